"""Verifying a saved game: every draw follows from the two seeds, every action from the rules.

The numbers are recomputed here from the published recipe, independently of the engine's dice:
``blake2b(server_seed:client_seed:counter)``, eight bytes, read as a number.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

import msgspec

from hexside.cli.texts import text

if TYPE_CHECKING:
    from hexside.api import Game
    from hexside.engine import SavedGame
    from hexside.engine.match import Played

FACES = 6


class Difference(msgspec.Struct, frozen=True, omit_defaults=True):
    """The first difference; ``action`` 0 means before the first action."""

    code: str
    action: int = 0
    expected: str = ""
    found: str = ""


class Die(msgspec.Struct, frozen=True):
    """A die reported by an event, with the number that it follows from."""

    action: int
    event: str
    draw: int
    number: int
    die: int


class Verdict:
    """The result of the verification."""

    def __init__(
        self, game: Game, difference: Difference | None, draws: int, dice: list[Die]
    ) -> None:
        self.game = game
        self.difference = difference
        #: How many numbers were drawn from the seeds.
        self.draws = draws
        self.dice = dice


def drawn(server_seed: str, client_seed: str, counter: int) -> int:
    """The number behind a draw."""
    text = f"{server_seed}:{client_seed}:{counter}".encode()
    return int.from_bytes(hashlib.blake2b(text, digest_size=8).digest(), "big")


def commitment_of(server_seed: str) -> str:
    """The hash that was published before the first roll."""
    return hashlib.blake2b(server_seed.encode(), digest_size=32).hexdigest()


def verify(saved: SavedGame, published: str | None, shares: Iterable[str] = ()) -> Verdict:
    """Replay the game and stop at the first difference; ``shares`` must be part of the seed."""
    from hexside.engine import Refused
    from hexside.server.rebuild import begin

    game = begin(saved.origin)
    dice: list[Die] = []

    def verdict(difference: Difference | None) -> Verdict:
        return Verdict(game, difference, game.state.dice.counter, dice)

    expected = commitment_of(saved.origin.server_seed)
    if published is not None and published.strip().lower() != expected:
        return verdict(Difference("commitment", 0, published, expected))
    for missing in _missing_shares(saved, shares):
        return verdict(Difference("share", 0, missing, saved.origin.client_seed))
    for number, line in enumerate(saved.actions, 1):
        seat, _, action = line.partition(" ")
        try:
            game.play(action, seat)
        except Refused as refused:
            return verdict(Difference("refused", number, line, str(refused)))
        for item in _checked(game, game.played[-1], number):
            if isinstance(item, Difference):
                return verdict(item)
            dice.append(item)
    ending = game.state.result.code if game.state.result else ""
    if ending != saved.result:
        return verdict(Difference("result", len(saved.actions), saved.result, ending))
    if game.fingerprint() != saved.state:
        return verdict(Difference("state", len(saved.actions), saved.state, game.fingerprint()))
    return verdict(None)


def _missing_shares(saved: SavedGame, known: Iterable[str]) -> Iterator[str]:
    """Shares that are not in the client seed, and published hashes without their share."""
    parts = saved.origin.client_seed.split("+")
    for share in known:
        if share.strip().lower() not in {part.partition("=")[2] for part in parts}:
            yield share
    hashes = saved.origin.commitments
    if not hashes:
        return
    made = {part.partition("=")[0]: commitment_of(part) for part in parts}
    for seat in sorted(hashes.keys() | made.keys()):
        if hashes.get(seat) != made.get(seat):
            yield f"{seat}={hashes.get(seat, '')}"


def _checked(game: Game, step: Played, number: int) -> Iterator[Difference | Die]:
    """The draws of one action: seeds and order, and every die that an event reports."""
    before, after = step.before.dice, game.state.dice
    seeds = game.origin.server_seed, game.origin.client_seed
    if (after.server_seed, after.client_seed) != seeds:
        yield Difference("seeds", number)
    if after.counter < before.counter:
        yield Difference("order", number, str(before.counter), str(after.counter))
    for event in step.events:
        counter, die = event.arguments.get("draw"), event.arguments.get("die")
        # Fixed dice of a position text are not draws.
        if not isinstance(counter, int) or before.fixed:
            continue
        if not before.counter <= counter < after.counter:
            yield Difference("order", number, str(before.counter), str(counter))
        if isinstance(die, int):
            value = drawn(*seeds, counter)
            if value % FACES + 1 != die:
                yield Difference("die", number, str(value % FACES + 1), str(die))
            yield Die(number, event.code, counter, value, die)


def difference_text(difference: Difference) -> str:
    """The difference in words."""
    return text(
        f"cli-differs-{difference.code}",
        action=difference.action,
        expected=difference.expected or "-",
        found=difference.found or "-",
    )
