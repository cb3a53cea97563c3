"""What the counts of a position mean, turn by turn: factors, and patterns of several counts.

They are stored in ``weights/<game>-worth.toml``, by scenario; ``tools/fit_worth.py`` fits them to
the results of games that the quick hand plays against itself.
"""

from __future__ import annotations

import functools
import math
from collections.abc import Sequence
from importlib.resources import files
from operator import mul

import msgspec

#: Sums beyond this are practically certain.
CERTAIN = 30.0


class Pattern(msgspec.Struct, frozen=True):
    """Counts that mean something in combination: a weight, and the factors of their sum."""

    weight: float
    constant: float
    factors: tuple[float, ...]


class Judgement(msgspec.Struct, frozen=True):
    """What the counts of a position mean in one turn: factors, and patterns of several counts."""

    constant: float
    factors: tuple[float, ...]
    patterns: tuple[Pattern, ...] = ()

    def of(self, found: Sequence[float]) -> float:
        """The chance that the attacker wins."""
        total = self.constant + sum(map(mul, self.factors, found))
        for pattern in self.patterns:
            total += pattern.weight * math.tanh(
                pattern.constant + sum(map(mul, pattern.factors, found))
            )
        return 1.0 / (1.0 + math.exp(-max(-CERTAIN, min(CERTAIN, total))))


@functools.cache
def judgements(game: str) -> dict[str, tuple[Judgement, ...]]:
    """By scenario, the judgement of every turn; empty where nothing has been fitted."""
    file = files("hexside.players") / "weights" / f"{game}-worth.toml"
    if not file.is_file():
        return {}
    return msgspec.toml.decode(file.read_bytes(), type=dict[str, tuple[Judgement, ...]])
