"""1 to 3 The counters, the turns, and what one scenario is compiled to."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from examples.the_ford.board import CHART, MILL, the_map
from hexside.engine import RuleSet, ScenarioInfo
from hexside.mechanics.combat_table import CombatTable
from hexside.mechanics.field_work import FieldRules

SIDES = ("red", "blue")
TURNS = 4


class Regiment(msgspec.Struct, frozen=True):
    """1 A counter; the first four fields are what texts and tables ask of any counter."""

    name: str
    full_name: str
    side: str
    type: str
    strength: int
    move: int
    hex: str
    steps: int = 2


ROSTER = {
    "red-1": Regiment("1", "1st Regiment", "red", "infantry", 4, 3, "0101"),
    "red-2": Regiment("2", "2nd Regiment", "red", "infantry", 4, 3, "0103"),
    "red-3": Regiment("3", "3rd Hussars", "red", "cavalry", 3, 5, "0102"),
    "blue-1": Regiment("1", "1st Regiment", "blue", "infantry", 3, 3, "0302"),
    "blue-2": Regiment("2", "2nd Regiment", "blue", "infantry", 3, 3, "0402"),
}
#: 5.2 Odds, and for each die the result: steps lost (A: by the attacker), R a retreat.
TABLE = CombatTable(
    ratios=(0.5, 1.0, 2.0, 3.0),
    labels=("1:2", "1:1", "2:1", "3:1"),
    results=(
        ("A2", "A1", "A1", "--"),
        ("A1", "A1", "--", "R"),
        ("A1", "--", "R", "R"),
        ("--", "R", "R", "1R"),
        ("--", "R", "1R", "1R"),
        ("R", "1R", "1R", "2R"),
    ),
)


class FordRules(FieldRules):
    """The Ford with its board and counters; 3: one unit in a hex."""

    def __init__(self, ruleset: RuleSet[FordRules], scenario: str) -> None:
        super().__init__(ruleset)
        self.scenario = scenario
        self.options = {}
        self.board = the_map()
        self.grid = self.board.grid
        self.roster: Mapping[str, Regiment] = ROSTER
        self.side = {uid: SIDES.index(counter.side) for uid, counter in ROSTER.items()}
        self.kind = dict.fromkeys(ROSTER, "regiment")
        self.stacking_limit = {"regiment": 1}
        self.projections = self.board.projections(lambda a, b: True)
        self.zone_exits = self.board.exits(lambda a, b: True)
        self.edges = self.board.edges(CHART.step(self.board))
        self.mill = self.grid.index(MILL)


def scenarios() -> tuple[ScenarioInfo, ...]:
    """The only one."""
    return (ScenarioInfo("the-mill", TURNS, SIDES),)


def compile_rules(
    ruleset: RuleSet[FordRules],
    scenario: str,
    options: Mapping[str, str],
    overrides: tuple[str, ...],
) -> FordRules:
    """The slot ``compile``: this game has neither options nor data files to replace."""
    return FordRules(ruleset, scenario)
