"""32.2 Soviet tank corps are withdrawn, and what becomes of their steps."""

from __future__ import annotations

import pytest

from hexside.api import Game
from hexside.engine.positions import PositionError
from hexside.games.stalingrad42.reading.loading import load
from tests.rulebook.stalingrad42.s42_kit import codes, legal_with, play, steps, told, where
from tests.rulebook.stalingrad42.s42_withdrawal_kit import initial, left, lost

GAME = "stalingrad-42"
AXIS_UNIT = {"axis": "axis infantry 5-7-3 1005"}
BRIGADES = {
    "sov-tbr-14": "eliminated since-13",
    "sov-tbr-90": "2205",
    "sov-gtbr-8": "eliminated since-8",
}


def choices(game: Game, verb: str) -> set[str]:
    return {text.split()[1] for text in legal_with(game, verb)}


def corps(units: dict[str, str], turn: int = 14, **more: object) -> Game:
    return initial({**AXIS_UNIT, **units}, turn=turn, seat="soviet", **more)


@pytest.mark.rule(GAME, "32.2")
def test_twelve_withdrawals_on_listed_turns() -> None:
    rows = [row for row in load().withdrawals if row.rule == "32.2"]
    assert {row.scenario for row in rows} == {"campaign"}
    turns = [8, 10, 13, 14, 16, 17, 18, 20, 20, 21, 22, 24]
    assert [row.turn for row in rows] == turns
    # The three that history made mechanised corps.
    assert [row.unit for row in rows if row.note] == ["sov-tc-14", "sov-tc-28", "sov-tc-13"]
    assert left(corps({"sov-tc-1": "2205"}, turn=20)) == (("tank-corps", "tank-corps"), 0)
    assert left(corps({"sov-tc-1": "2205"}, turn=15)) == ((), 0)


@pytest.mark.rule(GAME, "32.2", "A-50", "A-92")
def test_any_corps_in_supply_or_in_the_eliminated_box() -> None:
    game = corps(
        {
            "sov-tc-22": "2205 disrupted",
            "sov-tc-1-r": "2206 left:1",
            "sov-tc-13": "1605",
            "sov-tc-7": "ea-a",
            "sov-tc-4": "eliminated since-13",
            "sov-tc-16": "removed",
            "sov-mc-4": "2207",
            "sov-gtbr-8": "2208",
        }
    )
    assert choices(game, "withdraw-unit") == {"sov-tc-22", "sov-tc-1-r", "sov-tc-7", "sov-tc-4"}
    assert "s42-withdrawal-due 32.2" in codes(game, "done")
    assert codes(game, "withdraw-unit sov-tc-13") == {"s42-unit-out-of-supply 32.2"}
    assert codes(game, "withdraw-unit sov-tc-16") == {"s42-not-in-play 32.2"}
    assert codes(game, "withdraw-unit sov-mc-4") == {"s42-not-this-kind 32.2"}
    assert codes(game, "withdraw-unit sov-gtbr-8") == {"s42-not-this-kind 32.2"}
    assert codes(game, "withdraw-unit axis") == {"not-your-unit"}


@pytest.mark.rule(GAME, "32.2", "D33")
def test_a_reduced_corps_leaves_nothing_over() -> None:
    game = corps({"sov-tc-22": "2205 left:1", "sov-tc-1": "2206 left:1"})
    play(game, "withdraw-unit sov-tc-22")
    assert where(game, "sov-tc-22") == "removed"
    assert left(game) == ((), 0)
    assert codes(game, "take-step sov-tc-1") == {"s42-no-steps-over 32.2"}


@pytest.mark.rule(GAME, "32.2", "D33", "A-92")
def test_a_full_corps_leaves_a_step_for_a_reduced_one() -> None:
    game = corps(
        {
            **BRIGADES,
            "sov-tc-22": "2206",
            "sov-tc-1": "2207 left:1 full-retreat",
            "sov-tc-4": "1605 left:1",
            "sov-mc-4": "2208 left:1",
            "sov-tc-7": "ea-a left:1",
        }
    )
    assert codes(game, "take-step sov-tc-1") == {"s42-no-steps-over 32.2"}
    play(game, "withdraw-unit sov-tc-22")
    assert left(game) == ((), -1)
    assert choices(game, "take-step") == {"sov-tc-1", "sov-tc-7"}
    assert codes(game, "take-step sov-tc-4") == {"s42-gains-no-step 32.2"}
    assert codes(game, "take-step sov-mc-4") == {"s42-gains-no-step 32.2"}
    play(game, "take-step sov-tc-1")
    assert steps(game, "sov-tc-1") == 2
    assert "replacement" not in game.state.units["sov-tc-1"].marks
    # One step, one use.
    assert choices(game, "take-step") == choices(game, "place-brigade") == set()


