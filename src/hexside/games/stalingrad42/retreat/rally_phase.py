"""13.4, 13.5 The Rally Phase: units recover by themselves, or roll in enemy zones of control."""

from __future__ import annotations

from hexside.engine import Wait
from hexside.games.stalingrad42.maskirovka.armies import host
from hexside.games.stalingrad42.maskirovka.sharing import show_zones
from hexside.games.stalingrad42.reinforcements.replacements import remove_markers
from hexside.games.stalingrad42.seat_frames import SeatFrame
from hexside.games.stalingrad42.state import DISRUPTED, FULL_RETREAT
from hexside.games.stalingrad42.work import S42Work


class RallyPhase(SeatFrame, frozen=True, tag="rally-phase"):
    """13.4: all Disrupted units and units in Full Retreat of a side; 21.4: markers go."""

    def run(self, work: S42Work) -> Wait:
        side = self.side(work)
        show_zones(work, side, (DISRUPTED, FULL_RETREAT))
        for uid, unit in sorted(work.units.items()):
            if work.rules.side[uid] != side or not unit.marks:
                continue
            if DISRUPTED in unit.marks or FULL_RETREAT in unit.marks:
                rally(work, side, uid)
        remove_markers(work, side)
        work.pop()
        return Wait.NOTHING


def rally(work: S42Work, side: int, uid: str) -> None:
    """13.4: outside enemy zones at once, inside by the Rally roll; friends negate no zone."""
    # a unit in a holding box rallies as if it were in the hex of its army.
    hex = work.units[host(work, uid)].hex
    if hex < 0 or not work.in_enemy_zone(side, hex):
        improve(work, uid, "13.4")
        return
    quality = work.rules.roster[uid].quality
    die = work.roll()
    success = work.rules.numbers.rally.succeeds(die, quality)
    result = "rallied" if success else "failed"
    work.tell("s42-rally-rolled", "13.5", unit=uid, die=die, result=result, draw=work.draw)
    if success:
        improve(work, uid, "13.5")


def improve(work: S42Work, uid: str, rule: str) -> None:
    """13.4: one level: Full Retreat, Disrupted, Good Order."""
    if work.has(uid, FULL_RETREAT):
        work.unmark(uid, FULL_RETREAT)
        work.mark(uid, DISRUPTED)
        work.tell("s42-unit-recovers", rule, unit=uid, status=DISRUPTED)
    else:
        work.unmark(uid, DISRUPTED)
        work.tell("s42-unit-recovers", rule, unit=uid, status="good-order")
