"""The language of the reader, and the words of the command in it."""

from __future__ import annotations

import os
from collections.abc import Mapping

#: The same as those of the catalogues, which are not loaded before something is said.
LANGUAGES = ("en", "pl", "ru")
#: Where the language is looked for, in this order.
VARIABLES = ("HEXSIDE_LANG", "LC_ALL", "LC_MESSAGES", "LANG")

_chosen = ""


def choose_language(name: str) -> None:
    """Speak this language for the rest of the command; empty means that of the surroundings."""
    global _chosen  # noqa: PLW0603  (one process is one command)
    _chosen = name


def language() -> str:
    """The language in force."""
    return _chosen or language_of(os.environ)


def language_of(environment: Mapping[str, str]) -> str:
    """The first language named by the surroundings that has a catalogue; else English."""
    for variable in VARIABLES:
        name = environment.get(variable, "")[:2].lower()
        if name in LANGUAGES:
            return name
    return "en"


def text(message: str, **arguments: str | int | float) -> str:
    """A message of the catalogues; its bare id where there is none."""
    from hexside.phrasing import Phrasing

    return Phrasing(language()).text(message, **arguments)


def english(message: str) -> str:
    """A message in English, for files that everybody reads."""
    from hexside.phrasing import Phrasing

    return Phrasing("en").text(message)
