"""The cells of a CSV text with their lines, before any meaning is given to them."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterator

from hexside.datafiles.errors import Problems


def split_rows(problems: Problems, name: str, text: str) -> Iterator[tuple[int, list[str]]]:
    """Stripped cells with the number of the line where they start.

    Blank lines and lines whose first cell begins with ``#`` are passed over. A quotation mark that
    is never closed would swallow the rest of the file, so the reading ends there with a fault.
    """
    reader = csv.reader(io.StringIO(text, newline=""), strict=True)
    while True:
        start = reader.line_num + 1
        try:
            cells = next(reader)
        except StopIteration:
            return
        except csv.Error:
            problems.add(name, start, None, None, "csv-quoting")
            return
        stripped = [cell.strip() for cell in cells]
        if any(stripped) and not stripped[0].startswith("#"):
            yield start, stripped
