"""6.0: zones of control. A zone is seen by what it costs to enter a hex (9.3)."""

from __future__ import annotations

from typing import Any

import pytest

from hexside.api import Game
from tests.rulebook.traces_of_war.tow_kit import argument, cost, ends, marks, stand

GAME = "traces-of-war"
HEXES = "1528-2035"
#: The six hexes around 1731.
AROUND = {
    "1730": "1729",
    "1732": "1733",
    "1831": "1931",
    "1832": "1932",
    "1631": "1531",
    "1632": "1532",
}


def price(enemy: str, start: str, end: str, **more: Any) -> float:
    """What a Soviet unit pays for one step near an enemy in 1731."""
    game = stand({"a": enemy, "b": f"soviet infantry 4-9 {start}"}, hexes=HEXES, **more)
    return cost(game, f"move b {end}")


@pytest.mark.rule(GAME, "6.0")
@pytest.mark.parametrize(("end", "start"), sorted(AROUND.items()))
@pytest.mark.parametrize(
    "enemy",
    [
        "axis infantry 3-4 1731",
        "axis armour 6-5-7 1731 reduced isolated",
        "axis security 1-4 1731 one-step",
        "axis hq 2-5 1731",
    ],
)
def test_every_unit_has_a_zone_on_all_six_hexes_around(enemy: str, start: str, end: str) -> None:
    assert price(enemy, start, end) == 1 + 2


@pytest.mark.rule(GAME, "6.0")
def test_a_zone_reaches_one_hex() -> None:
    assert price("axis infantry 3-4 1731", "1728", "1729") == 1
    assert price("axis infantry 3-4 1731", "2032", "1932") == 1


@pytest.mark.rule(GAME, "6.0")
@pytest.mark.parametrize("river", ["minor-river", "major-river"])
def test_zones_reach_across_rivers(river: str) -> None:
    hexsides = {river: "1731/1732 1731/1832 1731/1632"}
    assert price("axis infantry 3-4 1731", "1733", "1732", hexsides=hexsides) == 3


@pytest.mark.rule(GAME, "6.0")
def test_zones_do_not_reach_across_blocked_hexsides() -> None:
    hexsides = {"blocked": "1731/1732"}
    assert price("axis infantry 3-4 1731", "1733", "1732", hexsides=hexsides) == 1
    assert price("axis infantry 3-4 1731", "1932", "1832", hexsides=hexsides) == 3


@pytest.mark.rule(GAME, "6.0")
def test_zones_of_several_units_on_a_hex_act_as_one() -> None:
    units = {
        "a": "axis infantry 3-4 1731",
        "a2": "axis armour 6-5-7 1731",
        "a3": "axis infantry 3-4 1632",
        "a4": "axis hq 2-5 1831",
        "b": "soviet infantry 4-9 1733",
    }
    game = stand(units, hexes=HEXES)
    assert cost(game, "move b 1732") == 3


@pytest.mark.rule(GAME, "6.0")
def test_both_sides_have_zones() -> None:
    game = stand(
        {"a": "axis infantry 3-4 1733", "b": "soviet infantry 4-4 1731"}, seat="axis", hexes=HEXES
    )
    assert cost(game, "move a 1732") == 3


@pytest.mark.rule(GAME, "6.0")
def test_own_zones_do_not_matter() -> None:
    game = stand({"c": "soviet infantry 3-4 1731", "b": "soviet infantry 4-4 1733"}, hexes=HEXES)
    assert cost(game, "move b 1732") == 1


@pytest.mark.rule(GAME, "6.0", "8.1")
def test_zones_cut_supply_lines_unless_a_hexside_is_blocked() -> None:
    """In a corridor the enemy in 1631 covers 1731; a blocked hexside lifts that."""

    def check(**more: Any) -> Game:
        units = {"b": "soviet infantry 4-4 1730", "a": "axis infantry 3-4 1631"}
        hexes = "1729-1735 1631"
        areas = {"soviet-source": "1735", "axis-source": "1631"}
        return stand(units, phase="supply-check", seat=None, hexes=hexes, areas=areas, **more)

    assert marks(check(), "b") == ("out-of-supply",)
    assert marks(check(hexsides={"blocked": "1631/1731"}), "b") == ()
    # The hex of the unit itself may be in a zone: it stands there.


@pytest.mark.rule(GAME, "6.0", "2.3")
def test_zones_never_matter_for_command_range() -> None:
    units = {
        "hq": "soviet hq 2-4 1730 range:2",
        "b": "soviet infantry 4-4 1732",
        "a": "axis infantry 3-4 1631",
    }
    game = stand(units, phase="activation", headquarters="hq", hexes="1729-1735 1631")
    assert "b" in argument(game, "units")


@pytest.mark.rule(GAME, "6.0", "AID")
def test_no_zone_matters_in_the_sea() -> None:
    """No one can enter an all-water hex anyway."""
    game = stand(
        {"a": "axis infantry 3-4 1731", "b": "soviet infantry 4-9 1733"},
        hexes=HEXES,
        terrain={"sea": "1732"},
    )
    assert "1732" not in ends(game, "move", "b")
