"""Joins single links into long lines that run as straight as possible."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Mapping
from itertools import combinations
from math import hypot
from typing import Generic, TypeVar

import msgspec

from hexside.drawing.geometry import Point

Node = TypeVar("Node", bound=Hashable)

SHARP = -0.2
"""Two links do not continue each other if their directions agree less than this."""


class Link(msgspec.Struct, Generic[Node], frozen=True):
    """A stretch between two nodes."""

    start: Node
    end: Node

    def other(self, node: Node) -> Node:
        """The node at the other end."""
        return self.end if node == self.start else self.start


def chains(links: Iterable[Link[Node]], at: Mapping[Node, Point]) -> list[list[Node]]:
    """Lines as lists of nodes; where three or more links meet, the straightest two continue."""
    ordered = list(links)
    around: dict[Node, list[int]] = {}
    for number, link in enumerate(ordered):
        around.setdefault(link.start, []).append(number)
        around.setdefault(link.end, []).append(number)
    onward: dict[tuple[Node, int], int] = {}
    for node, numbers in around.items():
        free = set(numbers)
        options = sorted(
            (-_agreement(node, ordered[a], ordered[b], at), a, b)
            for a, b in combinations(numbers, 2)
        )
        for badness, a, b in options:
            if a in free and b in free and (-badness >= SHARP or len(numbers) == 2):
                free -= {a, b}
                onward[node, a] = b
                onward[node, b] = a
    used: set[int] = set()
    found: list[list[Node]] = []
    # Lines with an end first; the rest are rings.
    starts = [
        (number, node)
        for number, link in enumerate(ordered)
        for node in (link.start, link.end)
        if (node, number) not in onward
    ]
    starts += [(number, link.start) for number, link in enumerate(ordered)]
    for number, node in starts:
        if number in used:
            continue
        line = [node]
        step: int | None = number
        while step is not None and step not in used:
            used.add(step)
            line.append(ordered[step].other(line[-1]))
            step = onward.get((line[-1], step))
        found.append(line)
    return found


def _agreement(node: Node, a: Link[Node], b: Link[Node], at: Mapping[Node, Point]) -> float:
    """1 where two links run straight through a node, -1 where one doubles back on the other."""
    x, y = at[node]
    ax, ay = at[a.other(node)]
    bx, by = at[b.other(node)]
    ax, ay, bx, by = x - ax, y - ay, bx - x, by - y
    return (ax * bx + ay * by) / ((hypot(ax, ay) * hypot(bx, by)) or 1.0)
