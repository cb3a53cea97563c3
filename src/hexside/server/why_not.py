"""Why something cannot be done, asked along every way in which it might be."""

from __future__ import annotations

from collections.abc import Iterable

from hexside.engine.refusals import Reason
from hexside.server.stored_match import StoredMatch

#: Codes of a way that is refused for the sake of another one: true of that way, not of its goal.
OTHER_WAYS = frozenset({"walk-in-legs", "cheaper-way-there", "rail-other-way", "s42-cheaper-way"})


def reasons_against(game: StoredMatch, seat: str, ways: Iterable[str]) -> tuple[Reason, ...]:
    """The reasons that bar every way; if each has its own, those of the best way.

    None if one of the ways is legal.
    """
    asked = [game.why_not(way, seat) for way in ways]
    if not all(asked):
        return ()
    common = tuple(reason for reason in asked[0] if all(reason in reasons for reasons in asked[1:]))
    return common if _bars(common) else min(asked, key=_distance)


def _bars(reasons: tuple[Reason, ...]) -> bool:
    return any(reason.code not in OTHER_WAYS for reason in reasons)


def _distance(reasons: tuple[Reason, ...]) -> tuple[bool, int, float]:
    """How far a way is from being legal: by the number of reasons, then by what it would cost."""
    costs = (reason.arguments.get("cost", 0) for reason in reasons)
    return (
        not _bars(reasons),
        len(reasons),
        max((cost for cost in costs if isinstance(cost, (int, float))), default=0.0),
    )


__all__ = ["OTHER_WAYS", "reasons_against"]
