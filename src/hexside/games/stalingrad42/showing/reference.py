"""The rules as a player reads them: the text of a language with the tables of the data files."""

from __future__ import annotations

from typing import Any

import msgspec

from hexside.datafiles.reading import read_text
from hexside.datafiles.reference_text import parse_reference
from hexside.engine.reference import Reference, number_at
from hexside.games.stalingrad42.board.map_sheets import board_of
from hexside.games.stalingrad42.combat.combat_tables import load_combat
from hexside.games.stalingrad42.reading.loading import GameData, load, sources
from hexside.games.stalingrad42.showing.reference_tables import tables
from hexside.games.stalingrad42.supply.supply_tables import load_supply

#: The scenario whose numbers the text calls by ``scenario``.
SCENARIO = "fall-blau"


def reference(game: str, language: str, overrides: tuple[str, ...] = ()) -> Reference:
    """The rules in a language; raise ``DataFileErrors`` when a file is faulty."""
    data = load(overrides)
    found = sources(overrides)
    name = f"rules/{language}.md"
    values = _values(data)
    sections = parse_reference(
        read_text(found.find(name), found.label(name)),
        found.label(name),
        {table.id: table for table in tables(data, language)},
        {
            "value": lambda path: number_at(values, path),
            "hexes": lambda area: _hexes(data, area, language),
        },
    )
    return Reference(game, language, sections)


def _values(data: GameData) -> dict[str, Any]:
    """The numbers of the data files by name."""
    combat = load_combat(data.sources).combat
    values: dict[str, Any] = {
        **msgspec.to_builtins(data.tables),
        **msgspec.to_builtins(load_supply(data.sources).numbers),
        "combat": {"attack_cap": combat.attack_cap, "defense_cap": combat.defense_cap},
        "disengagement": {"hexes": load_combat(data.sources).disengagement.hexes},
        "scenario": {
            **msgspec.to_builtins(data.scenarios[SCENARIO]),
            **msgspec.to_builtins(data.setups.of(SCENARIO)),
        },
        "scenarios": {
            name: msgspec.to_builtins(data.setups.of(name)) for name in sorted(data.scenarios)
        },
    }
    return values


def _hexes(data: GameData, area: str, language: str) -> str | None:
    """The hexes of an area, or of a kind of place, on the scenario's map, with their names."""
    board = board_of(data.board, data.setups.of(SCENARIO).maps)
    return ", ".join(board.told_hexes(area, language)) or None


__all__ = ["reference"]
