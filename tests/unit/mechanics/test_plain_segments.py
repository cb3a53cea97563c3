"""The segments of a small game: what they answer by themselves."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, ClassVar, cast

from hexside.board import Board
from hexside.engine import Dice, Frame, State, Unit, Wait
from hexside.mechanics.actions import RESOLVE, Add, Attack, Move, Retreat
from hexside.mechanics.combat_table import CombatTable
from hexside.mechanics.field_work import FieldRules, FieldWork, stack_violations
from hexside.mechanics.movement import Edges, ZoneCosts
from hexside.mechanics.odds import Odds
from hexside.mechanics.plain_segments import PlainAssault, PlainCombat, PlainMovement, PlainRetreat
from hexside.mechanics.terrain import TerrainChart
from tests.unit.mechanics.tiny import Bottom, codes, everywhere, play, standing, texts, tiny_board

CHART = TerrainChart({"clear": 1, "marsh": "all"}, {}, {})
TABLE = CombatTable((1.0, 2.0), ("1:1", "2:1"), (("--", "R"),) * 6)


class SmallRules(FieldRules):
    """Units whose id begins with ``s`` are Soviet; two may share a hex."""

    def __init__(self, board: Board, units: dict[str, Unit]) -> None:
        sides = ("axis", "soviet")
        slots = {"id": "small", "version": "1", "verbs": {}, "state_type": State}
        ruleset = SimpleNamespace(**slots, sides=sides, work_type=FieldWork)
        super().__init__(cast(Any, ruleset))
        self.board = board
        self.grid = board.grid
        self.side = {uid: int(uid[0] == "s") for uid in units}
        self.kind = dict.fromkeys(units, "unit")
        self.stacking_limit = {"unit": 2}
        self.projections = board.projections(everywhere)
        self.zone_exits = board.exits(everywhere)
        self.edges = board.edges(CHART.step(board))


SmallWork = FieldWork[SmallRules]


class Movement(PlainMovement[SmallWork], frozen=True, tag="movement"):
    section: ClassVar[str] = "4"
    zone_costs: ClassVar[ZoneCosts] = ZoneCosts(2, 2)

    def edges(self, work: SmallWork, uid: str) -> Edges:
        return work.rules.edges

    def points(self, work: SmallWork, uid: str) -> int:
        return 2


class Combat(PlainCombat[SmallWork], frozen=True, tag="combat"):
    section: ClassVar[str] = "5"
    table: ClassVar[CombatTable] = TABLE

    def odds(self, work: SmallWork, hex: int, units: tuple[str, ...]) -> Odds:
        defense = len(work.field.at(hex))
        column = TABLE.column(len(units), defense)
        return Odds(len(units), defense, column, column)

    def assault(self, work: SmallWork, hex: int, units: tuple[str, ...]) -> Assault:
        return Assault(self.seat, hex, units)


class Assault(PlainAssault[SmallWork], frozen=True, tag="assault"):
    section: ClassVar[str] = "5"

    def segment(self) -> Combat:
        return Combat(self.seat, self.eligible)

    def battle(self, work: SmallWork) -> Battle:
        return Battle(self.target)


class Battle(Frame[SmallWork], frozen=True, tag="battle"):
    target: int

    def run(self, work: SmallWork) -> Wait:
        work.pop()
        work.push(Withdrawal(self.target, work.field.at(self.target), 1))
        return Wait.NOTHING


class Withdrawal(PlainRetreat[SmallWork], frozen=True, tag="withdrawal"):
    section: ClassVar[str] = "6"

    def lost(self, work: SmallWork, uid: str) -> None:
        work.set_unit(uid, Unit(box="eliminated"))


def at_work(frame: Frame[Any], board: Board | None = None, **places: str) -> Any:
    """A frame that waits, with these units on the map."""
    board = board or tiny_board()
    units = standing(board, **places)
    state = State(1, units, (Bottom(), frame), Dice("small"), None)
    work = FieldWork(SmallRules(board, units), state)
    work.advance()
    return work


def test_movement_by_points_and_zones() -> None:
    work = at_work(Movement("axis", ("a", "b")), a="1223", b="1221", s="1226")
    assert "move a 1224" in texts(work)
    assert "move a 1224 1225" not in texts(work), "a zone costs one more"
    assert codes(work, Move("a", ("1224", "1225"))) == ["no-such-move"]
    assert codes(work, Move("a", ())) == ["no-path"]
    assert codes(work, Move("a", ("9999",))) == ["unknown-hex"]
    assert codes(work, Move("s", ("1225",))) == ["not-your-unit"]
    play(work, Move("a", ("1224",)))
    play(work, Move("b", ("1222",)))
    assert codes(work, Move("a", ("1223",))) == ["cannot-move-now"]
    assert work.events[-1].rule == "4", "a segment without modes has one section"
    assert "done" in texts(work)


def test_a_step_that_takes_everything_is_no_plain_step() -> None:
    board = tiny_board(terrain={"1224": "marsh"})
    work = at_work(Movement("axis", ("a",)), board, a="1223", s="1627")
    assert not [text for text in texts(work) if text.endswith(" 1224")]


def test_combat_from_the_declaration_to_the_retreat() -> None:
    work = at_work(Combat("axis", ("a", "b")), a="1223", b="1223", s="1224/2", t="1627")
    assert texts(work) == ["done", "attack 1224"]
    assert work.frame.choices(work, "axis")["attack"]["1224"]["all"]["column"] == "2:1"
    play(work, Attack("1224"))
    assert codes(work, Add("s")) == ["not-your-unit"]
    play(work, Add("a"))
    play(work, Add("b"))
    play(work, RESOLVE)
    assert work.frame.seats(work) == ("soviet",)
    assert codes(work, Retreat("s", ("1223",))) == ["retreat-by-rank"]
    assert codes(work, Retreat("a", ("1222",))) == ["not-retreating"]
    play(work, work.frame.legal(work, "soviet")[0])
    assert work.units["s"].steps == 2, "a hex outside enemy zones comes first"


def test_odds_below_the_table_are_no_attack() -> None:
    work = at_work(Combat("axis", ("a", "b")), a="1223", b="1323", s="1224", sa="1224")
    frame = Combat("axis", ("a",))
    assert not frame.is_possible(work, work.rules.grid.index("1224"), ("a",))
    assert frame.too_weak(work, work.rules.grid.index("1224"), ("a",)).code == "odds-too-low"
    assert frame.forecast(work, work.rules.grid.index("1224"), ("a",))["column"] == ""


def test_what_may_never_be() -> None:
    work = at_work(Bottom(), a="1221", b="1221", c="1221", d="1223", s="1223")
    work.set_unit("b", Unit(work.units["b"].hex, "a box"))
    assert {fault.code for fault in stack_violations(work)} == {
        "unit-nowhere",
        "stacking-limit",
        "both-sides-in-hex",
    }
