"""4.3.1 Activation: the headquarters, the units in its range, and the mode."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import ClassVar

from hexside.engine import Action, Choice, Decision, Frame, Reason, Wait
from hexside.games.traces_of_war.actions import Activate
from hexside.games.traces_of_war.combat import Combat
from hexside.games.traces_of_war.movement import Movement, not_activated
from hexside.games.traces_of_war.tables import AXIS
from hexside.games.traces_of_war.work import TracesWork
from hexside.mechanics.chit_pull.activation import Activation as UnitActivation
from hexside.mechanics.chit_pull.activation import command_area as area_within
from hexside.mechanics.chit_pull.activation import in_command as obeying
from hexside.mechanics.chit_pull.orders import UnitOrder

MOVEMENT = "movement"
COMBAT = "combat"
MOVE_COMBAT = "move-combat"
COMBAT_MOVE = "combat-move"


def command_area(work: TracesWork, hq: str) -> int:
    """2.3: the hexes in command range: not counted across blocked hexsides or through water."""
    rules = work.rules
    distance = rules.roster[hq].command_range or 0
    return area_within(rules.grid, work.units[hq].hex, distance, rules.ground.open_exits)


def in_command(work: TracesWork, hq: str) -> tuple[list[str], list[str]]:
    """2.3, 4.3.1: the combat units and the other headquarters within range at this moment."""
    side = work.rules.side
    own = side[hq]
    found = obeying(
        work.rules.grid,
        work.units,
        command_area(work, hq),
        lambda uid: side[uid] == own and uid != hq,
    )
    is_hq = work.rules.is_hq
    return [uid for uid in found if not is_hq[uid]], [uid for uid in found if is_hq[uid]]


def activate(work: TracesWork, hq: str) -> None:
    """4.3.1: activate a headquarters on the map and everything in its range."""
    units, others = in_command(work, hq)
    side = work.rules.side[hq]
    joinable: tuple[str, ...] = ()
    limit = 0
    if side == AXIS and others:
        # Only the Axis may take another headquarters along; it activates nothing (R42).
        joinable = tuple(others)
        limit = len(others) if work.rules.options["extra-hqs"] == "any" else 1
    work.tell("headquarters-activated", "4.3.1", unit=hq, count=len(units))
    work.push(Activation(work.rules.player[side], (hq, *units), joinable, limit))


class Activation(UnitActivation[TracesWork], frozen=True, tag="activation"):
    """4.3.1: choose the mode, then move and fight in that order."""

    section: ClassVar[str] = "4.3.1"
    modes: ClassVar[Mapping[str, tuple[str, ...]]] = {
        MOVE_COMBAT: (MOVEMENT, COMBAT),
        COMBAT_MOVE: (COMBAT, MOVEMENT),
    }

    def segment(self, work: TracesWork, name: str, units: tuple[str, ...]) -> Frame[TracesWork]:
        return Movement(self.seat, units) if name == MOVEMENT else Combat(self.seat, units)

    def cannot_join(self, work: TracesWork, hq: str) -> Reason:
        if work.rules.number_of[self.seat] != AXIS:
            return Reason("only-axis-joins", "4.3.1", {"unit": hq})
        if hq in self.joinable:
            return Reason("one-headquarters-joins", "4.3.1", {"unit": hq})
        return Reason("not-in-command-range", "4.3.1", {"unit": hq})


class ChooseHeadquarters(Choice[TracesWork], frozen=True, tag="choose-headquarters"):
    """4.3.5, 4.2.2, 12.1: the player names any one of his headquarters on the map."""

    seat: str
    rule: str
    opening: bool = False
    takes: ClassVar[tuple[type[Action], ...]] = (Activate,)

    def candidates(self, work: TracesWork, seat: str) -> Iterable[Action]:
        side = work.rules.number_of[self.seat]
        return [Activate(hq) for hq in work.rules.headquarters[side]]

    def objections(self, work: TracesWork, seat: str, action: Action) -> Iterable[Reason]:
        if isinstance(action, Activate):
            own = work.rules.headquarters[work.rules.number_of[self.seat]]
            if action.hq not in own or work.units[action.hq].hex < 0:
                yield headquarters_reason(work, action.hq, seat, self.rule)

    def run(self, work: TracesWork) -> Wait:
        if self.legal(work, self.seat):
            return Wait.DECISION
        work.tell("no-headquarters", self.rule, seat=self.seat)
        work.pop()
        return Wait.NOTHING

    def seats(self, work: TracesWork) -> tuple[str, ...]:
        return (self.seat,)

    def decision(self, work: TracesWork, seat: str) -> Decision:
        kind = "choose-opening-headquarters" if self.opening else "choose-headquarters"
        return Decision(seat, kind, self.rule, {}, self.choices(work, seat))

    def take(self, work: TracesWork, seat: str, action: Action) -> None:
        if not isinstance(action, Activate):
            return
        work.pop()
        if self.opening:
            # 12.1: everything in range may attack, nothing may move.
            units, _ = in_command(work, action.hq)
            work.tell("opening-attack", "12.1", unit=action.hq, count=len(units))
            work.push(Combat(self.seat, (action.hq, *units)))
        else:
            activate(work, action.hq)


def headquarters_reason(work: TracesWork, hq: str, seat: str, rule: str) -> Reason:
    """Why a unit cannot be named as the headquarters to activate."""
    if hq in work.units and not work.rules.is_hq[hq]:
        return Reason("not-a-headquarters", rule, {"unit": hq})
    problem = not_activated(work, hq, seat)
    return problem if problem.code != "unit-not-activated" else Reason("not-now", rule)


class OkhOrder(UnitOrder[TracesWork], frozen=True, tag="okh-order"):
    """4.2.2: the Axis names units anywhere, headquarters included; no command range (R26)."""

    section: ClassVar[str] = "4.2.2"

    def limit(self, work: TracesWork) -> int:
        table = work.rules.tables.crossing_points.okh_order_units
        return table[min(work.data.crossing_count, len(table) - 1)]

    def may_obey(self, work: TracesWork, uid: str) -> bool:
        return work.rules.side[uid] == AXIS

    def cannot_obey(self, work: TracesWork, seat: str, uid: str) -> Reason:
        return not_activated(work, uid, seat)

    def begin(self, work: TracesWork) -> None:
        work.pop()
        work.tell("okh-order", "4.2.2", units=self.units)
        if self.units:
            work.push(Activation(work.rules.player[AXIS], self.units))

    def seats(self, work: TracesWork) -> tuple[str, ...]:
        return (work.rules.player[AXIS],)

    def decision(self, work: TracesWork, seat: str) -> Decision:
        return Decision(
            seat,
            "name-order-units",
            "4.2.2",
            {"units": self.units, "limit": self.limit(work)},
            self.choices(work, seat),
        )
