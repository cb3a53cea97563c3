"""Railways and roads as hex paths (A*, leg by leg), with bridges only where they existed."""

from __future__ import annotations

import heapq
import itertools
import re
from dataclasses import dataclass

from hexside.hexgrid import Grid
from tools.mapbuilder.geodata import Point, Track
from tools.mapbuilder.geometry import nearest_on_segment
from tools.mapbuilder.lattice import Lattice, Side
from tools.mapbuilder.projection import Projection
from tools.mapbuilder.settings import Laying, Lines

_AWAY = 2.4
"""A path stays this close to its straight leg, in hexes."""
_REUSE = 0.6
"""A link already used by another line of the same kind is cheaper, so parallel lines join."""


@dataclass(frozen=True)
class Line:
    """A railway or road as hexes."""

    kind: str
    id: str
    path: tuple[int, ...]


class Surveyor:
    """Traces the lines of one kind."""

    def __init__(
        self,
        laying: Laying,
        projection: Projection,
        lattice: Lattice,
        terrain: list[str],
        sides: dict[Side, str],
        stations: dict[str, int],
        known: dict[str, Point],
    ) -> None:
        self._grid: Grid = lattice.grid
        self._lattice = lattice
        self._projection = projection
        self._terrain = terrain
        self._sides = sides
        self._stations = stations
        self._known = known
        self._laying = laying
        self._bridges = {
            _side(*(self._grid.index(name) for name in pair)) for pair in laying.bridges
        }
        self._laid: set[Side] = set()

    def lay(self, tracks: tuple[Track, ...], lines: Lines) -> list[Line]:
        """The tracks of the geodata that touch the map, then the lines of the settings."""
        laid: list[Line] = []
        for track in tracks:
            usual = lines.kinds.get(track.grade, lines.kinds[""])
            kind = lines.kind_of.get(track.name, usual)
            if track.name in lines.leave_out or kind == "none":
                continue
            run: list[tuple[int | None, Point]] = []
            runs = [run]
            for index, stop in enumerate(track.stops):
                if index and frozenset((track.stops[index - 1].name, stop.name)) in lines.cut:
                    run = []
                    runs.append(run)
                run.append(self._stop(stop.name, stop.at))
            for number, stops in enumerate(runs):
                suffix = f"-{number + 1}" if len(runs) > 1 else ""
                laid += self._paths(kind, slug(track.name) + suffix, stops)
        for own in lines.own:
            stops = [self._own_stop(entry) for entry in own.stops]
            laid += self._paths(own.kind, slug(own.name), stops)
        return laid

    def _stop(self, name: str, at: Point) -> tuple[int | None, Point]:
        if name and name in self._stations:
            hexagon = self._stations[name]
            return hexagon, self._grid.centers[hexagon]
        point = self._projection.to_plane(at)
        return self._lattice.hex_at(point), point

    def _own_stop(self, entry: str) -> tuple[int | None, Point]:
        """A stop of one of our own lines: a station, a place of the geodata, or a hex number."""
        if entry not in self._stations and entry in self._known:
            return self._stop(entry, self._known[entry])
        hexagon = self._stations[entry] if entry in self._stations else self._grid.index(entry)
        return hexagon, self._grid.centers[hexagon]

    def _paths(self, kind: str, name: str, stops: list[tuple[int | None, Point]]) -> list[Line]:
        """One line for each run of stops on the map; legs that leave it end at the edge."""
        paths: list[list[int]] = []
        for (a, at_a), (b, at_b) in itertools.pairwise(stops):
            if a is None and b is None:
                continue
            start = self._edge_hex(at_b, at_a) if a is None else a
            goal = self._edge_hex(at_a, at_b) if b is None else b
            if start < 0 or goal < 0:
                continue
            leg = self._leg(start, goal, name)
            if paths and a is not None and paths[-1][-1] == start:
                paths[-1] += leg[1:]
            else:
                paths.append(leg)
        full = [path for path in paths if len(path) > 1]
        return [
            Line(kind, f"{kind}-{name}" + (f"-{number + 1}" if len(full) > 1 else ""), tuple(path))
            for number, path in enumerate(full)
        ]

    def _edge_hex(self, inside: Point, outside: Point) -> int:
        """The last land hex on the way out of the map."""
        last = -1
        for step in range(201):
            share = step / 200
            at = (
                inside[0] + (outside[0] - inside[0]) * share,
                inside[1] + (outside[1] - inside[1]) * share,
            )
            hexagon = self._lattice.hex_at(at)
            if hexagon is None or self._terrain[hexagon] in self._laying.closed_terrain:
                break
            last = hexagon
        return last

    def _leg(self, start: int, goal: int, name: str) -> list[int]:
        """The cheapest path of one leg."""
        centers = self._grid.centers
        a, b = centers[start], centers[goal]
        costs = {start: 0.0}
        before: dict[int, int] = {}
        queue = [(0.0, start)]
        while queue:
            cost, here = heapq.heappop(queue)
            if here == goal:
                break
            if cost > costs[here]:
                continue
            for there in self._grid.adjacent(here):
                side = _side(here, there)
                step = self._step(side, there, nearest_on_segment(centers[there], a, b)[0])
                if step is not None and cost + step < costs.get(there, float("inf")):
                    costs[there] = cost + step
                    before[there] = here
                    heapq.heappush(queue, (cost + step, there))
        if goal not in costs:
            names = self._grid.names
            raise ValueError(f"{name}: no path from {names[start]} to {names[goal]}")
        path = [goal]
        while path[-1] != start:
            path.append(before[path[-1]])
        path.reverse()
        self._laid |= {_side(p, q) for p, q in itertools.pairwise(path)}
        return path

    def _step(self, side: Side, there: int, away: float) -> float | None:
        """The cost of a step, None where no line can go."""
        kind = self._sides.get(side, "")
        laying = self._laying
        if self._terrain[there] in laying.closed_terrain or kind in laying.closed or away > _AWAY:
            return None
        if kind in laying.bridged and side not in self._bridges:
            return None
        cost = 1 + 1.5 * away**2 + laying.crossing.get(kind, 0.0)
        return cost * _REUSE if side in self._laid else cost


def slug(name: str) -> str:
    """A name as an id: lower-case letters and hyphens."""
    return re.sub(r"[^a-z0-9]+", "-", name.lower()).strip("-")


def _side(a: int, b: int) -> Side:
    return (a, b) if a < b else (b, a)
