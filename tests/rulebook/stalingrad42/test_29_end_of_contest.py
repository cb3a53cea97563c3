"""29.1.3, A-56, A-88: the original defender strikes back, or loses the city."""

from __future__ import annotations

from typing import Any

import pytest

from hexside.api import position
from hexside.conformance.rulebook_kit import argument
from tests.rulebook.stalingrad42.s42_battles import (
    THREE,
    assault,
    result,
)
from tests.rulebook.stalingrad42.s42_cities import (
    CITY,
    ON,
    contested,
    is_contested,
    level,
    rule_on,
)
from tests.rulebook.stalingrad42.s42_city_storm import (
    B_OUTSIDE,
    COMBAT,
    DEFENDER,
    DICE,
    farthest,
)
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


# 29.1.3, A-56, A-88: the original defender strikes back

INSIDE: dict[str, Any] = {
    "a": f"axis infantry 5-3-3 {CITY}",
    "d": f"soviet infantry 9-3-3 {CITY}",
    "e": "soviet infantry 9-5-3 2008",
}
#: Germans in a city are elite: a 3 counts as 4, P -/-.
BACK = [THREE["DR2"], 3]


@pytest.mark.rule(GAME, "29.1.3", "A-56", "A-88", "D29")
def test_two_partial_successes_drive_the_attackers_out() -> None:
    game = contested(INSIDE, marker=2, **COMBAT, seat="soviet", dice=[*BACK, *BACK])
    assault(game, CITY, "d", "e")
    events = list(game.play("hold a"))
    assert event(events, "s42-city-battle-falls")["level"] == 1
    assert (where(game, "a"), level(game)) == (CITY, 1)
    assert is_contested(game)

    game = contested(INSIDE, marker=1, **COMBAT, seat="soviet", dice=BACK)
    assault(game, CITY, "d", "e")
    events = list(game.play("hold a"))
    assert event(events, "s42-city-battle-falls")["level"] == 0
    # They leave like after a Delay: one or two hexes, Disrupted.
    assert (game.waiting, kind(game)) == (("axis",), "retreat-units")
    assert {len(text.split()) - 2 for text in legal_with(game, "retreat", "a")} == {1, 2}
    events = play(game, "retreat a 2010")
    assert "disrupted" in marks(game, "a")
    assert "s42-contest-over" in told(events)
    # No advance for the original defenders.
    assert (kind(game), level(game), where(game, "e")) == ("s42-declare-attacks", 0, "2008")
    assert not is_contested(game)


@pytest.mark.rule(GAME, "29.1.3", "A-88")
def test_out_they_must_even_where_they_cannot() -> None:
    ring = ("2008", "2109", "2110", "2010", "1910", "1909")
    guards = {f"g{hex}": f"soviet infantry 1-3-3 {hex}" for hex in ring}
    game = contested(INSIDE | guards, **COMBAT, seat="soviet", dice=BACK)
    assault(game, CITY, "d", "e")
    assert kind(game) == "s42-desperate-defense"
    events = list(game.play("hold a"))
    assert "unit-eliminated" in told(events)
    assert (where(game, "a"), level(game)) == ("eliminated", 0)


@pytest.mark.rule(GAME, "29.1.3", "12.1.1")
def test_a_failed_defense_of_the_attackers_ends_the_contest() -> None:
    game = contested(INSIDE, marker=2, **COMBAT, seat="soviet", dice=[THREE["DR2"]])
    assault(game, CITY, "d", "e")
    play(game, "give-way")
    play(game, "retreat a 2010 2011")
    assert level(game) == 0
    assert not is_contested(game)
    # Two hexes of advance: those inside have spent one of them.
    assert kind(game) == "s42-advance"
    assert farthest(game, "d", "e") == {"d": 1, "e": 2}


# 29.1.3, A-88: the original attackers win


@pytest.mark.rule(GAME, "29.1.4", "A-88", "11.6.2")
@pytest.mark.parametrize(("place", "top"), [("minor-city", 1), ("major-city", 2)])
def test_a_partial_success_at_the_highest_level_is_a_delay(place: str, top: int) -> None:
    units = {"a": f"axis infantry 9-5-3 {CITY}", "b": "axis infantry 9-5-3 2010", "d": DEFENDER}
    game = contested(units, marker=top, place=place, **COMBAT, dice=DICE)
    assault(game, CITY, "a", "b")
    assert "s42-delay" in told(game.play("hold d"))
    events = play(game, "retreat d 2008")
    assert {"s42-contest-over", "control-changed"} <= set(told(events))
    assert level(game) == 0
    assert not is_contested(game)
    # A Delay advances one hex: those inside have made it.
    assert kind(game) == "s42-advance"
    assert not legal_with(game, "advance", "a")
    assert legal_with(game, "advance", "b")


