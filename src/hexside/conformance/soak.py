"""How long the checks run: short by default, long if the environment asks for a soak.

``make test`` must end in minutes on two cores, however many games there are; ``make soak`` runs
the same tests with larger numbers.
"""

from __future__ import annotations

import os
from collections.abc import Iterable

from hexside.engine import ScenarioInfo, registry

VARIABLE = "HEXSIDE_SOAK"
#: A scenario with the rules of another one is tried this many times less in a short run.
REPEATED = 3
#: A scenario with more turns than this takes too long to be played to its end in a short run...
LONG = 30
#: ... in which its games stop after so many actions.
LONG_ACTIONS = 1_500


def is_soak() -> bool:
    """Whether this is a long run."""
    return bool(os.environ.get(VARIABLE))


def played_out(scenarios: Iterable[str]) -> tuple[str, ...]:
    """The scenarios that whole games are played of: in a short run one for each set of rules.

    A scenario that repeats the rules of another one, with more seats or fewer turns, is left to
    the checks of single moments and to a soak; so is one of very many turns.
    """
    names = tuple(scenarios)
    if is_soak():
        return names
    return tuple(name for name in names if not _repeats(name) and not _is_long(name))


def most_actions(scenario: str, ordinary: int) -> int:
    """After how many actions a random game stops: in a short run a long scenario stops early."""
    return LONG_ACTIONS if _is_long(scenario) and not is_soak() else ordinary


def _info(scenario: str) -> ScenarioInfo:
    game, _, name = scenario.partition("/")
    return next(one for one in registry.game(game).scenarios() if one.id == name)


def _repeats(scenario: str) -> str:
    return _info(scenario).repeats


def _is_long(scenario: str) -> bool:
    return _info(scenario).turns > LONG


def size_for(scenario: str, ordinary: int, soak: int) -> int:
    """The number of tries for a scenario; in a short run fewer where it repeats another one."""
    if is_soak() or not _repeats(scenario):
        return size(ordinary, soak)
    return max(1, ordinary // REPEATED)


def size(ordinary: int, soak: int) -> int:
    """The number of tries, games or actions for this run."""
    return soak if is_soak() else ordinary
