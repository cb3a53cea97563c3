"""5 The sequence of play, and 15.1 the surprise attack before the first turn."""

from __future__ import annotations

from hexside.engine import Frame, Wait
from hexside.games.a_victory_awaits.activation import arrive, command_area
from hexside.games.a_victory_awaits.chits import (
    PoolGrowth,
    Selection,
    fill_cup,
    growing_maps,
    lay_out,
)
from hexside.games.a_victory_awaits.combat import Combat, panzer_groups
from hexside.games.a_victory_awaits.command import CommandPhase
from hexside.games.a_victory_awaits.shapes import AXIS, SOVIET
from hexside.games.a_victory_awaits.state import (
    COMMAND,
    END_PHASE,
    FREE,
    SELECTION,
    SURPRISE,
    TURN_BOX,
)
from hexside.games.a_victory_awaits.teams import MasterPhase, TeamDeal
from hexside.games.a_victory_awaits.victory import decide
from hexside.games.a_victory_awaits.work import AwaitsWork
from hexside.mechanics.activation_queue import ActivationQueue
from hexside.mechanics.markers import scopes

#: The steps of a turn in order; 20.2: teams make the surprise attack after their first choice.
STEPS = ("begin", "growth", "selection", "surprise", "command", "end")


class Turn(Frame[AwaitsWork], frozen=True, tag="turn"):
    """5.0: one turn, step by step."""

    step: str = "begin"

    def run(self, work: AwaitsWork) -> Wait:
        number = STEPS.index(self.step)
        if number + 1 < len(STEPS):
            work.replace(Turn(STEPS[number + 1]))
        else:
            work.pop()
        getattr(self, "_" + self.step)(work)
        return Wait.NOTHING

    def _begin(self, work: AwaitsWork) -> None:
        row = work.rules.tables.turn[work.turn - 1]
        work.change(phase=SELECTION)
        work.tell("turn-begins", "5.0", turn=work.turn, month=row.month)

    def _growth(self, work: AwaitsWork) -> None:
        """6.2, 15.2: the Soviet pool grows before the choice."""
        maps = growing_maps(work)
        if maps:
            work.push(PoolGrowth(maps))

    def _selection(self, work: AwaitsWork) -> None:
        """5.0(1), 6; 20.2: teams deal their chits instead."""
        lay_out(work)
        if work.rules.setup.variant == "teams":
            work.push(TeamDeal.opening(work))
        else:
            work.push(Selection((work.lead_of(AXIS), work.lead_of(SOVIET))))

    def _surprise(self, work: AwaitsWork) -> None:
        """20.2: in the team variant the surprise attack follows the first choice of chits."""
        teams = work.rules.setup.variant == "teams"
        if teams and work.turn == work.rules.setup.first_turn:
            work.push(SurpriseAttack())

    def _command(self, work: AwaitsWork) -> None:
        """5.0(2) to (4), 7; 19.4 and 20.2 have their own ways to draw."""
        work.change(phase=COMMAND)
        # 6.1: the choices are over, and the chits held in hand lie open.
        work.binding = True
        variant = work.rules.setup.variant
        if variant == "teams":
            work.push(MasterPhase())
            return
        fill_cup(work)
        if variant == "two-players":
            work.push(CommandPhase())
            return
        # The frame of the lanes knows all frames of the game, so it stands after them.
        from hexside.games.a_victory_awaits.frames import opening_lanes

        work.change(queue=ActivationQueue())
        work.push(opening_lanes())

    def _end(self, work: AwaitsWork) -> None:
        """5.0(5): the marker advances; what stands on its new space becomes available."""
        work.change(phase=END_PHASE)
        if work.turn >= work.rules.last_turn:
            # 16.4, V7: only in a position text that begins after the last supply check.
            decide(work)
            return
        for uid, unit in list(work.units.items()):
            if unit.box and str(work.turn) in scopes(unit, FREE):
                # V62: free in turn 7 only.
                work.lift(uid, unit.box)
        work.turn += 1
        arrive(work, f"{TURN_BOX}{work.turn}")
        work.push(Turn())


class SurpriseAttack(Frame[AwaitsWork], frozen=True, tag="surprise-attack"):
    """15.1, V20: the panzer groups and the units of their own formations in range attack once."""

    begun: bool = False

    def run(self, work: AwaitsWork) -> Wait:
        if self.begun:
            work.pop()
            work.change(phase=SELECTION)
            return Wait.NOTHING
        work.replace(SurpriseAttack(True))
        work.change(phase=SURPRISE)
        units = surprise_units(work)
        work.tell("surprise-attack", "15.1", count=len(units))
        work.push(Combat(work.lead_of(AXIS), units))
        return Wait.NOTHING


def surprise_units(work: AwaitsWork) -> tuple[str, ...]:
    """15.1, V20: who may take part in the surprise attack."""
    rules = work.rules
    bit = rules.grid.bit
    found: list[str] = []
    for hq in panzer_groups(work):
        area = command_area(work, hq)
        own = rules.roster[hq]
        found.append(hq)
        found += [
            uid
            for uid in work.on_map(AXIS)
            if rules.roster[uid].formation == own.formation
            and rules.roster[uid].nationality == own.nationality
            and not rules.is_hq[uid]
            and area >> bit[work.units[uid].hex] & 1
        ]
    return tuple(found)
