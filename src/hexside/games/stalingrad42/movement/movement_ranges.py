"""5.1, 5.3, 5.4 Movement ranges by mode, kept while nothing that they depend on changes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from hexside.games.stalingrad42.areas.area_moves import (
    Landing,
    gates,
    into_areas,
    letters_open,
)
from hexside.games.stalingrad42.board.ground import HALVES
from hexside.games.stalingrad42.maskirovka.pace import Pace, pace_of
from hexside.games.stalingrad42.movement.city_moves import opened_cities, ways_out_of_city
from hexside.games.stalingrad42.movement.modes import EXTENDED, NORMAL, TACTICAL
from hexside.games.stalingrad42.movement.open_ways import (
    banks,
    conditions,
    far_banks,
    flotilla_of,
    mover_of,
    open_ways,
    start_ways,
)
from hexside.games.stalingrad42.movement.options import Options, Prospects
from hexside.games.stalingrad42.movement.range_searches import (
    HEXES,
    POINTS,
    Part,
    Search,
    Sight,
    Surroundings,
    search,
)
from hexside.games.stalingrad42.movement.special_phases import open_modes, special_phase
from hexside.games.stalingrad42.state import (
    AREA_BOX,
    AUTO_DS,
    DISRUPTED,
    FROZEN,
    FULL_RETREAT,
    ISOLATED,
    MOVED,
    OUT_OF_SUPPLY,
    READY,
    REPLACEMENT,
    RESERVE,
    RESERVE_ARMY,
    SLIPPING,
    TRAIN,
    area_of,
)
from hexside.games.stalingrad42.work import S42Work
from hexside.mechanics.connections import spread


class Snapshot(NamedTuple):
    """What bears on the moves of a side: enemies, their zones and bonds, banks of friends.

    ``contested`` are the contested cities, ``escorts`` the friends in the hexes next to them.
    """

    enemy: int
    zones: int
    held: int
    shut: tuple[int, ...]
    contested: int
    escorts: int

    def changed(self, other: Snapshot) -> int:
        """The hexes where two moments differ, banks apart."""
        found = self.enemy ^ other.enemy | self.zones ^ other.zones
        found |= self.contested ^ other.contested | self.escorts ^ other.escorts
        if self.shut != other.shut:
            for here, there in zip(self.shut, other.shut, strict=True):
                found |= here ^ there
        return found


class Book(NamedTuple):
    """The prospects known at a moment; the notes of a field are others after every change."""

    notes: dict[Any, Any]
    given: tuple[Any, ...]
    moment: Snapshot
    entries: dict[str, Prospects]


def modes(work: S42Work, uid: str) -> tuple[tuple[str, int], ...]:
    """5, 6.10, S2.4, S3.4, 33.2.3: the modes open to a unit when it begins, with their budgets."""
    found = _modes(work, uid)
    if special_phase(work, work.rules.side[uid]):
        allowed = open_modes(work, uid)
        return tuple(mode for mode in found if mode[0] in allowed)
    return found


def _modes(work: S42Work, uid: str) -> tuple[tuple[str, int], ...]:
    unit = work.units[uid]
    marks = unit.marks
    counter = work.rules.roster[uid]
    if unit.hex < 0 and not unit.box.startswith(AREA_BOX):
        return ()
    rules = work.rules.tables.movement
    tactical = (TACTICAL, rules.tactical_hexes)
    if counter.immobile:
        return ()
    if marks:
        if any(mark in marks for mark in (FROZEN, TRAIN, MOVED)):
            return ()
        if any(mark.startswith((AUTO_DS, RESERVE)) for mark in marks):
            return ()
        if unit.hex < 0 and (DISRUPTED in marks or FULL_RETREAT in marks):
            # 22.3.1: only units in good order leave an Entry Area.
            return ()
        if REPLACEMENT in marks:
            return ((TACTICAL, 1),)
    if counter.type == RESERVE_ARMY:
        return at_pace(work, pace_of(work, uid))
    if only_tactical(work, uid):
        return (tactical,)
    allowance = work.allowance(uid)
    if not allowance:
        return (tactical,)
    if counter.no_extended:
        return (NORMAL, allowance), tactical
    extended = allowance + rules.extended_bonus * HALVES
    return (NORMAL, allowance), (EXTENDED, extended), tactical


def at_pace(work: S42Work, pace: Pace) -> tuple[tuple[str, int], ...]:
    """34.3.1, A-99: the modes of a Reserve Army with their budgets, whatever black boxes it has."""
    rules = work.rules.tables.movement
    if pace.stays:
        return ()
    if pace.one_hex:
        return ((TACTICAL, 1),)
    tactical = (TACTICAL, rules.tactical_hexes)
    if pace.tactical or not pace.allowance:
        return (tactical,)
    extended = pace.allowance + rules.extended_bonus * HALVES
    return (NORMAL, pace.allowance), (EXTENDED, extended), tactical


def only_tactical(work: S42Work, uid: str) -> bool:
    """13.2.1, 16.4, 18.6.3, 29.1.2, S1.2, S4.2, A-99: units that move only tactically."""
    unit = work.units[uid]
    marks = unit.marks
    counter = work.rules.roster[uid]
    if unit.hex >= 0 and work.field.is_contested(unit.hex):
        return True
    if counter.type == RESERVE_ARMY:
        return pace_of(work, uid).tactical
    if marks:
        if DISRUPTED in marks:
            return True
        lacking = OUT_OF_SUPPLY in marks or ISOLATED in marks
        # Non-combat units carry the marker only under the option of A-41.
        if lacking and counter.mechanised:
            return True
        if counter.type == "supply-point" and READY in marks:
            return True
    return (
        work.turn in work.rules.setup.tactical_turns
        and counter.side == "axis"
        and work.rules.combat[uid]
    )


# What a search depends on


def snapshot(work: S42Work, side: int) -> Snapshot:
    """What bears on the moves of a side, as it is now; noted until something changes."""
    field = work.field
    noted: Snapshot | None = field.notes.get(("snapshot", side))
    if noted is not None:
        return noted
    own = field.bits[side]
    contested = field.contested
    found = field.notes["snapshot", side] = Snapshot(
        field.bits[1 - side],
        field.zone_bits[1 - side],
        own & banks(work.rules, work.season),
        work.enemy_bonds(side).shut,
        contested,
        spread(contested, work.rules.grid) & own if contested else 0,
    )
    return found


def shunned(work: S42Work, side: int) -> int:
    """13.3.2: zones that units in Full Retreat may not enter: no other friend stands there."""
    key = ("shunned", side)
    field = work.field
    known: int | None = field.notes.get(key)
    if known is None:
        grid = work.rules.grid
        known = field.zone_bits[1 - side]
        for hex in grid.indices(known & field.bits[side]):
            if any(not work.has(uid, FULL_RETREAT) for uid in work.combat_units(side, hex)):
                known &= ~(1 << grid.bit[hex])
        field.notes[key] = known
    return known


def _leaving(work: S42Work, uid: str, counting: str) -> int:
    """6.2, 13.3.1: what it costs to leave the enemy zone in which a unit starts."""
    if counting == HEXES or SLIPPING in work.units[uid].marks:
        return 0
    return work.rules.tables.movement.leave_zone * HALVES


def _search(work: S42Work, uid: str, counting: str, budget: int, moved: int) -> Search:
    """The hexes that a unit reaches; ``moved`` counts those that it has already made."""
    rules = work.rules
    field = work.field
    unit = work.units[uid]
    side = rules.side[uid]
    movement_class = rules.movement_class[uid]
    mover = mover_of(work, uid)
    edges = open_ways(work, side, movement_class, mover)
    enemy, zones, held, shut, contested, _ = snapshot(work, side)
    barred: bytes | bytearray = field.occupied[1 - side]
    stops: bytes | bytearray = field.zoc[1 - side]
    if contested and counting == HEXES:
        barred, stops = opened_cities(work, barred, stops)
    avoided = 0
    if FULL_RETREAT in unit.marks:
        avoided = shunned(work, side)
        barred = bytearray(barred)
        for hex in rules.grid.indices(avoided):
            barred[hex] = 1
    start, leaving, ways, doors = unit.hex, _leaving(work, uid, counting), None, 0
    if start < 0:
        # 22.3.1: a unit that enters a zone with its first hex stops there.
        letter = area_of(unit.box)
        start = rules.grid.size
        ways, doors = gates(work, side, letter, movement_class)
        kind: tuple[object, ...] = (side, movement_class, mover, letter)
    else:
        if not moved:
            ways = start_ways(work, edges, uid, start)
        if field.is_contested(start):
            ways = ways_out_of_city(work, side, edges[start] if ways is None else ways)
        kind = (side, movement_class, mover)
    sight = Sight(enemy, zones, avoided, held, shut, ways, doors, contested)
    around = Surroundings(sight, edges, barred, stops, leaving)
    kind += (work.season, flotilla_of(work, side))
    return search(rules, kind, counting, start, budget, around)


# The moves made of searches


def _options(work: S42Work, uid: str, mode: str, found: Search, low: int, high: int) -> Options:
    """The moves of a unit to the hexes at a cost above ``low`` and up to ``high``."""
    letters = letters_open(work, uid) if work.units[uid].hex >= 0 else ()
    # Moves are made once for each unit that shares the search.
    key = (uid, mode, low, high, letters)
    known: Options | None = found.made.get(key)
    if known is None:
        part = Part(low, high, "out" if mode == EXTENDED else "in")
        areas: dict[str, Landing] = {}
        if letters:
            price = 1
            leaving = 0
            if mode != TACTICAL:
                price = work.rules.tables.movement.enter_area * HALVES
                leaving = _leaving(work, uid, POINTS)
            ways = into_areas(work, uid, found, letters, price, leaving)
            areas = {box: way for box, way in ways.items() if low < way.cost <= high}
        known = found.made[key] = Options(work.rules, mode, uid, found, part, areas)
    return known


def going_on(work: S42Work, uid: str, mode: str, left: int, moved: int) -> tuple[Options, ...]:
    """5.1, 5.3: how a unit that has made ``moved`` hexes goes on with what is left.

    A normal move may still become an extended one; that is listed only where the normal one does
    not lead.
    """
    found = []
    if mode == TACTICAL:
        if left > 0:
            hexes = _search(work, uid, HEXES, left, moved)
            found.append(_options(work, uid, mode, hexes, 0, left))
    elif mode == EXTENDED:
        if left > 0:
            far = _search(work, uid, POINTS, left, moved)
            found.append(_options(work, uid, mode, far, 0, left))
    else:
        most = left
        if not work.rules.roster[uid].no_extended and EXTENDED in open_modes(work, uid):
            most += work.rules.tables.movement.extended_bonus * HALVES
        if most > 0:
            near = _search(work, uid, POINTS, most, moved)
            found.append(_options(work, uid, NORMAL, near, 0, left))
            if most > left:
                found.append(_options(work, uid, EXTENDED, near, left, most))
    return tuple(option for option in found if option)


def _prospects(work: S42Work, uid: str) -> Prospects:
    open_modes = modes(work, uid)
    budgets = dict(open_modes)
    options = []
    searches = []
    if NORMAL in budgets:
        normal = budgets[NORMAL]
        most = budgets.get(EXTENDED, normal)
        # Who stops in every zone passes through none: one search finds both kinds of move.
        near = _search(work, uid, POINTS, most, 0)
        searches.append(near)
        options.append(_options(work, uid, NORMAL, near, 0, normal))
        if most > normal:
            options.append(_options(work, uid, EXTENDED, near, normal, most))
    if TACTICAL in budgets:
        length = budgets[TACTICAL]
        hexes = _search(work, uid, HEXES, length, 0)
        searches.append(hexes)
        options.append(_options(work, uid, TACTICAL, hexes, 0, length))
    return Prospects(work.units[uid], open_modes, options, searches)


def book(work: S42Work, side: int) -> dict[str, Prospects]:
    """The prospects that are known, without those that a change has touched."""
    field = work.field
    given = conditions(work, side)
    recent = work.rules.recent
    slot = ("book", side)
    known: Book | None = recent.get(slot)
    if known is not None and known.given == given:
        if known.notes is field.notes:
            return known.entries
        moment = snapshot(work, side)
        entries = known.entries
        changed = known.moment.changed(moment)
        banks_changed = known.moment.held ^ moment.held
        if changed or banks_changed:
            beyond = far_banks(work.rules, work.season, banks_changed)
            combat = work.rules.combat
            # Another thread may be looking at the same game.
            entries = {
                uid: found
                for uid, found in list(entries.items())
                if not (found.near & changed or found.looked & beyond[combat[uid]])
            }
    else:
        moment = snapshot(work, side)
        entries = {}
    recent[slot] = Book(field.notes, given, moment, entries)
    return entries


def prospects(work: S42Work, uid: str) -> Prospects:
    """What a unit that has not moved yet may do; kept until it or its surroundings change."""
    unit = work.units[uid]
    side = work.rules.side[uid]
    entries = book(work, side)
    known = entries.get(uid)
    # A unit is replaced whenever anything about it changes, so the same object is the same unit.
    if (
        known is not None
        and known.unit is unit
        and (known.shunned < 0 or known.shunned == shunned(work, side))
        and (uid not in work.rules.reserve_armies or known.budgets == modes(work, uid))
    ):
        return known
    known = _prospects(work, uid)
    if FULL_RETREAT in unit.marks:
        known.shunned = shunned(work, side)
    entries[uid] = known
    return known


def all_prospects(work: S42Work, side: int, movers: Sequence[str]) -> list[Prospects]:
    """The prospects of several units of a side, most of them known."""
    entries = book(work, side)
    units = work.units
    armies = work.rules.reserve_armies
    found = []
    for uid in movers:
        known = entries.get(uid)
        if (
            known is None
            or known.unit is not units[uid]
            or known.shunned >= 0
            or (armies and uid in armies)
        ):
            known = prospects(work, uid)
        found.append(known)
    return found
