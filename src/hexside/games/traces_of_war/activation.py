"""4.3.1 Activation: the headquarters, the units in its range, and the mode."""

from __future__ import annotations

from hexside.engine import Action, Decision, Frame, Reason, Wait
from hexside.games.traces_of_war.actions import DONE, Activate, Done, Join, Mode, Name
from hexside.games.traces_of_war.combat import Combat
from hexside.games.traces_of_war.movement import Movement, not_activated
from hexside.games.traces_of_war.tables import AXIS, SIDES
from hexside.games.traces_of_war.work import TracesWork
from hexside.mechanics.connections import neighbourhood

MOVE_COMBAT = "move-combat"
COMBAT_MOVE = "combat-move"
MODES = (MOVE_COMBAT, COMBAT_MOVE)


def command_area(work: TracesWork, hq: str) -> int:
    """2.3: the hexes in command range: not counted across blocked hexsides or through water."""
    rules = work.rules
    distance = rules.roster[hq].command_range or 0
    return neighbourhood(rules.grid, work.units[hq].hex, distance, rules.open_exits)


def in_command(work: TracesWork, hq: str) -> tuple[list[str], list[str]]:
    """2.3, 4.3.1: the combat units and the other headquarters within range at this moment."""
    area = command_area(work, hq)
    rules = work.rules
    side = rules.side[hq]
    bit = rules.grid.bit
    units: list[str] = []
    others: list[str] = []
    for uid, unit in work.units.items():
        if unit.hex >= 0 and uid != hq and rules.side[uid] == side and area >> bit[unit.hex] & 1:
            (others if rules.is_hq[uid] else units).append(uid)
    return units, others


def activate(work: TracesWork, hq: str) -> None:
    """4.3.1: activate a headquarters on the map and everything in its range."""
    units, others = in_command(work, hq)
    side = work.rules.side[hq]
    joinable: tuple[str, ...] = ()
    limit = 0
    if side == AXIS and others:
        # Only the Axis may take another headquarters along; it activates nobody (R42).
        joinable = tuple(others)
        limit = len(others) if work.rules.options["extra-hqs"] == "any" else 1
    work.tell("headquarters-activated", "4.3.1", unit=hq, count=len(units))
    work.push(Activation(SIDES[side], (hq, *units), joinable, limit))


class Activation(Frame, frozen=True, tag="activation"):
    """4.3.1: choose the mode, then move and fight in that order."""

    seat: str
    units: tuple[str, ...]
    joinable: tuple[str, ...] = ()
    may_join: int = 0
    mode: str = ""
    step: int = 0

    def run(self, work: TracesWork) -> Wait:
        if not self.mode:
            return Wait.DECISION
        if self.step == len(MODES):
            work.pop()
            return Wait.NOTHING
        moving = (self.mode == MOVE_COMBAT) == (self.step == 0)
        work.replace(self._with(step=self.step + 1))
        alive = tuple(uid for uid in self.units if work.units[uid].hex >= 0)
        work.push(Movement(self.seat, alive) if moving else Combat(self.seat, alive))
        return Wait.NOTHING

    def _with(self, **values: object) -> Activation:
        fields = {name: getattr(self, name) for name in self.__struct_fields__}
        return Activation(**{**fields, **values})

    def seats(self, work: TracesWork) -> tuple[str, ...]:
        return (self.seat,)

    def decision(self, work: TracesWork, seat: str) -> Decision:
        return Decision(
            seat, "choose-mode", "4.3.1", {"units": self.units}, self.choices(work, seat)
        )

    def legal(self, work: TracesWork, seat: str) -> list[Action]:
        actions: list[Action] = [Mode(mode) for mode in MODES]
        if self.may_join:
            actions.extend(Join(hq) for hq in self.joinable)
        return actions

    def reasons(self, work: TracesWork, seat: str, action: Action) -> list[Reason]:
        if isinstance(action, Mode):
            return [Reason("unknown-mode", "4.3.1", {"mode": action.mode})]
        if isinstance(action, Join):
            if self.seat != SIDES[AXIS]:
                return [Reason("only-axis-joins", "4.3.1", {"unit": action.hq})]
            if action.hq in self.joinable:
                return [Reason("one-headquarters-joins", "4.3.1", {"unit": action.hq})]
            return [Reason("not-in-command-range", "4.3.1", {"unit": action.hq})]
        return []

    def take(self, work: TracesWork, seat: str, action: Action) -> None:
        if isinstance(action, Join):
            rest = tuple(hq for hq in self.joinable if hq != action.hq)
            work.replace(
                self._with(
                    units=(*self.units, action.hq), joinable=rest, may_join=self.may_join - 1
                )
            )
            work.tell("headquarters-joins", "4.3.1", unit=action.hq)
            return
        assert isinstance(action, Mode)
        work.replace(self._with(mode=action.mode))
        work.tell("mode-chosen", "4.3.1", seat=self.seat, mode=action.mode)


