"""15.2.1-15.2.3 Who advances after a combat, and the forming of the Breakthrough Group."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from hexside.engine import OFF_MAP, Action, Decision, Frame, Reason, Wait
from hexside.engine.agenda import NotTaken
from hexside.games.stalingrad42.actions import DONE, Done
from hexside.games.stalingrad42.advance.advance import (
    AdvanceAfterCombat,
    Mode,
    is_slow_entry,
    open_steps,
    pace_of,
    weather_of,
)
from hexside.games.stalingrad42.advance.advance_search import advance_rate
from hexside.games.stalingrad42.advance.breakthrough import Breakthrough
from hexside.games.stalingrad42.combat.combat_actions import NO_AIR, Add, Air, Drop, Form, NoAir
from hexside.games.stalingrad42.maskirovka.armies import answering_hexes
from hexside.games.stalingrad42.movement.movement_costs import road_entry_cost
from hexside.games.stalingrad42.reading.printed import SIDES
from hexside.games.stalingrad42.seat_frames import SeatFrame
from hexside.games.stalingrad42.support.air_cover import cover_of, follow
from hexside.games.stalingrad42.support.air_units import move_air
from hexside.games.stalingrad42.units.stacking import ARMY_HQ, fits
from hexside.games.stalingrad42.work import S42Work


def advance_frames(
    work: S42Work,
    side: int,
    vacated: int,
    units: tuple[str, ...],
    participants: tuple[str, ...],
    printed: int,
    mode: Mode,
) -> list[Frame[S42Work]]:
    """14, 15.2.1: the frames of an advance in the order in which they go onto the agenda.

    A-88: units that were in a contested city have entered the vacated hex already.
    """
    rate = 1 if mode != "full" else advance_rate(printed, weather_of(work))
    paces = {uid: min(rate, pace_of(work, uid)) for uid in units}
    inside = tuple(uid for uid in units if work.units[uid].hex == vacated)
    left = tuple(pace - (1 if uid in inside else 0) for uid, pace in paces.items())
    found: list[Frame[S42Work]] = [
        AdvanceAfterCombat(SIDES[side], vacated, units, left, mode, inside)
    ]
    # the advance as the weather leaves it must be two hexes or more.
    counts = {uid: count for uid, count in paces.items() if count >= 2}
    able = tuple(uid for uid in participants if uid in counts)
    if mode == "full" and _has_target(work, vacated, {uid: counts[uid] for uid in able}):
        leaders = tuple(uid for uid in counts if _goes_with(work, uid, able))
        found.append(FormGroup(SIDES[side], vacated, (*able, *leaders)))
    return found


def _goes_with(work: S42Work, uid: str, able: tuple[str, ...]) -> bool:
    """20.1.3, 4.3: an Army headquarters may go with the stack that it makes room for."""
    hexes = {work.units[other].hex for other in able} - {OFF_MAP}
    return work.rules.roster[uid].type == ARMY_HQ and work.units[uid].hex in hexes


def _has_target(work: S42Work, vacated: int, counts: dict[str, int]) -> bool:
    """15.2.4: an enemy within what can be left of the advance; else no one is asked."""
    for uid, count in counts.items():
        enemy = 1 - work.rules.side[uid]
        # 34.6.2: Reserve Armies that may bring out units can be fought like these.
        hidden = work.rules.grid.bits(answering_hexes(work, enemy))
        enemies = work.field.bits[enemy] | hidden
        hexes = {vacated, work.units[uid].hex} - {OFF_MAP}
        if any(work.ground.within(hex, count - 1) & enemies for hex in hexes):
            return True
    return False


def _advance_in(work: S42Work, place: int) -> AdvanceAfterCombat:
    """14.1: the advance at a place of the agenda, from which the group is taken."""
    found = work.agenda[place]
    if not isinstance(found, AdvanceAfterCombat):
        raise TypeError(f"no advance after combat below: {found!r}")
    return found


class FormGroup(SeatFrame, frozen=True, tag="form-group"):
    """15.2.3: one stack becomes the Breakthrough Group, where it stands or in the vacated hex.

    ``grounded``: the air unit of the combat does not accompany it (9.3.7).
    """

    vacated: int
    units: tuple[str, ...]
    chosen: tuple[str, ...] = ()
    grounded: str = ""

    def run(self, work: S42Work) -> Wait:
        _advance_in(work, -2)
        return Wait.DECISION

    def places(self, work: S42Work, chosen: tuple[str, ...]) -> list[int]:
        """15.2.3: where these units can form a group."""
        if not any(work.rules.combat[uid] for uid in chosen):
            return []
        found = []
        hexes = {work.units[uid].hex for uid in chosen}
        if hexes == {self.vacated}:
            return [self.vacated]
        if all(self._may_enter(work, uid) for uid in chosen) and fits(work, chosen, self.vacated):
            found.append(self.vacated)
        if len(hexes) == 1 and hexes != {OFF_MAP}:
            found.append(hexes.pop())
        return found

    def _may_enter(self, work: S42Work, uid: str) -> bool:
        """14.5, 22.7, A-88: into the vacated hex, from beside it, out of an area, or in it."""
        here = work.units[uid].hex
        if here == self.vacated:
            return True
        if here < 0:
            kind = work.rules.movement_class[uid]
            return road_entry_cost(work.ground, kind, work.season, self.vacated) is not None
        return self.vacated in open_steps(work, uid, here, self.vacated, here)

    def _air(self, work: S42Work) -> str:
        """9.3.7: the German air unit that may accompany the group."""
        cover = cover_of(work)
        return cover.air if cover is not None else ""

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
        air = self._air(work)
        if air and self.chosen:
            actions.append(Air(air) if self.grounded else NO_AIR)
        return actions

    def reasons(self, work: S42Work, seat: str, action: Action) -> list[Reason]:
        if isinstance(action, (Add, Drop)):
            if action.unit not in self.units:
                return [Reason("s42-did-not-attack", "15.1", {"unit": action.unit})]
            return [Reason("s42-group-in-one-stack", "15.2.2", {"unit": action.unit})]
        if isinstance(action, Air):
            return [Reason("s42-air-not-available", "9.3.7", {"unit": action.unit})]
        if isinstance(action, Form):
            return [Reason("s42-no-group-there", "15.2.3", {"hex": action.hex})]
        return []

    def take(self, work: S42Work, seat: str, action: Action) -> None:
        match action:
            case Done():
                work.pop()
            case Add(unit=uid) | Drop(unit=uid):
                chosen = set(self.chosen) ^ {uid}
                named = tuple(one for one in self.units if one in chosen)
                work.replace(replace(self, chosen=named))
            case Air():
                work.replace(replace(self, grounded=""))
            case NoAir():
                work.replace(replace(self, grounded=self._air(work)))
            case Form(hex=name):
                self._form(work, work.rules.grid.index(name))
            case _:
                raise NotTaken(self, action)

    def _form(self, work: S42Work, hex: int) -> None:
        air = "" if self.grounded else self._air(work)
        work.pop()
        below = _advance_in(work, -1)
        counts = dict(zip(below.units, below.left, strict=True))
        rest = [pair for pair in counts.items() if pair[0] not in self.chosen]
        work.replace(
            replace(
                below,
                units=tuple(uid for uid, _ in rest),
                left=tuple(count for _, count in rest),
            )
        )
        inside = hex == self.vacated
        starts = {uid: self._start(work, uid) for uid in self.chosen}
        entering = [uid for uid in self.chosen if inside and work.units[uid].hex != hex]
        slow = any(is_slow_entry(work, work.units[uid].hex, hex) for uid in entering)
        work.push(
            Breakthrough(
                self.seat,
                hex,
                self.chosen,
                tuple(counts[uid] - (1 if uid in entering else 0) for uid in self.chosen),
                self.vacated,
                entered=inside,
                halted=slow,
                air=air,
            )
        )
        name = work.rules.names[hex]
        work.tell("s42-group-formed", "15.2.3", hex=name, units=self.chosen)
        self._take_air(work, air, hex)
        for uid in entering:
            work.tell("s42-unit-advanced", "14.1", unit=uid, start=starts[uid], path=(name,))
            work.go(uid, (hex,))

    def _start(self, work: S42Work, uid: str) -> str:
        unit = work.units[uid]
        return work.rules.names[unit.hex] if unit.hex >= 0 else unit.box

    def _take_air(self, work: S42Work, air: str, hex: int) -> None:
        """9.3.7 A: the air unit goes with the group, or stays with one of the others."""
        cover = cover_of(work)
        if cover is None:
            return
        if air:
            move_air(work, air, hex)
            follow(work, self.chosen)
        else:
            follow(work, tuple(uid for uid in cover.units if uid not in self.chosen))
