"""8.2 One combat, from the declaration to the pursuit.

The frame of the combat stays on the agenda while it runs, so that everybody sees all attackers and
everything in the hex that is attacked (1.1.3, R-64).
"""

from __future__ import annotations

from msgspec.structs import replace

from hexside.engine import Frame, Wait
from hexside.games.iskra.air import AirSupport, sorties
from hexside.games.iskra.losses import clear_target
from hexside.games.iskra.odds import Flown, Units, label_of, odds
from hexside.games.iskra.pursuit import Pursuit
from hexside.games.iskra.results import ATTACKER, DEFENDER, CombatEffect
from hexside.games.iskra.stacking import order_stacks
from hexside.games.iskra.state import TECHNICAL_PROBLEM
from hexside.games.iskra.work import IskraWork
from hexside.mechanics.combat_table import read_result_for_both

#: 8.1.1, R-03: the double results that the attacker applies first.
ATTACKER_FIRST = ("Ar/D1", "A1/Dr")
BEGIN, ROLL, FIRST, SECOND, PURSUIT, END = (
    "begin",
    "roll",
    "first",
    "second",
    "pursuit",
    "end",
)


class Battle(Frame[IskraWork], frozen=True, tag="battle"):
    """8.2: air support, die, results of both parties, pursuit.

    ``hexes`` are those of the attackers, one for each. ``flown`` is the air support, ``result`` the
    cell of the table; ``fell_back``: the attackers have chosen to retreat (8.1.2, 8.7.1).
    ``crowded`` are hexes that a counter left or entered before all eyes to give way (6.2, 6.3).
    """

    seat: str
    target: int
    attackers: Units
    hexes: tuple[int, ...]
    revealed: Units
    step: str = BEGIN
    flown: Flown = ()
    result: str = ""
    fell_back: bool = False
    crowded: tuple[int, ...] = ()

    def run(self, work: IskraWork) -> Wait:
        if self.step == BEGIN:
            self._begin(work)
        elif self.step == ROLL:
            self._roll(work)
        elif self.step in (FIRST, SECOND):
            self._apply(work)
        elif self.step == PURSUIT:
            self._pursue(work)
        else:
            self._end(work)
        return Wait.NOTHING

    def _defenders(self, work: IskraWork) -> Units:
        """The combat units that were in the attacked hex."""
        is_combat = work.rules.is_combat
        return tuple(u for u in self.revealed if u not in self.attackers and is_combat[u])

    def _begin(self, work: IskraWork) -> None:
        """12.1, R-36: a lone pontoon is removed without a die; else the attacker may use air."""
        if not work.fighters(self.target):
            work.replace(replace(self, step=PURSUIT))
            clear_target(work, self.target)
            return
        work.replace(replace(self, step=ROLL))
        if sorties(work, self.seat, ()):
            work.push(AirSupport(self.seat, self.target, self.attackers))

    def _roll(self, work: IskraWork) -> None:
        """8.2(2), 8.2(3), R-49: below 1:2 nothing happens, but all who took part are spent."""
        rules = work.rules
        found = odds(work, self.target, self.attackers, self.flown)
        hex = rules.names[self.target]
        if not found.allowed:
            work.tell(
                "attack-called-off",
                "8.2",
                hex=hex,
                attack=found.attack,
                defense=found.defense,
                column=label_of(found.column),
            )
            work.pop()
            return
        column = rules.combat.labels[found.column]
        die = work.roll()
        text = rules.combat.result(found.column, die)
        work.tell(
            "battle-result",
            "8.2",
            hex=hex,
            column=column,
            die=die,
            cell=text,
            draw=work.draw,
            attack=found.attack,
            defense=found.defense,
        )
        work.replace(replace(self, step=FIRST, result=text))

    def _apply(self, work: IskraWork) -> None:
        """8.1, 8.1.1, R-03: the defender applies his result first, but in two double results."""
        parties = (ATTACKER, DEFENDER) if self.result in ATTACKER_FIRST else (DEFENDER, ATTACKER)
        party = parties[0] if self.step == FIRST else parties[1]
        work.replace(replace(self, step=SECOND if self.step == FIRST else PURSUIT))
        effect = self._effect(work, party)
        if effect is not None:
            work.push(effect)

    def _effect(self, work: IskraWork, party: str) -> CombatEffect | None:
        outcome = read_result_for_both(self.result)
        if party == ATTACKER:
            units = tuple(uid for uid in self.attackers if work.units[uid].hex >= 0)
            losses, retreat = outcome.attacker_steps, outcome.attacker_retreat
            either = outcome.optional_steps
        else:
            units = work.fighters(self.target)
            losses, retreat, either = outcome.defender_steps, outcome.retreat, 0
        if not units or not losses + retreat:
            return None
        hexes = tuple(sorted({work.units[uid].hex for uid in units}))
        return CombatEffect(party, self.target, units, hexes, losses, retreat, either)

    def _pursue(self, work: IskraWork) -> None:
        """10.0, R-27: attackers that did not retreat may enter the hex once it is empty."""
        work.replace(replace(self, step=END))
        if self.fell_back or work.top(self.target):
            return
        units = tuple(
            uid
            for uid, hex in zip(self.attackers, self.hexes, strict=True)
            if work.units[uid].hex == hex and not work.units[uid].has(TECHNICAL_PROBLEM)
        )
        if units:
            work.push(Pursuit(self.seat, self.target, units))

    def _end(self, work: IskraWork) -> None:
        """R-46: the combat is over; the defender orders the stacks that he has changed.

        Who retreated where was seen by all, so it is no secret that he is asked.
        """
        work.pop()
        places = [work.units[uid].hex for uid in self._defenders(work)]
        if all(hex == self.target for hex in places):
            return
        attacker = work.rules.number_of[self.seat]
        crowded = [hex for hex in self.crowded if work.enemy_at(attacker, hex)]
        order_stacks(work, (hex for hex in (*places, *crowded) if hex >= 0))
