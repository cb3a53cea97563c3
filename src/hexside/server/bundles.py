"""The actions of one unit with one verb, in a compact form.

A decision may have twenty thousand actions, most of them paths of a unit that only continue
another path. A bundle has one entry for each of them: the earlier entry that it continues, the
words that it adds, and what it costs. The game decides which actions exist; nothing here
knows a rule.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import chain, groupby
from operator import eq, is_, itemgetter
from typing import Any

import msgspec

from hexside.engine.actions import Action
from hexside.engine.listing import Listing, Made

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


#: A verb and the word after it.
Subject = tuple[str, str]

#: Consecutive parts of a legal list, all with the same verb and first word.
Run = list[Sequence[Action]]


class _Known(msgspec.Struct, frozen=True, gc=False):
    """A finished bundle, with the actions it was made from."""

    run: Run
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
    #: Every word that occurs in an action, of those that have a name.
    words: frozenset[str]


class Bundles:
    """Makes the bundles of one seat; a bundle is reused while its actions stay the same.

    A game returns the same lists and actions while nothing affects them, so after a move only a
    few bundles are rebuilt, and the actions of the others are not looked at.
    """

    def __init__(self) -> None:
        self._known: dict[str, _Known] = {}
        #: By the identity of a list on demand, the list and the verb and first word of all in it.
        self._subjects: dict[int, tuple[Made, Subject | None]] = {}

    def made(
        self,
        actions: Sequence[Action],
        choices: Mapping[str, Any],
        is_unit: Callable[[str], bool],
        is_named: Callable[[str], bool] = bool,
    ) -> Bundled:
        """The actions of a decision with its structured choices."""
        texts: list[str] = []
        known: dict[str, _Known] = {}
        plain: list[str] = []
        for (verb, unit), run in self._runs(actions):
            star = f"{verb} {unit} {STAR}"
            found = None
            if sum(map(len, run)) >= FEW and is_unit(unit) and star not in known:
                found = self._bundle(star, run, _row(choices.get(verb), unit), is_named)
            if found is not None:
                known[star] = found
                texts.append(star)
            else:
                single = [action.text() for part in run for action in part]
                plain += single
                texts += single
        self._known = known
        words = set(filter(is_named, set(" ".join(plain).split(" ")))) if plain else set()
        return Bundled(
            tuple(texts),
            {star: one.encoded for star, one in known.items()},
            _rest(choices, known),
            frozenset(words.union(*(one.words for one in known.values()))),
        )

    def _bundle(
        self, star: str, run: Run, table: Any, is_named: Callable[[str], bool]
    ) -> _Known | None:
        """The bundle of some actions; ``None`` if one of them has no further words."""
        before = self._known.get(star)
        if (
            before is not None
            and (before.table is table or before.table == table)
            and _is_same(before.run, run)
        ):
            return before
        start = len(star) - len(STAR)
        ends = [action.text()[start:] for part in run for action in part]
        if "" in ends:
            return None
        bundle = _bundle(ends, table)
        words = {*star.split(" ")[:2], *" ".join(bundle.words).split(" ")}
        encoded = msgspec.Raw(msgspec.json.encode(bundle))
        return _Known(run, table, encoded, frozenset(filter(is_named, words)), _is_told(table))

    def _runs(self, actions: Sequence[Action]) -> Iterator[tuple[Subject, Run]]:
        """Runs of actions with the same verb and first word, if they have more words."""
        subjects = self._subjects
        self._subjects = {}
        for subject, parts in groupby(self._parts(actions, subjects), itemgetter(0)):
            yield subject, [part for _, part in parts]

    def _parts(
        self, actions: Sequence[Action], subjects: Mapping[int, tuple[Made, Subject | None]]
    ) -> Iterator[tuple[Subject, Sequence[Action]]]:
        if isinstance(actions, Listing):
            for part in actions.parts:
                yield from self._parts(part, subjects)
            return
        if isinstance(actions, Made) and len(actions):
            known = subjects.get(id(actions)) or (actions, _only_subject(actions))
            self._subjects[id(actions)] = known
            if known[1] is not None:
                yield known[1], actions
                return
        for subject, run in groupby(actions, _subject):
            yield subject, list(run)


def _is_same(before: Run, run: Run) -> bool:
    if len(before) == len(run) and all(map(is_, before, run)):
        return True
    return sum(map(len, before)) == sum(map(len, run)) and all(
        map(eq, chain.from_iterable(before), chain.from_iterable(run))
    )


def _only_subject(actions: Sequence[Action]) -> Subject | None:
    """The verb and first word of all these actions, if they have the same."""
    first = _subject(actions[0])
    return first if all(_subject(action) == first for action in actions) else None


def _subject(action: Action) -> Subject:
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
