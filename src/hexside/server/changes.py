"""What has changed between two tables, so that only that is sent.

A change is carried out by anybody who has the earlier table, without knowing what is in it: fields
are set, changed within or gone, and rows of a list that have a key are put in their place.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

#: Lists of rows that are told row by row, with the field that names a row.
KEYED = {"units": "id", "entries": "number"}

Key = str | int

#: By struct, its fields that are not sent while they have their defaults.
_LEFT_OUT: dict[Any, dict[str, Any]] = {}


class Rows(msgspec.Struct, frozen=True, omit_defaults=True):
    """Changed rows of a list: first those that are gone are taken out, then those to put come in,
    each in the place of the row with the same key, or at the end.
    """

    key: str
    put: list[Any] = []
    gone: list[Key] = []


class Change(msgspec.Struct, frozen=True, omit_defaults=True):
    """What has changed in a table or in a part of it, by field."""

    set: dict[str, Any] = {}
    within: dict[str, Change] = {}
    rows: dict[str, Rows] = {}
    gone: list[str] = []


def between(before: Any, after: Any) -> Change:
    """The change from one struct or table of words to another of the same kind."""
    old, new = _fields(before), _fields(after)
    put: dict[str, Any] = {}
    within: dict[str, Change] = {}
    rows: dict[str, Rows] = {}
    for name, value in new.items():
        if name not in old:
            put[name] = value
            continue
        known = old[name]
        if known is value or known == value:
            continue
        if _has_fields(known) and type(known) is type(value):
            within[name] = between(known, value)
            continue
        # In a table of words a list of the same name may hold anything.
        key = None if type(before) is dict else KEYED.get(name)
        found = _rows(known, value, key) if key is not None else None
        if found is None:
            put[name] = value
        else:
            rows[name] = found
    return Change(put, within, rows, [name for name in old if name not in new])


def _has_fields(value: Any) -> bool:
    return type(value) is dict or isinstance(value, msgspec.Struct)


def _fields(value: Any) -> dict[str, Any]:
    """The fields of a struct or a table, as far as they are sent."""
    if type(value) is dict:
        return value
    fields = msgspec.structs.asdict(value)
    for name, default in _left_out(type(value)).items():
        if fields[name] == default:
            del fields[name]
    return fields


def _left_out(kind: Any) -> dict[str, Any]:
    """The fields of a struct that are not sent while they have their defaults."""
    known = _LEFT_OUT.get(kind)
    if known is None:
        known = _LEFT_OUT[kind] = _defaults(kind) if kind.__struct_config__.omit_defaults else {}
    return known


def _defaults(kind: type[msgspec.Struct]) -> dict[str, Any]:
    found = {}
    for field in msgspec.structs.fields(kind):
        if field.default is not msgspec.NODEFAULT:
            found[field.name] = field.default
        elif field.default_factory is not msgspec.NODEFAULT:
            found[field.name] = field.default_factory()
    return found


def _rows(before: Sequence[Any], after: Sequence[Any], key: str) -> Rows | None:
    """The rows that differ; None if putting them in would give another order."""
    old = {getattr(row, key): row for row in before}
    new = {getattr(row, key): row for row in after}
    kept = [name for name in old if name in new]
    added = [name for name in new if name not in old]
    if kept + added != list(new) or len(new) != len(after) or len(old) != len(before):
        return None
    gone = [name for name in old if name not in new]
    return Rows(key, [row for name, row in new.items() if old.get(name) != row], gone)


def changed(before: Any, change: Any) -> Any:
    """A table as JSON after a change as JSON: what every client does."""
    after = {name: value for name, value in before.items() if name not in change.get("gone", ())}
    after |= change.get("set", {})
    for name, inner in change.get("within", {}).items():
        after[name] = changed(before[name], inner)
    for name, rows in change.get("rows", {}).items():
        key = rows["key"]
        left = {row[key]: row for row in before[name]}
        for gone in rows.get("gone", ()):
            del left[gone]
        after[name] = list((left | {row[key]: row for row in rows.get("put", ())}).values())
    return after


__all__ = ["Change", "Rows", "between", "changed"]
