"""What each seat may know: of an enemy stack the top counter only (1.1.4, R-64)."""

from __future__ import annotations

from typing import Any

from hexside.engine import SeenUnit, State, View, contract
from hexside.games.iskra.rules import IskraRules
from hexside.games.iskra.shapes import SIDES, SOVIET
from hexside.games.iskra.victory import (
    axis_points,
    next_check,
    score,
    score_sheet,
    soviet_points,
    threshold,
)
from hexside.games.iskra.work import IskraWork
from hexside.mechanics.hidden_stacks import Fog, revealed

#: R-64: the option that lets everybody see how high the stacks are.
STACK_SIZE, OPEN = "stack-size", "open"


def sight(work: IskraWork, seat: str) -> Fog:
    """R-63, R-64: the stacks of the own side whole, also those of an ally; of an enemy's the top.

    A pontoon bridge is a feature of the map, which all see (13.3.1, R-36); units in a combat are
    shown until it is over.
    """
    rules = work.rules
    bridges = (uid for uid in rules.pontoons if work.is_bridge(uid))
    return Fog(
        work.data.order.stacks,
        lambda uid: SIDES[rules.side[uid]],
        (rules.side_of(seat),) if seat else (),
        revealed(work.state) | frozenset(bridges),
    )


def view(rules: IskraRules, state: State, seat: str) -> View:
    """The position as a seat sees it; ``""`` is a spectator and sees what all may know."""
    work = IskraWork(rules, state)
    names = rules.names
    fog = sight(work, seat)
    hidden = fog.hidden()
    is_open = rules.option(STACK_SIZE) == OPEN
    return View(
        rules.game,
        rules.scenario,
        seat,
        state.turn,
        state.data.phase,
        state.version,
        contract.waiting(rules, state),
        tuple(
            SeenUnit(
                uid,
                SIDES[rules.side[uid]],
                names[unit.hex] if unit.hex >= 0 else "",
                unit.box,
                unit.steps,
                unit.marks,
            )
            for uid, unit in state.units.items()
            if uid not in hidden
        ),
        _tracks(work),
        _own(work, seat),
        state.result,
        fog.stacks_with_heights(names) if is_open else fog.stacks(names),
    )


def _tracks(work: IskraWork) -> dict[str, Any]:
    """R-64: chits as a multiset, air points, the event, control and points are public."""
    data = work.data
    rules = work.rules
    names = rules.names
    sheet = score_sheet(work)
    check_turn, check_points = next_check(work)
    limits = [rules.chit_limit(side, work.turn) for side in range(len(SIDES))]
    used = [
        sum(rules.chits[chit].side == name for chit in (*data.used, data.drawn) if chit)
        for name in SIDES
    ]
    return {
        "control": [names[hex] for hex in data.soviet_hexes],
        "schluesselburg": data.schluesselburg,
        "victory_points": score(work),
        "victory_need": threshold(work),
        "victory_sheet": [[item.code, item.count, item.points] for item in sheet],
        "points": [axis_points(work), soviet_points(work)],
        "timetable": [check_turn, check_points] if check_turn else [],
        "link_up": data.link_up,
        "event": data.event,
        "last_event": data.last_event,
        "cup": list(data.cup),
        "later": list(data.later),
        "drawn": data.drawn,
        "used": list(data.used),
        "set_aside": list(data.set_aside),
        "chits_used": used,
        "chit_limits": limits,
        "last_formation": data.last_formation,
        "air_points": [rules.tables.air.points - spent for spent in data.air_points],
        "cloudy": data.cloudy,
        "trotskyite": data.trotskyite,
        "retreating_orders": data.retreating_orders,
        "replacements": [data.axis_replacements, rules.turn_row(work.turn).soviet_replacements],
        "wreck": names[data.wreck] if data.wreck >= 0 else "",
        "tigers_captured": data.tigers_captured,
    }


def _own(work: IskraWork, seat: str) -> dict[str, Any]:
    """5.4.4, R-64, R-68: the own counters whose division, or who alone, have used strategic
    movement; they may lie hidden, and so might the one that moved."""
    rules = work.rules
    side = rules.number_of.get(seat)
    if side is None:
        return {}
    marked = work.data.strategic
    return {
        "strategic": [
            uid
            for uid in work.on_map(side)
            if uid in marked or (side == SOVIET and rules.formation[uid] in marked)
        ]
    }
