"""17.2 (option) Reserve and OKH chits: a die says how many units are activated directly."""

from __future__ import annotations

from typing import ClassVar

from hexside.engine import Decision, Reason
from hexside.games.a_victory_awaits.activation import Activation, is_in_any_command
from hexside.games.a_victory_awaits.shapes import SOVIET
from hexside.games.a_victory_awaits.state import CAUTIOUS, HALVED, MARKERS
from hexside.games.a_victory_awaits.work import AwaitsWork
from hexside.mechanics.chit_pull.orders import UnitOrder


def roll_order(work: AwaitsWork, seat: str) -> None:
    """17.2, 18.1: roll for the number of units."""
    side = work.rules.number_of[seat]
    table = work.rules.tables.reserve
    limited = side == SOVIET and work.rules.has("limited-reserve")
    row = table.leningrad_units if limited else table.units
    die = work.roll()
    count = row[die - 1]
    rule = "18.1" if limited else "17.2"
    work.tell("order-rolled", rule, seat=seat, die=die, count=count, draw=work.draw)
    work.push(DirectOrder(seat=seat, count=count))


class DirectOrder(UnitOrder[AwaitsWork], frozen=True, tag="direct-order"):
    """17.2, V64: units anywhere on the map, headquarters included, which activate nobody."""

    seat: str = ""
    count: int = 0
    section: ClassVar[str] = "17.2"

    def limit(self, work: AwaitsWork) -> int:
        return self.count

    def may_obey(self, work: AwaitsWork, uid: str) -> bool:
        rules = work.rules
        return rules.side[uid] == rules.number_of[self.seat] and not rules.is_fortress[uid]

    def cannot_obey(self, work: AwaitsWork, seat: str, uid: str) -> Reason:
        return work.not_yours(uid, seat) or Reason("fortress-does-not-act", "14.3", {"unit": uid})

    def seats(self, work: AwaitsWork) -> tuple[str, ...]:
        return (self.seat,)

    def decision(self, work: AwaitsWork, seat: str) -> Decision:
        return Decision(
            seat,
            "name-order-units",
            "17.2",
            {"units": self.units, "limit": self.count},
            self.choices(work, seat),
        )

    def begin(self, work: AwaitsWork) -> None:
        """17.2: Reserve units out of every command range are halved; 18.1: Leningrad's keep out of
        enemy zones and do not attack."""
        work.pop()
        if not self.units:
            return
        combat = "allowed"
        if work.rules.number_of[self.seat] == SOVIET:
            limited = work.rules.has("limited-reserve")
            combat = "none" if limited else combat
            # V64: the range is measured at the roll, before anybody moves.
            far = [uid for uid in self.units if not is_in_any_command(work, SOVIET, uid)]
            for uid in far:
                MARKERS.put(work, uid, HALVED, self.seat)
            for uid in self.units if limited else ():
                MARKERS.put(work, uid, CAUTIOUS, self.seat)
        work.tell("order-given", "17.2", seat=self.seat, units=self.units)
        work.push(Activation(self.seat, self.units, combat=combat))
