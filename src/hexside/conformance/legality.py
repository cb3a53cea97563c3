"""Legal actions are accepted; everything else is refused with a reason."""

from __future__ import annotations

import re
from collections.abc import Iterable

from hexside.api import Game
from hexside.conformance.faults import Fault
from hexside.conformance.wrong_actions import WrongActions
from hexside.engine import Action, Outcome, Reason, Refusal, Refused, apply, contract, encode

_CODE = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*\Z")


def reason_faults(reasons: Iterable[Reason], action: str) -> list[Fault]:
    """A refusal has at least one reason, each with a code, and a rule section or none."""
    listed = list(reasons)
    if not listed:
        return [Fault("refused-without-reason", action)]
    return [
        Fault("reason-without-code", f"{action}: {reason.code!r}")
        for reason in listed
        if not _CODE.match(reason.code)
    ]


def check_allowed(game: Game, seat: str, actions: Iterable[Action]) -> list[Fault]:
    """``allows`` and ``why_not`` agree with the list for actions that are in it."""
    found = []
    work = game.rules.work(game.state)
    for action in actions:
        if not game.state.frame.allows(work, seat, action):
            found.append(Fault("listed-but-not-allowed", f"{seat} {action.text()}"))
        if contract.why_not(game.rules, game.state, action, seat) is not None:
            found.append(Fault("listed-but-refused", f"{seat} {action.text()}"))
    return found


def check_out_of_turn(game: Game, action: Action) -> list[Fault]:
    """A seat that is not asked is refused, and so is a seat that does not exist."""
    found = []
    waiting = game.waiting
    for seat in (*game.rules.seats, "nobody"):
        if seat in waiting:
            continue
        refusal = apply(game.rules, game.state, action, seat)
        if not isinstance(refusal, Refusal) or refusal.kind != "not-your-decision":
            found.append(Fault("accepted-out-of-turn", f"{seat} {action.text()}"))
        else:
            found.extend(reason_faults(refusal.reasons, action.text()))
    return found


def check_wrong(
    game: Game, seat: str, wrong: WrongActions, tries: int
) -> tuple[list[Fault], list[Action]]:
    """Try a number of changed actions: accepted if and only if they are in the list.

    Returns the faults, and the actions that could be parsed.
    """
    legal = game.legal(seat)
    listed = set(legal)
    before = encode(game.state)
    found: list[Fault] = []
    readable = []
    for _ in range(tries):
        text = wrong.next(legal)
        try:
            action = game.read(text)
        except Refused as refused:
            found.extend(reason_faults(refused.reasons, text))
            continue
        readable.append(action)
        found.extend(_judge(game, seat, action, action in listed))
    if encode(game.state) != before:
        found.append(Fault("state-changed-by-refusals"))
    return found, readable


def _judge(game: Game, seat: str, action: Action, expected: bool) -> list[Fault]:
    who = f"{seat} {action.text()}"
    try:
        allowed = game.state.frame.allows(game.rules.work(game.state), seat, action)
        refusal = contract.why_not(game.rules, game.state, action, seat)
        outcome = apply(game.rules, game.state, action, seat)
    except Exception as error:
        return [Fault("refusal-crashes", f"{who}: {type(error).__name__} {error}")]
    found = []
    if allowed != expected:
        found.append(Fault("allows-differs-from-list", f"{who}: {allowed}"))
    if (refusal is None) != expected:
        found.append(Fault("why-not-differs-from-list", who))
    if isinstance(outcome, Outcome) != expected:
        found.append(Fault("apply-differs-from-list", who))
    if refusal is not None:
        found.extend(reason_faults(refusal.reasons, who))
        if refusal.kind != "not-legal":
            found.append(Fault("wrong-kind-of-refusal", f"{who}: {refusal.kind}"))
        if refusal != outcome:
            found.append(Fault("apply-refuses-otherwise", who))
    return found
