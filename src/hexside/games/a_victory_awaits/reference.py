"""The rules as a player reads them: the text of a language with the tables of the data files."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
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
    numbered,
    shift_cell,
    table,
    zone_rows,
)
from hexside.datafiles.reference_text import read_reference
from hexside.engine.reference import Cell, Message, Reference, Table, Words, number_at
from hexside.games.a_victory_awaits.loading import GameData, load, sources
from hexside.games.a_victory_awaits.shapes import Numbers, ScenarioFile, TerrainRow

#: The maps from north to south: their letters, and their columns in the turn track.
MAPS = "LSK"
TRACKS = ("leningrad", "smolensk", "kiev", "campaign")
#: The text of the sea names lakes too.
SAID_ELSEWHERE = "lake"


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
        _turns(data),
        _reinforcements(data),
        _chits(data),
        _headquarters(data),
        _victory(data),
        _reserve(data),
        _master_chits(data),
        _fortresses(data),
        _scenarios(data),
        _seats(data),
    )


# Words inside sentences


def _values(data: GameData) -> dict[str, Any]:
    """The numbers of the data files by name; those of a list by their place, from 1."""
    values: dict[str, Any] = {
        **msgspec.to_builtins(data.tables),
        **msgspec.to_builtins(data.terrain),
        "scenarios": msgspec.to_builtins(data.scenarios),
    }
    return {name: numbered(value) for name, value in values.items()}


def _hexes(data: GameData, area: str, language: str) -> str | None:
    """The hexes of an area, or of a kind of place, map by map, with their names."""
    told = data.board.told_hexes(area, language)
    return ", ".join(sorted(told, key=lambda text: MAPS.index(text.rstrip(")")[-5]))) or None


# Tables


def _terrain(data: GameData) -> Table:
    """9.2, 10.3, 10.7: the Terrain Effects Card."""
    effects = data.terrain
    rows: list[tuple[Cell, ...]] = [
        (
            Message(f"terrain-{name}"),
            _class_cost(row, "infantry"),
            _class_cost(row, "mechanised"),
            shift_cell(row.shift),
            _count(row.pursuit),
        )
        for name, row in effects.terrain.items()
        if name != SAID_ELSEWHERE
    ]
    for name, place in effects.place.items():
        cost, shift = _place_cells(place.cost, place.shift)
        rows.append((Message(f"place-{name}"), cost, cost, shift, _count(place.pursuit)))
    for name, side in effects.hexside.items():
        cost = added_cell(side.cost)
        attack = attack_cell(side.attack)
        rows.append((Message(f"hexside-{name}"), cost, cost, attack, _count(side.pursuit)))
    for name, line in effects.line.items():
        cost = Message("reference-cost-of-terrain")
        if line.cost is not None:
            cost = line_cost_cell(line.cost, line.strategic_cost)
        rows.append((Message(f"line-{name}"), cost, cost, NOTHING, NOTHING))
    zone = effects.zone_of_control
    for what, cost in zone_rows(zone.enter_cost, zone.leave_cost):
        rows.append((what, cost, cost, NOTHING, NOTHING))
    return table("terrain", ("terrain", "infantry", "mechanised", "combat", "pursuit"), rows)


def _class_cost(row: TerrainRow, name: str) -> Cell:
    """9.2: mountains are entered along a road, or by mountain divisions, which are infantry."""
    cost = row.cost_for(name)
    if cost == "closed" != row.cost_for("mountain"):
        if name == "infantry":
            return Message("reference-cost-mountain-divisions")
        return Message("reference-cost-by-road")
    return cost_cell(cost)


def _place_cells(cost: float | str | None, shift: int) -> tuple[Cell, Cell]:
    """A place without a cost of its own adds to the terrain of its hex."""
    if cost is None:
        more = Message("reference-columns-left-more", {"size": shift})
        return Message("reference-cost-of-terrain"), more
    return cost_cell(cost), shift_cell(shift)


def _count(number: int) -> str:
    return str(number) if number else NOTHING


def _turns(data: GameData) -> Table:
    """6.2, 15.2: the chits to choose each turn, and those that join after the first turn."""
    rows: list[tuple[Cell, ...]] = []
    for row in data.tables.turn:
        joining = [
            chit.id
            for chit in data.chits.values()
            if chit.from_turn == row.number > 1 and chit.chosen == "all"
        ]
        numbers = (_of_sides(row.chits[track]) for track in TRACKS)
        dates = f"{_day(row.first_day)}–{_day(row.last_day)}"
        rows.append((str(row.number), dates, *numbers, chit_cell(joining)))
    return table("turns", ("turn", "dates-1941", *_track_columns(), "joining"), rows)


def _reinforcements(data: GameData) -> Table:
    """12.2: the units that a Reinforcement chit brings; equal turns are drawn together."""
    rows: list[tuple[Cell, ...]] = []
    arriving = [
        (row.number, tuple(_of_sides(row.reinforcements[track]) for track in TRACKS))
        for row in data.tables.turn
        if row.number >= data.tables.arrivals.reinforcements_from_turn
    ]
    for numbers, group in groupby(arriving, key=lambda pair: pair[1]):
        turns = [number for number, _ in group]
        rows.append((_span(turns), *numbers))
    return table("reinforcements", ("turn", *_track_columns()), rows)


def _track_columns() -> tuple[str, ...]:
    return tuple(f"track-{track}" for track in TRACKS)


def _of_sides(numbers: Numbers) -> str:
    """German and Romanian, then Soviet."""
    romanian = f" + {numbers.romanian}" if numbers.romanian else ""
    return f"{numbers.german}{romanian} / {numbers.soviet}"


def _day(date: str) -> str:
    _, month, day = date.split("-")
    return f"{int(day)}.{month}"


def _span(numbers: Sequence[int]) -> str:
    first, last = numbers[0], numbers[-1]
    return str(first) if first == last else f"{first}–{last}"


def _chits(data: GameData) -> Table:
    """2.2, 4.0, 15.2: the activation chits with the map of each; dummies are not counted."""
    rows: list[tuple[Cell, ...]] = []
    counted = {name: chit for name, chit in data.chits.items() if chit.count}
    shared = chits_table(counted)
    for chit, (name, owner, count, turn) in zip(counted.values(), shared.rows, strict=True):
        by_choice = Message("reference-turn-by-choice", {"turn": chit.from_turn})
        from_turn = by_choice if chit.chosen == "player" else turn
        rows.append((name, owner, chit.map or NOTHING, count, from_turn))
    return table("chits", ("chit", "owner", "map", "count", "from-turn"), rows)


def _headquarters(data: GameData) -> Table:
    """2.2, 8.2: the headquarters; those that are alike in one row."""
    rows: list[tuple[Cell, ...]] = []
    for unit in data.roster.values():
        if unit.is_hq:
            row = (
                Message(f"size-{(unit.size or '').replace(' ', '-')}"),
                Message(f"nationality-{unit.nationality}"),
                str(unit.attack),
                NOTHING if unit.reduced_attack is None else str(unit.reduced_attack),
                str(unit.move),
                str(unit.command_range),
            )
            if row not in rows:
                rows.append(row)
    columns = ("headquarters", "nation", "strength", "reduced", "move", "range")
    return table("headquarters", columns, rows)


def _victory(data: GameData) -> Table:
    """16.1-16.3, 18.2: what scores, with and without a line of communication."""
    rows: list[tuple[Cell, ...]] = []
    for code, points in msgspec.to_builtins(data.tables.victory_points).items():
        supplied, cut_off = points if isinstance(points, (list, tuple)) else (points, points)
        rows.append((Message(f"score-{code}"), str(supplied), str(cut_off)))
    return table("victory", ("what", "with-line", "without-line"), rows)


def _reserve(data: GameData) -> Table:
    """17.2, 18.1: units activated by the Reserve and OKH chits."""
    numbers = data.tables.reserve
    dice = list(enumerate(zip(numbers.units, numbers.leningrad_units, strict=True), 1))
    rows = [
        (_span([die for die, _ in group]), *map(str, units))
        for units, group in groupby(dice, key=lambda pair: pair[1])
    ]
    return table("reserve", ("die", "reserve-units", "reserve-units-leningrad"), rows)


def _master_chits(data: GameData) -> Table:
    """20.2: the master cup; two numbers are for a team of two and for one of three."""
    masters = data.tables.master_chits
    late = data.tables.arrivals.reinforcements_from_turn
    first, later = (" / ".join(map(str, pair)) for pair in (masters.first_turn, masters.later))
    cells = {
        "master": (first, later, later),
        "reinforcement": (NOTHING, NOTHING, "1"),
        **dict.fromkeys(("supply", "okh", "reserve"), ("1", "1", "1")),
    }
    rows = [
        (Message(f"chit-{chit.id}"), *cells[kind])
        for kind in cells
        for chit in data.chits.values()
        if chit.kind == kind
    ]
    head = (
        Message("reference-column-chit"),
        Message("reference-turn-one"),
        Message("reference-turns-between", {"first": 2, "last": late - 1}),
        Message("reference-turns-from", {"first": late}),
    )
    return Table("master-chits", head, tuple(rows))


def _for_two(data: GameData) -> list[ScenarioFile]:
    return [row for row in data.scenarios.values() if row.variant == "two-players"]


def _fortresses(data: GameData) -> Table:
    """14.0-14.3, 18.1-18.3: how much may be built, and the markers of the maps."""
    markers = data.tables.fortress.markers
    rows = [
        (
            Message(row.title),
            str(row.fortress_levels_per_check),
            str(row.fortress_hexes),
            ", ".join(f"{letter} {markers[letter]}" for letter in row.unit_maps),
        )
        for row in _for_two(data)
    ]
    columns = ("scenario", "fortress-levels", "fortress-hexes", "fortress-markers")
    return table("fortresses", columns, rows)


def _scenarios(data: GameData) -> Table:
    """15.4, 16.4, 18: length, what the Axis needs, the Strategic Reserve of a turn."""
    rows = [
        (
            Message(row.title),
            str(row.turns),
            str(row.victory_threshold),
            _count(row.strategic_reserve),
        )
        for row in _for_two(data)
    ]
    return table("scenarios", ("scenario", "turns", "axis-needs", "strategic-reserve"), rows)


def _seats(data: GameData) -> Table:
    """19.2: the players of the multiplayer campaign, and which of them is the controller."""
    rows = [
        (
            Message(row.title),
            Words(tuple(Message(f"seat-{seat.id}") for seat in row.seat)),
            Message(f"seat-{row.controller}"),
        )
        for row in data.scenarios.values()
        if row.controller
    ]
    return table("seats", ("scenario", "seats", "controller"), rows)


__all__ = ["reference"]
