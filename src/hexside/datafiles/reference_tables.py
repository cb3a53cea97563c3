"""Tables of a rules reference that several games print alike, and the cells they are made of."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from hexside.datafiles.game_rows import ChitColumns
from hexside.engine.reference import Cell, Message, Table, Words, printed

NOTHING = "–"
NO_OTHER_NAMES: Mapping[str, str] = {}


def numbered(value: Any) -> Any:
    """Nested values with every list as a table whose keys count from 1, for ``number_at``."""
    if isinstance(value, dict):
        return {key: numbered(inner) for key, inner in value.items()}
    if isinstance(value, (list, tuple)):
        return {str(place): numbered(inner) for place, inner in enumerate(value, 1)}
    return value


# Cells


def cost_cell(cost: float | str) -> Cell:
    """Movement points, or a word such as ``all``."""
    return Message(f"reference-cost-{cost}") if isinstance(cost, str) else printed(cost)


def added_cell(cost: float | str) -> Cell:
    """Movement points that are paid on top of others."""
    return cost_cell(cost) if isinstance(cost, str) else f"+{printed(cost)}"


def shift_cell(columns: int) -> Cell:
    """Columns to the left."""
    return Message("reference-columns-left", {"size": columns}) if columns else NOTHING


def attack_cell(factor: float) -> Cell:
    """What becomes of the strength that attacks across a hexside; 0 is no attack at all."""
    if not factor:
        return Message("reference-no-attack")
    return Message("reference-attack-factor", {"factor": printed(factor)})


def line_cost_cell(cost: float, strategic: float | None) -> Cell:
    """Movement points along a road or railway, and those of strategic movement if there is any."""
    if strategic is None:
        return printed(cost)
    arguments: dict[str, str | int] = {"cost": printed(cost), "strategic": printed(strategic)}
    return Message("reference-cost-strategic", arguments)


def chit_cell(chits: Iterable[str]) -> Cell:
    """Chits by their names."""
    found = tuple(Message(f"chit-{chit}") for chit in chits)
    return Words(found) if found else NOTHING


# Tables


def table(name: str, columns: Sequence[str], rows: Sequence[tuple[Cell, ...]]) -> Table:
    """A table whose heads are ``reference-column-...`` of the catalogues."""
    head = tuple(Message(f"reference-column-{column}") for column in columns)
    return Table(name, head, tuple(rows))


def combat_table(labels: Sequence[str], results: Sequence[Sequence[str]]) -> Table:
    """The Combat Results Table: one row for each result of the die."""
    head = tuple(label.replace(".5", "½") for label in labels)
    rows = tuple(
        (str(die), *(NOTHING if cell == "--" else cell for cell in row))
        for die, row in enumerate(results, 1)
    )
    return Table("combat", (Message("reference-column-die"), *head), rows)


def zone_rows(enter: float, leave: float) -> tuple[tuple[Cell, Cell], tuple[Cell, Cell]]:
    """The rows of a terrain table about enemy zones of control: what, and its cost."""
    return (
        (Message("reference-zone-enter"), added_cell(enter)),
        (Message("reference-zone-leave"), added_cell(leave)),
    )


def chits_table(
    chits: Mapping[str, ChitColumns], seats: Mapping[str, str] = NO_OTHER_NAMES
) -> Table:
    """The chits with their owners, how many there are, and from which turn on.

    ``seats`` has the messages of the seats that a game calls by another name than the common one.
    """
    rows = [
        (Message(f"chit-{chit.id}"), _owner(chit, seats), str(chit.count), str(chit.from_turn))
        for chit in chits.values()
    ]
    return table("chits", ("chit", "owner", "count", "from-turn"), rows)


def _owner(chit: ChitColumns, seats: Mapping[str, str]) -> Message:
    if chit.side == "both":
        return Message("reference-both-sides")
    return Message(seats.get(chit.side, f"seat-{chit.side}"))
