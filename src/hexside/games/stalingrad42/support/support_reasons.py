"""9.3, 18.2 to 18.6, 11.3 Why an air unit or artillery does not support a combat."""

from __future__ import annotations

from collections.abc import Iterator

from hexside.engine import Reason
from hexside.games.stalingrad42.reading.printed import SOVIET
from hexside.games.stalingrad42.sequence.phase_choices import unit_fault
from hexside.games.stalingrad42.state import ARMY_BOX, READY, REPLACEMENT, TRAIN, USED, area_of
from hexside.games.stalingrad42.support.air_units import (
    AIR_TYPE,
    OUT,
    PLACED,
    in_air_range,
    offensive_air,
)
from hexside.games.stalingrad42.support.artillery import (
    DIVISION,
    FRONT,
    is_able,
    is_near,
    serves,
)
from hexside.games.stalingrad42.work import S42Work


def air_faults(
    work: S42Work, side: int, uid: str, target: int, attackers: tuple[str, ...]
) -> list[Reason]:
    """9.3.3, 9.3.5 to 9.3.8: why an air unit gives an attack no shift."""
    found = unit_fault(work, side, uid)
    name = {"unit": uid}
    if found:
        return found
    if work.rules.roster[uid].type != AIR_TYPE:
        return [Reason("s42-not-an-air-unit", "9.3.1", {**name})]
    status = next((one.status for one in work.data.air if one.unit == uid), "")
    if not status:
        return [Reason("s42-not-in-play", "9.3.1", {**name})]
    if status == USED:
        found.append(Reason("s42-air-has-flown", "9.3.6", {**name}))
    elif status == PLACED:
        found.append(Reason("s42-air-with-a-stack", "9.3.7", {**name}))
    elif status == OUT:
        found.append(Reason("s42-air-grounded", "23.2", {**name}))
    if not in_air_range(work, target):
        hex = work.rules.names[target]
        found.append(Reason("s42-no-air-base", "9.3.5", {**name, "hex": hex}))
    elif status == READY and uid not in offensive_air(work, target, attackers):
        found.append(Reason("s42-most-attackers-of-its-nation", "9.3.8", {**name}))
    return found or [Reason("s42-air-not-available", "9.3.3", {**name})]


def artillery_faults(
    work: S42Work, side: int, items: tuple[str, ...], target: int, units: tuple[str, ...]
) -> list[Reason]:
    """18.2.3, 18.3 to 18.6: why these do not support the attack of these units.

    For a Determined Defense ``units`` is the lead unit alone (11.3, 18.3.2).
    """
    if not items:
        return [Reason("s42-no-artillery-chosen", "18.3.1")]
    found: list[Reason] = []
    for uid in dict.fromkeys(items):
        faults = unit_fault(work, side, uid)
        found += faults or _item_faults(work, side, uid, target, units)
    if len(items) > 1 and not _is_barrage(work, side, items):
        found.append(Reason("s42-no-such-barrage", "18.5"))
    return found


def _is_barrage(work: S42Work, side: int, items: tuple[str, ...]) -> bool:
    """18.5: two Soviet artillery divisions, or one with a Front headquarters."""
    roster = work.rules.roster
    types = sorted(roster[uid].type for uid in items if uid in roster)
    allowed = ([DIVISION, DIVISION], sorted((DIVISION, FRONT)))
    return side == SOVIET and len(set(items)) == len(items) and types in allowed


def _item_faults(
    work: S42Work, side: int, uid: str, target: int, units: tuple[str, ...]
) -> Iterator[Reason]:
    counter = work.rules.roster[uid]
    if counter.type == "supply-point":
        yield from _point_faults(work, side, uid, target, units)
    elif counter.asu_range and counter.is_asu:
        yield from _asu_faults(work, side, uid, target, units)
    else:
        yield Reason("s42-no-artillery", "18.2.1", {"unit": uid})


def _asu_faults(
    work: S42Work, side: int, uid: str, target: int, units: tuple[str, ...]
) -> Iterator[Reason]:
    """18.2.1, 18.2.3, 18.3.3, 18.4, 34.6.3: an Artillery Support Unit."""
    unit = work.units[uid]
    name = {"unit": uid}
    if unit.box.startswith(ARMY_BOX) and unit.hex < 0:
        yield Reason("s42-boxed-artillery", "34.6.3", {**name})
        return
    if unit.hex < 0 and not area_of(unit.box):
        yield Reason("s42-not-on-map", "18.4", {**name})
        return
    if not work.is_good_order(uid):
        yield Reason("s42-not-in-good-order", "18.2.3", {**name})
    if TRAIN in unit.marks:
        yield Reason("s42-on-a-train", "18.2.3", {**name})
    if REPLACEMENT in unit.marks:
        yield Reason("s42-has-replacement-marker", "18.2.3", {**name})
    if USED in unit.marks:
        yield Reason("s42-artillery-has-fired", "18.2.1", {**name})
    nations = {work.rules.roster[other].nation for other in units}
    if not serves(work, uid, nations):
        yield Reason("s42-headquarters-of-others", "18.3.3", {**name})
    if not is_near(work, side, uid, units, target):
        yield Reason("s42-headquarters-too-far", "18.4", {**name})


def _point_faults(
    work: S42Work, side: int, uid: str, target: int, units: tuple[str, ...]
) -> Iterator[Reason]:
    """18.6.5, 18.6.7: a Supply Point, and the unit that it stands with."""
    counter, unit = work.rules.roster[uid], work.units[uid]
    name = {"unit": uid}
    if unit.hex < 0 and not area_of(unit.box):
        yield Reason("s42-not-on-map", "18.6.5", {**name})
        return
    if TRAIN in unit.marks:
        yield Reason("s42-on-a-train", "18.6.7", {**name})
    if READY not in unit.marks and not counter.immobile:
        yield Reason("s42-point-not-ready", "18.6.5", {**name})
    nations = {work.rules.roster[other].nation for other in units}
    served = any(
        work.rules.roster[other].asu_range
        and is_able(work, other)
        and serves(work, other, nations)
        and is_near(work, side, other, units, target)
        for other, there in work.units.items()
        if (there.hex, there.box) == (unit.hex, unit.box) and work.rules.side[other] == side
    )
    if not served:
        yield Reason("s42-point-serves-nobody", "18.6.5", {**name})


__all__ = ["air_faults", "artillery_faults"]
