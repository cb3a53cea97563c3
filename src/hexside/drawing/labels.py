"""Place names: written beside their symbols so that no two overlap."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape

import msgspec

from hexside.board import Place
from hexside.drawing.geometry import SCALE, Layout, Point, number
from hexside.drawing.lettering import width_of
from hexside.drawing.style import PlaceStyle, Style

GAP = 3.0
BUCKET = 40.0
WEIGHT_OF_LINE = 1.0
WEIGHT_OF_NUMBER = 2.5
FORBIDDEN = 1000.0


class Box(msgspec.Struct, frozen=True):
    """A rectangle of the drawing."""

    left: float
    top: float
    right: float
    bottom: float

    def overlaps(self, other: Box) -> bool:
        """Whether two rectangles overlap."""
        return (
            self.left < other.right
            and other.left < self.right
            and self.top < other.bottom
            and other.top < self.bottom
        )


class Label(msgspec.Struct, frozen=True):
    """A placed name: the box it fills and the baseline of its letters."""

    place: str
    text: str
    box: Box
    size: float
    weight: int


class Crowd:
    """What is already on the sheet, in buckets for fast lookup."""

    def __init__(self) -> None:
        self._boxes: dict[tuple[int, int], list[tuple[Box, float]]] = {}
        self._points: dict[tuple[int, int], list[Point]] = {}

    def add_box(self, box: Box, weight: float) -> None:
        """Something that a label must not (FORBIDDEN) or should not cover."""
        for bucket in _buckets(box):
            self._boxes.setdefault(bucket, []).append((box, weight))

    def add_points(self, points: Iterable[Point]) -> None:
        """Points of lines that a label should not cover."""
        for x, y in points:
            self._points.setdefault((int(x // BUCKET), int(y // BUCKET)), []).append((x, y))

    def cost(self, box: Box) -> float:
        """How much a label in this box would cover."""
        total = 0.0
        seen: set[int] = set()
        for bucket in _buckets(box):
            for other, weight in self._boxes.get(bucket, ()):
                if id(other) not in seen and box.overlaps(other):
                    seen.add(id(other))
                    total += weight
            for x, y in self._points.get(bucket, ()):
                if box.left <= x <= box.right and box.top <= y <= box.bottom:
                    total += WEIGHT_OF_LINE
        return total


def _buckets(box: Box) -> list[tuple[int, int]]:
    return [
        (column, row)
        for column in range(int(box.left // BUCKET), int(box.right // BUCKET) + 1)
        for row in range(int(box.top // BUCKET), int(box.bottom // BUCKET) + 1)
    ]


def name_of(place: Place, language: str) -> str:
    """The wartime name in the reader's language, or in English, or the id."""
    return place.names.get(language) or place.names.get("en") or place.id


def labelled(layout: Layout, language: str) -> list[Place]:
    """One entry for each name: a city of several hexes is labelled once."""
    found: list[Place] = []
    seen: list[tuple[str, int]] = []
    for place in layout.board.places:
        name = name_of(place, language)
        if any(name == other and layout.grid.distance(place.hex, hex) <= 3 for other, hex in seen):
            continue
        seen.append((name, place.hex))
        found.append(place)
    return found


def place_labels(layout: Layout, style: Style, language: str, crowd: Crowd) -> list[Label]:
    """Find a position for every name, the most important places first."""
    for place in layout.board.places:
        crowd.add_box(_sign(layout, style, place), FORBIDDEN / 2)
    found = []
    places = labelled(layout, language)
    places.sort(key=lambda p: (style.place_of(p.kind).rank, p.hex))
    for place in places:
        look = style.place_of(place.kind)
        text = name_of(place, language)
        wide = width_of(text, look.size, look.weight)
        best: tuple[float, Box] | None = None
        for penalty, box in _candidates(layout.center(place.hex), look, wide):
            cost = penalty + crowd.cost(box)
            if (
                box.left < 4
                or box.top < 4
                or box.right > layout.width - 4
                or box.bottom > layout.height - 4
            ):
                cost += FORBIDDEN
            if best is None or cost < best[0]:
                best = (cost, box)
        assert best is not None
        crowd.add_box(best[1], FORBIDDEN)
        found.append(Label(place.id, text, best[1], look.size, look.weight))
    return found


def _sign(layout: Layout, style: Style, place: Place) -> Box:
    x, y = layout.center(place.hex)
    reach = style.place_of(place.kind).radius
    return Box(x - reach, y - reach, x + reach, y + reach)


def _candidates(at: Point, look: PlaceStyle, wide: float) -> Iterable[tuple[float, Box]]:
    """Positions around a symbol: first close to it and to its right."""
    x, y = at
    high = look.size * 1.12
    radius = look.radius * 1.1
    for ring, extra in enumerate((0.0, 7.0, 15.0, 26.0, 40.0, 58.0)):
        near = radius + GAP + extra
        slant = near * 0.72
        spots = (
            (0.0, x + near, y - high / 2),
            (0.6, x - near - wide, y - high / 2),
            (0.3, x + slant, y - slant - high * 0.62),
            (0.4, x + slant, y + slant - high * 0.38),
            (0.9, x - slant - wide, y - slant - high * 0.62),
            (1.0, x - slant - wide, y + slant - high * 0.38),
            (0.8, x - wide / 2, y - near - high),
            (0.7, x - wide / 2, y + near),
            (1.2, x - wide * 0.2, y - near - high),
            (1.2, x - wide * 0.8, y - near - high),
            (1.2, x - wide * 0.2, y + near),
            (1.2, x - wide * 0.8, y + near),
        )
        for penalty, left, top in spots:
            yield penalty + ring * 3.0, Box(left, top, left + wide, top + high)


def number_boxes(layout: Layout, style: Style) -> list[Box]:
    """Where the hex numbers are."""
    size = style.paper.number_size
    found = []
    for hex, name in enumerate(layout.grid.names):
        x, y = number_spot(layout, hex)
        half = width_of(name, size, 400) / 2
        found.append(Box(x - half, y - size, x + half, y + size * 0.2))
    return found


def number_spot(layout: Layout, hex: int) -> Point:
    """The middle of the baseline of a hex number: below the top of the hex."""
    x, y = layout.center(hex)
    return x, y - (0.365 if layout.pointy else 0.375) * SCALE


def draw_labels(found: list[Label], style: Style) -> str:
    """The names, each with a halo that keeps it readable on any ground."""
    paper = style.paper
    texts = "".join(
        f'<text x="{number(label.box.left)}" y="{number(label.box.top + label.size * 0.88)}"'
        f' font-size="{number(label.size)}" font-weight="{label.weight}"'
        f' data-place="{escape(label.place)}">{escape(label.text)}</text>'
        for label in found
    )
    return (
        f'<g font-family="{paper.family}" fill="{paper.ink}" stroke="{paper.halo}"'
        ' stroke-width="4" stroke-linejoin="round" stroke-opacity="0.85" paint-order="stroke"'
        f">{texts}</g>"
    )


def draw_numbers(layout: Layout, style: Style) -> str:
    """The hex numbers, small and pale."""
    paper = style.paper
    texts = []
    for hex, name in enumerate(layout.grid.names):
        x, y = number_spot(layout, hex)
        texts.append(f'<text x="{number(x)}" y="{number(y)}">{name}</text>')
    return (
        f'<g font-family="{paper.family}" font-size="{paper.number_size}" fill="{paper.number}"'
        f' fill-opacity="0.8" text-anchor="middle">{"".join(texts)}</g>'
    )
