"""The cup: chits as sorted tuples of ids, repeated where there are several of one kind."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from itertools import combinations
from typing import Any, Protocol

from hexside.engine import Work

Chits = tuple[str, ...]


class ChitKind(Protocol):
    """What the cup must know of a kind of chit; a game's own struct has more."""

    @property
    def id(self) -> str: ...
    @property
    def side(self) -> str: ...
    @property
    def from_turn(self) -> int: ...
    @property
    def count(self) -> int: ...


def sub_multisets(chits: Chits, size: int) -> list[Chits]:
    """Every different selection of this number of chits; the chits must be sorted."""
    return sorted(set(combinations(chits, size)))


def take_out(pool: Chits, chosen: Iterable[str]) -> Chits:
    """A pool without the chosen chits; raise ``ValueError`` when one is not there."""
    rest = list(pool)
    for chit in chosen:
        rest.remove(chit)
    return tuple(rest)


def join(pool: Chits, more: Iterable[str]) -> Chits:
    """A pool with more chits, sorted."""
    return tuple(sorted((*pool, *more)))


def missing(pool: Chits, wanted: Chits) -> list[str]:
    """The chits that are wanted more often than the pool has them, sorted."""
    return [chit for chit in sorted(set(wanted)) if wanted.count(chit) > pool.count(chit)]


def draw(work: Work[Any], cup: Chits) -> tuple[str, Chits]:
    """One chit at random and the cup without it; what led here can no longer be taken back."""
    chit = cup[work.below(len(cup))]
    return chit, take_out(cup, (chit,))


def chits_in_play(kinds: Iterable[ChitKind], side: str, turn: int) -> Chits:
    """The chits of a side that exist by a turn."""
    found: list[str] = []
    for kind in kinds:
        if kind.side == side and kind.from_turn <= turn:
            found.extend([kind.id] * kind.count)
    return tuple(sorted(found))


def usable(cup: Chits, side_of: Callable[[str], str], left: Mapping[str, int]) -> Chits:
    """The chits of sides that have not reached their limit for this turn.

    One cup for both sides, with a limit for each: once it is reached, the side's chits in the cup
    can no longer be used. A side without an entry has no limit.
    """
    return tuple(chit for chit in cup if left.get(side_of(chit), 1) > 0)


def missing_compulsory(pool: Chits, chosen: Chits, compulsory: Iterable[str]) -> list[str]:
    """The chits that must be chosen when they are available, and were not."""
    return sorted(chit for chit in set(compulsory) if chit in pool and chit not in chosen)


def quotas_missed(
    chosen: Chits, group_of: Callable[[str], str], quotas: Mapping[str, int]
) -> dict[str, int]:
    """By group with a quota that is not met: how many of its chits were chosen."""
    counts = Counter(group_of(chit) for chit in chosen)
    return {group: counts[group] for group, need in quotas.items() if counts[group] != need}
