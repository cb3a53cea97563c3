"""A finished map and its tables as text."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from hexside.hexgrid import Grid
from tools.mapbuilder.geodata import Bank
from tools.mapbuilder.lattice import Side
from tools.mapbuilder.lines import Line
from tools.mapbuilder.rivers import Chain
from tools.mapbuilder.settings import NAMED, PlaceRow


@dataclass(frozen=True)
class BuiltMap:
    """A finished map, and what tests need to know about how it was built.

    `sides` are the rivers, `overlays` the other features along a hexside (ferries, alpine
    crests), `courses` the hexsides of each river from its source down, after the corrections.
    """

    grid: Grid
    terrain: list[str]
    sides: dict[Side, str]
    overlays: list[tuple[Side, str]]
    lines: list[Line]
    line_columns: dict[str, dict[str, str]]
    places: tuple[PlaceRow, ...]
    areas: list[tuple[str, str, str]]
    chains: list[Chain]
    courses: dict[str, list[Side]]
    banks: tuple[Bank, ...]
    boxes: str

    def tables(self) -> dict[str, str]:
        """The text of every map table, by file name."""
        names = self.grid.names
        sides = [*self.sides.items(), *self.overlays]
        extra = list(self.places[0].extra) if self.places else []
        columns = list(self.line_columns)
        found = {
            "hexes.csv": _table(("hex", "terrain"), sorted(zip(names, self.terrain, strict=True))),
            "hexsides.csv": _table(
                ("from", "to", "kind"),
                sorted((*sorted((names[a], names[b])), kind) for (a, b), kind in sides),
            ),
            "lines.csv": _table(
                ("kind", "id", "path", *columns),
                (
                    (
                        line.kind,
                        line.id,
                        " ".join(names[h] for h in line.path),
                        *(self.line_columns[column].get(line.id, "") for column in columns),
                    )
                    for line in self.lines
                ),
            ),
            "places.csv": _table(
                (*(name for name in NAMED if name != "source"), *extra),
                (
                    (
                        *(getattr(p, name) for name in NAMED if name != "source"),
                        *(p.extra[column] for column in extra),
                    )
                    for p in self.places
                ),
            ),
            "areas.csv": _table(("area", "hex", "note"), self.areas),
            "rivers.csv": _table(
                ("river", "sides"),
                (
                    (river, " ".join(f"{names[a]}|{names[b]}" for a, b in course))
                    for river, course in self.courses.items()
                ),
            ),
            "banks.csv": _table(
                ("place", "river", "side"), ((b.place, b.river, b.side) for b in self.banks)
            ),
        }
        if self.boxes:
            found["boxes.csv"] = self.boxes
        return found


def _table(columns: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(columns)
    writer.writerows(rows)
    return text.getvalue()
