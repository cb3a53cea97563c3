"""What is printed: the map, the counters and the tables of a scenario, made ready once."""

from __future__ import annotations

import functools
import math
from collections.abc import Mapping, Sequence
from typing import Any, Protocol, cast

from hexside.board import Board
from hexside.engine import registry
from hexside.mechanics.combat_table import (
    CombatTable,
    Outcome,
    read_result,
    read_result_for_both,
    without_retreat,
)
from hexside.mechanics.movement import Edges, ZoneCosts, search
from hexside.mechanics.odds import columns, last_column_shifted
from hexside.mechanics.supply_lines import LinePolicy
from hexside.players.plain.aims import Aims, aims
from hexside.players.plain.outcomes import Party, applied

#: The longest march that is looked at, and the length over which an objective fades.
FAR, FADE = 160, 8.0
#: A step costs two, one more for each column of its terrain, this much more over a river.
STEP, RIVER = 2, 4


class PrintedUnit(Protocol):
    """What is printed on a counter."""

    side: str
    mechanised: bool
    steps: int
    attack: int
    defense: int
    move: int
    reduced_attack: int | None
    reduced_defense: int | None
    is_hq: bool


class PrintedChit(Protocol):
    """What is printed on a chit."""

    kind: str
    side: str
    activates: tuple[str, ...]


class PrintedGround(Protocol):
    """The tables of a board.

    Some grounds tell more, which is looked for by name: ``neighbours`` where zones do not reach all
    of them, shifts out of and onto ice, and where losses or retreats may be ignored.
    """

    terrain_shift: Sequence[int]
    projections: Sequence[Sequence[int]]
    land_bits: int

    def is_river(self, a: int, b: int) -> bool:
        """Whether an attack between two hexes crosses a river."""


class PrintedRules(Protocol):
    """What a rule set offers to everybody: no position, nothing hidden."""

    board: Board
    ground: PrintedGround
    sides: tuple[str, ...]
    roster: Mapping[str, PrintedUnit]
    chits: Mapping[str, PrintedChit]
    combat: CombatTable

    def side_of(self, seat: str) -> str:
        """The side of a seat."""


class Objective:
    """A hex that is worth points, and the march to it from everywhere."""

    def __init__(self, hex: int, points: float, track: str, march: list[int]) -> None:
        self.hex = hex
        self.points = points
        self.track = track
        self.march = march


