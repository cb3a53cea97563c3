"""Dice for imagined games: every course meets the same chances."""

from __future__ import annotations

import functools
import random

from hexside.engine import Dice

FACES = 6
#: Numbers drawn beforehand; they begin anew when they are used up.
DRAWS = 360


class RehearsalDice(Dice, frozen=True):
    """Dice with one series for combat and another for everything else.

    So the order in which chits are drawn does not depend on how many combats there were before.
    Each face comes up once in six combat dice, which makes short series of games alike in luck.
    """

    combat: int = 0
    others: int = 0

    def below(self, limit: int) -> tuple[int, Dice]:
        """A number below a limit and the dice after the draw."""
        faces, numbers = _series(self.server_seed)
        if limit == FACES:
            after = RehearsalDice(self.server_seed, combat=self.combat + 1, others=self.others)
            return faces[self.combat % DRAWS], after
        after = RehearsalDice(self.server_seed, combat=self.combat, others=self.others + 1)
        return int(numbers[self.others % DRAWS] * limit), after


@functools.lru_cache(maxsize=256)
def _series(seed: str) -> tuple[tuple[int, ...], tuple[float, ...]]:
    chance = random.Random(seed)
    faces: list[int] = []
    while len(faces) < DRAWS:
        six = list(range(FACES))
        chance.shuffle(six)
        faces += six
    return tuple(faces), tuple(chance.random() for _ in range(DRAWS))
