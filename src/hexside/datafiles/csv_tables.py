"""CSV tables: a header of column names, one struct a row, every fault with its line."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Generic, TypeVar, cast

import msgspec
from msgspec import inspect

from hexside.datafiles.cells import Converter, converter, is_many, may_be_none
from hexside.datafiles.csv_rows import split_rows
from hexside.datafiles.errors import DataFileErrors, Problems
from hexside.datafiles.reading import Source, read_text
from hexside.datafiles.values import Mismatch, build, default_of, nearest

T = TypeVar("T", bound=msgspec.Struct)


class Row(msgspec.Struct, Generic[T], frozen=True):
    """A row as a struct, and the line where it starts."""

    value: T
    line: int


class Column(msgspec.Struct, frozen=True):
    """How the cells under one heading become the values of one field."""

    name: str
    field: inspect.Field
    convert: Converter
    empty: object


class _Refuse:
    """Marks a column whose cells may not be empty."""


_REFUSE = _Refuse()


def read_table(
    path: Source,
    row: type[T],
    key: str | tuple[str, ...] | None = None,
    *,
    name: str | None = None,
) -> list[Row[T]]:
    """The rows of a CSV file, or ``DataFileErrors`` with every fault of the file.

    ``key`` names the column, or the columns together, that no two rows may share. ``name`` is what
    faults call the file; by default its own name without directories. Blank lines and lines whose
    first cell begins with ``#`` are passed over.
    """
    problems = Problems()
    rows = collect_table(problems, path, row, key, name=name)
    problems.raise_if_any()
    return rows


def collect_table(
    problems: Problems,
    path: Source,
    row: type[T],
    key: str | tuple[str, ...] | None = None,
    *,
    name: str | None = None,
) -> list[Row[T]]:
    """Like ``read_table``, but faults go to the collection and the sound rows are returned."""
    table = _Table(problems, name if name is not None else path.name, row, key)
    try:
        text = read_text(path, table.name)
    except DataFileErrors as faults:
        problems.extend(faults.errors)
        return []
    return cast("list[Row[T]]", table.read(text))


@cache
def columns_of(row: type[msgspec.Struct]) -> dict[str, Column]:
    """The columns that a row class describes, by heading."""
    info = inspect.type_info(row)
    if not isinstance(info, inspect.StructType):
        raise TypeError(f"{row.__name__} is not a plain struct")
    columns = {}
    for field in info.fields:
        kind = field.type.type if isinstance(field.type, inspect.Metadata) else field.type
        if may_be_none(kind):
            empty: object = None
        elif not field.required:
            empty = default_of(field)
        elif is_many(kind):
            empty = converter(kind)("")
        else:
            empty = _REFUSE
        columns[field.encode_name] = Column(field.encode_name, field, converter(kind), empty)
    return columns


class _Table:
    """One reading of one file."""

    def __init__(
        self,
        problems: Problems,
        name: str,
        row: type[msgspec.Struct],
        key: str | tuple[str, ...] | None,
    ) -> None:
        self.problems = problems
        self.name = name
        self.row = row
        self.columns = columns_of(row)
        self.key = (key,) if isinstance(key, str) else (key or ())
        for part in self.key:
            if part not in self.columns:
                raise TypeError(f"{row.__name__} has no column {part}")

    def read(self, text: str) -> list[Row[msgspec.Struct]]:
        before = len(self.problems)
        lines = split_rows(self.problems, self.name, text)
        first = next(lines, None)
        if first is None:
            # A quoting fault in the header has already been noted with its line.
            if len(self.problems) == before:
                self.problems.add(self.name, None, None, None, "no-header")
            return []
        headings = self._headings(*first)
        return self._rows(headings, len(first[1]), lines)

    def _headings(self, line: int, names: list[str]) -> list[tuple[int, Column]]:
        """Which cell belongs to which column; faults of the header on the way."""
        found: dict[str, int] = {}
        for place, heading in enumerate(names):
            if heading in found:
                self.problems.add(self.name, line, heading, None, "duplicate-column")
            elif heading not in self.columns:
                missing = [name for name in self.columns if name not in names]
                close = nearest(heading, missing)
                self.problems.add(
                    self.name,
                    line,
                    None,
                    heading,
                    "unknown-column",
                    choices=", ".join(self.columns),
                    nearest=close,
                    near=int(bool(close)),
                )
            else:
                found[heading] = place
        for heading, column in self.columns.items():
            if heading not in found and column.field.required:
                self.problems.add(self.name, line, heading, None, "missing-column")
        return [(place, self.columns[heading]) for heading, place in found.items()]

    def _rows(
        self,
        headings: list[tuple[int, Column]],
        width: int,
        lines: Iterator[tuple[int, list[str]]],
    ) -> list[Row[msgspec.Struct]]:
        present = {column.name for _, column in headings}
        complete = all(
            name in present or not column.field.required for name, column in self.columns.items()
        )
        plan = [(place, c.name, c.field.name, c.convert, c.empty) for place, c in headings]
        key_places = [(place, c.name) for place, c in headings if c.name in self.key]
        seen: dict[tuple[str, ...], int] = {}
        rows: list[Row[msgspec.Struct]] = []
        problems, name = self.problems, self.name
        for line, cells in lines:
            before = len(problems)
            if len(cells) != width:
                code = "short-row" if len(cells) < width else "long-row"
                problems.add(name, line, None, None, code, columns=width, cells=len(cells))
                # The cells that are there are still worth checking, up to the missing ones.
                plan_here = [step for step in plan if step[0] < len(cells)]
            else:
                plan_here = plan
            values: dict[str, object] = {}
            for place, heading, field, convert, empty in plan_here:
                cell = cells[place]
                if not cell:
                    if empty is _REFUSE:
                        problems.add(name, line, heading, None, "empty")
                    else:
                        values[field] = empty
                    continue
                try:
                    values[field] = convert(cell)
                except Mismatch as fault:
                    problems.add(name, line, heading, cell, fault.code, **fault.arguments)
            if key_places and all(place < len(cells) for place, _ in key_places):
                self._check_key(seen, line, tuple(cells[place] for place, _ in key_places))
            if len(problems) > before or not complete:
                continue
            try:
                value = build(self.row, values)
            except Mismatch as fault:
                problems.add(name, line, None, None, fault.code, **fault.arguments)
                continue
            rows.append(Row(cast("msgspec.Struct", value), line))
        return rows

    def _check_key(self, seen: dict[tuple[str, ...], int], line: int, key: tuple[str, ...]) -> None:
        if not any(key):
            return
        first = seen.setdefault(key, line)
        if first != line:
            shown = " ".join(key)
            self.problems.add(
                self.name, line, " ".join(self.key), shown, "duplicate-id", first=first
            )
