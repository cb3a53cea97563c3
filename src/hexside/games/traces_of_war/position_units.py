"""Units of a position text: those of the game, and counters of one's own."""

from __future__ import annotations

from typing import Any, get_args

import msgspec

from hexside.board import Grid
from hexside.engine import OFF_MAP, State, Unit
from hexside.engine.positions import PositionProblem
from hexside.games.traces_of_war.loading import GameData
from hexside.games.traces_of_war.rules import TracesRules
from hexside.games.traces_of_war.state import (
    ABSENT,
    ARRIVED,
    ELIMINATED,
    ISOLATED,
    OUT_OF_SUPPLY,
    POOL,
    REMOVED,
    WAITING_HQ,
)
from hexside.games.traces_of_war.tables import Counter, Side, UnitType

MARKS = (OUT_OF_SUPPLY, ISOLATED)
BOXES = (POOL, ARRIVED, ELIMINATED, REMOVED, WAITING_HQ, ABSENT)
MECHANISED = ("armour", "mechanised-infantry")
PLACE_KEYS = frozenset({"hex", "box", "left", "marks"})
#: What a counter of one's own may say; ``steps`` are its printed steps, ``left`` those left.
PRINTED = frozenset(
    {
        "side",
        "type",
        "attack",
        "defense",
        "move",
        "steps",
        "nationality",
        "name",
        "mechanised",
        "reduced_attack",
        "reduced_defense",
        "reduced_move",
        "command_range",
        "availability",
    }
)


def read_units(
    data: GameData, grid: Grid, listed: dict[str, Any], problems: list[PositionProblem]
) -> tuple[dict[str, Counter], dict[str, Unit]]:
    """The roster and the units; a unit of the game that is not listed is absent."""
    roster = dict(data.roster)
    units = {uid: Unit(OFF_MAP, ABSENT, counter.steps) for uid, counter in roster.items()}
    for uid, value in listed.items():
        key = f"units.{uid}"
        entry = {"hex": value} if isinstance(value, str) else value
        if not isinstance(entry, dict):
            problems.append(PositionProblem(key, "expected-table", repr(entry)[:40]))
            continue
        for name in entry:
            if name not in PLACE_KEYS | PRINTED:
                words = " ".join(sorted(PLACE_KEYS | PRINTED))
                problems.append(PositionProblem(f"{key}.{name}", "unknown-key", words))
        if "side" in entry:
            counter = _own_counter(uid, key, entry, problems)
            if counter is None:
                continue
            roster[uid] = counter
        elif uid not in roster:
            problems.append(PositionProblem(key, "unknown-unit", "side type attack move"))
            continue
        unit = _place(roster[uid], grid, key, entry, problems)
        if unit is not None:
            units[uid] = unit
    return dict(sorted(roster.items())), units


def _own_counter(
    uid: str, key: str, entry: dict[str, Any], problems: list[PositionProblem]
) -> Counter | None:
    """A counter that the text defines; what it does not say has a sensible value."""
    kind = entry.get("type", "infantry")
    if entry["side"] not in get_args(Side):
        problems.append(PositionProblem(f"{key}.side", "unknown-value", "axis soviet"))
        return None
    if kind not in get_args(UnitType):
        words = " ".join(get_args(UnitType))
        problems.append(PositionProblem(f"{key}.type", "unknown-value", words))
        return None
    attack = entry.get("attack", entry.get("defense", 1))
    defense = entry.get("defense", attack)
    steps = entry.get("steps", 1 if kind == "hq" else 2)
    move = entry.get("move", 4)
    if any(not isinstance(n, int) or isinstance(n, bool) for n in (attack, defense, steps, move)):
        problems.append(PositionProblem(key, "expected-number"))
        return None
    nation = entry.get("nationality", "german" if entry["side"] == "axis" else "soviet")
    values = {
        "id": uid,
        "side": entry["side"],
        "nationality": nation,
        "name": entry.get("name", uid),
        "full_name": entry.get("name", uid),
        "kind": "hq" if kind == "hq" else "combat",
        "type": kind,
        "mechanised": entry.get("mechanised", kind in MECHANISED),
        "size": "",
        "formation": None,
        "steps": steps,
        "attack": attack,
        "defense": defense,
        "move": move,
        "reduced_attack": entry.get("reduced_attack", (attack + 1) // 2),
        "reduced_defense": entry.get("reduced_defense", (defense + 1) // 2),
        "reduced_move": entry.get("reduced_move", move),
        "command_range": entry.get("command_range", 5 if kind == "hq" else None),
        "availability": entry.get("availability", "start"),
    }
    try:
        return msgspec.convert(values, Counter)
    except msgspec.ValidationError as error:
        problems.append(PositionProblem(key, "unreadable-unit", str(error)))
        return None


def _place(
    counter: Counter,
    grid: Grid,
    key: str,
    entry: dict[str, Any],
    problems: list[PositionProblem],
) -> Unit | None:
    left = entry.get(
        "left", counter.steps if "side" in entry else entry.get("steps", counter.steps)
    )
    if not isinstance(left, int) or isinstance(left, bool) or not 1 <= left <= counter.steps:
        problems.append(PositionProblem(f"{key}.left", "expected-steps", repr(left)[:40]))
        return None
    marks = entry.get("marks", [])
    if isinstance(marks, str):
        marks = [marks]
    if not isinstance(marks, list) or any(mark not in MARKS for mark in marks) or len(marks) > 1:
        problems.append(PositionProblem(f"{key}.marks", "unknown-value", " ".join(MARKS)))
        return None
    if "hex" in entry:
        name = entry["hex"]
        if not isinstance(name, str) or name not in grid:
            problems.append(PositionProblem(f"{key}.hex", "unknown-hex", str(name)))
            return None
        return Unit(grid.index(name), "", left, tuple(marks))
    box = entry.get("box", POOL)
    if box not in BOXES:
        problems.append(PositionProblem(f"{key}.box", "unknown-value", " ".join(BOXES)))
        return None
    return Unit(OFF_MAP, box, left)


def write_units(rules: TracesRules, state: State) -> dict[str, Any]:
    """Every unit that is in the game, with printed values where the text must define them."""
    table: dict[str, Any] = {}
    for uid, unit in state.units.items():
        counter = rules.roster[uid]
        own = rules.files.roster.get(uid) != counter
        if unit.box == ABSENT and not own:
            continue
        entry: dict[str, Any] = {}
        if own:
            entry = {
                name: value
                for name in sorted(PRINTED)
                if (value := getattr(counter, name)) is not None
            }
        if unit.hex >= 0:
            entry["hex"] = rules.names[unit.hex]
        else:
            entry["box"] = unit.box
        if unit.steps != counter.steps:
            entry["left"] = unit.steps
        if unit.marks:
            entry["marks"] = list(unit.marks)
        table[uid] = entry
    return table
