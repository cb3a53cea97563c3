"""A process that thinks for computer players: ``python -m hexside.server.worker SECONDS``.

Requests arrive on standard input, and answers go to standard output. It ends when its input ends,
whatever it is doing, so it cannot outlive the server, even one that was killed. Here too a player
gets only what its seat may know, which is derived from the state as the server does. It ends after
this number of seconds without a question; the server starts another when needed.
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

from hexside.api import start_game
from hexside.collector import look_seldom
from hexside.engine import Match, Rules
from hexside.engine.match import Origin
from hexside.players import Player, ask, player
from hexside.players.asking import attend
from hexside.players.registry import UnknownPlayer
from hexside.server.worker_messages import (
    UNKNOWN_PLAYER,
    Answer,
    Question,
    Report,
    Share,
    framed,
    next_order,
)

#: How many players keep their plans; the others plan again.
MAX_PLAYERS = 12

#: Seconds between two reports of progress.
PATIENCE = 0.1

#: Its lower priority, so that the server can answer requests.
NICENESS = 5


@lru_cache(maxsize=6)
def _rules(encoded: bytes) -> Rules:
    return start_game(msgspec.msgpack.decode(encoded, type=Origin)).rules


def rules_of(origin: Origin) -> Rules:
    """The rules of a game; made once for the same scenario and options."""
    return _rules(msgspec.msgpack.encode(origin))


class Worker:
    """Players and their questions, one at a time."""

    def __init__(self, tell: Callable[[Report], None], stopped: Callable[[int], bool]) -> None:
        self._tell = tell
        self._stopped = stopped
        self._players: OrderedDict[tuple[str, str], Player] = OrderedDict()

    def think(self, question: Question) -> Answer:
        """The answer to a question."""
        try:
            asked = self._player(question)
        except UnknownPlayer:
            return Answer(question.number, fault=UNKNOWN_PLAYER)
        try:
            return self._answer(asked, question)
        except Exception:
            # Its plans are unknown, so it plans again.
            self._players.pop((question.player, question.seed), None)
            return Answer(question.number, fault=traceback.format_exc())

    def _player(self, question: Question) -> Player:
        key = (question.player, question.seed)
        found = self._players.get(key)
        if found is None:
            found = self._players[key] = player(*key)
        self._players.move_to_end(key)
        while len(self._players) > MAX_PLAYERS:
            self._players.popitem(last=False)
        return found

    def _answer(self, asked: Player, question: Question) -> Answer:
        rules = rules_of(question.origin)
        state = msgspec.msgpack.decode(question.state, type=rules.state_type)
        number = question.number
        attend(asked, _Reports(number, self._tell), _Halted(number, self._stopped))
        action = ask(Match(rules, question.origin, state), question.seat, asked)
        return Answer(number, action.text(), getattr(asked, "reason", None))


class _Reports:
    """Reports the progress of a player now and then."""

    def __init__(self, number: int, tell: Callable[[Report], None]) -> None:
        self._number = number
        self._tell = tell
        self._told = time.monotonic()

    def __call__(self, share: float) -> None:
        now = time.monotonic()
        if now - self._told >= PATIENCE:
            self._told = now
            self._tell(Share(self._number, float(share)))


class _Halted:
    """Tells whether an answer is wanted now."""

    def __init__(self, number: int, stopped: Callable[[int], bool]) -> None:
        self._number = number
        self._stopped = stopped

    def __call__(self) -> bool:
        return self._stopped(self._number)


def serve(orders: BinaryIO, answers: BinaryIO, idle: float) -> None:
    """Answer one question after another until there are no more."""
    asked: queue.SimpleQueue[Question] = queue.SimpleQueue()
    halted: set[int] = set()

    def listen() -> None:
        while True:
            try:
                order = next_order(orders)
            except (EOFError, OSError):
                # The server has gone: no one needs the answer any more.
                os._exit(0)
            if isinstance(order, Question):
                asked.put(order)
            else:
                halted.add(order.number)

    def tell(report: Report) -> None:
        try:
            answers.write(framed(report))
            answers.flush()
        except OSError:
            os._exit(0)

    threading.Thread(target=listen, daemon=True).start()
    worker = Worker(tell, halted.__contains__)
    while True:
        try:
            question = asked.get(timeout=idle)
        except queue.Empty:
            return
        tell(worker.think(question))
        halted.discard(question.number)


def main() -> None:
    """Serve on the standard streams; anything that a player prints goes to the error stream."""
    look_seldom()
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    serve(sys.stdin.buffer, answers, float(sys.argv[1]))


if __name__ == "__main__":
    main()
