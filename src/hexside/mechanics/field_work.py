"""A working state with a field: stacks, stacking limits and zones of control kept in step.

The field is computed once and carried along from state to state; see ``field``.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

from msgspec.structs import replace

from hexside.board import Grid
from hexside.engine import OFF_MAP, Reason, Rules, RuleSet, State, Unit, Violation, Work
from hexside.mechanics.connections import Exits, zones_of_control
from hexside.mechanics.field import Field

FIELD = "field"
FULL = "full"


class FieldRules(Rules):
    """Rules with the tables that a field is made from; two sides are numbered 0 and 1."""

    def __init__(self, ruleset: RuleSet[Any], seats: Mapping[str, str] | None = None) -> None:
        super().__init__(ruleset, seats)
        #: The side of each seat as a number.
        self.number_of = {seat: self.sides.index(self.side_of(seat)) for seat in self.seats}
        #: The seat that speaks for each side: the first one, where a side has several.
        self.player = tuple(self.seats_of(side)[0] for side in self.sides)

    grid: Grid
    #: The side of each unit as a number.
    side: Mapping[str, int]
    #: The kind of each unit for the stacking limit, and how many of a kind may share a hex.
    #: Where all units count alike, there is one kind.
    kind: Mapping[str, str]
    stacking_limit: Mapping[str, int]
    #: The hexes into which a unit in each hex exerts its zone of control.
    projections: Sequence[Sequence[int]]
    #: The same as exits of bitboards.
    zone_exits: Exits


R = TypeVar("R", bound=FieldRules)


def fresh_field(rules: FieldRules, state: State) -> Field:
    """The field of a state, counted from nothing."""
    return Field.of(
        rules.grid,
        rules.projections,
        ((uid, rules.side[uid], u.hex) for uid, u in state.units.items() if u.hex >= 0),
    )


def field_of(rules: FieldRules, state: State) -> Field:
    """The field of a state; computed once and carried along with the state."""
    known = state.__dict__.get(FIELD)
    if known is None:
        known = state.__dict__[FIELD] = fresh_field(rules, state)
    field: Field = known
    return field


class FieldWork(Work[R]):
    """A state being worked on, with who stands where."""

    __slots__ = ("_field_copied", "field")

    def __init__(self, rules: R, state: State) -> None:
        super().__init__(rules, state)
        self.field = field_of(rules, state)
        self._field_copied = False

    def freeze(self) -> State:
        state = super().freeze()
        state.__dict__[FIELD] = self.field
        return state

    def change(self, **values: Any) -> None:
        """Change the game's own data: tracks, chits, markers."""
        self.data = replace(self.data, **values)

    # The field

    def unit_changed(self, unit_id: str, before: Unit | None, after: Unit) -> None:
        """Keep the field in step with the units."""
        old = before.hex if before else OFF_MAP
        if old == after.hex:
            return
        if not self._field_copied:
            self.field = self.field.copy()
            self._field_copied = True
        side = self.rules.side[unit_id]
        field = self.field
        kind = self.rules.kind[unit_id]
        full = field.kept.get((FULL, side, kind))
        if old >= 0:
            field.remove(unit_id, side, old)
        if after.hex >= 0:
            field.add(unit_id, side, after.hex)
        if full is not None:
            # Only the two hexes can have become full or free; mostly nothing changes, and then
            # the same set stays, which the movement options recognise at once.
            limit = self.rules.stacking_limit[kind]
            if old in full and self.crowd(side, kind, old) < limit:
                full = full - {old}
            if after.hex >= 0 and self.crowd(side, kind, after.hex) >= limit:
                full = full | {after.hex}
            field.kept[FULL, side, kind] = full

    def drop_notes(self) -> None:
        """Control or a marker changed: what was derived from both sides is no longer valid."""
        if not self._field_copied:
            self.field = self.field.copy()
            self._field_copied = True
        self.field.notes = {}

    # Stacks

    def crowd(self, side: int, kind: str, hex: int) -> int:
        """How many units of a kind of a side stand in a hex."""
        rules = self.rules
        return sum(
            rules.kind[uid] == kind and rules.side[uid] == side for uid in self.field.at(hex)
        )

    def full_hexes(self, uid: str) -> frozenset[int]:
        """The hexes of the own side where this unit may not end its move."""
        return self.full(self.rules.side[uid], self.rules.kind[uid])

    def full(self, side: int, kind: str) -> frozenset[int]:
        """The hexes with no room for another unit of a kind of a side."""
        known: frozenset[int] | None = self.field.kept.get((FULL, side, kind))
        if known is None:
            limit = self.rules.stacking_limit[kind]
            known = frozenset(
                hex
                for hex, stack in self.field.stacks.items()
                if len(stack) >= limit and self.crowd(side, kind, hex) >= limit
            )
            self.field.kept[FULL, side, kind] = known
        return known

    def room(self, uid: str, hex: int) -> bool:
        """Whether this unit may end in a hex beside those that are there."""
        kind = self.rules.kind[uid]
        count = 0
        for other in self.field.stacks.get(hex, ()):
            if other != uid and self.rules.kind[other] == kind:
                count += 1
        return count < self.rules.stacking_limit[kind]

    # The enemy

    def seat_of(self, uid: str) -> str:
        """The seat that speaks for the side of a unit."""
        return self.rules.player[self.rules.side[uid]]

    def enemy_at(self, side: int, hex: int) -> bool:
        """Whether an enemy unit stands in a hex."""
        return self.field.occupied[1 - side][hex] > 0

    def in_enemy_zone(self, side: int, hex: int) -> bool:
        """Whether a hex is in an enemy zone of control."""
        return self.field.zoc[1 - side][hex] > 0

    def enemy_zones(self, side: int) -> int:
        """All hexes in a zone of control of the enemy, as a bitboard; kept until he moves."""
        cache = self.field.ranges[side]
        known: int | None = cache.get("zones")
        if known is None:
            rules = self.rules
            known = zones_of_control(rules.grid, self.field.bits[1 - side], rules.zone_exits)
            cache["zones"] = known
        return known

    def not_yours(self, uid: str, seat: str) -> Reason | None:
        """Why a unit cannot act for a seat at all: it is unknown, an enemy or off the map."""
        unit = self.units.get(uid)
        if unit is None:
            return Reason("unknown-unit", "", {"unit": uid})
        if self.rules.side[uid] != self.rules.number_of[seat]:
            return Reason("not-your-unit", "", {"unit": uid})
        if unit.hex < 0:
            return Reason("unit-not-on-map", "", {"unit": uid})
        return None


def stack_violations(work: FieldWork[Any]) -> list[Violation]:
    """What may never be: a unit nowhere, both sides in a hex, more units than the limit."""
    rules = work.rules
    found = [
        Violation("unit-nowhere", {"unit": uid})
        for uid, unit in work.units.items()
        if (unit.hex >= 0) == bool(unit.box)
    ]
    for hex, stack in work.field.stacks.items():
        kinds = Counter(rules.kind[uid] for uid in stack)
        if len({rules.side[uid] for uid in stack}) > 1:
            found.append(Violation("both-sides-in-hex", {"hex": rules.grid.names[hex]}))
        elif any(number > rules.stacking_limit[kind] for kind, number in kinds.items()):
            found.append(Violation("stacking-limit", {"hex": rules.grid.names[hex]}))
    return found
