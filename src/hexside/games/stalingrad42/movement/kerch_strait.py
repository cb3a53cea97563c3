"""5.7.2, 20.7 The Kerch Strait: one Axis unit a turn from the Crimea to Taman."""

from __future__ import annotations

from collections.abc import Sequence

from hexside.engine import Action, Reason
from hexside.games.stalingrad42.actions import Kerch
from hexside.games.stalingrad42.movement.other_moves import unit_reasons
from hexside.games.stalingrad42.movement.ready_supply import moves_tactically_only
from hexside.games.stalingrad42.reading.printed import AXIS, SOVIET
from hexside.games.stalingrad42.state import DISRUPTED, MOVED, REPLACEMENT, area_box
from hexside.games.stalingrad42.work import S42Work

TAMAN = "taman"
#: Among the crossings of a turn.
KERCH = "kerch"
CRIMEA = area_box("w")
NEEDS_CONTROL = "kerch-needs-control"


def taman_of(work: S42Work) -> int:
    """The hex of Taman, -1 where it is not on the map."""
    return work.ground.by_name.get(TAMAN, -1)


def _strait_is_shut(work: S42Work) -> list[Reason]:
    """5.7.2, A-07: why no one may cross now."""
    taman = taman_of(work)
    if taman < 0:
        return [Reason("s42-no-kerch-crossing", "5.7.2", {})]
    name = {"hex": work.rules.names[taman]}
    if KERCH in work.data.crossings:
        return [Reason("s42-kerch-used", "5.7.2", {})]
    if any(work.rules.side[uid] == SOVIET for uid in work.field.at(taman)):
        return [Reason("s42-kerch-held", "5.7.2", {**name})]
    if work.rules.options[NEEDS_CONTROL] == "on" and not work.holds_port(AXIS, taman):
        return [Reason("s42-port-not-yours", "5.7.2", {**name})]
    if taman in work.enemy_bonds(AXIS).hexes:
        return [Reason("s42-enemy-bond", "7.2", {**name, "other": name["hex"]})]
    return []


def _obstacles(work: S42Work, uid: str) -> list[Reason]:
    """5.7.2: why a unit may not cross."""
    unit = work.units[uid]
    name = {"unit": uid}
    if work.rules.side[uid] != AXIS or unit.box != CRIMEA:
        return [Reason("s42-not-in-crimea", "5.7.2", {**name})]
    if MOVED in unit.marks:
        return [Reason("already-moved", "5.7.2", {**name})]
    if not work.is_good_order(uid):
        return [Reason("s42-not-in-good-order", "22.3.1", {**name})]
    if REPLACEMENT in unit.marks:
        return [Reason("s42-replacement-marker", "21.4", {**name})]
    return moves_tactically_only(work, uid)


class KerchMoves:
    """5.7.2: any Axis unit in the Crimea; it spends all its points and lands Disrupted."""

    verbs: tuple[type[Action], ...] = (Kerch,)

    def legal(self, work: S42Work, side: int, movers: Sequence[str]) -> list[Action]:
        if side != AXIS or taman_of(work) < 0:
            return []
        units = work.units
        there = [uid for uid in movers if units[uid].box == CRIMEA]
        waiting = [uid for uid in there if not _obstacles(work, uid)]
        if not waiting or _strait_is_shut(work):
            return []
        return [Kerch(uid, work.rules.names[taman_of(work)]) for uid in waiting]

    def reasons(self, work: S42Work, side: int, action: Kerch) -> list[Reason]:
        found = unit_reasons(work, side, action.unit) or _obstacles(work, action.unit)
        found = found or _strait_is_shut(work)
        return found or [Reason("s42-no-kerch-crossing", "5.7.2", {})]

    def take(self, work: S42Work, side: int, action: Kerch) -> None:
        uid = action.unit
        work.change(crossings=(*work.data.crossings, KERCH))
        work.tell("s42-unit-sailed", "5.7.2", unit=uid, start=CRIMEA, path=(action.to,))
        work.mark(uid, MOVED)
        work.put(uid, work.rules.grid.index(action.to))
        if work.rules.combat[uid] and work.units[uid].hex >= 0:
            work.mark(uid, DISRUPTED)
