"""15, 17.0: the set-up; the German player places the 227th Division himself."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from hexside.engine import OFF_MAP, Action, Choice, Dice, Frame, Reason, Unit, Wait
from hexside.engine.refusals import Argument
from hexside.games.iskra.actions import Done, Place, PlaceRest, Top
from hexside.games.iskra.chits import opening_chits
from hexside.games.iskra.rules import GUARDS, IskraRules
from hexside.games.iskra.sequence import Turn
from hexside.games.iskra.shapes import AXIS, SIDES, Counter
from hexside.games.iskra.stack_tops import put, stirred_tops, why_not_stirred_top
from hexside.games.iskra.state import (
    ABSENT,
    KAMPFGRUPPEN,
    ON_ICE,
    RESERVE,
    TURN_BOX,
    TWINS,
    WAITING,
    IskraData,
)
from hexside.games.iskra.work import IskraWork
from hexside.mechanics.stack_order import stacked

#: 17.0: the division without a fixed set-up, and the villages that it must hold.
FREE_DIVISION = "227"
VILLAGES = ("lipka", "workers-village-8")
#: The value of the option ``set-up-227`` with which it stands in its usual hexes.
USUAL = "usual"
#: How the list of counters says when one comes.
AT_START, TURN, EXCHANGE, EVENT, KAMPFGRUPPE = "start", "turn ", "exchange", "event", "kampfgruppe"


def start_unit(rules: IskraRules, counter: Counter) -> Unit:
    """15, 7.1, 13.2: where a counter is at the start."""
    when = counter.availability
    steps = counter.steps
    if when == AT_START:
        return _present(rules, counter)
    if when.startswith(TURN):
        return Unit(OFF_MAP, f"{TURN_BOX}{when.removeprefix(TURN)}", steps)
    if when.startswith(EXCHANGE) or when == GUARDS:
        return Unit(OFF_MAP, TWINS, steps)
    if when.startswith(EVENT):
        return Unit(OFF_MAP, RESERVE, steps)
    if when == KAMPFGRUPPE:
        return Unit(OFF_MAP, KAMPFGRUPPEN, steps)
    return Unit(OFF_MAP, ABSENT, steps)


def _present(rules: IskraRules, counter: Counter) -> Unit:
    """A counter of the set-up: in its hex, its box, or waiting to be placed."""
    row = rules.files.setup.get(counter.id)
    if row is None:
        return Unit(OFF_MAP, ABSENT, counter.steps)
    if row.box:
        return Unit(OFF_MAP, row.box, counter.steps)
    if counter.formation == FREE_DIVISION and rules.option("set-up-227") != USUAL:
        return Unit(OFF_MAP, WAITING, counter.steps)
    hex = rules.grid.index(row.hex or "")
    # 13.3.2, R-35: the naval brigade has not stepped ashore.
    marks = (ON_ICE,) if counter.id in rules.naval else ()
    return Unit(hex, "", counter.steps, marks)


def start_data(rules: IskraRules) -> IskraData:
    """13.1, 14.1: the chits of turn 1; every location is German."""
    opening = rules.tables.first_turn.chits
    pool, cup, later = opening_chits(rules.chits, opening, rules.setup.first_turn)
    return IskraData(pool=pool, cup=cup, later=later)


def opening(rules: IskraRules, dice: Dice) -> IskraWork:
    """15: the set-up, played on to the first decision."""
    units = {uid: start_unit(rules, counter) for uid, counter in sorted(rules.roster.items())}
    frames: list[Frame[IskraWork]] = [Turn(), SetUp()]
    state = rules.state_type(
        turn=rules.setup.first_turn,
        units=units,
        agenda=tuple(frames),
        dice=dice,
        data=start_data(rules),
        version=-1,
    )
    work = IskraWork(rules, state)
    work.change(order=stacked(work.units, work.rank))
    work.advance()
    return work


class SetUp(Choice[IskraWork], frozen=True, tag="set-up"):
    """17.0: the 227th Division is placed in its area, with a combat unit in Schlüsselburg, in
    Lipka and in Workers' Village 8 each; zones of control are no obstacle.

    R-46: where a unit has been placed (``stirred``) the top counter may be chosen.
    """

    stirred: tuple[int, ...] = ()
    takes: ClassVar[tuple[type[Action], ...]] = (Place, PlaceRest, Top, Done)
    asks: ClassVar[tuple[str, str]] = ("set-up-division", "17.0")

    def run(self, work: IskraWork) -> Wait:
        waiting = work.in_box(AXIS, WAITING)
        if not waiting:
            work.pop()
            return Wait.NOTHING
        for uid in waiting:
            if not self._hexes(work, uid):
                # Only on a board that a position text has made too small.
                work.lift(uid, ABSENT)
                work.tell("no-room-to-set-up", "17.0", unit=uid)
                return Wait.NOTHING
        return Wait.DECISION

    def seats(self, work: IskraWork) -> tuple[str, ...]:
        return (work.lead_of(AXIS),)

    def arguments(self, work: IskraWork, seat: str) -> dict[str, Argument]:
        return {"units": tuple(work.in_box(AXIS, WAITING))}

    def _missing(self, work: IskraWork) -> list[tuple[int, ...]]:
        """17.0: the places that must be held and have no unit of the division yet."""
        ground = work.rules.ground
        places = [ground.schluesselburg]
        places += [hexes for row, hexes in ground.locations if row.location in VILLAGES]
        return [
            hexes
            for hexes in places
            if hexes and not any(self._is_held(work, hex) for hex in hexes)
        ]

    def _is_held(self, work: IskraWork, hex: int) -> bool:
        roster = work.rules.roster
        return any(roster[uid].formation == FREE_DIVISION for uid in work.fighters(hex))

    def _hexes(self, work: IskraWork, uid: str) -> list[int]:
        """Where a unit may be placed: its area and 6.0, with enough left for what must be held."""
        area = work.rules.ground.set_up_227
        if self._is_bound(work, uid):
            area &= frozenset(hex for hexes in self._missing(work) for hex in hexes)
        return [hex for hex in sorted(area) if work.room(uid, hex) and not work.enemy_at(AXIS, hex)]

    def _is_bound(self, work: IskraWork, uid: str) -> bool:
        """Whether the units that wait are all needed where the division must stand."""
        is_combat = work.rules.is_combat
        waiting = sum(is_combat[other] for other in work.in_box(AXIS, WAITING))
        return is_combat[uid] and waiting <= len(self._missing(work))

    def legal(self, work: IskraWork, seat: str) -> list[Action]:
        names = work.rules.names
        actions: list[Action] = [PlaceRest()]
        for uid in work.in_box(AXIS, WAITING):
            actions += [Place(uid, names[hex]) for hex in self._hexes(work, uid)]
        return actions + stirred_tops(work, seat, self.stirred)

    def objections(self, work: IskraWork, seat: str, action: Action) -> Iterable[Reason]:
        if isinstance(action, Done):
            yield Reason("set-up-incomplete", "17.0")
        if isinstance(action, Top):
            yield from why_not_stirred_top(work, seat, action.unit, self.stirred)
        if not isinstance(action, Place):
            return
        if action.unit not in work.in_box(AXIS, WAITING):
            yield Reason("not-setting-up", "17.0", {"unit": action.unit})
        elif action.hex not in work.rules.grid:
            yield Reason("unknown-hex", "", {"hex": action.hex})
        else:
            yield from self._against(work, action.unit, action.hex)

    def _against(self, work: IskraWork, uid: str, name: str) -> Iterable[Reason]:
        hex = work.rules.grid.index(name)
        about: dict[str, Argument] = {"unit": uid, "hex": name}
        if hex not in work.rules.ground.set_up_227:
            yield Reason("outside-area-227", "17.0", about)
        elif work.enemy_at(AXIS, hex):
            yield Reason("enemy-occupied", "6.3", about)
        elif not work.room(uid, hex):
            yield Reason("stacking-limit", "6.0", about)
        elif hex not in self._hexes(work, uid):
            yield Reason("places-to-be-held", "17.0", about)

    def take(self, work: IskraWork, seat: str, action: Action) -> None:
        if isinstance(action, Place):
            hex = work.rules.grid.index(action.hex)
            work.replace(SetUp(tuple(sorted({*self.stirred, hex}))))
            self._place(work, action.unit, hex)
        elif isinstance(action, Top):
            here = work.units[action.unit].hex
            work.replace(SetUp(tuple(hex for hex in self.stirred if hex != here)))
            put(work, action.unit)
        elif isinstance(action, PlaceRest):
            self._place_rest(work)

    def _place(self, work: IskraWork, uid: str, hex: int) -> None:
        """1.1.4: the enemy sees the top of each stack, and not what goes below it."""
        before = work.data.order
        work.set_unit(uid, Unit(hex, "", work.units[uid].steps))
        side = SIDES[AXIS]
        work.tell_side(side, "unit-set-up", "17.0", unit=uid, hex=work.rules.names[hex])
        work.tell_other_sides(side, "unit-set-up-unseen", "17.0")
        work.tell_tops(before)

    def _place_rest(self, work: IskraWork) -> None:
        """17.0: whoever waits goes to his usual hex, or to the first one that is open to him."""
        while waiting := work.in_box(AXIS, WAITING):
            open_to = {uid: self._hexes(work, uid) for uid in waiting}
            # Those whose usual hex is open go first, so that nobody else is sent there.
            uid = next((uid for uid in waiting if _usual(work, uid) in open_to[uid]), waiting[0])
            if not open_to[uid]:
                return
            usual = _usual(work, uid)
            self._place(work, uid, usual if usual in open_to[uid] else open_to[uid][0])


def _usual(work: IskraWork, uid: str) -> int:
    """The hex of a unit in the list of the set-up; none on a board that lacks it."""
    row = work.rules.files.setup.get(uid)
    grid = work.rules.grid
    return grid.index(row.hex) if row is not None and row.hex and row.hex in grid else OFF_MAP


__all__ = ["SetUp", "opening", "start_data", "start_unit"]
