"""Cells of a table: one converter for each field, chosen once from the field's type.

int, float and str are what they seem; bool is yes or no; a Literal or an Enum is one of its words;
an empty cell is None where None is allowed, else the default; a tuple, list or set is written as
words separated by spaces.
"""

from __future__ import annotations

import math
import re
from collections.abc import Callable
from typing import NoReturn

from msgspec import inspect

from hexside.datafiles.values import (
    Mismatch,
    check_count,
    check_number,
    check_text,
    choices_of,
    not_one_of,
)

Converter = Callable[[str], object]

_WHOLE = re.compile(r"[+-]?[0-9]{1,18}\Z")
_NUMBER = re.compile(r"[+-]?([0-9]+\.?[0-9]*|\.[0-9]+)(e[+-]?[0-9]+)?\Z", re.IGNORECASE)
_MANY = (inspect.VarTupleType, inspect.ListType, inspect.SetType, inspect.FrozenSetType)
_YES_NO = {"yes": True, "no": False}


def may_be_none(kind: inspect.Type) -> bool:
    """Whether an empty cell means None."""
    if isinstance(kind, inspect.UnionType):
        return any(isinstance(part, inspect.NoneType) for part in kind.types)
    return isinstance(kind, inspect.NoneType)


def is_many(kind: inspect.Type) -> bool:
    """Whether the cell holds words separated by spaces, so that an empty one means none."""
    return isinstance(kind, _MANY)


def converter(kind: inspect.Type) -> Converter:
    """The function from the text of a cell that is not empty to the value of that type."""
    if isinstance(kind, inspect.Metadata):
        return converter(kind.type)
    if isinstance(kind, inspect.StrType):
        return _text(kind)
    if isinstance(kind, inspect.IntType):
        return _whole(kind)
    if isinstance(kind, inspect.FloatType):
        return _number(kind)
    if isinstance(kind, inspect.BoolType):
        return _yes_no
    if isinstance(kind, inspect.LiteralType | inspect.EnumType):
        return _word(kind)
    if isinstance(kind, inspect.UnionType):
        return _either(kind)
    if isinstance(kind, _MANY):
        return _many(kind)
    if isinstance(kind, inspect.TupleType):
        return _several(kind)
    unsupported(kind)


def unsupported(kind: inspect.Type) -> NoReturn:
    """A mistake in the row class itself, not in any file."""
    raise TypeError(f"a table cell cannot hold {type(kind).__name__}")


def _text(kind: inspect.StrType) -> Converter:
    if kind.pattern is None and kind.min_length is None and kind.max_length is None:
        return str

    def convert(cell: str) -> object:
        check_text(cell, kind)
        return cell

    return convert


def _whole(kind: inspect.IntType) -> Converter:
    def convert(cell: str) -> object:
        if _WHOLE.match(cell) is None:
            raise Mismatch("whole-number")
        value = int(cell)
        check_number(value, kind)
        return value

    return convert


def _number(kind: inspect.FloatType) -> Converter:
    def convert(cell: str) -> object:
        if _NUMBER.match(cell) is None or not math.isfinite(value := float(cell)):
            raise Mismatch("number")
        check_number(value, kind)
        return value

    return convert


def _yes_no(cell: str) -> object:
    try:
        return _YES_NO[cell]
    except KeyError:
        raise Mismatch("yes-no") from None


def _word(kind: inspect.LiteralType | inspect.EnumType) -> Converter:
    choices = choices_of(kind)

    def convert(cell: str) -> object:
        try:
            return choices[cell]
        except KeyError:
            raise not_one_of(cell, choices) from None

    return convert


def _either(kind: inspect.UnionType) -> Converter:
    # Text accepts anything, so it is tried last; numbers come before words.
    order = (inspect.IntType, inspect.FloatType, inspect.StrType)
    parts = [part for part in kind.types if not isinstance(part, inspect.NoneType)]
    parts.sort(key=lambda part: {order[0]: 0, order[1]: 1, order[2]: 3}.get(type(part), 2))
    converters = [converter(part) for part in parts]
    if len(converters) == 1:
        return converters[0]

    def convert(cell: str) -> object:
        failures = []
        for attempt in converters:
            try:
                return attempt(cell)
            except Mismatch as failure:
                failures.append(failure)
        raise failures[-1]

    return convert


def _many(kind: inspect.CollectionType) -> Converter:
    one = converter(kind.item_type)
    makers: dict[type, Callable[[list[object]], object]] = {
        inspect.VarTupleType: tuple,
        inspect.ListType: list,
        inspect.SetType: set,
        inspect.FrozenSetType: frozenset,
    }
    make = makers[type(kind)]

    def convert(cell: str) -> object:
        words = cell.split()
        check_count(len(words), kind)
        return make([one(word) for word in words])

    return convert


def _several(kind: inspect.TupleType) -> Converter:
    ones = [converter(part) for part in kind.item_types]

    def convert(cell: str) -> object:
        words = cell.split()
        if len(words) != len(ones):
            raise Mismatch("entries", bound=len(ones), count=len(words))
        return tuple(one(word) for one, word in zip(ones, words, strict=True))

    return convert
