"""The movement segment: activated units move one at a time, each along a path in one mode.

A move may be walked in legs: as soon as another unit moves it has finished. A game hands in the
ranges (see ``kept_ranges``) and says what else a unit may do instead of moving.
"""

from __future__ import annotations

from collections.abc import Container, Mapping, Sequence
from typing import Any, ClassVar

from msgspec.structs import replace

from hexside.engine import Action, Decision, Frame, Reason, Wait
from hexside.engine.agenda import MissingStep, W
from hexside.engine.listing import Listing
from hexside.mechanics.actions import DONE, Done, Move, Rail, Strategic, Walking
from hexside.mechanics.kept_ranges import Options, Prospects
from hexside.mechanics.movement import HALVES

NORMAL = "normal"
STRATEGIC = "strategic"
RAIL = "rail"
_MODES = {Move: NORMAL, Strategic: STRATEGIC, Rail: RAIL}
#: The verb of each mode in the structured choices.
_VERBS = {NORMAL: "move", STRATEGIC: "strategic", RAIL: "rail"}


class MovementSegment(Frame[W], frozen=True):
    """The units of an activation move.

    ``mover`` is the unit whose move has begun and may go on with ``left`` half-points in the same
    mode. Legal lists are long here, so they are put together from kept parts, and ``allows``
    looks a move up.
    """

    seat: str
    units: tuple[str, ...]
    mover: str = ""
    mode: str = ""
    left: int = 0
    section: ClassVar[str] = ""
    #: The rule of each mode that has one of its own.
    mode_sections: ClassVar[Mapping[str, str]] = {}

    # What a game says

    def prospects(self, work: W, uid: str) -> Prospects:
        """The moves of a unit that has not moved yet, in all modes."""
        raise MissingStep(self, "prospects")

    def onward(self, work: W) -> Options | None:
        """How the mover may go on from where it is with what is left."""
        raise MissingStep(self, "onward")

    def full_hexes(self, work: W, uid: str) -> frozenset[int]:
        """The hexes where a unit may not end its move."""
        raise MissingStep(self, "full_hexes")

    def allowance(self, work: W, uid: str) -> int:
        """The half-points of a unit that has not moved yet."""
        raise MissingStep(self, "allowance")

    def stacking_kinds(self, work: W) -> Mapping[str, str]:
        """The kind of each unit for stacking: units of one kind share their full hexes."""
        raise MissingStep(self, "stacking_kinds")

    def versatile(self, work: W) -> Container[str]:
        """The units that may do something else instead of moving."""
        return ()

    def instead(self, work: W, uid: str) -> Sequence[Action]:
        """What a versatile unit may do instead of moving."""
        return ()

    def cannot_walk(self, work: W, action: Walking, budget: int, legs: int) -> list[Reason]:
        """Why a unit cannot walk a path with this many half-points after so many legs."""
        raise MissingStep(self, "cannot_walk")

    def may_not_move(self, work: W, seat: str, uid: str) -> Reason:
        """Why a unit that is not among ``units`` may not move."""
        raise MissingStep(self, "may_not_move")

    def go(self, work: W, uid: str, path: tuple[int, ...]) -> None:
        """Move a unit along a path, with everything that its steps set off."""
        raise MissingStep(self, "go")

    # The segment

    def run(self, work: W) -> Wait:
        if self._has_option(work):
            return Wait.DECISION
        work.pop()
        return Wait.NOTHING

    def _has_option(self, work: W) -> bool:
        for uid in self.units:
            if self.prospects(work, uid).outside(self.full_hexes(work, uid)):
                return True
            if uid in self.versatile(work) and self.instead(work, uid):
                return True
        return bool(self._continuation(work))

    def seats(self, work: W) -> tuple[str, ...]:
        return (self.seat,)

    def decision(self, work: W, seat: str) -> Decision:
        return Decision(
            seat,
            "move-units",
            self.section,
            {"units": self.units, "mover": self.mover},
            self.choices(work, seat),
        )

    def _more(self, work: W) -> Options | None:
        if not self.mover or self.left <= 0 or work.units[self.mover].hex < 0:
            return None
        return self.onward(work)

    def _continuation(self, work: W) -> Sequence[Action]:
        more = self._more(work)
        return () if more is None else more.outside(self.full_hexes(work, self.mover))

    def legal(self, work: W, seat: str) -> Sequence[Action]:
        onward = self._continuation(work)
        parts: list[Sequence[Action]] = [(DONE,), onward]
        sizes = [1, len(onward)]
        prospects = self.prospects
        kinds = self.stacking_kinds(work)
        versatile = self.versatile(work)
        full_of: dict[str, frozenset[int]] = {}
        for uid in self.units:
            kind = kinds[uid]
            full = full_of.get(kind)
            if full is None:
                full = full_of[kind] = self.full_hexes(work, uid)
            found = prospects(work, uid)
            parts += found.moves if full is found.full else found.outside(full)
            sizes += found.sizes
            if uid in versatile:
                instead = self.instead(work, uid)
                parts.append(instead)
                sizes.append(len(instead))
        return Listing(parts, sizes)

    def allows(self, work: W, seat: str, action: Action) -> bool:
        if isinstance(action, Walking):
            return self._find(work, action) is not None
        if isinstance(action, Done):
            return True
        versatile = self.versatile(work)
        return any(action in self.instead(work, uid) for uid in self.units if uid in versatile)

    def _find(self, work: W, action: Walking) -> tuple[int, int] | None:
        """The cost of a move and what is left after it, in half-points, if it is legal."""
        uid = action.unit
        mode = mode_of(action)
        grid = work.rules.board.grid
        if not action.path or action.path[-1] not in grid:
            return None
        if uid == self.mover:
            more = self._more(work) if mode == self.mode else None
            found: tuple[Options, ...] = () if more is None else (more,)
            budget = self.left
        elif uid in self.units:
            found = self.prospects(work, uid).options
            budget = self.allowance(work, uid)
        else:
            return None
        hex = grid.index(action.path[-1])
        for option in found:
            cost = option.cost(hex, action) if option.area.mode == mode else None
            if cost is not None and hex not in self.full_hexes(work, uid):
                return cost, budget - cost
        return None

    def destinations(self, work: W, uid: str) -> dict[int, Action]:
        """The moves of a unit that has not moved yet by their last hex, before stacking."""
        found: dict[int, Action] = {}
        for option in reversed(self.prospects(work, uid).options):
            found |= option.actions
        return found

    def reasons(self, work: W, seat: str, action: Action) -> list[Reason]:
        if not isinstance(action, Walking):
            return []
        uid = action.unit
        if uid == self.mover:
            if mode_of(action) != self.mode:
                return [Reason("one-kind-of-movement", self.section, {"unit": uid})]
            return self.cannot_walk(work, action, self.left, 1)
        if uid in self.units:
            return self.cannot_walk(work, action, self.allowance(work, uid), 0)
        return [self.may_not_move(work, seat, uid)]

    def take(self, work: W, seat: str, action: Action) -> None:
        if isinstance(action, Done):
            work.pop()
        elif isinstance(action, Walking):
            found = self._find(work, action)
            if found is not None:
                self._walk(work, action, *found)

    def _walk(self, work: W, action: Walking, cost: int, left: int) -> None:
        grid = work.rules.board.grid
        uid = action.unit
        mode = mode_of(action)
        rest = without(self.units, uid)
        work.replace(replace(self, units=rest, mover=uid, mode=mode, left=left))
        work.tell(
            "unit-moved",
            self.mode_sections.get(mode, self.section),
            unit=uid,
            start=grid.names[work.units[uid].hex],
            path=action.path,
            cost=cost / HALVES,
            mode=mode,
        )
        self.go(work, uid, grid.indexes(*action.path))

    def choices(self, work: W, seat: str) -> dict[str, Any]:
        """For every unit the hexes it may go to, with cost in points and path."""
        table: dict[str, Any] = {"done": True}
        names = work.rules.board.grid.names
        more = self._more(work)
        moving = [(uid, self.prospects(work, uid).options) for uid in self.units]
        if more is not None:
            moving.append((self.mover, (more,)))
        for uid, found in moving:
            full = self.full_hexes(work, uid)
            for option in found:
                costs = option.area.costs
                reached = {
                    names[hex]: {"cost": costs[hex] / HALVES, "path": action.path}
                    for hex, action in option.actions.items()
                    if hex not in full and isinstance(action, Walking)
                }
                if reached:
                    table.setdefault(_VERBS[option.area.mode], {})[uid] = reached
        return table


def mode_of(action: Walking) -> str:
    """The mode of a move."""
    return _MODES[type(action)]


def without(units: tuple[str, ...], uid: str) -> tuple[str, ...]:
    """The units but one."""
    if uid not in units:
        return units
    place = units.index(uid)
    return units[:place] + units[place + 1 :]
