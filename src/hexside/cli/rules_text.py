"""``hexside rules GAME --text``: read the rules in the terminal."""

from __future__ import annotations

import textwrap
from collections.abc import Iterable
from typing import TYPE_CHECKING

import typer

from hexside.cli.output import print_json, print_table
from hexside.cli.texts import language
from hexside.cli.troubles import listed, trouble

if TYPE_CHECKING:
    from hexside.engine.reference import Section

#: A comfortable line length for reading.
WIDTH = 88


def sections(game: str, number: str | None, overrides: tuple[str, ...]) -> tuple[Section, ...]:
    """The sections to print; raise if the game, text or section does not exist."""
    from hexside.engine import registry
    from hexside.phrasing.references import phrased

    definition = registry.game(game)
    if definition.reference is None:
        raise trouble("cli-no-rules-text", game=game)
    reference = phrased(definition.reference(language(), overrides))
    found = reference.sections if number is None else reference.under(number)
    if not found:
        known = listed(section.number for section in reference.sections)
        raise trouble("cli-unknown-section", section=number or "", known=known)
    return found


def print_sections(found: Iterable[Section]) -> None:
    """Print sections with wrapped lines and tables."""
    from hexside.engine.reference import Bullets, Paragraph, Ruling

    for section in found:
        heading = f"{section.number} {section.title}"
        typer.echo(f"{heading}\n{'=' * len(heading)}\n")
        for block in section.blocks:
            if isinstance(block, Paragraph):
                _print_wrapped(block.text, "", "")
            elif isinstance(block, Ruling):
                _print_wrapped(block.text, "| ", "| ")
            elif isinstance(block, Bullets):
                for item in block.items:
                    _print_wrapped(item, "- ", "  ")
            else:
                print_table([str(cell) for cell in block.head], block.rows)
            typer.echo("")


def _print_wrapped(text: str, first: str, later: str) -> None:
    typer.echo(textwrap.fill(text, WIDTH, initial_indent=first, subsequent_indent=later))


def print_sections_json(found: Iterable[Section]) -> None:
    """Print sections as the server sends them."""
    print_json({"sections": tuple(found)})
