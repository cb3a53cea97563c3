"""The working state with the words of the rulebook."""

from __future__ import annotations

from hexside.engine import OFF_MAP, Reason, Unit
from hexside.engine.owners import lead
from hexside.games.a_victory_awaits.rules import AwaitsRules
from hexside.games.a_victory_awaits.shapes import AXIS, SIDES, SOVIET, Counter
from hexside.games.a_victory_awaits.state import (
    AVAILABLE,
    ELIMINATED,
    HALVED,
    MARKERS,
    RETREATED,
    SURPRISE,
    AwaitsData,
    Chits,
)
from hexside.mechanics.field_work import FieldWork
from hexside.mechanics.markers import carries, mark
from hexside.mechanics.movement import HALVES

#: What is kept with the field until a marker or a division of that kind changes its place.
FORTRESSES = "fortresses"
MOUNTAINS = "mountains"


class AwaitsWork(FieldWork[AwaitsRules]):
    """A state of A Victory Awaits being worked on; 3.1: two units in a hex."""

    __slots__ = ()
    data: AwaitsData

    # Units

    def counter(self, uid: str) -> Counter:
        """The printed values of a unit."""
        return self.rules.roster[uid]

    def is_full(self, uid: str) -> bool:
        """2.2: whether a unit shows its full side."""
        return self.units[uid].steps == self.rules.roster[uid].steps

    def attack(self, uid: str) -> float:
        """10.3(1), 17.2: attack strength of the side that shows, halved out of command."""
        counter = self.rules.roster[uid]
        unit = self.units[uid]
        value = counter.attack
        if unit.steps < counter.steps:
            value = counter.reduced_attack or 0
        return value / 2 if unit.marks and carries(unit, HALVED) else value

    def defense(self, uid: str) -> int:
        """10.3(1), 14.2: defence strength of the side that shows; a fortress has its levels."""
        counter = self.rules.roster[uid]
        if self.units[uid].steps < counter.steps:
            return counter.reduced_defense or 0
        return counter.defense

    def counts_in_defence(self, uid: str, attacker: str) -> bool:
        """10.3(1): not a unit that retreated earlier in this combat segment."""
        marks = self.units[uid].marks
        return not marks or mark(RETREATED, attacker) not in marks

    def allowance(self, uid: str) -> int:
        """9.2: movement allowance in half-points."""
        counter = self.rules.roster[uid]
        value = counter.move
        if self.units[uid].steps < counter.steps and counter.reduced_move is not None:
            value = counter.reduced_move
        return value * HALVES

    def on_map(self, side: int) -> list[str]:
        """The units of a side on the map, fortress markers excepted."""
        rules = self.rules
        return [
            uid
            for uid, unit in self.units.items()
            if unit.hex >= 0 and rules.side[uid] == side and not rules.is_fortress[uid]
        ]

    def in_box(self, side: int, box: str) -> list[str]:
        """The units of a side in a box."""
        side_of = self.rules.side
        return [uid for uid, unit in self.units.items() if unit.box == box and side_of[uid] == side]

    def fortress_at(self, hex: int) -> str:
        """14: the fortress marker in a hex, or nothing."""
        if not self.rules.fortresses:
            return ""
        is_fortress = self.rules.is_fortress
        return next((uid for uid in self.field.at(hex) if is_fortress[uid]), "")

    @property
    def rivers_ignored(self) -> bool:
        """15.1, V60: rivers have no effect in the surprise attack."""
        return self.data.phase == SURPRISE

    # Zones of control

    @property
    def fortress_bits(self) -> int:
        """14: the hexes with a fortress marker."""
        if not self.rules.fortresses:
            return 0
        known: int | None = self.field.kept.get(FORTRESSES)
        if known is None:
            hexes = [self.units[uid].hex for uid in self.rules.fortresses]
            known = self.rules.grid.bits([hex for hex in hexes if hex >= 0])
            self.field.kept[FORTRESSES] = known
        return known

    def unit_changed(self, unit_id: str, before: Unit | None, after: Unit) -> None:
        """V10: the zone of a mountain division differs from that of a stack that it joins or
        leaves, so what the enemy derived from the zones goes even where hexes stay occupied."""
        super().unit_changed(unit_id, before, after)
        side = self.rules.side[unit_id]
        if before is not None and before.hex == after.hex:
            return
        if unit_id in self.rules.mountaineers[side]:
            self.field.ranges[1 - side] = {}
            self.field.kept.pop((MOUNTAINS, side), None)
        if self.rules.is_fortress[unit_id]:
            self.field.kept.pop(FORTRESSES, None)

    def _mountain_zones(self, side: int) -> tuple[int, ...]:
        """V10: mountain hexes that only mountain divisions of a side reach with their zones."""
        known: tuple[int, ...] | None = self.field.kept.get((MOUNTAINS, side))
        if known is None:
            zones = self.rules.ground.mountain_zones
            found: set[int] = set()
            for uid in self.rules.mountaineers[side]:
                hex = self.units[uid].hex
                if hex >= 0:
                    found.update(zones[hex])
            known = self.field.kept[MOUNTAINS, side] = tuple(sorted(found))
        return known

    def zones(self, side: int) -> bytearray:
        """3.2: the enemy zones that a side feels, counted by hex.

        A fortress marker cancels them in its own hex (14.2, V51); mountain divisions exert theirs
        into mountains too (V10).
        """
        plain = self.field.zoc[1 - side]
        extra = self._mountain_zones(1 - side)
        forts = self.fortress_bits if side == SOVIET else 0
        if not extra and not forts:
            return plain
        cache = self.field.ranges[side]
        key = ("felt-zones", extra, forts)
        known: bytearray | None = cache.get(key)
        if known is None:
            known = plain[:]
            for hex in extra:
                known[hex] += 1
            for hex in self.rules.grid.indices(forts):
                known[hex] = 0
            cache[key] = known
        return known

    def enemy_zones(self, side: int) -> int:
        """The same as a bitboard."""
        extra = self._mountain_zones(1 - side)
        forts = self.fortress_bits if side == SOVIET else 0
        if not extra and not forts:
            return super().enemy_zones(side)
        cache = self.field.ranges[side]
        key = ("felt-zone-bits", extra, forts)
        known: int | None = cache.get(key)
        if known is None:
            bits = super().enemy_zones(side) | self.rules.grid.bits(extra)
            known = cache[key] = bits & ~forts
        return known

    def in_enemy_zone(self, side: int, hex: int) -> bool:
        """Whether a hex is in an enemy zone of control that this side feels."""
        return self.zones(side)[hex] > 0

    # Seats

    def lead_of(self, side: int) -> str:
        """V67: the seat that decides for a whole side."""
        return lead(self.rules, SIDES[side])

    def deciders(self, units: tuple[str, ...]) -> tuple[str, ...]:
        """V67: who decides about the losses and retreats of units.

        Their owner, of several the first; in a team, where nobody owns units, any player of it.
        """
        side = SIDES[self.rules.side[units[0]]]
        if self.rules.setup.variant == "teams":
            return self.rules.seats_of(side)
        return (self.rules.owners.first(units, side),)

    def owner_of_chit(self, chit: str) -> str:
        """7.1, V67: the seat that carries a chit out."""
        side = self.rules.chits[chit].side
        return self.rules.owners.of(chit, SIDES[AXIS] if side == "both" else side)

    # Chits

    def pool(self, side: int) -> Chits:
        """6.2: the chits that a side may choose from."""
        return self.data.pool_axis if side == AXIS else self.data.pool_soviet

    def chosen(self, side: int) -> Chits:
        """6.1: the chits that a side has chosen this turn."""
        return self.data.chosen_axis if side == AXIS else self.data.chosen_soviet

    def choose(self, side: int, chits: Chits) -> None:
        """6.1: note the chosen chits of a side."""
        if side == AXIS:
            self.change(chosen_axis=chits)
        else:
            self.change(chosen_soviet=chits)

    # Control (3.4)

    def controls(self, side: int, hex: int) -> bool:
        """3.4: whether a side was the last to enter a hex."""
        return (hex in self.data.control) == (side == AXIS)

    def passes(self, uid: str, hex: int) -> None:
        """3.4, V76, 18.1: a unit enters a hex."""
        ground = self.rules.ground
        if hex not in ground.watched:
            return
        side = self.rules.side[uid]
        if hex in ground.controllable and not self.controls(side, hex):
            held = set(self.data.control) ^ {hex}
            self.change(control=tuple(sorted(held)))
            self.tell("control-changed", "3.4", hex=self.rules.names[hex], seat=SIDES[side])
        if (
            side == AXIS
            and hex in ground.near_leningrad
            and self.rules.has("zhukov")
            and not self.data.leningrad_reached
        ):
            self.change(leningrad_reached=True)
            self.tell("leningrad-reached", "18.1", unit=uid, hex=self.rules.names[hex])

    # Placing and removing

    def go(self, uid: str, path: tuple[int, ...]) -> None:
        """Move a unit along a path, with everything that its steps set off."""
        watched = self.rules.ground.watched
        unit = self.units[uid]
        for hex in path[:-1]:
            if hex in watched:
                self.passes(uid, hex)
        self.set_unit(uid, Unit(path[-1], "", unit.steps, unit.marks))
        self.passes(uid, path[-1])

    def come(self, uid: str, path: tuple[int, ...]) -> None:
        """A unit comes onto the map, by rail or by movement; marks of its box stay behind."""
        unit = self.units[uid]
        self.set_unit(uid, Unit(unit.hex, unit.box, unit.steps))
        self.go(uid, path)

    def lift(self, uid: str, box: str, marks: tuple[str, ...] = ()) -> None:
        """A unit leaves the map."""
        self.set_unit(uid, Unit(OFF_MAP, box, self.units[uid].steps, marks))

    def lose_step(self, uid: str, rule: str) -> None:
        """2.2, 10.5: flip a full unit, eliminate another; a fortress loses a level."""
        unit = self.units[uid]
        if unit.steps > 1:
            self.set_unit(uid, Unit(unit.hex, unit.box, unit.steps - 1, unit.marks))
            self.tell("step-lost", rule, unit=uid)
        else:
            self.eliminate(uid, rule)

    def eliminate(self, uid: str, rule: str) -> None:
        """10.8, 12.3, V53: Soviet infantry and headquarters lost in combat come again, at full
        strength; everything else is gone, as is what a supply check eliminates."""
        hex = self.rules.names[self.units[uid].hex]
        counter = self.rules.roster[uid]
        returns = (
            counter.number == SOVIET
            and not counter.mechanised
            and not counter.is_fortress
            and rule != "11.1"
        )
        if returns:
            self.set_unit(uid, Unit(OFF_MAP, AVAILABLE, counter.steps))
            self.tell("unit-to-available", rule, unit=uid, hex=hex)
        else:
            self.set_unit(uid, Unit(OFF_MAP, ELIMINATED, 1))
            self.tell("unit-eliminated", rule, unit=uid, hex=hex)

    def not_activated(self, uid: str, seat: str) -> Reason:
        """Why a unit may not act: it is unknown, an enemy, off the map, or not activated."""
        problem = self.not_yours(uid, seat)
        return problem or Reason("unit-not-activated", "8.1", {"unit": uid})

    def activated(self, seat: str) -> Chits:
        """8.1: the units of the activation that a seat carries out."""
        for frame in reversed(self.agenda):
            if frame.__struct_config__.tag == "activation" and getattr(frame, "seat", "") == seat:
                units: Chits = getattr(frame, "units", ())
                return units
        return ()

    def expire(self, moment: str, scope: str) -> None:
        """Markers that last until the end of a segment or an activation come off."""
        MARKERS.expire(self, moment, scope)
