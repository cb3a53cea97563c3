"""5.7.1 Sea Movement: one Soviet unit a turn on the Sea of Azov and one on the Black Sea."""

from __future__ import annotations

from collections.abc import Sequence

from hexside.engine import Action, Reason
from hexside.games.stalingrad42.actions import Sea
from hexside.games.stalingrad42.movement.city_moves import may_leave_city_for
from hexside.games.stalingrad42.movement.kept_moves import may_move
from hexside.games.stalingrad42.movement.movement_reasons import frozen_by
from hexside.games.stalingrad42.movement.open_ways import mover_of, open_ways, start_ways
from hexside.games.stalingrad42.movement.other_moves import unit_reasons
from hexside.games.stalingrad42.movement.ready_supply import moves_tactically_only
from hexside.games.stalingrad42.reading.printed import SOVIET, S42Counter
from hexside.games.stalingrad42.rules import S42Rules
from hexside.games.stalingrad42.state import (
    AUTO_DS,
    DISRUPTED,
    FROZEN,
    MOVED,
    REPLACEMENT,
    RESERVE_ARMY,
    TRAIN,
)
from hexside.games.stalingrad42.units.changes import gathered
from hexside.games.stalingrad42.work import S42Work

SEAS = ("azov", "black-sea")
BRIGADE = "X"


def ports_of(rules: S42Rules, sea: str) -> frozenset[int]:
    """5.7.1: the ports of a sea."""
    return rules.board.areas.get(f"port-{sea}", frozenset())


def linked_ports(rules: S42Rules, sea: str, port: int) -> tuple[int, ...]:
    """5.7.1: the ports to which Sea Lanes lead from a port of a sea."""
    ground = rules.ground
    key = ("linked-ports", sea, port)
    known: tuple[int, ...] | None = ground.compiled.get(key)
    if known is None:
        ports = ports_of(rules, sea)
        seen = {port}
        front = [port]
        while front:
            here = front.pop()
            for there in rules.board.linked(here, "sea-lane"):
                if there not in seen:
                    seen.add(there)
                    front.append(there)
        known = tuple(sorted(hex for hex in seen if hex in ports and hex != port))
        ground.compiled[key] = known
    return known


def near_ports(rules: S42Rules, sea: str) -> frozenset[int]:
    """The ports of a sea and the hexes next to them, from which alone a unit can sail."""
    ground = rules.ground
    key = ("near-ports", sea)
    known: frozenset[int] | None = ground.compiled.get(key)
    if known is None:
        ports = ports_of(rules, sea)
        around = {there for port in ports for there in rules.grid.adjacent(port)}
        known = ground.compiled[key] = ports | around
    return known


def may_sail(work: S42Work, uid: str) -> bool:
    """A unit near a port that may still begin a move."""
    hex = work.units[uid].hex
    return any(hex in near_ports(work.rules, sea) for sea in SEAS) and may_move(work, uid)


def is_naval(counter: S42Counter) -> bool:
    """5.7.1: a brigade of naval infantry."""
    return counter.type == "naval-infantry" and counter.size == BRIGADE


def _obstacles(work: S42Work, uid: str) -> list[Reason]:
    """5.7.1: why a unit may not move by sea at all."""
    unit = work.units[uid]
    counter = work.rules.roster[uid]
    name = {"unit": uid}
    if counter.number != SOVIET:
        return [Reason("s42-no-sea-movement", "5.7.1", {**name})]
    if unit.hex < 0:
        return [Reason("unit-not-on-map", "5.7.1", {**name})]
    found = []
    if counter.mechanised and counter.type != "supply-point":
        found.append(Reason("s42-may-not-sail", "5.7.1", {**name}))
    if counter.type == RESERVE_ARMY:
        # 34.3: Reserve Armies march, go by rail and from area to area.
        found.append(Reason("s42-may-not-sail", "34.3", {**name}))
    if MOVED in unit.marks or any(mark.startswith(AUTO_DS) for mark in unit.marks):
        found.append(Reason("already-moved", "5.7.1", {**name}))
    if not work.is_good_order(uid):
        found.append(Reason("s42-not-in-good-order", "5.7.1", {**name}))
    if TRAIN in unit.marks:
        found.append(Reason("s42-on-a-train", "5.6.5", {**name}))
    if FROZEN in unit.marks:
        found.append(Reason("s42-unit-frozen", frozen_by(work, uid), {**name}))
    if REPLACEMENT in unit.marks:
        found.append(Reason("s42-replacement-marker", "21.4", {**name}))
    if work.field.is_contested(unit.hex) and not is_naval(counter):
        # Naval infantry sails by Tactical Movement.
        found.append(Reason("s42-tactical-only", "29.1.2", {**name}))
    return found + moves_tactically_only(work, uid)


def _out_of_city_into_zone(work: S42Work, start: int, path: tuple[str, ...]) -> bool:
    """29.1.2: whether a path leads out of a contested city into an enemy zone without a friend."""
    there = work.rules.grid.index(path[0])
    return work.field.is_contested(start) and not may_leave_city_for(work, SOVIET, there)


