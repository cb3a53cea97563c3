"""32.1 Two panzer divisions and Grossdeutschland leave on turn 10, with seven steps in all."""

from __future__ import annotations

import pytest

from tests.rulebook.stalingrad42.s42_kit import codes, legal_with, play, steps, told, where
from tests.rulebook.stalingrad42.s42_withdrawal_kit import initial, left, lost

GAME = "stalingrad-42"
#: Three panzer divisions beside those that go.
OTHERS = {"ger-pz-3": "1108", "ger-pz-13": "1109", "ger-pz-14": "1110"}
FULL = {"ger-gd": "1105", "ger-pz-9": "1106", "ger-pz-11": "1107", **OTHERS}


def choices(game: object, verb: str) -> set[str]:
    return {text.split()[1] for text in legal_with(game, verb)}  # type: ignore[arg-type]


@pytest.mark.rule(GAME, "32.1")
def test_two_panzer_divisions_and_grossdeutschland_go_for_good() -> None:
    game = initial(FULL, turn=10)
    # Grossdeutschland goes by itself; which divisions go is the owner's choice.
    assert where(game, "ger-gd") == "removed"
    assert choices(game, "withdraw-unit") == {*FULL} - {"ger-gd"}
    assert "s42-withdrawal-due 32.1" in codes(game, "done")
    events = play(game, "withdraw-unit ger-pz-3")
    assert "s42-unit-withdrawn" in told(events)
    assert "s42-withdrawal-due 32.1" in codes(game, "done")
    play(game, "withdraw-unit ger-pz-14")
    assert where(game, "ger-pz-3") == where(game, "ger-pz-14") == "removed"
    assert choices(game, "withdraw-unit") == set()
    assert codes(game, "withdraw-unit ger-pz-9") == {"s42-nothing-to-withdraw 32"}
    play(game, "done")
    assert left(game) == ((), 0)


@pytest.mark.rule(GAME, "32.1")
@pytest.mark.parametrize("turn", [9, 11])
def test_on_turn_10_only(turn: int) -> None:
    game = initial(FULL, turn=turn)
    assert where(game, "ger-gd") == "1105"
    assert choices(game, "withdraw-unit") == set()


@pytest.mark.rule(GAME, "32.1")
def test_in_the_campaign_only() -> None:
    game = initial(FULL, turn=10, scenario="fall-blau", hexes=None)
    assert where(game, "ger-gd") == "1105"
    assert left(game) == ((), 0)


@pytest.mark.rule(GAME, "32.1", "A-91")
def test_german_panzer_divisions_alone() -> None:
    game = initial(
        {
            **FULL,
            "ger-mot-3": "1111",
            "hun-arm-1": "1112",
            "ger-tiger-503": "1113",
            "ger-pz-6": "turn-31",
        },
        turn=10,
    )
    assert choices(game, "withdraw-unit") == {*FULL} - {"ger-gd"}
    assert codes(game, "withdraw-unit ger-mot-3") == {"s42-not-this-kind 32.1"}
    assert codes(game, "withdraw-unit hun-arm-1") == {"s42-not-this-kind 32.1"}
    assert codes(game, "withdraw-unit ger-pz-6") == {"s42-not-in-play 32.1"}
    assert codes(game, "withdraw-unit ger-pz-7") == {"s42-not-in-play 32.1"}


@pytest.mark.rule(GAME, "32.1", "A-91")
def test_isolated_divisions_go_last() -> None:
    game = initial(
        {"ger-gd": "1105 isolated", "ger-pz-9": "1508 isolated", "ger-pz-11": "1107", **OTHERS},
        turn=10,
    )
    # Grossdeutschland goes whatever its status.
    assert where(game, "ger-gd") == "removed"
    assert "ger-pz-9" not in choices(game, "withdraw-unit")
    assert codes(game, "withdraw-unit ger-pz-9") == {"s42-isolated-goes-last 32.1"}


@pytest.mark.rule(GAME, "32.1", "A-91")
def test_an_isolated_division_goes_where_too_few_others_are_left() -> None:
    units = {"ger-pz-9": "1508 isolated", "ger-pz-11": "1107", "ger-pz-3": "1108"}
    assert choices(initial(units, turn=10), "withdraw-unit") == {"ger-pz-11", "ger-pz-3"}
    del units["ger-pz-3"]
    game = initial(units, turn=10)
    assert choices(game, "withdraw-unit") == {"ger-pz-9", "ger-pz-11"}
    # The priority holds for the pair: the one that is not isolated still goes too.
    play(game, "withdraw-unit ger-pz-9")
    assert choices(game, "withdraw-unit") == {"ger-pz-11"}
    # An eliminated division is not isolated.
    units["ger-pz-14"] = "eliminated since-8"
    assert choices(initial(units, turn=10), "withdraw-unit") == {"ger-pz-11", "ger-pz-14"}


