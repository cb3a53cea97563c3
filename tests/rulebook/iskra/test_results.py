"""8.1, 8.7, 9.4.1, 9.5 What becomes of a combat result, and in which order."""

from __future__ import annotations

import pytest

from hexside.engine import Action
from hexside.games.iskra.actions import Ignore
from hexside.games.iskra.results import DEFENDER, CombatEffect
from hexside.games.iskra.work import IskraWork
from tests.rulebook.iskra.iskra_battles import SOURCES, force, struck, struck_with_events
from tests.rulebook.iskra.iskra_kit import codes, fight, kind, legal, play, steps, told, where

CITY, VILLAGE = {"city": "05.05"}, {"village": "05.05"}
GERMAN = "axis infantry 2-2-5 05.05"
SOVIET = "soviet infantry 2-2-5 05.05"


def soviet_attack(cell: str, left: int = 0) -> str:
    """A Soviet unit north of the target, with the strength for a cell against defence 2."""
    return f"soviet infantry {force(cell, 2, left)}-4-5 05.06"


def german_attack(cell: str, left: int = 0) -> str:
    """A German unit south of the target."""
    return f"axis infantry {force(cell, 2, left)}-4-5 05.04"


def applied(
    units: dict[str, str], losses: int, retreat: int, *answers: Action, **more: object
) -> IskraWork:
    """A result that the table does not have, given directly to the defenders of 05.05."""
    game = fight(units, areas=SOURCES, **more)
    work = IskraWork(game.rules, game.state)  # type: ignore[arg-type]
    hex = game.rules.board.grid.index("05.05")
    work.push(CombatEffect(DEFENDER, hex, work.fighters(hex), (hex,), losses, retreat))
    work.advance()
    for answer in answers:
        frame = work.frame
        seat = frame.seats(work)[0]
        assert frame.allows(work, seat, answer)
        frame.take(work, seat, answer)
        work.advance()
    return work


# 8.7.1


@pytest.mark.rule("iskra", "8.7.1", "13.2.5", "T-17", "R-25")
def test_the_german_may_turn_d1_into_a_retreat() -> None:
    game = struck("D1", {"s": soviet_attack("D1"), "g": GERMAN}, "05.05", "s")
    assert kind(game) == "iskra-loss-into-retreat"
    assert legal(game) == {"fall-back", "suffer"}
    play(game, "fall-back")
    assert (steps(game, "g"), where(game, "g")) == (2, "05.04")
    stays = struck("D1", {"s": soviet_attack("D1"), "g": GERMAN}, "05.05", "s")
    play(stays, "suffer")
    assert (steps(stays, "g"), where(stays, "g")) == (1, "05.05")


@pytest.mark.rule("iskra", "8.7.1", "T-18")
def test_the_german_may_turn_d2r_into_d1r2() -> None:
    game = struck("D2r", {"s": soviet_attack("D2r"), "g": GERMAN}, "05.05", "s")
    play(game, "fall-back")
    assert (steps(game, "g"), where(game, "g")) == (1, "05.03")


@pytest.mark.rule("iskra", "8.7.1", "R-25")
def test_german_attackers_who_turn_their_loss_into_a_retreat_all_retreat() -> None:
    units = {
        "g": f"axis infantry {force('A1/Dr', 2) - 1}-4-5 05.04",
        "h": "axis infantry 1-4-5 06.04",
        "s": "soviet infantry 2-2-5 05.05 one-step",
    }
    game = struck("A1/Dr", units, "05.05", "g", "h", seat="axis")
    assert kind(game) == "iskra-loss-into-retreat"
    events = play(game, "fall-back")
    assert where(game, "g") == "05.03"
    assert where(game, "h") != "06.04"
    # 9.4.1: the Soviet unit dies, and nobody is left next to the hex who could pursue.
    assert "unit-eliminated" in told(events)
    assert kind(game) == "declare-attacks"


