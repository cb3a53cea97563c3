"""9.3: enemy zones of control in movement; major rivers and marshes.

The enemy ``a`` in 1733 puts 1732 1734 1832 1833 ... under his zone: around 1733 are 1732 1734 1833
1834 1633 1634.
"""

from __future__ import annotations

import pytest

from tests.rulebook.traces_of_war.tow_kit import codes, cost, ends, play, stand

GAME = "traces-of-war"
ENEMY = "axis infantry 3-4 1733"


@pytest.mark.rule(GAME, "9.3")
def test_entering_an_enemy_zone_costs_two_points_more() -> None:
    game = stand({"a": ENEMY, "b": "soviet infantry 4-3 1731"})
    assert cost(game, "move b 1732") == 3
    weak = stand({"a": ENEMY, "b": "soviet infantry 4-2 1731"})
    assert codes(weak, "move b 1732") == {"not-enough-movement 9.1"}


@pytest.mark.rule(GAME, "9.3")
def test_leaving_an_enemy_zone_costs_two_points_more() -> None:
    game = stand({"a": ENEMY, "b": "soviet infantry 4-3 1732"})
    assert cost(game, "move b 1731") == 3
    weak = stand({"a": ENEMY, "b": "soviet infantry 4-2 1732", "c": "soviet infantry 4-2 1529"})
    assert codes(weak, "move b 1731") == {"not-enough-movement 9.1"}


@pytest.mark.rule(GAME, "9.3")
def test_from_zone_to_zone_costs_four_points_more() -> None:
    """1732 and 1833 are both next to the enemy in 1733."""
    game = stand({"a": ENEMY, "b": "soviet infantry 4-5 1732"})
    assert cost(game, "move b 1833") == 5
    weak = stand({"a": ENEMY, "b": "soviet infantry 4-4 1732"})
    assert codes(weak, "move b 1833") == {"not-enough-movement 9.1"}
    assert "1731" in ends(weak, "move", "b")


@pytest.mark.rule(GAME, "9.3")
def test_passing_through_a_zone_pays_for_entering_and_leaving() -> None:
    """In a corridor the hexes 1731 and 1732 are under the zone of 1632."""
    units = {"a": "axis infantry 3-4 1632", "b": "soviet infantry 4-11 1730"}
    game = stand(units, hexes="1730-1733 1632")
    assert cost(game, "move b 1731 1732 1733") == 1 + 2 + (1 + 4) + (1 + 2)


@pytest.mark.rule(GAME, "6.0", "9.3")
def test_several_zones_on_one_hex_act_as_one() -> None:
    units = {"a": ENEMY, "e": "axis infantry 3-4 1632", "f": "axis armour 6-5-7 1733"}
    game = stand({**units, "b": "soviet infantry 4-9 1831"})
    assert cost(game, "move b 1832") == 1
    assert cost(game, "move b 1832 1732") == 1 + 3


@pytest.mark.rule(GAME, "9.3", "R9")
def test_friends_do_not_cancel_enemy_zones_for_movement() -> None:
    units = {"a": ENEMY, "b": "soviet infantry 4-3 1731", "c": "soviet infantry 4-4 1732"}
    game = stand(units, activated=["b"])
    assert cost(game, "move b 1732") == 3


@pytest.mark.rule(GAME, "6.0", "9.3")
def test_a_headquarters_has_a_zone_that_costs_as_much() -> None:
    game = stand({"a": "axis hq 2-5 1733", "b": "soviet infantry 4-4 1731"})
    assert cost(game, "move b 1732") == 3


@pytest.mark.rule(GAME, "9.3")
def test_points_of_minor_river_and_zone_add_up() -> None:
    game = stand(
        {"a": ENEMY, "b": "soviet infantry 4-5 1731"}, hexsides={"minor-river": "1731/1732"}
    )
    assert cost(game, "move b 1732") == 1 + 1 + 2


# Major rivers

#: 1731 is under the zone of 1631, 1732 under that of 1733.
BOTH_BANKS = {"a": ENEMY, "e": "axis infantry 3-4 1631", "b": "soviet armour 6-4-20 1731"}
RIVER = {"major-river": "1731/1732 1731/1832 1731/1632 1831/1832 1631/1632 1531/1632 1531/1532"}


@pytest.mark.rule(GAME, "9.3")
def test_no_crossing_of_a_major_river_from_zone_to_zone() -> None:
    game = stand(BOTH_BANKS, hexsides=RIVER)
    assert codes(game, "move b 1732") == {"major-river-between-zones 9.3"}
    assert "1732" not in ends(game, "move", "b")
    # 1832 beyond the river is free of zones, so it may be entered.
    assert "1832" in ends(game, "move", "b")


@pytest.mark.rule(GAME, "9.3", "R6")
@pytest.mark.parametrize("line", ["road", "rail"])
def test_a_bridge_does_not_help_from_zone_to_zone(line: str) -> None:
    game = stand(BOTH_BANKS, hexsides=RIVER, lines={line: ["1731 1732"]})
    assert codes(game, "move b 1732") == {"major-river-between-zones 9.3"}
    assert "1732" not in ends(game, "move", "b")