@pytest.mark.rule(GAME, "32.1", "D32")
def test_nine_steps_leave_two_to_spare() -> None:
    game = initial(
        {
            **FULL,
            "ger-pz-3": "1108 left:1",
            "ger-pz-13": "1109 left:2",
            "ger-mot-3": "1111 left:2 disrupted",
            "ger-mot-16": "1709 left:2",
            "hun-arm-1": "1112 left:1",
            "ger-id-75": "1113 left:2",
            "soviet": "soviet infantry 3-5-3 2405",
        },
        turn=10,
    )
    play(game, "withdraw-unit ger-pz-9")
    assert legal_with(game, "take-step") == set()
    play(game, "withdraw-unit ger-pz-11")
    assert left(game) == ((), -2)
    # Any status, Remnants too; in supply; panzer and panzergrenadier divisions of Germany.
    assert choices(game, "take-step") == {"ger-pz-3", "ger-pz-13", "ger-mot-3"}
    assert codes(game, "take-step ger-mot-16") == {"s42-gains-no-step 32.1"}
    assert codes(game, "take-step ger-pz-14") == {"s42-gains-no-step 32.1"}
    # Several steps may go to one division, with no marker.
    play(game, "take-step ger-pz-3", "take-step ger-pz-3")
    assert steps(game, "ger-pz-3") == 3
    assert "replacement" not in game.state.units["ger-pz-3"].marks
    assert left(game) == ((), 0)
    assert codes(game, "take-step ger-pz-13") == {"s42-no-steps-over 32.1"}


@pytest.mark.rule(GAME, "32.1")
def test_steps_to_spare_that_are_not_used_at_once_are_lost() -> None:
    game = initial({**FULL, "ger-pz-3": "1108 left:2"}, turn=10)
    play(game, "withdraw-unit ger-pz-9", "withdraw-unit ger-pz-11")
    assert left(game) == ((), -2)
    play(game, "done")
    assert left(game) == ((), 0)
    assert steps(game, "ger-pz-3") == 2


@pytest.mark.rule(GAME, "32.1", "D32")
def test_six_steps_cost_another_panzer_division_one() -> None:
    game = initial(
        {
            **FULL,
            "ger-pz-9": "1106 left:2",
            "ger-pz-11": "1107 left:1",
            "ger-mot-3": "1111",
            "hun-arm-1": "1112",
        },
        turn=10,
    )
    play(game, "withdraw-unit ger-pz-9")
    assert "s42-withdrawal-due 32.1" in codes(game, "give-step ger-pz-3")
    play(game, "withdraw-unit ger-pz-11")
    assert left(game) == ((), 1)
    assert "s42-steps-owed 32.1" in codes(game, "done")
    assert choices(game, "give-step") == {*OTHERS}
    assert codes(game, "give-step ger-mot-3") == {"s42-gives-no-step 32.1"}
    assert codes(game, "give-step hun-arm-1") == {"s42-gives-no-step 32.1"}
    assert lost(play(game, "give-step ger-pz-13")) == ["ger-pz-13"]
    assert steps(game, "ger-pz-13") == 2
    assert left(game) == ((), 0)
    assert "s42-no-steps-owed 32.1" in codes(game, "give-step ger-pz-14")


@pytest.mark.rule(GAME, "32.1", "V39", "D32")
def test_all_three_eliminated_cost_seven_steps() -> None:
    game = initial(
        {
            **dict.fromkeys(("ger-gd", "ger-pz-9", "ger-pz-11"), "eliminated since-8"),
            **OTHERS,
            "ger-pz-22": "1111",
            "ger-pz-16": "1112 left:1",
        },
        turn=10,
    )
    play(game, "withdraw-unit ger-pz-9", "withdraw-unit ger-pz-11")
    assert {where(game, uid) for uid in ("ger-gd", "ger-pz-9", "ger-pz-11")} == {"removed"}
    assert left(game) == ((), 7)
    # Reduced, not withdrawn: never the last step.
    assert codes(game, "give-step ger-pz-16") == {"s42-gives-no-step 32.1"}
    for uid in ("ger-pz-3", "ger-pz-3", "ger-pz-13", "ger-pz-13", "ger-pz-14", "ger-pz-22"):
        play(game, f"give-step {uid}")
    assert codes(game, "give-step ger-pz-22") == {"s42-gives-no-step 32.1"}
    play(game, "give-step ger-pz-14")
    assert left(game) == ((), 0)
    assert {steps(game, uid) for uid in ("ger-pz-3", "ger-pz-13", "ger-pz-14", "ger-pz-22")} == {1}
    assert where(game, "ger-pz-3") == "1108"


