"""10.3: the die, the Combat Results Table, and step losses chosen by their owner."""

from __future__ import annotations

import pytest

from hexside.api import Game
from tests.rulebook.traces_of_war.tow_battles import SPARE, assault, fight, rolled
from tests.rulebook.traces_of_war.tow_kit import (
    codes,
    event,
    kind,
    legal,
    legal_with,
    play,
    steps,
    told,
    track,
    where,
)

GAME = "traces-of-war"
#: The Combat Results Table of the aid sheet, a row for each die.
TABLE = {
    1: "A2 A1 A1 -- -- R R RR RR 1RR 1RR",
    2: "A1 A1 -- -- R R RR RR 1RR 1RR 2RR",
    3: "A1 -- -- R R RR RR 1RR 1RR 2RR 2RR",
    4: "-- -- R R RR RR 1RR 1RR 2RR 2RR 3RR",
    5: "-- R R RR RR 1RR 1RR 2RR 2RR 3RR 3RR",
    6: "R R RR RR 1RR 1RR 2RR 2RR 3RR 3RR 4RR",
}
#: The same table as one sequence, read at column plus die.
SEQUENCE = (
    *("A2", "A1", "A1", "--", "--", "R", "R", "RR"),
    *("RR", "1RR", "1RR", "2RR", "2RR", "3RR", "3RR", "4RR"),
)
#: Attack strengths that give the columns against a defence of 2.
ATTACKS = (2, 3, 4, 6, 8, 10, 12, 14, 16, 18, 20)


@pytest.mark.rule(GAME, "10.3", "T22", "AID")
@pytest.mark.parametrize("number", range(11))
def test_every_cell_of_the_combat_results_table(number: int) -> None:
    for die, row in TABLE.items():
        game = fight(
            {
                "a": "axis infantry 2-4 1731",
                "b": f"soviet infantry {ATTACKS[number]}-4 1732",
            },
            dice=[die],
        )
        result = rolled(game, "1731", "b")["result"]
        assert result == row.split()[number] == SEQUENCE[number + die - 1]


@pytest.mark.rule(GAME, "10.3")
def test_a_result_without_effect_changes_nothing() -> None:
    game = fight(
        {"a": "axis infantry 3-4 1731", "b": "soviet infantry 9-4 1732", **SPARE}, dice=[1]
    )
    assert rolled(game, "1731", "b")["result"] == "--"
    assert kind(game) == "declare-attacks"
    assert [(steps(game, name), where(game, name)) for name in "ab"] == [(2, "1731"), (2, "1732")]


def repulsed(die: int, seat: str = "soviet") -> Game:
    """Two attackers against one defender at 1-1."""
    side, other = ("soviet", "axis") if seat == "soviet" else ("axis", "soviet")
    game = fight(
        {
            "a": f"{other} infantry 6-4 1731",
            "b": f"{side} infantry 3-4 1732",
            "c": f"{side} infantry 3-4 1832",
            "idle": f"{side} infantry 3-4 1832",
        },
        seat=seat,
        dice=[die],
        activated=["b", "c"],
    )
    assault(game, "1731", "b", "c")
    return game


@pytest.mark.rule(GAME, "10.3")
@pytest.mark.parametrize("seat", ["soviet", "axis"])
def test_the_owner_of_the_attackers_chooses_their_losses(seat: str) -> None:
    game = repulsed(1, seat)  # A2
    assert (kind(game), game.waiting) == ("take-losses", (seat,))
    assert legal(game) == {"lose b", "lose c"}
    assert codes(game, "lose idle") == {"not-in-this-combat 10.3"}
    assert codes(game, "lose a") == {"not-in-this-combat 10.3"}
    play(game, "lose b", "lose b")
    assert (where(game, "b"), steps(game, "c")) == ("eliminated", 2)
    assert (where(game, "a"), steps(game, "a")) == ("1731", 2)


@pytest.mark.rule(GAME, "10.3")
def test_attackers_may_share_their_losses() -> None:
    game = repulsed(1)
    play(game, "lose b", "lose c")
    assert (steps(game, "b"), steps(game, "c")) == (1, 1)


