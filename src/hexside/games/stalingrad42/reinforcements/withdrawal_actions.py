"""The verbs of chapter 32."""

from __future__ import annotations

from hexside.engine import Action


class WithdrawUnit(Action, frozen=True, tag="withdraw-unit"):
    """32.1, 32.2, 32.3: a division or tank corps leaves the game."""

    unit: str


class GiveStep(Action, frozen=True, tag="give-step"):
    """32.1, 32.2: a unit loses a step that withdrawn ones did not have."""

    unit: str


class TakeStep(Action, frozen=True, tag="take-step"):
    """32.1, 32.2: a reduced unit gains a step that withdrawn ones had over."""

    unit: str


class PlaceBrigade(Action, frozen=True, tag="place-brigade"):
    """32.2: a tank brigade takes the place of a withdrawn tank corps."""

    unit: str


WITHDRAWAL_VERBS: tuple[type[Action], ...] = (WithdrawUnit, GiveStep, TakeStep, PlaceBrigade)
