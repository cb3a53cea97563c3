"""4 Stacking."""

from __future__ import annotations

import pytest

from tests.rulebook.stalingrad42.s42_kit import kind, legal, play, stand, where

GAME = "stalingrad-42"


def _end(units: dict[str, str], seat: str = "axis") -> str:
    """The decision after a Movement Phase in which no one moved."""
    other = {"o": "soviet infantry 3-5-3 2616" if seat == "axis" else "axis infantry 5-7-3 2616"}
    game = stand(units | other, seat=seat)
    play(game, "done")
    return kind(game)


def _divisions(side: str, count: int) -> dict[str, str]:
    return {f"d{n}": f"{side} infantry 3-5-3 2010" for n in range(count)}


@pytest.mark.rule(GAME, "4.1")
def test_three_axis_and_two_soviet_units() -> None:
    assert _end(_divisions("axis", 3)) != "s42-give-up-units"
    assert _end(_divisions("axis", 4)) == "s42-give-up-units"
    assert _end(_divisions("soviet", 2), "soviet") != "s42-give-up-units"
    assert _end(_divisions("soviet", 3), "soviet") == "s42-give-up-units"


@pytest.mark.rule(GAME, "4.2", "D21")
def test_one_free_stacking_unit_is_free_and_asus_never_count() -> None:
    units = _divisions("axis", 3)
    units["g"] = "axis assault-gun 2-2-5 2010 one-step"
    units |= {"h": "axis army-hq 0-1-5 2010", "k": "axis army-hq 0-1-5 2010"}
    assert _end(units) != "s42-give-up-units"
    units["i"] = "axis assault-gun 2-2-5 2010 one-step"
    assert _end(units) == "s42-give-up-units"


@pytest.mark.rule(GAME, "4.3", "20.1.1", "V33")
def test_a_soviet_army_headquarters_makes_room_for_three() -> None:
    units = _divisions("soviet", 3) | {"h": "soviet soviet-army-hq 0-0-6 2010"}
    assert _end(units, "soviet") != "s42-give-up-units"
    units |= {"k": "soviet soviet-army-hq 0-0-6 2010", "d9": "soviet infantry 3-5-3 2010"}
    assert _end(units, "soviet") == "s42-give-up-units"


@pytest.mark.rule(GAME, "4.3")
def test_the_guards_army_takes_two_corps_at_most() -> None:
    corps = {f"t{n}": "soviet tank 7-5-5 2010" for n in range(3)}
    assert _end(corps | {"h": "soviet soviet-army-hq 0-0-6 2010"}, "soviet") != "s42-give-up-units"
    assert _end(corps | {"h": "soviet soviet-army-hq 0-0-3 2010"}, "soviet") == "s42-give-up-units"


@pytest.mark.rule(GAME, "4.4")
def test_the_owner_chooses_what_is_eliminated() -> None:
    game = stand(_divisions("axis", 4) | {"o": "soviet infantry 3-5-3 2616"})
    assert game.decision is not None
    assert game.decision.arguments["overstacked"] == ("2010",)
    play(game, "done")
    assert legal(game) == {f"eliminate d{n}" for n in range(4)}
    play(game, "eliminate d2")
    assert where(game, "d2") == "eliminated"
    assert kind(game) != "s42-give-up-units"
