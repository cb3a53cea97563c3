"""Dice that anybody can verify after the game.

Every number comes from ``blake2b(server_seed, client_seed, counter)``. The hash of the server
seed is published when the game starts and the seed itself when it ends, so that each roll can be
recomputed by anyone who kept the two. Fixed dice (of a position text) are consumed first.
"""

from __future__ import annotations

import hashlib

import msgspec

_SPAN = 1 << 64


class Dice(msgspec.Struct, frozen=True, gc=False):
    """The seeded source of chance inside a state; a draw returns the next ``Dice``."""

    server_seed: str
    client_seed: str = ""
    counter: int = 0
    fixed: tuple[int, ...] = ()

    def below(self, limit: int) -> tuple[int, Dice]:
        """Return a number in ``0 .. limit-1`` and the dice after the draw."""
        if self.fixed:
            # A fixed die is written as its face; a draw of another size takes it modulo the size.
            value = (self.fixed[0] - 1) % limit
            return value, msgspec.structs.replace(self, fixed=self.fixed[1:])
        counter = self.counter
        # Values past the last whole multiple of the limit are drawn again, so every face is equal.
        fair = _SPAN - _SPAN % limit
        while True:
            value = draw(self.server_seed, self.client_seed, counter)
            counter += 1
            if value < fair:
                return value % limit, Dice(self.server_seed, self.client_seed, counter)

    def roll(self, faces: int = 6) -> tuple[int, Dice]:
        """Roll one die with faces ``1 .. faces``."""
        value, after = self.below(faces)
        return value + 1, after

    def commitment(self) -> str:
        """The hash of the server seed: published at the start of a game."""
        return commitment(self.server_seed)


def draw(server_seed: str, client_seed: str, counter: int) -> int:
    """The 64-bit number behind draw ``counter``; the whole secret of the dice."""
    text = f"{server_seed}:{client_seed}:{counter}".encode()
    return int.from_bytes(hashlib.blake2b(text, digest_size=8).digest(), "big")


def commitment(server_seed: str) -> str:
    """What is published before the first roll; it fixes the seed without telling it."""
    return hashlib.blake2b(server_seed.encode(), digest_size=32).hexdigest()
