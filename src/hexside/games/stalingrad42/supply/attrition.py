"""16.1, 16.5 Supply status of units, isolation and its attrition."""

from __future__ import annotations

from hexside.games.stalingrad42.maskirovka.armies import host
from hexside.games.stalingrad42.maskirovka.sharing import show_supply
from hexside.games.stalingrad42.rail.north_edge_rail import edge_station
from hexside.games.stalingrad42.rail.railroads import connected_rail
from hexside.games.stalingrad42.reading.printed import SIDES, SOVIET
from hexside.games.stalingrad42.reinforcements.replacements import HEADQUARTERS
from hexside.games.stalingrad42.state import ISOLATED, OUT_OF_SUPPLY, area_of
from hexside.games.stalingrad42.supply.supply_lines import (
    area_is_linked,
    area_is_supplied,
    area_reaches,
    linked_region,
    reaches,
    region,
)
from hexside.games.stalingrad42.supply.supply_tables import AttritionFacts
from hexside.games.stalingrad42.work import S42Work
from hexside.mechanics.connections import spread as spread_plainly

SNOW = "snow"


def check_supply(work: S42Work, side: int) -> None:
    """16.1, 16.5.1: every unit of a side is supplied, out of supply (white) or isolated (red)."""
    rules = work.rules
    bit = rules.grid.bit
    supplied = region(work, side)
    linked = linked_region(work, side)
    all_units = rules.options["non-combat-out-of-supply"] == "on"

    def lines_of(uid: str) -> tuple[bool, bool]:
        """Whether a unit has a line of supply, and one with an unlimited overland part."""
        unit = work.units[uid]
        if unit.hex < 0:
            return _line_from_box(work, side, area_of(unit.box))
        return bool(supplied >> bit[unit.hex] & 1), bool(linked >> bit[unit.hex] & 1)

    if side == SOVIET:
        show_supply(work, lines_of)
    for uid, unit in list(work.units.items()):
        if rules.side[uid] != side or not (rules.combat[uid] or all_units):
            continue
        # units in a holding box are supplied as if they were in the hex of their army.
        has_line, has_link = lines_of(host(work, uid))
        if has_line:
            if OUT_OF_SUPPLY in unit.marks or ISOLATED in unit.marks:
                work.unmark(uid, OUT_OF_SUPPLY, ISOLATED)
                work.tell("supply-restored", "16.1", unit=uid)
        elif has_link:
            if OUT_OF_SUPPLY not in unit.marks:
                work.unmark(uid, ISOLATED)
                work.mark(uid, OUT_OF_SUPPLY)
                work.tell("unit-out-of-supply", "16.1", unit=uid)
        elif ISOLATED not in unit.marks:
            work.unmark(uid, OUT_OF_SUPPLY)
            work.mark(uid, ISOLATED)
            work.tell("unit-isolated", "16.5.1", unit=uid)


def _line_from_box(work: S42Work, side: int, letter: str) -> tuple[bool, bool]:
    """16.2.1, 24.1.2: Entry Areas are sources; from the one before Baku a line must be traced."""
    if not letter or letter in work.areas(side):
        return True, True
    return area_is_supplied(work, side, letter), area_is_linked(work, side, letter)


def suffering(work: S42Work, side: int) -> list[str]:
    """16.5.3, 16.5.5: isolated combat units beside an enemy combat unit; ASUs are immune.

    Isolated units before Baku are taken to be beside an enemy (24.1.2, A-49).
    """
    rules = work.rules
    return [
        uid
        for uid, unit in sorted(work.units.items())
        if ISOLATED in unit.marks
        and rules.side[uid] == side
        and rules.combat[uid]
        and not rules.roster[uid].is_asu
        and (work.beside_enemy(side, unit.hex) if unit.hex >= 0 else bool(area_of(unit.box)))
    ]


def airfields(work: S42Work, side: int) -> int:
    """16.5.4, A-65: friendly towns, cities and clear hexes with no enemy combat unit adjacent.

    29.1.1: units in a contested city are not adjacent to the hexes around it for this.
    """
    rules = work.rules
    season = work.season
    key = ("airfield-ground", season.swamped)
    ground: int | None = rules.ground.compiled.get(key)
    if ground is None:
        ground = rules.ground.compiled[key] = rules.grid.bits(
            hex
            for hex in rules.ground.land
            if hex in rules.ground.towns
            or hex in rules.ground.cities
            or rules.ground.terrain(hex, season) == "clear"
        )
    beside = 0
    for hex in rules.grid.indices(work.field.bits[1 - side] & ~work.field.contested):
        beside |= rules.grid.bits(work.adjacent(hex))
    return ground & ~beside & ~work.field.bits[1 - side] & ~work.enemy_control_bits(side)


def near_rail(work: S42Work, side: int) -> int:
    """16.5.4: hexes at most fifteen from a Connected Rail Hex."""
    found = connected_rail(work, side) | edge_station(work, side)
    for _ in range(work.rules.numbers.isolation.rail_distance):
        found |= spread_plainly(found, work.rules.grid)
    return found


def friendly_cities(work: S42Work, side: int) -> int:
    """16.5.4: Major and Minor Cities in the hands of a side."""
    return work.ground.city_bits & ~work.enemy_control_bits(side)


def headquarters_hexes(work: S42Work, side: int) -> int:
    """16.5.4: the hexes of Axis Army or Soviet Front headquarters."""
    return work.rules.grid.bits(
        work.units[uid].hex
        for uid, counter in work.rules.roster.items()
        if counter.type in HEADQUARTERS and counter.number == side and work.units[uid].hex >= 0
    )


def _facts_before_baku(work: S42Work, side: int, letter: str) -> AttritionFacts:
    """24.1.2, A-49: an airfield is there; city and headquarters are traced from the area."""
    rules = work.rules
    edge = rules.grid.bits(rules.ground.entry_hexes.get(letter, ()))
    inside = any(rules.roster[uid].type in HEADQUARTERS for uid in work.in_area(letter, side))
    return AttritionFacts(
        airfield=True,
        airfield_near_rail=bool(edge & near_rail(work, side)),
        city=area_reaches(work, side, letter, friendly_cities(work, side)),
        headquarters=inside or area_reaches(work, side, letter, headquarters_hexes(work, side)),
        snow=work.data.weather == SNOW,
    )


def modifiers(work: S42Work, side: int, units: list[str]) -> dict[str, int]:
    """16.5.4: the modifier of each of these units."""
    if not units:
        return {}
    rules = work.rules
    grid = rules.grid
    fields = airfields(work, side)
    by_air = reaches(work, side, fields)
    by_near_air = reaches(work, side, fields & near_rail(work, side))
    cities = reaches(work, side, friendly_cities(work, side))
    headquarters = reaches(work, side, headquarters_hexes(work, side))
    table = work.rules.numbers.isolation
    found = {}
    for uid in units:
        hex = work.units[uid].hex
        if hex < 0:
            facts = _facts_before_baku(work, side, area_of(work.units[uid].box))
            found[uid] = table.modifier(SIDES[side], facts)
            continue
        mask = 1 << grid.bit[hex]
        facts = AttritionFacts(
            airfield=bool(by_air & mask),
            airfield_near_rail=bool(by_near_air & mask),
            city=bool(cities & mask),
            headquarters=bool(headquarters & mask),
            desert=rules.ground.terrain(hex, work.season) == "desert",
            snow=work.data.weather == SNOW,
        )
        found[uid] = table.modifier(SIDES[side], facts)
    return found
