"""Two small positions, and what is wrong with them when something is changed."""

from __future__ import annotations

from typing import Any

import pytest

import hexside
from hexside.engine.positions import PositionError
from hexside.engine.toml_text import toml_text

TOW: dict[str, Any] = {
    "game": "traces-of-war/campaign",
    "turn": 2,
    "phase": "movement",
    "seat": "soviet",
    "board": {
        "hexes": "1528-1835",
        "places": {"major-city": "1731"},
        "areas": {"axis-source": "1528", "soviet-source": "1835"},
    },
    "units": {
        "a": {"side": "axis", "attack": 3, "hex": "1531"},
        "b": {"side": "soviet", "attack": 4, "hex": "1734"},
    },
}
S42: dict[str, Any] = {
    "game": "stalingrad-42/fall-blau",
    "turn": 3,
    "phase": "movement",
    "seat": "axis",
    "board": {
        "hexes": "1808-2616",
        "places": {"minor-city": "2009 2210"},
        "hexsides": {"volga": "2012/2112"},
        "areas": {"entry-x": "1808", "entry-a": "2616", "axis-start": "2009"},
    },
    "units": {
        "a": {"side": "axis", "attack": 5, "defense": 7, "hex": "2010"},
        "b": {"side": "soviet", "attack": 3, "defense": 5, "hex": "2414"},
    },
}


def changed(base: dict[str, Any], **more: Any) -> str:
    """The text of a position with other values; units are added, None takes a key away."""
    units = {**base["units"], **more.pop("units", {})}
    board = {**base["board"], **more.pop("board", {})}
    document = {**base, **more, "board": board, "units": units}
    return toml_text({key: value for key, value in document.items() if value is not None})


def problems(base: dict[str, Any], **more: Any) -> dict[str, str]:
    """The codes of everything wrong, by key."""
    with pytest.raises(PositionError) as error:
        hexside.position(changed(base, **more))
    return {problem.key: problem.code for problem in error.value.problems}


def told(base: dict[str, Any], **more: Any) -> dict[str, str]:
    """What the problems carry, by key."""
    with pytest.raises(PositionError) as error:
        hexside.position(changed(base, **more))
    return {problem.key: problem.value for problem in error.value.problems}


def game_of(base: dict[str, Any], **more: Any) -> hexside.Game:
    return hexside.position(changed(base, **more))


def opening(game: hexside.Game) -> dict[str, dict[str, Any]]:
    """The opening events by code."""
    return {event.code: dict(event.arguments) for event in game.opening_events()}
