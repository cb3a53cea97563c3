"""3.4: control of towns and cities, and what entering is (V76)."""

from __future__ import annotations

from typing import Any

import pytest

import hexside
from tests.rulebook.a_victory_awaits.ava_kit import (
    assault,
    event,
    fight,
    play,
    stand,
    told,
    track,
)

GAME = "a-victory-awaits"

TOWNS = {"town": "L1506 L1508", "major-city": "L1507"}


def held(game: Any) -> set[str]:
    """What the Axis controls."""
    return set(track(game, "control"))


@pytest.mark.rule(GAME, "3.4", "2.1")
@pytest.mark.parametrize("scenario", ["leningrad", "smolensk", "kiev", "campaign"])
def test_at_the_start_the_start_line_divides_the_cities(scenario: str) -> None:
    game = hexside.new(f"{GAME}/{scenario}", seed=1)
    board = game.rules.board
    names = board.grid.names
    west = {names[hex] for hex in board.areas["axis-start"]}
    places = {names[place.hex] for place in board.places}
    assert held(game) == places & west
    assert places - west


@pytest.mark.rule(GAME, "3.4", "2.1")
def test_on_a_small_board_too() -> None:
    game = stand(
        {"a": "axis infantry 3-5 L1001"},
        places={"town": "L1403 L1603", "major-city": "L1605"},
        areas={"axis-start": "L1001-L1512"},
    )
    assert held(game) == {"L1403"}


@pytest.mark.rule(GAME, "3.4", "V56")
def test_where_a_unit_stands_its_side_has_control_unless_the_text_says_otherwise() -> None:
    units = {"a": "axis infantry 3-5 L1605", "b": "axis infantry 3-5 L2006"}
    places = {"town": "L1403 L1603", "major-city": "L1605"}
    areas = {"axis-start": "L1001-L1512", "axis-source": "L1006", "soviet-source": "L2006"}
    assert held(stand(units, places=places, areas=areas)) == {"L1403", "L1605", "L2006"}
    told_so = stand(units, places=places, areas=areas, tracks={"control": ["L1603"]})
    assert held(told_so) == {"L1603"}


@pytest.mark.rule(GAME, "3.4", "V76")
def test_a_unit_takes_every_city_and_town_that_it_passes() -> None:
    units = {"a": "axis infantry 3-9 L1505", "b": "axis infantry 3-5 L1001"}
    game = stand(
        units,
        places=TOWNS,
        hexes="L1001-L1005 L1505-L1510",
        areas={"axis-source": "L1001", "soviet-source": "L1510"},
    )
    events = play(game, "move a L1506 L1507 L1508 L1509")
    assert told(events).count("control-changed") == 3
    assert held(game) == {"L1506", "L1507", "L1508"}


@pytest.mark.rule(GAME, "3.4", "V76")
def test_leaving_a_city_does_not_lose_it() -> None:
    units = {"a": "axis infantry 3-9 L1506", "b": "axis infantry 3-5 L1001"}
    game = stand(units, places=TOWNS, tracks={"control": ["L1506"]})
    play(game, "move a L1505")
    assert held(game) == {"L1506"}


@pytest.mark.rule(GAME, "3.4")
def test_the_last_side_to_enter_controls() -> None:
    game = stand(
        {"s": "soviet infantry 2-4 L1505", "t": "soviet infantry 2-4 L2001"},
        places=TOWNS,
        seat="soviet",
        tracks={"control": ["L1506", "L1507"]},
    )
    events = play(game, "move s L1506")
    assert event(events, "control-changed") == {"hex": "L1506", "seat": "soviet"}
    assert held(game) == {"L1507"}


@pytest.mark.rule(GAME, "3.4")
def test_a_zone_of_control_or_a_place_nearby_takes_nothing() -> None:
    game = stand({"a": "axis infantry 3-9 L1504", "b": "axis infantry 3-5 L1001"}, places=TOWNS)
    play(game, "move a L1505")
    assert held(game) == set()


@pytest.mark.rule(GAME, "3.4", "9.3", "V76")
def test_strategic_movement_takes_cities_on_its_way() -> None:
    road = {"road": ["L1505 L1506 L1507 L1508 L1509"]}
    units = {"a": "axis infantry 3-5 L1505", "b": "axis infantry 3-5 L1001"}
    game = stand(units, places=TOWNS, lines=road)
    play(game, "strategic a L1506 L1507 L1508 L1509")
    assert held(game) == {"L1506", "L1507", "L1508"}


@pytest.mark.rule(GAME, "3.4", "10.6", "V76")
def test_a_retreat_takes_the_towns_that_it_passes() -> None:
    """A Soviet unit is driven through a town that the Axis had passed before."""
    units = {"a": "axis infantry 4-5 L1504", "d": "soviet infantry 1-4 L1505"}
    game = fight(
        units,
        hexes="L1503-L1510",
        areas={"axis-source": "L1503", "soviet-source": "L1510"},
        places={"town": "L1506 L1507"},
        tracks={"control": ["L1506", "L1507"]},
        dice=[4],
    )
    events = assault(game, "L1505", "a")
    assert event(events, "unit-retreated")["path"] == ("L1506", "L1507")
    assert held(game) == set()


@pytest.mark.rule(GAME, "3.4", "10.7", "V76")
def test_a_pursuit_takes_the_cities_that_it_enters() -> None:
    units = {
        "m": "axis armour 8-5-9 L1505",
        "d": "soviet infantry 1-4 L1506 one-step",
        "e": "soviet infantry 1-4 L2001",
    }
    game = fight(units, places={"town": "L1507"}, dice=[4])
    assault(game, "L1506", "m")
    play(game, "pursue m L1506 L1507")
    assert held(game) == {"L1507"}


@pytest.mark.rule(GAME, "3.4", "12.1", "V76")
def test_a_placed_reinforcement_takes_its_hex() -> None:
    game = stand(
        {"n": "soviet infantry 2-4 available", "s": "soviet infantry 2-4 L2001"},
        phase="reinforcements",
        seat="soviet",
        turn=4,
        lines={"rail": ["L2006 L1906 L1807"]},
        places={"town": "L1807 L1906"},
        tracks={"control": ["L1807", "L1906"]},
    )
    play(game, "name n", "place n L1807")
    # It is placed there, and does not pass the hexes of the railway.
    assert held(game) == {"L1906"}


@pytest.mark.rule(GAME, "3.4", "15.4", "V76")
def test_entry_by_movement_takes_what_it_passes() -> None:
    game = stand(
        {"n": "soviet infantry 2-4 available", "s": "soviet infantry 2-4 L2001"},
        scenario="campaign",
        phase="strategic-reserve",
        seat="soviet",
        turn=6,
        areas={"from-moscow": "L2006"},
        places={"town": "L1906"},
        tracks={"control": ["L2006", "L1906"]},
    )
    play(game, "name n", "move n L2006 L1906 L1806")
    assert held(game) == set()
