"""2.1: the start line, which Soviet units do not cross (V41, V47)."""

from __future__ import annotations

import pytest

import hexside
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
    stand_text,
    where,
)
from tests.rulebook.a_victory_awaits.ava_overlays import lines

GAME = "a-victory-awaits"

#: L1505 and what lies west of it is beyond the start line.
WEST = {"axis-start": "L1001-L1512"}


@pytest.mark.rule(GAME, "2.1", "9.1", "V41", "V47")
def test_soviet_units_do_not_cross_the_start_line() -> None:
    units = {"b": "soviet infantry 2-6 L1606"}
    roads = {"road": ["L1606 L1505 L1504"]}
    game = stand(units, seat="soviet", areas=WEST, lines=roads)
    reached = ends(game, "move", "b") | ends(game, "strategic", "b")
    assert reached
    assert all(hex >= "L16" for hex in reached)
    assert codes(game, "move b L1505") == {"start-line 2.1"}
    assert codes(game, "strategic b L1505") == {"start-line 2.1"}
    assert "start-line 2.1" in codes(game, "move b L1605 L1504")


@pytest.mark.rule(GAME, "2.1", "9.1")
def test_axis_units_cross_the_start_line() -> None:
    game = stand({"a": "axis infantry 3-5 L1505"}, areas=WEST)
    assert {"L1605", "L1606"} <= ends(game, "move", "a")


@pytest.mark.rule(GAME, "2.1", "9.1", "V47")
def test_a_major_river_on_the_start_line_is_not_crossed_by_soviets_either() -> None:
    units = {"b": "soviet infantry 2-4 L1606", "c": "soviet infantry 2-4 L2001"}
    game = stand(units, seat="soviet", areas=WEST, hexsides={"major-river": "L1505/L1606"})
    assert "L1505" not in ends(game, "move", "b")
    assert "start-line 2.1" in codes(game, "move b L1505")


@pytest.mark.rule(GAME, "2.1", "10.6", "V41")
def test_soviet_units_do_not_retreat_across_the_start_line() -> None:
    """Around L1606 the hexes L1505 and L1506 lie west of the line; the others are taken."""
    ring = ("L1605", "L1607", "L1705", "L1706")
    units = {f"a{n}": f"axis infantry 4-5 {hex}" for n, hex in enumerate(ring)}
    units |= {"d": "soviet infantry 1-4 L1606", "e": "soviet infantry 1-4 L2001"}
    game = fight(units, areas=WEST, dice=[3])
    events = assault(game, "L1606", "a0")
    assert event(events, "combat-result")["result"] == "R"
    assert where(game, "d") == "available"
    free = fight(units, dice=[3])
    assault(free, "L1606", "a0")
    assert {text.split()[-1] for text in legal_with(free, "retreat", "d")} == {"L1505", "L1506"}


@pytest.mark.rule(GAME, "2.1", "3.3", "V41")
def test_soviet_lines_do_not_cross_the_start_line() -> None:
    """Lakes leave only the way through the hexes west of the line."""
    units = {"b": "soviet infantry 2-4 L1606"}
    lake = {"lake": "L1605 L1705 L1706 L1607"}
    cut = stand(units, seat="soviet", areas=WEST, terrain=lake)
    assert "L1606" not in lines(cut, "soviet")
    joined = stand(units, seat="soviet", terrain=lake)
    assert "L1606" in lines(joined, "soviet")


@pytest.mark.rule(GAME, "2.1", "V41")
def test_no_soviet_unit_stands_west_of_the_start_line() -> None:
    text = stand_text({"b": "soviet infantry 2-4 L1505"}, areas=WEST, phase="movement")
    with pytest.raises(PositionError) as error:
        hexside.position(text)
    assert {problem.code for problem in error.value.problems} == {"west-of-start-line"}


@pytest.mark.rule(GAME, "2.1", "10.1", "V47", "V9")
def test_soviet_units_do_not_attack_across_the_start_line() -> None:
    units = {
        "s": "soviet infantry 9-4 L1606",
        "t": "soviet infantry 9-4 L1706",
        "a": "axis infantry 1-5 L1505",
        "b": "axis infantry 1-5 L1607",
    }
    game = fight(units, seat="soviet", areas=WEST)
    assert legal_with(game, "attack") == {"attack L1607"}
    assert codes(game, "attack L1505") != set()
    axis = fight({**units, "a": "axis infantry 60-5 L1505"}, areas=WEST)
    assert "attack L1606" in legal_with(axis, "attack")


@pytest.mark.rule(GAME, "2.1", "10.7", "V47", "V75")
def test_soviet_units_do_not_pursue_across_the_start_line() -> None:
    """From L1705 into L1606, and not on to L1505 or L1506."""
    units = {
        "m": "soviet armour 20-5-9 L1705",
        "a": "axis infantry 1-5 L1606 one-step",
        "b": "axis infantry 1-5 L1001",
    }
    game = fight(units, seat="soviet", areas=WEST, dice=[6])
    assault(game, "L1606", "m")
    found = {text.split()[-1] for text in legal_with(game, "pursue", "m")}
    assert "L1607" in found
    assert not {"L1505", "L1506"} & found
    assert "start-line 2.1" in codes(game, "pursue m L1606 L1505")


@pytest.mark.rule(GAME, "2.1", "12.1", "V47")
def test_soviet_reinforcements_are_not_placed_across_the_start_line() -> None:
    units = {"n": "soviet infantry 2-4 available", "s": "soviet infantry 2-4 L2001"}
    rail = {"rail": ["L2006 L1906 L1806 L1706 L1606 L1505 L1405"]}
    game = stand(units, phase="reinforcements", seat="soviet", turn=4, lines=rail, areas=WEST)
    play(game, "name n")
    assert "place n L1606" in legal(game)
    assert "place n L1505" not in legal(game)
    assert codes(game, "place n L1505") == {"no-open-railway 12.1"}
