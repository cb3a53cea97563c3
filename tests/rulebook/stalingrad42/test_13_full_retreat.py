"""13.3-13.5, 11.2.1: zones of routed units, recovery step by step, the option for mountains."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rulebook.stalingrad42.s42_battles import assault, fight
from tests.rulebook.stalingrad42.s42_kit import event, kind, legal_with, marks, play, stand, where

GAME = "stalingrad-42"


@pytest.mark.rule(GAME, "13.2.2", "13.3.2", "A-11")
@pytest.mark.parametrize("option", ["on", "off"])
def test_units_in_full_retreat_keep_their_zone(option: str) -> None:
    units = {
        "a": "axis panzer 10-8-6 2014",
        "x": "soviet infantry 3-5-3 2011 full-retreat",
        "y": "soviet infantry 3-5-3 2516",
    }
    game = stand(units, options={"full-retreat-zone": option})
    # With the zone no one moves past 2012 in one go; he stops, and they withdraw.
    through = [t for t in legal_with(game, "move", "a") if t.startswith("move a 2013 2012 ")]
    assert bool(through) == (option == "off")
    play(game, "move a 2013 2012")
    assert kind(game) == "s42-withdraw-units"


@pytest.mark.rule(GAME, "13.4", "13.3.2")
def test_recovery_takes_two_rally_phases() -> None:
    units = {
        "r": "axis infantry 3-5-3 2010 full-retreat",
        "d": "axis infantry 3-5-3 2012 disrupted",
        "x": "soviet infantry 3-5-3 2616",
    }
    game = stand(units, phase="rally")
    assert ("full-retreat" in marks(game, "r"), "disrupted" in marks(game, "r")) == (False, True)
    assert "disrupted" not in marks(game, "d")


@pytest.mark.rule(GAME, "13.4", "13.5", "A-44")
@pytest.mark.parametrize(
    ("quality", "die", "rallies"),
    [("elite", 4, True), ("", 4, False), ("", 5, True), ("low", 5, False), ("low", 6, True)],
)
def test_in_an_enemy_zone_each_unit_rolls(quality: str, die: int, rallies: bool) -> None:
    units = {
        "d": f"axis infantry 3-5-3 2010 disrupted {quality}",
        "f": "axis infantry 3-5-3 2010",
        "x": "soviet infantry 3-5-3 2011",
    }
    # A friend in the hex negates nothing.
    game = stand(units, phase="rally", dice=[die])
    assert ("disrupted" not in marks(game, "d")) == rallies


@pytest.mark.rule(GAME, "13.3.3", "A-29")
def test_routed_units_go_as_far_as_their_companions() -> None:
    units = {
        "a": "axis infantry 20-7-3 2012",
        "x": "soviet infantry 3-5-3 2011",
        "r": "soviet infantry 3-5-3 2011 full-retreat",
    }
    # DR4 at 4-1.
    game = fight(units, dice=[1], hexes="1504-2619")
    assault(game, "2011", "a")
    for name in ("x", "r"):
        assert {len(t.split()) - 2 for t in legal_with(game, "retreat", name)} == {4}


@pytest.mark.rule(GAME, "13.3.2", "A-27")
def test_the_option_gives_the_way_to_the_owner() -> None:
    units = {
        "a": "axis infantry 20-7-3 2012",
        "x": "soviet infantry 3-5-3 2011 one-step",
        "r": "soviet infantry 3-5-3 2011 full-retreat",
    }
    for option, seat in (("active", "axis"), ("owner", "soviet")):
        game = fight(units, dice=[6], options={"full-retreat-path": option})
        assault(game, "2011", "a")
        assert where(game, "x") == "eliminated"
        assert (game.waiting, kind(game)) == ((seat,), "s42-withdraw-units")


@pytest.mark.rule(GAME, "11.2.1", "A-25")
@pytest.mark.parametrize(("option", "found"), [("city-column", "city"), ("other-column", "other")])
def test_mountains_in_the_determined_defense(option: str, found: str) -> None:
    units: dict[str, Any] = {
        "a": "soviet infantry 9-5-3 2010",
        "d": "axis panzer 3-3-6 2009",
    }
    game = fight(
        units,
        seat="soviet",
        dice=[2, 2],
        terrain={"mountain": "2009"},
        options={"determined-defense-mountain": option},
    )
    assault(game, "2009", "a")
    assert event(game.play("hold d"), "s42-defense-rolled")["column"] == found
