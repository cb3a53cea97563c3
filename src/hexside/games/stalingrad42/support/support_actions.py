"""The verbs of Planned Offensives (26) and of leaders (28)."""

from __future__ import annotations

from hexside.engine import Action


class PlanOffensive(Action, frozen=True, tag="plan-offensive"):
    """26.1, 18.1: spend a Resource Point to place a Planned Offensive marker on a headquarters."""

    unit: str


class Offensive(Action, frozen=True, tag="offensive"):
    """26.2: use the Planned Offensives of these headquarters in the attack; none withdraws them.

    A headquarters with two markers may be named twice.
    """

    units: tuple[str, ...]

    def canonical(self) -> Offensive:
        """The same markers in any order are the same choice."""
        return Offensive(tuple(sorted(self.units)))


class TakeDie(Action, frozen=True, tag="take-die"):
    """26.2: of the dice of a Planned Offensive this one counts."""

    die: int


class RollAgain(Action, frozen=True, tag="roll-again"):
    """28.1.1: use the ability of a leader: the second roll stands."""

    unit: str


class LetStand(Action, frozen=True, tag="let-stand"):
    """28.1.1: leave the roll as it is and the leader Ready."""


LET_STAND = LetStand()
SUPPORT_VERBS: tuple[type[Action], ...] = (PlanOffensive, Offensive, TakeDie, RollAgain, LetStand)
