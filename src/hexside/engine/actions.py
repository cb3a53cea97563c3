"""Actions: what a player does, as typed structs with a one-line text form.

The text is the verb and then the fields in order, separated by blanks, in the manner of chess
notation: ``move ger-17-pz 1730 1629``. Hexes are written with their printed numbers, so an action
means the same on every copy of a board. A field of type ``tuple[str, ...]`` takes all the words
that are left and therefore stands last.
"""

from __future__ import annotations

import functools
from collections.abc import Mapping
from typing import Any, get_type_hints

import msgspec

from hexside.engine.refusals import Argument, Reason, Refusal, Refused


class Action(msgspec.Struct, frozen=True, tag_field="verb", gc=False):
    """Base of every action; a subclass sets its verb with ``tag=...``.

    Actions hold only words and numbers and can be in no cycle: the collector need not see the
    thousands of them that a list of legal moves has.
    """

    @property
    def verb(self) -> str:
        """The first word of the text form."""
        return verb_of(type(self))

    def canonical(self) -> Action:
        """The one form of several that mean the same, such as a choice in any order."""
        return self

    def text(self) -> str:
        """The one-line form; ``parse`` reads it back."""
        words = [self.verb]
        for name in self.__struct_fields__:
            value = getattr(self, name)
            if isinstance(value, tuple):
                words.extend(value)
            else:
                words.append(str(value))
        return " ".join(words)

    def __str__(self) -> str:
        return self.text()


Verbs = Mapping[str, type[Action]]


@functools.cache
def verb_of(kind: type[Action]) -> str:
    """The verb that a kind of action was declared with."""
    tag = kind.__struct_config__.tag
    assert isinstance(tag, str)
    return tag


def verbs(*kinds: type[Action]) -> dict[str, type[Action]]:
    """The vocabulary of a game, keyed by verb."""
    return {verb_of(kind): kind for kind in kinds}


@functools.cache
def _fields(kind: type[Action]) -> tuple[tuple[str, str], ...]:
    hints = get_type_hints(kind)
    shapes = []
    for name in kind.__struct_fields__:
        hint = hints[name]
        shapes.append((name, "int" if hint is int else "str" if hint is str else "rest"))
    return tuple(shapes)


def _unreadable(code: str, **arguments: Argument) -> Refused:
    return Refused(Refusal(kind="unreadable", reasons=(Reason(code=code, arguments=arguments),)))


NO_ALIASES: Mapping[str, str] = {}


def parse(text: str, vocabulary: Verbs, aliases: Mapping[str, str] = NO_ALIASES) -> Action:
    """Read the text form; raise ``Refused`` of kind *unreadable* when it cannot be read.

    ``aliases`` are words with another, canonical form: the second label of a hex on linked maps.
    """
    words = text.split()
    if aliases:
        words[1:] = [aliases.get(word, word) for word in words[1:]]
    if not words:
        raise _unreadable("empty-action")
    kind = vocabulary.get(words[0])
    if kind is None:
        raise _unreadable("unknown-verb", verb=words[0][:40], known=" ".join(sorted(vocabulary)))
    values: dict[str, Any] = {}
    rest = words[1:]
    for name, shape in _fields(kind):
        if shape == "rest":
            values[name] = tuple(rest)
            rest = []
            break
        if not rest:
            raise _unreadable("missing-word", verb=words[0], field=name)
        word = rest.pop(0)
        if shape == "int":
            try:
                values[name] = int(word)
            except ValueError:
                raise _unreadable("not-a-number", verb=words[0], word=word[:40]) from None
        else:
            values[name] = word
    if rest:
        raise _unreadable("too-many-words", verb=words[0], word=rest[0][:40])
    return kind(**values).canonical()
