"""34 The Reserve Armies of a position text: which army has which box, what the Axis can know."""

from __future__ import annotations

import re
from itertools import permutations
from math import factorial

from hexside.engine.positions import PositionProblem
from hexside.games.stalingrad42.rules import S42Rules
from hexside.games.stalingrad42.state import Maskirovka

KEY = "tracks.maskirovka"
#: 34.1.1: the Maskirovka markers.
MOST = 6


def check_maskirovka(rules: S42Rules, mask: Maskirovka, problems: list[PositionProblem]) -> None:
    """34.1: the armies of the first boxes, each once; not all of them need be in a position."""
    known = " ".join(rules.reserve_armies)
    strange = set(mask.armies) - set(rules.reserve_armies)
    if strange or len(set(mask.armies)) < len(mask.armies) or len(mask.armies) > MOST:
        problems.append(PositionProblem(f"{KEY}.armies", "unknown-value", known))
        return
    if any(army not in mask.armies for army in mask.revealed):
        problems.append(PositionProblem(f"{KEY}.revealed", "unknown-value", known))
    count = len(mask.armies)
    if any(not 1 <= number <= count for number in mask.filled):
        problems.append(PositionProblem(f"{KEY}.filled", "out-of-range", f"1-{count}"))
    if mask.possible and not _has_real(mask):
        problems.append(PositionProblem(f"{KEY}.possible", "unreadable-tracks", "34.1.2"))


def _has_real(mask: Maskirovka) -> bool:
    """4.5: whether what the Axis holds possible is a number of that kind and has what is true."""
    count = len(mask.armies)
    if not re.fullmatch(r"[0-9a-f]{1,180}", mask.possible):
        return False
    bits = int(mask.possible, 16)
    real = tuple(mask.armies.index(army) for army in sorted(mask.armies))
    place = list(permutations(range(count))).index(real)
    return bits < 1 << factorial(count) and bool(bits >> place & 1)