@pytest.mark.rule(GAME, "10.3")
def test_a_single_attacker_step() -> None:
    game = repulsed(2)  # A1
    play(game, "lose c")
    assert (steps(game, "b"), steps(game, "c")) == (2, 1)
    assert kind(game) != "take-losses"


def two_losses() -> Game:
    """Two full units of two steps in one hex, result 2RR."""
    game = fight(
        {
            "a": "axis infantry 2-4 1731",
            "c": "axis infantry 2-4 1731",
            "near": "axis infantry 2-4 1631",
            "b": "soviet infantry 40-4 1732",
        },
        dice=[2],
    )
    assert rolled(game, "1731", "b")["result"] == "2RR"
    return game


@pytest.mark.rule(GAME, "10.3", "T15")
def test_two_losses_may_remove_one_of_two_full_units() -> None:
    game = two_losses()
    play(game, "lose a", "lose a")
    assert (where(game, "a"), steps(game, "c")) == ("eliminated", 2)


@pytest.mark.rule(GAME, "10.3", "T15")
def test_two_losses_may_flip_both_of_two_full_units() -> None:
    game = two_losses()
    play(game, "lose c", "lose a")
    assert (where(game, "a"), where(game, "c")) == ("1731", "1731")
    assert (steps(game, "a"), steps(game, "c")) == (1, 1)
    assert kind(game) == "retreat-units"


@pytest.mark.rule(GAME, "10.3", "T15")
def test_the_owner_and_not_the_attacker_chooses_the_losses_of_the_defenders() -> None:
    game = two_losses()
    assert game.waiting == ("axis",)
    assert codes(game, "lose a", seat="soviet") == {"not-your-decision"}
    assert codes(game, "lose near") == {"not-in-this-combat 10.3"}
    assert codes(game, "lose b") == {"not-in-this-combat 10.3"}


@pytest.mark.rule(GAME, "10.3", "2.2")
@pytest.mark.parametrize("word", ["one-step", "reduced"])
def test_a_unit_with_one_step_left_is_removed(word: str) -> None:
    game = fight(
        {"a": f"axis infantry 2-4 1731 {word}", "b": "soviet infantry 18-4 1732"}, dice=[2]
    )
    assault(game, "1731", "b")
    assert where(game, "a") == "eliminated"


@pytest.mark.rule(GAME, "10.3")
def test_losses_beyond_the_last_step_are_ignored() -> None:
    game = fight(
        {
            "a": "axis infantry 1-4 1731",
            "c": "axis infantry 1-4 1731 one-step",
            "b": "soviet infantry 40-4 1732",
        },
        dice=[6],
    )
    assert rolled(game, "1731", "b")["result"] == "4RR"
    assert (where(game, "a"), where(game, "c")) == ("eliminated", "eliminated")


@pytest.mark.rule(GAME, "10.3", "T12")
def test_the_worked_example_with_a_die_of_five() -> None:
    game = fight(
        {
            "A": "axis infantry 3-4 1731",
            "B": "soviet infantry 4-4 1832",
            "C": "soviet armour 6-4-6 1832",
            "D": "soviet infantry 4-4 1732",
            "E": "soviet armour 6-4-6 1732",
        },
        places={"town": "1731"},
        dice=[5],
    )
    events = assault(game, "1731", "B", "C", "D", "E")
    assert event(events, "combat-result") == {
        "hex": "1731",
        "column": "5:1",
        "die": 5,
        "counted": 5,
        "result": "1RR",
        "draw": 0,
    }
    assert steps(game, "A") == 1
    decision = game.decision
    assert decision is not None
    assert (decision.kind, decision.arguments["steps"]) == ("retreat-units", 2)


WIDE = "1520-1835"
FAR_SOURCE = {"axis-source": "1720", "soviet-source": "1735"}


