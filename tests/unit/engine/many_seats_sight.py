"""What is seen of the tiny game for five people, and what its seats may imagine instead."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from hexside.engine import Dice, SeenUnit, State, View, Violation, contract
from tests.unit.engine.many_seats_words import (
    AXIS,
    CHITS,
    CONTROLLER,
    STAKES,
    Data,
    ManyRules,
)


def view(rules: ManyRules, state: State, seat: str) -> View:
    data: Data = state.data
    names = rules.board.grid.names
    own: dict[str, Any] = {}
    if seat in data.stakes:
        own["stake"] = data.stakes[seat]
    if rules.side_of(seat) == AXIS:
        own["plan"] = data.plan
    if seat == CONTROLLER:
        own["face-down"] = list(data.queue.at("face-down"))
    return View(
        game=rules.game,
        scenario=rules.scenario,
        seat=seat,
        turn=state.turn,
        phase=str(state.frame.__struct_config__.tag),
        version=state.version,
        waiting=contract.waiting(rules, state),
        units=tuple(
            SeenUnit(uid, rules.side[uid], names[unit.hex] if unit.hex >= 0 else "", unit.box)
            for uid, unit in sorted(state.units.items())
        ),
        tracks={
            "queue": list(data.queue.shown()),
            "cup": len(data.cup),
            "staked": [seat for seat in rules.seats if seat in data.stakes],
        },
        own=own,
        result=state.result,
    )


def imagine(rules: ManyRules, state: State, seat: str, dice: Dice) -> State:
    """Other stakes, the plan and what lies face down are drawn again."""
    data: Data = state.data
    stakes = {}
    for other, number in data.stakes.items():
        value, dice = dice.below(len(STAKES))
        stakes[other] = number if other == seat else STAKES[value]
    plan = data.plan
    if plan and rules.side_of(seat) != AXIS:
        value, dice = dice.below(2)
        plan = ("attack", "defend")[value]
    queue, cup = data.queue, data.cup
    if seat != CONTROLLER:
        pool = [*queue.at("face-down"), *cup]
        hidden = []
        for _ in queue.at("face-down"):
            value, dice = dice.below(len(pool))
            hidden.append(pool.pop(value))
        queue = queue.redrawn(hidden)
        cup = tuple(chit for chit in CHITS if chit in pool)
    return replace(
        state, dice=dice, data=replace(data, stakes=stakes, plan=plan, queue=queue, cup=cup)
    )


def violations(rules: ManyRules, state: State) -> list[Violation]:
    sides: dict[int, set[str]] = {}
    for uid, unit in state.units.items():
        if unit.hex >= 0:
            sides.setdefault(unit.hex, set()).add(rules.side[uid])
    return [Violation("both-sides-in-hex") for found in sides.values() if len(found) > 1]
