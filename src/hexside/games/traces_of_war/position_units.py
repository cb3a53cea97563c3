"""Units of a position text: what Traces of War adds to the common form."""

from __future__ import annotations

from typing import Any, get_args

import msgspec

from hexside.engine.position_units import UnitForm, Words
from hexside.games.traces_of_war.loading import GameData
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
NATIONALITIES = ("german", "hungarian", "romanian", "soviet")
#: 11.1: the words of ``availability`` that have no number.
AVAILABLE = ("start", "airborne")


def last_group(data: GameData) -> int:
    """11.1: the number of the last Soviet reinforcement group."""
    numbers = [
        int(counter.availability.split()[1])
        for counter in data.roster.values()
        if counter.availability.startswith(("group ", "replacement "))
    ]
    return max(numbers)


def unit_form(data: GameData) -> UnitForm[Counter]:
    """The keys, marks and boxes of this game."""
    groups = (1, last_group(data))
    prices = tuple(kind for kind in data.tables.negotiation_cost if kind.isupper())
    turns = (1, len(data.tables.turn))
    return UnitForm(
        roster=data.roster,
        words={
            "side": Words(get_args(Side)),
            "type": Words(get_args(UnitType)),
            "nationality": Words(NATIONALITIES),
            "availability": Words(
                (*AVAILABLE, *prices), {"group ": groups, "replacement ": groups, "turn ": turns}
            ),
        },
        numbers=(
            *("attack", "defense", "move", "steps", "command_range"),
            *("reduced_attack", "reduced_defense", "reduced_move"),
        ),
        flags=("mechanised",),
        texts=("name",),
        marks=Words(MARKS),
        most_marks=1,
        boxes=Words(BOXES),
        box=POOL,
        absent=ABSENT,
        make=_counter,
        printed=_printed,
        full=lambda counter: counter.steps,
    )


def _counter(uid: str, entry: dict[str, Any]) -> Counter:
    """A counter that the text defines; what it does not say has a sensible value."""
    kind = entry.get("type", "infantry")
    attack = entry.get("attack", entry.get("defense", 1))
    defense = entry.get("defense", attack)
    move = entry.get("move", 4)
    values = {
        "id": uid,
        "side": entry["side"],
        "nationality": entry.get("nationality", "german" if entry["side"] == "axis" else "soviet"),
        "name": entry.get("name", uid),
        "full_name": entry.get("name", uid),
        "kind": "hq" if kind == "hq" else "combat",
        "type": kind,
        "mechanised": entry.get("mechanised", kind in MECHANISED),
        "size": "",
        "formation": None,
        "steps": entry.get("steps", 1 if kind == "hq" else 2),
        "attack": attack,
        "defense": defense,
        "move": move,
        "reduced_attack": entry.get("reduced_attack", (attack + 1) // 2),
        "reduced_defense": entry.get("reduced_defense", (defense + 1) // 2),
        "reduced_move": entry.get("reduced_move", move),
        "command_range": entry.get("command_range", 5 if kind == "hq" else None),
        "availability": entry.get("availability", "start"),
    }
    return msgspec.convert(values, Counter)


def _printed(counter: Counter) -> dict[str, Any]:
    keys = sorted(
        (
            *("side", "type", "nationality", "availability", "mechanised", "name", "attack"),
            *("defense", "move", "steps", "command_range"),
            *("reduced_attack", "reduced_defense", "reduced_move"),
        )
    )
    return {name: value for name in keys if (value := getattr(counter, name)) is not None}
