"""Puts a map together: terrain, places, rivers, lines, areas, corrections, tables."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

from hexside.hexgrid import SCHEMES, Grid
from tools.mapbuilder.areas import bank
from tools.mapbuilder.corrections import Corrections, read_corrections
from tools.mapbuilder.geodata import Geodata, Point, read_geodata
from tools.mapbuilder.lattice import Lattice, Side
from tools.mapbuilder.lines import Line, Surveyor
from tools.mapbuilder.projection import Projection, pull_into
from tools.mapbuilder.rivers import Chain, lay_rivers
from tools.mapbuilder.settings import PlaceRow, Settings, read_settings
from tools.mapbuilder.terrain import classify, survey

ROOT = Path(__file__).resolve().parents[2]
GAMES = Path(__file__).resolve().parent / "games"

_STRENGTH = {"minor-river": 0, "major-river": 1, "blocked": 2}
"""Where two rivers share a hexside the stronger one counts."""
_IN_HEX = 0.33
"""A place stands this close to the centre of its hex, in hexes."""


@dataclass(frozen=True)
class BuiltMap:
    """A finished map and what a test wants to know about its making."""

    grid: Grid
    terrain: list[str]
    sides: dict[Side, str]
    lines: list[Line]
    places: tuple[PlaceRow, ...]
    areas: list[tuple[str, str, str]]
    chains: list[Chain]

    def tables(self) -> dict[str, str]:
        """The text of every map table, by file name."""
        names = self.grid.names
        return {
            "hexes.csv": _table(("hex", "terrain"), sorted(zip(names, self.terrain, strict=True))),
            "hexsides.csv": _table(
                ("from", "to", "kind"),
                sorted(
                    (*sorted((names[a], names[b])), kind) for (a, b), kind in self.sides.items()
                ),
            ),
            "lines.csv": _table(
                ("kind", "id", "path"),
                (
                    (line.kind, line.id, " ".join(names[h] for h in line.path))
                    for line in self.lines
                ),
            ),
            "places.csv": _table(
                ("id", "hex", "kind", "name_en", "name_pl", "name_ru"),
                ((p.id, p.hex, p.kind, p.name_en, p.name_pl, p.name_ru) for p in self.places),
            ),
            "areas.csv": _table(("area", "hex", "note"), self.areas),
        }


def game_settings(game: str) -> Settings:
    """The settings of a game."""
    return read_settings(GAMES / game)


def build(settings: Settings) -> BuiltMap:
    """Build the map of one game."""
    geodata = read_geodata(ROOT / "geodata")
    corrections = read_corrections(settings.folder / "corrections.toml")
    scheme = SCHEMES[settings.scheme]
    grid = Grid(scheme, _names(settings))
    lattice = Lattice(grid)
    places = _corrected_places(settings.places, corrections)
    projection, towns = _projected(settings, geodata, grid, places)
    window = _window(geodata)
    terrain = [
        classify(ground, settings.terrain)
        for ground in survey(geodata, projection, lattice, window)
    ]
    for name, kind in corrections.hexes:
        terrain[grid.index(name)] = kind
    sea = frozenset(h for h, kind in enumerate(terrain) if kind == "sea")
    chains = lay_rivers(settings.rivers, geodata, projection, lattice, sea, towns)
    sides: dict[Side, str] = {}
    for chain in chains:
        for side, kind in zip(chain.sides, chain.kinds, strict=True):
            if side not in sides or _STRENGTH[kind] > _STRENGTH[sides[side]]:
                sides[side] = kind
    for a, b, kind in corrections.hexsides:
        side = _side(grid, a, b)
        sides.pop(side, None)
        if kind != "none":
            sides[side] = kind
    stations = {p.source: grid.index(p.hex) for p in places if p.source}
    stations |= {name: grid.index(hex_name) for name, hex_name in settings.stations.items()}
    lines: list[Line] = []
    for kind, tracks, wanted in (
        ("rail", geodata.railways, settings.railways),
        ("road", geodata.roads, settings.roads),
    ):
        surveyor = Surveyor(settings, projection, lattice, terrain, sides, stations)
        lines += surveyor.lay(kind, tracks, wanted)
    lines = _corrected_lines(lines, corrections, grid)
    areas = list(settings.areas)
    for area, river, seed in settings.bank_areas:
        walls = frozenset(s for chain in chains if chain.river.name == river for s in chain.sides)
        hexes = bank(grid, grid.index(seed), terrain, walls)
        areas += [(area, name, "") for name in sorted(grid.names[h] for h in hexes)]
    for action, area, name, note in corrections.areas:
        areas = [entry for entry in areas if entry[:2] != (area, name)]
        if action == "add":
            areas.append((area, name, note))
    return BuiltMap(grid, terrain, sides, lines, places, areas, chains)


def _names(settings: Settings) -> list[str]:
    scheme = SCHEMES[settings.scheme]
    return sorted(
        scheme.name(column, row)
        for row in range(settings.rows[0], settings.rows[1] + 1)
        for column in range(settings.columns[0], settings.columns[1] + 1)
    )


def _projected(
    settings: Settings, geodata: Geodata, grid: Grid, places: Sequence[PlaceRow]
) -> tuple[Projection, dict[int, Point]]:
    """The projection with every place in its hex, and where the places then stand."""
    plain = Projection(settings.fit)
    pulls = tuple(
        pull_into(
            plain.to_plane(geodata.places[place.source]),
            grid.centers[grid.index(place.hex)],
            _IN_HEX,
        )
        for place in places
        if place.source
    )
    projection = plain.with_pulls(pulls)
    towns = {
        grid.index(place.hex): projection.to_plane(geodata.places[place.source])
        for place in places
        if place.source
    }
    return projection, towns


def _window(geodata: Geodata) -> tuple[Point, Point]:
    relief = geodata.relief
    east = relief.west + relief.step * len(relief.rows[0])
    south = relief.north - relief.step * len(relief.rows)
    return (relief.west, south), (east, relief.north)


def _corrected_places(
    places: tuple[PlaceRow, ...], corrections: Corrections
) -> tuple[PlaceRow, ...]:
    moved = dict(corrections.places)
    return tuple(
        PlaceRow(**{**vars(place), "hex": moved.get(place.id, place.hex)}) for place in places
    )


def _corrected_lines(lines: list[Line], corrections: Corrections, grid: Grid) -> list[Line]:
    """Lines without the removed ones, cut at the removed links, with the added ones."""
    gone = {(kind, _side(grid, a, b)) for kind, a, b in corrections.removed_links}
    kept: list[Line] = []
    for line in lines:
        if line.id in corrections.removed_lines:
            continue
        runs = [[line.path[0]]]
        for a, b in zip(line.path, line.path[1:], strict=False):
            if (line.kind, (min(a, b), max(a, b))) in gone:
                runs.append([b])
            else:
                runs[-1].append(b)
        full = [run for run in runs if len(run) > 1]
        kept += [
            Line(line.kind, line.id + (f"-{n + 1}" if len(full) > 1 else ""), tuple(run))
            for n, run in enumerate(full)
        ]
    for kind, name, path in corrections.added_lines:
        kept.append(Line(kind, name, tuple(grid.index(hex_name) for hex_name in path)))
    return kept


def _side(grid: Grid, a: str, b: str) -> Side:
    first, second = sorted((grid.index(a), grid.index(b)))
    grid.hexside(first, second)
    return first, second


def _table(columns: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(columns)
    writer.writerows(rows)
    return text.getvalue()
