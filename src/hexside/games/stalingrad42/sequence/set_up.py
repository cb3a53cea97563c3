"""S1 Set-up: units on their hexes, markers, control, and units that may not move yet."""

from __future__ import annotations

from hexside.engine import OFF_MAP, Dice, Frame, Unit
from hexside.games.stalingrad42.rail.railroads import starting_railheads
from hexside.games.stalingrad42.reading.printed import SOVIET, S42Counter
from hexside.games.stalingrad42.rules import S42Rules
from hexside.games.stalingrad42.sequence.caucasus_opening import CaucasusOpening
from hexside.games.stalingrad42.sequence.game_turn import GameTurn
from hexside.games.stalingrad42.sequence.uranus_opening import UranusOpening
from hexside.games.stalingrad42.sequence.winter_start import control_in_winter, start_in_winter
from hexside.games.stalingrad42.state import (
    ABSENT,
    AIR_BOX,
    FROZEN,
    TRANS_CAUCASUS,
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
MARKER = "marker"


def start_units(rules: S42Rules) -> dict[str, Unit]:
    """S1.1, 22.1: every counter on its hex, in its Entry Area, or in the box of its turn."""
    air = air_in_play(rules)
    units = {
        uid: Unit(OFF_MAP, AIR_BOX if uid in air else ABSENT, c.steps)
        for uid, c in rules.roster.items()
    }
    for row in rules.files.starts:
        if row.scenario not in (rules.scenario, "all") or not rules.is_played(row.unit):
            continue
        counter = rules.roster[row.unit]
        steps = min(row.steps, counter.steps, *worn_steps(rules, row.unit))
        if row.hex is not None and row.hex in rules.grid:
            marks = (FROZEN,) if starts_frozen(rules, counter, row.status) else ()
            units[row.unit] = Unit(rules.grid.index(row.hex), "", steps, marks)
        elif row.box is not None and row.box in rules.areas[counter.number]:
            units[row.unit] = Unit(OFF_MAP, area_box(row.box), steps)
        elif row.box == TRANS_CAUCASUS:
            units[row.unit] = Unit(OFF_MAP, TRANS_CAUCASUS, steps)
    for late in rules.files.arrivals:
        if late.scenario == rules.scenario and late.unit in rules.arrivals:
            arrival = rules.arrivals[late.unit]
            is_marker = rules.roster[late.unit].type == MARKER
            # 34.1.1: Maskirovka markers come with their armies and lie under them.
            if arrival.areas and late.unit not in rules.formed and not is_marker:
                steps = min(late.steps, rules.roster[late.unit].steps)
                units[late.unit] = Unit(OFF_MAP, f"{TURN_BOX}{arrival.turn}", steps)
    return dict(sorted(units.items()))


def worn_steps(rules: S42Rules, uid: str) -> tuple[int, ...]:
    """22.1.3: the most steps of a unit that begins reduced, if it does."""
    worn = rules.options["worn-units"] == "on" and uid in rules.setup.worn
    return (max(1, rules.roster[uid].steps - 1),) if worn else ()


def air_in_play(rules: S42Rules) -> list[str]:
    """9.3, 9.3.8, S2.2: the air units that the set-up of a scenario names; more may come later."""
    named = {row.unit for row in rules.files.starts if row.scenario == rules.scenario}
    return [uid for uid, counter in rules.roster.items() if counter.type == "air" and uid in named]


def starts_frozen(rules: S42Rules, counter: S42Counter, status: str) -> bool:
    """20.4, 20.6, 31, A-75: garrisons, the North Caucasus Front and reserve armies wait."""
    front = counter.north_caucasus and rules.setup.north_caucasus_waits
    return counter.garrison or front or status == RESERVE


def start_data(rules: S42Rules) -> S42Data:
    """S1.1: markers at the start; cities west of the line of 28 June are Axis.

    S3: later in the war it holds more (A-81).
    """
    ground = rules.ground
    winter = rules.setup.winter_start
    held = ground.controllable & ground.west if winter is None else control_in_winter(rules, winter)
    return S42Data(
        control=tuple(sorted(held)),
        air=tuple(AirUnit(uid, "out") for uid in air_in_play(rules)),
    )


def first_agenda(rules: S42Rules) -> tuple[Frame[S42Work], ...]:
    """S2.4, S3.4: two scenarios begin with a turn of their own order, others with a plain one."""
    if rules.setup.north_edge is not None:
        return GameTurn("second"), CaucasusOpening()
    if rules.setup.winter_start is not None:
        return GameTurn("victory"), UranusOpening()
    return (GameTurn(),)


def opening(rules: S42Rules, dice: Dice) -> S42Work:
    """S1.2: the set-up, played on to the first decision."""
    state = rules.state_type(
        turn=rules.info.first_turn,
        units=start_units(rules),
        agenda=first_agenda(rules),
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
    if rules.setup.winter_start is not None:
        start_in_winter(work, rules.setup.winter_start)
    work.advance()
    return work
