"""Units of a position text: what Stalingrad '42 adds to the common form."""

from __future__ import annotations

from typing import Any, get_args

import msgspec

from hexside.engine.position_units import UnitForm, Words
from hexside.games.stalingrad42.reading.loading import GameData
from hexside.games.stalingrad42.reading.printed import (
    ASU_TYPES,
    INFANTRY_TYPES,
    MECHANISED_TYPES,
    NON_COMBAT_TYPES,
    Dot,
    Quality,
    S42Counter,
    Side,
    UnitType,
    Values,
)
from hexside.games.stalingrad42.state import (
    ABSENT,
    AIR_BOX,
    AREA_BOX,
    ARMY_BOX,
    AUTO_DS,
    ELIMINATED,
    EXITED,
    MARKS,
    REMOVED,
    RESERVE,
    SINCE,
    TRANS_CAUCASUS,
    TURN_BOX,
)
from hexside.games.stalingrad42.supply.supply_tables import load_supply
from hexside.games.stalingrad42.units.counters import levels, nation_of, remnant_kind

#: The letters of Entry Areas.
LETTERS = "abcdefghjklmnopqrstwxyz"
BOXES = (ELIMINATED, REMOVED, ABSENT, AIR_BOX, EXITED, TRANS_CAUCASUS)
NUMBERS = ("attack", "defense", "move", "steps", "asu_range")
REDUCED = ("reduced_attack", "reduced_defense", "reduced_move")
FLAGS = (
    *("mechanised", "infantry_type", "bracketed", "free_stacking", "no_extended", "garrison"),
    *("north_caucasus", "blucher", "immobile"),
)
#: 13.4: the rulebook's word for what is neither elite nor low.
AVERAGE = "average"
SIZES = {
    **dict.fromkeys(("tank", "mechanised"), "XXX"),
    **dict.fromkeys(("army-hq", "front-hq", "soviet-army-hq"), "XXXX"),
}
ELITE_BRANCHES = ("guards", "nkvd")
TANKS = ("tank", "panzer", "mechanised", "panzergrenadier", "assault-gun")


def unit_form(data: GameData) -> UnitForm[S42Counter]:
    """The keys, marks and boxes of this game."""
    turns = (1, len(data.tables.turn))
    # 19.4: a headquarters lost on the last turns waits for one that is not played.
    waits = load_supply(data.sources).numbers.non_combat.returns_after
    arrivals = (1, len(data.tables.turn) + waits)
    reserves = (1, data.tables.reserves.markers)
    marks = Words(MARKS, {AUTO_DS: (1, 99), RESERVE: reserves, SINCE: turns})
    branches = sorted({counter.branch for counter in data.roster.values()})
    return UnitForm(
        roster=data.roster,
        words={
            "side": Words(get_args(Side)),
            "type": Words(get_args(UnitType)),
            "nationality": Words(tuple(branches)),
            "dot": Words(get_args(Dot)),
            "quality": Words(get_args(Quality)),
        },
        synonyms={"quality": {AVERAGE: "regular"}},
        numbers=(*NUMBERS, *REDUCED),
        flags=FLAGS,
        texts=("name", "size", "command"),
        others=("values",),
        marks=marks,
        box_marks=marks,
        boxes=Words(
            (*BOXES, *(AREA_BOX + letter for letter in LETTERS)),
            {TURN_BOX: arrivals, ARMY_BOX: (1, 6)},
        ),
        box=ABSENT,
        absent=ABSENT,
        make=lambda uid, entry: _counter(data, uid, entry),
        printed=_printed,
        # 18.6.8: the reverse of an immobile Supply Point stands for two.
        full=lambda counter: 1 if counter.immobile else counter.steps,
    )


def _counter(data: GameData, uid: str, entry: dict[str, Any]) -> S42Counter:
    """A counter that the text defines; what it does not say has a sensible value."""
    kind = entry.get("type", "infantry")
    side = entry["side"]
    branch = entry.get("nationality", "wehrmacht" if side == "axis" else "red-army")
    attack = entry.get("attack", 0)
    support = kind in ASU_TYPES or kind in NON_COMBAT_TYPES
    defense = entry.get("defense", 0 if kind in NON_COMBAT_TYPES else max(1, attack))
    # 18.6.8: the reverse of an immobile Supply Point stands for two.
    steps = entry.get("steps", 1 if support and not entry.get("immobile") else 2)
    move = entry.get("move", 4)
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
        "asu_range": entry.get("asu_range", 4 if kind in (*ASU_TYPES, "leader") else 0),
        "remnant_dot": remnant.dot if remnant and steps == len(values) >= 3 else "none",
    }
    words = ("name", "dot", "quality", "size", "command")
    given = {name: entry[name] for name in (*FLAGS, *words) if name in entry}
    counter = msgspec.convert(defaults | given, S42Counter)
    if len(counter.values) != counter.steps:
        raise ValueError(f"values {len(counter.values)}, steps {counter.steps}")
    return counter


def _printed(counter: S42Counter) -> dict[str, Any]:
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