class Printed:
    """A scenario's printed material with its objectives."""

    def __init__(self, rules: PrintedRules, own: Aims, scenario: str, last_turn: int) -> None:
        self.rules = rules
        self.aims = own
        self.last_turn = last_turn
        self.grid = rules.board.grid
        self.names = self.grid.names
        self.roster = rules.roster
        ground: Any = rules.ground
        hexes = range(self.grid.size)
        onto = getattr(ground, "shift_onto_ice", _none)
        out_of = getattr(ground, "shift_from_ice", _none)
        self.shift: tuple[int, ...] = tuple(ground.terrain_shift[hex] - onto(hex) for hex in hexes)
        #: Columns that an attack out of a hex loses.
        self.launch: tuple[int, ...] = tuple(out_of(hex) for hex in hexes)
        self.ice = self.grid.bits(hex for hex in hexes if self.launch[hex])
        self.around: Sequence[Sequence[int]] = getattr(ground, "neighbours", ground.projections)
        self._soft = (
            getattr(ground, "ignores_loss", (False,) * self.grid.size),
            getattr(ground, "ignores_retreat", (False,) * self.grid.size),
        )
        self.is_river = rules.ground.is_river
        self.side = {uid: rules.sides.index(c.side) for uid, c in rules.roster.items()}
        #: Markers with levels defend a hex and let nobody retreat from it.
        self.is_fort = {uid: c.move == 0 and not c.is_hq for uid, c in rules.roster.items()}
        self.manners = tuple(own.manner(scenario, side) for side in rules.sides)
        self.lines: Sequence[LinePolicy] = getattr(rules.ground, "lines", ())
        self.sources: Sequence[int] = getattr(rules.ground, "source_bits", ())
        #: The zone of a unit in each hex, and the exits of all zones, as bitboards.
        self.zone_bits = tuple(self.grid.bits(hexes) for hexes in ground.projections)
        self.exits = rules.board.exits(lambda a, b: b in self.around[a])
        self.sites = sorted(rules.board.areas.get(own.sites, ()))
        self.railway = self.grid.bits(
            hex for hex in range(self.grid.size) if rules.board.linked(hex, "rail")
        )
        self.edges = self._march_edges()
        self.far = FAR
        self._discs: dict[tuple[int, int], int] = {}
        self._goals: dict[tuple[int, ...], list[float]] = {}
        table = rules.combat
        read = read_result_for_both if own.stands else read_result
        printed = [
            tuple(read(row[column]) for row in table.results) for column in range(len(table.ratios))
        ]
        #: The results of each column, of an open hex and of a fortress.
        self.results: tuple[list[tuple[Outcome, ...]], ...] = (
            printed,
            [tuple(without_retreat(cell) for cell in column) for column in printed],
        )
        self._cells: dict[tuple[object, ...], tuple[Outcome, ...]] = {}
        self.harm = [sum(_harm(cell) for cell in column) / len(column) for column in printed]
        self.objectives = self._objectives()

    def disc(self, hex: int, radius: int) -> int:
        """The hexes at most so far from a hex, as a bitboard."""
        key = (hex, radius)
        if key not in self._discs:
            self._discs[key] = self.grid.bits(self.grid.within(hex, radius))
        return self._discs[key]

    def cells(self, column: int, side: int, target: int, fort: int) -> tuple[Outcome, ...]:
        """The results of a column as they are applied, where ``side`` attacks a hex.

        ``fort`` is 1 where the defenders would rather lose steps than go.
        """
        own, names = self.aims, self.rules.sides
        if not own.stands:
            return self.results[fort][column]
        key = (column, side, self._soft[0][target], self._soft[1][target], fort)
        known = self._cells.get(key)
        if known is None:
            attacker, defender = names[side], names[1 - side]
            known = self._cells[key] = tuple(
                applied(
                    cell,
                    Party(attacker == own.stands, attacker == own.falls_back),
                    Party(
                        defender == own.stands,
                        defender == own.falls_back and not fort,
                        self._soft[0][target],
                        self._soft[1][target],
                    ),
                )
                for cell in self.results[0][column]
            )
        return known

    def column(self, attack: float, defense: float, hex: int, launch: int = 0) -> int:
        """The column of an attack on a hex; below 0 there is none."""
        shift = self.shift[hex] + launch
        if self.aims.cut_last:
            defense = max(1.0, defense)
            whole = attack >= defense
            ratio = attack // defense if whole else 2 - math.ceil(defense / max(attack, 0.1))
            return min(int(ratio) - shift, self.rules.combat.last)
        found = columns(self.rules.combat, attack, defense, shift, last_column_shifted)[1]
        return min(found, self.rules.combat.last)

    def goals(self, numbers: tuple[int, ...]) -> list[float]:
        """How near every hex is to some objectives, in hexes; worthier ones seem nearer."""
        known = self._goals.get(numbers)
        if known is None:
            rows = [(self.objectives[n].points, self.objectives[n].march) for n in numbers]
            faint = math.exp(-FAR / FADE)
            known = [
                FADE
                / STEP
                * math.log(faint + sum(p * math.exp(-march[hex] / FADE) for p, march in rows))
                for hex in range(self.grid.size)
            ]
            self._goals[numbers] = known
        return known

    def _march_edges(self) -> Edges:
        board, shift = self.rules.board, self.shift
        table = []
        for hex, around in enumerate(self.around):
            ways = []
            for there in around:
                cost = STEP
                if not board.link(hex, there):
                    cost += shift[there] + (RIVER if self.is_river(hex, there) else 0)
                ways.append((cost, there, 0))
            table.append(tuple(sorted(ways)))
        return tuple(table)

    def _march(self, goal: int) -> list[int]:
        nothing = bytearray(self.grid.size)
        costs, _ = search(goal, FAR, self.edges, nothing, nothing, ZoneCosts(0, 0))
        return [costs.get(hex, FAR) for hex in range(self.grid.size)]

    def _objectives(self) -> tuple[Objective, ...]:
        found: list[Objective] = []
        marches: dict[int, list[int]] = {}
        board = self.rules.board
        for row in self.aims.aim:
            hexes = set(board.areas.get(row.area, ()))
            hexes.update(self.grid.index(name) for name in row.hexes)
            hexes.update(p.hex for p in board.places if row.place and p.kind == row.place)
            for hex in sorted(hexes):
                march = marches.setdefault(hex, []) or self._march(hex)
                marches[hex] = march
                found.append(Objective(hex, row.points, row.track, march))
        return tuple(found)


def _none(hex: int) -> int:
    return 0


def _harm(cell: Outcome) -> float:
    """How bad a result is for the defenders, in steps."""
    return cell.defender_steps + (0.5 if cell.retreat else 0.0)


@functools.cache
def printed(game: str, scenario: str) -> Printed | None:
    """The material of a scenario; ``None`` for a game without aims."""
    own = aims(game)
    if own is None:
        return None
    rule_set = registry.game(game)
    info = next(row for row in rule_set.scenarios() if row.id == scenario)
    rules = cast(PrintedRules, rule_set.rules(scenario, {}))
    return Printed(rules, own, scenario, info.first_turn + info.turns - 1)
