"""Bytes of a data file to text: a missing, unreadable or badly encoded file is a fault too."""

from __future__ import annotations

from importlib.resources.abc import Traversable
from pathlib import Path

from hexside.datafiles.errors import DataFileError, DataFileErrors

Source = Path | Traversable


def read_text(path: Source, name: str) -> str:
    """The text of the file in UTF-8, a byte order mark removed."""
    try:
        content = path.read_bytes()
    except FileNotFoundError as fault:
        raise DataFileErrors([DataFileError(name, None, None, None, "missing-file")]) from fault
    except (OSError, ValueError) as fault:
        raise DataFileErrors([DataFileError(name, None, None, None, "unreadable-file")]) from fault
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise DataFileErrors(_bad_lines(content, name)) from None


def _bad_lines(content: bytes, name: str) -> list[DataFileError]:
    """One fault for each line that is not UTF-8."""
    faults = []
    for number, line in enumerate(content.split(b"\n"), 1):
        try:
            line.decode("utf-8")
        except UnicodeDecodeError as fault:
            shown = f"0x{line[fault.start]:02x}"
            faults.append(DataFileError(name, number, None, shown, "utf-8"))
    return faults
