"""32.3, 32.4, 32.5 Other removals, SS Wiking with its third regiment, the 27th Panzer Division."""

from __future__ import annotations

import pytest

from hexside.api import Game, position
from hexside.engine import Dice
from hexside.games.stalingrad42 import GAME as RULES
from hexside.games.stalingrad42.combat.losses import lose_step
from hexside.games.stalingrad42.combat.odds import dot_of
from hexside.games.stalingrad42.reading.loading import load
from hexside.games.stalingrad42.reading.printed import AXIS
from hexside.games.stalingrad42.reinforcements.replacement_types import TYPES, serves
from hexside.games.stalingrad42.reinforcements.replacements import receive
from hexside.games.stalingrad42.rules import S42Rules
from hexside.games.stalingrad42.sequence.set_up import start_units
from hexside.games.stalingrad42.state import S42Data
from hexside.games.stalingrad42.supply.supply_tables import ReplacementRow, load_supply
from hexside.games.stalingrad42.work import S42Work
from tests.rulebook.stalingrad42.s42_battles import declare, fight, modifiers
from tests.rulebook.stalingrad42.s42_kit import (
    codes,
    legal_with,
    marks,
    play,
    steps,
    where,
)
from tests.rulebook.stalingrad42.s42_supply_kit import work_of
from tests.rulebook.stalingrad42.s42_withdrawal_kit import initial, left

GAME = "stalingrad-42"


def choices(game: Game, verb: str) -> set[str]:
    return {text.split()[1] for text in legal_with(game, verb)}


def replacements(game: Game) -> dict[str, int]:
    return dict(game.state.data.replacements)


# 32.3


@pytest.mark.rule(GAME, "32.3", "A-50", "A-93")
@pytest.mark.parametrize("turn", [9, 17])
def test_a_full_german_infantry_division_in_supply(turn: int) -> None:
    game = initial(
        {
            "ger-id-46": "1105",
            "ger-id-50": "1106 left:2",
            "ger-id-62": "1609",
            "ger-id-71": "ea-x",
            "ger-id-73": "eliminated since-5",
            "ger-jg-97": "1107",
            "rom-id-10": "1108",
            "ger-mot-3": "1109",
            "ger-sec-454": "1110",
        },
        turn=turn,
    )
    assert choices(game, "withdraw-unit") == {"ger-id-46", "ger-id-71"}
    assert "s42-withdrawal-due 32.3" in codes(game, "done")
    assert codes(game, "withdraw-unit ger-id-50") == {"s42-not-full-strength 32.3"}
    assert codes(game, "withdraw-unit ger-id-62") == {"s42-unit-out-of-supply 32.3"}
    assert codes(game, "withdraw-unit ger-id-73") == {"s42-not-in-play 32.3"}
    assert codes(game, "withdraw-unit rom-id-10") == {"s42-not-this-kind 32.3"}
    assert codes(game, "withdraw-unit ger-jg-97") == {"s42-not-this-kind 32.3"}
    play(game, "withdraw-unit ger-id-46")
    assert where(game, "ger-id-46") == "removed"
    # Its steps are no one else's.
    assert left(game) == ((), 0)
    assert "s42-withdrawal-due 32.3" not in codes(game, "done")


@pytest.mark.rule(GAME, "32.3", "A-93")
@pytest.mark.parametrize(("option", "word"), [("postpone", "infantry-division"), ("lapse", "")])
def test_without_such_a_division_it_waits_or_lapses(option: str, word: str) -> None:
    units = {"ger-id-50": "1106 left:2"}
    game = initial(units, turn=9, options={"withdrawal-unavailable": option})
    play(game, "done")
    assert left(game) == ((word,) if word else (), 0)
    later = initial({"ger-id-46": "1105"}, turn=12, tracks={"withdrawals": ["infantry-division"]})
    assert choices(later, "withdraw-unit") == {"ger-id-46"}


def receive_on(game: Game, turn: int) -> dict[str, int]:
    """What the Axis receives on a later turn."""
    work = work_of(game)
    work.turn = turn
    receive(work, AXIS)
    return dict(work.data.replacements)


@pytest.mark.rule(GAME, "32.3", "D34", "A-93")
@pytest.mark.parametrize("state", ["1105 left:1", "eliminated since-8"])
def test_a_reduced_ss_brigade_costs_the_next_special_replacement(state: str) -> None:
    game = initial({"ss-1rfss": state, "ger-id-46": "1106 left:2"}, turn=11)
    assert where(game, "ss-1rfss") == "removed"
    # None comes on turn 11; that of turn 12 is lost, that of turn 16 is not.
    assert game.state.data.specials_lost == 1
    twelve = {row.type: row.count for row in rows_of("axis", 12)}
    assert twelve["special"] == 1
    assert receive_on(game, 12) == {k: n for k, n in twelve.items() if k != "special"}


