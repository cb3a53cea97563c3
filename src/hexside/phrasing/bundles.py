"""The Fluent catalogues: one bundle a language, made of all its files."""

from __future__ import annotations

import functools
from collections.abc import Mapping
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

#: The languages of the catalogues; every text exists in all of them.
LANGUAGES = ("en", "pl", "ru")
FALLBACK = "en"

Value = str | int | float


class UnknownLanguage(LookupError):
    """No catalogue has this language."""


def language_of(tag: str) -> str:
    """The language of a tag such as ``pl-PL``; raise ``UnknownLanguage`` when there is none."""
    language = tag.replace("_", "-").partition("-")[0].lower()
    if language not in LANGUAGES:
        raise UnknownLanguage(tag)
    return language


class Catalogue:
    """The texts of one language by message id."""

    def __init__(self, language: str, sources: Mapping[str, str]) -> None:
        self.language = language
        # Isolating marks are for mixed writing directions; all three languages run one way.
        self._bundle = FluentBundle([language], use_isolating=False)
        for source in sources.values():
            self._bundle.add_resource(FluentResource(source))

    def has(self, message: str) -> bool:
        """Whether the language has a text with this id."""
        return self._bundle.has_message(message)

    def format(
        self, message: str, arguments: Mapping[str, Value]
    ) -> tuple[str, tuple[Exception, ...]]:
        """The text, and the faults that Fluent met; raise ``LookupError`` without such a text."""
        pattern = self._bundle.get_message(message).value
        if pattern is None:
            raise LookupError(message)
        text, faults = self._bundle.format_pattern(pattern, dict(arguments))
        return str(text), tuple(faults)


def sources(language: str) -> dict[str, str]:
    """The files of a language: name and content."""
    folder = files(__package__) / "catalogues" / language
    return {
        file.name: file.read_text(encoding="utf-8")
        for file in sorted(folder.iterdir(), key=lambda file: file.name)
        if file.name.endswith(".ftl")
    }


@functools.cache
def catalogue(language: str) -> Catalogue:
    """The catalogue of a language, read on first use."""
    return Catalogue(language, sources(language))


def text(language: str, message: str, arguments: Mapping[str, Value]) -> str:
    """A text in a language; else in English; else the id, so that a log never breaks off."""
    for tongue in (language, FALLBACK):
        found = catalogue(tongue)
        if found.has(message):
            return found.format(message, arguments)[0]
    return message
