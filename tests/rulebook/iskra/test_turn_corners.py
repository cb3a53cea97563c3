"""Odd combinations of supply, reinforcements, events and the checks at the end of a turn."""

from __future__ import annotations

from typing import Any, cast

import pytest

from hexside.api import Game
from hexside.engine import Event
from hexside.phrasing import Names, Phrasing
from tests.rulebook.iskra.iskra_kit import (
    codes,
    ends,
    event,
    kind,
    legal,
    marks,
    play,
    stand,
    told,
    where,
)

GAME = "iskra"
#: The whole map, with a German far from everything.
MAP: dict[str, Any] = {"hexes": "", "seat": None}
GERMAN = {"ger-ii-43": "31.03"}


def _known(events: tuple[Event, ...], seat: str) -> list[tuple[str, Any]]:
    """What a seat learns about headquarters that leave their hexes."""
    return [
        (one.code, one.arguments.get("hex"))
        for one in events
        if one.code.startswith("headquarters-leaves") and one.seen_by(seat)
    ]


# 13.4.2, R-64: relocation


@pytest.mark.rule(GAME, "11.3.1", "13.4.2", "R-64")
def test_where_a_hidden_headquarters_without_supply_was_the_enemy_does_not_learn() -> None:
    units = {
        "a": "axis infantry 3-4-5 08.08 formation:a-div",
        "h": "axis hq 0-6 08.08 formation:a-div",
        "b": "soviet infantry 3-4-5 12.11",
        "z": "axis infantry 1-1-1 01.01",
    }
    game = stand(units, phase="supply-phase", seat=None)
    events = game.opening_events()
    assert _known(events, "axis") == [("headquarters-leaves", "08.08")]
    assert _known(events, "soviet") == [("headquarters-leaves-unseen", None)]
    del units["a"]
    alone = stand(units, phase="supply-phase", seat=None).opening_events()
    assert _known(alone, "soviet") == [("headquarters-leaves", "08.08")]


@pytest.mark.rule(GAME, "13.4.2", "8.6.4", "R-47", "2.7.2")
def test_a_headquarters_that_leaves_the_map_in_the_checks_enters_in_the_next_turn() -> None:
    units = {
        "h": "axis hq 0-6 06.05 formation:a-div",
        # The German source is in an enemy zone: no line leads to it.
        "s": "soviet infantry 3-4-5 02.01 67a",
        "b": "soviet infantry 3-4-5 12.11 67a",
    }
    game = stand(units, phase="checks", seat=None, terrain={"neva-ice": "06.05"})
    assert "headquarters-waits" in told(game.opening_events())
    assert (where(game, "h"), marks(game, "h")) == ("hq-waiting", ())
    assert (game.state.turn, game.state.data.phase) == (3, "reinforcement-phase")
    assert ends(game, "enter", "h", "axis")


@pytest.mark.rule(GAME, "7.3.2", "7.3.3", "13.4.2", "R-32", "R-34")
def test_after_a_relocation_units_return_at_the_new_place_and_those_on_the_map_stay_reduced() -> (
    None
):
    units = {
        "h": "soviet hq 0-6 05.05 67a",
        "a": "soviet infantry 5-4-5 12.11 67a reduced",
        "d": "soviet infantry 5-4-5 eliminated 67a",
        "z": "axis infantry 1-1-1 01.01",
    }
    game = stand(units, phase="supply-phase", seat=None)
    assert kind(game) == "relocate-headquarters"
    place = sorted(ends(game, "relocate", "h", "soviet"))[0]
    play(game, f"soviet: relocate h {place}")
    assert kind(game) == "replacements"
    assert place in ends(game, "replace", "d")
    assert "not-at-headquarters 7.3.2" in codes(game, "replace d 05.05")
    assert codes(game, "replace a 12.11") == {"not-supplied 7.3.3"}


# 19.1.12: the prompt


