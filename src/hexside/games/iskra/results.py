"""8.1 What a combat result does to one party: what may be ignored or exchanged, losses, retreat.

Order (section 4 of the specification): 8.7 and 9.5 for a defender in a village or city, then the
Soviet 9.4.1, then the German 8.7.1; then the losses, then the retreat.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from msgspec.structs import replace

from hexside.engine import Action, Choice, Decision, Reason, Wait
from hexside.engine.refusals import Argument
from hexside.games.iskra.actions import FallBack, Ignore, Stand, Suffer
from hexside.games.iskra.losses import (
    ATTACK,
    DEFENSE,
    FREE,
    Losses,
    clear_target,
    relocate_abandoned,
)
from hexside.games.iskra.retreat import Withdrawal
from hexside.games.iskra.shapes import AXIS, SOVIET
from hexside.games.iskra.state import TECHNICAL_PROBLEM
from hexside.games.iskra.work import IskraWork

ATTACKER, DEFENDER = "attacker", "defender"
#: The steps in their order.
IGNORE_LOSS = "ignore-loss"
IGNORE_RETREAT = "ignore-retreat"
EITHER = "either"
PATRIOTS = "patriots"
FALL_BACK = "fall-back"
LOSSES = "losses"
RETREAT = "retreat"
END = "end"
#: The choices of the steps that ask, with their sections.
ASKED: dict[str, tuple[tuple[type[Action], type[Action]], str]] = {
    IGNORE_LOSS: ((Ignore, Suffer), "8.7"),
    IGNORE_RETREAT: ((Ignore, Suffer), "9.5"),
    EITHER: ((Stand, FallBack), "8.1.2"),
    FALL_BACK: ((FallBack, Suffer), "8.7.1"),
}


class CombatEffect(Choice[IskraWork], frozen=True, tag="combat-effect"):
    """8.1: one party applies its part of a result: ``losses`` steps, ``retreat`` hexes.

    ``either`` are steps that the attackers may lose instead of retreating (``ro1``); ``hexes`` are
    those where the units stood. It stands above its battle.
    """

    party: str
    target: int
    units: tuple[str, ...]
    hexes: tuple[int, ...]
    losses: int
    retreat: int
    either: int = 0
    step: str = IGNORE_LOSS
    takes: ClassVar[tuple[type[Action], ...]] = (Ignore, Suffer, FallBack, Stand)

    # Who

    def _alive(self, work: IskraWork) -> tuple[str, ...]:
        return tuple(uid for uid in self.units if work.units[uid].hex >= 0)

    def _side(self, work: IskraWork) -> int:
        return work.rules.side[self.units[0]]

    def seats(self, work: IskraWork) -> tuple[str, ...]:
        return (work.seats_of_units(self._alive(work)),)

    def _mobile(self, work: IskraWork) -> tuple[str, ...]:
        """19.1.15, R-45: Tigers with a technical problem stay where they are."""
        alive = self._alive(work)
        return tuple(uid for uid in alive if not work.units[uid].has(TECHNICAL_PROBLEM))

    # The steps

    def run(self, work: IskraWork) -> Wait:
        if self.step in ASKED:
            if self._is_asked(work):
                return Wait.DECISION
            self._next(work)
        elif self.step == PATRIOTS:
            self._patriots(work)
        elif self.step == LOSSES:
            self._lose(work)
        elif self.step == RETREAT:
            self._withdraw(work)
        else:
            work.pop()
            if self.party == DEFENDER:
                clear_target(work, self.target)
        return Wait.NOTHING

    def _is_asked(self, work: IskraWork) -> bool:
        """Whether the step leaves a choice; everything that decides it is public."""
        ground = work.rules.ground
        if self.step == IGNORE_LOSS:
            return self.party == DEFENDER and bool(self.losses and ground.ignores_loss[self.target])
        if self.step == IGNORE_RETREAT:
            return self.party == DEFENDER and bool(
                self.retreat and ground.ignores_retreat[self.target]
            )
        if self._side(work) != AXIS:
            return False
        if self.step == EITHER:
            return self.either > 0
        # 8.7.1 cannot help those who cannot move.
        return self.losses > 0 and bool(self._mobile(work))

    def _next(self, work: IskraWork, **values: int) -> None:
        order = (
            *(IGNORE_LOSS, IGNORE_RETREAT, EITHER, PATRIOTS),
            *(FALL_BACK, LOSSES, RETREAT, END),
        )
        step = order[order.index(self.step) + 1]
        work.replace(replace(self, step=step, **values))

    def _patriots(self, work: IskraWork) -> None:
        """9.4.1, R-24, R-26: the first hex of a Soviet retreat becomes a step lost."""
        if self._side(work) != SOVIET or not self.retreat:
            self._next(work)
            return
        work.tell("patriots-stand", "9.4.1", units=self._alive(work))
        self._next(work, losses=self.losses + 1, retreat=self.retreat - 1, either=0)

    def _lose(self, work: IskraWork) -> None:
        """8.6.1, 8.6.2: the first loss falls on the strongest of those involved."""
        self._next(work)
        if self.losses:
            units = self._alive(work)
            work.push(Losses(work.seats_of_units(units), units, self.losses, self._by, FREE))

    @property
    def _by(self) -> str:
        return ATTACK if self.party == ATTACKER else DEFENSE

    def _withdraw(self, work: IskraWork) -> None:
        """9, 13.4.1, 19.1.15: who is left retreats."""
        self._next(work)
        by = FREE if self.losses else self._by
        mobile = self._mobile(work)
        stuck = [uid for uid in self._alive(work) if uid not in mobile]
        if self.retreat and stuck:
            by = FREE
        if self.retreat and mobile:
            target = self.target if self.party == ATTACKER else -1
            work.push(Withdrawal(mobile, self.retreat, self._by, by, target))
        if self.retreat:
            for uid in stuck:
                work.lose_step(uid, "19.1.15")
        relocate_abandoned(work, self.hexes)

    # Choosing

    def decision(self, work: IskraWork, seat: str) -> Decision:
        if self.step == IGNORE_LOSS:
            kind = "iskra-ignore-loss"
        elif self.step == IGNORE_RETREAT:
            kind = "iskra-ignore-retreat"
        elif self.step == EITHER:
            kind = "iskra-retreat-or-loss"
        else:
            kind = "iskra-loss-into-retreat"
        arguments: dict[str, Argument] = {
            "hex": work.rules.names[self.target],
            "units": self._alive(work),
            "count": self.losses,
            "steps": self.retreat,
        }
        return Decision(seat, kind, ASKED[self.step][1], arguments, self.choices(work, seat))

    def candidates(self, work: IskraWork, seat: str) -> Iterable[Action]:
        return [kind() for kind in ASKED[self.step][0]]

    def objections(self, work: IskraWork, seat: str, action: Action) -> Iterable[Reason]:
        kinds, section = ASKED[self.step]
        if not isinstance(action, kinds):
            yield Reason("not-this-choice", section)

    def take(self, work: IskraWork, seat: str, action: Action) -> None:
        hex = work.rules.names[self.target]
        if isinstance(action, Ignore):
            if self.step == IGNORE_LOSS:
                work.tell("first-loss-ignored", "8.7", hex=hex)
                self._next(work, losses=self.losses - 1)
            else:
                work.tell("retreat-hex-ignored", "9.5", hex=hex)
                self._next(work, retreat=self.retreat - 1)
        elif isinstance(action, Stand):
            # 8.7.1 would only turn this loss back into the retreat that was just declined.
            work.tell("loss-preferred", "8.1.2", hex=hex)
            losses = self.losses + self.either
            work.replace(replace(self, step=LOSSES, losses=losses, retreat=0, either=0))
        elif isinstance(action, FallBack):
            self._fall_back(work)
        else:
            self._next(work)

    def _fall_back(self, work: IskraWork) -> None:
        """8.1.2, 8.7.1, R-25: retreat instead of a loss; attackers who chose it do not pursue."""
        units = self._alive(work)
        if self.party == ATTACKER:
            work.agenda[-2] = replace(work.agenda[-2], fell_back=True)
        if self.step == EITHER:
            work.tell("retreat-preferred", "8.1.2", units=units)
            self._next(work, either=0)
        else:
            work.tell("loss-into-retreat", "8.7.1", units=units)
            self._next(work, losses=self.losses - 1, retreat=self.retreat + 1)