@pytest.mark.rule(GAME, "32.2", "A-92")
def test_or_a_brigade_from_the_box_in_the_hex_of_the_corps() -> None:
    game = corps(
        {
            **BRIGADES,
            "sov-tc-22": "2206",
            "one": "soviet infantry 3-5-3 2206",
            "two": "soviet tank 2-2-5 2206 free_stacking",
            "sov-tc-1": "2207 left:1",
        }
    )
    play(game, "withdraw-unit sov-tc-22")
    # Not of the Guards, and no full turn in the box is asked for.
    assert choices(game, "place-brigade") == {"sov-tbr-14"}
    assert codes(game, "place-brigade sov-gtbr-8") == {"s42-no-brigade 32.2"}
    assert codes(game, "place-brigade sov-tbr-90") == {"s42-no-brigade 32.2"}
    play(game, "place-brigade sov-tbr-14")
    assert where(game, "sov-tbr-14") == "2206"
    assert game.state.units["sov-tbr-14"].marks == ()
    assert choices(game, "take-step") == set()
    # It may overstack until the end of the Movement Phase.
    events = play(game, "done")
    assert "unit-eliminated" not in told(events)
    assert where(game, "two") == "2206"


@pytest.mark.rule(GAME, "32.2")
def test_the_brigade_of_a_corps_in_an_entry_area_comes_there() -> None:
    game = corps({**BRIGADES, "sov-tc-22": "ea-a"})
    play(game, "withdraw-unit sov-tc-22", "place-brigade sov-tbr-14")
    assert where(game, "sov-tbr-14") == "ea-a"


@pytest.mark.rule(GAME, "32.2")
def test_a_spare_step_may_be_left() -> None:
    game = corps({**BRIGADES, "sov-tc-22": "2206", "sov-tc-1": "2207 left:1"})
    play(game, "withdraw-unit sov-tc-22")
    assert codes(game, "done") == set()
    play(game, "done")
    data = game.state.data
    assert left(game) == ((), 0)
    assert data.withdrawn_from == ""
    assert steps(game, "sov-tc-1") == 1


@pytest.mark.rule(GAME, "32.2", "D33", "A-92")
def test_a_corps_from_the_box_costs_a_full_one_a_step() -> None:
    game = corps(
        {
            **BRIGADES,
            "sov-tc-22": "eliminated since-13",
            "sov-tc-1": "1605",
            "sov-tc-4": "2206 left:1",
            "sov-mc-4": "2208",
        }
    )
    play(game, "withdraw-unit sov-tc-22")
    assert where(game, "sov-tc-22") == "removed"
    assert left(game) == ((), 1)
    assert "s42-steps-owed 32.2" in codes(game, "done")
    # While there is a full corps, supplied or not, no reduced one is eliminated.
    assert choices(game, "give-step") == {"sov-tc-1"}
    assert codes(game, "give-step sov-tc-4") == {"s42-gives-no-step 32.2"}
    assert codes(game, "give-step sov-mc-4") == {"s42-gives-no-step 32.2"}
    assert lost(play(game, "give-step sov-tc-1")) == ["sov-tc-1"]
    assert choices(game, "place-brigade") == set()


@pytest.mark.rule(GAME, "32.2", "A-92")
def test_the_step_comes_from_a_corps_on_the_map() -> None:
    units = {"sov-tc-22": "eliminated since-13", "sov-tc-7": "ea-a", "sov-tc-4": "2206 left:1"}
    game = corps(units)
    play(game, "withdraw-unit sov-tc-22")
    assert choices(game, "give-step") == {"sov-tc-4"}
    # With nobody on the map to pay, the corps in the box is of no use.
    alone = corps({uid: units[uid] for uid in ("sov-tc-22", "sov-tc-7")})
    assert choices(alone, "withdraw-unit") == {"sov-tc-7"}


@pytest.mark.rule(GAME, "32.2", "A-92")
def test_without_a_full_corps_a_reduced_one_is_eliminated() -> None:
    game = corps({"sov-tc-22": "eliminated since-13", "sov-tc-4": "1605 left:1"})
    play(game, "withdraw-unit sov-tc-22", "give-step sov-tc-4")
    assert where(game, "sov-tc-4") == "eliminated"


@pytest.mark.rule(GAME, "32.2", "A-92")
def test_without_any_corps_in_play_the_box_is_of_no_use() -> None:
    game = corps({"sov-tc-22": "eliminated since-13", "one": "soviet infantry 3-5-3 2206"})
    assert choices(game, "withdraw-unit") == set()
    assert codes(game, "withdraw-unit sov-tc-22") == {"s42-nobody-gives-step 32.2"}


