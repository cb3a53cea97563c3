"""A-98, 29.1.1, 29.1.2: Reserve Armies in a contested city stop nobody who may come in."""

from __future__ import annotations

import pytest

from hexside.api import Game
from tests.rulebook.stalingrad42.s42_kit import kind
from tests.rulebook.stalingrad42.s42_maskirovka_kit import (
    codes,
    knows,
    legal,
    legal_with,
    play,
    stand,
    told,
    where,
)

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


@pytest.mark.rule(GAME, "19.2", "29.1.1", "34.6.2", "A-87")
@pytest.mark.parametrize(
    ("box", "answer"),
    [("box-1", ["done"]), ("box-1", ["come-out u", "done"]), ("box-2", ["done"])],
)
def test_an_army_in_the_city_keeps_no_attacker_out_of_it(box: str, answer: list[str]) -> None:
    game = stand(
        PLACES,
        {
            "a": "axis panzer 10-8-6 1909",
            "b": "axis panzer 10-8-6 1910",
            "d": f"soviet infantry 4-6-3 {CITY}",
            "u": f"soviet infantry 1-1-3 {box}",
            "v": f"soviet infantry 1-1-3 {box}",
        },
        seat="axis",
        phase="combat",
        places={"major-city": CITY},
        options={"contested-cities": "on"},
        dice=[1, 4],
    )
    play(game, f"attack {CITY}", "add a", "add b", "commit", *answer, "resolve")
    while kind(game) != "s42-enter-city":
        play(game, min(text for text in legal(game) if text.startswith(("hold", "lose"))))
    play(game, f"advance a {CITY}", "done")
    assert where(game, "a") == CITY == where(game, "r1")


@pytest.mark.rule(GAME, "29.1.2", "34.3.1")
@pytest.mark.parametrize("box", ["box-1", "box-2"])
def test_an_army_leaves_a_contested_city_tactically_like_others(box: str) -> None:
    game = stand(
        PLACES,
        {
            "a": f"axis infantry 5-7-3 {CITY}",
            "d": f"soviet infantry 3-5-3 {CITY}",
            "u": f"soviet infantry 3-5-3 {box}",
        },
        places={"major-city": CITY},
        options={"contested-cities": "on"},
        tracks={"city_battles": [{"hex": CITY, "level": 1, "attackers": ["a"]}]},
    )
    assert not legal_with(game, "move", "r1") | legal_with(game, "extend", "r1")
    assert codes(game, "move r1 2010") == {"s42-tactical-only 29.1.2"}
    play(game, "tactical r1 2010", "tactical r1 2011")
    assert where(game, "r1") == "2011"
    assert knows(game) == {"r1": "12", "r2": "12"}
