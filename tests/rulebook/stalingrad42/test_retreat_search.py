"""12.1-12.2 and 14: ways to retreat and to advance, on a plain in the numbering of the game.

Around 2010 the hexes are, clockwise from the north: 2009 2110 2111 2011 1911 1910.
"""

from __future__ import annotations

import pytest

from hexside.board import SCHEMES, board_from_tables
from hexside.games.stalingrad42.advance.advance_search import (
    AdvanceGround,
    advance_rate,
    advance_ways,
)
from hexside.games.stalingrad42.retreat.retreat_search import (
    RetreatGround,
    Way,
    delay_ways,
    retreat_ways,
    shortened_ways,
    surviving_ways,
)

GAME = "stalingrad-42"
SCHEME = SCHEMES[GAME]
GRID = board_from_tables(
    SCHEME,
    [(SCHEME.name(column, row), "clear") for column in range(15, 26) for row in range(5, 16)],
    [],
).grid
START = GRID.index("2010")


def ground(
    zones: str = "",
    closed: str = "",
    friends: str = "",
    unsupplied: str = "",
    areas: dict[str, str] | None = None,
) -> RetreatGround:
    exposed = set(GRID.indexes(*zones.split()))
    barred = set(GRID.indexes(*closed.split()))
    friendly = set(GRID.indexes(*friends.split()))
    dark = set(GRID.indexes(*unsupplied.split()))
    doors = {GRID.index(name): area for name, area in (areas or {}).items()}
    return RetreatGround(
        lambda here: [there for there in GRID.adjacent(here) if there not in barred],
        lambda here: [doors[here]] if here in doors else [],
        lambda hex: hex in exposed and hex not in friendly,
        lambda hex: hex in friendly,
        lambda hex: hex not in dark,
        GRID.distance,
    )


def ends(ways: list[Way]) -> set[str]:
    return {GRID.names[way.hexes[-1]] for way in ways}


def around(name: str, *without: str) -> str:
    hexes = [GRID.names[hex] for hex in GRID.adjacent(GRID.index(name))]
    return " ".join(hex for hex in hexes if hex not in without)


@pytest.mark.rule(GAME, "12.1.1")
@pytest.mark.parametrize("length", [2, 3, 4])
def test_a_retreat_ends_at_its_distance(length: int) -> None:
    ways = retreat_ways(ground(), START, length)
    assert {GRID.distance(START, way.hexes[-1]) for way in ways} == {length}
    assert len(ends(ways)) == 6 * length


@pytest.mark.rule(GAME, "12.2", "V19")
def test_a_friend_negates_the_zone_in_its_hex() -> None:
    zones = around("2010") + " " + around("2009", "2010")
    closed = around("2010", "2009")
    assert retreat_ways(ground(zones, closed), START, 2) == []
    found = retreat_ways(ground(zones, closed, friends="2008"), START, 2)
    assert ends(found) == {"2008"}


@pytest.mark.rule(GAME, "12.2", "V20", "D17")
def test_one_saving_hex_but_never_two_zones_in_a_row() -> None:
    closed = around("2010", "2009")
    # 2009 is free, every hex around it is in a zone, what lies beyond is not.
    zones = around("2009", "2010")
    found = retreat_ways(ground(zones, closed), START, 2)
    assert found
    assert {len(way.hexes) for way in found} == {3}
    assert {GRID.distance(GRID.index("2009"), way.hexes[-1]) for way in found} == {2}
    two = zones + " 2009"
    assert surviving_ways(ground(two, closed), START, 2) == []
    # A friend in 2009 breaks the row: through it, and one hex more.
    assert retreat_ways(ground(two, closed, friends="2009"), START, 2) == found


@pytest.mark.rule(GAME, "12.1.3")
def test_supply_is_the_last_priority() -> None:
    everything = {hex for hex in GRID.names if hex not in ("2008", "2009")}
    found = retreat_ways(ground(unsupplied=" ".join(everything)), START, 2)
    assert ends(found) == {"2008"}
    # Without any supplied end at the distance any end will do, but not a nearer one.
    found = retreat_ways(ground(unsupplied=" ".join({*everything, "2008"})), START, 2)
    assert len(ends(found)) == 12


