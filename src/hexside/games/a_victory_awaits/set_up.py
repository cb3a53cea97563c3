"""4 Set-up: zones of formations, the historical placement, markers; 17.1 bidding for the Axis."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import ClassVar

from hexside.engine import OFF_MAP, Action, Choice, Decision, Dice, Frame, Reason, Unit, Wait
from hexside.engine.refusals import Argument
from hexside.games.a_victory_awaits.actions import Done, Place, PlaceRest
from hexside.games.a_victory_awaits.deployment import Zone, zones_of
from hexside.games.a_victory_awaits.rules import AwaitsRules
from hexside.games.a_victory_awaits.sequence import SurpriseAttack, Turn
from hexside.games.a_victory_awaits.shapes import AXIS, SIDES, SOVIET, Counter
from hexside.games.a_victory_awaits.state import AVAILABLE, FREE, TURN_BOX, UNUSED, AwaitsData
from hexside.games.a_victory_awaits.work import AwaitsWork
from hexside.mechanics.bidding import BidsOfTwo
from hexside.mechanics.markers import mark

#: A unit of a free set-up that has not been placed yet.
WAITING = "waiting"


def start_unit(rules: AwaitsRules, counter: Counter) -> Unit:
    """4.0: where a counter is at the start; with a free set-up most wait for their players."""
    if counter.is_fortress:
        return Unit(OFF_MAP, UNUSED, 1)
    row = rules.historical[counter.id]
    if row.hex is not None:
        if rules.options["set-up"] == "free":
            return Unit(OFF_MAP, WAITING, counter.steps)
        return Unit(rules.grid.index(row.hex), "", counter.steps)
    box = row.box or ""
    if box.endswith("available"):
        return Unit(OFF_MAP, AVAILABLE, counter.steps)
    # V62: the units of 3PzG come free of the number, in their turn.
    turn = box.removeprefix(TURN_BOX)
    marks = (mark(FREE, turn),) if counter.number == AXIS else ()
    return Unit(OFF_MAP, box, counter.steps, marks)


def start_data(rules: AwaitsRules) -> AwaitsData:
    """3.4, 4.0(8), (9): what lies west of the start line is the Axis's; Stand Fast markers."""
    ground = rules.ground
    return AwaitsData(
        control=tuple(sorted(ground.controllable & ground.west)),
        stand_fast=ground.stand_fast,
    )


def place_first_fortress(rules: AwaitsRules, units: dict[str, Unit]) -> None:
    """4.0(7): the fortress of Brest."""
    row = rules.tables.fortress
    if row.start_hex not in rules.grid:
        return
    hex = rules.grid.index(row.start_hex)
    letter = rules.ground.map_of(hex)
    for uid in rules.fortresses:
        if rules.roster[uid].map == letter:
            units[uid] = Unit(hex, "", row.start_level)
            return


def set_up_frames(rules: AwaitsRules) -> list[Frame[AwaitsWork]]:
    """4.0, 15.1: the set-up, and what comes after it; the Soviet side begins."""
    frames: list[Frame[AwaitsWork]] = [Turn()]
    if rules.setup.variant != "teams":
        # 20.2: teams choose their first chits before the surprise attack.
        frames.append(SurpriseAttack())
    return [*frames, SetUp(AXIS), SetUp(SOVIET)]


def opening(rules: AwaitsRules, dice: Dice) -> AwaitsWork:
    """4.0: the set-up, played on to the first decision."""
    units = {uid: start_unit(rules, counter) for uid, counter in sorted(rules.roster.items())}
    place_first_fortress(rules, units)
    frames = set_up_frames(rules)
    if rules.option("bidding"):
        frames.append(Bidding())
    state = rules.state_type(
        turn=rules.setup.first_turn,
        units=units,
        agenda=tuple(frames),
        dice=dice,
        data=start_data(rules),
        version=-1,
    )
    work = AwaitsWork(rules, state)
    work.advance()
    return work


