"""What a seat remembers of enemy counters that it sees no longer.

Where stacks are hidden, an enemy counter is known while it lies on top or fights. A player at the
table would remember it; here it is remembered for him, from the events that his seat was told and
from nothing else.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

import msgspec

from hexside.engine import View
from hexside.engine.events import Event
from hexside.engine.refusals import Argument
from hexside.server.stored_match import Step, StoredMatch


class Sighting(msgspec.Struct, frozen=True):
    """An enemy counter that the seat has seen and sees no longer: where, and in which turn."""

    unit: str
    hex: str
    turn: int


class Memory(NamedTuple):
    """The last place and turn of every counter that was told, after a step."""

    steps: int
    step: Step | None
    places: dict[str, tuple[str, int]]


class Memories:
    """The memories of the seats of one game, continued from table to table."""

    def __init__(self) -> None:
        self._known: dict[str, Memory] = {}

    def of(self, game: StoredMatch, seat: str, view: View, until: int) -> tuple[Sighting, ...]:
        """Enemy counters that the seat has seen, does not see now, and may still be there."""
        if not view.stacks or view.result is not None:
            return ()
        rules = game.rules
        own = rules.side_of(seat)
        seen = {unit.id for unit in view.units}
        enemy = {stack.hex for stack in view.stacks if stack.side != own}
        places = self._places(game, seat, until)
        return tuple(
            Sighting(unit, hex, turn)
            for unit, (hex, turn) in sorted(places.items())
            if unit not in seen and hex in enemy
        )

    def _places(self, game: StoredMatch, seat: str, until: int) -> Mapping[str, tuple[str, int]]:
        known = self._known.get(seat)
        if known is None or known.steps > until or not _is_on_the_way(game, known):
            known = Memory(0, None, {})
            for event in game.before:
                if event.seen_by(seat):
                    _note(known.places, event, game.start.turn)
        places = known.places
        for step in game.played[known.steps : until]:
            for event in step.events:
                if event.seen_by(seat):
                    _note(places, event, step.turn)
        last = game.played[until - 1] if until else None
        self._known[seat] = Memory(until, last, places)
        return places


def _is_on_the_way(game: StoredMatch, memory: Memory) -> bool:
    """Whether the game has not been taken back behind what was noted."""
    if memory.steps == 0:
        return True
    return memory.steps <= len(game.played) and game.played[memory.steps - 1] is memory.step


def _note(places: dict[str, tuple[str, int]], event: Event, turn: int) -> None:
    """A unit that an event names with a hex is there; with a path, at its end."""
    arguments = event.arguments
    where = _last_hex(arguments)
    if not where:
        return
    units = arguments.get("units", ()) if "unit" not in arguments else (arguments["unit"],)
    if event.code in LEFT:
        for unit in units if isinstance(units, (tuple, list)) else ():
            places.pop(str(unit), None)
    elif event.code in TOLD or "unit" in arguments:
        for unit in units if isinstance(units, (tuple, list)) else ():
            places[str(unit)] = (where, turn)


def _last_hex(arguments: Mapping[str, Argument]) -> str:
    path = arguments.get("path")
    if isinstance(path, (tuple, list)) and path:
        return str(path[-1])
    hex = arguments.get("hex")
    return hex if isinstance(hex, str) else ""


#: Events after which a unit is no longer on the map.
LEFT = frozenset(("unit-eliminated", "unit-removed"))
#: Events that name several units in one hex.
TOLD = frozenset(("defenders-shown",))

__all__ = ["Memories", "Sighting"]
