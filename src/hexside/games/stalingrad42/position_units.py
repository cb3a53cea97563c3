"""Units of a position text: those of the game, and counters of one's own."""

from __future__ import annotations

from typing import Any, get_args

import msgspec

from hexside.board import Grid
from hexside.engine import OFF_MAP, State, Unit
from hexside.engine.positions import PositionProblem
from hexside.games.stalingrad42.counters import levels, nation_of, remnant_kind
from hexside.games.stalingrad42.loading import GameData
from hexside.games.stalingrad42.rules import S42Rules
from hexside.games.stalingrad42.state import ABSENT, AUTO_DS, MARKS, SINCE
from hexside.games.stalingrad42.tables import (
    ASU_TYPES,
    INFANTRY_TYPES,
    MECHANISED_TYPES,
    NON_COMBAT_TYPES,
    Counter,
    Side,
    UnitType,
    Values,
)

PLACE_KEYS = frozenset({"hex", "box", "left", "marks"})
NUMBERS = ("attack", "defense", "move", "steps")
REDUCED = ("reduced_attack", "reduced_defense", "reduced_move")
FLAGS = (
    *("mechanised", "infantry_type", "bracketed", "free_stacking", "no_extended", "garrison"),
    *("north_caucasus", "blucher", "immobile"),
)
WORDS = ("nationality", "name", "dot", "quality", "size", "command")
#: What a counter of one's own may say; ``steps`` are its printed steps, ``left`` those left.
PRINTED = frozenset({"side", "type", "asu_range", "values", *NUMBERS, *REDUCED, *FLAGS, *WORDS})
SIZES = {
    **dict.fromkeys(("tank", "mechanised"), "XXX"),
    **dict.fromkeys(("army-hq", "front-hq", "soviet-army-hq"), "XXXX"),
}
ELITE_BRANCHES = ("guards", "nkvd")
TANKS = ("tank", "panzer", "mechanised", "panzergrenadier", "assault-gun")


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
            counter = _own_counter(data, uid, key, entry, problems)
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
    data: GameData, uid: str, key: str, entry: dict[str, Any], problems: list[PositionProblem]
) -> Counter | None:
    """A counter that the text defines; what it does not say has a sensible value."""
    kind = entry.get("type", "infantry")
    side = entry["side"]
    if side not in get_args(Side):
        problems.append(PositionProblem(f"{key}.side", "unknown-value", "axis soviet"))
        return None
    if kind not in get_args(UnitType):
        words = " ".join(get_args(UnitType))
        problems.append(PositionProblem(f"{key}.type", "unknown-value", words))
        return None
    branch = entry.get("nationality", "wehrmacht" if side == "axis" else "red-army")
    attack = entry.get("attack", 0)
    support = kind in ASU_TYPES or kind in NON_COMBAT_TYPES
    defense = entry.get("defense", 0 if kind in NON_COMBAT_TYPES else max(1, attack))
    # 18.6.8: the reverse of an immobile Supply Point stands for two.
    steps = entry.get("steps", 1 if support and not entry.get("immobile") else 2)
    move = entry.get("move", 4)
    numbers = (attack, defense, steps, move)
    if any(not isinstance(n, int) or isinstance(n, bool) for n in numbers):
        problems.append(PositionProblem(key, "expected-number"))
        return None
    remnant = remnant_kind(data.tables, side, kind)
    reduced = Values(
        entry.get("reduced_attack", (attack + 1) // 2),
        entry.get("reduced_defense", (defense + 1) // 2),
        entry.get("reduced_move", move),
    )
    values = entry.get(
        "values",
        msgspec.to_builtins(levels(steps, Values(attack, defense, move), reduced, remnant)),
    )
    defaults: dict[str, Any] = {
        "id": uid,
        "side": side,
        "nation": nation_of(branch),
        "branch": branch,
        "name": uid,
        "full_name": entry.get("name", uid),
        "type": kind,
        "mechanised": kind in MECHANISED_TYPES,
        "infantry_type": kind in INFANTRY_TYPES,
        "dot": "black" if kind in TANKS else "white" if kind == "tank-destroyer" else "none",
        "quality": "elite" if branch in ELITE_BRANCHES or kind == "nkvd" else "regular",
        "size": SIZES.get(kind, "XX"),
        "steps": steps,
        "values": values,
        "bracketed": kind in ASU_TYPES,
        "free_stacking": kind in ("assault-gun", "tank-destroyer"),
        "no_extended": kind in ASU_TYPES or kind == "supply-point",
        "asu_range": entry.get("asu_range", 4 if kind in ASU_TYPES else 0),
        "remnant_dot": remnant.dot if remnant and steps == len(values) == 3 else "none",
    }
    given = {n: entry[n] for n in (*FLAGS, *WORDS) if n in entry and n != "nationality"}
    try:
        return msgspec.convert(defaults | given, Counter)
    except msgspec.ValidationError as error:
        problems.append(PositionProblem(key, "unreadable-unit", str(error)))
        return None


def is_mark(mark: Any) -> bool:
    """Whether a word is a mark of a unit."""
    return isinstance(mark, str) and (mark in MARKS or mark.startswith((AUTO_DS, SINCE)))


def _place(
    counter: Counter,
    grid: Grid,
    key: str,
    entry: dict[str, Any],
    problems: list[PositionProblem],
) -> Unit | None:
    full = 1 if counter.immobile else counter.steps
    left = entry.get("left", full if "side" in entry else entry.get("steps", full))
    if not isinstance(left, int) or isinstance(left, bool) or not 1 <= left <= counter.steps:
        problems.append(PositionProblem(f"{key}.left", "expected-steps", repr(left)[:40]))
        return None
    marks = entry.get("marks", [])
    if isinstance(marks, str):
        marks = marks.split()
    if not isinstance(marks, list) or not all(is_mark(mark) for mark in marks):
        problems.append(PositionProblem(f"{key}.marks", "unknown-value", " ".join(MARKS)))
        return None
    held = tuple(sorted(set(marks)))
    if "hex" in entry:
        name = entry["hex"]
        if not isinstance(name, str) or name not in grid:
            problems.append(PositionProblem(f"{key}.hex", "unknown-hex", str(name)))
            return None
        return Unit(grid.index(name), "", left, held)
    box = entry.get("box", ABSENT)
    if not isinstance(box, str) or not box:
        problems.append(PositionProblem(f"{key}.box", "unknown-value", repr(box)[:40]))
        return None
    return Unit(OFF_MAP, box, left, held)


def write_units(rules: S42Rules, state: State) -> dict[str, Any]:
    """Every unit that is in the game, with printed values where the text must define them."""
    table: dict[str, Any] = {}
    for uid, unit in state.units.items():
        counter = rules.roster[uid]
        own = rules.files.roster.get(uid) != counter
        if unit.box == ABSENT and not own and unit.steps == counter.steps:
            continue
        entry: dict[str, Any] = _printed(counter) if own else {}
        if unit.hex >= 0:
            entry["hex"] = rules.names[unit.hex]
        else:
            entry["box"] = unit.box
        if unit.steps != counter.steps or counter.immobile:
            entry["left"] = unit.steps
        if unit.marks:
            entry["marks"] = list(unit.marks)
        table[uid] = entry
    return table


def _printed(counter: Counter) -> dict[str, Any]:
    entry: dict[str, Any] = {
        "side": counter.side,
        "type": counter.type,
        "nationality": counter.branch,
        "name": counter.full_name,
        "steps": counter.steps,
        "values": msgspec.to_builtins(counter.values),
        "asu_range": counter.asu_range,
    }
    full = counter.values[-1]
    entry |= {"attack": full.attack, "defense": full.defense, "move": full.move}
    entry |= {name: getattr(counter, name) for name in FLAGS}
    entry |= {
        name: value
        for name in ("dot", "quality", "size", "command")
        if (value := getattr(counter, name))
    }
    return entry
