"""12 and 13.1-13.3: retreats, status after them, Full Retreat."""

from __future__ import annotations

from typing import Any

import pytest

from hexside.api import Game
from tests.rulebook.stalingrad42.s42_battles import FOUR, THREE, assault, fight, result
from tests.rulebook.stalingrad42.s42_kit import (
    codes,
    ends,
    kind,
    legal,
    legal_with,
    marks,
    play,
    stand,
    steps,
    where,
)

GAME = "stalingrad-42"
A = "axis infantry 15-7-3 2012"
X = "soviet infantry 3-5-3 2011"


def beaten(units: dict[str, Any], word: str = "DR2", turn: int = 3, **more: Any) -> Game:
    """The Soviet defenders of 2011 (defense 5 in all) are attacked from 2012 at 3-1."""
    game = fight({"a": A, **units}, dice=[THREE[word]], turn=turn, **more)
    assert result(assault(game, "2011", "a")) == word
    return game


@pytest.mark.rule(GAME, "12.1.1", "13.1.2", "13.1.3")
@pytest.mark.parametrize(
    ("word", "length", "mark"), [("DR2", 2, "disrupted"), ("DR4", 4, "full-retreat")]
)
def test_length_and_status(word: str, length: int, mark: str) -> None:
    units = {"a": "axis infantry 20-7-3 2012", "x": X}
    game = fight(units, dice=[FOUR[word]], hexes="1504-2616")
    assault(game, "2011", "a")
    assert (game.waiting, kind(game)) == (("soviet",), "retreat-units")
    paths = [text.split()[2:] for text in legal_with(game, "retreat", "x")]
    assert {len(path) for path in paths} == {length}
    game.play(" ".join(["retreat x", *paths[0]]))
    assert mark in marks(game, "x")


@pytest.mark.rule(GAME, "12.1.1")
def test_d1_is_three_hexes() -> None:
    game = beaten({"x": X}, "D1")
    assert {len(text.split()) - 2 for text in legal_with(game, "retreat", "x")} == {3}
    assert steps(game, "x") == 1


@pytest.mark.rule(GAME, "13.1.3")
def test_a_disrupted_unit_that_retreats_again_is_in_full_retreat() -> None:
    game = beaten({"x": "soviet infantry 3-10-3 2011 disrupted"})
    game.play(sorted(legal_with(game, "retreat", "x"))[0])
    assert "full-retreat" in marks(game, "x")
    assert "disrupted" not in marks(game, "x")


@pytest.mark.rule(GAME, "12.1.2")
def test_a_stack_may_split() -> None:
    game = beaten({"x": "soviet infantry 3-3-3 2011", "y": "soviet infantry 3-2-3 2011"})
    play(game, "retreat x 2010 2009", "retreat y 2111 2210")
    assert (where(game, "x"), where(game, "y")) == ("2009", "2210")


@pytest.mark.rule(GAME, "12.1.2", "12.1.4")
def test_through_friends_and_overstacked() -> None:
    friends = {f"f{n}": "soviet infantry 3-5-3 2010" for n in range(2)}
    crowd = {f"g{n}": "soviet infantry 3-5-3 2009" for n in range(2)}
    game = beaten({"x": X, **friends, **crowd})
    game.play("retreat x 2010 2009")
    assert where(game, "x") == "2009"


@pytest.mark.rule(GAME, "12.1.3")
def test_supply_guides_the_retreat() -> None:
    areas = {"entry-a": "2008 2108"}
    near: dict[str, Any] = {"terrain": {"clear": "2011"}, "areas": areas, "hexes": "1808-2616"}
    game = beaten({"x": X}, **near)
    supplied = ends(game, "retreat", "x")
    assert "2009" in supplied
    # 2013 is two hexes away, but behind the attacker and without supply in reach.
    assert codes(game, "retreat x 2012 2013") == {"enemy-occupied 12.2"}


@pytest.mark.rule(GAME, "12.2")
def test_reasons_against_a_way() -> None:
    game = beaten({"x": X, "z": "axis infantry 1-1-3 2008"})
    assert "retreat-too-short 12.1.1" in codes(game, "retreat x 2010")
    assert codes(game, "retreat x 2010 2009") == {"s42-ends-in-zone 12.2"}
    assert codes(game, "retreat y 2010 2009") == {"not-retreating 12.1"}


