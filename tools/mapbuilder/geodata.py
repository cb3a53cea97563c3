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
    grade: str = ""


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
class Woodland:
    """How wooded the ground is on a regular grid, rows from north to south."""

    west: float
    north: float
    step: float
    rows: tuple[str, ...]

    def density(self, at: Point) -> int:
        """0 open, 1 patchy, 2 forest, 3 dense; 0 on water and outside the grid."""
        column = int((at[0] - self.west) / self.step)
        row = int((self.north - at[1]) / self.step)
        if not (0 <= row < len(self.rows) and 0 <= column < len(self.rows[row])):
            return 0
        value = int(self.rows[row][column])
        return 0 if value == 9 else value


@dataclass(frozen=True)
class Lake:
    """A lake or lagoon."""

    name: str
    area: float
    ring: Ring


@dataclass(frozen=True)
class Cover:
    """A stretch of marsh, forest, hills ..."""

    kind: str
    name: str
    ring: Ring


@dataclass(frozen=True)
class Bank:
    """The side of a river that a town is on, as a compass point."""

    place: str
    river: str
    side: str


@dataclass(frozen=True)
class Geodata:
    """Everything that the builder knows about the ground."""

    land: tuple[Outline, ...]
    lakes: tuple[Lake, ...]
    cover: tuple[Cover, ...]
    rivers: dict[str, tuple[tuple[Point, ...], ...]]
    places: dict[str, Point]
    railways: tuple[Track, ...]
    roads: tuple[Track, ...]
    relief: Relief
    woodland: Woodland
    banks: tuple[Bank, ...]


def read_geodata(folder: Path) -> Geodata:
    """Read the files of the entire region, in longitude and latitude."""
    rivers: defaultdict[str, list[tuple[Point, ...]]] = defaultdict(list)
    for river in _load(folder, "rivers")["rivers"]:
        rivers[river["name"]].append(_points(river["points"]))
    relief, woodland = _load(folder, "relief"), _load(folder, "woodland")
    return Geodata(
        land=tuple(
            Outline(_points(area["ring"]), tuple(_points(hole) for hole in area["holes"]))
            for area in _load(folder, "land")["land"]
        ),
        lakes=tuple(
            Lake(lake["name"] or "", lake["area_km2"], _points(lake["ring"]))
            for lake in _load(folder, "lakes")["lakes"]
        ),
        cover=tuple(
            Cover(area["kind"], area["name"], _points(area["ring"]))
            for area in _load(folder, "landcover")["areas"]
        ),
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
        woodland=Woodland(
            woodland["west"], woodland["north"], woodland["step"], tuple(woodland["rows"])
        ),
        banks=tuple(
            Bank(bank["place"], bank["river"], bank["side"])
            for bank in _load(folder, "banks")["banks"]
        ),
    )


def read_battlefield(path: Path) -> Geodata:
    """Read the file of one battle, in columns and heights of its hex grid."""
    loaded: dict[str, Any] = json.loads(path.read_text("utf-8"))
    cover: list[Cover] = []
    rivers: defaultdict[str, list[tuple[Point, ...]]] = defaultdict(list)
    places: dict[str, Point] = {}
    lakes: list[Lake] = []
    tracks: dict[str, list[Track]] = {"railway": [], "road": [], "power_line": []}
    for feature in loaded["features"]:
        if "place" in feature:
            x, y = feature["at"]
            places[feature["place"]] = (x, y)
        elif "river" in feature:
            rivers[feature["river"]].append(_points(feature["points"]))
        elif "lake" in feature:
            lakes.append(Lake(feature["lake"], 0.0, _points(feature["ring"])))
        elif "cover" in feature:
            cover.append(Cover(feature["cover"], feature["name"], _points(feature["ring"])))
        else:
            family = next(name for name in tracks if name in feature)
            stops = tuple(Stop("", at) for at in _points(feature["points"]))
            tracks[family].append(Track(feature[family], stops, feature["class"]))
    return Geodata(
        land=(Outline(((-99.0, -99.0), (199.0, -99.0), (199.0, 199.0), (-99.0, 199.0)), ()),),
        lakes=tuple(lakes),
        cover=tuple(cover),
        rivers={name: tuple(pieces) for name, pieces in rivers.items()},
        places=places,
        railways=tuple(tracks["railway"]),
        roads=tuple(tracks["road"]),
        relief=Relief(0.0, 0.0, 1.0, ()),
        woodland=Woodland(0.0, 0.0, 1.0, ()),
        banks=(),
    )


def _load(folder: Path, name: str) -> dict[str, Any]:
    loaded: dict[str, Any] = json.loads((folder / f"{name}.json").read_text("utf-8"))
    return loaded


def _points(pairs: list[list[float]]) -> tuple[Point, ...]:
    return tuple((x, y) for x, y in pairs)


def _tracks(loaded: dict[str, Any]) -> tuple[Track, ...]:
    return tuple(
        Track(
            line["name"],
            tuple(Stop(name, (x, y)) for name, x, y in line["points"]),
            line["class"],
        )
        for line in loaded["lines"]
    )
