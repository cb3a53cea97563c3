"""A process that thinks for computer players: ``python -m hexside.server.mind SECONDS``.

Orders come over the standard input, answers go over the standard output. It ends when its input
ends, whatever it is doing: so it cannot outlive the server, even one that was killed. Here, too, a
player gets only what its seat may know; the state is used to make that, as the server does. After
so many seconds without a question it ends; the server starts another when it needs one.
"""

from __future__ import annotations

import os
import queue
import sys
import threading
import time
import traceback
from collections import OrderedDict
from collections.abc import Callable
from functools import lru_cache
from typing import BinaryIO

import msgspec

from hexside.api import begun
from hexside.engine import Match, Rules
from hexside.engine.match import Origin
from hexside.players import Player, ask, player
from hexside.players.registry import UnknownPlayer
from hexside.server.messages import (
    Answer,
    Ask,
    Chosen,
    Failed,
    Share,
    Stranger,
    framed,
    next_order,
)

#: So many players keep their plans; another one plans anew.
MOST_PLAYERS = 12

#: Seconds between two words about how far the thinking is.
PATIENCE = 0.1

#: How much it gives way to whoever answers requests.
NICENESS = 5


@lru_cache(maxsize=6)
def _rules(encoded: bytes) -> Rules:
    return begun(msgspec.msgpack.decode(encoded, type=Origin)).rules


def rules_of(origin: Origin) -> Rules:
    """The rules of a game that began so; those of the same scenario and options are made once."""
    return _rules(msgspec.msgpack.encode(origin))


class Mind:
    """Players and what they are asked, one question at a time."""

    def __init__(self, tell: Callable[[Answer], None], stopped: Callable[[int], bool]) -> None:
        self._tell = tell
        self._stopped = stopped
        self._players: OrderedDict[tuple[str, str], Player] = OrderedDict()

    def think(self, order: Ask) -> Answer:
        """The answer to a question."""
        try:
            asked = self._player(order)
        except UnknownPlayer:
            return Stranger(order.number)
        try:
            return self._choice(asked, order)
        except Exception:
            # What it was about to do is not known: it plans anew.
            self._players.pop((order.player, order.seed), None)
            return Failed(order.number, traceback.format_exc())

    def _player(self, order: Ask) -> Player:
        key = (order.player, order.seed)
        found = self._players.get(key)
        if found is None:
            found = self._players[key] = player(*key)
        self._players.move_to_end(key)
        while len(self._players) > MOST_PLAYERS:
            self._players.popitem(last=False)
        return found

    def _choice(self, asked: Player, order: Ask) -> Chosen:
        rules = rules_of(order.origin)
        state = msgspec.msgpack.decode(order.state, type=rules.state_type)
        report = _Reports(order.number, self._tell)
        halted = _Halted(order.number, self._stopped)
        for name, value in (("progress", report), ("stopped", halted)):
            if hasattr(asked, name):
                setattr(asked, name, value)
        action = ask(Match(rules, order.origin, state), order.seat, asked)
        return Chosen(order.number, action.text(), getattr(asked, "reason", None))


class _Reports:
    """Tells now and then how far a player is."""

    def __init__(self, number: int, tell: Callable[[Answer], None]) -> None:
        self._number = number
        self._tell = tell
        self._told = time.monotonic()

    def __call__(self, share: float) -> None:
        now = time.monotonic()
        if now - self._told >= PATIENCE:
            self._told = now
            self._tell(Share(self._number, float(share)))


class _Halted:
    """Says whether an answer is wanted now."""

    def __init__(self, number: int, stopped: Callable[[int], bool]) -> None:
        self._number = number
        self._stopped = stopped

    def __call__(self) -> bool:
        return self._stopped(self._number)


def serve(orders: BinaryIO, answers: BinaryIO, idle: float) -> None:
    """Think about one question after another until nobody asks any more."""
    asked: queue.SimpleQueue[Ask] = queue.SimpleQueue()
    halted: set[int] = set()

    def listen() -> None:
        while True:
            try:
                order = next_order(orders)
            except (EOFError, OSError):
                # The server has gone: what is being thought about is of no use to anybody.
                os._exit(0)
            if isinstance(order, Ask):
                asked.put(order)
            else:
                halted.add(order.number)

    def tell(answer: Answer) -> None:
        try:
            answers.write(framed(answer))
            answers.flush()
        except OSError:
            os._exit(0)

    threading.Thread(target=listen, daemon=True).start()
    mind = Mind(tell, halted.__contains__)
    while True:
        try:
            order = asked.get(timeout=idle)
        except queue.Empty:
            return
        tell(mind.think(order))
        halted.discard(order.number)


def main() -> None:
    """Serve over the standard streams; whatever else a player prints goes to the error stream."""
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    serve(sys.stdin.buffer, answers, float(sys.argv[1]))


if __name__ == "__main__":
    main()
