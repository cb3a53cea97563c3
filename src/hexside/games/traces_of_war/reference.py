"""The rules as a player reads them: the text of a language with the tables of the data files."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from hexside.datafiles.reading import read_text
from hexside.datafiles.reference_text import parse_reference
from hexside.engine.reference import Cell, Message, Reference, Table, Words, number_at, printed
from hexside.games.traces_of_war.loading import GameData, load, sources
from hexside.games.traces_of_war.tables import Chit, Cost

NOTHING = "–"


def reference(game: str, language: str, overrides: tuple[str, ...] = ()) -> Reference:
    """The rules in a language; raise ``DataFileErrors`` when a file is faulty."""
    data = load(overrides)
    found = sources(overrides)
    name = f"rules/{language}.md"
    values = _values(data)
    sections = parse_reference(
        read_text(found.find(name), found.label(name)),
        found.label(name),
        {table.id: table for table in tables(data)},
        {
            "value": lambda path: number_at(values, path),
            "hexes": lambda area: _hexes(data, area, language),
        },
    )
    return Reference(game, language, sections)


def tables(data: GameData) -> tuple[Table, ...]:
    """Every table that the text may show."""
    return (
        _combat(data),
        _terrain(data),
        _crossing_points(data),
        _negotiation(data),
        _stavka(data),
        _turns(data),
        _chits(data),
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


def _table(name: str, columns: Sequence[str], rows: Sequence[tuple[Cell, ...]]) -> Table:
    head = tuple(Message(f"reference-column-{column}") for column in columns)
    return Table(name, head, tuple(rows))


def _combat(data: GameData) -> Table:
    """10.3: the Combat Results Table."""
    labels = tuple(label.replace(".5", "½") for label in data.combat.labels)
    rows = tuple(
        (str(die), *(NOTHING if cell == "--" else cell for cell in row))
        for die, row in enumerate(data.combat.results, 1)
    )
    return Table("combat", (Message("reference-column-die"), *labels), rows)


def _cost(cost: Cost) -> Cell:
    return Message(f"reference-cost-{cost}") if isinstance(cost, str) else printed(cost)


def _added(cost: Cost) -> Cell:
    return _cost(cost) if isinstance(cost, str) else f"+{printed(cost)}"


def _shift(columns: int) -> Cell:
    return Message("reference-columns-left", {"size": columns}) if columns else NOTHING


def _terrain(data: GameData) -> Table:
    """9.1, 9.3, 10.2: the Terrain Effects Table."""
    effects = data.terrain
    rows: list[tuple[Cell, ...]] = [
        (Message(f"terrain-{name}"), _cost(row.cost), _shift(row.shift))
        for name, row in effects.terrain.items()
    ]
    rows += [
        (Message(f"place-{name}"), Message("reference-cost-of-terrain"), _shift(place.shift))
        for name, place in effects.place.items()
    ]
    for name, side in effects.hexside.items():
        attack: Cell = Message("reference-attack-factor", {"factor": printed(side.attack)})
        if not side.attack:
            attack = Message("reference-no-attack")
        rows.append((Message(f"hexside-{name}"), _added(side.cost), attack))
    for name, line in effects.line.items():
        cost: Cell = printed(line.cost)
        if line.strategic_cost is not None:
            arguments: dict[str, str | int] = {
                "cost": printed(line.cost),
                "strategic": printed(line.strategic_cost),
            }
            cost = Message("reference-cost-strategic", arguments)
        rows.append((Message(f"line-{name}"), cost, NOTHING))
    zone = effects.zone_of_control
    rows.append((Message("reference-zone-enter"), _added(zone.enter_cost), NOTHING))
    rows.append((Message("reference-zone-leave"), _added(zone.leave_cost), NOTHING))
    return _table("terrain", ("terrain", "movement", "combat"), rows)


def _crossing_points(data: GameData) -> Table:
    """12.3: what the number of crossing points decides; equal rows are drawn together."""
    table = data.tables.crossing_points
    columns = (table.negotiation_points, table.luftwaffe_markers, table.okh_order_units)
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
    return _table("crossing-points", head, rows)


def _negotiation(data: GameData) -> Table:
    """11.2, 12.2: prices in Negotiation Points."""
    return _table(
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
    return _table("stavka", ("turn", "most-crossing-points"), rows)


def _turns(data: GameData) -> Table:
    """The turn track with the chits that join after the first turn."""
    first = min(row.number for row in data.tables.turn)
    rows: list[tuple[Cell, ...]] = []
    for row in data.tables.turn:
        year, _, month = row.month.partition("-")
        joining = tuple(
            Message(f"chit-{chit.id}")
            for chit in data.chits.values()
            if chit.from_turn == row.number > first
        )
        rows.append(
            (
                str(row.number),
                Message(f"month-{month}", {"year": year}),
                str(row.axis_chits),
                str(row.soviet_chits),
                Words(joining) if joining else NOTHING,
            )
        )
    return _table("turns", ("turn", "month", "axis-chits", "soviet-chits", "joining"), rows)


def _owner(chit: Chit) -> Message:
    return Message("reference-both-sides" if chit.side == "both" else f"seat-{chit.side}")


def _chits(data: GameData) -> Table:
    """2.4: the command chits."""
    rows = [
        (Message(f"chit-{chit.id}"), _owner(chit), str(chit.count), str(chit.from_turn))
        for chit in data.chits.values()
    ]
    return _table("chits", ("chit", "owner", "count", "from-turn"), rows)


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
    return _table("headquarters", ("headquarters", "attack", "defense", "move", "range"), rows)


def _victory(data: GameData, name: str) -> Table:
    """13.2, 13.3: what scores in a scenario."""
    rows = [
        (Message(f"score-{code}"), printed(points))
        for code, points in data.tables.victory_points[name].items()
    ]
    return _table(f"victory-{name}", ("each", "victory-points"), rows)
