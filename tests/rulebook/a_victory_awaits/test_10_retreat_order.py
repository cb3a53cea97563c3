"""10.6(5), (6): which way a unit must retreat, in the order of V33.

(1) not eliminated, (2) fewest steps lost, (3) no overstacking, (4) at full distance, (5) the
shortest line of communication, (6) nearest to a source.
"""

from __future__ import annotations

from typing import Any

import pytest

from hexside.api import Game
from tests.rulebook.a_victory_awaits.ava_kit import (
    assault,
    codes,
    fight,
    play,
    steps,
    track,
    where,
)
from tests.rulebook.a_victory_awaits.ava_retreats import STACK, D, beaten, full, last, ways

GAME = "a-victory-awaits"

AXIS = {"d": "axis infantry 4-4 L1506"}
#: The hexes next to L1506 that are free of the attacker's zone.
FREE = ("L1507", "L1606", "L1607")


# (5): the shortest line


@pytest.mark.rule(GAME, "10.6", "3.3", "V33", "V57")
@pytest.mark.parametrize(
    ("roads", "ends"), [([], {"L1606", "L1607"}), (["L1706 L1606"], {"L1606"})]
)
def test_a_railway_that_leaves_mountains_carries_a_line_beside_a_road_only(
    roads: list[str], ends: set[str]
) -> None:
    # All three sources are railheads; the railway of the mountains of L1706 leads to L1606.
    game = beaten(
        "R",
        AXIS,
        source="L1705 L1706 L1707",
        seat="soviet",
        terrain={"mountain": "L1706"},
        lines={"rail": ["L1706 L1606"], **({"road": roads} if roads else {})},
    )
    found = {where(game, "d")} if where(game, "d") != "L1506" else last(ways(game))
    assert found == ends


# (1), (2): losses come first


@pytest.mark.rule(GAME, "10.6", "V33")
def test_rather_no_loss_than_the_way_home() -> None:
    # The source lies next to L1505, which is in the zone of the attacker.
    game = beaten("R", {"d": D}, source="L1504")
    assert (where(game, "d"), steps(game, "d")) == ("L1606", 2)
    game = beaten("R", STACK, source="L1504")
    assert codes(game, "retreat d L1505") == {"retreat-priorities 10.6"}


@pytest.mark.rule(GAME, "10.6", "V33")
def test_rather_a_step_lost_than_the_unit() -> None:
    """By L1607 a reduced unit would lose its only step in the zone of z."""
    unit = {"d": {"side": "soviet", "defense": 4, "reduced_defense": 4, "left": 1, "hex": "L1506"}}
    board = "L1406 L1506 L1607 L1608 L1507 L1508 L1707"
    # RR over L1607 leads into the zone of z in L1707 at once, over L1507 to L1508 into none.
    game = beaten("RR", {**unit, "z": "axis infantry 1-4 L1707"}, source="L1608", hexes=board)
    assert (where(game, "d"), steps(game, "d")) == ("L1508", 1)


@pytest.mark.rule(GAME, "10.6", "V33")
def test_rather_a_full_hex_than_a_step_lost() -> None:
    # All three free hexes are full; beyond them there is room without a zone.
    game = beaten("R", {**STACK, **full(*FREE)}, source="L1505")
    assert all(len(path) == 2 and path[0] in FREE for path in ways(game))
    assert codes(game, "retreat d L1505") == {"retreat-priorities 10.6"}


@pytest.mark.rule(GAME, "10.6", "V33")
def test_the_losses_of_going_on_count_as_well() -> None:
    """Beyond the full L1607 lies a zone: the unit rather goes one hex, into the zone of L1505."""
    board = "L1406 L1506 L1505 L1607 L1707 L1807 L1808"
    units = {"d": D, "z": "axis infantry 1-4 L1807", **full("L1607")}
    game = beaten("R", units, source="L1707", hexes=board)
    assert (where(game, "d"), steps(game, "d")) == ("L1505", 1)


