"""Generates the client's types from the server's bodies: ``python -m tools.client_types``.

The server's structs are the schema. The types that the client needs are written into one file,
which is never edited by hand; a test fails when it is out of date.
"""

from __future__ import annotations

import inspect as docs
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import msgspec
from msgspec import inspect

from hexside.server.assets import Catalogue
from hexside.server.boards import BoardBody
from hexside.server.bodies import (
    ActionRequest,
    Answer,
    BranchRequest,
    Changes,
    Claimed,
    ClaimRequest,
    CommitRequest,
    Hint,
    HintRequest,
    History,
    Invited,
    NewGame,
    Overlays,
    RevealRequest,
    Statistics,
    Stopped,
    Table,
    TableNotice,
    UndoRequest,
    WhyNot,
    WhyNotRequest,
)
from hexside.server.errors import ErrorBody
from hexside.server.lessons import LessonBody
from hexside.server.notices import Notice, ThinkingNotice
from hexside.server.reference import RulesText

FILE = Path(__file__).parent.parent / "client" / "src" / "protocol" / "schema.ts"

#: Everything that goes over the wire; the structs inside them are found automatically.
BODIES: tuple[type[msgspec.Struct], ...] = (
    Catalogue,
    Table,
    History,
    Overlays,
    Statistics,
    BoardBody,
    RulesText,
    LessonBody,
    Hint,
    Claimed,
    Invited,
    Answer,
    Stopped,
    WhyNot,
    ErrorBody,
    Notice,
    TableNotice,
    ThinkingNotice,
    NewGame,
    Changes,
    ActionRequest,
    UndoRequest,
    ClaimRequest,
    CommitRequest,
    RevealRequest,
    HintRequest,
    WhyNotRequest,
    BranchRequest,
)

HEADING = """/**
 * The bodies of requests and answers, made from the server's structs by `make client-types`.
 * Not to be edited: change the structs instead.
 */
"""

PLAIN: dict[type[inspect.Type], str] = {
    inspect.AnyType: "unknown",
    inspect.RawType: "unknown",
    inspect.NoneType: "null",
    inspect.BoolType: "boolean",
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.StrType: "string",
}


def written() -> str:
    """The full file."""
    found: dict[str, inspect.StructType] = {}
    for body in BODIES:
        _collect(inspect.type_info(body), found)
    blocks = [_interface(name, found[name]) for name in found]
    return "\n".join([HEADING, *blocks])


def _held(kind: inspect.Type) -> inspect.Type:
    """A type without its limits; for a loosely typed field, what the struct declares."""
    if isinstance(kind, inspect.Metadata):
        told = (kind.extra or {}).get("holds")
        return _held(inspect.type_info(told) if told is not None else kind.type)
    return kind


def _parts(kind: inspect.Type) -> Iterator[inspect.Type]:
    if isinstance(kind, inspect.UnionType):
        yield from kind.types
    elif isinstance(kind, inspect.TupleType):
        yield from kind.item_types
    elif isinstance(kind, (inspect.VarTupleType, inspect.ListType)):
        yield kind.item_type
    elif isinstance(kind, inspect.DictType):
        yield kind.value_type
    elif isinstance(kind, inspect.StructType):
        yield from (field.type for field in kind.fields)


def _collect(
    kind: inspect.Type, found: dict[str, inspect.StructType], around: frozenset[str] = frozenset()
) -> None:
    """Every struct inside a type, dependencies first; ``around`` are those that it is inside of."""
    kind = _held(kind)
    if isinstance(kind, inspect.StructType):
        name = kind.cls.__name__
        if name in found or name in around:
            return
        around |= {name}
    for part in _parts(kind):
        _collect(part, found, around)
    if isinstance(kind, inspect.StructType):
        found[kind.cls.__name__] = kind


def _interface(name: str, kind: inspect.StructType) -> str:
    told = (docs.getdoc(kind.cls) or "").split("\n\n")[0].replace("\n", " ").replace("``", "`")
    lines = [f"/** {told} */", f"export interface {name} {{"]
    if kind.tag is not None:
        lines.append(f"  readonly {kind.tag_field}: {_literal(kind.tag)};")
    # A response omits only what its struct says; a request may omit every default.
    may_lack = kind.forbid_unknown_fields or kind.cls.__struct_config__.omit_defaults
    for field in kind.fields:
        mark = "?" if may_lack and not field.required else ""
        lines.append(f"  readonly {field.encode_name}{mark}: {_text(field.type)};")
    return "\n".join([*lines, "}", ""])


def _text(kind: inspect.Type) -> str:
    kind = _held(kind)
    plain = PLAIN.get(type(kind))
    if plain is not None:
        return plain
    if isinstance(kind, inspect.StructType):
        return kind.cls.__name__
    if isinstance(kind, inspect.LiteralType):
        return " | ".join(_literal(value) for value in kind.values)
    if isinstance(kind, inspect.UnionType):
        return " | ".join(dict.fromkeys(_text(part) for part in kind.types))
    if isinstance(kind, inspect.DictType):
        return f"Readonly<Record<string, {_text(kind.value_type)}>>"
    if isinstance(kind, inspect.TupleType):
        return f"readonly [{', '.join(_each(kind.item_types))}]"
    if isinstance(kind, (inspect.VarTupleType, inspect.ListType)):
        (item,) = _each([kind.item_type])
        return f"readonly {f'({item})' if ' ' in item else item}[]"
    raise TypeError(f"no client type for {kind}")


def _each(kinds: Iterable[inspect.Type]) -> list[str]:
    return [_text(kind) for kind in kinds]


def _literal(value: Any) -> str:
    return msgspec.json.encode(value).decode()


if __name__ == "__main__":
    FILE.write_text(written(), encoding="utf-8")
