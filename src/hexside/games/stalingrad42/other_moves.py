"""5.5.3, 5.6, 5.7, 13.1.3, 22.6 What units do in the Movement Phase besides walking.

Each kind of move is an ``Extra``; chapters add theirs to ``EXTRAS``.
"""

from __future__ import annotations

from typing import Any, Protocol

from hexside.engine import Action, Reason
from hexside.engine.decisions import grouped
from hexside.games.stalingrad42.work import S42Work


class Extra(Protocol):
    """One kind of thing to do in the Movement Phase."""

    verbs: tuple[type[Action], ...]

    def legal(self, work: S42Work, side: int, movers: list[str]) -> list[Action]:
        """All that the side may do now; ``movers`` have not moved yet."""

    def reasons(self, work: S42Work, side: int, action: Action) -> list[Reason]:
        """Why an action of these verbs is not legal."""

    def take(self, work: S42Work, side: int, action: Action) -> None:
        """Carry out a legal action."""


EXTRAS: list[Extra] = []


def add(extra: Extra) -> None:
    """A chapter adds what can be done."""
    EXTRAS.append(extra)


def other_moves(work: S42Work, side: int, movers: list[str]) -> list[Action]:
    """Every such action that is legal now; kept until something changes."""
    key = ("other-moves", side, work.data, tuple(movers))
    known: tuple[Any, list[Action]] | None = work.field.notes.get("other-moves")
    if known is not None and known[0][1:] == key[1:]:
        return known[1]
    found = [action for extra in EXTRAS for action in extra.legal(work, side, movers)]
    work.field.notes["other-moves"] = (key, found)
    return found


def _extra(action: Action) -> Extra | None:
    for extra in EXTRAS:
        if isinstance(action, extra.verbs):
            return extra
    return None


def other_reasons(work: S42Work, side: int, action: Action) -> list[Reason]:
    """Why such an action is not legal."""
    extra = _extra(action)
    return extra.reasons(work, side, action) if extra is not None else []


def take_other(work: S42Work, side: int, action: Action) -> None:
    """Carry out such an action."""
    extra = _extra(action)
    assert extra is not None
    extra.take(work, side, action)


def other_choices(work: S42Work, side: int, movers: list[str]) -> dict[str, Any]:
    """Such actions by verb."""
    return grouped(other_moves(work, side, movers))


def unit_reasons(work: S42Work, side: int, uid: str) -> list[Reason]:
    """What is wrong with naming this unit at all."""
    unit = work.units.get(uid)
    if unit is None:
        return [Reason("unknown-unit", "", {"unit": uid})]
    if work.rules.side[uid] != side:
        return [Reason("not-your-unit", "", {"unit": uid})]
    return []
