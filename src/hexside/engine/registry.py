"""The registry of games: ids to definitions, loaded on first use."""

from __future__ import annotations

import importlib
import importlib.metadata
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any, Protocol

from hexside.engine.rules import Option, Rules, ScenarioInfo
from hexside.engine.state import State

ENTRY_POINTS = "hexside.games"


class GameDefinition(Protocol):
    """What a package of rules offers; an instance stands in its module as ``GAME``."""

    id: str
    version: str
    #: The side whose victory points stand on the track.
    scorer: str

    def scenarios(self) -> tuple[ScenarioInfo, ...]:
        """The scenarios, in the order in which they are shown."""

    def options(self) -> tuple[Option, ...]:
        """Optional rules and switches."""

    def rules(
        self, scenario: str, options: Mapping[str, str], overrides: tuple[str, ...] = ()
    ) -> Rules:
        """The rules of one scenario; ``overrides`` are directories of replacement data files."""

    def from_position(self, document: Mapping[str, Any]) -> tuple[Rules, State]:
        """Rules and state of a position text that has been parsed."""


class UnknownGame(LookupError):
    """No game or scenario has this id; carries the ids that exist."""

    def __init__(self, name: str, known: tuple[str, ...]) -> None:
        super().__init__(name)
        self.name = name
        self.known = known


_MODULES: dict[str, str] = {}
_LOADED: dict[str, GameDefinition] = {}


def register(game: str, module: str) -> None:
    """Announce a game whose definition is ``GAME`` in a module; nothing is imported yet."""
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


def game(name: str) -> GameDefinition:
    """The definition of a game, imported on first use."""
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