def rows_of(side: str, turn: int) -> list[ReplacementRow]:
    rows = load_supply(load().sources).replacements
    return [r for r in rows if (r.side, r.turn, r.scenario) == (side, turn, "campaign")]


@pytest.mark.rule(GAME, "32.3", "A-93")
def test_only_one_special_replacement_is_lost() -> None:
    game = initial({"ss-1rfss": "1105 left:1", "ger-id-46": "1106"}, turn=11)
    work = work_of(game)
    for turn, special in ((11, 0), (12, 0), (16, 1)):
        work.turn = turn
        receive(work, AXIS)
        assert work.data.replacements.get("special", 0) == special
    assert work.data.specials_lost == 0


@pytest.mark.rule(GAME, "32.3")
def test_a_full_ss_brigade_costs_nothing_and_goes_from_anywhere() -> None:
    game = initial({"ss-1rfss": "1508 isolated", "ger-id-46": "1106"}, turn=11)
    assert where(game, "ss-1rfss") == "removed"
    assert game.state.data.specials_lost == 0
    assert receive_on(game, 12)["special"] == 1


@pytest.mark.rule(GAME, "32.3")
@pytest.mark.parametrize("state", ["1105", "eliminated since-8"])
def test_barbo_leaves_on_turn_23_without_penalty(state: str) -> None:
    game = initial({"ita-barbo": state, "ger-id-46": "1106"}, turn=23)
    assert where(game, "ita-barbo") == "removed"
    assert left(game) == ((), 0)
    assert game.state.data.specials_lost == 0
    assert where(initial({"ita-barbo": "1105"}, turn=22), "ita-barbo") == "1105"


# 32.4

UP = "ss-wiking-up"


@pytest.mark.rule(GAME, "32.4", "D35", "A-94")
@pytest.mark.parametrize("had", [3, 2])
def test_wiking_gains_a_step_on_turn_13(had: int) -> None:
    # Neither supply nor order nor a marker is asked for.
    game = initial({"ss-wiking": f"1508 left:{had} disrupted out-of-supply"}, turn=13)
    assert where(game, UP) == "1508"
    assert steps(game, UP) == had + 1
    assert set(marks(game, UP)) == {"disrupted", "out-of-supply"}
    assert where(game, "ss-wiking") == "removed"
    work = work_of(game)
    values = work.values(UP)
    strengths = {3: (8, 10, 6), 2: (6, 8, 6)}[had]
    assert (values.attack, values.defense, values.move) == strengths
    assert "upgrade" not in replacements(game)


@pytest.mark.rule(GAME, "32.4", "D35")
def test_its_black_dot_gives_no_elite_shift() -> None:
    rifle = "soviet infantry 3-5-3 2009"
    game = fight({UP: "2010", "foe": rifle}, scenario="campaign", turn=14)
    declare(game, "2009", UP)
    assert modifiers(game) == {"s42-armor-shift 9.2.1"}
    red = fight({"ger-pz-3": "2010", "foe": rifle}, scenario="campaign", turn=14)
    declare(red, "2009", "ger-pz-3")
    assert modifiers(red) == {"s42-armor-shift 9.2.1", "s42-elite-armor-shift 9.2.2"}


@pytest.mark.rule(GAME, "32.4")
@pytest.mark.parametrize("turn", [12, 14])
def test_on_no_other_turn(turn: int) -> None:
    game = initial({"ss-wiking": "1105 left:2", "ger-id-46": "1106 left:2"}, turn=turn)
    assert steps(game, "ss-wiking") == 2
    assert where(game, UP) == "absent"


@pytest.mark.rule(GAME, "32.4", "A-94")
def test_a_remnant_gets_a_replacement_under_the_normal_rules() -> None:
    game = initial({"ss-wiking": "1105 left:1", "ger-id-46": "1106 left:2"}, turn=13)
    assert (where(game, UP), steps(game, UP)) == ("1105", 1)
    assert replacements(game)["upgrade"] == 1
    assert codes(game, "rebuild upgrade ger-id-46") == {"s42-wrong-replacement 21.1.4"}
    play(game, f"rebuild upgrade {UP}")
    assert steps(game, UP) == 2
    assert "replacement" in marks(game, UP)
    assert "upgrade" not in replacements(game)


