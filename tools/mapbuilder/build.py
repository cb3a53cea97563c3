"""Assembles a map: terrain, places, rivers, lines, areas, corrections, tables."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from hexside.hexgrid import SCHEMES, Grid
from tools.mapbuilder.areas import bank, block, junctions
from tools.mapbuilder.built import BuiltMap
from tools.mapbuilder.corrections import Corrections, read_corrections
from tools.mapbuilder.geodata import Bank, Geodata, Point, read_battlefield, read_geodata
from tools.mapbuilder.lattice import Lattice, Side
from tools.mapbuilder.letters import lettered
from tools.mapbuilder.lines import Line, Surveyor
from tools.mapbuilder.projection import Projection, pull_into
from tools.mapbuilder.rivers import Chain, lay_rivers
from tools.mapbuilder.settings import PlaceRow, Settings, read_settings
from tools.mapbuilder.terrain import classify, survey

__all__ = ["GAMES", "ROOT", "BuiltMap", "build", "game_settings"]

ROOT = Path(__file__).resolve().parents[2]
GAMES = Path(__file__).resolve().parent / "games"

_IN_HEX = 0.33
"""A place is this close to the centre of its hex, in hexes."""


def game_settings(game: str) -> Settings:
    """The settings of a game."""
    return read_settings(GAMES / game)


def build(settings: Settings) -> BuiltMap:
    """Build the map of one game."""
    geodata = _geodata(settings)
    corrections = read_corrections(settings.folder / "corrections.toml")
    grid = Grid(SCHEMES[settings.scheme], _names(settings))
    lattice = Lattice(grid)
    places = _corrected_places(settings.places, corrections)
    projection, towns = _projected(settings, geodata, grid, places)
    terrain = _terrain(settings, geodata, projection, lattice)
    # A town is on land, however little of it there is.
    for place in places:
        if terrain[grid.index(place.hex)] in settings.terrain.water:
            terrain[grid.index(place.hex)] = settings.terrain.otherwise
    for name, kind in corrections.hexes:
        terrain[grid.index(name)] = kind
    water = frozenset(h for h, kind in enumerate(terrain) if kind in settings.terrain.water)
    chains = lay_rivers(settings.rivers, geodata, projection, lattice, water, towns)
    sides, overlays, courses = _hexsides(settings, corrections, grid, chains)
    stations = {p.source: grid.index(p.hex) for p in places if p.source}
    stations |= {p.id: grid.index(p.hex) for p in places}
    stations |= {name: grid.index(hex_name) for name, hex_name in settings.stations.items()}
    known = {
        stop.name: stop.at
        for track in (*geodata.railways, *geodata.roads)
        for stop in track.stops
        if stop.name
    }
    known |= geodata.places
    lines: list[Line] = []
    for tracks, wanted in (
        (geodata.railways, settings.railways),
        (geodata.roads, settings.roads),
    ):
        surveyor = Surveyor(settings.laying, projection, lattice, terrain, sides, stations, known)
        lines += surveyor.lay(tracks, wanted)
    for kind, name, path in settings.lines:
        lines.append(Line(kind, name, tuple(grid.index(hex_name) for hex_name in path)))
    lines = _corrected_lines(lines, corrections, grid)
    boxes = settings.folder / "boxes.csv"
    return BuiltMap(
        grid=grid,
        terrain=terrain,
        sides=sides,
        overlays=overlays,
        lines=lines,
        line_columns=settings.line_columns,
        places=places,
        areas=_areas(settings, corrections, grid, terrain, chains, lines),
        chains=chains,
        courses=courses,
        banks=_banks(geodata, places, courses),
        boxes=boxes.read_text("utf-8") if boxes.exists() else "",
    )


def _geodata(settings: Settings) -> Geodata:
    folder = ROOT / "geodata"
    if settings.geodata == "region":
        return read_geodata(folder)
    return read_battlefield(folder / f"{settings.geodata}.json")


def _names(settings: Settings) -> list[str]:
    scheme = SCHEMES[settings.scheme]
    found = (
        scheme.name(column, row)
        for row in range(settings.rows[0], settings.rows[1] + 1)
        for column in range(settings.columns[0], settings.columns[1] + 1)
    )
    return sorted(name for name in found if name not in settings.left_out)


def _position(place: PlaceRow, geodata: Geodata) -> Point:
    """The longitude and latitude of a place."""
    if place.source.startswith("@"):
        lon, lat = place.source[1:].split()
        return float(lon), float(lat)
    return geodata.places[place.source]


def _projected(
    settings: Settings, geodata: Geodata, grid: Grid, places: Sequence[PlaceRow]
) -> tuple[Projection, dict[int, Point]]:
    """The projection with every place in its hex, and where the places are then."""
    plain = Projection(settings.fit)
    pulls = tuple(
        pull_into(
            plain.to_plane(_position(place, geodata)),
            grid.centers[grid.index(place.hex)],
            _IN_HEX,
        )
        for place in places
        if place.source
    )
    projection = plain.with_pulls(pulls)
    towns = {
        grid.index(place.hex): projection.to_plane(_position(place, geodata))
        for place in places
        if place.source
    }
    return projection, towns


def _terrain(
    settings: Settings, geodata: Geodata, projection: Projection, lattice: Lattice
) -> list[str]:
    """Terrain from the letters of the settings folder, or computed from the ground."""
    path = settings.folder / "terrain.txt"
    if path.exists():
        return lettered(path.read_text("utf-8"), settings.terrain.letters, lattice.grid)
    scheme = lattice.grid.scheme
    found = []
    for name, ground in zip(
        lattice.grid.names, survey(geodata, projection, lattice, settings.terrain), strict=True
    ):
        column, row = scheme.parse(name)
        place = {"column": float(column), "row": float(row)}
        found.append(classify(ground, settings.terrain, place))
    return found


def _hexsides(
    settings: Settings, corrections: Corrections, grid: Grid, chains: list[Chain]
) -> tuple[dict[Side, str], list[tuple[Side, str]], dict[str, list[Side]]]:
    """Rivers, the stronger one where two share a hexside; features beside them; courses."""
    strength = {kind: place for place, kind in enumerate(settings.order)}
    sides: dict[Side, str] = {}
    courses: dict[str, list[Side]] = {}
    for chain in chains:
        courses.setdefault(chain.river.name, []).extend(chain.sides)
        for side, kind in zip(chain.sides, chain.kinds, strict=True):
            if side not in sides or strength[kind] > strength[sides[side]]:
                sides[side] = kind
    overlays: list[tuple[Side, str]] = []
    for a, b, kind in settings.hexsides:
        _add(sides, overlays, _side(grid, a, b), kind, strength)
    for a, b, kind, river in corrections.hexsides:
        side = _side(grid, a, b)
        if kind == "none" or kind in strength:
            sides.pop(side, None)
        if kind == "none":
            overlays = [entry for entry in overlays if entry[0] != side]
        else:
            _add(sides, overlays, side, kind, strength)
        if river and side not in courses.setdefault(river, []):
            courses[river].append(side)
    kept = {river: [side for side in course if side in sides] for river, course in courses.items()}
    return sides, overlays, kept


def _add(
    sides: dict[Side, str],
    overlays: list[tuple[Side, str]],
    side: Side,
    kind: str,
    strength: dict[str, int],
) -> None:
    """A kind with a rank is a river; any other kind is an extra feature."""
    if kind in strength:
        sides[side] = kind
    elif (side, kind) not in overlays:
        overlays.append((side, kind))


def _areas(
    settings: Settings,
    corrections: Corrections,
    grid: Grid,
    terrain: list[str],
    chains: list[Chain],
    lines: list[Line],
) -> list[tuple[str, str, str]]:
    areas = list(settings.areas)
    for area, river, seed in settings.bank_areas:
        walls = frozenset(s for chain in chains if chain.river.name == river for s in chain.sides)
        hexes = bank(grid, grid.index(seed), terrain, walls, settings.terrain.water)
        areas += [(area, name, "") for name in sorted(grid.names[h] for h in hexes)]
    for wanted in settings.blocks:
        areas += [(wanted.id, name, "") for name in block(grid, terrain, wanted)]
    for area, kind in settings.junctions:
        areas += [(area, name, "") for name in junctions(grid, lines, kind)]
    for action, area, name, note in corrections.areas:
        areas = [entry for entry in areas if entry[:2] != (area, name)]
        if action == "add":
            areas.append((area, name, note))
    return areas


def _banks(
    geodata: Geodata, places: tuple[PlaceRow, ...], courses: dict[str, list[Side]]
) -> tuple[Bank, ...]:
    """The banks of the geodata whose town and river are on this map, by place id."""
    ids = {place.source: place.id for place in places if place.source}
    return tuple(
        Bank(ids[known.place], known.river, known.side)
        for known in geodata.banks
        if known.place in ids and known.river in courses
    )


def _corrected_places(
    places: tuple[PlaceRow, ...], corrections: Corrections
) -> tuple[PlaceRow, ...]:
    moved = dict(corrections.places)
    return tuple(replace(place, hex=moved.get(place.id, place.hex)) for place in places)


def _corrected_lines(lines: list[Line], corrections: Corrections, grid: Grid) -> list[Line]:
    """Lines without the removed ones, split at the removed links, plus the added ones."""
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
