"""26 Planned Offensives: where their markers are placed, and which ones an attack may use.

Whoever puts a marker on the map calls ``place_offensive``; only buying one depends on the
advanced rule.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from hexside.engine import Action, Reason
from hexside.games.stalingrad42.reading.printed import AXIS, SOVIET
from hexside.games.stalingrad42.sequence.phase_choices import unit_fault
from hexside.games.stalingrad42.state import (
    REPLACEMENT,
    TRAIN,
    OffensiveStatus,
    PlannedOffensive,
    area_of,
)
from hexside.games.stalingrad42.supply.supply_lines import in_supply
from hexside.games.stalingrad42.support.artillery import is_near
from hexside.games.stalingrad42.support.offensive_markers import PLACED, READY, offensives_of
from hexside.games.stalingrad42.support.support_actions import PlanOffensive
from hexside.games.stalingrad42.work import S42Work

#: 25 to 29: the name of the option.
RULE = "planned-offensives"
#: 26.1: the headquarters that carry the markers.
HEADQUARTERS = {AXIS: "army-hq", SOVIET: "front-hq"}
#: 26.2: the markers that a side may have on the map.
MOST = 2


def plans_offensives(work: S42Work, uid: str) -> bool:
    """26.1: a Soviet Front or an Axis Army headquarters."""
    return work.rules.roster[uid].type == HEADQUARTERS[work.rules.side[uid]]


def place_offensive(work: S42Work, uid: str, status: OffensiveStatus) -> None:
    """26.2, 33.2.1: a marker is put on a headquarters, unready or Ready."""
    marker = PlannedOffensive(uid, work.turn, status)
    found = (*work.data.offensives, marker)
    work.change(offensives=tuple(sorted(found, key=lambda one: (one.hq, one.since, one.status))))
    work.tell("s42-offensive-planned", "26.2", unit=uid)


# In an attack


def offensive_choices(
    work: S42Work, side: int, target: int, attackers: tuple[str, ...]
) -> list[tuple[str, ...]]:
    """26.2, A-84: the markers that an attack may use, one or two together."""
    ready = sorted(
        one.hq
        for one in offensives_of(work, side)
        if one.status == READY
        and not any(True for _ in _unable(work, one.hq))
        and is_near(work, side, one.hq, attackers, target)
    )
    found = {way for count in range(1, MOST + 1) for way in combinations(ready, count)}
    return sorted(found, key=lambda way: (len(way), way))


def _unable(work: S42Work, uid: str) -> Iterator[Reason]:
    """A-84: the state in which a headquarters cannot carry its plan out, as with support."""
    marks = work.units[uid].marks
    if not work.is_good_order(uid):
        yield Reason("s42-not-in-good-order", "26.2", {"unit": uid})
    if TRAIN in marks:
        yield Reason("s42-on-a-train", "26.2", {"unit": uid})
    if REPLACEMENT in marks:
        yield Reason("s42-has-replacement-marker", "26.2", {"unit": uid})


def offensive_faults(
    work: S42Work, side: int, target: int, attackers: tuple[str, ...], units: tuple[str, ...]
) -> list[Reason]:
    """26.2, A-84: what is wrong with the plans of these headquarters in an attack."""
    found: list[Reason] = []
    for uid in dict.fromkeys(units):
        faults = unit_fault(work, side, uid)
        found += faults
        if faults:
            continue
        name = {"unit": uid}
        plans = [one.status for one in work.data.offensives if one.hq == uid]
        if units.count(uid) > len(plans):
            found.append(Reason("s42-no-offensive-planned", "26.2", {**name}))
        elif units.count(uid) > plans.count(READY):
            found.append(Reason("s42-offensive-not-ready", "26.2", {**name}))
        found += _unable(work, uid)
        if attackers and not is_near(work, side, uid, attackers, target):
            found.append(Reason("s42-headquarters-too-far", "26.2", {**name}))
    return found or [Reason("s42-offensive-not-available", "26.2")]


# In the Initial Phase


class OffensivePlans:
    """26.1, 18.1: a Resource Point for a marker, as a choice of the Initial Phase."""

    verbs: tuple[type[Action], ...] = (PlanOffensive,)

    def legal(self, work: S42Work, side: int) -> list[Action]:
        """The headquarters that may plan an offensive."""
        if any(True for _ in _lacks(work, side)):
            return []
        return [
            PlanOffensive(uid)
            for uid in work.rules.units_of[side]
            if plans_offensives(work, uid) and not any(True for _ in _faults(work, uid))
        ]

    def due(self, work: S42Work, side: int) -> list[Reason]:
        """Nobody must plan anything."""
        return []

    def reasons(self, work: S42Work, side: int, action: PlanOffensive) -> list[Reason]:
        """Why no marker can be placed on this unit."""
        found = unit_fault(work, side, action.unit)
        return found or [*_lacks(work, side), *_faults(work, action.unit)]

    def take(self, work: S42Work, side: int, action: PlanOffensive) -> None:
        """The point is spent and the marker placed."""
        work.change(resource_points=work.data.resource_points - 1)
        place_offensive(work, action.unit, PLACED)


def _lacks(work: S42Work, side: int) -> Iterator[Reason]:
    """26.1, 26.2, 18.1: why a side may not place any marker."""
    if RULE not in work.rules.advanced:
        yield Reason("s42-no-offensives", "26.0", {})
    if not work.data.resource_points:
        yield Reason("s42-no-resource-points", "18.1", {})
    if len(offensives_of(work, side)) >= MOST:
        yield Reason("s42-offensives-limit", "26.2", {"count": MOST})


def _faults(work: S42Work, uid: str) -> Iterator[Reason]:
    """26.1, 26.2: why a unit may not carry a new marker."""
    unit = work.units[uid]
    if not plans_offensives(work, uid):
        yield Reason("s42-plans-no-offensive", "26.1", {"unit": uid})
    elif unit.hex < 0 and not area_of(unit.box):
        yield Reason("unit-not-on-map", "26.2", {"unit": uid})
    else:
        if not work.is_good_order(uid):
            yield Reason("s42-not-in-good-order", "26.2", {"unit": uid})
        if not in_supply(work, uid):
            yield Reason("s42-unit-out-of-supply", "26.2", {"unit": uid})
