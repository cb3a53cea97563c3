"""3.1: at most two units in a hex, tested when each unit has ended (V78)."""

from __future__ import annotations

import pytest

from hexside.engine.positions import PositionError
from tests.rulebook.a_victory_awaits.ava_kit import (
    assault,
    codes,
    ends,
    event,
    fight,
    legal,
    legal_with,
    play,
    stand,
    where,
)

GAME = "a-victory-awaits"

#: Two units in L1506, next to L1505.
FULL = {"b": "axis infantry 3-5 L1506", "c": "axis infantry 3-5 L1506"}


@pytest.mark.rule(GAME, "3.1", "V78")
def test_two_units_in_a_hex_and_no_third() -> None:
    game = stand({"a": "axis infantry 3-1 L1505", **FULL}, activated=["a"])
    assert ends(game, "move", "a") == {"L1504", "L1405", "L1406", "L1605", "L1606"}
    assert codes(game, "move a L1506") == {"stacking-limit 3.1"}
    one = stand({"a": "axis infantry 3-1 L1505", "b": FULL["b"]}, activated=["a"])
    assert "L1506" in ends(one, "move", "a")


@pytest.mark.rule(GAME, "3.1")
@pytest.mark.parametrize(
    "words", ["hq 2-8", "armour 8-5-9", "infantry 3-5 reduced", "infantry 3-5 one-step"]
)
def test_headquarters_and_reduced_units_count_as_whole_units(words: str) -> None:
    units = {"a": "axis infantry 3-1 L1505", "b": FULL["b"], "c": f"axis {words} L1506"}
    game = stand(units, activated=["a"])
    assert codes(game, "move a L1506") == {"stacking-limit 3.1"}
    hq = stand({"a": f"axis {words} L1505", **FULL}, activated=["a"])
    assert codes(hq, "move a L1506") == {"stacking-limit 3.1"}


@pytest.mark.rule(GAME, "3.1", "8.3", "V3")
def test_units_of_two_nationalities_may_stack() -> None:
    units = {"a": "axis infantry 3-1 L1505", "r": "axis infantry 3-5 L1506 romanian"}
    game = stand(units, activated=["a"])
    assert "L1506" in ends(game, "move", "a")


@pytest.mark.rule(GAME, "3.1", "9.1", "V78")
def test_the_limit_does_not_hold_on_the_way() -> None:
    """The corridor has one way, and it leads through a full hex."""
    game = stand(
        {"a": "axis infantry 3-2 L1505", **FULL},
        hexes="L1504-L1508",
        areas={"axis-source": "L1504", "soviet-source": "L1508"},
        activated=["a"],
    )
    assert ends(game, "move", "a") == {"L1504", "L1507"}
    assert codes(game, "move a L1506") == {"stacking-limit 3.1"}
    play(game, "move a L1506 L1507")
    assert where(game, "a") == "L1507"


@pytest.mark.rule(GAME, "3.1", "9.1", "V78")
def test_the_limit_holds_at_the_end_of_each_move_not_of_the_segment() -> None:
    """Units move one by one: a hex must be free before the next one comes."""
    game = stand({"a": "axis infantry 3-5 L1505", **FULL})
    assert codes(game, "move a L1506") == {"stacking-limit 3.1"}
    play(game, "move b L1507", "move a L1506")
    assert (where(game, "a"), where(game, "c")) == ("L1506", "L1506")


@pytest.mark.rule(GAME, "3.1")
def test_the_limit_holds_for_strategic_movement() -> None:
    road = {"road": ["L1505 L1506 L1507"]}
    game = stand({"a": "axis infantry 3-1 L1505", **FULL}, lines=road, activated=["a"])
    assert codes(game, "strategic a L1506") == {"stacking-limit 3.1"}
    assert "L1507" in ends(game, "strategic", "a")


@pytest.mark.rule(GAME, "3.1", "9.2")
def test_axis_and_soviet_units_never_share_a_hex() -> None:
    game = stand({"a": "axis armour 8-5-20 L1505", "d": "soviet infantry 2-4 L1506"})
    assert "L1506" not in ends(game, "move", "a")
    assert codes(game, "move a L1506") == {"enemy-occupied 3.1"}
    with pytest.raises(PositionError) as error:
        stand({"a": "axis armour 8-5-20 L1506", "d": "soviet infantry 2-4 L1506"})
    assert "both-sides-in-hex" in {problem.code for problem in error.value.problems}


@pytest.mark.rule(GAME, "3.1")
def test_no_position_has_three_units_in_a_hex() -> None:
    with pytest.raises(PositionError) as error:
        stand({"a": "axis hq 2-8 L1506", **FULL})
    assert "stacking-limit" in {problem.code for problem in error.value.problems}


@pytest.mark.rule(GAME, "3.1", "14.2", "V14")
def test_a_fortress_is_closed_to_the_enemy_and_no_third_unit_for_its_owner() -> None:
    """A marker does not count as one of the two units."""
    fort = {"f": "soviet fortress 0-2-0 L1506"}
    game = stand({"a": "axis armour 8-5-20 L1505", **fort})
    assert "L1506" not in ends(game, "move", "a")
    assert codes(game, "move a L1506") == {"enemy-occupied 3.1"}
    units = {"b": "soviet infantry 2-4 L1506", "c": "soviet infantry 2-4 L1505", **fort}
    own = stand(units, seat="soviet", activated=["c"])
    assert "L1506" in ends(own, "move", "c")


@pytest.mark.rule(GAME, "3.1", "10.6", "V78")
def test_a_retreat_ends_within_the_limit() -> None:
    """The only free hex next to the attacked one is full, so the unit goes one farther."""
    game = fight(
        {
            "a": "axis infantry 4-5 L1504",
            "d": "soviet infantry 1-4 L1505",
            "b": "soviet infantry 2-4 L1506",
            "c": "soviet infantry 2-4 L1506",
        },
        hexes="L1503-L1509",
        areas={"axis-source": "L1503", "soviet-source": "L1509"},
        dice=[3],
    )
    events = assault(game, "L1505", "a")
    assert event(events, "combat-result")["result"] == "R"
    assert where(game, "d") == "L1507"


@pytest.mark.rule(GAME, "3.1", "10.7", "V78", "V75")
def test_a_pursuit_ends_within_the_limit() -> None:
    """Three attackers: two may go into the hex, and a third only farther on."""
    game = fight(
        {
            "a": "axis infantry 6-5 L1504",
            "b": "axis infantry 6-5 L1405",
            "m": "axis armour 6-5-9 L1406",
            "d": "soviet infantry 1-4 L1505 one-step",
            "e": "soviet infantry 1-4 L2001",
        },
        dice=[4],
    )
    assault(game, "L1505", "a", "b", "m")
    play(game, "pursue a L1505", "pursue b L1505")
    assert codes(game, "pursue m L1505") == {"stacking-limit 3.1"}
    assert "pursue m L1505 L1506" in legal_with(game, "pursue", "m")


@pytest.mark.rule(GAME, "3.1", "12.1", "V78")
def test_reinforcements_are_placed_within_the_limit() -> None:
    game = stand(
        {
            "b": "soviet infantry 2-4 L1906",
            "c": "soviet infantry 2-4 L1906",
            "n": "soviet infantry 2-4 available",
        },
        phase="reinforcements",
        seat="soviet",
        turn=4,
        lines={"rail": ["L2006 L1906 L1807"]},
    )
    play(game, "name n")
    assert {text for text in legal(game) if text.startswith("place")} == {
        "place n L2006",
        "place n L1807",
    }
    assert codes(game, "place n L1906") == {"stacking-limit 3.1"}
