"""From longitude and latitude to the hex plane, where neighbouring centres are 1 apart.

Three steps: a map projection to kilometres; an affine fit to the plane; two warps. The first
warp, a sum of wide Gaussian bumps, moves the cities that the rulebook names to their hexes.
The second, local warp moves every place of the place table into its hex, so that rivers,
coasts and lines move along with the towns on them.
"""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass
from math import cos, exp, floor, hypot, log, pi, radians, sin, tan

from tools.mapbuilder.geodata import Point

_REACH = 3.0
"""The range of the local warp of one place, in hexes."""
_FADE = 0.6
"""Weight of "no local warp"; it makes the warp fade out between distant places."""
_DIGITS = 7
"""Plane coordinates are rounded so that the last bit of a sine cannot change a map."""


@dataclass(frozen=True)
class Bump:
    """A Gaussian bump of the wide warp: its centre and its largest shift."""

    x: float
    y: float
    dx: float
    dy: float


@dataclass(frozen=True)
class Fit:
    """The parameters of a game's projection, from its settings.

    `type` is "lcc_sphere" (Lambert conformal conic), "equirect" (plate carree with one true
    parallel) or "columns": the geodata already are columns and heights of a flat-topped grid.
    """

    type: str
    lat1: float
    lat2: float
    lat0: float
    lon0: float
    radius: float
    matrix: tuple[tuple[float, float], tuple[float, float]]
    shift: Point
    sigma: float
    bumps: tuple[Bump, ...]


@dataclass(frozen=True)
class Pull:
    """Moves one point of the plane by a vector."""

    at: Point
    by: Point


class Projection:
    """A map projection on a sphere, an affine fit, warps."""

    def __init__(self, fit: Fit, pulls: tuple[Pull, ...] = ()) -> None:
        self._fit = fit
        self._near: defaultdict[tuple[int, int], list[Pull]] = defaultdict(list)
        reach = range(-int(_REACH) - 1, int(_REACH) + 2)
        for pull in pulls:
            x, y = floor(pull.at[0]), floor(pull.at[1])
            for dx in reach:
                for dy in reach:
                    self._near[x + dx, y + dy].append(pull)
        if fit.type != "lcc_sphere":
            return
        lat1, lat2 = radians(fit.lat1), radians(fit.lat2)
        self._n = log(cos(lat1) / cos(lat2)) / log(_t(lat2) / _t(lat1))
        self._f = cos(lat1) * _t(lat1) ** self._n / self._n
        self._rho0 = self._rho(radians(fit.lat0))

    def with_pulls(self, pulls: tuple[Pull, ...]) -> Projection:
        """The same projection with a local warp."""
        return Projection(self._fit, pulls)

    def to_plane(self, at: Point) -> Point:
        """The plane point of [lon, lat]."""
        x, y = self._projected(at)
        (a, b), (c, d) = self._fit.matrix
        u = (a * x + b * y + self._fit.shift[0], c * x + d * y + self._fit.shift[1])
        x, y = self._pulled(self._warped(u))
        return round(x, _DIGITS), round(y, _DIGITS)

    def _projected(self, at: Point) -> Point:
        """Kilometres from the origin of the projection, or columns unchanged."""
        fit = self._fit
        match fit.type:
            case "columns":
                return at
            case "equirect":
                across = radians(at[0]) - radians(fit.lon0)
                up = radians(at[1]) - radians(fit.lat0)
                return fit.radius * cos(radians(fit.lat0)) * across, fit.radius * up
            case _:
                theta = self._n * (radians(at[0]) - radians(fit.lon0))
                rho = self._rho(radians(at[1]))
                return rho * sin(theta), self._rho0 - rho * cos(theta)

    def _rho(self, lat: float) -> float:
        return float(self._fit.radius * self._f / _t(lat) ** self._n)

    def _warped(self, u: Point) -> Point:
        dx = dy = 0.0
        for bump in self._fit.bumps:
            square = (u[0] - bump.x) ** 2 + (u[1] - bump.y) ** 2
            weight = exp(-square / (2 * self._fit.sigma**2))
            dx += weight * bump.dx
            dy += weight * bump.dy
        return u[0] + dx, u[1] + dy

    def _pulled(self, u: Point) -> Point:
        total, dx, dy = _FADE, 0.0, 0.0
        for pull in self._near.get((floor(u[0]), floor(u[1])), ()):
            distance = hypot(u[0] - pull.at[0], u[1] - pull.at[1])
            if distance >= _REACH:
                continue
            if distance < 1e-9:
                return u[0] + pull.by[0], u[1] + pull.by[1]
            weight = ((_REACH - distance) / (_REACH * distance)) ** 2
            total += weight
            dx += weight * pull.by[0]
            dy += weight * pull.by[1]
        return u[0] + dx / total, u[1] + dy / total


def pull_into(at: Point, center: Point, reach: float) -> Pull:
    """A pull that moves a point to within `reach` of a hex centre, no farther than needed."""
    distance = hypot(at[0] - center[0], at[1] - center[1])
    if distance <= reach:
        return Pull(at, (0.0, 0.0))
    share = 1 - reach / distance
    return Pull(at, ((center[0] - at[0]) * share, (center[1] - at[1]) * share))


def _t(angle: float) -> float:
    return tan(pi / 4 + angle / 2)
