"""Players of games with phases: they judge by the printed rules, play legally, and say why."""

from __future__ import annotations

from itertools import pairwise
from typing import Any, cast

import pytest

import hexside
from hexside.engine import Dice, contract
from hexside.games.stalingrad42.combat.attackers import eligible_targets
from hexside.games.stalingrad42.combat.odds import odds as ruled_odds
from hexside.games.stalingrad42.work import S42Work
from hexside.phrasing import Names, Phrasing
from hexside.players import RandomPlayer, play_game, player
from hexside.players.asking import ask
from hexside.players.by_game import ByGame
from hexside.players.greedy import GreedyPlayer
from hexside.players.phased.appraisal import Appraisal
from hexside.players.phased.combat import Forecaster, odds
from hexside.players.phased.greedy import PhasedGreedy
from hexside.players.phased.planner import PhasedLevel, PhasedPlanner
from hexside.players.phased.posts import Posts
from hexside.players.phased.reasons import MOVES, VERBS
from hexside.players.phased.room import Trap
from hexside.players.phased.sight import Sight
from hexside.players.player import SEES_ALL
from tests.unit.players.phased_kit import known, position

BLAU = "stalingrad-42/fall-blau"


def judged(game: hexside.Game, seat: str) -> Appraisal:
    sight = Sight.of(known(), game.view(seat))
    return Appraisal(sight, sight.me, known().weights.side[seat])


@pytest.fixture(scope="module")
def opening() -> hexside.Game:
    """Fall Blau in its first Axis Movement Phase."""
    game = hexside.new(BLAU, seed=3)
    game.play("done")
    return game


def test_odds_are_those_of_the_rules(opening: hexside.Game) -> None:
    """Every attack that could be made at the start: the same strengths, the same column."""
    work = S42Work(cast(Any, opening.rules), opening.state)
    sight = Sight.of(known(), opening.view("axis"))
    count = 0
    for side in (0, 1):
        for hex, units in eligible_targets(work, side).items():
            inside = tuple(uid for uid in units if uid in sight.where)
            expected = ruled_odds(work, hex, inside)
            found = odds(sight, hex, [(uid, sight.where[uid]) for uid in inside])
            assert (found.number, found.attack, found.defense) == (
                expected.number,
                expected.attack,
                expected.defense,
            )
            count += 1
    assert count > 40


def test_bonds_and_supply_are_those_of_the_rules(opening: hexside.Game) -> None:
    from hexside.games.stalingrad42.supply.supply_lines import (
        in_supply,
    )

    work = S42Work(cast(Any, opening.rules), opening.state)
    sight = Sight.of(known(), opening.view("axis"))
    for side in (0, 1):
        ruled: set[Any] = set(work.bonds(side).bonds)
        assert set(sight.bonds(side).bonds) == ruled
        region = sight.supply(side)
        for uid in work.on_map(side):
            traced = bool(region >> known().bit[sight.where[uid]] & 1)
            assert traced == in_supply(work, uid), uid


def test_better_odds_and_a_closed_trap_are_worth_more(opening: hexside.Game) -> None:
    appraisal = judged(opening, "axis")
    sight = appraisal.sight
    target = known().index("1504")
    attackers = [(uid, sight.where[uid]) for uid in ("ger-gd", "ger-pz-9")]
    if any(known().distance(hex, target) > 1 for _, hex in attackers):
        attackers = [(uid, known().near[target][0]) for uid, _ in attackers]
    forecaster = Forecaster(known(), appraisal.weights)
    base = odds(sight, target, attackers)
    values = [
        forecaster.outlook(sight, target, attackers, base._replace(number=number), False).value
        for number in range(-2, 8)
    ]
    assert values == sorted(values)
    open_way = forecaster.outlook(sight, target, attackers, base, False)
    trapped = forecaster.outlook(sight, target, attackers, base, True)
    assert trapped.enemy_loss > open_way.enemy_loss


def test_a_surrounded_stack_has_no_way_out() -> None:
    around = {"ger-id-75": "2310", "ger-id-79": "2512", "ger-id-168": "2510", "ger-id-82": "2312"}
    game = position({"sov-rd-15": "2411", **around}, "combat", "axis")
    sight = Sight.of(known(), game.view("axis"))
    center = known().index("2411")
    assert Trap(sight, 1).exits(center) == 0
    free = position({"sov-rd-15": "2411", "ger-id-75": "2310"}, "combat", "axis")
    assert Trap(Sight.of(known(), free.view("axis")), 1).exits(center) > 0


def test_the_line_of_posts_runs_through_and_its_units_are_near(opening: hexside.Game) -> None:
    """North edge to coast; hardly a step is longer than a bond."""
    appraisal = judged(opening, "soviet")
    where = appraisal.sight.where
    reach = {uid: {hex} for uid, hex in where.items() if known().side[uid] == 1}
    line = Posts(appraisal, reach, {}).line()
    assert known().row[line[0]] == 1
    assert known().row[line[-1]] > 30
    steps = [known().distance(a, b) for a, b in pairwise(line)]
    assert max(steps) <= 3
    assert sum(step > 2 for step in steps) <= 3
    held = sum(bool(appraisal.sight.fighters(1, hex)) for hex in line)
    assert held > len(line) / 2


