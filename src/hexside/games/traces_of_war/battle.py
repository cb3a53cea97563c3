"""10.3 The battle: Luftwaffe, die, step losses; then retreat and pursuit."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from hexside.engine import Action, Decision, Reason, Unit, Wait
from hexside.games.traces_of_war.actions import Air, NoAir
from hexside.games.traces_of_war.odds import final_column, final_die, result_at
from hexside.games.traces_of_war.pursuit import Pursuit
from hexside.games.traces_of_war.relocation import ForcedRelocation
from hexside.games.traces_of_war.retreat import Withdrawal
from hexside.games.traces_of_war.state import DEF_AS, OFF_AS, WAITING_HQ
from hexside.games.traces_of_war.tables import AXIS
from hexside.games.traces_of_war.work import TracesWork
from hexside.mechanics.battle import ROLL, CombatResolution
from hexside.mechanics.chit_pull.cup import join, take_out
from hexside.mechanics.combat_table import CombatTable, Outcome
from hexside.mechanics.losses import StepLosses

NO_AIR = NoAir()
#: 7.0: the step in which the Axis may use Luftwaffe markers.
AIR = "air"


class Battle(CombatResolution[TracesWork], frozen=True, tag="battle"):
    """10.1: one combat from the odds to the pursuit."""

    step: str = AIR
    takes: ClassVar[tuple[type[Action], ...]] = (Air, NoAir)
    section: ClassVar[str] = "10.3"

    # The Luftwaffe

    def marker(self, work: TracesWork) -> str:
        """7.0: the marker that the Axis may use here: Off AS attacking, Def AS defending."""
        return OFF_AS if work.rules.number_of[self.seat] == AXIS else DEF_AS

    def before_roll(self, work: TracesWork) -> Wait:
        # Asked whenever the Axis has any marker: the Soviet player must not learn its kind.
        more = self.markers == 0 or work.rules.options["luftwaffe-per-combat"] == "any"
        if work.data.luftwaffe and more:
            return Wait.DECISION
        self.go_on(work, ROLL)
        return Wait.NOTHING

    def seats(self, work: TracesWork) -> tuple[str, ...]:
        return (work.rules.player[AXIS],)

    def decision(self, work: TracesWork, seat: str) -> Decision:
        return Decision(
            seat,
            "use-luftwaffe",
            "7.0",
            {
                "hex": work.rules.names[self.target],
                "column": work.rules.combat.labels[self.column],
            },
            self.choices(work, seat),
        )

    def candidates(self, work: TracesWork, seat: str) -> Iterable[Action]:
        return (NO_AIR, Air(self.marker(work)))

    def objections(self, work: TracesWork, seat: str, action: Action) -> Iterable[Reason]:
        if not isinstance(action, Air):
            return
        if action.marker not in (OFF_AS, DEF_AS):
            yield Reason("unknown-marker", "7.0", {"marker": action.marker})
        elif action.marker != self.marker(work):
            yield Reason("wrong-marker", "7.0", {"marker": action.marker})
        elif action.marker not in work.data.luftwaffe:
            yield Reason("marker-not-available", "7.0", {"marker": action.marker})

    def take(self, work: TracesWork, seat: str, action: Action) -> None:
        if not isinstance(action, Air):
            self.go_on(work, ROLL)
            return
        data = work.data
        work.change(
            luftwaffe=take_out(data.luftwaffe, (action.marker,)),
            luftwaffe_used=join(data.luftwaffe_used, (action.marker,)),
        )
        # The marker is revealed: that cannot be taken back.
        work.binding = True
        hex = work.rules.names[self.target]
        work.tell("luftwaffe-used", "7.0", marker=action.marker, hex=hex)
        self.go_on(work, AIR, markers=self.markers + 1)

    # The die

    def table(self, work: TracesWork) -> CombatTable:
        return work.rules.combat

    def final_column(self, work: TracesWork) -> int:
        attacking = work.rules.number_of[self.seat] == AXIS
        return final_column(work, self.column, self.markers if attacking else 0)

    def final_die(self, work: TracesWork, die: int) -> int:
        attacking = work.rules.number_of[self.seat] == AXIS
        return final_die(work, die, 0 if attacking else self.markers)

    def applied(self, work: TracesWork, outcome: Outcome) -> Outcome:
        found = result_at(work, self.target)(outcome)
        if outcome.retreat > found.retreat:
            # 12.2: no retreat from a city that must be held; each hex becomes a step.
            hex = work.rules.names[self.target]
            work.tell("holds-at-all-costs", "12.2", hex=hex, steps=outcome.retreat)
        return found

    # What follows

    def defenders(self, work: TracesWork) -> tuple[str, ...]:
        return work.field.at(self.target)

    def attackers_lose(self, work: TracesWork, steps: int) -> Losses:
        return Losses(self.seat, self.attackers, steps)

    def defenders_lose(self, work: TracesWork, steps: int) -> Losses:
        defender = work.rules.player[1 - work.rules.number_of[self.seat]]
        return Losses(defender, self.defenders(work), steps)

    def withdrawal(self, work: TracesWork, units: tuple[str, ...]) -> Withdrawal:
        return Withdrawal(self.target, units, self.retreat)

    def pursuit(self, work: TracesWork, units: tuple[str, ...]) -> Pursuit:
        return Pursuit(self.seat, self.target, units)


class Losses(StepLosses[TracesWork], frozen=True, tag="losses"):
    """10.3: the owner chooses which of his units in this combat lose steps."""

    section: ClassVar[str] = "10.3"

    def lose(self, work: TracesWork, uid: str) -> None:
        lose_step(work, uid, "10.3")

    def leaves(self, work: TracesWork, uid: str) -> bool:
        """R15: a headquarters has one step; relocated, it has left this combat."""
        return work.rules.is_hq[uid]


def lose_step(work: TracesWork, uid: str, rule: str) -> None:
    """2.2, 10.3: flip a full unit, remove a reduced one; a headquarters relocates (R15)."""
    unit = work.units[uid]
    if work.rules.is_hq[uid]:
        origin = unit.hex
        work.lift(uid, WAITING_HQ)
        work.push(ForcedRelocation(uid, rule, True, origin))
    elif unit.steps > 1:
        work.set_unit(uid, Unit(unit.hex, unit.box, unit.steps - 1, unit.marks))
        work.tell("step-lost", rule, unit=uid)
    else:
        work.eliminate(uid, rule)
