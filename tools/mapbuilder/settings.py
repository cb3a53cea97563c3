"""The settings of one game's map: grid, projection, places, rivers, lines, areas."""

from __future__ import annotations

import csv
import tomllib
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tools.mapbuilder.geodata import Point
from tools.mapbuilder.projection import Bump, Fit

NAMED = ("id", "hex", "kind", "source", "name_en", "name_pl", "name_ru")
"""The columns that every place table has; extra columns are passed on."""


@dataclass(frozen=True)
class PlaceRow:
    """A place of the game.

    `source` is its name in the geodata, or "@lon lat" if it is not there, or "" if the
    place has no position of its own.
    """

    id: str
    hex: str
    kind: str
    source: str
    name_en: str
    name_pl: str
    name_ru: str
    extra: dict[str, str] = field(default_factory=dict)


@dataclass(frozen=True)
class River:
    """A river to be traced along hexsides, from its source down.

    `into` names the river where it ends, or "sea" for any water, or "" for its own last point.
    `left` and `right` are hexes that must lie on that bank, looking downstream. `changes` are
    points where the river becomes another kind.
    """

    name: str
    kind: str
    parts: tuple[str, ...]
    source: Point
    into: str
    left: tuple[str, ...]
    right: tuple[str, ...]
    changes: tuple[tuple[Point, str], ...]
    points: tuple[Point, ...] = ()


@dataclass(frozen=True)
class OwnLine:
    """A line of the settings: stops are stations or hexes, and the path between them is found."""

    name: str
    kind: str
    stops: tuple[str, ...]


@dataclass(frozen=True)
class Lines:
    """Which geodata lines become railways or roads, of which kind, plus lines of our own."""

    leave_out: frozenset[str]
    cut: frozenset[frozenset[str]]
    own: tuple[OwnLine, ...]
    kinds: dict[str, str]
    kind_of: dict[str, str]


@dataclass(frozen=True)
class Laying:
    """What lines may cross, and what crossing costs."""

    closed_terrain: frozenset[str]
    closed: frozenset[str]
    bridged: frozenset[str]
    crossing: dict[str, float]
    bridges: frozenset[frozenset[str]]


@dataclass(frozen=True)
class TerrainRule:
    """Limits that make a hex a terrain; see `tools.mapbuilder.terrain`."""

    kind: str
    at_least: dict[str, float]
    below: dict[str, float]


@dataclass(frozen=True)
class TerrainSettings:
    """Where and how densely the ground is sampled, and the rules of classification."""

    window: tuple[float, float, float, float]
    step: tuple[float, float]
    lakes_above: float
    without: frozenset[str]
    otherwise: str
    water: frozenset[str]
    rules: tuple[TerrainRule, ...]
    letters: dict[str, str]


@dataclass(frozen=True)
class Block:
    """An area of all hexes of some columns and rows, optionally only of some terrains."""

    id: str
    columns: tuple[int, int]
    rows: tuple[int, int]
    terrain: frozenset[str]


@dataclass(frozen=True)
class Settings:
    """Everything that a game says about its map, except manual corrections."""

    game: str
    geodata: str
    scheme: str
    rows: tuple[int, int]
    columns: tuple[int, int]
    left_out: frozenset[str]
    folder: Path
    output: str
    fit: Fit
    places: tuple[PlaceRow, ...]
    terrain: TerrainSettings
    rivers: tuple[River, ...]
    order: tuple[str, ...]
    hexsides: tuple[tuple[str, str, str], ...]
    stations: dict[str, str]
    laying: Laying
    railways: Lines
    roads: Lines
    lines: tuple[tuple[str, str, tuple[str, ...]], ...]
    line_columns: dict[str, dict[str, str]]
    areas: tuple[tuple[str, str, str], ...]
    bank_areas: tuple[tuple[str, str, str], ...]
    blocks: tuple[Block, ...]
    junctions: tuple[tuple[str, str], ...]


def read_settings(folder: Path) -> Settings:
    """Read `settings.toml` and `places.csv` of one game."""
    loaded = tomllib.loads((folder / "settings.toml").read_text("utf-8"))
    grid, hexsides = loaded["grid"], loaded.get("hexsides", {})
    return Settings(
        game=folder.name,
        geodata=loaded.get("geodata", "region"),
        scheme=grid["scheme"],
        rows=_two(grid["rows"]),
        columns=_two(grid["columns"]),
        left_out=frozenset(grid.get("leave_out", "").split()),
        folder=folder,
        output=loaded["output"],
        fit=_fit(loaded["projection"]),
        places=_places(folder / "places.csv"),
        terrain=_terrain(loaded["terrain"]),
        rivers=tuple(_river(river) for river in loaded.get("river", [])),
        order=tuple(hexsides.get("order", ("minor-river", "major-river", "blocked"))),
        hexsides=tuple(
            (*_pair(pair), entry["kind"])
            for entry in loaded.get("hexside", [])
            for pair in entry["sides"].split()
        ),
        stations=dict(loaded.get("stations", {})),
        laying=_laying(loaded.get("laying", {})),
        railways=_lines(loaded.get("railways", {}), "rail"),
        roads=_lines(loaded.get("roads", {}), "road"),
        lines=tuple(
            (entry["kind"], entry["id"], tuple(entry["path"].split()))
            for entry in loaded.get("line", [])
        ),
        line_columns={name: dict(cells) for name, cells in loaded.get("line_columns", {}).items()},
        areas=tuple(
            (area["id"], *_hex_and_note(entry))
            for area in loaded.get("area", [])
            for entry in _entries(area["hexes"])
        ),
        bank_areas=tuple(
            (area["id"], area["river"], area["seed"]) for area in loaded.get("bank_area", [])
        ),
        blocks=tuple(
            Block(
                block["id"],
                _two(block["columns"]),
                _two(block["rows"]),
                frozenset(block.get("terrain", ())),
            )
            for block in loaded.get("block_area", [])
        ),
        junctions=tuple((area["id"], area["kind"]) for area in loaded.get("junction_area", [])),
    )


