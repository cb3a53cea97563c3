"""11.1: the Airborne chit, its unit and its marker."""

from __future__ import annotations

from typing import Any

import pytest

from hexside.api import Game
from tests.rulebook.traces_of_war.tow_kit import (
    codes,
    ends,
    event,
    kind,
    legal,
    legal_with,
    marks,
    play,
    stand,
    told,
    track,
    where,
)

GAME = "traces-of-war"
GUARDS = "sov-18g-abn"
FIELD = "1520-1835"


def drop(units: dict[str, Any], **more: Any) -> Game:
    """The paradrop, after the reinforcements of the chit."""
    more.setdefault("areas", {"soviet-source": "1735", "axis-source": "1520"})
    more.setdefault("hexes", FIELD)
    return stand({GUARDS: "pool", **units}, phase="airborne", turn=3, **more)


@pytest.mark.rule(GAME, "11.1", "4.3.4")
def test_the_chit_brings_a_group_and_then_the_paradrop() -> None:
    group = {
        "side": "soviet",
        "attack": 4,
        "move": 4,
        "availability": "group 2",
        "box": "pool",
    }
    game = stand(
        {GUARDS: "pool", "n": group, "b": "soviet infantry 4-4 1733"},
        phase="resolution",
        chit="soviet-airborne",
        chits={"drawn": "soviet-airborne"},
        turn=3,
        tracks={"group": 2},
        lines={"rail": "1734 1735"},
        areas={"soviet-source": "1735", "axis-source": "1528"},
    )
    assert kind(game) == "place-reinforcements"
    play(game, "place n 1734")
    # The group is used up as by the Reinforcements chit.
    assert track(game, "group") == 3
    assert (kind(game), game.waiting) == ("choose-landing", ("soviet",))
    play(game, "paradrop 1731")
    assert (where(game, GUARDS), track(game, "airborne_hex")) == ("1731", "1731")


@pytest.mark.rule(GAME, "11.1", "R20")
def test_the_drop_is_within_eight_hexes_of_a_soviet_unit() -> None:
    game = drop({"b": "soviet infantry 4-4 1733"})
    assert "paradrop 1725" in legal(game)
    assert codes(game, "paradrop 1724") == {"landing-too-far 11.1"}


@pytest.mark.rule(GAME, "11.1")
@pytest.mark.parametrize("mark", ["out-of-supply", "isolated"])
def test_units_without_supply_do_not_open_the_drop(mark: str) -> None:
    game = drop({"b": "soviet infantry 4-4 1733", "cut": f"soviet infantry 4-4 1725 {mark}"})
    assert codes(game, "paradrop 1724") == {"landing-too-far 11.1"}
    supplied = drop({"b": "soviet infantry 4-4 1733", "cut": "soviet infantry 4-4 1725"})
    assert codes(supplied, "paradrop 1724") == set()


@pytest.mark.rule(GAME, "11.1", "R20")
def test_enemy_zones_are_open_but_enemy_hexes_full_hexes_and_the_sea_are_not() -> None:
    game = drop(
        {
            "b": "soviet infantry 4-4 1733",
            "c": "soviet infantry 4-4 1733",
            "z": "axis infantry 3-4 1729",
        },
        terrain={"sea": "1628"},
    )
    assert "paradrop 1730" in legal(game)
    assert codes(game, "paradrop 1729") == {"enemy-occupied 11.1"}
    assert codes(game, "paradrop 1733") == {"stacking-limit 5.0"}
    assert codes(game, "paradrop 1628") == {"sea-hex 11.1"}


@pytest.mark.rule(GAME, "11.1", "12.3")
def test_the_marker_adds_a_crossing_point_at_once() -> None:
    game = drop({"b": "soviet infantry 4-4 1733"}, tracks={"crossing_points": []})
    assert track(game, "crossing_count") == 0
    assert event(play(game, "paradrop 1730"), "airborne-landed")["count"] == 1
    assert (track(game, "crossing_count"), track(game, "crossing_points")) == (1, [])


@pytest.mark.rule(GAME, "11.1", "5.0")
def test_the_marker_does_not_stack_but_its_unit_does() -> None:
    units = {GUARDS: "1730", "b": "soviet infantry 4-9 1732", "c": "soviet infantry 4-9 1732"}
    game = stand(units, tracks={"airborne_hex": "1730", "airborne_used": True}, turn=3)
    play(game, "move b 1731 1730")
    assert "1730" not in ends(game, "move", "c")


