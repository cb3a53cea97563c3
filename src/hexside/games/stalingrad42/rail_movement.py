"""5.6 Rail Movement."""

from __future__ import annotations

from typing import cast

from hexside.engine import Action, Reason
from hexside.games.stalingrad42.actions import Rail
from hexside.games.stalingrad42.other_moves import add, unit_reasons
from hexside.games.stalingrad42.railroads import usable
from hexside.games.stalingrad42.ranges import only_tactical
from hexside.games.stalingrad42.state import (
    AREA_BOX,
    AUTO_DS,
    FROZEN,
    MOVED,
    REPLACEMENT,
    TRAIN,
    area_box,
    area_of,
)
from hexside.games.stalingrad42.supply_lines import zone_bits
from hexside.games.stalingrad42.tables import AXIS, SOVIET
from hexside.games.stalingrad42.work import S42Work
from hexside.mechanics.kernels import flood

FERRY = "vladimirovka"


def open_rail(work: S42Work, side: int) -> int:
    """5.6.3, A-09: rail hexes without enemies, their zones and the cities they control."""
    blocked = work.field.bits[1 - side] | zone_bits(work, 1 - side) | work.enemy_control_bits(side)
    return usable(work, side) & ~blocked


def ferry_is_open(work: S42Work, side: int) -> bool:
    """5.5.7: one Soviet unit a turn crosses the Volga by the rail ferry of Vladimirovka."""
    return side == SOVIET and FERRY not in work.data.crossings


def may_rail(work: S42Work, uid: str) -> bool:
    """5.6.2, 5.6.3: whether a unit may move by rail at all."""
    return not _obstacles(work, uid)


def _obstacles(work: S42Work, uid: str) -> list[Reason]:
    unit = work.units[uid]
    rules = work.rules
    counter = rules.roster[uid]
    found = []
    on_map = unit.hex >= 0
    if not on_map and not unit.box.startswith(AREA_BOX):
        return [Reason("unit-not-on-map", "5.6.3", {"unit": uid})]
    if work.has(uid, MOVED) or any(mark.startswith(AUTO_DS) for mark in unit.marks):
        found.append(Reason("already-moved", "5.6.3", {"unit": uid}))
    if not work.is_good_order(uid):
        found.append(Reason("s42-not-in-good-order", "5.6.3", {"unit": uid}))
    if work.has(uid, TRAIN):
        found.append(Reason("s42-on-a-train", "5.6.5", {"unit": uid}))
    if work.has(uid, FROZEN):
        found.append(Reason("s42-unit-frozen", "20.4", {"unit": uid}))
    if work.has(uid, REPLACEMENT):
        found.append(Reason("s42-replacement-marker", "21.4", {"unit": uid}))
    if counter.blucher and unit.box == area_box("w"):
        found.append(Reason("s42-only-by-kerch", "20.7", {"unit": uid}))
    tactical_turn = work.turn in rules.setup.tactical_turns and counter.number == AXIS
    if tactical_turn and rules.combat[uid] and only_tactical(work, uid):
        found.append(Reason("s42-tactical-only", "S1.2", {"unit": uid}))
    limits = rules.tables.movement
    if work.data.railed >= limits.rail_units:
        found.append(Reason("s42-rail-limit", "5.6.2", {"count": limits.rail_units}))
    if on_map and work.data.railed_on_map >= limits.rail_units_on_map:
        found.append(Reason("s42-rail-limit-on-map", "5.6.2", {"count": limits.rail_units_on_map}))
    return found


def rail_goals(work: S42Work, side: int, sources: int) -> tuple[int, int]:
    """Hexes reached by rail from some hexes: without and with the rail ferry."""
    rules = work.rules
    passable = open_rail(work, side)
    exits = rules.rail_exits(work.turn)
    plain = flood(sources & passable, passable, exits, rules.grid.shifts)
    ends = sorted(rules.board.areas.get("vladimirovka-ferry", ()))
    beyond = 0
    if len(ends) == 2 and ferry_is_open(work, side):
        for here, there in (ends, ends[::-1]):
            bit = 1 << rules.grid.bit[there]
            if plain >> rules.grid.bit[here] & 1 and passable & bit:
                beyond |= flood(bit, passable, exits, rules.grid.shifts)
    return plain, beyond & ~plain


def area_ends(work: S42Work, letter: str) -> int:
    """The rail hexes beside an Entry Area: a line is taken to run on into it."""
    return work.rules.grid.bits(work.rules.entry_hexes.get(letter, ()))


