"""4 Movement and 5 Combat: what The Ford says to the questions of the kit's segments."""

from __future__ import annotations

from typing import ClassVar

from examples.the_ford.rules import TABLE
from examples.the_ford.work import FordWork
from hexside.engine import Frame, Wait
from hexside.mechanics.combat_table import CombatTable, read_result
from hexside.mechanics.losses import StepLosses
from hexside.mechanics.movement import Edges, ZoneCosts
from hexside.mechanics.odds import Odds
from hexside.mechanics.plain_segments import PlainAssault, PlainCombat, PlainMovement, PlainRetreat


class Movement(PlainMovement[FordWork], frozen=True, tag="movement"):
    """4: the units of a side move one at a time."""

    section: ClassVar[str] = "4"
    #: 4.2 A zone of control costs one point more to enter and one more to leave (in half-points).
    zone_costs: ClassVar[ZoneCosts] = ZoneCosts(enter=2, leave=2)

    def edges(self, work: FordWork, uid: str) -> Edges:
        return work.rules.edges

    def points(self, work: FordWork, uid: str) -> int:
        return work.rules.roster[uid].move


class Combat(PlainCombat[FordWork], frozen=True, tag="combat"):
    """5.1: each unit attacks once, and each hex is attacked once."""

    segment_section: ClassVar[str] = "5"
    section: ClassVar[str] = "5.1"
    table: ClassVar[CombatTable] = TABLE

    def odds(self, work: FordWork, hex: int, units: tuple[str, ...]) -> Odds:
        attack = sum(work.strength(uid) for uid in units)
        defense = sum(work.strength(uid) for uid in work.field.at(hex))
        column = TABLE.column(attack, defense)
        return Odds(attack, defense, column, column)

    def assault(self, work: FordWork, hex: int, units: tuple[str, ...]) -> Assault:
        return Assault(self.seat, hex, units)


class Assault(PlainAssault[FordWork], frozen=True, tag="assault"):
    """5.1: the attacker names his units."""

    section: ClassVar[str] = "5.1"

    def segment(self) -> Combat:
        return Combat(self.seat, self.eligible)

    def battle(self, work: FordWork) -> Battle:
        column = self.segment().odds(work, self.target, self.attackers).column
        return Battle(self.seat, self.target, self.attackers, column)


class Battle(Frame[FordWork], frozen=True, tag="battle"):
    """5.2: the die decides."""

    seat: str
    target: int
    attackers: tuple[str, ...]
    column: int

    def run(self, work: FordWork) -> Wait:
        defenders = work.field.at(self.target)
        die = work.roll()
        result = TABLE.result(self.column, die)
        work.tell(
            "ford-attack",
            "5.2",
            units=self.attackers,
            hex=work.rules.grid.names[self.target],
            column=TABLE.labels[self.column],
            die=die,
            # The number of the draw, by which any player can verify the die.
            draw=work.draw,
            result=result,
        )
        outcome = read_result(result)
        work.pop()
        # The frame that is pushed last is played first.
        if outcome.retreat:
            work.push(Withdrawal(self.target, defenders, outcome.retreat))
        work.push(Losses(work.seat_of(defenders[0]), defenders, outcome.defender_steps))
        work.push(Losses(self.seat, self.attackers, outcome.attacker_steps))
        return Wait.NOTHING


class Losses(StepLosses[FordWork], frozen=True, tag="losses"):
    """5.3: the owner chooses who loses each step."""

    section: ClassVar[str] = "5.3"

    def lose(self, work: FordWork, uid: str) -> None:
        work.lose(uid, 1, self.section)


class Withdrawal(PlainRetreat[FordWork], frozen=True, tag="withdrawal"):
    """5.4: the owner chooses the hex; each enemy zone on the way costs a step."""

    section: ClassVar[str] = "5.4"

    def lost(self, work: FordWork, uid: str) -> None:
        work.lose(uid, work.units[uid].steps, self.section)
