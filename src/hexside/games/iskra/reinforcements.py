"""2.5, 7 Reinforcement Phase: units enter and move, Kampfgruppen, then replacements."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Literal

from hexside.engine import Action, Choice, Decision, Frame, Reason, Wait
from hexside.games.iskra.actions import DONE, Detach, Done, Enter
from hexside.games.iskra.chits import join_pool
from hexside.games.iskra.entries import entry_hexes, entry_objections
from hexside.games.iskra.exchanges import exchange_division
from hexside.games.iskra.kampfgruppen import detach, detach_objections, detachments, unused
from hexside.games.iskra.movement import Movement
from hexside.games.iskra.pinning import go_and_join
from hexside.games.iskra.replacements import replacement_frames
from hexside.games.iskra.shapes import AXIS, SIDES, SOVIET
from hexside.games.iskra.stacking import has_too_many, settle
from hexside.games.iskra.state import (
    ARRIVING,
    ELIMINATED,
    HQ_WAITING,
    NEXT_TURN,
    RETURNING,
    TURN_BOX,
)
from hexside.games.iskra.work import IskraWork

Step = Literal["reinforcements", "replacements", "stacking"]
ENTER_STEP: Step = "reinforcements"
REPLACE_STEP: Step = "replacements"
STACKING_STEP: Step = "stacking"


def waiting_units(work: IskraWork, seat: str) -> list[str]:
    """7.1, R-20: the counters of a seat that are to enter in this turn.

    What left the map in this turn comes in the next one (13.3.1, 13.4.2).
    """
    boxes = (f"{TURN_BOX}{work.turn}", ARRIVING, HQ_WAITING, RETURNING)
    return [
        uid
        for uid, unit in work.units.items()
        if unit.box in boxes and NEXT_TURN not in unit.marks and work.seat_of(uid) == seat
    ]


def come(work: IskraWork, uid: str, hex: int, rule: str) -> None:
    """7.1, 7.1.4: a reinforcement is placed, above the stacking limit if need be.

    7.2: the chit of a headquarters joins the others from the next turn on; 13.2.3, 13.2.4: its
    division takes its colour.
    """
    name = work.rules.names[hex]
    go_and_join(work, uid, (hex,))
    if work.is_seen(uid):
        work.tell("reinforcement-entered", rule, unit=uid, hex=name)
    else:
        side = SIDES[work.rules.side[uid]]
        work.tell_side(side, "reinforcement-entered", rule, unit=uid, hex=name)
        work.tell_other_sides(side, "reinforcement-entered-unseen", rule, unit=uid)
    if work.rules.is_hq[uid]:
        add_chit(work, uid)
        exchange_division(work, uid)


def add_chit(work: IskraWork, hq: str) -> None:
    """7.2: the chit of an arriving headquarters joins the pool, if it is not in the game yet."""
    for chit in work.rules.chits.values():
        if chit.activates == (hq,):
            join_pool(work, chit.id)


def _turn_away(work: IskraWork, uid: str) -> None:
    """7.1.3, R-60: who cannot enter is eliminated; headquarters and pontoons wait."""
    rules = work.rules
    if rules.is_hq[uid] or rules.is_pontoon[uid]:
        work.tell("reinforcement-waits", "13.4.5" if rules.is_hq[uid] else "13.3.1", unit=uid)
        work.lift(uid, HQ_WAITING if rules.is_hq[uid] else RETURNING)
    else:
        work.tell("reinforcement-lost", "7.1.3", unit=uid)
        work.lift(uid, ELIMINATED, 1)


class Arrivals(Choice[IskraWork], frozen=True, tag="arrivals"):
    """2.5.1, 7.1: the units of a seat enter one after another; each may move at once.

    2.5.1: combat units are to be put on the map, so nobody who can enter may be kept back. The
    German player is asked as long as there are Kampfgruppen, since who could form one is hidden.
    ``marked`` are the formations that had used strategic movement before this segment, which
    counts as one activation (R-68).
    """

    seat: str
    marked: tuple[str, ...] = ()
    takes: ClassVar[tuple[type[Action], ...]] = (Enter, Detach, Done)

    def _side(self, work: IskraWork) -> int:
        return work.rules.number_of[self.seat]

    def _groups(self, work: IskraWork) -> list[str]:
        return unused(work) if self._side(work) == AXIS else []

    def _entering(self, work: IskraWork) -> list[str]:
        """The units that can enter now."""
        return [uid for uid in waiting_units(work, self.seat) if entry_hexes(work, uid)]

    def run(self, work: IskraWork) -> Wait:
        if self._entering(work) or self._groups(work):
            return Wait.DECISION
        self._finish(work)
        return Wait.NOTHING

    def _finish(self, work: IskraWork) -> None:
        for uid in waiting_units(work, self.seat):
            _turn_away(work, uid)
        work.pop()

    def seats(self, work: IskraWork) -> tuple[str, ...]:
        return (self.seat,)

    def decision(self, work: IskraWork, seat: str) -> Decision:
        entering = tuple(self._entering(work))
        choices = self.choices(work, seat)
        if entering:
            return Decision(seat, "bring-in-units", "7.1", {"units": entering}, choices)
        groups = tuple(self._groups(work))
        return Decision(seat, "form-kampfgruppe", "13.2.1", {"units": groups}, choices)

    def candidates(self, work: IskraWork, seat: str) -> Iterable[Action]:
        names = work.rules.names
        for uid in waiting_units(work, self.seat):
            for hex in entry_hexes(work, uid):
                yield Enter(uid, names[hex])
        if self._groups(work):
            yield from detachments(work)
        yield DONE

    def objections(self, work: IskraWork, seat: str, action: Action) -> Iterable[Reason]:
        if isinstance(action, Done):
            entering = tuple(self._entering(work))
            if entering:
                yield Reason("units-must-enter", "2.5.1", {"units": entering})
        elif isinstance(action, Enter):
            if action.unit not in waiting_units(work, self.seat):
                yield self._not_waiting(work, action.unit)
            else:
                yield from entry_objections(work, action.unit, action.hex)
        elif isinstance(action, Detach):
            yield from detach_objections(work, seat, action)

    def _not_waiting(self, work: IskraWork, uid: str) -> Reason:
        """Of an enemy's counter a seat learns no more than that it is not its own."""
        if uid not in work.units:
            return Reason("unknown-unit", "", {"unit": uid})
        if work.seat_of(uid) != self.seat:
            return Reason("not-your-unit", "", {"unit": uid})
        return Reason("not-arriving", "7.1", {"unit": uid})

    def take(self, work: IskraWork, seat: str, action: Action) -> None:
        if isinstance(action, Done):
            self._finish(work)
        elif isinstance(action, Enter):
            uid = action.unit
            come(work, uid, work.rules.grid.index(action.hex), "7.1")
            stirred = (work.units[uid].hex,)
            work.push(Movement(seat, (uid,), at_entry=(uid,), marked=self.marked, stirred=stirred))
        elif isinstance(action, Detach):
            detach(work, action.unit, action.kampfgruppe)
            group = action.kampfgruppe
            work.push(Movement(seat, (group,), stirred=(work.units[group].hex,)))


class ReinforcementPhase(Frame[IskraWork], frozen=True, tag="reinforcement-phase"):
    """2.5, R-20: reinforcements of the Soviets, then of the Germans; then replacements likewise.

    7.1.4, R-53: the stacking limit counts again at the end of the phase.
    """

    step: Step = ENTER_STEP

    def run(self, work: IskraWork) -> Wait:
        if self.step == ENTER_STEP:
            work.replace(ReinforcementPhase(REPLACE_STEP))
            seats = [seat for side in (SOVIET, AXIS) for seat in work.rules.seats_of(SIDES[side])]
            work.push_in_order(*(Arrivals(seat, work.data.strategic) for seat in seats))
        elif self.step == REPLACE_STEP:
            work.replace(ReinforcementPhase(STACKING_STEP))
            work.push_in_order(*replacement_frames(work))
        else:
            work.pop()
            # Frames come off in reverse order, so the Soviets are asked first.
            for side in (AXIS, SOVIET):
                hexes = {work.units[uid].hex for uid in work.on_map(side)}
                settle(work, (hex for hex in hexes if has_too_many(work, hex)))
        return Wait.NOTHING


__all__ = ["Arrivals", "ReinforcementPhase", "add_chit", "come", "waiting_units"]
