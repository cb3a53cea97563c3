"""8.6 Step losses, and what becomes of headquarters and pontoons that are left alone."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from msgspec.structs import replace

from hexside.engine import Action, Decision, Reason, Wait
from hexside.games.iskra.actions import Lose
from hexside.games.iskra.pontoons import lose_pontoon
from hexside.games.iskra.relocation import relocate
from hexside.games.iskra.work import IskraWork
from hexside.mechanics.losses import StepLosses

#: R-67: by which printed strength the strongest unit is found; by none, any unit will do.
ATTACK, DEFENSE, FREE = "attack", "defense", ""


def strength(work: IskraWork, uid: str, by: str) -> int:
    """8.6.1, R-67: printed strength of the side that shows."""
    return work.printed_attack(uid) if by == ATTACK else work.printed_defense(uid)


def strongest(work: IskraWork, units: Iterable[str], by: str) -> tuple[str, ...]:
    """8.6.1: the units that are as strong as any; all of them where strength does not matter."""
    found = tuple(units)
    if by == FREE or not found:
        return found
    most = max(strength(work, uid, by) for uid in found)
    return tuple(uid for uid in found if strength(work, uid, by) == most)


class Losses(StepLosses[IskraWork], frozen=True, tag="losses"):
    """8.6.1, 8.6.2: the owner chooses who loses a step; the first loss falls on the strongest.

    ``by`` is the strength that counts for the next loss, ``later`` the one for those after it.
    """

    by: str = FREE
    later: str = FREE
    rule: str = "8.6.1"
    takes: ClassVar[tuple[type[Action], ...]] = (Lose,)
    section: ClassVar[str] = "8.6.1"

    def left(self, work: IskraWork) -> tuple[str, ...]:
        """The units that are still there, of which those in ``strongest`` may lose the step."""
        return tuple(uid for uid in self.units if self.steps(work, uid))

    def run(self, work: IskraWork) -> Wait:
        if self.count > 0:
            # Everybody in a combat is seen by all, so it is no secret that there is no choice.
            who = strongest(work, self.left(work), self.by)
            if len(who) == 1:
                self._lose(work, self.units, who[0])
                return Wait.NOTHING
        return super().run(work)

    def decision(self, work: IskraWork, seat: str) -> Decision:
        choices = self.choices(work, seat)
        return Decision(seat, "take-losses", self.rule, {"count": self.count}, choices)

    def objections(self, work: IskraWork, seat: str, action: Action) -> Iterable[Reason]:
        if not isinstance(action, Lose):
            return
        left = self.left(work)
        if action.unit not in left:
            yield Reason("not-in-this-combat", self.rule, {"unit": action.unit})
        elif action.unit not in strongest(work, left, self.by):
            other = strongest(work, left, self.by)[0]
            yield Reason("strongest-loses-first", "8.6.1", {"unit": action.unit, "by": other})

    def lose(self, work: IskraWork, uid: str) -> None:
        """The frame has been replaced already: from now on ``later`` counts."""
        work.replace(replace(work.frame, by=self.later))
        work.lose_step(uid, self.rule)


def is_abandoned(work: IskraWork, hex: int) -> bool:
    """13.4.1: whether only headquarters are left in a hex; a bridge is no company."""
    stack = [uid for uid in work.stack(hex) if not work.is_bridge(uid)]
    return bool(stack) and all(work.rules.is_hq[uid] for uid in stack)


def looks_abandoned(work: IskraWork, hex: int) -> bool:
    """13.4.1, R-64: whether all that is seen in a hex is a headquarters."""
    seen = [uid for uid in work.stack(hex) if work.is_seen(uid) and not work.is_bridge(uid)]
    return bool(seen) and all(work.rules.is_hq[uid] for uid in seen)


def relocate_abandoned(work: IskraWork, hexes: Iterable[int]) -> None:
    """13.4.1: headquarters whose units have all been eliminated in combat relocate.

    R-64: that one stays with units which nobody sees is told too: the silence would tell as much.
    """
    for hex in hexes:
        if is_abandoned(work, hex):
            for uid in work.stack(hex):
                if work.rules.is_hq[uid]:
                    relocate(work, uid, "13.4.1")
        elif looks_abandoned(work, hex):
            name = work.rules.names[hex]
            work.tell("headquarters-not-alone", "13.4.1", unit=work.top(hex), hex=name)


def clear_target(work: IskraWork, hex: int) -> None:
    """13.3.1, 13.4.1, R-36: an attacked hex without combat units loses pontoon and headquarters."""
    if work.fighters(hex):
        return
    for uid in work.stack(hex):
        if work.rules.is_pontoon[uid]:
            lose_pontoon(work, uid, "13.3.1")
    relocate_abandoned(work, (hex,))
