"""The counters of a game, its scenarios, and where the units stand when one begins."""

from __future__ import annotations

from functools import cache

import msgspec

from hexside.atlas.boards import board, boxes
from hexside.atlas.folders import sources
from hexside.atlas.pieces import CounterRow, Placed, PlacingRow, Remnant, RosterCounter, Scenario
from hexside.datafiles import Problems, Sources, read_document
from hexside.datafiles.game_checks import EVERY, SETUP, UNITS, check_hexes, check_setup
from hexside.datafiles.wide_rows import further_cells, widened

TABLES = "tables.toml"
SEATING = {"repeats", "id", "title", "summary", "variant", "controller", "seat"}
"""The keys in which scenarios may differ and still start alike."""


@cache
def counters(game_id: str) -> dict[str, RosterCounter]:
    """The counters of a game by id, in the order of the file; none if it has no such file."""
    found = sources(game_id)
    if not found.has(UNITS):
        return {}
    problems = Problems()
    last = _remnants(found)
    roster: dict[str, RosterCounter] = {}
    rows = found.collect_table(problems, UNITS, widened(found, UNITS, CounterRow), "id")
    check_hexes(problems, found, UNITS, rows, board(game_id))
    problems.raise_if_any()
    for row in rows:
        value = row.value
        fields = {name: getattr(value, name) for name in CounterRow.__struct_fields__}
        remnant = next(
            (row for row in last if row.side == value.side and value.type in row.types), None
        )
        extra = further_cells(value, CounterRow)
        roster[value.id] = RosterCounter(**fields, extra=extra, remnant=remnant)
    for above, below in _upgrades(found).items():
        roster[above] = msgspec.structs.replace(roster[above], over=roster[below])
    return roster


def _upgrades(found: Sources) -> dict[str, str]:
    """The counters that are laid above others, each with the one below."""
    if not found.has(TABLES):
        return {}
    tree = read_document(found.find(TABLES), name=TABLES).tree
    return {str(row["unit"]): str(row["over"]) for row in tree.get("upgrade", ())}


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
    """Where the units stand at the start: by ``setup.csv``, or else by ``units.csv``.

    A scenario without rows of its own that differs from another only in its seats starts like it.
    """
    found = sources(game_id)
    roster = counters(game_id)
    if not found.has(SETUP):
        return [Placed(unit.id, hex=unit.hex) for unit in roster.values() if unit.hex]
    problems = Problems()
    rows = found.collect_table(problems, SETUP, widened(found, SETUP, PlacingRow))
    known_boxes = {box.id for box in boxes(game_id)}
    known_scenarios = [entry.id for entry in scenarios(game_id)]
    check_setup(problems, found, rows, roster, known_scenarios, known_boxes)
    check_hexes(problems, found, SETUP, rows, board(game_id))
    problems.raise_if_any()
    own = _in_table(game_id, scenario, {row.value.scenario for row in rows})
    return [
        Placed(
            row.value.unit,
            row.value.hex,
            row.value.box,
            row.value.steps,
            further_cells(row.value, PlacingRow),
        )
        for row in rows
        if row.value.scenario in (EVERY, own)
    ]


def _in_table(game_id: str, scenario: str, named: set[str]) -> str:
    """The scenario whose rows of the set-up hold for a scenario."""
    if scenario in named:
        return scenario
    keys = {
        entry.id: {key: value for key, value in entry.document.items() if key not in SEATING}
        for entry in scenarios(game_id)
    }
    alike = (id for id in keys if id in named and keys[id] == keys.get(scenario))
    return next(alike, scenario)
