"""11: Determined Defense, Desperate Defense, Delay, City Battles."""

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


def pressed(
    word: str, *dice: int, units: dict[str, Any] | None = None, seat: str = "soviet", **more: Any
) -> Game:
    """An attack from 2010 on 2009 at 3-1 with this result; the defenders choose next."""
    sides = {"a": ATTACKER, "d": DEFENDER} if units is None else units
    game = fight(sides, seat=seat, dice=[THREE[word], *dice], **more)
    assert result(assault(game, "2009", "a")) == word
    return game


@pytest.mark.rule(GAME, "11.1.1")
@pytest.mark.parametrize("word", ["D1", "DR2", "A1/D1", "DRX"])
def test_results_that_allow_a_stand(word: str) -> None:
    game = pressed(word)
    assert (game.waiting, kind(game)) == (("axis",), "s42-determined-defense")
    assert legal(game) == {"give-way", "hold d"}


@pytest.mark.rule(GAME, "11.1.1")
@pytest.mark.parametrize("word", ["EX", "A1"])
def test_results_without_retreat_ask_nothing(word: str) -> None:
    assert kind(pressed(word)) == "s42-declare-attacks"


@pytest.mark.rule(GAME, "11.1.1", "11.2.2")
def test_no_stand_after_a_rout_or_in_an_orange_cell() -> None:
    units = {"a": "soviet infantry 12-5-3 2010", "d": DEFENDER}
    game = fight(units, seat="soviet", dice=[FOUR["DR4"]])
    assault(game, "2009", "a")
    assert kind(game) == "retreat-units"
    game = fight(units, seat="soviet", dice=[FOUR["D1 O"]])
    assault(game, "2009", "a")
    assert kind(game) == "retreat-units"
    game = fight(units, seat="soviet", dice=[FOUR["D1 O"], 6], areas={"vp-1": "2009"})
    assault(game, "2009", "a")
    assert kind(game) == "s42-determined-defense"
    found = event(game.play("hold d"), "s42-defense-rolled")
    assert (found["die"], found["counted"]) == (6, 5)


@pytest.mark.rule(GAME, "11.4.1")
def test_success_cancels_retreat_and_disruption() -> None:
    game = pressed("DR2", 6)
    found = event(game.play("hold d"), "s42-defense-rolled")
    assert (found["column"], found["result"]) == ("open", "S -/1")
    assert (where(game, "d"), steps(game, "d")) == ("2009", 1)
    assert "disrupted" not in marks(game, "d")
    assert kind(game) == "s42-declare-attacks"


@pytest.mark.rule(GAME, "11.4.3")
def test_failure_leads_to_the_retreat_of_the_table() -> None:
    game = pressed("DR2", 2)
    game.play("hold d")
    assert kind(game) == "retreat-units"
    game = pressed("DR2", 1)
    game.play("hold d")
    assert (kind(game), steps(game, "d")) == ("retreat-units", 1)


@pytest.mark.rule(GAME, "11.4.2", "14.2.3")
def test_the_last_step_lost_in_a_success_gives_a_limited_advance() -> None:
    units = {"a": ATTACKER, "d": f"{DEFENDER} one-step"}
    game = pressed("DR2", 6, units=units)
    game.play("hold d")
    assert where(game, "d") == "eliminated"
    assert (kind(game), legal(game)) == ("s42-advance", {"done", "advance a 2009"})
    assert codes(game, "advance a 2110") == {"s42-limited-advance 14.2.3"}


@pytest.mark.rule(GAME, "11.2.1", "A-25")
@pytest.mark.parametrize(
    ("ground", "found"),
    [
        ({}, "open"),
        ({"terrain": {"desert": "2009"}}, "open"),
        ({"terrain": {"woods": "2009"}}, "other"),
        ({"places": {"town": "2009"}}, "other"),
        ({"tracks": {"forts": [{"hex": "2009", "side": 0, "complete": True}]}}, "other"),
        ({"places": {"minor-city": "2009"}}, "city"),
        ({"terrain": {"mountain": "2009"}}, "city"),
    ],
)
def test_the_column_of_the_ground(ground: dict[str, Any], found: str) -> None:
    # A tank unit is not doubled in a city or in mountains.
    units = {"a": "soviet infantry 12-5-3 2010", "d": "axis panzer 3-3-6 2009"}
    game = fight(units, seat="soviet", dice=[2, 2], **ground)
    assault(game, "2009", "a")
    while kind(game) != "s42-determined-defense":
        units["a"] = f"soviet infantry {int(units['a'].split()[2].split('-')[0]) - 3}-5-3 2010"
        game = fight(units, seat="soviet", dice=[3, 2], **ground)
        assault(game, "2009", "a")
    assert event(game.play("hold d"), "s42-defense-rolled")["column"] == found


