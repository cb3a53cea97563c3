"""How much one visitor, and all of them together, may ask of the server.

A person who plays is far from every number here; a program that asks for everything at once, on
purpose or by a mistake, must not stop the games of the others. What a position text or a saved
game may hold is checked where these are read (``engine.position_limits``, ``engine.match``).
"""

from __future__ import annotations

import time
from collections import OrderedDict, deque
from collections.abc import Callable

import msgspec

from hexside.server.errors import ApiError, fault

#: Addresses whose visits are remembered; the oldest is forgotten first.
MOST_ADDRESSES = 10_000

MINUTE = 60.0


class Limits(msgspec.Struct, frozen=True):
    """All limits; tests name smaller ones."""

    #: Bytes of a body. A position of 200,000 characters, each written as an escape, needs 1.2 MB.
    body: int = 1_500_000
    #: Bytes of a saved game: fifty thousand actions need half of it.
    save: int = 2_000_000
    #: Seconds for an import; the longest campaign takes a fraction, on a slow machine too.
    import_seconds: float = 120.0
    #: Games that one address may begin in a minute, by whatever way.
    beginnings: int = 60
    #: Games that are begun at once, and that may wait for it: more threads only share a processor.
    at_once: int = 2
    waiting: int = 64
    #: Games on the server, and of one browser that is not the host's: their records are in memory.
    games: int = 2_000
    games_of_one: int = 500
    #: Games in memory, and the megabytes of the server above which fewer stay (see ``memory``).
    #: With a table for each player a game takes two megabytes in Traces of War and seven in
    #: Stalingrad '42, the server without any 250: hundreds have room in two gigabytes.
    warm_games: int = 1_000
    warm_memory: float = 1_400.0
    #: Hints that are thought about at once, in one game and in all. A table asks for one.
    hints_in_game: int = 2
    hints: int = 16
    #: Games whose computer players think at once; each is in memory while it does.
    thinking_games: int = 16
    #: Connections of one address and of all. A browser opens six, and one for notices in each tab.
    #: A thousand that only listen cost 40 kB each, and an action takes a third longer
    #: (benchmarks/server.md).
    connections_of_one: int = 200
    connections: int = 2_000
    #: Seconds for a whole request to come in, and for a client to take some of the response.
    request_seconds: float = 30.0
    response_seconds: float = 60.0
    #: Bytes of a message in the channel of notices, in which a client has nothing to say.
    message: int = 1_000


LIMITS = Limits()


class Visits:
    """How often each address has begun a game in the last minute."""

    def __init__(self, most: int, clock: Callable[[], float] = time.monotonic) -> None:
        self._most = most
        self._clock = clock
        self._times: OrderedDict[str, deque[float]] = OrderedDict()

    def count(self, address: str) -> None:
        """Count a visit; raise ``ApiError`` if there have been too many."""
        now = self._clock()
        times = self._times.setdefault(address, deque())
        self._times.move_to_end(address)
        while len(self._times) > MOST_ADDRESSES:
            self._times.popitem(last=False)
        while times and now - times[0] >= MINUTE:
            times.popleft()
        if len(times) >= self._most:
            seconds = max(1, round(MINUTE - (now - times[0])))
            raise too_much("too-many-beginnings", limit=self._most, seconds=seconds)
        times.append(now)


def too_much(code: str, **arguments: int) -> ApiError:
    """The visitor must wait, or give something up."""
    return fault(429, "too-much", code, **arguments)


class Deadline:
    """Raises ``ApiError`` when work has taken too long."""

    def __init__(self, seconds: float, code: str) -> None:
        self._seconds = seconds
        self._code = code
        self._end = time.monotonic() + seconds

    def __call__(self) -> None:
        """Look at the clock."""
        if time.monotonic() > self._end:
            raise fault(422, "unreadable", self._code, seconds=max(1, round(self._seconds)))
