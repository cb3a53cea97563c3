"""22.1 Reinforcements: placed in Entry Areas in the Initial Phase of their turn."""

from __future__ import annotations

from hexside.games.stalingrad42.state import TURN_BOX, area_box
from hexside.games.stalingrad42.work import S42Work

#: 22.6.4: the Caspian Sea Transit Box.
TRANSIT = "f"


def due(work: S42Work, uid: str) -> int:
    """The turn in whose space of the track a unit waits, 0 for any other."""
    box = work.units[uid].box
    return int(box[len(TURN_BOX) :]) if box.startswith(TURN_BOX) else 0


def is_arrival(work: S42Work, uid: str) -> bool:
    """22.1: a reinforcement, and not a unit that returns to play (19.4)."""
    arrival = work.rules.arrivals.get(uid)
    return arrival is not None and arrival.turn == due(work, uid)


def waiting(work: S42Work, side: int) -> list[str]:
    """22.1.2: reinforcements of a side that have arrived and stand nowhere yet."""
    return [
        uid
        for uid, unit in work.units.items()
        if unit.box.startswith(TURN_BOX)
        and work.rules.side[uid] == side
        and due(work, uid) <= work.turn
        and is_arrival(work, uid)
    ]


def areas_for(work: S42Work, uid: str) -> tuple[str, ...]:
    """22.1.1: the Entry Areas in which a reinforcement may be placed."""
    return work.rules.arrivals[uid].areas


def place_reinforcement(work: S42Work, uid: str, letter: str) -> None:
    """22.1.2: a reinforcement is placed in an Entry Area."""
    work.lift(uid, area_box(letter))
    work.tell("s42-reinforcement-placed", "22.1", unit=uid, area=letter.upper())
