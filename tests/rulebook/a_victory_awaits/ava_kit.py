"""Small positions of A Victory Awaits: the words of its units, battles, and a plain to stand on.

from tests.rulebook.a_victory_awaits.ava_kit import codes, ends, fight, stand

game = stand({"a": "axis infantry 3-5 L1505", "b": "soviet armour 5-4-7 L1507 reduced"})
assert ends(game, "move", "a") == {...}
game = fight({"a": "axis armour 8-5-9 L1505", "b": "soviet infantry 2-4 L1506"}, dice=[4])
assault(game, "L1506", "a")
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hexside.api import Game
from hexside.conformance.rulebook_kit import (
    PositionKit,
    UnitWords,
    argument,
    codes,
    cost,
    declare,
    ends,
    event,
    hexes_of,
    kind,
    legal,
    legal_with,
    marks,
    neighbours,
    odds,
    play,
    steps,
    told,
    track,
    where,
    winner,
)
from hexside.engine import Event

__all__ = [
    "GAME",
    "KIT",
    "SOURCES",
    "argument",
    "assault",
    "codes",
    "cost",
    "declare",
    "ends",
    "event",
    "fight",
    "hexes_of",
    "kind",
    "legal",
    "legal_with",
    "marks",
    "neighbours",
    "odds",
    "play",
    "rolled",
    "stand",
    "stand_text",
    "steps",
    "told",
    "track",
    "unit",
    "where",
    "winner",
]

GAME = "a-victory-awaits"
#: ``axis infantry 3-5 L1505``, ``axis hq 2-8 L1404 panzer-group formation:4PzG`` ...
UNITS = UnitWords(
    words={
        "reduced": {"left": 1},
        "one-step": {"steps": 1},
        "romanian": {"nationality": "romanian"},
        "panzer-group": {"panzer_group": True},
    },
    mark_starts=("retreated@", "halved@", "cautious@", "free"),
    keys={"range": "command_range"},
)
#: An Axis source in the west of the plain, a Soviet one in the east.
SOURCES = {"axis-source": "L1006", "soviet-source": "L2006"}
#: By default the Axis player moves all units on a plain of clear hexes.
KIT = PositionKit(
    GAME,
    scenario="leningrad",
    hexes="L1001-L2012",
    seat="axis",
    turn=2,
    units=UNITS,
    areas=SOURCES,
)
unit = UNITS.unit
stand = KIT.stand
stand_text = KIT.text


def fight(units: Mapping[str, str | Mapping[str, Any]], **more: Any) -> Game:
    """A position in the combat segment; all units of the seat are activated by default."""
    return stand(units, **{"phase": "combat", **more})


def assault(game: Game, hex: str, *attackers: str) -> list[Event]:
    """Declare an attack with these units and carry it out."""
    return [*declare(game, hex, *attackers), *game.play("resolve")]


def rolled(game: Game, hex: str, *attackers: str) -> dict[str, Any]:
    """What the die says: ``column``, ``die``, ``counted``, ``result``."""
    return event(assault(game, hex, *attackers), "combat-result")
