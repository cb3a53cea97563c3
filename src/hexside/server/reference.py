"""The readable rules of a game, in the reader's language."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from hexside.engine import registry
from hexside.engine.reference import Bullets, Paragraph, Ruling
from hexside.phrasing.references import phrased
from hexside.server.errors import fault
from hexside.server.warming import MAKING


class RulesTable(msgspec.Struct, frozen=True, tag="table", tag_field="kind"):
    """A table of the data files, with every cell as text."""

    id: str
    head: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


class RuleSection(msgspec.Struct, frozen=True):
    """A numbered section of the rules."""

    number: str
    title: str
    blocks: tuple[Paragraph | Ruling | Bullets | RulesTable, ...]


class RulesText(msgspec.Struct, frozen=True):
    """The rules of a game in one language."""

    game: str
    language: str
    sections: tuple[RuleSection, ...]


def rules_text(game: str, language: str) -> RulesText:
    """The rules of a game; raise ``ApiError`` if the game or the text does not exist."""
    with MAKING:
        return _rules_text(game, language)


@lru_cache(maxsize=16)
def _rules_text(game: str, language: str) -> RulesText:
    try:
        definition = registry.game(game)
    except registry.UnknownGame as unknown:
        raise fault(404, "not-found", "no-rules-text", name=game[:60]) from unknown
    if definition.reference is None:
        raise fault(404, "not-found", "no-rules-text", name=game[:60])
    reference = phrased(definition.reference(language, ()))
    return msgspec.convert(msgspec.to_builtins(reference), RulesText)
