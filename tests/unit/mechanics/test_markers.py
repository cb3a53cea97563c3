"""Markers with a life span, counters with modes, counters exchanged for others."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from hexside.engine import Dice, Unit
from hexside.mechanics.exchange import anywhere, exchange, exchange_all, on_map
from hexside.mechanics.markers import (
    MarkerKind,
    Markers,
    PlacedMarker,
    carries,
    kind_of,
    mark,
    scope_of,
    scopes,
)
from hexside.mechanics.modes import Modes
from hexside.mechanics.stack_order import StackOrder
from tests.unit.engine.winter_game import GAME, WinterWork

MARKERS = Markers(
    [
        MarkerKind("pinned", until="turn"),
        MarkerKind("retreated", until="activation"),
        MarkerKind("out-of-supply", reverse="isolated"),
        MarkerKind("isolated", reverse="out-of-supply"),
    ]
)


@pytest.fixture
def work() -> WinterWork:
    rules = GAME.rules("frost", {})
    return WinterWork(rules, rules.start(Dice("seed", fixed=(3,))))


def marks(work: WinterWork, unit: str) -> tuple[str, ...]:
    return work.units[unit].marks


def test_words() -> None:
    assert mark("retreated") == "retreated"
    assert mark("retreated", "4pzg") == "retreated@4pzg"
    assert kind_of("retreated@4pzg") == kind_of("retreated") == "retreated"
    assert (scope_of("retreated@4pzg"), scope_of("retreated")) == ("4pzg", "")


def test_put_and_remove(work: WinterWork) -> None:
    before = work.units["a-1"]
    MARKERS.put(work, "a-1", "retreated", "9a")
    MARKERS.put(work, "a-1", "pinned")
    MARKERS.put(work, "a-1", "pinned")
    assert marks(work, "a-1") == ("pinned", "retreated@9a")
    assert before.marks == ()
    assert carries(work.units["a-1"], "retreated")
    assert scopes(work.units["a-1"], "retreated") == ("9a",)
    MARKERS.remove(work, "a-1", "retreated")
    MARKERS.remove(work, "a-1", "retreated")
    assert marks(work, "a-1") == ("pinned",)
    with pytest.raises(KeyError):
        MARKERS.put(work, "a-1", "unheard-of")


def test_markers_come_off_at_their_moment(work: WinterWork) -> None:
    MARKERS.put(work, "a-1", "pinned")
    MARKERS.put(work, "a-2", "retreated")
    MARKERS.put(work, "a-2", "out-of-supply")
    assert MARKERS.expire(work, "turn") == (("a-1", "pinned"),)
    assert MARKERS.expire(work, "activation") == (("a-2", "retreated"),)
    assert marks(work, "a-2") == ("out-of-supply",)
    assert MARKERS.expire(work, "turn") == ()


def test_activations_side_by_side_end_their_own_markers(work: WinterWork) -> None:
    """A Victory Awaits 19.4: another activation that ends leaves them alone."""
    MARKERS.put(work, "s-61", "retreated", "4pzg")
    MARKERS.put(work, "s-61", "retreated", "9a")
    MARKERS.expire(work, "activation", "9a")
    assert marks(work, "s-61") == ("retreated@4pzg",)


def test_two_sided_markers(work: WinterWork) -> None:
    """Iskra 11.0: Out of Supply, then Isolated."""
    MARKERS.put(work, "a-1", "out-of-supply")
    assert MARKERS.flip(work, "a-1", "out-of-supply") == "isolated"
    assert marks(work, "a-1") == ("isolated",)
    with pytest.raises(LookupError):
        MARKERS.flip(work, "a-1", "out-of-supply")
    with pytest.raises(LookupError):
        MARKERS.flip(work, "a-1", "pinned")


def test_markers_in_hexes() -> None:
    placed = (PlacedMarker("pinned", 4), PlacedMarker("isolated", 4, "axis"))
    assert MARKERS.expired(placed, "turn") == (placed[1:], placed[:1])
    later = (PlacedMarker("pinned", 4, scope="7"),)
    assert MARKERS.expired(later, "turn", "6") == (later, ())
    assert MARKERS.expired(later, "turn", "7") == ((), later)


def test_words_that_are_no_markers_stay(work: WinterWork) -> None:
    work.set_unit("a-1", replace(work.units["a-1"], marks=("bridge@2", "pinned")))
    MARKERS.expire(work, "turn")
    assert marks(work, "a-1") == ("bridge@2",)


def test_modes(work: WinterWork) -> None:
    pontoon = Modes(("unit", "bridge"))
    assert pontoon.of(work.units["s-pontoon"]) == "unit"
    MARKERS.put(work, "s-pontoon", "pinned")
    pontoon.change(work, "s-pontoon", "bridge", "3")
    assert marks(work, "s-pontoon") == ("bridge@3", "pinned")
    assert pontoon.of(work.units["s-pontoon"]) == "bridge"
    assert pontoon.since(work.units["s-pontoon"]) == "3"
    pontoon.change(work, "s-pontoon", "unit")
    assert marks(work, "s-pontoon") == ("pinned",)
    assert pontoon.since(work.units["s-pontoon"]) == ""
    with pytest.raises(LookupError):
        pontoon.change(work, "s-pontoon", "boat")


GONE = Unit(box="exchanged")


def test_an_exchange_carries_the_state(work: WinterWork) -> None:
    """Iskra R-37: hex, face and all markers."""
    state = Unit(5, steps=1, marks=("isolated", "pinned"))
    work.set_unit("a-1", state)
    order = StackOrder.of({5: ("x", "a-1", "y")})
    done = exchange(work, "a-1", "s-30g", GONE)
    assert work.units["s-30g"] == state
    assert work.units["a-1"] == GONE
    assert order.exchanged(done.hex, done.old, done.new).at(5) == ("x", "s-30g", "y")


def test_an_exchange_may_change_the_steps(work: WinterWork) -> None:
    """Stalingrad '42 32.4: Wiking has a step more."""
    work.set_unit("a-1", Unit(5, steps=2))
    exchange(work, "a-1", "s-30g", GONE, lambda unit: replace(unit, steps=unit.steps + 1))
    assert work.units["s-30g"] == Unit(5, steps=3)


def test_which_counters_are_exchanged(work: WinterWork) -> None:
    """Iskra D-19: eliminated ones stay; R-37: twins swap in the dead pile too."""
    work.set_unit("a-1", Unit(5))
    work.set_unit("a-2", Unit(box="eliminated"))
    twins = {"a-1": "b-1", "a-2": "b-2"}
    assert [done.new for done in exchange_all(work, twins, GONE, on_map)] == ["b-1"]
    assert work.units["a-2"] == Unit(box="eliminated")
    assert exchange_all(work, {"a-2": "b-2"}, GONE, anywhere)[0].hex == -1
    assert work.units["b-2"] == Unit(box="eliminated")
