"""S1 Fall Blau: the set-up row by row, reserves, reinforcements, exits."""

from __future__ import annotations

from typing import Any

import pytest

import hexside
from hexside.api import Game
from hexside.games.stalingrad42.reading.loading import load
from hexside.games.stalingrad42.rules import S42Rules
from hexside.games.stalingrad42.supply.supply_lines import (
    region,
)
from tests.rulebook.stalingrad42.s42_kit import (
    codes,
    kind,
    legal,
    legal_with,
    marks,
    play,
    stand,
    where,
)
from tests.rulebook.stalingrad42.s42_supply_kit import names, work_of

GAME = "stalingrad-42"
FIFTH = ("sov-rd-1", "sov-rd-127", "sov-rd-153", "sov-rd-197", "sov-rd-203")
SIXTH = ("sov-rd-141", "sov-rd-206", "sov-rd-219", "sov-rd-99")
AXIS = {"ger-id-75": "1211"}


@pytest.fixture(scope="module")
def start() -> Game:
    return hexside.new(f"{GAME}/fall-blau", seed=1)


def map_a(units: dict[str, str], **more: Any) -> Game:
    return stand(AXIS | units, **({"hexes": "", "seat": "soviet"} | more))


@pytest.mark.rule(GAME, "S1.1")
def test_every_unit_starts_where_the_cards_say(start: Game) -> None:
    grid = start.rules.board.grid
    rows = [row for row in load().starts if row.scenario == "fall-blau" and row.hex]
    assert len(rows) > 150
    for row in rows:
        unit = start.state.units[row.unit]
        assert grid.names[unit.hex] == row.hex
        assert unit.steps == row.steps
    placed = {row.unit for row in rows}
    on_map = {uid for uid, unit in start.state.units.items() if unit.hex >= 0}
    assert on_map == placed


@pytest.mark.rule(GAME, "S1.1")
def test_eight_turns_with_the_axis_first(start: Game) -> None:
    rules = start.rules
    assert isinstance(rules, S42Rules)
    assert (rules.info.first_turn, rules.info.turns) == (1, 8)
    assert rules.setup.first_side == "axis"
    assert start.state.data.side == 0


@pytest.mark.rule(GAME, "S1.2")
def test_the_first_decision_is_the_axis_initial_phase(start: Game) -> None:
    assert start.state.data.phase == "initial"
    assert kind(start) == "s42-initial-phase"
    assert any(text.startswith("bring") for text in legal(start))


@pytest.mark.rule(GAME, "S1.2")
def test_army_boundaries_do_not_matter_and_supply_points_move_freely(start: Game) -> None:
    game = hexside.new(f"{GAME}/fall-blau", seed=1)
    while kind(game) == "s42-initial-phase":
        game.play("done")
    assert kind(game) == "s42-move-units"
    combat = [u for u, c in load().roster.items() if c.side == "axis" and c.is_combat]
    assert not [u for u in combat if legal_with(game, "move", u)]
    points = [u for u in game.state.units if u.startswith("axis-sp-")]
    assert [u for u in points if legal_with(game, "move", u)]


@pytest.mark.rule(GAME, "S1.2")
@pytest.mark.parametrize("turn", [1, 2])
def test_the_sixth_reserve_army_moves_from_turn_two(turn: int) -> None:
    game = map_a(dict.fromkeys(SIXTH, "3806 frozen"), phase="initial", turn=turn)
    assert all(("frozen" in marks(game, uid)) is (turn == 1) for uid in SIXTH)


@pytest.mark.rule(GAME, "S1.2")
def test_the_fifth_reserve_army_waits_beyond_the_east_edge_on_turn_three() -> None:
    early = map_a(dict.fromkeys(FIFTH, "turn-3"), phase="initial", turn=2)
    assert all(where(early, uid) == "turn-3" for uid in FIFTH)
    game = map_a(dict.fromkeys(FIFTH, "turn-3"), phase="initial", turn=3)
    assert all(where(game, uid) == "ea-m" for uid in FIFTH)
    play(game, "done")
    # M lies along the east edge north of 4210.
    first = {text.split()[2] for text in legal_with(game, "move", FIFTH[0])}
    assert first
    assert all(name[:2] == "42" and int(name[2:]) < 10 for name in first)


