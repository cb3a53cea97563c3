"""Small positions of Iskra: the words of its units, battles, and a plain to stand on.

from tests.rulebook.iskra.iskra_kit import codes, ends, fight, stand

game = stand({"a": "axis infantry 3-4-5 05.05", "b": "soviet armour 5-4-7 05.08 reduced"})
assert ends(game, "move", "a") == {...}
game = fight({"a": "axis infantry 3-4-5 05.05", "b": "soviet infantry 2-4 05.06"}, dice=[4])

The strongest attack lies on top of a stack; ``stacks={"05.05": "hq a"}`` says otherwise.
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
from hexside.games.iskra.state import MARKS

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
    "seen",
    "stack",
    "stand",
    "stand_text",
    "steps",
    "told",
    "track",
    "unit",
    "where",
    "winner",
]

GAME = "iskra"
#: ``axis infantry 3-4-5 05.05``, ``soviet hq 03.03 67a range:8``, ``axis armour 5-4-6 independent``
UNITS = UnitWords(
    words={
        "reduced": {"left": 1},
        "one-step": {"steps": 1},
        "independent": {"independent": True},
        "mechanised": {"mechanised": True},
        "guards": {"nationality": "guards"},
        "leningrad": {"front": "leningrad"},
        "volkhov": {"front": "volkhov"},
        "67a": {"army": "67a"},
        "2sha": {"army": "2sha"},
        "8a": {"army": "8a"},
    },
    marks=(*MARKS, "bridge"),
    mark_starts=("bridge@",),
    keys={"range": "command_range"},
    texts=("formation", "name"),
)
#: An Axis source in the south-west of the plain, a Soviet one in the east.
SOURCES = {"axis-source": "01.01", "soviet-source": "12.12"}
#: By default the Axis player moves all units on a plain of clear hexes.
KIT = PositionKit(
    GAME,
    scenario="campaign",
    hexes="01.01-12.12",
    seat="axis",
    turn=2,
    units=UNITS,
    areas=SOURCES,
)
unit = UNITS.unit
stand = KIT.stand
stand_text = KIT.text


def fight(units: Mapping[str, str | Mapping[str, Any]], **more: Any) -> Game:
    """A position in the Combat Segment; all units of the seat are activated by default."""
    return stand(units, **{"phase": "combat", **more})


def assault(game: Game, hex: str, *attackers: str) -> list[Event]:
    """Declare an attack with these units and commit it."""
    return [*declare(game, hex, *attackers), *game.play("resolve")]


def stack(game: Game, hex: str) -> tuple[str, ...]:
    """The counters of a hex, the top one first, as they really lie."""
    found: tuple[str, ...] = game.state.data.order.at(game.rules.board.grid.index(hex))
    return found


def seen(game: Game, seat: str) -> set[str]:
    """The counters that a seat can name."""
    return {unit.id for unit in game.view(seat).units}
