"""The names of places on the small board of a position text."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any, Protocol

from hexside.board import Board

#: The languages of a name; a name that is one text is the same in all of them.
LANGUAGES = ("en", "pl", "ru")
#: Longer than any name on the printed maps.
MOST_LETTERS = 40


class Telling(Protocol):
    """Notes a fault of the text: where, its code, and a value."""

    def __call__(self, key: str, code: str, value: str = "") -> None: ...


def read_names(
    table: Mapping[str, Any], places: Collection[str], fault: Telling
) -> dict[str, dict[str, str]]:
    """The names by hex; every hex must have a place."""
    found = {}
    for hex, value in table.items():
        key = f"board.names.{hex}"
        names = dict.fromkeys(LANGUAGES, value) if isinstance(value, str) else value
        if hex not in places:
            fault(key, "name-without-place")
        elif not isinstance(names, dict) or not all(_is_name(name) for name in names.values()):
            fault(key, "expected-name", f"{MOST_LETTERS}")
        elif set(names) != set(LANGUAGES):
            fault(key, "unknown-key", " ".join(LANGUAGES))
        else:
            found[hex] = dict(names)
    return found


def written_names(board: Board) -> dict[str, str | dict[str, str]]:
    """The names as ``read_names`` understands them, without those that are the hex numbers."""
    found: dict[str, str | dict[str, str]] = {}
    for place in sorted(board.places, key=lambda place: place.hex):
        hex = board.grid.names[place.hex]
        different = set(place.names.values())
        if different != {hex}:
            found[hex] = different.pop() if len(different) == 1 else dict(place.names)
    return found


def _is_name(value: Any) -> bool:
    return isinstance(value, str) and 0 < len(value) <= MOST_LETTERS and value.isprintable()


__all__ = ["LANGUAGES", "read_names", "written_names"]