@pytest.mark.rule("iskra", "8.1.3", "8.7.1")
def test_the_soviets_cannot_turn_a_loss_into_a_retreat() -> None:
    units = {"g": german_attack("D1"), "s": SOVIET}
    game = struck("D1", units, "05.05", "g", seat="axis")
    assert (steps(game, "s"), where(game, "s")) == (1, "05.05")


# 9.4.1


@pytest.mark.rule("iskra", "9.4.1", "T-23", "R-24")
def test_soviet_d1r2_becomes_d2r1() -> None:
    units = {
        "g": f"axis infantry {force('D1r2', 4)}-4-5 05.04",
        "s": SOVIET,
        "t": SOVIET,
    }
    game, events = struck_with_events("D1r2", units, "05.05", "g", seat="axis")
    assert "patriots-stand" in told(events)
    assert kind(game) == "take-losses"
    play(game, "soviet: lose s", "soviet: lose s")
    assert where(game, "s") == "eliminated"
    assert (steps(game, "t"), where(game, "t")) == (2, "05.06")


@pytest.mark.rule("iskra", "9.4.1", "R-24")
def test_a_one_step_soviet_unit_dies_instead_of_retreating() -> None:
    units = {"g": german_attack("Dr"), "s": SOVIET + " one-step"}
    game = struck("Dr", units, "05.05", "g", seat="axis")
    assert where(game, "s") == "eliminated"
    assert kind(game) == "pursue"


@pytest.mark.rule("iskra", "9.4.1", "R-24")
def test_soviet_attackers_lose_a_step_for_ar_and_stay() -> None:
    game = struck("Ar", {"s": soviet_attack("Ar"), "g": GERMAN}, "05.05", "s")
    assert (steps(game, "s"), where(game, "s")) == (1, "05.06")


# 8.7, 9.5


@pytest.mark.rule("iskra", "9.5.2", "T-24")
def test_in_a_village_the_retreat_goes_first_and_then_the_loss_is_turned() -> None:
    units = {"s": soviet_attack("D1r", 1), "g": GERMAN}
    game = struck("D1r", units, "05.05", "s", terrain=VILLAGE)
    assert kind(game) == "iskra-ignore-retreat"
    assert legal(game) == {"ignore", "suffer"}
    play(game, "ignore")
    assert kind(game) == "iskra-loss-into-retreat"
    play(game, "fall-back")
    assert (steps(game, "g"), where(game, "g")) == (2, "05.04")


@pytest.mark.rule("iskra", "9.5")
def test_the_village_may_be_given_up() -> None:
    units = {"s": soviet_attack("Dr", 1), "g": GERMAN}
    game = struck("Dr", units, "05.05", "s", terrain=VILLAGE)
    play(game, "suffer")
    assert where(game, "g") == "05.04"


@pytest.mark.rule("iskra", "8.7", "9.5", "8.7.1", "D-06")
def test_d2r_in_a_city_with_every_rule_used() -> None:
    units = {"s": soviet_attack("D2r", 2), "g": GERMAN}
    game = struck("D2r", units, "05.05", "s", terrain=CITY)
    assert kind(game) == "iskra-ignore-loss"
    play(game, "ignore", "ignore", "fall-back")
    assert (steps(game, "g"), where(game, "g")) == (2, "05.04")


@pytest.mark.rule("iskra", "8.7")
def test_a_city_saves_the_first_loss_only() -> None:
    units = {"s": soviet_attack("D2r", 2), "g": GERMAN}
    game = struck("D2r", units, "05.05", "s", terrain=CITY)
    play(game, "ignore", "ignore", "suffer")
    assert (steps(game, "g"), where(game, "g")) == (1, "05.05")


@pytest.mark.rule("iskra", "8.7")
def test_a_village_saves_no_loss() -> None:
    units = {"s": soviet_attack("D1", 1), "g": GERMAN}
    game = struck("D1", units, "05.05", "s", terrain=VILLAGE)
    assert kind(game) == "iskra-loss-into-retreat"


