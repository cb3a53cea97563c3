"""9 Movement: normal and strategic, unit by unit."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from hexside.engine import Action, Reason
from hexside.games.a_victory_awaits.actions import Move, Strategic
from hexside.games.a_victory_awaits.fights import engaged
from hexside.games.a_victory_awaits.movement_reasons import movement_reasons
from hexside.games.a_victory_awaits.ranges import onward, prospects
from hexside.games.a_victory_awaits.work import AwaitsWork
from hexside.mechanics.actions import Walking
from hexside.mechanics.kept_ranges import Options, Prospects
from hexside.mechanics.movement_segment import NORMAL, STRATEGIC, MovementSegment


class Movement(MovementSegment[AwaitsWork], frozen=True, tag="movement"):
    """9.1: the active player moves the activated units one at a time."""

    section: ClassVar[str] = "9.1"
    mode_sections: ClassVar[Mapping[str, str]] = {NORMAL: "9.2", STRATEGIC: "9.3"}

    def prospects(self, work: AwaitsWork, uid: str) -> Prospects:
        if uid in engaged(work):
            return Prospects(work.units[uid], ())
        return prospects(work, uid)

    def _has_option(self, work: AwaitsWork) -> bool:
        """V68: units that a combat of another lane binds may move when it is over."""
        bound = engaged(work)
        return any(uid in bound for uid in (*self.units, self.mover)) or super()._has_option(work)

    def onward(self, work: AwaitsWork) -> Options | None:
        if self.mover in engaged(work):
            return None
        return onward(work, self.mover, self.mode, self.left)

    def full_hexes(self, work: AwaitsWork, uid: str) -> frozenset[int]:
        return work.full_hexes(uid)

    def allowance(self, work: AwaitsWork, uid: str) -> int:
        return work.allowance(uid)

    def stacking_kinds(self, work: AwaitsWork) -> Mapping[str, str]:
        return work.rules.kind

    def cannot_walk(
        self, work: AwaitsWork, action: Walking, budget: int, legs: int
    ) -> list[Reason]:
        return movement_reasons(work, action, budget, legs)

    def reasons(self, work: AwaitsWork, seat: str, action: Action) -> list[Reason]:
        if isinstance(action, (Move, Strategic)) and action.unit in engaged(work):
            return [Reason("unit-in-other-combat", "19.4", {"unit": action.unit})]
        return super().reasons(work, seat, action)

    def may_not_move(self, work: AwaitsWork, seat: str, uid: str) -> Reason:
        """9.1: a move that has been finished cannot be taken up again."""
        if uid in work.activated(seat) and work.units[uid].hex >= 0:
            return Reason("already-moved", "9.1", {"unit": uid})
        return work.not_activated(uid, seat)

    def go(self, work: AwaitsWork, uid: str, path: tuple[int, ...]) -> None:
        work.go(uid, path)
