"""5.5.3, 5.6, 5.7, 13.1.3, 22.6 What units do in the Movement Phase besides walking.

Each kind of move is an ``Extra``; the order of play lists them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, Protocol, TypeVar

from hexside.engine import Action, Reason
from hexside.engine.agenda import NotTaken
from hexside.engine.decisions import grouped
from hexside.games.stalingrad42.movement.special_phases import phase_reason, special_phase
from hexside.games.stalingrad42.state import MINI_MOVEMENT, PRE_MOVE, S42Data
from hexside.games.stalingrad42.units.reserves import Reserve, marker_of
from hexside.games.stalingrad42.work import S42Work

A_contra = TypeVar("A_contra", bound=Action, contravariant=True)


class Extra(Protocol[A_contra]):
    """One kind of thing to do in the Movement Phase; it takes the actions of its ``verbs``."""

    verbs: tuple[type[Action], ...]

    def legal(self, work: S42Work, side: int, movers: Sequence[str]) -> Sequence[Action]:
        """All that the side may do now; ``movers`` have not moved yet."""

    def reasons(self, work: S42Work, side: int, action: A_contra) -> list[Reason]:
        """Why an action of these verbs is not legal."""

    def take(self, work: S42Work, side: int, action: A_contra) -> None:
        """Carry out a legal action."""


Choices = Callable[[Sequence[Action]], dict[str, Any]]


#: S2.4, 33.2.3: phases in which units march, and hardly do anything else.
MARCHES = (PRE_MOVE, MINI_MOVEMENT)


class OtherMove(NamedTuple):
    """An extra, how its actions are shown by verb, and the special phases that do not have it."""

    extra: Extra[Any]
    choices: Choices = grouped
    closed_in: tuple[str, ...] = MARCHES


class Listed(NamedTuple):
    """The actions of each kind at a moment; the notes of a field are others after every change."""

    notes: dict[Any, Any]
    data: S42Data
    side: int
    lists: list[Sequence[Action]]


def other_moves(work: S42Work, side: int, movers: Sequence[str]) -> list[Sequence[Action]]:
    """Every such action that is legal now, kind by kind; kept until something changes."""
    recent = work.rules.recent
    known: Listed | None = recent.get("other-moves")
    if (
        known is None
        or known.notes is not work.field.notes
        or known.data is not work.data
        or known.side != side
    ):
        special = special_phase(work, side)
        lists: list[Sequence[Action]] = [
            [] if special in kind.closed_in else kind.extra.legal(work, side, movers)
            for kind in work.rules.moments.other_moves
        ]
        known = recent["other-moves"] = Listed(work.field.notes, work.data, side, lists)
    return known.lists


def has_other_moves(work: S42Work, side: int, movers: Sequence[str]) -> bool:
    """Whether there is any such action."""
    return any(other_moves(work, side, movers))


def allows_other(work: S42Work, side: int, movers: Sequence[str], action: Action) -> bool:
    """Whether such an action is legal now."""
    for kind, actions in zip(
        work.rules.moments.other_moves, other_moves(work, side, movers), strict=True
    ):
        if isinstance(action, kind.extra.verbs):
            return action in actions
    return False


def _kind(work: S42Work, action: Action) -> OtherMove | None:
    for kind in work.rules.moments.other_moves:
        if isinstance(action, kind.extra.verbs):
            return kind
    return None


def other_reasons(work: S42Work, side: int, action: Action) -> list[Reason]:
    """Why such an action is not legal."""
    kind = _kind(work, action)
    if kind is None:
        return []
    if special_phase(work, side) in kind.closed_in:
        return phase_reason(work, side)
    return _held_in_reserve(work, kind.extra, action) + kind.extra.reasons(work, side, action)


def _held_in_reserve(work: S42Work, extra: Extra[Any], action: Action) -> list[Reason]:
    """25.2.1: a unit under a Reserve marker does not move in any way."""
    uid = getattr(action, "unit", "")
    if Reserve in extra.verbs or uid not in work.units or not marker_of(work, uid):
        return []
    return [Reason("s42-in-reserve", "25.2.1", {"unit": uid})]


def take_other(work: S42Work, side: int, action: Action) -> None:
    """Carry out such an action."""
    kind = _kind(work, action)
    if kind is None:
        raise NotTaken(work.frame, action)
    kind.extra.take(work, side, action)


def other_choices(work: S42Work, side: int, movers: Sequence[str]) -> dict[str, Any]:
    """Such actions by verb."""
    table: dict[str, Any] = {}
    for kind, actions in zip(
        work.rules.moments.other_moves, other_moves(work, side, movers), strict=True
    ):
        if actions:
            table |= kind.choices(actions)
    return table


def unit_reasons(work: S42Work, side: int, uid: str) -> list[Reason]:
    """What is wrong with naming this unit at all."""
    unit = work.units.get(uid)
    if unit is None:
        return [Reason("unknown-unit", "", {"unit": uid})]
    if work.rules.side[uid] != side:
        return [Reason("not-your-unit", "", {"unit": uid})]
    return []
