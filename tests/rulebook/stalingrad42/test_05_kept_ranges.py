"""Lists of moves that are kept from prompt to prompt are those of the position alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
import pytest

import hexside
from hexside.api import Game
from hexside.engine import Origin, encode, legal
from hexside.games.stalingrad42 import GAME as RULES
from hexside.games.stalingrad42.combat.auto_ds import auto_ds_targets
from hexside.games.stalingrad42.movement.range_searches import KEPT
from hexside.games.stalingrad42.reading.printed import AXIS, SOVIET
from hexside.games.stalingrad42.state import Fort
from hexside.players import RandomPlayer, play_game
from tests.rulebook.stalingrad42.s42_kit import ends, play, stand

GAME = "stalingrad-42"


def computed_again(game: Game) -> Sequence[Any]:
    """The legal actions of the same state, just decoded, with nothing worked out before."""
    rules: Any = game.rules
    kept = rules.ground.compiled.pop(KEPT, None)
    recent = dict(rules.recent)
    rules.recent.clear()
    state = msgspec.msgpack.decode(encode(game.state), type=rules.state_type)
    found = legal(rules, state)
    rules.recent.update(recent)
    if kept is not None:
        rules.ground.compiled[KEPT] = kept
    return found


@pytest.mark.rule(GAME, "5.1", "7.3")
def test_moves_kept_in_play_are_those_of_a_state_just_decoded() -> None:
    game = hexside.new("stalingrad-42/fall-blau", seed=11)
    players = {seat: RandomPlayer(f"11.{seat}") for seat in game.rules.seats}
    compared = 0
    while compared < 12 and not game.over:
        play_game(game, players, 12)
        listed = game.legal()
        assert listed == computed_again(game)
        assert len(set(listed)) == len(listed)
        compared += 1


@pytest.mark.rule(GAME, "5.1", "8.6.1", "S4.1")
def test_lists_kept_on_the_whole_map_are_those_of_a_state_just_decoded() -> None:
    rules = RULES.rules("campaign", {"automatic-victory": "off"}, ())
    game = Game.opening(rules, Origin(GAME, "campaign", RULES.version, "5", "", rules.options, ()))
    players = {seat: RandomPlayer(f"5.{seat}") for seat in game.rules.seats}
    for _ in range(10):
        play_game(game, players, 29)
        assert game.legal() == computed_again(game)


@pytest.mark.rule(GAME, "8.6.1")
def test_odds_are_reckoned_again_when_a_defender_next_to_the_attackers_changes() -> None:
    units = {
        "a": "axis infantry 10-9-6 2010",
        "b": "soviet infantry 1-1-3 2011",
        "c": "soviet infantry 1-1-3 2013",
    }
    game = stand(units)
    rules: Any = game.rules
    work = rules.work(game.state)
    (hex,) = auto_ds_targets(work, AXIS)
    assert rules.names[hex] == "2011"
    work.put("c", hex)
    assert auto_ds_targets(work, AXIS) == {}
    # A change far away leaves what was found as it was, one of the tracks does not.
    work.put("c", rules.grid.index("2614"))
    assert tuple(auto_ds_targets(work, AXIS)) == (hex,)
    work.change(forts=(Fort(hex, SOVIET, True),))
    work.drop_notes()
    assert auto_ds_targets(work, AXIS) == {}


@pytest.mark.rule(GAME, "5.1")
def test_what_is_allowed_is_what_is_listed_and_every_refusal_has_a_reason() -> None:
    game = hexside.new("stalingrad-42/fall-blau", seed=12)
    players = {seat: RandomPlayer(f"12.{seat}") for seat in game.rules.seats}
    before: Sequence[Any] = ()
    for _ in range(10):
        play_game(game, players, 9)
        listed = set(game.legal())
        for action in before[:: max(1, len(before) // 40)]:
            reasons = game.why_not(action)
            assert (action in listed) == (not reasons), action.text()
        before = game.legal()


@pytest.mark.rule(GAME, "5.5.5", "7.3")
def test_a_change_far_away_and_one_nearby() -> None:
    units = {
        "a": "axis infantry 5-7-3 2010",
        "f": "axis infantry 5-7-3 2610",
        "b": "soviet infantry 3-5-3 2013",
        "c": "soviet infantry 3-5-3 2614",
    }
    game = stand(units)
    first = ends(game, "move", "a")
    play(game, "move f 2611")
    assert ends(game, "move", "a") == first
    assert game.legal() == computed_again(game)
