"""The rules as a player reads them: the text of a language with the tables of the data files."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Any

import msgspec

from hexside.datafiles.reference_tables import (
    NOTHING,
    added_cell,
    attack_cell,
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
from hexside.engine.reference import Cell, Message, Reference, Table, Words, number_at, printed
from hexside.games.iskra.loading import GameData, load, sources
from hexside.games.iskra.shapes import Counter
from hexside.games.iskra.terrain_effects import AreaRow, Cost, HexsideRow, TerrainRow

#: A battalion, whose name is the same in every language.
BATTALION = re.compile(r"[IVX]+/\d+")
#: The Axis seat is that of the Germans.
SEATS = {"axis": "seat-iskra-axis"}
#: 5.2.5, 8.8: the area that has effects.
POND = "pond"
#: 13.3.1: the hexside that a pontoon bridge spans.
PONTOON_SITE = "pontoon-site"
#: How the list of counters says when one comes.
TURN, EVENT = "turn", "event"


def reference(game: str, language: str, overrides: tuple[str, ...] = ()) -> Reference:
    """The rules in a language; raise ``DataFileErrors`` when a file is faulty."""
    data = load(overrides)
    values = _values(data)
    return read_reference(
        game,
        language,
        sources(overrides),
        tables(data, language),
        {
            "value": lambda path: number_at(values, path),
            "hexes": lambda area: _hexes(data, area),
        },
    )


def tables(data: GameData, language: str) -> tuple[Table, ...]:
    """Every table that the text may show."""
    return (
        combat_table(data.combat.ratios, tuple(data.combat.results.values())),
        _barrages(data),
        _barrage(data),
        _terrain(data),
        _turns(data),
        _events(data),
        _victory(data, language),
        _levels(data),
        _reinforcements(data),
        _headquarters(data),
        chits_table(data.chits, SEATS),
    )


# Words inside sentences


def _values(data: GameData) -> dict[str, Any]:
    """The numbers of the data files by name; those of a list by their place, from 1."""
    values: dict[str, Any] = {
        **msgspec.to_builtins(data.tables),
        **msgspec.to_builtins(data.terrain),
    }
    return {name: numbered(value) for name, value in values.items()}


def _hexes(data: GameData, area: str) -> str | None:
    """The hexes of an area by number."""
    names = data.board.grid.names
    return ", ".join(sorted(names[hex] for hex in data.board.areas.get(area, ()))) or None


# Barrages


def _barrages(data: GameData) -> Table:
    """8.5.1: the Barrage Table."""
    rows = [(roll, str(count)) for roll, count in data.combat.barrages.items()]
    return table("barrages", ("modified-roll", "barrages"), rows)


def _barrage(data: GameData) -> Table:
    """8.5.1: the barrage column of the Combat Results Table."""
    rows = [
        (roll, NOTHING if result == "-" else result) for roll, result in data.combat.barrage.items()
    ]
    return table("barrage", ("modified-roll", "result"), rows)


# Terrain


def _terrain(data: GameData) -> Table:
    """5.2, 5.4, 8.4.2: the Terrain Effects Chart."""
    effects = data.terrain
    rows: list[tuple[Cell, ...]] = [
        (
            Message(f"terrain-{name}"),
            _side_cost(row.cost.other, row),
            _mechanised_cost(row),
            _combat(row),
        )
        for name, row in effects.terrain.items()
    ]
    as_terrain = Message("reference-cost-of-terrain")
    rows.append((Message(f"area-{POND}"), as_terrain, as_terrain, _combat(effects.area[POND])))
    for name, side in effects.hexside.items():
        on_foot, mechanised = _hexside_costs(name, side)
        rows.append((Message(f"hexside-{name}"), on_foot, mechanised, _across(side)))
    for name, line in effects.line.items():
        if line.cost is not None:
            costs = (
                cost_cell(cost) if isinstance(cost, str) else line_cost_cell(cost, strategic)
                for cost, strategic in (
                    (line.cost.other, line.strategic_cost),
                    (line.cost.mechanised, line.strategic_cost),
                )
            )
            rows.append((Message(f"line-{name}"), *costs, NOTHING))
    zone = effects.zone_of_control
    for what, cost in zone_rows(zone.enter_cost, zone.leave_cost):
        rows.append((what, cost, cost, NOTHING))
    return table("terrain", ("terrain", "on-foot", "mechanised", "combat"), rows)


def _side_cost(cost: Cost, row: TerrainRow | HexsideRow) -> Cell:
    """5.2.8: the cost of what is closed to the Germans is that of the Soviets."""
    cell = added_cell(cost) if isinstance(row, HexsideRow) else cost_cell(cost)
    if not row.closed_to or not isinstance(cell, str):
        return cell
    return Message("reference-cost-soviets", {"cost": cell})


def _mechanised_cost(row: TerrainRow) -> Cell:
    """8.3.4, 9.2.3, R-74: what is closed opens along a line, Neva ice by a pontoon bridge."""
    if row.bridged_cost is not None:
        return Message("reference-cost-pontoon-bridge", {"cost": printed(row.bridged_cost)})
    if row.cost.mechanised == "closed":
        return Message("reference-cost-along-line")
    return cost_cell(row.cost.mechanised)


def _hexside_costs(name: str, side: HexsideRow) -> tuple[Cell, Cell]:
    """5.2.2, 9.2.3, 13.3.1: what crossing costs on foot and for mechanised units."""
    if name == PONTOON_SITE:
        road = Message("reference-cost-as-main-road")
        return road, road
    if isinstance(side.cost, (int, float)):
        cell = added_cell(side.cost)
        return cell, cell
    return _side_cost(side.cost.other, side), added_cell(side.cost.mechanised)


def _combat(row: TerrainRow | AreaRow) -> Cell:
    """8.4.2, 8.7, 8.8, 9.5: what a hex does in combat."""
    return _words(_combat_items(row))


def _combat_items(row: TerrainRow | AreaRow) -> Iterator[Message]:
    shift = shift_cell(max(row.shift, 0))
    if isinstance(shift, Message):
        yield shift
    if row.shift < 0:
        yield Message("reference-columns-right", {"size": -row.shift})
    if row.attacker_shift:
        yield Message("reference-attack-from-it", {"size": row.attacker_shift})
    if isinstance(row, TerrainRow):
        if row.ignores_loss:
            yield Message("reference-ignores-loss", {"count": row.ignores_loss})
        if row.ignores_retreat:
            yield Message("reference-ignores-retreat", {"count": row.ignores_retreat})


def _across(side: HexsideRow) -> Cell:
    """8.4.1, 8.8.1, 10.5.1: an attack and a pursuit across a hexside."""
    found = []
    if side.attack != 1:
        attack = attack_cell(side.attack)
        if isinstance(attack, Message):
            found.append(attack)
    if side.closed_to_pursuit:
        found.append(Message("reference-no-pursuit"))
    return _words(found)


def _words(items: Iterator[Message] | Sequence[Message]) -> Cell:
    found = tuple(items)
    return Words(found) if found else NOTHING


# Turns and events


def _turns(data: GameData) -> Table:
    """1.2.2: the Turn Record Track."""
    rows = [
        (
            str(row.number),
            _day(row.date),
            str(row.soviet_chits),
            str(row.axis_chits),
            str(row.soviet_replacements),
        )
        for row in data.tables.turn
    ]
    columns = ("turn", "date-1943", "soviet-chits", "axis-chits", "soviet-replacements")
    return table("turns", columns, rows)


def _day(date: str) -> str:
    _, month, day = date.split("-")
    return f"{int(day)}.{month}"


def _events(data: GameData) -> Table:
    """19.0: the Random Events Table; turns with the same events are told together."""
    rows: list[tuple[Cell, ...]] = []
    for events, group in groupby(sorted(data.events.items()), key=lambda pair: pair[1]):
        turns = [turn for turn, _ in group]
        for die, (first, second) in enumerate(events.rows, 1):
            cards = (Message(f"card-{first}"), Message(f"card-{second}"))
            rows.append((_span(turns), str(die), *cards))
    return table("events", ("turns", "die", "event", "event-instead"), rows)


def _span(numbers: Sequence[int]) -> str:
    first, last = numbers[0], numbers[-1]
    return str(first) if first == last else f"{first}–{last}"


# Victory


def _victory(data: GameData, language: str) -> Table:
    """14.3.1: the places that score, with the values of both sides."""
    names = {place.id: place.names[language] for place in data.board.places}
    rows = [
        (
            names[row.location],
            " ".join(row.hexes),
            _two(row.soviet, row.soviet_low),
            _two(row.axis, row.axis_low),
        )
        for row in data.victory
    ]
    return table("victory", ("place", "hexes", "soviet", "axis"), rows)


def _two(high: int, low: int) -> str:
    return str(high) if high == low else f"{high} / {low}"


def _levels(data: GameData) -> Table:
    """14.3: the levels by Soviet less German points, from the best down."""
    rows: list[tuple[Cell, ...]] = []
    levels = data.tables.level
    for above, row in zip((None, *levels), levels, strict=False):
        if above is None:
            points = f"≥ {printed(row.at_least)}"
        elif row is levels[-1]:
            points = f"≤ {printed(above.at_least - 1)}"
        else:
            points = f"{printed(row.at_least)} … {printed(above.at_least - 1)}"
        rows.append((Message(f"level-{row.id}"), points))
    return table("levels", ("level", "difference"), rows)


# Units


def _reinforcements(data: GameData) -> Table:
    """15.3, 19.1.18-19.1.20: what enters where, by turn, then by event."""
    events = {rule: event for event, rule in data.event_rules.items()}
    arriving: dict[tuple[int, str, str], list[Counter]] = {}
    for counter in data.roster.values():
        kind, _, when = counter.availability.partition(" ")
        if counter.entry and kind in (TURN, EVENT):
            turn = int(when) if kind == TURN else len(data.tables.turn) + 1
            arriving.setdefault((turn, when, counter.entry), []).append(counter)
    rows: list[tuple[Cell, ...]] = []
    for (_, when, entry), counters in sorted(arriving.items()):
        occasion = Message(f"card-{events[when]}") if when in events else when
        rows.append((occasion, entry, Words(_told(counters))))
    return table("reinforcements", ("turn", "entry", "units"), rows)


def _told(counters: Sequence[Counter]) -> tuple[Message, ...]:
    """Soviet divisions and brigades as a whole, all others unit by unit; headquarters first."""
    found: list[Message] = []
    for counter in sorted(counters, key=lambda counter: not counter.is_hq):
        name = Message(f"unit-{counter.id}")
        if BATTALION.fullmatch(counter.name):
            name = Message("reference-unit", {"name": counter.name})
        elif counter.army and counter.formation and not counter.is_hq:
            name = Message(f"formation-iskra-{counter.formation}")
        if name not in found:
            found.append(name)
    return tuple(found)


def _headquarters(data: GameData) -> Table:
    """3.2, 3.3.3: the headquarters with their ranges."""
    rows = [
        (
            Message(f"unit-{unit.id}"),
            Message(SEATS.get(unit.side, f"seat-{unit.side}")),
            str(unit.move),
            str(unit.command_range),
        )
        for unit in data.roster.values()
        if unit.is_hq
    ]
    return table("headquarters", ("headquarters", "owner", "move", "range"), rows)


__all__ = ["reference"]