@pytest.mark.rule(GAME, "10.6", "V33")
def test_a_full_hex_without_a_way_on_counts_as_lost() -> None:
    board = "L1406 L1506 L1505 L1607"
    game = beaten("R", {"d": D, **full("L1607")}, source="L1607", hexes=board)
    assert (where(game, "d"), steps(game, "d")) == ("L1505", 1)


# (3): room comes before distance and line


@pytest.mark.rule(GAME, "10.6", "V33")
def test_rather_a_longer_line_than_a_full_hex() -> None:
    game = beaten("R", {**STACK, **full("L1607")})
    assert ways(game) == {("L1606",), ("L1507",)}
    assert codes(game, "retreat d L1607 L1707") == {"retreat-priorities 10.6"}


@pytest.mark.rule(GAME, "10.6", "V33")
def test_rather_a_hex_without_any_line_than_a_full_one() -> None:
    # L1507 is the only hex with room; a line to it would leave the mountains without a road.
    game = beaten(
        "R",
        {"d": D, **full("L1607")},
        terrain={"lake": "L1407 L1408 L1508 L1608 L1606", "mountain": "L1607"},
        lines={"road": ["L1506 L1607 L1707"]},
    )
    assert where(game, "d") == "L1507"


@pytest.mark.rule(GAME, "10.6", "V33")
def test_rather_near_than_in_a_full_hex() -> None:
    # The only hex two away is full; round the corner there is room next to the attacked hex.
    board = "L1406 L1506 L1606 L1607 L1707"
    game = beaten("RR", {**STACK, **full("L1707")}, hexes=board)
    assert ways(game) == {("L1606", "L1607")}


# Going on from a full hex


@pytest.mark.rule(GAME, "10.6", "V33")
def test_only_if_all_ways_are_full_the_unit_goes_on() -> None:
    game = beaten("R", {"d": D, **full("L1606", "L1607")})
    assert where(game, "d") == "L1507"
    game = beaten("R", {"d": D, **full(*FREE)})
    assert where(game, "d") == "L1707"


@pytest.mark.rule(GAME, "10.6", "V33")
def test_who_goes_on_looks_for_room_first() -> None:
    """The full hex nearest to the source is of no use: all hexes beyond it are full too."""
    crowd = full(*FREE, "L1706", "L1707", "L1608")
    game = beaten("R", {**STACK, **crowd})
    assert ways(game) == {("L1606", "L1705"), ("L1507", "L1508")}
    assert codes(game, "retreat d L1607 L1707 L1807") == {"retreat-priorities 10.6"}


@pytest.mark.rule(GAME, "10.6", "V33")
def test_who_goes_on_ends_nearest_to_supply_whatever_full_hex_he_came_through() -> None:
    """The line of L1606 is the shortest, but it crosses a river that the retreat may not cross."""
    river = {"major-river": "L1606/L1605 L1606/L1705 L1606/L1706"}
    game = beaten("R", {**STACK, **full(*FREE)}, source="L1805", hexsides=river)
    assert ways(game) == {("L1607", "L1706")}


@pytest.mark.rule(GAME, "10.6", "V33")
def test_two_hexes_further_only_if_one_is_not_enough() -> None:
    crowd = full(*FREE, "L1605", "L1705", "L1706", "L1707", "L1608", "L1508", "L1408")
    game = beaten("R", {**STACK, **crowd}, source="L1808")
    assert ways(game) == {("L1607", "L1707", "L1808")}


@pytest.mark.rule(GAME, "10.6", "V33")
def test_among_many_full_hexes_a_way_is_found() -> None:
    names = [f"L{column}{row:02}" for column in range(15, 20) for row in range(3, 12)]
    crowd = full(*(name for name in names if name != "L1506"))
    game = beaten("RR", {**STACK, **crowd}, source="L2007", hexes="L1406 L1503-L2012")
    assert last(ways(game)) == {"L2007"}
    assert {len(path) for path in ways(game)} == {5}


