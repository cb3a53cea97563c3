"""Manual corrections, applied after everything else.

A game's `corrections.toml` has any number of tables [[hex]], [[hexside]], [[line]], [[place]] and
[[area]]. Each has a `why`. `kind = "none"` and `action = "remove"` remove something; a
[[hexside]] that corrects a river names it (`river`).
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any


@dataclass(frozen=True)
class Corrections:
    """The corrections of one game, by kind, in the order of the file."""

    hexes: tuple[tuple[str, str], ...]
    hexsides: tuple[tuple[str, str, str, str], ...]
    added_lines: tuple[tuple[str, str, tuple[str, ...]], ...]
    removed_links: tuple[tuple[str, str, str], ...]
    removed_lines: tuple[str, ...]
    places: tuple[tuple[str, str], ...]
    areas: tuple[tuple[str, str, str, str], ...]


def read_corrections(path: Path) -> Corrections:
    """Read a corrections file; a file that does not exist corrects nothing."""
    loaded: dict[str, Any] = tomllib.loads(path.read_text("utf-8")) if path.exists() else {}
    lines = loaded.get("line", [])
    return Corrections(
        hexes=tuple(
            (name, entry["terrain"])
            for entry in loaded.get("hex", [])
            for name in entry["hexes"].split()
        ),
        hexsides=tuple(
            (*pair.split("|", 1), entry["kind"], entry.get("river", ""))
            for entry in loaded.get("hexside", [])
            for pair in entry["sides"].split()
        ),
        added_lines=tuple(
            (entry["kind"], entry["id"], tuple(entry["path"].split()))
            for entry in lines
            if "path" in entry
        ),
        removed_links=tuple(
            (entry["kind"], *pair.split("|", 1))
            for entry in lines
            if "links" in entry
            for pair in entry["links"].split()
        ),
        removed_lines=tuple(
            entry["id"] for entry in lines if "links" not in entry and "path" not in entry
        ),
        places=tuple((entry["id"], entry["hex"]) for entry in loaded.get("place", [])),
        areas=tuple(
            (entry["action"], entry["id"], name, entry.get("note", ""))
            for entry in loaded.get("area", [])
            for name in entry["hexes"].split()
        ),
    )
