"""Short words for battles in the tests of chapters 7, 10 and 12."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hexside.api import Game
from hexside.conformance.rulebook_kit import declare, event
from hexside.engine import Event
from tests.rulebook.traces_of_war.tow_kit import stand

#: A pair of enemies in a far corner: while they may fight, the combat step stays open.
SPARE: dict[str, str] = {"x": "soviet infantry 9-4 1535", "y": "axis infantry 1-4 1534"}
#: An Axis source in the west and a Soviet one in the east.
SOURCES = {"axis-source": "1528", "soviet-source": "1835"}


def fight(units: Mapping[str, str | Mapping[str, Any]], **more: Any) -> Game:
    """A position in the combat step; all units of the seat are activated unless ``more`` says."""
    more.setdefault("areas", SOURCES)
    return stand(units, **{"phase": "combat", **more})


def assault(game: Game, hex: str, *attackers: str) -> list[Event]:
    """Declare an attack with these units and carry it out."""
    return [*declare(game, hex, *attackers), *game.play("resolve")]


def declared(game: Game, hex: str, *attackers: str) -> dict[str, Any]:
    """What the declaration of an attack says: ``attack``, ``defense``, ``column``."""
    return event(assault(game, hex, *attackers), "attack-declared")


def rolled(game: Game, hex: str, *attackers: str) -> dict[str, Any]:
    """What the die says: ``column``, ``die``, ``counted``, ``result``."""
    return event(assault(game, hex, *attackers), "combat-result")
