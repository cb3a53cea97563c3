"""The verbs of Traces of War: those that the mechanics share, and the game's own."""

from __future__ import annotations

from hexside.engine import Action
from hexside.mechanics.actions import (
    ACCEPT,
    DONE,
    REACT,
    WAIVE,
    Accept,
    Activate,
    Add,
    Attack,
    Bid,
    Cancel,
    Chits,
    Cup,
    Done,
    Drop,
    Join,
    Lose,
    Mode,
    Move,
    Name,
    Place,
    Pursue,
    React,
    Relocate,
    Resolve,
    Retreat,
    Strategic,
    Waive,
)


class Replace(Action, frozen=True, tag="replace"):
    """11.1: a replacement takes the place of a weaker unit of its type."""

    unit: str
    old: str


class Order(Action, frozen=True, tag="order"):
    """4.2.2: use an OKH chit for an OKH Order."""


class Negotiate(Action, frozen=True, tag="negotiate"):
    """4.2.2: use a drawn OKH chit to negotiate with the High Command."""


class Air(Action, frozen=True, tag="air"):
    """7.0: use a Luftwaffe marker in this combat."""

    marker: str


class NoAir(Action, frozen=True, tag="no-air"):
    """7.0: use no (further) Luftwaffe marker."""


class Follow(Action, frozen=True, tag="follow"):
    """10.5: a headquarters goes along with the pursuing unit that it was stacked with."""

    hq: str
    unit: str


class Paradrop(Action, frozen=True, tag="paradrop"):
    """11.1: the hex of the Airborne marker and its unit."""

    hex: str


class Buy(Action, frozen=True, tag="buy"):
    """11.2: buy a reinforcement with Negotiation Points."""

    unit: str


class Release(Action, frozen=True, tag="release"):
    """12.2: remove a Supreme Command Order from a city."""

    hex: str


class Exchange(Action, frozen=True, tag="exchange-fronts"):
    """14.2: exchange the Front headquarters for their Ukrainian-Front versions."""


class Keep(Action, frozen=True, tag="keep-fronts"):
    """14.2: keep the Front headquarters for now."""


#: Every kind of action of the game.
ACTIONS: tuple[type[Action], ...] = (
    Bid,
    Place,
    Replace,
    Chits,
    Cup,
    Waive,
    React,
    Accept,
    Activate,
    Order,
    Negotiate,
    Name,
    Join,
    Mode,
    Move,
    Strategic,
    Relocate,
    Attack,
    Add,
    Drop,
    Resolve,
    Cancel,
    Air,
    NoAir,
    Lose,
    Retreat,
    Pursue,
    Follow,
    Paradrop,
    Buy,
    Release,
    Exchange,
    Keep,
    Done,
)

__all__ = [
    "ACCEPT",
    "ACTIONS",
    "DONE",
    "REACT",
    "WAIVE",
    "Accept",
    "Activate",
    "Add",
    "Air",
    "Attack",
    "Bid",
    "Buy",
    "Cancel",
    "Chits",
    "Cup",
    "Done",
    "Drop",
    "Exchange",
    "Follow",
    "Join",
    "Keep",
    "Lose",
    "Mode",
    "Move",
    "Name",
    "Negotiate",
    "NoAir",
    "Order",
    "Paradrop",
    "Place",
    "Pursue",
    "React",
    "Release",
    "Relocate",
    "Replace",
    "Resolve",
    "Retreat",
    "Strategic",
    "Waive",
]