@pytest.mark.rule(GAME, "S1.2")
def test_one_unit_of_the_fifth_reserve_army_comes_by_rail() -> None:
    game = map_a(dict.fromkeys(FIFTH, "ea-m") | {"sov-tc-7": "ea-m"}, turn=3)
    rails = sorted(legal_with(game, "rail", FIFTH[0]))
    assert rails
    play(game, next(text for text in rails if not text.split()[-1].startswith("ea-")))
    for uid in FIFTH[1:]:
        assert not legal_with(game, "rail", uid)
        assert any("S1.2" in code for code in codes(game, f"rail {uid} {rails[0].split()[-1]}"))
        assert legal_with(game, "move", uid)
    # Other units are not bound by this, and the limit lasts beyond the turn.
    assert legal_with(game, "rail", "sov-tc-7")
    later = map_a(
        dict.fromkeys(FIFTH[1:], "ea-m") | {FIFTH[0]: "4105"},
        turn=4,
        tracks={"entered_by_rail": [FIFTH[0]]},
    )
    assert not legal_with(later, "rail", FIFTH[1])
    assert legal_with(later, "move", FIFTH[1])


@pytest.mark.rule(GAME, "S1.2", "22.6.3")
def test_soviet_reinforcements_enter_by_any_edge_or_go_to_any_area() -> None:
    uid = "sov-rd-232"
    game = map_a({uid: "turn-2"}, phase="initial", turn=2)
    assert legal_with(game, "reinforce", uid) == {f"reinforce {uid} {a}" for a in "abmnopq"}
    play(game, f"reinforce {uid} a", "done")
    assert {t.split()[-1] for t in legal_with(game, "transfer", uid)} == {
        f"ea-{letter}" for letter in "bmnopq"
    }


@pytest.mark.rule(GAME, "S1.2", "17.4")
@pytest.mark.parametrize("area", ["m", "q"])
def test_railways_run_on_beyond_the_east_and_south_edges(area: str) -> None:
    game = map_a({"sov-rd-232": f"ea-{area}"}, turn=3)
    assert legal_with(game, "rail", "sov-rd-232")


@pytest.mark.rule(GAME, "S1.2", "A-46")
def test_an_axis_exit_leaves_the_area_to_the_soviets() -> None:
    units = {"ger-pz-16": "4215", "sov-rd-232": "ea-n", "sov-rd-340": "4001"}
    game = map_a(units, seat="axis", turn=4)
    play(game, "move ger-pz-16 ea-n")
    assert where(game, "ger-pz-16") == "exited"
    work = work_of(game)
    assert "n" in work.areas(1)
    assert "4212" in names(game, region(work, 1))
    # Exited units neither return nor attack.
    assert not legal_with(game, "move", "ger-pz-16")


@pytest.mark.rule(GAME, "S1.2", "A-46")
@pytest.mark.parametrize(("hex", "area"), [("4203", "m"), ("4222", "o"), ("4230", "p")])
def test_every_area_of_the_east_edge_is_an_exit(hex: str, area: str) -> None:
    game = map_a({"ger-pz-16": hex, "sov-rd-340": "2501"}, seat="axis", turn=4)
    assert f"move ger-pz-16 ea-{area}" in legal(game)


@pytest.mark.rule(GAME, "S1.2", "A-46")
def test_the_south_edge_is_an_exit_too() -> None:
    game = map_a({"ger-pz-16": "3239", "sov-rd-340": "2501"}, seat="axis", turn=4)
    assert "move ger-pz-16 ea-q" in legal(game)
