"""2.2, 9.5-9.7 The ground in combat: rivers, swamps, forts, and where an attack may go."""

from __future__ import annotations

from hexside.games.stalingrad42.movement.movement_costs import road_entry_cost, step_cost
from hexside.games.stalingrad42.reading.printed import AXIS, SOVIET
from hexside.games.stalingrad42.state import area_of
from hexside.games.stalingrad42.work import S42Work

#: 9.2.3: terrain where no one gains an armor shift.
NO_ARMOR = frozenset({"woods", "wooded-rough", "swamp", "mountain"})
FULL_ALPINE = "full-alpine"


def fort_serves(work: S42Work, side: int, hex: int) -> bool:
    """9.7.1, 9.7.6: a completed fortification of a side; printed ones serve the Soviets only."""
    if any(one.hex == hex and one.side == side and one.complete for one in work.data.forts):
        return True
    return side == SOVIET and any(
        hex in work.ground.printed_forts[group] for group in work.data.printed_forts
    )


def builds_fort(work: S42Work, hex: int) -> bool:
    """9.7.2: whether a fortification is Under Construction in a hex."""
    return any(one.hex == hex and not one.complete for one in work.data.forts)


def stands(work: S42Work, uid: str) -> int:
    """The hex of a unit, -1 in an Entry Area."""
    return work.units[uid].hex


def attacked_from(work: S42Work, hex: int) -> tuple[int, ...]:
    """8.1, 29.1.3: the hexes from which a hex may be attacked: a contested city from inside too.

    Out of another contested city there is no attack.
    """
    contested = work.field.is_contested
    around = tuple(here for here in work.adjacent(hex) if not contested(here))
    return (hex, *around) if contested(hex) else around


def attacks_out_to(work: S42Work, here: int) -> tuple[int, ...]:
    """8.1, 29.1.3: the hexes that units in a hex may attack: only the city that they contest."""
    return (here,) if work.field.is_contested(here) else work.adjacent(here)


def crosses_river(work: S42Work, here: int, target: int) -> bool:
    """9.5.1, 29.1.3: an attack across a river hexside of any size; not from inside a city."""
    if here == target:
        return False
    return here >= 0 and (bool(work.ground.river(here, target)) or is_lake(work, here, target))


def crosses_major_river(work: S42Work, here: int, target: int) -> bool:
    """9.5.2, 9.5.3, 29.1.3: across a major river, the Volga or a frozen lake."""
    if here < 0 or here == target:
        return False
    return work.ground.river(here, target) in ("major", "volga") or is_lake(work, here, target)


def is_lake(work: S42Work, here: int, target: int) -> bool:
    """9.5.6: a lake hexside, which only frost makes passable."""
    return "lake" in work.rules.board.side(here, target)


def crosses_alpine(work: S42Work, here: int, target: int) -> bool:
    """9.6.2: an alpine hexside; a full alpine hex is ringed by them."""
    if here == target:
        return False
    board = work.rules.board
    full = FULL_ALPINE in (board.terrain[here], board.terrain[target])
    return full or "alpine" in board.side(here, target)


def attacks_out_of_swamp(work: S42Work, here: int) -> bool:
    """9.5.4: an attack out of a swamp hex counts like one across a river."""
    return here >= 0 and work.ground.terrain(here, work.season) == "swamp"


def is_flotilla(work: S42Work, side: int, here: int, target: int) -> bool:
    """5.5.3, 9.5.3: the hexside of the Volga Flotilla, for the Soviets."""
    if side != SOVIET or work.data.flotilla < 0:
        return False
    return work.rules.grid.hexside(here, target) == work.data.flotilla


def may_attack_into(work: S42Work, uid: str, target: int) -> bool:
    """8.1, 22.7: a unit attacks only where it could go in movement, bonds apart (22.3.1).

    29.1.3: in a contested city it is there already.
    """
    rules = work.rules
    ground = rules.ground
    unit = work.units[uid]
    if unit.hex == target:
        return True
    kind = rules.movement_class[uid]
    if unit.hex < 0:
        area = area_of(unit.box)
        return (
            bool(area)
            and target in ground.entry_hexes.get(area, ())
            and road_entry_cost(ground, kind, work.season, target) is not None
        )
    side = rules.side[uid]
    if is_flotilla(work, side, unit.hex, target):
        return True
    return step_cost(ground, side, kind, work.season, unit.hex, target) is not None


def no_armor(work: S42Work, target: int, defender: int) -> bool:
    """9.2.3: ground where no one gains an armor shift."""
    return (
        work.ground.terrain(target, work.season) in NO_ARMOR
        or target in work.ground.cities
        or fort_serves(work, defender, target)
    )


def is_winter_hex(work: S42Work, hex: int) -> bool:
    """23.4: from turn 28 on Axis units suffer on and north of row 43."""
    return (
        work.turn >= work.rules.tables.weather.winter_from
        and hex >= 0
        and work.ground.row(hex) <= WINTER_ROW
    )


def is_sheltered(work: S42Work, hex: int) -> bool:
    """23.4: a city, town or fortification, or next to a Major City in Axis hands."""
    rules = work.rules
    ground = rules.ground
    if hex in ground.cities or hex in ground.towns or fort_serves(work, AXIS, hex):
        return True
    near = ground.adjacency(work.season)[hex]
    return any(city in near and city in work.data.control for city in ground.major_cities)


WINTER_ROW = 43
