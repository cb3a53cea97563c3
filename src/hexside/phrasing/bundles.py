"""The Fluent catalogues: one bundle per language, made of all its files."""

from __future__ import annotations

import functools
import importlib.util
from collections.abc import Mapping
from importlib.resources import files
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from hexside.engine import registry

#: The languages of the catalogues; every text exists in all of them.
LANGUAGES = ("en", "pl", "ru")
FALLBACK = "en"

Value = str | int | float


class UnknownLanguage(LookupError):
    """There is no catalogue for this language."""


def language_of(tag: str) -> str:
    """The language of a tag such as ``pl-PL``; raise ``UnknownLanguage`` if there is none."""
    language = tag.replace("_", "-").partition("-")[0].lower()
    if language not in LANGUAGES:
        raise UnknownLanguage(tag)
    return language


#: What is larger is told as a text.
LARGEST_NUMBER = 10**15


class Catalogue:
    """The texts of one language by message id."""

    def __init__(self, language: str, sources: Mapping[str, str]) -> None:
        self.language = language
        # Isolation marks are for mixed writing directions; all three languages run left to right.
        self._bundle = FluentBundle([language], use_isolating=False)
        for source in sources.values():
            self._bundle.add_resource(FluentResource(source))

    def has(self, message: str) -> bool:
        """Whether the language has a text with this id."""
        return self._bundle.has_message(message)

    def format(
        self, message: str, arguments: Mapping[str, Value]
    ) -> tuple[str, tuple[Exception, ...]]:
        """The text, and the errors that Fluent met; raise ``LookupError`` if there is no text."""
        pattern = self._bundle.get_message(message).value
        if pattern is None:
            raise LookupError(message)
        told = {name: _tellable(value) for name, value in arguments.items()}
        text, faults = self._bundle.format_pattern(pattern, told)
        return str(text), tuple(faults)


def _tellable(value: Value) -> Value:
    """Numbers far beyond any game come from outside; the library cannot write them."""
    if isinstance(value, (int, float)) and not abs(value) < LARGEST_NUMBER:
        return f"{str(value)[:12]}..."
    return value


def sources(language: str) -> dict[str, str]:
    """The files of a language: name and content."""
    folder = files(__package__) / "catalogues" / language
    return {
        file.name: file.read_text(encoding="utf-8")
        for file in sorted(folder.iterdir(), key=lambda file: file.name)
        if file.name.endswith(".ftl")
    }


def words_of(module: str, language: str) -> dict[str, str]:
    """The words that the package of a game brings along: ``words/<language>.ftl`` in it."""
    found = importlib.util.find_spec(module)
    folders = (found.submodule_search_locations or ()) if found else ()
    texts = [Path(folder) / "words" / f"{language}.ftl" for folder in folders]
    return {str(text): text.read_text(encoding="utf-8") for text in texts if text.is_file()}


def catalogue(language: str) -> Catalogue:
    """The catalogue of a language with the words of all games, read on first use."""
    return _catalogue(language, registry.modules())


@functools.cache
def _catalogue(language: str, modules: tuple[str, ...]) -> Catalogue:
    found = sources(language)
    for module in modules:
        found |= words_of(module, language)
    return Catalogue(language, found)


def text(language: str, message: str, arguments: Mapping[str, Value]) -> str:
    """A text in a language; otherwise in English; otherwise the id, so that a log never stops."""
    for tongue in (language, FALLBACK):
        found = catalogue(tongue)
        if found.has(message):
            return found.format(message, arguments)[0]
    return message
