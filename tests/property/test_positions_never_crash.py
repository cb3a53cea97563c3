"""A position text is read, or refused with everything that is wrong; it never crashes."""

from __future__ import annotations

import random
import tomllib
from contextlib import suppress
from functools import cache
from typing import Any

import pytest

import hexside
from hexside.conformance.random_play import moments
from hexside.conformance.soak import size_for
from hexside.engine.positions import PositionError
from hexside.engine.toml_text import toml_text

SCENARIOS = hexside.scenarios()
ODD: tuple[Any, ...] = (
    *(0, -1, 1, 99_999, 10**18, 1.5, float("inf"), True, False),
    *("", "x", "axis", "0101", "9999", "on"),
    *([], {}, ["x"], [1], [[]], {"x": 1}, [{"frame": "turn"}]),
)


@cache
def texts(scenario: str) -> tuple[str, ...]:
    """Positions of all kinds of decision."""
    return tuple(game.position() for game, _ in moments(scenario, 4, per_kind=1))


def places(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The paths of everything inside a document."""
    found = [path] if path else []
    if isinstance(value, dict):
        for key, item in value.items():
            found += places(item, (*path, key))
    elif isinstance(value, list):
        for number, item in enumerate(value):
            found += places(item, (*path, number))
    return found


def spoil(document: dict[str, Any], chance: random.Random) -> None:
    """Remove, add or replace one value, in sections with equal likelihood."""
    section = chance.choice(list(document))
    *parents, last = chance.choice([path for path in places(document) if path[0] == section])
    inner: Any = document
    for key in parents:
        inner = inner[key]
    kind = chance.randrange(4)
    if kind == 0:
        del inner[last]
    elif kind == 1 and isinstance(inner, dict):
        inner[chance.choice(("x", "hex", "units", "side", "seat", "step"))] = chance.choice(ODD)
    else:
        inner[last] = chance.choice(ODD)


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_spoilt_position_is_read_or_refused(scenario: str) -> None:
    chance = random.Random(scenario)
    refused = 0
    tries = size_for(scenario, 150, 5_000)
    for _ in range(tries):
        document = tomllib.loads(chance.choice(texts(scenario)))
        spoil(document, chance)
        text = toml_text(document)
        try:
            game = hexside.position(text)
        except PositionError as error:
            refused += bool(error.problems)
            continue
        except Exception as error:
            error.add_note(text)
            raise
        for seat in game.waiting:
            assert game.legal(seat)
            assert game.decision_for(seat) is not None
        for seat in (*game.rules.seats, ""):
            game.view(seat)
        assert hexside.position(game.position()).position() == game.position()
    assert refused > tries / 4


@pytest.mark.parametrize(
    "text",
    ["", "game = ", "game = 1", 'game = "chess"', "game = []", 'x = "y"', "[[[[[", "\x00"],
)
def test_what_is_no_position_is_refused(text: str) -> None:
    with pytest.raises(PositionError) as error:
        hexside.position(text)
    assert error.value.problems


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_text_cut_short_is_read_or_refused(scenario: str) -> None:
    text = texts(scenario)[-1]
    for length in range(0, len(text), max(1, len(text) // 60)):
        with suppress(PositionError):
            hexside.position(text[:length])
