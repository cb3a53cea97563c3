"""How large a position text may be, looked at before any work is done with it.

The text comes from anybody: a few kilobytes must not cost seconds or gigabytes.
"""

from __future__ import annotations

import re

#: The largest map that comes with a game has some 4,500 hexes.
MOST_HEXES = 5_000

#: Hexes that all entries of a board name together, ranges counted out: terrain, places and areas
#: name the hexes of the board again.
MOST_NAMED = 40_000

#: The largest game has some 600 counters.
MOST_UNITS = 1_500

#: Ten times the text of the largest campaign in progress.
MOST_CHARACTERS = 200_000

#: Tables and lists inside each other, and the parts of a dotted key. A written agenda with lanes
#: has less than ten. The reader of TOML takes the square of the parts in time and memory.
MOST_DEPTH = 32

#: What matters for depth: strings and comments are passed over, an open string ends the text.
_TOKEN = re.compile(
    r'''
      """ (?: [^"\\] | \\. | "{1,2}(?!") )*+ (?P<long>"{3,5}|)
    | \'\'\' (?: [^'] | '{1,2}(?!') )*+ (?P<raw>'{3,5}|)
    | " (?: [^"\\\n] | \\. )*+ (?P<text>"|)
    | ' [^'\n]*+ (?P<word>'|)
    | \# [^\n]*+
    | [][{}.,=\n]
    ''',
    re.VERBOSE | re.DOTALL,
)


def is_too_deep(text: str) -> bool:
    """Whether a text has deeper tables, lists or dotted keys than a position can have."""
    depth = parts = 0
    for token in _TOKEN.finditer(text):
        sign = token[0]
        if token.lastgroup is not None and not token[token.lastgroup]:
            # The reader does not come further either.
            return False
        if sign == ".":
            parts += 1
        elif sign in ("[", "{"):
            depth += 1
            parts = 0
        elif sign in ("]", "}"):
            depth -= 1
        elif sign in ("=", ",", "\n"):
            parts = 0
        if depth > MOST_DEPTH or parts > MOST_DEPTH:
            return True
    return False


class Allowance:
    """How many hexes the entries of a board may still name."""

    def __init__(self, left: int = MOST_NAMED) -> None:
        self.left = left

    @property
    def used_up(self) -> bool:
        """Whether an entry has asked for more than was left."""
        return self.left < 0

    def take(self, count: int) -> bool:
        """Whether so many more may be named; once it is used up, nothing more."""
        if self.left >= 0:
            self.left -= count
        return self.left >= 0
