"""The terrain of each hex from the land, lakes, land cover and relief under it."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass, field

from tools.mapbuilder.geodata import Geodata, Point
from tools.mapbuilder.geometry import crossings, is_inside
from tools.mapbuilder.lattice import Lattice
from tools.mapbuilder.projection import Projection
from tools.mapbuilder.settings import TerrainLimits

_STEP = (0.06, 0.045)
"""Degrees between samples: about twenty in a hex of twenty kilometres."""


@dataclass
class Ground:
    """What the samples of one hex found."""

    samples: int = 0
    counts: defaultdict[str, int] = field(default_factory=lambda: defaultdict(int))
    heights: list[int] = field(default_factory=list)

    def share(self, kind: str) -> float:
        """The share of samples that lie in a kind of ground."""
        return self.counts[kind] / self.samples if self.samples else 0.0


def survey(
    geodata: Geodata, projection: Projection, lattice: Lattice, window: tuple[Point, Point]
) -> list[Ground]:
    """Sample the window, row by row of latitude, and count what lies in which hex."""
    ground = [Ground() for _ in range(lattice.grid.size)]
    (west, south), (east, north) = window
    rows = int((north - south) / _STEP[1])
    for row in range(rows):
        lat = south + (row + 0.5) * _STEP[1]
        land = [
            (crossings(area.ring, lat), [crossings(hole, lat) for hole in area.holes])
            for area in geodata.land
        ]
        lakes = [crossings(ring, lat) for ring in geodata.lakes]
        cover = {
            kind: [crossings(ring, lat) for ring in rings] for kind, rings in geodata.cover.items()
        }
        for column in range(int((east - west) / _STEP[0])):
            lon = west + (column + 0.5) * _STEP[0]
            hexagon = lattice.hex_at(projection.to_plane((lon, lat)))
            if hexagon is None:
                continue
            found = ground[hexagon]
            found.samples += 1
            is_land = any(
                is_inside(cuts, lon) and not any(is_inside(hole, lon) for hole in holes)
                for cuts, holes in land
            )
            if is_land and not any(is_inside(cuts, lon) for cuts in lakes):
                found.counts["land"] += 1
            for kind, rings in cover.items():
                if any(is_inside(cuts, lon) for cuts in rings):
                    found.counts[kind] += 1
            height = geodata.relief.height((lon, lat))
            if height is not None:
                found.heights.append(height)
    return ground


def classify(ground: Ground, limits: TerrainLimits) -> str:
    """The terrain of a hex; water first, then the ground that hinders most."""
    if ground.share("land") < limits.land:
        return "sea"
    if ground.share("marsh") >= limits.marsh:
        return "marsh"
    relief = max(ground.heights) - min(ground.heights) if ground.heights else 0
    if ground.share("hills") + ground.share("mountains") >= limits.hills or relief >= limits.relief:
        return "rough"
    return "clear"
