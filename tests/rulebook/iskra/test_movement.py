"""5.0 to 5.3, 5.7: normal movement, terrain, rivers, and who does not move."""

from __future__ import annotations

import pytest

from tests.rulebook.iskra.iskra_kit import (
    argument,
    codes,
    cost,
    ends,
    kind,
    legal,
    marks,
    neighbours,
    play,
    stand,
    where,
)

GAME = "iskra"
FAR = {"x": "soviet infantry 2-2-4 12.12"}
ROAD = "05.05 05.06 05.07 05.08 05.09 05.10"


@pytest.mark.rule(GAME, "5.1", "5.1.1", "5.1.2")
def test_a_unit_moves_as_far_as_its_points_reach() -> None:
    game = stand({"a": "axis infantry 3-4-2 05.05", **FAR})
    near = neighbours(game, "05.05")
    assert near < ends(game, "move", "a")
    assert "05.08" not in ends(game, "move", "a")
    assert codes(game, "move a 05.06 05.07 05.08") == {"not-enough-movement 5.1"}
    assert cost(game, "move a 05.06 05.07") == 2


@pytest.mark.rule(GAME, "5.1.1", "5.3")
def test_no_one_hex_move_is_guaranteed() -> None:
    game = stand({"a": "axis infantry 3-4-2 05.05", **FAR}, terrain={"swamp-woods": "05.06"})
    assert "05.06" not in ends(game, "move", "a")
    assert codes(game, "move a 05.06") == {"not-enough-movement 5.1"}


@pytest.mark.rule(GAME, "5.1", "5.0")
def test_one_unit_finishes_before_the_next_one_moves() -> None:
    units = {"a": "axis infantry 3-4-4 05.05", "h": "axis hq 0-6 07.05", **FAR}
    game = stand(units)
    play(game, "move a 05.06")
    assert argument(game, "mover") == "a"
    play(game, "move a 05.07", "move h 07.06")
    assert codes(game, "move a 05.08") == {"unit-not-activated 3.0"}
    assert where(game, "h") == "07.06"


@pytest.mark.rule(GAME, "5.1", "R-64")
def test_the_player_ends_the_segment_himself() -> None:
    """Whether something can still move is hidden, so he is asked until he is done."""
    game = stand({"a": "axis infantry 3-4-1 05.05", **FAR})
    play(game, "move a 05.06")
    assert kind(game) == "move-units"
    assert legal(game) == {"done"}
    assert argument(game, "mover") == ""
    assert codes(game, "move a 05.07") == {"already-moved 5.1"}


@pytest.mark.rule(GAME, "5.2", "1.3.1")
@pytest.mark.parametrize(
    ("terrain", "infantry", "armour"),
    [
        ("clear", 1, 1),
        ("woods", 2, 3),
        ("peat-bog", 2, None),
        ("swamp-woods", 3, None),
        ("heights", 2, 3),
        ("village", 1, 1),
        ("city", 1, 1),
        ("lake-ice", 1, 2),
    ],
)
def test_the_terrain_of_the_hex_is_paid(terrain: str, infantry: int, armour: int | None) -> None:
    units = {"i": "axis infantry 3-4-6 05.05", "t": "axis armour 3-4-6 05.05", **FAR}
    game = stand(units, terrain={terrain: "05.06"})
    assert cost(game, "move i 05.06") == infantry
    if armour is None:
        assert codes(game, "move t 05.06") == {"hex-closed-to-unit 5.2.8"}
    else:
        assert cost(game, "move t 05.06") == armour


@pytest.mark.rule(GAME, "5.2.5", "R-22")
def test_a_pond_changes_nothing_for_movement() -> None:
    game = stand(
        {"a": "axis infantry 3-4-6 05.05", **FAR},
        terrain={"woods": "05.06"},
        areas={"pond": "05.06"},
    )
    assert cost(game, "move a 05.06") == 2


@pytest.mark.rule(GAME, "5.2", "5.5.4")
@pytest.mark.parametrize(
    ("line", "infantry", "armour"),
    [
        ("main-road", 1, 0.5),
        ("secondary-road", 1, 1),
        ("narrow-gauge", 1, 1),
        ("trail", 1, 2),
        ("rail", 1, 1),
    ],
)
def test_along_a_line_its_own_cost_counts(line: str, infantry: float, armour: float) -> None:
    """R-74: also for mechanised units in terrain that is closed to them otherwise."""
    units = {"i": "axis infantry 3-4-6 05.05", "t": "axis armour 3-4-6 05.05", **FAR}
    game = stand(units, terrain={"swamp-woods": "05.06"}, lines={line: ["05.05 05.06"]})
    assert cost(game, "move i 05.06") == infantry
    assert cost(game, "move t 05.06") == armour