@pytest.mark.rule(GAME, "10.6", "V33")
def test_in_a_pocket_without_room_the_unit_is_lost() -> None:
    names = [f"L{column}{row:02}" for column in range(15, 20) for row in range(3, 12)]
    crowd = full(*(name for name in names if name != "L1506"))
    game = beaten("RR", {"d": D, **crowd}, source="L1907", hexes="L1406 L1503-L1911")
    assert where(game, "d") == "available"


# (4): the full distance


@pytest.mark.rule(GAME, "10.6", "V33", "V34")
def test_two_hexes_end_two_hexes_away_whatever_the_line() -> None:
    # The source in L1607 would draw the unit round by L1606.
    game = beaten("RR", STACK, source="L1607")
    assert last(ways(game)) == {"L1608", "L1706", "L1707"}
    assert codes(game, "retreat d L1606 L1607") == {"retreat-priorities 10.6"}


@pytest.mark.rule(GAME, "10.6", "V33", "V34")
def test_nearer_only_where_no_hex_is_two_away() -> None:
    game = beaten("RR", {"d": D}, source="L1607", hexes="L1406 L1506 L1606 L1607")
    assert where(game, "d") == "L1607"


@pytest.mark.rule(GAME, "10.6", "V33", "V34")
def test_fewer_losses_come_before_the_distance() -> None:
    # L1706, the only hex two away, is in the zone of z in L1805.
    units = {"d": D, "z": "axis infantry 1-4 L1806"}
    board = "L1406 L1506 L1606 L1607 L1706 L1806"
    game = beaten("RR", units, source="L1607", hexes=board)
    assert (where(game, "d"), steps(game, "d")) == ("L1607", 2)


# (5): the line of communication


@pytest.mark.rule(GAME, "10.6", "V33")
def test_the_line_counts_not_the_distance() -> None:
    """L1606 is two hexes from the source, L1607 three; but the line of L1606 goes round lakes."""
    game = beaten("R", STACK, source="L1805")
    assert last(ways(game)) == {"L1606"}
    lakes = {"lake": "L1605 L1705 L1706"}
    assert last(ways(beaten("R", STACK, source="L1805", terrain=lakes))) == {"L1607"}


@pytest.mark.rule(GAME, "10.6", "V33")
def test_enemy_zones_lengthen_the_line() -> None:
    # L1606 is four hexes from the source in the north, L1507 and L1607 five from the other one.
    sources = "L1602 L1612"
    assert last(ways(beaten("R", STACK, source=sources))) == {"L1606"}
    zones = {"y": "axis infantry 1-4 L1503", "z": "axis infantry 1-4 L1703"}
    assert last(ways(beaten("R", {**STACK, **zones}, source=sources))) == {"L1507", "L1607"}


@pytest.mark.rule(GAME, "10.6", "V33")
def test_a_hex_with_a_line_comes_before_one_without() -> None:
    # L1606 is two hexes from the source L1806, but only enemies and lakes lie between them.
    lakes = {"lake": "L1605 L1705 L1607"}
    units = {**STACK, "z": "axis infantry 1-4 L1806"}
    game = beaten("R", units, source="L1806 L1510", terrain=lakes)
    assert last(ways(game)) == {"L1507"}


@pytest.mark.rule(GAME, "10.6", "V33", "V55")
def test_a_unit_opens_a_source_in_an_enemy_zone() -> None:
    """Both ways cost a step: to the source L1505 itself, or two hexes from that in L1409."""
    board = "L1406 L1506 L1505 L1504 L1503 L1502 L1407 L1408 L1409"
    game = beaten("R", {"d": D}, source="L1505 L1502 L1409", hexes=board)
    assert where(game, "d") == "L1505"


@pytest.mark.rule(GAME, "10.6", "V33", "V41")
def test_a_line_across_the_start_line_does_not_draw_the_soviets() -> None:
    sources = "L1510 L2006"
    assert last(ways(beaten("R", STACK, source=sources))) == {"L1507"}
    # The source in the south is nearer, but beyond a strip that the start line encloses.
    strip = {"axis-start": "L1008-L2009"}
    game = beaten("R", STACK, source=sources, areas=strip)
    assert last(ways(game)) == {"L1606", "L1607"}