def test_an_open_point_is_taken() -> None:
    """A panzer division with no enemy in the way goes into Valuyki."""
    game = position(
        {"ger-pz-3": "1816", "ger-id-79": "1715", "sov-rd-15": "2310"}, "movement", "axis"
    )
    chooser = PhasedGreedy("p")
    play_game(game, {"axis": chooser, "soviet": RandomPlayer("r")}, 1)
    while game.waiting == ("axis",) and game.state.data.phase == "movement":
        play_game(game, {"axis": chooser, "soviet": RandomPlayer("r")}, 1)
    assert game.view("axis").units
    at = {unit.id: unit.hex for unit in game.view("axis").units}
    assert at["ger-pz-3"] == "2013"


@pytest.mark.parametrize("name", ["greedy", "recruit"])
def test_a_turn_is_legal_and_repeatable(name: str) -> None:
    def played() -> list[str]:
        game = hexside.new(BLAU, seed=9)
        play_game(game, {seat: player(name, seat) for seat in ("axis", "soviet")}, 30)
        return [step.action.text() for step in game.played]

    first = played()
    assert len(first) == 30
    assert first == played()


def test_dice_to_come_change_no_choice(opening: hexside.Game) -> None:
    choices = set()
    for number in range(2):
        twin = opening.rules.imagine(opening.state, "axis", Dice(f"twin {number}"))
        decision = contract.decision(opening.rules, twin, "axis")
        assert decision is not None
        legal = contract.legal(opening.rules, twin, "axis")
        view = opening.rules.view(twin, "axis")
        choices.add(player("greedy", 1).choose(view, decision, legal).text())
    assert len(choices) == 1


def test_the_planner_tells_how_far_it_is_and_can_be_stopped(opening: hexside.Game) -> None:
    chooser = PhasedPlanner("o")
    shares: list[float] = []
    chooser.progress = shares.append
    chooser.stopped = lambda: True
    action = ask(opening, "axis", chooser)
    assert action in opening.legal("axis")
    assert shares
    assert all(0 <= share <= 1 for share in shares)
    assert len(shares) <= 2


def test_the_planner_plays_its_plans_out_in_imagined_games() -> None:
    """A small position: two postures, one game each, to the end of the game."""
    units = {"ger-pz-3": "1816", "ger-id-79": "1815", "sov-rd-15": "1916", "sov-rd-62": "2013"}
    game = position(units, "movement", "axis", turn=7)
    before = game.state
    chooser = PhasedPlanner("o", PhasedLevel(1, ((1,), (1,))))
    shares: list[float] = []
    chooser.progress = shares.append
    action = ask(game, "axis", chooser)
    assert action in game.legal("axis")
    assert shares[-1] == 1.0
    assert shares == sorted(shares)
    assert game.state is before


def test_the_attacker_weighs_postures_and_the_defender_keeps_his(
    opening: hexside.Game,
) -> None:
    know = known()
    chooser = PhasedPlanner("o")
    rows = [row for row in know.weights.posture if row.side == "axis"]
    for seat in ("axis", "soviet"):
        sight = Sight.of(know, opening.view(seat))
        appraisal = Appraisal(sight, sight.me, know.weights.side[seat])
        found = chooser.postures(appraisal)
        if seat == "soviet":
            assert found == [None]
        else:
            assert found == [None, *rows[: chooser.level.postures]]
            assert len(found) > 2


@pytest.mark.parametrize("language", ["en", "pl", "ru"])
def test_every_reason_has_words(language: str) -> None:
    phrasing = Phrasing(language)
    codes = {*MOVES.values(), *VERBS.values(), "phased-attack", "phased-attack-trapped"}
    codes |= {"phased-usual", "phased-inflict"}
    assert [code for code in sorted(codes) if not phrasing.has(f"reason-{code}")] == []
    game = hexside.new(BLAU, seed=7)
    names = Names(cast(Any, game.rules), language)
    chooser = PhasedGreedy("w")
    while len(game.played) < 25:
        game.play(ask(game, game.waiting[0], chooser))
        assert chooser.reason is not None
        text = phrasing.reason(chooser.reason, names)
        assert text
        assert "$" not in text


def test_a_level_takes_the_mind_for_its_game(opening: hexside.Game) -> None:
    chooser = player("greedy", 1)
    assert isinstance(chooser, ByGame)
    assert chooser.needs == SEES_ALL
    ask(opening, "axis", chooser)
    assert isinstance(chooser.mind, PhasedGreedy)
    assert chooser.reason is not None
    race = hexside.new("traces-of-war/race-to-the-dnieper", seed=1)
    other = player("greedy", 1)
    ask(race, race.waiting[0], other)
    assert isinstance(cast(ByGame, other).mind, GreedyPlayer)


def test_a_game_without_a_mind_is_played_at_random(opening: hexside.Game) -> None:
    chooser = player("officer", 1)
    assert isinstance(chooser, ByGame)
    view = opening.view("axis")
    stranger = type(view)("chess", "", "axis", 1, "", 0, ("axis",), (), {})
    decision = opening.decision_for("axis")
    assert decision is not None
    legal = opening.legal("axis")
    assert chooser.choose(stranger, decision, legal) in legal
    assert isinstance(chooser.mind, RandomPlayer)
    assert chooser.needs == frozenset()
