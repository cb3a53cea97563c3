"""4.3 The Action Phase: cup, hand, draw, Reaction Order, and what each chit does."""

from __future__ import annotations

from hexside.engine import Action, Decision, Frame, Reason, Wait
from hexside.games.traces_of_war.actions import (
    Accept,
    Activate,
    Cup,
    Negotiate,
    Order,
    React,
    Waive,
)
from hexside.games.traces_of_war.activation import (
    ChooseHeadquarters,
    OkhOrder,
    activate,
    headquarters_reason,
)
from hexside.games.traces_of_war.chits import join, sub_multisets, take_out
from hexside.games.traces_of_war.negotiation import Negotiation
from hexside.games.traces_of_war.reinforcements import AirborneLanding, SovietReinforcements
from hexside.games.traces_of_war.relocation import place_waiting
from hexside.games.traces_of_war.supply import SupplyCheck
from hexside.games.traces_of_war.tables import AXIS, SIDES, SOVIET
from hexside.games.traces_of_war.work import TracesWork

SUPPLY = "supply"
REACT = React()
ACCEPT = Accept()
WAIVE = Waive()
ORDER = Order()
NEGOTIATE = Negotiate()


def has_okh(work: TracesWork, chits: tuple[str, ...]) -> str:
    """An OKH chit among chits, or nothing."""
    return next((chit for chit in chits if work.rules.chits[chit].kind == "okh"), "")


class ActionPhase(Frame, frozen=True, tag="action-phase"):
    """4.3: draw and resolve chits until cup and hand are empty."""

    asked: bool = False

    def run(self, work: TracesWork) -> Wait:
        data = work.data
        if not self.asked:
            if place_waiting(work):
                return Wait.NOTHING
            if data.hand:
                return Wait.DECISION
        if not data.cup:
            work.pop()
            return Wait.NOTHING
        self._draw(work)
        return Wait.NOTHING

    def _draw(self, work: TracesWork) -> None:
        """4.3: one chit at random, face up."""
        data = work.data
        chit = data.cup[work.below(len(data.cup))]
        work.change(cup=take_out(data.cup, (chit,)), drawn=chit)
        work.tell("chit-drawn", "4.3", chit=chit, draw=work.draw)
        work.replace(ActionPhase())
        work.push(Resolution(chit))
        okh_exists = any(
            kind.kind == "okh" and kind.from_turn <= work.turn for kind in work.rules.chits.values()
        )
        # 4.3.7: asked whenever the hand may hold an OKH, so that being asked tells nothing.
        if data.hand and okh_exists and work.rules.chits[chit].kind != SUPPLY:
            work.push(Reaction(chit))

    def seats(self, work: TracesWork) -> tuple[str, ...]:
        return (SIDES[AXIS],)

    def decision(self, work: TracesWork, seat: str) -> Decision:
        return Decision(
            seat,
            "add-chits" if work.data.cup else "add-chits-or-waive",
            "4.2",
            {"count": len(work.data.cup)},
            self.choices(work, seat),
        )

    def legal(self, work: TracesWork, seat: str) -> list[Action]:
        hand = work.data.hand
        least = 0 if work.data.cup else 1
        actions: list[Action] = [
            Cup(chosen)
            for size in range(least, len(hand) + 1)
            for chosen in sub_multisets(hand, size)
        ]
        if not work.data.cup:
            actions.append(WAIVE)
        return actions

    def reasons(self, work: TracesWork, seat: str, action: Action) -> list[Reason]:
        if isinstance(action, Cup):
            if not action.chits:
                return [Reason("cup-is-empty", "4.3")]
            if tuple(sorted(action.chits)) != action.chits:
                return [Reason("chits-not-sorted", "4.2")]
            return [
                Reason("chit-not-in-hand", "4.2", {"chit": chit})
                for chit in sorted(set(action.chits))
                if action.chits.count(chit) > work.data.hand.count(chit)
            ]
        if isinstance(action, Waive):
            return [Reason("cup-not-empty", "4.3")]
        return []

    def take(self, work: TracesWork, seat: str, action: Action) -> None:
        data = work.data
        if isinstance(action, Waive):
            # R5: the rest of the hand is given up for this turn.
            work.change(hand=(), inactive_axis=join(data.inactive_axis, data.hand))
            work.tell("hand-waived", "4.3", count=len(data.hand))
            work.replace(ActionPhase(True))
            return
        assert isinstance(action, Cup)
        if action.chits:
            work.change(hand=take_out(data.hand, action.chits), cup=join(data.cup, action.chits))
            work.tell_only((seat,), "chits-added", "4.2", seat=seat, chits=action.chits)
            work.tell_others(
                (seat,), "chits-added-hidden", "4.2", seat=seat, count=len(action.chits)
            )
        work.replace(ActionPhase(True))