@pytest.mark.rule(GAME, "12.1.3")
def test_a_nearer_end_only_where_the_distance_is_out_of_reach() -> None:
    # A pocket of two hexes: three steps lead nowhere but round in it.
    pocket = {"2010", "2009", "2110", "2109"}
    closed = " ".join(name for name in GRID.names if name not in pocket)
    found = retreat_ways(ground(closed=closed), START, 3)
    assert found
    assert all(len(way.hexes) == 3 for way in found)
    assert all(GRID.distance(START, way.hexes[-1]) < 3 for way in found)


@pytest.mark.rule(GAME, "12.1.3")
def test_shortened_retreats_end_with_friends_and_cost_steps() -> None:
    closed = around("2010", "2009") + " " + around("2009", "2010")
    assert surviving_ways(ground(closed=closed), START, 3) == []
    assert retreat_ways(ground(closed=closed), START, 3) == []
    found = retreat_ways(ground(closed=closed, friends="2009"), START, 3)
    assert found == [Way((GRID.index("2009"),), "", 2)]
    # Not where a full retreat is open.
    assert all(not way.shortened for way in retreat_ways(ground(friends="2009"), START, 3))
    assert {way.shortened for way in shortened_ways(ground(friends="2009"), START, 3)} == {2}


@pytest.mark.rule(GAME, "12.2", "22.5")
def test_a_friendly_entry_area_satisfies_the_rest() -> None:
    found = retreat_ways(ground(areas={"2009": "b"}), START, 4)
    assert Way((GRID.index("2009"),), "b") in found
    assert Way((), "a") in retreat_ways(ground(areas={"2010": "a"}), START, 4)


@pytest.mark.rule(GAME, "11.6.1")
def test_a_delay_is_one_or_two_hexes() -> None:
    found = delay_ways(ground(), START)
    assert {len(way.hexes) for way in found} == {1, 2}


# Advance


def reached(
    rate: int, zones: str = "", swamp: str = "", closed: str = "", road: str = ""
) -> set[str]:
    stop = set(GRID.indexes(*zones.split(), *swamp.split()))
    barred = set(GRID.indexes(*closed.split()))
    paved = set(GRID.indexes(*road.split()))
    ways = advance_ways(
        AdvanceGround(
            lambda here: [there for there in GRID.adjacent(here) if there not in barred],
            lambda here, there: there in stop and not {here, there} <= paved,
        ),
        START,
        rate,
    )
    for end, way in ways.items():
        assert way[-1] == end
        assert len(way) <= rate
    return {GRID.names[hex] for hex in ways}


@pytest.mark.rule(GAME, "14.2", "14.3")
def test_an_advance_counts_hexes_in_any_direction() -> None:
    assert [len(reached(rate)) for rate in (1, 2, 3, 4)] == [6, 18, 36, 60]


@pytest.mark.rule(GAME, "14.4.2", "14.5")
def test_zones_and_swamps_stop_an_advance() -> None:
    ring = around("2010")
    assert reached(4, zones=ring) == set(ring.split())
    closed = around("2010", "2009")
    assert reached(4, swamp="2009", closed=closed) == {"2009"}
    assert "2008" in reached(4, swamp="2009", closed=closed, road="2010 2009")


@pytest.mark.rule(GAME, "23.2.3", "23.2.4", "D07")
def test_weather_shortens_advances() -> None:
    assert [advance_rate(printed, "dry") for printed in (1, 2, 3, 4)] == [1, 2, 3, 4]
    assert [advance_rate(printed, "wet") for printed in (1, 2, 3, 4)] == [1, 1, 2, 2]
    assert [advance_rate(printed, "snow") for printed in (1, 2, 3, 4)] == [1, 1, 2, 3]
