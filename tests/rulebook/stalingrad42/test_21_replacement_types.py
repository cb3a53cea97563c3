"""Replacement types (21.1.4, 21.5), the attrition table (16.5) and the Rally roll (13.5)."""

from __future__ import annotations

import msgspec
import pytest

from hexside.games.stalingrad42.reading.loading import sources
from hexside.games.stalingrad42.reinforcements.replacement_types import TYPES, serves
from hexside.games.stalingrad42.supply.supply_tables import (
    AttritionFacts,
    SupplyTables,
    load_supply,
)

GAME = "stalingrad-42"


class Someone(msgspec.Struct, frozen=True):
    nation: str = "german"
    type: str = "infantry"
    dot: str = "none"
    free_stacking: bool = False
    is_asu: bool = False
    is_combat: bool = True
    upgrade: bool = False


def types_of(mountain_by: str = "infantry", **facts: object) -> set[str]:
    unit = msgspec.convert(facts, Someone)
    return {kind for kind in TYPES if serves(kind, unit, mountain_by)}


@pytest.mark.rule(GAME, "21.1.4")
def test_infantry_takes_infantry_cavalry_and_special() -> None:
    assert types_of() == {"infantry", "cavalry", "special"}


@pytest.mark.rule(GAME, "21.1.4")
@pytest.mark.parametrize("kind", ["nkvd", "naval-infantry", "motorised"])
def test_special_units(kind: str) -> None:
    assert types_of(type=kind) == {"special"}


@pytest.mark.rule(GAME, "21.5.1")
def test_panzergrenadiers_take_tank_or_special() -> None:
    assert types_of(type="panzergrenadier", dot="black") == {"tank", "special"}


@pytest.mark.rule(GAME, "21.5.2")
def test_tank_brigade_and_assault_guns_take_tank_or_special() -> None:
    assert types_of(nation="soviet", type="tank", dot="black", free_stacking=True) == {
        "tank",
        "special",
    }
    assert types_of(type="assault-gun", dot="black", free_stacking=True) == {"tank", "special"}


@pytest.mark.rule(GAME, "21.1.4")
def test_cavalry_takes_cavalry() -> None:
    assert types_of(nation="soviet", type="cavalry") == {"cavalry"}


@pytest.mark.rule(GAME, "21.1.4", "18.2.3")
def test_artillery_support_takes_special() -> None:
    assert types_of(nation="soviet", type="front-hq", is_asu=True) == {"special"}


@pytest.mark.rule(GAME, "21.1.4", "A-42")
def test_mountain_units_by_option() -> None:
    assert types_of(type="mountain") == {"infantry", "cavalry", "special"}
    assert types_of("special", type="mountain") == {"special"}


@pytest.mark.rule(GAME, "21.1.4")
def test_allies_take_their_own_or_axis() -> None:
    assert types_of(nation="romanian", type="panzer", dot="black") == {"romanian", "axis"}
    assert types_of(nation="italian", type="army-hq", is_asu=True) == {"italian", "axis"}
    assert types_of(nation="slovak", type="motorised") == {"axis"}


@pytest.fixture(scope="module")
def tables() -> SupplyTables:
    return load_supply(sources())


@pytest.mark.rule(GAME, "16.5.2", "16.5.4", "V27")
def test_pocket_with_airfield_city_and_headquarters(tables: SupplyTables) -> None:
    isolation = tables.numbers.isolation
    pocket = AttritionFacts(airfield=True, airfield_near_rail=True, city=True, headquarters=True)
    assert isolation.modifier("axis", pocket) == 4
    assert not isolation.loses_step(1, 4)
    for worse in (
        msgspec.structs.replace(pocket, snow=True),
        msgspec.structs.replace(pocket, airfield_near_rail=False),
    ):
        assert isolation.modifier("axis", worse) == 3
        assert isolation.loses_step(1, 3)
        assert not isolation.loses_step(2, 3)


@pytest.mark.rule(GAME, "16.5.4")
@pytest.mark.parametrize(
    ("side", "facts", "modifier"),
    [
        ("soviet", AttritionFacts(airfield=True, airfield_near_rail=True), 1),
        ("soviet", AttritionFacts(airfield=True), 0),
        ("axis", AttritionFacts(airfield=True), 1),
        ("axis", AttritionFacts(airfield=True, snow=True), 0),
        ("axis", AttritionFacts(desert=True), -1),
        ("axis", AttritionFacts(), 0),
    ],
)
def test_attrition_modifiers(
    tables: SupplyTables, side: str, facts: AttritionFacts, modifier: int
) -> None:
    assert tables.numbers.isolation.modifier(side, facts) == modifier


@pytest.mark.rule(GAME, "13.5", "D09")
def test_rally_roll_by_quality(tables: SupplyTables) -> None:
    rally = tables.numbers.rally
    assert rally.succeeds(4, "elite")
    assert not rally.succeeds(4, "average")
    assert rally.succeeds(5, "average")
    assert not rally.succeeds(5, "low")
    assert rally.succeeds(6, "low")


@pytest.mark.rule(GAME, "21.1.3")
def test_replacements_come_by_turn(tables: SupplyTables) -> None:
    assert tables.received("axis", 2, "campaign") == {"infantry": 1}
    assert tables.received("soviet", 2, "campaign").keys() >= {"infantry", "tank"}
