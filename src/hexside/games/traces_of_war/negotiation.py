"""11.2, 12.2 Negotiation with the High Command: reinforcements and the end of hold orders."""

from __future__ import annotations

from collections.abc import Sequence

from hexside.engine import Action, Decision, Frame, Reason, Wait
from hexside.games.traces_of_war.actions import DONE, Buy, Done, Place, Release
from hexside.games.traces_of_war.reinforcements import place, placement_reasons, placements
from hexside.games.traces_of_war.state import POOL
from hexside.games.traces_of_war.tables import AXIS
from hexside.games.traces_of_war.work import TracesWork

REMOVE_ORDER = "sco"


class Negotiation(Frame[TracesWork], frozen=True, tag="negotiation"):
    """4.2.2: spend Negotiation Points; what is left is lost (R19).

    ``buying`` is the unit that has been paid for and must now be placed.
    """

    points: float
    buying: str = ""

    @classmethod
    def opening(cls, work: TracesWork) -> Negotiation:
        """4.2.2: the points that the number of crossing points gives."""
        table = work.rules.tables.crossing_points.negotiation_points
        points = table[min(work.data.crossing_count, len(table) - 1)]
        work.tell("negotiation", "4.2.2", points=points)
        return cls(points)

    def run(self, work: TracesWork) -> Wait:
        if self.buying or len(self.legal(work, work.rules.player[AXIS])) > 1:
            return Wait.DECISION
        self._end(work)
        return Wait.NOTHING

    def _end(self, work: TracesWork) -> None:
        """R19: what is not spent is lost."""
        work.pop()
        if self.points:
            work.tell("points-lost", "4.2.2", points=self.points)

    def seats(self, work: TracesWork) -> tuple[str, ...]:
        return (work.rules.player[AXIS],)

    def decision(self, work: TracesWork, seat: str) -> Decision:
        if self.buying:
            return Decision(
                seat, "place-bought", "11.2", {"unit": self.buying}, self.choices(work, seat)
            )
        return Decision(
            seat, "negotiate", "11.2", {"points": self.points}, self.choices(work, seat)
        )

    def price(self, work: TracesWork, uid: str) -> float:
        """11.2: the points that a unit costs."""
        return work.rules.tables.negotiation_cost.get(
            work.rules.roster[uid].availability, float("inf")
        )

    def _for_sale(self, work: TracesWork) -> list[str]:
        return [
            uid
            for uid, unit in work.units.items()
            if unit.box == POOL
            and work.rules.side[uid] == AXIS
            and self.price(work, uid) <= self.points
        ]

    def legal(self, work: TracesWork, seat: str) -> Sequence[Action]:
        if self.buying:
            return placements(work, self.buying)
        actions: list[Action] = [DONE]
        if work.rules.tables.negotiation_cost[REMOVE_ORDER] <= self.points:
            actions.extend(Release(work.rules.names[hex]) for hex in work.data.supreme_orders)
        sale = self._for_sale(work)
        if sale and placements(work, sale[0]):
            actions.extend(Buy(uid) for uid in sale)
        return actions

    def reasons(self, work: TracesWork, seat: str, action: Action) -> list[Reason]:
        if isinstance(action, Place) and action.unit == self.buying:
            return placement_reasons(work, action.unit, action.hex)
        if isinstance(action, Release):
            cost = work.rules.tables.negotiation_cost[REMOVE_ORDER]
            if cost > self.points:
                return [_too_dear(cost, self.points)]
            return [Reason("no-supreme-order", "12.2", {"hex": action.hex})]
        if isinstance(action, Buy):
            unit = work.units.get(action.unit)
            if unit is None or unit.box != POOL or work.rules.side[action.unit] != AXIS:
                return [Reason("not-for-sale", "11.2", {"unit": action.unit})]
            cost = self.price(work, action.unit)
            if cost > self.points:
                return [_too_dear(cost, self.points)]
            return [Reason("no-open-railway", "11.0", {"hex": ""})]
        return []

    def take(self, work: TracesWork, seat: str, action: Action) -> None:
        if isinstance(action, Done):
            self._end(work)
        elif isinstance(action, Release):
            hex = work.rules.grid.index(action.hex)
            cost = work.rules.tables.negotiation_cost[REMOVE_ORDER]
            work.change(
                supreme_orders=tuple(other for other in work.data.supreme_orders if other != hex)
            )
            work.tell("supreme-order-removed", "12.2", hex=action.hex)
            work.replace(Negotiation(self.points - cost))
        elif isinstance(action, Buy):
            left = self.points - self.price(work, action.unit)
            work.replace(Negotiation(left, action.unit))
        elif isinstance(action, Place):
            work.replace(Negotiation(self.points))
            place(work, action.unit, action.hex)


def _too_dear(cost: float, points: float) -> Reason:
    return Reason("too-few-points", "11.2", {"cost": cost, "points": points})
