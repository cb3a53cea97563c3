"""The verbs of Stalingrad '42 that belong to no single chapter, and those of movement."""

from __future__ import annotations

from hexside.engine import Action
from hexside.games.stalingrad42.state import area_box, letter_of


class Done(Action, frozen=True, tag="done"):
    """End the phase or the step."""


class Move(Action, frozen=True, tag="move"):
    """5.1: move a unit along a path; the last word may be an Entry Area such as ``ea-a``."""

    unit: str
    path: tuple[str, ...]


class Extend(Action, frozen=True, tag="extend"):
    """5.3: Extended Movement."""

    unit: str
    path: tuple[str, ...]


class Tactical(Action, frozen=True, tag="tactical"):
    """5.4: Tactical Movement."""

    unit: str
    path: tuple[str, ...]


class Rail(Action, frozen=True, tag="rail"):
    """5.6: Rail Movement to a hex or a friendly Entry Area."""

    unit: str
    to: str


class Sea(Action, frozen=True, tag="sea"):
    """5.7.1: Sea Movement to a port; naval infantry may add one hex on land."""

    unit: str
    path: tuple[str, ...]


class Kerch(Action, frozen=True, tag="kerch"):
    """5.7.2: across the Kerch Strait."""

    unit: str
    to: str


class Transfer(Action, frozen=True, tag="transfer"):
    """22.6: from an Entry Area to another."""

    unit: str
    area: str

    def canonical(self) -> Transfer:
        """The area is the word of its box; its letter means the same."""
        return Transfer(self.unit, area_box(letter_of(self.area)))


class Withdraw(Action, frozen=True, tag="full-retreat"):
    """13.1.3: go into Full Retreat of one's own will."""

    unit: str


class Flotilla(Action, frozen=True, tag="flotilla"):
    """5.5.3: put the Volga Flotilla on a hexside, named by its two hexes."""

    hex: str
    other: str


class Eliminate(Action, frozen=True, tag="eliminate"):
    """4.4: give up a unit that stands over the stacking limit."""

    unit: str


DONE = Done()
