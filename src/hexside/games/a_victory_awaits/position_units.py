"""Units of a position text: the game's counters, or new ones with their printed values."""

from __future__ import annotations

from typing import Any, get_args

import msgspec

from hexside.engine.position_units import UnitForm, Words
from hexside.games.a_victory_awaits.loading import GameData
from hexside.games.a_victory_awaits.rules import scenario_roster
from hexside.games.a_victory_awaits.set_up import WAITING
from hexside.games.a_victory_awaits.shapes import (
    SIDES,
    Counter,
    MapLetter,
    Nationality,
    ScenarioFile,
    Side,
    UnitType,
)
from hexside.games.a_victory_awaits.state import (
    ABSENT,
    AVAILABLE,
    BOXES,
    CAUTIOUS,
    FREE,
    HALVED,
    RETREATED,
    TURN_BOX,
)
from hexside.mechanics.markers import SCOPE, mark

MECHANISED = ("armour", "motorised-infantry")


def mark_words(scenario: ScenarioFile) -> tuple[str, ...]:
    """10.3(1), 17.2, 18.1: marks belong to the seat whose segment or activation they last for."""
    seats = [seat.id for seat in scenario.seat]
    kinds = (RETREATED, HALVED, CAUTIOUS)
    return tuple(mark(kind, seat) for kind in kinds for seat in seats)


def unit_form(data: GameData, scenario: ScenarioFile) -> UnitForm[Counter]:
    """The keys, marks and boxes of this game."""
    turns = (1, len(data.tables.turn))
    return UnitForm(
        roster=scenario_roster(data, scenario.id),
        words={
            "side": Words(get_args(Side)),
            "type": Words(get_args(UnitType)),
            "nationality": Words(get_args(Nationality)),
            "map": Words(get_args(MapLetter)),
        },
        numbers=(
            *("attack", "defense", "move", "steps", "command_range"),
            *("reduced_attack", "reduced_defense", "reduced_move"),
        ),
        flags=("mechanised", "panzer_group"),
        texts=("name", "formation"),
        marks=Words(mark_words(scenario)),
        box_marks=Words((FREE,), {f"{FREE}{SCOPE}": turns}),
        boxes=Words((*BOXES, WAITING), {TURN_BOX: turns}),
        box=AVAILABLE,
        absent=ABSENT,
        make=_counter,
        printed=_printed,
        full=lambda counter: counter.steps,
    )


def _counter(uid: str, entry: dict[str, Any]) -> Counter:
    """A counter that the text defines; what it does not say has a sensible value."""
    kind = entry.get("type", "infantry")
    fortress = kind == "fortress"
    attack = entry.get("attack", 0 if fortress else entry.get("defense", 1))
    defense = entry.get("defense", 2 if fortress else attack)
    move = entry.get("move", 0 if fortress else 4)
    axis = entry["side"] == SIDES[0]
    values = {
        "id": uid,
        "side": entry["side"],
        "nationality": entry.get("nationality", "german" if axis else "soviet"),
        "name": entry.get("name", uid),
        "full_name": entry.get("name", uid),
        "kind": kind if kind in ("hq", "fortress") else "combat",
        "type": kind,
        "mechanised": entry.get("mechanised", kind in MECHANISED),
        "size": "panzer group hq" if entry.get("panzer_group") else "",
        "formation": entry.get("formation"),
        "map": entry.get("map", "L"),
        "steps": entry.get("steps", 1 if kind == "hq" else 2),
        "attack": attack,
        "defense": defense,
        "move": move,
        "reduced_attack": entry.get("reduced_attack", (attack + 1) // 2),
        "reduced_defense": entry.get("reduced_defense", (defense + 1) // 2),
        "reduced_move": entry.get("reduced_move", move),
        "command_range": entry.get("command_range", 4 if kind == "hq" else None),
        "availability": "start",
    }
    return msgspec.convert(values, Counter)


def _printed(counter: Counter) -> dict[str, Any]:
    keys = sorted(
        (
            *("side", "type", "nationality", "map", "mechanised", "name", "formation", "attack"),
            *("defense", "move", "steps", "command_range"),
            *("reduced_attack", "reduced_defense", "reduced_move"),
        )
    )
    found = {name: value for name in keys if (value := getattr(counter, name)) is not None}
    if counter.size == "panzer group hq":
        found["panzer_group"] = True
    return found