@pytest.mark.rule(GAME, "19.1.12", "7.3")
@pytest.mark.parametrize(
    ("language", "lost", "on_map"),
    [
        ("en", "eliminated", "on the map"),
        ("pl", "wyeliminowan", "na mapie"),
        ("ru", "уничтоженн", "на карте"),
    ],
)
def test_a_german_point_is_not_offered_for_eliminated_units(
    language: str, lost: str, on_map: str
) -> None:
    units = {"a": "axis infantry 3-4-5 03.03 reduced", "b": "soviet infantry 5-4-5 12.11 reduced"}
    more = {"phase": "replacements", "seat": "soviet", "tracks": {"axis_replacements": 1}}
    game = stand(units, **more)

    def prompt() -> str:
        names = Names(cast(Any, game.rules), language)
        assert game.decision is not None
        return Phrasing(language).decision(game.decision, names)

    assert lost in prompt()
    play(game, "soviet: done")
    assert game.waiting == ("axis",)
    assert lost not in prompt()
    assert on_map in prompt()


# 7.1.2: a blocked entry on the map of the game


@pytest.mark.rule(GAME, "19.1.19", "7.1.2", "R-60")
def test_the_147th_division_enters_within_ten_hexes_of_the_eastern_edge() -> None:
    units = {"sov-600": "arriving", "sov-631": "arriving", "sov-640": "arriving"}
    game = stand({**units, **GERMAN, "ger-i-1": "33.21"}, **MAP, phase="reinforcement-phase")
    blocked = {"34.20", "34.21"}
    rows = {f"34.{row:02}" for row in range(11, 32)}
    assert ends(game, "enter", "sov-600") == rows - blocked
    assert codes(game, "enter sov-600 34.21") == {"in-enemy-zone 7.1.2"}
    assert codes(game, "enter sov-600 34.10") == {"too-far-from-entry-hex 7.1.2"}
    # each unit has its own choice.
    play(game, "enter sov-600 34.11", "done")
    assert ends(game, "enter", "sov-631") == rows - blocked
    assert codes(game, "done") == {"units-must-enter 2.5.1"}


# 16.2, R-61: Tigers lost without a combat


@pytest.mark.rule(GAME, "16.2", "6.2", "R-53", "R-61")
def test_tigers_crowded_out_by_a_kampfgruppe_give_no_point() -> None:
    units = {
        "ger-1-s502": "05.05 reduced",
        "b": "axis infantry 2-4-5 05.05 formation:170",
        "ger-carstens": "kampfgruppen",
        "s": "soviet infantry 3-4-5 12.11",
    }
    game = stand(units, phase="reinforcement-phase", seat=None, turn=1)
    events = play(game, "axis: detach b ger-carstens", "axis: done")
    assert "hex-overstacked" in told(events)
    play(game, "axis: lose ger-1-s502")
    assert where(game, "ger-1-s502") == "eliminated"
    assert not game.state.data.tigers_destroyed


# 13.5, 14: the checks


def _to_next_turn(game: Game) -> None:
    turn = game.state.turn
    while game.state.turn == turn and not game.over:
        play(game, "done")


@pytest.mark.rule(GAME, "19.1.22", "13.5.2", "R-77")
def test_a_city_liberated_in_the_turn_of_retreating_orders_stays_soviet_at_four() -> None:
    city = ["15.38", "16.38", "17.39", "17.40", "18.38"]
    tracks = {"retreating_orders": True, "event": "retreating-orders", "soviet_hexes": city}
    game = stand(
        {"s": "soviet infantry 3-4-5 19.39 67a", **GERMAN},
        **{**MAP, "seat": "soviet"},
        turn=7,
        tracks=tracks,
    )
    events = play(game, "move s 18.39")
    assert event(events, "schluesselburg-liberated")["turn"] == 7
    _to_next_turn(game)
    assert game.state.data.schluesselburg == "soviet"


@pytest.mark.rule(GAME, "14.2", "14.1.5", "R-72")
def test_in_the_last_turn_a_sudden_death_comes_before_the_final_score() -> None:
    units = {"a": "soviet infantry 3-4-5 19.18", "b": "soviet infantry 3-4-5 20.18", **GERMAN}
    game = stand(units, **MAP, phase="checks", turn=10)
    assert game.state.result is not None
    assert game.state.result.code == "iskra-heights-taken"
    assert "final-points" not in told(game.opening_events())
    assert not legal(game)
