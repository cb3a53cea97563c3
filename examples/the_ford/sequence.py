"""3 Sequence of play: four turns, in each of which Red and then Blue moves and fights."""

from __future__ import annotations

from examples.the_ford.phases import Assault, Battle, Combat, Losses, Movement, Withdrawal
from examples.the_ford.rules import SIDES, TURNS, FordRules
from examples.the_ford.work import FordWork
from hexside.engine import Dice, Frame, NoTracks, State, Unit, Wait

#: The steps of a turn, in the order that is played.
STEPS = tuple((side, make) for side in SIDES for make in (Movement, Combat))


class Turn(Frame[FordWork], frozen=True, tag="turn"):
    """3: one turn; ``step`` counts what is done of it."""

    step: int = 0

    def run(self, work: FordWork) -> Wait:
        if self.step < len(STEPS):
            side, make = STEPS[self.step]
            work.replace(Turn(self.step + 1))
            work.push(make(side, work.of(side)))
        elif work.turn < TURNS:
            work.turn += 1
            work.replace(Turn())
            work.tell("ford-turn-begins", "3", turn=work.turn)
        elif work.enemy_at(SIDES.index("red"), work.rules.mill):
            work.end("blue", "6", "ford-mill-held")
        else:
            work.end("red", "6", "ford-mill-lost")
        return Wait.NOTHING


FordFrame = Turn | Movement | Combat | Assault | Battle | Losses | Withdrawal


class FordState(State, frozen=True):
    """The state, with all frames of the game: this is what is stored."""

    agenda: tuple[FordFrame, ...]
    data: NoTracks


def opening(rules: FordRules, dice: Dice) -> FordWork:
    """2: the set-up, played on to the first decision."""
    # Sorted, as a state is when it is read from its bytes: the same order in every process.
    roster = sorted(rules.roster.items())
    units = {uid: Unit(rules.grid.index(c.hex), "", c.steps) for uid, c in roster}
    work = FordWork(rules, FordState(1, units, (Turn(),), dice, NoTracks(), version=-1))
    work.advance()
    return work
