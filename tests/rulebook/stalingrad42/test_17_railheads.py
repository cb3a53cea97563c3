"""17 Railheads in play: junctions reached again, push-back on the way, lines cut behind them."""

from __future__ import annotations

from typing import Any

import pytest

from hexside.api import Game
from hexside.games.stalingrad42.rail.railroads import connected_rail, is_operative, repaired
from hexside.games.stalingrad42.supply.supply_lines import (
    rails,
)
from tests.rulebook.stalingrad42.s42_supply_kit import codes, legal, names, stand, work_of

GAME = "stalingrad-42"

LINE = "1010 1110 1210 1310 1410 1510 1610 1710 1810"
GREEN = {"lines": {"green-rail": LINE}}
FORK = {"lines": {"green-rail": [LINE, "1410 1411 1412 1413"]}}
BASE = {"axis-start": "1010 1110 1210"}


def heads(game: Game) -> list[str]:
    return [game.rules.board.grid.names[head.hex] for head in game.state.data.railheads]


def soviet_turn(units: dict[str, str], head: str, **more: Any) -> Game:
    return stand(
        units,
        phase="movement",
        seat="soviet",
        parts=GREEN,
        areas=BASE,
        tracks={"railheads": [{"hex": head}]},
        **more,
    )


@pytest.mark.rule(GAME, "17.3.1")
def test_a_unit_that_only_passes_pushes_the_railhead_back() -> None:
    game = soviet_turn({"red": "soviet tank 7-5-5 1612"}, "1610")
    game.play("move red 1611 1711")
    # On its way the unit stood in 1611, beside the railhead; where it stops it reaches 1710 only.
    assert heads(game) == ["1510"]


@pytest.mark.rule(GAME, "17.3.1")
def test_a_unit_that_enters_the_hex_pushes_the_railhead_back() -> None:
    game = soviet_turn({"red": "soviet infantry 3-5-3 1612"}, "1610")
    game.play("move red 1611 1610")
    # 1510 is in the zone of 1610; 1410 is free.
    assert heads(game) == ["1410"]


@pytest.mark.rule(GAME, "17.3.1")
def test_non_combat_units_push_nothing_back() -> None:
    game = soviet_turn({"hq": "soviet soviet-army-hq 0-0-6 1612"}, "1610")
    game.play("move hq 1611 1610")
    assert heads(game) == ["1610"]


@pytest.mark.rule(GAME, "17.3.1", "A-38")
def test_pushed_back_railheads_go_towards_their_source_and_lose_the_line() -> None:
    game = soviet_turn({"red": "soviet infantry 3-5-3 1612"}, "1810")
    assert game.rules.board.grid.index("1810") in repaired(work_of(game))
    game = soviet_turn({"red": "soviet infantry 3-5-3 1812"}, "1810")
    game.play("move red 1811")
    assert heads(game) == ["1710"]
    assert game.rules.board.grid.index("1810") not in repaired(work_of(game))


@pytest.mark.rule(GAME, "17.2.2")
def test_a_junction_reached_again_brings_no_more_railheads() -> None:
    both = {"railheads": [{"hex": "1310"}, {"hex": "1411"}]}
    junction = {"forked": ["1410"]}
    game = stand({}, parts=FORK, areas=BASE, tracks=both | junction)
    game.play("railhead 1310 1510")
    assert sorted(heads(game)) == ["1411", "1510"]
    first = stand({}, parts=FORK, areas=BASE, tracks={"railheads": [{"hex": "1310"}]})
    first.play("railhead 1310 1510")
    assert sorted(heads(first)) == ["1410", "1510"]
    names_of = first.rules.board.grid.names
    assert [names_of[hex] for hex in first.state.data.forked] == ["1410"]


