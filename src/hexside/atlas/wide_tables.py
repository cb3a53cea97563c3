"""Tables of which every game has the same first columns and some have more."""

from __future__ import annotations

from typing import TypeVar, cast

import msgspec

from hexside.datafiles import Problems, Row, Sources
from hexside.datafiles.csv_rows import split_rows

T = TypeVar("T", bound=msgspec.Struct)


def collect_wide(
    problems: Problems,
    found: Sources,
    name: str,
    row: type[T],
    key: str | tuple[str, ...] | None = None,
) -> list[tuple[Row[T], dict[str, str]]]:
    """The rows as structs, each with the cells of the columns that the struct does not know."""
    extra = _extra_columns(found, name, row)
    shape = msgspec.defstruct(
        row.__name__,
        [(column, str, "") for column in extra],
        bases=(row,),
        frozen=True,
        kw_only=True,
        rename={
            field.name: field.encode_name
            for field in msgspec.structs.fields(row)
            if field.name != field.encode_name
        }
        or None,
    )
    rows = cast("list[Row[T]]", found.collect_table(problems, name, shape, key))
    return [(line, {column: getattr(line.value, column) for column in extra}) for line in rows]


def _extra_columns(found: Sources, name: str, row: type[msgspec.Struct]) -> list[str]:
    """The headings of the file that the struct does not have; faults are noted later."""
    try:
        text = found.find(name).read_bytes().decode("utf-8-sig")
    except (OSError, UnicodeDecodeError):
        return []
    header = next(split_rows(Problems(), name, text), None)
    known = {field.encode_name for field in msgspec.structs.fields(row)}
    headings = header[1] if header else []
    return [
        heading
        for heading in dict.fromkeys(headings)
        if heading not in known and heading.isidentifier()
    ]
