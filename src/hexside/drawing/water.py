"""Water: the coast with its shading, and rivers along hexsides."""

from __future__ import annotations

from itertools import pairwise

from hexside.drawing.chains import Link, chains
from hexside.drawing.geometry import Key, Layout, Point, key_of, smooth, wander
from hexside.drawing.ground import outline, regions
from hexside.drawing.style import HexsideStyle, Style

COAST_STRAY = 6.0
RIVER_STRAY = 3.2
UPPER_COURSE = (0.55, 0.78)
"""Width of the first and second hexside of a tapering river, as a share of the full width."""
SHALLOWS = ((46, 0.28), (28, 0.32), (13, 0.4))


def coast(layout: Layout, style: Style) -> str:
    """Seas and lakes: shaded shore, water, shallows along the coast, shoreline."""
    parts = []
    for kind, region in sorted(regions(layout).items()):
        look = style.terrain_of(kind)
        if not look.water:
            continue
        path = outline(layout, region, COAST_STRAY, 0.0)
        parts.append(
            f'<clipPath id="water-{kind}"><path d="{path}"/></clipPath>'
            f'<g class="terrain-{kind}" stroke-linejoin="round" fill="none">'
            f'<path d="{path}" stroke="{look.shade}" stroke-opacity="0.16" stroke-width="22"/>'
            f'<path d="{path}" stroke="{look.shade}" stroke-opacity="0.22" stroke-width="11"/>'
            f'<path d="{path}" fill="{look.fill}"/>'
            f'<g clip-path="url(#water-{kind})">'
        )
        parts += [
            f'<path d="{path}" stroke="{look.shallow}" stroke-opacity="{opacity}"'
            f' stroke-width="{width * 2}"/>'
            for width, opacity in SHALLOWS
        ]
        parts.append(f'</g><path d="{path}" stroke="{look.ink}" stroke-width="2.6"/></g>')
    return "".join(parts)


def rivers(layout: Layout, style: Style) -> str:
    """Features along hexsides: narrow kinds first, each with casing, edge and water."""
    by_kind: dict[str, list[int]] = {}
    for hexside, kinds in sorted(layout.board.sides.items()):
        for kind in kinds:
            by_kind.setdefault(kind, []).append(hexside)
    meeting = _meetings(layout)
    shores, rim = _shores(layout, style)
    strokes: list[tuple[str, HexsideStyle, list[tuple[str, float]]]] = []
    for kind in sorted(by_kind, key=lambda name: (style.hexside_of(name).width, name)):
        look = style.hexside_of(kind)
        strokes.append((kind, look, _courses(layout, look, by_kind[kind], meeting, shores, rim)))
    parts = []
    # All casings lie below all water, so that a tributary joins its river.
    for kind, look, courses in strokes:
        if look.casing:
            parts.append(_stroke(kind, courses, look.casing, look.casing_width, 0.75))
    for kind, look, courses in strokes:
        if look.edge:
            parts.append(_stroke(kind, courses, look.edge, look.edge_width, 1))
    for kind, look, courses in strokes:
        parts.append(_stroke(kind, courses, look.colour, look.width, 1))
    for kind, look, courses in strokes:
        if look.bars:
            parts.append(
                f'<path class="hexside-{kind}" d="{"".join(path for path, _ in courses)}"'
                f' fill="none" stroke="{look.bars}" stroke-width="3" stroke-dasharray="9 7"/>'
            )
    return "".join(parts)


def _stroke(
    kind: str, courses: list[tuple[str, float]], colour: str, width: float, opacity: float
) -> str:
    by_share: dict[float, list[str]] = {}
    for path, share in courses:
        by_share.setdefault(share, []).append(path)
    return "".join(
        f'<path class="hexside-{kind}" d="{"".join(paths)}" fill="none" stroke="{colour}"'
        f' stroke-width="{width * share:.2f}" stroke-opacity="{opacity}" stroke-linecap="round"'
        ' stroke-linejoin="round"/>'
        for share, paths in sorted(by_share.items())
    )


def _meetings(layout: Layout) -> dict[Key, int]:
    """How many river hexsides meet at each corner."""
    found: dict[Key, int] = {}
    for hexside in layout.board.sides:
        for corner in layout.side(hexside):
            found[key_of(corner)] = found.get(key_of(corner), 0) + 1
    return found


def _courses(
    layout: Layout,
    look: HexsideStyle,
    hexsides: list[int],
    meeting: dict[Key, int],
    shores: set[Key],
    rim: set[Key],
) -> list[tuple[str, float]]:
    """Smooth courses of one kind of river, each with its share of the full width."""
    corners: dict[Key, Point] = {}
    links = []
    for hexside in hexsides:
        start, end = layout.side(hexside)
        corners[key_of(start)] = start
        corners[key_of(end)] = end
        links.append(Link(key_of(start), key_of(end)))
    courses: list[tuple[str, float]] = []
    for chain in chains(links, corners):
        points: list[Point] = []
        breaks = [0]
        for here, there in pairwise(chain):
            if not points or meeting[here] != 2 or here in shores:
                points.append(corners[here])
            points += wander(corners[here], corners[there], RIVER_STRAY)
            breaks.append(len(points) - 1)
        points.append(corners[chain[-1]])
        ends = (chain[0], chain[-1])
        is_source = [meeting[end] == 1 and end not in shores | rim for end in ends]
        leaves = [
            layout.way_out(corners[end]) if meeting[end] == 1 and end in rim - shores else None
            for end in ends
        ]
        if leaves[0] is not None:
            points.insert(0, leaves[0])
            breaks = [at + 1 for at in breaks]
        if leaves[1] is not None:
            points.append(leaves[1])
        courses += _tapered(points, breaks, is_source) if look.taper else [(smooth(points), 1.0)]
    return courses


def _tapered(
    points: list[Point], breaks: list[int], is_source: list[bool]
) -> list[tuple[str, float]]:
    """A course split where its width changes: thin at a source, full from the third hexside."""
    first, last = 0, len(points) - 1
    found = []
    for share, step in zip(UPPER_COURSE, (1, 2), strict=True):
        if len(breaks) <= 2 * step + 1:
            break
        if is_source[0]:
            cut = breaks[step]
            found.append((smooth(points[first : cut + 1]), share))
            first = cut
        if is_source[1]:
            cut = breaks[-1 - step]
            found.append((smooth(points[cut : last + 1]), share))
            last = cut
    found.append((smooth(points[first : last + 1]), 1.0))
    return found


def _shores(layout: Layout, style: Style) -> tuple[set[Key], set[Key]]:
    """The corners of water hexes and those at the rim of the board: no river rises there."""
    shores: set[Key] = set()
    rim: set[Key] = set()
    for cell in layout.cells.values():
        corners = {key_of(layout.corner(cell.center, number)) for number in range(6)}
        if style.terrain_of(cell.terrain).water:
            shores |= corners
        elif cell.hex < 0:
            rim |= corners
    return shores, rim
