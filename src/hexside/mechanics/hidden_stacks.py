"""Fog of war: of an enemy stack a seat sees the top counter, and more while a combat shows it.

Iskra 1.1.4, 6.3.1, R-46, R-64; Stalingrad '42 34 hides what is in a Reserve Army. What a seat sees
becomes ``SeenStack`` and ``SeenUnit``; what it does not see is nowhere in its view. What it may try
depends on what it sees alone: an ``attempt`` can then fail on what it does not. An action after
which a seat sees more than before is binding.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import Any

from hexside.engine import Dice, SeenStack, SideBySide, State, Work
from hexside.engine.refusals import Argument

Stacks = Mapping[int, tuple[str, ...]]
"""The counters of each hex, the top one first."""

#: How often an imagined deal is tried before the real one is taken.
TRIES = 20


def revealed(state: State) -> frozenset[str]:
    """The counters that a combat shows to all: those in ``revealed`` of a frame on the agenda.

    A reveal ends by itself, when the frame of the combat leaves the agenda. Frames in lanes count
    as well.
    """
    return frozenset(_shown(state.agenda))


def _shown(agenda: Iterable[Any]) -> Iterable[str]:
    for frame in agenda:
        yield from getattr(frame, "revealed", ())
        if isinstance(frame, SideBySide):
            for lane in frame.lanes:
                yield from _shown(lane.agenda)


class Fog:
    """What one seat sees of the stacks.

    ``side_of`` gives the side of a counter, ``own`` the sides whose stacks the seat knows whole
    (none for a spectator), ``shown`` the counters that all see at the moment. Counters in
    ``face_down`` show their back even on top: of them an enemy knows the side and nothing else.
    """

    def __init__(
        self,
        stacks: Stacks,
        side_of: Callable[[str], str],
        own: Collection[str],
        shown: Collection[str] = (),
        face_down: Collection[str] = (),
    ) -> None:
        self._stacks = stacks
        self._face_down = face_down
        self._side_of = side_of
        self._own = own
        self._shown = shown

    def _knows_whole(self, stack: tuple[str, ...]) -> bool:
        return self._side_of(stack[0]) in self._own

    def seen(self) -> frozenset[str]:
        """The counters on the map that the seat can name."""
        return frozenset(
            name
            for stack in self._stacks.values()
            for place, name in enumerate(stack)
            if (place == 0 and name not in self._face_down)
            or name in self._shown
            or self._knows_whole(stack)
        )

    def hidden(self) -> frozenset[str]:
        """The counters on the map that the seat cannot see."""
        return frozenset(name for stack in self._stacks.values() for name in stack) - self.seen()

    def stacks(self, names: Sequence[str]) -> tuple[SeenStack, ...]:
        """The stacks for a view; of what is not seen whole the height is unknown (R-64)."""
        return self._views(names, lambda stack: 0)

    def stacks_with_heights(self, names: Sequence[str]) -> tuple[SeenStack, ...]:
        """The same where the number of counters is open to all (R-64: option)."""
        return self._views(names, len)

    def _views(
        self, names: Sequence[str], height: Callable[[tuple[str, ...]], int]
    ) -> tuple[SeenStack, ...]:
        seen = self.seen()
        found = []
        for hex in sorted(self._stacks):
            stack = self._stacks[hex]
            top = stack[0] if stack[0] in seen else ""
            below = tuple(name for name in stack[1:] if name in seen)
            # A stack that a combat shows in full does not say that nothing else lies there.
            known = len(stack) if self._knows_whole(stack) else height(stack)
            found.append(SeenStack(names[hex], self._side_of(stack[0]), top, below, known))
        return tuple(found)


def attempt(work: Work[Any], hindrance: str, rule: str, /, **arguments: Argument) -> bool:
    """Try what looked possible; tell ``hindrance`` to all if something unseen forbids it.

    Whether it succeeds or not, something hidden has come to light, so the action that led here can
    no longer be taken back: that it can be may not tell the two cases apart either. An empty
    ``hindrance`` means success. The event of a failure names what hinders by kind, never by id.
    """
    work.binding = True
    if hindrance:
        work.tell(hindrance, rule, **arguments)
    return not hindrance


def redealt(
    stacks: Stacks,
    hidden: Collection[str],
    fits: Callable[[int, tuple[str, ...], str], bool],
    dice: Dice,
) -> tuple[dict[int, tuple[str, ...]], Dice]:
    """The stacks with the hidden counters dealt out again, as a seat might imagine them.

    What is seen stays; each hidden counter goes below a counter of a stack that had or may have
    hidden ones. ``fits(hex, stack, unit)`` says whether a counter may join a stack there: side,
    stacking, terrain. If no deal is found the real one is returned, which is always possible.
    """
    seen = {hex: tuple(n for n in stack if n not in hidden) for hex, stack in stacks.items()}
    for _ in range(TRIES):
        dealt, dice = _deal(seen, sorted(hidden), fits, dice)
        if dealt is not None:
            return dealt, dice
    return dict(stacks), dice


def _deal(
    seen: Stacks,
    pool: list[str],
    fits: Callable[[int, tuple[str, ...], str], bool],
    dice: Dice,
) -> tuple[dict[int, tuple[str, ...]] | None, Dice]:
    dealt = dict(seen)
    left = list(pool)
    while left:
        number, dice = dice.below(len(left))
        unit = left.pop(number)
        open_to = [hex for hex in sorted(dealt) if fits(hex, dealt[hex], unit)]
        # Where a counter shows its back one must lie: such hexes are filled first.
        open_to = [hex for hex in open_to if not dealt[hex]] or open_to
        if not open_to:
            return None, dice
        number, dice = dice.below(len(open_to))
        hex = open_to[number]
        dealt[hex] = (*dealt[hex], unit)
    return (dealt if all(dealt.values()) else None), dice
