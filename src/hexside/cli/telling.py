"""Events, decisions and refusals as lines for a terminal."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, cast

if TYPE_CHECKING:
    from hexside.api import Game
    from hexside.engine import Decision, Event, Refusal
    from hexside.phrasing import HasRoster


class Teller:
    """Describes one game in one language."""

    def __init__(self, game: Game, language: str) -> None:
        from hexside.phrasing import Names, Phrasing

        self._said = Phrasing(language)
        # Every game with counters has a roster, and phrasing needs no more.
        self._names = Names(cast("HasRoster", game.rules), language)

    def seat(self, seat: str) -> str:
        """The name of a seat."""
        return self._names.seat(seat)

    def events(self, events: Iterable[Event]) -> list[str]:
        """What happened, one line per event, with the rule section."""
        return [_cited(self._said.event(event, self._names), event.rule) for event in events]

    def decision(self, decision: Decision) -> str:
        """What must be decided, and by whom."""
        said = _cited(self._said.decision(decision, self._names), decision.rule)
        return f"{self.seat(decision.seat)}: {said}"

    def refusal(self, refusal: Refusal) -> list[str]:
        """Every reason, with the rule section."""
        return [
            _cited(self._said.reason(reason, self._names), reason.rule)
            for reason in refusal.reasons
        ]

    def result(self, game: Game) -> str:
        """How the game ended; empty while it is running."""
        result = game.state.result
        return _cited(self._said.result(result, self._names), result.rule) if result else ""


def _cited(sentence: str, rule: str) -> str:
    return f"{sentence} [{rule}]" if rule else sentence
