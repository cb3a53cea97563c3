"""A-98, 29.1.1, 29.1.2: Reserve Armies in a contested city stop nobody who may come in."""

from __future__ import annotations

import pytest

from hexside.api import Game
from tests.rulebook.stalingrad42.s42_maskirovka_kit import knows, play, stand, told, where

GAME = "stalingrad-42"
CITY = "2009"
PLACES = {"r1": CITY, "r2": "2414"}


def contested(units: dict[str, str]) -> Game:
    """Both sides in the city; b is about to come in."""
    battle = {"hex": CITY, "level": 1, "attackers": ["a"]}
    here = {
        "a": f"axis infantry 5-7-3 {CITY}",
        "d": f"soviet infantry 3-5-3 {CITY}",
        "b": "axis panzer 8-8-6 2010",
    }
    return stand(
        PLACES,
        here | units,
        seat="axis",
        places={"major-city": CITY},
        options={"contested-cities": "on"},
        tracks={"city_battles": [battle]},
    )


@pytest.mark.rule(GAME, "A-98", "19.3", "29.1.1", "29.1.2")
@pytest.mark.parametrize("box", ["box-1", "box-2"])
def test_an_army_among_combat_units_of_its_own_neither_stops_nor_goes(box: str) -> None:
    game = contested({"u": f"soviet infantry 3-5-3 {box}"})
    events = play(game, f"tactical b {CITY}")
    assert told(events) == ["unit-moved"]
    assert where(game, "b") == CITY == where(game, "r1")
    assert knows(game) == {"r1": "12", "r2": "12"}
