"""Decisions: who must choose, what kind of choice it is, and by which rule."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from hexside.engine.actions import Action, verb_of
from hexside.engine.refusals import Argument


class Decision(msgspec.Struct, frozen=True, omit_defaults=True):
    """A choice that the game waits for.

    ``choices`` is structured for people and programs alike: by verb, and below it whatever the
    verb needs (for movement a table of destinations with cost and path per unit).
    """

    seat: str
    kind: str
    rule: str
    arguments: dict[str, Argument] = {}
    choices: dict[str, Any] = {}


def grouped(actions: Iterable[Action]) -> dict[str, Any]:
    """Choices by verb and first argument, for decisions without a richer structure."""
    table: dict[str, Any] = {}
    for action in actions:
        fields = action.__struct_fields__
        verb = verb_of(type(action))
        if not fields:
            table[verb] = True
            continue
        first = getattr(action, fields[0])
        if isinstance(first, tuple):
            table.setdefault(verb, []).append(list(first))
            continue
        rest = [getattr(action, name) for name in fields[1:]]
        entry = table.setdefault(verb, {}).setdefault(str(first), [])
        if rest:
            entry.append(
                rest[0] if len(rest) == 1 and not isinstance(rest[0], tuple) else _flat(rest)
            )
    return table


def _flat(values: list[Any]) -> list[Any]:
    words: list[Any] = []
    for value in values:
        words.extend(value if isinstance(value, tuple) else [value])
    return words
