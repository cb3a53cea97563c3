"""The compiled rules of one scenario: board tables, counters, options."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from hexside.board import Board
from hexside.engine import Action, Dice, Rules, State, View, Violation
from hexside.games.traces_of_war.actions import VERBS
from hexside.games.traces_of_war.ground import Ground, ground_of
from hexside.games.traces_of_war.loading import GameData
from hexside.games.traces_of_war.tables import SIDES, Chit, Counter, UnitKind


class TracesRules(Ground, Rules):
    """Traces of War with one scenario, its options, board and counters."""

    game: ClassVar[str] = "traces-of-war"
    version: ClassVar[str] = "1"
    verbs: ClassVar[dict[str, type[Action]]] = VERBS
    sides: ClassVar[tuple[str, ...]] = SIDES
    #: Set by the module that defines it, which needs the rules first.
    work_type: ClassVar[type[Any]]

    def __init__(
        self,
        data: GameData,
        scenario: str,
        options: Mapping[str, str],
        board: Board | None = None,
        roster: dict[str, Counter] | None = None,
    ) -> None:
        # The compiled tables are shared with every other game on the same board.
        self.__dict__.update(vars(ground_of(data, board or data.board)))
        self.scenario = scenario
        self.options = {row.id: options.get(row.id, row.default) for row in data.game.option}
        #: 3.0: start hexes that an option changes, by unit.
        self.start_hexes = {
            uid: hex
            for row in data.game.option
            for uid, hex in row.hexes.get(self.options[row.id], {}).items()
        }
        self.seats = SIDES
        self.roster = roster or data.roster
        self.setup = data.scenarios[scenario]
        self.tables = data.tables
        self.combat = data.combat
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
        self.stacking_limit: dict[UnitKind, int] = {
            "combat": limits.combat_units,
            "hq": limits.headquarters,
        }
        self.is_hq = {c.id: c.is_hq for c in self.roster.values()}

    # The contract

    def start(self, dice: Dice) -> State:
        from hexside.games.traces_of_war.set_up import opening_state

        return opening_state(self, dice)

    def table(self, state: State) -> Any:
        return self.work_type(self, state)

    def view(self, state: State, seat: str) -> View:
        from hexside.games.traces_of_war.views import view

        return view(self, state, seat)

    def imagine(self, state: State, seat: str, dice: Dice) -> State:
        from hexside.games.traces_of_war.views import imagine

        return imagine(self, state, seat, dice)

    def violations(self, state: State) -> list[Violation]:
        from hexside.games.traces_of_war.checks import violations

        return violations(self, state)

    def census(self, state: State) -> dict[str, Any]:
        from hexside.games.traces_of_war.checks import census

        return census(self, state)

    def write_position(self, state: State) -> dict[str, Any]:
        from hexside.games.traces_of_war.positions import write

        return write(self, state)

    def overlays(self, state: State) -> dict[str, Any]:
        from hexside.games.traces_of_war.overlays import overlays

        return overlays(self, state)
