"""Why a unit cannot go to a hex: asked along the ways that it has, every answer is true."""

from __future__ import annotations

import random
from typing import Any

import pytest

import hexside
from hexside.server.why_not import OTHER_WAYS, reasons_against

START = {
    "traces-of-war/race-to-the-dnieper": "move-units",
    "stalingrad-42/fall-blau": "s42-move-units",
    "a-victory-awaits/leningrad": "move-units",
    "iskra/campaign": "move-units",
}


def to_movement(scenario: str) -> Any:
    """A game at its first movement, played by chance."""
    game = hexside.new(scenario, seed=3)
    chance = random.Random(3)
    while game.decision is None or game.decision.kind != START[scenario]:
        actions = game.legal()
        wished = [action for action in actions if action.verb in ("place-rest", "mode")]
        game.play(chance.choice(wished or list(actions)))
    return game


@pytest.mark.parametrize("scenario", sorted(START))
def test_hexes_just_out_of_reach_are_refused_for_a_reason_that_holds(scenario: str) -> None:
    game = to_movement(scenario)
    seat = game.decision.seat
    grid = game.rules.board.grid
    moves = game.decision.choices["move"]
    asked = 0
    for unit in sorted(moves)[:6]:
        reach = {hex: row for hex, row in moves[unit].items() if hex in grid}
        others = {
            verb: rows[unit]
            for verb, rows in game.decision.choices.items()
            if verb != "move" and isinstance(rows, dict) and unit in rows
        }
        elsewhere = {hex for rows in others.values() if isinstance(rows, dict) for hex in rows}
        beyond = {
            (grid.names[there], hex)
            for hex in reach
            for there in grid.neighbors[grid.index(hex)]
            if there >= 0 and grid.names[there] not in reach
        }
        start = next(one.hex for one in game.view(seat).units if one.id == unit)
        for goal in sorted({goal for goal, _ in beyond} - elsewhere - {start})[:12]:
            ways = sorted(
                (reach[hex]["cost"], " ".join(("move", unit, *reach[hex]["path"], goal)))
                for there, hex in beyond
                if there == goal
            )
            reasons = reasons_against(game, seat, [way for _, way in ways[:6]])
            assert reasons, (unit, goal)
            assert not {reason.code for reason in reasons} <= OTHER_WAYS, (unit, goal, reasons)
            for reason in reasons:
                if reason.code == "not-enough-movement":
                    # No way costs less than the cheapest one to a hex beside it.
                    cost, left = (float(str(reason.arguments[key])) for key in ("cost", "left"))
                    assert cost > left
                    assert cost >= ways[0][0]
            asked += 1
    assert asked > 8


def test_the_reasons_that_bar_every_way_come_first() -> None:
    game = to_movement("traces-of-war/race-to-the-dnieper")
    enemy = next(one for one in game.view("").units if one.side != game.decision.seat and one.hex)
    unit = sorted(game.decision.choices["move"])[0]
    grid = game.rules.board.grid
    around = [grid.names[there] for there in grid.neighbors[grid.index(enemy.hex)] if there >= 0]
    ways = [f"move {unit} {hex} {enemy.hex}" for hex in around]
    alone = [{reason.code for reason in game.why_not(way)} for way in ways]
    shared = {reason.code for reason in reasons_against(game, game.decision.seat, ways)}
    assert shared == set.intersection(*alone) or shared in alone
