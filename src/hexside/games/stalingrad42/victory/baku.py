"""24.1.2, 24.1.3 The road to Baku: Axis divisions that leave the map by Entry Area G."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from hexside.games.stalingrad42.areas.displaced import displace
from hexside.games.stalingrad42.reading.printed import AXIS, SOVIET
from hexside.games.stalingrad42.state import DISRUPTED, area_box, area_of
from hexside.games.stalingrad42.supply.supply_lines import (
    has_road_line,
)
from hexside.games.stalingrad42.work import S42Work

DIVISION = "XX"
PANZER = "panzer"


class Exited(msgspec.Struct, frozen=True):
    """24.1.2: a unit that left for Baku."""

    german: bool
    division: bool
    panzer: bool
    full: bool
    remnant: bool = False


def baku_divisions(units: Iterable[Exited]) -> float:
    """24.1.2: what units count for: German full 1, reduced or allied full a half, others none."""
    total = 0.0
    for unit in units:
        if not unit.division or unit.remnant:
            continue
        if unit.german:
            total += 1.0 if unit.full else 0.5
        elif unit.full:
            total += 0.5
    return total


def reaches_baku(units: Iterable[Exited], need: int) -> bool:
    """24.1.2: five divisions, at least one of them panzer."""
    found = tuple(units)
    panzers = (unit for unit in found if unit.panzer and unit.division and not unit.remnant)
    return baku_divisions(found) >= need and any(panzers)


def as_exited(work: S42Work, uid: str) -> Exited:
    """24.1.2: what a unit is worth on the way to Baku."""
    counter = work.rules.roster[uid]
    return Exited(
        german=counter.nation == "german",
        division=counter.size == DIVISION and work.rules.combat[uid],
        panzer=counter.type == PANZER,
        full=work.units[uid].steps == counter.steps,
        remnant=work.is_remnant(uid),
    )


def before_baku(work: S42Work) -> list[str]:
    """The Axis units in the area before Baku."""
    letter = work.rules.setup.baku_area
    return work.in_area(letter, AXIS) if letter else []


def _are_enough(work: S42Work, units: Iterable[str]) -> bool:
    need = work.rules.numbers.victory.baku_divisions
    return reaches_baku((as_exited(work, uid) for uid in units), need)


def baku_points(work: S42Work) -> int:
    """24.1.2: three points while the five divisions stay and a road joins them to a source."""
    if not work.data.baku or not _are_enough(work, before_baku(work)):
        return 0
    if not has_road_line(work, AXIS, work.rules.setup.baku_area):
        return 0
    return work.rules.numbers.victory.baku


def enter_baku(work: S42Work, uid: str) -> None:
    """24.1.2-3: an Axis unit leaves the map; Soviet units there give way to H or J, Disrupted."""
    letter = work.rules.setup.baku_area
    work.lift(uid, area_box(letter), *work.units[uid].marks)
    work.change(towards_baku=tuple(sorted((*work.data.towards_baku, uid))))
    work.tell("s42-unit-towards-baku", "24.1.2", unit=uid, area=letter.upper())
    if letter not in work.data.closed:
        work.change(closed=tuple(sorted((*work.data.closed, letter))))
    displace(work, letter, work.rules.numbers.victory.baku_refuge, (DISRUPTED,), "24.1.3")
    if not work.data.baku and _are_enough(work, work.data.towards_baku):
        work.change(baku=True)
        work.tell("s42-baku-reached", "24.1.2", points=work.rules.numbers.victory.baku)


def leave_baku(work: S42Work, uid: str, hex: int) -> None:
    """24.1.2-3: an Axis unit has gone, perhaps from the area before Baku."""
    if work.rules.side[uid] == AXIS:
        _count_again(work)


def keep_baku(work: S42Work, side: int) -> None:
    """24.1.2: units before Baku may also have lost steps (attrition, withdrawals)."""
    _count_again(work)


def _count_again(work: S42Work) -> None:
    """24.1.2-3: with fewer divisions the points are lost, with none the Soviets use the area."""
    letter = work.rules.setup.baku_area
    if not letter or letter not in work.data.closed:
        return
    units = before_baku(work)
    if work.data.baku and not _are_enough(work, units):
        work.change(baku=False)
        work.tell("s42-baku-lost", "24.1.2")
    if not units:
        work.change(closed=tuple(one for one in work.data.closed if one != letter))
        work.drop_notes()


def begin_phase(work: S42Work, side: int) -> None:
    """24.1.2: all five must exit in one and the same Movement Phase."""
    if side == AXIS and work.data.towards_baku:
        work.change(towards_baku=())


def areas_out_of_use(work: S42Work) -> tuple[str, ...]:
    """23.4, 24.1.3, S2.2: the Entry Areas that may not be used now."""
    rules = work.rules
    found = {area_of(work.units[uid].box) for uid in before_baku(work)}
    weather = rules.tables.weather
    if work.turn >= weather.winter_from:
        found |= set(weather.winter_closes)
    found &= set(rules.areas[SOVIET])
    edge = rules.setup.north_edge
    if edge is not None:
        found.add(edge.later if work.turn < edge.later_from else edge.first)
    return tuple(sorted(found))
