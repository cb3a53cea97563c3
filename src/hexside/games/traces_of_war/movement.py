"""9 Movement: normal and strategic, unit by unit; headquarters may relocate instead (9.4)."""

from __future__ import annotations

from collections.abc import Container, Mapping, Sequence
from typing import Any, ClassVar

from hexside.engine import Action, Reason
from hexside.games.traces_of_war.actions import Relocate
from hexside.games.traces_of_war.movement_reasons import movement_reasons
from hexside.games.traces_of_war.ranges import onward, prospects
from hexside.games.traces_of_war.relocation import (
    count_relocation,
    relocate,
    relocation_reasons,
    voluntary,
)
from hexside.games.traces_of_war.work import TracesWork
from hexside.mechanics.actions import Walking
from hexside.mechanics.kept_ranges import Options, Prospects
from hexside.mechanics.movement_segment import NORMAL, STRATEGIC, MovementSegment, without


class Movement(MovementSegment[TracesWork], frozen=True, tag="movement"):
    """9.0: the active player moves the activated units one at a time."""

    section: ClassVar[str] = "9.0"
    mode_sections: ClassVar[Mapping[str, str]] = {NORMAL: "9.1", STRATEGIC: "9.2"}

    def prospects(self, work: TracesWork, uid: str) -> Prospects:
        return prospects(work, uid)

    def onward(self, work: TracesWork) -> Options | None:
        return onward(work, self.mover, self.mode, self.left)

    def full_hexes(self, work: TracesWork, uid: str) -> frozenset[int]:
        return work.full_hexes(uid)

    def allowance(self, work: TracesWork, uid: str) -> int:
        return work.allowance(uid)

    def stacking_kinds(self, work: TracesWork) -> Mapping[str, str]:
        return work.rules.kind

    def versatile(self, work: TracesWork) -> Container[str]:
        return work.rules.headquarters[work.rules.number_of[self.seat]]

    def instead(self, work: TracesWork, uid: str) -> Sequence[Action]:
        """9.4: an activated headquarters may be set up elsewhere."""
        if not work.rules.is_hq[uid] or work.units[uid].hex < 0:
            return ()
        return voluntary(work, uid)

    def relocations(self, work: TracesWork, uid: str) -> dict[int, Action]:
        """9.4: where an activated headquarters may be set up instead of moving, by hex."""
        index = work.rules.grid.index
        return {index(a.hex): a for a in self.instead(work, uid) if isinstance(a, Relocate)}

    def allows(self, work: TracesWork, seat: str, action: Action) -> bool:
        if isinstance(action, Relocate):
            return action.hq in self.units and action in self.instead(work, action.hq)
        return super().allows(work, seat, action)

    def cannot_walk(
        self, work: TracesWork, action: Walking, budget: int, legs: int
    ) -> list[Reason]:
        return movement_reasons(work, action, budget, legs)

    def may_not_move(self, work: TracesWork, seat: str, uid: str) -> Reason:
        """9.0: a move that has been finished cannot be taken up again."""
        if uid in work.activated() and work.units[uid].hex >= 0:
            return Reason("already-moved", "9.0", {"unit": uid})
        return not_activated(work, uid, seat)

    def reasons(self, work: TracesWork, seat: str, action: Action) -> list[Reason]:
        if not isinstance(action, Relocate):
            return super().reasons(work, seat, action)
        if action.hq not in self.units:
            return [self.may_not_move(work, seat, action.hq)]
        if not work.rules.is_hq[action.hq]:
            return [Reason("only-headquarters-relocate", "2.3", {"unit": action.hq})]
        return relocation_reasons(work, action.hq, action.hex, work.units[action.hq].hex)

    def take(self, work: TracesWork, seat: str, action: Action) -> None:
        if isinstance(action, Relocate):
            work.replace(Movement(self.seat, without(self.units, action.hq)))
            count_relocation(work, action.hq)
            relocate(work, action.hq, work.rules.grid.index(action.hex), "9.4")
        else:
            super().take(work, seat, action)

    def go(self, work: TracesWork, uid: str, path: tuple[int, ...]) -> None:
        work.go(uid, path)

    def choices(self, work: TracesWork, seat: str) -> dict[str, Any]:
        """For every unit the hexes it may go to, and where headquarters may relocate."""
        table = super().choices(work, seat)
        for uid in self.units:
            jumps = [a.hex for a in self.instead(work, uid) if isinstance(a, Relocate)]
            if jumps:
                table.setdefault("relocate", {})[uid] = jumps
        return table


def not_activated(work: TracesWork, uid: str, seat: str) -> Reason:
    """Why a unit may not act: it is unknown, an enemy, off the map, or not activated."""
    problem = work.not_yours(uid, seat)
    if problem is not None:
        return problem
    return Reason("unit-not-activated", "4.3.1", {"unit": uid})