@pytest.mark.rule(GAME, "11.2.3", "11.2.4")
def test_the_lead_unit_and_its_quality() -> None:
    units = {
        "a": "soviet infantry 27-5-3 2010",
        "d": DEFENDER,
        "e": f"{DEFENDER} elite",
        "l": f"{DEFENDER} low",
    }
    for lead, counted in (("d", 3), ("e", 4), ("l", 2)):
        game = pressed("DR2", 3, units=units)
        found = event(game.play(f"hold {lead}"), "s42-defense-rolled")
        assert (found["die"], found["counted"]) == (3, counted)


@pytest.mark.rule(GAME, "11.2.3")
def test_who_cannot_lead() -> None:
    units = {
        "a": "soviet infantry 12-5-3 2010",
        "d": "axis infantry 3-2-3 2009",
        "b": "axis infantry 3-4-3 2009 disrupted",
        "hq": "axis army-hq 0-1-5 2009",
    }
    game = pressed("DR2", units=units)
    assert legal_with(game, "hold") == {"hold d", "hold d hq"}
    assert codes(game, "hold b") == {"s42-not-in-good-order 11.2.3"}
    assert codes(game, "hold hq") == {"s42-cannot-lead 11.2.3"}


@pytest.mark.rule(GAME, "11.2.4")
def test_germans_in_a_fort_are_elite() -> None:
    units = {"a": "soviet infantry 12-5-3 2010", "d": DEFENDER}
    fort = {"forts": [{"hex": "2009", "side": 0, "complete": True}]}
    game = pressed("DR2", 3, units=units, tracks=fort)
    assert event(game.play("hold d"), "s42-defense-rolled")["counted"] == 4


@pytest.mark.rule(GAME, "11.3", "18.3.2")
def test_defensive_support_adds_one_and_is_used_up() -> None:
    units = {"a": ATTACKER, "d": DEFENDER, "hq": "axis army-hq 0-1-5 2008"}
    game = pressed("DR2", 3, units=units)
    assert legal(game) == {"give-way", "hold d", "hold d hq"}
    assert event(game.play("hold d hq"), "s42-defense-rolled")["counted"] == 4
    assert "used" in marks(game, "hq")


# Before turn 8, and after turn 18


@pytest.mark.rule(GAME, "11.1.2", "A-23")
@pytest.mark.parametrize(
    ("turn", "ground", "defender", "stands"),
    [
        (7, {}, "soviet infantry 3-3-3 2009", False),
        (8, {}, "soviet infantry 3-3-3 2009", True),
        (7, {}, "soviet nkvd 3-3-3 2009", True),
        (7, {"terrain": {"rough": "2009"}}, "soviet infantry 3-2-3 2009", True),
        (7, {"hexsides": {"minor-river": "2009/2010"}}, "soviet infantry 3-1-3 2009", True),
    ],
)
def test_not_one_step_back(turn: int, ground: dict[str, Any], defender: str, stands: bool) -> None:
    strength = 9 if "river" not in str(ground) else 6
    units = {"a": f"axis infantry {strength}-7-3 2010", "d": defender}
    game = fight(units, dice=[2], turn=turn, **ground)
    assert result(assault(game, "2009", "a")) == "DR2"
    assert (kind(game) == "s42-determined-defense") == stands


@pytest.mark.rule(GAME, "11.1.3", "A-24")
@pytest.mark.parametrize(("turn", "option", "free"), [(18, "on", 0), (17, "on", 1), (18, "off", 1)])
def test_hitler_takes_command(turn: int, option: str, free: int) -> None:
    more: dict[str, Any] = {
        "turn": turn,
        "options": {"hitler-takes-command": option},
        "areas": {"vp-2": "2009"},
    }
    game = pressed("DR2", **more)
    assert len(legal_with(game, "give-way")) == free
    if not free:
        assert codes(game, "give-way") == {"s42-must-stand 11.1.3"}


# Desperate Defense


def trapped(*dice: int, units: dict[str, Any], word: str = "D1", **more: Any) -> Game:
    """The defenders of 2009 stand in woods among enemies; no hex around them is safe."""
    ring = ("2008", "2109", "2110", "1910", "1909")
    guards = {f"g{n}": f"soviet infantry 1-1-3 {hex}" for n, hex in enumerate(ring)}
    game = fight({**guards, **units}, seat="soviet", dice=[THREE[word], *dice], **more)
    assert result(assault(game, "2009", "a")) == word
    return game