LANDED = {"airborne_hex": "1730", "airborne_used": True}


@pytest.mark.rule(GAME, "11.1", "8.1")
@pytest.mark.parametrize(("tracks", "mark"), [(LANDED, ()), ({}, ("isolated",))])
def test_the_marker_is_a_source_of_supply(tracks: dict[str, Any], mark: tuple[str, ...]) -> None:
    game = stand(
        {
            "b": "soviet infantry 4-4 1730 out-of-supply",
            "hq": "soviet hq 2-4 1535",
            "w": "axis infantry 3-4 1731",
        },
        phase="supply-check",
        seat=None,
        tracks=tracks,
        turn=3,
        hexsides={"blocked": "1730/1731 1730/1830 1730/1831 1730/1631 1730/1630 1730/1729"},
        areas={"soviet-source": "1535", "axis-source": "1528"},
    )
    assert marks(game, "b") == mark


@pytest.mark.rule(GAME, "11.1", "11.0")
def test_the_marker_is_no_source_for_reinforcements() -> None:
    game = stand(
        {
            "n": {
                "side": "soviet",
                "attack": 4,
                "move": 4,
                "availability": "group 1",
                "box": "pool",
            }
        },
        phase="reinforcements",
        tracks=LANDED,
        turn=3,
        lines={"rail": ["1729 1730 1731", "1534 1535"]},
        areas={"soviet-source": "1535"},
    )
    assert ends(game, "place", "n") == {"1534", "1535"}


@pytest.mark.rule(GAME, "11.1")
@pytest.mark.parametrize(("path", "word"), [("1731 1730", "stops"), ("1731 1730 1729", "passes")])
def test_an_enemy_combat_unit_that_enters_destroys_the_marker(path: str, word: str) -> None:
    game = stand(
        {"z": "axis infantry 3-9 1732", "hq": "axis hq 2-9 1732"},
        seat="axis",
        turn=3,
        tracks=LANDED,
    )
    events = play(game, f"move z {path}")
    assert "airborne-marker-destroyed" in told(events), word
    assert track(game, "airborne_hex") == ""
    # The crossing point stays Soviet for ever.
    assert track(game, "crossing_count") == 1


@pytest.mark.rule(GAME, "11.1")
def test_a_headquarters_does_not_destroy_the_marker() -> None:
    game = stand({"hq": "axis hq 2-9 1732"}, seat="axis", turn=3, tracks=LANDED)
    play(game, "move hq 1731 1730")
    assert track(game, "airborne_hex") == "1730"


@pytest.mark.rule(GAME, "11.1")
def test_a_retreat_or_pursuit_into_its_hex_destroys_the_marker_too() -> None:
    game = stand(
        {"a": "soviet infantry 1-4 1731 one-step", "z": "axis infantry 10-4 1732"},
        phase="combat",
        seat="axis",
        turn=3,
        tracks={"airborne_hex": "1731", "airborne_used": True},
        dice=[6],
        areas={"soviet-source": "1535", "axis-source": "1835"},
    )
    play(game, "attack 1731", "add z", "resolve", "pursue z 1731")
    assert track(game, "airborne_hex") == ""
    assert track(game, "crossing_count") == 1


@pytest.mark.rule(GAME, "11.1")
def test_the_marker_cannot_be_moved() -> None:
    game = stand({GUARDS: "1730", "b": "soviet infantry 4-4 1535"}, turn=3, tracks=LANDED)
    play(game, f"move {GUARDS} 1731")
    assert track(game, "airborne_hex") == "1730"


@pytest.mark.rule(GAME, "11.1", "4.2.1")
def test_the_chit_is_used_once() -> None:
    fresh = stand({"b": "soviet infantry 4-4 1535"}, phase="command-chits", seat=None, turn=4)
    assert "soviet-airborne" in fresh.view("soviet").own["inactive"]
    spent = stand(
        {"b": "soviet infantry 4-4 1535"},
        phase="command-chits",
        seat=None,
        turn=4,
        tracks=LANDED,
    )
    assert "soviet-airborne" not in spent.view("soviet").own["inactive"]


@pytest.mark.rule(GAME, "11.1")
def test_only_the_soviet_player_chooses_the_landing() -> None:
    game = drop({"b": "soviet infantry 4-4 1733"})
    assert codes(game, "paradrop 1730", seat="axis") == {"not-your-decision"}
    assert legal_with(game, "done") == set()
