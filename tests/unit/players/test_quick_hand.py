"""The quick hand: how it starts an activation, what it bypasses, what it releases."""

from __future__ import annotations

import random
from typing import cast

import msgspec

import hexside
from hexside.players.phased.weights import phased_weights
from hexside.players.quick.hand import Hand
from hexside.players.quick.marches import plan
from hexside.players.quick.position import Position
from hexside.players.quick.quick_tables import QuickTables, quick_tables
from hexside.players.quick.sketch import Sketch
from hexside.players.quick.storms import chance_of_fall, passed_by
from hexside.players.weighing import weights

GAME, SCENARIO = "traces-of-war", "race-to-the-dnieper"
SOVIET = 1


def known() -> QuickTables:
    found = quick_tables(GAME, SCENARIO)
    assert found is not None
    return found


def hand(seed: int) -> Hand:
    weights = known().know.weights
    return Hand(
        known(), [weights.planned(side) for side in known().know.sides], random.Random(seed)
    )


def table(scenario: str = SCENARIO, seed: int = 3) -> Position:
    game = hexside.new(f"{GAME}/{scenario}", seed=seed)
    return cast(Position, game.rules.work(game.state))


def until(work: Position, player: Hand, tag: str, seat: str) -> None:
    """Play on until a seat must choose in a step of the sequence of play."""
    for _ in range(2000):
        frame = work.frame
        if frame.__struct_config__.tag == tag and frame.seats(work)[0] == seat:
            return
        player.play(work)
    raise AssertionError(tag)


def test_another_headquarters_is_taken_along() -> None:
    """Traces of War 4.3.1: only the Axis may; more units act, and nothing is lost."""
    work = table()
    player = hand(3)
    while True:
        until(work, player, "activation", "axis")
        if any(action.verb == "join" for action in work.frame.legal(work, "axis")):
            break
        player.play(work)
    before = len(work.frame.units)
    player.play(work)
    assert len(work.frame.units) == before + 1


def test_no_unit_moves_up_to_attack_when_combat_is_over() -> None:
    """Traces of War 4.3.1: combat first, then movement: no attack follows."""
    work = table()
    player = hand(3)
    until(work, player, "activation", "soviet")
    modes = {getattr(a, "mode", ""): a for a in work.frame.legal(work, "soviet")}
    player.take(work, "soviet", modes["combat-move"])
    until(work, player, "movement", "soviet")
    sketch = player.sketch(work, "soviet")
    reach = {uid: work.frame.destinations(work, uid) for uid in work.frame.units}
    planned = plan(sketch, reach, lambda _: ())
    assert planned.strikes == []
    assert planned.marches


def test_attacks_at_hand_come_before_moves_for_those_who_are_in_contact() -> None:
    work = table()
    player = hand(3)
    chosen = set()
    for _ in range(6):
        until(work, player, "activation", "soviet")
        player.play(work)
        chosen |= {f.mode for f in work.agenda if f.__struct_config__.tag == "activation"}
        if work.result is not None:
            break
    assert chosen == {"combat-move", "move-combat"}


def test_a_strong_city_is_passed_by_and_a_weak_one_is_not() -> None:
    work = table()
    cities = [target.hex for target in known().know.targets if target.objective.held]
    held = [hex for hex in cities if work.field.occupied[1 - SOVIET][hex]]
    assert held
    assert passed_by(known(), work, SOVIET, cities, 0.0) == frozenset()
    # Nothing is certain, but an empty city is open.
    assert passed_by(known(), work, SOVIET, cities, 1.0) == frozenset(held)
    assert chance_of_fall(4, 2, 0) > chance_of_fall(4, 2, 2) > chance_of_fall(4, 10, 2)


def test_units_march_past_cities_that_are_too_strong() -> None:
    work = table()
    weights = known().know.weights.planned("soviet")
    drawn = Sketch(known(), work, SOVIET, msgspec.structs.replace(weights, storm=0.0))
    passing = Sketch(known(), work, SOVIET, msgspec.structs.replace(weights, storm=1.0))
    for target in known().know.targets:
        if target.objective.held and work.field.occupied[1 - SOVIET][target.hex]:
            assert passing.goal[target.hex] < drawn.goal[target.hex]


def test_each_kind_of_game_has_weights_of_its_own_kind() -> None:
    assert weights(GAME) is not None
    assert weights("stalingrad-42") is None
    assert phased_weights("stalingrad-42") is not None
    assert phased_weights(GAME) is None
    assert weights("iskra") is None
