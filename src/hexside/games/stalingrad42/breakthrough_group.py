"""15.2.1-15.2.3 Who advances after a combat, and the forming of the Breakthrough Group."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from hexside.engine import Action, Decision, Frame, Reason, Wait
from hexside.games.stalingrad42.actions import DONE, Done
from hexside.games.stalingrad42.advance import (
    AdvanceAfterCombat,
    Mode,
    open_steps,
    pace_of,
    weather_of,
)
from hexside.games.stalingrad42.advance_search import advance_rate
from hexside.games.stalingrad42.air_units import move_air
from hexside.games.stalingrad42.breakthrough import Breakthrough, fits
from hexside.games.stalingrad42.combat_actions import Add, Drop, Form
from hexside.games.stalingrad42.tables import SIDES
from hexside.games.stalingrad42.work import S42Work


def advance_frames(
    work: S42Work,
    vacated: int,
    units: tuple[str, ...],
    participants: tuple[str, ...],
    printed: int,
    mode: Mode,
    air: str,
) -> list[Frame]:
    """14, 15.2.1: the frames of an advance in the order in which they go onto the agenda."""
    side = work.rules.side[participants[0]]
    rate = 1 if mode != "full" else advance_rate(printed, weather_of(work))
    left = tuple(min(rate, pace_of(work, uid)) for uid in units)
    found: list[Frame] = [AdvanceAfterCombat(SIDES[side], vacated, units, left, mode, (), air)]
    able = tuple(
        uid for uid in participants if min(rate, pace_of(work, uid)) >= 2 and is_fighter(work, uid)
    )
    if mode == "full" and rate >= 2 and able and _has_target(work, vacated, able, rate):
        found.append(FormGroup(SIDES[side], vacated, able, (), air))
    return found


def is_fighter(work: S42Work, uid: str) -> bool:
    """15.1: a unit on the map that can attack."""
    return work.units[uid].hex >= 0 and work.values(uid).attack > 0


def _has_target(work: S42Work, vacated: int, units: tuple[str, ...], rate: int) -> bool:
    """15.2.4: an enemy within what can be left of the advance; else nobody is asked."""
    side = work.rules.side[units[0]]
    enemies = work.field.bits[1 - side]
    hexes = {vacated, *(work.units[uid].hex for uid in units)}
    return any(work.rules.within(hex, rate - 1) & enemies for hex in hexes)


class FormGroup(Frame, frozen=True, tag="form-group"):
    """15.2.3: one stack becomes the Breakthrough Group, where it stands or in the vacated hex."""

    seat: str
    vacated: int
    units: tuple[str, ...]
    chosen: tuple[str, ...] = ()
    air: str = ""

    def run(self, work: S42Work) -> Wait:
        return Wait.DECISION

    def _left(self, work: S42Work) -> dict[str, int]:
        """The hexes that each unit has, from the advance below."""
        below = work.agenda[-2]
        assert isinstance(below, AdvanceAfterCombat)
        return dict(zip(below.units, below.left, strict=True))

    def places(self, work: S42Work, chosen: tuple[str, ...]) -> list[int]:
        """15.2.3: where these units can form a group."""
        if not chosen:
            return []
        found = []
        hexes = {work.units[uid].hex for uid in chosen}
        if all(self._may_enter(work, uid) for uid in chosen) and fits(work, chosen, self.vacated):
            found.append(self.vacated)
        if len(hexes) == 1:
            found.append(hexes.pop())
        return found

    def _may_enter(self, work: S42Work, uid: str) -> bool:
        here = work.units[uid].hex
        return self.vacated in open_steps(work, uid, here, self.vacated, here)

    def seats(self, work: S42Work) -> tuple[str, ...]:
        return (self.seat,)

    def decision(self, work: S42Work, seat: str) -> Decision:
        arguments: dict[str, Any] = {
            "hex": work.rules.names[self.vacated],
            "units": self.chosen,
        }
        return Decision(seat, "s42-form-group", "15.2.3", arguments, self.choices(work, seat))

    def legal(self, work: S42Work, seat: str) -> list[Action]:
        actions: list[Action] = [DONE]
        for uid in self.units:
            if uid in self.chosen:
                actions.append(Drop(uid))
            elif self.places(work, (*self.chosen, uid)):
                actions.append(Add(uid))
        actions += [Form(work.rules.names[hex]) for hex in self.places(work, self.chosen)]
        return actions

    def reasons(self, work: S42Work, seat: str, action: Action) -> list[Reason]:
        if isinstance(action, (Add, Drop)):
            if action.unit not in self.units:
                return [Reason("s42-did-not-attack", "15.1", {"unit": action.unit})]
            return [Reason("s42-group-in-one-stack", "15.2.2", {"unit": action.unit})]
        if isinstance(action, Form):
            return [Reason("s42-no-group-there", "15.2.3", {"hex": action.hex})]
        return []

    def take(self, work: S42Work, seat: str, action: Action) -> None:
        if isinstance(action, Done):
            work.pop()
            return
        if isinstance(action, (Add, Drop)):
            chosen = set(self.chosen) ^ {action.unit}
            named = tuple(uid for uid in self.units if uid in chosen)
            work.replace(replace(self, chosen=named))
            return
        assert isinstance(action, Form)
        hex = work.rules.grid.index(action.hex)
        counts = self._left(work)
        work.pop()
        below = work.frame
        assert isinstance(below, AdvanceAfterCombat)
        rest = [
            pair for pair in zip(below.units, below.left, strict=True) if pair[0] not in self.chosen
        ]
        work.replace(
            replace(
                below,
                units=tuple(uid for uid, _ in rest),
                left=tuple(count for _, count in rest),
            )
        )
        inside = hex == self.vacated
        cost = 1 if inside else 0
        origins = {uid: work.units[uid].hex for uid in self.chosen}
        work.push(
            Breakthrough(
                self.seat,
                hex,
                self.chosen,
                tuple(counts[uid] - cost for uid in self.chosen),
                self.vacated,
                entered=inside,
                air=self.air,
            )
        )
        work.tell("s42-group-formed", "15.2.3", hex=action.hex, units=self.chosen)
        if self.air:
            # 9.3.7: the air unit is with the stack that breaks through.
            move_air(work, self.air, hex)
        if not inside:
            return
        for uid in self.chosen:
            start = work.rules.names[origins[uid]]
            work.tell("s42-unit-advanced", "14.1", unit=uid, start=start, path=(action.hex,))
            work.go(uid, (hex,))