@pytest.mark.rule("iskra", "9.5", "9.4.1", "R-23", "D-07")
def test_soviets_in_a_village() -> None:
    units = {"g": german_attack("Dr", 1), "s": SOVIET}
    game = struck("Dr", units, "05.05", "g", seat="axis", terrain=VILLAGE)
    play(game, "soviet: ignore")
    assert (steps(game, "s"), where(game, "s")) == (2, "05.05")
    units = {"g": f"axis infantry {force('D1r2', 4, 1)}-4-5 05.04", "s": SOVIET, "t": SOVIET}
    game = struck("D1r2", units, "05.05", "g", seat="axis", terrain=VILLAGE)
    play(game, "soviet: ignore", "soviet: lose s", "soviet: lose t")
    assert [steps(game, "s"), steps(game, "t")] == [1, 1]
    assert {where(game, "s"), where(game, "t")} == {"05.05"}


@pytest.mark.rule("iskra", "9.4.1", "8.7", "9.5", "R-23", "D-11")
def test_dr2_on_soviets_in_a_city() -> None:
    work = applied({"s": SOVIET}, 0, 2, Ignore(), terrain=CITY)
    # 9.5 leaves Dr1, 9.4.1 makes it a loss, and nobody is asked about 8.7.
    assert work.units["s"].steps == 1
    assert work.rules.names[work.units["s"].hex] == "05.05"
    assert not any(isinstance(frame, CombatEffect) for frame in work.agenda)


@pytest.mark.rule("iskra", "19.1.15", "R-45", "D-17")
def test_dr2_on_tigers_with_a_technical_problem_and_infantry() -> None:
    work = applied({"ger-1-s502": "05.05 technical-problem", "g": GERMAN}, 0, 2)
    tigers, battalion = work.units["ger-1-s502"], work.units["g"]
    assert (tigers.steps, work.rules.names[tigers.hex]) == (1, "05.05")
    assert (battalion.steps, work.rules.names[battalion.hex]) == (2, "05.03")


@pytest.mark.rule("iskra", "9.4.1", "8.7", "9.5", "R-23")
def test_a_loss_made_by_9_4_1_is_not_saved_by_the_city() -> None:
    units = {"g": f"axis infantry {force('D2r2', 2, 2)}-4-5 05.04", "s": SOVIET}
    game = struck("D2r2", units, "05.05", "g", seat="axis", terrain=CITY)
    # D2r2: 8.7 leaves D1r2, 9.5 leaves D1r1, 9.4.1 makes D2.
    play(game, "soviet: ignore", "soviet: ignore")
    assert where(game, "s") == "eliminated"


@pytest.mark.rule("iskra", "9.5.1", "T-25")
def test_an_attacker_in_a_village_retreats() -> None:
    units = {"g": german_attack("Ar"), "s": SOVIET}
    game = struck("Ar", units, "05.05", "g", seat="axis", terrain={"village": "05.04"})
    assert (steps(game, "g"), where(game, "g")) == (2, "05.03")


# 8.1.1, 8.1.2


@pytest.mark.rule("iskra", "8.1.1", "9.4.1", "8.7.1", "R-03", "D-08")
def test_ar_d1_the_attacker_first_then_the_defender_then_pursuit() -> None:
    units = {"s": soviet_attack("Ar/D1"), "g": GERMAN}
    game, events = struck_with_events("Ar/D1", units, "05.05", "s")
    assert told(events)[-2:] == ["patriots-stand", "step-lost"]
    assert (steps(game, "s"), kind(game)) == (1, "iskra-loss-into-retreat")
    play(game, "axis: fall-back")
    assert kind(game) == "pursue"


@pytest.mark.rule("iskra", "8.1", "8.1.1", "R-03")
def test_a1_dr_the_attacker_first() -> None:
    units = {"g": german_attack("A1/Dr"), "s": SOVIET}
    game = struck("A1/Dr", units, "05.05", "g", seat="axis")
    assert kind(game) == "iskra-loss-into-retreat"
    assert steps(game, "s") == 2
    play(game, "suffer")
    assert (steps(game, "g"), steps(game, "s")) == (1, 1)


