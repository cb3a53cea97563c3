"""5.5.3 The Volga Flotilla: a ferry for the Soviets that goes from hexside to hexside."""

from __future__ import annotations

from collections.abc import Sequence

from hexside.engine import Action, Reason
from hexside.games.stalingrad42.actions import Flotilla
from hexside.games.stalingrad42.reading.printed import SOVIET
from hexside.games.stalingrad42.rules import S42Rules
from hexside.games.stalingrad42.work import S42Work

#: Among the crossings of a turn: the Flotilla has been moved.
MOVED_FLOTILLA = "flotilla"


def sites(rules: S42Rules) -> dict[int, Flotilla]:
    """5.5.3: the hexsides of the Volga between two hexes of land."""
    ground = rules.ground
    known: dict[int, Flotilla] | None = ground.compiled.get("flotilla-sites")
    if known is None:
        names = rules.names
        known = {}
        for hexside, kinds in sorted(rules.board.sides.items()):
            a, b = rules.grid.beside(hexside)
            if "volga" in kinds and not ground.is_impassable(a, b):
                known[hexside] = Flotilla(names[a], names[b])
        ground.compiled["flotilla-sites"] = known
    return known


class FlotillaMoves:
    """5.5.3: the Volga Flotilla may go to another hexside in each Soviet Movement Phase."""

    verbs: tuple[type[Action], ...] = (Flotilla,)

    def legal(self, work: S42Work, side: int, movers: Sequence[str]) -> list[Action]:
        if side != SOVIET or MOVED_FLOTILLA in work.data.crossings:
            return []
        here = work.data.flotilla
        return [action for hexside, action in sites(work.rules).items() if hexside != here]

    def reasons(self, work: S42Work, side: int, action: Flotilla) -> list[Reason]:
        if side != SOVIET:
            return [Reason("s42-no-flotilla", "5.5.3", {})]
        if MOVED_FLOTILLA in work.data.crossings:
            return [Reason("s42-flotilla-has-moved", "5.5.3", {})]
        if work.data.flotilla >= 0 and action == sites(work.rules).get(work.data.flotilla):
            return [
                Reason("s42-flotilla-is-there", "5.5.3", {"hex": action.hex, "other": action.other})
            ]
        return [Reason("s42-no-flotilla-site", "5.5.3", {"hex": action.hex, "other": action.other})]

    def take(self, work: S42Work, side: int, action: Flotilla) -> None:
        grid = work.rules.grid
        hexside = grid.hexside(grid.index(action.hex), grid.index(action.other))
        work.change(flotilla=hexside, crossings=(*work.data.crossings, MOVED_FLOTILLA))
        work.tell("s42-flotilla-moved", "5.5.3", hex=action.hex, other=action.other)
