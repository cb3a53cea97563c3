"""Terrain charts by class of unit, and a working state that keeps stacks and zones."""

from __future__ import annotations

import pytest

from hexside.board import Board
from hexside.engine import OFF_MAP, Dice, State, Unit
from hexside.mechanics.field_work import FieldRules, FieldWork, field_of, fresh_field
from hexside.mechanics.rail_placement import open_railway, placement_objections
from hexside.mechanics.terrain import Cost, TerrainChart, hexsides_with, without_bridge
from tests.unit.mechanics.tiny import TinyRules, everywhere, standing, tiny_board

BOARD = tiny_board(
    terrain={"1324": "swamp", "1322": "sea", "1325": "forest"},
    sides=[
        ("1323", "1424", "major-river"),
        ("1323", "1224", "minor-river"),
        ("1424", "1425", "minor-river"),
        ("1424", "1524", "blocked"),
    ],
    links=[("road", ["1323", "1224"]), ("rail", ["1424", "1425"]), ("road", ["1324", "1325"])],
)
SIDES: dict[str, Cost] = {"minor-river": 1.0, "major-river": "all", "blocked": "closed"}
ROAD = {"road": 1.0}
INFANTRY = TerrainChart({"clear": 1.0, "forest": 2.0, "swamp": 3.0, "sea": "closed"}, SIDES, ROAD)
MECHANISED = TerrainChart(
    {"clear": 1.0, "forest": 3.0, "swamp": "all", "sea": "closed"}, SIDES, ROAD
)


@pytest.mark.parametrize(
    ("a", "b", "infantry", "mechanised"),
    [
        ("1323", "1324", 3.0, "all"),
        ("1323", "1322", "closed", "closed"),
        ("1322", "1323", "closed", "closed"),
        ("1323", "1424", "all", "all"),
        ("1323", "1224", 1.0, 1.0),
        # A railway has no price here, but it bridges the river.
        ("1424", "1425", 1.0, 1.0),
        ("1424", "1524", "closed", "closed"),
        ("1324", "1325", 1.0, 1.0),
        ("1326", "1325", 2.0, 3.0),
    ],
)
def test_what_a_step_costs(a: str, b: str, infantry: object, mechanised: object) -> None:
    here, there = BOARD.grid.indexes(a, b)
    assert INFANTRY.cost(BOARD, here, there) == infantry
    assert MECHANISED.cost(BOARD, here, there) == mechanised


def test_along_a_road_only() -> None:
    a, b, c = BOARD.grid.indexes("1323", "1224", "1223")
    assert INFANTRY.along(BOARD, a, b) == 1.0
    assert INFANTRY.along(BOARD, a, c) is None


def test_rivers_and_bridges() -> None:
    rivers = hexsides_with(BOARD, ("minor-river", "major-river"))
    assert len(rivers) == 6
    a, b = BOARD.grid.indexes("1323", "1424")
    assert without_bridge(BOARD, rivers) == {(a, b), (b, a)}


class StackRules(TinyRules, FieldRules):
    """Two units in a hex, headquarters among them."""

    def __init__(self, board: Board) -> None:
        super().__init__(board, {"axis": "axis", "soviet": "soviet"})
        self.zone_exits = board.exits(everywhere)
        self.grid = board.grid
        self.side = {"a": 0, "hq": 0, "b": 0, "s": 1}
        self.kind = dict.fromkeys(self.side, "unit")
        self.stacking_limit = {"unit": 2}
        self.projections = board.projections(everywhere)


def test_stacks_and_zones_follow_the_units() -> None:
    board = tiny_board()
    rules = StackRules(board)
    here, there, east = board.grid.indexes("1323", "1324", "1325")
    state = State(
        turn=1,
        units=standing(board, a="1323", hq="1323", b="1325", s="1521"),
        agenda=(),
        dice=Dice("tiny"),
        data=None,
    )
    work: FieldWork[StackRules] = FieldWork(rules, state)
    assert work.full_hexes("b") == {here}
    assert not work.room("b", here)
    # A unit is not in its own way.
    assert work.room("a", here)
    work.set_unit("a", Unit(there))
    assert work.full_hexes("b") == frozenset()
    work.set_unit("b", Unit(there))
    assert work.full_hexes("hq") == {there}
    work.set_unit("s", Unit(east))
    assert work.enemy_at(0, east)
    assert work.in_enemy_zone(0, there)
    assert not work.in_enemy_zone(0, here)
    work.set_unit("s", Unit(OFF_MAP, "lost"))
    assert not work.in_enemy_zone(0, there)
    after = work.freeze()
    # The next state carries the field along, and it is what counting would give.
    carried, counted = field_of(rules, after), fresh_field(rules, after)
    assert carried is work.field
    assert (carried.stacks, carried.zoc) == (counted.stacks, counted.zoc)
    # The state before is untouched.
    assert field_of(rules, state).at(here) == ("a", "hq")


def stacked(board: Board, **places: str) -> FieldWork[StackRules]:
    units = standing(board, **places)
    state = State(turn=1, units=units, agenda=(), dice=Dice("tiny"), data=None)
    return FieldWork(StackRules(board), state)


def test_who_may_act_for_a_seat() -> None:
    work = stacked(tiny_board(), a="1323", s="1521")
    work.set_unit("b", Unit(OFF_MAP, "pool"))
    found = [work.not_yours(uid, "axis") for uid in ("a", "x", "s", "b")]
    assert [reason.code if reason else "" for reason in found] == [
        "",
        "unknown-unit",
        "not-your-unit",
        "unit-not-on-map",
    ]
    assert work.rules.player == ("axis", "soviet")
    zones = work.rules.grid.indices(work.enemy_zones(0))
    assert set(zones) == set(work.rules.grid.adjacent(work.units["s"].hex))


def test_why_a_unit_cannot_be_placed_by_rail() -> None:
    board = tiny_board(links=[("rail", ["1121", "1122", "1123", "1124", "1125", "1126"])])
    work = stacked(board, a="1121", hq="1121", s="1224")
    work.set_unit("b", Unit(OFF_MAP, "pool"))
    grid = board.grid
    railway = grid.bits(grid.indexes("1121", "1122", "1123", "1124", "1125", "1126"))
    shut = work.enemy_zones(0) | work.field.bits[1]
    exits = board.exits(lambda a, b: "rail" in board.link(a, b))
    region = open_railway(grid, railway, grid.bits(grid.indexes("1121")), shut, exits)

    def codes(hex: str) -> list[str]:
        found = placement_objections(work, "b", hex, railway, region, "12.1", "3.1")
        return [reason.code for reason in found]

    assert codes("1122") == []
    assert codes("1121") == ["stacking-limit"]
    assert codes("1222") == ["no-railway-there"]
    assert codes("1124") == ["in-enemy-zone"]
    assert codes("1126") == ["no-open-railway"]
    assert codes("9999") == ["unknown-hex"]
