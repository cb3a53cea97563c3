"""What is stored of a game: its settings, its log, and its status."""

from __future__ import annotations

import msgspec

from hexside.engine.match import Origin
from hexside.engine.refusals import Reason
from hexside.engine.state import Result


class Gathering(msgspec.Struct, frozen=True, omit_defaults=True):
    """A game that has not begun: its players sit down and add their shares to the dice."""

    #: By seat the hash of its share, published at once.
    commitments: dict[str, str] = {}
    #: By seat the share itself, which is told when every seat has published its hash.
    shares: dict[str, str] = {}
    #: How often the shares were thrown away because somebody left after the first was told.
    round: int = 1


class GameRecord(msgspec.Struct, frozen=True, omit_defaults=True):
    """The settings of a game, without what has been played."""

    id: str
    name: str
    origin: Origin
    #: Who plays each seat: ``human``, ``open`` or the name of a computer player.
    seats: dict[str, str]
    created: str
    #: Milliseconds between two actions of a computer player.
    pace: int = 250
    paused: bool = False
    #: Whether a seat requires the key of its holder, even on this machine.
    shared: bool = False
    #: Whether the computer may be asked for advice, and tells its reasons before the end.
    hints: bool = True
    #: The hash of the key that started the game; empty if there was none.
    owner: str = ""
    #: The hash of the key that controls a seat, if not the owner's.
    keys: dict[str, str] = {}
    #: The tokens of open seats.
    invitations: dict[str, str] = {}
    #: The events of the game that this one branched from, packed; empty if there is none.
    before: bytes = b""
    #: Until all players sit down and their shares make the seed; None for a game that has begun.
    gathering: Gathering | None = None
    #: Why dice or secrets are known to somebody, as far as it was decided at the beginning.
    marks: tuple[Reason, ...] = ()
    #: By seat the hash of the key that added its share to the dice.
    added: dict[str, str] = {}
    #: By seat the hashes of the keys that have held it since the beginning and let it go.
    held: dict[str, tuple[str, ...]] = {}

    def holder(self, seat: str) -> str:
        """The hash of the key that controls a seat."""
        return self.keys.get(seat, self.owner)


class GameStatus(msgspec.Struct, frozen=True, omit_defaults=True):
    """The status of a game, so that a list of games need not open any."""

    version: int = 0
    turn: int = 0
    waiting: tuple[str, ...] = ()
    result: Result | None = None
    #: By side, how many entries of the log the others cannot know of.
    unnoticed: dict[str, int] = {}

    def version_for(self, side: str = "") -> int:
        """The version as a side counts it; ``""`` is the one that everybody may know."""
        return self.version - sum(n for other, n in self.unnoticed.items() if other != side)


class GameLogEntry(msgspec.Struct, frozen=True, omit_defaults=True):
    """An entry of a game's log: ``do <seat> <action>`` or ``undo <seat>``, and its result.

    ``unnoticed`` in place of ``do`` is an action of which only the side of the seat can know.

    ``events`` is None for a game of an earlier version until it is first opened.
    """

    line: str
    events: bytes | None = None
    #: The turn when it was done.
    turn: int = 0
    #: Dice were rolled or a secret was revealed: it cannot be taken back.
    binding: bool = False
    #: Why a computer player did it.
    reason: Reason | None = None


class StoredGame(msgspec.Struct, frozen=True):
    """A game of the list; without a record if that cannot be read."""

    id: str
    record: GameRecord | None
    status: GameStatus
