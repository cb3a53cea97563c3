"""Railheads and Connected Rail Hexes (17) in the game."""

from __future__ import annotations

import pytest

from hexside.games.stalingrad42.rail.railroads import connected_rail, starting_railheads
from tests.rulebook.stalingrad42.s42_supply_kit import codes, legal, names, stand, work_of

GAME = "stalingrad-42"

LINE = "1010 1110 1210 1310 1410 1510 1610 1710 1810"
GREEN = {"lines": {"green-rail": LINE}}
BASE = {"axis-start": "1010 1110 1210"}
HEAD = {"railheads": [{"hex": "1210"}]}


@pytest.mark.rule(GAME, "17.2.1")
def test_railhead_moves_up_to_two_hexes() -> None:
    game = stand({}, parts=GREEN, areas=BASE, tracks=HEAD)
    assert legal(game) == {"done", "railhead 1210 1310", "railhead 1210 1410"}
    game.play("railhead 1210 1410")
    heads = [game.rules.board.grid.names[head.hex] for head in game.state.data.railheads]
    assert heads == ["1410"]


@pytest.mark.rule(GAME, "17.2.1")
def test_railhead_may_not_enter_vacant_zones() -> None:
    units = {"enemy": "soviet infantry 3-5-3 1511"}
    game = stand(units, parts=GREEN, areas=BASE, tracks=HEAD)
    assert legal(game, "railhead") == {"railhead 1210 1310"}
    assert codes(game, "railhead 1210 1410") == {"s42-railhead-cannot-reach 17.2.1"}
    friend = {"friend": "axis infantry 5-7-3 1410"}
    held = stand(units | friend, parts=GREEN, areas=BASE, tracks=HEAD)
    assert "railhead 1210 1410" in legal(held)


@pytest.mark.rule(GAME, "17.2.1")
def test_four_railheads_may_move() -> None:
    lines = [f"10{row:02} 11{row:02} 12{row:02} 13{row:02}" for row in range(2, 12, 2)]
    base = {"axis-start": " ".join(f"10{row:02} 11{row:02}" for row in range(2, 12, 2))}
    heads = {"railheads": [{"hex": f"11{row:02}"} for row in range(2, 12, 2)]}
    game = stand({}, parts={"lines": {"green-rail": lines}}, areas=base, tracks=heads)
    for row in range(2, 10, 2):
        game.play(f"railhead 11{row:02} 13{row:02}")
    assert game.state.data.phase != "supply"


@pytest.mark.rule(GAME, "17.2.2")
def test_junction_adds_a_railhead_for_the_next_turn() -> None:
    parts = {"lines": {"green-rail": [LINE, "1410 1411 1412"]}}
    game = stand({}, parts=parts, areas=BASE, tracks=HEAD)
    game.play("railhead 1210 1410")
    heads = game.state.data.railheads
    assert len(heads) == 2
    assert {head.since for head in heads} == {0, 3}


@pytest.mark.rule(GAME, "17.3.2")
def test_railhead_off_the_connected_railways_is_inoperative() -> None:
    units = {"enemy": "soviet infantry 3-5-3 1111", "friend": "axis infantry 5-7-3 1705"}
    game = stand(
        units,
        phase="supply",
        parts=GREEN | {"lines": {"green-rail": LINE, "rail": "1212 1312"}},
        areas={"axis-start": "1010 1110 1210 1212"},
        tracks={"railheads": [{"hex": "1510"}]},
    )
    assert not legal(game, "railhead")


@pytest.mark.rule(GAME, "17.4")
def test_connected_rail_hexes() -> None:
    game = stand({}, parts=GREEN, areas=BASE, tracks={"railheads": [{"hex": "1410"}]})
    axis = names(game, connected_rail(work_of(game), 0))
    assert axis == {"1010", "1110", "1210", "1310", "1410"}
    assert names(game, connected_rail(work_of(game), 1)) == set()


@pytest.mark.rule(GAME, "17.4")
def test_zones_cut_the_railway_unless_a_friend_is_there() -> None:
    units = {"enemy": "soviet infantry 3-5-3 1312"}
    tracks = {"railheads": [{"hex": "1510"}]}
    near = units | {"enemy": "soviet infantry 3-5-3 1311"}
    cut = stand(near, parts=GREEN, areas=BASE, tracks=tracks)
    assert names(cut, connected_rail(work_of(cut), 0)) == {"1010", "1110"}
    friends = {f"f{hex}": f"axis infantry 5-7-3 {hex}" for hex in ("1210", "1310", "1410")}
    whole = stand(near | friends, parts=GREEN, areas=BASE, tracks=tracks)
    assert "1510" in names(whole, connected_rail(work_of(whole), 0))


@pytest.mark.rule(GAME, "17.1")
def test_railheads_start_at_the_line_of_28_june() -> None:
    game = stand({}, parts=GREEN, areas=BASE)
    heads = starting_railheads(work_of(game))
    assert [game.rules.board.grid.names[head.hex] for head in heads] == ["1210"]


@pytest.mark.rule(GAME, "17.3.1")
def test_soviet_unit_pushes_a_railhead_back() -> None:
    game = stand(
        {"red": "soviet infantry 3-5-3 1713"},
        phase="movement",
        seat="soviet",
        parts=GREEN,
        areas=BASE,
        tracks={"railheads": [{"hex": "1610"}]},
    )
    work = work_of(game)
    work.change(side=1)
    work.go("red", (work.rules.grid.index("1611"),))
    # The zone of 1611 covers 1610, but not 1510.
    heads = [work.rules.names[head.hex] for head in work.data.railheads]
    assert heads == ["1510"]


@pytest.mark.rule(GAME, "17.3.1")
def test_axis_unit_protects_the_railhead() -> None:
    game = stand(
        {"red": "soviet infantry 3-5-3 1713", "own": "axis infantry 5-7-3 1610"},
        phase="movement",
        seat="soviet",
        parts=GREEN,
        areas=BASE,
        tracks={"railheads": [{"hex": "1610"}]},
    )
    work = work_of(game)
    work.change(side=1)
    work.go("red", (work.rules.grid.index("1611"),))
    assert [work.rules.names[head.hex] for head in work.data.railheads] == ["1610"]


@pytest.mark.rule(GAME, "17.3.1")
def test_railhead_gives_way_when_its_guard_retreats() -> None:
    game = stand(
        {"red": "soviet infantry 3-5-3 1611", "own": "axis infantry 5-7-3 1610"},
        phase="initial",
        parts=GREEN,
        areas=BASE,
        tracks={"railheads": [{"hex": "1610"}]},
    )
    work = work_of(game)
    work.change(side=1)
    work.go("own", work.rules.grid.indexes("1510", "1410"))
    assert [work.rules.names[head.hex] for head in work.data.railheads] == ["1510"]
    in_axis_turn = work_of(game)
    in_axis_turn.go("own", in_axis_turn.rules.grid.indexes("1510", "1410"))
    assert [in_axis_turn.rules.names[head.hex] for head in in_axis_turn.data.railheads] == ["1610"]
