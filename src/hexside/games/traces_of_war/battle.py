"""10.3 The battle: Luftwaffe, die, step losses; then retreat and pursuit."""

from __future__ import annotations

from hexside.engine import Action, Decision, Frame, Reason, Unit, Wait
from hexside.games.traces_of_war.actions import Air, Lose, NoAir
from hexside.games.traces_of_war.odds import final_column, final_die
from hexside.games.traces_of_war.pursuit import Pursuit
from hexside.games.traces_of_war.relocation import ForcedRelocation
from hexside.games.traces_of_war.retreat import Withdrawal
from hexside.games.traces_of_war.state import DEF_AS, OFF_AS, WAITING_HQ
from hexside.games.traces_of_war.tables import AXIS, SIDES
from hexside.games.traces_of_war.work import TracesWork
from hexside.mechanics.combat_table import read_result

NO_AIR = NoAir()


class Battle(Frame, frozen=True, tag="battle"):
    """10.1: one combat from the odds to the pursuit."""

    seat: str
    target: int
    attackers: tuple[str, ...]
    column: int
    step: str = "air"
    markers: int = 0
    retreat: int = 0

    @property
    def marker(self) -> str:
        """7.0: the marker that the Axis may use here: Off AS attacking, Def AS defending."""
        return OFF_AS if self.seat == SIDES[AXIS] else DEF_AS

    def run(self, work: TracesWork) -> Wait:
        if self.step == "air":
            # Asked whenever the Axis has any marker: the Soviet player must not learn its kind.
            if work.data.luftwaffe and self._may_use_more(work):
                return Wait.DECISION
            self._next(work, "roll")
        elif self.step == "roll":
            self._roll(work)
        elif self.step == "retreat":
            self._next(work, "pursue")
            if self.retreat:
                units = work.field.at(self.target)
                if units:
                    work.push(Withdrawal(self.target, units, self.retreat))
        else:
            work.pop()
            alive = tuple(uid for uid in self.attackers if work.units[uid].hex >= 0)
            if alive and not work.field.at(self.target):
                work.push(Pursuit(self.seat, self.target, alive))
        return Wait.NOTHING

    def _next(self, work: TracesWork, step: str) -> None:
        work.replace(
            Battle(
                self.seat,
                self.target,
                self.attackers,
                self.column,
                step,
                self.markers,
                self.retreat,
            )
        )

    def _may_use_more(self, work: TracesWork) -> bool:
        return self.markers == 0 or work.rules.options["luftwaffe-per-combat"] == "any"

    # The Luftwaffe

    def seats(self, work: TracesWork) -> tuple[str, ...]:
        return (SIDES[AXIS],)

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

    def legal(self, work: TracesWork, seat: str) -> list[Action]:
        actions: list[Action] = [NO_AIR]
        if self.marker in work.data.luftwaffe:
            actions.append(Air(self.marker))
        return actions

    def reasons(self, work: TracesWork, seat: str, action: Action) -> list[Reason]:
        if not isinstance(action, Air):
            return []
        if action.marker not in (OFF_AS, DEF_AS):
            return [Reason("unknown-marker", "7.0", {"marker": action.marker})]
        if action.marker != self.marker:
            return [Reason("wrong-marker", "7.0", {"marker": action.marker})]
        return [Reason("marker-not-available", "7.0", {"marker": action.marker})]

    def take(self, work: TracesWork, seat: str, action: Action) -> None:
        if isinstance(action, NoAir):
            self._next(work, "roll")
            return
        available = list(work.data.luftwaffe)
        available.remove(self.marker)
        used = tuple(sorted((*work.data.luftwaffe_used, self.marker)))
        work.change(luftwaffe=tuple(available), luftwaffe_used=used)
        # The marker is revealed: that cannot be taken back.
        work.binding = True
        work.tell("luftwaffe-used", "7.0", marker=self.marker, hex=work.rules.names[self.target])
        work.replace(
            Battle(
                self.seat,
                self.target,
                self.attackers,
                self.column,
                "air",
                self.markers + 1,
                self.retreat,
            )
        )

    # The die

    def _roll(self, work: TracesWork) -> None:
        """10.3: one die, the table, and who loses what."""
        attacking = self.seat == SIDES[AXIS]
        column = final_column(work, self.column, self.markers if attacking else 0)
        die = work.roll()
        counted = final_die(work, die, 0 if attacking else self.markers)
        text = work.rules.combat.result(column, counted)
        outcome = read_result(text)
        work.tell(
            "combat-result",
            "10.3",
            hex=work.rules.names[self.target],
            column=work.rules.combat.labels[column],
            die=die,
            counted=counted,
            result=text,
            draw=work.draw,
        )
        retreat = outcome.retreat
        losses = outcome.defender_steps
        if retreat and not attacking and self.target in work.data.supreme_orders:
            # 12.2: no retreat from a city that must be held; each hex becomes a step.
            losses += retreat
            work.tell(
                "holds-at-all-costs", "12.2", hex=work.rules.names[self.target], steps=retreat
            )
            retreat = 0
        work.replace(
            Battle(self.seat, self.target, self.attackers, self.column, "retreat", 0, retreat)
        )
        if outcome.attacker_steps:
            work.push(Losses(self.seat, self.attackers, outcome.attacker_steps))
        if losses:
            other = SIDES[1 - AXIS if attacking else AXIS]
            work.push(Losses(other, work.field.at(self.target), losses))


class Losses(Frame, frozen=True, tag="losses"):
    """10.3: the owner chooses which of his units in this combat lose steps."""

    seat: str
    units: tuple[str, ...]
    count: int

    def run(self, work: TracesWork) -> Wait:
        units = tuple(uid for uid in self.units if work.units[uid].hex >= 0)
        if self.count <= 0 or not units:
            work.pop()
            return Wait.NOTHING
        if sum(work.units[uid].steps for uid in units) <= self.count or len(units) == 1:
            # No choice left: everybody goes, or the only unit takes it.
            self._lose(work, units, units[0])
            return Wait.NOTHING
        return Wait.DECISION

    def seats(self, work: TracesWork) -> tuple[str, ...]:
        return (self.seat,)

    def decision(self, work: TracesWork, seat: str) -> Decision:
        return Decision(
            seat, "take-losses", "10.3", {"count": self.count}, self.choices(work, seat)
        )

    def legal(self, work: TracesWork, seat: str) -> list[Action]:
        return [Lose(uid) for uid in self.units if work.units[uid].hex >= 0]

    def reasons(self, work: TracesWork, seat: str, action: Action) -> list[Reason]:
        if isinstance(action, Lose):
            return [Reason("not-in-this-combat", "10.3", {"unit": action.unit})]
        return []

    def take(self, work: TracesWork, seat: str, action: Action) -> None:
        assert isinstance(action, Lose)
        self._lose(work, self.units, action.unit)

    def _lose(self, work: TracesWork, units: tuple[str, ...], uid: str) -> None:
        if work.rules.is_hq[uid]:
            # R15: a headquarters has one step; relocated, it has left this combat.
            units = tuple(other for other in units if other != uid)
        work.replace(Losses(self.seat, units, self.count - 1))
        lose_step(work, uid, "10.3")


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
