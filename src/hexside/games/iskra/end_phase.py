"""2.7 The End Phase: units out of command, markers that come off, and the checks of the turn."""

from __future__ import annotations

from hexside.engine import Frame, Wait
from hexside.games.iskra.creeping import Creeping, mark_independents
from hexside.games.iskra.link_up import check_link_up
from hexside.games.iskra.relocation import relocate
from hexside.games.iskra.shapes import AXIS, SIDES, SOVIET
from hexside.games.iskra.state import AXIS_HIGH, AXIS_LOW, END_PHASE_MOMENT, MARKERS
from hexside.games.iskra.victory import check_sudden_death, last_check
from hexside.games.iskra.work import OTHERWISE, IskraWork

#: 4 (7a to 7d): the order of the phase.
STEPS = (
    *("out-of-command", "markers", "neva", "tigers", "schluesselburg", "link-up"),
    *("sudden-death", "last"),
)


class EndPhase(Frame[IskraWork], frozen=True, tag="end-phase"):
    """2.7: step by step; a sudden death ends the game before the last one."""

    step: str = STEPS[0]

    def run(self, work: IskraWork) -> Wait:
        number = STEPS.index(self.step)
        if number + 1 < len(STEPS):
            work.replace(EndPhase(STEPS[number + 1]))
        else:
            work.pop()
        getattr(self, "_" + self.step.replace("-", "_"))(work)
        return Wait.NOTHING

    def _out_of_command(self, work: IskraWork) -> None:
        """7a, 2.7.1, R-63: the Soviet seats, then the German; R-18: nobody in the first turn."""
        rules = work.rules
        if work.turn == rules.setup.first_turn:
            return
        mark_independents(work)
        # Who is marked tells where headquarters lie hidden.
        work.binding = True
        work.tell("creeping-begins", "2.7.1", turn=work.turn)
        seats = (*rules.seats_of(SIDES[SOVIET]), *rules.seats_of(SIDES[AXIS]))
        work.push_in_order(*(Creeping(seat) for seat in seats))

    def _markers(self, work: IskraWork) -> None:
        """7b, 2.7.2, R-18; 14.1.1: who is pinned no longer takes the hex where he stands."""
        MARKERS.expire(work, END_PHASE_MOMENT)
        work.change(strategic=())
        work.tell("turn-markers-off", "2.7.2", turn=work.turn)
        for hex in sorted(work.rules.ground.controllable):
            for uid in work.fighters(hex):
                work.passes(uid, hex)

    def _neva(self, work: IskraWork) -> None:
        """8.6.4, R-47: German units on the Neva are lost; a headquarters relocates (13.4.1)."""
        for uid in work.on_map(AXIS):
            if work.units[uid].hex not in work.rules.ground.neva_ice:
                continue
            if work.rules.is_hq[uid]:
                relocate(work, uid, "13.4.1")
            else:
                work.eliminate(uid, "8.6.4", OTHERWISE)

    def _tigers(self, work: IskraWork) -> None:
        """19.1.16, R-45: a Soviet combat unit in the hex takes the wreck, else it is blown up."""
        wreck = work.data.wreck
        if wreck < 0:
            return
        hex = work.rules.names[wreck]
        taken = any(work.rules.side[uid] == SOVIET for uid in work.fighters(wreck))
        if taken:
            work.tell("tigers-captured", "19.1.16", hex=hex)
        else:
            work.tell("tigers-blown-up", "19.1.16", hex=hex)
        work.change(wreck=-1, tigers_captured=taken or work.data.tigers_captured)

    def _schluesselburg(self, work: IskraWork) -> None:
        """13.5.1, R-77: the German marker goes to its low side, and never back."""
        data = work.data
        if data.schluesselburg != AXIS_HIGH:
            return
        city = work.rules.ground.schluesselburg
        held = any(work.rules.side[uid] == AXIS for hex in city for uid in work.fighters(hex))
        # A board without the city cannot be left; the orders come there too (19.1.22).
        if data.retreating_orders or (city and not held):
            work.change(schluesselburg=AXIS_LOW)
            work.tell("schluesselburg-lowered", "13.5.1", turn=work.turn)

    def _link_up(self, work: IskraWork) -> None:
        """14.1.4."""
        check_link_up(work)

    def _sudden_death(self, work: IskraWork) -> None:
        """14.2."""
        check_sudden_death(work)

    def _last(self, work: IskraWork) -> None:
        """14.1.5: the score after the last turn; 2.7.3 is done by the sequence of play."""
        setup = work.rules.setup
        if work.turn >= setup.first_turn + setup.turns - 1:
            last_check(work)


__all__ = ["STEPS", "EndPhase"]
