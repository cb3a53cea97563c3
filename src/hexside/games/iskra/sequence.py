"""2.0 The sequence of play; 2.1 the Air Phase; 2.7.3 from one turn to the next."""

from __future__ import annotations

from msgspec.structs import replace

from hexside.engine import Frame, Wait
from hexside.games.iskra.chits import fill_cup
from hexside.games.iskra.command import CommandPhase
from hexside.games.iskra.end_phase import EndPhase
from hexside.games.iskra.events import RandomEvents
from hexside.games.iskra.pontoons import PontoonPhase
from hexside.games.iskra.reinforcements import ReinforcementPhase
from hexside.games.iskra.state import (
    AIR_PHASE,
    COMMAND,
    END_PHASE,
    END_PHASE_MOMENT,
    GROUNDED,
    MARKERS,
    PONTOON_PHASE,
    RANDOM_EVENTS,
    REFIT,
    REINFORCEMENT,
    SUPPLY_PHASE,
)
from hexside.games.iskra.supply import SupplyPhase
from hexside.games.iskra.work import IskraWork

#: The steps of a turn in order.
STEPS = (
    *("begin", "air", "events", "command", "supply", "reinforcement", "pontoon", "end"),
    "next",
)


class Turn(Frame[IskraWork], frozen=True, tag="turn"):
    """2.0: one turn, step by step, and after its last step the next one."""

    step: str = "begin"

    def run(self, work: IskraWork) -> Wait:
        number = STEPS.index(self.step)
        work.replace(Turn(STEPS[(number + 1) % len(STEPS)]))
        getattr(self, "_" + self.step)(work)
        return Wait.NOTHING

    def _begin(self, work: IskraWork) -> None:
        """1.2.2, 1.5.1."""
        row = work.rules.turn_row(work.turn)
        work.tell("turn-begins", "2.0", turn=work.turn, first=row.date)

    def _air(self, work: IskraWork) -> None:
        """2.1."""
        _begin_phase(work, AIR_PHASE, "2.1")
        air_phase(work)

    def _events(self, work: IskraWork) -> None:
        """2.2."""
        _begin_phase(work, RANDOM_EVENTS, "2.2")
        work.push(RandomEvents())

    def _command(self, work: IskraWork) -> None:
        """2.3."""
        _begin_phase(work, COMMAND, "2.3")
        work.push(CommandPhase())

    def _supply(self, work: IskraWork) -> None:
        """2.4."""
        _begin_phase(work, SUPPLY_PHASE, "2.4")
        work.push(SupplyPhase())

    def _reinforcement(self, work: IskraWork) -> None:
        """2.5."""
        _begin_phase(work, REINFORCEMENT, "2.5")
        work.push(ReinforcementPhase())

    def _pontoon(self, work: IskraWork) -> None:
        """2.6."""
        _begin_phase(work, PONTOON_PHASE, "2.6")
        work.push(PontoonPhase())

    def _end(self, work: IskraWork) -> None:
        """2.7."""
        _begin_phase(work, END_PHASE, "2.7")
        work.push(EndPhase())

    def _next(self, work: IskraWork) -> None:
        """2.7.3; after the last turn the game is over before this (14.1.5)."""
        next_turn(work)


def _begin_phase(work: IskraWork, phase: str, rule: str) -> None:
    """2.0: everybody is told, so that a step before it that ends unseen tells nothing (R-64)."""
    work.change(phase=phase)
    work.tell("phase-begins", rule, phase=phase)


def air_phase(work: IskraWork) -> None:
    """2.1.1, 2.1.2, 12.2: Refit to the ready boxes first, then Grounded to Refit."""
    rules = work.rules
    flying = [uid for side in rules.air_units for uid in side]
    resting = [uid for uid in flying if work.units[uid].box == REFIT]
    grounded = [uid for uid in flying if work.units[uid].box == GROUNDED]
    for uid in resting:
        box = rules.roster[uid].formation or ""
        work.set_unit(uid, replace(work.units[uid], box=box))
        work.tell("air-unit-ready", "2.1.1", unit=uid)
    for uid in grounded:
        work.set_unit(uid, replace(work.units[uid], box=REFIT))
        work.tell("air-unit-to-refit", "2.1.2", unit=uid)


def next_turn(work: IskraWork) -> None:
    """2.7.3: the turn marker advances, all chits go into the cup, what belonged to a turn ends.

    13.4.2: so does the wait of a headquarters that left the map in the checks after 2.7.2.
    """
    MARKERS.expire(work, END_PHASE_MOMENT)
    work.turn += 1
    fill_cup(work)
    work.change(
        air_points=(0, 0),
        cloudy=False,
        trotskyite=False,
        retreating_orders=False,
        axis_replacements=0,
        strategic=(),
    )
