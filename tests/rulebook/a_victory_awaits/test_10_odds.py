"""10.3: strengths, the ratio, shifts and limits (A8 to A10, V1, V12)."""

from __future__ import annotations

from typing import Any

import pytest

from hexside.api import Game
from tests.rulebook.a_victory_awaits.ava_kit import (
    assault,
    codes,
    declare,
    event,
    fight,
    legal,
    marks,
    odds,
    play,
    where,
)

GAME = "a-victory-awaits"

TARGET = "L1506"


def of(attack: int, defense: int, **more: Any) -> dict[str, Any]:
    """The odds of one attacker in L1406 against one defender in L1506."""
    game = fight(
        {
            "a": f"axis infantry {attack}-4 L1406",
            "helper": "axis infantry 90-4 L1407",
            "d": f"soviet infantry {defense}-4 {TARGET}",
        },
        **more,
    )
    declare(game, TARGET, "a")
    return odds(game)


def named(units: dict[str, str], *attackers: str, **more: Any) -> dict[str, Any]:
    game = fight(units, **more)
    declare(game, TARGET, *attackers)
    return odds(game)


# 10.3(1)


@pytest.mark.rule(GAME, "10.3(1)")
def test_mechanised_units_attack_and_defend_with_different_strengths() -> None:
    units = {"a": "axis armour 8-5-9 L1406", "d": f"soviet armour 6-3-7 {TARGET}"}
    found = named(units, "a")
    assert (found["attack"], found["defense"]) == (8, 3)


@pytest.mark.rule(GAME, "10.3(1)")
def test_reduced_units_fight_with_their_reduced_side() -> None:
    units = {
        "a": {"side": "axis", "attack": 9, "reduced_attack": 5, "left": 1, "hex": "L1406"},
        "d": {"side": "soviet", "defense": 4, "reduced_defense": 3, "left": 1, "hex": TARGET},
    }
    game = fight(units)
    declare(game, TARGET, "a")
    assert (odds(game)["attack"], odds(game)["defense"]) == (5, 3)


@pytest.mark.rule(GAME, "10.3(1)")
@pytest.mark.parametrize("river", ["minor-river", "major-river"])
@pytest.mark.parametrize("lines", [{}, {"road": ["L1406 L1506"]}, {"rail": ["L1406 L1506"]}])
def test_a_river_halves_the_attackers_with_or_without_a_bridge(
    river: str, lines: dict[str, Any]
) -> None:
    assert of(8, 2, hexsides={river: "L1406/L1506"}, lines=lines)["attack"] == 4


@pytest.mark.rule(GAME, "10.3(1)", "V1")
def test_only_units_across_the_river_are_halved_and_only_the_total_is_rounded() -> None:
    units = {
        "a": "axis infantry 5-4 L1406",
        "b": "axis infantry 5-4 L1407",
        "c": "axis infantry 5-4 L1505",
        "d": f"soviet infantry 2-4 {TARGET}",
    }
    rivers = {"minor-river": "L1406/L1506", "major-river": "L1407/L1506"}
    assert named(units, "a", "b", "c", hexsides=rivers)["attack"] == 10
    assert named(units, "a", "c", hexsides=rivers)["attack"] == 7
    assert named(units, "a", hexsides=rivers)["attack"] == 2


@pytest.mark.rule(GAME, "10.3(1)")
def test_supply_has_no_effect_on_strength() -> None:
    # The Axis source is more than six hexes away; an Axis unit stands on the Soviet one.
    units = {
        "a": "axis infantry 6-4 L1806",
        "d": "soviet infantry 2-4 L1906",
        "z": "axis infantry 1-4 L1105",
    }
    areas = {"axis-source": "L1001", "soviet-source": "L1105"}
    game = fight(units, areas=areas)
    declare(game, "L1906", "a")
    assert (odds(game)["attack"], odds(game)["defense"]) == (6, 2)


# Units that retreated


@pytest.mark.rule(GAME, "10.3(1)")
def test_a_unit_that_retreated_adds_nothing_but_suffers_the_result() -> None:
    units = {
        "a": "axis infantry 15-4 L1406",
        "d": f"soviet infantry 3-4 {TARGET}",
        "e": f"soviet infantry 4-4 {TARGET} retreated@axis",
    }
    game = fight(units, dice=[1], areas={"soviet-source": "L1707"})
    declare(game, TARGET, "a")
    assert (odds(game)["defense"], odds(game)["column"]) == (3, "5-1")
    play(game, "resolve", "retreat e L1607")
    assert (where(game, "d"), where(game, "e")) == ("L1607", "L1607")


@pytest.mark.rule(GAME, "10.3(1)")
def test_it_counts_again_from_the_next_segment_on() -> None:
    units = {
        "a": "axis infantry 10-4 L1406",
        "b": "axis infantry 4-4 L1707",
        "d": f"soviet infantry 2-4 {TARGET}",
    }
    areas = {"axis-source": "L1406", "soviet-source": "L1607"}
    game = fight(units, dice=[1], hexes="L1406 L1506 L1607 L1707", areas=areas)
    assault(game, TARGET, "a")
    # The only way out led next to b, which has not attacked yet.
    assert where(game, "d") == "L1607"
    assert marks(game, "d") == ("retreated@axis",)
    play(game, "done")
    declare(game, where(game, "d"), "b")
    assert (odds(game)["defense"], odds(game)["ratio"]) == (0, "10-1")
    play(game, "cancel", "done")
    assert marks(game, "d") == ()


