"""What the server says to people, in their language."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Any, cast

from hexside.engine import CalendarEntry, Decision, Event, Reason, Result, Rules
from hexside.engine.positions import PositionProblem
from hexside.phrasing import LANGUAGES, HasRoster, Names, Phrasing

DEFAULT = "en"

#: Where to look for the name of a word of an action, in order.
_PREFIXES = (
    *("chit", "marker", "mode", "month", "box", "weather", "area", "replacement", "seat", "lane"),
    *("formation", "card", "withdrawal"),
)


def language_of(asked: str) -> str:
    """The language of the response: the requested one, or English."""
    return asked if asked in LANGUAGES else DEFAULT


@lru_cache(maxsize=8)
def phrasing_of(language: str) -> Phrasing:
    """The texts of a language."""
    return Phrasing(language)


# Each entry keeps the rules of a game alive, with everything computed for them.
@lru_cache(maxsize=8)
def _names(rules: Rules, language: str) -> Names:
    # Every game has a roster, but the engine's contract does not require one.
    return Names(cast(HasRoster, rules), language)


class Wording:
    """The texts of one game for one reader; without rules only the server's own texts."""

    def __init__(self, rules: Rules | None, language: str) -> None:
        self.rules = rules
        self.language = language
        self.phrasing = phrasing_of(language)

    @property
    def names(self) -> Names:
        """The names of units and places."""
        assert self.rules is not None
        return _names(self.rules, self.language)

    def reason(self, reason: Reason) -> str:
        """Why something cannot be done."""
        for message in (f"server-{reason.code}", f"error-{reason.code}"):
            if self.phrasing.has(message):
                return self.phrasing.text(message, **_plain(reason.arguments))
        if reason.code.startswith("position-") and self.phrasing.has(reason.code):
            key, value = (str(reason.arguments.get(name, "")) for name in ("key", "value"))
            return self.phrasing.position_problem(
                PositionProblem(key, reason.code.removeprefix("position-"), value)
            )
        if self.rules is None:
            return reason.code
        return self.phrasing.reason(reason, self.names)

    def event(self, event: Event) -> str:
        """What happened."""
        return self.phrasing.event(event, self.names)

    def decision(self, decision: Decision) -> str:
        """What is to be decided."""
        return self.phrasing.decision(decision, self.names)

    def calendar(self, entry: CalendarEntry) -> str:
        """What will happen on a turn."""
        return self.phrasing.calendar(entry, self.names)

    def result(self, result: Result) -> str:
        """How the game ended."""
        return self.phrasing.result(result, self.names)

    def rule(self, section: str) -> str:
        """The heading of a section of the rulebook."""
        assert self.rules is not None
        return self.phrasing.rule(self.rules.game, section) if section else ""

    def or_id(self, prefix: str, word: str) -> str:
        """A text by prefix and id, the game's own if there is one; otherwise the id."""
        own = f"{prefix}-{self.rules.game}-{word}" if self.rules is not None else ""
        for message in (own, f"{prefix}-{word}"):
            if message and self.phrasing.has(message):
                return self.phrasing.text(message)
        return word

    def existing(self, prefix: str, words: Iterable[str]) -> dict[str, str]:
        """The texts of the words that have one.

        A word may end in a number, as in ``turn-3``, or in its scope, as in ``retreated@axis``.
        """
        found = {}
        for word in words:
            kind = word.partition("@")[0]
            stem, _, number = kind.rpartition("-")
            if self.phrasing.has(f"{prefix}-{kind}"):
                found[word] = self.phrasing.text(f"{prefix}-{kind}")
            elif number.isdecimal() and self.phrasing.has(f"{prefix}-{stem}"):
                found[word] = self.phrasing.text(f"{prefix}-{stem}", number=int(number))
        return found

    def named(self, prefix: str, names: Iterable[str]) -> dict[str, str]:
        """The names of tracks or boxes; a game may override a common name."""
        assert self.rules is not None
        every = tuple(names)
        return self.existing(prefix, every) | self.existing(f"{prefix}-{self.rules.game}", every)

    def words(self, words: Iterable[str]) -> dict[str, str]:
        """The names of words in actions and tracks that are not hexes.

        A game's own name for a word comes before its general meaning.
        """
        assert self.rules is not None
        roster = getattr(self.rules, "roster", {})
        game = self.rules.game
        prefixes = (*(f"{prefix}-{game}" for prefix in _PREFIXES), *_PREFIXES)
        found = {}
        for word in words:
            if word in roster:
                found[word] = self.names.unit(word)
                continue
            messages = (f"{prefix}-{word}" for prefix in prefixes)
            message = next(filter(self.phrasing.has, messages), "")
            found[word] = self.phrasing.text(message) if message else word
        return found

    def modifiers(self, table: Any) -> list[dict[str, str]]:
        """The modifiers of a forecast with their texts and sections."""
        if not isinstance(table, list):
            return []
        return [
            {"text": self.phrasing.modifier(row, self.names), "rule": str(row.get("rule", ""))}
            for row in table
            if isinstance(row, Mapping)
        ]


def _plain(arguments: Mapping[str, Any]) -> dict[str, Any]:
    return {
        name: value if isinstance(value, (int, float, str)) else " ".join(map(str, value))
        for name, value in arguments.items()
    }
