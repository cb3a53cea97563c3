"""2.3.2, 2.3.3, 3.0: the activated units move, then attack."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from hexside.engine import Frame, Wait
from hexside.games.iskra.combat import Combat
from hexside.games.iskra.movement import Movement
from hexside.games.iskra.work import MOVE_AND_ATTACK, IskraWork
from hexside.mechanics.chit_pull.activation import Activation as UnitActivation

MOVEMENT, COMBAT = "movement", "combat"
OPERATIONS = "operations"
#: 19.1.11: a chit without a Combat Segment.
MOVEMENT_ONLY = "movement-only"


class Activation(UnitActivation[IskraWork], frozen=True, tag="activation"):
    """3.0: ``units`` move and attack, ``movers`` make a normal move only (3.1.6).

    ``singles`` are those of ``units`` that a front chit activated one by one (3.1.5, R-68).
    Everything done in it belongs to this one chit (R-75).
    """

    mode: str = OPERATIONS
    movers: tuple[str, ...] = ()
    singles: tuple[str, ...] = ()
    chit: str = ""
    section: ClassVar[str] = "2.3"
    modes: ClassVar[Mapping[str, tuple[str, ...]]] = {
        OPERATIONS: (MOVEMENT, COMBAT),
        MOVEMENT_ONLY: (MOVEMENT,),
    }

    def run(self, work: IskraWork) -> Wait:
        if not self.units and not self.movers:
            # Nobody was picked: there is nothing to ask.
            work.pop()
            return Wait.NOTHING
        return super().run(work)

    def segment(self, work: IskraWork, name: str, units: tuple[str, ...]) -> Frame[IskraWork]:
        movers = tuple(uid for uid in self.movers if work.units[uid].hex >= 0)
        if name == MOVEMENT:
            return Movement(self.seat, (*units, *movers), normal_only=movers, singles=self.singles)
        if work.rules.option("18a-independents") == MOVE_AND_ATTACK:
            units = (*units, *movers)
        return Combat(self.seat, tuple(uid for uid in units if work.rules.is_combat[uid]))
