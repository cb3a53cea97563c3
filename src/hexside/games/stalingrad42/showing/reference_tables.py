"""The play aids as tables for reading, made from the data files."""

from __future__ import annotations

from collections.abc import Sequence

from hexside.engine.reference import Cell, Message, Table, Words, printed
from hexside.games.stalingrad42.combat.combat_results import Cell as Result
from hexside.games.stalingrad42.combat.combat_tables import load_combat
from hexside.games.stalingrad42.reading.files import Cost, TerrainRow
from hexside.games.stalingrad42.reading.loading import GameData
from hexside.games.stalingrad42.reading.printed import SIDES, TurnRow
from hexside.games.stalingrad42.reinforcements.replacement_types import RECEIVED
from hexside.games.stalingrad42.supply.supply_tables import load_supply

NOTHING = "–"
#: 11.2.2: how a restricted and a forbidden Determined Defense are marked in the table.
COLOURS = {"": "", "O": " °", "X": " ×"}
#: Words of the map that this game calls otherwise than others.
OWN_WORDS = frozenset({"rough", "town", "major-city", "major-river"})
#: The scenarios whose tracks are shown.
CAMPAIGN, CAUCASUS = "campaign", "caucasus"
#: 23.3.1: the option that tells when the seasons begin.
SEASONS = "rasputitsa-turns"


def tables(data: GameData, language: str) -> tuple[Table, ...]:
    """Every table that the text may show: all turns and all maps, those of the campaign."""
    return (
        _combat(data),
        _results(data),
        _defense(data),
        _defense_modifiers(data),
        _disengagement(data),
        _disengagement_modifiers(data),
        _terrain(data),
        _stacking(data),
        _turns(data),
        _caucasus_turns(data),
        _weather(data),
        _artillery(data),
        _attrition(data),
        _remnants(data),
        _victory_hexes(data, language),
        _victory(data),
    )


def _table(name: str, columns: Sequence[str], rows: Sequence[tuple[Cell, ...]]) -> Table:
    head = tuple(Message(f"reference-column-{column}") for column in columns)
    return Table(name, head, tuple(rows))


def _signed(value: int) -> str:
    return f"+{value}" if value > 0 else printed(value)


def _count(value: int) -> str:
    return str(value) if value else NOTHING


# Combat


def _entry(cell: Result) -> str:
    advance = f" ›{cell.advance}" if cell.advance else ""
    return f"{cell.result}{advance}{COLOURS[cell.colour]}"


def _combat(data: GameData) -> Table:
    """8.4: the Combat Results Table."""
    table = load_combat(data.sources).combat
    head: tuple[Cell, ...] = (Message("reference-column-die"), *table.labels)
    rows = tuple(
        (str(die), *(_entry(cell) for cell in row)) for die, row in enumerate(table.rows, 1)
    )
    return Table("combat", head, rows)


def _results(data: GameData) -> Table:
    """10.1, 10.2.2, 12.1.1: what each result does."""
    rows = [
        (
            result,
            _count(facts.attacker),
            _count(facts.defender),
            Message(f"reference-chooser-{facts.chooser}")
            if facts.attacker or facts.defender
            else NOTHING,
            _count(facts.retreat),
        )
        for result, facts in load_combat(data.sources).combat.facts.items()
    ]
    columns = ("result", "attacker-steps", "defender-steps", "chooser", "retreat")
    return _table("results", columns, rows)


def _defense(data: GameData) -> Table:
    """11.2: the Determined Defense Table."""
    table = load_combat(data.sources).defense
    last = len(table.rows)
    labels = {1: "≤ 1", last: f"≥ {last}"}
    rows = [
        (labels.get(roll, str(roll)), *(cell.text.replace("-", NOTHING) for cell in row))
        for roll, row in enumerate(table.rows, 1)
    ]
    columns = ("modified-roll", *(f"defense-{column}" for column in table.columns))
    return _table("determined-defense", columns, rows)


def _defense_modifiers(data: GameData) -> Table:
    """11.2.4: the modifiers of the roll."""
    numbers = load_combat(data.sources).defense.modifiers
    rows = [
        (Message(f"reference-defense-{name}"), _signed(getattr(numbers, name)))
        for name in ("elite", "low", "support", "orange")
    ]
    return _table("defense-modifiers", ("condition", "modifier"), rows)


def _disengagement(data: GameData) -> Table:
    """27.2: the Disengagement Table."""
    found = load_combat(data.sources).disengagement
    last = len(found.results)
    labels = {1: "≤ 1", last: f"≥ {last}"}
    rows = [
        (labels.get(roll, str(roll)), Message(f"reference-disengagement-{result}"))
        for roll, result in enumerate(found.results, 1)
    ]
    return _table("disengagement", ("modified-roll", "result"), rows)


