"""34.3.1, A-99 How fast a Reserve Army goes with the units that are in its box."""

from __future__ import annotations

from typing import NamedTuple

from hexside.engine import Reason
from hexside.games.stalingrad42.maskirovka.armies import box_number, box_of, contents, mask
from hexside.games.stalingrad42.state import (
    DISRUPTED,
    ISOLATED,
    OUT_OF_SUPPLY,
    REPLACEMENT,
)
from hexside.games.stalingrad42.work import S42Work


class Pace(NamedTuple):
    """What an army can do: nothing, one hex, Tactical Movement only, or its allowance."""

    stays: bool
    one_hex: bool
    tactical: bool
    #: In half-points.
    allowance: int


def pace_with(work: S42Work, army: str, box: str) -> Pace:
    """34.3.1, A-99: the pace that an army would have with a box; the slowest unit sets it."""
    units = contents(work, box)
    marks = [work.units[uid].marks for uid in units]
    in_order = all(work.is_good_order(uid) for uid in units)
    return Pace(
        # 34.3.1: not after units have entered the box; 22.3.1: out of an area in good order only.
        stays=is_filled(work, box) or (work.units[army].hex < 0 and not in_order),
        one_hex=any(REPLACEMENT in own for own in marks),
        tactical=_is_in_contest(work, army) or any(_is_slowed(work, uid) for uid in units),
        allowance=min(work.allowance(uid) for uid in (army, *units)),
    )


def pace_of(work: S42Work, army: str) -> Pace:
    """34.3.1: the pace of an army with the box that it has."""
    return pace_with(work, army, box_of(work, army))


def is_filled(work: S42Work, box: str) -> bool:
    """34.3.1: whether units have entered a box in this player turn."""
    return box_number(box) in mask(work).filled


def _is_in_contest(work: S42Work, army: str) -> bool:
    """29.1.2: out of a contested city leads Tactical Movement only."""
    hex = work.units[army].hex
    return hex >= 0 and work.field.is_contested(hex)


def _is_slowed(work: S42Work, uid: str) -> bool:
    """13.2.1, 16.4: a unit that has nothing but Tactical Movement."""
    marks = work.units[uid].marks
    lacking = OUT_OF_SUPPLY in marks or ISOLATED in marks
    return DISRUPTED in marks or (lacking and work.rules.roster[uid].mechanised)


def bars_transfer(work: S42Work, army: str, box: str) -> bool:
    """34.3.3: units that are not in good order or have a replacement keep an army in its area."""
    units = contents(work, box)
    return is_filled(work, box) or any(
        REPLACEMENT in work.units[uid].marks or not work.is_good_order(uid) for uid in units
    )


def transfer_faults(work: S42Work, army: str) -> list[Reason]:
    """34.3.1, 34.3.3: why an army may not go to another Entry Area."""
    box = box_of(work, army)
    found = filled_faults(work, army)
    for uid in contents(work, box):
        name = {"unit": army, "by": uid}
        if not work.is_good_order(uid):
            found.append(Reason("s42-army-holds-disrupted", "34.3.3", {**name}))
        if REPLACEMENT in work.units[uid].marks:
            found.append(Reason("s42-army-holds-replacement", "34.3.3", {**name}))
    return found


def filled_faults(work: S42Work, army: str) -> list[Reason]:
    """34.3.1: an army does not move after units have entered its box."""
    if is_filled(work, box_of(work, army)):
        return [Reason("s42-army-has-been-filled", "34.3.1", {"unit": army})]
    return []


def march_faults(work: S42Work, army: str) -> list[Reason]:
    """34.3.1, 22.3.1: why an army does not move on the map or onto it."""
    found = filled_faults(work, army)
    if work.units[army].hex < 0:
        found += [
            Reason("s42-army-holds-disrupted", "22.3.1", {"unit": army, "by": uid})
            for uid in contents(work, box_of(work, army))
            if not work.is_good_order(uid)
        ]
    return found


def rail_faults(work: S42Work, army: str) -> list[Reason]:
    """34.3.2: why an army may not go by rail."""
    if contents(work, box_of(work, army)):
        return [Reason("s42-army-not-empty", "34.3.2", {"unit": army})]
    return []
