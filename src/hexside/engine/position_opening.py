"""From the phase that a position text names to its first decision, and what happens on the way."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from hexside.engine import contract
from hexside.engine.actions import Action
from hexside.engine.agenda import Wait
from hexside.engine.position_parts import read_seat, stop_at
from hexside.engine.positions import PositionError, PositionProblem
from hexside.engine.refusals import Reason
from hexside.engine.rules import Rules
from hexside.engine.state import State
from hexside.engine.work import STEP_LIMIT, Work

#: Reasons that a reader meets who takes the game to be in another phase than it is.
OUT_OF_STEP = frozenset({"not-now", "not-your-decision"})
#: The event and the reason that tell of a phase in which no one had to decide.
PHASE_PASSED = "phase-passed"


def first_decision(
    work: Work[Any],
    document: Mapping[str, Any],
    phase: str,
    below: int = 0,
    begin: Callable[[], None] = lambda: None,
) -> State:
    """The state at the first decision; raise ``PositionError`` when there is none.

    ``below`` counts the frames under those of the phase: when only they are left, the phase is
    over. A phase that ends before anybody had to decide is told as an opening event. ``begin`` is
    what a game does before the agenda runs.
    """
    written = "agenda" in document
    place = "agenda" if written else "phase"
    problems: list[PositionProblem] = []
    read_seat(document, work.rules.seats, problems)
    stop_at(problems)
    try:
        begin()
        passed, steps = _advance(work, below)
        ready = work.freeze()
        deciding: dict[str, str] = {}
        if ready.result is None and ready.agenda:
            fresh = work.rules.work(ready)
            for who in ready.frame.seats(fresh):
                if who not in work.rules.seats:
                    raise ValueError(f"seat {who!r}")
                deciding[who] = ready.frame.decision(fresh, who).kind
    except (LookupError, ValueError, RuntimeError, TypeError) as error:
        # A written agenda can name anything; what the rules cannot work with is no position.
        code = "unreadable-frame" if written else "unplayable-phase"
        detail = f"{type(error).__name__} {error}"[:80]
        raise PositionError([PositionProblem(place, code, detail)]) from error
    if deciding and passed and not written:
        seat, kind = next(iter(deciding.items()))
        work.tell("phase-passed", "", phase=phase, seat=seat, kind=kind, turn=ready.turn)
        work.rules.passed = steps
    elif not deciding and ready.result is None:
        problems.append(PositionProblem(place, "nobody-decides"))
    stop_at(problems)
    _check_decision(document, deciding, problems)
    stop_at(problems)
    work.rules.opened = tuple(work.events)
    return msgspec.structs.replace(ready, version=work.state.version)


def check_seat(work: Work[Any], document: Mapping[str, Any], ready: State) -> None:
    """The seat that a text names must be one that decides first."""
    seat = document.get("seat")
    if seat is None or ready.result is not None or not ready.agenda:
        return
    deciding = ready.frame.seats(work.rules.work(ready))
    if seat not in deciding:
        raise PositionError([PositionProblem("seat", "seat-not-deciding", " ".join(deciding))])


def was_passed(work: Work[Any]) -> bool:
    """Whether the phase of the text was over before anybody had to decide."""
    return any(event.code == PHASE_PASSED for event in work.events)


def _advance(work: Work[Any], below: int) -> tuple[bool, tuple[State, ...]]:
    """Run to a decision: whether the phase was passed, and its steps, the latest first."""
    passed = False
    steps: list[State] = []
    for _ in range(STEP_LIMIT):
        if work.result is not None or not work.agenda:
            return passed, tuple(reversed(steps))
        if not passed and len(work.agenda) > below:
            # The work goes on with its own table of units, so a step keeps a copy.
            steps.append(msgspec.structs.replace(work.freeze(), units=dict(work.units)))
        if work.agenda[-1].run(work) is Wait.DECISION:
            return passed, tuple(reversed(steps))
        passed = passed or len(work.agenda) <= below
    raise RuntimeError(f"no decision within {STEP_LIMIT} steps at {work.agenda[-1]!r}")


def passed_reasons(rules: Rules, action: Action, seat: str) -> tuple[Reason, ...]:
    """What spoke against an action in the phase of the text, which was over at once.

    Nothing could be done there, so an action that a reader tries was forbidden for a reason.
    """
    for step in rules.passed:
        try:
            refusal = contract.why_not(rules, step, action, seat)
        except (LookupError, ValueError, TypeError, NotImplementedError):
            # A frame that asks no one has nothing to say.
            continue
        reasons = () if refusal is None else refusal.reasons
        if reasons and OUT_OF_STEP.isdisjoint(reason.code for reason in reasons):
            return reasons
    return ()


def _check_decision(
    document: Mapping[str, Any], deciding: Mapping[str, str], problems: list[PositionProblem]
) -> None:
    """``decision`` names the kind of the decision that the text is meant to begin with."""
    wanted = document.get("decision")
    if wanted is None:
        return
    seat = document.get("seat")
    if wanted not in [kind for who, kind in deciding.items() if seat in (None, who)]:
        found = " ".join(f"{who}:{kind}" for who, kind in deciding.items())
        problems.append(PositionProblem("decision", "other-decision", found))
