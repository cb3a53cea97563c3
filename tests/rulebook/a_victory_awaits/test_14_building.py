"""11.3, 14.0, 14.1, 14.3: where and when fortresses are built, and how many (V13, V19)."""

from __future__ import annotations

from typing import Any

import pytest

from hexside.api import Game
from tests.rulebook.a_victory_awaits.ava_kit import (
    argument,
    codes,
    event,
    kind,
    legal,
    play,
    stand,
    steps,
    told,
    where,
)

GAME = "a-victory-awaits"

CITY, OTHER, TOWN = "L1506", "L1806", "L1603"
MARKERS = {f"sov-fort-l{number}": "unused" for number in (1, 2, 3)}


def building(units: dict[str, Any] | None = None, **more: Any) -> Game:
    """The Soviet player may build; two major cities and a town stand on the plain."""
    return stand(
        {**MARKERS, **(units or {})},
        **{
            "phase": "fortresses",
            "seat": "soviet",
            "turn": 5,
            "places": {"major-city": f"{CITY} {OTHER}", "town": TOWN},
            **more,
        },
    )


# When


@pytest.mark.rule(GAME, "14.0", "11.3")
@pytest.mark.parametrize(("turn", "asked"), [(3, False), (4, True), (9, True)])
def test_from_turn_four_on_during_a_supply_check(turn: int, asked: bool) -> None:
    game = building(phase="supply-check", seat=None, turn=turn)
    assert (kind(game) == "build-fortress") == asked
    if asked:
        assert game.waiting == ("soviet",)


@pytest.mark.rule(GAME, "14.0", "14.1")
def test_building_is_voluntary() -> None:
    game = building()
    assert legal(game) == {f"fortify {CITY}", f"fortify {OTHER}", "done"}
    assert "fortress-built" not in told(play(game, "done"))


# 14.1(1), V19


@pytest.mark.rule(GAME, "14.1", "11.3", "V19")
def test_only_in_major_cities() -> None:
    game = building()
    assert codes(game, f"fortify {TOWN}") == {"not-a-major-city 14.1"}
    assert codes(game, "fortify L1505") == {"not-a-major-city 14.1"}


@pytest.mark.rule(GAME, "14.1")
def test_only_in_a_friendly_city() -> None:
    game = building(tracks={"control": [CITY]})
    assert legal(game) == {f"fortify {OTHER}", "done"}
    assert codes(game, f"fortify {CITY}") == {"city-not-held 14.1"}


@pytest.mark.rule(GAME, "14.1", "11.3")
def test_only_with_a_line_of_communication() -> None:
    ring = ("L1504", "L1508", "L1405", "L1408", "L1604", "L1608", "L1705", "L1707")
    units = {f"z{hex}": f"axis infantry 1-4 {hex}" for hex in ring}
    game = building(units, places={"major-city": f"{CITY} L1911"})
    # Nobody stands next to the city, but every way to it is in a zone.
    assert legal(game) == {"fortify L1911", "done"}
    assert codes(game, f"fortify {CITY}") == {"city-without-line 14.1"}


@pytest.mark.rule(GAME, "14.1")
def test_no_unit_need_stand_there() -> None:
    game = building()
    play(game, f"fortify {CITY}")
    assert where(game, "sov-fort-l1") == CITY


# 14.1(2)


@pytest.mark.rule(GAME, "14.1")
def test_not_next_to_an_enemy_unit() -> None:
    game = building({"z": "axis infantry 1-4 L1406"})
    assert codes(game, f"fortify {CITY}") == {"enemy-adjacent 14.1"}
    assert f"fortify {CITY}" in legal(building({"z": "axis infantry 1-4 L1306"}))


@pytest.mark.rule(GAME, "14.1")
def test_not_next_to_an_enemy_even_beside_friends() -> None:
    units = {"z": "axis infantry 1-4 L1406", "d": f"soviet infantry 2-4 {CITY}"}
    assert codes(building(units), f"fortify {CITY}") == {"enemy-adjacent 14.1"}
    # A level that is there already may not be raised either.
    units["sov-fort-l1"] = f"{CITY} reduced"
    assert codes(building(units), f"fortify {CITY}") == {"enemy-adjacent 14.1"}


# 14.1(3) to (6)


@pytest.mark.rule(GAME, "14.1", "14.0")
@pytest.mark.parametrize(("scenario", "levels"), [("campaign", 2), ("leningrad", 1), ("kiev", 1)])
def test_levels_of_one_check(scenario: str, levels: int) -> None:
    markers = {"f": "soviet fortress unused map:L"} if scenario == "kiev" else {}
    game = stand(
        markers or {**MARKERS},
        scenario=scenario,
        phase="fortresses",
        seat="soviet",
        turn=5,
        places={"major-city": f"{CITY} {OTHER}"},
    )
    assert argument(game, "count") == levels
    built = 0
    while kind(game) == "build-fortress":
        play(game, f"fortify {CITY}")
        built += 1
    assert built == levels


