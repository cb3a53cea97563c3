"""Contested cities for the tests of chapter 29: both sides in the Major City 2009.

Around 2009 the hexes are, clockwise from the north: 2008 2109 2110 2010 1910 1909.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hexside.api import Game
from hexside.games.stalingrad42.checks import violations
from hexside.games.stalingrad42.work import S42Work
from tests.rulebook.stalingrad42.s42_battles import SPARE
from tests.rulebook.stalingrad42.s42_kit import stand

__all__ = ["CITY", "ON", "contested", "field_of", "is_contested", "level", "rule_on"]

CITY = "2009"
ON = {"contested-cities": "on"}


def rule_on(units: Mapping[str, Any], place: str = "major-city", **more: Any) -> Game:
    """A position with the rule in play; there is a city in 2009."""
    spare = SPARE if more.get("phase") == "combat" else {}
    return stand({**units, **spare}, **{"options": ON, "places": {place: CITY}, **more})


def contested(
    units: Mapping[str, Any],
    *,
    marker: int = 1,
    attackers: tuple[str, ...] = ("a",),
    place: str = "major-city",
    tracks: Mapping[str, Any] | None = None,
    **more: Any,
) -> Game:
    """The same where 2009 is contested and these units have brought the marker."""
    battle = {"hex": CITY, "level": marker, "attackers": list(attackers)}
    return rule_on(units, place, tracks={"city_battles": [battle], **(tracks or {})}, **more)


def field_of(game: Game) -> S42Work:
    """The working state; what it derives is what a fresh count gives."""
    assert violations(game.rules, game.state) == []  # type: ignore[arg-type]
    work = game.rules.work(game.state)
    assert isinstance(work, S42Work)
    return work


def is_contested(game: Game, hex: str = CITY) -> bool:
    """29.1.1: both sides stand in a hex."""
    work = field_of(game)
    return work.field.is_contested(work.rules.grid.index(hex))


def level(game: Game) -> int:
    """The level of the only City Battle marker, 0 without one."""
    battles = game.state.data.city_battles
    assert len(battles) < 2
    return battles[0].level if battles else 0