@pytest.mark.rule("iskra", "8.1", "8.1.2", "R-03", "T-27")
def test_ro1_comes_after_the_defender_and_decides_about_pursuit() -> None:
    units = {"g": german_attack("Aro1/Dr"), "s": SOVIET + " one-step"}
    game = struck("Aro1/Dr", units, "05.05", "g", seat="axis")
    assert where(game, "s") == "eliminated"
    assert (kind(game), legal(game)) == ("iskra-retreat-or-loss", {"stand", "fall-back"})
    play(game, "stand")
    # 8.7.1 is not offered: the retreat has just been declined.
    assert (steps(game, "g"), kind(game)) == (1, "pursue")
    game = struck("Aro1/Dr", units, "05.05", "g", seat="axis")
    events = play(game, "fall-back")
    assert "unit-falls-back" in told(events)
    assert (steps(game, "g"), kind(game)) == (2, "declare-attacks")


@pytest.mark.rule("iskra", "8.1.2", "R-27")
def test_attackers_who_chose_a_retreat_that_is_blocked_do_not_pursue() -> None:
    units = {
        "g": german_attack("Aro1/Dr"),
        "s": SOVIET + " one-step",
        **{f"z{n}": f"soviet infantry 1-9-5 {hex}" for n, hex in enumerate(BEHIND_0504)},
    }
    game = struck("Aro1/Dr", units, "05.05", "g", seat="axis")
    events = play(game, "fall-back")
    assert "retreat-blocked" in told(events)
    assert (steps(game, "g"), where(game, "g")) == (1, "05.04")
    assert kind(game) != "pursue"


BEHIND_0504 = ("05.03", "06.03", "06.04", "04.03", "04.04")


@pytest.mark.rule("iskra", "8.1.2", "9.4.1", "R-26", "D-09")
def test_soviet_ro1_is_a_loss_and_pursuit_remains() -> None:
    units = {"s": soviet_attack("Aro1/Dr"), "g": GERMAN}
    game = struck("Aro1/Dr", units, "05.05", "s")
    assert where(game, "g") == "05.04"
    assert (steps(game, "s"), kind(game)) == (1, "pursue")


@pytest.mark.rule("iskra", "8.7", "9.5", "8.7.1")
def test_other_answers_are_refused() -> None:
    game = struck("D1", {"s": soviet_attack("D1"), "g": GERMAN}, "05.05", "s")
    assert codes(game, "ignore", "axis") == {"not-this-choice 8.7.1"}
    assert codes(game, "stand", "axis") == {"not-this-choice 8.7.1"}


# 19.1.15


@pytest.mark.rule("iskra", "19.1.15", "R-45", "D-17")
def test_tigers_with_a_technical_problem_lose_a_step_and_stay() -> None:
    units = {
        "s": f"soviet infantry {force('D1r', 8)}-4-5 05.06",
        "ger-1-s502": "05.05 technical-problem",
        "g": "axis infantry 2-2-5 05.05",
    }
    game = struck("D1r", units, "05.05", "s")
    # 8.7.1 makes it Dr2.
    play(game, "axis: fall-back")
    assert (steps(game, "ger-1-s502"), where(game, "ger-1-s502")) == (1, "05.05")
    assert (steps(game, "g"), where(game, "g")) == (2, "05.03")
    # the owner is asked about both hexes, so that nobody learns that each is alone.
    play(game, "axis: done", "axis: done")
    assert kind(game) == "declare-attacks"


@pytest.mark.rule("iskra", "19.1.15", "8.7.1", "R-45", "R-61")
def test_lone_tigers_with_a_technical_problem_are_not_offered_8_7_1() -> None:
    game = struck(
        "D1",
        {"s": "soviet infantry 90-4-5 05.06", "ger-1-s502": "05.05 technical-problem reduced"},
        "05.05",
        "s",
    )
    assert where(game, "ger-1-s502") == "eliminated"
    assert game.state.data.tigers_destroyed
    assert game.rules.board.grid.names[game.state.data.wreck] == "05.05"
    assert kind(game) == "pursue"
