"""Dice for imagined games: every course meets the same random numbers."""

from __future__ import annotations

import functools
import random

import msgspec

from hexside.engine import Dice

FACES = 6
#: Numbers drawn in advance; they repeat from the start when used up.
DRAWS = 360


class RehearsalDice(Dice, frozen=True):
    """Dice with one series for combat and another for everything else.

    So the order in which chits are drawn does not depend on the number of combats before.
    Each face comes up once in six combat dice, which gives short series of games equal luck.

    A die aimed at a hex before the roll depends on that hex and not on earlier rolls:
    courses that attack the same hex meet the same die there, and in six samples of a family
    every face comes up once.
    """

    combat: int = 0
    others: int = 0
    family: str = ""
    sample: int = 0
    #: The hex that the next combat die is for, and how often it was attacked before.
    target: int = -1
    attack: int = 0

    def below(self, limit: int) -> tuple[int, Dice]:
        """A number below a limit, and the dice after the draw."""
        replace = msgspec.structs.replace
        if limit == FACES:
            if self.target >= 0:
                block, number = divmod(self.sample, FACES)
                face = _faces(self.family, self.target, self.attack, block)[number]
                return face, replace(self, target=-1)
            faces, _ = _series(self.server_seed)
            return faces[self.combat % DRAWS], replace(self, combat=self.combat + 1)
        _, numbers = _series(self.server_seed)
        return int(numbers[self.others % DRAWS] * limit), replace(self, others=self.others + 1)

    def aimed(self, target: int, attack: int) -> RehearsalDice:
        """The dice before a combat for a hex that has been attacked this often before."""
        return msgspec.structs.replace(self, target=target, attack=attack)


@functools.lru_cache(maxsize=4096)
def _faces(family: str, target: int, attack: int, block: int) -> tuple[int, ...]:
    six = list(range(FACES))
    random.Random(f"{family} {target} {attack} {block}").shuffle(six)
    return tuple(six)


@functools.lru_cache(maxsize=256)
def _series(seed: str) -> tuple[tuple[int, ...], tuple[float, ...]]:
    chance = random.Random(seed)
    faces: list[int] = []
    while len(faces) < DRAWS:
        six = list(range(FACES))
        chance.shuffle(six)
        faces += six
    return tuple(faces), tuple(chance.random() for _ in range(DRAWS))
