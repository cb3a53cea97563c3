"""5.6 Rail Movement, and the rail ferry at Vladimirovka (5.5.7)."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from itertools import groupby
from operator import attrgetter
from typing import Any, NamedTuple, cast

from hexside.engine import Action, Reason
from hexside.games.stalingrad42.actions import Rail
from hexside.games.stalingrad42.areas.entry_areas import has_room, in_transit
from hexside.games.stalingrad42.maskirovka.army_moves import note_rail
from hexside.games.stalingrad42.maskirovka.pace import rail_faults
from hexside.games.stalingrad42.movement.kept_moves import ByUnit
from hexside.games.stalingrad42.movement.movement_reasons import frozen_by
from hexside.games.stalingrad42.movement.other_moves import unit_reasons
from hexside.games.stalingrad42.movement.ready_supply import moves_tactically_only
from hexside.games.stalingrad42.rail.railroads import usable
from hexside.games.stalingrad42.reading.printed import SOVIET
from hexside.games.stalingrad42.reinforcements.reinforcements import (
    may_enter_by_rail,
    note_rail_entry,
)
from hexside.games.stalingrad42.state import (
    AREA_BOX,
    AUTO_DS,
    FROZEN,
    MOVED,
    REPLACEMENT,
    TRAIN,
    USED,
    area_box,
    area_of,
)
from hexside.games.stalingrad42.supply.supply_lines import (
    zone_bits,
)
from hexside.games.stalingrad42.support.offensive_markers import lose_offensives
from hexside.games.stalingrad42.units.changes import gathered
from hexside.games.stalingrad42.units.release import axis_rails_over_don
from hexside.games.stalingrad42.victory.victory import south_bank
from hexside.games.stalingrad42.work import S42Work
from hexside.mechanics.kernels import flood

FERRY = "vladimirovka"
FERRY_ENDS = "vladimirovka-ferry"


def ferry_ends(work: S42Work) -> tuple[int, ...]:
    """5.5.7, A-53: the two ends of the rail ferry, as bits; they need not be adjacent."""
    bit = work.rules.grid.bit
    return tuple(1 << bit[hex] for hex in sorted(work.rules.board.areas.get(FERRY_ENDS, ())))


def rail_hexes(work: S42Work, side: int) -> int:
    """5.6.3, 5.5.7: rail hexes that a side may use; the ferry makes rail hexes of its ends."""
    found = usable(work, side)
    return found | sum(ferry_ends(work)) if side == SOVIET else found


def open_rail(work: S42Work, side: int) -> int:
    """5.6.3, A-09: rail hexes without enemies, their zones and the cities they control."""
    data = work.data
    enemy = work.field.bits[1 - side] | zone_bits(work, 1 - side)
    given = (enemy, work.turn, data.control, data.railheads)
    slot = ("open-rail", side)
    known: tuple[Any, int] | None = work.rules.recent.get(slot)
    if known is None or known[0] != given:
        found = rail_hexes(work, side) & ~enemy & ~work.enemy_control_bits(side)
        known = work.rules.recent[slot] = (given, found)
    return known[1]


def ferry_is_open(work: S42Work, side: int) -> bool:
    """5.5.7: one Soviet unit a turn crosses the Volga by the rail ferry of Vladimirovka."""
    return side == SOVIET and FERRY not in work.data.crossings


def takes_ferry(work: S42Work, uid: str) -> bool:
    """5.5.7: only combat units and Supply Points are carried."""
    return work.rules.combat[uid] or work.rules.roster[uid].type == "supply-point"


def is_leader(work: S42Work, uid: str) -> bool:
    """5.6.2, 28.1.5: leaders are outside the limit and use no Train marker."""
    return work.rules.roster[uid].type == "leader"


def _obstacles(work: S42Work, uid: str) -> list[Reason]:
    """5.6.2, 5.6.3: why a unit may not move by rail at all."""
    unit = work.units[uid]
    rules = work.rules
    counter = rules.roster[uid]
    on_map = unit.hex >= 0
    if not on_map and not unit.box.startswith(AREA_BOX):
        return [Reason("unit-not-on-map", "5.6.3", {"unit": uid})]
    found = []
    if work.has(uid, MOVED) or any(mark.startswith(AUTO_DS) for mark in unit.marks):
        found.append(Reason("already-moved", "5.6.3", {"unit": uid}))
    if not work.is_good_order(uid):
        found.append(Reason("s42-not-in-good-order", "5.6.3", {"unit": uid}))
    if work.has(uid, TRAIN):
        found.append(Reason("s42-on-a-train", "5.6.5", {"unit": uid}))
    if work.has(uid, FROZEN):
        found.append(Reason("s42-unit-frozen", frozen_by(work, uid), {"unit": uid}))
    if work.has(uid, REPLACEMENT):
        found.append(Reason("s42-replacement-marker", "21.4", {"unit": uid}))
    if counter.blucher and unit.box == area_box("w"):
        found.append(Reason("s42-only-by-kerch", "20.7", {"unit": uid}))
    if not on_map and area_of(unit.box) not in work.areas(counter.number):
        # 24.1.2: the area before Baku is not one of the Axis.
        found.append(Reason("s42-not-in-area", "5.6.1", {"unit": uid}))
    if on_map and work.field.is_contested(unit.hex):
        found.append(Reason("s42-tactical-only", "29.1.2", {"unit": uid}))
    found += moves_tactically_only(work, uid)
    if not may_enter_by_rail(work, uid):
        found.append(Reason("s42-rail-group-limit", "S1.2", {"unit": uid}))
    if uid in rules.reserve_armies:
        found += rail_faults(work, uid)
    limits = rules.tables.movement
    if not is_leader(work, uid):
        if work.data.railed >= limits.rail_units:
            found.append(Reason("s42-rail-limit", "5.6.2", {"count": limits.rail_units}))
        if on_map and work.data.railed_on_map >= limits.rail_units_on_map:
            count = limits.rail_units_on_map
            found.append(Reason("s42-rail-limit-on-map", "5.6.2", {"count": count}))
    return found


def connected_parts(work: S42Work, side: int) -> tuple[int, ...]:
    """5.6.3: the open rail hexes, part by part as railways join them."""
    passable = open_rail(work, side)
    slot = ("rail-parts", side)
    known: tuple[Any, tuple[int, ...]] | None = work.rules.recent.get(slot)
    if known is not None and known[0] == (passable, work.turn):
        return known[1]
    exits = work.ground.rail_exits(work.turn)
    shifts = work.rules.grid.shifts
    parts = []
    left = passable
    while left:
        part = flood(left & -left, passable, exits, shifts)
        parts.append(part)
        left &= ~part
    work.rules.recent[slot] = ((passable, work.turn), tuple(parts))
    return tuple(parts)


def _joined(parts: tuple[int, ...], hexes: int) -> int:
    found = 0
    for part in parts:
        if part & hexes:
            found |= part
    return found


def rail_goals(work: S42Work, side: int, sources: int) -> tuple[int, int]:
    """Hexes reached by rail from some hexes: without the rail ferry, and only with it."""
    parts = connected_parts(work, side)
    plain = _joined(parts, sources)
    beyond = 0
    if ferry_is_open(work, side):
        beyond = _joined(parts, _over_ferry(work, plain))
    return plain, beyond & ~plain


def _over_ferry(work: S42Work, hexes: int) -> int:
    """5.5.7: the far ends of the rail ferry, of those in these hexes."""
    ends = ferry_ends(work)
    return sum(there for here, there in zip(ends, ends[::-1], strict=True) if hexes & here)


def area_ends(work: S42Work, letter: str) -> int:
    """The hexes beside an Entry Area: a railway that ends there is taken to run on into it."""
    key = ("area-ends", letter)
    known: int | None = work.ground.compiled.get(key)
    if known is None:
        known = work.rules.grid.bits(work.ground.entry_hexes.get(letter, ()))
        work.ground.compiled[key] = known
    return known


def _sources(work: S42Work, uid: str) -> int:
    unit = work.units[uid]
    if unit.hex >= 0:
        return 1 << work.rules.grid.bit[unit.hex]
    return area_ends(work, area_of(unit.box))


def on_a_train(work: S42Work, uid: str) -> bool:
    """5.6.3: a combat unit that went by rail."""
    return TRAIN in work.units[uid].marks and work.rules.combat[uid]


class RailGiven(NamedTuple):
    """5.6: all that the rail moves of a side hang on besides the unit that makes them."""

    turn: int
    railways: int
    trains: int
    railed: int
    railed_on_map: int
    ferry_is_open: bool
    areas: tuple[str, ...]
    in_transit: tuple[str, ...]
    contested: int
    entered_by_rail: tuple[str, ...]


class RailMoves(ByUnit):
    """5.6 as something to do in the Movement Phase."""

    verbs: tuple[type[Action], ...] = (Rail,)

    def given(self, work: S42Work, side: int) -> Hashable:
        data = work.data
        return RailGiven(
            work.turn,
            open_rail(work, side),
            self._with_trains(work, side),
            data.railed,
            data.railed_on_map,
            ferry_is_open(work, side),
            work.areas(side),
            gathered(work, side, in_transit),
            work.field.contested,
            data.entered_by_rail,
        )

    def of(self, work: S42Work, side: int, uid: str) -> Sequence[Action]:
        limits = work.rules.tables.movement
        hex = work.units[uid].hex
        full = work.data.railed >= limits.rail_units
        if hex >= 0:
            full = full or work.data.railed_on_map >= limits.rail_units_on_map
            if not open_rail(work, side) >> work.rules.grid.bit[hex] & 1:
                return ()
        if (full and not is_leader(work, uid)) or _obstacles(work, uid):
            return ()
        return self._of(work, side, uid, self._with_trains(work, side))

    def _of(self, work: S42Work, side: int, uid: str, taken: int) -> tuple[Action, ...]:
        """The destinations of one unit, kept while they stay the same."""
        rules = work.rules
        unit = work.units[uid]
        goals = self._goals(work, side, uid)
        areas = self._areas(work, side, uid, goals) if unit.hex >= 0 else ()
        if unit.hex >= 0:
            goals &= ~(1 << rules.grid.bit[unit.hex])
        if rules.combat[uid]:
            goals &= ~taken
        kept: dict[str, tuple[Any, tuple[Action, ...]]]
        kept = rules.ground.compiled.setdefault("rail-lists", {})
        known = kept.get(uid)
        if known is None or known[0] != (goals, areas):
            table = self._table(work, uid)
            found = cast("list[Action]", rules.grid.pick(goals, table))
            found += [Rail(uid, box) for box in areas]
            known = kept[uid] = ((goals, areas), tuple(found))
        return known[1]

    def _goals(self, work: S42Work, side: int, uid: str) -> int:
        plain, beyond = rail_goals(work, side, _sources(work, uid))
        return plain | beyond if takes_ferry(work, uid) else plain

    def _areas(self, work: S42Work, side: int, uid: str, goals: int) -> tuple[str, ...]:
        """5.6.1: the friendly Entry Areas that a unit on the map may go to."""
        return tuple(
            area_box(letter)
            for letter in work.areas(side)
            if area_ends(work, letter) & goals and has_room(work, uid, letter)
        )

    def _table(self, work: S42Work, uid: str) -> tuple[Action | None, ...]:
        """The moves of a unit to every hex with a railway, by bit."""
        ground = work.ground
        key = ("rail-moves", uid)
        table: tuple[Action | None, ...] | None = ground.compiled.get(key)
        if table is None:
            moves: list[Action | None] = [None] * work.rules.grid.all_bits.bit_length()
            for bit, name in self._stations(work):
                moves[bit] = Rail(uid, name)
            # The garbage collector passes over a tuple of moves; it would look through a list.
            table = ground.compiled[key] = tuple(moves)
        return table

    def _stations(self, work: S42Work) -> list[tuple[int, str]]:
        """Bit and name of every hex that ever has a railway."""
        rules = work.rules
        ground = rules.ground
        known: list[tuple[int, str]] | None = ground.compiled.get("stations")
        if known is None:
            last = rules.info.first_turn + rules.info.turns
            ends = ground.rail_bits(last) | sum(ferry_ends(work))
            bit, names = rules.grid.bit, rules.names
            known = [(bit[hex], names[hex]) for hex in rules.grid.indices(ends)]
            ground.compiled["stations"] = known
        return known

    def _with_trains(self, work: S42Work, side: int) -> int:
        """5.6.3: the hexes where combat units that went by rail stand."""
        if not work.data.railed:
            return 0
        units = work.units
        hexes = [units[uid].hex for uid in gathered(work, side, on_a_train)]
        return work.rules.grid.bits(hex for hex in hexes if hex >= 0)

    def reasons(self, work: S42Work, side: int, action: Rail) -> list[Reason]:
        found = unit_reasons(work, side, action.unit)
        if found:
            return found
        uid = action.unit
        found = _obstacles(work, uid)
        start = _sources(work, uid)
        if not start & rail_hexes(work, side):
            found.append(Reason("s42-not-on-rail", "5.6.3", {"unit": uid}))
        elif not start & open_rail(work, side):
            found.append(Reason("s42-rail-starts-in-zone", "5.6.3", {"unit": uid}))
        found += self._goal_reasons(work, side, uid, action.to)
        return found or [Reason("s42-no-rail-path", "5.6.3", {"hex": action.to})]

    def _goal_reasons(self, work: S42Work, side: int, uid: str, goal: str) -> list[Reason]:
        rules = work.rules
        if goal in rules.grid:
            hex = rules.grid.index(goal)
            bit = 1 << rules.grid.bit[hex]
            if not rail_hexes(work, side) & bit:
                return [Reason("s42-no-railway", "5.6.3", {"hex": goal})]
            if rules.combat[uid] and self._with_trains(work, side) & bit:
                return [Reason("s42-two-trains", "5.6.3", {"hex": goal})]
            if self._beyond_ferry(work, side, uid) & bit:
                return [Reason("s42-no-rail-ferry", "5.5.7", {"unit": uid})]
            return []
        letter = area_of(goal)
        if letter not in work.areas(side):
            return [Reason("unknown-hex", "", {"hex": goal})]
        if work.units[uid].hex < 0:
            return [Reason("s42-rail-from-area-to-area", "5.6.1", {"unit": uid})]
        if not has_room(work, uid, letter):
            return [Reason("s42-transit-full", "22.6.4", {"area": letter.upper()})]
        return []

    def _beyond_ferry(self, work: S42Work, side: int, uid: str) -> int:
        """5.5.7: hexes that the unit would reach if the rail ferry took it."""
        parts = connected_parts(work, side)
        plain = _joined(parts, _sources(work, uid))
        if side != SOVIET or (takes_ferry(work, uid) and ferry_is_open(work, side)):
            return 0
        return _joined(parts, _over_ferry(work, plain)) & ~plain

    def take(self, work: S42Work, side: int, action: Rail) -> None:
        uid = action.unit
        unit = work.units[uid]
        data = work.data
        on_map = unit.hex >= 0
        plain, _ = rail_goals(work, side, _sources(work, uid))
        leader = is_leader(work, uid)
        # 28.1.5: a leader needs no Train marker, but has used his ability.
        rides = USED if leader else TRAIN
        if not leader:
            more = 1 if on_map else 0
            work.change(railed=data.railed + 1, railed_on_map=data.railed_on_map + more)
        start = work.rules.names[unit.hex] if on_map else unit.box
        if uid in work.rules.reserve_armies:
            note_rail(work, uid)
        work.tell("s42-unit-railed", "5.6.1", unit=uid, start=start, hex=action.to)
        lose_offensives(work, uid)
        if action.to.startswith(AREA_BOX):
            if not plain & area_ends(work, area_of(action.to)):
                work.change(crossings=(*work.data.crossings, FERRY))
            work.lift(uid, action.to, *{*unit.marks, rides, MOVED})
            return
        note_rail_entry(work, uid)
        hex = work.rules.grid.index(action.to)
        if not plain >> work.rules.grid.bit[hex] & 1:
            work.change(crossings=(*work.data.crossings, FERRY))
        work.mark(uid, rides, MOVED)
        work.put(uid, hex)
        axis_rails_over_don(work, uid, unit.hex, south_bank(work))


def rail_choices(actions: Sequence[Action]) -> dict[str, Any]:
    """The destinations of each unit; actions of one unit follow each other."""
    table: dict[str, list[str]] = {}
    for uid, own in groupby(cast("Sequence[Rail]", actions), key=attrgetter("unit")):
        table[uid] = [action.to for action in own]
    return {"rail": table}
