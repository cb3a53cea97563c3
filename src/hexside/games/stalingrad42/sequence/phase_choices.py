"""3.0 What a player may do in a phase besides its main business, chapter by chapter.

Each kind of choice is a ``PhaseChoice``; ``order_of_play.py`` lists those of the Initial Phase and
of the Combat Phase.
"""

from __future__ import annotations

from typing import Any, Protocol, TypeVar

from hexside.engine import Action, Reason
from hexside.games.stalingrad42.work import S42Work

A_contra = TypeVar("A_contra", bound=Action, contravariant=True)


class PhaseChoice(Protocol[A_contra]):
    """One kind of thing to do in a phase; it takes the actions of its ``verbs``."""

    verbs: tuple[type[Action], ...]

    def legal(self, work: S42Work, side: int) -> list[Action]:
        """All that the side may do now."""

    def due(self, work: S42Work, side: int) -> list[Reason]:
        """What must still be done before the phase can end."""

    def reasons(self, work: S42Work, side: int, action: A_contra) -> list[Reason]:
        """Why an action of these verbs is not legal."""

    def take(self, work: S42Work, side: int, action: A_contra) -> None:
        """Carry out a legal action."""


Kinds = tuple[PhaseChoice[Any], ...]


def has_extra(kinds: Kinds, work: S42Work, side: int) -> bool:
    """Whether there is anything of these kinds to do now."""
    return any(kind.legal(work, side) for kind in kinds)


def extra_actions(kinds: Kinds, work: S42Work, side: int) -> list[Action]:
    """All that may be done now, in the order of the kinds."""
    return [action for kind in kinds for action in kind.legal(work, side)]


def extra_due(kinds: Kinds, work: S42Work, side: int) -> list[Reason]:
    """What must still be done before the phase can end."""
    return [reason for kind in kinds for reason in kind.due(work, side)]


def kind_of(kinds: Kinds, action: Action) -> PhaseChoice[Any] | None:
    """The kind that an action belongs to."""
    return next((kind for kind in kinds if isinstance(action, kind.verbs)), None)


def unit_fault(work: S42Work, side: int, uid: str) -> list[Reason]:
    """What is wrong with naming this unit at all."""
    if uid not in work.rules.roster:
        return [Reason("unknown-unit", "", {"unit": uid})]
    if work.rules.side[uid] != side:
        return [Reason("not-your-unit", "", {"unit": uid})]
    return []
