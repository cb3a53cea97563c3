"""4.3.1: activation by a headquarters, the mode; 4.2.2 and 4.3.6: the uses of an OKH chit."""

from __future__ import annotations

from typing import Any

import pytest

from hexside.api import Game
from tests.rulebook.traces_of_war.tow_kit import (
    argument,
    codes,
    kind,
    legal,
    legal_with,
    play,
    stand,
    where,
)

GAME = "traces-of-war"
HEXES = "1520-1840"
AXIS = {
    "hq": "axis hq 2-5 1730 range:3",
    "a": "axis infantry 3-4 1731",
    "near": "axis hq 2-5 1732 range:3",
    "near2": "axis hq 2-5 1728 range:3",
    "far": "axis hq 2-5 1738 range:3",
    "b": "axis infantry 3-4 1734",
}


def activation(units: dict[str, str], **more: Any) -> Game:
    settings = {"phase": "activation", "headquarters": "hq", "seat": "axis", "hexes": HEXES}
    return stand(units, **{**settings, **more})


def activated(game: Game) -> set[str]:
    return set(argument(game, "units"))


# A further headquarters


@pytest.mark.rule(GAME, "4.3.1", "R42")
def test_the_axis_may_activate_one_further_headquarters_in_range() -> None:
    game = activation(AXIS)
    assert activated(game) == {"hq", "a"}  # it is not activated by itself
    assert legal_with(game, "join") == {"join near", "join near2"}
    assert codes(game, "join far") == {"not-in-command-range 4.3.1"}
    play(game, "join near")
    assert activated(game) == {"hq", "a", "near"}
    assert legal_with(game, "join") == set()
    assert codes(game, "join near2") == {"one-headquarters-joins 4.3.1"}


@pytest.mark.rule(GAME, "4.3.1", "R42")
def test_the_further_headquarters_activates_nobody() -> None:
    """Unit b is in range of the second headquarters only."""
    game = activation(AXIS)
    play(game, "join near", "mode move-combat")
    assert codes(game, "move near 1733") == set()
    assert codes(game, "move b 1735") == {"unit-not-activated 4.3.1"}


@pytest.mark.rule(GAME, "4.3.1", "R42")
def test_a_data_option_lets_every_headquarters_in_range_join() -> None:
    game = activation(AXIS, options={"extra-hqs": "any"})
    play(game, "join near", "join near2")
    assert activated(game) == {"hq", "a", "near", "near2"}
    assert codes(game, "join far") == {"not-in-command-range 4.3.1"}


@pytest.mark.rule(GAME, "4.3.1")
def test_the_soviets_never_activate_a_further_headquarters() -> None:
    units = {"hq": "soviet hq 2-4 1730 range:3", "near": "soviet hq 2-4 1732 range:3"}
    game = activation(units, seat="soviet")
    assert activated(game) == {"hq"}
    assert legal_with(game, "join") == set()
    assert codes(game, "join near") == {"only-axis-joins 4.3.1"}


# The mode

FIGHT = {
    "hq": "axis hq 2-5 1730 range:3",
    "a": "axis infantry 9-4 1731",
    "s": "soviet infantry 2-4 1733",
}


@pytest.mark.rule(GAME, "4.3.1")
def test_two_modes_are_offered_before_the_first_action() -> None:
    game = activation(FIGHT)
    assert legal(game) == {"mode move-combat", "mode combat-move"}
    assert codes(game, "move a 1732") != set()
    assert codes(game, "mode move-move") == {"unknown-mode 4.3.1"}


@pytest.mark.rule(GAME, "4.3.1")
def test_move_combat_moves_first_and_then_fights() -> None:
    game = activation(FIGHT, dice=[1])
    play(game, "mode move-combat")
    assert kind(game) == "move-units"
    assert codes(game, "attack 1733") != set()
    play(game, "move a 1732", "done")
    assert kind(game) == "declare-attacks"
    assert codes(game, "move hq 1731") != set()
    play(game, "attack 1733", "add a")


@pytest.mark.rule(GAME, "4.3.1")
def test_combat_move_fights_first_and_then_moves() -> None:
    units = {**FIGHT, "a": "axis infantry 9-4 1732"}
    game = activation(units)
    play(game, "mode combat-move")
    assert kind(game) == "declare-attacks"
    assert codes(game, "move hq 1731") != set()
    play(game, "done")
    assert kind(game) == "move-units"
    assert codes(game, "attack 1733") != set()
    play(game, "move hq 1731")
    assert where(game, "hq") == "1731"


