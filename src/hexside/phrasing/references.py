"""The rules reference of a game with the words of its tables in the reader's language."""

from __future__ import annotations

import msgspec

from hexside.engine.reference import Cell, Message, Reference, Section, Table
from hexside.phrasing import bundles


def phrased(reference: Reference) -> Reference:
    """The same reference with plain text in every cell."""
    return msgspec.structs.replace(
        reference,
        sections=tuple(_section(section, reference.language) for section in reference.sections),
    )


def _section(section: Section, language: str) -> Section:
    return msgspec.structs.replace(
        section,
        blocks=tuple(
            _table(block, language) if isinstance(block, Table) else block
            for block in section.blocks
        ),
    )


def _table(table: Table, language: str) -> Table:
    return Table(
        table.id,
        tuple(cell_text(cell, language) for cell in table.head),
        tuple(tuple(cell_text(cell, language) for cell in row) for row in table.rows),
    )


def cell_text(cell: Cell, language: str) -> str:
    """The content of a cell."""
    if isinstance(cell, str):
        return cell
    if isinstance(cell, Message):
        return bundles.text(language, cell.id, cell.arguments)
    return ", ".join(cell_text(item, language) for item in cell.items)
