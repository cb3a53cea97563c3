"""27 Disengagement: the active player pulls units back in his Combat Phase."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from hexside.engine import Action, Decision, Reason, Wait
from hexside.engine.agenda import NotTaken
from hexside.games.stalingrad42.combat.combat_actions import Lose
from hexside.games.stalingrad42.combat.disengagement_table import DisengagementResult
from hexside.games.stalingrad42.combat.losses import lose_step, stack_loss_objection
from hexside.games.stalingrad42.movement.movement_reasons import frozen_by
from hexside.games.stalingrad42.reading.printed import SIDES
from hexside.games.stalingrad42.retreat.retreats import (
    DISENGAGEMENT,
    Retreats,
    has_way_out,
    movable,
)
from hexside.games.stalingrad42.seat_frames import SeatChoice
from hexside.games.stalingrad42.sequence.phase_choices import unit_fault
from hexside.games.stalingrad42.state import (
    ATTACKED,
    ATTEMPTED,
    AUTO_DS,
    FROZEN,
    MINI_COMBAT,
    REPLACEMENT,
    TRAIN,
)
from hexside.games.stalingrad42.support.held_rolls import offer_reroll, throw
from hexside.games.stalingrad42.support.leaders import Ability, leaders_for
from hexside.games.stalingrad42.work import S42Work

#: The option of the rule, and what leaders call the roll.
RULE: Ability = "disengagement"
ROLL, RESULT, LOSS, RETREAT = "roll", "result", "loss", "retreat"


class Disengage(Action, frozen=True, tag="disengage"):
    """27.2.1: a unit attempts to disengage by itself."""

    unit: str


class DisengageStack(Action, frozen=True, tag="disengage-stack"):
    """27.2.1: one roll for all units of a hex that may still attempt it."""

    hex: str


def is_open(work: S42Work) -> bool:
    """27, 33.2.3: whether the rule is used; in the Axis mini-turn it always is."""
    return RULE in work.rules.advanced or work.data.phase == MINI_COMBAT


def disengagement_hexes(work: S42Work) -> int:
    """27.2.3: the most hexes that units retreat."""
    return work.rules.combat_tables.disengagement.hexes


def attempt_objections(work: S42Work, uid: str) -> list[Reason]:
    """27.2.1, A-55, A-85: why a unit may not attempt to disengage."""
    unit = work.units[uid]
    marks = unit.marks
    name = {"unit": uid}
    if unit.hex < 0:
        return [Reason("s42-not-on-map", "27.2.1", {**name})]
    if not work.rules.combat[uid]:
        return [Reason("s42-goes-along-only", "27.2.1", {**name})]
    found = []
    if ATTACKED in marks:
        found.append(Reason("already-fought", "27.2.1", {**name}))
    if ATTEMPTED in marks:
        found.append(Reason("s42-has-attempted", "27.2.1", {**name}))
    if any(mark.startswith(AUTO_DS) for mark in marks):
        found.append(Reason("s42-auto-ds-marked", "27.2.1", {**name}))
    if TRAIN in marks:
        found.append(Reason("s42-on-a-train", "27.2.1", {**name}))
    if REPLACEMENT in marks:
        found.append(Reason("s42-has-replacements", "21.4", {**name}))
    if FROZEN in marks:
        found.append(Reason("s42-unit-frozen", frozen_by(work, uid), {**name}))
    if not found and not _has_way(work, uid):
        found.append(Reason("s42-no-way-out", "12.2", {**name}))
    return found


def _has_way(work: S42Work, uid: str) -> bool:
    """A-55: whether there is a way that the unit survives; if not it makes no attempt."""
    hex = work.units[uid].hex
    return has_way_out(work, uid, hex, disengagement_hexes(work))


def able_units(work: S42Work, side: int) -> dict[int, tuple[str, ...]]:
    """27.2.1: the units of a side that may attempt to disengage, hex by hex."""
    key = ("disengagement", side)
    known: dict[int, tuple[str, ...]] | None = work.field.notes.get(key)
    if known is None:
        hexes: dict[int, list[str]] = {}
        for uid in work.on_map(side):
            if not attempt_objections(work, uid):
                hexes.setdefault(work.units[uid].hex, []).append(uid)
        known = {hex: tuple(units) for hex, units in sorted(hexes.items())}
        work.field.notes[key] = known
    return known


def roll_modifier(work: S42Work, units: Iterable[str]) -> int:
    """27.2.2: all of them fast, any of them Disrupted; Full Retreat counts as that (A-85)."""
    units = tuple(units)
    numbers = work.rules.combat_tables.disengagement.modifiers
    modifier = 0
    if all(_is_fast(work, uid) for uid in units):
        modifier += numbers.fast
    if not all(work.is_good_order(uid) for uid in units):
        modifier += numbers.disrupted
    return modifier


def _is_fast(work: S42Work, uid: str) -> bool:
    counter = work.rules.roster[uid]
    return counter.mechanised or counter.type == "cavalry"


class DisengagementAttempt(SeatChoice, frozen=True, tag="disengagement"):
    """27.2: one roll for one unit or for the stack.

    ``dice`` holds the die while the owner of a leader may have it rolled again (28.1.4).
    """

    takes = (Lose,)

    start: int
    units: tuple[str, ...]
    step: str = ROLL
    dice: tuple[int, ...] = ()

    def _staying(self, work: S42Work) -> tuple[str, ...]:
        return tuple(uid for uid in self.units if work.units[uid].hex == self.start)

    def run(self, work: S42Work) -> Wait:
        if self.step == ROLL:
            self._roll(work)
        elif self.step == RESULT:
            self._resolve(work, self.dice[0], {})
        elif self.step == LOSS:
            able = self._losers(work)
            if len(able) > 1:
                return Wait.DECISION
            self._lose(work, able[0])
        else:
            self._retreat(work)
        return Wait.NOTHING

    def _roll(self, work: S42Work) -> None:
        """27.2.1, 27.2.2: the die; whoever rolls has made his attempt of this phase."""
        for uid in self.units:
            work.mark(uid, ATTEMPTED)
        side = self.side(work)
        if not leaders_for(work, side, RULE, self.units, self.start):
            die = work.roll()
            self._resolve(work, die, {"draw": work.draw})
            return
        dice = throw(work, self.start, 1, "27.2.1")
        work.replace(replace(self, step=RESULT, dice=dice))
        result = self._result(work, dice[0])
        offer_reroll(work, side, RULE, self.units, self.start, dice[0], result)

    def _result(self, work: S42Work, die: int) -> DisengagementResult:
        """27.2.2: what a die means for these units."""
        modifier = roll_modifier(work, self.units)
        return work.rules.combat_tables.disengagement.result(die + modifier)

    def _resolve(self, work: S42Work, die: int, draw: dict[str, int]) -> None:
        """27.2.3: the die that stands, and what follows."""
        result = self._result(work, die)
        work.tell(
            "s42-disengagement-rolled",
            "27.2.1",
            units=self.units,
            hex=work.rules.names[self.start],
            die=die,
            counted=die + roll_modifier(work, self.units),
            result=result,
            **draw,
        )
        if result == "no":
            work.pop()
        else:
            step = LOSS if result == "yes-1" else RETREAT
            work.replace(replace(self, step=step, dice=()))

    def _lose(self, work: S42Work, uid: str) -> None:
        work.replace(replace(self, step=RETREAT))
        lose_step(work, uid, "27.2.3")

    def _retreat(self, work: S42Work) -> None:
        """27.2.3, A-85: who is left retreats, and non-combat units may go along."""
        work.pop()
        staying = self._staying(work)
        if not staying:
            return
        units = (*staying, *movable(work, self.side(work), self.start))
        length = disengagement_hexes(work)
        work.push(Retreats(self.seat, self.start, units, length, DISENGAGEMENT, "27.2.3"))

    # The step of "Yes (-1 step)": the owner says which unit of the stack loses it

    def _losers(self, work: S42Work) -> list[str]:
        """27.2.3: the units among which the owner chooses: not headquarters before others (9.8).

        Nor is a reduced ally destroyed while there is a full-strength German unit (20.5.2).
        """
        return [uid for uid in self.units if stack_loss_objection(work, self.units, uid) is None]

    def decision(self, work: S42Work, seat: str) -> Decision:
        arguments = {"hex": work.rules.names[self.start]}
        return Decision(
            seat, "s42-disengagement-loss", "27.2.3", {**arguments}, self.choices(work, seat)
        )

    def candidates(self, work: S42Work, seat: str) -> Iterable[Action]:
        return [Lose(uid) for uid in self.units]

    def objections(self, work: S42Work, seat: str, action: Action) -> Iterable[Reason]:
        match action:
            case Lose(unit=uid):
                if uid not in self.units:
                    yield Reason("s42-did-not-attempt", "27.2.3", {"unit": uid})
                    return
                fault = stack_loss_objection(work, self.units, uid)
                if fault is not None:
                    yield fault

    def take(self, work: S42Work, seat: str, action: Action) -> None:
        if not isinstance(action, Lose):
            raise NotTaken(self, action)
        self._lose(work, action.unit)


def _why_not_all(work: S42Work, side: int, hex: int) -> list[Reason]:
    """27.2.1: what keeps the combat units of a hex from an attempt, each for itself."""
    return [
        reason for uid in work.combat_units(side, hex) for reason in attempt_objections(work, uid)
    ]


class Disengagements:
    """27.2.1: what a Combat Phase offers: attempts, each after the result of the one before."""

    verbs: tuple[type[Action], ...] = (Disengage, DisengageStack)

    def legal(self, work: S42Work, side: int) -> list[Action]:
        """Units, and stacks of more than one unit that may attempt it."""
        if not is_open(work):
            return []
        names = work.rules.names
        able = able_units(work, side)
        return [
            *(Disengage(uid) for units in able.values() for uid in units),
            *(DisengageStack(names[hex]) for hex, units in able.items() if len(units) > 1),
        ]

    def due(self, work: S42Work, side: int) -> list[Reason]:
        """Nobody need disengage."""
        return []

    def reasons(self, work: S42Work, side: int, action: Disengage | DisengageStack) -> list[Reason]:
        """Why a unit or stack may not attempt it."""
        if not is_open(work):
            return [Reason("s42-no-disengagement-in-play", "27.0", {})]
        if isinstance(action, Disengage):
            return unit_fault(work, side, action.unit) or attempt_objections(work, action.unit)
        if action.hex not in work.rules.grid:
            return [Reason("unknown-hex", "", {"hex": action.hex})]
        return [
            Reason("s42-no-stack-to-disengage", "27.2.1", {"hex": action.hex}),
            *_why_not_all(work, side, work.rules.grid.index(action.hex)),
        ]

    def take(self, work: S42Work, side: int, action: Disengage | DisengageStack) -> None:
        """The attempt is made."""
        if isinstance(action, Disengage):
            attempt = DisengagementAttempt(SIDES[side], work.units[action.unit].hex, (action.unit,))
        else:
            start = work.rules.grid.index(action.hex)
            attempt = DisengagementAttempt(SIDES[side], start, able_units(work, side)[start])
        work.push(attempt)
