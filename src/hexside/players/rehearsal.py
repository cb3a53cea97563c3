"""Rehearsal: courses of action tried out in imagined games, the better half again and again."""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple, cast

import msgspec

from hexside.engine import Action
from hexside.players.imagination import Imagination
from hexside.players.quick.hand import Hand
from hexside.players.quick.lore import Lore
from hexside.players.quick.position import Position
from hexside.players.quick.worth import worth
from hexside.players.rehearsal_dice import FACES
from hexside.players.weighing import SideWeights

#: Courses that are varied in each generation.
PARENTS = 3
#: More choices than any turn of a game has: a rehearsal ends here at the latest.
LONGEST = 2_000
#: How many standard errors better than the usual course another one must be, unless told.
CAUTION = 0.5
#: The spread of gains that is assumed before any has been seen.
DOUBT = 0.15


class Course(NamedTuple):
    """Something to try: actions to begin with, then moves of units.

    ``weights`` are those of the own side until its step of the sequence of play is over.
    """

    name: str
    first: tuple[Action, ...] = ()
    marches: tuple[tuple[str, int], ...] | None = None
    weights: SideWeights | None = None
    #: What units that move are to attack.
    targets: Mapping[str, int] | None = None


class Effort(msgspec.Struct, frozen=True):
    """How much is tried: games in all, and how many activations each goes on.

    ``margin`` are the victory points by which a game that ends in a rehearsal must be won to
    count in full; a narrow end says less than a clear one. ``caution`` is a factor of the side's.
    ``generations`` is how often the best courses are varied and tried again.
    """

    tries: int
    horizon: int
    margin: float = 0.0
    caution: float = 1.0
    generations: int = 0

    @property
    def courses(self) -> int:
        """How many courses so many games can tell apart: each is tried six times at least."""
        return max(2, self.tries // (2 * FACES))

    @property
    def brood(self) -> int:
        """How many courses the first generation, and each one after it, has."""
        return max(2, self.courses // (1 + self.generations))


#: No games at all.
NOTHING = Effort(0, 0)


#: Makes a number of children of parents, unlike all courses that there have been.
Vary = Callable[[Sequence[Course], Sequence[Course], int], Sequence[Course]]


def _as_they_are(parents: Sequence[Course], seen: Sequence[Course], most: int) -> Sequence[Course]:
    return ()


class _Enough(Exception):
    """The thinking is to end with what has been found."""


class Contest:
    """Courses with the outcomes of their games; the first is the usual one."""

    def __init__(self, courses: list[Course], outcomes: list[list[float]]) -> None:
        self.courses = courses
        self.outcomes = outcomes
        self.spent = 0

    def gains(self, number: int) -> list[float]:
        """How much better than the usual course another was, game for game."""
        pairs = zip(self.outcomes[number], self.outcomes[0], strict=False)
        return [other - usual for other, usual in pairs]

    def order(self, numbers: Sequence[int] = ()) -> list[int]:
        """The courses besides the usual one, the best first."""

        def mean(number: int) -> float:
            gains = self.gains(number)
            return sum(gains) / len(gains) if gains else -1.0

        return sorted(numbers or range(1, len(self.courses)), key=lambda n: (-mean(n), n))


class Rehearsal:
    """Plays courses out against the same chances and compares what becomes of them."""

    def __init__(
        self,
        imagination: Imagination,
        lore: Lore,
        seat: str,
        seed: str,
        weights: Sequence[SideWeights],
    ) -> None:
        self.imagination = imagination
        self.lore = lore
        self.seat = seat
        self.seed = seed
        self.weights = list(weights)
        self.side = lore.know.sides.index(seat)
        self.attacks = lore.know.weights.attacker == seat
        #: How the enemy may play; the samples take turns with them.
        self.answers = lore.know.weights.answers(lore.know.sides[1 - self.side])
        self.caution = lore.know.weights.caution.get(seat, CAUTION)
        self.progress: Callable[[float], None] | None = None
        self.stopped: Callable[[], bool] = _never
        self._states: dict[int, Any] = {}

    def table(self, sample: int) -> Position:
        """A working state of an imagined game; the same sample has the same chances."""
        state = self._states.get(sample)
        if state is None:
            state = self.imagination.state(f"{self.seed} {sample}")
            dice = msgspec.structs.replace(state.dice, family=self.seed, sample=sample)
            state = self._states[sample] = msgspec.structs.replace(state, dice=dice)
        return cast(Position, self.imagination.rules.table(state))

    @property
    def turns_left(self) -> int:
        """How many turns come after this one."""
        work = self.table(0)
        return int(work.rules.setup.turns - work.turn)

    def best(
        self, courses: Sequence[Course], effort: Effort, vary: Vary = _as_they_are
    ) -> tuple[Course, float]:
        """The course with the best outcome, and that outcome as a chance to win.

        All courses meet the same chances, every face of each combat die once in six games. After
        six games each, the best are varied and their children tried, once for every generation.
        Then rounds of more games drop the worse half. The first course, the usual one, stays to
        the end: another must be clearly better.
        """
        contest = Contest([*courses], [[] for _ in courses])
        try:
            self._try(contest, range(len(courses)), FACES, effort)
            for _ in range(effort.generations):
                parents = [contest.courses[number] for number in contest.order()[:PARENTS]]
                first = len(contest.courses)
                for child in vary(parents, contest.courses, effort.brood):
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
        """Play more games of some courses; ``_Enough`` when the thinking is to end."""
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

    def _leader(self, contest: Contest, caution: float) -> tuple[Course, float]:
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

    def outcome(self, course: Course, sample: int, effort: Effort) -> float:
        """The chance to win after a course, with the dice of one sample."""
        work = self.table(sample)
        chance = random.Random(f"{self.seed} {sample}")
        weights = list(self.weights)
        weights[1 - self.side] = self.answers[sample % len(self.answers)]
        hand = Hand(self.lore, weights, chance)
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
        chance_of_attacker = worth(self.lore, work, effort.margin)
        return chance_of_attacker if self.attacks else 1.0 - chance_of_attacker

    def begin(self, course: Course, work: Position, hand: Hand) -> bool:
        """Play the part of a course that is laid down; whether there is any."""
        for action in course.first:
            hand.take(work, self.seat, action)
            if work.result is not None:
                return True
        if course.marches is None:
            return bool(course.first)
        hand.march(work, self.seat, course.marches)
        return True


def _activation_depth(work: Position) -> int:
    """How deep in the agenda the activation that is under way lies."""
    for number, frame in enumerate(work.agenda):
        if frame.__struct_config__.tag == "activation":
            return number + 1
    return len(work.agenda)


def _never() -> bool:
    return False
