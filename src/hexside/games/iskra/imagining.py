"""A state that a seat cannot tell from the real one: hidden counters of enemy stacks dealt anew.

Chits in the cup are public as a multiset, boxes too; only the counters below the top ones are not
(1.1.4, R-64). The dice differ as well.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from msgspec.structs import replace

from hexside.engine import Dice, Frame, State
from hexside.games.iskra.battle import Battle
from hexside.games.iskra.checks import overfull
from hexside.games.iskra.picking import Picking
from hexside.games.iskra.rules import IskraRules
from hexside.games.iskra.standing import might_stand
from hexside.games.iskra.views import OPEN, STACK_SIZE, sight
from hexside.games.iskra.work import IskraWork
from hexside.mechanics.hidden_stacks import redealt
from hexside.mechanics.stack_order import StackOrder

#: Frames that name all units of an activation, wherever they stand.
SEGMENTS = ("activation", "movement", "combat")


def imagine(rules: IskraRules, state: State, seat: str, dice: Dice) -> State:
    """The same position with everything that this seat may not know dealt again."""
    imagined = _Imagined(IskraWork(rules, state), seat)
    stacks, dice = redealt(state.data.order.stacks, imagined.hidden, imagined.fits, dice)
    units = dict(state.units)
    for hex, stack in stacks.items():
        for uid in stack:
            if units[uid].hex != hex:
                units[uid] = replace(units[uid], hex=hex)
    data = replace(state.data, order=StackOrder.of(stacks))
    return replace(state, units=units, data=data, dice=dice)


class _Imagined:
    """What a seat does not see, and where it might lie."""

    def __init__(self, work: IskraWork, seat: str) -> None:
        self.work = work
        self.rules = work.rules
        # What a step under way has in hand stays, and what will give way because a hex is overfull:
        # the step would make no sense with others.
        named = frozenset(_named(work.agenda)) | frozenset(_picked(work))
        crowded = frozenset(uid for hex in overfull(work) for uid in work.stack(hex))
        self.hidden = sight(work, seat).hidden() - named - crowded
        # A combat shows all that is in its target hex.
        self.shown = {frame.target for frame in work.agenda if isinstance(frame, Battle)}
        self.is_open = self.rules.option(STACK_SIZE) == OPEN

    def fits(self, hex: int, stack: tuple[str, ...], uid: str) -> bool:
        """Whether a hidden counter might lie in a stack: side, height, stacking, terrain."""
        work, rules = self.work, self.rules
        side = rules.side[uid]
        if rules.side[stack[0]] != side or hex in self.shown:
            return False
        if self.is_open and len(stack) >= len(work.stack(hex)):
            return False
        kind = rules.kind[uid]
        count = sum(rules.kind[other] == kind and not work.is_bridge(other) for other in stack)
        return count < rules.stacking_limit[kind] and might_stand(work, uid, hex)


def _picked(work: IskraWork) -> Iterable[str]:
    """3.1.4, 3.1.5: a formation that is being picked has a unit in range of its headquarters."""
    rules = work.rules
    for frame in work.agenda:
        if isinstance(frame, Picking):
            yield from rules.headquarters[rules.number_of[frame.seat]]
            for formation in frame.formations:
                yield from rules.members[formation]


def _named(agenda: Iterable[Frame[Any]]) -> Iterable[str]:
    """The units that the frames of a step name; those of a whole activation apart."""
    for frame in agenda:
        if frame.__struct_config__.tag in SEGMENTS:
            continue
        for name in frame.__struct_fields__:
            yield from _words(getattr(frame, name))


def _words(value: Any) -> Iterable[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, tuple):
        for item in value:
            yield from _words(item)
