"""9.3 Air units of the Axis: allotment by weather, bases, missions."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from hexside.engine import OFF_MAP
from hexside.games.stalingrad42.rail.north_edge_rail import edge_station
from hexside.games.stalingrad42.rail.railroads import connected_rail
from hexside.games.stalingrad42.reading.printed import AXIS
from hexside.games.stalingrad42.reinforcements.reinforcements import due
from hexside.games.stalingrad42.state import (
    AIR_BOX,
    MINI_MOVEMENT,
    MINI_PHASES,
    REMOVED,
    AirStatus,
    AirUnit,
)
from hexside.games.stalingrad42.work import S42Work

READY: AirStatus = "ready"
USED: AirStatus = "used"
PLACED: AirStatus = "placed"
OUT: AirStatus = "out"
GERMAN, ROMANIAN = "german", "romanian"
AIR_TYPE = "air"


def allot_air(work: S42Work, side: int) -> None:
    """9.3.1, 9.3.9, 23.2: in the Axis Initial Phase all air units return; weather says how many."""
    if side != AXIS:
        return
    _arrive(work)
    # in S2 there is one German unit in all, and 9.3.9 is not applied.
    if work.turn >= work.rules.numbers.air.leaves_on_turn and not work.rules.setup.north_edge:
        _withdraw(work)
    units = _in_play(work)
    limits = _allowed(work)
    air = []
    for uid in units:
        nation = work.rules.roster[uid].nation
        status = READY if limits.get(nation, 0) > 0 else OUT
        limits[nation] = limits.get(nation, 0) - 1
        air.append(AirUnit(uid, status))
    if tuple(air) != work.data.air:
        work.change(air=tuple(air))
    count = sum(1 for one in air if one.status == READY)
    if units:
        work.tell("s42-air-allotted", "9.3.1", count=count)


def _arrive(work: S42Work) -> None:
    """9.3.1: an air unit that arrives comes to the Air Box, not to an Entry Area."""
    for uid, counter in work.rules.roster.items():
        if counter.type == AIR_TYPE and 0 < due(work, uid) <= work.turn:
            work.lift(uid, AIR_BOX)
            work.tell("s42-air-arrives", "9.3.1", unit=uid)


def _in_play(work: S42Work) -> list[str]:
    return sorted(
        uid
        for uid, counter in work.rules.roster.items()
        if counter.type == AIR_TYPE and work.units[uid].box == AIR_BOX
    )


def _withdraw(work: S42Work) -> None:
    """9.3.9: from turn 27 on one German air unit is left; the other goes for good."""
    germans = [uid for uid in _in_play(work) if work.rules.roster[uid].nation == GERMAN]
    for uid in germans[work.rules.numbers.air.after_leaving_german :]:
        work.lift(uid, REMOVED)
        work.tell("s42-air-withdrawn", "9.3.9", unit=uid)


def _allowed(work: S42Work) -> dict[str, int]:
    """9.3.9, 23.2, A-60: air units by nation in this weather."""
    air = work.rules.numbers.air
    late = work.turn >= air.leaves_on_turn
    winter = work.season.frozen
    weather = work.data.weather
    edge = work.rules.setup.north_edge
    if edge is not None:
        # S2.2: one in Clear and Overcast, none in Rain, nor while the air fleet is elsewhere.
        first, last = edge.no_air
        flies = weather in ("clear", "overcast") and not first <= work.turn <= last
        return {GERMAN: air.overcast_german} if flies else {}
    if weather == "clear":
        every = len(work.rules.roster)
        return {GERMAN: air.after_leaving_german if late else every, ROMANIAN: every}
    if weather == "overcast" and not late and not winter:
        return {GERMAN: air.overcast_german}
    return {}


def bases(work: S42Work) -> list[int]:
    """9.3.5, A-78: friendly cities, towns and landmarks on a Connected Rail Hex; 3140 in S2."""
    rules = work.rules
    ground = rules.ground
    rail = connected_rail(work, AXIS)
    bit = rules.grid.bit
    found = {
        hex
        for hex in ground.cities | ground.towns | ground.landmarks
        if rail >> bit[hex] & 1 and (hex not in ground.controllable or work.controls(AXIS, hex))
    }
    return sorted(found.union(rules.grid.indices(edge_station(work, AXIS))))


def in_air_range(work: S42Work, hex: int) -> bool:
    """9.3.5: whether an air unit may be placed in a hex."""
    reach = work.rules.numbers.air.range
    distance = work.rules.grid.distance
    return any(distance(base, hex) <= reach for base in bases(work))


def _by_defense(work: S42Work) -> bool:
    """A-17: the reading that counts defense strengths, of attackers and defenders."""
    return work.rules.options["romanian-air-majority"] == "defense"


def _majority(work: S42Work, units: tuple[str, ...]) -> bool:
    """9.3.8, A-17: whether most of these units are Romanian."""
    roster = work.rules.roster
    if _by_defense(work):
        weights = {uid: work.values(uid).defense for uid in units}
    else:
        weights = dict.fromkeys(units, 1)
    own = sum(weight for uid, weight in weights.items() if roster[uid].nation == ROMANIAN)
    return 2 * own > sum(weights.values())


def offensive_air(work: S42Work, target: int, participants: Iterable[str]) -> list[str]:
    """9.3.3, 9.3.8: the air units that may give an Axis attack its shift to the right."""
    units = tuple(participants)
    ready = [one for one in work.data.air if one.status == READY]
    if not ready or not in_air_range(work, target):
        return []
    nation = work.rules.roster
    return [
        one.unit for one in ready if nation[one.unit].nation == GERMAN or _majority(work, units)
    ]


def air_against(work: S42Work, target: int) -> list[str]:
    """9.3.4: air units that may shift a Soviet attack to the left.

    Romanian ones do not (A-17), unless strengths are counted and most defenders are theirs.
    """
    romanian = _by_defense(work) and _majority(work, tuple(work.combat_units(AXIS, target)))
    nations = {GERMAN, ROMANIAN} if romanian else {GERMAN}
    return [uid for uid in _over(work, target) if work.rules.roster[uid].nation in nations]


def _over(work: S42Work, hex: int) -> list[str]:
    """9.3.5, 9.3.7: air units that may come over a defender: Ready in the box, or placed near."""
    found = []
    reachable: bool | None = None
    for one in work.data.air:
        if one.status == PLACED:
            if work.rules.grid.distance(one.hex, hex) <= 1:
                found.append(one.unit)
        elif one.status == READY:
            if reachable is None:
                reachable = in_air_range(work, hex)
            if reachable:
                found.append(one.unit)
    return found


def defensive_air_for(work: S42Work, lead: str) -> list[str]:
    """9.3.4, 9.3.8: air units that may give +1 to a Determined Defense led by an Axis unit."""
    if not work.data.air:
        return []
    hex = work.units[lead].hex
    roster = work.rules.roster
    return [
        uid
        for uid in _over(work, hex)
        if roster[uid].nation == GERMAN or roster[lead].nation == ROMANIAN
    ]


def _set(work: S42Work, unit: str, status: AirStatus, hex: int = OFF_MAP) -> None:
    work.change(
        air=tuple(
            replace(one, status=status, hex=hex) if one.unit == unit else one
            for one in work.data.air
        )
    )


def use_offensive_air(work: S42Work, unit: str, target: int) -> None:
    """9.3.3, 9.3.6: a Romanian air unit is Used; a German one is placed over the defender."""
    work.tell("s42-air-used", "9.3.3", unit=unit)
    if work.rules.roster[unit].nation == GERMAN:
        _set(work, unit, PLACED, target)
    else:
        _set(work, unit, USED)


def use_defensive_air(work: S42Work, unit: str) -> None:
    """9.3.4, 9.3.6: any air unit is Used after a defensive mission."""
    work.tell("s42-air-used", "9.3.4", unit=unit)
    _set(work, unit, USED)


def air_with(work: S42Work, hex: int) -> str:
    """9.3.7: the German air unit that stays with the stack in a hex, if any."""
    for one in work.data.air:
        if one.status == PLACED and one.hex == hex:
            return one.unit
    return ""


def move_air(work: S42Work, unit: str, hex: int) -> None:
    """9.3.7: the air unit goes along with its stack."""
    _set(work, unit, PLACED, hex)


def air_left_alone(work: S42Work, uid: str, hex: int) -> None:
    """9.3.7: an air unit returns to the box when its stack is destroyed or retreats.

    33.2.3: in the mini-turn it goes along with the last unit of its stack that moves on.
    """
    is_own_attack = work.data.side == AXIS and work.data.phase not in MINI_PHASES
    if is_own_attack or hex < 0 or work.friend_at(AXIS, hex):
        return
    unit = air_with(work, hex)
    if not unit:
        return
    there = work.units[uid].hex
    if work.data.phase == MINI_MOVEMENT and there >= 0:
        move_air(work, unit, there)
        work.tell("s42-air-stays", "9.3.7", unit=unit, hex=work.rules.names[there])
    else:
        return_air(work, unit)


def return_air(work: S42Work, unit: str) -> None:
    """9.3.7: an air unit whose stack is gone returns to the box."""
    _set(work, unit, USED)
    work.tell("s42-air-returns", "9.3.7", unit=unit)
