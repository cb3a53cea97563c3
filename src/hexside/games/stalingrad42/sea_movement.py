"""5.7 Sea Movement, and the Kerch Strait."""

from __future__ import annotations

from hexside.engine import Action, Reason
from hexside.games.stalingrad42.actions import Kerch, Sea
from hexside.games.stalingrad42.movement_costs import costs_of
from hexside.games.stalingrad42.other_moves import add, unit_reasons
from hexside.games.stalingrad42.state import (
    AUTO_DS,
    DISRUPTED,
    FROZEN,
    MOVED,
    REPLACEMENT,
    TRAIN,
    area_box,
)
from hexside.games.stalingrad42.tables import AXIS, SOVIET
from hexside.games.stalingrad42.work import S42Work

SEAS = ("azov", "black-sea")
TAMAN = "taman"
KERCH = "kerch"


def ports_of(work: S42Work, sea: str) -> frozenset[int]:
    """5.7.1: the ports of a sea."""
    return work.rules.board.areas.get(f"port-{sea}", frozenset())


def linked_ports(work: S42Work, sea: str, port: int) -> list[int]:
    """5.7.1: the ports to which Sea Lanes lead from a port of a sea."""
    rules = work.rules
    ports = ports_of(work, sea)
    seen = {port}
    front = [port]
    while front:
        here = front.pop()
        for there in rules.board.linked(here, "sea-lane"):
            if there not in seen:
                seen.add(there)
                front.append(there)
    return sorted(hex for hex in seen if hex in ports and hex != port)


def _may_sail(work: S42Work, uid: str) -> bool:
    unit = work.units[uid]
    counter = work.rules.roster[uid]
    if unit.hex < 0 or counter.number != SOVIET or not work.is_good_order(uid):
        return False
    if any(mark in unit.marks for mark in (MOVED, TRAIN, FROZEN, REPLACEMENT)):
        return False
    if any(mark.startswith(AUTO_DS) for mark in unit.marks):
        return False
    return not counter.mechanised or counter.type == "supply-point"


class SeaMoves:
    """5.7.1: one unit a turn on each sea, Soviet only."""

    verbs: tuple[type[Action], ...] = (Sea,)

    def legal(self, work: S42Work, side: int, movers: list[str]) -> list[Action]:
        if side != SOVIET:
            return []
        actions: list[Action] = []
        for sea in SEAS:
            ports = ports_of(work, sea)
            if not ports or sea in work.data.crossings:
                continue
            for uid in movers:
                if _may_sail(work, uid):
                    actions += [Sea(uid, path) for path in self._paths(work, uid, sea, ports)]
        return list(dict.fromkeys(actions))

    def _paths(
        self, work: S42Work, uid: str, sea: str, ports: frozenset[int]
    ) -> list[tuple[str, ...]]:
        """The ways of a unit over one sea; naval infantry adds a hex before or after."""
        names = work.rules.names
        start = work.units[uid].hex
        found: list[tuple[str, ...]] = []
        naval = work.rules.roster[uid].type == "naval-infantry"
        if start in ports:
            for port in self._landings(work, uid, sea, start):
                found.append((names[port],))
                if naval and not work.in_enemy_zone(SOVIET, port):
                    found += [(names[port], names[hex]) for hex in self._inland(work, uid, port)]
        elif naval:
            for port in self._inland(work, uid, start):
                if port in ports and not work.in_enemy_zone(SOVIET, port):
                    found += [
                        (names[port], names[goal]) for goal in self._landings(work, uid, sea, port)
                    ]
        return [path for path in found if path[-1] != names[start]]

    def _landings(self, work: S42Work, uid: str, sea: str, port: int) -> list[int]:
        """5.7.1, A-08: ports to land in; only naval infantry takes empty Axis ports."""
        naval = work.rules.roster[uid].type == "naval-infantry"
        return [
            hex
            for hex in linked_ports(work, sea, port)
            if not work.enemy_at(SOVIET, hex) and (naval or self._is_soviet(work, hex))
        ]

    def _is_soviet(self, work: S42Work, hex: int) -> bool:
        if hex in work.rules.controllable:
            return work.controls(SOVIET, hex)
        return hex not in work.rules.west or work.friend_at(SOVIET, hex)

    def _inland(self, work: S42Work, uid: str, hex: int) -> list[int]:
        costs = costs_of(work.rules, SOVIET, work.rules.movement_class[uid], work.season)
        bonds = work.enemy_bonds(SOVIET)
        return [
            there
            for _, there, _ in costs.hops[hex]
            if not work.enemy_at(SOVIET, there) and not bonds.bars(hex, there)
        ]

    def reasons(self, work: S42Work, side: int, action: Action) -> list[Reason]:
        assert isinstance(action, Sea)
        found = unit_reasons(work, side, action.unit)
        if found:
            return found
        if side != SOVIET:
            return [Reason("s42-no-sea-movement", "5.7.1", {"unit": action.unit})]
        if not _may_sail(work, action.unit):
            return [Reason("s42-may-not-sail", "5.7.1", {"unit": action.unit})]
        return [Reason("s42-no-sea-lane", "5.7.1", {"unit": action.unit})]

    def take(self, work: S42Work, side: int, action: Action) -> None:
        assert isinstance(action, Sea)
        rules = work.rules
        uid = action.unit
        hexes = tuple(rules.grid.index(name) for name in action.path)
        sea = next(name for name in SEAS if not ports_of(work, name).isdisjoint(hexes))
        work.change(crossings=(*work.data.crossings, sea))
        start = rules.names[work.units[uid].hex]
        work.tell("s42-unit-sailed", "5.7.1", unit=uid, start=start, path=action.path)
        marks = [MOVED]
        if rules.combat[uid] and rules.roster[uid].type != "naval-infantry":
            marks.append(DISRUPTED)
        work.mark(uid, *marks)
        work.go(uid, hexes)


class KerchMoves:
    """5.7.2, 20.7: one Axis unit a turn from the Crimea to Taman."""

    verbs: tuple[type[Action], ...] = (Kerch,)

    def _taman(self, work: S42Work) -> int:
        return work.rules.by_name.get(TAMAN, -1)

    def legal(self, work: S42Work, side: int, movers: list[str]) -> list[Action]:
        taman = self._taman(work)
        if side != AXIS or taman < 0 or KERCH in work.data.crossings:
            return []
        if any(work.rules.side[uid] == SOVIET for uid in work.field.at(taman)):
            return []
        if work.rules.options["kerch-needs-control"] == "on" and not work.friend_at(AXIS, taman):
            return []
        return [
            Kerch(uid, work.rules.names[taman])
            for uid in movers
            if work.units[uid].box == area_box("w") and work.is_good_order(uid)
        ]

    def reasons(self, work: S42Work, side: int, action: Action) -> list[Reason]:
        assert isinstance(action, Kerch)
        found = unit_reasons(work, side, action.unit)
        return found or [Reason("s42-no-kerch-crossing", "5.7.2", {"unit": action.unit})]

    def take(self, work: S42Work, side: int, action: Action) -> None:
        assert isinstance(action, Kerch)
        uid = action.unit
        work.change(crossings=(*work.data.crossings, KERCH))
        work.tell("s42-unit-sailed", "5.7.2", unit=uid, start=area_box("w"), path=(action.to,))
        work.mark(uid, MOVED, DISRUPTED) if work.rules.combat[uid] else work.mark(uid, MOVED)
        work.put(uid, work.rules.grid.index(action.to))


add(SeaMoves())
add(KerchMoves())