def _disengagement_modifiers(data: GameData) -> Table:
    """27.2.2: the modifiers of the die."""
    numbers = load_combat(data.sources).disengagement.modifiers
    rows = [
        (Message(f"reference-disengagement-{name}"), _signed(getattr(numbers, name)))
        for name in ("fast", "disrupted")
    ]
    return _table("disengagement-modifiers", ("condition", "modifier"), rows)


# Ground


def _word(kind: str, name: str) -> Message:
    return Message(f"{kind}-stalingrad-42-{name}" if name in OWN_WORDS else f"{kind}-{name}")


def _cost(cost: Cost) -> Cell:
    return Message(f"reference-cost-{cost}") if isinstance(cost, str) else printed(cost)


def _costs(row: TerrainRow) -> tuple[Cell, Cell]:
    """On foot and mechanised."""
    if isinstance(row.cost, dict):
        return _cost(row.cost["infantry"]), _cost(row.cost["mechanised"])
    return _cost(row.cost), _cost(row.cost)


def _in_combat(row: TerrainRow, doubled: str) -> Cell:
    found = []
    if row.shift:
        found.append(Message("reference-columns-left", {"size": row.shift}))
    if row.defense != 1:
        found.append(Message(doubled, {"factor": printed(row.defense)}))
    if row.attack != 1:
        found.append(Message("reference-attack-factor", {"factor": printed(row.attack)}))
    return Words(tuple(found)) if found else NOTHING


def _terrain(data: GameData) -> Table:
    """5, 9: the Terrain Effects Chart."""
    effects = data.terrain
    everybody = "reference-all-doubled"
    infantry = "reference-infantry-doubled"
    rows: list[tuple[Cell, ...]] = []
    for name, row in effects.terrain.items():
        if row.cost == "closed":
            continue
        doubled = everybody if name == "swamp" else infantry
        rows.append((_word("terrain", name), *_costs(row), _in_combat(row, doubled)))
    of_terrain = Message("reference-cost-of-terrain")
    for name, row in effects.place.items():
        costs = _costs(row) if isinstance(row.cost, dict) else (of_terrain, of_terrain)
        rows.append((_word("place", name), *costs, _in_combat(row, infantry)))
    for name, row in effects.hexside.items():
        foot, mechanised = (
            f"+{cost}" if isinstance(cost, str) and cost != "0" else cost for cost in _costs(row)
        )
        rows.append((_word("hexside", name), foot, mechanised, _in_combat(row, everybody)))
    for name, row in effects.line.items():
        if isinstance(row.cost, dict) and name != "ferry":
            rows.append((Message(f"line-{name}"), *_costs(row), NOTHING))
    leave = f"+{data.tables.movement.leave_zone}"
    rows.append((Message("reference-zone-leave"), leave, leave, NOTHING))
    return _table("terrain", ("terrain", "on-foot", "mechanised", "combat"), rows)


def _stacking(data: GameData) -> Table:
    """4.1 to 4.3: units in one hex."""
    limits = data.tables.stacking
    free = str(limits.free_stacking)
    rows = [
        (Message("reference-stack-axis"), str(limits.axis), free),
        (Message("reference-stack-soviet"), str(limits.soviet), free),
        (Message("reference-stack-army"), str(limits.soviet_with_army_hq), free),
    ]
    return _table("stacking", ("hex-of", "combat-units", "free-stacking"), rows)


# Turns


def _turns(data: GameData) -> Table:
    """3.0, 21.1.3, 24.2: the turns with their dates, replacements and benchmarks."""
    rows = [
        (*_turn(data, row, CAMPAIGN), str(row.benchmark))
        for row in data.tables.turn
        if _is_played(data, row, CAMPAIGN)
    ]
    columns = ("turn", "dates", "axis-replacements", "soviet-replacements", "benchmark")
    return _table("turns", columns, rows)


def _caucasus_turns(data: GameData) -> Table:
    """S2.2, S2.3: the track of the Caucasus, which has replacements of its own."""
    rows = [
        _turn(data, row, CAUCASUS) for row in data.tables.turn if _is_played(data, row, CAUCASUS)
    ]
    columns = ("turn", "dates", "axis-replacements", "soviet-replacements")
    return _table("turns-caucasus", columns, rows)


def _is_played(data: GameData, row: TurnRow, scenario: str) -> bool:
    info = data.scenarios[scenario]
    return info.first_turn <= row.number < info.first_turn + info.turns


