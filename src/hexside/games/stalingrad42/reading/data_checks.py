"""Whether the tables of the game fit together: seasons, entry codes, Entry Areas, options."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from hexside.datafiles import Problems, Row
from hexside.datafiles.game_rows import OptionRow
from hexside.games.stalingrad42.combat.combat_results import CombatFile, read_cell
from hexside.games.stalingrad42.reading import files
from hexside.games.stalingrad42.reading.printed import TableFile
from hexside.games.stalingrad42.reinforcements.replacement_types import RECEIVED
from hexside.games.stalingrad42.supply.supply_tables import ReplacementRow, SupplyFile

#: 22.2, S1.2, S3.1: the letters of Entry Areas; the rulebook leaves out I. S and T stand for
#: the north edge of the Caucasus maps (S2.2).
LETTERS = frozenset("abcdefghjklmnopqrstwxyz")
#: 23.1: faces of the weather die.
FACES = 6
#: 32: withdrawals of one certain unit, and changes into another counter.
NAMED = ("grossdeutschland", "ss-brigade", "cavalry-group", "upgrade", "conversion")
CHANGES = ("upgrade", "conversion")
RASPUTITSA = "rasputitsa-turns"


def check_weather(problems: Problems, file: str, tables: TableFile) -> None:
    """23.1: every turn has one season under each option, every season six results."""
    weather = tables.weather
    for option, seasons in weather.seasons.items():
        place = f"weather.seasons.{option}"
        for row in tables.turn:
            found = [name for name, (first, last) in seasons.items() if first <= row.number <= last]
            if len(found) != 1:
                problems.add(file, None, place, f"{row.number}: {found}", "entries", count=1)
        for name in seasons:
            if name not in weather.results:
                problems.add_unknown(file, None, place, name, weather.results, "weather.results")
    for name, results in weather.results.items():
        if len(results) != FACES:
            problems.add(file, None, f"weather.results.{name}", results, "entries", count=FACES)
    for letter in (*weather.winter_closes, *sum(weather.winter_closes.values(), ())):
        _letter(problems, file, "weather.winter_closes", letter)


def check_setups(problems: Problems, file: str, setups: files.SetupsFile) -> None:
    """22.2, S1.2: Entry Areas are named by their letters, limits by entry codes."""
    for code, letters in setups.entry.items():
        for letter in letters:
            _letter(problems, file, f"entry.{code}", letter)
    for name in ("fall-blau", "caucasus", "uranus", "campaign"):
        row = setups.of(name)
        for letter in (*row.axis_areas, *row.soviet_areas, *row.exit_areas, *row.baku_area):
            _letter(problems, file, name, letter)
        for letter in row.other_entry:
            _letter(problems, file, f"{name}.other_entry", letter)
        if row.north_edge is not None:
            for letter in (row.north_edge.first, row.north_edge.later):
                _letter(problems, file, f"{name}.north_edge", letter)
        for code in row.by_rail:
            if code not in setups.entry:
                problems.add_unknown(file, None, f"{name}.by_rail", code, setups.entry, "entry")


def _letter(problems: Problems, file: str, field: str, letter: str) -> None:
    if letter not in LETTERS:
        problems.add_unknown(file, None, field, letter, LETTERS, "map/boxes.csv")


def check_arrivals(
    problems: Problems, file: str, setups: files.SetupsFile, rows: Sequence[Row[files.ArrivalRow]]
) -> None:
    """22.1.1: every entry code is one that ``setups.toml`` explains."""
    for row in rows:
        code = row.value.entry
        if code not in setups.entry:
            problems.add_unknown(file, row.line, "entry", code, setups.entry, "setups.toml")


def check_replacements(problems: Problems, file: str, rows: Sequence[Row[ReplacementRow]]) -> None:
    """21.1.4: replacements are of known types."""
    for row in rows:
        if row.value.type not in RECEIVED:
            problems.add_unknown(file, row.line, "type", row.value.type, RECEIVED, "21.1.4")


def check_withdrawals(
    problems: Problems,
    file: str,
    rows: Sequence[Row[files.WithdrawalRow]],
    units: Sequence[str],
    tables: TableFile,
) -> None:
    """32: known units and turns; who changes says what he becomes."""
    turns = len(tables.turn)
    for row in rows:
        value = row.value
        for field, uid in (("unit", value.unit), ("becomes", value.becomes)):
            if uid is not None and uid not in units:
                problems.add_unknown(file, row.line, field, uid, units, "units.csv")
        if (value.kind in NAMED and not value.unit) or (value.kind in CHANGES) != bool(
            value.becomes
        ):
            problems.add(file, row.line, "kind", value.kind, "invalid", reason="unit, becomes")
        is_known = any(
            value.becomes == pair.unit and value.unit == pair.over for pair in tables.upgrade
        )
        if value.kind == "upgrade" and not is_known:
            problems.add(file, row.line, "becomes", value.becomes, "invalid", reason="upgrade")
        if not 1 <= value.turn <= turns:
            problems.add(file, row.line, "turn", value.turn, "invalid", reason=f"1-{turns}")


def check_pairs(problems: Problems, file: str, tables: TableFile, units: Sequence[str]) -> None:
    """32.4, A-102: both counters of a unit are known."""
    for number, row in enumerate(tables.renamed):
        for uid in (row.unit, row.former):
            if uid not in units:
                problems.add_unknown(file, None, f"renamed[{number}]", uid, units, "units.csv")
    for number, pair in enumerate(tables.upgrade):
        for uid in (pair.unit, pair.over):
            if uid not in units:
                problems.add_unknown(file, None, f"upgrade[{number}]", uid, units, "units.csv")


def check_supply(problems: Problems, file: str, numbers: SupplyFile) -> None:
    """22.6: Entry Areas are named by their letters."""
    areas = numbers.entry_areas
    victory = numbers.victory
    for letter in (
        *(*areas.northern, *areas.southern, areas.transit, areas.strait),
        *(*victory.baku_refuge, *victory.threatened_areas),
        *(*victory.exits_east, *victory.exits_south),
    ):
        _letter(problems, file, "areas", letter)


def check_combat(problems: Problems, file: str, combat: CombatFile) -> None:
    """10.1: the file explains every result of its table."""
    for die, row in combat.results.items():
        for cell in row:
            result = read_cell(cell).result
            if result not in combat.result:
                problems.add_unknown(file, None, f"results.{die}", cell, combat.result, "result")


def check_worn(
    problems: Problems, file: str, setups: files.SetupsFile, starts: Iterable[files.StartRow]
) -> None:
    """22.1.3: worn units are units that the scenario sets up."""
    known = {(row.scenario, row.unit) for row in starts}
    for name in ("fall-blau", "caucasus", "uranus", "campaign"):
        for uid in setups.of(name).worn:
            if (name, uid) not in known:
                problems.add_unknown(file, None, f"{name}.worn", uid, (), "setup.csv")


def check_options(
    problems: Problems, file: str, tables: TableFile, options: Iterable[OptionRow]
) -> None:
    """A-47: the choices of the season of mud are the bands of ``tables.toml``."""
    for row in options:
        if row.id == RASPUTITSA and set(row.choices) != set(tables.weather.seasons):
            known = " ".join(tables.weather.seasons)
            problems.add(file, None, row.id, " ".join(row.choices), "invalid", reason=known)
