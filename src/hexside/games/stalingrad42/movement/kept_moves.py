"""Things to do in the Movement Phase that are listed unit by unit, and kept so.

After a move only the units that it has changed are listed again. What else a list hangs on is named
in one place for each kind, ``given``; when that changes all its units are listed again.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Hashable, Iterable, Sequence
from typing import NamedTuple

from hexside.engine import Action
from hexside.engine.listing import Listing
from hexside.games.stalingrad42.state import AREA_BOX, MOVED, RESERVE
from hexside.games.stalingrad42.units.changes import Moment, changed_since, moment
from hexside.games.stalingrad42.work import S42Work

#: Nothing of the kind can be done now, whoever is asked.
NOTHING = None


class ByUnit(ABC):
    """A kind of thing to do whose actions are listed unit by unit."""

    @abstractmethod
    def given(self, work: S42Work, side: int) -> Hashable:
        """All that the actions of a unit hang on besides the unit; ``NOTHING``: there are none."""

    @abstractmethod
    def of(self, work: S42Work, side: int, uid: str) -> Sequence[Action]:
        """What a unit may do."""

    def concerns(self, work: S42Work, uid: str) -> bool:
        """Whether a unit is asked at all: by itself those that may begin a move."""
        return may_move(work, uid)

    def in_order(self, work: S42Work, side: int) -> Iterable[str]:
        """The units in the order in which their actions are listed."""
        return work.rules.units_of[side]

    def legal(self, work: S42Work, side: int, movers: Sequence[str]) -> Sequence[Action]:
        """The actions of all units, worked out or kept."""
        return kept(work, side, self)


def may_move(work: S42Work, uid: str) -> bool:
    """5.1: on the map or in an Entry Area, has not moved and does not wait in reserve."""
    unit = work.units[uid]
    return (
        (unit.hex >= 0 or unit.box[:3] == AREA_BOX)
        and MOVED not in unit.marks
        and not any(mark.startswith(RESERVE) for mark in unit.marks)
    )


class Kept(NamedTuple):
    """The lists of units that have any, for the units of a moment and what else they hang on."""

    asked: Moment
    given: Hashable
    lists: dict[str, Sequence[Action]]
    all: Sequence[Action]


def kept(work: S42Work, side: int, kind: ByUnit) -> Sequence[Action]:
    """The actions of all units of a side, of which only what has changed is worked out again.

    34: what a Reserve Army may do hangs on its box too, so armies are asked each time.
    """
    rules = work.rules
    given = kind.given(work, side)
    if given is NOTHING:
        return []
    slot = ("kept", type(kind), side)
    known: Kept | None = rules.recent.get(slot)
    changed = None
    if known is not None and known.given == given:
        changed = changed_since(work, known.asked)
    lists: dict[str, Sequence[Action]] = {}
    asked: Iterable[str] = rules.units_of[side]
    if known is not None and changed is not None:
        sides = rules.side
        lists = known.lists
        asked = [uid for uid in changed if sides[uid] == side]
        asked += [uid for uid in rules.reserve_armies if sides[uid] == side and uid not in asked]
    new: dict[str, Sequence[Action]] = {}
    for uid in asked:
        actions = kind.of(work, side, uid) if kind.concerns(work, uid) else ()
        if actions != lists.get(uid, ()):
            new[uid] = actions
    if known is not None and changed is not None and not new:
        rules.recent[slot] = known._replace(asked=moment(work))
        return known.all
    lists = {uid: actions for uid, actions in (lists | new).items() if actions}
    parts = [lists[uid] for uid in kind.in_order(work, side) if uid in lists]
    found = Listing(parts)
    rules.recent[slot] = Kept(moment(work), given, lists, found)
    return found
