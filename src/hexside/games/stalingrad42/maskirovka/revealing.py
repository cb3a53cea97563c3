"""34.6.2, 34.7, A-101 Armies that are revealed, lost with their boxes, shown empty, removed."""

from __future__ import annotations

from hexside.games.stalingrad42.maskirovka.armies import (
    box_of,
    change,
    contents,
    inside,
    is_revealed,
    mask,
)
from hexside.games.stalingrad42.maskirovka.knowledge import learn_of_army
from hexside.games.stalingrad42.reading.printed import SOVIET
from hexside.games.stalingrad42.state import TURN_BOX
from hexside.games.stalingrad42.work import S42Work


def come_out(work: S42Work, uid: str, rule: str) -> None:
    """34.4.2, 34.6.2: a unit is put on its army; all know now which box the army has."""
    box = work.units[uid].box
    army = next(a for a in mask(work).armies if box_of(work, a) == box)
    place = work.units[army]
    work.binding = True
    if not is_revealed(work, army):
        learn_of_army(work, army, lambda other: other == box)
        change(work, revealed=tuple(sorted((*mask(work).revealed, army))))
        work.tell("s42-army-revealed", rule, unit=army, area=box)
    where = work.rules.names[place.hex] if place.hex >= 0 else place.box
    work.tell("s42-unit-comes-out", rule, unit=uid, by=army, hex=where)
    if place.hex >= 0:
        work.put(uid, place.hex)
    else:
        work.lift(uid, place.box, *work.units[uid].marks)


def show_empty(work: S42Work, army: str, rule: str) -> None:
    """34.3.2, A-98: the marker of an army is shown: there is nothing in its box."""
    box = box_of(work, army)
    work.binding = True
    learn_of_army(work, army, lambda other: other == box)
    work.tell("s42-army-shown-empty", rule, unit=army, area=box)


def take_off(work: S42Work, army: str) -> None:
    """34.2, 19.4: an army leaves the map and returns with its marker two turns later."""
    back = work.turn + work.rules.numbers.non_combat.returns_after
    if is_revealed(work, army):
        change(work, revealed=tuple(one for one in mask(work).revealed if one != army))
    work.lift(army, f"{TURN_BOX}{back}")


def perish(work: S42Work, army: str) -> None:
    """34.6.2: an army is destroyed, and with it all units that are still in its box."""
    units = tuple(inside(work, army))
    work.binding = True
    # What perishes says which box it was; that nothing does says that it was an empty one.
    learn_of_army(work, army, lambda box: tuple(contents(work, box)) == units)
    work.tell("s42-box-perishes", "34.6.2", unit=army, units=units)
    for uid in units:
        work.eliminate(uid, "34.6.2")


def remove_revealed(work: S42Work, side: int) -> None:
    """34.7, A-101: revealed armies go when the Soviet player turn ends; what is in their boxes
    stays where they stood, over the stacking limit if need be until it can move.
    """
    if side != SOVIET:
        return
    for army in mask(work).revealed:
        place = work.units[army]
        units = tuple(inside(work, army))
        where = work.rules.names[place.hex] if place.hex >= 0 else place.box
        work.tell("s42-army-removed", "34.7", unit=army, hex=where, units=units)
        for uid in units:
            if place.hex >= 0:
                work.put(uid, place.hex)
            else:
                work.lift(uid, place.box, *work.units[uid].marks)
        take_off(work, army)


def begin_player_turn(work: S42Work, side: int) -> None:
    """34.3.1: armies whose boxes were filled may move again."""
    if mask(work).filled:
        change(work, filled=())
