"""Short words for retreats: the defenders of L1506 are beaten from L1406 at 5-1.

The hexes around L1506 are L1505, L1507, L1406, L1407, L1606 and L1607. The zone of the attacker
lies on L1505 and L1407 too, so that three hexes are free of it: L1507, L1606 and L1607.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from hexside.api import Game
from hexside.engine import Event
from tests.rulebook.a_victory_awaits.ava_kit import assault, event, fight, kind, legal_with

#: Dice that give these results at 5-1.
DIE = {"R": 1, "RR": 3, "1RR": 5}
D = "soviet infantry 4-4 L1506"
#: A stack of the same strength.
STACK = {"d": "soviet infantry 2-4 L1506", "e": "soviet infantry 2-4 L1506"}


def beaten(
    result: str, units: dict[str, Any], source: str = "L1707", seat: str = "axis", **more: Any
) -> Game:
    """Attack the defenders of L1506, 4 points in all, from L1406."""
    enemy = "soviet" if seat == "axis" else "axis"
    areas = {f"{enemy}-source": source, f"{seat}-source": "L1406", **more.pop("areas", {})}
    attacker = {"a": f"{seat} infantry 20-4 L1406"}
    game = fight({**attacker, **units}, seat=seat, dice=[DIE[result]], areas=areas, **more)
    events: list[Event] = assault(game, "L1506", "a")
    found = event(events, "combat-result")
    assert (found["column"], found["result"]) == ("5-1", result)
    return game


def full(*hexes: str, side: str = "soviet") -> dict[str, str]:
    """Two units in each hex, far too weak to matter."""
    return {
        f"{hex.lower()}{letter}": f"{side} infantry 1-4 {hex}" for hex in hexes for letter in "xy"
    }


def ways(game: Game, unit: str = "d") -> set[tuple[str, ...]]:
    """The ways that the owner may choose among."""
    assert kind(game) == "retreat-units"
    return {tuple(text.split()[2:]) for text in legal_with(game, "retreat", unit)}


def last(paths: Iterable[tuple[str, ...]]) -> set[str]:
    """Where these ways end."""
    return {path[-1] for path in paths}