@pytest.mark.rule(GAME, "10.6", "V33", "3.3")
def test_the_rest_of_the_stack_holds_no_line_open_through_the_attacked_hex() -> None:
    """f holds L1505 open; through L1506, in the zone of the attacker, only e might do so."""
    board = "L1406 L1504-L1506 L1607 L1507-L1512"
    units = {**STACK, "f": "soviet infantry 1-4 L1505"}
    game = beaten("R", units, source="L1504 L1512", hexes=board)
    assert ways(game) == {("L1507",)}


@pytest.mark.rule(GAME, "10.6", "V33", "3.4")
def test_a_unit_that_no_way_would_spare_does_not_set_out() -> None:
    """The only way leads through the zone of the attacker into a town, which stays as it was."""
    board = "L1406 L1506 L1505"
    unit = {"side": "soviet", "defense": 4, "reduced_defense": 4, "left": 1, "hex": "L1506"}
    game = beaten(
        "R",
        {"d": unit},
        source="L1505",
        hexes=board,
        places={"town": "L1505"},
        tracks={"control": ["L1505"]},
    )
    assert where(game, "d") == "available"
    assert track(game, "control") == ["L1505"]


#: A railway from the source round the south to L1508.
RAILWAY = "L1006 L1007 L1008 L1009 L1010 L1110 L1210 L1310 L1410 L1510 L1509 L1508"


def driven_west(units: dict[str, Any], **more: Any) -> Game:
    """Axis defenders of L1506 are attacked from L1606; the free hexes are L1406, L1407, L1507."""
    attacker = {"a": "soviet infantry 20-4 L1606"}
    game = fight({**attacker, **units}, seat="soviet", dice=[1], **more)
    assault(game, "L1506", "a")
    return game


@pytest.mark.rule(GAME, "10.6", "V33")
def test_the_axis_counts_the_hexes_from_its_railway() -> None:
    # Without the railway L1406 and L1407 are four hexes from the source, L1507 is five.
    pair = {"d": "axis infantry 2-4 L1506", "e": "axis infantry 2-4 L1506"}
    assert last(ways(driven_west(pair))) == {"L1406", "L1407"}
    game = driven_west(AXIS, lines={"rail": [RAILWAY]})
    assert where(game, "d") == "L1507"


@pytest.mark.rule(GAME, "10.6", "V33")
def test_a_broken_railway_does_not_count() -> None:
    pair = {"d": "axis infantry 2-4 L1506", "e": "axis infantry 2-4 L1506"}
    units = {**pair, "z": "soviet infantry 1-4 L1210"}
    game = driven_west(units, lines={"rail": [RAILWAY]})
    assert last(ways(game)) == {"L1406", "L1407"}


@pytest.mark.rule(GAME, "10.6", "V33")
def test_on_the_railway_the_distance_to_the_source_decides() -> None:
    # All three hexes lie on the railway: no further hexes from any of them.
    rail = {"rail": ["L1006 L1106 L1206 L1306 L1406 L1407 L1507"]}
    pair = {"d": "axis infantry 2-4 L1506", "e": "axis infantry 2-4 L1506"}
    assert last(ways(driven_west(pair, lines=rail))) == {"L1406", "L1407"}
    short = {"rail": ["L1006 L1106 L1207 L1307 L1407"]}
    assert last(ways(driven_west(pair, lines=short))) == {"L1407"}


# (6): the distance to a source


@pytest.mark.rule(GAME, "10.6", "V33")
def test_without_any_line_the_distance_to_the_nearest_source_counts() -> None:
    # An enemy stands on the only source.
    units = {**STACK, "z": "axis infantry 1-4 L1604"}
    assert last(ways(beaten("R", units, source="L1604"))) == {"L1606"}


@pytest.mark.rule(GAME, "10.6", "V33")
def test_among_equals_the_owner_chooses() -> None:
    game = beaten("R", STACK, source="L1706")
    assert ways(game) == {("L1606",), ("L1607",)}
    play(game, "retreat d L1607")
    assert where(game, "d") == "L1607"
