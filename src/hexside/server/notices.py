"""Notices: "game g is at version n", for those who look at this game, and for lists of games.

The version is that of a spectator. What only one side can know of is told to its seats alone, with
the same version once more.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict, defaultdict, deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import msgspec


class Notice(msgspec.Struct, frozen=True):
    """A game has changed; version -1 means that it is gone."""

    game: str
    version: int


class ThinkingNotice(msgspec.Struct, frozen=True):
    """The progress of a computer player or a hint."""

    thinking: str
    seat: str
    share: float
    code: str


AnyNotice = Notice | ThinkingNotice

#: What waits for a listener; None ends it.
Queue = asyncio.Queue[AnyNotice | None]

#: Whether a listener may hear of a game, and of what only one side of it can know of.
Hears = Callable[[str, str], bool]

#: Longest queue: a listener that does not read misses notices, and fetches later anyway.
LONGEST = 1000


def game_of(notice: AnyNotice) -> str:
    """The game that a notice is about."""
    return notice.game if isinstance(notice, Notice) else notice.thinking


class Notices:
    """Who listens: to one game, or to a list of games."""

    def __init__(self) -> None:
        self._of_game: defaultdict[str, dict[Queue, Hears]] = defaultdict(dict)
        self.lists = Lists()

    @contextmanager
    def of_game(self, game: str, hears: Hears) -> Iterator[Queue]:
        """A queue that gets every notice of a game from now on that its owner may hear."""
        queue: Queue = asyncio.Queue(LONGEST)
        self._of_game[game][queue] = hears
        try:
            yield queue
        finally:
            del self._of_game[game][queue]
            if not self._of_game[game]:
                del self._of_game[game]

    def tell(self, notice: AnyNotice, side: str = "") -> None:
        """Send a notice to all who listen to its game, and to lists; ``side`` alone may hear it."""
        game = game_of(notice)
        for queue, hears in self._of_game.get(game, {}).items():
            if not side or hears(game, side):
                put(queue, notice)
        self.lists.tell(notice, side)


def put(queue: Queue, notice: AnyNotice | None) -> None:
    """Let a notice wait for a listener, or be missed."""
    if not queue.full():
        queue.put_nowait(notice)


class _List:
    """Somebody who looks at a list of games."""

    __slots__ = ("hears", "queue", "told")

    def __init__(self, hears: Hears, told: int) -> None:
        self.hears = hears
        self.queue: Queue = asyncio.Queue(LONGEST)
        #: The number of the last change that it was told of.
        self.told = told


class Lists:
    """Those who look at lists of games, who fetch the whole list whenever something has changed.

    A few are told everything at once. Of many each is told in its turn, and once for everything
    that has changed since its last one, so that they cost the same however much is played.
    """

    #: So many are told at once; of more, so many are told in every pause, in seconds.
    few = 20
    pause = 0.1

    def __init__(self) -> None:
        self._lists: set[_List] = set()
        self._turns: deque[_List] = deque()
        #: The newest notice of every changed game with its number, the last change last.
        self._changes: OrderedDict[str, tuple[int, Notice]] = OrderedDict()
        self._number = 0
        self._timer: asyncio.TimerHandle | None = None

    @contextmanager
    def listen(self, hears: Hears) -> Iterator[Queue]:
        """A queue that gets notices of the games that its owner may hear of."""
        one = _List(hears, self._number)
        self._lists.add(one)
        self._turns.append(one)
        try:
            yield one.queue
        finally:
            self._lists.discard(one)

    def tell(self, notice: AnyNotice, side: str = "") -> None:
        """Something has changed in a game; ``side`` alone may hear of it."""
        if not self._lists:
            return
        if side or len(self._lists) <= self.few:
            for one in self._lists:
                if one.hears(game_of(notice), side):
                    put(one.queue, notice)
            return
        if isinstance(notice, Notice):
            self._number += 1
            self._changes[notice.game] = (self._number, notice)
            self._changes.move_to_end(notice.game)
            if self._timer is None:
                self._wait()

    def _wait(self) -> None:
        self._timer = asyncio.get_running_loop().call_later(self.pause, self._next)

    def _next(self) -> None:
        """The next ones are told."""
        self._timer = None
        turns = self._turns
        for _ in range(min(self.few, len(turns))):
            one = turns.popleft()
            if one not in self._lists:
                continue
            turns.append(one)
            self._news(one)
        if any(one.told < self._number for one in self._lists):
            self._wait()
        else:
            self._changes.clear()

    def _news(self, one: _List) -> None:
        """Tell one of the last change that it may hear of."""
        for number, notice in reversed(self._changes.values()):
            if number <= one.told:
                break
            if one.hears(notice.game, ""):
                put(one.queue, notice)
                break
        one.told = self._number


__all__ = ["AnyNotice", "Lists", "Notice", "Notices", "Queue", "ThinkingNotice", "game_of", "put"]
