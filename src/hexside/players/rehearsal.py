"""Rehearsal: courses of action tried in imagined games, the better half again and again."""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple, cast

import msgspec

from hexside.engine import Action
from hexside.players.imagination import Imagination
from hexside.players.quick.hand import Hand
from hexside.players.quick.position import Position
from hexside.players.quick.quick_tables import QuickTables
from hexside.players.quick.worth import worth
from hexside.players.rehearsal_dice import FACES
from hexside.players.weighing import SideWeights

#: How many courses are varied in each generation.
PARENTS = 3
#: More choices than any turn contains: a rehearsal ends here at the latest.
LONGEST = 2_000
#: How many standard errors better than the usual course another must be, unless specified.
CAUTION = 0.5
#: The spread of gains assumed before any has been seen.
DOUBT = 0.15


class CourseOfAction(NamedTuple):
    """Something to try: first actions, then moves of units.

    ``weights`` are those of the own side until its step of the sequence of play ends.
    """

    name: str
    first: tuple[Action, ...] = ()
    marches: tuple[tuple[str, int], ...] | None = None
    weights: SideWeights | None = None
    #: What moving units are to attack.
    targets: Mapping[str, int] | None = None


class Effort(msgspec.Struct, frozen=True):
    """How much is tried: the number of games, and how many activations each continues.

    ``margin`` is the lead in victory points at which a game that ends in a rehearsal counts in
    full; a narrow result says less than a clear one. ``caution`` is a factor of the side.
    ``generations`` is how often the best courses are varied and tried again.
    """

    tries: int
    horizon: int
    margin: float = 0.0
    caution: float = 1.0
    generations: int = 0

    @property
    def courses(self) -> int:
        """How many courses this many games can tell apart: each is tried at least six times."""
        return max(2, self.tries // (2 * FACES))

    @property
    def batch(self) -> int:
        """How many courses the first generation, and each later one, has."""
        return max(2, self.courses // (1 + self.generations))


#: No games at all.
NOTHING = Effort(0, 0)


#: Makes a number of children from parents, different from all earlier courses.
Vary = Callable[[Sequence[CourseOfAction], Sequence[CourseOfAction], int], Sequence[CourseOfAction]]


def _as_they_are(
    parents: Sequence[CourseOfAction], seen: Sequence[CourseOfAction], most: int
) -> Sequence[CourseOfAction]:
    return ()


class _Enough(Exception):
    """The thinking must end with what has been found."""


class Contest:
    """Courses with the results of their games; the first is the usual one."""

    def __init__(self, courses: list[CourseOfAction], outcomes: list[list[float]]) -> None:
        self.courses = courses
        self.outcomes = outcomes
        self.spent = 0

    def gains(self, number: int) -> list[float]:
        """How much better than the usual one another course was, game by game."""
        pairs = zip(self.outcomes[number], self.outcomes[0], strict=False)
        return [other - usual for other, usual in pairs]

    def order(self, numbers: Sequence[int] = ()) -> list[int]:
        """The courses other than the usual one, the best first."""

        def mean(number: int) -> float:
            gains = self.gains(number)
            return sum(gains) / len(gains) if gains else -1.0

        return sorted(numbers or range(1, len(self.courses)), key=lambda n: (-mean(n), n))


class Rehearsal:
    """Plays courses against the same random numbers and compares the results."""

    def __init__(
        self,
        imagination: Imagination,
        tables: QuickTables,
        seat: str,
        seed: str,
        weights: Sequence[SideWeights],
    ) -> None:
        self.imagination = imagination
        self.tables = tables
        self.seat = seat
        self.seed = seed
        self.weights = list(weights)
        self.side = tables.know.sides.index(seat)
        self.attacks = tables.know.weights.attacker == seat
        #: The enemy's ways of playing; samples take turns with them.
        self.answers = tables.know.weights.answers(tables.know.sides[1 - self.side])
        self.caution = tables.know.weights.caution.get(seat, CAUTION)
        self.progress: Callable[[float], None] | None = None
        self.stopped: Callable[[], bool] = _never
        self._states: dict[int, Any] = {}

    def table(self, sample: int) -> Position:
        """A working state of an imagined game; the same sample has the same random numbers."""
        state = self._states.get(sample)
        if state is None:
            state = self.imagination.state(f"{self.seed} {sample}")
            dice = msgspec.structs.replace(state.dice, family=self.seed, sample=sample)
            state = self._states[sample] = msgspec.structs.replace(state, dice=dice)
        return cast(Position, self.imagination.rules.work(state))

    @property
    def turns_left(self) -> int:
        """How many turns come after this one."""
        work = self.table(0)
        return int(work.rules.setup.turns - work.turn)

    def best(
        self, courses: Sequence[CourseOfAction], effort: Effort, vary: Vary = _as_they_are
    ) -> tuple[CourseOfAction, float]:
        """The course with the best result, and that result as a win chance.

        All courses meet the same random numbers: every face of each combat die once in six games.
        After six games each, the best are varied and their children tried, once per generation.
        Then rounds of more games drop the worse half. The first course, the usual one, stays to the
        end: another must be clearly better.
        """
        contest = Contest([*courses], [[] for _ in courses])
        try:
            self._try(contest, range(len(courses)), FACES, effort)
            for _ in range(effort.generations):
                parents = [contest.courses[number] for number in contest.order()[:PARENTS]]
                first = len(contest.courses)
                for child in vary(parents, contest.courses, effort.batch):
                    contest.courses.append(child)
                    contest.outcomes.append([])
                self._try(contest, range(first, len(contest.courses)), FACES, effort)
            rounds = max(1, (len(contest.courses) - 1).bit_length() - 1)
            each = max(0, effort.tries - contest.spent) // rounds
            alive = contest.order()
            while len(alive) > 1:
                alive = alive[: max(1, len(alive) // 2)]
                games = FACES * max(1, each // (FACES * (len(alive) + 1)))
                self._try(contest, [0, *alive], games, effort)
                alive = contest.order(alive)
        except _Enough:
            pass
        return self._leader(contest, effort.caution)

    def _try(self, contest: Contest, numbers: Sequence[int], games: int, effort: Effort) -> None:
        """Play more games of some courses; raises ``_Enough`` when the thinking must end."""
        if contest.spent >= effort.tries:
            return
        for _ in range(games):
            for number in numbers:
                sample = len(contest.outcomes[number])
                outcome = self.outcome(contest.courses[number], sample, effort)
                contest.outcomes[number].append(outcome)
                contest.spent += 1
                if self.progress is not None:
                    self.progress(min(1.0, contest.spent / effort.tries))
                if self.stopped():
                    raise _Enough

    def _leader(self, contest: Contest, caution: float) -> tuple[CourseOfAction, float]:
        best, lead = 0, 0.0
        for number in range(1, len(contest.courses)):
            gains = contest.gains(number)
            if not gains:
                continue
            mean = sum(gains) / len(gains)
            squares = sum((gain - mean) ** 2 for gain in gains)
            spread = (squares + DOUBT * DOUBT) / len(gains)
            surplus = mean - caution * self.caution * math.sqrt(spread / len(gains))
            if surplus > lead:
                best, lead = number, surplus
        found = contest.outcomes[best] or [0.5]
        return contest.courses[best], sum(found) / len(found)

    def outcome(self, course: CourseOfAction, sample: int, effort: Effort) -> float:
        """The win chance after a course, with the dice of one sample."""
        work = self.table(sample)
        chance = random.Random(f"{self.seed} {sample}")
        weights = list(self.weights)
        weights[1 - self.side] = self.answers[sample % len(self.answers)]
        hand = Hand(self.tables, weights, chance)
        if course.weights is not None:
            hand.weights[self.side] = course.weights
        depth = _activation_depth(work)
        self.begin(course, work, hand)
        activations = 0
        for _ in range(LONGEST):
            if work.result is not None:
                break
            if course.weights is not None and len(work.agenda) < depth:
                hand.weights = weights
            if work.frame.__struct_config__.tag == "activation":
                activations += 1
                if activations > effort.horizon:
                    break
            hand.play(work)
        chance_of_attacker = worth(self.tables, work, effort.margin)
        return chance_of_attacker if self.attacks else 1.0 - chance_of_attacker

    def begin(self, course: CourseOfAction, work: Position, hand: Hand) -> bool:
        """Play the fixed part of a course; returns whether there is one."""
        for action in course.first:
            hand.take(work, self.seat, action)
            if work.result is not None:
                return True
        if course.marches is None:
            return bool(course.first)
        hand.march(work, self.seat, course.marches)
        return True


def _activation_depth(work: Position) -> int:
    """The depth of the current activation in the agenda."""
    for number, frame in enumerate(work.agenda):
        if frame.__struct_config__.tag == "activation":
            return number + 1
    return len(work.agenda)


def _never() -> bool:
    return False
