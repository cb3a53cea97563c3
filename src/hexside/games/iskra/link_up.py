"""13.3.6, 14.1.4, R-31: the link-up of the two Soviet fronts.

A path that is legal for Soviet supply joins a western and an eastern source over land and the Neva;
no hex of lake ice is in it. No Soviet unit need have entered its hexes: any gap between the German
units and their zones along a line will do.
"""

from __future__ import annotations

from hexside.games.iskra.lines import joined, passable
from hexside.games.iskra.shapes import SOVIET
from hexside.games.iskra.state import MADE, MISSED, UNCHECKED
from hexside.games.iskra.work import IskraWork


def sources_by_side_of_map(work: IskraWork) -> tuple[int, int]:
    """13.3.6: the Soviet sources of the western and of the eastern map side, as bitboards."""
    rules = work.rules
    across = [centre[0] for centre in rules.grid.centers]
    middle = (min(across) + max(across)) / 2
    western = [hex for hex in rules.ground.sources[SOVIET] if across[hex] < middle]
    eastern = [hex for hex in rules.ground.sources[SOVIET] if across[hex] > middle]
    return rules.grid.bits(western), rules.grid.bits(eastern)


def is_linked(work: IskraWork) -> bool:
    """13.3.6, R-31: whether a line joins the western and the eastern side of the map now."""
    western, eastern = sources_by_side_of_map(work)
    free = passable(work, SOVIET) & ~work.rules.ground.lake_bits
    return bool(joined(work, SOVIET, western, free) & eastern)


def check_link_up(work: IskraWork) -> None:
    """14.1.4, R-31: at the end of one turn; what is found then holds for the whole game."""
    row = work.rules.tables.link_up
    if work.turn != row.turn or work.data.link_up != UNCHECKED:
        return
    if is_linked(work):
        work.change(link_up=MADE)
        work.tell("link-up-made", "14.1.4", turn=work.turn)
    else:
        work.change(link_up=MISSED)
        work.tell("link-up-missed", "14.1.4", turn=work.turn, points=row.penalty)


__all__ = ["check_link_up", "is_linked", "sources_by_side_of_map"]
