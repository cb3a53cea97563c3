"""What two versions of a data file say differently, value by value."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from hexside.datafiles.csv_rows import split_rows
from hexside.datafiles.errors import Problems
from hexside.datafiles.reading import Source, read_text
from hexside.datafiles.toml_files import dotted, read_document


class Difference(msgspec.Struct, frozen=True):
    """One value that differs; None on the side where the row, key or file is absent.

    ``row`` is the id of a table's row or the path of a TOML table, ``field`` the column or key;
    both are None where a whole file, and ``field`` where a whole row, has been added or removed.
    """

    file: str
    row: str | None
    field: str | None
    base: str | None
    override: str | None


Table = dict[str, dict[str, str]]


def compare(name: str, base: Source, override: Source) -> list[Difference]:
    """The differences between a game's own file and its replacement."""
    if not base.is_file():
        return [Difference(name, None, None, None, "")]
    if name.endswith(".csv"):
        return _compare_rows(name, *_keyed(_cells(base, name), _cells(override, name)))
    return _compare_trees(name, read_document(base, name=name).tree, read_document(override).tree)


def _cells(path: Source, name: str) -> tuple[list[str], list[list[str]]]:
    """Header and rows, the rows as wide as the header."""
    problems = Problems()
    rows = [cells for _, cells in split_rows(problems, name, read_text(path, name))]
    problems.raise_if_any()
    if not rows:
        return [], []
    header, *body = rows
    padding = [""] * len(header)
    return header, [[*cells, *padding][: len(header)] for cells in body]


def _keyed(
    base: tuple[list[str], list[list[str]]], override: tuple[list[str], list[list[str]]]
) -> tuple[Table, Table]:
    """Both tables by the fewest leading columns of the base that tell all rows apart."""
    header = base[0]
    for width in range(1, len(header) + 1):
        if header[:width] != override[0][:width]:
            break
        tables = [_by_leading(width, *version) for version in (base, override)]
        if all(len(t) == len(v[1]) for t, v in zip(tables, (base, override), strict=True)):
            return tables[0], tables[1]
    # No columns tell the rows apart: compare them in order.
    numbered = [
        {str(i): dict(zip(head, cells, strict=True)) for i, cells in enumerate(rows, 1)}
        for head, rows in (base, override)
    ]
    return numbered[0], numbered[1]


def _by_leading(width: int, header: list[str], rows: list[list[str]]) -> Table:
    return {" ".join(cells[:width]): dict(zip(header, cells, strict=True)) for cells in rows}


def _compare_rows(name: str, base: Table, override: Table) -> list[Difference]:
    found = []
    for row in [*base, *(row for row in override if row not in base)]:
        old, new = base.get(row), override.get(row)
        if old is None or new is None:
            gone, come = (_listed(side) for side in (old, new))
            found.append(Difference(name, row, None, gone, come))
            continue
        found += [
            Difference(name, row, field, old.get(field), new.get(field))
            for field in [*old, *(field for field in new if field not in old)]
            if old.get(field) != new.get(field)
        ]
    return found


def _listed(row: dict[str, str] | None) -> str | None:
    return None if row is None else ",".join(row.values())


def _compare_trees(name: str, base: Any, override: Any) -> list[Difference]:
    old, new = _flat(base, ()), _flat(override, ())
    found = []
    for path in [*old, *(path for path in new if path not in old)]:
        if old.get(path) != new.get(path):
            field = str(path[-1]) if path else None
            found.append(Difference(name, dotted(path[:-1]), field, old.get(path), new.get(path)))
    return found


def _flat(value: Any, path: tuple[str | int, ...]) -> dict[tuple[str | int, ...], str]:
    """Every plain value by its path; list entries that carry an id go by it, others by place."""
    entries: Mapping[str | int, Any]
    if isinstance(value, dict):
        entries = value
    elif isinstance(value, list):
        named = {
            entry["id"]: entry
            for entry in value
            if isinstance(entry, dict) and isinstance(entry.get("id"), str)
        }
        entries = named if len(named) == len(value) else dict(enumerate(value))
    else:
        return {path: str(value)}
    flat: dict[tuple[str | int, ...], str] = {}
    for key, entry in entries.items():
        flat |= _flat(entry, (*path, key))
    return flat
