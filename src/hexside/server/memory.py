"""How many games stay in memory: as many as fit."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

_STATUS = Path("/proc/self/statm")

#: Games that stay however full the memory is: each that is being played needs its place.
FEWEST = 8

#: Games that stay where nobody can say how full the memory is.
UNMEASURED = 64

#: Memory that was reused as well as one can expect has not grown more than this.
GROWTH = 1.03

#: How often the memory is looked at without need: once for so many uses of a game.
USES = 256


def megabytes() -> float | None:
    """The memory of this process; None where the system does not tell."""
    try:
        pages = int(_STATUS.read_text(encoding="ascii").split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE") / 1_000_000
    except (OSError, ValueError, IndexError):
        return None


class Room:
    """How many games may stay in memory, found by looking how full it is.

    One game takes ten times the memory of another, so they are not counted but weighed. Python
    gives back to the system little of what is freed: when there is too much, a quarter of the games
    go, and their memory is used again by those that come. More go only if it grows all the same.
    """

    def __init__(
        self, most: int, full: float, measure: Callable[[], float | None] = megabytes
    ) -> None:
        """``most`` games and ``full`` megabytes."""
        self._most = most
        self._full = full
        self._measure = measure
        self._uses = 0
        #: More than this is too much.
        self._mark = full
        self.games = most

    def used(self, open_games: int) -> None:
        """A game has been used."""
        self._uses += 1
        if self._uses % USES == 0:
            self.look(open_games)

    def look(self, open_games: int) -> None:
        """Find out how many games may stay; a game has come, or some time has passed."""
        now = self._measure()
        if now is None:
            self.games = min(self._most, UNMEASURED)
        elif now > self._mark:
            self._mark = now * GROWTH
            fewer = open_games * 3 // 4
            self.games = max(min(FEWEST, self._most), min(self.games, fewer))
        elif now < self._full:
            self._mark = self._full
            if self.games < self._most:
                # Room has been found again, one game at a time.
                self.games = min(self._most, max(self.games, open_games) + 1)


__all__ = ["Room", "megabytes"]
