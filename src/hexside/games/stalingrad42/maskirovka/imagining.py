"""4.5 A state that the Axis cannot tell from the real one: the markers tied another way."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from hexside.engine import Dice, Frame, State
from hexside.games.stalingrad42.maskirovka.armies import armies_tied, mask
from hexside.games.stalingrad42.maskirovka.knowledge import Way, real_way, ways_left
from hexside.games.stalingrad42.maskirovka.markers import Markers
from hexside.games.stalingrad42.maskirovka.pace import pace_of
from hexside.games.stalingrad42.movement.movement_phase import Movement
from hexside.games.stalingrad42.movement.movement_ranges import at_pace
from hexside.games.stalingrad42.work import S42Work


def retied(work: S42Work, dice: Dice) -> State:
    """The state with the markers tied in a way that agrees with all that was shown."""
    state = work.state
    number, dice = dice.below(1 << 30)
    agenda: tuple[Frame[Any], ...] = state.agenda
    if not mask(work).armies:
        # 34.1.1: what has been chosen so far while the markers are assigned for the first time.
        agenda = tuple(_chosen_anew(work, frame, number) for frame in agenda)
        return replace(state, agenda=agenda, dice=dice)
    ways = ways_left(work) or [real_way(work)]
    return replace(tied_like(work, ways[number % len(ways)], number), dice=dice)


def tied_like(work: S42Work, way: Way, number: int = 0) -> State:
    """The state with the markers tied in this way; ``number`` draws what is being chosen."""
    state = work.state
    armies = [""] * len(way)
    for army, box in zip(armies_tied(work), way, strict=True):
        armies[box] = army
    data = replace(state.data, maskirovka=replace(mask(work), armies=tuple(armies)))
    twin = S42Work(work.rules, replace(state, data=data))
    agenda = tuple(_fitted(work, twin, _chosen_anew(twin, one, number)) for one in state.agenda)
    return replace(state, data=data, agenda=agenda)


def _chosen_anew(work: S42Work, frame: Frame[Any], number: int) -> Frame[Any]:
    """34.1.2: other boxes, in another order, for the armies that have been given one."""
    if not isinstance(frame, Markers):
        return frame
    left = list(frame.boxes(work))
    chosen = []
    for _ in frame.chosen:
        number, place = divmod(number, len(left))
        chosen.append(left.pop(place))
    return replace(frame, chosen=tuple(chosen))


def _fitted(work: S42Work, twin: S42Work, frame: Frame[Any]) -> Frame[Any]:
    """34.3.1: what an army that is moving has left hangs on the box that it has."""
    if not isinstance(frame, Movement) or frame.mover not in mask(work).armies:
        return frame
    real = dict(at_pace(work, pace_of(work, frame.mover))).get(frame.mode)
    other = dict(at_pace(twin, pace_of(twin, frame.mover))).get(frame.mode)
    if real is None or other is None:
        return frame
    return replace(frame, left=frame.left + other - real)
