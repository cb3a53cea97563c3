"""13.2.3, 13.2.4, 19.1.17 Exchanges: counters take the place of others at equal status."""

from __future__ import annotations

from collections.abc import Iterable

from hexside.engine import OFF_MAP, Unit
from hexside.games.iskra.shapes import AXIS
from hexside.games.iskra.state import ELIMINATED, REMOVED
from hexside.games.iskra.work import IskraWork
from hexside.mechanics.exchange import exchange

#: The section about the division of each headquarters that brings an exchange.
SECTIONS = {"61": "13.2.3", "4ss": "13.2.4"}


def exchange_counters(work: IskraWork, pairs: Iterable[tuple[str, str]], rule: str) -> None:
    """R-37, R-73: each old counter gives hex, place in the stack, face and markers to a new one.

    Which counters are in play is public, so the exchange is told to all, but not where it happens;
    the enemy sees new tops only.
    """
    before = work.data.order
    for old, new in pairs:
        order = work.data.order
        done = exchange(work, old, new, Unit(OFF_MAP, REMOVED, 1))
        if done.hex >= 0:
            work.change(order=order.exchanged(done.hex, old, new))
        work.tell("counter-exchanged", rule, unit=old, by=new)
    work.drop_notes()
    work.tell_tops(before)


def divisional_pairs(work: IskraWork, hq: str) -> list[tuple[str, str]]:
    """13.2.3, 13.2.4, R-37: the independent counters in play, eliminated ones too, and their twins.

    Only counters that belong to the division of the headquarters take part.
    """
    rules = work.rules
    division = rules.roster[hq].formation
    return [
        (old, new)
        for old, new in rules.twin.items()
        if old in rules.roster
        and rules.side[new] == AXIS
        and rules.roster[new].formation == division
        and (work.units[old].hex >= 0 or work.units[old].box == ELIMINATED)
    ]


def exchange_division(work: IskraWork, hq: str) -> None:
    """13.2.3, 13.2.4: the arrival of 61 or 4 SS colours the units of the division."""
    if hq not in work.rules.tables.divisional_exchange:
        return
    pairs = divisional_pairs(work, hq)
    if pairs:
        rule = SECTIONS.get(work.rules.roster[hq].formation or "", "13.2.3")
        exchange_counters(work, pairs, rule)
