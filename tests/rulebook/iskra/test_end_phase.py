"""2.7: the End Phase in its order; 8.6.4 the Neva; 19.1.16 the wreck of the Tigers."""

from __future__ import annotations

from typing import Any

import pytest

from hexside.api import Game
from tests.rulebook.iskra.iskra_kit import kind, marks, play, stand, told, where

GAME = "iskra"
#: Marks that last for one turn.
PASSING = ("pinned", "out-of-command", "no-strategic-movement")


def end(units: dict[str, Any], **more: Any) -> Game:
    return stand(units, **{"phase": "end-phase", "seat": None, **more})


@pytest.mark.rule(GAME, "2.7.2", "R-18", "5.4.4", "19.1.15", "8.5.3")
def test_markers_of_one_turn_come_off_after_the_units_out_of_command() -> None:
    units = {
        "a": "soviet infantry 3-4-5 12.11 67a pinned out-of-command no-strategic-movement",
        "n": "soviet naval-infantry 3-4-5 06.06 67a on-ice pinned",
        "c": "axis infantry 3-4-5 06.09 isolated pinned",
        "ger-1-s502": "01.01 technical-problem",
    }
    game = end(units, terrain={"lake-ice": "06.06"}, tracks={"strategic": ["45g-div"]})
    assert kind(game) == "creep"
    play(game, "soviet: done")
    assert set(PASSING) <= set(marks(game, "a"))
    events = play(game, "axis: done")
    assert "turn-markers-off" in told(events)
    assert not {"out-of-command", "no-strategic-movement"} & set(marks(game, "a"))
    assert "technical-problem" not in marks(game, "ger-1-s502")
    assert "on-ice" in marks(game, "n")
    assert "isolated" in marks(game, "c")
    assert game.state.data.strategic == ()


@pytest.mark.rule(GAME, "2.7", "2.7.1", "2.7.2", "2.7.3", "14.2", "13.5.1", "19.1.16", "14.1.4")
def test_the_order_of_the_phase() -> None:
    # Everything at once at the end of turn 6, on a map with hardly a German.
    units = {
        "a": "soviet infantry 3-4-5 19.18 pinned",
        "b": "soviet infantry 3-4-5 20.18",
        "ger-i-391": "14.38",
        "ger-hq-170": "12.26",
        "ger-i-399": "32.22",
    }
    game = end(units, hexes="", turn=6, tracks={"wreck": "22.24"})
    events = play(game, "soviet: done", "axis: done")
    order = [
        *("turn-markers-off", "unit-eliminated", "tigers-blown-up", "schluesselburg-lowered"),
        *("link-up-made", "game-over"),
    ]
    assert [code for code in told(events) if code in order] == order


@pytest.mark.rule(GAME, "2.7.3", "1.2.2")
def test_then_the_next_turn_begins() -> None:
    units = {"a": "soviet infantry 3-4-5 12.11 67a", "c": "axis infantry 3-4-5 01.02"}
    game = end(units, turn=2)
    events = play(game, "soviet: done", "axis: done")
    assert "turn-begins" in told(events)
    assert game.state.turn == 3


# 8.6.4


@pytest.mark.rule(GAME, "8.6.4", "R-47", "13.4.1")
def test_germans_on_the_neva_are_lost_but_a_headquarters_relocates() -> None:
    units = {
        "c": "axis infantry 3-4-5 05.05",
        "d": "axis infantry 3-4-5 05.07",
        "h": "axis hq 0-6 06.05 formation:a-div",
        "s": "soviet infantry 3-4-5 05.06 67a",
        "f": "axis infantry 3-4-5 01.02",
    }
    board = {"terrain": {"neva-ice": "05.05 06.05 05.06", "lake-ice": "05.07"}}
    game = end(units, phase="checks", **board)
    assert where(game, "c") == "eliminated"
    assert (where(game, "d"), where(game, "s")) == ("05.07", "05.06")
    assert (where(game, "h"), kind(game)) == ("hq-waiting", "relocate-headquarters")


# 19.1.16


def wreck(units: dict[str, Any]) -> Game:
    ground = {"z": "axis infantry 3-4-5 01.02", "y": "soviet infantry 3-4-5 12.11 67a"}
    return end({**ground, **units}, phase="checks", tracks={"wreck": "06.06"})


@pytest.mark.rule(GAME, "19.1.16", "14.1.3", "R-45")
@pytest.mark.parametrize(
    "unit", ["soviet infantry 3-4-5 06.06", "soviet armour 0-1-5 06.06", "soviet ski 1-1-5 06.06"]
)
def test_a_soviet_combat_unit_in_the_hex_captures_the_wreck(unit: str) -> None:
    game = wreck({"a": unit})
    assert "tigers-captured" in told(game.opening_events())
    assert (game.state.data.tigers_captured, game.state.data.wreck) == (True, -1)


@pytest.mark.rule(GAME, "19.1.16", "R-45")
@pytest.mark.parametrize("unit", ["", "soviet hq 0-6 06.06 67a", "axis infantry 3-4-5 06.06"])
def test_otherwise_the_germans_blow_it_up(unit: str) -> None:
    game = wreck({"a": unit} if unit else {})
    assert "tigers-blown-up" in told(game.opening_events())
    assert (game.state.data.tigers_captured, game.state.data.wreck) == (False, -1)


@pytest.mark.rule(GAME, "19.1.16", "R-45")
def test_without_a_wreck_nothing_is_captured() -> None:
    units = {"a": "soviet infantry 3-4-5 06.06", "z": "axis infantry 3-4-5 01.02"}
    game = end(units, phase="checks")
    assert not {"tigers-captured", "tigers-blown-up"} & set(told(game.opening_events()))
