"""What commands print: JSON, tables, progress."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import typer

#: Wide enough for every table.
WIDE = 1000


def print_json(document: Any) -> None:
    """Print a document; structs and tuples become objects and lists."""
    import msgspec

    typer.echo(msgspec.json.format(msgspec.json.encode(document), indent=1).decode())


def print_table(headings: Sequence[str], rows: Iterable[Sequence[object]]) -> None:
    """Print a plain table; numbers are right-aligned."""
    from rich.console import Console
    from rich.table import Table
    from rich.text import Text

    listed = [[str(cell) for cell in row] for row in rows]
    table = Table(box=None, pad_edge=False)
    for column, heading in enumerate(headings):
        cells = [row[column] for row in listed]
        numbers = bool(cells) and all(cell[:1].isdigit() or cell[:1] in "-" for cell in cells)
        table.add_column(heading, justify="right" if numbers else "left", overflow="fold")
    for row in listed:
        # Text, not markup: square brackets in data are literal.
        table.add_row(*(Text(cell) for cell in row))
    Console(highlight=False, width=_width()).print(table)


def _width() -> int | None:
    """The width of the terminal; a file or pipe gets full lines."""
    if sys.stdout.isatty() or "COLUMNS" in os.environ:
        return None
    return WIDE


@contextmanager
def progress(label: str, total: int) -> Iterator[Callable[[int], None]]:
    """A bar on the error stream if that is a terminal; call it with the number done so far."""
    if not sys.stderr.isatty():
        yield _nothing
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn
    from rich.progress import TimeRemainingColumn as Remaining

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), Remaining())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(label, total=total)
        yield lambda done: bar.update(task, completed=done)


def _nothing(done: int) -> None:
    """Progress without a display."""
