"""Choices grouped by verb and first argument."""

from __future__ import annotations

from hexside.engine import Action, grouped


class Put(Action, frozen=True, tag="put"):
    """A unit into a hex."""

    unit: str
    hex: str


class Walk(Action, frozen=True, tag="walk"):
    """A unit along a path."""

    unit: str
    path: tuple[str, ...]


class Pick(Action, frozen=True, tag="pick"):
    """Some chits."""

    chits: tuple[str, ...]


class Name(Action, frozen=True, tag="name"):
    """A unit."""

    unit: str


class End(Action, frozen=True, tag="end"):
    """Nothing more."""


def test_each_shape_of_action_has_its_shape_of_choice() -> None:
    actions: list[Action] = [
        Put("a", "0101"),
        Put("a", "0102"),
        Put("b", "0101"),
        Walk("a", ("0102", "0103")),
        Pick(()),
        Pick(("x", "y")),
        Name("a"),
        End(),
    ]
    assert grouped(actions) == {
        "put": {"a": ["0101", "0102"], "b": ["0101"]},
        "walk": {"a": [["0102", "0103"]]},
        "pick": [[], ["x", "y"]],
        "name": {"a": []},
        "end": True,
    }


def test_no_actions_are_no_choices() -> None:
    assert grouped([]) == {}
