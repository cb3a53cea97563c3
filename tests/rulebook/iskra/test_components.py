"""1 The map and its signs; every refusal and event names its rule."""

from __future__ import annotations

import random

import pytest

import hexside
from hexside.conformance.wrong_actions import WrongActions
from hexside.engine import contract
from hexside.games.iskra.shapes import AXIS, SOVIET

GAME = "iskra"
#: What is refused before a rule is asked: words that mean nothing, and units that one does not own.
GENERAL = ("not-your-unit", "unit-not-on-map", "not-now", "no-path")
UNREADABLE = ("unknown-", "missing-", "too-many-", "expected-", "empty-", "not-a-number")


def opened() -> hexside.api.Game:
    return hexside.new("iskra/campaign", seed=3, options={"set-up-227": "usual"})


@pytest.mark.rule(GAME, "1.1.1")
def test_events_and_refusals_name_their_rule() -> None:
    """Words that are no words of the game have no rule; everything else has one."""
    game = opened()
    chance = random.Random(2)
    wrong = WrongActions(game, 2)
    for _ in range(150):
        seat = game.waiting[0]
        decision = contract.decision(game.rules, game.state, seat)
        assert decision is not None
        assert decision.rule
        for _ in range(4):
            for reason in game.why_not(wrong.next(game.legal(seat)), seat):
                general = reason.code in GENERAL or reason.code.startswith(UNREADABLE)
                assert reason.rule or general, reason
        for event in game.play(chance.choice(game.legal(seat)), seat):
            assert event.rule, event


@pytest.mark.rule(GAME, "1.2.1", "T-06")
def test_frozen_and_land_hexes() -> None:
    ground = opened().rules.ground  # type: ignore[attr-defined]  # the contract has no board tables
    ice, land = (ground.grid.index(name) for name in ("13.39", "13.40"))
    assert ice in ground.open_ice
    assert land not in ground.open_ice
    assert ground.board.terrain[land] == "clear"


@pytest.mark.rule(GAME, "1.2.6", "1.2.7")
def test_sources_and_entry_points() -> None:
    ground = opened().rules.ground  # type: ignore[attr-defined]  # the contract has no board tables
    names = ground.names
    german = {names[hex] for hex in ground.sources[AXIS]}
    soviet = {names[hex] for hex in ground.sources[SOVIET]}
    assert german == {"01.09", "10.01", "20.01", "28.01"}
    assert soviet == {"01.24", "01.32", "01.40", "34.11", "34.21", "34.28"}
    letters = {letter: names[hex] for letter, hex in ground.entries.items()}
    assert {letters[letter] for letter in "FGHI"} == german
    assert {letters[letter] for letter in "ABCDE"} == soviet - {"01.24"}
