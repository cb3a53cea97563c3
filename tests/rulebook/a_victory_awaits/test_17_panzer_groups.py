"""17.6 (option) The second activation of a panzer group needs a railway of its own."""

from __future__ import annotations

from typing import Any

import pytest

from hexside.api import Game
from hexside.engine import Event
from tests.rulebook.a_victory_awaits.ava_kit import kind, play, stand, told

GAME = "a-victory-awaits"
OPTION = {"panzer-group-supply": "on"}
#: Two railways from two sources; the second panzer group can use both.
TWO_LINES = {"rail": ["L1003 L1103 L1203 L1303", "L1009 L1109 L1209 L1309"]}
TWO_SOURCES = {"axis-source": "L1003 L1009"}


def second(hq: str, chit: str, **more: Any) -> Game:
    """The second chit of a panzer group this turn."""
    units = {"s": "soviet infantry 1-4 L2012", "ger-4a": "L1003", **more.pop("units", {})}
    tracks = {"panzer_groups": [hq], **more.pop("tracks", {})}
    return stand(
        units,
        **{
            "scenario": "campaign",
            "phase": "resolution",
            "chit": chit,
            "seat": None,
            "options": OPTION,
            "tracks": tracks,
            "areas": TWO_SOURCES,
            "lines": TWO_LINES,
            "chits": {"cup": [] if chit == "axis-4a" else ["axis-4a"], "drawn": chit},
            **more,
        },
    )


@pytest.mark.rule(GAME, "17.6", "V27")
def test_the_second_activation_needs_a_line() -> None:
    far = {"ger-3pzg": "L2001"}
    game = second("ger-3pzg", "axis-3pzg", units=far)
    found = told(game.opening_events())
    assert "panzer-group-without-line" in found
    # The chit is spent without effect.
    assert "axis-3pzg" in game.view("").tracks["resolved"]
    near = {"ger-3pzg": "L1306"}
    assert "panzer-group-without-line" not in told(
        second("ger-3pzg", "axis-3pzg", units=near).opening_events()
    )


@pytest.mark.rule(GAME, "17.6")
def test_the_first_activation_needs_none() -> None:
    game = second("ger-1pzg", "axis-3pzg", units={"ger-3pzg": "L2001", "ger-1pzg": "L1309"})
    assert kind(game) == "move-units"
    assert set(game.state.data.panzer_groups) == {"ger-1pzg", "ger-3pzg"}
    assert game.state.data.panzer_rails == ()


@pytest.mark.rule(GAME, "17.6", "V27")
def test_without_the_option_nothing_is_needed() -> None:
    game = second("ger-3pzg", "axis-3pzg", units={"ger-3pzg": "L2001"}, options={})
    assert kind(game) == "move-units"


@pytest.mark.rule(GAME, "17.6", "V27")
def test_two_panzer_groups_do_not_use_the_same_railway() -> None:
    # The north line is in use; a group that reaches only it may not act again.
    used = {"panzer_rails": ["L1003/L1103", "L1103/L1203", "L1203/L1303"]}
    groups = {"panzer_groups": ["ger-1pzg", "ger-3pzg"], **used}
    north = {"ger-3pzg": "L1903"}
    game = second("ger-3pzg", "axis-3pzg", units=north, tracks=groups)
    assert "panzer-group-without-line" in told(game.opening_events())
    # With free railways it may.
    game = second("ger-3pzg", "axis-3pzg", units=north)
    assert kind(game) == "move-units"
    names = game.rules.board.grid.names
    pairs = [game.rules.board.grid.beside(side) for side in game.state.data.panzer_rails]
    assert {f"{names[a]}/{names[b]}" for a, b in pairs} == set(used["panzer_rails"])


@pytest.mark.rule(GAME, "17.6", "V27")
def test_another_railway_is_looked_for() -> None:
    used = {"panzer_rails": ["L1003/L1103", "L1103/L1203", "L1203/L1303"]}
    # Six hexes from both lines.
    between = {"ger-3pzg": "L1706"}
    groups = {"panzer_groups": ["ger-1pzg", "ger-3pzg"], **used}
    game = second("ger-3pzg", "axis-3pzg", units=between, tracks=groups)
    assert kind(game) == "move-units"
    names = game.rules.board.grid.names
    pairs = [game.rules.board.grid.beside(side) for side in game.state.data.panzer_rails]
    found = {f"{names[a]}/{names[b]}" for a, b in pairs} - set(used["panzer_rails"])
    assert found
    assert all("L1009 L1109 L1209 L1309".find(pair[:5]) >= 0 for pair in found)


@pytest.mark.rule(GAME, "17.6", "V27", "7.3", "V32")
def test_an_interrupt_without_a_line_is_not_offered() -> None:
    def interrupting(place: str) -> Game:
        return stand(
            {"ger-2pzg": place, "sov-4a": "L2010", "s": "soviet infantry 1-4 L2012"},
            scenario="smolensk",
            phase="command",
            seat=None,
            options=OPTION,
            areas=TWO_SOURCES,
            lines=TWO_LINES,
            tracks={"panzer_groups": ["ger-2pzg"]},
            chits={
                "cup": ["soviet-4a"],
                "hand_axis": ["axis-guderian"],
                "pool_axis": ["axis-guderian"],
            },
        )

    assert kind(interrupting("L1306")) == "react-or-accept"
    game = interrupting("L2001")
    assert kind(game) == "move-units"
    assert game.view("").waiting == ("soviet",)
    events: list[Event] = []
    while game.state.turn == 2 and kind(game) in ("move-units", "declare-attacks"):
        events += play(game, "done")
    # At the end of the turn it is laid aside without effect.
    assert "panzer-group-without-line" in told(events)


@pytest.mark.rule(GAME, "17.6")
def test_armies_need_no_line_and_a_new_turn_begins_anew() -> None:
    game = second("ger-3pzg", "axis-4a", units={"ger-4a": "L2001"})
    assert kind(game) == "move-units"
    while game.state.turn == 2:
        play(game, "done")
    while game.state.data.phase == "selection":
        seat = game.view("").waiting[0]
        game.play("done", seat)
    assert game.state.data.panzer_rails == ()
    assert "ger-3pzg" not in game.state.data.panzer_groups
