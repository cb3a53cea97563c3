"""The working state with the words of the rulebook."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import compress
from typing import Literal

from msgspec.structs import replace

from hexside.engine import OFF_MAP, Reason, Unit
from hexside.engine.owners import lead
from hexside.games.iskra.crossings import Bridges, Crossings
from hexside.games.iskra.fog import FogWork
from hexside.games.iskra.shapes import AXIS, SIDES, SOVIET
from hexside.games.iskra.state import (
    AXIS_LOW,
    ELIMINATED,
    ISOLATED,
    MARKERS,
    ON_ICE,
    OUT_OF_SUPPLY,
    SOVIET_HIGH,
    SOVIET_LOW,
    TECHNICAL_PROBLEM,
)
from hexside.mechanics.movement import HALVES

ZONES = "zones"
ZONE_BITS = "zone-bits"
BRIDGES = "bridges"
#: R-61: how the last step of a unit may be lost; a retreat belongs to its combat.
Cause = Literal["combat", "barrage", "breakdown", "otherwise"]
IN_COMBAT: Cause = "combat"
BY_BARRAGE: Cause = "barrage"
BREAKDOWN: Cause = "breakdown"
OTHERWISE: Cause = "otherwise"
#: 3.1.6, R-17: the value of the option ``18a-independents`` that lets them attack as well.
MOVE_AND_ATTACK = "move-and-attack"
#: 13.5.2: the last turn in which Schlüsselburg gives the Soviets the high number of points.
LAST_HIGH_TURN = 7


class IskraWork(FogWork):
    """A state of Iskra being worked on; what lies in the stacks and what is told: ``FogWork``."""

    __slots__ = ()

    # Strengths and kinds

    def supply_factor(self, uid: str) -> tuple[float, float]:
        """8.4.1, 11.3: the factors of attack and of defence."""
        marks = self.units[uid].marks
        factors = self.rules.tables.supply
        if ISOLATED in marks:
            return factors.isolated_attack, factors.isolated_defense
        if OUT_OF_SUPPLY in marks:
            return factors.out_of_supply_attack, factors.out_of_supply_defense
        return 1.0, 1.0

    def allowance(self, uid: str) -> int:
        """5.1.1, 11.3.2, R-50: movement points in half-points; half of them when isolated."""
        counter = self.rules.roster[uid]
        value = counter.move
        if self.units[uid].steps < counter.steps and counter.reduced_move is not None:
            value = counter.reduced_move
        if ISOLATED in self.units[uid].marks:
            value = int(value * self.rules.tables.supply.isolated_move)
        return value * HALVES

    def is_fighting(self, uid: str) -> bool:
        """3.1: a combat unit on the map: no headquarters, no pontoon."""
        return self.rules.is_combat[uid] and self.units[uid].hex >= 0

    def fighters(self, hex: int) -> tuple[str, ...]:
        """The combat units in a hex, the upper ones first; pontoons and headquarters excepted."""
        is_combat = self.rules.is_combat
        return tuple(uid for uid in self.stack(hex) if is_combat[uid])

    def on_map(self, side: int) -> list[str]:
        """The counters of a side on the map."""
        rules = self.rules
        return [u for u, unit in self.units.items() if unit.hex >= 0 and rules.side[u] == side]

    def in_box(self, side: int, box: str) -> list[str]:
        """The counters of a side in a box."""
        side_of = self.rules.side
        return [uid for uid, unit in self.units.items() if unit.box == box and side_of[uid] == side]

    # Bridges (13.3.1)

    @property
    def bridges(self) -> Bridges:
        """The hexes of the pontoon bridges that stand."""
        known = self.of_side(AXIS)
        found: Bridges | None = known.get(BRIDGES)
        if found is None:
            hexes = (self.units[uid].hex for uid in self.rules.pontoons if self.is_bridge(uid))
            found = known[BRIDGES] = frozenset(hexes)
        return found

    @property
    def crossings(self) -> Crossings:
        """The tables of movement with these bridges."""
        return self.rules.ground.crossings(self.bridges)

    # Zones of control (4)

    def has_zone(self, uid: str) -> bool:
        """4.2, 4.2.1, 8.5.3: a combat unit with an attack strength that is not pinned."""
        return self.rules.is_combat[uid] and self.attack(uid) >= 1

    def zones(self, side: int) -> bytearray:
        """4, 6.3.1: the enemy zones that a side feels, counted by hex; the top counter decides."""
        enemy = 1 - side
        derived = self.of_side(enemy)
        known: bytearray | None = derived.get(ZONES)
        if known is None:
            known = bytearray(self.rules.grid.size)
            crossings = self.crossings
            for hex, stack in self.data.order.rows:
                top = stack[0]
                if self.rules.side[top] == enemy and self.has_zone(top):
                    for there in crossings.zones(enemy, self.rules.movement_class[top])[hex]:
                        known[there] += 1
            derived[ZONES] = known
        return known

    def in_enemy_zone(self, side: int, hex: int) -> bool:
        """Whether a hex is in an enemy zone of control."""
        return self.zones(side)[hex] > 0

    def enemy_zones(self, side: int) -> int:
        """All hexes in a zone of control of the enemy, as a bitboard."""
        derived = self.of_side(1 - side)
        known: int | None = derived.get(ZONE_BITS)
        if known is None:
            zones = self.zones(side)
            known = derived[ZONE_BITS] = self.rules.grid.bits(compress(range(len(zones)), zones))
        return known

    # Stacking (6)

    def crowd(self, side: int, kind: str, hex: int) -> int:
        """6.0, 6.1.2: how many counters of a kind stand in a hex; bridges do not count."""
        rules = self.rules
        kind_of, side_of, is_pontoon = rules.kind, rules.side, rules.is_pontoon
        count = 0
        for uid in self.field.stacks.get(hex, ()):
            if kind_of[uid] == kind and side_of[uid] == side:
                count += not (is_pontoon[uid] and self.is_bridge(uid))
        return count

    def full(self, side: int, kind: str) -> frozenset[int]:
        """6.0: the hexes with no room for another counter of a kind."""
        derived = self.of_side(side)
        key = ("full", kind)
        known: frozenset[int] | None = derived.get(key)
        if known is None:
            limit, side_of = self.rules.stacking_limit[kind], self.rules.side
            known = derived[key] = frozenset(
                [
                    hex
                    for hex, stack in self.field.stacks.items()
                    if len(stack) >= limit and side_of[stack[0]] == side
                    if self.crowd(side, kind, hex) >= limit
                ]
            )
        return known

    def room(self, uid: str, hex: int) -> bool:
        """6.0: whether this counter may end in a hex beside those that are there."""
        rules = self.rules
        kind, side = rules.kind[uid], rules.side[uid]
        # Enemies may lie there unseen, so they are never counted; nor is the counter itself.
        count = self.crowd(side, kind, hex)
        if count and self.units[uid].hex == hex and not self.is_bridge(uid):
            count -= 1
        return count < rules.stacking_limit[kind]

    # Who decides (16.1, R-63)

    def seat_of(self, uid: str) -> str:
        """The seat that owns a counter."""
        return self.rules.owners.of(uid, SIDES[self.rules.side[uid]])

    def seats_of_units(self, units: Iterable[str]) -> str:
        """Of the owners of several counters the one who sits first."""
        ids = tuple(units)
        return self.rules.owners.first(ids, SIDES[self.rules.side[ids[0]]])

    def lead_of(self, side: int) -> str:
        """The seat that decides for a whole side."""
        return lead(self.rules, SIDES[side])

    def owner_of_chit(self, chit: str) -> str:
        """3.1.1a: the seat that becomes active."""
        return self.rules.owners.of(chit, self.rules.chits[chit].side)

    # Control (14.1)

    def is_soviet(self, hex: int) -> bool:
        """14.1: whether the Soviets were the last to control a hex."""
        return hex in self.data.soviet_hexes

    def controls(self, side: int, hex: int) -> bool:
        """14.1.1: the last controller keeps a hex after leaving it."""
        return self.is_soviet(hex) == (side == SOVIET)

    def can_hold(self, uid: str) -> bool:
        """14.1.1, R-54: a combat unit with a zone of control and a defence strength."""
        return self.has_zone(uid) and self.printed_defense(uid) >= 1

    def passes(self, uid: str, hex: int) -> None:
        """14.1, 13.3.2: a unit enters a hex: markers are flipped, the naval brigade goes ashore."""
        rules = self.rules
        side = rules.side[uid]
        if hex in rules.ground.controllable and not self.controls(side, hex) and self.can_hold(uid):
            held = set(self.data.soviet_hexes) ^ {hex}
            self.change(soviet_hexes=tuple(sorted(held)))
            self.tell("control-changed", "14.1", hex=rules.names[hex], seat=SIDES[side])
            self._schluesselburg(hex)
        unit = self.units[uid]
        if ON_ICE in unit.marks and hex not in rules.ground.open_ice:
            MARKERS.remove(self, uid, ON_ICE)
            self.tell_marker(uid, "steps-ashore", "13.3.2", hex=rules.names[hex])

    def _schluesselburg(self, hex: int) -> None:
        """13.5.2, R-54, R-77: the city changes its marker when all six hexes have changed."""
        city = self.rules.ground.schluesselburg
        if hex not in city:
            return
        marker = self.data.schluesselburg
        soviet = sum(self.is_soviet(each) for each in city)
        if soviet == len(city) and marker not in (SOVIET_HIGH, SOVIET_LOW):
            marker = SOVIET_HIGH if self.turn <= LAST_HIGH_TURN else SOVIET_LOW
            self.change(schluesselburg=marker)
            self.tell("schluesselburg-liberated", "13.5.2", turn=self.turn)
        elif soviet == 0 and marker in (SOVIET_HIGH, SOVIET_LOW):
            self.change(schluesselburg=AXIS_LOW)
            self.tell("schluesselburg-retaken", "13.5", turn=self.turn)

    # Placing and removing

    def go(self, uid: str, path: tuple[int, ...]) -> None:
        """Move a counter along a path, with everything that its steps set off.

        What the enemy sees of it is told: the tops that change. Nothing of this can be taken back.
        """
        before = self.data.order
        self.walk(uid, path)
        self.tell_tops(before)

    def walk(self, uid: str, path: tuple[int, ...]) -> None:
        """The same where the caller tells of the tops."""
        unit = self.units[uid]
        self.set_unit(uid, replace(unit, hex=path[-1], box=""))
        for hex in path:
            self.passes(uid, hex)
        self.binding = True

    def lift(self, uid: str, box: str, steps: int | None = None) -> None:
        """A counter leaves the map for a box; its markers come off."""
        before = self.data.order
        unit = self.units[uid]
        self.set_unit(uid, Unit(OFF_MAP, box, unit.steps if steps is None else steps))
        self.binding = True
        self.tell_tops(before)

    def lose_step(self, uid: str, rule: str, cause: Cause = IN_COMBAT) -> None:
        """8.6, 8.6.3: flip a full two-step unit; remove any other."""
        unit = self.units[uid]
        if unit.steps > 1:
            self.set_unit(uid, replace(unit, steps=unit.steps - 1))
            self.binding = True
            self.tell_of(uid, "step-lost", rule, hex=self.rules.names[unit.hex])
        else:
            self.eliminate(uid, rule, cause)

    def eliminate(self, uid: str, rule: str, cause: Cause = IN_COMBAT) -> None:
        """8.6, R-64: an eliminated counter is always named."""
        unit = self.units[uid]
        self.tell("unit-eliminated", rule, unit=uid, hex=self.rules.names[unit.hex])
        self.lift(uid, ELIMINATED, 1)
        if uid == self.rules.tiger:
            self._lose_tigers(unit, cause)

    def _lose_tigers(self, unit: Unit, cause: Cause) -> None:
        """19.1.15, 19.1.16, R-45, R-61: what the last step of 1/s502 leaves behind."""
        if cause == IN_COMBAT:
            self.change(tigers_destroyed=True)
        if cause == BREAKDOWN or unit.has(TECHNICAL_PROBLEM):
            self.change(wreck=unit.hex)
            self.tell("tigers-broken-down", "19.1.16", hex=self.rules.names[unit.hex])

    # Refusals

    def not_activated(self, uid: str, seat: str) -> Reason:
        """Why a unit may not act: it is unknown, an enemy, off the map, or not activated.

        Of an enemy's counter a seat learns no more than that it is not its own.
        """
        unit = self.units.get(uid)
        if unit is None:
            return Reason("unknown-unit", "", {"unit": uid})
        if self.rules.side[uid] != self.rules.number_of[seat]:
            return Reason("not-your-unit", "", {"unit": uid})
        if unit.hex < 0:
            return Reason("unit-not-on-map", "", {"unit": uid})
        return Reason("unit-not-activated", "3.0", {"unit": uid})

    def activated(self, seat: str) -> tuple[str, ...]:
        """3.0: the units of the activation that a seat carries out."""
        units = self._of_activation(seat, "units")
        if self.rules.option("18a-independents") == MOVE_AND_ATTACK:
            return (*units, *self.normal_movers(seat))
        return units

    def normal_movers(self, seat: str) -> tuple[str, ...]:
        """3.1.6, R-17: the independents that 18A lets make a normal move."""
        return self._of_activation(seat, "movers")

    def _of_activation(self, seat: str, name: str) -> tuple[str, ...]:
        for frame in reversed(self.agenda):
            if frame.__struct_config__.tag == "activation" and getattr(frame, "seat", "") == seat:
                units: tuple[str, ...] = getattr(frame, name, ())
                return units
        return ()


__all__ = ["AXIS", "IskraWork"]