@pytest.mark.rule(GAME, "4.3.1")
def test_all_activated_units_act_in_the_same_mode() -> None:
    """In Combat-Move a unit that moves next to an enemy cannot attack him any more."""
    game = activation({**FIGHT, "a2": "axis infantry 9-4 1732"})
    play(game, "mode combat-move", "done", "move a 1732", "done")
    assert game.view("").turn == 3  # the chit is over


# OKH drawn from the cup

OKH = {
    "hq": "axis hq 2-5 1522 range:2",
    "hq2": "axis hq 2-5 1838 range:2",
    "a": "axis infantry 3-4 1523",
    "b": "axis infantry 3-4 1530",
    "c": "axis armour 6-5-7 1840",
    "s": "soviet infantry 4-4 1833",
}


def okh(phase: str = "okh-chit", **more: Any) -> Game:
    return stand(OKH, **{"phase": phase, "seat": "axis", "hexes": HEXES, **more})


@pytest.mark.rule(GAME, "4.2.2", "4.3.6")
def test_a_drawn_okh_has_three_uses() -> None:
    game = okh()
    assert legal(game) == {"activate hq", "activate hq2", "order", "negotiate"}
    assert codes(game, "activate s") != set()
    assert codes(game, "activate a") == {"not-a-headquarters 4.2.2"}


@pytest.mark.rule(GAME, "4.2.2", "4.3.6")
def test_okh_activates_any_one_headquarters_as_its_own_chit_would() -> None:
    game = okh()
    play(game, "activate hq2")
    assert kind(game) == "choose-mode"
    assert activated(game) == {"hq2", "c"}


@pytest.mark.rule(GAME, "4.2.2", "4.3.6")
def test_an_okh_order_activates_units_anywhere_without_command_range() -> None:
    game = okh()
    play(game, "order")
    assert legal_with(game, "name") == {"name a", "name b", "name c", "name hq", "name hq2"}
    play(game, "name b", "name c", "done")
    assert kind(game) == "choose-mode"
    assert activated(game) == {"b", "c"}
    play(game, "mode move-combat")
    assert codes(game, "move b 1531") == set()
    assert codes(game, "move a 1524") == {"unit-not-activated 4.3.1"}


@pytest.mark.rule(GAME, "4.2.2")
def test_an_okh_order_names_each_unit_once_and_only_own_units() -> None:
    game = okh("okh-order")
    play(game, "name b")
    assert codes(game, "name b") == {"already-named 4.2.2"}
    assert codes(game, "name s") == {"not-your-unit"}


@pytest.mark.rule(GAME, "4.2.2")
def test_an_okh_order_activates_no_more_units_than_the_table_allows() -> None:
    """Six units without crossing points in Soviet hands."""
    units = {f"u{number}": f"axis infantry 3-4 15{30 + number}" for number in range(8)}
    game = stand(units, phase="okh-order", seat="axis", hexes=HEXES)
    play(game, *(f"name u{number}" for number in range(5)))
    assert kind(game) == "name-order-units"
    play(game, "name u5")
    assert kind(game) == "choose-mode"
    assert activated(game) == {f"u{number}" for number in range(6)}


@pytest.mark.rule(GAME, "4.2.2", "R26")
def test_an_okh_order_may_activate_a_headquarters_that_commands_nobody() -> None:
    game = okh("okh-order")
    play(game, "name hq", "done")
    assert activated(game) == {"hq"}
    assert legal(game) == {"mode move-combat", "mode combat-move"}
    play(game, "mode move-combat")
    assert codes(game, "move hq 1521") == set()
    assert codes(game, "move a 1524") == {"unit-not-activated 4.3.1"}


@pytest.mark.rule(GAME, "4.2.2", "R26")
def test_a_headquarters_counts_as_one_of_the_units_of_an_order() -> None:
    units = {f"u{number}": f"axis infantry 3-4 15{30 + number}" for number in range(8)}
    game = stand({**units, "hq": "axis hq 2-5 1540"}, phase="okh-order", seat="axis", hexes=HEXES)
    play(game, "name hq", *(f"name u{number}" for number in range(5)))
    assert kind(game) == "choose-mode"
    assert activated(game) == {"hq", *(f"u{number}" for number in range(5))}


@pytest.mark.rule(GAME, "4.2.2", "R19", "11.2")
def test_negotiation_points_that_are_not_spent_are_lost() -> None:
    """Two OKH chits, each with 3 points: the second brings 3, not 6."""
    game = okh(
        "action",
        chits={"cup": ["axis-okh", "axis-okh"]},
        tracks={"supreme_orders": "1528 1529 1540"},
    )
    for _ in range(2):
        assert kind(game) == "use-okh"
        play(game, "negotiate")
        assert argument(game, "points") == 3
        assert legal_with(game, "release") == {"release 1528", "release 1529", "release 1540"}
        play(game, "done")
