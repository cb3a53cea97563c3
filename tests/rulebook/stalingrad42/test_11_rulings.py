"""11: support, German quality, Desperate Defense by the stack, Delays, City Battles."""

from __future__ import annotations

from typing import Any

import pytest

from hexside.api import Game
from tests.rulebook.stalingrad42.s42_battles import FOUR, THREE, assault, fight, result
from tests.rulebook.stalingrad42.s42_kit import (
    codes,
    event,
    kind,
    legal,
    legal_with,
    marks,
    play,
    steps,
    told,
    where,
)

GAME = "stalingrad-42"
ATTACKER = "soviet infantry 9-5-3 2010"
DEFENDER = "axis infantry 3-3-3 2009"
RING = ("2008", "2109", "2110", "1910", "1909")


def pressed(units: dict[str, Any], *dice: int, **more: Any) -> Game:
    """A Soviet attack from 2010 on 2009 at 3-1 with DR2; the defenders choose next."""
    game = fight(units, seat="soviet", dice=[THREE["DR2"], *dice], **more)
    assert result(assault(game, "2009", "a")) == "DR2"
    return game


def ring(*without: str) -> dict[str, str]:
    return {
        f"g{n}": f"soviet infantry 1-1-3 {hex}" for n, hex in enumerate(RING) if hex not in without
    }


@pytest.mark.rule(GAME, "11.1.1")
def test_a_stand_needs_a_surviving_step() -> None:
    units = {"a": ATTACKER, "d": f"{DEFENDER} one-step"}
    game = fight(units, seat="soviet", dice=[THREE["D1"]])
    assault(game, "2009", "a")
    # The only step is gone: no question, a full advance.
    assert where(game, "d") == "eliminated"
    assert kind(game) == "s42-advance"


@pytest.mark.rule(GAME, "11.1.2", "20.3")
def test_before_turn_8_the_lead_unit_itself_must_qualify() -> None:
    units = {
        "a": "axis infantry 15-7-3 2010",
        "r": "soviet infantry 3-3-3 2009",
        "n": "soviet nkvd 3-2-3 2009",
    }
    game = fight(units, dice=[THREE["DR2"]])
    assault(game, "2009", "a")
    assert legal_with(game, "hold") == {"hold n"}
    assert codes(game, "hold r") == {"s42-no-stand-yet 11.1.2"}


@pytest.mark.rule(GAME, "11.1.2")
def test_before_turn_8_a_doubled_unit_may_lead_and_an_undoubled_one_not() -> None:
    units = {
        "a": "axis infantry 27-7-3 2010",
        "r": "soviet infantry 3-3-3 2009",
        "t": "soviet tank 3-3-5 2009",
    }
    # Infantry is doubled in a city, a tank brigade is not.
    game = fight(units, dice=[THREE["DR2"]], places={"minor-city": "2009"})
    assault(game, "2009", "a")
    assert legal_with(game, "hold") == {"hold r"}


@pytest.mark.rule(GAME, "11.1.2")
def test_a_shift_that_armor_cancelled_does_not_count() -> None:
    units = {
        "a": "axis panzer 15-7-6 2010 black",
        "r": "soviet infantry 3-3-3 2009",
        "t": "soviet tank 3-2-5 2009",
    }
    game = fight(units, dice=[THREE["DR2"]])
    assault(game, "2009", "a")
    assert kind(game) == "retreat-units"
    # Against infantry the tanks shift, and the shift lets any of them stand.
    units["a"] = "axis infantry 20-7-3 2010"
    game = fight(units, dice=[THREE["DR2"]])
    assault(game, "2009", "a")
    assert legal_with(game, "hold") == {"hold r", "hold t"}


@pytest.mark.rule(GAME, "11.1.3", "11.5.1", "A-24")
def test_who_has_stood_once_has_obeyed() -> None:
    units = {"a": "soviet infantry 15-7-3 2010", "d": "axis infantry 3-5-3 2009", **ring()}
    more: dict[str, Any] = {"turn": 18, "areas": {"vp-2": "2009"}}
    game = pressed(units, 2, **more)
    assert (kind(game), codes(game, "give-way")) == (
        "s42-desperate-defense",
        {"s42-must-stand 11.1.3"},
    )
    game.play("hold d")
    assert "give-way" in legal(game)


