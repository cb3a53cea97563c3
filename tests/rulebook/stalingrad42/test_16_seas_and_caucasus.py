"""Seas and ports (16.2), unfinished railways (17.5), volunteers (20.8), Elbrus (24.3): all maps."""

from __future__ import annotations

from typing import Any

import pytest

from hexside.api import Game
from hexside.games.stalingrad42.rail.railroads import connected_rail, repaired, starting_railheads
from hexside.games.stalingrad42.supply.supply_lines import (
    has_line,
    ports,
    rails,
)
from hexside.games.stalingrad42.victory.victory import elbrus_points
from tests.rulebook.stalingrad42.s42_supply_kit import codes, legal, names, stand, work_of

GAME = "stalingrad-42"

TAMAN, TEMRYUK, YEYSK = "1549", "1949", "2338"


def campaign(units: dict[str, str], **more: Any) -> Game:
    settings: dict[str, Any] = {"phase": "initial", "turn": 12, "hexes": ""} | more
    return stand(units, scenario="campaign", **settings)


def port_names(game: Game, side: int) -> set[str]:
    return names(game, ports(work_of(game), side))


@pytest.mark.rule(GAME, "16.2.3", "16.2.4")
def test_soviets_control_the_seas_at_the_start() -> None:
    game = campaign({})
    soviet = port_names(game, 1)
    assert {TEMRYUK, YEYSK, "2956"} <= soviet
    assert TAMAN not in soviet
    # The ports of the Caspian are no sources: their sea is no one's in the rules.
    assert not {"7736", "7959"} & soviet
    assert port_names(game, 0) == set()


@pytest.mark.rule(GAME, "16.2.5")
def test_taman_is_an_axis_source_while_occupied() -> None:
    game = campaign({"ger-id-46": TAMAN})
    assert port_names(game, 0) == {TAMAN}
    assert port_names(campaign({"sov-rd-1": TAMAN}), 1).isdisjoint({TAMAN})


@pytest.mark.rule(GAME, "16.2.4")
def test_axis_in_temryuk_with_a_line_takes_the_sea_of_azov() -> None:
    game = campaign({"ger-id-46": TAMAN, "ger-id-75": "2049"})
    work = work_of(game)
    work.go("ger-id-75", work.rules.grid.indexes(TEMRYUK))
    assert has_line(work, 0, work.rules.grid.index(TEMRYUK))
    assert {TAMAN, YEYSK} <= names(game, ports(work, 0))
    assert YEYSK not in names(game, ports(work, 1))
    # Without a line to Temryuk no one has the sea.
    around = work.rules.grid.adjacent(work.rules.grid.index(TEMRYUK))
    ring = {
        f"r{hex}": f"soviet infantry 3-5-3 {work.rules.names[hex]}"
        for hex in around
        if hex in work.ground.land
    }
    cut = work_of(campaign({"ger-id-75": TEMRYUK} | ring, tracks={"temryuk": 0}))
    assert ports(cut, 0) == 0


@pytest.mark.rule(GAME, "17.5")
def test_unfinished_railways_exist_from_their_turn() -> None:
    rules = work_of(campaign({})).rules
    ground = rules.ground
    (since, path), *_ = rules.files.unfinished
    hex = next(name for name in path if not _other_rail(rules, name))
    mask = 1 << rules.grid.bit[rules.grid.index(hex)]
    assert not ground.rail_bits(since - 1) & mask
    assert ground.rail_bits(since) & mask


def _other_rail(rules: Any, name: str) -> bool:
    hex = rules.grid.index(name)
    return any(rules.ground.has_rail(hex, there) for there in rules.grid.adjacent(hex))


@pytest.mark.rule(GAME, "17.1", "V29", "A-38")
def test_the_kuban_branch_is_never_repaired() -> None:
    work = work_of(campaign({}))
    heads = [{"hex": work.rules.names[hex]} for hex in sorted(rails(work).depth)]
    whole = work_of(campaign({}, tracks={"railheads": heads}))
    yeysk = whole.rules.grid.index(YEYSK)
    assert yeysk not in repaired(whole)


@pytest.mark.rule(GAME, "17.1", "17.4")
def test_railways_of_both_sides_at_the_start() -> None:
    work = work_of(campaign({}, turn=1))
    assert starting_railheads(work)
    game = campaign({}, turn=1)
    assert "1116" in names(game, connected_rail(work_of(game), 0))
    assert "3501" in names(game, connected_rail(work_of(game), 1))


@pytest.mark.rule(GAME, "20.8")
def test_volunteers_come_when_both_cities_are_held() -> None:
    one = campaign({}, tracks={"control": ["2849"]})
    assert not legal(one, "volunteer")
    both = campaign({}, tracks={"control": ["2849", "4549"]})
    actions = sorted(legal(both, "volunteer"))
    assert {text.split()[-1] for text in actions} == {"2849", "4549"}
    assert len(actions) == 12
    both.play(actions[0])
    assert not legal(both, "volunteer")
    assert codes(both, actions[2]) == {"s42-no-volunteers 20.8"}
    uid = actions[0].split()[1]
    assert both.state.units[uid].marks == ("replacement",)


@pytest.mark.rule(GAME, "24.3")
def test_mountain_unit_on_elbrus() -> None:
    units = {"mt": "axis mountain 5-7-3 4859", "foot": "axis infantry 5-7-3 4859"}
    work = work_of(campaign(units, turn=12))
    work.go("foot", (work.rules.grid.index("4860"),))
    assert elbrus_points(work) == 0
    work.go("mt", (work.rules.grid.index("4860"),))
    assert elbrus_points(work) == 1
    work.turn = 36
    assert elbrus_points(work) == 0
