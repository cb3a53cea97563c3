"""S4 The campaign: first turn, the gate of turn 28, the last turn."""

from __future__ import annotations

import pytest

from hexside.api import Game
from hexside.games.stalingrad42.rail.railroads import repaired
from hexside.games.stalingrad42.reading.printed import AXIS, SOVIET
from hexside.games.stalingrad42.sequence.order_of_play import MOMENTS
from hexside.games.stalingrad42.sequence.player_order import last_turn
from hexside.games.stalingrad42.victory.gates import check_gate
from hexside.games.stalingrad42.victory.victory import check_victory, elbrus_points, score
from hexside.games.stalingrad42.work import S42Work
from tests.rulebook.stalingrad42.s42_kit import codes, legal_with, play
from tests.rulebook.stalingrad42.test_s3_uranus import opened, work_on

GAME = "stalingrad-42"


@pytest.fixture(scope="module")
def start() -> Game:
    return opened("campaign")


def with_points(turn: int, points: int, **options: str) -> S42Work:
    """The campaign on a turn, with as many points in Axis hands and no Soviet unit in the way."""
    work = work_on(opened("campaign", **options), turn)
    for uid in work.on_map(SOVIET):
        work.lift(uid, "eliminated")
    left = points
    taken = set(work.data.control)
    by_worth = sorted(work.ground.victory_hexes.items(), key=lambda item: (-item[1], item[0]))
    for hex, worth in by_worth:
        if worth <= left:
            taken.add(hex)
            left -= worth
    assert left == 0
    work.change(control=tuple(sorted(work.ground.controllable - work.ground.victory_hexes.keys())))
    work.change(control=tuple(sorted({*work.data.control, *taken})))
    work.drop_notes()
    assert score(work) == points
    return work


def ending(work: S42Work) -> tuple[str, str, str]:
    """Who has won, by which section and why; nothing while the game goes on."""
    result = work.result
    return ("", "", "") if result is None else (result.winner, result.rule, result.code)


@pytest.mark.rule(GAME, "S4.1", "S4.2")
def test_the_axis_begins_with_its_initial_phase(start: Game) -> None:
    data = start.state.data
    assert (start.state.turn, data.phase, data.side) == (1, "initial", AXIS)
    assert last_turn(work_on(start, 1).rules) == 36
    assert min(int(name[:2]) for name in start.rules.board.grid.names) == 10


@pytest.mark.rule(GAME, "S4.1", "17.1")
def test_railways_west_of_the_start_line_are_repaired(start: Game) -> None:
    work = work_on(start, 1)
    ground = work.ground
    rail = set(work.rules.grid.indices(ground.rail_bits(1)))
    west = rail & ground.west
    assert west
    assert west <= repaired(work)
    assert any(hex in ground.west for hex in (head.hex for head in work.data.railheads))


@pytest.mark.rule(GAME, "S4.2")
def test_axis_combat_units_move_tactically_on_turn_1() -> None:
    game = opened("campaign")
    play(game, "axis: done")
    movers = {text.split()[1] for text in legal_with(game, "move")}
    combat = game.rules.combat  # type: ignore[attr-defined]
    assert movers
    assert not any(combat[uid] for uid in movers)
    assert legal_with(game, "tactical", "ger-pz-24")
    near = sorted(legal_with(game, "tactical", "ger-pz-24"), key=len)[0]
    assert "s42-tactical-only S4.2" in codes(game, near.replace("tactical", "move"))


@pytest.mark.rule(GAME, "S4.4", "A-97", "D42")
@pytest.mark.parametrize(("points", "elbrus", "winner"), [(23, True, "soviet"), (24, False, None)])
def test_twenty_four_points_at_the_end_of_the_axis_turn_of_turn_28(
    points: int, elbrus: bool, winner: str | None
) -> None:
    work = with_points(28, points)
    work.change(elbrus=elbrus)
    check_gate(work, SOVIET)
    assert ending(work) == ("", "", "")
    check_gate(work, AXIS)
    assert ending(work) == (("soviet", "S4.4", "s42-gate-missed") if winner else ("", "", ""))


@pytest.mark.rule(GAME, "S4.4", "A-97")
def test_the_gate_is_tested_when_the_axis_player_turn_ends() -> None:
    assert check_gate in MOMENTS.player_turn_ends
    for turn in (27, 29):
        work = with_points(turn, 2)
        check_gate(work, AXIS)
        assert work.result is None


@pytest.mark.rule(GAME, "S4.4", "24.2", "C202")
def test_without_automatic_victory_late_turns_are_reached() -> None:
    work = with_points(28, 2, automatic_victory="off")
    check_gate(work, AXIS)
    check_victory(work)
    assert work.result is None


@pytest.mark.rule(GAME, "S4.4", "24.2", "24.3")
@pytest.mark.parametrize(
    ("turn", "points", "winner", "rule"),
    [
        (36, 21, "axis", "S4.4"),
        (36, 20, "soviet", "S4.4"),
        (36, 27, "axis", "24.2"),
        (36, 15, "soviet", "24.2"),
        (35, 21, None, ""),
        (7, 2, "soviet", "24.2"),
        (7, 14, "axis", "24.2"),
    ],
)
def test_twenty_one_points_on_the_last_turn(
    turn: int, points: int, winner: str | None, rule: str
) -> None:
    work = with_points(turn, points)
    work.change(elbrus=turn == 36)
    assert turn != 36 or elbrus_points(work) == 0
    check_victory(work)
    result = work.result
    assert (result.winner if result else None) == winner
    assert (result.rule if result else "") == rule
