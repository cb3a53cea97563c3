"""4.3 The Action Phase: cup, hand, draw, Reaction Order, and what each chit does."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import ClassVar

from hexside.engine import Action, Choice, Decision, Reason, Wait
from hexside.games.traces_of_war.actions import REACT, Activate, Negotiate, Order
from hexside.games.traces_of_war.activation import (
    ChooseHeadquarters,
    OkhOrder,
    activate,
    headquarters_reason,
)
from hexside.games.traces_of_war.negotiation import Negotiation
from hexside.games.traces_of_war.reinforcements import AirborneLanding, SovietReinforcements
from hexside.games.traces_of_war.relocation import place_waiting
from hexside.games.traces_of_war.supply import SupplyCheck
from hexside.games.traces_of_war.tables import AXIS, SIDES, SOVIET
from hexside.games.traces_of_war.work import TracesWork
from hexside.mechanics.chit_pull.cup import join, take_out
from hexside.mechanics.chit_pull.draw import DrawLoopWithHand
from hexside.mechanics.chit_pull.draw import Resolution as ChitResolution
from hexside.mechanics.chit_pull.interrupt import Interrupt, Interrupter, interrupters

SUPPLY = "supply"
OKH = "okh"
ORDER = Order()
NEGOTIATE = Negotiate()

#: 4.3.7: an OKH chit from the hand stops any drawn chit but Supply.
INTERRUPTS = (Interrupter(SIDES[AXIS], frozenset({OKH}), never_against=frozenset({SUPPLY})),)


def has_okh(work: TracesWork, chits: tuple[str, ...]) -> str:
    """An OKH chit among chits, or nothing."""
    return next((chit for chit in chits if work.rules.chits[chit].kind == OKH), "")


class ActionPhase(DrawLoopWithHand[TracesWork], frozen=True, tag="action-phase"):
    """4.3: draw and resolve chits until cup and hand are empty."""

    hand_section: ClassVar[str] = "4.2"
    end_section: ClassVar[str] = "4.3"

    def cup(self, work: TracesWork) -> tuple[str, ...]:
        return work.data.cup

    def hand(self, work: TracesWork) -> tuple[str, ...]:
        return work.data.hand

    def holders(self, work: TracesWork) -> tuple[str, ...]:
        return (work.rules.player[AXIS],)

    def before_asking(self, work: TracesWork) -> Wait | None:
        return Wait.NOTHING if place_waiting(work) else None

    def drawn(self, work: TracesWork, chit: str, rest: tuple[str, ...]) -> None:
        """4.3: one chit at random, face up."""
        work.change(cup=rest, drawn=chit)
        work.tell("chit-drawn", "4.3", chit=chit, draw=work.draw)
        work.push(Resolution(chit))

        def may_hold(line: Interrupter) -> bool:
            """4.3.7: asked whenever the hand may hold an OKH, so that being asked tells nothing."""
            kinds = work.rules.chits.values()
            return bool(work.data.hand) and any(
                kind.kind in line.with_kinds and kind.from_turn <= work.turn for kind in kinds
            )

        for _ in interrupters(INTERRUPTS, work.rules.chits[chit].kind, may_hold):
            work.push(Reaction(chit))

    def add(self, work: TracesWork, chits: tuple[str, ...]) -> None:
        data = work.data
        work.change(hand=take_out(data.hand, chits), cup=join(data.cup, chits))

    def waive(self, work: TracesWork) -> None:
        """R5: the rest of the hand is given up for this turn."""
        work.change(hand=(), inactive_axis=join(work.data.inactive_axis, work.data.hand))


class Reaction(Interrupt[TracesWork], frozen=True, tag="reaction"):
    """4.3.7: an OKH chit from the hand cancels the drawn chit, which returns to the cup."""

    section: ClassVar[str] = "4.3.7"

    def seats(self, work: TracesWork) -> tuple[str, ...]:
        return (work.rules.player[AXIS],)

    def plays(self, work: TracesWork, seat: str) -> Mapping[Action, str]:
        okh = has_okh(work, work.data.hand)
        return {REACT: okh} if okh else {}

    def nothing_held(self, work: TracesWork, seat: str, action: Action) -> Reason:
        return Reason("no-okh-in-hand", "4.3.7")

    def interrupted(self, work: TracesWork, seat: str, held: str) -> None:
        data = work.data
        work.change(hand=take_out(data.hand, (held,)), cup=join(data.cup, (self.chit,)), drawn=held)
        work.tell("reaction-order", "4.3.7", chit=self.chit)
        work.replace(Resolution(held, reaction=True))


class Resolution(ChitResolution[TracesWork], frozen=True, tag="resolution"):
    """4.3: the drawn chit takes effect and is laid aside."""

    def lay_aside(self, work: TracesWork) -> None:
        work.change(drawn="", resolved=(*work.data.resolved, self.chit))

    def begin(self, work: TracesWork) -> None:
        EFFECTS[work.rules.chits[self.chit].kind](work, self)


def _supply(work: TracesWork, resolution: Resolution) -> None:
    """4.3.2."""
    work.push(SupplyCheck())


def _reinforcement(work: TracesWork, resolution: Resolution) -> None:
    """4.3.3, 11.1."""
    work.push(SovietReinforcements(work.data.group))


def _airborne(work: TracesWork, resolution: Resolution) -> None:
    """11.1: a group arrives, then the paradrop."""
    work.push(AirborneLanding())
    work.push(SovietReinforcements(work.data.group))


def _stavka(work: TracesWork, resolution: Resolution) -> None:
    """4.3.5."""
    work.push(ChooseHeadquarters(work.rules.player[SOVIET], "4.3.5"))


def _okh(work: TracesWork, resolution: Resolution) -> None:
    """4.2.2."""
    work.push(OkhChit(resolution.reaction))


def _headquarters(work: TracesWork, resolution: Resolution) -> None:
    """4.3.1, 2.3: the headquarters of the chit, if it is on the map."""
    chit = resolution.chit
    hq = next((uid for uid in work.rules.chits[chit].activates if work.units[uid].hex >= 0), "")
    if hq:
        activate(work, hq)
    else:
        work.tell("headquarters-absent", "2.3", chit=chit)


#: 4.3: what each kind of chit does.
EFFECTS: Mapping[str, Callable[[TracesWork, Resolution], None]] = {
    SUPPLY: _supply,
    "reinforcement": _reinforcement,
    "airborne": _airborne,
    "stavka": _stavka,
    OKH: _okh,
    "hq": _headquarters,
}


class OkhChit(Choice[TracesWork], frozen=True, tag="okh-chit"):
    """4.2.2: activate any headquarters, give an OKH Order, or (when drawn) negotiate."""

    reaction: bool = False
    takes: ClassVar[tuple[type[Action], ...]] = (Activate, Order, Negotiate)

    def run(self, work: TracesWork) -> Wait:
        return Wait.DECISION

    def seats(self, work: TracesWork) -> tuple[str, ...]:
        return (work.rules.player[AXIS],)

    def decision(self, work: TracesWork, seat: str) -> Decision:
        rule = "4.3.7" if self.reaction else "4.2.2"
        return Decision(seat, "use-okh", rule, {}, self.choices(work, seat))

    def candidates(self, work: TracesWork, seat: str) -> Iterable[Action]:
        return (*(Activate(hq) for hq in work.rules.headquarters[AXIS]), ORDER, NEGOTIATE)

    def objections(self, work: TracesWork, seat: str, action: Action) -> Iterable[Reason]:
        if isinstance(action, Negotiate) and self.reaction:
            yield Reason("no-negotiation-from-hand", "4.2.2")
        if isinstance(action, Activate):
            hq = action.hq
            if hq not in work.rules.headquarters[AXIS] or work.units[hq].hex < 0:
                yield headquarters_reason(work, hq, seat, "4.2.2")

    def take(self, work: TracesWork, seat: str, action: Action) -> None:
        work.pop()
        if isinstance(action, Activate):
            activate(work, action.hq)
        elif isinstance(action, Order):
            work.push(OkhOrder())
        else:
            work.push(Negotiation.opening(work))
