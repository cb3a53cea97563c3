"""How long the checks run: short by default, long if the environment asks for a soak.

``make test`` must end in minutes on two cores, however many games there are; ``make soak`` runs
the same tests with larger numbers.
"""

from __future__ import annotations

import os
from collections.abc import Iterable

from hexside.engine import registry

VARIABLE = "HEXSIDE_SOAK"
#: A scenario with the rules of another one is tried this many times less in a short run.
REPEATED = 3


def is_soak() -> bool:
    """Whether this is a long run."""
    return bool(os.environ.get(VARIABLE))


def played_out(scenarios: Iterable[str]) -> tuple[str, ...]:
    """The scenarios that whole games are played of: in a short run one for each set of rules.

    A scenario that repeats the rules of another one, with more seats or fewer turns, is left to
    the checks of single moments and to a soak.
    """
    names = tuple(scenarios)
    return names if is_soak() else tuple(name for name in names if not _repeats(name))


def _repeats(scenario: str) -> str:
    game, _, name = scenario.partition("/")
    return next((one.repeats for one in registry.game(game).scenarios() if one.id == name), "")


def size_for(scenario: str, ordinary: int, soak: int) -> int:
    """The number of tries for a scenario; in a short run fewer where it repeats another one."""
    if is_soak() or not _repeats(scenario):
        return size(ordinary, soak)
    return max(1, ordinary // REPEATED)


def size(ordinary: int, soak: int) -> int:
    """The number of tries, games or actions for this run."""
    return soak if is_soak() else ordinary
