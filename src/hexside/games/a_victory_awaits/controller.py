"""19.3 to 19.5 The game controller: chits are drawn ahead and carried out side by side."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from hexside.engine import Action, Choice, Frame, Reason, Wait
from hexside.engine.refusals import Argument
from hexside.engine.side_by_side import begin, cancel, running
from hexside.games.a_victory_awaits.actions import ACCEPT, Accept, Draw, Pause, Play, Reveal
from hexside.games.a_victory_awaits.command import LeftoverOrder, Resolution, interrupts_to_ask
from hexside.games.a_victory_awaits.shapes import AXIS, SIDES
from hexside.games.a_victory_awaits.work import AwaitsWork
from hexside.mechanics.activation_queue import ActivationQueue
from hexside.mechanics.chit_pull.cup import draw, join, take_out

#: The lane of the controller.
CONTROL = "control"
#: V68: chits beside which nothing runs.
ALONE = frozenset({"supply", "reinforcement", "okh", "reserve"})


def runs_alone(work: AwaitsWork, chit: str) -> bool:
    """V68: Supply, Reinforcements, OKH and Reserve."""
    return work.rules.chits[chit].kind in ALONE


class Control(Choice[AwaitsWork], frozen=True, tag="control"):
    """19.4: the controller draws and reveals, or waits until an activation ends.

    ``waiting_for`` are the chits that ran when he chose to wait. Whether he is asked depends on
    what all can see, never on what lies face down.
    """

    waiting_for: tuple[str, ...] = ()
    takes: ClassVar[tuple[type[Action], ...]] = (Draw, Reveal, Pause)
    asks: ClassVar[tuple[str, str]] = ("control-queue", "19.4")

    def run(self, work: AwaitsWork) -> Wait:
        self._note_ends(work)
        queue = work.data.queue
        if queue.at("running"):
            return Wait.DECISION
        if queue.at("face-down"):
            # 19.4(6): all revealed chits are done, so the next one is revealed.
            work.replace(Control())
            reveal(work, queue.first("face-down"))
            return Wait.NOTHING
        if work.data.cup:
            return Wait.DECISION
        work.pop()
        self._leftovers(work)
        return Wait.NOTHING

    def _note_ends(self, work: AwaitsWork) -> None:
        """19.4(6): activations that are over."""
        names = {lane.name for lane in running(work).lanes}
        queue = work.data.queue
        for place, drawn in enumerate(queue.drawn, 1):
            if drawn.stage == "running" and drawn.chit not in names:
                queue = queue.staged(place, "done")
                work.tell("activation-over", "19.4", chit=drawn.chit)
        if queue is not work.data.queue:
            work.change(queue=queue)

    def _leftovers(self, work: AwaitsWork) -> None:
        """7.3: Manstein and Guderian are played before the End Phase; now all see who held them."""
        work.binding = True
        hand = work.data.hand_axis
        if len(hand) == 1:
            work.change(hand_axis=(), drawn=hand[0])
            work.push(Resolution(hand[0], reaction=True))
        elif hand:
            # That the cup is empty has been told with the last draw.
            work.push_in_order(LeftoverOrder(), Control())

    def seats(self, work: AwaitsWork) -> tuple[str, ...]:
        data = work.data
        now = data.queue.at("running")
        left = data.cup or data.queue.at("face-down")
        if not left or (now and now == self.waiting_for):
            return ()
        return (work.rules.setup.controller,)

    def candidates(self, work: AwaitsWork, seat: str) -> Iterable[Action]:
        queue = work.data.queue
        yield Draw()
        for place, drawn in enumerate(queue.drawn, 1):
            if drawn.stage == "face-down":
                yield Reveal(place)
        yield Pause()

    def objections(self, work: AwaitsWork, seat: str, action: Action) -> Iterable[Reason]:
        queue = work.data.queue
        if isinstance(action, Draw):
            if not work.data.cup:
                yield Reason("cup-is-empty", "19.4")
        elif isinstance(action, Pause):
            if not queue.at("running"):
                yield Reason("nothing-runs", "19.4")
        elif isinstance(action, Reveal):
            if not queue.is_at(action.place, "face-down"):
                yield Reason("not-face-down", "19.4", {"place": action.place})
                return
            if any(isinstance(lane.agenda[-1], Cancelling) for lane in running(work).lanes):
                yield Reason("interrupt-pending", "19.5")
                return
            chit = queue.drawn[action.place - 1].chit
            hindrance = queue.may_reveal(
                chit, work.owner_of_chit, lambda other: runs_alone(work, other)
            )
            if hindrance == "must-run-alone":
                yield Reason("must-run-alone", "19.4", {"chit": chit})
            elif hindrance == "seat-busy":
                yield Reason("seat-busy", "19.4", {"chit": chit})

    def take(self, work: AwaitsWork, seat: str, action: Action) -> None:
        if isinstance(action, Pause):
            work.replace(Control(work.data.queue.at("running")))
        elif isinstance(action, Reveal):
            work.replace(Control())
            reveal(work, action.place)
        else:
            chit, rest = draw(work, work.data.cup)
            queue = work.data.queue.draw(chit)
            place = len(queue.drawn)
            work.change(cup=rest, queue=queue)
            work.replace(Control())
            number = work.draw
            # With every draw all learn whether there is another one, so that silence tells nothing.
            left = min(len(rest), 1)
            work.tell_only(
                (seat,), "chit-drawn-face-down", "19.4", chit=chit, place=place, left=left
            )
            work.tell_others(
                (seat,), "chit-drawn-unseen", "19.4", place=place, draw=number, left=left
            )
            if not rest:
                # Nobody is asked to draw any more, so all learn it, and how many chits are held.
                work.tell("cup-empty", "19.4", count=len(work.data.hand_axis))


def reveal(work: AwaitsWork, place: int) -> None:
    """19.4(5), 19.5: all see the chit; it may be cancelled before its owner starts."""
    work.binding = True
    queue = work.data.queue.staged(place, "running")
    chit = queue.drawn[place - 1].chit
    work.change(queue=queue)
    work.tell("chit-revealed", "19.4", chit=chit, place=place)
    steps: list[Frame[AwaitsWork]] = [Resolution(chit)]
    busy = {
        work.owner_of_chit(drawn.chit)
        for number, drawn in enumerate(queue.drawn, 1)
        if drawn.stage == "running" and number != place
    }
    for held in reversed(interrupts_to_ask(work)):
        # V69: only an owner who is not busy can interrupt.
        if work.owner_of_chit(held) not in busy:
            steps.append(Cancelling(chit, place, held))
    # A lane has the name of its chit: two equal ones have one owner, who is busy with the first.
    begin(work, chit, *steps)


class Cancelling(Choice[AwaitsWork], frozen=True, tag="cancelling"):
    """19.5, V69: at the moment of revealing Manstein or Guderian may cancel a chit; it and all that
    were drawn after it and have not begun return to the cup."""

    chit: str
    place: int
    held: str
    takes: ClassVar[tuple[type[Action], ...]] = (Accept, Play)
    asks: ClassVar[tuple[str, str]] = ("react-or-accept", "19.5")

    def run(self, work: AwaitsWork) -> Wait:
        # Another lane may have used the chit, or taken its headquarters off the map.
        if self.held in interrupts_to_ask(work):
            return Wait.DECISION
        work.pop()
        return Wait.NOTHING

    def seats(self, work: AwaitsWork) -> tuple[str, ...]:
        return (work.owner_of_chit(self.held),)

    def arguments(self, work: AwaitsWork, seat: str) -> dict[str, Argument]:
        return {"chit": self.chit}

    def candidates(self, work: AwaitsWork, seat: str) -> Iterable[Action]:
        return (ACCEPT, Play(self.held))

    def objections(self, work: AwaitsWork, seat: str, action: Action) -> Iterable[Reason]:
        hand = work.data.hand_axis
        if isinstance(action, Play) and (action.chit != self.held or action.chit not in hand):
            yield Reason("chit-not-in-hand", "19.5", {"chit": action.chit})

    def take(self, work: AwaitsWork, seat: str, action: Action) -> None:
        work.pop()
        if not isinstance(action, Play):
            return
        work.binding = True
        data = work.data
        queue, back = data.queue.cancel_at(self.place)
        queue = ActivationQueue((*queue.drawn, *ActivationQueue().draw(self.held).drawn))
        place = len(queue.drawn)
        work.change(
            queue=queue.staged(place, "running"),
            cup=join(data.cup, back),
            hand_axis=take_out(data.hand_axis, (self.held,)),
        )
        work.tell("chit-interrupted", "19.5", chit=self.chit, held=self.held, seat=SIDES[AXIS])
        work.tell("queue-returned", "19.5", count=len(back))
        begin(work, self.held, Resolution(self.held, reaction=True))
        cancel(work, self.chit)
