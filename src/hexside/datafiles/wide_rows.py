"""Row classes widened by the columns that only one game has, for readers that know no game."""

from __future__ import annotations

from typing import TypeVar, cast

import msgspec

from hexside.datafiles.csv_rows import split_rows
from hexside.datafiles.errors import Problems
from hexside.datafiles.sources import Sources

T = TypeVar("T", bound=msgspec.Struct)


def widened(found: Sources, name: str, row: type[T]) -> type[T]:
    """The row class with a text field for every further column of a file."""
    return cast(
        "type[T]",
        msgspec.defstruct(
            row.__name__,
            [(column, str, "") for column in _further_columns(found, name, row)],
            bases=(row,),
            frozen=True,
            kw_only=True,
            rename={
                field.name: field.encode_name
                for field in msgspec.structs.fields(row)
                if field.name != field.encode_name
            }
            or None,
        ),
    )


def further_cells(value: T, row: type[T]) -> dict[str, str]:
    """The cells of a widened row that its class did not have before."""
    known = row.__struct_fields__
    return {name: getattr(value, name) for name in value.__struct_fields__ if name not in known}


def _further_columns(found: Sources, name: str, row: type[msgspec.Struct]) -> list[str]:
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