@pytest.mark.rule(GAME, "9.3", "R6", "R9")
def test_a_friend_on_the_far_bank_does_not_help_from_zone_to_zone() -> None:
    units = {**BOTH_BANKS, "c": "soviet infantry 4-4 1732"}
    game = stand(units, hexsides=RIVER, lines={"road": ["1731 1732"]}, activated=["b"])
    assert codes(game, "move b 1732") == {"major-river-between-zones 9.3"}


@pytest.mark.rule(GAME, "9.3")
def test_a_zone_on_one_bank_only_does_not_close_a_major_river() -> None:
    into = stand({"a": ENEMY, "b": "soviet infantry 4-4 1731"}, hexsides=RIVER)
    assert cost(into, "move b 1732") == 4
    out = stand({"a": ENEMY, "b": "soviet infantry 4-4 1732"}, hexsides=RIVER)
    assert cost(out, "move b 1731") == 4
    bridged = stand(
        {"a": ENEMY, "b": "soviet infantry 4-4 1731"},
        hexsides=RIVER,
        lines={"road": ["1731 1732"]},
    )
    assert cost(bridged, "move b 1732") == 1 + 2


@pytest.mark.rule(GAME, "9.3")
def test_a_bridge_deep_in_a_move_is_closed_from_zone_to_zone_as_well() -> None:
    """The unit starts outside: entering 1731 and crossing on to 1732 is refused."""
    units = {**BOTH_BANKS, "b": "soviet armour 6-4-20 1830"}
    game = stand(units, hexsides=RIVER, lines={"road": ["1731 1732"]})
    assert "1731" in ends(game, "move", "b")
    assert "major-river-between-zones 9.3" in codes(game, "move b 1831 1731 1732")
    assert "1732" not in ends(game, "move", "b")


@pytest.mark.rule(GAME, "9.3")
def test_a_minor_river_is_crossed_from_zone_to_zone() -> None:
    game = stand(BOTH_BANKS, hexsides={"minor-river": "1731/1732"})
    assert cost(game, "move b 1732") == 1 + 1 + 4


# Marsh


@pytest.mark.rule(GAME, "9.3", "AID")
def test_marsh_is_a_move_of_one_hex_that_takes_everything() -> None:
    game = stand({"b": "soviet infantry 4-4 1731"}, terrain={"marsh": "1732"})
    assert cost(game, "move b 1732") == 4
    play(game, "move b 1732")
    assert ends(game, "move", "b") == set()


@pytest.mark.rule(GAME, "9.3")
def test_marsh_is_entered_only_from_beside_it() -> None:
    game = stand({"b": "soviet armour 6-4-8 1730"}, terrain={"marsh": "1732"})
    assert "1732" not in ends(game, "move", "b")
    assert codes(game, "move b 1731 1732") == {"marsh-whole-move 9.3"}
    play(game, "move b 1731")
    assert codes(game, "move b 1732") == {"marsh-whole-move 9.3"}


@pytest.mark.rule(GAME, "9.3")
def test_marsh_is_left_at_the_price_of_the_next_hex() -> None:
    game = stand({"b": "soviet infantry 4-4 1732"}, terrain={"marsh": "1732"})
    assert cost(game, "move b 1731") == 1
    assert "1729" in ends(game, "move", "b")


@pytest.mark.rule(GAME, "9.3")
def test_no_marsh_from_zone_to_zone() -> None:
    game = stand(BOTH_BANKS, terrain={"marsh": "1732"})
    assert codes(game, "move b 1732") == {"marsh-between-zones 9.3"}
    assert "1732" not in ends(game, "move", "b")
    into = stand({"a": ENEMY, "b": "soviet infantry 4-4 1731"}, terrain={"marsh": "1732"})
    assert cost(into, "move b 1732") == 4


@pytest.mark.rule(GAME, "9.3", "R7")
@pytest.mark.parametrize("line", ["road", "rail"])
def test_the_limits_of_marsh_do_not_hold_along_a_line(line: str) -> None:
    lines = {line: ["1730 1731 1732"]}
    game = stand({"b": "soviet infantry 4-4 1730"}, terrain={"marsh": "1732"}, lines=lines)
    assert cost(game, "move b 1731 1732") == 2
    zones = stand(BOTH_BANKS, terrain={"marsh": "1732"}, lines=lines)
    assert cost(zones, "move b 1732") == 1 + 4


@pytest.mark.rule(GAME, "9.3")
def test_a_line_elsewhere_does_not_lift_the_limits_of_marsh() -> None:
    """Only the way along the road into the marsh counts, not a road in the marsh."""
    game = stand(
        {"b": "soviet infantry 4-4 1730"},
        terrain={"marsh": "1732"},
        lines={"road": ["1732 1733 1734"]},
    )
    assert "1732" not in ends(game, "move", "b")
    assert codes(game, "move b 1731 1732") == {"marsh-whole-move 9.3"}


@pytest.mark.rule(GAME, "9.3")
def test_marsh_may_be_entered_directly_where_a_way_by_road_is_cheaper() -> None:
    game = stand(
        {"b": "soviet infantry 4-4 1731", "c": "soviet infantry 4-4 1528"},
        terrain={"marsh": "1732"},
        lines={"road": ["1633 1732"]},
    )
    assert codes(game, "move b 1732") == set()
    assert cost(game, "move b 1732") == 4
