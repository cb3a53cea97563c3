"""S2.4 The first turn of the Caucasus, played: pre-move, Axis turn, Soviet turn."""

from __future__ import annotations

import pytest

from hexside.api import Game
from tests.rulebook.stalingrad42.s42_kit import (
    codes,
    cost,
    legal,
    legal_with,
    neighbours,
    play,
    stand,
    told,
    where,
)
from tests.rulebook.stalingrad42.test_s2_caucasus import axis_turn, caucasus

GAME = "stalingrad-42"
FIRST = ("sov-grbr-8", "sov-nkvd-11")


@pytest.fixture(scope="module")
def start() -> Game:
    return caucasus()


def data(game: Game) -> object:
    return game.state.data


def pass_to_soviet_turn(game: Game) -> None:
    """The Axis does nothing until the Soviet Initial Phase."""
    while game.state.data.phase != "initial":
        play(game, "done")


@pytest.mark.rule(GAME, "S2.4")
def test_normal_moves_within_the_allowance_and_nothing_else(start: Game) -> None:
    assert {text.split()[0] for text in legal(start)} == {"move", "done"}
    work = start.rules.work(start.state)
    for uid in ("sov-rd-30", "sov-cc-17"):
        allowance = work.allowance(uid) / 2  # type: ignore[attr-defined]
        costs = {cost(start, text) for text in legal_with(start, "move", uid)}
        assert costs
        assert max(costs) <= allowance
    step = min(legal_with(start, "move", "sov-rd-30")).split()[2]
    for action in (
        f"tactical sov-rd-30 {step}",
        f"extend sov-rd-30 {step}",
        "rail sov-rd-30 ea-h",
        "sea sov-rd-30 2249",
        "transfer sov-rd-30 ea-h",
        "full-retreat sov-rd-30",
        "flip sov-sp-1",
    ):
        assert codes(start, action) >= {"s42-pre-move S2.4"}, action


@pytest.mark.rule(GAME, "S2.4", "20.4")
def test_any_unit_on_the_map_but_garrisons(start: Game) -> None:
    movers = {text.split()[1] for text in legal(start) if text.startswith("move ")}
    roster = start.rules.roster  # type: ignore[attr-defined]
    free = {
        uid
        for uid, unit in start.state.units.items()
        if unit.hex >= 0 and roster[uid].side == "soviet" and not roster[uid].garrison
    }
    # Supply Points and Front headquarters too; who is missing is hemmed in by the stacking limit.
    assert {"sov-sp-1", "sov-hq-nc", "sov-hq-tc"} <= movers
    assert movers <= free
    garrisons = [uid for uid in start.state.units if roster[uid].garrison]
    on_map = [uid for uid in garrisons if start.state.units[uid].hex >= 0]
    assert on_map
    for uid in on_map:
        step = min(neighbours(start, where(start, uid)))
        assert "s42-unit-frozen 20.4" in codes(start, f"move {uid} {step}")


@pytest.mark.rule(GAME, "S2.4")
def test_who_moved_before_moves_again_in_the_soviet_turn() -> None:
    game = caucasus()
    moved = sorted(legal_with(game, "move", "sov-cc-17"))[0]
    play(game, moved)
    # Once in the pre-move.
    play(game, sorted(legal_with(game, "move", "sov-rd-30"))[0])
    assert legal_with(game, "move", "sov-cc-17") == set()
    play(game, "done")
    pass_to_soviet_turn(game)
    for uid in FIRST:
        play(game, f"reinforce {uid} h")
    while game.state.data.phase == "initial":
        play(game, "done")
    assert legal_with(game, "move", "sov-cc-17")
    assert legal_with(game, "tactical", "sov-cc-17")


@pytest.mark.rule(GAME, "S2.4", "S2.3")
def test_the_two_reinforcements_wait_for_the_soviet_turn() -> None:
    game = caucasus()
    assert {uid for uid in FIRST if where(game, uid) == "turn-10"} == {*FIRST}
    waiting = [
        uid
        for uid, unit in game.state.units.items()
        if unit.box == "turn-10" and game.rules.side[uid]  # type: ignore[attr-defined]
    ]
    assert waiting == [*FIRST]
    play(game, "done")
    assert {where(game, uid) for uid in FIRST} == {"turn-10"}
    pass_to_soviet_turn(game)
    assert game.state.turn == 10
    for uid in FIRST:
        areas = {text.split()[2] for text in legal_with(game, "reinforce", uid)}
        assert areas == {"g", "h", "j", "k", "l"}
        play(game, f"reinforce {uid} h")
    while game.state.data.phase == "initial":
        play(game, "done")
    assert legal_with(game, "move", FIRST[0])


@pytest.mark.rule(GAME, "S2.4")
def test_no_axis_initial_phase_but_a_soviet_one() -> None:
    game = caucasus()
    events = play(game, "done")
    assert "s42-replacements-received" not in told(events)
    now = game.state.data
    assert (now.phase, now.resource_points, now.replacements) == ("movement", 0, {})
    pass_to_soviet_turn(game)
    now = game.state.data
    assert now.resource_points == 1
    assert now.replacements == {"infantry": 1}


@pytest.mark.rule(GAME, "S2.4", "S2.2", "C204")
def test_the_axis_enters_by_2740_to_4240_with_the_full_allowance() -> None:
    game = axis_turn()
    moves = [text.split() for text in legal_with(game, "move", "ger-pz-13")]
    entries = {words[2] for words in moves}
    assert entries <= {f"{column}40" for column in range(27, 43)}
    assert {"2740", "4240"} <= entries
    work = game.rules.work(game.state)
    full = work.allowance("ger-pz-13") / 2  # type: ignore[attr-defined]
    spent = {cost(game, " ".join(words)) for words in moves}
    assert full - 1 <= max(spent) <= full
    # From here on play is normal: other kinds of movement are open.
    assert legal_with(game, "extend")
    assert codes(game, "move ger-pz-13 4340")
    # Nothing runs on rails yet.
    assert legal_with(game, "rail") == set()


@pytest.mark.rule(GAME, "S2.2", "S2.4")
def test_the_axis_has_points_from_turn_11() -> None:
    game = axis_turn()
    pass_to_soviet_turn(game)
    for uid in FIRST:
        play(game, f"reinforce {uid} h")
    while game.state.turn == 10:
        play(game, "done")
    now = game.state.data
    assert (now.phase, now.side, now.resource_points) == ("initial", 0, 1)


@pytest.mark.rule(GAME, "S2.4")
def test_only_units_on_the_map_that_are_no_garrisons_move_before_the_axis() -> None:
    """The two reinforcements of the turn wait, also where a text has them in an area already."""
    units = {
        "r": "soviet infantry 3-5-3 6858",
        "g": "soviet infantry 3-5-3 6156 garrison",
        "sov-nkvd-11": "ea-g",
    }
    settings = {"scenario": "caucasus", "turn": 10, "hexes": "", "seat": "soviet"}
    before = stand(units, phase="pre-move", **settings)
    assert {text.split()[1] for text in legal_with(before, "move")} == {"r"}
    assert "s42-pre-move S2.4" in codes(before, "move sov-nkvd-11 8061")
    assert "s42-pre-move S2.4" in codes(before, "move g 6157")
    later = stand(units, phase="movement", **settings)
    assert {text.split()[1] for text in legal_with(later, "move")} == {"r", "g", "sov-nkvd-11"}