@pytest.mark.rule(GAME, "17.2.2", "17.2.1")
def test_the_new_railhead_moves_from_the_next_supply_phase_within_the_limit() -> None:
    game = stand({}, parts=FORK, areas=BASE, tracks={"railheads": [{"hex": "1310"}]})
    game.play("railhead 1310 1510")
    # Nothing more may move: the moved one has moved, the new one waits.
    assert game.state.data.phase != "supply"
    new = {"railheads": [{"hex": "1410", "since": 2}, {"hex": "1510"}]}
    later = stand({}, parts=FORK, areas=BASE, tracks=new, turn=3)
    assert "railhead 1410 1412" in legal(later)
    same = stand(
        {}, parts=FORK, areas=BASE, tracks={"railheads": [{"hex": "1410", "since": 3}]}, turn=3
    )
    assert not legal(same, "railhead")


@pytest.mark.rule(GAME, "17.2.1")
def test_reasons_against_railhead_moves() -> None:
    tracks = {"railheads": [{"hex": "1210"}, {"hex": "1411"}]}
    game = stand({}, parts=FORK, areas=BASE, tracks=tracks)
    assert codes(game, "railhead 1310 1410") == {"s42-no-railhead 17.2.1"}
    assert codes(game, "railhead 1210 1510") == {"s42-railhead-cannot-reach 17.2.1"}
    assert codes(game, "railhead 1210 1211") == {"s42-railhead-cannot-reach 17.2.1"}
    assert codes(game, "railhead 9999 1211") == {"unknown-hex"}
    game.play("railhead 1210 1310")
    assert codes(game, "railhead 1310 1410") == {"s42-railhead-moved-already 17.2.1"}


@pytest.mark.rule(GAME, "17.3.2", "17.4")
def test_an_inoperative_railhead_works_again_when_the_line_is_free() -> None:
    tracks = {"railheads": [{"hex": "1510"}]}
    enemy = {"red": "soviet infantry 3-5-3 1111"}
    cut = work_of(stand(enemy, phase="initial", parts=GREEN, areas=BASE, tracks=tracks))
    (head,) = cut.data.railheads
    assert not is_operative(cut, head)
    cut.lift("red", "eliminated")
    assert is_operative(cut, head)
    blocked = stand(
        enemy | {"hq": "axis army-hq 0-1-5 1515 used", "sp": "axis supply-point 0-0-5 1515"},
        parts=GREEN,
        areas=BASE,
        tracks=tracks,
    )
    assert codes(blocked, "railhead 1510 1610")


@pytest.mark.rule(GAME, "17.4")
def test_soviet_railways_need_no_repair_but_a_source() -> None:
    lines = {"lines": {"rail": ["2010 2110 2210 2310 2410", "1305 1405 1505"]}}
    game = stand({}, parts=lines)
    found = names(game, connected_rail(work_of(game), 1))
    assert found == {"2010", "2110", "2210", "2310", "2410"}


@pytest.mark.rule(GAME, "17.1", "V28")
def test_the_line_between_kastornoye_and_valuyki() -> None:
    def work_at(*ends: str) -> Any:
        tracks = {"railheads": [{"hex": hex} for hex in ends]}
        return work_of(stand({}, phase="initial", hexes="", tracks=tracks))

    network = rails(work_at("2002"))
    grid = work_at("2002").rules.grid
    both = repaired(work_at("2002", "2013"))
    one = repaired(work_at("2002"))
    between = {hex for hex in both - one if hex in network.rails and hex not in network.green}
    # Hexes on no green line, repaired only because both ends are.
    assert between
    assert all(2 <= int(grid.names[hex][2:]) <= 13 for hex in between)


@pytest.mark.rule(GAME, "17.1", "V29", "A-38")
def test_both_ends_named_for_the_kuban_branch_belong_to_an_unrepairable_line() -> None:
    work = work_of(stand({}, phase="initial", hexes="", scenario="campaign", turn=12))
    every = [{"hex": work.rules.names[hex]} for hex in sorted(rails(work).depth)]
    tracks = {"railheads": every}
    whole = work_of(
        stand({}, phase="initial", hexes="", scenario="campaign", turn=12, tracks=tracks)
    )
    grid = whole.rules.grid
    fixed = repaired(whole)
    assert grid.index("2338") not in fixed
    assert grid.index("2338") in rails(whole).rails
