"""The rules of a game for reading, in the reader's language."""

from __future__ import annotations

from functools import lru_cache

from hexside.engine import registry
from hexside.engine.reference import HasReference, Reference
from hexside.phrasing.references import phrased
from hexside.server.errors import fault
from hexside.server.warming import MAKING


def rules_text(game: str, language: str) -> Reference:
    """The rules of a game; raise ``ApiError`` when there is no such game or no such text."""
    with MAKING:
        return _rules_text(game, language)


@lru_cache(maxsize=16)
def _rules_text(game: str, language: str) -> Reference:
    try:
        definition = registry.game(game)
    except registry.UnknownGame as unknown:
        raise fault(404, "not-found", "no-rules-text", name=game[:60]) from unknown
    if not isinstance(definition, HasReference):
        raise fault(404, "not-found", "no-rules-text", name=game[:60])
    return phrased(definition.reference(language))
