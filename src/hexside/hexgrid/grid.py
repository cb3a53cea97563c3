"""A finite set of printed hexes with dense indices, and the geometry between them.

Directions are numbered 0 to 5. Pointy-topped grids start in the east and go counter-clockwise:
E, NE, NW, W, SW, SE. Flat-topped grids start in the north and go clockwise: N, NE, SE, S, SW, NW.
In both the opposite of direction d is (d + 3) % 6.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import compress
from math import cos, pi, sin, sqrt
from typing import Final, TypeAlias, TypeVar

from hexside.hexgrid.schemes import Orientation, Scheme, UnknownHex

T = TypeVar("T")
Six: TypeAlias = tuple[int, int, int, int, int, int]

STEPS: Final[dict[Orientation, tuple[tuple[int, int], ...]]] = {
    "pointy": ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)),
    "flat": ((0, 1), (1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1)),
}
"""What a step in each direction adds to the axial coordinates."""

_ZERO_AND_ONE = bytes.maketrans(b"01", b"\x00\x01")

FEW = 8
"""So many hexes of a bitboard are looked for one by one; more are found faster all at once."""

_NUDGE = 1e-6
"""Moves a line off the corners that it would otherwise run through, always to the same side."""


class NotAdjacent(ValueError):
    """Two hexes that should be neighbours but are not."""

    def __init__(self, a: str, b: str) -> None:
        super().__init__(a, b)
        self.names = (a, b)


class Grid:
    """Any set of hexes of one numbering scheme, indexed 0 .. size - 1 in the given order.

    `aliases` has the second and third labels of hexes that lie on several sheets of a linked map,
    each with the canonical number (A Victory Awaits 2.1); most maps have none.

    `neighbors[h]` has the neighbour of `h` in each of the six directions, -1 where the grid ends.

    `bit[h]` is the position of a hex in a bitboard: a set of hexes stored in one int. Moving
    the set one step in direction `d` shifts it by `shifts[d]` (to the left if positive), the same
    for every hex. Spare positions at the end of each file keep a step over the edge from landing
    on another hex, so that `& all_bits` removes everything that left the grid.
    """

    __slots__ = (
        "_at",
        "_axial",
        "_discs",
        "_index",
        "_of_bit",
        "_rings",
        "_single",
        "aliases",
        "all_bits",
        "bit",
        "centers",
        "names",
        "neighbors",
        "scheme",
        "shifts",
        "size",
    )

    scheme: Final[Scheme]
    size: Final[int]
    names: Final[tuple[str, ...]]
    aliases: Final[dict[str, str]]
    neighbors: Final[tuple[Six, ...]]
    centers: Final[tuple[tuple[float, float], ...]]
    bit: Final[tuple[int, ...]]
    shifts: Final[Six]
    all_bits: Final[int]

    def __init__(self, scheme: Scheme, names: Iterable[str]) -> None:
        """Build the grid; a hex that is named twice, even by two labels, counts once."""
        places = tuple(dict.fromkeys(scheme.parse(name) for name in names))
        self.scheme = scheme
        self.size = len(places)
        self.names = tuple(scheme.name(*place) for place in places)
        self.centers = tuple(scheme.center(*place) for place in places)
        self._index = {
            label: index for index, place in enumerate(places) for label in scheme.labels(*place)
        }
        self.aliases = {
            label: self.names[index]
            for label, index in self._index.items()
            if label != self.names[index]
        }
        self._axial = tuple(scheme.axial(*place) for place in places)
        self._at = {axial: index for index, axial in enumerate(self._axial)}
        steps = STEPS[scheme.orientation]
        self.neighbors = tuple(
            _six(self._at.get((a + da, b + db), -1) for da, db in steps) for a, b in self._axial
        )
        # Straight files (rows of pointy, columns of flat hexes) become runs of bits.
        files = [(b, a) if scheme.orientation == "pointy" else (a, b) for a, b in self._axial]
        lowest = min((low for _, low in files), default=0)
        first = min((file for file, _ in files), default=0)
        stride = max((low for _, low in files), default=0) - lowest + 2
        self.bit = tuple((file - first) * stride + low - lowest for file, low in files)
        self.shifts = _six(
            db * stride + da if scheme.orientation == "pointy" else da * stride + db
            for da, db in steps
        )
        self._single = tuple(1 << position for position in self.bit)
        self.all_bits = sum(self._single)
        self._of_bit = self.by_bit(range(self.size), -1)
        # Players query the same neighbourhoods a hundred thousand times per game.
        self._rings: dict[tuple[int, int], tuple[int, ...]] = {}
        self._discs: dict[tuple[int, int], tuple[int, ...]] = {}

    def __repr__(self) -> str:
        return f"Grid({self.scheme.id!r}, {self.size} hexes)"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Grid):
            return NotImplemented
        return self.scheme == other.scheme and self.names == other.names

    def __hash__(self) -> int:
        return hash((self.scheme.id, self.names))

    def __len__(self) -> int:
        return self.size

    def __contains__(self, name: object) -> bool:
        return name in self._index

    def index(self, name: str) -> int:
        """The index of a printed hex number; raises UnknownHex."""
        try:
            return self._index[name]
        except KeyError:
            raise UnknownHex(name) from None

    def indexes(self, *names: str) -> tuple[int, ...]:
        """The indices of several printed hex numbers."""
        return tuple([self.index(name) for name in names])

    def labels(self, hex: int) -> tuple[str, ...]:
        """Every number printed for a hex: one, or one for each sheet that it lies on."""
        return self.scheme.labels(*self.scheme.offset(*self._axial[hex]))

    def axial(self, hex: int) -> tuple[int, int]:
        """The axial coordinates of a hex."""
        return self._axial[hex]

    def at(self, first: int, second: int) -> int:
        """The hex at axial coordinates, -1 where the grid has none."""
        return self._at.get((first, second), -1)

    def adjacent(self, hex: int) -> tuple[int, ...]:
        """The neighbours of a hex that exist, in the order of the directions."""
        return tuple(n for n in self.neighbors[hex] if n >= 0)

    def distance(self, a: int, b: int) -> int:
        """The number of steps between two hexes, ignoring the edges of the grid."""
        a1, a2 = self._axial[a]
        b1, b2 = self._axial[b]
        return _length(a1 - b1, a2 - b2)

    def direction(self, a: int, b: int) -> int:
        """The direction from a hex to its neighbour, -1 if they are not neighbours."""
        try:
            return self.neighbors[a].index(b)
        except ValueError:
            return -1

    def line(self, a: int, b: int) -> tuple[int, ...]:
        """The hexes on a straight line, including both ends; those off the grid are left out.

        A line that runs along hexsides passes through the hexes on one side of it, the same
        from either end.
        """
        a1, a2 = self._axial[a]
        b1, b2 = self._axial[b]
        steps = _length(a1 - b1, a2 - b2)
        if steps == 0:
            return (a,)
        found = []
        for step in range(steps + 1):
            share = step / steps
            at = _nearest(
                a1 + (b1 - a1) * share + _NUDGE,
                a2 + (b2 - a2) * share + 2 * _NUDGE,
            )
            found.append(self._at.get(at, -1))
        return tuple(hex for hex in found if hex >= 0)

    def ring(self, center: int, radius: int) -> tuple[int, ...]:
        """The hexes at exactly this distance, going round once from direction 0."""
        known = self._rings.get((center, radius))
        if known is None:
            known = self._rings[center, radius] = self._ring(center, radius)
        return known

    def _ring(self, center: int, radius: int) -> tuple[int, ...]:
        if radius == 0:
            return (center,)
        steps = STEPS[self.scheme.orientation]
        a, b = self._axial[center]
        a, b = a + steps[0][0] * radius, b + steps[0][1] * radius
        found = []
        for turn in range(6):
            da, db = steps[(turn + 2) % 6]
            for _ in range(radius):
                found.append(self._at.get((a, b), -1))
                a, b = a + da, b + db
        return tuple(hex for hex in found if hex >= 0)

    def within(self, center: int, radius: int) -> tuple[int, ...]:
        """The hexes up to this distance, nearest first, including the centre."""
        known = self._discs.get((center, radius))
        if known is None:
            rings = (self.ring(center, near) for near in range(radius + 1))
            known = self._discs[center, radius] = tuple(hex for ring in rings for hex in ring)
        return known

    def hexside(self, a: int, b: int) -> int:
        """The id of the hexside between two neighbours, the same from both sides.

        Of the two numbers for it (hex * 6 + direction) the smaller one is used. Raises
        NotAdjacent.
        """
        if a > b:
            a, b = b, a
        direction = self.direction(a, b)
        if direction < 0:
            raise NotAdjacent(self.names[a], self.names[b])
        return a * 6 + direction

    def hexside_towards(self, hex: int, direction: int) -> int:
        """The id of the hexside of a hex in one direction, even where the grid ends beyond it."""
        beyond = self.neighbors[hex][direction]
        if 0 <= beyond < hex:
            return beyond * 6 + (direction + 3) % 6
        return hex * 6 + direction

    def beside(self, hexside: int) -> tuple[int, int]:
        """The two hexes of a hexside; the second is -1 where the grid ends."""
        hex, direction = divmod(hexside, 6)
        return hex, self.neighbors[hex][direction]

    def corners(self, hex: int) -> tuple[tuple[float, float], ...]:
        """The six corners of a hex, counter-clockwise from the easternmost upper one.

        For pointy-topped hexes that is the one at 30 degrees, for flat-topped the one at 0.
        """
        x, y = self.centers[hex]
        start = pi / 6 if self.scheme.orientation == "pointy" else 0.0
        size = 1 / sqrt(3)
        angles = (start + turn * pi / 3 for turn in range(6))
        return tuple((x + size * cos(angle), y + size * sin(angle)) for angle in angles)

    def bits(self, hexes: Iterable[int]) -> int:
        """The bitboard of some hexes."""
        mask = 0
        single = self._single
        for hex in hexes:
            mask |= single[hex]
        return mask

    def indices(self, mask: int) -> list[int]:
        """The hexes of a bitboard, in the order of their bits; bits off the grid are ignored."""
        mask &= self.all_bits
        if mask.bit_count() > FEW:
            return self.pick(mask, self._of_bit)
        found = []
        while mask:
            lowest = mask & -mask
            found.append(self._of_bit[lowest.bit_length() - 1])
            mask ^= lowest
        return found

    def nth(self, mask: int, number: int) -> int:
        """The hex at a place of ``indices``, found without looking at the others."""
        mask &= self.all_bits
        if not 0 <= number < mask.bit_count():
            raise IndexError(f"no hex {number} among {mask.bit_count()}")
        place = 0
        width = mask.bit_length()
        while width > 1:
            half = width >> 1
            lower = mask & ((1 << half) - 1)
            count = lower.bit_count()
            if number < count:
                mask, width = lower, half
            else:
                number -= count
                place += half
                mask >>= half
                width -= half
        return self._of_bit[place]

    def pick(self, mask: int, items: Sequence[T]) -> list[T]:
        """The items of the hexes of a bitboard; ``items`` has one for each bit position."""
        digits = bin(mask & self.all_bits)[:1:-1].encode().translate(_ZERO_AND_ONE)
        return list(compress(items, digits))

    def by_bit(self, items: Iterable[T], gap: T) -> list[T]:
        """Items given in the order of the hexes, put in the order of the bits for ``pick``."""
        table = [gap] * (self.all_bits.bit_length())
        for hex, item in enumerate(items):
            table[self.bit[hex]] = item
        return table


def _six(values: Iterable[int]) -> Six:
    a, b, c, d, e, f = values
    return a, b, c, d, e, f


def _length(first: int, second: int) -> int:
    """The number of steps that an axial difference takes."""
    return max(abs(first), abs(second), abs(first + second))


def _nearest(first: float, second: float) -> tuple[int, int]:
    """The axial coordinates of the hex that contains a point."""
    third = -first - second
    a, b, c = round(first), round(second), round(third)
    off_a, off_b, off_c = abs(a - first), abs(b - second), abs(c - third)
    if off_a > off_b and off_a > off_c:
        a = -b - c
    elif off_b > off_c:
        b = -a - c
    return a, b
