"""The reader's language, and the command's texts in it."""

from __future__ import annotations

import os
from collections.abc import Mapping

#: The same languages as the catalogues, which are loaded only when something is printed.
LANGUAGES = ("en", "pl", "ru")
#: Where to look for the language, in order.
VARIABLES = ("HEXSIDE_LANG", "LC_ALL", "LC_MESSAGES", "LANG")

_chosen = ""


def choose_language(name: str) -> None:
    """Use this language for the rest of the command; empty means the environment's."""
    global _chosen  # noqa: PLW0603  (one process is one command)
    _chosen = name


def language() -> str:
    """The current language."""
    return _chosen or language_of(os.environ)


def language_of(environment: Mapping[str, str]) -> str:
    """The first language named in the environment that has a catalogue; otherwise English."""
    for variable in VARIABLES:
        name = environment.get(variable, "")[:2].lower()
        if name in LANGUAGES:
            return name
    return "en"


def text(message: str, **arguments: str | int | float) -> str:
    """A message of the catalogues, or its id if there is none."""
    from hexside.phrasing import Phrasing

    return Phrasing(language()).text(message, **arguments)


def english(message: str) -> str:
    """A message in English, for shared files."""
    from hexside.phrasing import Phrasing

    return Phrasing("en").text(message)
