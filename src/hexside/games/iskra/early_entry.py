"""19.1.21 Hühner Arrives Early: the headquarters enters in the Random Events Phase."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from msgspec.structs import replace

from hexside.engine import Action, Choice, Reason, Wait
from hexside.engine.refusals import Argument
from hexside.games.iskra.actions import Enter
from hexside.games.iskra.chits import join_cup
from hexside.games.iskra.entries import entry_hexes, entry_objections
from hexside.games.iskra.movement import Movement
from hexside.games.iskra.reinforcements import come
from hexside.games.iskra.stacking import settle
from hexside.games.iskra.state import TURN_BOX
from hexside.games.iskra.work import IskraWork

SECTION = "19.1.21"
#: The steps of the entry: placing the headquarters, and what follows its move.
PLACE, MOVED = "place", "moved"


class EarlyEntry(Choice[IskraWork], frozen=True, tag="early-entry"):
    """19.1.21, 7.1.2: Hühner is placed at F, or elsewhere if F is blocked, and moves from there.

    Where it may be placed depends on what all see, so it is asked only if there is a choice.
    """

    unit: str
    step: str = PLACE
    takes: ClassVar[tuple[type[Action], ...]] = (Enter,)
    asks: ClassVar[tuple[str, str]] = ("early-entry", SECTION)

    def run(self, work: IskraWork) -> Wait:
        if self.step == MOVED:
            work.pop()
            settle(work, (work.units[self.unit].hex,))
            return Wait.NOTHING
        hexes = entry_hexes(work, self.unit)
        if len(hexes) > 1:
            return Wait.DECISION
        self._enter(work, hexes[0])
        return Wait.NOTHING

    def seats(self, work: IskraWork) -> tuple[str, ...]:
        return (work.seat_of(self.unit),)

    def arguments(self, work: IskraWork, seat: str) -> dict[str, Argument]:
        return {"unit": self.unit}

    def candidates(self, work: IskraWork, seat: str) -> Iterable[Action]:
        names = work.rules.names
        return [Enter(self.unit, names[hex]) for hex in entry_hexes(work, self.unit)]

    def objections(self, work: IskraWork, seat: str, action: Action) -> Iterable[Reason]:
        if isinstance(action, Enter):
            if action.unit != self.unit:
                yield Reason("only-this-unit-enters", SECTION, {"unit": self.unit})
            else:
                yield from entry_objections(work, self.unit, action.hex)

    def take(self, work: IskraWork, seat: str, action: Action) -> None:
        if isinstance(action, Enter):
            self._enter(work, work.rules.grid.index(action.hex))

    def _enter(self, work: IskraWork, hex: int) -> None:
        """19.1.21: the headquarters is on the map, and may make a normal move."""
        work.replace(replace(self, step=MOVED))
        come(work, self.unit, hex, SECTION)
        only = (self.unit,)
        seat = work.seat_of(self.unit)
        work.push(Movement(seat, only, normal_only=only, stirred=(work.units[self.unit].hex,)))


def may_enter_early(work: IskraWork) -> bool:
    """19.1.21, R-40: Hühner has not come yet, and there is a hex where it can enter."""
    hq = work.rules.huehner
    if hq not in work.units or not work.units[hq].box.startswith(TURN_BOX):
        return False
    return bool(entry_hexes(work, hq))


def enter_early(work: IskraWork) -> None:
    """19.1.21: Hühner enters, and its chit goes into the cup of this turn."""
    hq = work.rules.huehner
    for chit in work.rules.chits.values():
        if chit.side == "axis" and chit.activates == (hq,):
            join_cup(work, chit.id)
    work.push(EarlyEntry(hq))


__all__ = ["EarlyEntry", "enter_early", "may_enter_early"]
