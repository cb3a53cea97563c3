"""Whether a map is what its rulebook says and what the ground is: every finding with a code.

Findings are values; their texts are ``mapcheck-<code>`` in the catalogues.
"""

from __future__ import annotations

from hexside.atlas.boards import board, boxes, terrain_effects
from hexside.atlas.checks.findings import Finding
from hexside.atlas.checks.ground import check_ground
from hexside.atlas.checks.networks import check_networks
from hexside.atlas.checks.rivers import check_banks, check_rivers
from hexside.atlas.checks.setups import check_setups
from hexside.atlas.checks.stated import check_stated
from hexside.atlas.checks.supply import check_supply
from hexside.atlas.facts import facts
from hexside.atlas.rosters import counters, scenarios, setup

__all__ = ["Finding", "check_map"]


def check_map(game_id: str) -> list[Finding]:
    """Everything that is wrong with the map of a game and with its set-ups.

    Raises ``DataFileErrors`` if a file cannot be read at all.
    """
    ground, stated = board(game_id), facts(game_id)
    terrain_effects(game_id)
    boxes(game_id)
    found = check_stated(ground, stated)
    found += check_ground(ground, stated)
    found += check_rivers(game_id, ground, stated)
    found += check_banks(game_id, ground, stated)
    found += check_networks(ground, stated)
    roster = counters(game_id)
    setups = {scenario.id: setup(game_id, scenario.id) for scenario in scenarios(game_id)}
    for scenario, placed in setups.items():
        found += check_setups(ground, stated, roster, scenario, placed)
    return found + check_supply(ground, stated, roster, setups)
