"""Actions that are probably illegal: out of turn, with one word changed, or from another moment."""

from __future__ import annotations

import random
from collections.abc import Sequence

from hexside.api import Game
from hexside.engine import Action

#: Words that no game knows, boundary numbers, text in other scripts.
ODD_WORDS = (
    "",
    "0",
    "-1",
    "9999",
    "99999999999999999999",
    "x" * 300,
    "ż",
    "№",
    "a=b",
    "{}",
    "\x00",
)


class WrongActions:
    """A stream of action texts near and far from the legal actions of a game."""

    def __init__(self, game: Game, seed: int) -> None:
        self.chance = random.Random(f"wrong actions {seed}")
        self.units = list(game.state.units)
        self.hexes = list(game.rules.board.grid.names)
        self.verbs = list(game.rules.verbs)
        self.grid = game.rules.board.grid
        self.earlier: list[str] = []

    def remember(self, action: Action) -> None:
        """Keep an action that was once legal, to try it at other moments."""
        self.earlier.append(action.text())

    def next(self, legal: Sequence[Action]) -> str:
        """One text; most can be parsed, few are legal."""
        chance = self.chance
        kind = chance.randrange(10)
        words = chance.choice(legal).text().split() if legal else [chance.choice(self.verbs)]
        if kind == 0 and self.earlier:
            return chance.choice(self.earlier)
        if kind == 1:
            words[0] = chance.choice(self.verbs)
        elif kind == 2:
            return " ".join([chance.choice(self.verbs), *self._arguments()])
        elif kind == 3:
            words.insert(chance.randrange(len(words) + 1), self._word())
        elif kind == 4:
            del words[chance.randrange(len(words))]
        elif kind == 5 and len(words) > 1:
            at = chance.randrange(1, len(words))
            words[at : at + 1] = [words[at]] * 2
        elif kind == 6:
            words[1:] = reversed(words[1:])
        elif kind == 7:
            words.append(self._near(words[-1]))
        elif len(words) > 1:
            at = chance.randrange(1, len(words))
            words[at] = self._like(words[at])
        return " ".join(words)

    def _arguments(self) -> list[str]:
        return [self._word() for _ in range(self.chance.randrange(4))]

    def _word(self) -> str:
        pool = self.chance.choice((self.units, self.hexes, self.verbs, ODD_WORDS))
        return self.chance.choice(pool)

    def _like(self, word: str) -> str:
        if word in self.grid:
            return self._near(word)
        if word in self.units and self.chance.random() < 0.8:
            return self.chance.choice(self.units)
        return self._word()

    def _near(self, word: str) -> str:
        """A hex next to a hex, so that changed paths stay plausible."""
        if word not in self.grid or self.chance.random() < 0.3:
            return self.chance.choice(self.hexes)
        near = [hex for hex in self.grid.neighbors[self.grid.index(word)] if hex >= 0]
        return self.grid.names[self.chance.choice(near)]
