"""30 The Trans-Caucasus Front in play: what sets it in motion, when and where it arrives."""

from __future__ import annotations

import pytest

from hexside.api import Game
from tests.rulebook.stalingrad42.s42_kit import codes, legal_with, play, stand, told, where

GAME = "stalingrad-42"
BOX = {
    "tc-1": "soviet infantry 3-5-3 trans-caucasus",
    "tc-2": "soviet cavalry 2-3-5 trans-caucasus",
}
SOVIET_UNIT = {"far": "soviet infantry 3-5-3 7736"}


def campaign(units: dict[str, str], **more: object) -> Game:
    options = {"automatic-victory": "off"}
    more = {"scenario": "campaign", "hexes": "", "turn": 9, "options": options, **more}
    return stand({**BOX, **SOVIET_UNIT, **units}, **more)


def to_soviet_turn(game: Game) -> None:
    """Pass until the Soviet Initial or Movement Phase."""
    for _ in range(8):
        assert game.decision is not None
        if game.decision.seat == "soviet":
            return
        play(game, "done")


def is_open(game: Game) -> bool:
    return bool(game.state.data.trans_caucasus)


@pytest.mark.rule(GAME, "30", "D30", "A-89")
def test_3139_sets_nothing_in_motion() -> None:
    game = campaign({"pz": "axis panzer 10-8-6 3138"})
    play(game, "move pz 3139")
    assert not is_open(game)
    to_soviet_turn(game)
    assert legal_with(game, "trans-caucasus") == set()


@pytest.mark.rule(GAME, "30", "D30", "A-89")
def test_3140_on_turn_9_brings_the_first_unit_on_turn_9() -> None:
    game = campaign({"pz": "axis panzer 10-8-6 3138"})
    events = play(game, "move pz 3139 3140")
    assert "s42-trans-caucasus-opens" in told(events)
    to_soviet_turn(game)
    assert game.state.turn == 9
    areas = {text.split()[2] for text in legal_with(game, "trans-caucasus", "tc-1")}
    assert areas == {"g", "h", "j", "k", "l"}
    assert codes(game, "trans-caucasus tc-1 f") == {"s42-not-your-area 30"}
    assert codes(game, "trans-caucasus far h") == {"s42-not-in-trans-caucasus 30"}
    assert "s42-trans-caucasus-now 30" in codes(game, "done")
    play(game, "trans-caucasus tc-1 h")
    assert where(game, "tc-1") == "ea-h"
    assert "s42-trans-caucasus-waits 30" in codes(game, "trans-caucasus tc-2 h")
    # It moves normally this turn.
    if game.state.data.phase == "initial":
        play(game, "done")
    assert legal_with(game, "move", "tc-1")


@pytest.mark.rule(GAME, "30", "A-89")
@pytest.mark.parametrize("text", ["axis supply-point 0-0-5 3139", "axis infantry 5-7-3 3139"])
def test_any_axis_unit_will_do_and_for_good(text: str) -> None:
    game = campaign({"u": text})
    play(game, "move u 3140")
    assert is_open(game)
    game = campaign({}, tracks={"trans_caucasus": True}, seat="soviet", phase="initial", turn=12)
    assert legal_with(game, "trans-caucasus", "tc-2")


@pytest.mark.rule(GAME, "30", "A-89")
def test_a_landing_across_the_kerch_strait_too() -> None:
    game = campaign({"u": "axis infantry 5-7-3 ea-w"})
    landing = sorted(legal_with(game, "kerch", "u"))
    play(game, landing[0])
    assert is_open(game)


@pytest.mark.rule(GAME, "30", "A-89")
def test_a_soviet_unit_does_not() -> None:
    game = campaign({"u": "soviet infantry 3-5-3 3139"}, seat="soviet")
    play(game, "move u 3140")
    assert not is_open(game)


@pytest.mark.rule(GAME, "30", "A-89")
@pytest.mark.parametrize(("closed", "turn", "areas"), [(["g"], 12, "hjkl"), (["k"], 28, "ghjl")])
def test_not_in_an_area_that_is_closed(closed: list[str], turn: int, areas: str) -> None:
    tracks = {"trans_caucasus": True, "closed": closed}
    game = campaign({}, tracks=tracks, seat="soviet", phase="initial", turn=turn)
    assert {t.split()[2] for t in legal_with(game, "trans-caucasus", "tc-1")} == set(areas)


@pytest.mark.rule(GAME, "30")
def test_until_the_box_is_empty() -> None:
    tracks = {"trans_caucasus": True}
    units = {"tc-1": "ea-g", "tc-2": "ea-h"}
    units = {name: f"soviet infantry 3-5-3 {box}" for name, box in units.items()}
    game = campaign(units, tracks=tracks, seat="soviet", phase="initial", turn=12)
    assert legal_with(game, "trans-caucasus") == set()
    assert "s42-trans-caucasus-now 30" not in codes(game, "done")


@pytest.mark.rule(GAME, "30", "A-89")
@pytest.mark.parametrize(("hex", "expected"), [("3145", True), ("3139", False)])
def test_in_a_text_an_axis_unit_that_stands_there_has_come_there(hex: str, expected: bool) -> None:
    game = campaign({"pz": f"axis panzer 10-8-6 {hex}"}, seat="soviet", phase="initial")
    assert is_open(game) is expected
    assert bool(legal_with(game, "trans-caucasus")) is expected
    # What the text says of the track stands.
    tracks = {"trans_caucasus": not expected}
    game = campaign(
        {"pz": f"axis panzer 10-8-6 {hex}"}, seat="soviet", phase="initial", tracks=tracks
    )
    assert is_open(game) is not expected
