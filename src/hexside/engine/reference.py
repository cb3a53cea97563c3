"""The rules of a game as a player reads them: sections of paragraphs, lists, rulings and tables.

A game tells its tables from its data files. Words in them are messages of the catalogues, because
no game knows a language; ``hexside.phrasing.references`` puts the words in.
"""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import Any

import msgspec

_FRACTIONS = {Fraction(1, 4): "¼", Fraction(1, 2): "½", Fraction(3, 4): "¾"}


def printed(value: float) -> str:
    """A number as a player aid prints it: whole or with ¼, ½, ¾, and with a true minus sign."""
    exact = Fraction(abs(value))
    whole, part = int(exact), exact % 1
    if part and part not in _FRACTIONS:
        return f"{value:g}"
    digits = f"{whole or ''}{_FRACTIONS[part]}" if part else str(whole)
    return f"\N{MINUS SIGN}{digits}" if value < 0 else digits


def number_at(values: Mapping[str, Any], path: str) -> str | None:
    """A number of nested tables by its path (``movement.rail_units``), printed; else nothing."""
    found: Any = values
    for name in path.split("."):
        if not isinstance(found, dict) or name not in found:
            return None
        found = found[name]
    return printed(found) if isinstance(found, (int, float)) else None


class Message(msgspec.Struct, frozen=True, omit_defaults=True):
    """A text of the catalogues by its id."""

    id: str
    arguments: dict[str, str | int] = {}


class Words(msgspec.Struct, frozen=True, tag="words"):
    """Several messages in one cell."""

    items: tuple[Message, ...]


Cell = str | Message | Words


class Paragraph(msgspec.Struct, frozen=True, tag="paragraph", tag_field="kind"):
    """Sentences of a rule; ``[10.4]`` refers to a section."""

    text: str


class Ruling(msgspec.Struct, frozen=True, tag="ruling", tag_field="kind"):
    """How this program decides what the rulebook leaves open."""

    text: str


class Bullets(msgspec.Struct, frozen=True, tag="bullets", tag_field="kind"):
    """A list of points."""

    items: tuple[str, ...]


class Table(msgspec.Struct, frozen=True, tag="table", tag_field="kind"):
    """A table of the data files."""

    id: str
    head: tuple[Cell, ...]
    rows: tuple[tuple[Cell, ...], ...]


Block = Paragraph | Ruling | Bullets | Table


class Section(msgspec.Struct, frozen=True):
    """A numbered section of the rules."""

    number: str
    title: str
    blocks: tuple[Block, ...]


class Reference(msgspec.Struct, frozen=True):
    """The rules of a game in one language."""

    game: str
    language: str
    sections: tuple[Section, ...]

    def under(self, number: str) -> tuple[Section, ...]:
        """The section with this number and those below it: ``10`` has 10.0, 10.1 and so on."""
        return tuple(
            section
            for section in self.sections
            if section.number == number or section.number.startswith(f"{number}.")
        )