@pytest.mark.rule(GAME, "32.4", "A-94")
@pytest.mark.parametrize("text", ["1508 left:1", "1105 left:1 disrupted"])
def test_a_remnant_that_cannot_be_replaced_loses_the_step(text: str) -> None:
    game = initial({"ss-wiking": text, "ger-id-46": "1106 left:2"}, turn=13)
    assert codes(game, f"rebuild upgrade {UP}")
    play(game, "done")
    assert steps(game, UP) == 1
    assert replacements(game) == {}


@pytest.mark.rule(GAME, "32.4", "A-94")
def test_eliminated_it_returns_on_its_reduced_side() -> None:
    units = {"ss-wiking": "eliminated since-11", "ger-id-46": "1106 left:2"}
    game = initial(units, turn=13)
    assert where(game, UP) == "eliminated"
    play(game, f"return upgrade {UP} ea-x")
    assert (where(game, UP), steps(game, UP)) == ("ea-x", 2)
    assert "replacement" in marks(game, UP)
    # lost on turn 12, it has not been in the box for a full turn.
    late = initial({**units, "ss-wiking": "eliminated since-12"}, turn=13)
    assert "s42-not-returning 21.3.1" in codes(late, f"return upgrade {UP} ea-x")


@pytest.mark.rule(GAME, "32.4")
def test_wiking_that_is_gone_for_good_stays_so() -> None:
    game = initial({"ss-wiking": "removed", "ger-id-46": "1106 left:2"}, turn=13)
    assert where(game, UP) == "absent"
    assert "upgrade" not in replacements(game)


@pytest.mark.rule(GAME, "32.4", "A-94", "C210")
def test_four_steps_one_after_another() -> None:
    game = initial({UP: "1105", "foe": "soviet infantry 3-5-3 2405"}, turn=14)
    work = work_of(game)
    found = []
    for _ in range(3):
        values = work.values(UP)
        found.append((values.attack, values.defense, values.move))
        assert not work.is_remnant(UP)
        work.lose_step(UP, "10.3")
    values = work.values(UP)
    found.append((values.attack, values.defense, values.move))
    assert found == [(8, 10, 6), (6, 8, 6), (4, 5, 6), (2, 3, 6)]
    assert work.is_remnant(UP)
    assert dot_of(work, UP) == "black"
    # 10.4.2: a Remnant that is destroyed is gone for good.
    work.lose_step(UP, "10.3")
    assert work.units[UP].box == "removed"


@pytest.mark.rule(GAME, "32.4", "A-94", "10.4.3")
@pytest.mark.parametrize(("left_steps", "asked"), [(4, False), (3, False), (2, True)])
def test_the_choice_of_a_remnant_comes_with_the_third_step(left_steps: int, asked: bool) -> None:
    game = initial({UP: f"1105 left:{left_steps}", "x": "soviet infantry 3-5-3 2405"}, turn=14)
    work = work_of(game)
    lose_step(work, UP, "10.3")
    assert (type(work.frame).__name__ == "RemnantChoice") is asked
    assert work.units[UP].steps == (left_steps if asked else left_steps - 1)


@pytest.mark.rule(GAME, "32.4", "A-94")
def test_it_takes_tank_or_special_replacements_up_to_four_steps() -> None:
    counter = load().roster[UP]
    assert {kind for kind in TYPES if serves(kind, counter)} == {"tank", "special", "upgrade"}
    tracks = {"replacements": {"tank": 1, "special": 1}}
    game = initial({UP: "1105 left:3"}, turn=14, tracks=tracks)
    play(game, f"rebuild tank {UP}")
    assert steps(game, UP) == 4
    full = initial({UP: "1105", "ger-pz-3": "1106 left:2"}, turn=14, tracks=tracks)
    assert "s42-full-strength 21.1.1" in codes(full, f"rebuild tank {UP}")
    back = initial({UP: "eliminated since-8"}, turn=14, tracks=tracks)
    play(back, f"return special {UP} ea-x")
    assert steps(back, UP) == 2


@pytest.mark.rule(GAME, "32.4", "A-94")
def test_a_position_text_can_have_it_with_any_number_of_steps() -> None:
    for number in (1, 2, 3, 4):
        game = initial({UP: f"1105 left:{number}", "x": "soviet infantry 3-5-3 2405"}, turn=14)
        again = position(game.position())
        assert steps(again, UP) == number


