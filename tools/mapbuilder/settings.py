"""The settings of one game's map: grid, projection, places, rivers, lines, areas."""

from __future__ import annotations

import csv
import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tools.mapbuilder.geodata import Point
from tools.mapbuilder.projection import Bump, Fit


@dataclass(frozen=True)
class PlaceRow:
    """A place of the game; `source` is its name in the geodata, "" if it has none."""

    id: str
    hex: str
    kind: str
    source: str
    name_en: str
    name_pl: str
    name_ru: str


@dataclass(frozen=True)
class River:
    """A river to be laid along hexsides, from its source down.

    `into` names the river at which it ends, or "sea", or "" for its own last point. `left` and
    `right` are hexes that must lie on that bank, seen down the stream. `changes` are points from
    which on the river is of another kind.
    """

    name: str
    kind: str
    parts: tuple[str, ...]
    source: Point
    into: str
    left: tuple[str, ...]
    right: tuple[str, ...]
    changes: tuple[tuple[Point, str], ...]


@dataclass(frozen=True)
class Lines:
    """Which geodata lines become railways or roads, with lines of our own."""

    leave_out: frozenset[str]
    cut: frozenset[frozenset[str]]
    own: tuple[tuple[str, tuple[str, ...]], ...]


@dataclass(frozen=True)
class TerrainLimits:
    """Shares of a hex from which it counts as a terrain."""

    land: float
    marsh: float
    hills: float
    relief: int


@dataclass(frozen=True)
class Settings:
    """Everything that a game says about its map, hand corrections apart."""

    game: str
    scheme: str
    rows: tuple[int, int]
    columns: tuple[int, int]
    folder: Path
    output: str
    fit: Fit
    places: tuple[PlaceRow, ...]
    terrain: TerrainLimits
    rivers: tuple[River, ...]
    stations: dict[str, str]
    bridges: frozenset[frozenset[str]]
    railways: Lines
    roads: Lines
    areas: tuple[tuple[str, str, str], ...]
    bank_areas: tuple[tuple[str, str, str], ...]


def read_settings(folder: Path) -> Settings:
    """Read `settings.toml` and `places.csv` of one game."""
    loaded = tomllib.loads((folder / "settings.toml").read_text("utf-8"))
    projection, terrain, grid = loaded["projection"], loaded["terrain"], loaded["grid"]
    return Settings(
        game=folder.name,
        scheme=grid["scheme"],
        rows=_two(grid["rows"]),
        columns=_two(grid["columns"]),
        folder=folder,
        output=loaded["output"],
        fit=_fit(projection),
        places=_places(folder / "places.csv"),
        terrain=TerrainLimits(
            terrain["land"], terrain["marsh"], terrain["hills"], terrain["relief"]
        ),
        rivers=tuple(_river(river) for river in loaded["river"]),
        stations=dict(loaded["stations"]),
        bridges=frozenset(frozenset(pair.split()) for pair in loaded["bridges"]["major"]),
        railways=_lines(loaded["railways"]),
        roads=_lines(loaded["roads"]),
        areas=tuple(
            (area["id"], *_hex_and_note(entry))
            for area in loaded["area"]
            for entry in area["hexes"]
        ),
        bank_areas=tuple((area["id"], area["river"], area["seed"]) for area in loaded["bank_area"]),
    )


def _two(values: list[int]) -> tuple[int, int]:
    first, last = values
    return first, last


def _fit(loaded: dict[str, Any]) -> Fit:
    (a, b), (c, d) = loaded["matrix"]
    x, y = loaded["shift"]
    return Fit(
        lat1=loaded["lat1"],
        lat2=loaded["lat2"],
        lat0=loaded["lat0"],
        lon0=loaded["lon0"],
        radius=loaded["radius"],
        matrix=((a, b), (c, d)),
        shift=(x, y),
        sigma=loaded["sigma"],
        bumps=tuple(Bump(*bump) for bump in loaded["bumps"]),
    )


def _places(path: Path) -> tuple[PlaceRow, ...]:
    with path.open(encoding="utf-8", newline="") as table:
        return tuple(PlaceRow(**row) for row in csv.DictReader(table))


def _river(loaded: dict[str, Any]) -> River:
    lon, lat = loaded["source"]
    return River(
        name=loaded["name"],
        kind=loaded["kind"],
        parts=tuple(loaded.get("parts", [loaded["name"]])),
        source=(lon, lat),
        into=loaded.get("into", ""),
        left=tuple(loaded.get("left", "").split()),
        right=tuple(loaded.get("right", "").split()),
        changes=tuple(
            ((change["at"][0], change["at"][1]), change["kind"])
            for change in loaded.get("changes", [])
        ),
    )


def _lines(loaded: dict[str, Any]) -> Lines:
    return Lines(
        leave_out=frozenset(loaded["leave_out"]),
        cut=frozenset(frozenset(pair) for pair in loaded["cut"]),
        own=tuple((line["name"], tuple(line["stops"])) for line in loaded["own"]),
    )


def _hex_and_note(entry: str) -> tuple[str, str]:
    hex_name, _, note = entry.partition(" ")
    return hex_name, note
