"""Orders to single units: a player names units one by one, up to a number, and they act."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from msgspec.structs import replace

from hexside.engine import Action, Choice, Reason, Wait
from hexside.engine.agenda import MissingStep, W
from hexside.mechanics.actions import DONE, Done, Name


class UnitOrder(Choice[W], frozen=True):
    """Name units anywhere on the map, without a headquarters and its range."""

    units: tuple[str, ...] = ()
    takes: ClassVar[tuple[type[Action], ...]] = (Done, Name)
    section: ClassVar[str] = ""

    # What a game says

    def limit(self, work: W) -> int:
        """How many units may be named."""
        raise MissingStep(self, "limit")

    def may_obey(self, work: W, uid: str) -> bool:
        """Whether a unit on the map may be named at all."""
        raise MissingStep(self, "may_obey")

    def cannot_obey(self, work: W, seat: str, uid: str) -> Reason:
        """Why a unit may not be named."""
        raise MissingStep(self, "cannot_obey")

    def begin(self, work: W) -> None:
        """Replace this frame by the activation of the named units."""
        raise MissingStep(self, "begin")

    # The choice

    def run(self, work: W) -> Wait:
        if len(self.units) < self.limit(work):
            return Wait.DECISION
        self.begin(work)
        return Wait.NOTHING

    def legal(self, work: W, seat: str) -> list[Action]:
        return [DONE, *(Name(uid) for uid in self._obeying(work) if uid not in self.units)]

    def _obeying(self, work: W) -> list[str]:
        may_obey = self.may_obey
        return [uid for uid, unit in work.units.items() if unit.hex >= 0 and may_obey(work, uid)]

    def objections(self, work: W, seat: str, action: Action) -> Iterable[Reason]:
        if isinstance(action, Name):
            if action.unit in self.units:
                yield Reason("already-named", self.section, {"unit": action.unit})
            elif action.unit not in self._obeying(work):
                yield self.cannot_obey(work, seat, action.unit)

    def take(self, work: W, seat: str, action: Action) -> None:
        if isinstance(action, Done):
            self.begin(work)
        elif isinstance(action, Name):
            work.replace(replace(self, units=(*self.units, action.unit)))
