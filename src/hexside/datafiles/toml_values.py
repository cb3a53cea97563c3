"""A parsed TOML tree against a struct type, noting every place where it does not fit."""

from __future__ import annotations

import datetime
import math
import re
from collections.abc import Callable
from typing import Any

import msgspec
from msgspec import inspect

from hexside.datafiles.toml_lines import Path
from hexside.datafiles.values import (
    Argument,
    Mismatch,
    build,
    check_count,
    check_number,
    check_text,
    choices_of,
    default_of,
    nearest,
    not_one_of,
)


class Fault(msgspec.Struct, frozen=True):
    """A place of the tree that does not fit."""

    path: Path
    value: str | None
    code: str
    args: dict[str, Argument]


_WHOLE = re.compile(r"-?[0-9]{1,18}\Z")


class _Misfit:
    """Stands for a value that was not usable; its fault has been noted."""


MISFIT = _Misfit()

_MAKERS: dict[type, Callable[[list[object]], object]] = {
    inspect.VarTupleType: tuple,
    inspect.ListType: list,
    inspect.SetType: set,
    inspect.FrozenSetType: frozenset,
}
_TIMES: dict[type, type] = {
    inspect.DateTimeType: datetime.datetime,
    inspect.DateType: datetime.date,
    inspect.TimeType: datetime.time,
}


def shown(value: object) -> str:
    """A value as the file would write it, cut short."""
    if isinstance(value, bool):
        return "true" if value else "false"
    try:
        text = "{...}" if isinstance(value, dict) else str(value)
    except ValueError:  # Python refuses to write numbers of thousands of digits
        return "..."
    return text if len(text) <= 60 else text[:57] + "..."


def fit(value: Any, kind: inspect.Type, path: Path, faults: list[Fault]) -> object:
    """The value as its type wants it, or ``MISFIT`` after noting why not."""
    if isinstance(kind, inspect.Metadata):
        return fit(value, kind.type, path, faults)
    if isinstance(kind, inspect.StructType):
        return _struct(value, kind, path, faults)
    if isinstance(kind, inspect.DictType):
        return _dict(value, kind, path, faults)
    if isinstance(kind, inspect.CollectionType):
        return _collection(value, kind, path, faults)
    if isinstance(kind, inspect.TupleType):
        return _tuple(value, kind, path, faults)
    if isinstance(kind, inspect.UnionType):
        return _union(value, kind, path, faults)
    try:
        return _scalar(value, kind)
    except Mismatch as fault:
        return _note(faults, path, value, fault)


def _note(faults: list[Fault], path: Path, value: object, fault: Mismatch) -> object:
    quoted = None if value is None else shown(value)
    faults.append(Fault(path, quoted, fault.code, fault.arguments))
    return MISFIT


def _scalar(value: Any, kind: inspect.Type) -> object:
    if isinstance(kind, inspect.AnyType):
        return value
    if isinstance(kind, inspect.StrType):
        if not isinstance(value, str):
            raise Mismatch("text")
        check_text(value, kind)
        return value
    if isinstance(kind, inspect.BoolType):
        if not isinstance(value, bool):
            raise Mismatch("true-false")
        return value
    if isinstance(kind, inspect.IntType):
        if not isinstance(value, int) or isinstance(value, bool):
            raise Mismatch("whole-number")
        check_number(value, kind)
        return value
    if isinstance(kind, inspect.FloatType):
        return _float(value, kind)
    if isinstance(kind, inspect.LiteralType | inspect.EnumType):
        return _word(value, kind)
    wanted = _TIMES.get(type(kind))
    if wanted is None:
        raise TypeError(f"a TOML file cannot hold {type(kind).__name__}")
    # A datetime is also a date to Python, but not to a reader of the file.
    if type(value) is not wanted:
        raise Mismatch("date-or-time")
    return value


def _float(value: Any, kind: inspect.FloatType) -> float:
    if isinstance(value, bool) or not isinstance(value, int | float):
        raise Mismatch("number")
    try:
        number = float(value)
    except OverflowError:
        raise Mismatch("number") from None
    if not math.isfinite(number):
        raise Mismatch("number")
    check_number(number, kind)
    return number


def _word(value: Any, kind: inspect.LiteralType | inspect.EnumType) -> object:
    choices = choices_of(kind)
    found = choices.get(shown(value), MISFIT)
    plain = getattr(found, "value", found) if isinstance(kind, inspect.EnumType) else found
    if found is MISFIT or type(plain) is not type(value):
        raise not_one_of(shown(value), choices)
    return found


