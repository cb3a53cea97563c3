"""12.2, 13.1: cities under a Supreme Command Order."""

from __future__ import annotations

from typing import Any

import pytest

from hexside.api import Game
from tests.rulebook.traces_of_war.tow_battles import assault, fight
from tests.rulebook.traces_of_war.tow_kit import (
    codes,
    event,
    kind,
    legal,
    legal_with,
    play,
    stand,
    steps,
    track,
    where,
)

GAME = "traces-of-war"
CITY = {"major-city": "1731"}
AREAS = {"axis-source": "1728", "soviet-source": "1835", "sco": "1731"}
SPARE = {"x": "soviet infantry 9-4 1535", "y": "axis infantry 1-4 1534"}


def siege(die: int, units: dict[str, str] | None = None, **more: Any) -> Game:
    """7-1 against two full units in the city, 5-1 after its two shifts."""
    more.setdefault("areas", AREAS)
    game = fight(
        {
            "a": "axis infantry 2-4 1731",
            "c": "axis infantry 2-4 1731",
            "b": "soviet armour 28-4-6 1732",
            **SPARE,
            **(units or {}),
        },
        places=CITY,
        dice=[die],
        **more,
    )
    assault(game, "1731", "b")
    return game


def take_all(game: Game) -> int:
    """Give losses to a first, then c; the number of steps lost."""
    lost = 0
    while kind(game) == "take-losses":
        play(game, "lose a" if "lose a" in legal(game) else "lose c")
    for name in ("a", "c"):
        lost += 2 if where(game, name) == "eliminated" else 2 - steps(game, name)
    return lost


@pytest.mark.rule(GAME, "12.2", "AID", "T20", "R3")
@pytest.mark.parametrize(("die", "result", "losses"), [(1, "R", 1), (3, "RR", 2), (5, "1RR", 3)])
def test_retreats_become_step_losses(die: int, result: str, losses: int) -> None:
    game = siege(die)
    assert event(game.played[-1].events, "combat-result")["result"] == result
    assert game.waiting == ("axis",)
    assert take_all(game) == losses
    # No one retreats: the units left stand in the city.
    assert {where(game, name) for name in ("a", "c")} <= {"1731", "eliminated"}
    assert where(game, "c") == "1731"
    assert kind(game) == "declare-attacks"


@pytest.mark.rule(GAME, "12.2", "T20")
def test_the_owner_shares_the_losses_of_a_held_city() -> None:
    game = siege(3)  # RR
    play(game, "lose a", "lose c")
    assert (steps(game, "a"), steps(game, "c")) == (1, 1)


@pytest.mark.rule(GAME, "12.2")
def test_a_city_without_the_marker_is_left() -> None:
    game = siege(3, areas={"axis-source": "1728", "soviet-source": "1835"})
    assert kind(game) == "retreat-units"
    assert (steps(game, "a"), steps(game, "c")) == (2, 2)


@pytest.mark.rule(GAME, "12.2")
def test_after_negotiation_the_units_may_retreat() -> None:
    game = siege(3, tracks={"supreme_orders": []})
    assert kind(game) == "retreat-units"


@pytest.mark.rule(GAME, "12.2")
def test_the_order_does_not_bind_units_next_to_the_city() -> None:
    game = fight(
        {"a": "axis infantry 4-4 1731", "b": "soviet infantry 20-4 1732"},
        places={"major-city": "1730"},
        areas={**AREAS, "sco": "1730"},
        dice=[1],
    )
    assault(game, "1731", "b")
    assert (where(game, "a"), steps(game, "a")) == ("1730", 2)


@pytest.mark.rule(GAME, "12.2", "10.5", "13.1")
@pytest.mark.parametrize("scenario", ["campaign", "race-to-the-dnieper"])
def test_sudden_death_when_a_held_city_falls(scenario: str) -> None:
    game = fight(
        {"a": "axis infantry 2-4 1731 one-step", "b": "soviet armour 40-4-6 1732"},
        scenario=scenario,
        places=CITY,
        areas=AREAS,
        dice=[6],
    )
    assault(game, "1731", "b")
    assert not game.over  # the city is empty but not yet in Soviet hands
    events = play(game, "pursue b 1731")
    found = game.view("").result
    assert found is not None
    assert (found.winner, found.rule) == ("soviet", "13.1")
    assert event(events, "game-over")["winner"] == "soviet"
    assert game.waiting == ()


@pytest.mark.rule(GAME, "12.2", "13.1", "8.1")
@pytest.mark.parametrize("path", ["1731", "1731 1730"])
def test_sudden_death_by_entering_or_passing_through(path: str) -> None:
    game = stand({"b": "soviet armour 6-4-6 1732"}, places=CITY, areas=AREAS)
    play(game, f"move b {path}")
    found = game.view("").result
    assert found is not None
    assert (found.winner, found.rule) == ("soviet", "13.1")


@pytest.mark.rule(GAME, "12.2", "13.1")
def test_no_sudden_death_once_the_marker_is_removed() -> None:
    game = stand(
        {"b": "soviet armour 6-4-6 1732", "c": "soviet armour 6-4-6 1732"},
        places=CITY,
        areas=AREAS,
        tracks={"supreme_orders": []},
    )
    play(game, "move b 1731")
    assert not game.over
    assert track(game, "control") == ["1731"]


@pytest.mark.rule(GAME, "13.1")
def test_other_major_cities_do_not_end_the_game() -> None:
    game = stand(
        {"b": "soviet armour 6-4-6 1732", "c": "soviet armour 6-4-6 1732"},
        places={"major-city": "1731 1729"},
        areas={**AREAS, "sco": "1729"},
    )
    play(game, "move b 1731")
    assert not game.over
    assert track(game, "victory_points") == 8


@pytest.mark.rule(GAME, "12.2", "4.2.2")
def test_a_drawn_okh_chit_removes_an_order_for_good() -> None:
    game = stand(
        {"hq": "axis hq 2-4 1730"},
        phase="okh-chit",
        seat="axis",
        turn=2,
        places={"major-city": "1731 1529"},
        areas={**AREAS, "sco": "1731 1529"},
    )
    play(game, "negotiate")
    assert legal_with(game, "release") == {"release 1529", "release 1731"}
    play(game, "release 1731")
    assert track(game, "supreme_orders") == ["1529"]


@pytest.mark.rule(GAME, "12.2", "4.3.7")
def test_an_okh_chit_from_the_hand_does_not() -> None:
    game = stand(
        {"hq": "axis hq 2-4 1730"},
        phase="okh-reaction",
        seat="axis",
        turn=2,
        places=CITY,
        areas=AREAS,
    )
    assert codes(game, "negotiate") == {"no-negotiation-from-hand 4.2.2"}


@pytest.mark.rule(GAME, "12.2", "3.0")
def test_the_six_cities_of_the_map() -> None:
    game = stand({"sov-voronezh": "3335"}, hexes="")
    assert sorted(track(game, "supreme_orders")) == sorted(
        ["2634", "2918", "0218", "2305", "1338", "1631"]
    )
