"""The board of Fall Blau after its corrections, and the two options of its balance."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

import hexside
from hexside.api import options_of, start_game
from hexside.datafiles import DataFileErrors
from hexside.engine import registry
from hexside.games.stalingrad42 import GAME
from hexside.games.stalingrad42.reinforcements.replacements import replacements_of

FALL_BLAU = "stalingrad-42/fall-blau"
WORN = (
    *("sov-rd-38", "sov-rd-169", "sov-rd-175", "sov-rd-300", "sov-rd-278", "sov-rd-304"),
    *("sov-rd-226", "sov-rd-227", "sov-rd-293", "sov-rd-81", "sov-grd-9", "sov-grd-13"),
    *("sov-grd-15", "sov-tc-14", "sov-tc-23"),
)
CHOSEN = {"worn-units": "on", "soviet-replacements": "19"}
EARLIER = {"worn-units": "off", "soviet-replacements": "31"}


def steps(game: hexside.Game) -> dict[str, int]:
    """The steps of the units that the option reduces."""
    return {unit.id: unit.steps or 0 for unit in game.view("axis").units if unit.id in WORN}


def received(options: dict[str, str], scenario: str = "fall-blau") -> list[dict[str, int]]:
    """What the Soviets receive on turns 1 to 8."""
    rules = GAME.rules(scenario, options)
    return [replacements_of(rules, 1, turn) for turn in range(1, 9)]


@pytest.mark.rule("stalingrad-42", "24.1.4")
def test_area_x_is_the_west_edge_alone() -> None:
    ground = GAME.rules("fall-blau", {}).ground
    names = {ground.grid.names[hex] for hex in ground.entry_hexes["x"]}
    assert names == {f"10{row:02}" for row in range(1, 12)}
    # 1101 to 1601: a Soviet unit there has not reached the edge of an Axis area.
    for column in range(11, 17):
        assert not ground.areas_at.get(ground.grid.index(f"{column}01"), ())


@pytest.mark.rule("stalingrad-42", "9.7.6")
def test_nothing_is_fortified_where_the_front_moved_in_june() -> None:
    ground = GAME.rules("fall-blau", {}).ground
    forts = {ground.grid.names[hex] for group in ground.printed_forts.values() for hex in group}
    moved = {"1613", "1714", "1814", "1815", "1917", "1918", "1919", "1920", "1820", "1921", "2021"}
    assert not forts & moved
    assert {"1405", "1612", "2123", "2833", "3033"} <= forts
    assert len(forts) == 30


@pytest.mark.rule("stalingrad-42", "22.1.3")
def test_worn_units_begin_reduced_if_chosen() -> None:
    assert set(steps(hexside.new(FALL_BLAU, seed=1, options=EARLIER)).values()) == {2}
    found = steps(hexside.new(FALL_BLAU, seed=1, options=CHOSEN))
    assert set(found) == set(WORN)
    assert set(found.values()) == {1}


@pytest.mark.rule("stalingrad-42", "21.1.3")
def test_the_soviets_receive_31_or_19_steps() -> None:
    usual, fewer = received(EARLIER), received(CHOSEN)
    assert sum(sum(turn.values()) for turn in usual) == 31
    assert sum(sum(turn.values()) for turn in fewer) == 19
    assert fewer[3] == {"infantry": 1, "special": 1, "tank": 1}
    assert fewer[4] == {"cavalry": 1, "infantry": 2}
    assert received(CHOSEN, "campaign") == fewer
    # Later turns, the Axis and the Caucasus are as they were.
    rules = GAME.rules("campaign", CHOSEN)
    assert replacements_of(rules, 1, 9) == {"cavalry": 1, "infantry": 3, "tank": 1}
    assert replacements_of(rules, 0, 2) == {"infantry": 1}
    assert replacements_of(GAME.rules("caucasus", CHOSEN), 1, 10) == {"infantry": 1}


@pytest.mark.rule("stalingrad-42", "22.1.3", "21.1.3")
def test_a_game_begun_before_the_options_is_as_it_was() -> None:
    origin = hexside.new(FALL_BLAU, seed=1, options=CHOSEN).origin
    old = {name: value for name, value in origin.options.items() if name not in CHOSEN}
    earlier = msgspec.structs.replace(origin, options=old)
    assert {name: options_of(earlier)[name] for name in EARLIER} == EARLIER
    assert set(steps(start_game(earlier)).values()) == {2}


@pytest.mark.rule("stalingrad-42", "22.1.3")
def test_a_worn_unit_that_nobody_sets_up_is_a_fault_of_the_file(tmp_path: Path) -> None:
    data = Path(hexside.__file__).parent / "games/stalingrad42/data/setups.toml"
    text = data.read_text(encoding="utf-8").replace('"sov-rd-81"', '"sov-rd-9999"', 1)
    (tmp_path / "setups.toml").write_text(text, encoding="utf-8")
    with pytest.raises(DataFileErrors, match="sov-rd-9999"):
        registry.game("stalingrad-42").rules("fall-blau", {}, (str(tmp_path),))
