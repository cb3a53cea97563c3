"""9.3.7 German air superiority: the stack with which an air unit stays after a combat."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from hexside.engine import Action, Decision, Reason, Wait
from hexside.engine.agenda import NotTaken
from hexside.games.stalingrad42.combat.combat_actions import Cover
from hexside.games.stalingrad42.seat_frames import SeatChoice
from hexside.games.stalingrad42.support.air_units import move_air, return_air
from hexside.games.stalingrad42.work import S42Work


class AirCover(SeatChoice, frozen=True, tag="air-cover"):
    """9.3.7 B: when all advances are made, the owner says where the air unit stays.

    ``units`` are those that it may stay with: the attackers, or the Breakthrough Group that it
    has accompanied.
    """

    takes = (Cover,)

    air: str
    units: tuple[str, ...]

    def places(self, work: S42Work) -> list[int]:
        """The hexes where these units stand now."""
        return sorted({work.units[uid].hex for uid in self.units if work.units[uid].hex >= 0})

    def run(self, work: S42Work) -> Wait:
        places = self.places(work)
        if len(places) > 1:
            return Wait.DECISION
        work.pop()
        if places:
            move_air(work, self.air, places[0])
        else:
            # 9.3.7: its stack is no more, or not on the map.
            return_air(work, self.air)
        return Wait.NOTHING

    def decision(self, work: S42Work, seat: str) -> Decision:
        return Decision(
            seat, "s42-air-cover", "9.3.7", {"unit": self.air}, self.choices(work, seat)
        )

    def candidates(self, work: S42Work, seat: str) -> Iterable[Action]:
        return [Cover(work.rules.names[hex]) for hex in self.places(work)]

    def objections(self, work: S42Work, seat: str, action: Action) -> Iterable[Reason]:
        match action:
            case Cover(hex=name):
                if name not in (work.rules.names[hex] for hex in self.places(work)):
                    yield Reason("s42-no-stack-to-cover", "9.3.7", {"hex": name})

    def take(self, work: S42Work, seat: str, action: Action) -> None:
        if not isinstance(action, Cover):
            raise NotTaken(self, action)
        work.pop()
        move_air(work, self.air, work.rules.grid.index(action.hex))
        work.tell("s42-air-stays", "9.3.7", unit=self.air, hex=action.hex)


def follow(work: S42Work, units: tuple[str, ...]) -> None:
    """9.3.7 A: the air unit goes with these units, or with all but those."""
    for place, frame in enumerate(work.agenda):
        if isinstance(frame, AirCover):
            work.agenda[place] = replace(frame, units=units)


def cover_of(work: S42Work) -> AirCover | None:
    """The air unit of the combat whose advance is under way, if one has to stay somewhere."""
    for frame in reversed(work.agenda):
        if isinstance(frame, AirCover):
            return frame
    return None
