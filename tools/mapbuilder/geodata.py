"""Reads the geodata files: lines, rings and the relief, always longitude before latitude."""

from __future__ import annotations

import json
from collections import defaultdict
from dataclasses import dataclass
from pathlib import Path
from typing import Any

Point = tuple[float, float]
Ring = tuple[Point, ...]


@dataclass(frozen=True)
class Outline:
    """Land with its holes."""

    ring: Ring
    holes: tuple[Ring, ...]


@dataclass(frozen=True)
class Stop:
    """A named point of a railway or road."""

    name: str
    at: Point


@dataclass(frozen=True)
class Track:
    """A railway or road in running order."""

    name: str
    stops: tuple[Stop, ...]


@dataclass(frozen=True)
class Relief:
    """Heights in metres on a regular grid, rows from north to south."""

    west: float
    north: float
    step: float
    rows: tuple[tuple[int, ...], ...]

    def height(self, at: Point) -> int | None:
        """The height at a point, None at sea and outside the grid."""
        column = int((at[0] - self.west) / self.step)
        row = int((self.north - at[1]) / self.step)
        if not (0 <= row < len(self.rows) and 0 <= column < len(self.rows[row])):
            return None
        value = self.rows[row][column]
        return None if value == -9999 else value


@dataclass(frozen=True)
class Geodata:
    """Everything that the builder knows about the ground."""

    land: tuple[Outline, ...]
    lakes: tuple[Ring, ...]
    cover: dict[str, tuple[Ring, ...]]
    rivers: dict[str, tuple[tuple[Point, ...], ...]]
    places: dict[str, Point]
    railways: tuple[Track, ...]
    roads: tuple[Track, ...]
    relief: Relief


def read_geodata(folder: Path) -> Geodata:
    """Read every file of the geodata folder."""
    cover: defaultdict[str, list[Ring]] = defaultdict(list)
    for area in _load(folder, "landcover")["areas"]:
        cover[area["kind"]].append(_points(area["ring"]))
    rivers: defaultdict[str, list[tuple[Point, ...]]] = defaultdict(list)
    for river in _load(folder, "rivers")["rivers"]:
        rivers[river["name"]].append(_points(river["points"]))
    relief = _load(folder, "relief")
    return Geodata(
        land=tuple(
            Outline(_points(area["ring"]), tuple(_points(hole) for hole in area["holes"]))
            for area in _load(folder, "land")["land"]
        ),
        lakes=tuple(_points(lake["ring"]) for lake in _load(folder, "lakes")["lakes"]),
        cover={kind: tuple(rings) for kind, rings in cover.items()},
        rivers={name: tuple(pieces) for name, pieces in rivers.items()},
        places={
            place["name"]: (place["lon"], place["lat"])
            for place in _load(folder, "places")["places"]
        },
        railways=_tracks(_load(folder, "railways")),
        roads=_tracks(_load(folder, "roads")),
        relief=Relief(
            relief["west"],
            relief["north"],
            relief["step"],
            tuple(tuple(row) for row in relief["rows"]),
        ),
    )


def _load(folder: Path, name: str) -> dict[str, Any]:
    loaded: dict[str, Any] = json.loads((folder / f"{name}.json").read_text("utf-8"))
    return loaded


def _points(pairs: list[list[float]]) -> tuple[Point, ...]:
    return tuple((x, y) for x, y in pairs)


def _tracks(loaded: dict[str, Any]) -> tuple[Track, ...]:
    return tuple(
        Track(line["name"], tuple(Stop(name, (x, y)) for name, x, y in line["points"]))
        for line in loaded["lines"]
    )