@pytest.mark.rule(GAME, "32.4", "A-94")
def test_the_new_counter_stands_in_for_the_old_one_on_markers() -> None:
    battle = {"hex": "1206", "level": 2, "attackers": ["ss-wiking", "ger-pz-3"]}
    game = initial(
        {"ss-wiking": "1205", "ger-pz-3": "1205", "foe": "soviet infantry 3-5-3 1206"},
        turn=13,
        places={"major-city": "1206"},
        tracks={"city_battles": [battle]},
    )
    (found,) = game.state.data.city_battles
    assert found.attackers == (UP, "ger-pz-3")


def caucasus(option: str) -> S42Work:
    rules = RULES.rules("caucasus", {"wiking-upgrade": option}, ())
    assert isinstance(rules, S42Rules)
    state = rules.state_type(
        turn=13, units=start_units(rules), agenda=(), dice=Dice("1"), data=S42Data(), version=-1
    )
    return S42Work(rules, state)


@pytest.mark.rule(GAME, "A-80", "32.4")
@pytest.mark.parametrize(("option", "box"), [("on", "ea-t"), ("off", "absent")])
def test_in_the_caucasus_it_is_an_option(option: str, box: str) -> None:
    work = caucasus(option)
    work.lift("ss-wiking", "ea-t")
    had = work.units["ss-wiking"].steps
    for step in work.rules.moments.player_turn_begins:
        step(work, AXIS)
    assert work.units[UP].box == box
    if option == "on":
        assert work.units[UP].steps == had + 1
    # Nothing else of chapter 32 is for this scenario.
    assert {row.rule for row in work.rules.withdrawals} == {"32.4"}


@pytest.mark.rule(GAME, "32.4", "A-94", "S3.2")
def test_in_uranus_it_arrives_with_all_four_steps() -> None:
    rules = RULES.rules("uranus", {}, ())
    assert isinstance(rules, S42Rules)
    unit = start_units(rules)[UP]
    assert (unit.box, unit.steps) == ("turn-35", 4)


@pytest.mark.rule(GAME, "A-80", "32.4")
def test_the_option_does_not_touch_the_campaign() -> None:
    game = initial({"ss-wiking": "1105"}, turn=13, options={"wiking-upgrade": "off"})
    assert where(game, UP) == "1105"


# 32.5


@pytest.mark.rule(GAME, "32.5", "A-94")
def test_michalik_becomes_the_27th_panzer_division() -> None:
    game = initial({"ger-michalik": "1105 full-retreat", "ger-id-46": "1106 left:2"}, turn=20)
    assert where(game, "ger-pz-27") == "1105"
    assert steps(game, "ger-pz-27") == 2
    assert set(marks(game, "ger-pz-27")) == {"full-retreat"}
    assert where(game, "ger-michalik") == "removed"


@pytest.mark.rule(GAME, "32.5", "A-94")
def test_if_michalik_is_lost_it_arrives_reduced() -> None:
    game = initial({"ger-michalik": "eliminated since-15", "ger-id-46": "1106"}, turn=20)
    assert where(game, "ger-michalik") == "removed"
    areas = {text.split()[2] for text in legal_with(game, "reinforce", "ger-pz-27")}
    assert areas == {"w", "x", "y", "z"}
    assert "s42-must-be-placed 22.1.2" in codes(game, "done")
    play(game, "reinforce ger-pz-27 x")
    assert (where(game, "ger-pz-27"), steps(game, "ger-pz-27")) == ("ea-x", 1)


@pytest.mark.rule(GAME, "32.5")
def test_the_27th_panzer_division_comes_in_no_other_way() -> None:
    rules = RULES.rules("campaign", {}, ())
    assert isinstance(rules, S42Rules)
    units = start_units(rules)
    assert units["ger-pz-27"].box == "absent"
    assert units[UP].box == "absent"
    assert units["ger-michalik"].box == "turn-12"
    game = initial({"ger-michalik": "1105", "ger-id-46": "1106 left:2"}, turn=19)
    assert where(game, "ger-pz-27") == "absent"
    assert where(game, "ger-michalik") == "1105"


@pytest.mark.rule(GAME, "32.5")
def test_the_strengths_of_both() -> None:
    roster = load().roster
    kg, division = roster["ger-michalik"], roster["ger-pz-27"]
    assert [(v.attack, v.defense, v.move) for v in kg.values] == [(3, 2, 6)]
    assert kg.dot == division.dot == "black"
    full = division.values[-1]
    assert (division.steps, full.attack, full.defense, full.move) == (2, 5, 5, 6)
