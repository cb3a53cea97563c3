"""25.2.1, 25.2.2 Reserve markers: placed on stacks in the Movement Phase."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence

import msgspec

from hexside.engine import OFF_MAP, Action, Reason
from hexside.games.stalingrad42.maskirovka.advancing import note_reserve, reserve_faults
from hexside.games.stalingrad42.movement.kept_moves import NOTHING, ByUnit
from hexside.games.stalingrad42.sequence.phase_choices import unit_fault
from hexside.games.stalingrad42.state import (
    AUTO_DS,
    FROZEN,
    MOVED,
    REPLACEMENT,
    RESERVE,
    STEPPED,
    TRAIN,
)
from hexside.games.stalingrad42.units.changes import gathered
from hexside.games.stalingrad42.work import S42Work

#: The option of the rule.
RULE = "reserve-markers"
#: A-96: the phase of the sequence of play in which markers are placed; there are others in which
#: units move.
PLACING = "movement"


class Reserve(Action, frozen=True, tag="reserve"):
    """25.2.1: put a unit under a Reserve marker, by its number; a marker lies on one stack."""

    unit: str
    marker: str


def marker_of(work: S42Work, uid: str) -> str:
    """25.2.1: the mark of the Reserve marker under which a unit stands, if it does."""
    for mark in work.units[uid].marks:
        if mark.startswith(RESERVE):
            return mark
    return ""


def is_in_reserve(work: S42Work, uid: str) -> bool:
    """25.2.1: whether a unit stands under a Reserve marker."""
    return bool(marker_of(work, uid))


def under_marker(work: S42Work, side: int, mark: str) -> list[str]:
    """25.2.1: the units of a side that a Reserve marker lies on."""
    return [uid for uid in work.rules.units_of[side] if mark in work.units[uid].marks]


def marker_hexes(work: S42Work, side: int) -> dict[str, int]:
    """25.2.2: the Reserve markers of a side on the map, each with its hex."""
    key = ("reserve-markers", side)
    known: dict[str, int] | None = work.field.notes.get(key)
    if known is None:
        known = {}
        for uid in gathered(work, side, is_in_reserve):
            known[marker_of(work, uid)] = work.units[uid].hex
        known = work.field.notes[key] = dict(sorted(known.items()))
    return known


def note_step(work: S42Work, uid: str, steps: int, clean: bool) -> None:
    """25.2.1: how a unit has moved so far decides whether it may still become a reserve."""
    if RULE not in work.rules.advanced:
        return
    if clean and steps <= work.rules.tables.reserves.moved:
        work.mark(uid, STEPPED)
    else:
        work.unmark(uid, STEPPED)


def note_vacated(work: S42Work, hex: int) -> None:
    """25.2.3: the hex that the last combat has vacated, none if it vacated none."""
    if RULE in work.rules.advanced and vacated_hex(work) != hex:
        work.change(vacated=hex if hex != OFF_MAP else msgspec.UNSET)


def vacated_hex(work: S42Work) -> int:
    """25.2.3: the hex that the last combat of this Combat Phase has vacated, if it has."""
    hex = work.data.vacated
    return OFF_MAP if isinstance(hex, msgspec.UnsetType) else hex


def remove_reserves(work: S42Work) -> None:
    """25.2.3: all markers are removed at the end of the Combat Phase."""
    for uid in work.units:
        mark = marker_of(work, uid)
        if mark:
            work.unmark(uid, mark)
    note_vacated(work, OFF_MAP)


def leave_reserve(work: S42Work, uid: str, hex: int) -> None:
    """25.2.1: a marker lies on the stack in its hex; who goes from there is no reserve any more."""
    mark = marker_of(work, uid)
    if mark:
        work.unmark(uid, mark)
        work.tell("s42-reserve-left", "25.2.1", unit=uid, hex=work.rules.names[hex])


def _unit_objections(work: S42Work, uid: str) -> list[Reason]:
    """25.2.1, A-83: why a unit may not be placed in reserve."""
    unit = work.units[uid]
    marks = unit.marks
    name = {"unit": uid}
    if unit.hex < 0:
        return [Reason("s42-not-on-map", "25.2.1", {**name})]
    found = []
    if marker_of(work, uid):
        found.append(Reason("s42-in-reserve", "25.2.1", {**name}))
    if not work.is_good_order(uid):
        found.append(Reason("s42-not-in-good-order", "25.2.1", {**name}))
    if MOVED in marks and STEPPED not in marks:
        found.append(Reason("s42-moved-too-far", "25.2.1", {**name}))
    if REPLACEMENT in marks:
        found.append(Reason("s42-has-replacements", "25.2.1", {**name}))
    if TRAIN in marks:
        found.append(Reason("s42-on-a-train", "25.2.1", {**name}))
    if any(mark.startswith(AUTO_DS) for mark in marks):
        found.append(Reason("s42-auto-ds-marked", "25.2.1", {**name}))
    if FROZEN in marks or work.values(uid).move == 0:
        found.append(Reason("s42-never-advances", "14.1", {**name}))
    return found + reserve_faults(work, uid)


def _open_markers(work: S42Work, side: int, hex: int) -> list[str]:
    """25.2.2: the markers of a hex, and the first that is not on the map."""
    placed = marker_hexes(work, side)
    numbers = [str(n + 1) for n in range(work.rules.tables.reserves.markers)]
    here = [number for number in numbers if placed.get(RESERVE + number) == hex]
    free = [number for number in numbers if RESERVE + number not in placed]
    return [*here, *free[:1]]


def _marker_objections(work: S42Work, side: int, action: Reserve) -> list[Reason]:
    """25.2.2: why this marker cannot lie in the hex of the unit."""
    if action.marker in _open_markers(work, side, work.units[action.unit].hex):
        return []
    placed = marker_hexes(work, side)
    if RESERVE + action.marker in placed:
        name = work.rules.names[placed[RESERVE + action.marker]]
        return [Reason("s42-marker-elsewhere", "25.2.2", {"number": action.marker, "hex": name})]
    limit = work.rules.tables.reserves.markers
    free = next((n + 1 for n in range(limit) if f"{RESERVE}{n + 1}" not in placed), 0)
    if free and action.marker in map(str, range(1, limit + 1)):
        return [Reason("s42-earlier-marker-first", "25.2.2", {"number": str(free)})]
    return [Reason("s42-no-such-marker", "25.2.2", {"number": action.marker, "limit": limit})]


class ReserveMarkers(ByUnit):
    """25.2.1: what the Movement Phase offers."""

    verbs: tuple[type[Action], ...] = (Reserve,)

    def given(self, work: S42Work, side: int) -> Hashable:
        if RULE not in work.rules.advanced or work.data.phase != PLACING:
            return NOTHING
        return tuple(marker_hexes(work, side).items())

    def concerns(self, work: S42Work, uid: str) -> bool:
        return work.units[uid].hex >= 0

    def in_order(self, work: S42Work, side: int) -> Iterable[str]:
        return work.units

    def of(self, work: S42Work, side: int, uid: str) -> Sequence[Action]:
        """The markers under which a unit may stand."""
        if _unit_objections(work, uid):
            return ()
        markers = _open_markers(work, side, work.units[uid].hex)
        return tuple(Reserve(uid, number) for number in markers)

    def reasons(self, work: S42Work, side: int, action: Reserve) -> list[Reason]:
        """Why a unit cannot be placed under a marker."""
        if RULE not in work.rules.advanced:
            return [Reason("s42-no-reserves-in-play", "25.0", {})]
        found = unit_fault(work, side, action.unit)
        if found:
            return found
        found = _unit_objections(work, action.unit)
        if work.data.phase != PLACING:
            found.append(Reason("s42-no-reserve-markers-now", "25.2.1", {}))
        if work.units[action.unit].hex >= 0:
            found += _marker_objections(work, side, action)
        return found

    def take(self, work: S42Work, side: int, action: Reserve) -> None:
        """The unit waits for the Combat Phase."""
        uid = action.unit
        note_reserve(work, uid)
        work.mark(uid, RESERVE + action.marker)
        name = work.rules.names[work.units[uid].hex]
        work.tell("s42-placed-in-reserve", "25.2.1", unit=uid, hex=name, number=action.marker)