@pytest.mark.rule(GAME, "32.1", "A-91")
def test_what_cannot_be_met_lapses() -> None:
    game = initial(
        {
            **dict.fromkeys(("ger-gd", "ger-pz-9", "ger-pz-11"), "eliminated since-8"),
            "ger-pz-22": "1111",
        },
        turn=10,
    )
    play(game, "withdraw-unit ger-pz-9", "withdraw-unit ger-pz-11", "give-step ger-pz-22")
    assert left(game) == ((), 6)
    assert codes(game, "done") == set()
    play(game, "done")
    assert left(game) == ((), 0)


@pytest.mark.rule(GAME, "32.1", "A-91")
def test_a_remnant_counts_one_step_and_needs_a_counter() -> None:
    """10.4: five panzer Remnants; a division that would leave none may not be reduced."""
    worn = ("ger-pz-13", "ger-pz-14", "ger-pz-16", "ger-pz-23", "ger-pz-24")
    game = initial(
        {
            "ger-gd": "1105 left:1",
            **dict.fromkeys(("ger-pz-9", "ger-pz-11"), "eliminated since-8"),
            "ger-pz-3": "1103 left:2",
            **{uid: f"11{number:02} left:1" for number, uid in enumerate(worn, 6)},
        },
        turn=10,
    )
    play(game, "withdraw-unit ger-pz-9", "withdraw-unit ger-pz-11")
    assert left(game) == ((), 6)
    assert choices(game, "give-step") == set()


@pytest.mark.rule(GAME, "32.1")
def test_if_grossdeutschland_is_gone_its_steps_are_missing() -> None:
    game = initial({**FULL, "ger-gd": "removed"}, turn=10)
    play(game, "withdraw-unit ger-pz-9", "withdraw-unit ger-pz-11")
    assert left(game) == ((), 1)


@pytest.mark.rule(GAME, "32.1")
def test_only_the_divisions_that_go_may_be_in_an_entry_area() -> None:
    """A-91: steps come from divisions on the map, and go to such."""
    game = initial(
        {**FULL, "ger-pz-9": "ea-x", "ger-pz-3": "ea-x left:2", "ger-pz-13": "1109 left:2"},
        turn=10,
    )
    play(game, "withdraw-unit ger-pz-9", "withdraw-unit ger-pz-11")
    assert choices(game, "take-step") == {"ger-pz-13"}
    assert codes(game, "take-step ger-pz-3") == {"s42-gains-no-step 32.1"}
    boxes = {"ger-pz-9": "eliminated since-8", "ger-pz-11": "eliminated since-8"}
    game = initial({**FULL, **boxes, "ger-pz-3": "ea-x"}, turn=10)
    play(game, "withdraw-unit ger-pz-9", "withdraw-unit ger-pz-11")
    assert choices(game, "give-step") == {"ger-pz-13", "ger-pz-14"}
    assert codes(game, "give-step ger-pz-3") == {"s42-gives-no-step 32.1"}


@pytest.mark.rule(GAME, "32.1", "32.2", "32.3")
def test_what_is_refused_is_not_offered_and_the_other_way_round() -> None:
    boxes = {"ger-pz-9": "eliminated since-8", "ger-pz-11": "1107 left:1"}
    game = initial({**FULL, **boxes, "ger-id-46": "1111"}, turn=10)
    verbs = ("withdraw-unit", "give-step", "take-step", "place-brigade")
    for action in ("withdraw-unit ger-pz-9", "withdraw-unit ger-pz-11", "give-step ger-pz-3"):
        for verb in verbs:
            offered = choices(game, verb)
            for uid in (*FULL, "ger-id-46", "sov-tc-1", "nobody"):
                assert (uid in offered) is (codes(game, f"{verb} {uid}") == set()), (verb, uid)
        play(game, action)
