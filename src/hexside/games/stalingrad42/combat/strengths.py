"""8.5, 9.1, 9.8, 23.4 Strengths: what is taken off, halved, doubled and capped, in that order."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec


def halved(value: int) -> int:
    """9.1: half of a unit's strength, rounded up."""
    return (value + 1) // 2


def strength(value: int, halvings: int, doublings: int) -> int:
    """9.1: halve as often as called for, then double at most once."""
    for _ in range(halvings):
        value = halved(value)
    return value * 2 if doublings else value


def winter_attack(value: int) -> int:
    """23.4: an Axis attack strength loses 1 and keeps at least 1."""
    return max(min(value, 1), value - 1)


def winter_defense(value: int) -> int:
    """23.4: an Axis defense strength loses 1 and keeps at least 2; 1 and 2 are unaffected."""
    return max(min(value, 2), value - 1)


class Defender(msgspec.Struct, frozen=True):
    """9.8: what one unit in the attacked hex brings: its strength after 9.1."""

    unit: str
    strength: int
    bracketed: bool = False


def contributing(defenders: Sequence[Defender]) -> tuple[Defender, ...]:
    """9.8: bracketed units count only where no one else does, and several count as one."""
    others = tuple(one for one in defenders if not one.bracketed)
    if others:
        return others
    best = max(defenders, key=lambda one: one.strength, default=None)
    return () if best is None else (best,)


def capped(values: Iterable[int], cap: int) -> int:
    """8.5: a total with its upper limit, applied after halving and doubling."""
    return min(cap, sum(values))
