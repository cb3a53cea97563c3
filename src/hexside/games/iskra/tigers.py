"""19.1.15, 19.1.16, R-44, R-45: Technical Problems and the breakdown of the Tigers of 1/s502.

What the loss of the last step leaves behind is done in ``IskraWork.eliminate``; the capture or the
demolition of the wreck belongs to the End Phase.
"""

from __future__ import annotations

from hexside.games.iskra.state import MARKERS, TECHNICAL_PROBLEM
from hexside.games.iskra.work import BREAKDOWN, IskraWork


def tigers_fight(work: IskraWork) -> bool:
    """19.1.15: whether 1/s502 is still on the map."""
    tiger = work.rules.tiger
    return tiger in work.units and work.units[tiger].hex >= 0


def halt_tigers(work: IskraWork, rule: str) -> None:
    """19.1.15, 5.4.3: 1/s502 gets the marker and cannot move for the rest of this turn.

    The event names the unit, so everybody learns of the marker; where the Tigers are he does not.
    """
    tiger = work.rules.tiger
    MARKERS.put(work, tiger, TECHNICAL_PROBLEM)
    work.binding = True
    work.tell("tigers-halted", rule, unit=tiger)


def tigers_break_down(work: IskraWork) -> None:
    """19.1.16: 1/s502 loses its second step; its counter stays in the hex as a wreck."""
    work.eliminate(work.rules.tiger, "19.1.16", BREAKDOWN)


def breaks_down(work: IskraWork) -> bool:
    """19.1.16: whether the Tigers have lost a step already; else they only have problems."""
    return tigers_fight(work) and not work.is_full(work.rules.tiger)


__all__ = ["breaks_down", "halt_tigers", "tigers_break_down", "tigers_fight"]
