"""Rules that meet: cities, Tigers that cannot move, headquarters, pontoons, the Neva."""

from __future__ import annotations

import pytest

from tests.rulebook.iskra.iskra_battles import force, struck
from tests.rulebook.iskra.iskra_kit import (
    argument,
    assault,
    fight,
    kind,
    legal,
    marks,
    play,
    stand,
    steps,
    track,
    where,
)

GAME = "iskra"
CITY = {"city": "05.05"}
#: Germans can retreat from 05.05 to 05.04 only.
ONE_WAY = {"neva": "05.05/04.04 05.05/06.04 05.05/04.05 05.05/06.05"}


def soviet(cell: str, defense: int, left: int = 0) -> str:
    return f"soviet infantry {force(cell, defense, left)}-9-5 05.06"


@pytest.mark.rule(GAME, "8.7", "9.5", "8.7.1", "9.5.2")
def test_a_german_in_a_city_may_decline_to_ignore_and_still_fall_back() -> None:
    units = {"s": soviet("D2r2", 4, left=2), "g": "axis infantry 2-4-5 05.05"}
    game = struck("D2r2", units, "05.05", "s", terrain=CITY)
    play(game, "axis: suffer", "axis: suffer")
    assert (kind(game), argument(game, "count")) == ("iskra-loss-into-retreat", 2)
    play(game, "axis: fall-back")
    assert (where(game, "g"), steps(game, "g")) == ("05.02", 1)


@pytest.mark.rule(GAME, "8.7", "9.5", "9.4.1", "R-23", "R-24")
@pytest.mark.parametrize(
    ("ignore", "count", "hex"), [("ignore", 2, "05.05"), ("suffer", 3, "05.06")]
)
def test_a_soviet_in_a_city_ignores_first_and_stands_afterwards(
    ignore: str, count: int, hex: str
) -> None:
    # D2r2 is D1r1 if all is ignored, so D2 without a retreat; else it is D3r1.
    units = {
        "s": "soviet infantry 2-4-5 05.05",
        "t": "soviet infantry 2-4-5 05.05",
        "a": f"axis infantry {force('D2r2', 8, left=2)}-9-5 05.04",
    }
    game = struck("D2r2", units, "05.05", "a", terrain=CITY, seat="axis")
    play(game, f"soviet: {ignore}", f"soviet: {ignore}")
    assert (kind(game), argument(game, "count")) == ("take-losses", count)
    play(game, "soviet: lose s", "soviet: lose s")
    assert (where(game, "s"), where(game, "t")) == ("eliminated", hex)
    assert steps(game, "t") == 4 - count


@pytest.mark.rule(GAME, "8.1.1", "9.5", "9.4.1")
def test_the_attacker_of_a_village_loses_before_the_defender_ignores() -> None:
    units = {"s": soviet("A1/Dr", 4, left=1), "g": "axis infantry 2-4-5 05.05"}
    game = struck("A1/Dr", units, "05.05", "s", terrain={"village": "05.05"})
    assert (steps(game, "s"), kind(game)) == (1, "iskra-ignore-retreat")
    play(game, "axis: ignore")
    assert (where(game, "g"), steps(game, "g")) == ("05.05", 2)
    assert kind(game) != "pursue"


@pytest.mark.rule(GAME, "19.1.15", "8.6.1", "8.7.1", "R-45")
@pytest.mark.parametrize("choice", ["suffer", "fall-back"])
def test_tigers_with_a_problem_pay_for_the_retreat_of_their_stack(choice: str) -> None:
    units = {
        "s": soviet("D1r", 10),
        "ger-1-s502": "05.05 technical-problem",
        "g": "axis infantry 2-4-5 05.05",
    }
    game = struck("D1r", units, "05.05", "s")
    play(game, f"axis: {choice}")
    if choice == "suffer":
        # One step for the loss, one for the retreat that they cannot make: a wreck.
        assert (where(game, "ger-1-s502"), track(game, "wreck")) == ("eliminated", "05.05")
        assert where(game, "g") == "05.04"
        assert "pursue s 05.05" in legal(game)
    else:
        assert (where(game, "ger-1-s502"), steps(game, "ger-1-s502")) == ("05.05", 1)
        assert where(game, "g") == "05.03"
        assert kind(game) != "pursue"


@pytest.mark.rule(GAME, "8.1.2", "19.1.15", "R-45")
def test_attacking_tigers_with_a_problem_stay_when_the_others_fall_back() -> None:
    units = {
        "s": "soviet infantry 2-4-5 05.05 one-step",
        "ger-1-s502": "05.04 technical-problem",
        "b": f"axis infantry {force('Aro1/Dr', 4) - 6}-9-5 05.04",
    }
    game = struck("Aro1/Dr", units, "05.05", "ger-1-s502", "b", seat="axis")
    play(game, "fall-back")
    assert (where(game, "ger-1-s502"), steps(game, "ger-1-s502")) == ("05.04", 1)
    assert (where(game, "b"), steps(game, "b")) == ("05.03", 2)
    assert kind(game) != "pursue"


