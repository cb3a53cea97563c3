"""The compiled rules of one scenario: board tables, counters, options."""

from __future__ import annotations

from collections.abc import Mapping

from hexside.board import Board
from hexside.engine import RuleSet
from hexside.games.traces_of_war.ground import Ground, ground_of
from hexside.games.traces_of_war.loading import GameData
from hexside.games.traces_of_war.tables import SIDES, Chit, Counter
from hexside.mechanics.field_work import FieldRules
from hexside.mechanics.odds import Rounding, rounded_by_stack, rounded_in_total

#: R8: rounded down for each attacking stack, or only for the side's total.
ROUNDINGS: dict[str, Rounding] = {"perStack": rounded_by_stack, "perSide": rounded_in_total}


class TracesRules(FieldRules):
    """Traces of War with one scenario, its options, board and counters."""

    def __init__(
        self,
        ruleset: RuleSet[TracesRules],
        data: GameData,
        scenario: str,
        options: Mapping[str, str],
        board: Board | None = None,
        roster: dict[str, Counter] | None = None,
    ) -> None:
        super().__init__(ruleset)
        #: The tables of the board, shared with every other game on it.
        self.ground: Ground = ground_of(data, board or data.board)
        self.board = self.ground.board
        self.grid = self.ground.grid
        self.names = self.ground.names
        self.projections = self.ground.projections
        self.zone_exits = self.ground.open_exits
        self.scenario = scenario
        self.options = {row.id: options.get(row.id, row.default) for row in data.game.option}
        #: 3.0: start hexes that an option changes, by unit.
        self.start_hexes = {
            uid: hex
            for row in data.game.option
            for uid, hex in row.hexes.get(self.options[row.id], {}).items()
        }
        self.roster = roster or data.roster
        self.setup = data.scenarios[scenario]
        self.tables = data.tables
        self.combat = data.combat
        #: 1.2, R8: how the halves of an attack are rounded.
        self.rounding: Rounding = ROUNDINGS[self.options["rounding"]]
        self.chits: dict[str, Chit] = data.chits
        self._compile_counters()

    def _compile_counters(self) -> None:
        self.headquarters = tuple(
            tuple(c.id for c in self.roster.values() if c.is_hq and c.number == side)
            for side in range(len(SIDES))
        )
        self.side = {c.id: c.number for c in self.roster.values()}
        self.kind = {c.id: c.kind for c in self.roster.values()}
        limits = self.tables.stacking
        self.stacking_limit = {
            "combat": limits.combat_units,
            "hq": limits.headquarters,
        }
        self.is_hq = {c.id: c.is_hq for c in self.roster.values()}
