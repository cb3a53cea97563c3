"""Agendas side by side: several activations at once, each with its own stack of frames.

A Victory Awaits 19.4 lets one player move while another fights, with a controller who draws and
reveals chits meanwhile; Iskra 16.1 has three players. A state keeps its one agenda: the frame
``SideBySide`` on top of it holds *lanes*, and each lane is an agenda of its own. Units, dice and
tracks are shared. A question or an action of a seat goes to the frame on top of the lane that
waits for this seat, so every action is tested against the position of that moment.

A seat that several lanes wait for answers them one after another: first the lane that began first,
or the one that it turned to with ``attend``. The controller is a lane like the others.

A game declares the frame once more with its own union of frames, so that states can be read back::

    class Activations(SideBySide[MyWork], frozen=True, tag="activations"):
        lanes: tuple[Lane[MyFrame], ...] = ()
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Generic, TypeVar

import msgspec
from msgspec.structs import replace

from hexside.engine.actions import Action
from hexside.engine.agenda import Frame, W, Wait
from hexside.engine.decisions import Decision
from hexside.engine.listing import Listing
from hexside.engine.refusals import Reason
from hexside.engine.work import STEP_LIMIT, Work

F = TypeVar("F")
T = TypeVar("T")


class Attend(Action, frozen=True, tag="attend"):
    """Turn to another lane that waits for an answer; a game with lanes lists it as an action."""

    lane: str


class Lane(msgspec.Struct, Generic[F], frozen=True):
    """One of the agendas side by side; ``F`` is the union of the frames of the game."""

    name: str
    agenda: tuple[F, ...]


class LaneFault(RuntimeError):
    """A lane begins twice, is not there, or all wait for no one: a fault in the rules."""


class SideBySide(Frame[W], frozen=True):
    """Lanes that run at once; the step ends when the last of them has ended.

    After every action each lane is run again, because the position may have changed under it: the
    ``run`` of a frame that waits must therefore be able to be asked twice.
    """

    lanes: tuple[Lane[Any], ...] = ()
    #: The lane that a seat turned to, by seat.
    attending: dict[str, str] = msgspec.field(default_factory=dict)

    def lane_ended(self, work: W, name: str) -> None:
        """Hook: a lane has come to its end by itself and is gone."""

    # Asking

    def seats(self, work: W) -> tuple[str, ...]:
        """Every seat that a lane waits for, in the order of the lanes."""
        found = dict.fromkeys(seat for lane in self.lanes for seat in _seats(work, lane))
        return tuple(found)

    def lanes_of(self, work: W, seat: str) -> list[Lane[Any]]:
        """The lanes that wait for a seat; the one that it attends comes first."""
        lanes = [lane for lane in self.lanes if seat in _seats(work, lane)]
        chosen = self.attending.get(seat, "")
        return sorted(lanes, key=lambda lane: lane.name != chosen)

    def decision(self, work: W, seat: str) -> Decision:
        """The decision of the attended lane, which it names, and the lanes to turn to."""
        attended, *others = self.lanes_of(work, seat)
        found = _asked(work, attended, lambda top: top.decision(work, seat))
        return replace(
            found,
            arguments={**found.arguments, "lane": attended.name},
            choices={**found.choices, **_turns(others)},
        )

    def choices(self, work: W, seat: str) -> dict[str, Any]:
        attended, *others = self.lanes_of(work, seat)
        found = _asked(work, attended, lambda top: top.choices(work, seat))
        return {**found, **_turns(others)}

    def legal(self, work: W, seat: str) -> Sequence[Action]:
        attended, *others = self.lanes_of(work, seat)
        found = _asked(work, attended, lambda top: top.legal(work, seat))
        return Listing([found, [Attend(lane.name) for lane in others]])

    def allows(self, work: W, seat: str, action: Action) -> bool:
        attended, *others = self.lanes_of(work, seat)
        if isinstance(action, Attend):
            return any(lane.name == action.lane for lane in others)
        return _asked(work, attended, lambda top: top.allows(work, seat, action))

    def reasons(self, work: W, seat: str, action: Action) -> list[Reason]:
        attended, *others = self.lanes_of(work, seat)
        if isinstance(action, Attend):
            return [Reason("lane-not-waiting", arguments={"lane": action.lane})]
        for lane in others:
            if _asked(work, lane, lambda top: top.allows(work, seat, action)):
                return [Reason("attend-other-lane", arguments={"lane": lane.name})]
        return _asked(work, attended, lambda top: top.reasons(work, seat, action))

    # Acting

    def take(self, work: W, seat: str, action: Action) -> None:
        """Carry out an action in the lane of the seat, and let this lane run on."""
        if isinstance(action, Attend):
            work.replace(replace(self, attending={**self.attending, seat: action.lane}))
            return
        attended = self.lanes_of(work, seat)[0]
        _go_on(work, attended, lambda top: top.take(work, seat, action))

    def run(self, work: W) -> Wait:
        """Run every lane until all of them wait; new lanes too."""
        place = len(work.agenda) - 1
        for _ in range(STEP_LIMIT):
            before = work.agenda[place]
            for lane in _lanes(before):
                if any(lane is other for other in _lanes(work.agenda[place])):
                    _go_on(work, lane, _nothing)
                if work.result is not None or len(work.agenda) - 1 > place:
                    return Wait.NOTHING
            if work.agenda[place] is before:
                break
        now = _side_by_side(work.agenda[place])
        if now.lanes:
            if not now.seats(work):
                raise LaneFault(f"lanes {[lane.name for lane in now.lanes]} wait for no one")
            return Wait.DECISION
        work.pop()
        return Wait.NOTHING


# What rules do with lanes, from inside one of them or from the frame itself


def running(work: Work[Any]) -> SideBySide[Any]:
    """The frame whose lanes run now: the innermost one."""
    agenda, place = _place(work)
    return _side_by_side(agenda[place])


def begin(work: Work[Any], name: str, *frames: Frame[Any]) -> None:
    """Add a lane while the others go on; the last of the frames is its first step."""
    agenda, place = _place(work)
    frame = _side_by_side(agenda[place])
    if any(lane.name == name for lane in frame.lanes):
        raise LaneFault(f"lane {name!r} runs already")
    agenda[place] = replace(frame, lanes=(*frame.lanes, Lane(name, frames)))


def cancel(work: Work[Any], name: str) -> tuple[Frame[Any], ...]:
    """Remove a lane and return the frames that were left in it (19.5: what goes back to the cup).

    The lanes before and after it go on. A lane may cancel itself; its frames then go no further.
    """
    agenda, place = _place(work)
    frame = _side_by_side(agenda[place])
    for lane in frame.lanes:
        if lane.name == name:
            agenda[place] = _without(frame, name)
            return lane.agenda
    raise LaneFault(f"no lane {name!r} runs")


def beside(work: Work[Any]) -> tuple[Lane[Any], ...]:
    """The other lanes, from inside one of them; none where no lane is worked on."""
    outer = getattr(work, "outer", ())
    if not outer:
        return ()
    return tuple(lane for lane in _lanes(outer[-1][-1]) if lane.name != work.lane)


# Inside


def _lanes(frame: Frame[Any]) -> tuple[Lane[Any], ...]:
    return _side_by_side(frame).lanes


def _side_by_side(frame: Frame[Any]) -> SideBySide[Any]:
    if not isinstance(frame, SideBySide):
        raise LaneFault(f"{type(frame).__name__} has no lanes")
    return frame


def _place(work: Work[Any]) -> tuple[list[Frame[Any]], int]:
    """The agenda that the innermost ``SideBySide`` stands in, and where."""
    for agenda in (work.agenda, *reversed(getattr(work, "outer", ()))):
        for place in range(len(agenda) - 1, -1, -1):
            if isinstance(agenda[place], SideBySide):
                return agenda, place
    raise LaneFault("no lanes run")


def _without(frame: SideBySide[Any], name: str) -> SideBySide[Any]:
    """The frame without a lane, and without the attention that seats paid to it."""
    return replace(
        frame,
        lanes=tuple(lane for lane in frame.lanes if lane.name != name),
        attending={seat: lane for seat, lane in frame.attending.items() if lane != name},
    )


def _seats(work: Work[Any], lane: Lane[Any]) -> tuple[str, ...]:
    return _asked(work, lane, lambda top: top.seats(work))


def _asked(work: Work[Any], lane: Lane[Any], question: Callable[[Frame[Any]], T]) -> T:
    """Ask the frame on top of a lane, with the lane as the agenda."""
    agenda = work.agenda
    outer, name = getattr(work, "outer", ()), getattr(work, "lane", "")
    work.agenda, work.outer, work.lane = list(lane.agenda), (*outer, agenda), lane.name
    try:
        return question(work.agenda[-1])
    finally:
        work.agenda, work.outer, work.lane = agenda, outer, name


def _go_on(work: Work[Any], lane: Lane[Any], act: Callable[[Frame[Any]], None]) -> None:
    """Act in a lane, run it as far as it goes, and keep what it has become."""

    agenda, place = work.agenda, len(work.agenda) - 1

    def all_of_it(top: Frame[Any]) -> tuple[Frame[Any], ...]:
        act(top)
        # A lane that has cancelled itself goes no further.
        if any(other is lane for other in _lanes(agenda[place])):
            work.advance()
        return tuple(work.agenda)

    frames = _asked(work, lane, all_of_it)
    if frames == lane.agenda:
        return
    # The lane may have begun or cancelled others meanwhile, or have been cancelled itself.
    frame = _side_by_side(agenda[place])
    if not any(other is lane for other in frame.lanes):
        return
    if not frames:
        agenda[place] = _without(frame, lane.name)
        if work.result is None:
            frame.lane_ended(work, lane.name)
        return
    agenda[place] = replace(
        frame,
        lanes=tuple(Lane(lane.name, frames) if other is lane else other for other in frame.lanes),
    )


def _nothing(top: Frame[Any]) -> None:
    """What a lane does before it runs on when no one acted in it."""


def _turns(others: list[Lane[Any]]) -> dict[str, Any]:
    """The choice to turn to other lanes, in the form of ``grouped``."""
    return {"attend": {lane.name: [] for lane in others}} if others else {}