def _turn(data: GameData, row: TurnRow, scenario: str) -> tuple[Cell, ...]:
    """A turn with its dates and the replacements of each side on the track of a scenario."""
    received = load_supply(data.sources).received
    track = data.setups.of(scenario).replacement_track
    cells: list[Cell] = [str(row.number), f"{_day(row.first)}–{_day(row.last)}"]
    for side in SIDES:
        found = received(side, row.number, track)
        words = tuple(
            Message(f"reference-replacements-{kind}", {"count": found[kind]})
            for kind in RECEIVED
            if found.get(kind)
        )
        cells.append(Words(words) if words else NOTHING)
    return tuple(cells)


def _day(date: str) -> str:
    _, month, day = date.split("-")
    return f"{int(day)}.{month}"


def _weather(data: GameData) -> Table:
    """23.1: the weather by season and die; the seasons are those of a game without options."""
    table = data.tables.weather
    seasons = tuple(table.results)
    usual = next(row.default for row in data.options if row.id == SEASONS)
    head: list[Cell] = [Message("reference-column-die")]
    for season in seasons:
        first, last = table.seasons[usual][season]
        head.append(Message(f"reference-season-{season}", {"first": first, "last": last}))
    rows: list[tuple[Cell, ...]] = []
    for die, results in enumerate(zip(*table.results.values(), strict=True), 1):
        rows.append((str(die), *(Message(f"weather-{weather}") for weather in results)))
    return Table("weather", tuple(head), tuple(rows))


# Units


def _artillery(data: GameData) -> Table:
    """18.4: the ranges of Artillery Support Units."""
    found: dict[tuple[str, str, str], set[int]] = {}
    for counter in data.roster.values():
        if counter.is_asu:
            kind = (counter.side, counter.type, counter.nation)
            found.setdefault(kind, set()).add(counter.asu_range)
    rows = [
        (
            Message(f"unit-type-{kind}"),
            Message(f"nationality-{_people(nation)}"),
            ", ".join(map(str, sorted(ranges))),
        )
        for (_, kind, nation), ranges in sorted(found.items())
    ]
    return _table("artillery", ("unit", "nation", "hexes"), rows)


def _people(nation: str) -> str:
    return {"german": "wehrmacht", "soviet": "misc"}.get(nation, nation)


def _attrition(data: GameData) -> Table:
    """16.5.4: the modifiers of isolation attrition."""
    numbers = load_supply(data.sources).numbers.isolation
    rows: list[tuple[Cell, ...]] = [
        (
            Message(f"reference-attrition-{name}"),
            _signed(values["axis"]),
            _signed(values["soviet"]),
        )
        for name, values in (
            ("airfield", numbers.airfield),
            ("airfield-in-snow", numbers.airfield_in_snow),
        )
    ]
    rows += [
        (Message(f"reference-attrition-{name}"), _signed(value), _signed(value))
        for name, value in (
            ("far-from-rail", numbers.far_from_rail),
            ("city", numbers.city),
            ("headquarters", numbers.headquarters),
            ("desert", numbers.desert),
        )
    ]
    return _table("attrition", ("condition", "axis", "soviet"), rows)


def _remnants(data: GameData) -> Table:
    """10.4: the Remnants by kind."""
    rows = [
        (
            Message(f"seat-{row.side}"),
            Words(tuple(Message(f"unit-type-{kind}") for kind in row.types)),
            f"{row.attack}-{row.defense}-{row.move}",
            str(row.count),
        )
        for row in data.tables.remnant
    ]
    return _table("remnants", ("owner", "unit-types", "strengths", "count"), rows)


# Victory


def _victory_hexes(data: GameData, language: str) -> Table:
    """24.1.1: the hexes that score, on all maps."""
    board = data.board
    names = board.grid.names
    worth = {
        hex: int(area.removeprefix("vp-"))
        for area, hexes in board.areas.items()
        if area.startswith("vp-")
        for hex in hexes
    }
    rows: list[tuple[Cell, ...]] = []
    for hex in sorted(worth, key=lambda hex: names[hex]):
        place = board.place_at(hex)
        name = place.names[language] if place else NOTHING
        rows.append((names[hex], name, str(worth[hex])))
    return _table("victory-hexes", ("hex", "place", "victory-points"), rows)


def _victory(data: GameData) -> Table:
    """S1.3, 24.1.4: what else scores in Fall Blau."""
    numbers = load_supply(data.sources).numbers.victory
    steps: dict[str, str | int] = {"steps": numbers.exit_steps}
    rows = [
        (Message(f"reference-victory-{name}", steps), _signed(points))
        for name, points in (
            ("exited-east", numbers.exit_points),
            ("exited-south", numbers.exit_points),
            ("south-of-don", numbers.south_of_don),
            ("area-entered", numbers.area_entered),
            ("major-city", numbers.major_city),
            ("minor-city", numbers.minor_city),
        )
    ]
    return _table("victory", ("what", "victory-points"), rows)


__all__ = ["tables"]
