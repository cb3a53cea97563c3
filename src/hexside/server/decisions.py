"""A decision as sent to a seat: a sentence, with every legal action, full or compact."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

import msgspec

from hexside.engine import Decision
from hexside.server.bodies import SeatDecision
from hexside.server.bundles import Bundles
from hexside.server.live import LiveGame
from hexside.server.wording import Wording

#: How a decision is encoded.
Form = Callable[[LiveGame, Decision, Wording], SeatDecision]


def full(live: LiveGame, decision: Decision, wording: Wording) -> SeatDecision:
    """Every action in its text form, and all structured choices."""
    actions = tuple(action.text() for action in live.game.legal(decision.seat))
    # There may be many thousands of actions, but few distinct words.
    words = filter(wording.is_vocabulary, set(" ".join(actions).split(" ")))
    return _told(decision, decision.choices, actions, {}, words, wording)


def compact(live: LiveGame, decision: Decision, wording: Wording) -> SeatDecision:
    """The actions of a unit with one verb as a bundle, for a client that unpacks on demand."""
    seat = decision.seat
    made = live.bundles.setdefault(seat, Bundles()).made(
        live.game.legal(seat),
        decision.choices,
        getattr(wording.rules, "roster", {}).__contains__,
        wording.is_vocabulary,
    )
    return _told(decision, made.choices, made.actions, made.bundles, made.words, wording)


#: By the word that a client uses to ask for them.
FORMS: dict[str, Form] = {"full": full, "compact": compact}


def _told(
    decision: Decision,
    choices: dict[str, Any],
    actions: tuple[str, ...],
    bundles: dict[str, msgspec.Raw],
    words: Iterable[str],
    wording: Wording,
) -> SeatDecision:
    return SeatDecision(
        decision.seat,
        decision.kind,
        wording.or_id("kind", decision.kind),
        decision.rule,
        wording.rule(decision.rule),
        wording.decision(decision),
        decision.arguments,
        _with_texts(choices, wording),
        actions,
        bundles,
        _names(actions, words, wording),
    )


def _names(actions: tuple[str, ...], words: Iterable[str], wording: Wording) -> dict[str, str]:
    """The names of the words that are not units, hexes or numbers."""
    named = wording.words(words)
    verbs = {action.partition(" ")[0] for action in actions}
    for verb in verbs:
        named[verb] = wording.or_id("verb", verb)
    # A verb may have another name when no word follows it.
    alone = wording.existing("verb", (f"{verb}-alone" for verb in verbs.intersection(actions)))
    return named | {f"{name.removesuffix('-alone')} ": text for name, text in alone.items()}


def _with_texts(choices: Any, wording: Wording) -> Any:
    """The choices with a text for every modifier of an attack; rows without any are not copied."""
    changed = {}
    for key, value in choices.items():
        if key == "modifiers":
            changed[key] = wording.modifiers(value)
        elif type(value) is dict:
            texts = _with_texts(value, wording)
            if texts is not value:
                changed[key] = texts
    return {**choices, **changed} if changed else choices


__all__ = ["FORMS", "Form", "compact", "full"]
