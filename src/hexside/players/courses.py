"""What a planner tries: courses of action for an activation, and a few of many answers."""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Sequence

import msgspec

from hexside.engine import Action, Decision, View
from hexside.players.quick.hand import Hand
from hexside.players.quick.marches import planned
from hexside.players.quick.position import Position
from hexside.players.quick.quick_tables import QuickTables
from hexside.players.quick.sketch import Sketch
from hexside.players.rehearsal import CourseOfAction, Rehearsal, Vary
from hexside.players.weighing import SideWeights

#: How many answers are tried when there are many.
MAX_ANSWERS = 15
#: How many landing places are tried.
MAX_PLACES = 6
#: How far weights are varied at random.
SPREAD = 0.5
#: Attempts to find a child whose moves differ from all earlier ones.
CHILD_ATTEMPTS = 3
#: Weights that a variant changes.
VARIED = (
    "goal",
    "cover",
    "terrain",
    "risk",
    "kill",
    "own_step",
    "ground",
    "unit_cost",
    "siege",
    "guard",
    "shield",
    "contact",
    "command",
)


def is_known(tables: QuickTables, view: View) -> bool:
    """The planner has no maps for a position on its own board or with its own counters."""
    grid = tables.know.grid
    return view.seat in tables.know.sides and all(
        unit.id in tables.side and (not unit.hex or unit.hex in grid) for unit in view.units
    )


def found(
    rehearsal: Rehearsal,
    decision: Decision,
    legal: Sequence[Action],
    chance: random.Random,
    variants: int,
) -> list[CourseOfAction]:
    """The courses worth rehearsing, the usual one first; empty if that will do."""
    kind = decision.kind
    if kind == "choose-mode":
        joins = [CourseOfAction("join", (action,)) for action in legal if action.verb == "join"]
        return joins[:1] or _activation(rehearsal, legal, chance, variants)
    if kind == "move-units":
        return _different(
            [
                _march(rehearsal, name, weights, ())
                for name, weights in _postures(rehearsal, chance, variants)
            ]
        )
    choice = ANSWERS.get(kind)
    if choice is None:
        return []
    return [CourseOfAction("answer", (action,)) for action in choice(rehearsal, legal)]


def _activation(
    rehearsal: Rehearsal, legal: Sequence[Action], chance: random.Random, variants: int
) -> list[CourseOfAction]:
    """Move and fight in each posture, and fight before moving."""
    modes = {getattr(action, "mode", ""): action for action in legal}
    postures = _postures(rehearsal, chance, variants)
    moving = [
        _march(rehearsal, name, weights, (modes["move-combat"],)) for name, weights in postures
    ]
    fighting = [
        CourseOfAction(name, (modes["combat-move"],), weights=weights)
        for name, weights in postures[:2]
    ]
    usual, *others = _different(moving)
    return [usual, *fighting[:1], *others, *fighting[1:]]


def _postures(
    rehearsal: Rehearsal, chance: random.Random, variants: int
) -> list[tuple[str, SideWeights]]:
    """The weights of the side: unchanged, in each posture, and varied at random."""
    usual = rehearsal.weights[rehearsal.side]
    rows = rehearsal.tables.know.weights.posture
    postures = [
        ("usual", usual),
        *((row.id, row.of(usual)) for row in rows if row.side == rehearsal.seat),
    ]
    for number in range(variants):
        postures.append((f"variant-{number}", _changed(usual, chance)))
    return postures


def varied(rehearsal: Rehearsal, chance: random.Random) -> Vary:
    """Makes variants of courses for an activation by varying their weights at random."""

    def vary(
        parents: Sequence[CourseOfAction], seen: Sequence[CourseOfAction], most: int
    ) -> list[CourseOfAction]:
        known = {_outline(course) for course in seen}
        children: list[CourseOfAction] = []
        for number in range(CHILD_ATTEMPTS * most):
            if len(children) == most or not parents:
                break
            parent = parents[number % len(parents)]
            if parent.weights is None:
                continue
            weights = _changed(parent.weights, chance)
            if parent.marches is None:
                child = parent._replace(weights=weights)
            else:
                child = _march(rehearsal, parent.name, weights, parent.first)
            if _outline(child) not in known:
                known.add(_outline(child))
                children.append(child)
        return children

    return vary


def _changed(weights: SideWeights, chance: random.Random) -> SideWeights:
    """Weights changed at random."""
    changed = {
        name: getattr(weights, name) * math.exp(chance.gauss(0.0, SPREAD)) for name in VARIED
    }
    return msgspec.structs.replace(weights, **changed)


