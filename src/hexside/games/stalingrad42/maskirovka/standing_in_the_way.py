"""A-98 Axis units that come upon Reserve Armies."""

from __future__ import annotations

from hexside.games.stalingrad42.maskirovka.armies import armies_in, contents, inside, is_revealed
from hexside.games.stalingrad42.maskirovka.knowledge import learn
from hexside.games.stalingrad42.maskirovka.revealing import show_empty, take_off
from hexside.games.stalingrad42.reading.printed import AXIS, SOVIET
from hexside.games.stalingrad42.work import S42Work


def stopped_by_army(work: S42Work, uid: str, hex: int) -> bool:
    """A-98: an army with units in its box stops who would enter its hex; an empty one is shown
    to be empty and removed (19.3). Of several, one that is loaded is enough, and none is shown.
    """
    if work.rules.side[uid] != AXIS:
        return False
    armies = armies_in(work, hex)
    if not armies or work.friend_at(SOVIET, hex):
        # 29.1.1: into a contested city, where combat units of theirs stand with the armies.
        return False
    name = work.rules.names[hex]
    work.binding = True
    if any(inside(work, army) for army in armies):
        learn(work, lambda table: any(contents(work, table[army]) for army in armies))
        work.tell("s42-army-bars-the-way", "34.6.2", unit=uid, hex=name)
        return True
    for army in armies:
        if not is_revealed(work, army):
            show_empty(work, army, "34.6.2")
        work.tell("unit-eliminated", "19.3", unit=army, hex=name)
        take_off(work, army)
    return False
