"""Players that think ahead: what they may know, how they rehearse, how they can be stopped."""

from __future__ import annotations

import random
from typing import cast

import pytest

import hexside
from hexside.engine import Action, Dice, State, contract
from hexside.phrasing import Phrasing
from hexside.players import PlannerPlayer, Player, ask, play_game, player
from hexside.players.imagination import ImaginedStates
from hexside.players.planner import Level
from hexside.players.purposes import CODES
from hexside.players.quick.hand import Hand
from hexside.players.quick.position import Position
from hexside.players.quick.quick_tables import QuickTables, quick_tables
from hexside.players.quick.worth import worth
from hexside.players.rehearsal import CourseOfAction, Effort, Rehearsal
from hexside.players.rehearsal_dice import FACES, RehearsalDice

GAME, SCENARIO = "traces-of-war", "race-to-the-dnieper"
RACE = f"{GAME}/{SCENARIO}"
#: Small enough for a test.
HASTY = Level(Effort(4, 0), Effort(2, 0), Effort(4, 0))


class Noted(Hand):
    """A quick hand that records everything."""

    def __init__(self, known: QuickTables, seed: int) -> None:
        weights = [known.know.weights.planned(side) for side in known.know.sides]
        super().__init__(known, weights, random.Random(seed))
        self.taken: list[tuple[str, Action]] = []

    def take(self, work: Position, seat: str, action: Action) -> None:
        self.taken.append((seat, action))
        super().take(work, seat, action)


def known_tables() -> QuickTables:
    found = quick_tables(GAME, SCENARIO)
    assert found is not None
    return found


def later(actions: int, seed: int = 11) -> hexside.Game:
    game = hexside.new(RACE, seed=seed)
    sides: dict[str, Player] = {seat: PlannerPlayer(seat, HASTY) for seat in game.rules.seats}
    return play_game(game, sides, actions)


def test_the_quick_hand_plays_by_the_rules() -> None:
    """Played in one working state or action by action: the same game, every action legal."""
    game = hexside.new(RACE, seed=5)
    hand = Noted(known_tables(), 5)
    work = cast(Position, game.rules.work(game.state))
    while work.result is None and len(hand.taken) < 250:
        hand.play(work)
    for seat, action in hand.taken:
        game.play(action, seat)
    assert game.state.units == work.units
    assert game.state.data == work.data
    assert game.state.agenda == tuple(work.agenda)
    assert game.state.result == work.result


def test_the_quick_hand_ends_its_games() -> None:
    game = hexside.new(RACE, seed=8)
    table = cast(Position, game.rules.work(game.state))
    hand = Noted(known_tables(), 8)
    for _ in range(3000):
        if table.result is not None:
            break
        hand.play(table)
    assert table.result is not None
    assert worth(known_tables(), table) in (0.0, 1.0)


@pytest.mark.parametrize("actions", [1, 30, 75])
def test_secrets_change_no_choice(actions: int) -> None:
    """Two states that the seat cannot tell apart: the same choice when thinking ahead."""
    game = later(actions)
    seat = game.waiting[0]
    rules = game.rules
    choices = set()
    for dice in range(2):
        twin = rules.imagine(game.state, seat, Dice(f"twin {dice}"))
        assert rules.view(twin, seat) == game.view(seat)
        decision = contract.decision(rules, twin, seat)
        assert decision is not None
        chooser = PlannerPlayer("same", HASTY)
        chooser.imagination = ImaginedStates(rules, twin, seat)
        legal = contract.legal(rules, twin, seat)
        choices.add(chooser.choose(rules.view(twin, seat), decision, legal).text())
    assert len(choices) == 1


def test_imagined_states_do_not_show_the_dice() -> None:
    game = later(20)
    seat = game.waiting[0]
    states: list[State] = [
        ImaginedStates(game.rules, game.state, seat).state(seed) for seed in ("a", "a", "b")
    ]
    assert states[0] == states[1]
    assert states[0].dice != states[2].dice
    assert game.state.dice.server_seed not in {state.dice.server_seed for state in states}
    for state in states:
        assert game.rules.view(state, seat) == game.view(seat)


def test_thinking_can_be_stopped_and_tells_how_far_it_is() -> None:
    game = later(8)
    shares: list[float] = []
    chooser = PlannerPlayer("p")
    chooser.progress = shares.append
    while not shares:
        seat = game.waiting[0]
        game.play(ask(game, seat, chooser), seat)
    assert all(0.0 <= share <= 1.0 for share in shares)
    stopped = PlannerPlayer("p")
    tries: list[float] = []
    stopped.progress = tries.append
    stopped.stopped = lambda: True
    seat = game.waiting[0]
    assert ask(game, seat, stopped) in game.legal(seat)
    assert len(tries) <= 1


def test_a_course_that_wins_is_preferred() -> None:
    """A rehearsal tells a chance that is taken from one that is missed."""
    game = later(60)
    seat = game.waiting[0]
    known = known_tables()
    weights = [known.know.weights.planned(side) for side in known.know.sides]

    class Told(Rehearsal):
        def outcome(self, course: CourseOfAction, sample: int, effort: Effort) -> float:
            return {"usual": 0.4, "worse": 0.2, "better": 0.6}[course.name]

    rehearsal = Told(ImaginedStates(game.rules, game.state, seat), known, seat, "s", weights)
    names = ("usual", "worse", "better", "worse")
    chosen, outlook = rehearsal.best([CourseOfAction(name) for name in names], Effort(12, 1))
    assert chosen.name == "better"
    assert outlook == pytest.approx(0.6)


def test_rehearsal_dice() -> None:
    dice: Dice = RehearsalDice("seed")
    faces = []
    for _ in range(FACES):
        value, dice = dice.below(FACES)
        faces.append(value)
    assert sorted(faces) == list(range(FACES))
    # Other draws do not depend on the combats before them.
    assert dice.below(11)[0] == RehearsalDice("seed").below(11)[0]


@pytest.mark.parametrize("language", ["en", "pl", "ru"])
def test_purposes_have_words(language: str) -> None:
    phrasing = Phrasing(language)
    assert [code for code in CODES if not phrasing.has(f"reason-{code}")] == []


def test_planners_say_what_for() -> None:
    game = hexside.new(RACE, seed=7)
    chooser = PlannerPlayer("w", HASTY)
    codes = set()
    sides: dict[str, Player] = {"axis": chooser, "soviet": player("greedy", 1)}
    while len(game.played) < 90 and not game.over:
        asked = game.waiting[0]
        play_game(game, sides, 1)
        if asked == "axis":
            assert chooser.reason is not None
            codes.add(chooser.reason.code)
    assert len(codes & set(CODES)) > 2
