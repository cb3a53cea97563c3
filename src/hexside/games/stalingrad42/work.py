"""The working state with the words of the rulebook."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from hexside.engine import OFF_MAP, State, Unit, Work
from hexside.games.stalingrad42.board.counting import STATUS, fresh_field, season_of
from hexside.games.stalingrad42.board.field import S42Field
from hexside.games.stalingrad42.board.ground import HALVES, Season
from hexside.games.stalingrad42.board.zoc_bonds import Bonds, bonds_between, is_bond_capable
from hexside.games.stalingrad42.reading.printed import AXIS, SIDES, S42Counter, Values
from hexside.games.stalingrad42.rules import S42Rules
from hexside.games.stalingrad42.state import (
    DISRUPTED,
    ELIMINATED,
    FROZEN,
    FULL_RETREAT,
    REMOVED,
    SINCE,
    TRAIN,
    S42Data,
)

FIELD = "field"


class S42Work(Work[S42Rules]):
    """A state of Stalingrad '42 being worked on."""

    __slots__ = ("_field_copied", "_season", "before_step", "field", "ground")
    data: S42Data

    def __init__(self, rules: S42Rules, state: State) -> None:
        super().__init__(rules, state)
        self.ground = rules.ground
        known = state.__dict__.get(FIELD)
        if known is None:
            known = state.__dict__[FIELD] = fresh_field(rules, state)
        self.field: S42Field = known
        self._field_copied = False
        self._season: tuple[int, S42Data, Season] | None = None
        #: The hex from which the unit that is entering a hex comes, for crossings (20.6).
        self.before_step = OFF_MAP

    def freeze(self) -> State:
        state = super().freeze()
        state.__dict__[FIELD] = self.field
        return state

    def change(self, **values: Any) -> None:
        """Change tracks or markers."""
        self.data = replace(self.data, **values)

    @property
    def season(self) -> Season:
        """5.5, 23: the state of the ground."""
        known = self._season
        if known is None or known[1] is not self.data or known[0] != self.turn:
            season = season_of(self.rules, self.turn, self.data)
            known = self._season = (self.turn, self.data, season)
        return known[2]

    def side_of(self, seat: str) -> int:
        """The number of the side that a seat plays for."""
        return SIDES.index(self.rules.side_of(seat))

    # The field

    def _own_field(self) -> S42Field:
        if not self._field_copied:
            self.field = self.field.copy()
            self._field_copied = True
        return self.field

    def recount(self) -> None:
        """23.4: the frost has changed how far zones reach; the field is counted again."""
        self.field = fresh_field(self.rules, self.freeze())
        self._field_copied = True

    def drop_notes(self) -> None:
        """A marker or control changed: what was derived from both sides is no longer valid."""
        self._own_field().notes = {}

    def exerts(self, uid: str, unit: Unit) -> bool:
        """6.1: a combat unit on the map exerts a zone of control unless it is on a Train."""
        if unit.hex < 0 or not self.rules.combat[uid] or TRAIN in unit.marks:
            return False
        return FULL_RETREAT not in unit.marks or self.rules.options["full-retreat-zone"] == "on"

    def unit_changed(self, unit_id: str, before: Unit | None, after: Unit) -> None:
        """Keep the field in step with the units."""
        old = before.hex if before else OFF_MAP
        marks = before.marks if before else ()
        field = self._own_field()
        field.notes = {}
        if FROZEN in marks or FROZEN in after.marks:
            field.kept.pop(FROZEN, None)
        if old == after.hex and (old < 0 or marks == after.marks):
            return
        side = self.rules.side[unit_id]
        exerted = before is not None and self.exerts(unit_id, before)
        exerts = self.exerts(unit_id, after)
        if old != after.hex:
            if old >= 0:
                field.leave(unit_id, old)
            if after.hex >= 0:
                field.enter(unit_id, after.hex)
            if self.rules.combat[unit_id]:
                if old >= 0:
                    field.count_combat(side, old, -1)
                if after.hex >= 0:
                    field.count_combat(side, after.hex, 1)
        if old != after.hex or exerted != exerts:
            if exerted:
                field.count_zone(side, old, -1)
            if exerts:
                field.count_zone(side, after.hex, 1)
        for hex in {old, after.hex}:
            if hex >= 0:
                self._check_capable(side, hex)
                if field.occupied[1 - side][hex]:
                    # 29.1.1: a contest has begun, goes on or has ended.
                    self._check_capable(1 - side, hex)

    def _check_capable(self, side: int, hex: int) -> None:
        """7.1: keep the set of hexes that can form bonds."""
        bit = 1 << self.rules.grid.bit[hex]
        if self.can_bond(side, hex):
            self.field.capable[side] |= bit
        else:
            self.field.capable[side] &= ~bit

    def can_bond(self, side: int, hex: int) -> bool:
        """7.1, 29.1.1: whether the units of a side in a hex can form bonds."""
        full = light = 0
        if self.field.is_contested(hex):
            return False
        for uid in self.field.at(hex):
            if self.rules.side[uid] != side or not self.rules.combat[uid]:
                continue
            marks = self.units[uid].marks
            if marks and any(mark in marks for mark in STATUS):
                continue
            if self.rules.light[uid]:
                light += 1
            else:
                full += 1
        return is_bond_capable(full, light)

    def bonds(self, side: int) -> Bonds:
        """7: the bonds of a side as they stand, closed to its enemy."""
        field = self.field
        now: Bonds | None = field.notes.get(("bonds", side))
        if now is not None:
            return now
        frozen = self.season.frozen
        areas = self.areas(side)
        key = (field.capable[side], field.bits[1 - side], frozen, areas)
        known: tuple[Any, Bonds] | None = field.kept.get(("bonds", side))
        if known is not None and known[0] == key:
            field.notes["bonds", side] = known[1]
            return known[1]
        table = self.ground.bond_table(areas, self.season)
        found = bonds_between(table, field.capable[side], field.bits[1 - side])
        field.kept["bonds", side] = (key, found)
        field.notes["bonds", side] = found
        return found

    def enemy_bonds(self, side: int) -> Bonds:
        """7.2: the bonds that are closed to a side."""
        return self.bonds(1 - side)

    # Units

    def counter(self, uid: str) -> S42Counter:
        """The printed values of a unit."""
        return self.rules.roster[uid]

    def values(self, uid: str) -> Values:
        """2.3.5: the strengths of the level at which a unit is."""
        return self.rules.roster[uid].values[self.units[uid].steps - 1]

    def is_good_order(self, uid: str) -> bool:
        """13.1.1: neither Disrupted nor in Full Retreat."""
        marks = self.units[uid].marks
        return DISRUPTED not in marks and FULL_RETREAT not in marks

    def has(self, uid: str, mark: str) -> bool:
        """Whether a unit carries a mark."""
        return mark in self.units[uid].marks

    def mark(self, uid: str, *marks: str) -> None:
        """Put marks on a unit; marks are kept sorted."""
        unit = self.units[uid]
        new = tuple(sorted({*unit.marks, *marks}))
        if new != unit.marks:
            self.set_unit(uid, Unit(unit.hex, unit.box, unit.steps, new))

    def unmark(self, uid: str, *marks: str) -> None:
        """Take marks off a unit."""
        unit = self.units[uid]
        if not unit.marks:
            return
        new = tuple(mark for mark in unit.marks if mark not in marks)
        if new != unit.marks:
            self.set_unit(uid, Unit(unit.hex, unit.box, unit.steps, new))

    def unmark_all(self, *marks: str) -> None:
        """Take marks off all units, at the end of the phase that they belong to."""
        wanted = set(marks)
        for uid, unit in list(self.units.items()):
            if unit.marks and not wanted.isdisjoint(unit.marks):
                self.unmark(uid, *marks)

    def on_map(self, side: int) -> list[str]:
        """The units of a side that stand in a hex."""
        number = self.rules.side
        return [uid for uid, u in self.units.items() if u.hex >= 0 and number[uid] == side]

    def areas(self, side: int) -> tuple[str, ...]:
        """22.2, 23.4, 24.1.3, S2.2: the Entry Areas that a side may use now."""
        found = self.rules.areas[side]
        closed = self.data.closed
        if not closed:
            return found
        return tuple(letter for letter in found if letter not in closed)

    def ways_out(self, side: int) -> tuple[str, ...]:
        """22.3.1, 24.1.2, S1.2: areas into which a side may move, those it only exits by last."""
        found = self.areas(side)
        return found + self.rules.exits if side == AXIS else found

    def in_area(self, letter: str, side: int) -> list[str]:
        """22: the units of a side in an Entry Area."""
        box = f"ea-{letter}"
        number = self.rules.side
        return [uid for uid, u in self.units.items() if u.box == box and number[uid] == side]

    # Hexes

    def combat_units(self, side: int, hex: int) -> list[str]:
        """The combat units of a side in a hex, ASUs included."""
        rules = self.rules
        return [u for u in self.field.at(hex) if rules.combat[u] and rules.side[u] == side]

    def non_combat_units(self, side: int, hex: int) -> list[str]:
        """19: the non-combat units of a side in a hex."""
        rules = self.rules
        return [u for u in self.field.at(hex) if not rules.combat[u] and rules.side[u] == side]

    def enemy_at(self, side: int, hex: int) -> bool:
        """Whether an enemy combat unit stands in a hex."""
        return self.field.occupied[1 - side][hex] > 0

    def friend_at(self, side: int, hex: int) -> bool:
        """Whether a friendly combat unit stands in a hex."""
        return self.field.occupied[side][hex] > 0

    def unit_at(self, side: int, hex: int) -> bool:
        """Whether a unit of a side is in a hex, of whatever kind: all are units (19.1)."""
        return any(self.rules.side[uid] == side for uid in self.field.at(hex))

    def in_enemy_zone(self, side: int, hex: int) -> bool:
        """6.1: whether a hex is in an enemy zone of control, friends there or not."""
        return self.field.zoc[1 - side][hex] > 0

    def adjacent(self, hex: int) -> tuple[int, ...]:
        """2.2.3: the adjacent hexes, none across an impassable hexside."""
        return self.ground.adjacency(self.season)[hex]

    def beside_enemy(self, side: int, hex: int) -> bool:
        """Whether an enemy combat unit is adjacent to a hex, or contests it (29.1.1)."""
        occupied = self.field.occupied[1 - side]
        return any(occupied[there] for there in (hex, *self.adjacent(hex)))

    def controls(self, side: int, hex: int) -> bool:
        """16.3.4: whether a side controls a city or victory point hex."""
        return (hex in self.data.control) == (side == AXIS)

    def holds_port(self, side: int, hex: int) -> bool:
        """5.7.1, A-08: whether a side controls a port, in a town as in a city."""
        if self.friend_at(side, hex) != self.enemy_at(side, hex):
            return self.friend_at(side, hex)
        if hex in self.ground.controllable:
            return self.controls(side, hex)
        return (hex in self.data.axis_ports) == (side == AXIS)

    def enemy_control_bits(self, side: int) -> int:
        """16.3.4: cities and victory point hexes that block the supply of a side."""
        return self.rules.grid.bits(
            hex for hex in self.ground.controllable if not self.controls(side, hex)
        )

    def allowance(self, uid: str) -> int:
        """5.1, 23.2.4: the movement allowance in half-points; Snow takes a point."""
        points = self.values(uid).move
        if self.data.weather == "snow":
            points = max(0, points - 1)
        return points * HALVES

    # Moving

    def open_part(self, uid: str, path: tuple[int, ...]) -> tuple[int, ...]:
        """A-98: a path as far as nothing stops the unit that could not be seen before."""
        for number, hex in enumerate(path):
            if any(stops(self, uid, hex) for stops in self.rules.moments.stops_before):
                return path[:number]
        return path

    def go(self, uid: str, path: tuple[int, ...]) -> None:
        """Move a unit along hexes, with everything that its steps set off."""
        path = self.open_part(uid, path)
        if not path:
            return
        start = self.before_step = self.units[uid].hex
        for hex in path[:-1]:
            self.enters(uid, hex)
            self.before_step = hex
        unit = self.units[uid]
        self.set_unit(uid, Unit(path[-1], "", unit.steps, unit.marks))
        self.enters(uid, path[-1])
        if start >= 0:
            self.departed(uid, start)
        self.comes_to_rest(uid)

    def put(self, uid: str, hex: int) -> None:
        """A unit appears in a hex (set-up, rail, sea, replacement)."""
        self.go(uid, (hex,))

    def lift(self, uid: str, box: str, *marks: str) -> None:
        """A unit leaves the map for a box, with the marks that it keeps."""
        unit = self.units[uid]
        self.set_unit(uid, Unit(OFF_MAP, box, unit.steps, tuple(sorted(marks))))
        if unit.hex >= 0:
            self.departed(uid, unit.hex)

    def enters(self, uid: str, hex: int) -> None:
        """16.3.4, 9.7.5, 19.3, 29.1.4: a unit enters a hex in whatever way."""
        if self.rules.combat[uid] and not self.field.is_contested(hex):
            if hex in self.ground.controllable:
                self.take_control(self.rules.side[uid], hex)
            elif hex in self.ground.ports:
                self._take_port(self.rules.side[uid], hex)
        for consequence in self.rules.moments.enters_hex:
            consequence(self, uid, hex)

    def comes_to_rest(self, uid: str) -> None:
        """13.3.2, 17.3: a unit has ended a move, retreat or advance."""
        hex = self.units[uid].hex
        if hex < 0:
            return
        for consequence in self.rules.moments.comes_to_rest:
            consequence(self, uid, hex)

    def departed(self, uid: str, hex: int) -> None:
        """A unit has gone from a hex."""
        for consequence in self.rules.moments.leaves_hex:
            consequence(self, uid, hex)

    def take_control(self, side: int, hex: int) -> None:
        """16.3.4: a city or victory point hex changes hands."""
        if self.controls(side, hex):
            return
        if side == AXIS:
            control = tuple(sorted((*self.data.control, hex)))
        else:
            control = tuple(other for other in self.data.control if other != hex)
        self.change(control=control)
        self.drop_notes()
        self.tell("control-changed", "16.3.4", hex=self.rules.names[hex], seat=SIDES[side])

    def _take_port(self, side: int, hex: int) -> None:
        """5.7.1: the last to enter a port in a town controls it."""
        if (hex in self.data.axis_ports) != (side == AXIS):
            self.change(axis_ports=tuple(sorted({*self.data.axis_ports} ^ {hex})))
            self.drop_notes()

    # Losses

    def is_remnant(self, uid: str) -> bool:
        """10.4, 32.4: a unit of three or four steps at its last step."""
        return self.rules.roster[uid].steps >= 3 and self.units[uid].steps == 1

    def lose_step(self, uid: str, rule: str) -> None:
        """10.3: a unit loses a step; its last one eliminates it.

        Whether a three-step unit becomes a Remnant (10.4.3) is decided by the caller that asks for
        the loss: ``eliminate`` instead sends it to the Eliminated Box.
        """
        unit = self.units[uid]
        if unit.steps <= 1:
            self.eliminate(uid, rule)
            return
        self.set_unit(uid, Unit(unit.hex, unit.box, unit.steps - 1, unit.marks))
        name = self.rules.names[unit.hex] if unit.hex >= 0 else unit.box
        self.tell("step-lost", rule, unit=uid, hex=name, steps=unit.steps - 1)

    def eliminate(self, uid: str, rule: str) -> None:
        """10.3, 10.4.2: a unit goes to the Eliminated Box; a destroyed Remnant for good."""
        unit = self.units[uid]
        gone = self.is_remnant(uid) or self.rules.roster[uid].garrison
        name = self.rules.names[unit.hex] if unit.hex >= 0 else unit.box
        if gone:
            self.lift(uid, REMOVED)
        else:
            self.lift(uid, ELIMINATED, f"{SINCE}{self.turn}")
        self.tell("unit-eliminated", rule, unit=uid, hex=name)
        for consequence in self.rules.moments.is_eliminated:
            consequence(self, uid, unit.hex)
