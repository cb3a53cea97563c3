"""Units of a position text: the game's counters, or new ones with their printed values."""

from __future__ import annotations

from collections.abc import Mapping
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
from hexside.games.iskra.state import ABSENT, AIR_FORCES, BOXES, BRIDGE, MARKS, TURN_BOX
from hexside.mechanics.markers import SCOPE

#: The kind of a counter that a type alone tells, and the other way round.
KIND_OF_TYPE = {"hq": HQ, "bridging": PONTOON, "air": AIR}
TYPE_OF_KIND = {kind: type for type, kind in KIND_OF_TYPE.items()}
#: The front of each army, and the army of a counter of a front for which the text names none.
FRONT_OF_ARMY = {"67a": LENINGRAD, "2sha": VOLKHOV, "8a": VOLKHOV}
ARMY_OF_FRONT = {LENINGRAD: "67a", VOLKHOV: "2sha"}
#: 12.2.2, R-63: the air force of a front, which an air unit returns to; "" is that of the Germans.
AIR_FORCE_OF_FRONT = {LENINGRAD: "13th-air-army", VOLKHOV: "14th-air-army", "": "luftflotte-1"}
FRONT_OF_AIR_FORCE = {force: front for front, force in AIR_FORCE_OF_FRONT.items() if front}
ARMY, FRONT, FORMATION = "army", "front", "formation"
#: 12.0: the air points of a full attack.
AIR_POINTS = 2
NUMBERS = (
    *("attack", "defense", "move", "steps", "command_range"),
    *("reduced_attack", "reduced_defense", "reduced_move"),
)
FLAGS = ("mechanised", "independent", "attached")
TEXTS = ("name", "formation", "availability", "entry", "exchange_for")


def unit_form(data: GameData) -> UnitForm[Counter]:
    """The keys, marks and boxes of this game."""
    turns = (1, len(data.tables.turn))
    armies = {c.formation: c.army for c in data.roster.values() if c.formation and c.army}
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
        make=lambda uid, entry: _counter(uid, _placed(entry, armies)),
        printed=_printed,
        full=lambda counter: counter.steps,
        others=("box",),
    )


def _placed(entry: dict[str, Any], armies: Mapping[str, str]) -> dict[str, Any]:
    """3.1.4, 12.2.2, R-63: what the text leaves out of formation, army and front.

    A formation of the game tells its army; an air unit belongs to the air force in whose box it
    is, else to that of its front.
    """
    found = dict(entry)
    kind = entry.get("kind", KIND_OF_TYPE.get(entry.get("type", ""), COMBAT))
    is_soviet = entry["side"] == SIDES[SOVIET]
    if kind != AIR:
        army = armies.get(entry.get(FORMATION, ""))
        if is_soviet and army is not None and not {ARMY, FRONT} & set(entry):
            found[ARMY] = army
        return found
    front = entry.get(FRONT, "")
    if FORMATION not in entry:
        box = entry.get("box")
        usual = AIR_FORCE_OF_FRONT[front or LENINGRAD] if is_soviet else AIR_FORCE_OF_FRONT[""]
        found[FORMATION] = box if box in AIR_FORCES else usual
    if is_soviet:
        found[FRONT] = front or FRONT_OF_AIR_FORCE.get(found[FORMATION], LENINGRAD)
    return found


def _counter(uid: str, entry: dict[str, Any]) -> Counter:
    """A counter that the text defines; what it does not say has a sensible value."""
    kind = entry.get("kind", KIND_OF_TYPE.get(entry.get("type", ""), COMBAT))
    type = entry.get("type", TYPE_OF_KIND.get(kind, "infantry"))
    fights = kind == COMBAT
    usual = AIR_POINTS if kind == AIR else 0
    attack = entry.get("attack", entry.get("defense", 1) if fights else usual)
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
        army = entry.get("army", None if independent or kind == AIR else ARMY_OF_FRONT[front])
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
