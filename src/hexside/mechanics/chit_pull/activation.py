"""Activation: who is in command, and the segments that the activated units play."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import ClassVar

from hexside.board import Grid
from hexside.engine import Action, Choice, Decision, Frame, Reason, Unit, Wait
from hexside.engine.agenda import MissingStep, W
from hexside.mechanics.actions import Join, Mode
from hexside.mechanics.connections import Exits, neighbourhood


def command_area(grid: Grid, hex: int, distance: int, exits: Exits) -> int:
    """The hexes in command range; ``exits`` says what it is not counted across."""
    return neighbourhood(grid, hex, distance, exits)


def in_command(
    grid: Grid, units: Mapping[str, Unit], area: int, obeys: Callable[[str], bool]
) -> list[str]:
    """The units on the map inside an area that obey: own side, nationality, formation."""
    bit = grid.bit
    return [
        uid
        for uid, unit in units.items()
        if unit.hex >= 0 and area >> bit[unit.hex] & 1 and obeys(uid)
    ]


class Activation(Choice[W], frozen=True):
    """The activated units play their segments in the order of a mode.

    ``joinable`` are other headquarters that may be taken along, ``may_join`` how many of them.
    A game with one mode is never asked for it.
    """

    seat: str
    units: tuple[str, ...]
    joinable: tuple[str, ...] = ()
    may_join: int = 0
    mode: str = ""
    step: int = 0
    takes: ClassVar[tuple[type[Action], ...]] = (Mode, Join)
    section: ClassVar[str] = ""
    #: The segments of each mode, in the order played.
    modes: ClassVar[Mapping[str, tuple[str, ...]]] = {}

    # What a game says

    def segment(self, work: W, name: str, units: tuple[str, ...]) -> Frame[W]:
        """The frame of a segment for the units that are still on the map."""
        raise MissingStep(self, "segment")

    def cannot_join(self, work: W, hq: str) -> Reason:
        """Why a headquarters may not be taken along."""
        raise MissingStep(self, "cannot_join")

    # The activation

    def run(self, work: W) -> Wait:
        if not self.mode:
            if len(self.modes) == 1 and not self.may_join:
                work.replace(self._with(mode=next(iter(self.modes))))
                return Wait.NOTHING
            return Wait.DECISION
        segments = self.modes[self.mode]
        if self.step == len(segments):
            work.pop()
            return Wait.NOTHING
        work.replace(self._with(step=self.step + 1))
        alive = tuple(uid for uid in self.units if work.units[uid].hex >= 0)
        work.push(self.segment(work, segments[self.step], alive))
        return Wait.NOTHING

    def _with(self, **values: object) -> Activation[W]:
        fields = {name: getattr(self, name) for name in self.__struct_fields__}
        return type(self)(**{**fields, **values})

    def seats(self, work: W) -> tuple[str, ...]:
        return (self.seat,)

    def decision(self, work: W, seat: str) -> Decision:
        choices = self.choices(work, seat)
        return Decision(seat, "choose-mode", self.section, {"units": self.units}, choices)

    def candidates(self, work: W, seat: str) -> Iterable[Action]:
        for mode in self.modes:
            yield Mode(mode)
        for hq in self.joinable:
            yield Join(hq)

    def objections(self, work: W, seat: str, action: Action) -> Iterable[Reason]:
        if isinstance(action, Mode):
            if action.mode not in self.modes:
                yield Reason("unknown-mode", self.section, {"mode": action.mode})
        elif isinstance(action, Join) and not (self.may_join and action.hq in self.joinable):
            yield self.cannot_join(work, action.hq)

    def take(self, work: W, seat: str, action: Action) -> None:
        if isinstance(action, Join):
            rest = tuple(hq for hq in self.joinable if hq != action.hq)
            units = (*self.units, action.hq)
            work.replace(self._with(units=units, joinable=rest, may_join=self.may_join - 1))
            work.tell("headquarters-joins", self.section, unit=action.hq)
        elif isinstance(action, Mode):
            work.replace(self._with(mode=action.mode))
            work.tell("mode-chosen", self.section, seat=self.seat, mode=action.mode)
