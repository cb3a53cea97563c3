"""3.3: who obeys a headquarters, its range, and units out of command."""

from __future__ import annotations

from hexside.games.iskra.shapes import SOVIET
from hexside.games.iskra.state import MARKERS, OUT_OF_COMMAND
from hexside.games.iskra.work import IskraWork


def in_range(work: IskraWork, hq: str, uid: str) -> bool:
    """3.3.3, 3.3.4a: plain distance, the hex of the unit counted; in turn 1 everybody is in range.

    R-15: a headquarters that is off the map has nobody in range.
    """
    units = work.units
    start, end = units[hq].hex, units[uid].hex
    if start < 0 or end < 0:
        return False
    if work.turn == work.rules.setup.first_turn:
        return True
    return work.rules.grid.distance(start, end) <= (work.rules.roster[hq].command_range or 0)


def commanders(work: IskraWork, uid: str) -> tuple[str, ...]:
    """3.3.1, 3.3.2, R-15, R-16: the headquarters that a unit can obey.

    An independent unit obeys any of its side, a Soviet one any of its front.
    """
    rules = work.rules
    counter = rules.roster[uid]
    if not counter.independent:
        own = rules.hq_of(uid)
        return (own,) if own else ()
    if counter.number == SOVIET and counter.front is not None:
        return tuple(rules.hq_of_army[army] for army in rules.armies_of_front[counter.front])
    return rules.headquarters[counter.number]


def is_in_command(work: IskraWork, uid: str) -> bool:
    """R-15, R-18, R-34: whether a unit is in range of a headquarters that it can obey."""
    return any(in_range(work, hq, uid) for hq in commanders(work, uid))


def subordinates(work: IskraWork, hq: str) -> list[str]:
    """3.3.1, R-15: the combat units of a division or army on the map."""
    rules = work.rules
    return [
        uid
        for uid, unit in work.units.items()
        if unit.hex >= 0 and rules.is_combat[uid] and rules.hq_of(uid) == hq
    ]


def mark_out_of_command(work: IskraWork, hq: str) -> None:
    """2.3.1, R-18: the subordinates of an activated headquarters that are out of its range."""
    # Who is marked tells where the headquarters lies hidden.
    work.binding = True
    for uid in subordinates(work, hq):
        if not in_range(work, hq, uid) and not work.units[uid].has(OUT_OF_COMMAND):
            MARKERS.put(work, uid, OUT_OF_COMMAND)
            work.tell_marker(uid, "unit-out-of-command", "3.3.4b")


def take_command(work: IskraWork, uid: str) -> None:
    """R-18: a unit that is activated later in the turn loses its marker."""
    if work.units[uid].has(OUT_OF_COMMAND):
        MARKERS.remove(work, uid, OUT_OF_COMMAND)
        work.tell_marker(uid, "unit-back-in-command", "3.3.4b")
