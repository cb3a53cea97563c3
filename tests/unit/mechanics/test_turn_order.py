"""Who plays when, and the table of random events."""

from __future__ import annotations

import msgspec
import pytest

from hexside.mechanics.random_events import EventTable
from hexside.mechanics.turn_order import PlayerTurn, TurnOrder

ORDER = TurnOrder(("axis", "soviet"))
AXIS, SOVIET, MINI = PlayerTurn("axis"), PlayerTurn("soviet"), PlayerTurn("axis", "mini")


def test_the_printed_order() -> None:
    assert ORDER.of(1) == ORDER.of(36) == (AXIS, SOVIET)
    assert ORDER.at(1, 0) == AXIS
    assert ORDER.at(1, 1) == SOVIET
    assert ORDER.at(1, 2) is None


def test_the_winter_offensive() -> None:
    """Stalingrad '42 33.2.2, A-45."""
    winter = ORDER.reversed_after(25, 36, "mini")
    assert winter.of(24) == (AXIS, SOVIET)
    assert winter.of(25) == (AXIS, SOVIET, MINI)
    assert winter.of(26) == winter.of(36) == (SOVIET, AXIS)
    assert winter.at(25, 2) == MINI
    with pytest.raises(ValueError, match="reversed"):
        winter.reversed_after(30, 36, "mini")


def test_declared_in_the_last_turn() -> None:
    """A-95."""
    assert ORDER.reversed_after(36, 36, "mini") == ORDER


def test_a_scenario_that_begins_in_the_middle() -> None:
    """S3.4: turn 28 has no Axis turn, and a mini-turn at its end."""
    scenario = ORDER.reversed_after(28, 36, "mini").without(28, "axis")
    assert scenario.of(28) == (SOVIET, MINI)
    assert scenario.of(29) == (SOVIET, AXIS)


def test_an_order_is_kept_in_a_state() -> None:
    winter = ORDER.reversed_after(25, 36, "mini").without(28, "axis")
    assert msgspec.msgpack.decode(msgspec.msgpack.encode(winter), type=TurnOrder) == winter


def test_an_event_does_not_come_twice_running() -> None:
    """Iskra 19.0, R-40."""
    table = EventTable((("groza", "cloudy"), ("cloudy", "bad-weather"), ("groza",)))
    assert table.faces == 3
    assert table.event(1, "") == "groza"
    assert table.event(1, "groza") == "cloudy"
    assert table.event(2, "groza") == "cloudy"
    assert table.event(3, "groza") == ""
