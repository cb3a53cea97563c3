"""Tracks of a position text that follow from its units, where the text does not say them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from hexside.games.stalingrad42.areas.trans_caucasus import axis_is_in_caucasus
from hexside.games.stalingrad42.combat.city_battles import original_attacker
from hexside.games.stalingrad42.reading.printed import AXIS, SIDES
from hexside.games.stalingrad42.state import MINI_PHASES, S42Data
from hexside.games.stalingrad42.supply.supply_lines import axis_is_in_temryuk
from hexside.games.stalingrad42.victory.baku import areas_out_of_use
from hexside.games.stalingrad42.victory.victory import is_on_elbrus
from hexside.games.stalingrad42.work import S42Work


def derived(work: S42Work, document: Mapping[str, Any]) -> S42Data:
    """The tracks with what follows from the units where the text does not say it."""
    written = document.get("tracks", {})
    found = work.data
    if "closed" not in written:
        found = msgspec.structs.replace(found, closed=areas_out_of_use(work))
    if "trans_caucasus" not in written:
        # 30: who stands there has come there.
        found = msgspec.structs.replace(found, trans_caucasus=axis_is_in_caucasus(work))
    if "control" not in written:
        found = msgspec.structs.replace(found, control=_held(work))
    if "temryuk" not in written and axis_is_in_temryuk(work):
        found = msgspec.structs.replace(found, temryuk=AXIS)
    if "elbrus" not in written:
        found = msgspec.structs.replace(found, elbrus=is_on_elbrus(work))
    is_mini_turn = document.get("phase") in MINI_PHASES and "agenda" not in document
    if is_mini_turn and "winter_offensive" not in written and _may_be_declared(work):
        # 33.2.2: there is a mini-turn in the turn of the declaration only.
        found = msgspec.structs.replace(found, winter_offensive=work.turn)
    return found


def _may_be_declared(work: S42Work) -> bool:
    """33.1: whether the Winter Offensive may be declared in this turn of the scenario."""
    return 0 < work.rules.setup.winter_offensive_from <= work.turn


def _held(work: S42Work) -> tuple[int, ...]:
    """16.3.4: the hexes in Axis hands, with those where only Axis combat units stand.

    29.1.4: where both stand, the side that did not bring the City Battle marker has the city.
    """
    sides = range(len(SIDES))
    holders = {
        hex: next(side for side in sides if work.friend_at(side, hex))
        for hex in work.rules.ground.controllable
        if sum(work.friend_at(side, hex) for side in sides) == 1
    }
    for battle in work.data.city_battles:
        if all(work.friend_at(side, battle.hex) for side in sides):
            holders[battle.hex] = 1 - original_attacker(work, battle)
    held = {hex for hex, side in holders.items() if side == AXIS}
    return tuple(sorted(held | {*work.data.control} - holders.keys()))
