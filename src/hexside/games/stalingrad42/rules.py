"""The compiled rules of one scenario: board tables, counters, options."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hexside.board import Board
from hexside.engine import Rules, RuleSet
from hexside.games.stalingrad42.board.ground import DRY, ground_of
from hexside.games.stalingrad42.board.map_sheets import board_of
from hexside.games.stalingrad42.combat.combat_tables import load_combat
from hexside.games.stalingrad42.movement.movement_costs import Costs, costs_of
from hexside.games.stalingrad42.reading.loading import GameData
from hexside.games.stalingrad42.reading.printed import SIDES, Arrival, S42Counter
from hexside.games.stalingrad42.sequence.moments import Moments
from hexside.games.stalingrad42.state import RESERVE_ARMY
from hexside.games.stalingrad42.supply.supply_tables import load_supply

#: 25 to 29: the options of the advanced rules.
ADVANCED = ("reserve-markers", "planned-offensives", "disengagement", "leaders", "contested-cities")

#: 22.1.1, S2.3: entry codes of the Caucasus.
CAUCASUS_CODES = ("C", "TC")


class S42Rules(Rules):
    """Stalingrad '42 with one scenario, its options, board and counters."""

    def __init__(
        self,
        ruleset: RuleSet[S42Rules],
        moments: Moments,
        data: GameData,
        scenario: str,
        options: Mapping[str, str],
        board: Board | None = None,
        roster: dict[str, S42Counter] | None = None,
    ) -> None:
        super().__init__(ruleset)
        #: 3.0: what is done at each moment of the game.
        self.moments = moments
        self.setup = data.setups.of(scenario)
        self.files = data
        #: 2.2: the compiled board, shared with every other game on it.
        self.ground = ground_of(data, board_of(data.board, self.setup.maps), board)
        self.board = self.ground.board
        self.grid = self.ground.grid
        self.names = self.ground.names
        self.scenario = scenario
        self.info = data.scenarios[scenario]
        self.options = {row.id: options.get(row.id, row.default) for row in data.options}
        #: 25 to 29: the advanced rules in play, by the names of their options.
        self.advanced = frozenset(rule for rule in ADVANCED if self._uses(rule))
        self.roster = data.roster if roster is None else roster
        self.tables = data.tables
        #: 8.4, 11.2: the tables of combat and of Determined Defense.
        self.combat_tables = load_combat(data.sources)
        #: 21.1.3: what replacements come when.
        self.supply_tables = load_supply(data.sources)
        #: The numbers of chapters 9.3, 9.7, 13.5 and 16 to 21.
        self.numbers = self.supply_tables.numbers
        #: 16.2.2, 22.2: friendly Entry Areas of each side.
        self.areas = (self.setup.axis_areas, self.setup.soviet_areas)
        #: S1.2, 24.1.2: areas by which the Axis leaves the map; that of Baku it may leave again.
        self.exits = self.setup.exit_areas + tuple(self.setup.baku_area)
        #: What was last worked out, each with what it depends on. One of a kind: the states of a
        #: long game would otherwise hold on to all that was ever worked out for them.
        self.recent: dict[Any, Any] = {}
        self._compile_counters()

    def _uses(self, rule: str) -> bool:
        """25 to 29, S3.1: whether an advanced rule is used."""
        if rule in self.setup.forced:
            return True
        choice = self.options[rule]
        return rule in self.setup.advanced if choice == "by-scenario" else choice == "on"

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
        #: 34: the counters that have holding boxes, in order.
        self.reserve_armies = tuple(sorted(c.id for c in counters if c.type == RESERVE_ARMY))
        self.combat = {c.id: c.is_combat for c in counters}
        self.light = {c.id: c.is_light for c in counters}
        self.movement_class = {c.id: c.movement_class for c in counters}
        #: 32: who leaves the game or changes in this scenario, and what takes whose place.
        self.withdrawals = tuple(
            row for row in self.files.withdrawals if row.scenario == self.scenario
        )
        self.formed = frozenset(row.becomes for row in self.withdrawals if row.becomes)
        self.arrivals: dict[str, Arrival] = {}
        for row in self.files.arrivals:
            if row.scenario == self.scenario and self.is_played(row.unit):
                areas = self._letters(row.entry, row.unit)
                self.arrivals[row.unit] = Arrival(row.turn, areas, row.entry)

    def is_played(self, uid: str) -> bool:
        """28: leaders stay out of play without their rule."""
        return uid in self.roster and (
            self.roster[uid].type != "leader" or "leaders" in self.advanced
        )

    def _letters(self, entry: str, uid: str) -> tuple[str, ...]:
        """22.1.1, S1.2: the Entry Areas that an entry code stands for in this scenario."""
        own = self.areas[self.side[uid]]
        named = self.files.setups.entry.get(entry, ())
        if self.side[uid] and self.setup.other_entry and entry not in CAUCASUS_CODES:
            # S2.3: units without the code of the Caucasus begin in the transit box.
            named = self.setup.other_entry
        if self.setup.joined_areas and self.side[uid] and entry not in self.setup.by_rail:
            # S1.2: from A, B or the north, east or south edge, or into any friendly area.
            named = own
        return tuple(letter for letter in named if letter in own)

    @property
    def last_turn(self) -> int:
        """S1.1: the turn with which the scenario ends."""
        return self.info.first_turn + self.info.turns - 1

    @property
    def threatened_areas(self) -> tuple[str, ...]:
        """24.1.4: Entry Areas beside which Soviet units cost the Axis points."""
        return self.numbers.victory.threatened_areas

    @property
    def attackers(self) -> dict[int, str]:
        """3.0, 33: who attacks from which turn: the offensives of other scenarios on its maps too.

        A scenario that begins in the Winter Offensive is one of the Soviets.
        """
        found: dict[int, str] = {}
        for other in self.files.scenarios.values():
            row = self.files.setups.of(other.id)
            on_map = set(row.maps) <= set(self.setup.maps)
            if on_map and self.info.first_turn <= other.first_turn <= self.last_turn:
                found[other.first_turn] = row.first_side if row.winter_start is None else SIDES[1]
        return found

    def movement_costs(self, side: int, movement_class: str) -> Costs:
        """7.3: what steps cost to a side and class in dry weather, for players who look ahead."""
        return costs_of(self.ground, side, movement_class, DRY)
