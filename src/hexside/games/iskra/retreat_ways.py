"""9.2, R-51 Where a retreat may lead, hex by hex: to the rear, out of enemy zones, to a source.

Everything here depends on what both sides see: the hexes of the stacks, their top counters, and
the units that retreat.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping

from hexside.games.iskra.overrun import looks_lone, may_overrun
from hexside.games.iskra.shapes import COMBAT
from hexside.games.iskra.work import IskraWork
from hexside.mechanics.connections import by_distance

Hexes = tuple[int, ...]
Distances = Mapping[int, int]


def is_open(work: IskraWork, units: Iterable[str], a: int, b: int) -> bool:
    """9.1.1, 9.2.3: whether all these units could move from a hex to its neighbour at all."""
    crossings, rules = work.crossings, work.rules
    return not any(
        crossings.is_closed(rules.side[uid], rules.movement_class[uid], a, b) for uid in units
    )


def may_enter(work: IskraWork, units: tuple[str, ...], hex: int) -> bool:
    """9.3.2, R-51, R-64: no enemy is there, or one that looks like a lone headquarters."""
    if not work.enemy_at(work.rules.side[units[0]], hex):
        return True
    return looks_lone(work, hex) and any(may_overrun(work, uid) for uid in units)


def candidates(
    work: IskraWork,
    units: tuple[str, ...],
    origin: int,
    here: int,
    number: int,
    barred: Collection[int] = (),
) -> Hexes:
    """9.2, R-51: the hexes that a group may enter as its ``number``-th hex of retreat.

    ``barred`` are hexes where an overrun has failed.
    """
    grid = work.rules.grid
    return tuple(
        there
        for there in grid.adjacent(here)
        if there not in barred
        and grid.distance(origin, there) == number
        and is_open(work, units, here, there)
        and may_enter(work, units, there)
    )


def best_of(work: IskraWork, units: tuple[str, ...], origin: int, found: Hexes) -> Hexes:
    """9.2.1, 9.2.2, R-51: of these hexes the ones that the owner may choose among.

    (1) Out of enemy zones, with the shortest way to an own source that keeps out of them. (2) Where
    there is none, the nearest to a source, enemy zones ignored; among equals out of them.
    """
    if not found:
        return ()
    rules = work.rules
    side = rules.side[units[0]]
    zones = work.zones(side)
    field, grid = work.field, rules.grid
    passable = grid.all_bits & ~field.bits[1 - side] & ~(1 << grid.bit[origin])
    clear = tuple(hex for hex in found if not zones[hex])
    if clear:
        free = passable & (~work.enemy_zones(side) | field.bits[side])
        best = _nearest(work, units, clear, free)
        if best:
            return best
    best = _nearest(work, units, found, passable) or _nearest_as_the_crow_flies(work, side, found)
    return tuple(hex for hex in best if not zones[hex]) or best


def _nearest(work: IskraWork, units: tuple[str, ...], found: Hexes, passable: int) -> Hexes:
    """The hexes with the shortest way to an own source beyond them; none if no hex has a way."""
    lengths: dict[int, int] = {}
    distances = _distances(work, units, passable)
    sources = work.rules.ground.sources[work.rules.side[units[0]]]
    for hex in found:
        if hex in sources:
            lengths[hex] = 0
            continue
        ways = [
            distances[there]
            for there in work.rules.grid.adjacent(hex)
            if there in distances and is_open(work, units, hex, there)
        ]
        if ways:
            lengths[hex] = 1 + min(ways)
    least = min(lengths.values(), default=0)
    return tuple(hex for hex in found if lengths.get(hex) == least)


def _distances(work: IskraWork, units: tuple[str, ...], passable: int) -> Distances:
    """The number of steps from each hex to the nearest own source, for all of these units."""
    rules = work.rules
    side = rules.side[units[0]]
    classes = sorted({rules.movement_class[uid] for uid in units})
    key = ("ways-to-source", side, *classes, passable)
    known: Distances | None = work.field.notes.get(key)
    if known is None:
        crossings = work.crossings
        exits = list(crossings.home_exits(side, classes[0]))
        for other in classes[1:]:
            more = crossings.home_exits(side, other)
            exits = [a & b for a, b in zip(exits, more, strict=True)]
        layers = by_distance(rules.grid, rules.ground.source_bits[side], passable, exits)
        known = work.field.notes[key] = {
            hex: steps for steps, layer in enumerate(layers) for hex in rules.grid.indices(layer)
        }
    return known


def _nearest_as_the_crow_flies(work: IskraWork, side: int, found: Hexes) -> Hexes:
    """R-51: no way at all: plain distance."""
    sources = work.rules.ground.sources[side]
    distance = work.rules.grid.distance
    lengths = {hex: min((distance(hex, s) for s in sources), default=0) for hex in found}
    least = min(lengths.values())
    return tuple(hex for hex in found if lengths[hex] == least)


def best_hexes(
    work: IskraWork,
    units: tuple[str, ...],
    origin: int,
    here: int,
    number: int,
    barred: Collection[int] = (),
) -> Hexes:
    """9.2, R-51: the equally good hexes for the next step of a group; none: 9.4.

    ``origin`` is the hex in which the group stood, ``here`` the one that it has come to, ``number``
    how many hexes it will have made.
    """
    found = candidates(work, units, origin, here, number, barred)
    return best_of(work, units, origin, found)


def has_room(work: IskraWork, units: tuple[str, ...], hex: int) -> bool:
    """6.0: whether a whole group may end in a hex."""
    side = work.rules.side[units[0]]
    limit = work.rules.stacking_limit[COMBAT]
    return work.crowd(side, COMBAT, hex) + len(units) <= limit


def ends(work: IskraWork, units: tuple[str, ...], found: Hexes) -> Hexes:
    """R-51: of equally good last hexes one with room is compulsory, else 6.2."""
    return tuple(hex for hex in found if has_room(work, units, hex)) or found


def fought_over(work: IskraWork) -> Hexes:
    """10.0: the hex of the combat that is being fought: nobody falls back into it."""
    battles = (frame for frame in work.agenda if frame.__struct_config__.tag == "battle")
    return tuple(getattr(frame, "target", -1) for frame in battles)


def hexes_to_fall_back(work: IskraWork, uid: str) -> Hexes:
    """6.2, R-53: one hex by R-51 into a hex with room; nobody is overrun."""
    hex = work.units[uid].hex
    side = work.rules.side[uid]
    found = tuple(
        there
        for there in candidates(work, (uid,), hex, hex, 1, fought_over(work))
        if has_room(work, (uid,), there) and not work.enemy_at(side, there)
    )
    return best_of(work, (uid,), hex, found)