@pytest.mark.rule(GAME, "10.3(1)")
def test_the_mark_counts_only_in_the_segment_of_its_attacker() -> None:
    units = {"a": "axis infantry 9-4 L1406", "d": f"soviet infantry 3-4 {TARGET} retreated@soviet"}
    assert named(units, "a")["defense"] == 3


@pytest.mark.rule(GAME, "10.3(1)", "V12")
@pytest.mark.parametrize(
    ("terrain", "column"),
    [({}, "10-1"), ({"light-forest": TARGET}, "9-1"), ({"dense-forest": TARGET}, "8-1")],
)
def test_against_no_defence_the_last_column_with_the_shifts(
    terrain: dict[str, str], column: str
) -> None:
    units = {"a": "axis infantry 1-4 L1406", "d": f"soviet infantry 9-4 {TARGET} retreated@axis"}
    found = named(units, "a", terrain=terrain)
    assert (found["defense"], found["ratio"], found["column"]) == (0, "10-1", column)


@pytest.mark.rule(GAME, "14.2", "V12")
def test_a_fortress_still_defends_where_units_retreated_into_it() -> None:
    units = {
        "a": "axis infantry 6-4 L1406",
        "d": f"soviet infantry 9-4 {TARGET} retreated@axis",
        "f": f"soviet fortress {TARGET}",
    }
    found = named(units, "a")
    assert (found["defense"], found["column"]) == (2, "3-1")


# 10.3(2)


@pytest.mark.rule(GAME, "10.3(2)", "A8")
@pytest.mark.parametrize(
    ("attack", "defense", "column"),
    [(15, 5, "3-1"), (26, 9, "2-1"), (12, 7, "1.5-1"), (18, 13, "1-1"), (25, 2, "10-1")],
)
def test_the_ratio_is_rounded_in_the_defenders_favour(
    attack: int, defense: int, column: str
) -> None:
    assert of(attack, defense)["column"] == column


@pytest.mark.rule(GAME, "10.3(2)")
@pytest.mark.parametrize("ratio", range(2, 11))
def test_every_whole_ratio_has_its_column(ratio: int) -> None:
    assert of(3 * ratio, 3)["column"] == f"{ratio}-1"
    assert of(3 * ratio + 2, 3)["column"] == f"{ratio}-1"


# 10.3(3)


@pytest.mark.rule(GAME, "10.3(3)", "A9", "A10")
@pytest.mark.parametrize(
    ("attack", "defense", "ratio", "column"), [(15, 5, "3-1", "1.5-1"), (24, 2, "10-1", "8-1")]
)
def test_a_town_in_light_forest_shifts_two_columns(
    attack: int, defense: int, ratio: str, column: str
) -> None:
    found = of(attack, defense, terrain={"light-forest": TARGET}, places={"town": TARGET})
    assert (found["ratio"], found["column"]) == (ratio, column)


@pytest.mark.rule(GAME, "10.3(3)")
@pytest.mark.parametrize(
    ("terrain", "place", "shift"),
    [
        ("clear", "", 0),
        ("light-forest", "", 1),
        ("swamp", "", 1),
        ("dense-forest", "", 2),
        ("mountain", "", 2),
        ("clear", "town", 1),
        ("swamp", "town", 2),
        ("dense-forest", "town", 3),
        ("mountain", "town", 3),
        ("clear", "major-city", 2),
        ("dense-forest", "major-city", 2),
    ],
)
def test_the_shifts_of_the_terrain(terrain: str, place: str, shift: int) -> None:
    found = of(
        20,
        2,
        terrain={terrain: TARGET},
        places={place: TARGET} if place else None,
        lines={"road": ["L1406 L1506"]},
    )
    assert found["column"] == f"{10 - shift}-1"


@pytest.mark.rule(GAME, "10.3(3)")
def test_the_terrain_of_the_attackers_does_not_shift() -> None:
    assert of(20, 2, terrain={"dense-forest": "L1406"})["column"] == "10-1"


# 10.3(4)


@pytest.mark.rule(GAME, "10.3(4)")
@pytest.mark.parametrize(
    ("attack", "defense", "terrain", "allowed"),
    [
        (5, 5, "clear", True),
        (4, 5, "clear", False),
        (5, 5, "light-forest", False),
        (8, 5, "light-forest", True),
        (9, 5, "dense-forest", False),
        (10, 5, "dense-forest", True),
    ],
)
def test_below_one_to_one_after_the_shifts_there_is_no_attack(
    attack: int, defense: int, terrain: str, allowed: bool
) -> None:
    game = _one(attack, defense, terrain)
    assert ("attack L1506" in legal(game)) == allowed
    if not allowed:
        assert codes(game, "attack L1506") == {"odds-below-one 10.3"}


def _one(attack: int, defense: int, terrain: str) -> Game:
    units = {
        "a": f"axis infantry {attack}-4 L1406",
        "d": f"soviet infantry {defense}-4 {TARGET}",
        "x": "axis infantry 9-4 L1012",
        "y": "soviet infantry 1-4 L1112",
    }
    return fight(units, terrain={terrain: TARGET})


@pytest.mark.rule(GAME, "10.3(4)")
def test_above_ten_to_one_the_last_column_is_used() -> None:
    game = fight({"a": "axis infantry 50-4 L1406", "d": f"soviet infantry 1-4 {TARGET}"}, dice=[6])
    found = event(assault(game, TARGET, "a"), "combat-result")
    assert (found["column"], found["result"]) == ("10-1", "4RR")
