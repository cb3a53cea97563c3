"""34.6.2, A-99 Units in a box share what happens to their army: retreats, rallies, supply."""

from __future__ import annotations

from collections.abc import Callable

from hexside.games.stalingrad42.maskirovka.armies import army_of, boxes, contents, inside
from hexside.games.stalingrad42.maskirovka.knowledge import (
    hosts_left,
    learn_of_army,
    learn_of_box,
)
from hexside.games.stalingrad42.state import ISOLATED, OUT_OF_SUPPLY, RETREATED
from hexside.games.stalingrad42.work import S42Work


def share_retreat(work: S42Work, army: str, marks: Callable[[str], set[str]]) -> None:
    """34.6.2: the units in the box of an army that retreats are disrupted or routed like others.

    ``marks`` gives those that a unit has after the retreat.
    """
    units = tuple(inside(work, army))
    learn_of_army(work, army, lambda box: tuple(contents(work, box)) == units)
    work.binding = True
    after = {uid: marks(uid) - {RETREATED} for uid in units}
    work.tell("s42-box-retreats", "34.6.2", unit=army, units=units)
    for uid, new in after.items():
        work.unmark(uid, *work.units[uid].marks)
        work.mark(uid, *new)


def show_of_hosts(
    work: S42Work, code: str, rule: str, box: str, found: Callable[[str], str]
) -> None:
    """A-99: what is done with the units of a box shows something about the place of its army.

    It is told what, if the armies that the box may have for all that is known differ in it.
    """
    hosts = hosts_left(work, box)
    results = {army: found(army) for army in hosts}
    if len(set(results.values())) < 2:
        return
    result = found(army_of(work, box))
    learn_of_box(work, box, lambda army: found(army) == result)
    work.binding = True
    work.tell(code, rule, area=box, result=result)


def show_zones(work: S42Work, side: int, marks: tuple[str, ...]) -> None:
    """13.4, A-99: before boxed units rally: in an enemy zone of control or not."""
    for box in boxes(work):
        if any(work.has(uid, mark) for uid in contents(work, box) for mark in marks):
            show_of_hosts(
                work, "s42-box-rallies", "13.4", box, lambda army: _zone(work, side, army)
            )


def _zone(work: S42Work, side: int, army: str) -> str:
    hex = work.units[army].hex
    return "in-zone" if hex >= 0 and work.in_enemy_zone(side, hex) else "no-zone"


def show_supply(work: S42Work, lines_of: Callable[[str], tuple[bool, bool]]) -> None:
    """16.1, A-99: before boxed units are checked: supplied, out of supply or isolated."""
    for box in boxes(work):
        if contents(work, box):
            show_of_hosts(work, "s42-box-supply", "16.1", box, lambda army: _status(lines_of(army)))


def _status(lines: tuple[bool, bool]) -> str:
    has_line, has_link = lines
    return "supplied" if has_line else OUT_OF_SUPPLY if has_link else ISOLATED
