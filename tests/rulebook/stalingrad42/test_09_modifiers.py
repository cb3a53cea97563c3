"""9: what changes the strengths and the column of an attack."""

from __future__ import annotations

import pytest

from tests.rulebook.stalingrad42.s42_battles import column, declare, fight, modifiers, odds

GAME = "stalingrad-42"
RED = "axis panzer 10-8-6 2010 red"
RIFLE = "soviet infantry 3-5-3 2009"
CORPS = "soviet tank 7-5-5 2009"
#: The sides of 2009 towards 2010 and 1910.
SOUTH, SOUTH_WEST = "2009/2010", "1910/2009"


@pytest.mark.rule(GAME, "9.1", "9.5.2", "V08", "V10")
def test_halving_is_per_unit_and_repeats() -> None:
    river = {"major-river": SOUTH}
    two = {"a": "axis infantry 5-5-3 2010", "b": "axis infantry 5-5-3 2010", "x": RIFLE}
    assert column(two, "2009", "a", "b", hexsides=river)[0] == 6
    lost = {"a": "axis infantry 9-5-3 2010 out-of-supply", "x": "soviet infantry 1-1-3 2009"}
    assert column(lost, "2009", "a", hexsides=river)[0] == 3
    assert column(lost, "2009", "a")[0] == 5


@pytest.mark.rule(GAME, "16.4", "D03")
def test_an_attack_of_one_stays_one() -> None:
    units = {"a": "axis infantry 1-5-3 2010 isolated", "x": "soviet infantry 1-1-3 2009"}
    assert column(units, "2009", "a")[0] == 1


@pytest.mark.rule(GAME, "9.1", "V09")
def test_doubling_happens_once() -> None:
    units = {"a": "axis infantry 9-5-3 2010", "x": RIFLE}
    places = {"minor-city": "2009"}
    found = column(units, "2009", "a", places=places, hexsides={"minor-river": SOUTH})
    assert found[1] == 10


@pytest.mark.rule(GAME, "9.1", "13.2.1", "D04")
def test_halving_comes_before_doubling() -> None:
    units = {"a": "axis infantry 9-5-3 2010", "x": f"{RIFLE} disrupted"}
    assert column(units, "2009", "a", places={"minor-city": "2009"})[1] == 6
    assert column(units, "2009", "a")[1] == 3


# Armor


@pytest.mark.rule(GAME, "9.2.1", "9.2.2", "V11", "V12")
def test_armor_and_elite_armor() -> None:
    assert column({"a": RED, "x": RIFLE}, "2009", "a") == (10, 5, "4-1")
    assert column({"a": RED, "x": CORPS}, "2009", "a") == (10, 5, "3-1")
    game = fight({"a": RED, "x": RIFLE})
    declare(game, "2009", "a")
    assert modifiers(game) == {"s42-armor-shift 9.2.1", "s42-elite-armor-shift 9.2.2"}


@pytest.mark.rule(GAME, "9.2.2", "D13")
def test_elite_armor_in_defense() -> None:
    units = {"s": "soviet tank 10-5-5 2010", "d": "axis panzer 5-5-6 2009 red"}
    assert column(units, "2009", "s", seat="soviet") == (10, 5, "1-1")


@pytest.mark.rule(GAME, "9.2.3")
@pytest.mark.parametrize(
    "ground",
    [
        {"terrain": {"woods": "2009"}},
        {"terrain": {"swamp": "2009"}},
        {"terrain": {"wooded-rough": "2009"}},
        {"places": {"major-city": "2009"}},
        {"tracks": {"forts": [{"hex": "2009", "side": 1, "complete": True}]}},
    ],
)
def test_ground_without_armor_shifts(ground: dict[str, object]) -> None:
    game = fight({"a": RED, "x": RIFLE}, **ground)
    declare(game, "2009", "a")
    assert not any("armor" in one for one in modifiers(game))


@pytest.mark.rule(GAME, "9.2.3", "V13")
def test_tanks_across_a_river_only_cancel() -> None:
    units = {"a": "axis panzer 10-8-6 2010 black", "x": CORPS}
    game = fight(units, hexsides={"minor-river": SOUTH})
    declare(game, "2009", "a")
    assert modifiers(game) == {"s42-defense-doubled 9.5.1"}


@pytest.mark.rule(GAME, "9.2.4", "D12")
def test_anti_tank_units_cancel_the_basic_shift() -> None:
    units = {"a": RED, "x": RIFLE, "g": "soviet tank-destroyer 1-3-5 2009"}
    game = fight(units)
    declare(game, "2009", "a")
    assert modifiers(game) == {"s42-elite-armor-shift 9.2.2"}


# Rivers and swamps


