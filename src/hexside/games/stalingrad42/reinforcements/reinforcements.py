"""22.1 Reinforcements: placed in Entry Areas in the Initial Phase of their turn."""

from __future__ import annotations

from hexside.games.stalingrad42.areas.entry_areas import has_room
from hexside.games.stalingrad42.reading.printed import OFF_MAP_TYPES
from hexside.games.stalingrad42.reinforcements.renamed import former_in_play, takes_over
from hexside.games.stalingrad42.state import TURN_BOX, area_box
from hexside.games.stalingrad42.work import S42Work


def due(work: S42Work, uid: str) -> int:
    """The turn in whose space of the track a unit waits, 0 for any other."""
    box = work.units[uid].box
    return int(box[len(TURN_BOX) :]) if box.startswith(TURN_BOX) else 0


def is_arrival(work: S42Work, uid: str) -> bool:
    """22.1: a reinforcement, and not a unit that returns to play (19.4): no combat unit does that.

    In a position text it may wait in the space of another turn than its own.
    """
    arrival = work.rules.arrivals.get(uid)
    return arrival is not None and (work.rules.combat[uid] or arrival.turn == due(work, uid))


def waiting(work: S42Work, side: int) -> list[str]:
    """22.1.2, A-102: reinforcements that have arrived, are not held back and stand nowhere yet.

    Air units come to the Air Box by themselves (9.3.1).
    """
    return [
        uid
        for uid, unit in work.units.items()
        if unit.box.startswith(TURN_BOX)
        and work.rules.side[uid] == side
        and due(work, uid) <= work.turn
        and is_arrival(work, uid)
        and work.rules.roster[uid].type not in OFF_MAP_TYPES
        and not former_in_play(work, uid)
    ]


def areas_for(work: S42Work, uid: str) -> tuple[str, ...]:
    """22.1.1, 23.4, 24.1.3: the Entry Areas in which a reinforcement may be placed."""
    usable = work.areas(work.rules.side[uid])
    return tuple(
        letter
        for letter in work.rules.arrivals[uid].areas
        if letter in usable and has_room(work, uid, letter)
    )


def arriving(work: S42Work, side: int) -> list[str]:
    """22.1.2: reinforcements that must be placed in this Initial Phase: there is room for them."""
    return [uid for uid in waiting(work, side) if areas_for(work, uid)]


def rail_entry_group(work: S42Work, uid: str) -> str:
    """S1.2: the group of units off the map of which only some may come onto it by rail."""
    arrival = work.rules.arrivals.get(uid)
    if arrival is None or work.units[uid].hex >= 0:
        return ""
    return arrival.entry if arrival.entry in work.rules.setup.by_rail else ""


def may_enter_by_rail(work: S42Work, uid: str) -> bool:
    """S1.2: one unit of the 5th Reserve Army may use the railway, the others march."""
    group = rail_entry_group(work, uid)
    if not group:
        return True
    arrivals = work.rules.arrivals
    used = [one for one in work.data.entered_by_rail if arrivals[one].entry == group]
    return len(used) < work.rules.setup.by_rail[group]


def note_rail_entry(work: S42Work, uid: str) -> None:
    """S1.2: remember who has used the railway; asked before the unit stands on the map."""
    if rail_entry_group(work, uid):
        work.change(entered_by_rail=tuple(sorted((*work.data.entered_by_rail, uid))))


def place_reinforcement(work: S42Work, uid: str, letter: str) -> None:
    """22.1.2: a reinforcement is placed in an Entry Area."""
    work.lift(uid, area_box(letter))
    work.tell("s42-reinforcement-placed", "22.1", unit=uid, area=letter.upper())
    takes_over(work, uid)
