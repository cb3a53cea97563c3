"""Kinds are given to events that there are, in the words of every language."""

from __future__ import annotations

import pytest

from hexside.engine import registry
from hexside.phrasing import LANGUAGES, Phrasing


@pytest.mark.parametrize("game", ["a-victory-awaits", "iskra", "stalingrad-42", "traces-of-war"])
def test_kinds_are_given_to_events_with_a_text(game: str) -> None:
    kinds = registry.game(game).event_kinds
    for language in LANGUAGES:
        phrasing = Phrasing(language)
        assert [
            code
            for code in kinds
            if not phrasing.has(f"event-{code}") and not phrasing.has(f"event-{game}-{code}")
        ] == []
    assert {"move", "attack", "result", "loss", "turn"} <= set(kinds.values())