@pytest.mark.rule(GAME, "9.5.1", "9.5.2", "V14", "V15")
def test_rivers_double_only_if_all_attack_across() -> None:
    units = {
        "a": "axis infantry 5-5-3 2010",
        "b": "axis infantry 5-5-3 2010",
        "c": "axis infantry 5-5-3 1910",
        "x": RIFLE,
    }
    both = {"major-river": SOUTH, "minor-river": SOUTH_WEST}
    assert column(units, "2009", "a", "b", "c", hexsides=both) == (11, 10, "1-1")
    one = {"major-river": SOUTH}
    assert column(units, "2009", "a", "b", "c", hexsides=one) == (11, 5, "2-1")


@pytest.mark.rule(GAME, "9.5.4", "V16")
def test_attacks_out_of_a_swamp_count_as_across_a_river() -> None:
    units = {"a": "axis panzer 9-5-6 2010", "b": "axis panzer 8-5-6 1910", "x": RIFLE}
    found = column(
        units,
        "2009",
        "a",
        "b",
        hexsides={"major-river": SOUTH},
        terrain={"swamp": "1910"},
    )
    assert found == (13, 10, "1-1")


@pytest.mark.rule(GAME, "9.5.4", "2.2.2")
def test_a_defender_in_a_swamp_is_doubled() -> None:
    units = {"a": "axis infantry 9-5-3 2010", "x": CORPS}
    assert column(units, "2009", "a", terrain={"swamp": "2009"})[1] == 10


# Ground, forts, cities


@pytest.mark.rule(GAME, "9.7.1", "9.9", "D11")
def test_a_fort_in_rough_behind_a_river() -> None:
    units = {"a": "axis infantry 30-5-3 2010", "x": RIFLE}
    game = fight(
        units,
        terrain={"rough": "2009"},
        hexsides={"minor-river": SOUTH},
        tracks={"forts": [{"hex": "2009", "side": 1, "complete": True}]},
    )
    declare(game, "2009", "a")
    assert (odds(game)["defense"], odds(game)["ratio"], odds(game)["column"]) == (10, "3-1", "1-1")


@pytest.mark.rule(GAME, "9.7.6")
@pytest.mark.parametrize(("seat", "label"), [("axis", "2-1"), ("soviet", "3-1")])
def test_printed_forts_serve_the_soviets_only(seat: str, label: str) -> None:
    enemy = "soviet" if seat == "axis" else "axis"
    units = {"a": f"{seat} infantry 15-5-3 2010", "x": f"{enemy} infantry 3-5-3 2009"}
    assert column(units, "2009", "a", areas={"fort-north": "2009"}, seat=seat)[2] == label


@pytest.mark.rule(GAME, "9.6.1", "9.6.3", "2.3.3")
def test_infantry_types_are_doubled_in_cities_and_mountains() -> None:
    units = {"a": "axis mountain 5-5-3 2010", "x": RIFLE}
    assert column(units, "2009", "a", terrain={"mountain": "2009"})[:2] == (10, 10)
    assert column(units, "2009", "a", places={"minor-city": "2009"})[:2] == (5, 10)
    tanks = {"a": "axis infantry 5-5-3 2010", "x": CORPS}
    assert column(tanks, "2009", "a", places={"minor-city": "2009"})[:2] == (5, 5)


@pytest.mark.rule(GAME, "5.6.4", "D14")
def test_a_unit_on_a_train_defends_with_one() -> None:
    units = {"a": "axis infantry 2-5-3 2010", "x": f"{RIFLE} train"}
    assert column(units, "2009", "a", places={"minor-city": "2009"})[1] == 1


@pytest.mark.rule(GAME, "9.8", "D15")
def test_bracketed_units() -> None:
    alone = {
        "a": "axis infantry 5-5-3 2010",
        "x": "soviet front-hq 0-1-5 2009",
        "y": "soviet artillery 0-1-5 2009",
    }
    assert column(alone, "2009", "a")[1] == 1
    with_division = {**alone, "z": "soviet infantry 3-7-3 2009"}
    assert column(with_division, "2009", "a")[1] == 7


@pytest.mark.rule(GAME, "13.3.2")
def test_a_unit_in_full_retreat_adds_nothing() -> None:
    units = {"a": RED, "x": RIFLE, "y": "soviet tank 7-5-5 2009 full-retreat"}
    assert column(units, "2009", "a") == (10, 5, "4-1")


@pytest.mark.rule(GAME, "23.4", "D05")
def test_the_russian_winter() -> None:
    units = {"s": "soviet infantry 9-5-3 2010", "d": "axis infantry 3-3-3 2009"}
    assert column(units, "2009", "s", seat="soviet", turn=28, scenario="uranus")[1] == 2
    assert column(units, "2009", "s", seat="soviet")[1] == 3
    shelter = {"town": "2009"}
    found = column(units, "2009", "s", seat="soviet", turn=28, scenario="uranus", places=shelter)
    assert found[1] == 3
    attack = {"d": "axis infantry 3-3-3 2010", "s": "soviet infantry 1-1-3 2009"}
    assert column(attack, "2009", "d", turn=28, scenario="uranus")[0] == 2
