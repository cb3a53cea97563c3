"""The terrain of each hex from the land, lakes, land cover, woodland and relief in it.

A game's settings list rules in order; the first that a hex meets decides, and a hex that meets
none gets the terrain named `otherwise`. A rule compares measures of the hex with limits:

* shares of its ground: `land` (dry land), `sea`, `lake`, each kind and each name of land cover,
  and `wooded-1`, `wooded-2`, `wooded-3` (woodland at least patchy, forest, dense); shares joined
  by `+` are added;
* `relief`, the metres between its lowest and highest ground, and `height`, its mean height;
* `lon` and `lat`, its mean position, and `column` and `row`.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass, field

from tools.mapbuilder.geodata import Cover, Geodata, Outline, Point, Ring
from tools.mapbuilder.geometry import crossings, is_inside
from tools.mapbuilder.lattice import Lattice
from tools.mapbuilder.projection import Projection
from tools.mapbuilder.settings import TerrainRule, TerrainSettings


@dataclass
class Ground:
    """What the samples of one hex found."""

    samples: int = 0
    counts: defaultdict[str, int] = field(default_factory=lambda: defaultdict(int))
    heights: list[int] = field(default_factory=list)
    lon: float = 0.0
    lat: float = 0.0

    def share(self, kind: str) -> float:
        """The share of samples in a kind of ground; several kinds joined by +."""
        if not self.samples:
            return 0.0
        return sum(self.counts[part] for part in kind.split("+")) / self.samples

    def measure(self, name: str, place: Mapping[str, float]) -> float:
        """A measure of the hex by its name."""
        if name in place:
            return place[name]
        if name == "relief":
            return float(max(self.heights) - min(self.heights)) if self.heights else 0.0
        if name == "height":
            return sum(self.heights) / len(self.heights) if self.heights else 0.0
        if name in ("lon", "lat"):
            total = self.lon if name == "lon" else self.lat
            return total / self.samples if self.samples else 0.0
        return self.share(name)


@dataclass(frozen=True)
class _Row:
    """What one line of latitude cuts."""

    land: list[tuple[list[float], list[list[float]]]]
    lakes: list[list[float]]
    cover: list[tuple[Cover, list[float]]]

    def is_land(self, lon: float) -> bool:
        return any(
            is_inside(cuts, lon) and not any(is_inside(hole, lon) for hole in holes)
            for cuts, holes in self.land
        )


def survey(
    geodata: Geodata, projection: Projection, lattice: Lattice, settings: TerrainSettings
) -> list[Ground]:
    """Sample the window, one row of latitude at a time, and count what lies in which hex."""
    ground = [Ground() for _ in range(lattice.grid.size)]
    west, south, east, north = settings.window
    across, up = settings.step
    lakes = [lake.ring for lake in geodata.lakes if not 0 < lake.area <= settings.lakes_above]
    cover = [area for area in geodata.cover if area.name not in settings.without]
    rings = _Rings(geodata.land, lakes, cover)
    for row in range(int((north - south) / up)):
        lat = south + (row + 0.5) * up
        cut = rings.cut(lat)
        for column in range(int((east - west) / across)):
            lon = west + (column + 0.5) * across
            hexagon = lattice.hex_at(projection.to_plane((lon, lat)))
            if hexagon is not None:
                _count(ground[hexagon], geodata, cut, (lon, lat))
    return ground


class _Rings:
    """The rings of the geodata, each with its range of latitudes."""

    def __init__(self, land: tuple[Outline, ...], lakes: list[Ring], cover: list[Cover]) -> None:
        self._land = [(_span(area.ring), area) for area in land]
        self._lakes = [(_span(ring), ring) for ring in lakes]
        self._cover = [(_span(area.ring), area) for area in cover]

    def cut(self, lat: float) -> _Row:
        return _Row(
            [
                (crossings(area.ring, lat), [crossings(hole, lat) for hole in area.holes])
                for (low, high), area in self._land
                if low <= lat <= high
            ],
            [crossings(ring, lat) for (low, high), ring in self._lakes if low <= lat <= high],
            [
                (area, crossings(area.ring, lat))
                for (low, high), area in self._cover
                if low <= lat <= high
            ],
        )


def _span(ring: Ring) -> tuple[float, float]:
    return min(lat for _, lat in ring), max(lat for _, lat in ring)


def _count(found: Ground, geodata: Geodata, cut: _Row, at: Point) -> None:
    """Count what lies under one sample."""
    lon = at[0]
    found.samples += 1
    found.lon += lon
    found.lat += at[1]
    if not cut.is_land(lon):
        found.counts["sea"] += 1
    elif any(is_inside(cuts, lon) for cuts in cut.lakes):
        found.counts["lake"] += 1
    else:
        found.counts["land"] += 1
    inside = [area for area, cuts in cut.cover if is_inside(cuts, lon)]
    for word in {area.kind for area in inside} | {area.name for area in inside}:
        found.counts[word] += 1
    for density in range(1, geodata.woodland.density(at) + 1):
        found.counts[f"wooded-{density}"] += 1
    height = geodata.relief.height(at)
    if height is not None:
        found.heights.append(height)


def classify(ground: Ground, settings: TerrainSettings, place: Mapping[str, float]) -> str:
    """The terrain of a hex: the first rule that it meets."""
    return next(
        (rule.kind for rule in settings.rules if _meets(ground, rule, place)), settings.otherwise
    )


def _meets(ground: Ground, rule: TerrainRule, place: Mapping[str, float]) -> bool:
    return all(
        ground.measure(name, place) >= limit for name, limit in rule.at_least.items()
    ) and all(ground.measure(name, place) < limit for name, limit in rule.below.items())
