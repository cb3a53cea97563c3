"""29.1.1, 29.1.3, 29.1.4: how a city becomes contested, and combat in it."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rulebook.stalingrad42.s42_battles import (
    assault,
    column,
    declare,
    modifiers,
    odds,
    result,
)
from tests.rulebook.stalingrad42.s42_cities import (
    CITY,
    ON,
    contested,
    field_of,
    is_contested,
    level,
    rule_on,
)
from tests.rulebook.stalingrad42.s42_city_storm import (
    COMBAT,
    DEFENDER,
    DICE,
    stormed,
)
from tests.rulebook.stalingrad42.s42_kit import (
    codes,
    event,
    kind,
    legal,
    legal_with,
    play,
    stand,
    told,
    where,
)

GAME = "stalingrad-42"


# 29.1.1: into the city


@pytest.mark.rule(GAME, "29.1.1", "29.1.4", "11.6.2")
@pytest.mark.parametrize("place", ["major-city", "minor-city"])
def test_the_only_attacker_moves_in(place: str) -> None:
    game, events = stormed({"a": "axis infantry 18-5-3 2010"}, "a", place=place)
    assert event(events, "s42-city-battle")["level"] == 1
    moved = next(one for one in events if one.code == "s42-unit-advanced")
    assert (moved.rule, moved.arguments["unit"]) == ("29.1.1", "a")
    assert (where(game, "a"), where(game, "d"), level(game)) == (CITY, CITY, 1)
    assert is_contested(game)
    # The original defender keeps the city.
    assert "control-changed" not in told(events)
    work = field_of(game)
    assert work.controls(1, work.rules.grid.index(CITY))


@pytest.mark.rule(GAME, "29", "29.1.1")
@pytest.mark.parametrize("choice", ["off", "by-scenario"])
def test_without_the_rule_nobody_moves_in(choice: str) -> None:
    units = {"a": "axis infantry 18-5-3 2010"}
    game, _ = stormed(units, "a", options={"contested-cities": choice})
    assert (where(game, "a"), level(game), kind(game)) == ("2010", 1, "s42-declare-attacks")


@pytest.mark.rule(GAME, "29.1.1", "A-87")
def test_the_attacker_chooses_who_moves_in() -> None:
    units = {
        "a": "axis infantry 6-5-3 2010",
        "b": "axis infantry 6-5-3 2010",
        "c": "axis infantry 6-5-3 2110",
        "n": "axis infantry 5-5-3 2010",
    }
    game, _ = stormed(units, "a", "b", "c")
    assert (game.waiting, kind(game)) == (("axis",), "s42-enter-city")
    assert legal(game) == {f"advance {uid} {CITY}" for uid in "abc"}
    # At least one must go, one of those who attacked, and only into the city.
    assert codes(game, "done") == {"s42-must-enter-city 29.1.1"}
    assert codes(game, f"advance n {CITY}") == {"s42-did-not-attack 29.1.1"}
    assert codes(game, "advance a 2109") == {"s42-only-into-city 29.1.1"}
    assert codes(game, f"advance nobody {CITY}") == {"unknown-unit"}
    play(game, f"advance b {CITY}")
    assert legal(game) == {f"advance a {CITY}", f"advance c {CITY}", "done"}
    assert codes(game, f"advance b {CITY}") == {"s42-already-in-city 29.1.1"}
    play(game, "done")
    assert [where(game, uid) for uid in "abc"] == ["2010", CITY, "2110"]
    assert kind(game) == "s42-declare-attacks"


@pytest.mark.rule(GAME, "29.1.1", "4.1")
def test_stacking_is_counted_for_each_side() -> None:
    more = {"d2": "soviet infantry 3-3-3 2009"}
    units = {f"u{n}": f"axis infantry 9-5-3 {'2010' if n < 2 else '2110'}" for n in range(4)}
    game, _ = stormed({**units, **more}, *units)
    for uid in ("u0", "u1", "u2"):
        assert kind(game) == "s42-enter-city"
        play(game, f"advance {uid} {CITY}")
    # Two Soviet and three Axis divisions: the fourth finds no room, and nobody is over the limit.
    assert (where(game, "u3"), kind(game)) == ("2110", "s42-declare-attacks")
    work = field_of(game)
    assert len(work.combat_units(0, work.rules.grid.index(CITY))) == 3


@pytest.mark.rule(GAME, "29.1.1", "4.1")
def test_a_full_city_is_refused() -> None:
    units = {f"u{n}": f"axis infantry 5-5-3 {'2010' if n < 2 else '2110'}" for n in range(4)}
    game, _ = stormed({**units, "g": "axis tank 1-3-5 2110 free_stacking"}, *units, "g")
    for uid in ("u0", "u1", "u2"):
        play(game, f"advance {uid} {CITY}")
    # A free-stacking unit still fits.
    assert kind(game) == "s42-enter-city"
    assert codes(game, f"advance u3 {CITY}") == {"s42-stacking-limit 4.1"}
    assert legal(game) == {f"advance g {CITY}", "done"}


@pytest.mark.rule(GAME, "A-87")
def test_where_nobody_can_move_in_there_is_only_the_marker() -> None:
    game, _ = stormed({"a": "axis infantry 18-5-0 2010"}, "a")
    assert (where(game, "a"), level(game), kind(game)) == ("2010", 1, "s42-declare-attacks")
    assert not is_contested(game)


@pytest.mark.rule(GAME, "A-87", "18.3.1")
def test_artillery_that_shifted_does_not_move_in() -> None:
    units = {
        "a": "axis infantry 12-5-3 2010",
        "b": "axis infantry 1-5-3 2010",
        "hq": "axis army-hq 0-1-5 2010 range:5",
    }
    game = rule_on({"d": DEFENDER, **units}, **COMBAT, dice=DICE)
    declare(game, CITY, "a", "b")
    play(game, "support hq")
    assert result(list(game.play("resolve"))) == "DR2"
    play(game, "hold d")
    assert legal(game) == {f"advance a {CITY}", f"advance b {CITY}"}
    assert codes(game, f"advance hq {CITY}") == {"s42-did-not-attack 29.1.1"}


@pytest.mark.rule(GAME, "A-87", "14.5")
def test_over_a_major_river_out_of_an_entry_area_and_through_a_bond() -> None:
    river = {"hexsides": {"major-river": "2009/2010"}}
    game, _ = stormed({"a": "axis infantry 36-5-3 2010"}, "a", **river)
    assert where(game, "a") == CITY
    area = {"hexes": "1809-2616", "areas": {"entry-x": CITY}}
    game, _ = stormed({"a": "axis infantry 18-5-3 ea-x"}, "a", **area)
    assert where(game, "a") == CITY
    assert is_contested(game)


@pytest.mark.rule(GAME, "29.1.1", "11.6.2")
def test_a_second_partial_success_raises_the_marker_and_moves_nobody() -> None:
    units = {"a": f"axis infantry 9-5-3 {CITY}", "b": "axis infantry 9-5-3 2010", "d": DEFENDER}
    game = contested(units, **COMBAT, dice=DICE)
    assault(game, CITY, "a", "b")
    assert event(list(game.play("hold d")), "s42-city-battle")["level"] == 2
    assert (where(game, "b"), level(game), kind(game)) == ("2010", 2, "s42-declare-attacks")
    assert is_contested(game)


@pytest.mark.rule(GAME, "29.1.1", "19.3")
def test_non_combat_units_inside_are_safe_with_their_combat_units() -> None:
    units = {"a": "axis infantry 18-5-3 2010", "hq": f"soviet soviet-army-hq 0-0-6 {CITY}"}
    game, _ = stormed(units, "a")
    assert (where(game, "a"), where(game, "hq")) == (CITY, CITY)


# 29.1.1, 29.1.3: strengths


@pytest.mark.rule(GAME, "29.1.1", "D28")
def test_defense_is_doubled_for_every_type_once_and_after_halving() -> None:
    for words, points in (
        (f"axis panzer 10-8-6 {CITY}", 16),
        (f"axis panzer 10-7-6 {CITY} disrupted", 8),
        (f"axis infantry 5-7-3 {CITY}", 14),
    ):
        units = {"a": words, "d": DEFENDER, "o": "soviet infantry 30-3-3 2010"}
        game = contested(units, **COMBAT, seat="soviet")
        declare(game, CITY, "o")
        assert odds(game)["defense"] == points
        assert "s42-defense-doubled 29.1.1" in modifiers(game)
    # The original defenders too: a tank corps is not doubled in a city, but here.
    units = {"a": f"axis infantry 30-5-3 {CITY}", "d": f"soviet tank 7-5-5 {CITY}"}
    game = contested(units, **COMBAT)
    declare(game, CITY, "a")
    assert odds(game)["defense"] == 10
    plain = {"a": "axis infantry 30-5-3 2010", "d": f"soviet tank 7-5-5 {CITY}"}
    assert column(plain, CITY, "a", places={"major-city": CITY})[1] == 5


@pytest.mark.rule(GAME, "29.1.3", "V38")
def test_voronezh_inside_full_across_the_don_halved() -> None:
    units = {
        "in": "axis infantry 8-5-3 2503",
        "out": "axis infantry 8-5-3 2403",
        "d": "soviet infantry 3-3-3 2503",
    }
    battle = {"hex": "2503", "level": 1, "attackers": ["in"]}
    more: dict[str, Any] = {
        "hexes": "2301-2705",
        "places": {"major-city": "2503"},
        "hexsides": {"major-river": "2403/2503"},
        "tracks": {"city_battles": [battle]},
        "options": ON,
        "phase": "combat",
    }

    game = stand(units, **more)
    declare(game, "2503", "in", "out")
    found = odds(game)
    assert (found["attack"], found["defense"]) == (12, 6)
    halved = [one for one in found["modifiers"] if one["code"] == "s42-attack-major-river"]
    assert [one["unit"] for one in halved] == ["out"]


@pytest.mark.rule(GAME, "29.1.3", "8.1")
def test_units_inside_attack_their_city_alone_or_with_others_but_nothing_else() -> None:
    units = {
        "a": f"axis infantry 9-5-3 {CITY}",
        "o": "axis infantry 9-5-3 2010",
        "d": DEFENDER,
        "e": "soviet infantry 3-3-3 2109",
        "f": "soviet infantry 3-3-3 2008",
    }
    game = contested(units, **COMBAT)
    # 2008 lies next to none but those inside; 2109 is next to nobody outside either.
    assert codes(game, "attack 2008") == {"s42-not-out-of-city 29.1.3"}
    assert not legal_with(game, "attack", "2008")
    assert not legal_with(game, "attack", "2109")
    play(game, f"attack {CITY}")
    assert legal_with(game, "add") == {"add a", "add o"}
    play(game, "add a")
    assert legal_with(game, "resolve")


@pytest.mark.rule(GAME, "29.1.3")
def test_a_unit_inside_does_not_join_an_attack_on_a_neighbour() -> None:
    units = {
        "a": f"axis infantry 9-5-3 {CITY}",
        "o": "axis infantry 9-5-3 2110",
        "d": DEFENDER,
        "e": "soviet infantry 3-3-3 2109",
    }
    game = contested(units, **COMBAT)
    play(game, "attack 2109")
    assert legal_with(game, "add") == {"add o"}
    assert codes(game, "add a") == {"s42-not-out-of-city 29.1.3"}
