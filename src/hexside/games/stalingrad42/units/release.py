"""20.4, 20.6, S1.2 Units that may not move until something happens."""

from __future__ import annotations

from hexside.games.stalingrad42.reading.printed import AXIS, SOVIET
from hexside.games.stalingrad42.state import FROZEN
from hexside.games.stalingrad42.work import S42Work

NORTH_CAUCASUS = "north-caucasus"
STALINGRAD = "stalingrad"


def _frozen(work: S42Work) -> tuple[tuple[str, int, int], ...]:
    """Frozen units with their hex and the hexes within five of it, kept while they stay."""
    alarm = work.rules.numbers.release.garrison_distance
    units = tuple(
        (uid, unit.hex)
        for uid, unit in work.units.items()
        if FROZEN in unit.marks and unit.hex >= 0
    )
    key = ("frozen", units)
    known = work.ground.compiled.get(key)
    if known is None:
        known = work.ground.compiled[key] = tuple(
            (uid, hex, work.ground.within(hex, alarm)) for uid, hex in units
        )
    found: tuple[tuple[str, int, int], ...] = known
    return found


def frozen_units(work: S42Work) -> tuple[tuple[str, int, int], ...]:
    """The same, remembered on the field until one of them is released or goes."""
    known: tuple[tuple[str, int, int], ...] | None = work.field.kept.get(FROZEN)
    if known is None:
        known = work.field.kept[FROZEN] = _frozen(work)
    return known


def axis_comes_near(work: S42Work, uid: str, hex: int) -> None:
    """20.4: a garrison is free for good once an enemy combat unit is within five hexes."""
    if work.rules.side[uid] != AXIS or not work.rules.combat[uid]:
        return
    waiting = frozen_units(work)
    if not waiting:
        return
    bit = work.rules.grid.bit[hex]
    for other, _, near in waiting:
        if work.rules.roster[other].garrison and near >> bit & 1:
            release(work, other, "20.4")
    if _front_waits(work) and _alarms_caucasus(work, hex):
        release_caucasus(work)


def _front_waits(work: S42Work) -> bool:
    """20.6, A-75: the front has not been released, in a scenario in which it waits at all."""
    return work.rules.setup.north_caucasus_waits and NORTH_CAUCASUS not in work.data.released


def _alarms_caucasus(work: S42Work, hex: int) -> bool:
    """20.6: within five hexes of Stalingrad."""
    alarm = work.rules.numbers.release.stalingrad_distance
    stalingrad = work.rules.board.areas.get(STALINGRAD, frozenset())
    return any(work.rules.grid.distance(hex, other) <= alarm for other in stalingrad)


def axis_crosses_don(work: S42Work, uid: str, hex: int) -> None:
    """20.6: an Axis combat unit crosses the Don between the Sea of Azov and Kalach."""
    if work.rules.side[uid] != AXIS or not _front_waits(work):
        return
    if work.rules.combat[uid] and (work.before_step, hex) in work.ground.don_below_kalach:
        release_caucasus(work)


def axis_rails_over_don(work: S42Work, uid: str, start: int, bank: int) -> None:
    """20.6: the same by rail, from a hex or Entry Area on one bank to a hex on the other.

    ``bank`` has the hexes south of the lower Don as bits.
    """
    if work.rules.side[uid] != AXIS or not work.rules.combat[uid] or not _front_waits(work):
        return
    bit = work.rules.grid.bit
    was = start >= 0 and bank >> bit[start] & 1
    if bool(was) != bool(bank >> bit[work.units[uid].hex] & 1):
        release_caucasus(work)


def releases_at_once(work: S42Work) -> None:
    """20.4, 20.6: what the Axis units of a set-up set free by standing where they stand."""
    for uid in work.on_map(AXIS):
        axis_comes_near(work, uid, work.units[uid].hex)


def release(work: S42Work, uid: str, rule: str) -> None:
    """A unit may move from now on."""
    work.unmark(uid, FROZEN)
    work.tell("s42-unit-released", rule, unit=uid)


def release_caucasus(work: S42Work) -> None:
    """20.6: the whole North Caucasus Front may move."""
    work.change(released=(*work.data.released, NORTH_CAUCASUS))
    for uid, unit in list(work.units.items()):
        counter = work.rules.roster[uid]
        if counter.north_caucasus and FROZEN in unit.marks and not counter.garrison:
            work.unmark(uid, FROZEN)
    work.tell("s42-north-caucasus-released", "20.6")


def release_reserves(work: S42Work, side: int) -> None:
    """S1.2: the 6th Reserve Army moves from turn 2."""
    since = work.rules.setup.reserves_move_from
    if side != SOVIET or not since or work.turn < since:
        return
    for uid, unit in list(work.units.items()):
        counter = work.rules.roster[uid]
        if FROZEN in unit.marks and not counter.garrison and not counter.north_caucasus:
            release(work, uid, "S1.2")
