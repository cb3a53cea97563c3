"""Movement range as arrays, for games that count what they find before they look at it.

The search is that of ``reach``. Most of what a movement prompt finds is only counted, and arrays
are made, counted and kept at far less cost than dicts. For the same reason the edges come side by
side in one buffer, which all games on a board share, with the few hexes where they differ now
beside it.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Sequence
from itertools import chain
from typing import TypeAlias, overload

from hexside.pathfinding.reach import Edges, reach

Ways = tuple[tuple[int, int, int], ...]
Table = bytes | bytearray

#: The ways that a hex can have; each row of the buffer has their number and then each of them.
MOST_WAYS = 6
ROW = 1 + 3 * MOST_WAYS

Survey: TypeAlias = tuple[bytes, bytes, bytes, bytes, bytes]
"""The hexes in reach but the start, by growing cost, what the way to each costs, and the hex before
it, all three as C ints; for each a byte that is 1 in an enemy zone; and the bits of all hexes in
reach with the start, the lowest first."""


class FlatEdges:
    """The edges of a board, as tuples and as the rows of one buffer of C ints."""

    __slots__ = ("rows", "ways")

    def __init__(self, edges: Edges) -> None:
        self.ways = tuple(edges)
        rows = array("i", [0]) * (ROW * len(self.ways))
        for hex, ways in enumerate(self.ways):
            if len(ways) > MOST_WAYS:
                raise ValueError(f"a hex has {len(ways)} ways out")
            row = array("i", (len(ways), *chain.from_iterable(ways)))
            rows[hex * ROW : hex * ROW + len(row)] = row
        self.rows = rows


class PatchedEdges:
    """The edges of a board with other ways out of some hexes, of any number."""

    __slots__ = ("base", "patched", "ways")

    def __init__(self, base: FlatEdges) -> None:
        self.base = base
        self.ways: dict[int, Ways] = {}
        #: A byte for each hex, 1 where ``ways`` has its ways out.
        self.patched = bytearray(len(base.ways))

    def __getitem__(self, hex: int) -> Ways:
        return self.ways[hex] if self.patched[hex] else self.base.ways[hex]

    def copy(self) -> PatchedEdges:
        """The same edges, which can change without touching these."""
        twin = PatchedEdges.__new__(PatchedEdges)
        twin.base = self.base
        twin.ways = self.ways.copy()
        twin.patched = self.patched[:]
        return twin

    def put(self, hex: int, ways: Ways) -> None:
        """From now on these are the ways out of a hex."""
        if ways == self.base.ways[hex]:
            self.patched[hex] = 0
            self.ways.pop(hex, None)
        else:
            self.patched[hex] = 1
            self.ways[hex] = ways


class Steps(Sequence[Ways]):
    """Edges with one cost for every step."""

    def __init__(self, edges: Edges, step: int) -> None:
        self._edges = edges
        self._step = step

    def __len__(self) -> int:
        return len(self._edges)

    @overload
    def __getitem__(self, hex: int) -> Ways: ...

    @overload
    def __getitem__(self, hex: slice) -> list[Ways]: ...

    def __getitem__(self, hex: int | slice) -> Ways | list[Ways]:
        if isinstance(hex, slice):
            return [self[place] for place in range(*hex.indices(len(self)))]
        return tuple([(self._step, there, kind) for _, there, kind in self._edges[hex]])


def survey(
    start: int,
    budget: int,
    edges: PatchedEdges,
    start_ways: Ways | None,
    barred: Table,
    zoc: Table,
    leave_zoc: int,
    start_leave_zoc: int,
    step: int,
    bit: array[int],
) -> Survey:
    """Every hex within reach, in the order in which ``reach`` finds them.

    ``start_ways`` are the ways out of the start if they are others; a start behind the last hex is
    a place outside the map. ``step`` is what every step costs, or 0 where each costs what its edge
    says. ``bit`` has the bit of each hex.
    """
    ways = list(edges.base.ways)
    for hex, other in edges.ways.items():
        ways[hex] = other
    if start == len(ways):
        ways.append(start_ways or ())
        barred, zoc = barred + b"\0", zoc + b"\0"
    elif start_ways is not None:
        ways[start] = start_ways
    used = Steps(ways, step) if step else ways
    costs, before = reach(start, budget, used, barred, zoc, 0, leave_zoc, start_leave_zoc)
    looked = 0
    for hex in costs:
        if hex < len(bit):
            looked |= 1 << bit[hex]
    del costs[start]
    return (
        array("i", costs).tobytes(),
        array("i", costs.values()).tobytes(),
        array("i", map(before.__getitem__, costs)).tobytes(),
        bytes([zoc[hex] != 0 for hex in costs]),
        looked.to_bytes(max(bit, default=0) // 8 + 1, "little"),
    )


def surveyed_by(compiled: Callable[..., Survey]) -> Callable[..., Survey]:
    """The same by the compiled twin, which takes the tables of the edges one by one."""

    def surveyed(
        start: int,
        budget: int,
        edges: PatchedEdges,
        start_ways: Ways | None,
        barred: Table,
        zoc: Table,
        leave_zoc: int,
        start_leave_zoc: int,
        step: int,
        bit: array[int],
    ) -> Survey:
        return compiled(
            start,
            budget,
            edges.base.rows,
            edges.patched,
            edges.ways,
            start_ways,
            barred,
            zoc,
            leave_zoc,
            start_leave_zoc,
            step,
            bit,
        )

    return surveyed
