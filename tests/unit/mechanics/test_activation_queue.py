"""The queue of drawn chits (A Victory Awaits 19.4, 19.5, V68, V69)."""

from __future__ import annotations

import pytest

from hexside.mechanics.activation_queue import ActivationQueue

SEAT = {"4pzg": "p1", "18a": "p1", "9a": "p2", "17a": "p3", "1pzg": "p3", "supply": "p4"}


def may_reveal(queue: ActivationQueue, chit: str) -> str:
    return queue.may_reveal(chit, SEAT.__getitem__, "supply".__eq__)


def test_the_first_example_of_the_rulebook() -> None:
    """A20 to A22."""
    queue = ActivationQueue().draw("4pzg").reveal("4pzg").draw("9a")
    assert may_reveal(queue, "9a") == ""
    queue = queue.reveal("9a").draw("18a")
    assert may_reveal(queue, "18a") == "seat-busy"
    queue = queue.draw("17a")
    assert queue.shown() == ("4pzg", "9a", "", "")
    assert may_reveal(queue, "17a") == ""
    queue = queue.reveal("17a").finish("4pzg")
    assert may_reveal(queue, "18a") == ""
    assert queue.reveal("18a").at("running") == ("9a", "18a", "17a")


def test_supply_runs_alone() -> None:
    queue = ActivationQueue().draw("4pzg").reveal("4pzg").draw("supply")
    assert may_reveal(queue, "supply") == "must-run-alone"
    queue = queue.finish("4pzg").reveal("supply").draw("9a")
    assert may_reveal(queue, "9a") == "must-run-alone"


def test_cancelling_sends_back_what_has_not_begun() -> None:
    """V69: an activation that was drawn later but runs already stays."""
    queue = ActivationQueue().draw("4pzg").reveal("4pzg").draw("9a").draw("17a").draw("18a")
    queue = queue.reveal("17a").reveal("9a")
    left, back = queue.cancel("9a")
    assert back == ("9a", "18a")
    assert left.shown() == ("4pzg", "17a")


def test_two_equal_chits_are_two() -> None:
    """1PzG has two chits: one that is done is not the one that is cancelled."""
    queue = ActivationQueue().draw("1pzg").reveal("1pzg").finish("1pzg").draw("9a").draw("1pzg")
    left, back = queue.reveal("1pzg").cancel("1pzg")
    assert back == ("1pzg",)
    assert left.at("done") == ("1pzg",)
    assert left.at("face-down") == ("9a",)


def test_what_lies_face_down_can_be_imagined() -> None:
    queue = ActivationQueue().draw("4pzg").draw("9a").reveal("4pzg").draw("17a")
    other = queue.redrawn(("18a", "9a"))
    assert other.shown() == queue.shown()
    assert other.at("face-down") == ("18a", "9a")


def test_chits_that_are_not_there() -> None:
    queue = ActivationQueue().draw("4pzg")
    with pytest.raises(LookupError):
        queue.reveal("9a")
    with pytest.raises(LookupError):
        queue.finish("4pzg")
    with pytest.raises(LookupError):
        queue.cancel("9a")
