"""The best of the hexes that a unit can reach."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from hexside.players.quick.sketch import Sketch

#: A move must be this much better than staying.
INERTIA = 0.05


def best_place(
    sketch: Sketch, uid: str, here: int, ways: Iterable[int], score: Callable[[str, int], float]
) -> tuple[int, float]:
    """The best hex with room for a unit, and how much better it is than staying."""
    stay = best = score(uid, here) + INERTIA if sketch.has_room(uid, here) else -1e6
    choice = here
    for hex in ways:
        if sketch.has_room(uid, hex):
            value = score(uid, hex)
            if value > best:
                best, choice = value, hex
    return choice, best - stay
