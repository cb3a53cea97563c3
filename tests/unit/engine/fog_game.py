"""A tiny game in the fog: ordered stacks, of which the enemy sees the top counter only.

Two sides on a dozen hexes, three turns. A unit moves one hex; the owner may put any counter on top;
a headquarters on top invites an overrun, which fails if a combat unit lies below; an attack shows
both sides' units to all until the combat is over (Iskra 1.1.4, 6.3.1, R-46, R-64).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import msgspec
from msgspec.structs import replace

from hexside.board import SCHEMES, board_from_tables
from hexside.engine import (
    Action,
    Choice,
    Dice,
    Reason,
    Result,
    Rules,
    RuleSet,
    ScenarioInfo,
    SeenUnit,
    State,
    Unit,
    View,
    Violation,
    Wait,
    Work,
    contract,
)
from hexside.mechanics.hidden_stacks import Fog, attempt, redealt, revealed
from hexside.mechanics.stack_order import StackOrder, changed_tops, stacked
from tests.unit.engine.tiny_kit import tiny_game

GERMAN, SOVIET = "german", "soviet"
LAST_TURN = 3
LIMIT = 3
START = {
    "g-1": "01.01",
    "g-2": "01.01",
    "g-hq": "01.01",
    "g-3": "01.02",
    "g-4": "01.03",
    "s-1": "03.01",
    "s-2": "03.01",
    "s-hq": "03.02",
    "s-3": "03.02",
    "s-4": "03.03",
    "s-5": "03.03",
}


def is_hq(unit: str) -> bool:
    return unit.endswith("hq")


def side_of(unit: str) -> str:
    return GERMAN if unit.startswith("g") else SOVIET


class Move(Action, frozen=True, tag="move"):
    unit: str
    hex: str


class Overrun(Action, frozen=True, tag="overrun"):
    unit: str
    hex: str


class Top(Action, frozen=True, tag="top"):
    unit: str


class Attack(Action, frozen=True, tag="attack"):
    unit: str
    hex: str


class Press(Action, frozen=True, tag="press"):
    pass


class BreakOff(Action, frozen=True, tag="break-off"):
    pass


class Lose(Action, frozen=True, tag="lose"):
    unit: str


class End(Action, frozen=True, tag="end"):
    pass


class FogData(msgspec.Struct, frozen=True):
    order: StackOrder
    acted: tuple[str, ...] = ()


class FogRules(Rules):
    def __init__(self, ruleset: RuleSet[FogRules], options: Mapping[str, str]) -> None:
        super().__init__(ruleset)
        self.scenario = "mist"
        self.options = dict(options)
        scheme = SCHEMES["iskra"]
        names = [scheme.name(column, row) for column in range(1, 4) for row in range(1, 5)]
        self.board = board_from_tables(scheme, [(name, "clear") for name in names])


class FogWork(Work[FogRules]):
    __slots__ = ()
    data: FogData

    def unit_changed(self, unit_id: str, before: Unit | None, after: Unit) -> None:
        order = self.data.order.followed(unit_id, before, after)
        self.data = replace(self.data, order=order)

    @property
    def order(self) -> StackOrder:
        return self.data.order

    def enemy_at(self, hex: int, side: str) -> bool:
        top = self.order.top(hex)
        return bool(top) and side_of(top) != side

    def spend(self, unit: str) -> None:
        self.data = replace(self.data, acted=tuple(sorted({*self.data.acted, unit})))

    def relocate(self, unit: str, hex: int, code: str) -> None:
        """Move a counter; opponents see which tops change, and nothing else."""
        names = self.rules.board.grid.names
        before, here = self.order, self.units[unit].hex
        self.set_unit(unit, replace(self.units[unit], hex=hex))
        self.binding = True
        self.tell_side(side_of(unit), code, "5", unit=unit, hex=names[hex])
        self.tell_other_sides(side_of(unit), code + "-seen", "5", start=names[here])
        self.tell_tops(before)

    def tell_tops(self, before: StackOrder) -> None:
        names = self.rules.board.grid.names
        for hex, top in changed_tops(before, self.order):
            self.tell("top-shown", "1.1.4", hex=names[hex], unit=top)


class PlayerTurn(Choice[FogWork], frozen=True, tag="player-turn"):
    side: str
    asks = ("player-turn", "3")
    takes = (Move, Overrun, Top, Attack, End)

    def seats(self, work: FogWork) -> tuple[str, ...]:
        return work.rules.seats_of(self.side)

    def candidates(self, work: FogWork, seat: str) -> Iterable[Action]:
        grid = work.rules.board.grid
        for uid in START:
            if side_of(uid) == self.side and work.units[uid].hex >= 0:
                for hex in grid.adjacent(work.units[uid].hex):
                    for kind in (Move, Overrun, Attack):
                        yield kind(uid, grid.names[hex])
                yield Top(uid)
        yield End()

    def objections(self, work: FogWork, seat: str, action: Action) -> Iterable[Reason]:
        """By what the seat sees alone: own units, and the top counters of the enemy."""
        if isinstance(action, End):
            return
        assert isinstance(action, (Move, Overrun, Attack, Top))
        if action.unit not in START or side_of(action.unit) != self.side:
            yield Reason("not-your-unit", "3")
            return
        hex = work.units[action.unit].hex
        if hex < 0:
            yield Reason("not-on-map", "3")
            return
        if isinstance(action, Top):
            if work.order.top(hex) == action.unit:
                yield Reason("on-top-already", "6.3.1")
            return
        grid = work.rules.board.grid
        if action.hex not in grid or grid.index(action.hex) not in grid.adjacent(hex):
            yield Reason("not-adjacent", "5")
            return
        if action.unit in work.data.acted:
            yield Reason("unit-spent", "5")
        target = grid.index(action.hex)
        enemy = work.enemy_at(target, self.side)
        if isinstance(action, Move):
            if enemy:
                yield Reason("enemy-there", "5")
            elif len(work.order.at(target)) >= LIMIT:
                yield Reason("stacking", "6.0")
            return
        if not enemy or is_hq(action.unit):
            yield Reason("no-enemy-or-no-strength", "8")
        elif isinstance(action, Overrun) and not is_hq(work.order.top(target)):
            yield Reason("no-hq-on-top", "5.6")

    def take(self, work: FogWork, seat: str, action: Action) -> None:
        if isinstance(action, End):
            work.data = replace(work.data, acted=())
            work.pop()
            work.push(PlayerTurn(SOVIET) if self.side == GERMAN else TurnEnds())
            return
        assert isinstance(action, (Move, Overrun, Attack, Top))
        if isinstance(action, Top):
            before = work.order
            order = before.on_top(work.units[action.unit].hex, action.unit)
            work.data = replace(work.data, order=order)
            work.binding = True
            work.tell_tops(before)
            return
        target = work.rules.board.grid.index(action.hex)
        below = [uid for uid in work.order.at(target) if not is_hq(uid)]
        if isinstance(action, Move):
            work.spend(action.unit)
            work.relocate(action.unit, target, "moved")
        elif isinstance(action, Overrun):
            work.spend(action.unit)
            hindrance = "overrun-failed" if below else ""
            if attempt(work, hindrance, "5.6", unit=action.unit, hex=action.hex):
                for uid in work.order.at(target):
                    work.set_unit(uid, Unit(box="relocated"))
                    work.tell("relocated", "13.4", unit=uid)
                work.relocate(action.unit, target, "overran")
        else:
            hindrance = "" if below else "attack-void"
            if attempt(work, hindrance, "8", unit=action.unit, hex=action.hex):
                work.spend(action.unit)
                shown = (action.unit, *work.order.at(target))
                start = work.rules.board.grid.names[work.units[action.unit].hex]
                work.tell("attack-declared", "8", start=start, hex=action.hex, units=shown)
                work.push(Combat(self.side, action.unit, target, shown))


class Combat(Choice[FogWork], frozen=True, tag="combat"):
    """8.2: both sides see who fights; that ends with this frame."""

    side: str
    attacker: str
    hex: int
    revealed: tuple[str, ...]
    asks = ("combat", "8")
    takes = (Press, BreakOff)

    def seats(self, work: FogWork) -> tuple[str, ...]:
        return work.rules.seats_of(self.side)

    def candidates(self, work: FogWork, seat: str) -> Iterable[Action]:
        return [Press(), BreakOff()]

    def objections(self, work: FogWork, seat: str, action: Action) -> Iterable[Reason]:
        return ()

    def take(self, work: FogWork, seat: str, action: Action) -> None:
        if isinstance(action, BreakOff):
            work.pop()
            return
        die = work.roll()
        work.tell("rolled", "8", die=die)
        if die <= 3:
            work.pop()
            return
        other = SOVIET if self.side == GERMAN else GERMAN
        work.replace(Losing(other, self.hex, self.revealed))


class Losing(Choice[FogWork], frozen=True, tag="losing"):
    """8.6.1: the owner chooses; the combat is still on, so all stays shown."""

    side: str
    hex: int
    revealed: tuple[str, ...]
    asks = ("lose", "8.6.1")
    takes = (Lose,)

    def seats(self, work: FogWork) -> tuple[str, ...]:
        return work.rules.seats_of(self.side)

    def candidates(self, work: FogWork, seat: str) -> Iterable[Action]:
        return [Lose(uid) for uid in work.order.at(self.hex)]

    def objections(self, work: FogWork, seat: str, action: Action) -> Iterable[Reason]:
        assert isinstance(action, Lose)
        if action.unit not in work.order.at(self.hex) or is_hq(action.unit):
            yield Reason("not-in-combat", "8.6.1")

    def take(self, work: FogWork, seat: str, action: Action) -> None:
        assert isinstance(action, Lose)
        before = work.order
        work.set_unit(action.unit, Unit(box="eliminated"))
        work.tell("lost", "8.6.1", unit=action.unit)
        work.pop()
        work.binding = True
        work.tell_tops(before)


class TurnEnds(Choice[FogWork], frozen=True, tag="turn-ends"):
    def run(self, work: FogWork) -> Wait:
        if work.turn == LAST_TURN:
            work.result = Result("", "14", "time-is-up")
            return Wait.NOTHING
        work.turn += 1
        work.replace(PlayerTurn(GERMAN))
        return Wait.NOTHING


FogFrame = PlayerTurn | Combat | Losing | TurnEnds


class FogState(State, frozen=True):
    agenda: tuple[FogFrame, ...]
    data: FogData


def opening(rules: FogRules, dice: Dice) -> FogWork:
    units = {uid: Unit(rules.board.grid.index(name)) for uid, name in START.items()}
    order = stacked(units, lambda uid: 0 if uid == "s-hq" else 1)
    state = FogState(1, units, (PlayerTurn(GERMAN),), dice, FogData(order), version=-1)
    return FogWork(rules, state)


def fog(rules: FogRules, state: State, seat: str) -> Fog:
    own = {rules.side_of(seat)}
    return Fog(state.data.order.stacks, side_of, own, revealed(state))


def view(rules: FogRules, state: State, seat: str) -> View:
    names = rules.board.grid.names
    sight = fog(rules, state, seat)
    hidden = sight.hidden()
    return View(
        game=rules.game,
        scenario=rules.scenario,
        seat=seat,
        turn=state.turn,
        phase=str(state.frame.__struct_config__.tag),
        version=state.version,
        waiting=contract.waiting(rules, state),
        units=tuple(
            SeenUnit(uid, side_of(uid), names[unit.hex] if unit.hex >= 0 else "", unit.box)
            for uid, unit in sorted(state.units.items())
            if uid not in hidden
        ),
        tracks={},
        result=state.result,
        stacks=sight.stacks(names),
    )


def imagine(rules: FogRules, state: State, seat: str, dice: Dice) -> State:
    """What lies hidden is dealt again; a hex that a combat shows stays as it is shown."""
    shown = revealed(state)
    hidden = fog(rules, state, seat).hidden()

    def fits(hex: int, stack: tuple[str, ...], unit: str) -> bool:
        whole = stack[0] in shown and not isinstance(state.frame, PlayerTurn)
        return side_of(stack[0]) == side_of(unit) and len(stack) < LIMIT and not whole

    dealt, dice = redealt(state.data.order.stacks, hidden, fits, dice)
    units = dict(state.units)
    for hex, stack in dealt.items():
        for uid in stack:
            units[uid] = replace(units[uid], hex=hex)
    return replace(
        state, dice=dice, units=units, data=replace(state.data, order=StackOrder.of(dealt))
    )


def violations(rules: FogRules, state: State) -> list[Violation]:
    order: StackOrder = state.data.order
    found = [Violation("order-differs") for _ in order.differs_from(state.units)]
    for stack in order.stacks.values():
        if len({side_of(uid) for uid in stack}) > 1 or len(stack) > LIMIT:
            found.append(Violation("bad-stack"))
    return found


GAME = tiny_game(
    "fog",
    (GERMAN, SOVIET),
    ScenarioInfo("mist", LAST_TURN, (GERMAN, SOVIET)),
    rules=FogRules,
    state_type=FogState,
    work_type=FogWork,
    actions=(Move, Overrun, Top, Attack, Press, BreakOff, Lose, End),
    opening=opening,
    view=view,
    imagine=imagine,
    violations=violations,
)
