"""Movement range as arrays: the same as the range in dicts, compiled or not."""

from __future__ import annotations

import random
from array import array
from typing import Any

import pytest

from hexside.pathfinding import FlatEdges, PatchedEdges, reach
from hexside.pathfinding import survey as used
from hexside.pathfinding.survey import Ways, survey

STOP = 1_000


def some_ways(chance: random.Random, size: int, count: int) -> Ways:
    ways = [
        (chance.randrange(6), chance.randrange(size), chance.randrange(2)) for _ in range(count)
    ]
    return tuple(sorted(ways, key=lambda way: way[0]))


def some_search(seed: int) -> tuple[Any, ...]:
    """Arguments of a search on a small board, some of its hexes patched."""
    chance = random.Random(seed)
    size = chance.randrange(2, 40)
    edges = PatchedEdges(FlatEdges([some_ways(chance, size, seed % 7) for _ in range(size)]))
    for hex in range(0, size, chance.randrange(3, 12)):
        edges.put(hex, some_ways(chance, size, chance.randrange(9)))
    start = chance.randrange(size + 1)
    outside = start == size or chance.random() < 0.2
    return (
        start,
        chance.randrange(30),
        edges,
        some_ways(chance, size, chance.randrange(10)) if outside else None,
        bytes(chance.random() < 0.2 for _ in range(size)),
        bytes(chance.random() < 0.3 for _ in range(size)),
        chance.choice([0, 2, STOP]),
        chance.randrange(4),
        chance.choice([0, 0, 1, 2]),
        array("i", chance.sample(range(100), size)),
    )


@pytest.mark.parametrize("seed", range(300))
def test_both_twins_find_the_same(seed: int) -> None:
    search = some_search(seed)
    assert used(*search) == survey(*search)


@pytest.mark.parametrize("seed", range(100))
def test_arrays_have_what_the_dicts_have(seed: int) -> None:
    start, budget, edges, _, barred, zones, leave, start_leave, _, bit = some_search(seed)
    start = min(start, len(bit) - 1)
    table = [edges[hex] for hex in range(len(bit))]
    costs, before = reach(start, budget, table, barred, zones, 0, leave, start_leave)
    found = used(start, budget, edges, None, barred, zones, leave, start_leave, 0, bit)
    hexes, prices, befores = (memoryview(part).cast("i").tolist() for part in found[:3])
    assert dict(zip([start, *hexes], [0, *prices], strict=True)) == costs
    assert [start, *hexes] == list(costs)
    assert all(before[hex] == here for hex, here in zip(hexes, befores, strict=True))
    assert list(found[3]) == [bool(zones[hex]) for hex in hexes]
    assert int.from_bytes(found[4], "little") == sum(1 << bit[hex] for hex in costs)


def test_a_hex_may_get_its_own_ways_back() -> None:
    edges = PatchedEdges(FlatEdges([((1, 1, 0),), ()]))
    usual = edges[0]
    edges.put(0, ((2, 1, 0), (3, 0, 0)))
    assert [cost for cost, _, _ in edges[0]] == [2, 3]
    edges.put(0, usual)
    assert edges[0] == usual
    assert not edges.ways
    assert not any(edges.patched)


def test_a_hex_has_at_most_six_ways_on_the_map() -> None:
    with pytest.raises(ValueError, match="7 ways"):
        FlatEdges([((1, 0, 0),) * 7])


BIT = array("i", [0, 1])
NONE = bytes(2)


@pytest.mark.skipif(used is survey, reason="the compiled search is not built here")
@pytest.mark.parametrize(
    ("fault", "change"),
    [
        (IndexError, {"start": 3}),
        (IndexError, {"start": -1}),
        (IndexError, {"barred": bytes(1)}),
        (IndexError, {"zoc": bytes(1)}),
        (IndexError, {"bit": array("i", [0])}),
        (IndexError, {"start_ways": ((1, 2, 0),)}),
        (IndexError, {"start_ways": ((1, -1, 0),)}),
        (ValueError, {"start_ways": ((-1, 1, 0),)}),
        (ValueError, {"budget": -1}),
        (ValueError, {"budget": 2**40}),
        (ValueError, {"leave_zoc": -1}),
        (ValueError, {"bit": array("i", [0, -1])}),
        (ValueError, {"bit": array("i", [0, 2**30])}),
        (TypeError, {"start_ways": [(1, 1, 0)]}),
        (TypeError, {"start_ways": ((1, 1),)}),
        (TypeError, {"start_ways": (("1", 1, 0),)}),
        (TypeError, {"barred": [0, 0]}),
    ],
)
def test_what_makes_no_sense_is_refused(fault: type[Exception], change: dict[str, Any]) -> None:
    usual: dict[str, Any] = {
        "start": 0,
        "budget": 5,
        "edges": PatchedEdges(FlatEdges([((1, 1, 0),), ()])),
        "start_ways": None,
        "barred": NONE,
        "zoc": NONE,
        "leave_zoc": 0,
        "start_leave_zoc": 0,
        "step": 0,
        "bit": BIT,
    }
    with pytest.raises(fault):
        used(**(usual | change))


@pytest.mark.skipif(used is survey, reason="the compiled search is not built here")
def test_a_spoilt_table_is_refused() -> None:
    edges = PatchedEdges(FlatEdges([((1, 1, 0),), ()]))
    edges.patched[0] = 1
    with pytest.raises(KeyError):
        used(0, 5, edges, None, NONE, NONE, 0, 0, 0, BIT)
    edges.patched[0] = 0
    edges.base.rows[0] = 7
    with pytest.raises(ValueError, match="edges"):
        used(0, 5, edges, None, NONE, NONE, 0, 0, 0, BIT)
