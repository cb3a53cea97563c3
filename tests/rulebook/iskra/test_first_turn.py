"""13.1: the chits of turn 1, who is in range in it, and what they count for."""

from __future__ import annotations

from collections import Counter

import pytest

import hexside
from hexside.api import Game
from hexside.engine import Event
from hexside.games.iskra.chits import join_cup
from hexside.games.iskra.rules import IskraRules
from hexside.games.iskra.work import IskraWork
from tests.rulebook.iskra.iskra_kit import codes, kind, legal_with, marks, stand, told, track

GAME = "iskra"

OPENING = ["soviet-2sha", "soviet-67a", "soviet-8a"]


def begun(seed: int, **options: str) -> Game:
    """A game after the set-up."""
    return hexside.new(GAME, seed=seed, options={"set-up-227": "usual", **options})


def pass_on(game: Game, until: str) -> list[Event]:
    """Do as little as possible until an event is told."""
    events: list[Event] = []
    while until not in told(events):
        actions = [action.text() for action in game.legal()]
        events += game.play("done" if "done" in actions else actions[0])
    return events


@pytest.mark.rule(GAME, "13.1", "1.4", "R-13", "T-32")
def test_the_cup_of_turn_1_holds_one_chit_of_each_army() -> None:
    game = hexside.new(GAME, seed=1)
    assert track(game, "cup") == OPENING
    later = Counter(track(game, "later"))
    assert later == {
        "soviet-67a": 2,
        "soviet-2sha": 2,
        "soviet-8a": 1,
        **dict.fromkeys(("soviet-leningrad-front", "soviet-volkhov-front", "axis-18a"), 1),
        **dict.fromkeys(("axis-1", "axis-96", "axis-170", "axis-227"), 1),
    }


@pytest.mark.rule(GAME, "13.1", "3.1.1a", "R-14", "T-32")
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_the_other_chits_join_when_the_three_are_done(seed: int) -> None:
    """They are drawn in any order and count against the Soviet limit of the turn."""
    game = begun(seed)
    events = pass_on(game, "other-chits-join")
    events = [*game.opening_events(), *events]
    place = told(events).index("other-chits-join")
    drawn = [one.arguments["chit"] for one in events[:place] if one.code == "chit-drawn"]
    assert sorted(drawn) == OPENING
    used = [one.arguments for one in events[:place] if one.code == "chit-used"]
    assert [(one["count"], one["limit"]) for one in used] == [(1, 6), (2, 6), (3, 6)]
    assert track(game, "later") == []
    assert track(game, "chits_used")[1] >= 3
    assert len(track(game, "cup")) == 15 - 3 - 1


@pytest.mark.rule(GAME, "13.1", "19.1.21")
def test_a_chit_that_comes_in_turn_1_waits_with_the_others() -> None:
    game = hexside.new(GAME, seed=1)
    assert isinstance(game.rules, IskraRules)
    work = IskraWork(game.rules, game.state)
    join_cup(work, "axis-huehner")
    assert "axis-huehner" in work.data.later
    assert work.data.cup == tuple(OPENING)
    # Later in the game it can be drawn at once.
    work.change(later=())
    work.change(pool=tuple(chit for chit in work.data.pool if chit != "axis-huehner"))
    join_cup(work, "axis-huehner")
    assert work.data.cup == ("axis-huehner", *OPENING)


@pytest.mark.rule(GAME, "3.3.3", "R-18", "T-12")
def test_in_turn_1_everybody_is_in_range() -> None:
    units = {"sov-hq-67a": "01.01", "sov-942": "34.20", "sov-220t": "34.18", "ger-i-1": "20.10"}
    position = {"phase": "activation", "chit": "soviet-67a", "seat": None, "hexes": "01.01-34.20"}
    game = stand(units, turn=1, **position)
    assert legal_with(game, "pick") == {"pick 268-div"}
    assert legal_with(game, "name") == {"name sov-220t"}
    assert marks(game, "sov-942") == ()
    game = stand(units, turn=2, **position)
    assert codes(game, "pick 268-div") == {"formation-out-of-range 3.3.3"}
    assert codes(game, "name sov-220t") == {"out-of-command-range 3.3.3"}
    assert marks(game, "sov-942") == ("out-of-command",)


@pytest.mark.rule(GAME, "R-15")
def test_a_headquarters_off_the_map_has_nobody_in_range_even_in_turn_1() -> None:
    game = stand(
        {"sov-hq-2sha": "05.05", "sov-450": "06.06", "sov-374": "07.07", "ger-i-1": "12.12"},
        turn=1,
        phase="activation",
        chit="soviet-volkhov-front",
        seat=None,
    )
    assert kind(game) == "pick-formations-of-front"
    assert legal_with(game, "pick") == {"pick 128-div"}
    assert codes(game, "pick 265-div") == {"formation-out-of-range 3.3.3"}
