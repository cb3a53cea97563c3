"""15.1 The surprise attack: whose panzer groups make it."""

from __future__ import annotations

from hexside.games.a_victory_awaits.shapes import AXIS, SIDES
from hexside.games.a_victory_awaits.work import AwaitsWork


def panzer_groups(work: AwaitsWork) -> tuple[str, ...]:
    """2.2: the headquarters of panzer groups on the map."""
    rules = work.rules
    return tuple(
        hq
        for hq in rules.headquarters[AXIS]
        if rules.roster[hq].size == "panzer group hq" and work.units[hq].hex >= 0
    )


def surprise_seats(work: AwaitsWork) -> tuple[str, ...]:
    """15.1, 20.2, V67: the owners of the panzer groups; in a team all of its players."""
    rules = work.rules
    if rules.setup.variant == "teams":
        return rules.seats_of(SIDES[AXIS])
    groups = panzer_groups(work)
    return rules.owners.all(groups, SIDES[AXIS]) if groups else (work.lead_of(AXIS),)