class Reaction(Frame, frozen=True, tag="reaction"):
    """4.3.7: an OKH chit from the hand cancels the drawn chit, which returns to the cup."""

    chit: str

    def run(self, work: TracesWork) -> Wait:
        return Wait.DECISION

    def seats(self, work: TracesWork) -> tuple[str, ...]:
        return (SIDES[AXIS],)

    def decision(self, work: TracesWork, seat: str) -> Decision:
        return Decision(
            seat, "react-or-accept", "4.3.7", {"chit": self.chit}, self.choices(work, seat)
        )

    def legal(self, work: TracesWork, seat: str) -> list[Action]:
        actions: list[Action] = [ACCEPT]
        if has_okh(work, work.data.hand):
            actions.append(REACT)
        return actions

    def reasons(self, work: TracesWork, seat: str, action: Action) -> list[Reason]:
        return [Reason("no-okh-in-hand", "4.3.7")] if isinstance(action, React) else []

    def take(self, work: TracesWork, seat: str, action: Action) -> None:
        work.pop()
        if isinstance(action, Accept):
            return
        data = work.data
        okh = has_okh(work, data.hand)
        work.change(
            hand=take_out(data.hand, (okh,)),
            cup=join(data.cup, (self.chit,)),
            drawn=okh,
        )
        # The held chit is revealed: that cannot be taken back.
        work.binding = True
        work.tell("reaction-order", "4.3.7", chit=self.chit)
        work.replace(Resolution(okh, reaction=True))


class Resolution(Frame, frozen=True, tag="resolution"):
    """4.3: the drawn chit takes effect and is laid aside."""

    chit: str
    reaction: bool = False
    begun: bool = False

    def run(self, work: TracesWork) -> Wait:
        if self.begun:
            work.pop()
            work.change(drawn="", resolved=(*work.data.resolved, self.chit))
            return Wait.NOTHING
        work.replace(Resolution(self.chit, self.reaction, True))
        self._begin(work)
        return Wait.NOTHING

    def _begin(self, work: TracesWork) -> None:
        chit = work.rules.chits[self.chit]
        if chit.kind == "supply":
            work.push(SupplyCheck())
        elif chit.kind == "reinforcement":
            work.push(SovietReinforcements(work.data.group))
        elif chit.kind == "airborne":
            work.push(AirborneLanding())
            work.push(SovietReinforcements(work.data.group))
        elif chit.kind == "stavka":
            work.push(ChooseHeadquarters(SIDES[SOVIET], "4.3.5"))
        elif chit.kind == "okh":
            work.push(OkhChit(self.reaction))
        else:
            hq = next((uid for uid in chit.activates if work.units[uid].hex >= 0), "")
            if hq:
                activate(work, hq)
            else:
                work.tell("headquarters-absent", "2.3", chit=self.chit)


class OkhChit(Frame, frozen=True, tag="okh-chit"):
    """4.2.2: activate any headquarters, give an OKH Order, or (when drawn) negotiate."""

    reaction: bool = False

    def run(self, work: TracesWork) -> Wait:
        return Wait.DECISION

    def seats(self, work: TracesWork) -> tuple[str, ...]:
        return (SIDES[AXIS],)

    def decision(self, work: TracesWork, seat: str) -> Decision:
        rule = "4.3.7" if self.reaction else "4.2.2"
        return Decision(seat, "use-okh", rule, {}, self.choices(work, seat))

    def legal(self, work: TracesWork, seat: str) -> list[Action]:
        actions: list[Action] = [
            Activate(hq) for hq in work.rules.headquarters[AXIS] if work.units[hq].hex >= 0
        ]
        actions.append(ORDER)
        if not self.reaction:
            actions.append(NEGOTIATE)
        return actions

    def reasons(self, work: TracesWork, seat: str, action: Action) -> list[Reason]:
        if isinstance(action, Negotiate):
            return [Reason("no-negotiation-from-hand", "4.2.2")]
        if isinstance(action, Activate):
            return [headquarters_reason(work, action.hq, seat, "4.2.2")]
        return []

    def take(self, work: TracesWork, seat: str, action: Action) -> None:
        work.pop()
        if isinstance(action, Activate):
            activate(work, action.hq)
        elif isinstance(action, Order):
            work.push(OkhOrder())
        else:
            work.push(Negotiation.opening(work))
