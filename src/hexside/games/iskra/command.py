"""2.3, 3.1, 13.1: the Command Phase: chits are drawn one by one and resolved."""

from __future__ import annotations

from hexside.engine import Wait
from hexside.games.iskra import chits as pool
from hexside.games.iskra.activation import MOVEMENT_ONLY, OPERATIONS
from hexside.games.iskra.loading import ANY
from hexside.games.iskra.picking import HeadquartersChoice, Picking, activate
from hexside.games.iskra.shapes import FRONTS, SIDES, Front
from hexside.games.iskra.state import Chits
from hexside.games.iskra.work import IskraWork
from hexside.mechanics.chit_pull.cup import join
from hexside.mechanics.chit_pull.draw import DrawLoop
from hexside.mechanics.chit_pull.draw import Resolution as ChitResolution

#: 19.1.11: the army whose first chit of the turn may lose its Combat Segment.
TROTSKYITE_ARMY = "67a"


class CommandPhase(DrawLoop[IskraWork], frozen=True, tag="command-phase"):
    """2.3: chits are drawn until both sides have used their limit, or nothing can be used."""

    def before_draw(self, work: IskraWork) -> Wait | None:
        """13.1: in turn 1 the other chits join when the opening ones are done."""
        later = work.data.later
        if later and not pool.usable(work):
            work.change(cup=join(work.data.cup, later), later=())
            work.tell("other-chits-join", "13.1", chits=later)
        return None

    def cup(self, work: IskraWork) -> Chits:
        return work.data.cup if pool.usable(work) else ()

    def drawn(self, work: IskraWork, chit: str, rest: Chits) -> None:
        """3.1.1a; 3.1.2: above the limit a chit is set aside; 3.1.3: a barred one goes back."""
        data = work.data
        work.tell("chit-drawn", "3.1.1a", chit=chit, draw=work.draw)
        usable = pool.usable(work)
        if chit not in usable:
            work.change(cup=rest, set_aside=join(data.set_aside, (chit,)))
            work.tell("chit-above-limit", "3.1.2", chit=chit)
        elif not pool.is_barred(work, chit):
            work.change(cup=rest, drawn=chit)
            work.push(Resolution(chit))
        elif all(pool.is_barred(work, other) for other in usable):
            # nothing else could be drawn, and it would come again and again.
            work.change(cup=rest, set_aside=join(data.set_aside, (chit,)))
            work.tell("chit-barred-for-good", "3.1.3", chit=chit)
        else:
            work.tell("chit-put-back", "3.1.3", chit=chit)


class Resolution(ChitResolution[IskraWork], frozen=True, tag="resolution"):
    """2.3.1, 3.1: a chit takes effect, and lies face up in its owner's box afterwards."""

    def begin(self, work: IskraWork) -> None:
        kind = work.rules.chits[self.chit]
        seat = work.owner_of_chit(self.chit)
        segments = self._segments(work)
        name = kind.activates[0]
        if name in FRONTS:
            self._front(work, seat, name)
        elif name == ANY:
            self._any(work, seat)
        else:
            hq = work.rules.hq_of_army.get(name, name)
            if hq in work.units and work.units[hq].hex >= 0:
                activate(work, Picking(seat, self.chit, hq, segments))
            else:
                self._absent(work)

    def lay_aside(self, work: IskraWork) -> None:
        """3.1.1a: an effectless chit has been used as well (R-66)."""
        work.change(drawn="", used=join(work.data.used, (self.chit,)))
        side = SIDES.index(work.rules.chits[self.chit].side)
        count, limit = pool.used_by(work, side), work.rules.chit_limit(side, work.turn)
        work.tell("chit-used", "3.1.1a", chit=self.chit, count=count, limit=limit)

    def _segments(self, work: IskraWork) -> str:
        """19.1.11, R-41: the first 67A chit of the turn has no Combat Segment."""
        if not (work.data.trotskyite and TROTSKYITE_ARMY in work.rules.chits[self.chit].activates):
            return OPERATIONS
        work.change(trotskyite=False)
        work.tell("no-combat-segment", "19.1.11", chit=self.chit)
        return MOVEMENT_ONLY

    def _front(self, work: IskraWork, seat: str, front: Front) -> None:
        """3.1.5, R-66: a front acts as long as one of its armies has its headquarters."""
        rules = work.rules
        armies = rules.armies_of_front[front]
        if any(work.units[rules.hq_of_army[army]].hex >= 0 for army in armies):
            activate(work, Picking(seat, self.chit))
        else:
            self._absent(work)

    def _any(self, work: IskraWork, seat: str) -> None:
        """3.1.6: 18A activates any one headquarters on the map that 3.1.3 does not bar."""
        hqs = pool.open_headquarters(work)
        if len(hqs) > 1:
            work.push(HeadquartersChoice(seat, self.chit))
        elif hqs:
            activate(work, Picking(seat, self.chit, hqs[0]))
        else:
            self._absent(work)

    def _absent(self, work: IskraWork) -> None:
        """R-66: used without effect."""
        work.tell("headquarters-absent", "3.3", chit=self.chit)
