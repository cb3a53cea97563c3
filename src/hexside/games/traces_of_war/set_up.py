"""3 Set-up, and 14.1 bidding for the Soviets."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from hexside.engine import OFF_MAP, Action, Choice, Decision, Dice, Frame, Reason, Unit, Wait
from hexside.games.traces_of_war.actions import Place
from hexside.games.traces_of_war.chits import chits_of
from hexside.games.traces_of_war.rules import TracesRules
from hexside.games.traces_of_war.sequence import Turn
from hexside.games.traces_of_war.state import DEF_AS, OFF_AS, POOL, TracesData
from hexside.games.traces_of_war.tables import AXIS, SOVIET, Counter
from hexside.games.traces_of_war.work import TracesWork
from hexside.mechanics.bidding import BidsOfTwo


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
        supreme_orders=rules.ground.supreme_order_hexes,
        inactive_axis=chits_of(rules, AXIS, rules.setup.first_turn),
        inactive_soviet=chits_of(rules, SOVIET, rules.setup.first_turn),
    )


def opening(rules: TracesRules, dice: Dice) -> TracesWork:
    """3.0: the set-up, played on to the first decision."""
    units = {uid: start_unit(rules, counter) for uid, counter in sorted(rules.roster.items())}
    frames: list[Frame[TracesWork]] = [Turn(), SecurityUnits()]
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
    return work


class SecurityUnits(Choice[TracesWork], frozen=True, tag="security-units"):
    """3.0: the Axis player places three security units, one each, in major cities."""

    takes: ClassVar[tuple[type[Action], ...]] = (Place,)

    def _pending(self, work: TracesWork) -> list[str]:
        return [uid for uid in work.rules.tables.security.units if work.units[uid].hex < 0]

    def run(self, work: TracesWork) -> Wait:
        if self.legal(work, work.rules.player[AXIS]):
            return Wait.DECISION
        work.pop()
        return Wait.NOTHING

    def seats(self, work: TracesWork) -> tuple[str, ...]:
        return (work.rules.player[AXIS],)

    def decision(self, work: TracesWork, seat: str) -> Decision:
        pending = tuple(self._pending(work))
        return Decision(
            seat, "place-security-units", "3.0", {"units": pending}, self.choices(work, seat)
        )

    def candidates(self, work: TracesWork, seat: str) -> Iterable[Action]:
        names = work.rules.names
        return [
            Place(uid, names[hex])
            for uid in self._pending(work)
            for hex in work.rules.ground.major_cities
        ]

    def objections(self, work: TracesWork, seat: str, action: Action) -> Iterable[Reason]:
        if not isinstance(action, Place):
            return
        rules = work.rules
        if action.unit not in self._pending(work):
            yield Reason("not-a-free-security-unit", "3.0", {"unit": action.unit})
            return
        if action.hex not in rules.grid:
            yield Reason("unknown-hex", "", {"hex": action.hex})
            return
        hex = rules.grid.index(action.hex)
        taken = {work.units[other].hex for other in rules.tables.security.units}
        if hex not in rules.ground.is_city:
            yield Reason("not-a-major-city", "3.0", {"hex": action.hex})
        elif not work.room(action.unit, hex):
            yield Reason("stacking-limit", "5.0", {"hex": action.hex})
        elif hex in taken or work.enemy_at(AXIS, hex):
            yield Reason("one-security-unit-each", "3.0", {"hex": action.hex})

    def take(self, work: TracesWork, seat: str, action: Action) -> None:
        if isinstance(action, Place):
            work.put(action.unit, work.rules.grid.index(action.hex))
            work.tell("unit-set-up", "3.0", unit=action.unit, hex=action.hex)


class Bidding(BidsOfTwo[TracesWork], frozen=True, tag="bidding"):
    """14.1, R24: both name the points they would need as Soviets; the higher bid plays them."""

    section: ClassVar[str] = "14.1"
    wanted: ClassVar[int] = SOVIET
