"""How complete a line is: the posts that a side lacks to close the map from edge to coast."""

from __future__ import annotations

from hexside.players.phased.line import cheapest
from hexside.players.phased.sight import Sight

#: A post that is held costs almost nothing, so the shortest of equal lines is chosen.
HELD = 0.001


def breaches(sight: Sight, side: int) -> int:
    """7: the number of posts that a side lacks for a line that the enemy cannot pass."""
    held = sight.capable[side]
    line = cheapest(sight, side, lambda hex: HELD if hex in held else 1.0)
    return sum(hex not in held for hex in line)
