"""The compiled rules of one scenario: board tables, counters, options."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from hexside.board import Board
from hexside.engine import Action, Dice, Rules, State, View, Violation
from hexside.games.stalingrad42.ground import DRY, Ground, ground_of
from hexside.games.stalingrad42.loading import GameData
from hexside.games.stalingrad42.sheets import board_of
from hexside.games.stalingrad42.tables import SIDES, Arrival, Counter


class S42Rules(Ground, Rules):
    """Stalingrad '42 with one scenario, its options, board and counters."""

    game: ClassVar[str] = "stalingrad-42"
    version: ClassVar[str] = "2"
    #: Filled by ``frames.py``, which knows the actions of all chapters.
    verbs: ClassVar[dict[str, type[Action]]] = {}
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
        self.setup = data.setups.of(scenario)
        # The compiled tables are shared with every other game on the same board.
        ground = ground_of(data, board_of(data.board, self.setup.maps), board)
        self.__dict__.update(vars(ground))
        self.scenario = scenario
        self.info = data.scenarios[scenario]
        self.options = {row.id: options.get(row.id, row.default) for row in data.options}
        self.seats = SIDES
        self.roster = data.roster if roster is None else roster
        self.tables = data.tables
        #: 16.2.2, 22.2: friendly Entry Areas of each side.
        self.areas = (self.setup.axis_areas, self.setup.soviet_areas)
        #: S1.2, 24.1.2: areas by which the Axis leaves the map; that of Baku it may leave again.
        self.exits = self.setup.exit_areas + tuple(self.setup.baku_area)
        #: What was last worked out, each with what it depends on. One of a kind: the states of a
        #: long game would otherwise hold on to all that was ever worked out for them.
        self.recent: dict[Any, Any] = {}
        self._compile_counters()

    def _compile_counters(self) -> None:
        counters = self.roster.values()
        self.side = {c.id: c.number for c in counters}
        #: The units of each side in the order of the list of counters.
        self.units_of = tuple(
            tuple(c.id for c in counters if c.number == number) for number in range(len(SIDES))
        )
        self.supply_points = tuple(
            tuple(uid for uid in own if self.roster[uid].type == "supply-point")
            for own in self.units_of
        )
        self.combat = {c.id: c.is_combat for c in counters}
        self.light = {c.id: c.is_light for c in counters}
        self.movement_class = {c.id: c.movement_class for c in counters}
        self.arrivals: dict[str, Arrival] = {}
        for row in self.files.arrivals:
            if row.scenario == self.scenario and row.unit in self.roster:
                areas = self._letters(row.entry, row.unit)
                self.arrivals[row.unit] = Arrival(row.turn, areas, row.entry)

    def _letters(self, entry: str, uid: str) -> tuple[str, ...]:
        """22.1.1, S1.2: the Entry Areas that an entry code stands for in this scenario."""
        own = self.areas[self.side[uid]]
        named = self.files.setups.entry.get(entry, ())
        if self.setup.joined_areas and self.side[uid] and entry not in self.setup.by_rail:
            # S1.2: from A, B or the north, east or south edge, or into any friendly area.
            named = own
        return tuple(letter for letter in named if letter in own)

    # Printed matter for players who look ahead

    def printed_tables(self) -> Any:
        """8.4, 11.2: the tables of combat and of Determined Defense."""
        from hexside.games.stalingrad42.combat_tables import tables_of

        return tables_of(self)

    def movement_costs(self, side: int, movement_class: str) -> Any:
        """7.3: what steps cost to a side and class in dry weather."""
        from hexside.games.stalingrad42.movement_costs import costs_of

        return costs_of(self, side, movement_class, DRY)

    # The contract

    def start(self, dice: Dice) -> State:
        from hexside.games.stalingrad42.set_up import opening_state

        return opening_state(self, dice)

    def table(self, state: State) -> Any:
        return self.work_type(self, state)

    def view(self, state: State, seat: str) -> View:
        from hexside.games.stalingrad42.views import view

        return view(self, state, seat)

    def imagine(self, state: State, seat: str, dice: Dice) -> State:
        from hexside.games.stalingrad42.views import imagine

        return imagine(self, state, seat, dice)

    def violations(self, state: State) -> list[Violation]:
        from hexside.games.stalingrad42.checks import violations

        return violations(self, state)

    def census(self, state: State) -> dict[str, Any]:
        from hexside.games.stalingrad42.checks import census

        return census(self, state)

    def write_position(self, state: State) -> dict[str, Any]:
        from hexside.games.stalingrad42.positions import write

        return write(self, state)

    def overlays(self, state: State) -> dict[str, Any]:
        from hexside.games.stalingrad42.overlays import overlays

        return overlays(self, state)
