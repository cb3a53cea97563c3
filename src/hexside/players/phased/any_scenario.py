"""What a scenario without a row in the weights file is about, from the game's own data."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Protocol

from hexside.players.phased.weights import Goal, PhasedScenario

#: 24.1.4: what a unit behind the enemy's line is worth, slightly less than on the score sheet.
MAJOR, MINOR, EDGE = 2.0, 0.7, 3.0


class ScenarioGround(Protocol):
    """The places of a map that score."""

    major_cities: Collection[int]
    minor_cities: Collection[int]
    entry_hexes: Mapping[str, Sequence[int]]
    west: Collection[int]


class ScenarioRules(Protocol):
    """What the rules of a scenario tell of it before the game."""

    ground: ScenarioGround
    names: Sequence[str]
    sides: tuple[str, ...]
    areas: Sequence[Sequence[str]]
    #: The last turn of the scenario.
    last_turn: int
    #: Who attacks, by the turn from which he does.
    attackers: Mapping[int, str]
    #: 24.1.4: Entry Areas beside which enemies cost points.
    threatened_areas: Sequence[str]


def scenario_row(rules: ScenarioRules, north_row: int) -> PhasedScenario:
    """The row of a scenario: its turns, who attacks when, and what scores behind the line."""
    ground, names = rules.ground, rules.names
    first, second = rules.sides
    goals = [
        Goal(name, second, points, places=tuple(names[h] for h in sorted(hexes)), held=True)
        for name, points, hexes in (
            ("major-cities", MAJOR, set(ground.major_cities) & set(ground.west)),
            ("minor-cities", MINOR, set(ground.minor_cities) & set(ground.west)),
        )
        if hexes
    ]
    goals += [
        Goal(f"edge-{letter}", second, EDGE, edge=letter)
        for letter in rules.threatened_areas
        if letter in rules.areas[0] and set(ground.entry_hexes.get(letter, ())) & set(ground.west)
    ]
    return PhasedScenario(
        rules.last_turn, first, north_row, tuple(goals), dict(sorted(rules.attackers.items()))
    )