def _struct(value: Any, kind: inspect.StructType, path: Path, faults: list[Fault]) -> object:
    if not isinstance(value, dict):
        return _note(faults, path, value, Mismatch("table"))
    fields = {field.encode_name: field for field in kind.fields}
    before = len(faults)
    for key, entry in value.items():
        if key not in fields and not (kind.tag_field == key and kind.tag == entry):
            close = nearest(key, [name for name in fields if name not in value])
            listed = ", ".join(fields)
            fault = Mismatch("unknown-key", choices=listed, nearest=close, near=int(bool(close)))
            _note(faults, (*path, key), None, fault)
    values: dict[str, object] = {}
    for name, field in fields.items():
        if name in value:
            values[field.name] = fit(value[name], field.type, (*path, name), faults)
        elif field.required:
            _note(faults, (*path, name), None, Mismatch("missing-key"))
        else:
            values[field.name] = default_of(field)
    if len(faults) > before:
        return MISFIT
    try:
        return build(kind.cls, values)
    except Mismatch as fault:
        return _note(faults, path, None, fault)


def _dict(value: Any, kind: inspect.DictType, path: Path, faults: list[Fault]) -> object:
    if not isinstance(value, dict):
        return _note(faults, path, value, Mismatch("table"))
    result: dict[object, object] = {}
    for key, entry in value.items():
        name: object = key
        # TOML keys are always text; a whole-number key is written 7 = ... and read as "7".
        if isinstance(kind.key_type, inspect.IntType) and _WHOLE.match(key):
            name = int(key)
        if isinstance(kind.key_type, inspect.EnumType | inspect.LiteralType):
            name = choices_of(kind.key_type).get(key, MISFIT)
            if name is MISFIT:
                _note(faults, (*path, key), key, not_one_of(key, choices_of(kind.key_type)))
        else:
            name = fit(name, kind.key_type, (*path, key), faults)
        result[name] = fit(entry, kind.value_type, (*path, key), faults)
    try:
        check_count(len(value), kind)
    except Mismatch as fault:
        return _note(faults, path, None, fault)
    return result


def _collection(
    value: Any, kind: inspect.CollectionType, path: Path, faults: list[Fault]
) -> object:
    if not isinstance(value, list):
        return _note(faults, path, value, Mismatch("list"))
    before = len(faults)
    entries = [fit(entry, kind.item_type, (*path, i), faults) for i, entry in enumerate(value)]
    try:
        check_count(len(value), kind)
    except Mismatch as fault:
        return _note(faults, path, None, fault)
    return MISFIT if len(faults) > before else _MAKERS[type(kind)](entries)


def _tuple(value: Any, kind: inspect.TupleType, path: Path, faults: list[Fault]) -> object:
    if not isinstance(value, list):
        return _note(faults, path, value, Mismatch("list"))
    if len(value) != len(kind.item_types):
        fault = Mismatch("entries", bound=len(kind.item_types), count=len(value))
        return _note(faults, path, None, fault)
    pairs = zip(value, kind.item_types, strict=True)
    return tuple(fit(entry, part, (*path, i), faults) for i, (entry, part) in enumerate(pairs))


def _union(value: Any, kind: inspect.UnionType, path: Path, faults: list[Fault]) -> object:
    parts = [part for part in kind.types if not isinstance(part, inspect.NoneType)]
    if len(parts) == 1:
        return fit(value, parts[0], path, faults)
    tagged = [part for part in parts if isinstance(part, inspect.StructType) and part.tag_field]
    if isinstance(value, dict) and tagged:
        return _tagged(value, tagged, path, faults)
    tries: list[list[Fault]] = []
    for part in parts:
        attempt: list[Fault] = []
        result = fit(value, part, path, attempt)
        if not attempt:
            return result
        tries.append(attempt)
    # The alternative that got deepest into the value is the one that its author meant.
    faults.extend(max(tries, key=lambda attempt: max(len(fault.path) for fault in attempt)))
    return MISFIT


def _tagged(
    value: dict[str, Any], parts: list[inspect.StructType], path: Path, faults: list[Fault]
) -> object:
    field = str(parts[0].tag_field)
    if field not in value:
        return _note(faults, (*path, field), None, Mismatch("missing-key"))
    for part in parts:
        if part.tag == value[field]:
            return _struct(value, part, path, faults)
    known = [str(part.tag) for part in parts]
    return _note(faults, (*path, field), value[field], not_one_of(shown(value[field]), known))
