"""The verbs of Iskra: those that the mechanics share, and the game's own."""

from __future__ import annotations

from hexside.engine import Action
from hexside.mechanics.actions import (
    CANCEL,
    DONE,
    RESOLVE,
    Activate,
    Add,
    Attack,
    Cancel,
    Done,
    Drop,
    Lose,
    Move,
    Name,
    Place,
    Pursue,
    Rail,
    Relocate,
    Resolve,
    Retreat,
    Strategic,
)


class PlaceRest(Action, frozen=True, tag="place-rest"):
    """17.0: the units that are not set up yet go to their usual places."""


class Ground(Action, frozen=True, tag="ground"):
    """19.1.7: this air unit is grounded by Bad Weather."""

    unit: str


class Fire(Action, frozen=True, tag="fire"):
    """8.5.1: the next barrage falls on this hex."""

    hex: str


class Pick(Action, frozen=True, tag="pick"):
    """3.1.4, 3.1.5: activate a division or brigade."""

    formation: str


class Top(Action, frozen=True, tag="top"):
    """6.3.1, R-46: put a counter on top of its stack."""

    unit: str


class Fly(Action, frozen=True, tag="fly"):
    """12.1: an air unit supports the attack, ``full`` or ``normal``."""

    unit: str
    strength: str


class Ignore(Action, frozen=True, tag="ignore"):
    """8.7, 9.5: ignore the first step loss, or one hex of retreat."""


class Suffer(Action, frozen=True, tag="suffer"):
    """8.7, 9.5, 8.7.1: take the result as it is."""


class FallBack(Action, frozen=True, tag="fall-back"):
    """8.7.1, 8.1.2: retreat one hex instead of losing a step."""


class Stand(Action, frozen=True, tag="stand"):
    """8.1.2: lose a step instead of retreating."""


class Group(Action, frozen=True, tag="group"):
    """9.1.2, 9.3.1: these units retreat together, with a headquarters; the others later."""

    units: tuple[str, ...]

    def canonical(self) -> Group:
        """The order of the units means nothing: they are written sorted."""
        return Group(tuple(sorted(self.units)))


class Accompany(Action, frozen=True, tag="accompany"):
    """10.2: a headquarters pursues with a unit that it was stacked with."""

    hq: str
    unit: str


class GiveWay(Action, frozen=True, tag="give-way"):
    """6.2, 6.3: a unit or headquarters leaves an overfull hex for a neighbouring one."""

    unit: str
    hex: str


class Supply(Action, frozen=True, tag="supply"):
    """13.2.2: a unit is supplied by Group Hühner."""

    unit: str


class Enter(Action, frozen=True, tag="enter"):
    """7.1: a reinforcement is placed on an entry hex, or another one where that is blocked."""

    unit: str
    hex: str


class Detach(Action, frozen=True, tag="detach"):
    """13.2.1: a unit is reduced, and a Kampfgruppe appears beside it."""

    unit: str
    kampfgruppe: str


class Replace(Action, frozen=True, tag="replace"):
    """7.3: a replacement point restores a step of a unit, in the hex where it is or returns."""

    unit: str
    hex: str


class Build(Action, frozen=True, tag="build"):
    """2.6.1: a pontoon becomes a bridge."""

    unit: str


class Dismantle(Action, frozen=True, tag="dismantle"):
    """2.6.2: a bridge becomes a pontoon unit."""

    unit: str


class Creep(Action, frozen=True, tag="creep"):
    """5.8: a unit out of command moves one hex towards its headquarters."""

    unit: str
    hex: str


#: Every kind of action of the game.
ACTIONS: tuple[type[Action], ...] = (
    Place,
    PlaceRest,
    Ground,
    Fire,
    Activate,
    Pick,
    Name,
    Move,
    Strategic,
    Rail,
    Top,
    Relocate,
    Attack,
    Add,
    Drop,
    Resolve,
    Cancel,
    Fly,
    Ignore,
    Suffer,
    FallBack,
    Stand,
    Lose,
    Group,
    Retreat,
    Accompany,
    GiveWay,
    Pursue,
    Supply,
    Enter,
    Detach,
    Replace,
    Build,
    Dismantle,
    Creep,
    Done,
)

__all__ = [
    "ACTIONS",
    "CANCEL",
    "DONE",
    "RESOLVE",
    "Accompany",
    "Activate",
    "Add",
    "Attack",
    "Build",
    "Cancel",
    "Creep",
    "Detach",
    "Dismantle",
    "Done",
    "Drop",
    "Enter",
    "FallBack",
    "Fire",
    "Fly",
    "GiveWay",
    "Ground",
    "Group",
    "Ignore",
    "Lose",
    "Move",
    "Name",
    "Pick",
    "Place",
    "PlaceRest",
    "Pursue",
    "Rail",
    "Relocate",
    "Replace",
    "Resolve",
    "Retreat",
    "Stand",
    "Strategic",
    "Suffer",
    "Supply",
    "Top",
]