@pytest.mark.rule(GAME, "5.2.1", "R-74")
def test_a_road_helps_only_along_its_own_way() -> None:
    units = {"t": "axis armour 3-4-6 04.05", "i": "axis infantry 3-4-6 04.05", **FAR}
    terrain = {"swamp-woods": "05.06", "woods": "05.05 04.06 05.07"}
    game = stand(units, terrain=terrain, lines={"main-road": [ROAD]})
    assert codes(game, "move t 05.06") == {"hex-closed-to-unit 5.2.8"}
    assert cost(game, "move i 05.06") == 3
    assert cost(game, "move t 05.05 05.06") == 3.5


@pytest.mark.rule(GAME, "5.1.2")
def test_of_two_ways_the_cheaper_one_is_walked() -> None:
    dear = stand(
        {"i": "axis infantry 3-4-6 05.05", **FAR},
        hexsides={"small-river": "05.05/05.06"},
        lines={"trail": ["05.05 06.05 05.06"]},
        terrain={"woods": "05.06"},
    )
    assert cost(dear, "move i 06.05 05.06") == 2
    assert codes(dear, "move i 05.06") == {"cheaper-way-there 5.1"}


@pytest.mark.rule(GAME, "5.2", "5.2.1")
def test_the_cheapest_of_several_lines_counts() -> None:
    lines = {"trail": ["05.05 05.06"], "secondary-road": ["05.05 05.06"]}
    game = stand({"t": "axis armour 3-4-6 05.05", **FAR}, lines=lines)
    assert cost(game, "move t 05.06") == 1


@pytest.mark.rule(GAME, "5.2.1", "5.2.4")
@pytest.mark.parametrize("terrain", ["clear", "village", "city"])
def test_a_line_may_be_used_and_need_not(terrain: str) -> None:
    """A trail costs tanks 2 points; where the terrain costs 1 they simply ignore it."""
    units = {"t": "axis armour 3-4-6 05.05", **FAR}
    more = {"terrain": {terrain: "05.06"}, "lines": {"trail": ["05.05 05.06 05.07"]}}
    game = stand(units, **more)
    assert cost(game, "move t 05.06") == 1
    assert cost(game, "move t 05.06 05.07") == 2
    # The trail crosses a river by a bridge, which helps who leaves the trail alone as well.
    river = stand(units, hexsides={"small-river": "05.05/05.06"}, **more)
    assert cost(river, "move t 05.06") == 1


@pytest.mark.rule(GAME, "1.2.8", "T-07")
def test_the_power_line_is_no_line() -> None:
    game = stand(
        {"i": "axis infantry 3-4-6 05.05", **FAR},
        terrain={"woods": "05.06"},
        lines={"power-line": [ROAD]},
    )
    assert cost(game, "move i 05.06") == 2
    assert ends(game, "strategic", "i") == set()
    assert ends(game, "rail", "i") == set()


@pytest.mark.rule(GAME, "5.2.2", "5.2.4", "5.2.6")
@pytest.mark.parametrize("river", ["small-river", "canal"])
def test_a_small_river_costs_one_more_unless_there_is_a_bridge(river: str) -> None:
    units = {"i": "axis infantry 3-4-6 05.05", "t": "axis armour 3-4-6 05.05", **FAR}
    game = stand(units, hexsides={river: "05.05/05.06"}, terrain={"woods": "05.06"})
    assert cost(game, "move i 05.06") == 3
    assert cost(game, "move t 05.06") == 4
    hexsides = {river: "05.05/05.06", "bridge": "05.05/05.06"}
    bridged = stand(units, hexsides=hexsides, terrain={"woods": "05.06"})
    assert cost(bridged, "move i 05.06") == 2
    road = stand(units, hexsides={river: "05.05/05.06"}, lines={"trail": ["05.05 05.06"]})
    assert cost(road, "move i 05.06") == 1


@pytest.mark.rule(GAME, "5.2.8", "R-06")
def test_the_neva_is_closed_to_germans() -> None:
    units = {"i": "axis infantry 3-4-6 05.05", **FAR}
    game = stand(units, hexsides={"neva": "05.05/05.06"}, terrain={"neva-ice": "05.04"})
    assert codes(game, "move i 05.06") == {"neva-closed-to-germans 5.2.8"}
    assert codes(game, "move i 05.04") == {"neva-closed-to-germans 5.2.8"}
    # Not even a bridge helps.
    hexsides = {"neva": "05.05/05.06", "bridge": "05.05/05.06"}
    assert codes(stand(units, hexsides=hexsides), "move i 05.06") == {
        "neva-closed-to-germans 5.2.8"
    }


