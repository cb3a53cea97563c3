"""The working state under the fog of war: counters, the order of their stacks, and what is told.

1.1.4, 6.3.1, R-64: the enemy sees the top counter of a stack and nothing of those below it.
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from hexside.engine import OFF_MAP, Unit
from hexside.engine.refusals import Argument
from hexside.games.iskra.rules import IskraRules
from hexside.games.iskra.shapes import SIDES, Counter
from hexside.games.iskra.state import BRIDGE, PINNED, PONTOON_MODES, IskraData
from hexside.mechanics.field_work import FieldWork
from hexside.mechanics.stack_order import StackOrder, changed_stacks, changed_tops

OF_SIDE = "of-side"


class FogWork(FieldWork[IskraRules]):
    """A state with ordered stacks.

    The order of the stacks is part of the data; it follows every change of a unit's place.
    """

    __slots__ = ()
    data: IskraData

    # Keeping order and caches in step

    def unit_changed(self, unit_id: str, before: Unit | None, after: Unit) -> None:
        """R-64: who comes into a hex lies on top if he is stronger than the top, else below it."""
        super().unit_changed(unit_id, before, after)
        old = before.hex if before else OFF_MAP
        if old != after.hex:
            order = self.data.order
            if old >= 0:
                order = order.left(old, unit_id)
            if after.hex >= 0:
                top = order.top(after.hex)
                depth = 1 if top and self.rank(top) >= self.rank(unit_id) else 0
                order = order.entered(after.hex, unit_id, depth)
            self.data = replace(self.data, order=order)
        # Marks and steps decide about zones too, so everything derived from this side goes, and a
        # bridge changes the ways of both.
        super().drop_notes()
        rules = self.rules
        for side in (0, 1) if rules.is_pontoon[unit_id] else (rules.side[unit_id],):
            self.field.kept[OF_SIDE, side] = {}

    def drop_notes(self) -> None:
        """The order of stacks or a marker changed: nothing that was derived is valid any more."""
        super().drop_notes()
        for side in (0, 1):
            self.field.kept[OF_SIDE, side] = {}

    def of_side(self, side: int) -> dict[Any, Any]:
        """What was derived from the counters of one side alone, and from the bridges.

        Their places, steps and marks and the order of their stacks; it stays while only counters
        of the other side change.
        """
        known: dict[Any, Any] | None = self.field.kept.get((OF_SIDE, side))
        if known is None:
            known = self.field.kept[OF_SIDE, side] = {}
        return known

    def put_on_top(self, uid: str) -> None:
        """6.3.1: the owner puts a counter on top of its stack; the enemy sees it."""
        before = self.data.order
        hex = self.units[uid].hex
        self.change(order=before.on_top(hex, uid))
        self.drop_notes()
        self.binding = True
        if before.top(hex) != uid:
            self.tell("top-shown", "1.1.4", hex=self.rules.names[hex], unit=uid)

    def put_below(self, uid: str) -> None:
        """6.1.2: a pontoon that becomes a bridge is a marker, and lies under the counters."""
        before = self.data.order
        hex = self.units[uid].hex
        others = before.left(hex, uid)
        self.change(order=others.entered(hex, uid, len(others.at(hex))))
        self.drop_notes()
        self.tell_tops(before)
        if before.top(hex) == uid == self.data.order.top(hex):
            # who sees no counter appear above it knows that there is none; this is told.
            owner = SIDES[self.rules.side[uid]]
            name = self.rules.names[hex]
            self.tell_other_sides(owner, "top-shown", "1.1.4", hex=name, unit=uid)

    # Stacks and fog (1.1.4, 6.3.1, R-64)

    def rank(self, uid: str) -> float:
        """R-64: what lies on top by default: the strongest attack; headquarters last.

        6.1.2: a bridge is a marker, and never hides a counter.
        """
        counter = self.rules.roster[uid]
        if self.is_bridge(uid):
            return -2.0
        if not counter.is_combat:
            return -1.0 if counter.is_hq else -0.5
        return self.printed_attack(uid)

    def stack(self, hex: int) -> tuple[str, ...]:
        """The counters in a hex, the top one first."""
        return self.data.order.at(hex)

    def top(self, hex: int) -> str:
        """The counter on top; "" in an empty hex."""
        return self.data.order.top(hex)

    def is_seen(self, uid: str) -> bool:
        """R-36, R-64: whether everybody can name a counter: on top, shown by a combat, off the map,
        or a bridge."""
        unit = self.units[uid]
        if unit.hex < 0 or self.top(unit.hex) == uid or self.is_bridge(uid):
            return True
        return any(uid in getattr(frame, "revealed", ()) for frame in self.agenda)

    def tell_tops(self, before: StackOrder) -> None:
        """1.1.4: what the enemy sees of changed stacks; their owner knows them anyway."""
        rules = self.rules
        for hex, top in changed_tops(before, self.data.order):
            name = rules.names[hex]
            owner = SIDES[rules.side[top or before.top(hex)]]
            if top:
                self.tell_other_sides(owner, "top-shown", "1.1.4", hex=name, unit=top)
            else:
                self.tell_other_sides(owner, "hex-left-empty", "1.1.4", hex=name)
        if rules.option("stack-size") == "open":
            self._tell_heights(before)

    def _tell_heights(self, before: StackOrder) -> None:
        """R-64: where the number of counters is open, every change of it is seen."""
        after = self.data.order
        rules = self.rules
        for hex in changed_stacks(before, after):
            old, new = before.at(hex), after.at(hex)
            if new and len(new) != len(old):
                owner = SIDES[rules.side[new[0]]]
                name, count = rules.names[hex], len(new)
                self.tell_other_sides(owner, "stack-height", "1.1.4", hex=name, count=count)

    def tell_of(self, uid: str, code: str, rule: str, **arguments: Argument) -> None:
        """Tell what happens to a counter: to all if they can name it, else its side only.

        The others are told ``<code>-unseen`` without the name of the unit.
        """
        if self.is_seen(uid):
            self.tell(code, rule, unit=uid, **arguments)
            return
        side = SIDES[self.rules.side[uid]]
        self.tell_side(side, code, rule, unit=uid, **arguments)
        self.tell_other_sides(side, f"{code}-unseen", rule, **arguments)

    def tell_marker(self, uid: str, code: str, rule: str, **arguments: Argument) -> None:
        """R-64: what happens to a marker below the top of a stack is seen by its own side only."""
        if self.is_seen(uid):
            self.tell(code, rule, unit=uid, **arguments)
        else:
            self.tell_side(SIDES[self.rules.side[uid]], code, rule, unit=uid, **arguments)

    # Counters

    def counter(self, uid: str) -> Counter:
        """The printed values of a unit."""
        return self.rules.roster[uid]

    def is_full(self, uid: str) -> bool:
        """8.6: whether a unit shows its full side."""
        return self.units[uid].steps == self.rules.roster[uid].steps

    def printed_attack(self, uid: str) -> int:
        """8.6.1, R-67: attack strength of the side that shows."""
        counter = self.rules.roster[uid]
        if self.units[uid].steps < counter.steps:
            return counter.reduced_attack or 0
        return counter.attack

    def printed_defense(self, uid: str) -> int:
        """8.6.1, R-67: defence strength of the side that shows."""
        counter = self.rules.roster[uid]
        if self.units[uid].steps < counter.steps:
            return counter.reduced_defense or 0
        return counter.defense

    def attack(self, uid: str) -> int:
        """8.5.3: a pinned unit has no attack strength."""
        return 0 if self.units[uid].has(PINNED) else self.printed_attack(uid)

    def is_bridge(self, uid: str) -> bool:
        """13.3.1: a pontoon on its bridge side."""
        return (
            self.rules.is_pontoon[uid]
            and bool(self.units[uid].marks)
            and PONTOON_MODES.of(self.units[uid]) == BRIDGE
        )


__all__ = ["FogWork"]
