"""Pursuit: attackers advance into the vacated hex, some of them one hex farther or more.

It takes no movement points and ignores zones of control; where it may lead is what a game says.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import ClassVar

from msgspec.structs import replace

from hexside.engine import Action, Decision, Frame, Reason, Wait
from hexside.engine.agenda import MissingStep, W
from hexside.mechanics.actions import DONE, Done, Pursue

Around = Callable[[int], Iterable[int]]
"""The neighbours that a unit could enter from a hex at all."""


def pursuit_paths(
    vacated: int,
    limit: int,
    around: Around,
    may_enter: Callable[[int, int], bool],
    has_room: Callable[[int], bool],
) -> list[tuple[int, ...]]:
    """The ways of a unit that may pursue ``limit`` hexes, the vacated hex first.

    ``may_enter(a, b)`` is asked for each step after the first; ``has_room`` where a way ends: more
    units than there is room for may pass through. The limit may depend on the first hex and on
    the hexside that the unit crosses into it: a game works it out for each unit.
    """
    if limit < 1:
        return []
    found: list[tuple[int, ...]] = []
    ways: list[tuple[int, ...]] = [(vacated,)]
    for step in range(limit):
        found.extend(way for way in ways if has_room(way[-1]))
        if step + 1 < limit:
            ways = [
                (*way, there)
                for way in ways
                for there in around(way[-1])
                if there not in way and may_enter(way[-1], there)
            ]
    return found


class PursuitOfAll(Frame[W], frozen=True):
    """The attackers pursue one by one, as far as their owner likes.

    ``advanced`` pairs each unit that has pursued with the hex that it came from.
    """

    seat: str
    target: int
    units: tuple[str, ...]
    advanced: tuple[tuple[str, int], ...] = ()
    section: ClassVar[str] = ""

    # What a game says

    def paths(self, work: W, uid: str) -> list[tuple[int, ...]]:
        """The ways of one of the attackers, if it may pursue by itself."""
        raise MissingStep(self, "paths")

    def not_this_way(self, work: W, action: Pursue) -> list[Reason]:
        """Why a unit may not pursue along a path."""
        raise MissingStep(self, "not_this_way")

    def move(self, work: W, uid: str, path: tuple[int, ...]) -> None:
        """A unit advances; the frame has already been replaced."""
        raise MissingStep(self, "move")

    def others(self, work: W) -> list[Action]:
        """Further actions of the game's own, such as headquarters that go along."""
        return []

    # The pursuit

    def run(self, work: W) -> Wait:
        if len(self.legal(work, self.seat)) > 1:
            return Wait.DECISION
        work.pop()
        return Wait.NOTHING

    def seats(self, work: W) -> tuple[str, ...]:
        return (self.seat,)

    def decision(self, work: W, seat: str) -> Decision:
        hex = work.rules.board.grid.names[self.target]
        return Decision(seat, "pursue", self.section, {"hex": hex}, self.choices(work, seat))

    def legal(self, work: W, seat: str) -> list[Action]:
        names = work.rules.board.grid.names
        actions: list[Action] = [DONE]
        for uid in self.units:
            if work.units[uid].hex >= 0:
                for path in self.paths(work, uid):
                    actions.append(Pursue(uid, tuple(names[hex] for hex in path)))
        actions.extend(self.others(work))
        return actions

    def reasons(self, work: W, seat: str, action: Action) -> list[Reason]:
        return self.not_this_way(work, action) if isinstance(action, Pursue) else []

    def take(self, work: W, seat: str, action: Action) -> None:
        if isinstance(action, Done):
            work.pop()
        elif isinstance(action, Pursue):
            uid = action.unit
            index = work.rules.board.grid.index
            units = tuple(other for other in self.units if other != uid)
            advanced = (*self.advanced, (uid, work.units[uid].hex))
            work.replace(replace(self, units=units, advanced=advanced))
            self.move(work, uid, tuple(index(name) for name in action.path))