@pytest.mark.rule(GAME, "12.2", "7.2")
def test_an_enemy_bond_is_fatal() -> None:
    units = {"x": X, "l": "axis infantry 1-1-3 1910", "r": "axis infantry 1-1-3 2110"}
    game = beaten(units)
    # 1910 and 2110 are two hexes apart with 2009 and 2010 between them.
    assert codes(game, "retreat x 2010 2009") == {"s42-bond-closed 12.2"}


@pytest.mark.rule(GAME, "12.2", "5.5.5", "9.5.2")
def test_major_rivers_without_a_bridge() -> None:
    river = "2010/2011 2011/2111 1911/2011 1912/2011 2011/2112"
    sides: dict[str, Any] = {"hexsides": {"major-river": river}}
    game = beaten({"x": X}, **sides)
    # Nothing but the attackers' side is open: Desperate, and the end after giving way.
    assert kind(game) == "s42-desperate-defense"
    game.play("give-way")
    assert where(game, "x") == "eliminated"
    # A friend on the far bank holds a pontoon.
    game = beaten({"x": X, "f": "soviet infantry 3-5-3 2010"}, **sides)
    assert kind(game) == "retreat-units"
    assert all(text.split()[2] == "2010" for text in legal_with(game, "retreat", "x"))


@pytest.mark.rule(GAME, "12.2", "22.5")
def test_into_a_friendly_entry_area() -> None:
    game = beaten({"x": X}, areas={"entry-a": "2010"})
    assert "retreat x 2010 ea-a" in legal(game)
    game.play("retreat x 2010 ea-a")
    assert where(game, "x") == "ea-a"
    assert "disrupted" in marks(game, "x")


@pytest.mark.rule(GAME, "12.1.3")
def test_a_shortened_retreat_costs_steps() -> None:
    # Through 2111 or 1911 a way of two hexes would lead round into 2010: both are taken.
    ring = ("2009", "2110", "1910", "2008", "2109", "1909", "2111", "1911")
    closed = {f"g{n}": f"axis infantry 1-1-3 {hex}" for n, hex in enumerate(ring)}
    units = {"x": X, "f": "soviet infantry 3-5-3 2010"}
    game = beaten({**units, **closed}, turn=3)
    if kind(game) == "s42-desperate-defense":
        game.play("give-way")
    assert where(game, "x") == "2010"
    assert steps(game, "x") == 1
    assert "disrupted" in marks(game, "x")


@pytest.mark.rule(GAME, "12.4", "V50")
def test_units_that_retreated_before_do_not_count_in_the_next_combat() -> None:
    units = {
        "x": X,
        "b": "axis infantry 15-7-3 2110",
        "f": "soviet infantry 3-5-3 2009",
        "h": "soviet infantry 3-5-3 1909",
    }
    game = fight({"a": A, **units}, dice=[THREE["DR2"], THREE["D1"]])
    assault(game, "2011", "a")
    assert "retreat x 2010 2009" in legal(game)
    game.play("retreat x 2010 2009")
    while kind(game) == "s42-advance" or kind(game) == "s42-form-group":
        game.play("done")
    play(game, "attack 2009", "add b")
    assert game.decision is not None
    assert game.decision.choices["odds"]["defense"] == 5
    game.play("resolve")
    # The loss is taken by the unit that had not retreated; the other dies if it must go again.
    assert steps(game, "f") == 1
    assert where(game, "x") == "eliminated"


# Full Retreat


@pytest.mark.rule(GAME, "13.3.2", "A-27")
def test_full_retreats_withdraw_before_an_approaching_enemy() -> None:
    units = {"a": "axis infantry 5-5-3 2014", "x": "soviet infantry 3-5-3 2011 full-retreat"}
    game = stand(units)
    game.play("move a 2013 2012")
    # By default the active player chooses the way.
    assert (game.waiting, kind(game)) == (("axis",), "s42-withdraw-units")
    assert {len(text.split()) - 2 for text in legal_with(game, "retreat", "x")} == {2}
    game.play(sorted(legal_with(game, "retreat", "x"))[0])
    assert "full-retreat" in marks(game, "x")
    game = stand(units, options={"full-retreat-path": "owner"})
    game.play("move a 2013 2012")
    assert game.waiting == ("soviet",)