@pytest.mark.rule(GAME, "5.2.3", "5.2.8", "9.2.3", "R-06")
def test_soviet_infantry_crosses_the_neva_and_tanks_need_a_bridge() -> None:
    units = {
        "i": "soviet infantry 3-4-6 05.05",
        "t": "soviet armour 3-4-6 05.05",
        "x": "axis infantry 2-2-4 12.12",
    }
    neva = "05.05/05.06 06.05/05.06 04.05/05.06"
    board = {"hexsides": {"neva": neva}, "terrain": {"neva-ice": "05.04"}}
    game = stand(units, seat="soviet", **board)
    assert cost(game, "move i 05.06") == 3
    assert cost(game, "move i 05.04") == 1
    assert codes(game, "move t 05.06") == {"neva-needs-bridge 9.2.3"}
    assert codes(game, "move t 05.04") == {"neva-needs-bridge 9.2.3"}


@pytest.mark.rule(GAME, "13.3.1", "R-06")
def test_a_pontoon_bridge_carries_soviet_units_as_a_main_road() -> None:
    units = {
        "i": "soviet infantry 3-4-6 05.05",
        "t": "soviet armour 3-4-6 05.05",
        "sov-pontoon-1": "05.05 bridge@1",
        "x": "axis infantry 2-2-4 12.12",
    }
    board = {
        "hexsides": {"neva": "05.05/05.06", "pontoon-site": "05.05/05.06"},
        "areas": {"pontoon-site": "05.05"},
    }
    game = stand(units, seat="soviet", **board)
    assert cost(game, "move i 05.06") == 1
    assert cost(game, "move t 05.06") == 0.5
    units["sov-pontoon-1"] = "02.02"
    without = stand(units, seat="soviet", **board)
    assert codes(without, "move t 05.06") == {"neva-needs-bridge 9.2.3"}


@pytest.mark.rule(GAME, "5.2.8", "5.3.1", "5.7", "1.2.1")
def test_nobody_leaves_the_map() -> None:
    game = stand({"a": "axis infantry 3-4-2 12.01", **FAR})
    assert codes(game, "move a 13.01") == {"unknown-hex"}


@pytest.mark.rule(GAME, "5.3", "6.3")
def test_enemy_hexes_are_not_entered() -> None:
    units = {"a": "axis infantry 3-4-6 05.05", "b": "soviet infantry 0-2-4 05.06"}
    game = stand(units)
    assert "05.06" not in ends(game, "move", "a")
    assert codes(game, "move a 05.06") == {"enemy-occupied 5.3"}
    assert codes(game, "move a 05.06 05.07") == {"enemy-occupied 5.3"}


@pytest.mark.rule(GAME, "5.3", "1.1.4")
def test_a_refusal_does_not_tell_how_many_enemies_there_are() -> None:
    units = {"a": "axis infantry 3-4-6 05.05", "b": "soviet infantry 2-2-4 05.06"}
    alone = stand(units)
    more = {"c": "soviet infantry 1-2-4 05.06", "h": "soviet hq 0-6 05.06"}
    stacked = stand({**units, **more}, stacks={"05.06": "b c h"})
    assert codes(alone, "move a 05.06") == codes(stacked, "move a 05.06")
    assert legal(alone) == legal(stacked)


@pytest.mark.rule(GAME, "5.3.2", "8.5.3")
def test_pinned_units_do_not_move() -> None:
    game = stand({"a": "axis infantry 3-4-6 05.05 pinned", "b": "axis hq 0-6 07.07", **FAR})
    assert ends(game, "move", "a") == set()
    assert codes(game, "move a 05.06") == {"pinned-cannot-move 5.3.2"}


@pytest.mark.rule(GAME, "5.3.2", "8.5.3", "R-21")
def test_who_enters_the_hex_of_a_pinned_unit_stops_and_is_pinned() -> None:
    units = {"a": "axis infantry 3-4-6 05.05", "p": "axis infantry 3-4-6 05.06 pinned", **FAR}
    game = stand(units)
    assert cost(game, "move a 05.06") == 1
    assert codes(game, "move a 05.06 05.07") == {"stops-at-pinned 5.3.2"}
    # The way round costs a point more.
    assert cost(game, "move a 06.05 06.06 05.07") == 3
    play(game, "move a 05.06")
    assert marks(game, "a") == ("pinned",)
    assert ends(game, "move", "a") == set()
    assert codes(game, "move a 05.07") == {"already-moved 5.1"}


