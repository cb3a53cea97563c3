"""Where a side wants to be: fields of nearness to what scores, by the way units move."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import NamedTuple

from hexside.players.phased.lore import FAR, HALVES, Lore
from hexside.players.phased.sight import Sight
from hexside.players.phased.weights import Goal, Posture

#: A goal so many movement points farther off draws about a third as much.
PATIENCE = 6.0
#: What a goal that cannot be reached in time is taken to be farther off.
LATE = 12
NOTHING = 1e-12


class Aim(NamedTuple):
    """Something that scores for a side: hexes, points, the Entry Areas to leave by."""

    id: str
    hexes: frozenset[int]
    points: float
    exit: tuple[str, ...] = ()


def aims(sight: Sight, side: int, posture: Posture | None = None) -> list[Aim]:
    """What a side can still gain: the attacker what he has not got, the defender what is lost."""
    lore = sight.lore
    found = []
    favour = posture.favour if posture is not None else {}
    for hex, points in lore.rules.victory_hexes.items():
        name = lore.names[hex]
        if not sight.controls(side, hex):
            found.append(Aim(name, frozenset({hex}), points * favour.get(name, 1.0)))
    scenario = lore.weights.scenarios[sight.view.scenario]
    scored = {row[0]: row[2] for row in sight.view.tracks.get("victory_sheet", ())}
    for goal in scenario.goal:
        if goal.side != lore.sides[side] or sight.turn < goal.from_turn or scored.get(goal.sheet):
            continue
        hexes = {h for area in goal.exit for h in lore.rules.entry_hexes.get(area, ())}
        hexes |= ground_of(lore, goal)
        if hexes:
            worth = goal.points * favour.get(goal.id, 1.0)
            found.append(Aim(goal.id, frozenset(hexes), worth, goal.exit))
    return found


def ground_of(lore: Lore, goal: Goal) -> frozenset[int]:
    """The hexes in which a unit scores a goal: its places, or the edge beside an enemy area."""
    key = ("ground", goal.id)
    known: frozenset[int] | None = lore.notes.get(key)
    if known is None:
        edge = lore.rules.entry_hexes.get(goal.edge, ())
        known = lore.notes[key] = frozenset(
            (
                *(lore.grid.index(name) for name in goal.places if name in lore.grid),
                *(hex for hex in edge if hex in lore.rules.west),
            )
        )
    return known


def spoils(sight: Sight, side: int) -> list[tuple[frozenset[int], float]]:
    """24.1.4: what a side gains by standing somewhere behind the enemy, once for each set.

    It counts only while somebody stands there, and so for next to nothing before the last turn.
    """
    lore = sight.lore
    found = []
    for goal in lore.weights.scenarios[sight.view.scenario].goal:
        if goal.side != lore.sides[side] or not (goal.held or goal.edge):
            continue
        ground = ground_of(lore, goal)
        parts = [frozenset({hex}) for hex in sorted(ground)] if goal.held else [ground]
        found += [
            (part, goal.points)
            for part in parts
            if not any(sight.occupied[side][hex] for hex in part)
        ]
    return found


def stakes(sight: Sight, side: int) -> dict[int, float]:
    """What a side can lose, by hex: its victory hexes, and places that score for the enemy."""
    lore = sight.lore
    found = {
        hex: float(points)
        for hex, points in lore.rules.victory_hexes.items()
        if sight.controls(side, hex)
    }
    for goal in lore.weights.scenarios[sight.view.scenario].goal:
        if goal.side == lore.sides[1 - side] and goal.held:
            found |= {lore.grid.index(n): goal.points for n in goal.places if n in lore.grid}
    return found


class Fields:
    """For foot and wheels, how far each hex is from the goals."""

    def __init__(self, lore: Lore, found: list[Aim], reach: Mapping[str, float]) -> None:
        self.aims = found
        self.lore = lore
        #: Movement points that a class can still make before the end.
        self.reach = reach

    def field(self, kind: str) -> list[float]:
        """For each hex the movement points to the goals, all of them taken together."""
        key = ("field", kind, tuple(self.aims), self.reach[kind])
        known: list[float] | None = self.lore.notes.get(key)
        if known is None:
            known = self.lore.notes[key] = self._field(kind)
        return known

    def _field(self, kind: str) -> list[float]:
        # The nearest goals count most, but not alone: by the best one only, an army that has won
        # a battle before one city would turn round and march to a richer one behind its back.
        size = self.lore.size
        total = [0.0] * size
        far = self.reach[kind]
        for aim in self.aims:
            distance = self.lore.march_to(aim.hexes, kind)
            for hex in range(size):
                points = distance[hex] / HALVES
                if points > far:
                    # Out of reach before the end: of little use, but better than nothing.
                    points += LATE
                total[hex] += aim.points * math.exp(-points / PATIENCE)
        return [-PATIENCE * math.log(draw) if draw > NOTHING else float(FAR) for draw in total]


def fields_of(sight: Sight, side: int, posture: Posture | None = None) -> Fields:
    """The goal fields of a side in a position."""
    scenario = sight.lore.weights.scenarios[sight.view.scenario]
    left = max(1, scenario.turns - sight.turn + 1)
    return Fields(sight.lore, aims(sight, side, posture), {"foot": 4.5 * left, "mech": 9.0 * left})
