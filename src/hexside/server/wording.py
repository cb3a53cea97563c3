"""What the server says to people, in their language."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Any, cast

from hexside.engine import Decision, Event, Reason, Result, Rules
from hexside.engine.positions import PositionProblem
from hexside.phrasing import LANGUAGES, HasRoster, Names, Phrasing

DEFAULT = "en"

#: Where the name of a word of an action may stand, in the order of asking.
_PREFIXES = ("chit", "marker", "mode", "month", "box", "weather", "area", "replacement")


def language_of(asked: str) -> str:
    """The language to answer in: the one that was asked for, or English."""
    return asked if asked in LANGUAGES else DEFAULT


@lru_cache(maxsize=8)
def phrasing_of(language: str) -> Phrasing:
    """The texts of a language."""
    return Phrasing(language)


# Each entry holds the rules of a game fast, with everything that was reckoned out for them.
@lru_cache(maxsize=8)
def _names(rules: Rules, language: str) -> Names:
    # Every game has a roster; the contract of the engine does not ask for one.
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

    def result(self, result: Result) -> str:
        """How the game ended."""
        return self.phrasing.result(result, self.names)

    def rule(self, section: str) -> str:
        """The heading of a section of the rulebook."""
        assert self.rules is not None
        return self.phrasing.rule(self.rules.game, section) if section else ""

    def or_id(self, prefix: str, word: str) -> str:
        """A text by prefix and id, the game's own if it has one, or the id where there is none."""
        own = f"{prefix}-{self.rules.game}-{word}" if self.rules is not None else ""
        for message in (own, f"{prefix}-{word}"):
            if message and self.phrasing.has(message):
                return self.phrasing.text(message)
        return word

    def existing(self, prefix: str, words: Iterable[str]) -> dict[str, str]:
        """The texts of those words that have one; a word may end in a number, as ``turn-3``."""
        found = {}
        for word in words:
            stem, _, number = word.rpartition("-")
            if self.phrasing.has(f"{prefix}-{word}"):
                found[word] = self.phrasing.text(f"{prefix}-{word}")
            elif number.isdecimal() and self.phrasing.has(f"{prefix}-{stem}"):
                found[word] = self.phrasing.text(f"{prefix}-{stem}", number=int(number))
        return found

    def named(self, prefix: str, names: Iterable[str]) -> dict[str, str]:
        """The names of tracks or boxes; a game may have one of its own for what many games have."""
        assert self.rules is not None
        every = tuple(names)
        return self.existing(prefix, every) | self.existing(f"{prefix}-{self.rules.game}", every)

    def words(self, words: Iterable[str]) -> dict[str, str]:
        """The names of words that actions and tracks use and that are no hexes.

        What a game calls by a word of its own comes before what the word means elsewhere.
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
