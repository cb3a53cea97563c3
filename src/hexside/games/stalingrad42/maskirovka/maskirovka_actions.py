"""The verbs of the Reserve Armies and their holding boxes (34)."""

from __future__ import annotations

from hexside.engine import Action
from hexside.games.stalingrad42.state import area_box, letter_of


class TieMarker(Action, frozen=True, tag="tie-marker"):
    """34.1.1, 34.1.2: the Maskirovka marker of a box goes under a Reserve Army."""

    unit: str
    box: str


class KeepMarkers(Action, frozen=True, tag="keep-markers"):
    """34.1.2: openly leave the markers where they are."""


class EnterBox(Action, frozen=True, tag="enter-box"):
    """34.4.1: a unit goes into a holding box."""

    unit: str
    box: str


class LeaveBox(Action, frozen=True, tag="leave-box"):
    """34.4.2: a unit goes from a holding box to an Entry Area."""

    unit: str
    area: str

    def canonical(self) -> LeaveBox:
        """The area is the word of its box; its letter means the same."""
        return LeaveBox(self.unit, area_box(letter_of(self.area)))


class ComeOut(Action, frozen=True, tag="come-out"):
    """34.4.2, 34.6.2: a unit of a box is put on its Reserve Army, which is revealed."""

    unit: str


class ShowEmpty(Action, frozen=True, tag="show-empty"):
    """34.6.2, A-98: no attacked army has units in its box: they are shown and removed."""


class Commit(Action, frozen=True, tag="commit"):
    """34.6.2: the named units attack the Reserve Army, whatever comes out of it."""


KEEP = KeepMarkers()
SHOW_EMPTY = ShowEmpty()
COMMIT = Commit()

MASKIROVKA_ACTIONS: tuple[type[Action], ...] = (
    TieMarker,
    KeepMarkers,
    EnterBox,
    LeaveBox,
    ComeOut,
    ShowEmpty,
    Commit,
)
