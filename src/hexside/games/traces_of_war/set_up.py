"""3 Set-up, and 14.1 bidding for the Soviets."""

from __future__ import annotations

from hexside.engine import OFF_MAP, Action, Decision, Dice, Frame, Reason, State, Unit, Wait
from hexside.games.traces_of_war.actions import Bid, Place
from hexside.games.traces_of_war.chits import chits_of
from hexside.games.traces_of_war.rules import TracesRules
from hexside.games.traces_of_war.sequence import Turn
from hexside.games.traces_of_war.state import DEF_AS, OFF_AS, POOL, TracesData
from hexside.games.traces_of_war.tables import AXIS, SIDES, SOVIET, Counter
from hexside.games.traces_of_war.work import TracesWork

HIGHEST_BID = 200


def start_unit(rules: TracesRules, counter: Counter) -> Unit:
    """3.0: start units stand on their hexes with all steps, the others wait in their boxes."""
    hex = rules.start_hexes.get(counter.id, counter.hex)
    if counter.availability == "start" and hex is not None:
        return Unit(rules.grid.index(hex), "", counter.steps)
    return Unit(OFF_MAP, POOL, counter.steps)


def start_data(rules: TracesRules) -> TracesData:
    """3.0: markers at the start; all cities are under Axis control."""
    markers = rules.tables.luftwaffe
    return TracesData(
        luftwaffe_box=(DEF_AS,) * markers.defensive + (OFF_AS,) * markers.offensive,
        supreme_orders=rules.supreme_order_hexes,
        inactive_axis=chits_of(rules, AXIS, rules.setup.first_turn),
        inactive_soviet=chits_of(rules, SOVIET, rules.setup.first_turn),
    )


def opening_state(rules: TracesRules, dice: Dice) -> State:
    """3.0: the state at the first decision."""
    units = {uid: start_unit(rules, counter) for uid, counter in sorted(rules.roster.items())}
    frames: list[Frame] = [Turn(), SecurityUnits()]
    if rules.options["bidding"] == "on":
        frames.append(Bidding())
    state = rules.state_type(
        turn=rules.setup.first_turn,
        units=units,
        agenda=tuple(frames),
        dice=dice,
        data=start_data(rules),
        version=-1,
    )
    work = TracesWork(rules, state)
    work.advance()
    return work.freeze()


class SecurityUnits(Frame, frozen=True, tag="security-units"):
    """3.0: the Axis player places three security units, one each, in major cities."""

    def _pending(self, work: TracesWork) -> list[str]:
        return [uid for uid in work.rules.tables.security.units if work.units[uid].hex < 0]

    def _hexes(self, work: TracesWork, uid: str) -> list[int]:
        taken = {work.units[other].hex for other in work.rules.tables.security.units}
        return [
            hex
            for hex in work.rules.major_cities
            if hex not in taken and not work.enemy_at(AXIS, hex) and work.room(uid, hex)
        ]

    def run(self, work: TracesWork) -> Wait:
        pending = self._pending(work)
        if pending and self._hexes(work, pending[0]):
            return Wait.DECISION
        work.pop()
        return Wait.NOTHING

    def seats(self, work: TracesWork) -> tuple[str, ...]:
        return (SIDES[AXIS],)

    def decision(self, work: TracesWork, seat: str) -> Decision:
        pending = tuple(self._pending(work))
        return Decision(
            seat, "place-security-units", "3.0", {"units": pending}, self.choices(work, seat)
        )

    def legal(self, work: TracesWork, seat: str) -> list[Action]:
        names = work.rules.names
        return [
            Place(uid, names[hex]) for uid in self._pending(work) for hex in self._hexes(work, uid)
        ]

    def reasons(self, work: TracesWork, seat: str, action: Action) -> list[Reason]:
        if not isinstance(action, Place):
            return []
        if action.unit not in self._pending(work):
            return [Reason("not-a-free-security-unit", "3.0", {"unit": action.unit})]
        if action.hex not in work.rules.grid:
            return [Reason("unknown-hex", "", {"hex": action.hex})]
        hex = work.rules.grid.index(action.hex)
        if hex not in work.rules.is_city:
            return [Reason("not-a-major-city", "3.0", {"hex": action.hex})]
        if not work.room(action.unit, hex):
            return [Reason("stacking-limit", "5.0", {"hex": action.hex})]
        return [Reason("one-security-unit-each", "3.0", {"hex": action.hex})]

    def take(self, work: TracesWork, seat: str, action: Action) -> None:
        assert isinstance(action, Place)
        work.put(action.unit, work.rules.grid.index(action.hex))
        work.tell("unit-set-up", "3.0", unit=action.unit, hex=action.hex)


class Bidding(Frame, frozen=True, tag="bidding"):
    """14.1: both name the points that they would need as Soviets; the higher bid plays them."""

    axis: int = -1
    soviet: int = -1

    def run(self, work: TracesWork) -> Wait:
        if self.axis < 0 or self.soviet < 0:
            return Wait.DECISION
        work.binding = True
        work.tell("bids-revealed", "14.1", axis=self.axis, soviet=self.soviet)
        if self.axis == self.soviet:
            # R24: equal bids are made again.
            work.replace(Bidding())
            return Wait.NOTHING
        work.pop()
        exchanged = self.axis > self.soviet
        work.change(bid=max(self.axis, self.soviet), seats_exchanged=exchanged)
        work.tell("seats-exchanged" if exchanged else "seats-kept", "14.1", bid=work.data.bid)
        return Wait.NOTHING

    def seats(self, work: TracesWork) -> tuple[str, ...]:
        bids = (self.axis, self.soviet)
        return tuple(seat for seat, bid in zip(SIDES, bids, strict=True) if bid < 0)

    def decision(self, work: TracesWork, seat: str) -> Decision:
        limits = {"least": 1, "most": HIGHEST_BID}
        return Decision(seat, "bid", "14.1", {}, {"bid": limits})

    def legal(self, work: TracesWork, seat: str) -> list[Action]:
        return [Bid(points) for points in range(1, HIGHEST_BID + 1)]

    def reasons(self, work: TracesWork, seat: str, action: Action) -> list[Reason]:
        if isinstance(action, Bid):
            return [Reason("bid-out-of-range", "14.1", {"least": 1, "most": HIGHEST_BID})]
        return []

    def take(self, work: TracesWork, seat: str, action: Action) -> None:
        assert isinstance(action, Bid)
        work.tell_only((seat,), "bid-made", "14.1", seat=seat, points=action.points)
        work.tell_others((seat,), "bid-made-hidden", "14.1", seat=seat)
        if seat == SIDES[AXIS]:
            work.replace(Bidding(action.points, self.soviet))
        else:
            work.replace(Bidding(self.axis, action.points))