@pytest.mark.rule(GAME, "11.2.3", "12.4")
def test_units_that_retreated_before_cannot_lead() -> None:
    units = {
        "a": "soviet infantry 15-7-3 2012",
        "x": "axis infantry 3-5-3 2011",
        "b": "soviet infantry 15-7-3 2110",
        "f": "axis infantry 3-5-3 2009",
    }
    game = fight(units, seat="soviet", dice=[THREE["DR2"], THREE["DR2"]])
    assault(game, "2011", "a")
    play(game, "give-way", "retreat x 2010 2009")
    while kind(game) in ("s42-advance", "s42-form-group"):
        game.play("done")
    assault(game, "2009", "b")
    assert legal_with(game, "hold") == {"hold f"}
    assert codes(game, "hold x") == {"not-in-this-combat 11.2.3"}


@pytest.mark.rule(GAME, "11.2.3", "5.6.4")
def test_a_unit_on_a_train_cannot_lead() -> None:
    units = {"a": ATTACKER, "d": "axis infantry 3-2-3 2009", "t": "axis infantry 3-5-3 2009 train"}
    game = pressed(units)
    assert codes(game, "hold t") == {"s42-not-in-good-order 11.2.3"}


@pytest.mark.rule(GAME, "11.2.4")
@pytest.mark.parametrize(
    ("words", "counted"), [("", 4), ("low", 4), ("romanian", 3), ("romanian low", 2)]
)
def test_germans_in_a_city_are_elite_whatever_their_quality(words: str, counted: int) -> None:
    units = {"a": "soviet infantry 18-5-3 2010", "d": f"{DEFENDER} {words}"}
    game = pressed(units, 3, places={"minor-city": "2009"})
    assert event(game.play("hold d"), "s42-defense-rolled")["counted"] == counted


@pytest.mark.rule(GAME, "11.2.2", "11.5.1")
def test_an_orange_cell_lets_the_desperate_stand_at_minus_one() -> None:
    units = {"a": "soviet infantry 12-5-3 2010", "d": DEFENDER, **ring()}
    game = fight(units, seat="soviet", dice=[FOUR["D1 O"], 6])
    assault(game, "2009", "a")
    assert kind(game) == "s42-desperate-defense"
    assert event(game.play("hold d"), "s42-defense-rolled")["counted"] == 5


@pytest.mark.rule(GAME, "11.3", "18.2.1")
def test_only_one_ready_support_helps() -> None:
    units = {
        "a": ATTACKER,
        "d": DEFENDER,
        "hq": "axis army-hq 0-1-5 2008 range:5",
        "h2": "axis army-hq 0-1-5 2008 range:5",
        "h3": "axis army-hq 0-1-5 2008 range:5 used",
        "far": "axis army-hq 0-1-5 2016 range:5",
    }
    game = pressed(units, 3)
    assert legal_with(game, "hold") == {"hold d", "hold d hq", "hold d h2"}
    assert codes(game, "hold d hq h2") == {"s42-no-such-support 11.3"}
    assert codes(game, "hold d h3") == {
        "s42-no-such-support 11.3",
        "s42-artillery-has-fired 18.2.1",
    }


@pytest.mark.rule(GAME, "11.3", "11.5.2")
def test_the_support_of_a_desperate_defense_lasts() -> None:
    units = {
        "a": "soviet infantry 15-7-3 2010",
        "d": "axis infantry 3-5-3 2009 three-steps",
        "hq": "axis army-hq 0-1-5 2009 range:5",
        **ring(),
    }
    game = pressed(units, 2, 6)
    found = event(game.play("hold d hq"), "s42-defense-rolled")
    assert (found["counted"], "used" in marks(game, "hq")) == (3, True)
    # Every try has the same modifiers (11.5.2).
    assert event(game.play("hold d"), "s42-defense-rolled")["counted"] == 7


@pytest.mark.rule(GAME, "11.5.1", "A-57")
def test_desperate_only_if_no_unit_of_the_stack_can_get_away() -> None:
    # Only mountain troops cross the alpine hexsides around 2009.
    alpine = {"hexsides": {"alpine": "2009/2008 2009/2109 2009/2110 2009/1910 2009/1909"}}
    both = {
        "a": "soviet infantry 15-7-3 2010",
        "d": "axis infantry 3-3-3 2009",
        "m": "axis mountain 3-2-3 2009",
    }
    assert kind(pressed(both, **alpine)) == "s42-determined-defense"
    alone = {**both, "d": "axis infantry 3-5-3 2009"}
    del alone["m"]
    assert kind(pressed(alone, **alpine)) == "s42-desperate-defense"


