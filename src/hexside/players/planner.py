"""The planner: tries courses of action in imagined games and plays the best one."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence

import msgspec

from hexside.engine import Action, Decision, Reason, View
from hexside.players import courses
from hexside.players.explaining import Explaining
from hexside.players.greedy import GreedyPlayer
from hexside.players.imagination import Imagination
from hexside.players.player import THINKS_AHEAD, Need
from hexside.players.purposes import purpose
from hexside.players.quick.quick_tables import QuickTables, quick_tables
from hexside.players.rehearsal import NOTHING, CourseOfAction, Effort, Rehearsal


class Level(msgspec.Struct, frozen=True):
    """How much a planner tries for an activation, and for any other choice.

    Counts instead of seconds, so that the same seed gives the same game on any machine. Where
    nothing is tried, the simple rules decide, as they do for attacks.
    """

    activation: Effort
    choice: Effort = NOTHING
    #: For an activation in the last turn, where rehearsals reach the end of the game.
    closing: Effort | None = None
    #: Postures with randomly varied weights, besides those of the weights file.
    variants: int = 0


OFFICER = Level(Effort(36, 1), closing=Effort(36, 3, margin=3.0, caution=0.5))
STAFF = Level(
    Effort(200, 1, generations=2),
    choice=Effort(36, 2),
    closing=Effort(200, 3, margin=3.0, caution=0.5, generations=2),
    variants=6,
)


class PlannerPlayer:
    """Thinks ahead where a choice matters, and plays what follows without further thought.

    Without imagination (if it is not set) it plays like ``greedy``.
    """

    needs: frozenset[Need] = THINKS_AHEAD

    def __init__(self, seed: int | str, level: Level = OFFICER) -> None:
        self.level = level
        self.imagination: Imagination | None = None
        #: Called with the share of the thinking that is done.
        self.progress: Callable[[float], None] | None = None
        #: Polled now and then; true ends the thinking with the best result so far.
        self.stopped: Callable[[], bool] = _never
        #: Why the last action was chosen: a code with arguments; ``reason-<code>`` is its text.
        self.reason: Reason | None = None
        #: The win chance found by the last rehearsal.
        self.outlook: float | None = None
        self._seed = str(seed)
        self._usual = GreedyPlayer(seed)
        self._queue: list[tuple[Action, Reason]] = []
        #: The version of the view at which the queue continues.
        self._expected = -1

    def choose(self, view: View, decision: Decision, legal: Sequence[Action]) -> Action:
        """The first action of the course with the best result."""
        known = quick_tables(view.game, view.scenario)
        if known is None or self.imagination is None or not courses.is_known(known, view):
            return self._ordinary(view, decision, legal)
        if self._queue:
            action, reason = self._queue.pop(0)
            if action in legal and view.version == self._expected:
                self.reason = reason
                self._expected += 1
                return action
            # Something unforeseen has happened: think again.
            self._queue = []
        if len(legal) == 1:
            self.reason = purpose(decision.kind, legal[0])
            return legal[0]
        return self._think(known, view, decision, legal)

    def _think(
        self, known: QuickTables, view: View, decision: Decision, legal: Sequence[Action]
    ) -> Action:
        assert self.imagination is not None
        rehearsal = Rehearsal(
            self.imagination,
            known,
            view.seat,
            f"{self._seed} {view.version}",
            [known.know.weights.planned(side) for side in known.know.sides],
        )
        rehearsal.progress = self.progress
        rehearsal.stopped = self.stopped
        chance = random.Random(rehearsal.seed)
        effort = self._effort(decision.kind, rehearsal.turns_left)
        found = []
        if effort.tries and known.judgements:
            found = courses.found(rehearsal, decision, legal, chance, self.level.variants)
        if len(found) > 1:
            vary = courses.varied(rehearsal, chance)
            chosen, self.outlook = rehearsal.best(found[: effort.batch], effort, vary)
        else:
            chosen = found[0] if found else CourseOfAction("usual")
        actions = courses.actions(rehearsal, chosen)
        if not actions or actions[0] not in legal:
            return self._ordinary(view, decision, legal)
        why = Explaining(rehearsal, decision.kind, chosen).reasons(actions)
        self._queue = list(zip(actions, why, strict=True))
        action, self.reason = self._queue.pop(0)
        self._expected = view.version + 1
        return action

    def _ordinary(self, view: View, decision: Decision, legal: Sequence[Action]) -> Action:
        """What ``greedy`` would do."""
        action = self._usual.choose(view, decision, legal)
        self.reason = self._usual.reason
        return action

    def _effort(self, kind: str, turns_left: int) -> Effort:
        level = self.level
        if kind in ("choose-mode", "move-units"):
            return level.activation if turns_left or level.closing is None else level.closing
        return level.choice


def _never() -> bool:
    return False
