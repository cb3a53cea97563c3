"""29.1.1, A-87 Into the city: who takes part in the attack contests it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from msgspec.structs import replace

from hexside.engine import Action, Decision, Reason, Wait
from hexside.engine.agenda import NotTaken
from hexside.games.stalingrad42.actions import DONE, Done
from hexside.games.stalingrad42.advance.advance import ground_steps, may_advance
from hexside.games.stalingrad42.combat.city_battles import CONTESTED_CITIES, battle_at
from hexside.games.stalingrad42.combat.combat_actions import Advance
from hexside.games.stalingrad42.combat.losses import is_in_play
from hexside.games.stalingrad42.movement.movement_costs import road_entry_cost
from hexside.games.stalingrad42.reading.printed import SIDES
from hexside.games.stalingrad42.seat_frames import SeatChoice
from hexside.games.stalingrad42.state import area_of
from hexside.games.stalingrad42.units.stacking import has_room
from hexside.games.stalingrad42.work import S42Work


class EnterCity(SeatChoice, frozen=True, tag="enter-city"):
    """29.1.1: at least one of the units that attacked moves in, each within the stacking limit.

    ``units`` have taken part in the attack, ``entered`` are those that have gone in.
    """

    takes = (Advance, Done)

    target: int
    units: tuple[str, ...]
    entered: tuple[str, ...] = ()

    def run(self, work: S42Work) -> Wait:
        able = self._able(work)
        if not able:
            work.pop()
            return Wait.NOTHING
        if len(able) == 1 and not self.entered:
            self._enter(work, able[0])
            return Wait.NOTHING
        return Wait.DECISION

    def _able(self, work: S42Work) -> list[str]:
        """A-87: the participants that could advance into the city."""
        if not work.enemy_at(self.side(work), self.target):
            return []
        return [uid for uid in self.units if self._fault(work, uid) is None]

    def _fault(self, work: S42Work, uid: str) -> Reason | None:
        """29.1.1, 14.5, 4.1: why a unit may not go into the city."""
        name = {"unit": uid}
        hexes = {**name, "hex": work.rules.names[self.target]}
        if uid not in self.units or not is_in_play(work, uid):
            return Reason("s42-did-not-attack", "29.1.1", {**name})
        if uid in self.entered:
            return Reason("s42-already-in-city", "29.1.1", {**hexes})
        if not may_advance(work, uid) or not _reaches(work, uid, self.target):
            return Reason("s42-cannot-enter-city", "14.5", {**hexes})
        if not has_room(work, uid, self.target):
            return Reason("s42-stacking-limit", "4.1", {"hex": work.rules.names[self.target]})
        return None

    def decision(self, work: S42Work, seat: str) -> Decision:
        arguments: dict[str, Any] = {
            "hex": work.rules.names[self.target],
            "units": self.entered,
        }
        return Decision(seat, "s42-enter-city", "29.1.1", arguments, self.choices(work, seat))

    def choices(self, work: S42Work, seat: str) -> dict[str, Any]:
        """The units that may go in, each with its way."""
        path = [work.rules.names[self.target]]
        table: dict[str, Any] = {"advance": {uid: [path] for uid in self._able(work)}}
        return table | {"done": True} if self.entered else table

    def candidates(self, work: S42Work, seat: str) -> Iterable[Action]:
        path = (work.rules.names[self.target],)
        yield DONE
        yield from (Advance(uid, path) for uid in self.units)

    def objections(self, work: S42Work, seat: str, action: Action) -> Iterable[Reason]:
        name = work.rules.names[self.target]
        match action:
            case Done():
                if not self.entered:
                    yield Reason("s42-must-enter-city", "29.1.1", {"hex": name})
            case Advance(unit=uid) if uid not in work.rules.roster:
                yield Reason("unknown-unit", "", {"unit": uid})
            case Advance(unit=uid, path=path):
                if path != (name,):
                    yield Reason("s42-only-into-city", "29.1.1", {"hex": name})
                fault = self._fault(work, uid)
                if fault is not None:
                    yield fault

    def take(self, work: S42Work, seat: str, action: Action) -> None:
        if isinstance(action, Done):
            work.pop()
            return
        if not isinstance(action, Advance):
            raise NotTaken(self, action)
        self._enter(work, action.unit)

    def _enter(self, work: S42Work, uid: str) -> None:
        # Before the unit moves: what its steps set off comes on top of this frame.
        work.replace(replace(self, entered=(*self.entered, uid)))
        names = work.rules.names
        unit = work.units[uid]
        start = names[unit.hex] if unit.hex >= 0 else unit.box
        path = (names[self.target],)
        work.tell("s42-unit-advanced", "29.1.1", unit=uid, start=start, path=path)
        work.go(uid, (self.target,))


def _reaches(work: S42Work, uid: str, target: int) -> bool:
    """14.5, 22.7: whether a unit could advance into a hex next to it, enemies or not."""
    unit = work.units[uid]
    if unit.hex >= 0:
        return target in ground_steps(work, uid, unit.hex, target, unit.hex)
    kind = work.rules.movement_class[uid]
    letter = area_of(unit.box)
    beside = target in work.ground.entry_hexes.get(letter, ())
    return beside and road_entry_cost(work.ground, kind, work.season, target) is not None


def contest_city(work: S42Work, side: int, target: int, participants: Sequence[str]) -> None:
    """29.1.1: a first City Battle marker brings the attackers into the city."""
    if CONTESTED_CITIES not in work.rules.advanced or battle_at(work, target) is None:
        return
    # 29.1.4: whoever stood there keeps the city, also where nothing has told of its master.
    work.take_control(1 - side, target)
    work.push(EnterCity(SIDES[side], target, tuple(participants)))


__all__ = ["EnterCity", "contest_city"]
