"""The compiled rules of one scenario: board tables, counters, seats, options."""

from __future__ import annotations

from collections.abc import Mapping

from hexside.board import Board
from hexside.engine import RuleSet
from hexside.engine.owners import Owners
from hexside.games.a_victory_awaits.ground import Ground, ground_of
from hexside.games.a_victory_awaits.loading import GameData
from hexside.games.a_victory_awaits.shapes import SIDES, Chit, Counter, Numbers, SetupRow
from hexside.mechanics.field_work import FieldRules

CAMPAIGN = "campaign"
#: Kinds for the stacking limit (3.1, 14.2).
UNIT, FORTRESS = "unit", "fortress"


def historical_setup(data: GameData, scenario: str) -> dict[str, SetupRow]:
    """4.0: the historical places of a scenario; the campaigns share theirs."""
    return data.setup.get(scenario) or data.setup[CAMPAIGN]


def scenario_roster(data: GameData, scenario: str) -> dict[str, Counter]:
    """4.0, 18: the counters of the scenario's maps, with their fortress markers."""
    listed = historical_setup(data, scenario)
    maps = data.scenarios[scenario].unit_maps
    return {
        uid: counter
        for uid, counter in data.roster.items()
        if uid in listed or (counter.is_fortress and counter.map in maps)
    }


class AwaitsRules(FieldRules):
    """A Victory Awaits with one scenario, its options, seats, board and counters."""

    def __init__(
        self,
        ruleset: RuleSet[AwaitsRules],
        data: GameData,
        scenario: str,
        options: Mapping[str, str],
        board: Board | None = None,
        roster: dict[str, Counter] | None = None,
    ) -> None:
        self.setup = data.scenarios[scenario]
        super().__init__(ruleset, {seat.id: seat.side for seat in self.setup.seat})
        self.files = data
        self.scenario = scenario
        self.options = {row.id: options.get(row.id, row.default) for row in data.game.option}
        #: The tables of the board, shared with every other game on it.
        self.ground: Ground = ground_of(data, self.setup.map_area, board)
        self.board = self.ground.board
        #: Whether a position text has brought a board of its own.
        self.has_own_board = board is not None
        self.grid = self.ground.grid
        self.names = self.ground.names
        self.projections = self.ground.projections
        self.zone_exits = self.ground.zone_exits
        self.tables = data.tables
        self.combat = data.combat
        #: 4.0: the historical place of each counter of this scenario.
        self.historical = historical_setup(data, scenario)
        self.roster = roster or scenario_roster(data, scenario)
        #: The row of the turn track: one of a map, or the campaign's.
        self.track = self.setup.map_area.removesuffix("-map") or CAMPAIGN
        self._compile_counters()
        self._compile_chits(data)
        self._compile_owners()

    def has(self, rule: str) -> bool:
        """18: whether a rule of single scenarios holds here."""
        return rule in self.setup.special

    def option(self, name: str) -> bool:
        """17: whether an optional rule is in use."""
        return self.options[name] == "on"

    @property
    def last_turn(self) -> int:
        """16.4, 18: the turn whose supply check ends the game."""
        return self.setup.first_turn + self.setup.turns - 1

    def chit_numbers(self, turn: int) -> Numbers:
        """6.2: how many chits are chosen."""
        return self.tables.turn[min(turn, len(self.tables.turn)) - 1].chits[self.track]

    def reinforcement_numbers(self, turn: int) -> Numbers:
        """12.2: how many units a Reinforcement chit brings."""
        return self.tables.turn[min(turn, len(self.tables.turn)) - 1].reinforcements[self.track]

    def _compile_counters(self) -> None:
        counters = self.roster.values()
        self.side = {c.id: c.number for c in counters}
        self.kind = {c.id: FORTRESS if c.is_fortress else UNIT for c in counters}
        self.stacking_limit = {UNIT: self.tables.stacking.units, FORTRESS: 1}
        self.is_hq = {c.id: c.is_hq for c in counters}
        self.is_fortress = {c.id: c.is_fortress for c in counters}
        self.movement_class = {c.id: c.movement_class for c in counters}
        self.fortresses = tuple(c.id for c in counters if c.is_fortress)
        self.mountaineers = tuple(
            tuple(c.id for c in counters if c.type == "mountain" and c.number == side)
            for side in range(len(SIDES))
        )
        self.headquarters = tuple(
            tuple(c.id for c in counters if c.is_hq and c.number == side)
            for side in range(len(SIDES))
        )

    # Chits

    def _compile_chits(self, data: GameData) -> None:
        """4.0(6), 17.2, 18: the chits that this scenario can have in play."""
        self.chits: dict[str, Chit] = {
            chit.id: chit for chit in data.chits.values() if self._is_in_play(chit)
        }
        self.reinforcement_chit = tuple(
            next(c.id for c in self.chits.values() if c.kind == "reinforcement" and c.side == side)
            for side in SIDES
        )
        self.supply_chit = next(c.id for c in self.chits.values() if c.kind == "supply")
        #: 6.2: the Reinforcement chits must be chosen; so must the Romanian ones, whose number on
        #: the turn track is that of all of them: OKH takes the place of a German chit (17.2).
        self.compulsory_chits = frozenset(self.reinforcement_chit).union(
            c.id
            for c in self.chits.values()
            if any(
                hq in self.roster and self.roster[hq].nationality == "romanian"
                for hq in c.activates
            )
        )
        #: 7.3: the headquarters that each interrupt activates.
        self.interrupts = {
            c.id: c.activates[0] for c in self.chits.values() if c.kind == "interrupt"
        }

    def _is_in_play(self, chit: Chit) -> bool:
        if chit.map and chit.map not in self.setup.unit_maps:
            return False
        teams = self.setup.variant == "teams"
        if chit.kind == "master":
            return teams
        if chit.kind == "okh":
            # 18.1, 18.3: Leningrad and Kiev have no OKH; 20.1: the team variant always has both.
            return teams or (self.option("reserve-chits") and self.has("okh"))
        if chit.kind == "reserve":
            return teams or self.option("reserve-chits")
        return True

    # Seats

    def _compile_owners(self) -> None:
        """19.2, V67: the seat that owns each unit and each headquarters chit."""
        owner: dict[str, str] = {}
        if self.setup.variant == "multiplayer":
            owner = {uid: self._owner(counter) for uid, counter in self.roster.items()}
            for chit in self.chits.values():
                if chit.activates and chit.activates[0] in owner:
                    owner[chit.id] = owner[chit.activates[0]]
        self.owners = Owners(self, owner)

    def _owner(self, counter: Counter) -> str:
        key = f"{counter.nationality}:{counter.formation}"
        seats = [seat for seat in self.setup.seat if seat.side == counter.side]
        # V67: by the formation; Romanians of none may have a seat of their own; by the map letter.
        for name in (key, f"{counter.nationality}:"):
            for seat in seats:
                if name in seat.formations:
                    return seat.id
        return next((seat.id for seat in seats if counter.map in seat.maps), seats[0].id)