def _outline(course: CourseOfAction) -> object:
    """What distinguishes a course: its moves, or its weights if it has none."""
    if course.marches is None:
        return course.first, course.weights
    return course.first, frozenset(course.marches)


def _march(
    rehearsal: Rehearsal, name: str, weights: SideWeights, first: tuple[Action, ...]
) -> CourseOfAction:
    """The moves of an activation with given weights; ``first`` leads to the movement."""
    work = rehearsal.table(0)
    for action in first:
        work.frame.take(work, rehearsal.seat, action)
        work.advance()
    if work.result is not None or work.frame.__struct_config__.tag != "movement":
        return CourseOfAction(name, first, weights=weights)
    sketch = Sketch(rehearsal.tables, work, rehearsal.side, weights)
    sketch.muster()
    sketch.look()
    marches = planned(sketch).marches
    return CourseOfAction(
        name,
        first,
        tuple((order.unit, order.hex) for order in marches),
        weights=weights,
        targets={order.unit: order.target for order in marches if order.target >= 0},
    )


def _different(courses: Sequence[CourseOfAction]) -> list[CourseOfAction]:
    """Courses without those whose moves have been seen before."""
    first: dict[object, CourseOfAction] = {}
    for course in courses:
        first.setdefault(_outline(course), course)
    return list(first.values())


# Answers

Some = Callable[[Rehearsal, Sequence[Action]], Sequence[Action]]


def _usual_first(rehearsal: Rehearsal, legal: Sequence[Action]) -> list[Action]:
    """The actions, with the quick hand's choice first."""
    usual = [
        action for action in actions(rehearsal, CourseOfAction("usual"))[:1] if action in legal
    ]
    return [*usual, *(action for action in legal if action not in usual)]


def _every(rehearsal: Rehearsal, legal: Sequence[Action]) -> Sequence[Action]:
    return _usual_first(rehearsal, legal)[:MAX_ANSWERS]


def _special(rehearsal: Rehearsal, legal: Sequence[Action]) -> Sequence[Action]:
    """Orders without a headquarters move fewer units than any headquarters does."""
    return [a for a in _usual_first(rehearsal, legal) if a.verb != "order"]


def _landing(rehearsal: Rehearsal, legal: Sequence[Action]) -> Sequence[Action]:
    """The best places for a landing."""
    work = rehearsal.table(0)
    sketch = Sketch(rehearsal.tables, work, rehearsal.side, rehearsal.weights[rehearsal.side])
    sketch.look()
    index = rehearsal.tables.index

    def value(action: Action) -> float:
        hex = index(getattr(action, "hex", ""))
        return sketch.base(hex) - 0.05 * sketch.pressure[hex]

    return sorted(legal, key=value, reverse=True)[:MAX_PLACES]


#: The decisions that are tried, and which of their actions. Chits are left out: their effect
#: lies beyond any rehearsal.
ANSWERS: dict[str, Some] = {
    "react-or-accept": _every,
    "use-okh": _special,
    "negotiate": _every,
    "choose-headquarters": _every,
    "choose-opening-headquarters": _every,
    "choose-landing": _landing,
    "use-luftwaffe": _every,
}


# Playing a course


class Recorder(Hand):
    """A quick hand that records what one seat does until dice are rolled or the step ends."""

    def listen(self, work: Position, seat: str) -> None:
        """Start recording."""
        self.heard: list[Action] = []
        self._seat = seat
        self._dice = work.dice
        self._depth = len(work.agenda)
        self._over = False

    def take(self, work: Position, seat: str, action: Action) -> None:
        """Carry out an action and record it."""
        if not self._over:
            if seat == self._seat:
                self.heard.append(action)
            else:
                self._over = bool(self.heard)
        super().take(work, seat, action)
        if work.dice is not self._dice or len(work.agenda) < self._depth:
            self._over = True


def actions(rehearsal: Rehearsal, course: CourseOfAction) -> list[Action]:
    """The actions of the seat in a course, until something unforeseen happens."""
    work = rehearsal.table(0)
    hand = Recorder(rehearsal.tables, rehearsal.weights, random.Random(rehearsal.seed))
    if course.weights is not None:
        hand.weights[rehearsal.side] = course.weights
    seats = work.frame.seats(work)
    if seats[0] != rehearsal.seat:
        # Both sides choose at once here, and the other choice does not matter.
        other = work.frame.legal(work, seats[0])[0]
        work.frame.take(work, seats[0], other)
        work.advance()
    hand.listen(work, rehearsal.seat)
    if not rehearsal.begin(course, work, hand):
        hand.play(work)
    return hand.heard
