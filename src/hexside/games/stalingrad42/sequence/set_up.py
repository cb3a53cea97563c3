"""S1 Set-up: units on their hexes, markers, control, and units that may not move yet."""

from __future__ import annotations

from hexside.engine import OFF_MAP, Dice, Unit
from hexside.games.stalingrad42.rail.railroads import starting_railheads
from hexside.games.stalingrad42.reading.printed import SOVIET, S42Counter
from hexside.games.stalingrad42.rules import S42Rules
from hexside.games.stalingrad42.sequence.game_turn import GameTurn
from hexside.games.stalingrad42.state import (
    ABSENT,
    AIR_BOX,
    FROZEN,
    TURN_BOX,
    AirUnit,
    S42Data,
    area_box,
)
from hexside.games.stalingrad42.units.release import releases_at_once
from hexside.games.stalingrad42.victory.baku import areas_out_of_use
from hexside.games.stalingrad42.work import S42Work

#: 31, S1.2: status words of the set-up for units that wait for their release.
RESERVE = "reserve-army"
BLUCHER_AREA = "w"


def start_units(rules: S42Rules) -> dict[str, Unit]:
    """S1.1, 22.1: every counter on its hex, in its Entry Area, or in the box of its turn."""
    units = {
        uid: Unit(OFF_MAP, AIR_BOX if c.type == "air" else ABSENT, c.steps)
        for uid, c in rules.roster.items()
    }
    for row in rules.files.starts:
        if row.scenario not in (rules.scenario, "all") or row.unit not in units:
            continue
        counter = rules.roster[row.unit]
        steps = min(row.steps, counter.steps)
        if row.hex is not None and row.hex in rules.grid:
            marks = (FROZEN,) if starts_frozen(counter, row.status) else ()
            units[row.unit] = Unit(rules.grid.index(row.hex), "", steps, marks)
        elif row.box is not None and row.box in rules.areas[counter.number]:
            units[row.unit] = Unit(OFF_MAP, area_box(row.box), steps)
    for late in rules.files.arrivals:
        if late.scenario == rules.scenario and late.unit in rules.arrivals:
            arrival = rules.arrivals[late.unit]
            if arrival.areas:
                steps = min(late.steps, rules.roster[late.unit].steps)
                units[late.unit] = Unit(OFF_MAP, f"{TURN_BOX}{arrival.turn}", steps)
    return dict(sorted(units.items()))


def starts_frozen(counter: S42Counter, status: str) -> bool:
    """20.4, 20.6, S1.2: garrisons, the North Caucasus Front and reserve armies wait."""
    return counter.garrison or counter.north_caucasus or status == RESERVE


def start_data(rules: S42Rules) -> S42Data:
    """S1.1: markers at the start; cities west of the line of 28 June are Axis."""
    ground = rules.ground
    return S42Data(
        control=tuple(sorted(ground.controllable & ground.west)),
        air=tuple(AirUnit(c.id, "out") for c in rules.roster.values() if c.type == "air"),
    )


def opening(rules: S42Rules, dice: Dice) -> S42Work:
    """S1.2: the set-up, played on to the first decision."""
    state = rules.state_type(
        turn=rules.info.first_turn,
        units=start_units(rules),
        agenda=(GameTurn(),),
        dice=dice,
        data=start_data(rules),
        version=-1,
    )
    work = S42Work(rules, state)
    for uid in work.on_map(SOVIET):
        hex = work.units[uid].hex
        if hex in rules.ground.controllable and not work.controls(SOVIET, hex):
            work.change(control=tuple(other for other in work.data.control if other != hex))
    work.change(railheads=starting_railheads(work), closed=areas_out_of_use(work))
    releases_at_once(work)
    work.advance()
    return work