@pytest.mark.rule(GAME, "11.5.1", "12.1.3", "A-57")
def test_a_shortened_retreat_does_not_take_the_right_away() -> None:
    units = {
        "a": "soviet infantry 15-7-3 2010",
        "d": "axis infantry 3-5-3 2009",
        "f": "axis infantry 3-5-3 2008",
        **ring("2008"),
        "k1": "soviet infantry 1-1-3 2007",
        "k2": "soviet infantry 1-1-3 2108",
        "k3": "soviet infantry 1-1-3 1908",
    }
    game = pressed(units, hexes="1804-2616")
    # To 2008 it could go for a step, but no way of two hexes is left.
    assert kind(game) == "s42-desperate-defense"
    game.play("give-way")
    assert (where(game, "d"), steps(game, "d")) == ("2008", 1)


@pytest.mark.rule(GAME, "11.5.2")
def test_another_unit_may_lead_the_next_try() -> None:
    units = {
        "a": "soviet infantry 15-7-3 2010",
        "d": "axis infantry 3-3-3 2009",
        "e": "axis infantry 3-2-3 2009",
        **ring(),
    }
    game = pressed(units, 2, 6)
    play(game, "hold d", "hold e")
    assert (steps(game, "d"), steps(game, "e")) == (1, 1)
    assert where(game, "e") == "2009"


@pytest.mark.rule(GAME, "11.5.1")
def test_a_desperate_defense_ends_with_the_last_step() -> None:
    units = {"a": "soviet infantry 15-7-3 2010", "d": "axis infantry 3-5-3 2009", **ring()}
    game = pressed(units, 2, 2)
    play(game, "hold d", "hold d")
    assert where(game, "d") == "eliminated"
    # The retreat was not cancelled: the attackers advance in full.
    assert kind(game) in ("s42-advance", "s42-form-group")
    assert max(len(text.split()) - 2 for text in legal_with(game, "advance", "a")) == 2


@pytest.mark.rule(GAME, "11.6.1", "13.1.2", "A-26")
@pytest.mark.parametrize(("path", "word"), [("2008", ""), ("2008 1908", ""), ("2008", "disrupted")])
def test_a_delay_disrupts_over_one_hex_and_over_two(path: str, word: str) -> None:
    units = {"a": "soviet infantry 12-5-3 2010", "d": "axis infantry 3-2-3 2009"}
    units["e"] = f"axis infantry 3-{4 if word else 2}-3 2009 {word}"
    # In the open a 5 is a Delay that costs the lead unit a step.
    game = pressed(units, 5)
    game.play("hold d")
    play(game, f"retreat e {path}")
    assert ("full-retreat" if word else "disrupted") in marks(game, "e")


@pytest.mark.rule(GAME, "11.6.1", "14.2.4")
def test_a_delay_that_kills_still_gives_one_hex() -> None:
    units = {"a": ATTACKER, "d": f"{DEFENDER} one-step"}
    game = pressed(units, 5)
    game.play("hold d")
    assert where(game, "d") == "eliminated"
    assert kind(game) == "s42-advance"
    # One hex in any direction, never a breakthrough.
    assert {len(text.split()) - 2 for text in legal_with(game, "advance", "a")} == {1}
    assert len(legal_with(game, "advance", "a")) == 6


@pytest.mark.rule(GAME, "11.6.2")
def test_a_city_battle_ends_when_the_attackers_go_away() -> None:
    units = {"a": "soviet infantry 18-5-3 2010", "d": DEFENDER, "b": "soviet infantry 3-5-3 2111"}
    battle = [{"hex": "2009", "level": 1, "attackers": ["a"]}]
    from tests.rulebook.stalingrad42.s42_kit import stand

    game = stand(
        units, seat="soviet", places={"minor-city": "2009"}, tracks={"city_battles": battle}
    )
    # Another unit next to the city does not keep the battle up.
    play(game, "move b 2110")
    assert game.state.data.city_battles
    play(game, "move a 2011")
    assert game.state.data.city_battles == ()


@pytest.mark.rule(GAME, "11.6.2")
def test_a_city_battle_ends_when_the_defender_goes_away() -> None:
    units = {"a": "soviet infantry 18-5-3 2010", "d": DEFENDER}
    battle = [{"hex": "2009", "level": 1, "attackers": ["a"]}]
    game = pressed(units, 2, places={"minor-city": "2009"}, tracks={"city_battles": battle})
    assert game.state.data.city_battles
    play(game, "give-way", "retreat d 2008 1908")
    assert game.state.data.city_battles == ()


@pytest.mark.rule(GAME, "11.6.2", "A-02")
def test_a_town_has_no_city_battle() -> None:
    units = {"a": ATTACKER, "d": DEFENDER}
    # The column is Other; a 4 is P -/-.
    game = pressed(units, 4, places={"town": "2009"})
    assert "s42-delay" in told(game.play("hold d"))
