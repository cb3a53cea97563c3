"""The queue of drawn chits of a game with a controller (A Victory Awaits 19.4, 19.5, V68, V69).

The controller draws a chit, looks at it and reveals it, or leaves it face down until what runs can
no longer be disturbed. Drawn chits lie in sight of all in the order in which they were drawn; only
the controller knows those that lie face down. The queue is data of the state; running a revealed
chit is a lane of ``engine.side_by_side``.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Literal

import msgspec
from msgspec.structs import replace

Stage = Literal["face-down", "running", "done"]


class DrawnChit(msgspec.Struct, frozen=True):
    """A chit in the queue, and how far it is."""

    chit: str
    stage: Stage = "face-down"


class ActivationQueue(msgspec.Struct, frozen=True):
    """The chits of this turn in the order of the draw. Every change makes a new queue."""

    drawn: tuple[DrawnChit, ...] = ()

    def draw(self, chit: str) -> ActivationQueue:
        """19.4(1), (3): a chit joins the queue face down; the controller has looked at it."""
        return ActivationQueue((*self.drawn, DrawnChit(chit)))

    def staged(self, place: int, stage: Stage) -> ActivationQueue:
        """The chit at a place, counted from 1, comes to another stage."""
        drawn = list(self.drawn)
        drawn[place - 1] = DrawnChit(drawn[place - 1].chit, stage)
        return ActivationQueue(tuple(drawn))

    def is_at(self, place: int, stage: Stage) -> bool:
        """Whether there is a chit of a stage at a place, counted from 1."""
        return 0 < place <= len(self.drawn) and self.drawn[place - 1].stage == stage

    def first(self, stage: Stage) -> int:
        """The first place with a chit of a stage, counted from 1; 0 when there is none."""
        return next((n for n, drawn in enumerate(self.drawn, 1) if drawn.stage == stage), 0)

    def reveal(self, chit: str) -> ActivationQueue:
        """19.4(5): a face-down chit is shown, and its owner starts."""
        return self._staged(chit, "face-down", "running")

    def finish(self, chit: str) -> ActivationQueue:
        """19.4(6): an activation is over."""
        return self._staged(chit, "running", "done")

    def cancel(self, chit: str) -> tuple[ActivationQueue, tuple[str, ...]]:
        """19.5: as ``cancel_at`` for the first place where this chit is not done."""
        return self.cancel_at(self._place(chit) + 1)

    def cancel_at(self, place: int) -> tuple[ActivationQueue, tuple[str, ...]]:
        """19.5, V69: a chit that is being revealed goes back, with all drawn after it.

        Returns the queue and the chits for the cup. Chits drawn later that run already or are done
        stay: nothing that was played is taken back. What was drawn before is not touched.
        """
        kept, back = list(self.drawn[: place - 1]), [self.drawn[place - 1].chit]
        for drawn in self.drawn[place:]:
            if drawn.stage == "face-down":
                back.append(drawn.chit)
            else:
                kept.append(drawn)
        return ActivationQueue(tuple(kept)), tuple(back)

    def at(self, stage: Stage) -> tuple[str, ...]:
        """The chits of a stage, in the order of the draw."""
        return tuple(drawn.chit for drawn in self.drawn if drawn.stage == stage)

    def shown(self) -> tuple[str, ...]:
        """What all see: the chits in order, ``""`` for one that lies face down."""
        return tuple("" if drawn.stage == "face-down" else drawn.chit for drawn in self.drawn)

    def may_reveal(
        self, chit: str, seat_of: Callable[[str], str], alone: Callable[[str], bool]
    ) -> Literal["", "seat-busy", "must-run-alone"]:
        """V68: what a program refuses; everything else is the controller's judgement.

        ``seat_of`` gives the seat that carries out a chit (a seat runs one at a time), ``alone``
        says of Supply, Reinforcements, OKH and Reserve that nothing runs beside them.
        """
        running = self.at("running")
        if running and (alone(chit) or any(alone(other) for other in running)):
            return "must-run-alone"
        if seat_of(chit) in {seat_of(other) for other in running}:
            return "seat-busy"
        return ""

    def redrawn(self, face_down: Iterable[str]) -> ActivationQueue:
        """The same queue with other chits face down: what a seat may imagine lies there."""
        others = iter(face_down)
        return ActivationQueue(
            tuple(
                replace(drawn, chit=next(others)) if drawn.stage == "face-down" else drawn
                for drawn in self.drawn
            )
        )

    def _place(self, chit: str) -> int:
        # A formation can have two equal chits, of which one is done and lies here still.
        for number, drawn in enumerate(self.drawn):
            if drawn.chit == chit and drawn.stage != "done":
                return number
        raise LookupError(chit)

    def _staged(self, chit: str, before: Stage, after: Stage) -> ActivationQueue:
        for number, drawn in enumerate(self.drawn):
            if drawn.chit == chit and drawn.stage == before:
                changed = (*self.drawn[:number], DrawnChit(chit, after), *self.drawn[number + 1 :])
                return ActivationQueue(changed)
        raise LookupError(chit)
