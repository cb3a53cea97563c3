"""Short words for battles in the tests of chapters 8 to 15.

Around 2010 the hexes are, clockwise from the north: 2009 2110 2111 2011 1911 1910.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hexside.api import Game
from hexside.conformance.rulebook_kit import argument, declare, event, kind, odds
from hexside.engine import Event
from tests.rulebook.stalingrad42.s42_kit import stand

__all__ = [
    "FOUR",
    "PANZER",
    "SHATTERED",
    "SPARE",
    "THREE",
    "assault",
    "column",
    "declare",
    "fight",
    "group_hexes",
    "modifiers",
    "odds",
    "result",
    "won",
    "won_without_group",
]

#: Enemies in a far corner: while they may fight, the Combat Phase stays open.
SPARE: dict[str, str] = {
    "spare-axis": "axis infantry 9-9-3 2616",
    "spare-soviet": "soviet infantry 9-9-3 2615",
}
#: A defender that falls at 10-1, and a panzer division that sees to it.
SHATTERED = "soviet infantry 1-1-3 2011 one-step"
PANZER = "axis panzer 10-8-6 2012 red"
#: Dice for results at 3-1 and at 4-1.
THREE = {"D1": 1, "DR2": 2, "A1/D1": 3, "DRX": 4, "EX": 5, "A1": 6}
FOUR = {"DR4": 1, "D1 O": 2, "DR2": 3, "A1/D1": 4, "DRX": 5, "EX": 6}


def fight(units: Mapping[str, str | Mapping[str, Any]], **more: Any) -> Game:
    """A position in the Combat Phase."""
    return stand({**units, **SPARE}, **{"phase": "combat", **more})


def assault(game: Game, hex: str, *attackers: str) -> list[Event]:
    """Declare an attack with these units and carry it out."""
    declare(game, hex, *attackers)
    return list(game.play("resolve"))


def won(units: Mapping[str, str | Mapping[str, Any]], *names: str, **more: Any) -> Game:
    """These attackers shatter the defender ``x`` of 2011, or of ``hex``, at 10-1 (DS, Adv 4)."""
    hex = str(more.pop("hex", "2011"))
    game = fight({"x": SHATTERED, **units}, **{"hexes": "1504-2619", **more})
    assault(game, hex, *names)
    return game


def won_without_group(
    units: Mapping[str, str | Mapping[str, Any]], *names: str, **more: Any
) -> Game:
    """The same, and no Breakthrough Group is formed."""
    game = won(units, *names, **more)
    if kind(game) == "s42-form-group":
        game.play("done")
    return game


def group_hexes(game: Game) -> int:
    """15.2: the hexes that the Breakthrough Group has left."""
    return int(str(argument(game, "count")))


def column(
    units: Mapping[str, str | Mapping[str, Any]], hex: str, *attackers: str, **more: Any
) -> tuple[int, int, str]:
    """Attack, defense and column of an attack."""
    game = fight(units, **more)
    declare(game, hex, *attackers)
    found = odds(game)
    return found["attack"], found["defense"], found["column"]


def modifiers(game: Game) -> set[str]:
    """The modifiers of the declared attack: ``code section``."""
    return {f"{one['code']} {one['rule']}" for one in odds(game)["modifiers"]}


def result(events: list[Event]) -> str:
    """The result of the only combat in some events."""
    return str(event(events, "s42-combat-result")["result"])
