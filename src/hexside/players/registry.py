"""Computer players by name: our own, and those that other packages announce."""

from __future__ import annotations

import importlib.metadata
from collections.abc import Callable
from typing import cast

from hexside.players.greedy import GreedyPlayer
from hexside.players.planner import STAFF, PlannerPlayer
from hexside.players.player import Player
from hexside.players.random_player import RandomPlayer

ENTRY_POINTS = "hexside.players"

#: Makes a player from the seed of its own chance.
Factory = Callable[[str], Player]

#: How far a recruit misjudges a hex, in points.
RECRUIT_NOISE = 0.6


class UnknownPlayer(LookupError):
    """No player has this name; carries the names that exist."""

    def __init__(self, name: str, known: tuple[str, ...]) -> None:
        super().__init__(name)
        self.name = name
        self.known = known


_FACTORIES: dict[str, Factory] = {}


def register(name: str, factory: Factory) -> None:
    """Announce a player; a later one of the same name takes its place."""
    _FACTORIES[name] = factory


register("random", RandomPlayer)
register("greedy", GreedyPlayer)
register("recruit", lambda seed: GreedyPlayer(seed, noise=RECRUIT_NOISE))
register("officer", PlannerPlayer)
register("staff", lambda seed: PlannerPlayer(seed, STAFF))


def _installed() -> dict[str, importlib.metadata.EntryPoint]:
    return {entry.name: entry for entry in importlib.metadata.entry_points(group=ENTRY_POINTS)}


def player_names() -> tuple[str, ...]:
    """The names of all players, our own first."""
    return tuple(dict.fromkeys((*_FACTORIES, *sorted(_installed()))))


def player(name: str, seed: int | str) -> Player:
    """A new player; the seed makes its choices repeatable."""
    factory = _FACTORIES.get(name)
    if factory is None:
        entry = _installed().get(name)
        if entry is None:
            raise UnknownPlayer(name, player_names())
        factory = cast(Factory, entry.load())
        register(name, factory)
    return factory(str(seed))
