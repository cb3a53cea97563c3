"""The compiled rules of one scenario: board tables, counters, seats, options."""

from __future__ import annotations

from collections.abc import Mapping

from hexside.board import Board
from hexside.engine import RuleSet
from hexside.engine.owners import Owners
from hexside.games.iskra.crossings import MECHANISED, OTHER
from hexside.games.iskra.ground import Ground, ground_of
from hexside.games.iskra.loading import ANY, GameData
from hexside.games.iskra.shapes import (
    AXIS,
    COMBAT,
    FRONTS,
    HQ,
    SIDES,
    SOVIET,
    Chit,
    Counter,
    TurnRow,
)
from hexside.mechanics.combat_table import CombatTable
from hexside.mechanics.field_work import FieldRules

#: 19.1.17, R-73: the availability of a Guards version, which is the same formation.
GUARDS = "event 19.1.17"


def _ratio(label: str) -> float:
    """The ratio of a column: ``1:2``, ``3:1``, ``7:1+``."""
    attack, defense = label.rstrip("+").split(":")
    return int(attack) / int(defense)


class IskraRules(FieldRules):
    """Iskra with one scenario, its options, seats, board and counters."""

    def __init__(
        self,
        ruleset: RuleSet[IskraRules],
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
        self.ground: Ground = ground_of(data, board)
        self.board = self.ground.board
        #: Whether a position text has brought a board of its own.
        self.has_own_board = board is not None
        self.grid = self.ground.grid
        self.names = self.ground.names
        # Zones depend on the top counter of each stack (6.3.1): the field itself counts none.
        self.projections = tuple(() for _ in range(self.grid.size))
        self.zone_exits = tuple(0 for _ in range(6))
        self.tables = data.tables
        cells = data.combat.results
        #: 8.2: the Combat Results Table.
        self.combat = CombatTable(
            tuple(_ratio(label) for label in data.combat.ratios),
            data.combat.ratios,
            tuple(cells[die] for die in sorted(cells)),
        )
        self.chits: dict[str, Chit] = data.chits
        self.roster = roster or data.roster
        self._compile_counters()
        self._compile_formations()
        self._compile_owners()

    def option(self, name: str) -> str:
        """16: the value of an optional rule or switch."""
        return self.options[name]

    def turn_row(self, turn: int) -> TurnRow:
        """1.2.2: the space of the Turn Record Track."""
        rows = self.tables.turn
        return rows[min(turn, len(rows)) - 1]

    def chit_limit(self, side: int, turn: int) -> int:
        """3.1.1a: how many chits of a side may be used."""
        row = self.turn_row(turn)
        return row.axis_chits if side == AXIS else row.soviet_chits

    # Counters

    def _compile_counters(self) -> None:
        counters = self.roster.values()
        self.side = {c.id: c.number for c in counters}
        #: 6.0, 6.1.2: a pontoon counts as a combat unit.
        self.kind = {c.id: HQ if c.is_hq else COMBAT for c in counters}
        stacking = self.tables.stacking
        self.stacking_limit = {COMBAT: stacking.combat_units, HQ: stacking.headquarters}
        self.is_hq = {c.id: c.is_hq for c in counters}
        self.is_combat = {c.id: c.is_combat for c in counters}
        self.is_air = {c.id: c.is_air for c in counters}
        self.is_pontoon = {c.id: c.is_pontoon for c in counters}
        self.is_independent = {c.id: c.independent for c in counters}
        self.movement_class = {c.id: MECHANISED if c.mechanised else OTHER for c in counters}
        self.pontoons = tuple(c.id for c in counters if c.is_pontoon)
        self.air_units = tuple(
            tuple(c.id for c in counters if c.is_air and c.number == side)
            for side in range(len(SIDES))
        )
        self.headquarters = tuple(
            tuple(c.id for c in counters if c.is_hq and c.number == side)
            for side in range(len(SIDES))
        )
        #: 13.2.3, 13.2.4, 19.1.17: the counter that takes the place of each.
        self.twin = {c.exchange_for: c.id for c in counters if c.exchange_for is not None}
        #: 5.4.3, 19.1.15: the Tigers, if they are in the game.
        tiger = self.tables.tigers.unit
        self.tiger = tiger if tiger in self.roster else ""
        self.huehner = self.tables.huehner.headquarters
        self.naval = frozenset(self.tables.naval_brigade.units)

    def _compile_formations(self) -> None:
        """3.1.4, R-73: divisions and brigades; a Guards version counts with what it was."""
        # A headquarters that a position text defines takes the place of the printed one.
        counters = sorted(self.roster.values(), key=lambda c: c.id not in self.files.roster)
        self.formation: dict[str, str] = {}
        for counter in counters:
            own = counter.formation or ""
            if counter.availability == GUARDS and counter.exchange_for in self.roster:
                own = self.roster[counter.exchange_for or ""].formation or own
            self.formation[counter.id] = own
        #: Divisions, brigades and groups with their counters: no headquarters, no independents.
        self.members: dict[str, tuple[str, ...]] = {}
        for counter in counters:
            own = self.formation[counter.id]
            if own and counter.is_combat and not counter.independent:
                self.members[own] = (*self.members.get(own, ()), counter.id)
        #: Soviet formations by army, in the order of the counters.
        self.formations_of: dict[str, tuple[str, ...]] = {}
        for own, units in self.members.items():
            army = self.roster[units[0]].army
            if army is not None:
                self.formations_of[army] = (*self.formations_of.get(army, ()), own)
        #: R-15: the headquarters of each Soviet army and of each German division.
        self.hq_of_army: dict[str, str] = {
            c.army: c.id for c in counters if c.is_hq and c.army is not None
        }
        self.hq_of_division = {
            c.formation: c.id for c in counters if c.is_hq and c.number == AXIS and c.formation
        }
        self.armies_of_front = {
            front: tuple(a for a, hq in self.hq_of_army.items() if self.roster[hq].front == front)
            for front in FRONTS
        }

        self._hq_of = {counter.id: self._headquarters_of(counter) for counter in counters}

    def _headquarters_of(self, counter: Counter) -> str:
        if counter.independent:
            return ""
        if counter.number == SOVIET:
            return self.hq_of_army.get(counter.army, "") if counter.army else ""
        return self.hq_of_division.get(counter.formation or "", "")

    def hq_of(self, uid: str) -> str:
        """3.3.1, R-15: the headquarters that a unit belongs to; "" for an independent one."""
        return self._hq_of[uid]

    # Seats (16.1, R-63)

    def _compile_owners(self) -> None:
        owner: dict[str, str] = {}
        self.seat_of_front: dict[str, str] = {}
        for seat in self.setup.seat:
            for front in seat.fronts:
                self.seat_of_front[front] = seat.id
        for counter in self.roster.values():
            if counter.number == SOVIET and counter.front is not None:
                owner[counter.id] = self.seat_of_front[counter.front]
        for chit in self.chits.values():
            if chit.side == SIDES[SOVIET]:
                owner[chit.id] = self.seat_of_front[self.front_of_chit(chit)]
        self.owners = Owners(self, owner)

    def front_of_chit(self, chit: Chit) -> str:
        """3.1.4, 3.1.5: the front whose units a Soviet chit activates."""
        name = chit.activates[0]
        if name in FRONTS:
            return name
        hq = self.hq_of_army.get(name)
        found = self.roster[hq].front if hq is not None else None
        return found or FRONTS[0]

    @property
    def three_players(self) -> bool:
        """16.1: whether each Soviet front has a player of its own."""
        return len(self.seats_of(SIDES[SOVIET])) > 1


__all__ = ["ANY", "IskraRules"]