@pytest.mark.rule(GAME, "11.5.1", "11.5.2", "V17")
def test_desperate_defense_rolls_until_it_holds_or_dies() -> None:
    units = {
        "a": "soviet infantry 30-7-3 2010",
        "e": "axis infantry 3-5-3 2009 elite three-steps",
        "d": "axis infantry 3-5-3 2009",
    }
    game = trapped(2, 4, units=units, terrain={"woods": "2009"})
    assert kind(game) == "take-losses"
    game.play("lose d")
    assert kind(game) == "s42-desperate-defense"
    events = game.play("hold e")
    assert event(events, "s42-defense-rolled")["result"] == "F -/-"
    assert (kind(game), steps(game, "e")) == ("s42-desperate-defense", 2)
    events = game.play("hold e")
    assert event(events, "s42-defense-rolled")["result"] == "S -/1"
    game.play("keep-remnant e")
    # Three steps lost in all, and the hex is held.
    assert (steps(game, "e"), steps(game, "d")) == (1, 1)
    assert (where(game, "e"), where(game, "d")) == ("2009", "2009")
    assert kind(game) == "s42-declare-attacks"


@pytest.mark.rule(GAME, "11.5.1")
def test_giving_way_without_a_way_out_is_the_end() -> None:
    units = {"a": "soviet infantry 15-7-3 2010", "d": "axis infantry 3-5-3 2009"}
    game = trapped(units=units, word="DR2")
    game.play("give-way")
    assert where(game, "d") == "eliminated"


@pytest.mark.rule(GAME, "11.5.2", "11.6.1")
def test_delays_in_a_desperate_defense() -> None:
    units = {"a": "soviet infantry 15-7-3 2010", "d": "axis infantry 3-5-3 2009 three-steps"}
    game = trapped(4, 4, units=units, word="DR2", terrain={"woods": "2009"})
    game.play("hold d")
    assert (kind(game), steps(game, "d")) == ("s42-desperate-defense", 2)
    play(game, "hold d", "keep-remnant d")
    # The second Delay counts as S -/1.
    assert (where(game, "d"), steps(game, "d")) == ("2009", 1)
    assert kind(game) == "s42-declare-attacks"


@pytest.mark.rule(GAME, "11.5.1", "16.2.3")
@pytest.mark.parametrize(
    ("areas", "decision"),
    [
        ({"port": "2009"}, "s42-desperate-defense"),
        ({"port": "2009", "entry-a": "2008 2108"}, "retreat-units"),
        ({}, "retreat-units"),
    ],
)
def test_a_port_whose_loss_would_cut_the_supply(areas: dict[str, str], decision: str) -> None:
    # On turn 3 a rifle division in the open may stand only if it is desperate.
    units = {"a": "axis infantry 9-7-3 2010", "d": "soviet infantry 3-3-3 2009"}
    assert kind(pressed("DR2", units=units, seat="axis", areas=areas)) == decision


# Partial success


@pytest.mark.rule(GAME, "11.6.1", "14.2.4", "V18")
def test_a_delay_outside_a_city() -> None:
    game = pressed("DR2", 5)
    assert "s42-delay" in told(game.play("hold d"))
    assert (kind(game), steps(game, "d")) == ("retreat-units", 1)
    assert {len(text.split()) - 2 for text in legal_with(game, "retreat", "d")} == {1, 2}
    play(game, "retreat d 2008 1908")
    assert "disrupted" in marks(game, "d")
    assert kind(game) == "s42-advance"
    assert {len(text.split()) for text in legal_with(game, "advance", "a")} == {3}
    assert len(legal_with(game, "advance", "a")) == 6
    play(game, "advance a 2111")
    assert kind(game) == "s42-declare-attacks"


@pytest.mark.rule(GAME, "11.6.2", "V18")
@pytest.mark.parametrize(("city", "most"), [("minor-city", 1), ("major-city", 2)])
def test_city_battles(city: str, most: int) -> None:
    units = {"a": "soviet infantry 18-5-3 2010", "d": "axis infantry 3-3-3 2009"}
    for level in range(most + 1):
        battles = [{"hex": "2009", "level": level, "attackers": ["a"]}] if level else []
        # Germans in a city are elite: 3 counts as 4, P -/-.
        game = pressed(
            "DR2", 3, units=units, places={city: "2009"}, tracks={"city_battles": battles}
        )
        events = game.play("hold d")
        if level < most:
            assert event(events, "s42-city-battle")["level"] == level + 1
            assert (where(game, "d"), kind(game)) == ("2009", "s42-declare-attacks")
        else:
            assert "s42-delay" in told(events)


@pytest.mark.rule(GAME, "11.4.1")
def test_a_star_lets_the_defender_choose_the_attackers_loss() -> None:
    units = {
        "a": "soviet infantry 9-5-3 2010",
        "b": "soviet infantry 9-5-3 2010",
        "d": "axis infantry 3-3-3 2009 elite",
    }
    game = fight(units, seat="soviet", dice=[2, 6], places={"minor-city": "2009"})
    assault(game, "2009", "a", "b")
    game.play("hold d")
    assert (game.waiting, kind(game)) == (("axis",), "s42-inflict-losses")
