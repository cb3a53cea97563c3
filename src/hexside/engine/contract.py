"""``apply``: the one function that everything else is built on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from hexside.engine.actions import Action
from hexside.engine.decisions import Decision
from hexside.engine.events import Event
from hexside.engine.refusals import Reason, Refusal
from hexside.engine.rules import Rules
from hexside.engine.state import State
from hexside.engine.work import Work


class Outcome(msgspec.Struct, frozen=True, gc=False):
    """What an accepted action led to."""

    state: State
    events: tuple[Event, ...]
    seat: str
    #: Dice were rolled, a secret was revealed, or the game is over, after which all secrets and the
    #: seeds of the dice are open: the action cannot be taken back.
    binding: bool
    #: No other side can notice that it was taken: it prepares a secret choice, and they are told
    #: nothing. What counts actions must not count it for them.
    unnoticed: bool = False

    def noticed_by(self, rules: Rules, seat: str) -> bool:
        """Whether a seat can know that the action was taken; ``""`` is a spectator."""
        return is_noticed(rules, self.unnoticed, self.seat, seat)


def is_noticed(rules: Rules, unnoticed: bool, actor: str, seat: str) -> bool:
    """Whether a seat can know of an action that another seat took."""
    return not unnoticed or (seat != "" and rules.side_of(seat) == rules.side_of(actor))


def is_secret(state: State) -> bool:
    """Whether a choice is made now whose steps the other sides do not notice."""
    return state.result is None and bool(state.agenda) and bool(state.frame.unnoticed)


def chooses_in_secret(rules: Rules, state: State, seat: str) -> bool:
    """Whether another side than the seat's is asked for such a choice."""
    if not is_secret(state):
        return False
    side = rules.side_of(seat)
    return any(rules.side_of(other) != side for other in waiting(rules, state))


def waiting(rules: Rules, state: State) -> tuple[str, ...]:
    """The seats that may choose now; none when the game is over."""
    if state.result is not None or not state.agenda:
        return ()
    return state.frame.seats(rules.work(state))


def decision(rules: Rules, state: State, seat: str = "") -> Decision | None:
    """The decision of a seat (of the first one that must choose, when no seat is named)."""
    seats = waiting(rules, state)
    if not seats or (seat and seat not in seats):
        return None
    return state.frame.decision(rules.work(state), seat or seats[0])


def legal(rules: Rules, state: State, seat: str = "") -> Sequence[Action]:
    """Every legal action of a seat (by default of the first one that must choose)."""
    if state.result is not None or not state.agenda:
        return []
    work = rules.work(state)
    frame = work.frame
    seats = frame.seats(work)
    if seat and seat not in seats:
        return []
    return frame.legal(work, seat or seats[0])


def why_not(rules: Rules, state: State, action: Action, seat: str = "") -> Refusal | None:
    """Why a seat may not take an action now; ``None`` when it may."""
    if state.result is not None or not state.agenda:
        return Refusal("not-your-decision", (Reason("game-over"),))
    work = rules.work(state)
    frame = work.frame
    seats = frame.seats(work)
    who = seat or seats[0]
    if who not in seats:
        return _not_yours(seats)
    return None if frame.allows(work, who, action) else _refusal(work, who, action)


def _not_yours(seats: tuple[str, ...]) -> Refusal:
    return Refusal(
        "not-your-decision",
        tuple(Reason("not-your-decision", arguments={"seat": other}) for other in seats),
    )


def _refusal(work: Work[Any], who: str, action: Action) -> Refusal:
    """All reasons against an action that the frame does not allow."""
    frame = work.frame
    reasons = tuple(frame.reasons(work, who, action))
    if not reasons:
        known = frame.decision(work, who)
        reasons = (Reason("not-now", known.rule, {"verb": action.verb, "kind": known.kind}),)
    return Refusal("not-legal", reasons)


def apply(rules: Rules, state: State, action: Action, seat: str = "") -> Refusal | Outcome:
    """Carry out an action, or say why not. The given state is never changed."""
    if state.result is not None or not state.agenda:
        return Refusal("not-your-decision", (Reason("game-over"),))
    work = rules.work(state)
    frame = work.frame
    seats = frame.seats(work)
    who = seat or seats[0]
    if who not in seats:
        return _not_yours(seats)
    if not frame.allows(work, who, action):
        return _refusal(work, who, action)
    frame.take(work, who, action)
    work.advance()
    ended = work.result is not None
    unnoticed = isinstance(action, frame.unnoticed) and not _is_told(rules, who, work.events)
    if unnoticed:
        work.version = state.version
    return Outcome(work.freeze(), tuple(work.events), who, work.binding or ended, unnoticed)


def _is_told(rules: Rules, actor: str, events: Sequence[Event]) -> bool:
    """Whether a spectator or another side learns anything from the events of an action."""
    side = rules.side_of(actor)
    others = [seat for seat in rules.seats if rules.side_of(seat) != side]
    return any(event.seen_by(seat) for event in events for seat in (*others, ""))