@pytest.mark.rule(GAME, "A-88", "14.1", "15.2.3", "29.1.3")
def test_after_a_shattering_those_inside_have_one_hex_less() -> None:
    units = {
        "a": f"axis panzer 20-8-6 {CITY}",
        "b": "axis panzer 20-8-6 2010",
        "d": f"soviet infantry 1-1-3 {CITY} one-step",
        "x": "soviet infantry 3-3-3 2007",
    }
    game = contested(units, **COMBAT, hexes="1504-2619")
    events = assault(game, CITY, "a", "b")
    assert {"s42-shattered", "s42-contest-over", "control-changed"} <= set(told(events))
    assert kind(game) == "s42-form-group"
    play(game, "add a")
    assert legal_with(game, "form") == {f"form {CITY}"}
    play(game, "add b", f"form {CITY}")
    # Both have three hexes left: one has entered the vacated hex, one had.
    assert (argument(game, "count"), where(game, "b")) == (3, CITY)
    game = contested(units, **COMBAT, hexes="1504-2619")
    assault(game, CITY, "a", "b")
    play(game, "done")
    assert farthest(game, "a", "b") == {"a": 3, "b": 4}


@pytest.mark.rule(GAME, "29.1.3", "8.6.1", "A-88")
def test_an_automatic_ds_from_inside_and_outside() -> None:
    units = {
        "a": f"axis panzer 10-8-6 {CITY}",
        "b": "axis panzer 11-8-6 2010",
        "d": f"soviet infantry 1-1-3 {CITY} one-step",
    }
    game = contested(units)
    assert codes(game, "auto-ds 2110") == {"no-enemy-there 8.6.1"}
    play(game, f"auto-ds {CITY}", "add a", "add b")
    events = play(game, "resolve")
    assert {"s42-shattered", "s42-contest-over"} <= set(told(events))
    assert (level(game), is_contested(game)) == (0, False)
    # From the outside alone it is not enough; nor are those inside counted elsewhere.
    alone = {**units, "a": f"axis panzer 1-8-6 {CITY}", "e": "soviet infantry 1-1-3 2109 one-step"}
    game = contested(alone)
    assert not legal_with(game, "auto-ds")
    far = {"a": f"axis panzer 30-8-6 {CITY}", "d": DEFENDER, "e": alone["e"]}
    game = contested(far)
    assert "auto-ds 2109" not in legal(game)
    assert codes(game, "auto-ds 2109") == {"s42-not-out-of-city 29.1.3"}


@pytest.mark.rule(GAME, "29.1.1", "19.3")
def test_non_combat_units_left_to_the_enemy_are_removed() -> None:
    units = {
        "a": f"axis infantry 30-5-3 {CITY}",
        "d": f"soviet infantry 1-1-3 {CITY} one-step",
        "hq": f"soviet soviet-army-hq 0-0-6 {CITY}",
    }
    game = contested(units, **COMBAT)
    assault(game, CITY, "a")
    assert where(game, "hq").startswith("turn-")


@pytest.mark.rule(GAME, "29.1.1", "19.3", "12.1.1")
def test_non_combat_units_may_retreat_out_of_the_city() -> None:
    units = {
        "a": f"axis infantry 18-5-3 {CITY}",
        "d": f"soviet infantry 3-3-3 {CITY}",
        "hq": f"soviet soviet-army-hq 0-0-6 {CITY}",
    }
    for stays in (False, True):
        game = contested(units, **COMBAT, dice=[THREE["DR2"]])
        assault(game, CITY, "a")
        play(game, "give-way", "retreat d 2008 1908")
        assert (kind(game), where(game, "hq")) == ("retreat-units", CITY)
        # Until then it stands there with the enemy, and so it is written down.
        assert position(game.position()).position() == game.position()
        play(game, "done" if stays else "retreat hq 2008 1908")
        assert where(game, "hq").startswith("turn-") if stays else where(game, "hq") == "1908"


@pytest.mark.rule(GAME, "29.1.1", "19.3", "12.1.1")
def test_a_stack_leaves_the_city_as_one_whoever_of_it_goes_first() -> None:
    """Once the last combat unit has gone the enemy in the city has a zone again, and bonds."""
    units = {
        "a": f"axis infantry 5-2-3 {CITY}",
        "m": f"axis leader 0-0-6 {CITY} used",
        "d": f"soviet infantry 1-3-3 {CITY}",
        "e": "soviet infantry 11-3-3 2008",
        # With the unit in the city it closes 2010 to all but units that go there from the city.
        "f": "soviet infantry 1-3-3 2011",
    }
    options = {**ON, "leaders": "on"}
    game = contested(units, **COMBAT, seat="soviet", options=options, dice=BACK)
    assault(game, CITY, "d", "e")
    play(game, "hold a")
    before = legal_with(game, "retreat", "m")
    assert {"retreat m 1910", "retreat m 1909 1809"} <= before
    play(game, "retreat a 1910")
    assert not is_contested(game)
    assert legal_with(game, "retreat", "m") == before
    assert codes(game, "retreat m 1910") == set()
    play(game, "retreat m 1910")
    assert where(game, "m") == "1910"
    # The same when the owner of the units disengages.
    game = contested(units, **COMBAT, options={**options, "disengagement": "on"}, dice=[6])
    play(game, "disengage a", "retreat a 1910")
    assert "retreat m 1910" in legal(game)


