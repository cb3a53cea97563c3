"""Why something cannot be done in the Initial or Supply Phase (18, 21, 22)."""

from __future__ import annotations

from hexside.engine import Action, Reason
from hexside.games.stalingrad42.areas.entry_areas import areas_to_fill, has_room
from hexside.games.stalingrad42.maskirovka.armies import host
from hexside.games.stalingrad42.rail.railroads import on_connected_rail
from hexside.games.stalingrad42.reinforcements.reinforcements import due, waiting
from hexside.games.stalingrad42.reinforcements.renamed import former_in_play
from hexside.games.stalingrad42.reinforcements.replacement_types import serves
from hexside.games.stalingrad42.reinforcements.replacements import may_be_recalled, may_return
from hexside.games.stalingrad42.sequence.phase_choices import unit_fault
from hexside.games.stalingrad42.state import REPLACEMENT, TRAIN, USED, area_of
from hexside.games.stalingrad42.supply.supply_actions import (
    BringSupply,
    Expend,
    ReadyArtillery,
    Rebuild,
    Recall,
    Reinforce,
    Return,
)
from hexside.games.stalingrad42.supply.supply_lines import (
    in_supply,
)
from hexside.games.stalingrad42.supply.supply_points import spare
from hexside.games.stalingrad42.work import S42Work


def reasons_for(work: S42Work, side: int, action: Action, used: tuple[int, ...]) -> list[Reason]:
    """All reasons against an action of the Initial Phase but for fortifications."""
    match action:
        case BringSupply(area=letter):
            return _bring(work, side, letter)
        case ReadyArtillery(unit=uid):
            return unit_fault(work, side, uid) or _ready(work, side, uid)
        case Expend(supply_point=point, unit=uid):
            return expend_reasons(work, side, point, uid)
        case Reinforce(unit=uid, area=letter):
            return unit_fault(work, side, uid) or _reinforce(work, side, uid, letter)
        case Rebuild(type=kind, unit=uid):
            return unit_fault(work, side, uid) or _rebuild(work, kind, uid)
        case Return(type=kind, unit=uid, to=to):
            return unit_fault(work, side, uid) or _return(work, kind, uid, to)
        case Recall(unit=uid, to=to):
            found = unit_fault(work, side, uid)
            if not found and not may_be_recalled(work, uid):
                found = [Reason("s42-not-returning", "19.4", {"unit": uid})]
            return found or [Reason("s42-no-such-place", "21.3.1", {"unit": uid, "to": to})]
    return []


def _bring(work: S42Work, side: int, letter: str) -> list[Reason]:
    found = []
    if not work.data.resource_points:
        found.append(Reason("s42-no-resource-points", "18.1", {}))
    if letter not in areas_to_fill(work, side):
        found.append(Reason("s42-not-your-area", "22.2", {"area": letter.upper()}))
    if not spare(work, side):
        found.append(Reason("s42-no-supply-counters", "18.6.8", {}))
    return found


def _ready(work: S42Work, side: int, uid: str) -> list[Reason]:
    found = []
    if not work.data.resource_points:
        found.append(Reason("s42-no-resource-points", "18.1", {}))
    if not work.rules.roster[uid].is_asu:
        return [*found, Reason("s42-not-artillery", "18.2.1", {"unit": uid})]
    if not work.has(uid, USED):
        found.append(Reason("s42-artillery-is-ready", "18.2.1", {"unit": uid}))
    if not work.is_good_order(uid):
        found.append(Reason("s42-not-in-good-order", "18.1", {"unit": uid}))
    hex = work.units[uid].hex
    if hex < 0 or not on_connected_rail(work, side, hex):
        found.append(Reason("s42-not-on-connected-rail", "18.1", {"unit": uid}))
    return found


def expend_reasons(work: S42Work, side: int, point: str, uid: str) -> list[Reason]:
    """18.6.4: why a Supply Point cannot flip an ASU."""
    found = unit_fault(work, side, point) + unit_fault(work, side, uid)
    if found:
        return found
    roster = work.rules.roster
    if roster[point].type != "supply-point":
        found.append(Reason("s42-not-a-supply-point", "18.6.4", {"unit": point}))
    if not roster[uid].is_asu:
        return [*found, Reason("s42-not-artillery", "18.2.1", {"unit": uid})]
    here, there = work.units[point], work.units[uid]
    if (here.hex, here.box) != (there.hex, there.box):
        found.append(Reason("s42-not-stacked", "18.6.4", {"unit": point, "by": uid}))
    if TRAIN in here.marks:
        found.append(Reason("s42-on-a-train", "18.6.7", {"unit": point}))
    if USED not in there.marks:
        found.append(Reason("s42-artillery-is-ready", "18.2.1", {"unit": uid}))
    if not work.is_good_order(uid):
        found.append(Reason("s42-not-in-good-order", "18.6.4", {"unit": uid}))
    return found


def _reinforce(work: S42Work, side: int, uid: str, letter: str) -> list[Reason]:
    former = former_in_play(work, uid)
    if former and 0 < due(work, uid) <= work.turn:
        return [Reason("s42-former-in-play", "22.1", {"unit": uid, "by": former})]
    if uid not in waiting(work, side):
        return [Reason("not-arriving", "22.1", {"unit": uid})]
    if letter in work.rules.arrivals[uid].areas and not has_room(work, uid, letter):
        return [Reason("s42-transit-full", "22.6.4", {"area": letter.upper()})]
    return [Reason("s42-not-your-area", "22.1.1", {"area": letter.upper()})]


def _kind(work: S42Work, kind: str, uid: str) -> list[Reason]:
    found = []
    if not work.data.replacements.get(kind, 0):
        found.append(Reason("s42-no-such-replacement", "21.1.3", {"type": kind}))
    option = work.rules.options["mountain-replacement"]
    if not serves(kind, work.rules.roster[uid], option):
        found.append(Reason("s42-wrong-replacement", "21.1.4", {"type": kind, "unit": uid}))
    return found


def _rebuild(work: S42Work, kind: str, uid: str) -> list[Reason]:
    found = _kind(work, kind, uid)
    unit = work.units[uid]
    if unit.hex < 0 and not area_of(unit.box) and host(work, uid) == uid:
        return [*found, Reason("unit-not-on-map", "21.2", {"unit": uid})]
    if unit.steps >= work.rules.roster[uid].steps:
        found.append(Reason("s42-full-strength", "21.1.1", {"unit": uid}))
    if REPLACEMENT in unit.marks:
        found.append(Reason("s42-replaced-already", "21.2", {"unit": uid}))
    if not work.is_good_order(uid):
        found.append(Reason("s42-not-in-good-order", "21.2", {"unit": uid}))
    if not in_supply(work, uid):
        found.append(Reason("s42-unit-out-of-supply", "21.2", {"unit": uid}))
    return found


def _return(work: S42Work, kind: str, uid: str, to: str) -> list[Reason]:
    found = _kind(work, kind, uid)
    if not may_return(work, uid):
        found.append(Reason("s42-not-returning", "21.3.1", {"unit": uid}))
    return found or [Reason("s42-no-such-place", "21.3.1", {"unit": uid, "to": to})]
