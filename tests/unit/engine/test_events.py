"""Events: who sees what."""

from __future__ import annotations

from hexside.engine import Event, redacted

PUBLIC = Event("turn-begins", "4.0", {"turn": 1})
SECRET = Event("chits-chosen", "4.2", {"chits": ("okh",)}, only=("axis",))
HINT = Event("chits-chosen-hidden", "4.2", {"count": 1}, hidden_from=("axis",))


def test_a_secret_is_told_twice() -> None:
    def codes(seat: str) -> list[str]:
        return [event.code for event in redacted((PUBLIC, SECRET, HINT), seat)]

    assert codes("axis") == ["turn-begins", "chits-chosen"]
    assert codes("soviet") == ["turn-begins", "chits-chosen-hidden"]
    assert codes("") == ["turn-begins", "chits-chosen-hidden"]


def test_redacted_events_do_not_tell_who_else_sees_them() -> None:
    for event in redacted((PUBLIC, SECRET, HINT), "axis"):
        assert event.only == event.hidden_from == ()


def test_order_is_kept() -> None:
    events = [Event(str(number)) for number in range(5)]
    assert [event.code for event in redacted(events, "x")] == ["0", "1", "2", "3", "4"]