@pytest.mark.rule(GAME, "9.3.1", "19.1.15")
def test_a_headquarters_goes_with_those_who_retreat_or_stays_with_the_tigers() -> None:
    units = {
        "s": soviet("Dr", 10),
        "ger-1-s502": "05.05 technical-problem",
        "g": "axis infantry 2-4-5 05.05",
        "q": "axis hq 05.05",
    }
    game = struck("Dr", units, "05.05", "s")
    assert (where(game, "q"), where(game, "g")) == ("05.04", "05.04")
    units["s"] = soviet("Dr", 6)
    del units["g"]
    game = struck("Dr", units, "05.05", "s")
    assert where(game, "q") == where(game, "ger-1-s502") == "05.05"


@pytest.mark.rule(GAME, "9.3.2", "9.4", "R-64")
def test_a_retreat_into_a_guarded_headquarters_is_blocked() -> None:
    units = {
        "s": soviet("Dr", 4),
        "g": "axis infantry 5-4-5 05.05",
        "hq": "soviet hq 67a 05.04",
        "z": "soviet infantry 1-1-4 05.04",
    }
    stacks = {"05.04": "hq z"}
    game = struck("Dr", units, "05.05", "s", hexsides=ONE_WAY, stacks=stacks)
    assert (where(game, "g"), steps(game, "g")) == ("05.05", 1)


@pytest.mark.rule(GAME, "9.4", "13.4.1", "R-70", "8.3.4")
def test_a_headquarters_left_with_a_unit_that_dies_where_it_is_stuck_relocates() -> None:
    units = {
        "s": soviet("Dr", 8),
        "m": "axis armour 5-4-5 05.05 one-step",
        "i": "axis infantry 5-4-5 05.05",
        "q": "axis hq 05.05",
    }
    swamp = {"swamp-woods": "05.04 04.04 06.04 04.05 06.05"}
    game = struck("Dr", units, "05.05", "s", terrain=swamp)
    play(game, "group i")
    assert (where(game, "i"), where(game, "m")) == ("05.04", "eliminated")
    assert where(game, "q") == "hq-waiting"


@pytest.mark.rule(GAME, "13.3.1", "8.6.7", "R-36")
def test_a_pontoon_is_lost_with_the_last_unit_beside_it() -> None:
    units = {
        "a": f"axis infantry {force('Dr', 4)}-9-5 05.04",
        "p": "soviet bridging 05.05",
        "x": "soviet infantry 2-4-5 05.05",
    }
    game = struck("Dr", units, "05.05", "a", seat="axis")
    assert (steps(game, "x"), where(game, "p")) == (1, "05.05")
    units["a"] = f"axis infantry {force('D1r2', 4)}-9-5 05.04"
    game = struck("D1r2", units, "05.05", "a", seat="axis")
    assert (where(game, "x"), where(game, "p")) == ("eliminated", "returning")


@pytest.mark.rule(GAME, "8.3.4", "8.4.1", "8.8.1", "10.5.1")
def test_germans_attack_across_the_neva_at_half_strength_and_do_not_pursue() -> None:
    units = {"a": "axis infantry 56-4-5 05.04", "s": "soviet infantry 2-4-5 05.05 one-step"}
    game = fight(units, hexsides={"neva": "05.04/05.05"}, dice=[2])
    events = assault(game, "05.05", "a")
    (result,) = [one.arguments for one in events if one.code == "battle-result"]
    assert (result["attack"], result["column"]) == (28, "7:1+")
    assert where(game, "s") == "eliminated"
    assert kind(game) != "pursue"


@pytest.mark.rule(GAME, "3.1.5", "5.4.4", "R-68")
def test_a_unit_that_a_front_picks_singly_marks_itself_and_not_its_division() -> None:
    units = {
        "sov-hq-8a": "11.08",
        "sov-25t": "10.07",
        "sov-77": "10.08",
        "sov-hq-67a": "12.11",
        "ger-hq-96": "02.02",
    }
    chits = {"cup": ["soviet-8a"]}
    more = {"phase": "activation", "seat": None, "chit": "soviet-volkhov-front", "chits": chits}
    game = stand(units, lines={"trail": ["10.08 10.07 10.06 10.05"]}, **more)
    play(game, "name sov-25t", "done", "strategic sov-25t 10.06", "done")
    assert marks(game, "sov-25t") == ("no-strategic-movement",)
    assert game.view("soviet").own == {"strategic": []}