def _two(values: list[int]) -> tuple[int, int]:
    first, last = values
    return first, last


def _pair(text: str) -> tuple[str, str]:
    first, _, second = text.partition("|")
    return first, second


def _entries(hexes: str | list[str]) -> list[str]:
    """A list of hexes with notes, or one text of plain hexes."""
    return hexes.split() if isinstance(hexes, str) else hexes


def _fit(loaded: dict[str, Any]) -> Fit:
    (a, b), (c, d) = loaded["matrix"]
    x, y = loaded["shift"]
    return Fit(
        type=loaded.get("type", "lcc_sphere"),
        lat1=loaded.get("lat1", 0.0),
        lat2=loaded.get("lat2", 0.0),
        lat0=loaded.get("lat0", 0.0),
        lon0=loaded.get("lon0", 0.0),
        radius=loaded.get("radius", 6371.0),
        matrix=((a, b), (c, d)),
        shift=(x, y),
        sigma=loaded.get("sigma", 1.0),
        bumps=tuple(Bump(*bump) for bump in loaded.get("bumps", [])),
    )


def _terrain(loaded: dict[str, Any]) -> TerrainSettings:
    west, south, east, north = loaded["window"]
    across, up = loaded.get("step", (0.06, 0.045))
    return TerrainSettings(
        window=(west, south, east, north),
        step=(across, up),
        lakes_above=loaded.get("lakes_above", 60),
        without=frozenset(loaded.get("without", [])),
        otherwise=loaded.get("otherwise", "clear"),
        water=frozenset(loaded.get("water", ["sea"])),
        rules=tuple(
            TerrainRule(rule["kind"], dict(rule.get("at_least", {})), dict(rule.get("below", {})))
            for rule in loaded.get("rule", [])
        ),
        letters=dict(loaded.get("letters", {})),
    )


def _laying(loaded: dict[str, Any]) -> Laying:
    return Laying(
        closed_terrain=frozenset(loaded.get("closed_terrain", ["sea"])),
        closed=frozenset(loaded.get("closed", [])),
        bridged=frozenset(loaded.get("bridged", [])),
        crossing=dict(loaded.get("crossing", {})),
        bridges=frozenset(frozenset(pair.split()) for pair in loaded.get("bridges", [])),
    )


def _places(path: Path) -> tuple[PlaceRow, ...]:
    with path.open(encoding="utf-8", newline="") as table:
        return tuple(
            PlaceRow(
                **{name: row[name] for name in NAMED},
                extra={name: cell for name, cell in row.items() if name not in NAMED},
            )
            for row in csv.DictReader(table)
        )


def _river(loaded: dict[str, Any]) -> River:
    points = tuple((x, y) for x, y in loaded.get("points", []))
    lon, lat = loaded.get("source") or points[0]
    return River(
        name=loaded["name"],
        kind=loaded["kind"],
        parts=tuple(loaded.get("parts", [] if points else [loaded["name"]])),
        source=(lon, lat),
        into=loaded.get("into", ""),
        left=tuple(loaded.get("left", "").split()),
        right=tuple(loaded.get("right", "").split()),
        changes=tuple(
            ((change["at"][0], change["at"][1]), change["kind"])
            for change in loaded.get("changes", [])
        ),
        points=points,
    )


def _lines(loaded: dict[str, Any], usual: str) -> Lines:
    return Lines(
        leave_out=frozenset(loaded.get("leave_out", [])),
        cut=frozenset(frozenset(pair) for pair in loaded.get("cut", [])),
        own=tuple(
            OwnLine(line["name"], line.get("kind", usual), tuple(line["stops"]))
            for line in loaded.get("own", [])
        ),
        kinds={"": usual, **loaded.get("kinds", {})},
        kind_of=dict(loaded.get("kind_of", {})),
    )


def _hex_and_note(entry: str) -> tuple[str, str]:
    hex_name, _, note = entry.partition(" ")
    return hex_name, note