@pytest.mark.rule(GAME, "29.1.3", "10.2.1")
def test_losses_and_limits_of_one_side_do_not_touch_the_other() -> None:
    units = {f"a{n}": f"axis infantry 6-5-3 {CITY}" for n in range(3)}
    units |= {"d": DEFENDER, "d2": f"soviet infantry 3-3-3 {CITY}"}
    game = contested(units, attackers=("a0",), **COMBAT, dice=[THREE["D1"]])
    assault(game, CITY, "a0", "a1", "a2")
    # 12 against 18: no unit stands aside, only Soviet units lose.
    assert all(steps(game, f"a{n}") == 2 for n in range(3))


@pytest.mark.rule(GAME, "29.1.1", "15.2.5")
def test_a_breakthrough_group_moves_in_and_its_advance_is_over() -> None:
    units = {
        "a": "axis panzer 10-8-6 2012 red",
        "b": "axis panzer 10-8-6 2012",
        "x": "soviet infantry 1-1-3 2011 one-step",
        "d": DEFENDER,
    }
    game = rule_on(units, **COMBAT, dice=DICE, hexes="1504-2619")
    assault(game, "2011", "a", "b")
    play(game, "add a", "add b", "form 2011", "onward 2010")
    assert result(play(game, f"strike {CITY}")) == "DR2"
    play(game, "hold d")
    assert kind(game) == "s42-enter-city"
    assert codes(game, "done") == {"s42-must-enter-city 29.1.1"}
    play(game, f"advance a {CITY}", "done")
    assert (where(game, "a"), where(game, "b"), level(game)) == (CITY, "2010", 1)
    assert is_contested(game)
    assert kind(game) in {"s42-breakthrough", "s42-declare-attacks"}


@pytest.mark.rule(GAME, "A-88", "15.2.8", "29.1.3")
def test_no_breakthrough_group_follows_into_a_city_freed_at_level_0() -> None:
    units = {
        "a": f"axis infantry 5-3-3 {CITY}",
        "d": f"soviet infantry 1-3-3 {CITY}",
        "g": "soviet tank 20-8-6 2006",
        "x": "axis infantry 1-1-3 2007 one-step",
    }
    game = contested(units, **COMBAT, seat="soviet", hexes="1504-2619", dice=BACK)
    assault(game, "2007", "g")
    play(game, "add g", "form 2007", "onward 2008")
    assert result(play(game, f"strike {CITY}")) == "DR2"
    play(game, "hold a")
    play(game, next(iter(sorted(legal_with(game, "retreat", "a")))))
    assert not is_contested(game)
    assert f"onward {CITY}" not in legal(game)
    assert where(game, "g") == "2008"


@pytest.mark.rule(GAME, "29.1.3", "29.1.1")
def test_an_attack_from_outside_alone_wins_the_city_for_those_inside() -> None:
    units = {
        "a": f"axis infantry 1-5-3 {CITY}",
        "b": "axis infantry 30-5-3 2010",
        "d": f"soviet infantry 1-1-3 {CITY} one-step",
    }
    game = contested(units, **COMBAT)
    events = assault(game, CITY, "b")
    assert event(events, "control-changed")["seat"] == "axis"
    assert kind(game) == "s42-advance"
    assert not legal_with(game, "advance", "a")
    play(game, f"advance b {CITY}")
    assert where(game, "b") == CITY


@pytest.mark.rule(GAME, "29.1.4", "A-63", "16.3.4")
@pytest.mark.parametrize(
    ("units", "lost", "control"),
    [
        # All who were inside have died at once: the city is still that of its defenders.
        ({"a": f"axis infantry 18-3-3 {CITY} one-step"}, (), []),
        ({"a": f"axis infantry 9-3-3 {CITY} one-step", "b": B_OUTSIDE}, ("a",), []),
        # Somebody inside has survived.
        ({"a": f"axis infantry 18-3-3 {CITY}"}, (), [CITY]),
        ({"a": f"axis infantry 9-3-3 {CITY} one-step", "b": B_OUTSIDE}, ("b",), [CITY]),
    ],
)
def test_the_losses_of_both_sides_are_taken_at_once(
    units: dict[str, str], lost: tuple[str, ...], control: list[str]
) -> None:
    defender = {"d": f"soviet infantry 3-3-3 {CITY} one-step"}
    game = contested({**units, **defender}, dice=[THREE["EX"]], **COMBAT)
    assert result(assault(game, CITY, *units)) == "EX"
    play(game, *(f"lose {uid}" for uid in lost))
    assert (where(game, "d"), level(game)) == ("eliminated", 0)
    names = game.rules.board.grid.names
    assert [names[hex] for hex in game.state.data.control] == control