class SetUp(Choice[AwaitsWork], frozen=True, tag="set-up"):
    """4.0(2): a side places its units inside the zones of their formations, one formation after
    another, those with the least room first."""

    side: int
    takes: ClassVar[tuple[type[Action], ...]] = (Place, PlaceRest, Done)

    def _formations(
        self, work: AwaitsWork, zones: Iterable[Zone] | None = None
    ) -> Iterator[tuple[Zone, list[str]]]:
        """The formations with units that wait, and these units; all of the side, or some."""
        for zone in zones_of(work.rules, self.side) if zones is None else zones:
            waiting = [uid for uid in zone.units if work.units[uid].box == WAITING]
            if waiting:
                yield zone, waiting

    def _pending(self, work: AwaitsWork) -> tuple[Zone, list[str]] | None:
        """The first formation with units that wait, and these units."""
        return next(self._formations(work), None)

    def _placer(self, work: AwaitsWork, units: tuple[str, ...]) -> str:
        """V67: the owner of a formation places it; else the first seat of the side."""
        if units and work.rules.setup.variant == "multiplayer":
            return work.rules.owners.first(units, SIDES[self.side])
        return work.lead_of(self.side)

    def run(self, work: AwaitsWork) -> Wait:
        pending = self._pending(work)
        if pending is None:
            work.pop()
            return Wait.NOTHING
        zone, waiting = pending
        for uid in waiting:
            if not self._hexes(work, zone, uid):
                # Nobody can be left without a place: who finds none comes as a reinforcement.
                work.lift(uid, AVAILABLE)
                work.tell("no-room-to-set-up", "4.0", unit=uid)
                return Wait.NOTHING
        return Wait.DECISION

    def seats(self, work: AwaitsWork) -> tuple[str, ...]:
        pending = self._pending(work)
        return (self._placer(work, tuple(pending[1]) if pending else ()),)

    def decision(self, work: AwaitsWork, seat: str) -> Decision:
        pending = self._pending(work)
        units = tuple(pending[1]) if pending else ()
        formation = pending[0].formation if pending else ""
        arguments: dict[str, Argument] = {
            "units": units,
            "formation": formation,
        }
        return Decision(seat, "set-up-formation", "4.0", arguments, self.choices(work, seat))

    def _hexes(self, work: AwaitsWork, zone: Zone, uid: str) -> list[int]:
        """Where a unit of a formation may stand, with room left for what the zone demands."""
        empty = [hex for hex in zone.must_hold if not work.field.at(hex)]
        others = [o for o in zone.units if o != uid and work.units[o].box == WAITING]
        if zone.hq in others and zone.hq_hex >= 0 and zone.hq_hex not in empty:
            others.remove(zone.hq)
        # Every hex of an area must be held: no second unit while the rest is needed elsewhere.
        only_empty = len(others) < len(empty) and zone.hexes_for(uid) == zone.hexes
        found = []
        for hex in zone.hexes_for(uid):
            if not work.room(uid, hex) or (only_empty and hex not in empty):
                continue
            # 4.0(2): the headquarters shares its hex with one combat unit.
            taken = any(other not in (zone.hq, uid) for other in work.field.at(hex))
            if hex == zone.hq_hex and uid != zone.hq and taken:
                continue
            found.append(hex)
        return found

    def legal(self, work: AwaitsWork, seat: str) -> list[Action]:
        pending = self._pending(work)
        if pending is None:
            return []
        zone, waiting = pending
        names = work.rules.names
        actions: list[Action] = [PlaceRest()]
        for uid in waiting:
            actions += [Place(uid, names[hex]) for hex in self._hexes(work, zone, uid)]
        return actions

    def objections(self, work: AwaitsWork, seat: str, action: Action) -> Iterable[Reason]:
        pending = self._pending(work)
        if isinstance(action, Done):
            yield Reason("set-up-incomplete", "4.0")
        if not isinstance(action, Place) or pending is None:
            return
        zone, waiting = pending
        if action.unit not in waiting:
            yield Reason(
                "not-setting-up", "4.0", {"unit": action.unit, "formation": zone.formation}
            )
        elif action.hex not in work.rules.grid:
            yield Reason("unknown-hex", "", {"hex": action.hex})
        else:
            hex = work.rules.grid.index(action.hex)
            if hex in self._hexes(work, zone, action.unit):
                return
            if hex not in zone.hexes_for(action.unit):
                yield Reason("outside-zone", "4.0", {"unit": action.unit, "hex": action.hex})
            elif not work.room(action.unit, hex):
                yield Reason("stacking-limit", "3.1", {"hex": action.hex})
            elif hex == zone.hq_hex:
                yield Reason("headquarters-hex", "4.0", {"hex": action.hex})
            else:
                yield Reason("every-hex-must-be-held", "4.0", {"hex": action.hex})

    def take(self, work: AwaitsWork, seat: str, action: Action) -> None:
        if isinstance(action, Place):
            self._place(work, action.unit, work.rules.grid.index(action.hex))
        elif isinstance(action, PlaceRest):
            self._place_rest(work, seat)

    def _place(self, work: AwaitsWork, uid: str, hex: int) -> None:
        unit = work.units[uid]
        work.set_unit(uid, Unit(hex, "", unit.steps))
        work.tell("unit-set-up", "4.0", unit=uid, hex=work.rules.names[hex])

    def _place_rest(self, work: AwaitsWork, seat: str) -> None:
        """4.0: what waits of a seat goes to its historical hex, or to the first one that is free;
        V67: the other seats of the side place their own formations."""
        rules = work.rules
        own = [
            zone
            for zone, waiting in self._formations(work)
            if self._placer(work, tuple(waiting)) == seat
        ]
        while (pending := next(self._formations(work, own), None)) is not None:
            zone, waiting = pending
            uid = waiting[0]
            row = rules.historical.get(uid)
            hexes = self._hexes(work, zone, uid)
            usual = row.hex if row else None
            wanted = rules.grid.index(usual) if usual and usual in rules.grid else OFF_MAP
            if not hexes:
                work.lift(uid, AVAILABLE)
                work.tell("no-room-to-set-up", "4.0", unit=uid)
            else:
                self._place(work, uid, wanted if wanted in hexes else hexes[0])


class Bidding(BidsOfTwo[AwaitsWork], frozen=True, tag="bidding"):
    """17.1, V65: both name the points that they would need as the Axis; the higher bid plays it."""

    section: ClassVar[str] = "17.1"
    wanted: ClassVar[int] = AXIS
    most: ClassVar[int] = 400


__all__ = ["WAITING", "Bidding", "SetUp", "opening", "start_data", "start_unit"]