@pytest.mark.rule(GAME, "14.1")
def test_both_levels_in_one_hex_or_in_two() -> None:
    game = building(scenario="campaign")
    assert event(play(game, f"fortify {CITY}"), "fortress-built")["level"] == 1
    assert event(play(game, f"fortify {CITY}"), "fortress-built")["level"] == 2
    assert (where(game, "sov-fort-l1"), steps(game, "sov-fort-l1")) == (CITY, 2)
    assert where(game, "sov-fort-l2") == "unused"
    game = building(scenario="campaign")
    play(game, f"fortify {CITY}", f"fortify {OTHER}")
    assert (steps(game, "sov-fort-l1"), steps(game, "sov-fort-l2")) == (1, 1)


@pytest.mark.rule(GAME, "14.1")
def test_a_new_marker_shows_one_level_and_is_turned_later() -> None:
    game = building()
    play(game, f"fortify {CITY}")
    assert steps(game, "sov-fort-l1") == 1
    game = building({"sov-fort-l1": f"{CITY} reduced"})
    play(game, f"fortify {CITY}")
    assert (where(game, "sov-fort-l1"), steps(game, "sov-fort-l1")) == (CITY, 2)


@pytest.mark.rule(GAME, "14.1")
def test_at_most_two_levels_in_a_hex() -> None:
    game = building({"sov-fort-l1": CITY})
    assert legal(game) == {f"fortify {OTHER}", "done"}
    assert codes(game, f"fortify {CITY}") == {"fortress-complete 14.1"}


# 14.1(7), 14.3, V13


@pytest.mark.rule(GAME, "14.1", "14.3", "V13")
def test_after_its_end_a_new_one_needs_an_unused_marker() -> None:
    game = building({"sov-fort-l1": "eliminated"})
    play(game, f"fortify {CITY}")
    assert where(game, "sov-fort-l1") == "eliminated"
    assert where(game, "sov-fort-l2") == CITY
    gone = {f"sov-fort-l{number}": "eliminated" for number in (1, 2)}
    game = building({**gone, "sov-fort-l3": f"{OTHER} reduced"})
    assert codes(game, f"fortify {CITY}") == {"no-fortress-marker 14.3"}
    # A level of a marker that is there needs no other.
    assert legal(game) == {f"fortify {OTHER}", "done"}


@pytest.mark.rule(GAME, "14.3", "V13")
def test_a_marker_serves_its_own_map() -> None:
    areas = {"axis-source": "S2006", "soviet-source": "S3006"}
    units = {"sov-fort-l1": "unused", "sov-fort-k1": "unused", "own": "soviet fortress absent"}
    board: dict[str, Any] = {"hexes": "S2001-S3012", "areas": areas}
    more = {"phase": "fortresses", "seat": None, "turn": 5, "places": {"major-city": "S2506"}}
    game = stand(units, scenario="campaign", **board, **more)
    assert kind(game) != "build-fortress"
    units["own"] = "soviet fortress unused map:S"
    game = stand(units, scenario="campaign", **board, **more)
    play(game, "fortify S2506")
    assert where(game, "own") == "S2506"


# 14.0: the number of hexes


@pytest.mark.rule(GAME, "14.0", "18.1")
@pytest.mark.parametrize(("scenario", "limit"), [("leningrad", 3), ("campaign", 6)])
def test_the_number_of_fortress_hexes(scenario: str, limit: int) -> None:
    cities = [f"L1{number}03" for number in range(1, 9)]
    forts = {f"f{number}": f"soviet fortress {cities[number]}" for number in range(limit - 1)}
    spare = {"x": "soviet fortress unused", "y": "soviet fortress unused"}
    places = {"major-city": " ".join(cities)}
    units = {**forts, **spare}
    more = {"phase": "fortresses", "seat": "soviet", "turn": 5, "places": places}
    game = stand(units, scenario=scenario, **more)
    assert f"fortify {cities[limit - 1]}" in legal(game)
    units["x"] = f"soviet fortress {cities[limit - 1]} reduced"
    game = stand(units, scenario=scenario, **more)
    # The last one may be raised, no other begun.
    assert legal(game) == {f"fortify {cities[limit - 1]}", "done"}
    assert codes(game, f"fortify {cities[limit]}") == {"enough-fortresses 14.0"}


@pytest.mark.rule(GAME, "14.0", "4.0(7)")
def test_brest_is_none_of_the_six() -> None:
    cities = ("L3602", "L3603", "L3702", "K3507", "K3607")
    names = ("l1", "l2", "l3", "k1", "k2")
    units = {f"sov-fort-{name}": city for name, city in zip(names, cities, strict=True)}
    units |= {"sov-fort-s1": "S0927 reduced", "sov-fort-k3": "unused"}
    game = stand(units, scenario="campaign", hexes="", phase="fortresses", seat="soviet", turn=5)
    assert "fortify K3608" in legal(game)
    assert codes(game, "fortify S0927") == {"not-a-major-city 14.1"}
    assert codes(game, "fortify S4112") == {"no-fortress-marker 14.3"}


@pytest.mark.rule(GAME, "14.0", "18.2")
@pytest.mark.parametrize("scenario", ["smolensk", "smolensk-short"])
def test_nothing_is_built_in_the_smolensk_scenario(scenario: str) -> None:
    units = {"sov-fort-s1": "unused", "own": "soviet fortress unused"}
    game = stand(
        units,
        scenario=scenario,
        phase="supply-check",
        seat=None,
        turn=5,
        places={"major-city": CITY},
    )
    assert kind(game) != "build-fortress"