@pytest.mark.rule(GAME, "13.3.2")
def test_companions_in_order_keep_them_in_place() -> None:
    units = {
        "a": "axis infantry 5-5-3 2014",
        "x": "soviet infantry 3-5-3 2011 full-retreat",
        "y": "soviet infantry 3-5-3 2011 disrupted",
    }
    game = stand(units)
    game.play("move a 2013 2012")
    assert where(game, "x") == "2011"


@pytest.mark.rule(GAME, "13.3.3", "A-29")
def test_companions_that_die_leave_a_withdrawal_of_two_hexes() -> None:
    units = {
        "x": "soviet infantry 3-5-3 2011 one-step",
        "r": "soviet infantry 3-5-3 2011 full-retreat",
    }
    game = beaten(units, "EX")
    assert (game.waiting, kind(game)) == (("axis",), "s42-withdraw-units")
    assert {len(text.split()) - 2 for text in legal_with(game, "retreat", "r")} == {2}


@pytest.mark.rule(GAME, "13.3.3")
def test_companions_that_retreat_take_them_along() -> None:
    units = {"x": X, "r": "soviet infantry 3-5-3 2011 full-retreat"}
    game = beaten(units, "D1")
    assert game.waiting == ("soviet",)
    play(game, "retreat x 2010 2009 2008", "retreat r 2010 2009 2008")
    assert set(marks(game, "r")) == {"full-retreat", "retreated", "defended"}


@pytest.mark.rule(GAME, "19.3", "18.6.6")
def test_non_combat_units_go_along_or_stay() -> None:
    units = {
        "x": X,
        "hq": "soviet soviet-army-hq 0-0-3 2011",
        "sp": "soviet supply-point 0-0-5 2011",
    }
    game = beaten(units)
    play(game, "retreat x 2010 2009")
    assert legal_with(game, "retreat", "sp") == set()
    assert "done" in legal(game)
    play(game, "retreat hq 2010 2009")
    assert where(game, "hq") == "2009"
    assert "disrupted" not in marks(game, "hq")


@pytest.mark.rule(GAME, "12.1.2", "19.3", "7.3")
def test_non_combat_units_follow_through_a_bond_that_their_stack_negated() -> None:
    units = {
        "x": X,
        "hq": "soviet soviet-army-hq 0-0-3 2011",
        # With them 2010 and 2011 are the flanks of the bond between 1911 and 2111.
        "t": "soviet infantry 3-5-3 2010",
        "b": "axis infantry 1-7-3 1911",
        "c": "axis infantry 1-7-3 2111",
    }
    game = beaten(units)
    ways = legal_with(game, "retreat", "hq")
    assert "retreat hq 2010 2009" in ways
    play(game, "retreat x 2010 2009")
    assert legal_with(game, "retreat", "hq") == ways
    play(game, "retreat hq 2010 2009")
    assert where(game, "hq") == "2009"


@pytest.mark.rule(GAME, "13.3.2", "12.2")
def test_a_withdrawal_without_a_way_out_is_the_end() -> None:
    ring = ("2009", "2010", "2110", "2112", "1911", "1912")
    units = {f"g{n}": f"axis infantry 1-1-3 {hex}" for n, hex in enumerate(ring[1:])}
    units |= {"a": "axis infantry 5-5-3 2014", "x": "soviet infantry 3-5-3 2011 full-retreat"}
    game = stand(units)
    game.play("move a 2013 2012")
    assert where(game, "x") == "eliminated"


@pytest.mark.rule(GAME, "13.3.2")
def test_withdrawals_in_a_cascade() -> None:
    # One arrival next to two routed hexes: both withdraw, one after the other.
    units = {
        "a": "axis infantry 5-5-3 2014",
        "x": "soviet infantry 3-5-3 2011 full-retreat",
        "y": "soviet infantry 3-5-3 2112 full-retreat",
    }
    game = stand(units)
    game.play("move a 2013 2012")
    asked = 0
    while kind(game) == "s42-withdraw-units":
        game.play(sorted(legal_with(game, "retreat"))[0])
        asked += 1
    assert asked == 2
    assert {where(game, "x"), where(game, "y")}.isdisjoint({"2011", "2112", "eliminated"})
