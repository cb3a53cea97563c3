"""The working state with the words of the rulebook."""

from __future__ import annotations

from hexside.engine import OFF_MAP, Unit
from hexside.games.traces_of_war.rules import TracesRules
from hexside.games.traces_of_war.state import (
    ELIMINATED,
    ISOLATED,
    OUT_OF_SUPPLY,
    TracesData,
)
from hexside.games.traces_of_war.tables import AXIS, SIDES, SOVIET, Counter
from hexside.mechanics.field_work import FieldWork
from hexside.mechanics.movement import HALVES


class TracesWork(FieldWork[TracesRules]):
    """A state of Traces of War being worked on; 5.0: two combat units and one headquarters."""

    __slots__ = ()
    data: TracesData

    # Units

    def counter(self, uid: str) -> Counter:
        """The printed values of a unit."""
        return self.rules.roster[uid]

    def is_full(self, uid: str) -> bool:
        """2.2: whether a unit shows its full side."""
        return self.units[uid].steps == self.rules.roster[uid].steps

    def attack(self, uid: str) -> int:
        """10.2, 8.2: attack strength with the supply penalty, at least 0."""
        counter = self.rules.roster[uid]
        unit = self.units[uid]
        value = counter.attack
        if unit.steps < counter.steps:
            value = counter.reduced_attack or 0
        if unit.marks:
            effects = self.rules.tables.supply
            if OUT_OF_SUPPLY in unit.marks:
                value += effects.out_of_supply_attack
            elif ISOLATED in unit.marks:
                value += effects.isolated_attack
        return max(0, value)

    def defense(self, uid: str) -> int:
        """10.2, 8.2: defence strength with the isolation penalty, at least 0."""
        counter = self.rules.roster[uid]
        unit = self.units[uid]
        value = counter.defense
        if unit.steps < counter.steps:
            value = counter.reduced_defense or 0
        if ISOLATED in unit.marks:
            value += self.rules.tables.supply.isolated_defense
        return max(0, value)

    def allowance(self, uid: str) -> int:
        """9.1, 8.2: movement allowance in half-points; halved and rounded down when isolated."""
        counter = self.rules.roster[uid]
        unit = self.units[uid]
        value = counter.move
        if unit.steps < counter.steps and counter.reduced_move is not None:
            value = counter.reduced_move
        if ISOLATED in unit.marks:
            value = int(value * self.rules.tables.supply.isolated_move_factor)
        return value * HALVES

    def activated(self) -> tuple[str, ...]:
        """4.3.1: the units of the activation that is under way."""
        for frame in reversed(self.agenda):
            if frame.__struct_config__.tag == "activation":
                units: tuple[str, ...] = getattr(frame, "units", ())
                return units
        return ()

    # Control (8.1, 12.2, 12.3)

    def city_enemy_bits(self, side: int) -> int:
        """8.1: the major cities that the other side controls."""
        soviet = self.rules.grid.bits(
            h for h in self.data.control if h in self.rules.ground.is_city
        )
        return soviet if side == AXIS else self.rules.ground.city_bits & ~soviet

    def passes(self, uid: str, hex: int) -> None:
        """8.1, 12.3: a unit enters a hex: control, crossing points, orders, the paradrop marker."""
        if hex not in self.rules.ground.watched and hex != self.data.airborne_hex:
            return
        side = self.rules.side[uid]
        if hex in self.rules.ground.controllable:
            self._take_control(side, hex)
        if side == SOVIET:
            self.take_crossing_points(1 << self.rules.grid.bit[hex])
        elif hex == self.data.airborne_hex and not self.rules.is_hq[uid]:
            self.change(airborne_hex=OFF_MAP)
            self.drop_notes()
            self.tell("airborne-marker-destroyed", "11.1", unit=uid, hex=self.rules.names[hex])

    def _take_control(self, side: int, hex: int) -> None:
        held = hex in self.data.control
        if held == (side == SOVIET):
            return
        if side == SOVIET:
            control = tuple(sorted((*self.data.control, hex)))
        else:
            control = tuple(other for other in self.data.control if other != hex)
        self.change(control=control)
        self.drop_notes()
        self.tell("control-changed", "8.1", hex=self.rules.names[hex], seat=SIDES[side])
        if side == SOVIET and hex in self.data.supreme_orders:
            self.end(SIDES[SOVIET], "13.1", "supreme-order-city-lost", hex=self.rules.names[hex])

    def take_crossing_points(self, moving: int = 0) -> None:
        """12.3: crossing points that pass to the Soviets now; ``moving`` is a unit in passing."""
        rules = self.rules
        if len(self.data.crossing_points) == len(rules.ground.crossings):
            return
        automatic = self.turn >= rules.tables.crossing_points.automatic_from_turn
        soviets = self.field.bits[SOVIET] | moving
        for crossing in rules.ground.crossings:
            if crossing in self.data.crossing_points or self.field.occupied[AXIS][crossing]:
                continue
            if automatic:
                self._take_crossing(crossing)
                continue
            # 12.3 (aid): two crossing points also need control of the hex across the river.
            if (
                crossing in rules.ground.crossings_locked
                and not rules.ground.crossing_keys.issubset(self.data.control)
            ):
                continue
            if soviets & rules.ground.near_crossing[crossing]:
                self._take_crossing(crossing)

    def _take_crossing(self, crossing: int) -> None:
        points = tuple(sorted((*self.data.crossing_points, crossing)))
        self.change(crossing_points=points)
        self.tell(
            "crossing-point-taken",
            "12.3",
            hex=self.rules.names[crossing],
            count=self.data.crossing_count,
        )

    # Placing and removing

    def go(self, uid: str, path: tuple[int, ...]) -> None:
        """Move a unit along a path, with everything that its steps set off."""
        watched = self.rules.ground.watched
        marker = self.data.airborne_hex
        unit = self.units[uid]
        start = unit.hex
        for hex in path[:-1]:
            if hex in watched or hex == marker:
                self.passes(uid, hex)
                if self.result is not None:
                    break
        end = path[-1]
        self.set_unit(uid, Unit(end, "", unit.steps, unit.marks))
        self.passes(uid, end)
        self.left(uid, start)

    def left(self, uid: str, hex: int) -> None:
        """12.3: an Axis unit that leaves or dies can hand a crossing point over."""
        if hex in self.rules.ground.near_crossing and self.rules.side[uid] == AXIS:
            self.take_crossing_points()

    def put(self, uid: str, hex: int) -> None:
        """A unit appears in a hex (set-up, reinforcement, relocation)."""
        unit = self.units[uid]
        self.set_unit(uid, Unit(hex, "", unit.steps, unit.marks))
        self.passes(uid, hex)
        if unit.hex >= 0:
            self.left(uid, unit.hex)

    def lift(self, uid: str, box: str) -> None:
        """A unit leaves the map."""
        unit = self.units[uid]
        self.set_unit(uid, Unit(OFF_MAP, box, unit.steps, ()))
        if unit.hex >= 0:
            self.left(uid, unit.hex)

    def eliminate(self, uid: str, rule: str) -> None:
        """10.3: a combat unit leaves the game."""
        hex = self.units[uid].hex
        self.lift(uid, ELIMINATED)
        self.tell("unit-eliminated", rule, unit=uid, hex=self.rules.names[hex])
