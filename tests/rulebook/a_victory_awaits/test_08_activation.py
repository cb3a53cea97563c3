"""8.1 to 8.3: who is activated by a headquarters; A1, V3, V5, V58."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from hexside.api import Game
from tests.rulebook.a_victory_awaits.ava_kit import (
    argument,
    assault,
    codes,
    ends,
    kind,
    legal,
    legal_with,
    play,
    stand,
    where,
)
from tests.rulebook.a_victory_awaits.ava_overlays import command

GAME = "a-victory-awaits"

HQ = "axis hq 2-8 L1505"
FOE = {"d": "soviet infantry 2-4 L2012"}


def activate(units: Mapping[str, Any], hq: str = "h", **more: Any) -> Game:
    return stand(
        {**FOE, **units}, **{"phase": "activation", "headquarters": hq, "seat": None, **more}
    )


def active(game: Game) -> set[str]:
    return set(argument(game, "units"))


# 8.2 The range


@pytest.mark.rule(GAME, "8.1", "8.2", "A1")
def test_the_chit_of_the_27th_army() -> None:
    """Rifles 11, 16, 188 and 292 in range are active; the headquarters of 11A, the motorised 11
    and the rifles 179 beyond the range are not."""
    game = stand(
        {
            "sov-27a": "L1505",
            "sov-11-rd": "L1504",
            "sov-16-rd": "L1502",
            "sov-188-rd": "L1509",
            "sov-292-rd": "L1905",
            "sov-11a": "L1506",
            "m11": "soviet motorised-infantry 3-2-7 L1510",
            "sov-179-rd": "L2005",
            "a": "axis infantry 3-5 L1001",
        },
        phase="command",
        seat=None,
        chits={"cup": ["soviet-27a"]},
    )
    assert active(game) == {"sov-27a", "sov-11-rd", "sov-16-rd", "sov-188-rd", "sov-292-rd"}
    assert codes(game, "move sov-11a L1507") == {"unit-not-activated 8.1"}
    play(game, "move sov-11-rd L1503", "done")


@pytest.mark.rule(GAME, "8.2")
def test_a_range_of_four_hexes_with_three_between() -> None:
    units = {
        "h": HQ,
        "n": "axis infantry 3-5 L1501",
        "s4": "axis infantry 3-5 L1509",
        "s5": "axis infantry 3-5 L1510",
        "w4": "axis infantry 3-5 L1105",
        "w5": "axis infantry 3-5 L1005",
        "e4": "axis infantry 3-5 L1907",
        "e5": "axis infantry 3-5 L1908",
        "own": "axis infantry 3-5 L1505",
    }
    assert active(activate(units)) == {"h", "n", "s4", "w4", "e4", "own"}


@pytest.mark.rule(GAME, "8.1")
@pytest.mark.parametrize(
    "words",
    [
        "armour 8-5-9",
        "motorised-infantry 5-4-8",
        "cavalry 2-7",
        "mountain 4-5",
        "security 1-5",
        "infantry 3-5 reduced",
        "infantry 3-5 formation:16A",
        "infantry 3-5 map:K",
    ],
)
def test_every_formation_and_type_in_range_is_activated(words: str) -> None:
    game = activate({"h": f"{HQ} formation:18A", "a": f"axis {words} L1507"})
    assert active(game) == {"h", "a"}


@pytest.mark.rule(GAME, "8.1")
def test_the_headquarters_itself_is_activated_and_no_other() -> None:
    units = {"h": HQ, "g": "axis hq 2-8 L1505 panzer-group", "i": "axis hq 1-6 L1506"}
    game = activate({**units, "a": "axis infantry 3-5 L1507"})
    assert active(game) == {"h", "a"}
    assert ends(game, "move", "h")
    assert not ends(game, "move", "g")


@pytest.mark.rule(GAME, "8.1", "14.3")
def test_a_fortress_marker_is_not_activated() -> None:
    units = {"h": "soviet hq 1-5 L1505", "f": "soviet fortress 0-2-0 L1506"}
    game = activate({**units, "s": "soviet infantry 2-4 L1507"}, turn=3)
    assert active(game) == {"h", "s"}


@pytest.mark.rule(GAME, "8.2")
def test_the_range_is_determined_at_the_moment_of_activation() -> None:
    """The headquarters moves towards a unit out of range: it is not activated any more."""
    game = activate({"h": HQ, "a": "axis infantry 3-5 L1507", "b": "axis infantry 3-5 L1511"})
    play(game, "move h L1506 L1507 L1508")
    assert codes(game, "move b L1510") == {"unit-not-activated 8.1"}


@pytest.mark.rule(GAME, "8.2")
def test_activated_units_act_beyond_the_range_without_penalty() -> None:
    """A unit leaves the range, and attacks and pursues there."""
    game = activate(
        {
            "h": "axis hq 2-8 L1105",
            "m": "axis armour 8-5-20 L1505",
            "d": "soviet infantry 1-4 L1508 one-step",
            "e": "soviet infantry 1-4 L2001",
        },
        dice=[6],
    )
    play(game, "move m L1506 L1507", "done")
    assert kind(game) == "declare-attacks"
    assault(game, "L1508", "m")
    play(game, "pursue m L1508 L1509")
    assert where(game, "m") == "L1509"


@pytest.mark.rule(GAME, "8.2")
def test_supply_enemies_zones_and_rivers_do_not_matter_for_the_range() -> None:
    """Along a corridor, across a major river, past an enemy unit, far from any source."""
    game = activate(
        {"h": HQ, "a": "axis infantry 3-5 L1509", "d": "soviet infantry 2-4 L1507"},
        hexes="L1504-L1510",
        areas={"axis-source": "", "soviet-source": "L1510"},
        hexsides={"major-river": "L1505/L1506 L1508/L1509"},
    )
    assert active(game) == {"h", "a"}


@pytest.mark.rule(GAME, "8.2", "V58")
@pytest.mark.parametrize("water", ["lake", "sea"])
def test_the_range_is_not_counted_across_water(water: str) -> None:
    """The way round the lake is six hexes to L1509, four to L1507."""
    lake = {water: "L1405 L1406 L1506 L1606 L1605"}
    units = {"h": HQ, "a": "axis infantry 3-5 L1507", "n": "axis infantry 3-5 L1503"}
    game = activate(units, terrain=lake)
    assert active(game) == {"h", "n"}
    around = activate(units, terrain={water: "L1506"})
    assert active(around) == {"h", "n", "a"}


@pytest.mark.rule(GAME, "8.2", "V58")
def test_mountains_are_the_last_hex_of_a_range_or_crossed_along_roads() -> None:
    corridor: dict[str, Any] = {
        "hexes": "L1503-L1511",
        "areas": {"axis-source": "L1503", "soviet-source": "L1511"},
        "terrain": {"mountain": "L1507"},
    }
    units = {
        "h": HQ,
        "d": "soviet infantry 2-4 L1511",
        "a": "axis mountain 4-5 L1507",
        "b": "axis infantry 3-5 L1508",
        "c": "axis infantry 3-5 L1509",
    }
    assert active(activate(units, **corridor)) == {"h", "a"}
    road = {"road": ["L1506 L1507 L1508"]}
    assert active(activate(units, **corridor, lines=road)) == {"h", "a", "b", "c"}
    rail = {"rail": ["L1506 L1507 L1508"]}
    assert active(activate(units, **corridor, lines=rail)) == {"h", "a"}


@pytest.mark.rule(GAME, "8.2", "V58")
def test_the_fourth_hex_may_be_a_mountain_and_the_second_of_two_may_not() -> None:
    units = {
        "h": HQ,
        "a": "axis mountain 4-5 L1509",
        "b": "axis mountain 4-5 L1501",
        "c": "axis mountain 4-5 L1502",
    }
    row = {"mountain": "L1509 L1501 L1502 L1402 L1401 L1601 L1602 L1301 L1302 L1701 L1702"}
    assert active(activate(units, terrain=row)) == {"h", "a", "c"}


@pytest.mark.rule(GAME, "8.2", "V47")
def test_the_start_line_does_not_stop_the_range() -> None:
    game = activate(
        {"h": "soviet hq 1-5 L1606", "s": "soviet infantry 2-4 L1609"},
        areas={"axis-start": "L1001-L1512"},
        turn=3,
    )
    assert active(game) == {"h", "s"}
    assert {"L1505", "L1506", "L1405"} <= command(game, "soviet")


# 8.1 Once in an activation, any number of times in a turn


@pytest.mark.rule(GAME, "8.1")
def test_in_an_activation_a_unit_moves_once_and_fights_once() -> None:
    game = activate(
        {
            "h": "axis hq 2-8 L1105",
            "a": "axis infantry 4-5 L1405",
            "b": "axis infantry 4-5 L1407",
            "d": "soviet infantry 4-4 L1505",
            "e": "soviet infantry 4-4 L1506",
        },
        dice=[4, 4],
    )
    play(game, "move a L1406", "move h L1106")
    assert codes(game, "move a L1405") == {"already-moved 9.1"}
    play(game, "done")
    assault(game, "L1505", "a")
    assert "add a" not in legal(game)
    assert "attack L1506" in legal_with(game, "attack")
    play(game, "attack L1506")
    assert codes(game, "add a") != set()


@pytest.mark.rule(GAME, "8.1", "V5")
def test_a_unit_is_activated_by_one_headquarters_after_another() -> None:
    game = stand(
        {
            "ger-18a": "L1505",
            "ger-16a": "L1509",
            "a": "axis infantry 3-5 L1507",
            "d": "soviet infantry 2-4 L2012",
        },
        phase="command",
        seat=None,
        chits={"cup": ["axis-18a", "axis-16a"]},
    )
    for start, end in (("L1507", "L1506"), ("L1506", "L1507")):
        assert where(game, "a") == start
        assert "a" in active(game)
        play(game, f"move a {end}", "done")
    assert where(game, "a") == "L1507"


@pytest.mark.rule(GAME, "8.1", "9.1", "10.1")
def test_activated_units_need_not_move_or_fight() -> None:
    units = {"h": HQ, "a": "axis infantry 3-5 L1507", "d": "soviet infantry 1-4 L1508"}
    game = activate(units)
    play(game, "done", "done")
    assert where(game, "a") == "L1507"


# 8.3 Nationality


@pytest.mark.rule(GAME, "8.3", "V3")
def test_an_axis_headquarters_activates_its_own_nationality_only() -> None:
    units = {
        "h": HQ,
        "r": "axis hq 1-6 L1506 romanian",
        "a": "axis infantry 3-5 L1507",
        "b": "axis infantry 2-5 L1507 romanian",
    }
    assert active(activate(units)) == {"h", "a"}
    assert active(activate(units, "r")) == {"r", "b"}


@pytest.mark.rule(GAME, "8.3", "10.1", "V3")
def test_a_stack_of_two_nationalities_does_not_attack_together() -> None:
    units = {
        "h": HQ,
        "a": "axis infantry 6-5 L1507",
        "b": "axis infantry 6-5 L1507 romanian",
        "d": "soviet infantry 1-4 L1508",
    }
    game = activate(units)
    play(game, "done", "attack L1508")
    assert "add a" in legal(game)
    assert codes(game, "add b") != set()