class ChooseHeadquarters(Frame, frozen=True, tag="choose-headquarters"):
    """4.3.5, 4.2.2, 12.1: the player names any one of his headquarters on the map."""

    seat: str
    rule: str
    opening: bool = False

    def _candidates(self, work: TracesWork) -> list[str]:
        side = SIDES.index("axis" if self.seat == "axis" else "soviet")
        return [hq for hq in work.rules.headquarters[side] if work.units[hq].hex >= 0]

    def run(self, work: TracesWork) -> Wait:
        if self._candidates(work):
            return Wait.DECISION
        work.tell("no-headquarters", self.rule, seat=self.seat)
        work.pop()
        return Wait.NOTHING

    def seats(self, work: TracesWork) -> tuple[str, ...]:
        return (self.seat,)

    def decision(self, work: TracesWork, seat: str) -> Decision:
        kind = "choose-opening-headquarters" if self.opening else "choose-headquarters"
        return Decision(seat, kind, self.rule, {}, self.choices(work, seat))

    def legal(self, work: TracesWork, seat: str) -> list[Action]:
        return [Activate(hq) for hq in self._candidates(work)]

    def reasons(self, work: TracesWork, seat: str, action: Action) -> list[Reason]:
        if isinstance(action, Activate):
            return [headquarters_reason(work, action.hq, seat, self.rule)]
        return []

    def take(self, work: TracesWork, seat: str, action: Action) -> None:
        assert isinstance(action, Activate)
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


class OkhOrder(Frame, frozen=True, tag="okh-order"):
    """4.2.2: the Axis names units anywhere, headquarters included; no command range (R26)."""

    units: tuple[str, ...] = ()

    def _limit(self, work: TracesWork) -> int:
        table = work.rules.tables.crossing_points.okh_order_units
        return table[min(work.data.crossing_count, len(table) - 1)]

    def run(self, work: TracesWork) -> Wait:
        if len(self.units) >= self._limit(work):
            self._begin(work)
            return Wait.NOTHING
        return Wait.DECISION

    def _begin(self, work: TracesWork) -> None:
        work.pop()
        work.tell("okh-order", "4.2.2", units=self.units)
        if self.units:
            work.push(Activation(SIDES[AXIS], self.units))

    def seats(self, work: TracesWork) -> tuple[str, ...]:
        return (SIDES[AXIS],)

    def decision(self, work: TracesWork, seat: str) -> Decision:
        return Decision(
            seat,
            "name-order-units",
            "4.2.2",
            {"units": self.units, "limit": self._limit(work)},
            self.choices(work, seat),
        )

    def legal(self, work: TracesWork, seat: str) -> list[Action]:
        side = work.rules.side
        actions: list[Action] = [DONE]
        actions.extend(
            Name(uid)
            for uid, unit in work.units.items()
            if unit.hex >= 0 and side[uid] == AXIS and uid not in self.units
        )
        return actions

    def reasons(self, work: TracesWork, seat: str, action: Action) -> list[Reason]:
        if isinstance(action, Name):
            if action.unit in self.units:
                return [Reason("already-named", "4.2.2", {"unit": action.unit})]
            return [not_activated(work, action.unit, seat)]
        return []

    def take(self, work: TracesWork, seat: str, action: Action) -> None:
        if isinstance(action, Done):
            self._begin(work)
            return
        assert isinstance(action, Name)
        work.replace(OkhOrder((*self.units, action.unit)))
