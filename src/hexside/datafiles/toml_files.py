"""TOML files: the whole document as one struct, every fault with its line and key."""

from __future__ import annotations

import re
import tomllib
from functools import cache, lru_cache
from typing import Any, TypeVar, cast

import msgspec
from msgspec import inspect

from hexside.datafiles.errors import DataFileErrors, Problems
from hexside.datafiles.reading import Source, read_text
from hexside.datafiles.toml_lines import Path, key_lines, line_of
from hexside.datafiles.toml_values import Fault, fit

T = TypeVar("T", bound=msgspec.Struct)

_PLACE = re.compile(r" \(at line (\d+), column \d+\)\Z")


class Document(msgspec.Struct, frozen=True):
    """A TOML text that has been parsed, with the means to find the lines of its keys."""

    name: str
    text: str
    tree: dict[str, Any]

    def line(self, *path: str | int) -> int | None:
        """The line of a key: ``document.line("units", 3, "hex")``."""
        try:
            return line_of(_lines(self.text), path)
        except RecursionError:  # brackets nested almost as deep as the parser can follow
            return None


@lru_cache(maxsize=16)
def _lines(text: str) -> dict[Path, int]:
    return key_lines(text)


def read_toml(path: Source, shape: type[T], *, name: str | None = None) -> T:
    """The document as a struct, or ``DataFileErrors`` with every fault of the file.

    ``name`` is what faults call the file; by default its own name without directories.
    """
    problems = Problems()
    value = collect_toml(problems, path, shape, name=name)
    problems.raise_if_any()
    return cast("T", value)


def collect_toml(
    problems: Problems, path: Source, shape: type[T], *, name: str | None = None
) -> T | None:
    """Like ``read_toml``, but faults go to the collection; None when there was any."""
    try:
        document = read_document(path, name=name)
    except DataFileErrors as faults:
        problems.extend(faults.errors)
        return None
    faults_found: list[Fault] = []
    value = fit(document.tree, _type_of(shape), (), faults_found)
    for fault in faults_found:
        problems.add(
            document.name,
            document.line(*fault.path),
            dotted(fault.path),
            fault.value,
            fault.code,
            **fault.args,
        )
    return None if faults_found else cast("T", value)


def read_document(path: Source, *, name: str | None = None) -> Document:
    """The parsed text without any shape, for cross-checks that need lines of keys."""
    problems = Problems()
    called = name if name is not None else path.name
    text = read_text(path, called)
    try:
        return Document(called, text, tomllib.loads(text))
    except (ValueError, RecursionError) as fault:
        place = _PLACE.search(str(fault))
        line = int(place.group(1)) if place else text.count("\n") + 1
        reason = str(fault).partition(" (at ")[0]
        problems.add(called, line, None, None, "toml-syntax", reason=reason)
    raise DataFileErrors(problems.errors)


@cache
def _type_of(shape: type[msgspec.Struct]) -> inspect.Type:
    return inspect.type_info(shape)


def dotted(path: Path) -> str | None:
    """The path of a key as faults show it: ``units[3].hex``."""
    shown = ""
    for part in path:
        shown += f"[{part}]" if isinstance(part, int) else f".{part}"
    return shown.removeprefix(".") or None
