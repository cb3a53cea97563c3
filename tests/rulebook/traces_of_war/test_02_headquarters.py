"""2.3: command range, zone of control and stacking of headquarters."""

from __future__ import annotations

from typing import Any

import pytest

from hexside.api import Game
from tests.rulebook.traces_of_war.tow_kit import (
    argument,
    codes,
    cost,
    ends,
    kind,
    legal,
    odds,
    play,
    stand,
)

GAME = "traces-of-war"
WIDE = "1520-2040"


def activated(game: Game) -> set[str]:
    """The units of the activation that waits for its mode."""
    assert kind(game) == "choose-mode"
    return set(argument(game, "units"))


def activation(units: dict[str, str], **more: Any) -> Game:
    return stand(units, **{"phase": "activation", "headquarters": "hq", "hexes": WIDE, **more})


@pytest.mark.rule(GAME, "2.3", "4.3.1")
def test_command_range_is_a_count_of_hexes() -> None:
    units = {
        "hq": "soviet hq 2-4 1730 range:3",
        "same": "soviet infantry 4-4 1730",
        "near": "soviet infantry 4-4 1733",
        "north": "soviet infantry 4-4 2030",
        "far": "soviet infantry 4-4 1734",
        "farther": "soviet armour 6-4-6 1726",
    }
    assert activated(activation(units)) == {"hq", "same", "near", "north"}


@pytest.mark.rule(GAME, "2.3")
@pytest.mark.parametrize(("range_", "reached"), [(0, False), (1, False), (2, True)])
def test_the_printed_range_counts(range_: int, reached: bool) -> None:
    game = activation({"hq": f"soviet hq 2-4 1730 range:{range_}", "b": "soviet infantry 4-4 1732"})
    assert ("b" in activated(game)) == reached


@pytest.mark.rule(GAME, "2.3")
def test_command_range_is_not_counted_across_blocked_hexsides() -> None:
    """From 1730 to 1731 it is one hex, but two on the way around the blocked hexside."""
    units = {"hq": "soviet hq 2-4 1730 range:1", "b": "soviet infantry 4-4 1731"}
    assert activated(activation(units)) == {"hq", "b"}
    blocked = {"blocked": "1730/1731"}
    assert activated(activation(units, hexsides=blocked)) == {"hq"}
    units["hq"] = "soviet hq 2-4 1730 range:2"
    assert activated(activation(units, hexsides=blocked)) == {"hq", "b"}


@pytest.mark.rule(GAME, "2.3", "AID")
def test_command_range_is_not_counted_through_the_sea() -> None:
    units = {"hq": "soviet hq 2-4 1730 range:2", "b": "soviet infantry 4-4 1732"}
    row = {"hexes": "1728-1734"}
    assert activated(activation(units, **row)) == {"hq", "b"}
    assert activated(activation(units, terrain={"sea": "1731"}, **row)) == {"hq"}


@pytest.mark.rule(GAME, "2.3")
@pytest.mark.parametrize("river", ["minor-river", "major-river"])
def test_rivers_do_not_matter_for_command_range(river: str) -> None:
    units = {"hq": "soviet hq 2-4 1730 range:1", "b": "soviet infantry 4-4 1731"}
    assert activated(activation(units, hexsides={river: "1730/1731"})) == {"hq", "b"}


@pytest.mark.rule(GAME, "2.3", "6.0")
def test_enemy_units_and_zones_do_not_matter_for_command_range() -> None:
    units = {
        "hq": "soviet hq 2-4 1730 range:2",
        "b": "soviet infantry 4-4 1732",
        "a": "axis infantry 3-4 1731",
    }
    assert activated(activation(units, hexes="1728-1734")) == {"hq", "b"}


@pytest.mark.rule(GAME, "2.3")
def test_supply_does_not_matter_for_command_range() -> None:
    units = {
        "hq": "soviet hq 2-4 1730 range:2",
        "b": "soviet infantry 4-4 1732 isolated",
        "c": "soviet infantry 4-4 1728 out-of-supply",
    }
    assert activated(activation(units)) == {"hq", "b", "c"}


@pytest.mark.rule(GAME, "2.3", "4.3.1")
def test_command_range_is_measured_once() -> None:
    """An activated unit may leave the range; one that the headquarters comes near gains nothing."""
    units = {
        "hq": "soviet hq 2-4 1730 range:1",
        "b": "soviet infantry 4-4 1731",
        "far": "soviet infantry 4-4 1727",
    }
    game = activation(units)
    play(game, "mode move-combat", "move hq 1729 1728")
    assert codes(game, "move far 1726") == {"unit-not-activated 4.3.1"}
    assert "1735" in ends(game, "move", "b")


@pytest.mark.rule(GAME, "2.3", "4.3.1")
def test_units_of_every_formation_are_activated_but_no_enemies() -> None:
    """Formations and set-up colours have no effect: everything in range obeys."""
    units = {"sov-south": "1730", "sov-10-tc": "1731", "ger-17-pz": "1732", "ger-8a": "1728"}
    game = stand(units, phase="activation", headquarters="sov-south", hexes=WIDE)
    assert activated(game) == {"sov-south", "sov-10-tc"}


@pytest.mark.rule(GAME, "2.3", "6.0")
def test_a_headquarters_exerts_a_zone_of_control() -> None:
    game = stand({"a": "axis hq 2-5 1732", "b": "soviet infantry 4-4 1730"})
    assert cost(game, "move b 1731") == 3


@pytest.mark.rule(GAME, "2.3", "5.0", "9.0", "R17")
def test_a_headquarters_passes_another_one_but_does_not_end_there() -> None:
    units = {"hq": "soviet hq 2-2 1730", "hq2": "soviet hq 2-4 1731"}
    game = stand(units, hexes="1728-1734", activated=["hq"])
    assert ends(game, "move", "hq") == {"1728", "1729", "1732"}
    assert codes(game, "move hq 1731") == {"stacking-limit 5.0"}


@pytest.mark.rule(GAME, "2.3", "10.0")
def test_a_headquarters_fights_like_a_combat_unit() -> None:
    units = {"hq": "soviet hq 4-4 1730", "a": "axis hq 2-5 1731"}
    game = stand(units, phase="combat", dice=[3])
    assert legal(game) == {"attack 1731", "done"}
    play(game, "attack 1731", "add hq")
    assert odds(game)["ratio"] == "2:1"
    assert odds(game)["defense"] == 2


@pytest.mark.rule(GAME, "2.3", "5.0", "R17")
def test_a_headquarters_that_retreats_onto_another_one_is_relocated() -> None:
    """The only way out of the attack is the hex of the other headquarters; R: one hex."""
    units = {
        "hq": "axis hq 2-5 1724",
        "hq2": "axis hq 2-5 1723",
        "b": "soviet infantry 4-4 1725",
    }
    game = stand(
        units,
        hexes="1713-1726",
        areas={"axis-source": "1713"},
        phase="combat",
        dice=[4],
    )
    play(game, "attack 1724", "add b", "resolve")  # 2-1, die 4: R
    assert kind(game) == "relocate-headquarters"
    assert ends(game, "relocate", "hq") == {f"17{column}" for column in range(13, 19)}
