"""The actions of one unit with one verb, in a compact form.

A decision may have twenty thousand actions, most of them paths of a unit that only continue
another path. A bundle has one entry for each of them: the earlier entry that it continues, the
words that it adds, and what it costs. The game decides which actions exist; nothing here
knows a rule.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import groupby
from typing import Any

import msgspec

from hexside.engine.actions import Action

#: Below this number, actions are sent singly.
FEW = 8

#: Stands for the actions of a bundle in the full list.
STAR = "*"

#: The keys of a row of choices that a bundle also conveys.
_TOLD = frozenset({"cost", "path"})


class Bundle(msgspec.Struct, frozen=True, omit_defaults=True):
    """What one unit may do with one verb; the three lists are parallel."""

    #: The entry whose words come first, or -1 for none.
    after: list[int]
    #: The words that follow, usually one.
    words: list[str]
    #: What each costs, if the game says so.
    costs: list[float | None] = []


class _Known(msgspec.Struct, frozen=True, gc=False):
    """A finished bundle, with the actions it was made from."""

    actions: list[Action]
    table: Any
    encoded: msgspec.Raw
    words: frozenset[str]
    #: Whether the structured choices add nothing.
    is_complete: bool


class Bundled(msgspec.Struct, frozen=True):
    """The actions of a decision, grouped into bundles where possible."""

    #: The text of every other action; a bundle appears as its verb, its unit and a star.
    actions: tuple[str, ...]
    bundles: dict[str, msgspec.Raw]
    #: The structured choices without what the bundles convey.
    choices: dict[str, Any]
    #: Every word that occurs in an action.
    words: frozenset[str]


class Bundles:
    """Makes the bundles of one seat; a bundle is reused while its actions stay the same.

    A game returns the same action objects while nothing affects them, so after a move only a
    few bundles are rebuilt.
    """

    def __init__(self) -> None:
        self._known: dict[str, _Known] = {}

    def made(
        self,
        actions: Sequence[Action],
        choices: Mapping[str, Any],
        is_unit: Callable[[str], bool],
    ) -> Bundled:
        """The actions of a decision with its structured choices."""
        texts: list[str] = []
        known: dict[str, _Known] = {}
        plain: list[str] = []
        for (verb, unit), run in _runs(actions):
            star = f"{verb} {unit} {STAR}"
            found = None
            if len(run) >= FEW and is_unit(unit) and star not in known:
                found = self._bundle(star, run, _row(choices.get(verb), unit))
            if found is not None:
                known[star] = found
                texts.append(star)
            else:
                plain += [action.text() for action in run]
                texts += plain[len(plain) - len(run) :]
        self._known = known
        words = set(" ".join(plain).split(" ")) if plain else set()
        return Bundled(
            tuple(texts),
            {star: one.encoded for star, one in known.items()},
            _rest(choices, known),
            frozenset(words.union(*(one.words for one in known.values()))),
        )

    def _bundle(self, star: str, run: list[Action], table: Any) -> _Known | None:
        """The bundle of some actions; ``None`` if one of them has no further words."""
        before = self._known.get(star)
        if (
            before is not None
            and before.actions == run
            and (before.table is table or before.table == table)
        ):
            return before
        start = len(star) - len(STAR)
        ends = [action.text()[start:] for action in run]
        if "" in ends:
            return None
        bundle = _bundle(ends, table)
        words = frozenset((*star.split(" ")[:2], *" ".join(bundle.words).split(" ")))
        encoded = msgspec.Raw(msgspec.json.encode(bundle))
        return _Known(run, table, encoded, words, _is_told(table))


def _runs(actions: Iterable[Action]) -> Iterator[tuple[tuple[str, str], list[Action]]]:
    """Runs of actions with the same verb and first word, if they have more words."""
    for subject, run in groupby(actions, _subject):
        yield subject, list(run)


def _subject(action: Action) -> tuple[str, str]:
    verb, field = _opening(type(action))
    return (verb, getattr(action, field)) if field else (verb, "")


@functools.cache
def _opening(kind: type[Action]) -> tuple[str, str]:
    """The verb of a kind of action, and its first field if more words may follow."""
    fields = kind.__struct_fields__
    verb = str(kind.__struct_config__.tag)
    return verb, fields[0] if len(fields) > 1 else ""


def _bundle(ends: Iterable[str], table: Any) -> Bundle:
    places: dict[str, int] = {}
    after: list[int] = []
    words: list[str] = []
    costs: list[float | None] = []
    for place, end in enumerate(ends):
        head = end.rpartition(" ")[0]
        while head and head not in places:
            head = head.rpartition(" ")[0]
        after.append(places[head] if head else -1)
        words.append(end[len(head) + 1 :] if head else end)
        places.setdefault(end, place)
        costs.append(_cost(table, end.rpartition(" ")[2]))
    return Bundle(after, words, costs if any(cost is not None for cost in costs) else [])


def _cost(table: Any, goal: str) -> float | None:
    cost = _row(_row(table, goal), "cost")
    return cost if isinstance(cost, (int, float)) else None


def _row(table: Any, key: str) -> Any:
    return table.get(key) if type(table) is dict else None


def _rest(choices: Mapping[str, Any], known: Mapping[str, _Known]) -> dict[str, Any]:
    """The structured choices without the rows that add nothing to a bundle."""
    rest: dict[str, Any] = {}
    for verb, table in choices.items():
        if type(table) is not dict:
            rest[verb] = table
            continue
        left = {}
        for unit, row in table.items():
            bundle = known.get(f"{verb} {unit} {STAR}")
            if bundle is None or not bundle.is_complete:
                left[unit] = row
        if left or not table:
            rest[verb] = left
    return rest


def _is_told(table: Any) -> bool:
    """Whether a table of choices holds only destinations, with data that a bundle conveys."""
    if isinstance(table, (list, tuple)):
        return all(type(word) is str for word in table)
    return type(table) is dict and all(
        type(row) is dict and row.keys() <= _TOLD for row in table.values()
    )


__all__ = ["FEW", "STAR", "Bundle", "Bundled", "Bundles"]
