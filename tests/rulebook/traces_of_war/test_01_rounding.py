"""1.1 to 1.3: scale and exact fractions. T1, T2, R8."""

from __future__ import annotations

from typing import Any

import pytest

import hexside
from hexside.api import Game
from hexside.engine import registry
from tests.rulebook.traces_of_war.tow_kit import odds, play, stand, track, winner

GAME = "traces-of-war"
#: The defender in 1731 has a minor river on its whole east side.
RIVER = {"minor-river": "1731/1732 1731/1832 1731/1632"}


def attack_total(attackers: dict[str, str], **more: Any) -> float:
    """The attack strength of these units together against 1731."""
    units = {"a": "axis infantry 1-4 1731", **attackers}
    game = stand(units, **{"phase": "combat", "hexsides": RIVER, **more})
    play(game, "attack 1731", *(f"add {name}" for name in attackers))
    return float(odds(game)["attack"])


@pytest.mark.rule(GAME, "1.0", "1.1")
def test_a_campaign_of_eight_months_and_a_race_of_four() -> None:
    turns = {info.id: info.turns for info in registry.game(GAME).scenarios()}
    assert turns == {"campaign": 8, "race-to-the-dnieper": 4}
    assert hexside.new(f"{GAME}/campaign", seed=1).rules.seats == ("axis", "soviet")


@pytest.mark.rule(GAME, "1.3", "T1")
def test_half_of_3_is_1() -> None:
    assert attack_total({"b": "soviet infantry 3-4 1732"}) == 1


@pytest.mark.rule(GAME, "1.3", "10.2", "R8")
def test_the_strengths_of_a_hex_are_added_before_they_are_halved() -> None:
    pair = {"b": "soviet infantry 3-4 1732", "c": "soviet infantry 3-4 1732"}
    assert attack_total(pair) == 3  # not 1 + 1


@pytest.mark.rule(GAME, "1.3", "10.2", "R8")
def test_halves_are_rounded_down_hex_by_hex() -> None:
    apart = {"b": "soviet infantry 3-4 1732", "c": "soviet infantry 3-4 1832"}
    assert attack_total(apart) == 1 + 1
    assert attack_total(apart, options={"rounding": "perSide"}) == 3


@pytest.mark.rule(GAME, "1.3", "10.2", "R8")
def test_supply_penalties_come_off_each_unit_before_the_halving() -> None:
    """5 - 2 = 3, half of it 1; the other way around nothing would be left."""
    assert attack_total({"b": "soviet infantry 5-4 1732 out-of-supply"}) == 1
    pair = {"b": "soviet infantry 1-4 1732 out-of-supply", "c": "soviet infantry 4-4 1732"}
    assert attack_total(pair) == 2  # (0 + 4) / 2: a unit never counts below 0


@pytest.mark.rule(GAME, "1.3", "10.2")
def test_only_units_across_the_river_are_halved() -> None:
    mixed = {"b": "soviet infantry 3-4 1732", "c": "soviet infantry 3-4 1730"}
    assert attack_total(mixed) == 1 + 3


def race_end(units: int) -> Game:
    """The end of turn 4 with some unsupplied rifle corps west of the Dnieper, 1 VP needed."""
    corps = {f"u{number}": f"soviet infantry 4-4 173{number}" for number in range(units)}
    return stand(
        corps,
        scenario="race-to-the-dnieper",
        turn=4,
        phase="end-of-turn",
        seat=None,
        hexes="1730-1735",
        areas={"west-of-dnieper": "1730-1735"},
        tracks={"bid": 1},
    )


@pytest.mark.rule(GAME, "1.3", "T2", "13.2")
def test_a_quarter_of_3_is_no_whole_point() -> None:
    """Quarters occur only in 13.2: three quarter-points do not make one, four do."""
    three, four = race_end(3), race_end(4)
    assert track(three, "victory_points") == 0.75
    assert winner(three) == "axis"
    assert winner(four) == "soviet"
