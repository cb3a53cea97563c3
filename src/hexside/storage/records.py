"""What is kept of a game: what it is, what was done in it, and where it stands."""

from __future__ import annotations

import msgspec

from hexside.engine.match import Origin
from hexside.engine.refusals import Reason
from hexside.engine.state import Result


class GameRecord(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a game is, apart from what has been played."""

    id: str
    name: str
    origin: Origin
    #: Who plays each seat: ``human``, ``open`` or the name of a computer player.
    seats: dict[str, str]
    created: str
    #: Milliseconds between two actions of a computer player.
    pace: int = 250
    paused: bool = False
    #: Whether a seat asks for the key of whoever holds it, even at this machine.
    shared: bool = False
    #: Whether the computer may be asked for advice, and tells its reasons before the end.
    hints: bool = True
    #: The hash of the key that began the game; empty when nobody had one.
    owner: str = ""
    #: The hash of the key that decides about a seat, where that is not the owner's.
    keys: dict[str, str] = {}
    #: The tokens of open seats.
    invitations: dict[str, str] = {}
    #: What had happened in the game that this one left, packed; empty where it left none.
    before: bytes = b""

    def holder(self, seat: str) -> str:
        """The hash of the key that decides about a seat."""
        return self.keys.get(seat, self.owner)


class Standing(msgspec.Struct, frozen=True, omit_defaults=True):
    """Where a game stands, so that a list of games need not open any."""

    version: int = 0
    turn: int = 0
    waiting: tuple[str, ...] = ()
    result: Result | None = None


class Deed(msgspec.Struct, frozen=True, omit_defaults=True):
    """A line of a game's log: ``do <seat> <action>`` or ``undo <seat>``, and what came of it.

    ``events`` is None for a game of an earlier version until it is opened for the first time.
    """

    line: str
    events: bytes | None = None
    #: The turn in which it was done.
    turn: int = 0
    #: Dice were rolled or a secret was revealed: it cannot be taken back.
    binding: bool = False
    #: Why a computer player did it.
    reason: Reason | None = None


class Stored(msgspec.Struct, frozen=True):
    """A game of the list; without a record when that cannot be read."""

    id: str
    record: GameRecord | None
    standing: Standing