def headquarters_hit(die: int, scenario: str = "campaign", name: str = "a") -> Game:
    """An infantry unit of one step and a headquarters at 10-1."""
    game = fight(
        {
            name: "axis infantry 1-4 1731 one-step",
            "hq": "axis hq 1-5 1731",
            "b": "soviet infantry 20-4 1732",
        },
        scenario=scenario,
        hexes=WIDE,
        areas=FAR_SOURCE,
        dice=[die],
    )
    assault(game, "1731", "b")
    return game


@pytest.mark.rule(GAME, "10.3", "2.3", "R15")
def test_a_loss_assigned_to_a_headquarters_relocates_it() -> None:
    game = headquarters_hit(1)  # 1RR
    assert legal(game) == {"lose a", "lose hq"}
    play(game, "lose hq")
    assert (kind(game), game.waiting) == ("relocate-headquarters", ("axis",))
    assert codes(game, "relocate hq 1729") == {"relocation-too-near 2.3"}
    play(game, "relocate hq 1722")
    assert where(game, "hq") == "1722"
    assert track(game, "victory_points") == 2
    assert steps(game, "a") == 1


@pytest.mark.rule(GAME, "10.3", "R15")
def test_the_owner_may_spare_the_headquarters() -> None:
    game = headquarters_hit(1)
    play(game, "lose a")
    assert where(game, "a") == "eliminated"
    assert track(game, "relocations") == [0, 0]


@pytest.mark.rule(GAME, "10.3", "R15")
@pytest.mark.parametrize("name", ["a", "z"])
def test_a_headquarters_has_one_step_and_takes_no_second_loss(name: str) -> None:
    game = headquarters_hit(2, name=name)  # 2RR: both are lost, one step each
    assert legal_with(game, "relocate", "hq")
    play(game, "relocate hq 1722")
    assert where(game, name) == "eliminated"
    assert track(game, "relocations") == [1, 0]


@pytest.mark.rule(GAME, "10.3", "R15")
def test_a_relocated_headquarters_takes_no_further_loss_of_the_same_combat() -> None:
    game = fight(
        {
            "a": "axis infantry 1-4 1731",
            "c": "axis infantry 1-4 1731",
            "hq": "axis hq 1-5 1731",
            "b": "soviet infantry 30-4 1732",
        },
        hexes=WIDE,
        areas=FAR_SOURCE,
        dice=[2],
    )
    assert rolled(game, "1731", "b")["result"] == "2RR"
    play(game, "lose hq", "relocate hq 1722")
    assert legal(game) == {"lose a", "lose c"}
    assert codes(game, "lose hq") == {"not-in-this-combat 10.3"}


@pytest.mark.rule(GAME, "10.3", "2.3", "R15")
def test_an_attacking_headquarters_that_is_hit_relocates() -> None:
    game = fight(
        {
            "a": "axis infantry 6-4 1731",
            "b": "soviet infantry 4-4 1732",
            "hq": "soviet hq 2-4 1732",
        },
        hexes=WIDE,
        areas={"axis-source": "1720", "soviet-source": "1535"},
        dice=[1],
    )
    assert rolled(game, "1731", "b", "hq")["result"] == "A2"
    assert legal(game) == {"lose b", "lose hq"}
    play(game, "lose hq", "relocate hq 1527")
    # The second step is lost by the only attacker that is left.
    assert (where(game, "hq"), steps(game, "b")) == ("1527", 1)
    assert (track(game, "relocations"), track(game, "victory_points")) == ([0, 1], -2)


@pytest.mark.rule(GAME, "10.3", "2.3", "R36")
def test_a_relocation_scores_nothing_in_the_four_turn_scenario() -> None:
    game = headquarters_hit(1, "race-to-the-dnieper")
    play(game, "lose hq", "relocate hq 1722")
    assert track(game, "relocations") == [1, 0]
    assert track(game, "victory_points") == 0


@pytest.mark.rule(GAME, "10.3")
def test_a_roll_cannot_be_taken_back() -> None:
    game = fight(
        {"a": "axis infantry 3-4 1731", "b": "soviet infantry 9-4 1732", **SPARE}, dice=[1]
    )
    play(game, "attack 1731", "add b")
    assert game.can_undo()
    assert "combat-result" in told(game.play("resolve"))
    assert not game.can_undo()
