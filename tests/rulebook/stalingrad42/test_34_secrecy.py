"""34.1.2, 4.5, A-98: nothing that the Axis is told depends on which army has which box."""

from __future__ import annotations

import random

import pytest

from hexside.api import Game
from hexside.conformance.faults import Fault
from hexside.conformance.legality import check_allowed, check_wrong
from hexside.conformance.secrecy import (
    check_events,
    check_overlays,
    check_telling,
    check_unseen,
    check_views,
    imagined,
    is_different,
)
from hexside.conformance.wrong_actions import WrongActions
from hexside.engine import Outcome, apply
from tests.rulebook.stalingrad42.s42_maskirovka_kit import stand
from tests.rulebook.stalingrad42.s42_secrecy_kit import check_knowledge

GAME = "stalingrad-42"
RAIL = {"rail": " ".join(f"{column}12" for column in range(12, 25))}
BOXES = {
    "slow": "soviet infantry 3-5-2 box-1",
    "hurt": "soviet infantry 3-5-3 box-1 disrupted",
    "fast": "soviet tank 6-6-5 box-2",
    "half": "soviet infantry 3-5-3 box-2 reduced",
    "near": "soviet infantry 3-5-3 1812",
    "rail": "soviet infantry 3-5-3 2012",
    "edge": "soviet infantry 3-5-3 ea-a",
    "dead": "soviet infantry 3-5-3 eliminated since-3",
}
AXIS = {
    "a": "axis infantry 6-7-4 1710",
    "b": "axis panzer 10-8-6 1711",
    "c": "axis infantry 6-7-4 1709",
    "point": "axis supply-point 0-0-5 1610",
    "d": "axis infantry 6-7-4 1915",
}
PLACES = (
    {"r1": "1810", "r2": "1810", "r3": "2014", "r4": "ea-a"},
    {"r1": "1910", "r2": "1811", "r3": "1911", "r4": "1812"},
    {"r1": "1809", "r2": "ea-a", "r3": "ea-a", "r4": "1811"},
)
#: Verbs of this chapter, which are played more often than others.
OWN = ("tie-marker", "keep-markers", "enter-box", "leave-box", "come-out", "show-empty", "commit")


def position(number: int, seat: str, phase: str, seed: int) -> Game:
    """One of the positions, with dice of its own."""
    chance = random.Random(seed)
    places = PLACES[number % len(PLACES)]
    return stand(
        places,
        {**BOXES, **AXIS},
        seat=seat,
        phase=phase,
        lines=RAIL,
        dice=[chance.randint(1, 6) for _ in range(300)],
        tracks={"replacements": {"infantry": 2}} if phase == "initial" else {},
    )


def play_and_check(game: Game, seed: int, moves: int) -> list[Fault]:
    """Random play; before each action both seats are compared with their imagined states."""
    chance = random.Random(seed)
    wrong = WrongActions(game, seed)
    found: list[Fault] = []
    for number in range(moves):
        if game.state.result is not None or not game.waiting or game.state.turn > 23:
            break
        seat = game.waiting[0]
        legal = game.legal(seat)
        own = [action for action in legal if action.verb in OWN]
        armies = [one for one in legal if getattr(one, "unit", "") in ("r1", "r2", "r3", "r4")]
        entering = [
            one for one in legal if set(getattr(one, "path", ())) & set(PLACES[seed % 3].values())
        ]
        attacks = [
            one for one in legal if one.verb in ("attack", "add", "resolve", "strike", "onward")
        ]
        pool = chance.choice([legal, own, armies, entering, attacks, attacks]) or legal
        action = chance.choice(pool)
        if chance.random() < 0.12:
            action = next((one for one in legal if one.verb == "done"), action)
        faults, tries = check_wrong(game, seat, wrong, 4)
        found += faults + check_views(game, number, tries) + check_unseen(game)
        found += check_overlays(game, number)
        found += check_allowed(game, seat, [action])
        found += check_telling(game, seat, action, number)
        found += check_knowledge(game, seat, action)
        outcome = apply(game.rules, game.state, action, seat)
        assert isinstance(outcome, Outcome)
        found += check_events(game, outcome)
        game.play(action, seat)
        if found:
            found.append(Fault("after", action.text()))
            break
    return found


@pytest.mark.rule(GAME, "34.1.2", "C209", "A-98", "A-99")
@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize(("seat", "phase"), [("soviet", "movement"), ("axis", "combat")])
def test_the_axis_is_told_nothing(seat: str, phase: str, seed: int) -> None:
    assert play_and_check(position(seed, seat, phase, seed), seed, 40) == []


@pytest.mark.rule(GAME, "34.1.2", "C209")
def test_others_imagine_other_markers_and_their_owner_does_not() -> None:
    game = position(0, "axis", "combat", 1)
    for seat in ("axis", ""):
        assert any(is_different(game, imagined(game, seat, number)) for number in range(4))
    assert not any(is_different(game, imagined(game, "soviet", number)) for number in range(4))
