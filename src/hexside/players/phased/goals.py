"""Where a side wants to be: how near hexes are to what scores, by movement class."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import NamedTuple

from hexside.players.phased.scenario_tables import FAR, HALVES, ScenarioTables
from hexside.players.phased.sight import Sight
from hexside.players.phased.weights import Goal, Posture

#: A goal this many movement points farther away attracts about a third as much.
PATIENCE = 6.0
#: The extra distance assumed for a goal that cannot be reached in time.
LATE = 12
NOTHING = 1e-12


class Aim(NamedTuple):
    """Something that scores for a side: hexes, points, the Entry Areas to exit through."""

    id: str
    hexes: frozenset[int]
    points: float
    exit: tuple[str, ...] = ()


def aims(sight: Sight, side: int, posture: Posture | None = None) -> list[Aim]:
    """What a side can still gain: the attacker what he lacks, the defender what he has lost."""
    tables = sight.tables
    found = []
    favour = posture.favour if posture is not None else {}
    for hex, points in tables.ground.victory_hexes.items():
        name = tables.names[hex]
        if not sight.controls(side, hex):
            found.append(Aim(name, frozenset({hex}), points * favour.get(name, 1.0)))
    scenario = tables.weights.scenarios[sight.view.scenario]
    scored = {row[0]: row[2] for row in sight.view.tracks.get("victory_sheet", ())}
    for goal in scenario.goal:
        if goal.side != tables.sides[side] or sight.turn < goal.from_turn or scored.get(goal.sheet):
            continue
        hexes = {h for area in goal.exit for h in tables.ground.entry_hexes.get(area, ())}
        hexes |= ground_of(tables, goal)
        if hexes:
            worth = goal.points * favour.get(goal.id, 1.0)
            found.append(Aim(goal.id, frozenset(hexes), worth, goal.exit))
    return found


def ground_of(tables: ScenarioTables, goal: Goal) -> frozenset[int]:
    """The hexes where a unit scores a goal: its places, or the edge beside an enemy area."""
    key = ("ground", goal.id)
    known: frozenset[int] | None = tables.notes.get(key)
    if known is None:
        edge = tables.ground.entry_hexes.get(goal.edge, ())
        known = tables.notes[key] = frozenset(
            (
                *(tables.grid.index(name) for name in goal.places if name in tables.grid),
                *(hex for hex in edge if hex in tables.ground.west),
            )
        )
    return known


def spoils(sight: Sight, side: int) -> list[tuple[frozenset[int], float]]:
    """24.1.4: what a side gains by standing behind the enemy, once for each set of places.

    It counts only while a unit stands there, so it is worth almost nothing before the last turn.
    """
    tables = sight.tables
    found = []
    for goal in tables.weights.scenarios[sight.view.scenario].goal:
        if goal.side != tables.sides[side] or not (goal.held or goal.edge):
            continue
        ground = ground_of(tables, goal)
        parts = [frozenset({hex}) for hex in sorted(ground)] if goal.held else [ground]
        found += [
            (part, goal.points)
            for part in parts
            if not any(sight.occupied[side][hex] for hex in part)
        ]
    return found


def stakes(sight: Sight, side: int) -> dict[int, float]:
    """What a side can lose, by hex: its victory hexes, and places that score for the enemy."""
    tables = sight.tables
    found = {
        hex: float(points)
        for hex, points in tables.ground.victory_hexes.items()
        if sight.controls(side, hex)
    }
    for goal in tables.weights.scenarios[sight.view.scenario].goal:
        if goal.side == tables.sides[1 - side] and goal.held:
            found |= {tables.grid.index(n): goal.points for n in goal.places if n in tables.grid}
    return found


class Fields:
    """How far each hex is from the goals, for infantry and mechanised units."""

    def __init__(
        self, tables: ScenarioTables, found: list[Aim], reach: Mapping[str, float]
    ) -> None:
        self.aims = found
        self.tables = tables
        #: Movement points that a class can still use before the end.
        self.reach = reach

    def field(self, kind: str) -> list[float]:
        """For each hex, the movement points to all goals combined."""
        key = ("field", kind, tuple(self.aims), self.reach[kind])
        known: list[float] | None = self.tables.notes.get(key)
        if known is None:
            known = self.tables.notes[key] = self._field(kind)
        return known

    def _field(self, kind: str) -> list[float]:
        # The nearest goals count most, but not exclusively. By the best alone, an army that won
        # a battle at one city would turn round and march to a richer one behind it.
        size = self.tables.size
        total = [0.0] * size
        far = self.reach[kind]
        for aim in self.aims:
            distance = self.tables.march_to(aim.hexes, kind)
            for hex in range(size):
                points = distance[hex] / HALVES
                if points > far:
                    # Out of reach before the end: of little use, but better than nothing.
                    points += LATE
                total[hex] += aim.points * math.exp(-points / PATIENCE)
        return [-PATIENCE * math.log(draw) if draw > NOTHING else float(FAR) for draw in total]


def fields_of(sight: Sight, side: int, posture: Posture | None = None) -> Fields:
    """The goal fields of a side in a position."""
    scenario = sight.tables.weights.scenarios[sight.view.scenario]
    left = max(1, scenario.turns - sight.turn + 1)
    return Fields(
        sight.tables, aims(sight, side, posture), {"foot": 4.5 * left, "mech": 9.0 * left}
    )