class SeaMoves:
    """5.7.1: from port to port for the whole allowance; naval infantry adds a hex on land."""

    verbs: tuple[type[Action], ...] = (Sea,)

    def legal(self, work: S42Work, side: int, movers: Sequence[str]) -> list[Action]:
        if side != SOVIET:
            return []
        afloat = gathered(work, side, may_sail)
        if not afloat:
            return []
        actions: list[Action] = []
        for sea in SEAS:
            if sea in work.data.crossings:
                continue
            near = near_ports(work.rules, sea)
            for uid in afloat:
                if work.units[uid].hex in near and not _obstacles(work, uid):
                    actions += [Sea(uid, path) for path in self._paths(work, uid, sea)]
        return list(dict.fromkeys(actions))

    def _paths(self, work: S42Work, uid: str, sea: str) -> list[tuple[str, ...]]:
        """The ways of a unit over one sea.

        Naval infantry moves tactically: the sea is one of its two hexes, the other comes before
        or after; it stops where it enters an enemy zone (5.4).
        """
        rules = work.rules
        names = rules.names
        ports = ports_of(rules, sea)
        start = work.units[uid].hex
        found: list[tuple[str, ...]] = []
        naval = is_naval(rules.roster[uid])
        if start in ports:
            for port in self._landings(work, uid, sea, start):
                found.append((names[port],))
                if naval and not work.in_enemy_zone(SOVIET, port):
                    found += [
                        (names[port], names[hex])
                        for hex in self._inland(work, uid, port)
                        if hex != start
                    ]
        if naval:
            for port in self._from_start(work, uid, start):
                if port in ports and not work.in_enemy_zone(SOVIET, port):
                    found += [
                        (names[port], names[goal])
                        for goal in self._landings(work, uid, sea, port)
                        if goal != start
                    ]
        return [path for path in found if not _out_of_city_into_zone(work, start, path)]

    def _landings(self, work: S42Work, uid: str, sea: str, port: int) -> list[int]:
        """5.7.1, A-08, 7.2: ports to land in; only naval infantry takes empty Axis ports."""
        naval = is_naval(work.rules.roster[uid])
        bonds = work.enemy_bonds(SOVIET)
        return [
            hex
            for hex in linked_ports(work.rules, sea, port)
            if not work.enemy_at(SOVIET, hex)
            and hex not in bonds.hexes
            and (naval or work.holds_port(SOVIET, hex))
        ]

    def _inland(self, work: S42Work, uid: str, hex: int) -> list[int]:
        """5.4: where a unit may step that did not start in this hex."""
        movement_class = work.rules.movement_class[uid]
        ways = open_ways(work, SOVIET, movement_class, mover_of(work, uid))[hex]
        return [
            there
            for _, there, _ in ways
            # 29.1.2: into a contested city too, where the unit stops.
            if not work.enemy_at(SOVIET, there) or work.field.is_contested(there)
        ]

    def _from_start(self, work: S42Work, uid: str, hex: int) -> list[int]:
        """5.4: where a unit may step that starts here, over a major river too (5.5.2)."""
        movement_class = work.rules.movement_class[uid]
        edges = open_ways(work, SOVIET, movement_class, mover_of(work, uid))
        ways = start_ways(work, edges, uid, hex) or edges[hex]
        return [there for _, there, _ in ways if not work.enemy_at(SOVIET, there)]

    def reasons(self, work: S42Work, side: int, action: Sea) -> list[Reason]:
        uid = action.unit
        found = unit_reasons(work, side, uid) or _obstacles(work, uid)
        if found:
            return found
        grid = work.rules.grid
        unknown = [name for name in action.path if name not in grid]
        if unknown or not action.path:
            return [Reason("unknown-hex", "", {"hex": name}) for name in unknown or [""]]
        hexes = [grid.index(name) for name in action.path]
        for sea in SEAS:
            if sea in work.data.crossings and not ports_of(work.rules, sea).isdisjoint(hexes):
                return [Reason("s42-sea-used", "5.7.1", {"sea": sea})]
        start = work.units[uid].hex
        if _out_of_city_into_zone(work, start, action.path):
            cities = {"hex": work.rules.names[start], "other": action.path[0]}
            return [Reason("s42-city-into-zone", "29.1.2", {**cities})]
        naval = is_naval(work.rules.roster[uid])
        for hex in hexes:
            name = {"hex": work.rules.names[hex]}
            if work.enemy_at(SOVIET, hex):
                return [Reason("enemy-occupied", "5.7.1", {**name})]
            if hex in work.enemy_bonds(SOVIET).hexes:
                return [Reason("s42-enemy-bond", "7.2", {**name, "other": name["hex"]})]
            if not naval and hex in work.ground.ports and not work.holds_port(SOVIET, hex):
                return [Reason("s42-port-not-yours", "5.7.1", {**name})]
        return [Reason("s42-no-sea-lane", "5.7.1", {"unit": uid})]

    def take(self, work: S42Work, side: int, action: Sea) -> None:
        rules = work.rules
        uid = action.unit
        hexes = tuple(rules.grid.index(name) for name in action.path)
        sea = next(name for name in SEAS if not ports_of(rules, name).isdisjoint(hexes))
        work.change(crossings=(*work.data.crossings, sea))
        start = rules.names[work.units[uid].hex]
        work.tell("s42-unit-sailed", "5.7.1", unit=uid, start=start, path=action.path)
        disrupted = rules.combat[uid] and not is_naval(rules.roster[uid])
        work.mark(uid, MOVED)
        work.go(uid, hexes)
        if disrupted and work.units[uid].hex >= 0:
            work.mark(uid, DISRUPTED)
