"""The registry of games: ids to rule sets, loaded on first use."""

from __future__ import annotations

import importlib
import importlib.metadata
from collections.abc import Iterator
from contextlib import contextmanager

from hexside.engine.rules import Rules
from hexside.engine.ruleset import RuleSet

ENTRY_POINTS = "hexside.games"


#: A rule set whose own kind of rules does not matter here.
AnyGame = RuleSet[Rules]


class UnknownGame(LookupError):
    """No game or scenario has this id; carries the ids that exist."""

    def __init__(self, name: str, known: tuple[str, ...]) -> None:
        super().__init__(name)
        self.name = name
        self.known = known


_MODULES: dict[str, str] = {}
_LOADED: dict[str, AnyGame] = {}


def register(game: str, module: str) -> None:
    """Announce a game whose rule set is ``GAME`` in a module; nothing is imported yet."""
    _MODULES[game] = module


@contextmanager
def announced(game: str, module: str) -> Iterator[None]:
    """Announce a game for a while only: to try a rule set that is not offered yet."""
    known = game in _MODULES
    if not known:
        _MODULES[game] = module
    try:
        yield
    finally:
        if not known:
            del _MODULES[game]


def _announce_installed() -> None:
    """Games of other packages register with the entry point group ``hexside.games``."""
    for entry in importlib.metadata.entry_points(group=ENTRY_POINTS):
        _MODULES.setdefault(entry.name, entry.value)


def game_ids() -> tuple[str, ...]:
    """The ids of all games that can be loaded."""
    _announce_installed()
    return tuple(_MODULES)


def module_of(name: str) -> str:
    """The module that a game was announced with; its data files stand beside it."""
    game(name)
    return _MODULES[name]


def modules() -> tuple[str, ...]:
    """The modules of the games that have been announced; none is imported for it."""
    return tuple(_MODULES.values())


def game(name: str) -> AnyGame:
    """The rule set of a game, imported on first use."""
    if name not in _MODULES:
        _announce_installed()
    if name not in _MODULES:
        raise UnknownGame(name, tuple(_MODULES))
    if name not in _LOADED:
        _LOADED[name] = importlib.import_module(_MODULES[name]).GAME
    return _LOADED[name]


def split(name: str) -> tuple[str, str]:
    """``game/scenario`` as two words; a game alone means its first scenario."""
    game_id, _, scenario = name.partition("/")
    definition = game(game_id)
    known = tuple(info.id for info in definition.scenarios())
    if not scenario:
        return game_id, known[0]
    if scenario not in known:
        raise UnknownGame(name, tuple(f"{game_id}/{known_id}" for known_id in known))
    return game_id, scenario


def scenario_ids() -> tuple[str, ...]:
    """All ``game/scenario`` ids."""
    return tuple(
        f"{game_id}/{info.id}" for game_id in game_ids() for info in game(game_id).scenarios()
    )
