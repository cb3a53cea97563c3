"""2.3 Counters: what the rows of ``units.csv`` mean in the words of the rules."""

from __future__ import annotations

from collections.abc import Iterable
from typing import get_args

import msgspec
from msgspec.structs import replace

from hexside.games.stalingrad42.reading.files import UnitRow
from hexside.games.stalingrad42.reading.printed import (
    Nation,
    RemnantRow,
    S42Counter,
    TableFile,
    Values,
)

NATION_OF = {
    "wehrmacht": "german",
    "waffen-ss": "german",
    "luftwaffe": "german",
    "north-caucasus": "north-caucasian",
    "red-army": "soviet",
    "guards": "soviet",
    "nkvd": "soviet",
    "naval-infantry": "soviet",
    "misc": "soviet",
}
TYPE_OF = {
    "mechanized": "mechanised",
    "motorized": "motorised",
    "naval_infantry": "naval-infantry",
    "tank_destroyer": "tank-destroyer",
    "assault_gun": "assault-gun",
    "front_hq": "front-hq",
    "army_hq": "army-hq",
    "soviet_army_hq": "soviet-army-hq",
    "supply_point": "supply-point",
    "reserve_army": "reserve-army",
}
QUALITY_OF = {"poor": "low"}
REMNANT = "-rem-"
THREE_STEPS = 3


def read_counters(rows: Iterable[UnitRow], tables: TableFile) -> dict[str, S42Counter]:
    """The roster by id; Remnants are not counters of their own (10.4)."""
    found = {row.id: counter(row, tables) for row in rows if REMNANT not in row.id}
    for row in tables.upgrade:
        if row.unit in found and row.over in found:
            found[row.unit] = above_other(found[row.unit], found[row.over])
    return dict(sorted(found.items()))


def above_other(above: S42Counter, below: S42Counter) -> S42Counter:
    """32.4, A-94: the steps of the counter below, and the front of the one above as the top one."""
    values = (*below.values, above.values[-1])
    return replace(
        above,
        steps=len(values),
        values=values,
        remnant_dot=below.remnant_dot,
        upgrade=True,
    )


def remnant_kind(tables: TableFile, side: str, kind: str) -> RemnantRow | None:
    """10.4: the Remnants that match a unit, if there are such."""
    for row in tables.remnant:
        if row.side == side and kind in row.types:
            return row
    return None


def nation_of(nationality: str) -> str:
    """The nation of a colour or service."""
    return NATION_OF.get(nationality, nationality)


def counter(row: UnitRow, tables: TableFile) -> S42Counter:
    """The counter of a row."""
    kind = TYPE_OF.get(row.type, row.type.replace("_", "-"))
    full = Values(row.attack, row.defense, row.move)
    reduced = Values(
        row.attack if row.reduced_attack is None else row.reduced_attack,
        row.defense if row.reduced_defense is None else row.reduced_defense,
        row.move if row.reduced_move is None else row.reduced_move,
    )
    remnant = remnant_kind(tables, row.side, kind)
    return msgspec.convert(
        {
            "id": row.id,
            "side": row.side,
            "nation": nation_of(row.nationality),
            "branch": row.nationality,
            "name": row.name,
            "full_name": row.full_name,
            "type": kind,
            "mechanised": row.mechanised,
            "infantry_type": row.infantry_type,
            "dot": row.tank_dot,
            "quality": QUALITY_OF.get(row.quality, row.quality),
            "size": row.size or "",
            "steps": row.steps,
            "values": msgspec.to_builtins(levels(row.steps, full, reduced, remnant)),
            "bracketed": row.bracketed,
            "free_stacking": row.free_stacking,
            "no_extended": row.no_extended_move,
            "asu_range": row.asu_range or 0,
            "garrison": row.garrison,
            "north_caucasus": row.north_caucasus_frozen,
            "blucher": row.plan_bluecher,
            "command": row.formation or "",
            "immobile": kind == "supply-point" and row.move == 0,
            "remnant_dot": remnant.dot if remnant and row.steps >= THREE_STEPS else "none",
        },
        S42Counter,
    )


def levels(
    steps: int, full: Values, reduced: Values, remnant: RemnantRow | None
) -> tuple[Values, ...]:
    """2.3.5: strengths by steps left, from one step upwards."""
    if steps == 1:
        return (full,)
    if steps < THREE_STEPS:
        return (reduced, full)
    last = Values(remnant.attack, remnant.defense, remnant.move) if remnant else reduced
    return (last, *(reduced,) * (steps - 2), full)


NATIONS = get_args(Nation)