def _sources(work: S42Work, uid: str) -> int:
    unit = work.units[uid]
    if unit.hex >= 0:
        return 1 << work.rules.grid.bit[unit.hex]
    return area_ends(work, area_of(unit.box))


class RailMoves:
    """5.6 as something to do in the Movement Phase."""

    verbs: tuple[type[Action], ...] = (Rail,)

    def legal(self, work: S42Work, side: int, movers: list[str]) -> list[Action]:
        actions: list[Action] = []
        known: dict[int, tuple[int, int]] = {}
        for uid in movers:
            if not may_rail(work, uid):
                continue
            start = _sources(work, uid)
            if start not in known:
                known[start] = rail_goals(work, side, start)
            actions += self._of(work, uid, *known[start])
        return actions

    def _of(self, work: S42Work, uid: str, plain: int, beyond: int) -> list[Action]:
        rules = work.rules
        side = rules.side[uid]
        start = work.units[uid].hex
        goals = plain | beyond
        if not goals:
            return []
        taken = self._with_trains(work, side) if rules.combat[uid] else 0
        if start >= 0:
            taken |= 1 << rules.grid.bit[start]
        key = ("rail-moves", uid)
        table: list[Action | None] | None = rules.compiled.get(key)
        if table is None:
            ends = rules.rail_bits(work.rules.info.first_turn + work.rules.info.turns)
            rails = {rules.names[hex] for hex in rules.grid.indices(ends)}
            table = rules.grid.by_bit(
                (Rail(uid, name) if name in rails else None for name in rules.names), None
            )
            rules.compiled[key] = table
        found = cast("list[Action]", rules.grid.pick(goals & ~taken, table))
        if not work.units[uid].box:
            found += [
                Rail(uid, area_box(letter))
                for letter in rules.areas[side]
                if area_ends(work, letter) & goals
            ]
        return found

    def _with_trains(self, work: S42Work, side: int) -> int:
        """5.6.3: the hexes where combat units that went by rail stand."""
        rules = work.rules
        return rules.grid.bits(
            unit.hex
            for uid, unit in work.units.items()
            if TRAIN in unit.marks
            and unit.hex >= 0
            and rules.combat[uid]
            and rules.side[uid] == side
        )

    def _train_there(self, work: S42Work, uid: str, hex: int) -> bool:
        """5.6.3: two combat units that both went by rail may not end together."""
        if not work.rules.combat[uid]:
            return False
        return any(work.has(other, TRAIN) for other in work.combat_units(work.rules.side[uid], hex))

    def reasons(self, work: S42Work, side: int, action: Action) -> list[Reason]:
        assert isinstance(action, Rail)
        found = unit_reasons(work, side, action.unit)
        if found:
            return found
        rules = work.rules
        uid = action.unit
        found = _obstacles(work, uid)
        start = _sources(work, uid)
        if not start & usable(work, side):
            found.append(Reason("s42-not-on-rail", "5.6.3", {"unit": uid}))
        elif not start & open_rail(work, side):
            found.append(Reason("s42-rail-starts-in-zone", "5.6.3", {"unit": uid}))
        if action.to in rules.grid:
            hex = rules.grid.index(action.to)
            if not usable(work, side) >> rules.grid.bit[hex] & 1:
                found.append(Reason("s42-no-railway", "5.6.3", {"hex": action.to}))
            elif self._train_there(work, uid, hex):
                found.append(Reason("s42-two-trains", "5.6.3", {"hex": action.to}))
        elif area_of(action.to) not in rules.areas[side]:
            found.append(Reason("unknown-hex", "", {"hex": action.to}))
        return found or [Reason("s42-no-rail-path", "5.6.3", {"hex": action.to})]

    def take(self, work: S42Work, side: int, action: Action) -> None:
        assert isinstance(action, Rail)
        uid = action.unit
        unit = work.units[uid]
        data = work.data
        on_map = 1 if unit.hex >= 0 else 0
        plain, _ = rail_goals(work, side, _sources(work, uid))
        work.change(railed=data.railed + 1, railed_on_map=data.railed_on_map + on_map)
        start = work.rules.names[unit.hex] if on_map else unit.box
        work.tell("s42-unit-railed", "5.6.1", unit=uid, start=start, hex=action.to)
        if action.to.startswith(AREA_BOX):
            work.lift(uid, action.to, MOVED)
            return
        hex = work.rules.grid.index(action.to)
        if not plain >> work.rules.grid.bit[hex] & 1:
            work.change(crossings=(*work.data.crossings, FERRY))
        work.mark(uid, TRAIN, MOVED)
        work.put(uid, hex)


add(RailMoves())