@pytest.mark.rule(GAME, "5.3.3", "11.3.2", "R-50")
def test_isolated_units_have_half_their_points() -> None:
    game = stand({"a": "axis infantry 3-4-5 05.05 isolated", **FAR})
    assert cost(game, "move a 05.06 05.07") == 2
    assert codes(game, "move a 05.06 05.07 05.08") == {"not-enough-movement 5.1"}
    supplied = stand({"a": "axis infantry 3-4-5 05.05 out-of-supply", **FAR})
    assert cost(supplied, "move a 05.06 05.07 05.08 05.09 05.10") == 5


@pytest.mark.rule(GAME, "13.3.1", "2.6.2a", "6.1.2")
def test_a_bridge_does_not_move_and_does_not_count_for_stacking() -> None:
    units = {
        "sov-pontoon-1": "05.05 bridge@1",
        "a": "soviet infantry 3-4-6 05.05",
        "b": "soviet infantry 3-4-6 05.06",
        "x": "axis infantry 2-2-4 12.12",
    }
    frame = {"frame": "movement", "seat": "soviet", "units": ["sov-pontoon-1", "b"]}
    game = stand(units, seat=None, agenda=[frame])
    assert codes(game, "move sov-pontoon-1 05.04") == {"bridge-cannot-move 13.3.1"}
    assert "05.05" in ends(game, "move", "b")


@pytest.mark.rule(GAME, "6.0", "6.1", "R-08")
def test_a_full_hex_is_passed_but_not_entered_to_stay() -> None:
    units = {
        "a": "axis infantry 3-4-6 05.05",
        "b": "axis infantry 3-4-6 05.06",
        "c": "axis infantry 3-4-6 05.06",
        "h": "axis hq 0-6 05.05",
        "k": "axis hq 0-6 06.05",
        **FAR,
    }
    game = stand(units)
    assert codes(game, "move a 05.06") == {"stacking-limit 6.0"}
    assert cost(game, "move a 05.06 05.07") == 2
    assert "05.06" in ends(game, "move", "h")
    assert codes(game, "move h 06.05") == {"stacking-limit 6.0"}


@pytest.mark.rule(GAME, "6.0", "R-08")
def test_by_the_option_a_full_hex_is_not_even_passed() -> None:
    units = {
        "a": "axis infantry 3-4-2 05.05",
        "b": "axis infantry 3-4-6 05.06",
        "c": "axis infantry 3-4-6 05.06",
        **FAR,
    }
    game = stand(units, options={"full-hex-passage": "off"})
    assert "05.07" not in ends(game, "move", "a")
    assert codes(game, "move a 05.06 05.07") == {"full-hex-on-the-way 6.0"}


@pytest.mark.rule(GAME, "6.1.2", "6.0")
def test_a_pontoon_unit_counts_as_a_combat_unit() -> None:
    units = {
        "sov-pontoon-1": "05.05",
        "a": "soviet infantry 3-4-6 05.05",
        "b": "soviet infantry 3-4-6 05.06",
        "x": "axis infantry 2-2-4 12.12",
    }
    game = stand(units, seat="soviet")
    assert codes(game, "move b 05.05") == {"stacking-limit 6.0"}
    assert cost(game, "move sov-pontoon-1 05.04") == 1


@pytest.mark.rule(GAME, "14.1", "14.1.1")
def test_a_combat_unit_takes_the_villages_that_it_passes() -> None:
    units = {"sov-1240": "32.30", "x": "axis infantry 2-2-4 12.12"}
    game = stand(units, hexes="", seat="soviet")
    play(game, "move sov-1240 32.29")
    assert game.rules.board.grid.index("32.29") in game.state.data.soviet_hexes


@pytest.mark.rule(GAME, "3.1.6", "5.1")
def test_units_that_may_only_move_normally() -> None:
    units = {"a": "axis infantry 3-4-6 05.05", **FAR}
    frame = {"frame": "movement", "seat": "axis", "units": ["a"], "normal_only": ["a"]}
    game = stand(units, seat=None, agenda=[frame], lines={"rail": [ROAD]})
    assert ends(game, "strategic", "a") == set()
    assert ends(game, "rail", "a") == set()
    assert codes(game, "strategic a 05.06") == {"only-normal-movement 3.1.6"}
    assert codes(game, "rail a 05.06") == {"only-normal-movement 3.1.6"}
    assert cost(game, "move a 05.06") == 1
