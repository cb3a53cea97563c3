"""The program of a worker process, with players that only tests have."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable, Sequence

from hexside.engine import Action, Decision, Reason, View
from hexside.players import Need, register
from hexside.players.imagination import Imagination
from hexside.players.player import THINKS_AHEAD
from hexside.server.worker import main

#: Where a player that dies leaves a trace.
TRACE = "HEXSIDE_TEST_TRACE"


class Player:
    """Thinks ahead, or pretends to."""

    needs: frozenset[Need] = THINKS_AHEAD

    def __init__(self, seed: str) -> None:
        self.seed = seed
        self.imagination: Imagination | None = None
        self.progress: Callable[[float], None] | None = None
        self.stopped: Callable[[], bool] = lambda: False
        self.reason: Reason | None = None
        self.choices = 0

    def choose(self, view: View, decision: Decision, legal: Sequence[Action]) -> Action:
        self.choices += 1
        self.think()
        self.reason = Reason("plan-usual", "", {"process": os.getpid(), "choices": self.choices})
        return legal[-1]

    def think(self) -> None:
        """What it does before it chooses."""


class Brooder(Player):
    """Computes until it is stopped, and reports its progress."""

    def think(self) -> None:
        end = time.monotonic() + 60
        while not self.stopped() and time.monotonic() < end:
            sum(range(20_000))
            if self.progress is not None:
                self.progress(0.5)


class Deaf(Player):
    """Never responds."""

    def think(self) -> None:
        time.sleep(60)


class Mortal(Player):
    """Dies at its first choice."""

    def think(self) -> None:
        trace = os.environ[TRACE]
        if not os.path.exists(trace):
            with open(trace, "w", encoding="ascii") as file:
                file.write(str(os.getpid()))
            os._exit(9)


class Doomed(Player):
    """Dies at every choice."""

    def think(self) -> None:
        os._exit(9)


class Loud(Player):
    """Prints, and then fails."""

    def think(self) -> None:
        sys.stdout.write("thinking aloud\n")
        sys.stdout.flush()
        raise RuntimeError("broken")


PLAYERS = {
    "brooder": Brooder,
    "deaf": Deaf,
    "mortal": Mortal,
    "doomed": Doomed,
    "loud": Loud,
    "calm": Player,
}

if __name__ == "__main__":
    for name, kind in PLAYERS.items():
        register(name, kind)
    main()
