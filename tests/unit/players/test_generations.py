"""Courses in generations: the best are varied, their children tried, the usual one stays."""

from __future__ import annotations

import random
from collections.abc import Sequence

import hexside
from hexside.players import PlannerPlayer, ask, courses
from hexside.players.imagination import ImaginedStates
from hexside.players.planner import Level
from hexside.players.quick.quick_tables import quick_tables
from hexside.players.rehearsal import NOTHING, PARENTS, Contest, CourseOfAction, Effort, Rehearsal
from hexside.players.rehearsal_dice import FACES

RACE = "traces-of-war/race-to-the-dnieper"


class Told(Rehearsal):
    """Outcomes given by the names of the courses, without any game."""

    def outcome(self, course: CourseOfAction, sample: int, effort: Effort) -> float:
        return float(course.name)


def rehearsal(kind: type[Rehearsal] = Told) -> Rehearsal:
    """A rehearsal before the first activation of a game."""
    game = hexside.new(RACE, seed=3)
    simple = {seat: PlannerPlayer(seat, Level(NOTHING)) for seat in game.rules.seats}
    while (decision := game.decision_for(game.waiting[0])) and decision.kind != "choose-mode":
        seat = game.waiting[0]
        game.play(ask(game, seat, simple[seat]), seat)
    known = quick_tables(*RACE.split("/"))
    assert known is not None
    weights = [known.know.weights.planned(side) for side in known.know.sides]
    seat = game.waiting[0]
    return kind(ImaginedStates(game.rules, game.state, seat), known, seat, "s", weights)


def better(
    parents: Sequence[CourseOfAction], seen: Sequence[CourseOfAction], most: int
) -> list[CourseOfAction]:
    """Children that are a little better than their parents."""
    return [CourseOfAction(f"{float(parent.name) + 0.1:.1f}") for parent in parents[:most]]


def test_children_of_the_best_are_tried_in_every_generation() -> None:
    first = [CourseOfAction("0.3"), CourseOfAction("0.4"), CourseOfAction("0.2")]
    chosen, outlook = rehearsal().best(first, Effort(120, 1, generations=2), better)
    assert chosen.name == "0.6"
    assert outlook > 0.59


def test_without_generations_nothing_is_varied() -> None:
    first = [CourseOfAction("0.3"), CourseOfAction("0.4")]
    chosen, _ = rehearsal().best(first, Effort(60, 1), better)
    assert chosen.name == "0.4"


def test_the_usual_course_is_kept_where_nothing_is_better() -> None:
    chosen, _ = rehearsal().best(
        [CourseOfAction("0.5"), CourseOfAction("0.5"), CourseOfAction("0.1")], Effort(60, 1)
    )
    assert chosen is not None
    assert chosen == CourseOfAction("0.5")


def test_games_are_compared_pair_by_pair() -> None:
    contest = Contest(
        [CourseOfAction("a"), CourseOfAction("b"), CourseOfAction("c")],
        [[0.5, 0.1], [0.75], [0.5, 0.3]],
    )
    assert contest.gains(2) == [0.0, 0.3 - 0.1]
    assert contest.order() == [1, 2]


def test_thinking_can_be_ended_in_any_generation() -> None:
    for limit in (1, 7, 20, 31):
        one = rehearsal()
        asked = iter(range(1000))
        one.stopped = lambda asked=asked, limit=limit: next(asked) >= limit  # type: ignore[misc]
        chosen, _ = one.best(
            [CourseOfAction("0.3"), CourseOfAction("0.4")], Effort(60, 1, generations=2), better
        )
        assert float(chosen.name) >= 0.3


def test_an_effort_is_shared_among_its_generations() -> None:
    plain, shared = Effort(300, 1), Effort(300, 1, generations=2)
    assert plain.batch == plain.courses == 300 // (2 * FACES)
    assert shared.batch == shared.courses // 3


def test_children_differ_from_all_before_them() -> None:
    one = rehearsal(Rehearsal)
    legal = one.table(0).frame.legal(one.table(0), one.seat)
    modes = {getattr(action, "mode", ""): action for action in legal}
    usual = one.weights[one.side]
    vary = courses.varied(one, random.Random(1))
    fighting = CourseOfAction("usual", (modes["combat-move"],), weights=usual)
    children = vary([fighting], [fighting], 4)
    assert len(children) == 4
    assert len({child.weights for child in children} | {usual}) == 5
    assert all(child.first == fighting.first and child.marches is None for child in children)
    # Answers have no weights to vary.
    assert vary([CourseOfAction("answer")] * PARENTS, [], 4) == []
