"""Checks on single values that cells of a table and values of a TOML file have in common."""

from __future__ import annotations

import difflib
import enum
import re
from collections.abc import Iterable, Mapping

import msgspec
from msgspec import inspect

Argument = str | int


class Mismatch(Exception):
    """A value that does not fit its type: the code and arguments of the later fault."""

    def __init__(self, code: str, **args: Argument) -> None:
        super().__init__(code)
        self.code = code
        self.arguments: dict[str, Argument] = args


def nearest(value: str, choices: Iterable[str]) -> str:
    """The known word that a mistyped one most resembles, or an empty text."""
    known = {choice.casefold(): choice for choice in choices}
    found = difflib.get_close_matches(value.casefold(), known, n=1)
    return known[found[0]] if found else ""


def not_one_of(value: str, choices: Iterable[str]) -> Mismatch:
    """The mismatch for an unknown word, with the known ones and the nearest of them."""
    listed = list(choices)
    close = nearest(value, listed)
    return Mismatch("one-of", choices=", ".join(listed), nearest=close, near=int(bool(close)))


def choices_of(kind: inspect.LiteralType | inspect.EnumType) -> dict[str, object]:
    """The words of a Literal or an Enum and what each stands for."""
    if isinstance(kind, inspect.LiteralType):
        return {str(value): value for value in kind.values}
    members: Iterable[enum.Enum] = kind.cls
    return {str(member.value): member for member in members}


def check_number(value: float, kind: inspect.IntType | inspect.FloatType) -> None:
    """Refuse a number outside the bounds of its annotation."""
    if kind.ge is not None and value < kind.ge:
        raise Mismatch("at-least", bound=str(kind.ge))
    if kind.gt is not None and value <= kind.gt:
        raise Mismatch("more-than", bound=str(kind.gt))
    if kind.le is not None and value > kind.le:
        raise Mismatch("at-most", bound=str(kind.le))
    if kind.lt is not None and value >= kind.lt:
        raise Mismatch("less-than", bound=str(kind.lt))
    if kind.multiple_of is not None and value % kind.multiple_of:
        raise Mismatch("multiple-of", bound=str(kind.multiple_of))


def check_text(value: str, kind: inspect.StrType) -> None:
    """Refuse a text that is too short, too long or of another form than its annotation."""
    if kind.min_length and not value:
        raise Mismatch("empty")
    if kind.min_length is not None and len(value) < kind.min_length:
        raise Mismatch("text-at-least", bound=kind.min_length)
    if kind.max_length is not None and len(value) > kind.max_length:
        raise Mismatch("text-at-most", bound=kind.max_length)
    if kind.pattern is not None and re.search(kind.pattern, value) is None:
        raise Mismatch("pattern", pattern=kind.pattern)


def check_count(count: int, kind: inspect.CollectionType | inspect.DictType) -> None:
    """Refuse a list with fewer or more entries than its annotation allows."""
    if kind.min_length is not None and count < kind.min_length:
        raise Mismatch("entries-at-least", bound=kind.min_length)
    if kind.max_length is not None and count > kind.max_length:
        raise Mismatch("entries-at-most", bound=kind.max_length)


def default_of(field: inspect.Field) -> object:
    """The default of an optional field."""
    if field.default_factory is not msgspec.NODEFAULT:
        return field.default_factory()
    return field.default


def build(cls: type, values: Mapping[str, object]) -> object:
    """Make the struct; a ``ValueError`` of its own checks becomes a mismatch."""
    try:
        return cls(**values)
    except (ValueError, TypeError) as fault:
        raise Mismatch("invalid", reason=str(fault)) from fault
