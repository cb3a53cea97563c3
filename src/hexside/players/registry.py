"""Computer players by name: built-in ones, and those registered by other packages."""

from __future__ import annotations

import importlib.metadata
from collections.abc import Callable
from typing import cast

from hexside.players.by_game import ByGame, Mind
from hexside.players.greedy import GreedyPlayer
from hexside.players.phased.greedy import PhasedGreedy
from hexside.players.phased.planner import PHASED_STAFF, PhasedPlanner
from hexside.players.plain.mind import PlainPlayer
from hexside.players.planner import STAFF, PlannerPlayer
from hexside.players.player import SEES_ALL, THINKS_AHEAD, Need, Player
from hexside.players.random_player import RandomPlayer

ENTRY_POINTS = "hexside.players"

#: Makes a player from a seed.
Factory = Callable[[str], Player]

#: How far a recruit misjudges a hex, in victory points and in points of strength.
RECRUIT_NOISE = 0.6
PHASED_NOISE = 1.5
PLAIN_NOISE = 1.0
CHITS, PHASES = "traces-of-war", "stalingrad-42"
#: Games with a file of aims, which the plain mind plays at every level.
PLAIN = ("a-victory-awaits", "iskra")


class UnknownPlayer(LookupError):
    """No player has this name; carries the names that exist."""

    def __init__(self, name: str, known: tuple[str, ...]) -> None:
        super().__init__(name)
        self.name = name
        self.known = known


_FACTORIES: dict[str, Factory] = {}


def register(name: str, factory: Factory) -> None:
    """Register a player; a later one with the same name replaces it."""
    _FACTORIES[name] = factory


def _register_level(
    name: str, needs: frozenset[Need], chits: Mind, phases: Mind, plain: Mind = PlainPlayer
) -> None:
    """A level has a mind for each kind of game; it plays other games at random."""
    minds = {CHITS: chits, PHASES: phases, **dict.fromkeys(PLAIN, plain)}
    register(name, lambda seed: ByGame(seed, minds, needs))


register("random", RandomPlayer)
_register_level("greedy", SEES_ALL, GreedyPlayer, PhasedGreedy)
_register_level(
    "recruit",
    SEES_ALL,
    lambda seed: GreedyPlayer(seed, noise=RECRUIT_NOISE),
    lambda seed: PhasedGreedy(seed, noise=PHASED_NOISE),
    lambda seed: PlainPlayer(seed, noise=PLAIN_NOISE),
)
_register_level("officer", THINKS_AHEAD, PlannerPlayer, PhasedPlanner)
_register_level(
    "staff",
    THINKS_AHEAD,
    lambda seed: PlannerPlayer(seed, STAFF),
    lambda seed: PhasedPlanner(seed, PHASED_STAFF),
)


def _installed() -> dict[str, importlib.metadata.EntryPoint]:
    return {entry.name: entry for entry in importlib.metadata.entry_points(group=ENTRY_POINTS)}


def player_names() -> tuple[str, ...]:
    """The names of all players, built-in ones first."""
    return tuple(dict.fromkeys((*_FACTORIES, *sorted(_installed()))))


def player(name: str, seed: int | str) -> Player:
    """A new player; the same seed repeats its choices."""
    factory = _FACTORIES.get(name)
    if factory is None:
        entry = _installed().get(name)
        if entry is None:
            raise UnknownPlayer(name, player_names())
        factory = cast(Factory, entry.load())
        register(name, factory)
    return factory(str(seed))
