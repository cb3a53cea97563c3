"""10.3 to 10.7: the worked example of an attack, a retreat and a pursuit (A11 to A16, V2)."""

from __future__ import annotations

import pytest

from hexside.api import Game
from tests.rulebook.a_victory_awaits.ava_kit import (
    assault,
    codes,
    declare,
    event,
    fight,
    legal_with,
    odds,
    play,
    where,
)

GAME = "a-victory-awaits"
#: The derived layout of the pictures; rows 21 and more of the L map have their S labels.
BOARD = {
    "hexes": "L1320-L2330",
    "areas": {"soviet-source": "L1630 L2322", "axis-source": "L1320"},
    "hexsides": {"minor-river": "L1423/L1523 L1424/L1523"},
}
UNITS = {
    "m36": "axis motorised-infantry 5-4-8 L1522",
    "i21": "axis infantry 3-5 L1423",
    "i217": "axis infantry 3-5 L1424",
    "d179": "soviet infantry 2-4 L1523",
}


def example(**more: object) -> Game:
    return fight(UNITS, **{**BOARD, **more})


@pytest.mark.rule(GAME, "10.3", "A11", "V1", "V2")
def test_halves_across_the_river_add_up_before_rounding() -> None:
    game = example()
    declare(game, "L1523", "m36", "i21", "i217")
    assert (odds(game)["attack"], odds(game)["defense"], odds(game)["column"]) == (8, 2, "4-1")


@pytest.mark.rule(GAME, "10.3", "A12")
def test_dense_forest_shifts_two_columns() -> None:
    game = example(terrain={"dense-forest": "L1523"})
    declare(game, "L1523", "m36", "i21", "i217")
    assert odds(game)["column"] == "2-1"


@pytest.mark.rule(GAME, "10.3", "A13", "13.0")
def test_a_headquarters_adds_its_strength() -> None:
    units = {**UNITS, "hq": "axis hq 2-8 L1522"}
    game = fight(units, **BOARD)
    declare(game, "L1523", "m36", "i21", "i217", "hq")
    assert (odds(game)["attack"], odds(game)["column"]) == (10, "5-1")


@pytest.mark.rule(GAME, "10.4", "10.6", "A14", "A15", "V33", "V34")
def test_the_retreat_avoids_the_loss_and_ends_nearest_to_supply() -> None:
    game = example(dice=[4], terrain={"dense-forest": "L1624"})
    events = assault(game, "L1523", "m36", "i21", "i217")
    assert event(events, "combat-result")["result"] == "RR"
    retreat = event(events, "unit-retreated")
    assert retreat["path"] == ("S1604", "S1605")
    assert retreat["steps"] == 0


@pytest.mark.rule(GAME, "10.7", "A16")
def test_the_pursuit_of_the_example() -> None:
    game = example(dice=[4], terrain={"dense-forest": "L1624"})
    assault(game, "L1523", "m36", "i21", "i217")
    assert "pursue m36 S1503 S1604" in legal_with(game, "pursue", "m36")
    assert legal_with(game, "pursue", "i21") == {"pursue i21 S1503"}
    play(game, "pursue m36 L1523 L1624", "pursue i21 L1523", "pursue i217 L1523")
    assert (where(game, "m36"), where(game, "i21")) == ("S1604", "S1503")
    assert where(game, "i217") == "S1503"


@pytest.mark.rule(GAME, "10.7")
def test_who_did_not_attack_does_not_pursue() -> None:
    game = example(dice=[4])
    assault(game, "L1523", "m36", "i21")
    assert codes(game, "pursue i217 L1523") == {"did-not-attack 10.7"}
