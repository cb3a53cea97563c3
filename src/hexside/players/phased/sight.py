"""Which units stand where, as a seat sees it: stacks, zones, bonds and supply of both sides."""

from __future__ import annotations

import copy
from collections.abc import Iterable, Mapping
from typing import Any

from hexside.engine import SeenUnit, View
from hexside.mechanics.kernels import flood, spread
from hexside.players.phased.scenario_tables import Bonds, ScenarioTables

DISRUPTED = "disrupted"
FULL_RETREAT = "full-retreat"
OUT_OF_SUPPLY = "out-of-supply"
ISOLATED = "isolated"
TRAIN = "train"
REPLACEMENT = "replacement"
USED = "used"
READY = "ready"
FROZEN = "frozen"
MOVED = "moved"
ATTACKED = "attacked"
AUTO_DS = "auto-ds-"
AREA = "ea-"
#: The hexes of the overland part of a supply line in dry weather.
OVERLAND = 5
UNLIMITED = 60
#: How a hex is supplied: within the length of a line, only beyond it, not at all (16.5.1).
IN_SUPPLY, SHORT, CUT_OFF = range(3)
#: Mechanised units with this much attack take towns alone, and are too good to hold a line.
STRIKER = 4


class Sight:
    """A position: where units stand, and everything that follows from it.

    ``where`` may differ from the view: a plan moves units in a copy (``after``).
    """

    def __init__(self, tables: ScenarioTables, view: View, where: Mapping[str, int]) -> None:
        self.tables = tables
        self.view = view
        self.units: dict[str, SeenUnit] = _units(view)
        self.me = tables.sides.index(view.seat)
        self.where = dict(where)
        self.turn = view.turn
        self._control(view.tracks)
        self._count()
        self._bonds: list[Bonds | None] = [None, None]
        self._supply: dict[tuple[int, int], int] = {}
        self._shortages: dict[tuple[int, int, int], int] = {}

    @classmethod
    def of(cls, tables: ScenarioTables, view: View) -> Sight:
        """The position of a view."""
        index = tables.grid.index
        return cls(tables, view, {u.id: index(u.hex) for u in view.units if u.hex})

    def after(self, moves: Mapping[str, int]) -> Sight:
        """The position with some units elsewhere; -1 is off the map."""
        where = {**self.where, **moves}
        return Sight(self.tables, self.view, {u: h for u, h in where.items() if h >= 0})

    def held(self, side: int, hexes: Iterable[int]) -> Sight:
        """The position with extra units of a side in some hexes, to see the effect on supply.

        Zones and bonds of the side do not change.
        """
        found = copy.copy(self)
        found.occupied = (bytearray(self.occupied[0]), bytearray(self.occupied[1]))
        found.bits = list(self.bits)
        for hex in hexes:
            found.occupied[side][hex] += 1
            found.bits[side] |= 1 << self.tables.bit[hex]
        found._bonds = [None, None]
        found._supply = {}
        return found

    def _control(self, tracks: Mapping[str, Any]) -> None:
        index = self.tables.grid.index
        #: Cities and victory hexes in Axis hands.
        self.taken = frozenset(index(name) for name in tracks.get("control", ()))
        self.forts = {
            index(row["hex"]): int(row["side"])
            for row in tracks.get("forts", ())
            if row.get("complete", True)
        }
        self.building = frozenset(
            index(row["hex"]) for row in tracks.get("forts", ()) if not row.get("complete", True)
        )
        self.printed = frozenset(
            hex
            for group in tracks.get("printed_forts", ())
            for hex in self.tables.ground.printed_forts[group]
        )

    def _count(self) -> None:
        tables = self.tables
        self.stacks: dict[int, list[str]] = {}
        self.occupied = (bytearray(tables.size), bytearray(tables.size))
        self.zoc = (bytearray(tables.size), bytearray(tables.size))
        full: tuple[dict[int, int], dict[int, int]] = ({}, {})
        light: tuple[dict[int, int], dict[int, int]] = ({}, {})
        exerting: tuple[set[int], set[int]] = (set(), set())
        held: tuple[set[int], set[int]] = (set(), set())
        for uid, hex in self.where.items():
            self.stacks.setdefault(hex, []).append(uid)
            if not tables.combat[uid]:
                continue
            side = tables.side[uid]
            self.occupied[side][hex] += 1
            held[side].add(hex)
            marks = self.units[uid].marks
            if TRAIN in marks:
                continue
            exerting[side].add(hex)
            if DISRUPTED in marks or FULL_RETREAT in marks:
                continue
            table = light if tables.roster[uid].is_light else full
            table[side][hex] = table[side].get(hex, 0) + 1
        self.bits = [0, 0]
        self.zone_bits = [0, 0]
        self.capable: list[frozenset[int]] = []
        for side in (0, 1):
            zoc = self.zoc[side]
            zone = 0
            for hex in exerting[side]:
                zone |= tables.zone_bits[hex]
                for near in tables.projections[hex]:
                    zoc[near] += 1
            self.bits[side] = tables.grid.bits(held[side])
            self.zone_bits[side] = zone
            self.capable.append(
                frozenset(
                    hex
                    for hex in {*full[side], *light[side]}
                    if tables.ground.is_bond_capable(
                        full[side].get(hex, 0), light[side].get(hex, 0)
                    )
                )
            )

    # Units

    def marks(self, uid: str) -> tuple[str, ...]:
        """The marks of a unit."""
        return self.units[uid].marks

    def steps(self, uid: str) -> int:
        """The steps that a unit has left."""
        return self.units[uid].steps

    def attack(self, uid: str) -> int:
        """The printed attack strength of its level."""
        return self.tables.roster[uid].values[self.units[uid].steps - 1].attack

    def defense(self, uid: str) -> int:
        """The printed defence strength of its level."""
        return self.tables.roster[uid].values[self.units[uid].steps - 1].defense

    def is_fit(self, uid: str) -> bool:
        """Whether a unit is in good order."""
        marks = self.units[uid].marks
        return DISRUPTED not in marks and FULL_RETREAT not in marks

    def can_hold(self, uid: str) -> bool:
        """7.1: whether a unit alone holds a hex: in good order, and not free-stacking."""
        tables = self.tables
        return tables.combat[uid] and not tables.roster[uid].is_light and self.is_fit(uid)

    def is_striker(self, uid: str) -> bool:
        """Whether a unit is meant for attacks, not for a line or a city."""
        return self.tables.roster[uid].mechanised and self.attack(uid) >= STRIKER

    def may_attack(self, uid: str) -> bool:
        """Whether a unit could attack at all in the next Combat Phase."""
        marks = self.units[uid].marks
        return (
            self.tables.combat[uid]
            and self.attack(uid) > 0
            and self.is_fit(uid)
            and TRAIN not in marks
            and REPLACEMENT not in marks
            and ATTACKED not in marks
            and not any(mark.startswith(AUTO_DS) for mark in marks)
        )

    def fighters(self, side: int, hex: int) -> list[str]:
        """The combat units of a side in a hex."""
        tables = self.tables
        return [u for u in self.stacks.get(hex, ()) if tables.combat[u] and tables.side[u] == side]

    def worth(self, uid: str) -> float:
        """The current strength of a unit, half attack and half defence."""
        return (self.attack(uid) + self.defense(uid)) / 2

    def step_worth(self, uid: str) -> float:
        """The value of a unit's next step; the last one includes the counter itself."""
        steps = self.units[uid].steps
        values = self.tables.roster[uid].values
        now = values[steps - 1]
        if steps == 1:
            return (now.attack + now.defense) / 2 + 1.0
        less = values[steps - 2]
        return max(0.5, (now.attack + now.defense - less.attack - less.defense) / 2)

    # Zones, bonds, supply

    def bonds(self, side: int) -> Bonds:
        """The bonds of a side, closed to its enemy."""
        known = self._bonds[side]
        if known is None:
            known = self._bonds[side] = self.tables.bond_tables[side].standing(
                self.capable[side], self.occupied[1 - side]
            )
        return known

    def controls(self, side: int, hex: int) -> bool:
        """Whether a side controls a city or victory hex."""
        return (hex in self.taken) == (side == 0)

    def has_points(self, side: int, hex: int) -> bool:
        """24.1: whether there are points in a hex that a side has not got."""
        return hex in self.tables.ground.victory_hexes and not self.controls(side, hex)

    def has_fort(self, side: int, hex: int) -> bool:
        """Whether a completed fortification serves a side in a hex."""
        return self.forts.get(hex) == side or (side == 1 and hex in self.printed)

    def supply(self, side: int, length: int = OVERLAND) -> int:
        """The hexes from which a side can trace supply, as bits."""
        known = self._supply.get((side, length))
        if known is None:
            known = self._supply[side, length] = self._trace(side, length)
        return known

    def shortage(self, side: int, hex: int, also: int = -1) -> int:
        """How a unit in a hex would be supplied; it negates zones and bonds there itself."""
        key = (side, hex, also)
        known = self._shortages.get(key)
        if known is None:
            held = self.held(side, (hex, also) if also >= 0 else (hex,))
            bit = self.tables.bit[hex]
            known = IN_SUPPLY
            if not held.supply(side) >> bit & 1:
                known = SHORT if held.supply(side, UNLIMITED) >> bit & 1 else CUT_OFF
            self._shortages[key] = known
        return known

    def _trace(self, side: int, length: int) -> int:
        tables = self.tables
        shifts = tables.grid.shifts
        enemy = 1 - side
        zones = self.zone_bits[enemy] & ~self.bits[side]
        shut = (
            tables.grid.bits(
                hex for hex in tables.ground.controllable if not self.controls(side, hex)
            )
            & ~self.bits[side]
        )
        passable = tables.ground.land_bits & ~self.bits[enemy] & ~shut
        free = passable & ~zones
        bonds = self.bonds(enemy)
        roads = bonds.open_exits(tables.roads)
        land = bonds.open_exits(tables.overland)
        edge, edge_road = tables.sources[side]
        ports = 0
        if side == 1:
            ports = tables.grid.bits(h for h in tables.ground.ports if h not in self.taken)
        on_road = flood((edge_road | ports) & free, free, roads, shifts)
        ends = on_road | spread(on_road, roads, shifts) & passable
        ends |= (edge_road | ports | edge) & passable
        found = entered = ends
        clean, dirty = ends & free, ends & zones
        for _ in range(length - 1):
            reached = spread(clean | dirty, land, shifts) & passable
            fresh = reached & ~found
            if not fresh:
                break
            found |= fresh
            # Two zones in a row stop a line: it leaves a zone hex only if it came from a free one.
            dirty = spread(clean, land, shifts) & zones & fresh
            clean = fresh & free
            entered |= clean | dirty
        # The hex of a unit is not entered: it may lie anywhere beside the line.
        return entered | spread(entered, land, shifts) & tables.ground.land_bits


def _units(view: View) -> dict[str, SeenUnit]:
    return {unit.id: unit for unit in view.units}
