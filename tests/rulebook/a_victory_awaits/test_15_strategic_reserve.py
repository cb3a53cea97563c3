"""15.4: the Red Army's Strategic Reserve comes with the Soviet Reinforcement chit (V22)."""

from __future__ import annotations

from typing import Any

import pytest

from hexside.api import Game
from tests.rulebook.a_victory_awaits.ava_kit import (
    codes,
    kind,
    legal,
    play,
    stand,
    told,
    where,
)

GAME = "a-victory-awaits"
EAST = {"soviet-source": "L2004 L2008", "from-moscow": "L2004 L2008"}
RAIL = {"rail": ["L2004 L1904 L1804 L1704"]}
BOX = {f"b{number}": "soviet infantry 2-4 available" for number in range(20)}


def chit(units: dict[str, str], **more: Any) -> Game:
    """The Soviet Reinforcement chit takes effect."""
    return stand(
        {"z": "axis infantry 3-5 L1001", **units},
        **{
            "scenario": "smolensk",
            "phase": "resolution",
            "chit": "soviet-reinforcement",
            "chits": {"drawn": "soviet-reinforcement"},
            "turn": 6,
            "seat": None,
            "areas": EAST,
            "lines": RAIL,
            **more,
        },
    )


def enter_all(game: Game) -> int:
    """Bring in units, one to a hex, until nobody is asked any more."""
    count = 0
    while kind(game) == "choose-entering-unit":
        name = sorted(text for text in legal(game) if text.startswith("name"))[0]
        play(game, name)
        play(game, sorted(text for text in legal(game) if text.startswith("move"))[0])
        count += 1
    return count


@pytest.mark.rule(GAME, "15.4", "12.2")
@pytest.mark.parametrize(("scenario", "number"), [("smolensk", 6), ("campaign", 12)])
def test_so_many_units_come_in_addition_to_the_usual_number(scenario: str, number: int) -> None:
    game = chit(BOX, scenario=scenario)
    assert kind(game) == "choose-reinforcement"
    play(game, "name b0", "place b0 L1904", "done")
    assert kind(game) == "choose-entering-unit"
    assert enter_all(game) == number


@pytest.mark.rule(GAME, "15.4", "18.1", "18.3")
@pytest.mark.parametrize("scenario", ["leningrad", "kiev"])
def test_leningrad_and_kiev_have_no_strategic_reserve(scenario: str) -> None:
    game = chit(BOX, scenario=scenario)
    play(game, "done")
    assert kind(game) != "choose-entering-unit"


@pytest.mark.rule(GAME, "15.4")
@pytest.mark.parametrize(("turn", "comes"), [(4, False), (5, False), (6, True), (9, True)])
def test_from_turn_six_on(turn: int, comes: bool) -> None:
    game = chit(BOX, turn=turn)
    play(game, "done")
    assert (kind(game) == "choose-entering-unit") is comes


@pytest.mark.rule(GAME, "15.4")
def test_it_comes_even_when_no_railway_is_open() -> None:
    game = chit(BOX, lines={})
    assert "no-railway-open" in told(game.opening_events())
    assert kind(game) == "choose-entering-unit"


@pytest.mark.rule(GAME, "15.4", "V22")
def test_any_units_of_the_box_headquarters_too_each_through_the_source_it_likes() -> None:
    units = {"h": "soviet hq 1-5 available", "m": "soviet armour 5-4-7 available"}
    game = chit({**units, "e": "soviet armour 5-4-7 eliminated"})
    play(game, "done")
    assert legal(game) == {"done", "name h", "name m"}
    assert codes(game, "name e") == {"not-entering 15.4"}
    play(game, "name h", "move h L2004", "name m", "move m L2008")
    assert (where(game, "h"), where(game, "m")) == ("L2004", "L2008")


@pytest.mark.rule(GAME, "15.4")
def test_only_through_the_sources_from_moscow() -> None:
    areas = {"soviet-source": "L2004 L2008", "from-moscow": "L2008"}
    game = chit({"b": "soviet infantry 2-4 available"}, areas=areas)
    play(game, "done", "name b")
    assert codes(game, "move b L2004") == {"entry-through-source 15.4"}
    assert codes(game, "move b L2008") == set()


@pytest.mark.rule(GAME, "15.4")
def test_the_sources_from_moscow_are_those_of_the_text() -> None:
    game = chit(
        {"z": "axis infantry 3-5 S0120", "sov-24a": "available"}, hexes="", areas={}, lines=None
    )
    play(game, "done", "name sov-24a")
    first = {text.split()[2] for text in legal(game) if text.startswith(("move", "strategic"))}
    assert first == {"S5504", "S5507", "S5513"}


@pytest.mark.rule(GAME, "15.4", "V22")
def test_they_are_not_activated_and_do_not_fight() -> None:
    units = {"b": "soviet armour 9-4-7 available", "a": "axis infantry 2-5 L1807"}
    game = chit(units)
    play(game, "done", "name b", "move b L2008 L1907")
    assert where(game, "b") == "L1907"
    assert kind(game) not in ("declare-attacks", "move-units")


@pytest.mark.rule(GAME, "15.4", "V22")
def test_when_the_enemy_holds_all_sources_they_stay_in_the_box() -> None:
    units = {
        "b": "soviet infantry 2-4 available",
        "a": "axis infantry 2-5 L2004",
        "c": "axis infantry 2-5 L2008",
    }
    game = chit(units)
    assert kind(game) != "choose-entering-unit"
    assert where(game, "b") == "available"


@pytest.mark.rule(GAME, "15.4", "V22")
def test_a_source_with_an_enemy_unit_is_closed_and_the_other_open() -> None:
    units = {"b": "soviet infantry 2-4 available", "a": "axis infantry 2-5 L2004"}
    game = chit(units)
    play(game, "name b")
    assert codes(game, "move b L2004") == {"enemy-occupied 15.4"}
    assert codes(game, "move b L2008") == set()
