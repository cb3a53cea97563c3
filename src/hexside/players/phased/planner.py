"""The planner of games with phases: several plans for a turn, the best one played."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from hexside.players.phased.greedy import PhasedGreedy
from hexside.players.phased.plan import Plan, PlanMaker
from hexside.players.phased.rating import Rating
from hexside.players.phased.standing import Standing
from hexside.players.phased.weights import PhasedSide, Posture

#: Weights that a random posture changes, and how far.
LOOSE = ("danger", "drive", "goal", "yielding", "least", "bound", "cut", "disrupt", "abandon")
SPREAD = 0.5


class PhasedLevel(msgspec.Struct, frozen=True):
    """How much a planner tries for a Movement Phase; counts, so that a seed gives one game."""

    #: Postures with weights changed at random, besides those of the weights file.
    variants: int = 0


PHASED_OFFICER = PhasedLevel(2)
PHASED_STAFF = PhasedLevel(10)


class PhasedPlanner(PhasedGreedy):
    """Tries several postures for the turn and keeps the plan that is worth most in the end."""

    def __init__(self, seed: int | str, level: PhasedLevel = PHASED_OFFICER) -> None:
        super().__init__(seed)
        self.level = level
        self._turn = (0, 0)

    def _plan(self, standing: Standing, reach: dict[str, set[int]]) -> Plan:
        turn = (standing.sight.turn, standing.side)
        if turn == self._turn:
            # Something has upset the plan of this turn: the same posture, thought out anew.
            return self._by(standing, self._posture, reach)
        self._turn = turn
        rating = Rating(standing)
        best: Plan | None = None
        mark = 0.0
        postures = self.postures(standing)
        chosen: Posture | None = None
        for number, posture in enumerate(postures):
            if self.progress is not None:
                self.progress(number / len(postures))
            if best is not None and self.stopped():
                break
            plan = self._by(standing, posture, reach)
            value = rating.of(plan)
            if best is None or value > mark:
                best, mark, chosen = plan, value, posture
        assert best is not None
        self._posture = chosen
        return best

    def _by(self, standing: Standing, posture: Posture | None, reach: dict[str, set[int]]) -> Plan:
        """The plan of a posture."""
        plain = standing.lore.weights.side[standing.lore.sides[standing.side]]
        weights = plain if posture is None else posture.of(plain)
        own = Standing(standing.sight, standing.side, weights, posture, standing.threats)
        return PlanMaker(own, reach, self.tremble).make()

    def postures(self, standing: Standing) -> Sequence[Posture | None]:
        """None for the plain weights, those of the file, and some made up at random."""
        side = standing.lore.sides[standing.side]
        found: list[Posture | None] = [None]
        found += [row for row in standing.lore.weights.posture if row.side == side]
        for number in range(self.level.variants):
            scale = {
                name: 2.0 ** self.chance.gauss(0.0, SPREAD)
                for name in LOOSE
                if name in PhasedSide.__struct_fields__
            }
            found.append(Posture(f"variant-{number}", side, scale))
        return found
