"""The order of the counters in a hex (Iskra 1.1.4, 6.3.1, R-37, R-46)."""

from __future__ import annotations

import msgspec
import pytest

from hexside.engine import Unit
from hexside.mechanics.stack_order import StackOrder, changed_stacks, changed_tops, stacked

ORDER = StackOrder.of({7: ("a", "b", "c"), 3: ("d",)})


def test_asking() -> None:
    assert ORDER.at(7) == ("a", "b", "c")
    assert ORDER.top(7) == "a"
    assert ORDER.at(5) == ()
    assert ORDER.top(5) == ""


def test_entering_and_leaving() -> None:
    assert ORDER.entered(3, "x").at(3) == ("x", "d")
    assert ORDER.entered(7, "x", 2).at(7) == ("a", "b", "x", "c")
    assert ORDER.left(7, "b").at(7) == ("a", "c")
    assert 3 not in ORDER.left(3, "d").stacks
    assert ORDER.at(7) == ("a", "b", "c")


def test_a_changed_order_is_that_of_its_stacks() -> None:
    """Rows and table are made from those of before, and agree with ones made from nothing."""
    for order in (ORDER.entered(3, "x"), ORDER.entered(5, "x"), ORDER.left(3, "d"), ORDER):
        again = StackOrder.of(dict(order.stacks))
        assert order.rows == again.rows
        assert order.stacks == again.stacks
        assert list(order.stacks) == [hex for hex, _ in order.rows]
    assert changed_stacks(ORDER, ORDER.left(7, "b").left(3, "d").entered(9, "d")) == [3, 7, 9]


def test_another_counter_on_top() -> None:
    assert ORDER.on_top(7, "c").at(7) == ("c", "a", "b")
    with pytest.raises(LookupError):
        ORDER.on_top(7, "d")


def test_a_counter_is_exchanged_in_its_place() -> None:
    assert ORDER.exchanged(7, "b", "z").at(7) == ("a", "z", "c")
    with pytest.raises(LookupError):
        ORDER.exchanged(3, "b", "z")


def test_following_a_unit() -> None:
    moved = ORDER.followed("b", Unit(7), Unit(3))
    assert (moved.at(7), moved.at(3)) == (("a", "c"), ("b", "d"))
    assert ORDER.followed("b", Unit(7), Unit(box="eliminated")).at(7) == ("a", "c")
    assert ORDER.followed("n", None, Unit(9)).at(9) == ("n",)
    assert ORDER.followed("b", Unit(7), Unit(7, steps=2)) is ORDER


def test_contradictions_are_found() -> None:
    units = {"a": Unit(7), "b": Unit(7), "c": Unit(3), "d": Unit(3), "e": Unit(box="pool")}
    assert ORDER.differs_from(units) == (3, 7)
    assert ORDER.differs_from({**dict.fromkeys("abc", Unit(7)), "d": Unit(3)}) == ()


def test_set_up_puts_the_strongest_on_top() -> None:
    units = {"b": Unit(1), "a": Unit(1), "c": Unit(1), "x": Unit(box="pool")}
    assert stacked(units, {"a": 1, "b": 3, "c": 3}.__getitem__).at(1) == ("b", "c", "a")


def test_the_way_to_an_order_leaves_no_trace() -> None:
    """Equal orders have equal bytes."""
    again = ORDER.entered(5, "n").left(5, "n").on_top(7, "b").on_top(7, "a")
    assert again == ORDER
    assert msgspec.msgpack.encode(again) == msgspec.msgpack.encode(ORDER)
    assert msgspec.json.decode(msgspec.json.encode(ORDER), type=StackOrder) == ORDER


def test_what_opponents_see_change() -> None:
    after = ORDER.left(7, "a").left(3, "d").entered(4, "d")
    assert list(changed_tops(ORDER, after)) == [(3, ""), (4, "d"), (7, "b")]
    assert list(changed_tops(ORDER, ORDER.left(7, "c"))) == []
