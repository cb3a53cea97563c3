"""The counters of a game, its scenarios, and where the units stand when one begins."""

from __future__ import annotations

from functools import cache

import msgspec

from hexside.atlas.boards import board, boxes
from hexside.atlas.folders import sources
from hexside.atlas.shapes import Counter, CounterRow, Placed, Remnant, Scenario, SetupRow
from hexside.atlas.wide_tables import collect_wide
from hexside.datafiles import Problems, Sources, read_document

UNITS = "units.csv"
SETUP = "setup.csv"
TABLES = "tables.toml"
EVERY = "all"
"""A row of ``setup.csv`` for every scenario."""


@cache
def counters(game_id: str) -> dict[str, Counter]:
    """The counters of a game by id, in the order of the file; none if it has no such file."""
    found = sources(game_id)
    if not found.has(UNITS):
        return {}
    problems = Problems()
    grid = board(game_id).grid
    last = _remnants(found)
    roster: dict[str, Counter] = {}
    for row, extra in collect_wide(problems, found, UNITS, CounterRow, "id"):
        value = row.value
        if value.hex is not None and value.hex not in grid:
            problems.add(UNITS, row.line, "hex", value.hex, "unknown-hex")
        fields = {name: getattr(value, name) for name in CounterRow.__struct_fields__}
        remnant = next(
            (row for row in last if row.side == value.side and value.type in row.types), None
        )
        roster[value.id] = Counter(**fields, extra=extra, remnant=remnant)
    problems.raise_if_any()
    return roster


def _remnants(found: Sources) -> tuple[Remnant, ...]:
    """What becomes of units with three steps, where a game's tables tell it."""
    if not found.has(TABLES):
        return ()
    tree = read_document(found.find(TABLES), name=TABLES).tree
    return msgspec.convert(tree.get("remnant", ()), tuple[Remnant, ...])


@cache
def scenarios(game_id: str) -> tuple[Scenario, ...]:
    """The scenarios of a game, in the order of ``game.toml``."""
    found = sources(game_id)
    game = read_document(found.find("game.toml"), name="game.toml").tree
    read = []
    for name in game.get("scenarios", ()):
        file = f"scenarios/{name}.toml"
        tree = read_document(found.find(file), name=file).tree
        read.append(
            Scenario(str(name), int(tree.get("first_turn", 1)), int(tree.get("turns", 1)), tree)
        )
    return tuple(read)


@cache
def setup(game_id: str, scenario: str) -> list[Placed]:
    """Where the units stand at the start: by ``setup.csv``, or else by ``units.csv``."""
    found = sources(game_id)
    roster = counters(game_id)
    if not found.has(SETUP):
        return [Placed(unit.id, hex=unit.hex) for unit in roster.values() if unit.hex]
    problems = Problems()
    grid = board(game_id).grid
    known_boxes = {box.id for box in boxes(game_id)}
    known_scenarios = [entry.id for entry in scenarios(game_id)]
    placed = []
    for row, extra in collect_wide(problems, found, SETUP, SetupRow):
        value = row.value
        if value.unit not in roster:
            problems.add_unknown(SETUP, row.line, "unit", value.unit, roster, UNITS)
        if value.scenario not in (EVERY, *known_scenarios):
            problems.add_unknown(
                SETUP, row.line, "scenario", value.scenario, known_scenarios, "game.toml"
            )
        if value.hex and value.hex not in grid:
            problems.add(SETUP, row.line, "hex", value.hex, "unknown-hex")
        if value.box and known_boxes and value.box not in known_boxes:
            problems.add_unknown(
                SETUP, row.line, "box", value.box, sorted(known_boxes), "map/boxes.csv"
            )
        if value.scenario in (EVERY, scenario):
            placed.append(Placed(value.unit, value.hex, value.box, value.steps, extra))
    problems.raise_if_any()
    return placed
