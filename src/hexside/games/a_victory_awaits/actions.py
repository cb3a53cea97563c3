"""The verbs of A Victory Awaits: those that the mechanics share, and the game's own."""

from __future__ import annotations

from hexside.engine import Action, Attend
from hexside.mechanics.actions import (
    ACCEPT,
    CANCEL,
    DONE,
    Accept,
    Add,
    Attack,
    Bid,
    Cancel,
    Done,
    Drop,
    Lose,
    Move,
    Name,
    Place,
    Pursue,
    Relocate,
    Resolve,
    Retreat,
    Strategic,
)
from hexside.mechanics.chit_pull.gathering import Leave, Take


class PlaceRest(Action, frozen=True, tag="place-rest"):
    """4.0: the units that are not set up yet go to their historical places."""


class Army(Action, frozen=True, tag="army"):
    """6.2, 15.2: the army headquarters chit that joins the Soviet pool this turn."""

    chit: str


class Play(Action, frozen=True, tag="play"):
    """7.3, 18.1: play a held chit as an interrupt."""

    chit: str


class Declare(Action, frozen=True, tag="declare"):
    """18.1: declare Zhukov's command."""


class NotYet(Action, frozen=True, tag="not-yet"):
    """18.1: leave Zhukov's command undeclared for now."""


class Hold(Action, frozen=True, tag="hold"):
    """18.1: keep the Reinforcement chit in hand."""


class IntoCup(Action, frozen=True, tag="into-cup"):
    """18.1: put the Reinforcement chit into the cup."""


class Transfer(Action, frozen=True, tag="transfer"):
    """11.2: remove a unit with a line of communication to the Available box."""

    unit: str


class Fortify(Action, frozen=True, tag="fortify"):
    """14.1: build a fortress level."""

    hex: str


class RemoveStandFast(Action, frozen=True, tag="remove-stand-fast"):
    """16.2: take a Stand Fast marker off a city."""

    hex: str


class Withdraw(Action, frozen=True, tag="withdraw"):
    """18.2: a mechanised unit leaves the map for good."""

    unit: str


class Enter(Action, frozen=True, tag="enter"):
    """15.3: the source hex through which the 19th Army enters."""

    hex: str


class Draw(Action, frozen=True, tag="draw"):
    """19.4: the controller draws a chit and looks at it."""


class Reveal(Action, frozen=True, tag="reveal"):
    """19.4: the controller reveals the chit at a place of the queue, counted from 1."""

    place: int


class Pause(Action, frozen=True, tag="pause"):
    """19.4(7): the controller waits until an activation has ended."""


class Deal(Action, frozen=True, tag="deal"):
    """20.2: put a headquarters chit into the cup of a player of the team."""

    chit: str
    seat: str


class Next(Action, frozen=True, tag="next"):
    """V72: the player whose shown chit is carried out next."""

    seat: str


#: Every kind of action of the game.
ACTIONS: tuple[type[Action], ...] = (
    Bid,
    Place,
    PlaceRest,
    Army,
    Take,
    Leave,
    Hold,
    IntoCup,
    Declare,
    NotYet,
    Play,
    Accept,
    Name,
    Relocate,
    Move,
    Strategic,
    Attack,
    Add,
    Drop,
    Resolve,
    Cancel,
    Lose,
    Retreat,
    Pursue,
    Transfer,
    Fortify,
    RemoveStandFast,
    Withdraw,
    Enter,
    Draw,
    Reveal,
    Pause,
    Deal,
    Next,
    Attend,
    Done,
)

__all__ = [
    "ACCEPT",
    "ACTIONS",
    "CANCEL",
    "DONE",
    "Accept",
    "Add",
    "Army",
    "Attack",
    "Attend",
    "Bid",
    "Cancel",
    "Deal",
    "Declare",
    "Done",
    "Draw",
    "Drop",
    "Enter",
    "Fortify",
    "Hold",
    "IntoCup",
    "Leave",
    "Lose",
    "Move",
    "Name",
    "Next",
    "NotYet",
    "Pause",
    "Place",
    "PlaceRest",
    "Play",
    "Pursue",
    "Relocate",
    "RemoveStandFast",
    "Resolve",
    "Retreat",
    "Reveal",
    "Strategic",
    "Take",
    "Transfer",
    "Withdraw",
]
