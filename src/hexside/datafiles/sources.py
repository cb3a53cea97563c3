"""Where a game's data files are read from: its own directory, and directories of replacements.

A file in a replacement directory stands for the whole file of the same name; the later directory
wins. ``differences`` tells what the replacements change, value by value.
"""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path
from typing import TypeVar

import msgspec

from hexside.datafiles.csv_tables import Row, collect_table, read_table
from hexside.datafiles.differences import Difference, compare
from hexside.datafiles.errors import DataFileErrors, Problems
from hexside.datafiles.reading import Source
from hexside.datafiles.toml_files import collect_toml, read_document, read_toml

T = TypeVar("T", bound=msgspec.Struct)


class Sources:
    """The data directory of a game with any number of replacement directories over it."""

    def __init__(self, base: Source, overrides: tuple[Path, ...] = ()) -> None:
        self.base = base
        self.overrides = overrides

    def check_overrides(self, problems: Problems) -> None:
        """Note replacement directories that do not exist."""
        for directory in self.overrides:
            if not directory.is_dir():
                problems.add(directory.as_posix(), None, None, None, "no-such-directory")

    def find(self, name: str) -> Source:
        """The file to read for a name such as ``map/hexes.csv``; it need not exist."""
        for directory in reversed(self.overrides):
            if (directory / name).is_file():
                return directory / name
        return self.base.joinpath(*name.split("/"))

    def label(self, name: str) -> str:
        """What faults call the file: its name, with the replacement directory where it has one."""
        for directory in reversed(self.overrides):
            if (directory / name).is_file():
                return (directory / name).as_posix()
        return name

    def has(self, name: str) -> bool:
        """Whether there is such a file at all."""
        return self.find(name).is_file()

    def table(
        self, name: str, row: type[T], key: str | tuple[str, ...] | None = None
    ) -> list[Row[T]]:
        """``read_table`` of the file in force."""
        return read_table(self.find(name), row, key, name=self.label(name))

    def toml(self, name: str, shape: type[T]) -> T:
        """``read_toml`` of the file in force."""
        return read_toml(self.find(name), shape, name=self.label(name))

    def collect_table(
        self,
        problems: Problems,
        name: str,
        row: type[T],
        key: str | tuple[str, ...] | None = None,
    ) -> list[Row[T]]:
        """``collect_table`` of the file in force."""
        return collect_table(problems, self.find(name), row, key, name=self.label(name))

    def collect_toml(self, problems: Problems, name: str, shape: type[T]) -> T | None:
        """``collect_toml`` of the file in force."""
        return collect_toml(problems, self.find(name), shape, name=self.label(name))

    def line(self, name: str, *path: str | int) -> int | None:
        """The line of a key in a TOML file that can be read, for a fault found later."""
        return read_document(self.find(name), name=self.label(name)).line(*path)

    def names(self, folder: str, suffix: str) -> list[str]:
        """The names of the files of one kind in a folder, replacements and additions included."""
        found = set()
        for directory in (self.base, *self.overrides):
            place = directory.joinpath(*folder.split("/"))
            if place.is_dir():
                found |= {
                    f"{folder}/{entry.name}"
                    for entry in place.iterdir()
                    if entry.name.endswith(suffix)
                }
        return sorted(found)

    def differences(self) -> list[Difference]:
        """What the replacements in force change against the game's own files."""
        problems = Problems()
        changes: list[Difference] = []
        for name in self._replaced():
            try:
                changes += compare(name, self.base.joinpath(*name.split("/")), self.find(name))
            except DataFileErrors as faults:
                problems.extend(faults.errors)
        problems.raise_if_any()
        return changes

    def _replaced(self) -> list[str]:
        """The CSV and TOML files that any replacement directory holds."""
        return sorted(
            {
                path.relative_to(directory).as_posix()
                for directory in self.overrides
                for path in directory.rglob("*")
                if path.suffix in (".csv", ".toml") and path.is_file()
            }
        )


def package_sources(package: str, overrides: tuple[str, ...] = ()) -> Sources:
    """The folder ``data`` of a game's package with replacement directories over it."""
    return Sources(files(package) / "data", tuple(Path(name) for name in overrides))
