"""The rules as a player reads them: the text of a language with the tables of the data files."""

from __future__ import annotations

from typing import Any

import msgspec

from hexside.datafiles.reference_tables import (
    NOTHING,
    added_cell,
    attack_cell,
    chit_cell,
    chits_table,
    combat_table,
    cost_cell,
    line_cost_cell,
    shift_cell,
    table,
    zone_rows,
)
from hexside.datafiles.reference_text import read_reference
from hexside.engine.reference import Cell, Message, Reference, Table, number_at, printed
from hexside.games.traces_of_war.loading import GameData, load, sources


def reference(game: str, language: str, overrides: tuple[str, ...] = ()) -> Reference:
    """The rules in a language; raise ``DataFileErrors`` when a file is faulty."""
    data = load(overrides)
    values = _values(data)
    return read_reference(
        game,
        language,
        sources(overrides),
        tables(data),
        {
            "value": lambda path: number_at(values, path),
            "hexes": lambda area: _hexes(data, area, language),
        },
    )


def tables(data: GameData) -> tuple[Table, ...]:
    """Every table that the text may show."""
    return (
        combat_table(data.combat.labels, data.combat.results),
        _terrain(data),
        _crossing_points(data),
        _negotiation(data),
        _stavka(data),
        _turns(data),
        chits_table(data.chits),
        _headquarters(data),
        *(_victory(data, name) for name in data.tables.victory_points),
    )


# Words inside sentences


def _values(data: GameData) -> dict[str, Any]:
    """The numbers of the data files by name."""
    values: dict[str, Any] = {
        **msgspec.to_builtins(data.tables),
        **msgspec.to_builtins(data.terrain),
        "scenarios": msgspec.to_builtins(data.scenarios),
    }
    return values


def _hexes(data: GameData, area: str, language: str) -> str | None:
    """The hexes of an area, or of a kind of place, from north to south, with their names."""
    return ", ".join(reversed(data.board.told_hexes(area, language))) or None


# Tables


def _terrain(data: GameData) -> Table:
    """9.1, 9.3, 10.2: the Terrain Effects Table."""
    effects = data.terrain
    rows: list[tuple[Cell, ...]] = [
        (Message(f"terrain-{name}"), cost_cell(row.cost), shift_cell(row.shift))
        for name, row in effects.terrain.items()
    ]
    rows += [
        (Message(f"place-{name}"), Message("reference-cost-of-terrain"), shift_cell(place.shift))
        for name, place in effects.place.items()
    ]
    rows += [
        (Message(f"hexside-{name}"), added_cell(side.cost), attack_cell(side.attack))
        for name, side in effects.hexside.items()
    ]
    rows += [
        (Message(f"line-{name}"), line_cost_cell(line.cost, line.strategic_cost), NOTHING)
        for name, line in effects.line.items()
    ]
    zone = effects.zone_of_control
    rows += [(*row, NOTHING) for row in zone_rows(zone.enter_cost, zone.leave_cost)]
    return table("terrain", ("terrain", "movement", "combat"), rows)


def _crossing_points(data: GameData) -> Table:
    """12.3: what the number of crossing points decides; equal rows are drawn together."""
    points = data.tables.crossing_points
    columns = (points.negotiation_points, points.luftwaffe_markers, points.okh_order_units)
    rows: list[tuple[Cell, ...]] = []
    first = 0
    entries = list(zip(*columns, strict=True))
    for count, entry in enumerate(entries):
        if count + 1 < len(entries) and entries[count + 1] == entry:
            continue
        held = str(first) if first == count else f"{first}–{count}"
        rows.append((held, *(printed(value) for value in entry)))
        first = count + 1
    head = ("crossing-points", "negotiation-points", "luftwaffe", "order-units")
    return table("crossing-points", head, rows)


def _negotiation(data: GameData) -> Table:
    """11.2, 12.2: prices in Negotiation Points."""
    return table(
        "negotiation",
        ("purchase", "negotiation-points"),
        [
            (Message(f"reference-purchase-{code}"), printed(cost))
            for code, cost in data.tables.negotiation_cost.items()
        ],
    )


def _stavka(data: GameData) -> Table:
    """4.2.1: when STAVKA may be chosen."""
    rows = [(turn, printed(most)) for turn, most in data.tables.stavka.items()]
    return table("stavka", ("turn", "most-crossing-points"), rows)


def _turns(data: GameData) -> Table:
    """The turn track with the chits that join after the first turn."""
    first = min(row.number for row in data.tables.turn)
    rows: list[tuple[Cell, ...]] = []
    for row in data.tables.turn:
        year, _, month = row.month.partition("-")
        joining = [c.id for c in data.chits.values() if c.from_turn == row.number > first]
        rows.append(
            (
                str(row.number),
                Message(f"month-{month}", {"year": year}),
                str(row.axis_chits),
                str(row.soviet_chits),
                chit_cell(joining),
            )
        )
    return table("turns", ("turn", "month", "axis-chits", "soviet-chits", "joining"), rows)


def _headquarters(data: GameData) -> Table:
    """2.3: strength, movement and command range of the headquarters."""
    rows = [
        (
            Message(f"unit-{unit.id}"),
            str(unit.attack),
            str(unit.defense),
            str(unit.move),
            str(unit.command_range),
        )
        for unit in data.roster.values()
        if unit.is_hq
    ]
    return table("headquarters", ("headquarters", "attack", "defense", "move", "range"), rows)


def _victory(data: GameData, name: str) -> Table:
    """13.2, 13.3: what scores in a scenario."""
    rows = [
        (Message(f"score-{code}"), printed(points))
        for code, points in data.tables.victory_points[name].items()
    ]
    return table(f"victory-{name}", ("each", "victory-points"), rows)
