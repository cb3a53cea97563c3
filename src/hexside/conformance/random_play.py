"""Random play with a temper, so that random games also reach the rare rules.

A uniform choice over complete lists mostly wanders about: nearly all actions are moves. A temper
weights verbs against each other and may prefer moves towards the enemy, which leads to attacks,
retreats, lost supply and their consequences.
"""

from __future__ import annotations

import functools
import os
import random
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from hexside.api import Game, new
from hexside.conformance.soak import most_actions
from hexside.engine import Action, Frame, SideBySide, registry

#: A game with this many actions counts as endless; real games need a few thousand.
ACTION_LIMIT = 40_000
#: A scenario with more units than this is large: a random game of it takes seconds.
LARGE = 300
#: The number of games of an ordinary scenario that one game of a large one replaces.
LARGE_FOR = 6
#: How likely a game is stopped at a decision of a kind that is still wanted.
MOMENT = 0.25


class Temper(msgspec.Struct, frozen=True):
    """How a random player chooses.

    A verb with ``n`` actions has weight ``n ** spread``: 1 is the uniform choice over actions, 0
    the uniform choice over verbs. ``closing`` is the share of moves that go towards the enemy.
    """

    spread: float = 1.0
    closing: float = 0.0


TEMPERS = (
    Temper(1.0, 0.0),
    Temper(0.5, 0.5),
    Temper(0.6, 0.9),
    Temper(0.3, 0.9),
    Temper(0.0, 0.5),
)


def random_options(scenario: str, seed: int) -> dict[str, str]:
    """A value for every option of the game, by seed; seed 0 plays with the defaults."""
    game_id, _ = registry.split(scenario)
    chance = random.Random(f"options {seed}")
    options = registry.game(game_id).options()
    if seed == 0:
        return {option.id: option.default for option in options}
    return {option.id: chance.choice(option.values) for option in options}


def random_game(scenario: str, seed: int, fixed: Mapping[str, str] | None = None) -> Game:
    """A new game with options by seed, but for those that are fixed."""
    return new(scenario, seed=seed, options={**random_options(scenario, seed), **(fixed or {})})


@functools.cache
def games_of(scenario: str, number: int) -> int:
    """How many of a number of random games to play: all, or only a share for a large scenario."""
    large = len(new(scenario, seed=0).state.units) > LARGE
    return max(1, number // LARGE_FOR) if large else number


class Chooser:
    """Chooses the seats and actions of one game from one seed."""

    def __init__(self, seed: int, temper: Temper | None = None) -> None:
        self.chance = random.Random(f"choices {seed}")
        self.temper = temper or self.chance.choice(TEMPERS)
        self._sides: Mapping[str, str] = {}

    def next(self, game: Game) -> tuple[str, Action]:
        """The seat that acts and its action."""
        seat = self.chance.choice(game.waiting)
        return seat, self.choose(game, game.legal(seat))

    def choose(self, game: Game, legal: Sequence[Action]) -> Action:
        """One of the legal actions."""
        if self.temper.spread >= 1:
            chosen = self.chance.choice(legal)
            group = legal
        else:
            groups: dict[type[Action], list[Action]] = {}
            for action in legal:
                groups.setdefault(type(action), []).append(action)
            weights = [len(group) ** self.temper.spread for group in groups.values()]
            group = self.chance.choices(list(groups.values()), weights)[0]
            chosen = self.chance.choice(group)
        if len(group) > 1 and self.chance.random() < self.temper.closing:
            sample = [chosen, *(self.chance.choice(group) for _ in range(5))]
            chosen = min(sample, key=lambda action: self._distance(game, action))
        return chosen

    def _distance(self, game: Game, action: Action) -> int:
        """How far the last hex of an action is from the enemy of its unit; 0 if there is no hex."""
        text = action.text().split()
        grid = game.rules.board.grid
        if len(text) < 3 or text[-1] not in grid:
            return 0
        if not self._sides:
            self._sides = {unit.id: unit.side for unit in game.view("").units}
        side = self._sides.get(text[1])
        if side is None:
            return 0
        here = grid.index(text[-1])
        return min(
            (
                grid.distance(here, unit.hex)
                for name, unit in game.state.units.items()
                if unit.hex >= 0 and self._sides.get(name) != side
            ),
            default=0,
        )


def play_on(game: Game, chooser: Chooser, actions: int = ACTION_LIMIT) -> int:
    """Play to the end or for a number of actions; return the number played."""
    for played in range(actions):
        if game.over:
            return played
        seat, action = chooser.next(game)
        game.play(action, seat)
    return actions


def step_name(frame: Frame[Any]) -> str:
    """The step that a game is in; where lanes run side by side, the steps of all of them."""
    name = type(frame).__name__
    if not isinstance(frame, SideBySide):
        return name
    steps = sorted({step_name(lane.agenda[-1]) for lane in frame.lanes})
    return f"{name}({' '.join(steps)})"


#: Names a folder in which the processes of one test run share the games that they have chosen.
COURSES = "HEXSIDE_COURSES"


@functools.lru_cache(maxsize=64)
def random_course(scenario: str, seed: int) -> tuple[tuple[str, Action], ...]:
    """The seats and actions of a complete random game; of its beginning where it is very long.

    Choosing costs far more than playing, because complete lists are built. A process that uses
    the same game several times chooses once, and so do processes that share a folder.
    """
    game = random_game(scenario, seed)
    folder = os.environ.get(COURSES)
    file = Path(folder, f"{scenario.replace('/', '-')}-{seed}.txt") if folder else None
    if file is not None and file.exists():
        kept = (line.split(" ", 1) for line in file.read_text(encoding="utf-8").splitlines())
        return tuple((seat, game.rules.read(text)) for seat, text in kept)
    play_on(game, Chooser(seed), most_actions(scenario, ACTION_LIMIT))
    course = tuple((step.seat, step.action) for step in game.played)
    if file is not None:
        # Another process may write the same file: it appears whole or not at all.
        part = file.with_suffix(f".{os.getpid()}")
        lines = (f"{seat} {action.text()}\n" for seat, action in course)
        part.write_text("".join(lines), encoding="utf-8")
        part.replace(file)
    return course


def moments(scenario: str, games: int, per_kind: int) -> Iterator[tuple[Game, Chooser]]:
    """Random games, stopped at decisions: each kind of decision ``per_kind`` times over all games.

    Only a share of the games of a large scenario is played (``games_of``). The game goes
    on after each yield; the caller must undo what it did in between.
    """
    seen: Counter[str] = Counter()
    for seed in range(1, 1 + games_of(scenario, games)):
        # The chooser is for the caller; the game itself is already known.
        game, chooser = random_game(scenario, seed), Chooser(seed)
        for seat, action in random_course(scenario, seed):
            kind = step_name(game.state.frame)
            # Not the first ones only: later positions differ more from the start.
            if seen[kind] < per_kind and chooser.chance.random() < MOMENT:
                seen[kind] += 1
                yield game, chooser
            game.play(action, seat)
