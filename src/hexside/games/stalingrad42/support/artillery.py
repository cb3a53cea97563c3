"""18.2-18.5, 11.3 Artillery Support Units: who can support, and what it costs."""

from __future__ import annotations

from collections.abc import Iterable

from hexside.games.stalingrad42.reading.printed import SOVIET
from hexside.games.stalingrad42.state import (
    READY,
    REMOVED,
    REPLACEMENT,
    TRAIN,
    USED,
    area_of,
)
from hexside.games.stalingrad42.supply.supply_lines import (
    hexes_in_range,
)
from hexside.games.stalingrad42.supply.supply_points import spend_point
from hexside.games.stalingrad42.work import S42Work

#: 18.3.3: headquarters that support only their own nation.
NATIONAL_HQ = frozenset({"romanian", "hungarian", "italian"})
DIVISION = "artillery"
FRONT = "front-hq"


def is_able(work: S42Work, uid: str) -> bool:
    """18.2.3: an ASU in good order that is neither on a Train nor newly replaced."""
    unit = work.units[uid]
    if not work.rules.roster[uid].is_asu or not work.is_good_order(uid):
        return False
    on_board = unit.hex >= 0 or bool(area_of(unit.box))
    return on_board and TRAIN not in unit.marks and REPLACEMENT not in unit.marks


def is_ready_supply(work: S42Work, uid: str) -> bool:
    """18.6.2, 18.6.7: a Supply Point on its Ready side that is not on a Train."""
    counter = work.rules.roster[uid]
    unit = work.units[uid]
    if counter.type != "supply-point" or TRAIN in unit.marks:
        return False
    return counter.immobile or READY in unit.marks


def supply_points_with(work: S42Work, uid: str) -> list[str]:
    """18.6.5: the Ready Supply Points stacked with an ASU."""
    unit = work.units[uid]
    side = work.rules.side[uid]
    if unit.hex >= 0:
        stack: Iterable[str] = work.field.at(unit.hex)
    else:
        stack = work.in_area(area_of(unit.box), side)
    return [
        other for other in stack if work.rules.side[other] == side and is_ready_supply(work, other)
    ]


def _supporters(work: S42Work, side: int) -> list[str]:
    """18.2.3: the ASUs of a side that could support somebody."""
    return [
        uid
        for uid, counter in work.rules.roster.items()
        if counter.asu_range and work.rules.side[uid] == side and is_able(work, uid)
    ]


def is_near(work: S42Work, side: int, uid: str, others: Iterable[str], target: int) -> bool:
    """18.4: whether one of these units is within the range of an ASU.

    Units that attack out of an Entry Area stand one hex beyond its edge (22.7).
    """
    rules = work.rules
    reach = rules.roster[uid].asu_range
    here = work.units[uid]
    goals = 0
    edge = 0
    for other in others:
        unit = work.units[other]
        if unit.hex >= 0:
            goals |= 1 << rules.grid.bit[unit.hex]
            continue
        if unit.box == here.box:
            return True
        hexes = rules.ground.entry_hexes.get(area_of(unit.box), ())
        edge |= rules.grid.bits(hex for hex in hexes if rules.grid.distance(hex, target) <= 1)
    if here.hex < 0:
        return False
    mask = 1 << rules.grid.bit[here.hex]
    if goals and (goals & mask or hexes_in_range(work, side, goals, reach) & mask):
        return True
    return bool(edge and (edge & mask or hexes_in_range(work, side, edge, reach - 1) & mask))


def serves(work: S42Work, uid: str, nations: Iterable[str]) -> bool:
    """18.3.3: allied headquarters serve only with their own nation."""
    nation = work.rules.roster[uid].nation
    return nation not in NATIONAL_HQ or nation in nations


def artillery_options(
    work: S42Work, side: int, target: int, participants: Iterable[str]
) -> list[tuple[str, ...]]:
    """18.3.1, 18.5: the ways to support an attack, one item or the two of a Massed Barrage.

    An item is a Ready ASU or a Ready Supply Point stacked with an ASU in range.
    """
    units = tuple(participants)
    roster = work.rules.roster
    nations = {roster[uid].nation for uid in units}
    ready: list[str] = []
    points: set[str] = set()
    for uid in _supporters(work, side):
        if not serves(work, uid, nations) or not is_near(work, side, uid, units, target):
            continue
        if USED not in work.units[uid].marks:
            ready.append(uid)
        points.update(supply_points_with(work, uid))
    found: list[tuple[str, ...]] = [(uid,) for uid in (*ready, *sorted(points))]
    if side == SOVIET:
        divisions = [uid for uid in ready if roster[uid].type == DIVISION]
        fronts = [uid for uid in ready if roster[uid].type == FRONT]
        for number, uid in enumerate(divisions):
            found.extend((uid, other) for other in divisions[number + 1 :])
            found.extend((uid, other) for other in fronts)
    return found


def shift_of(items: tuple[str, ...]) -> int:
    """9.4: one column to the right, two with a Massed Barrage."""
    return len(items)


def use_artillery(work: S42Work, side: int, items: tuple[str, ...]) -> None:
    """18.3.1, 18.5: pay for the shift of an attack."""
    barrage = len(items) > 1
    any_shift = work.rules.options["artillery-removed-on"] == "any-shift"
    for uid in items:
        division = work.rules.roster[uid].type == DIVISION
        if division and (barrage or any_shift):
            work.tell("s42-artillery-withdrawn", "18.5", unit=uid)
            work.lift(uid, REMOVED)
        else:
            _spend(work, uid, "18.3.1")


def _spend(work: S42Work, uid: str, rule: str) -> None:
    """18.2.1, 18.6.5: an ASU is flipped, a Supply Point is removed."""
    if work.rules.roster[uid].is_asu:
        work.mark(uid, USED)
        work.tell("s42-artillery-used", rule, unit=uid)
    else:
        work.tell("s42-supply-point-spent", rule, unit=uid)
        spend_point(work, uid)


def defensive_artillery(work: S42Work, side: int, lead: str) -> list[str]:
    """11.3, 18.3.2: ASUs and Supply Points that may help a Determined Defense led by a unit."""
    nation = work.rules.roster[lead].nation
    hex = work.units[lead].hex
    found: list[str] = []
    points: set[str] = set()
    for uid in _supporters(work, side):
        if not serves(work, uid, (nation,)) or not is_near(work, side, uid, (lead,), hex):
            continue
        if USED not in work.units[uid].marks:
            found.append(uid)
        points.update(supply_points_with(work, uid))
    return [*found, *sorted(points)]


def use_defensive_artillery(work: S42Work, side: int, item: str) -> None:
    """11.3, 18.3.2: pay for the +1 of a Determined Defense."""
    _spend(work, item, "18.3.2")