@pytest.mark.rule(GAME, "32.2", "A-92")
@pytest.mark.parametrize(("option", "waiting"), [("postpone", ("tank-corps",)), ("lapse", ())])
def test_where_none_is_available_it_waits_or_lapses(option: str, waiting: tuple[str, ...]) -> None:
    units = {"sov-tc-22": "1605", "sov-tbr-14": "2205"}
    game = corps(units, options={"withdrawal-unavailable": option})
    assert codes(game, "withdraw-unit sov-tc-22") == {"s42-unit-out-of-supply 32.2"}
    play(game, "done")
    assert left(game) == (waiting, 0)


@pytest.mark.rule(GAME, "32.2", "A-92")
def test_a_postponed_withdrawal_is_due_in_the_next_initial_phase() -> None:
    game = corps(
        {"sov-tc-22": "2205", "sov-tc-1": "2206"},
        turn=15,
        tracks={"withdrawals": ["tank-corps"]},
    )
    assert "s42-withdrawal-due 32.2" in codes(game, "done")
    play(game, "withdraw-unit sov-tc-22")
    assert left(game) == ((), -1)


@pytest.mark.rule(GAME, "32.2")
def test_two_on_turn_20_are_settled_one_after_the_other() -> None:
    game = corps(
        {
            "sov-tc-22": "eliminated since-13",
            "sov-tc-1": "2205",
            "sov-tc-4": "2206",
            "sov-tc-7": "2207 left:1",
        },
        turn=20,
    )
    # A spare step of the first is not kept for what the second lacks.
    play(game, "withdraw-unit sov-tc-1")
    assert left(game) == (("tank-corps",), -1)
    play(game, "withdraw-unit sov-tc-22")
    assert left(game) == ((), 1)
    assert choices(game, "take-step") == set()
    play(game, "give-step sov-tc-4")
    assert steps(game, "sov-tc-4") == 1


@pytest.mark.rule(GAME, "32.2")
def test_what_the_first_owes_is_paid_before_the_second_goes() -> None:
    game = corps(
        {"sov-tc-22": "eliminated since-13", "sov-tc-1": "2205", "sov-tc-4": "2206"}, turn=20
    )
    play(game, "withdraw-unit sov-tc-22")
    assert codes(game, "withdraw-unit sov-tc-1") == {"s42-steps-owed-first 32.2"}
    play(game, "give-step sov-tc-4", "withdraw-unit sov-tc-1")
    assert left(game) == ((), -1)


@pytest.mark.rule(GAME, "32.2")
def test_the_axis_withdraws_no_tank_corps() -> None:
    game = initial(
        {**AXIS_UNIT, "sov-tc-22": "2205", "ger-id-46": "1006 left:2"},
        turn=14,
        tracks={"withdrawals": ["tank-corps"]},
    )
    assert codes(game, "withdraw-unit sov-tc-22") == {"not-your-unit"}
    assert codes(game, "withdraw-unit axis") == {"s42-nothing-to-withdraw 32"}


@pytest.mark.rule(GAME, "32.2", "22.6.4")
def test_no_brigade_comes_into_the_transit_box_that_others_have_filled() -> None:
    units = {"sov-tc-22": "ea-f", "one": "soviet infantry 3-5-3 ea-f", **BRIGADES}
    units["back"] = "soviet infantry 3-5-3 eliminated since-3"
    game = corps(units, tracks={"replacements": {"infantry": 1}})
    play(game, "withdraw-unit sov-tc-22")
    assert choices(game, "place-brigade") == {"sov-tbr-14"}
    play(game, "return infantry back ea-f")
    assert codes(game, "place-brigade sov-tbr-14") == {"s42-no-brigade 32.2"}


@pytest.mark.rule(GAME, "32.2", "29.1.1", "29.1.4")
@pytest.mark.parametrize("alone", [True, False])
def test_no_brigade_comes_into_a_city_that_the_corps_has_left_to_the_enemy(alone: bool) -> None:
    units = {"sov-tc-22": "2206", "foe": "axis infantry 5-7-3 2206", **BRIGADES}
    if not alone:
        units["other"] = "soviet infantry 3-5-3 2206"
    game = corps(
        units,
        places={"major-city": "2206"},
        options={"contested-cities": "on"},
        tracks={
            "city_battles": [{"hex": "2206", "level": 1, "attackers": ["foe"]}],
            "control": [],
        },
    )
    play(game, "withdraw-unit sov-tc-22")
    assert choices(game, "place-brigade") == (set() if alone else {"sov-tbr-14"})
    assert game.rules.violations(game.state) == []


@pytest.mark.rule(GAME, "32.2", "22.2")
@pytest.mark.parametrize("place", ["ea-zz", "ea-w", "army-box-1", "nowhere"])
def test_a_text_names_a_place_where_a_corps_can_have_been(place: str) -> None:
    with pytest.raises(PositionError) as found:
        corps({"sov-tc-1": "2205"}, tracks={"withdrawn_from": place})
    assert [problem.key for problem in found.value.problems] == ["tracks.withdrawn_from"]
