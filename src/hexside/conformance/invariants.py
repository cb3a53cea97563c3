"""Every state is sound: the rules' own invariants, and a decision with choices or a result."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from hexside.api import Game
from hexside.conformance.faults import Fault, canonical
from hexside.engine import Action, contract, parse


def check_state(game: Game) -> list[Fault]:
    """No violation; a seat can act or the game is over."""
    found = [
        Fault("violation", f"{violation.code} {violation.arguments}")
        for violation in game.rules.violations(game.state)
    ]
    if game.over:
        if game.waiting or game.decision is not None or game.legal():
            found.append(Fault("decision-after-the-end"))
        return found
    if not game.waiting:
        found.append(Fault("nobody-decides", repr(game.state.agenda[-1:])))
    for seat in game.waiting:
        if seat not in game.rules.seats:
            found.append(Fault("unknown-seat-decides", seat))
        if not game.legal(seat):
            found.append(Fault("no-legal-action", f"{seat} {game.state.frame!r}"))
    return found


def check_decisions(game: Game) -> list[Fault]:
    """The decision names its seat and rule; its choices agree with the legal list."""
    found = []
    for seat in game.rules.seats:
        decision = game.decision_for(seat)
        legal = game.legal(seat)
        if (decision is None) != (seat not in game.waiting):
            found.append(Fault("decision-for-wrong-seat", seat))
        if decision is None:
            if legal:
                found.append(Fault("legal-without-decision", seat))
            continue
        if decision.seat != seat or not decision.kind or not decision.rule:
            found.append(Fault("decision-incomplete", f"{decision.seat} {decision.kind}"))
        canonical(decision)
        found.extend(_list_faults(game, legal))
        found.extend(
            Fault("choices-differ", f"{decision.kind}: {detail}")
            for detail in _choice_faults(decision.choices, legal, set(game.rules.verbs))
        )
    return found


def _list_faults(game: Game, legal: Sequence[Action]) -> list[Fault]:
    found = []
    if len(set(legal)) != len(legal):
        twice = sorted({action.text() for action in legal if legal.count(action) > 1})
        found.append(Fault("legal-action-listed-twice", ", ".join(twice[:3])))
    for action in legal:
        if parse(action.text(), game.rules.verbs) != action:
            found.append(Fault("action-text-differs", action.text()))
    return found


def _choice_faults(choices: dict[str, Any], legal: Sequence[Action], verbs: set[str]) -> list[str]:
    """Compare the structured choices with the list, as deep as the structure goes."""
    by_verb: dict[str, list[list[str]]] = {}
    pools: set[str] = set()
    for action in legal:
        by_verb.setdefault(action.verb, []).append(action.text().split()[1:])
        fields = action.__struct_fields__
        if fields and isinstance(getattr(action, fields[0]), tuple):
            pools.add(action.verb)
    found = [f"{verb} is legal but no choice" for verb in by_verb if verb not in choices]
    for verb, value in choices.items():
        if verb not in verbs:
            continue
        if verb not in by_verb:
            if value:
                found.append(f"{verb} is a choice but not legal")
        else:
            found.extend(_verb_faults(verb, value, by_verb[verb], verb in pools))
    return found


def _verb_faults(verb: str, value: Any, listed: list[list[str]], is_pool: bool) -> list[str]:
    if value is True:
        return [] if listed == [[]] else [f"{verb} takes arguments"]
    if isinstance(value, dict) and set(value) == {"least", "most"}:
        numbers = [str(number) for number in range(value["least"], value["most"] + 1)]
        return [] if numbers == [item[0] for item in listed] else [f"{verb} has other numbers"]
    if is_pool:
        return _pool_faults(verb, value, listed)
    firsts = {item[0] for item in listed}
    offered = {str(item) for item in value}
    if firsts != offered:
        return [f"{verb}: {sorted(firsts ^ offered)[:5]} in one of both only"]
    if not isinstance(value, dict):
        return []
    found = []
    rest: dict[str, set[str]] = {}
    for item in listed:
        if len(item) > 1:
            rest.setdefault(item[0], set()).add(item[-1])
    for first, below in value.items():
        if first not in rest:
            continue
        if isinstance(below, dict):
            ends = {str(end) for end in below}
        else:
            ends = {str(end[-1] if isinstance(end, (list, tuple)) else end) for end in below}
        if ends != rest[first]:
            found.append(f"{verb} {first}: {sorted(ends ^ rest[first])[:5]}")
    return found


def _pool_faults(verb: str, value: Any, listed: list[list[str]]) -> list[str]:
    """A choice of several things: either all selections, or the pool they come from."""
    if value and isinstance(value[0], (list, tuple)):
        same = [list(item) for item in value] == listed
        return [] if same else [f"{verb} offers other selections"]
    outside = {word for item in listed for word in item} - set(value)
    return [f"{verb} uses {sorted(outside)} from outside the pool"] if outside else []


def check_waiting(game: Game) -> list[Fault]:
    """``decision`` and ``legal`` without a seat refer to the first seat that must choose."""
    if game.over:
        return []
    first = game.waiting[0]
    same = contract.legal(game.rules, game.state) == game.legal(first)
    return [] if same and game.decision == game.decision_for(first) else [Fault("first-seat")]
