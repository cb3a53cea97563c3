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
from hexside.games.iskra.picking import Picking
from hexside.games.iskra.rules import IskraRules
from hexside.games.iskra.stacking import Overstacked, TwoHeadquarters
from hexside.games.iskra.standing import might_stand
from hexside.games.iskra.views import OPEN, STACK_SIZE, sight
from hexside.games.iskra.work import IskraWork
from hexside.mechanics.hidden_stacks import Stacks, redealt
from hexside.mechanics.stack_order import StackOrder

#: Frames that name units wherever they stand: those of an activation, and who has crept.
SEGMENTS = ("activation", "movement", "combat", "creeping")
#: How often a deal is tried that agrees with what has been picked.
TRIES = 8


def imagine(rules: IskraRules, state: State, seat: str, dice: Dice) -> State:
    """The same position with everything that this seat may not know dealt again."""
    work = IskraWork(rules, state)
    hidden = sight(work, seat).hidden() - frozenset(_named(work.agenda))
    for _ in range(TRIES):
        twin, dice = _dealt(work, state, hidden, dice)
        if _agrees(IskraWork(rules, twin), hidden):
            return replace(twin, dice=dice)
    twin, dice = _dealt(work, state, hidden - frozenset(_picked(work)), dice)
    return replace(twin, dice=dice)


def _dealt(work: IskraWork, state: State, hidden: frozenset[str], dice: Dice) -> tuple[State, Dice]:
    """A state in which these counters lie elsewhere."""
    imagined = _Imagined(work, hidden)
    stacks, dice = imagined.crowds_exchanged(dice)
    stacks, dice = redealt(stacks, imagined.free(stacks), imagined.fits, dice)
    units = dict(state.units)
    for hex, stack in stacks.items():
        for uid in stack:
            if units[uid].hex != hex:
                units[uid] = replace(units[uid], hex=hex)
    return replace(state, units=units, data=replace(state.data, order=StackOrder.of(stacks))), dice


class _Imagined:
    """What a seat does not see, and where it might lie."""

    def __init__(self, work: IskraWork, hidden: frozenset[str]) -> None:
        self.work = work
        self.rules = work.rules
        self.hidden = hidden
        # A combat shows all that is in its target hex.
        self.shown = {frame.target for frame in work.agenda if isinstance(frame, Battle)}
        #: 6.2, 6.3: all know that these hexes hold too many counters.
        self.crowds = {
            frame.hex for frame in work.agenda if isinstance(frame, (Overstacked, TwoHeadquarters))
        }
        self.is_open = self.rules.option(STACK_SIZE) == OPEN

    def crowds_exchanged(self, dice: Dice) -> tuple[Stacks, Dice]:
        """6.2, 6.3: the hidden counters of overfull hexes change places with others like them."""
        stacks = {hex: list(stack) for hex, stack in self.work.data.order.rows}
        places = [
            (hex, depth)
            for hex, stack in sorted(stacks.items())
            for depth, uid in enumerate(stack)
            if uid in self.hidden
        ]
        for hex, depth in places:
            if hex not in self.crowds:
                continue
            mine = stacks[hex][depth]
            found = [
                (there, below)
                for there, below in places
                if self._may_change(mine, hex, stacks[there][below], there)
            ]
            number, dice = dice.below(len(found))
            there, below = found[number]
            stacks[hex][depth], stacks[there][below] = stacks[there][below], mine
        return {hex: tuple(stack) for hex, stack in stacks.items()}, dice

    def _may_change(self, one: str, here: int, other: str, there: int) -> bool:
        """Whether two hidden counters might lie in each other's hexes; any could where it is."""
        rules = self.rules
        if (here, one) == (there, other):
            return True
        alike = rules.side[one] == rules.side[other] and rules.kind[one] == rules.kind[other]
        return alike and might_stand(self.work, one, there) and might_stand(self.work, other, here)

    def free(self, stacks: Stacks) -> frozenset[str]:
        """The hidden counters that lie in no overfull hex."""
        return self.hidden - {uid for hex in self.crowds for uid in stacks.get(hex, ())}

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


def _pickings(work: IskraWork) -> Iterable[Picking]:
    return (frame for frame in work.agenda if isinstance(frame, Picking))


def _agrees(work: IskraWork, hidden: frozenset[str]) -> bool:
    """3.1.4, 3.3.3: whether in this deal all could be picked that all know has been picked."""
    return all(frame.is_in_range(work, hidden) for frame in _pickings(work))


def _picked(work: IskraWork) -> Iterable[str]:
    """What has to stay if no such deal is found: headquarters, formations and single units."""
    rules = work.rules
    for frame in _pickings(work):
        yield from rules.headquarters[rules.number_of[frame.seat]]
        yield from frame.named
        for formation in frame.formations:
            yield from rules.members[formation]


def _named(agenda: Iterable[Frame[Any]]) -> Iterable[str]:
    """The units that the frames of a step name, unless they may lie anywhere."""
    for frame in agenda:
        # Whom a chit activates may lie wherever it is in range, see ``_agrees``.
        if not isinstance(frame, Picking) and frame.__struct_config__.tag not in SEGMENTS:
            for name in frame.__struct_fields__:
                yield from _words(getattr(frame, name))


def _words(value: Any) -> Iterable[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, tuple):
        for item in value:
            yield from _words(item)
