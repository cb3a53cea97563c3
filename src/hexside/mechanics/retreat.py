"""Retreat: the ways that a unit may take, and the best of them by the game's own order.

A game hands in the steps that are possible, what each hex costs, where there is room, and a rank:
the smallest wins. An end over the stacking limit is gone on from, one hex at a time: the full hex
is what ``retreat_paths`` compares such ways by, ``paths_to_room`` the hex where they really end.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, ClassVar

import msgspec

from hexside.engine import Action, Decision, Frame, Reason, Wait
from hexside.engine.agenda import MissingStep, W
from hexside.mechanics.actions import Retreat

#: The losses of a way that ends with the unit off the map: more than any number of steps.
FATAL = 1000


class Path(msgspec.Struct, frozen=True):
    """A way to retreat: hexes, and steps lost on it."""

    hexes: tuple[int, ...]
    losses: int


class Judged(msgspec.Struct, frozen=True):
    """What a way is compared by.

    Of a way that must go on from a full hex, ``end`` is that hex, and ``losses`` and ``lost``
    count everything up to the last hex.
    """

    end: int
    losses: int
    lost: bool
    near: bool
    crowded: bool


Rank = Callable[[Judged], tuple[Any, ...]]
"""How good a way is, smallest first; more losses may never make it better."""


@dataclass(frozen=True)
class RetreatRules:
    """The retreat of one unit from one hex, as a game lays it down.

    ``steps(path)`` are the neighbours into which the next step may lead, where ``path`` has the
    hexes walked so far and is empty at the start; ``costs(hex)`` the steps lost by entering a hex;
    ``has_room(hex)`` whether the unit may end there; ``goes_on`` is asked about an end without
    room: whether the unit must walk on from it.
    """

    start: int
    steps: Callable[[tuple[int, ...]], Iterable[int]]
    costs: Callable[[int], int]
    has_room: Callable[[int], bool]
    distance: Callable[[int, int], int]
    rank: Rank
    goes_on: Callable[[int], bool] = lambda end: True


def walks(rules: RetreatRules, path: tuple[int, ...], number: int) -> list[tuple[int, ...]]:
    """Every way of this many further steps, never into the attacked hex or the same hex twice."""
    if number == 0:
        return [path]
    found = []
    for there in rules.steps(path):
        if there != rules.start and there not in path:
            found.extend(walks(rules, (*path, there), number - 1))
    return found


def best_of(rules: RetreatRules, ways: list[tuple[int, ...]], far: int) -> list[Path]:
    """The ways of the best rank, those that go on from full hexes included.

    ``far`` is how many hexes away a way should end.
    """
    costs = rules.costs
    ranked: list[tuple[tuple[Any, ...], Path]] = []
    full: list[tuple[tuple[Any, ...], tuple[int, ...], Judged]] = []
    for walk in ways:
        end = walk[-1]
        losses = sum(costs(hex) for hex in walk)
        near = rules.distance(rules.start, end) < far
        judged = Judged(end, losses, False, near, not rules.has_room(end))
        rank = rules.rank(judged)
        if judged.crowded and rules.goes_on(end):
            full.append((rank, walk, judged))
        else:
            ranked.append((rank, Path(walk, losses)))
    best = min((rank for rank, _ in ranked), default=None)
    # Going on can only add losses, so the rest need not be looked at once one is behind: among
    # many full hexes there are more ways than could be counted.
    for rank, walk, judged in sorted(full, key=lambda entry: entry[:2]):
        if best is not None and rank > best:
            break
        for path in best_of(rules, walks(rules, walk, 1), 0) or [Path(walk, FATAL)]:
            # The losses of a forced continuation count: a free hex without losses comes first.
            lost = path.losses >= FATAL
            longer = rules.rank(Judged(judged.end, path.losses, lost, judged.near, True))
            ranked.append((longer, path))
            best = longer if best is None else min(best, longer)
    return [path for rank, path in ranked if rank == best]


def retreat_paths(rules: RetreatRules, number: int) -> list[Path]:
    """The ways that the owner may choose among, by their hexes; none: the unit is lost."""
    found = best_of(rules, walks(rules, (), number), number)
    unique = {path.hexes: path for path in found if path.losses < FATAL}
    return [unique[hexes] for hexes in sorted(unique)]


def paths_to_room(rules: RetreatRules, number: int) -> list[Path]:
    """The ways where only losses outrank room: a unit goes on from a full hex as a last resort.

    The fewest losses count first, those of going on included, then the fewest further hexes; among
    the ways that are left the rank of the hexes where they end.
    """
    ways = {way: sum(map(rules.costs, way)) for way in walks(rules, (), number)}
    known: dict[tuple[tuple[int, ...], int], int] = {}
    least = FATAL
    found: list[Path] = []
    while ways:
        # What is left loses less than what was found before.
        ends = [Path(way, losses) for way, losses in ways.items() if rules.has_room(way[-1])]
        if ends:
            least = min(path.losses for path in ends)
            found = _best_ends(rules, [path for path in ends if path.losses == least], number)
        longer = {
            onward: losses + rules.costs(onward[-1])
            for way, losses in ways.items()
            if not rules.has_room(way[-1])
            for onward in walks(rules, way, 1)
        }
        # Among full hexes there are more ways than could be counted. Those that come to a hex later
        # than others with the same beginning, or at a higher price, cannot win.
        lowest = dict(known)
        for way, losses in longer.items():
            key = (way[:number], way[-1])
            lowest[key] = min(losses, lowest.get(key, FATAL))
        ways = {
            way: losses
            for way, losses in longer.items()
            if losses < least
            and losses == lowest[way[:number], way[-1]] < known.get((way[:number], way[-1]), FATAL)
        }
        known = lowest
    return sorted(found, key=lambda path: path.hexes)


def _best_ends(rules: RetreatRules, paths: list[Path], number: int) -> list[Path]:
    """Of ways with equal losses and as many hexes those that end best."""
    ranks = {}
    for path in paths:
        end = path.hexes[-1]
        near = rules.distance(rules.start, end) < number
        crowded = len(path.hexes) > number
        ranks[path.hexes] = rules.rank(Judged(end, path.losses, False, near, crowded))
    best = min(ranks.values())
    return [path for path in paths if ranks[path.hexes] == best]


class RetreatOfAll(Frame[W], frozen=True):
    """All units in a hex retreat, one after another in the owner's order, each on its own way."""

    target: int
    units: tuple[str, ...]
    steps: int
    section: ClassVar[str] = ""

    # What a game says

    def paths(self, work: W, uid: str) -> list[Path]:
        """The ways of a unit that is still in the hex."""
        raise MissingStep(self, "paths")

    def lost(self, work: W, uid: str) -> None:
        """A unit cannot retreat, or every way costs all that is left of it."""
        raise MissingStep(self, "lost")

    def walk(self, work: W, uid: str, path: Path) -> None:
        """A unit goes its way and takes its losses."""
        raise MissingStep(self, "walk")

    def not_this_way(self, work: W, action: Retreat) -> list[Reason]:
        """Why a unit may not retreat along a path."""
        raise MissingStep(self, "not_this_way")

    # The retreat

    def left(self, work: W) -> tuple[str, ...]:
        """The units that have not retreated yet."""
        return tuple(uid for uid in self.units if work.units[uid].hex == self.target)

    def run(self, work: W) -> Wait:
        units = self.left(work)
        if not units:
            work.pop()
            return Wait.NOTHING
        for uid in units:
            steps = work.units[uid].steps
            if all(path.losses >= steps for path in self.paths(work, uid)):
                self.lost(work, uid)
                return Wait.NOTHING
        if len(units) == 1:
            paths = self.paths(work, units[0])
            if len(paths) == 1:
                self.walk(work, units[0], paths[0])
                return Wait.NOTHING
        return Wait.DECISION

    def decision(self, work: W, seat: str) -> Decision:
        return Decision(
            seat,
            "retreat-units",
            self.section,
            {"hex": work.rules.board.grid.names[self.target], "steps": self.steps},
            self.choices(work, seat),
        )

    def legal(self, work: W, seat: str) -> list[Action]:
        names = work.rules.board.grid.names
        return [
            Retreat(uid, tuple(names[hex] for hex in path.hexes))
            for uid in self.left(work)
            for path in self.paths(work, uid)
        ]

    def reasons(self, work: W, seat: str, action: Action) -> list[Reason]:
        return self.not_this_way(work, action) if isinstance(action, Retreat) else []

    def take(self, work: W, seat: str, action: Action) -> None:
        if isinstance(action, Retreat):
            names = work.rules.board.grid.names
            for path in self.paths(work, action.unit):
                if tuple(names[hex] for hex in path.hexes) == action.path:
                    self.walk(work, action.unit, path)
                    return
