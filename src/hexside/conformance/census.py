"""The census: exact counts of every scenario start, similar to ``perft`` in chess."""

from __future__ import annotations

import msgspec

import hexside


def census_text(scenario: str) -> str:
    """The counts of a scenario at its first decision, as JSON that diffs well."""
    game = hexside.new(scenario, seed=0)
    counts = {"legal_actions": len(game.legal()), **game.rules.census(game.state)}
    text = msgspec.json.encode(counts, order="sorted")
    return msgspec.json.format(text, indent=2).decode() + "\n"
