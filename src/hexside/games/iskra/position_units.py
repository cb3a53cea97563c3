"""Units of a position text: the game's counters, or new ones with their printed values."""

from __future__ import annotations

from typing import Any, get_args

import msgspec

from hexside.engine.position_units import UnitForm, Words
from hexside.games.iskra.loading import GameData
from hexside.games.iskra.shapes import (
    AIR,
    COMBAT,
    HQ,
    LENINGRAD,
    PONTOON,
    SIDES,
    SOVIET,
    VOLKHOV,
    Army,
    Counter,
    Front,
    Nationality,
    Side,
    UnitKind,
    UnitType,
)
from hexside.games.iskra.state import ABSENT, BOXES, BRIDGE, MARKS, TURN_BOX
from hexside.mechanics.markers import SCOPE

#: The kind of a counter that a type alone tells, and the other way round.
KIND_OF_TYPE = {"hq": HQ, "bridging": PONTOON, "air": AIR}
TYPE_OF_KIND = {kind: type for type, kind in KIND_OF_TYPE.items()}
#: The front of each army, and the army of a counter of a front for which the text names none.
FRONT_OF_ARMY = {"67a": LENINGRAD, "2sha": VOLKHOV, "8a": VOLKHOV}
ARMY_OF_FRONT = {LENINGRAD: "67a", VOLKHOV: "2sha"}
NUMBERS = (
    *("attack", "defense", "move", "steps", "command_range"),
    *("reduced_attack", "reduced_defense", "reduced_move"),
)
FLAGS = ("mechanised", "independent", "attached")
TEXTS = ("name", "formation", "availability", "entry", "exchange_for")


def unit_form(data: GameData) -> UnitForm[Counter]:
    """The keys, marks and boxes of this game."""
    turns = (1, len(data.tables.turn))
    return UnitForm(
        roster=data.roster,
        words={
            "side": Words(get_args(Side)),
            "type": Words(get_args(UnitType)),
            "kind": Words(get_args(UnitKind)),
            "nationality": Words(get_args(Nationality)),
            "front": Words(get_args(Front)),
            "army": Words(get_args(Army)),
        },
        numbers=NUMBERS,
        flags=FLAGS,
        texts=TEXTS,
        marks=Words((*MARKS, BRIDGE), {f"{BRIDGE}{SCOPE}": turns}),
        box_marks=Words((*MARKS, BRIDGE), {f"{BRIDGE}{SCOPE}": turns}),
        boxes=Words(BOXES, {TURN_BOX: turns}),
        box=ABSENT,
        absent=ABSENT,
        make=_counter,
        printed=_printed,
        full=lambda counter: counter.steps,
    )


def _counter(uid: str, entry: dict[str, Any]) -> Counter:
    """A counter that the text defines; what it does not say has a sensible value."""
    kind = entry.get("kind", KIND_OF_TYPE.get(entry.get("type", ""), COMBAT))
    type = entry.get("type", TYPE_OF_KIND.get(kind, "infantry"))
    fights = kind == COMBAT
    attack = entry.get("attack", entry.get("defense", 1) if fights else 0)
    defense = entry.get("defense", attack)
    move = entry.get("move", 6 if kind == HQ else 4)
    independent = entry.get("independent", kind == PONTOON)
    values = {
        "id": uid,
        "side": entry["side"],
        "nationality": entry.get("nationality", "german"),
        "name": entry.get("name", uid),
        "full_name": entry.get("name", uid),
        "kind": kind,
        "type": type,
        "mechanised": entry.get("mechanised", type == "armour"),
        "size": None,
        "formation": entry.get("formation"),
        "steps": entry.get("steps", 2 if fights else 1),
        "attack": attack,
        "defense": defense,
        "move": move,
        "reduced_attack": entry.get("reduced_attack", (attack + 1) // 2),
        "reduced_defense": entry.get("reduced_defense", (defense + 1) // 2),
        "reduced_move": entry.get("reduced_move", move),
        "command_range": entry.get("command_range", 5 if kind == HQ else None),
        "independent": independent,
        "attached": entry.get("attached", False),
        "availability": entry.get("availability", "start"),
        "entry": entry.get("entry"),
        "exchange_for": entry.get("exchange_for"),
    }
    if entry["side"] == SIDES[SOVIET]:
        front = entry.get("front", FRONT_OF_ARMY.get(entry.get("army", ""), LENINGRAD))
        army = entry.get("army", None if independent else ARMY_OF_FRONT[front])
        values |= {"nationality": entry.get("nationality", "soviet"), "front": front, "army": army}
    return msgspec.convert(values, Counter)


def _printed(counter: Counter) -> dict[str, Any]:
    keys = sorted(
        (
            *("side", "type", "kind", "nationality", "front", "army", "steps"),
            *NUMBERS,
            *FLAGS,
            *TEXTS,
        )
    )
    return {name: value for name in keys if (value := getattr(counter, name)) is not None}
