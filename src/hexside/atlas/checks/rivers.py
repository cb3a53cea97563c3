"""Rivers as unbroken chains of hexsides, and towns on their true banks."""

from __future__ import annotations

from itertools import pairwise
from math import hypot

from hexside.atlas.boards import rivers
from hexside.atlas.checks.findings import Finding
from hexside.atlas.checks.ground import components
from hexside.atlas.facts import Facts
from hexside.atlas.folders import sources
from hexside.board import Board
from hexside.datafiles import Problems
from hexside.datafiles.map_rows import MapBank
from hexside.datafiles.wide_rows import widened

BANKS = "map/banks.csv"
ALONG = 0.35
Side = tuple[int, int]
Point = tuple[float, float]
COMPASS = {
    "N": (0, 1),
    "NE": (1, 1),
    "E": (1, 0),
    "SE": (1, -1),
    "S": (0, -1),
    "SW": (-1, -1),
    "W": (-1, 0),
    "NW": (-1, 1),
}


def check_rivers(game_id: str, board: Board, facts: Facts) -> list[Finding]:
    """Rivers whose hexsides do not hang together, directly or through a water."""
    found = []
    water = {hex for hex, kind in enumerate(board.terrain) if kind in facts.water}
    for name, course in rivers(game_id).items():
        if name in facts.open_rivers:
            continue
        missing = [side for side in course if not board.side(*side)]
        for a, b in missing:
            args = {"river": name, "a": board.grid.names[a], "b": board.grid.names[b]}
            found.append(Finding("river-without-hexside", dict(args)))
        parts = _parts(board, list(course), water)
        if len(parts) > 1:
            shown = " ".join("|".join(board.grid.names[hex] for hex in part[0]) for part in parts)
            found.append(Finding("river-in-pieces", {"river": name, "sides": shown}))
    return found


def _parts(board: Board, course: list[Side], water: set[int]) -> list[list[Side]]:
    """The connected parts of a river; hexsides that touch the same water are connected."""
    numbers = range(len(course))
    round_corner = [_round(board, side) for side in course]
    bodies: dict[int, int] = {}
    for number, body in enumerate(components(water, board.grid.adjacent)):
        bodies |= dict.fromkeys(body, number)
    wet = [{bodies[hex] for hex in hexes if hex in bodies} for hexes in round_corner]

    def meets(number: int) -> list[int]:
        return [
            other
            for other in numbers
            if other != number
            and (share_corner(board, course[number], course[other]) or wet[number] & wet[other])
        ]

    return [[course[number] for number in sorted(part)] for part in components(numbers, meets)]


def _round(board: Board, side: Side) -> set[int]:
    """The hexes at a hexside and at its ends."""
    a, b = side
    return {a, b} | (set(board.grid.adjacent(a)) & set(board.grid.adjacent(b)))


def share_corner(board: Board, one: Side, two: Side) -> bool:
    """Whether two hexsides meet: then three hexes, all neighbours of each other, lie round."""
    hexes = {*one, *two}
    if len(hexes) != 3:
        return False
    a, b = hexes - (set(one) & set(two))
    return board.grid.direction(a, b) >= 0


def check_banks(game_id: str, board: Board, facts: Facts) -> list[Finding]:
    """Towns that stand on the wrong side of their river."""
    files = sources(game_id)
    if not files.has(BANKS):
        return []
    problems = Problems()
    shape = widened(files, BANKS, MapBank)
    rows = [row.value for row in files.collect_table(problems, BANKS, shape)]
    problems.raise_if_any()
    courses = rivers(game_id)
    at = {place.id: place.hex for place in board.places}
    found = []
    for row in rows:
        if f"{row.place} {row.river}" in facts.lost_banks:
            continue
        town, course = at.get(row.place), courses.get(row.river)
        if town is None or course is None:
            found.append(Finding("bank-of-nothing", {"place": row.place, "river": row.river}))
        elif not _is_on_bank(board, course, town, row.side):
            args = {"place": row.place, "river": row.river, "side": row.side}
            found.append(Finding("wrong-bank", dict(args)))
    return found


def _is_on_bank(board: Board, course: tuple[Side, ...], town: int, side: str) -> bool:
    """Whether the stream past a town has the compass point of its bank on the town's hand."""
    touching = [number for number, pair in enumerate(course) if town in pair]
    if not touching:
        return True
    corners = _corners(board, course)
    (x1, y1), (x2, y2) = corners[touching[0]], corners[touching[-1] + 1]
    east, north = COMPASS[side]
    turn = (x2 - x1) * north - (y2 - y1) * east
    # A stream that runs along the compass point says nothing about the bank.
    if abs(turn) < ALONG * hypot(x2 - x1, y2 - y1) * hypot(east, north):
        return True
    is_left = turn > 0
    tx, ty = board.grid.centers[town]
    for number in touching:
        (ax, ay), (bx, by) = corners[number], corners[number + 1]
        if ((bx - ax) * (ty - ay) - (by - ay) * (tx - ax) > 0) is not is_left:
            return False
    return True


def _corners(board: Board, course: tuple[Side, ...]) -> list[Point]:
    """The corners of a chain of hexsides: one more than there are hexsides."""
    centers = board.grid.centers
    middles = [
        ((centers[a][0] + centers[b][0]) / 2, (centers[a][1] + centers[b][1]) / 2)
        for a, b in course
    ]
    inner = []
    for (one, two), (m, n) in zip(pairwise(course), pairwise(middles), strict=True):
        hexes = {*one, *two}
        if share_corner(board, one, two):
            x = sum(centers[hex][0] for hex in hexes) / 3
            y = sum(centers[hex][1] for hex in hexes) / 3
        else:
            x, y = (m[0] + n[0]) / 2, (m[1] + n[1]) / 2
        inner.append((x, y))
    if not inner:
        (a, b), (mx, my) = course[0], middles[0]
        dx, dy = centers[b][0] - centers[a][0], centers[b][1] - centers[a][1]
        return [(mx - dy / 2, my + dx / 2), (mx + dy / 2, my - dx / 2)]
    first = (2 * middles[0][0] - inner[0][0], 2 * middles[0][1] - inner[0][1])
    last = (2 * middles[-1][0] - inner[-1][0], 2 * middles[-1][1] - inner[-1][1])
    return [first, *inner, last]
