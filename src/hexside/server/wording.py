"""What the server says to people, in their language."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cached_property, lru_cache, partial
from typing import Any, cast

from hexside.engine import CalendarEntry, Decision, Event, Reason, Result, Rules
from hexside.engine.positions import PositionProblem
from hexside.phrasing import LANGUAGES, HasRoster, Names, Phrasing

DEFAULT = "en"

#: Words and messages of a game that are remembered in one language; no game has a tenth of it.
MOST_WORDS = 50_000

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


class _Said:
    """What has been said once about a game in one language, which is said the same way again."""

    def __init__(self, rules: Rules, language: str) -> None:
        # Every game has a roster, but the engine's contract does not require one.
        self.names = Names(cast(HasRoster, rules), language)
        self.words: dict[str, str] = {}
        self.messages: dict[tuple[str, str], str | None] = {}
        self.calendar: tuple[tuple[CalendarEntry, ...], tuple[str, ...]] = ((), ())


# Each entry keeps the rules of a game alive, with everything computed for them.
@lru_cache(maxsize=24)
def _said(rules: Rules, language: str) -> _Said:
    return _Said(rules, language)


class Wording:
    """The texts of one game for one reader; without rules only the server's own texts."""

    def __init__(self, rules: Rules | None, language: str) -> None:
        self.rules = rules
        self.language = language
        self.phrasing = phrasing_of(language)

    @cached_property
    def _said(self) -> _Said:
        assert self.rules is not None
        return _said(self.rules, self.language)

    @property
    def names(self) -> Names:
        """The names of units and places."""
        return self._said.names

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

    def calendar(self, entries: tuple[CalendarEntry, ...]) -> tuple[str, ...]:
        """What will happen on the turns to come."""
        told, texts = self._said.calendar
        if told != entries:
            texts = tuple(self.phrasing.calendar(entry, self.names) for entry in entries)
            self._said.calendar = (entries, texts)
        return texts

    def result(self, result: Result) -> str:
        """How the game ended."""
        return self.phrasing.result(result, self.names)

    def rule(self, section: str) -> str:
        """The heading of a section of the rulebook."""
        assert self.rules is not None
        return self.phrasing.rule(self.rules.game, section) if section else ""

    def or_id(self, prefix: str, word: str) -> str:
        """A text by prefix and id, the game's own if there is one; otherwise the id."""
        if self.rules is None:
            return self._message(f"{prefix}-{word}") or word
        return self._once(f"{prefix}-{self.rules.game}", word) or self._once(prefix, word) or word

    def _message(self, message: str) -> str | None:
        return self.phrasing.text(message) if self.phrasing.has(message) else None

    def _once(self, prefix: str, word: str) -> str | None:
        """A message without arguments by prefix and word, put into words once."""
        return self._kept(prefix, word, lambda: self._message(f"{prefix}-{word}"))

    def _kept(self, prefix: str, word: str, said: Callable[[], str | None]) -> str | None:
        known = self._said.messages
        key = (prefix, word)
        if key not in known:
            _make_room(known)
            known[key] = said()
        return known[key]

    def existing(self, prefix: str, words: Iterable[str]) -> dict[str, str]:
        """The texts of the words that have one.

        A word may end in a number, as in ``turn-3``, or in its scope, as in ``retreated@axis``.
        """
        found = {}
        for word in words:
            text = self._kept(f"{prefix}?", word, partial(self._numbered, prefix, word))
            if text is not None:
                found[word] = text
        return found

    def _numbered(self, prefix: str, word: str) -> str | None:
        kind = word.partition("@")[0]
        text = self._once(prefix, kind)
        stem, _, number = kind.rpartition("-")
        if text is None and number.isdecimal() and self.phrasing.has(f"{prefix}-{stem}"):
            text = self.phrasing.text(f"{prefix}-{stem}", number=int(number))
        return text

    def named(self, prefix: str, names: Iterable[str]) -> dict[str, str]:
        """The names of tracks or boxes; a game may override a common name."""
        assert self.rules is not None
        every = tuple(names)
        return self.existing(prefix, every) | self.existing(f"{prefix}-{self.rules.game}", every)

    def words(self, words: Iterable[str]) -> dict[str, str]:
        """The names of words in actions and tracks that are not hexes.

        A game's own name for a word comes before its general meaning.
        """
        known = self._said.words
        found = {}
        for word in words:
            text = known.get(word)
            if text is None:
                _make_room(known)
                text = known[word] = self._word(word)
            found[word] = text
        return found

    def _word(self, word: str) -> str:
        rules = self.rules
        assert rules is not None
        if word in getattr(rules, "roster", {}):
            return self.names.unit(word)
        if word in rules.seats:
            # Chits of another game may have the same word.
            return self.names.seat(word)
        prefixes = (*(f"{prefix}-{rules.game}" for prefix in _PREFIXES), *_PREFIXES)
        messages = (f"{prefix}-{word}" for prefix in prefixes)
        message = next(filter(self.phrasing.has, messages), "")
        return self.phrasing.text(message) if message else word

    def is_vocabulary(self, word: str) -> bool:
        """Whether a word of an action is neither a unit nor a hex nor a number."""
        rules = self.rules
        assert rules is not None
        return (
            word not in rules.board.grid
            and word not in getattr(rules, "roster", {})
            and not word.lstrip("-").isdigit()
        )

    def modifiers(self, table: Any) -> list[dict[str, str]]:
        """The modifiers of a forecast with their texts and sections."""
        if not isinstance(table, list):
            return []
        return [
            {"text": self.phrasing.modifier(row, self.names), "rule": str(row.get("rule", ""))}
            for row in table
            if isinstance(row, Mapping)
        ]


def _make_room(known: dict[Any, Any]) -> None:
    """The words of a game are few; a program that makes words up must not fill the memory."""
    if len(known) >= MOST_WORDS:
        known.clear()


def _plain(arguments: Mapping[str, Any]) -> dict[str, Any]:
    return {
        name: value if isinstance(value, (int, float, str)) else " ".join(map(str, value))
        for name, value in arguments.items()
    }
