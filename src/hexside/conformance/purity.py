"""``apply`` does not change its arguments, makes no deep copies, and keeps no hidden memory."""

from __future__ import annotations

import copy
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, NoReturn

import msgspec

from hexside.api import Game
from hexside.conformance.faults import Fault, canonical, difference, texts
from hexside.engine import Action, Outcome, Rules, State, apply, contract, encode


class DeepCopyUsed(AssertionError):
    """Raised where rules copy an entire state."""


@contextmanager
def no_deep_copies() -> Iterator[None]:
    """Make every deep copy fail while the block runs."""

    def refuse(*_: Any, **__: Any) -> NoReturn:
        raise DeepCopyUsed

    kept = copy.deepcopy
    copy.deepcopy = refuse
    try:
        yield
    finally:
        copy.deepcopy = kept


def rebuilt(rules: Rules, state: State) -> State:
    """The state read back from its bytes: the same facts and none of the caches."""
    return msgspec.msgpack.decode(encode(state), type=rules.state_type)


def check_apply(game: Game, seat: str, action: Action) -> list[Fault]:
    """An action leaves the old state unchanged, in its bytes and in what is derived from it."""
    rules, state = game.rules, game.state
    before = encode(state)
    listed = texts(contract.legal(rules, state, seat))
    with no_deep_copies():
        outcome = apply(rules, state, action, seat)
    found = []
    if not isinstance(outcome, Outcome):
        return [Fault("legal-action-refused", f"{seat} {action.text()}: {plain_codes(outcome)}")]
    if encode(state) != before:
        found.append(Fault("state-changed-by-apply", action.text()))
    if texts(contract.legal(rules, state, seat)) != listed:
        found.append(Fault("old-legal-list-changed", action.text()))
    again = apply(rules, state, action, seat)
    if not isinstance(again, Outcome) or encode(again.state) != encode(outcome.state):
        found.append(Fault("second-apply-differs", action.text()))
    elif again.events != outcome.events or again.binding != outcome.binding:
        found.append(Fault("second-apply-tells-otherwise", action.text()))
    return found


def plain_codes(refusal: Any) -> str:
    """The codes of a refusal in one line."""
    return ", ".join(reason.code for reason in refusal.reasons)


def check_rebuilt(game: Game, seat: str, action: Action) -> list[Fault]:
    """A state read from its bytes gives the same answers, in the same order, and the same game."""
    rules, state = game.rules, game.state
    twin = rebuilt(rules, state)
    found = []
    if encode(twin) != encode(state):
        found.append(Fault("bytes-differ-after-reading"))
    text = msgspec.json.encode(state)
    if encode(msgspec.json.decode(text, type=rules.state_type)) != encode(state):
        found.append(Fault("json-differs-after-reading"))
    for name in rules.seats:
        first = texts(contract.legal(rules, state, name))
        second = texts(contract.legal(rules, twin, name))
        if first != second:
            kind = "order" if sorted(first) == sorted(second) else "content"
            odd = sorted(set(first) ^ set(second))[:3]
            found.append(Fault("legal-list-depends-on-cache", f"{name} {kind} {odd}"))
        one = contract.decision(rules, state, name)
        two = contract.decision(rules, twin, name)
        if canonical(one) != canonical(two):
            found.append(Fault("decision-depends-on-cache", f"{name} {difference(one, two)}"))
        if canonical(rules.view(state, name)) != canonical(rules.view(twin, name)):
            found.append(Fault("view-depends-on-cache", name))
    first_outcome = apply(rules, state, action, seat)
    second_outcome = apply(rules, rebuilt(rules, state), action, seat)
    if isinstance(first_outcome, Outcome) and isinstance(second_outcome, Outcome):
        if encode(first_outcome.state) != encode(second_outcome.state):
            found.append(Fault("next-state-depends-on-cache", action.text()))
        if canonical(first_outcome.events) != canonical(second_outcome.events):
            told = difference(first_outcome.events, second_outcome.events)
            found.append(Fault("events-depend-on-cache", f"{action.text()} {told}"))
    elif type(first_outcome) is not type(second_outcome):
        found.append(Fault("legality-depends-on-cache", action.text()))
    return found


def check_census(game: Game) -> list[Fault]:
    """The exact counts of a position do not depend on what was computed before."""
    one = game.rules.census(game.state)
    two = game.rules.census(rebuilt(game.rules, game.state))
    if canonical(one) == canonical(two):
        return []
    return [Fault("census-depends-on-cache", difference(one, two))]
