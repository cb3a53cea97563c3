"""The verbs of the Winter Offensive (33)."""

from __future__ import annotations

from hexside.engine import Action


class DeclareWinter(Action, frozen=True, tag="winter-offensive"):
    """33.1: declare the Winter Offensive."""


class WinterPlan(Action, frozen=True, tag="winter-plan"):
    """33.2.1: a Ready Planned Offensive marker on a Front headquarters."""

    unit: str


class TakeUpPlan(Action, frozen=True, tag="take-up-plan"):
    """33.2.1, A-95: take up a Planned Offensive marker to place it anew."""

    unit: str


class WinterSupply(Action, frozen=True, tag="winter-supply"):
    """33.2.1: a Ready Supply Point with a headquarters."""

    unit: str


WINTER_VERBS: tuple[type[Action], ...] = (DeclareWinter, WinterPlan, TakeUpPlan, WinterSupply)
