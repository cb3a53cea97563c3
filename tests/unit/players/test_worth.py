"""The worth of a position: garrisons under siege, counts, and what they mean."""

from __future__ import annotations

import random
from typing import Any, cast

import msgspec
import pytest

import hexside
from hexside.players.quick.counts import HELD, NAMES, WHOLE, counts
from hexside.players.quick.hand import Hand
from hexside.players.quick.judging import Judgement, Pattern, judgements
from hexside.players.quick.position import Position
from hexside.players.quick.quick_tables import QuickTables, quick_tables
from hexside.players.quick.worth import worth

GAME, SCENARIO = "traces-of-war", "race-to-the-dnieper"
KHARKIV = "2634"


def known(scenario: str = SCENARIO) -> QuickTables:
    found = quick_tables(GAME, scenario)
    assert found is not None
    return found


def table(scenario: str = SCENARIO, seed: int = 3) -> Position:
    game = hexside.new(f"{GAME}/{scenario}", seed=seed)
    return cast(Position, game.rules.work(game.state))


def middle(seed: int = 3) -> Position:
    """A position in which a headquarters is about to act."""
    work = table(seed=seed)
    weights = known().know.weights
    sides = [weights.planned(side) for side in known().know.sides]
    hand = Hand(known(), sides, random.Random(seed))
    while work.frame.__struct_config__.tag != "activation":
        hand.play(work)
    return work


def count(work: Position, name: str) -> float:
    return counts(known(), work)[NAMES.index(name)]


@pytest.mark.parametrize("scenario", [SCENARIO, "campaign"])
def test_every_turn_has_a_judgement_with_a_factor_for_every_count(scenario: str) -> None:
    work = table(scenario)
    found = known(scenario)
    assert len(found.judgements) == work.rules.setup.turns
    assert len(counts(found, work)) == len(NAMES) == len(WHOLE) + len(HELD)
    for row in found.judgements:
        assert len(row.factors) == len(NAMES)
        assert all(len(pattern.factors) == len(NAMES) for pattern in row.patterns)
    assert 0.0 < worth(found, work) < 1.0


def test_a_game_without_judgements_has_none() -> None:
    assert judgements("iskra") == {}


def test_the_start_is_undecided() -> None:
    """A planner that thinks a game is decided from the start cannot tell its courses apart."""
    assert 0.15 < worth(known(), table()) < 0.85


def test_a_judgement_adds_factors_and_patterns() -> None:
    plain = Judgement(0.0, (1.0, 0.0))
    assert plain.of([0.0, 5.0]) == 0.5
    assert plain.of([1.0, 0.0]) > 0.7
    both = Judgement(0.0, (0.0, 0.0), (Pattern(4.0, -3.0, (2.0, 2.0)),))
    assert both.of([1.0, 1.0]) > 0.9
    assert both.of([1.0, 0.0]) < 0.1
    assert plain.of([1e9, 0.0]) == pytest.approx(1.0)


def test_garrisons_that_may_not_retreat_lose_steps_instead() -> None:
    """Traces of War 12.2: R costs one step, RR two; the exact chances of several attacks."""
    found = known()
    # 3-1 has --, --, R, R, RR, RR: two steps are lost at once in two of six cases.
    assert found.destroyed(3, 2, 1) == pytest.approx(2 / 6)
    # In two attacks: unless both have no effect, or one has R and the other no effect.
    assert found.destroyed(3, 2, 2) == pytest.approx(1 - (2 * 2 + 2 * 2 * 2) / 36)
    assert found.destroyed(-1, 1, 9) == 0.0
    assert found.destroyed(3, 2, 0) == 0.0
    chances = [found.destroyed(column, 4, 3) for column in range(found.last + 1)]
    assert chances == pytest.approx(sorted(chances))
    assert chances[0] < chances[5]


def test_a_weaker_garrison_is_in_greater_danger() -> None:
    work = middle()
    hex = known().index(KHARKIV)
    work.data = msgspec.structs.replace(work.data, supreme_orders=(hex,))
    before = count(work, "any-before-long")
    strongest = max(work.field.stacks[hex], key=work.defense)
    cast(Any, work).put(strongest, known().index("2401"))
    assert count(work, "any-before-long") > before
    for uid in work.field.stacks[hex]:
        cast(Any, work).put(uid, known().index("2402"))
    assert count(work, "worst-empty") == 1.0


def test_cities_that_no_longer_have_to_be_held_do_not_count() -> None:
    """Traces of War 12.2: without its order a city is an ordinary city."""
    work = middle()
    assert count(work, "held") == 1.0
    orders = tuple(h for h in work.data.supreme_orders if h != known().index(KHARKIV))
    work.data = msgspec.structs.replace(work.data, supreme_orders=orders)
    assert count(work, "held") == pytest.approx(5 / 6)
    work.data = msgspec.structs.replace(work.data, supreme_orders=())
    assert all(count(work, name) == 0.0 for name in HELD)


def test_chits_to_come_and_the_one_that_was_drawn_count() -> None:
    work = middle()
    side = "soviet" if work.data.drawn.startswith("soviet") else "axis"
    assert count(work, "drawn") == (1.0 if side == "soviet" else -1.0)
    before = count(work, "chits")
    work.data = msgspec.structs.replace(work.data, cup=(), hand=())
    assert count(work, "chits") < before
    assert count(work, "enemy-orders") == 0.0
