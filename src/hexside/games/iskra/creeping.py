"""5.8, 2.7.1, R-59: units out of command may move one hex towards their headquarters."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from hexside.engine import Action, Choice, Reason
from hexside.engine.refusals import Argument
from hexside.games.iskra.actions import DONE, Creep, Done, Top
from hexside.games.iskra.command_range import is_in_command
from hexside.games.iskra.pinning import go_and_join
from hexside.games.iskra.shapes import SIDES
from hexside.games.iskra.stack_tops import put, stirred_tops, why_not_stirred_top
from hexside.games.iskra.state import MARKERS, OUT_OF_COMMAND, PINNED, TECHNICAL_PROBLEM
from hexside.games.iskra.work import IskraWork
from hexside.mechanics.movement import HALVES


def mark_independents(work: IskraWork) -> None:
    """R-18(b): an independent unit in range of no headquarters; a bridge is no unit."""
    rules = work.rules
    for uid, unit in list(work.units.items()):
        if unit.hex < 0 or not rules.is_independent[uid] or work.is_bridge(uid):
            continue
        if not unit.has(OUT_OF_COMMAND) and not is_in_command(work, uid):
            MARKERS.put(work, uid, OUT_OF_COMMAND)
            work.tell_marker(uid, "unit-out-of-command", "5.8")


def goals(work: IskraWork, uid: str) -> tuple[int, ...]:
    """5.8: the hex of the unit's headquarters; of the nearest of its side if it has none.

    Nothing if it is not on the map; several where they are equally near.
    """
    rules = work.rules
    own = rules.hq_of(uid)
    named = (own,) if own else rules.headquarters[rules.side[uid]]
    hexes = sorted(work.units[hq].hex for hq in named if work.units[hq].hex >= 0)
    here = work.units[uid].hex
    nearest = min((rules.grid.distance(here, hex) for hex in hexes), default=0)
    return tuple(hex for hex in hexes if rules.grid.distance(here, hex) == nearest)


class Creeping(Choice[IskraWork], frozen=True, tag="creeping"):
    """2.7.1: one player's units out of command; he is always asked, for they may be hidden."""

    seat: str
    moved: tuple[str, ...] = ()
    #: R-46: the hexes that a unit has entered or left, whose top counter may be chosen.
    stirred: tuple[int, ...] = ()
    takes: ClassVar[tuple[type[Action], ...]] = (Creep, Top, Done)
    #: R-46: below the top of a stack nobody else sees who leaves it or joins it.
    unnoticed: ClassVar[tuple[type[Action], ...]] = (Creep, Top)
    asks: ClassVar[tuple[str, str]] = ("creep", "5.8")

    def seats(self, work: IskraWork) -> tuple[str, ...]:
        return (self.seat,)

    def _ready(self, work: IskraWork) -> list[str]:
        """The units of the seat that may still creep."""
        return [
            uid
            for uid in work.on_map(work.rules.number_of[self.seat])
            if not any(True for _ in self._unable(work, uid))
        ]

    def _unable(self, work: IskraWork, uid: str) -> Iterable[Reason]:
        """Why a unit may not creep at all."""
        about: dict[str, Argument] = {"unit": uid}
        problem = work.not_yours(uid, self.seat)
        if problem is None and work.seat_of(uid) != self.seat:
            problem = Reason("not-your-unit", "", about)
        if problem is not None:
            yield problem
            return
        unit = work.units[uid]
        if not unit.has(OUT_OF_COMMAND):
            yield Reason("not-out-of-command", "5.8", about)
        elif uid in self.moved:
            yield Reason("crept-already", "5.8", about)
        if unit.has(PINNED):
            yield Reason("pinned-stays", "8.5.3", about)
        if unit.has(TECHNICAL_PROBLEM):
            yield Reason("tigers-stay", "19.1.15", about)
        if not goals(work, uid):
            yield Reason("no-headquarters-to-creep-to", "5.8", about)

    def candidates(self, work: IskraWork, seat: str) -> Iterable[Action]:
        names = work.rules.names
        for uid in self._ready(work):
            for hex in work.rules.grid.adjacent(work.units[uid].hex):
                if hex >= 0:
                    yield Creep(uid, names[hex])
        yield from stirred_tops(work, self.seat, self.stirred)
        yield DONE

    def legal(self, work: IskraWork, seat: str) -> list[Action]:
        """As the objections say; whether a unit may creep at all is asked once for its steps."""
        names = work.rules.names
        found: list[Action] = [
            Creep(uid, names[hex])
            for uid in self._ready(work)
            for hex in work.rules.grid.adjacent(work.units[uid].hex)
            if not any(True for _ in self._step(work, uid, hex))
        ]
        return [*found, *stirred_tops(work, self.seat, self.stirred), DONE]

    def objections(self, work: IskraWork, seat: str, action: Action) -> Iterable[Reason]:
        if isinstance(action, Top):
            yield from why_not_stirred_top(work, self.seat, action.unit, self.stirred)
        if not isinstance(action, Creep):
            return
        unable = list(self._unable(work, action.unit))
        if unable:
            yield from unable
        elif action.hex not in work.rules.grid:
            yield Reason("unknown-hex", "", {"hex": action.hex})
        else:
            yield from self._step(work, action.unit, work.rules.grid.index(action.hex))

    def _step(self, work: IskraWork, uid: str, hex: int) -> Iterable[Reason]:
        """5.8, R-59: nearer, open, payable, no enemy and none of his zones, room at the end."""
        rules = work.rules
        grid = rules.grid
        side = rules.side[uid]
        here = work.units[uid].hex
        place: dict[str, Argument] = {"hex": rules.names[hex]}
        if hex not in grid.adjacent(here):
            yield Reason(
                "not-adjacent", "5.8", {"hex": rules.names[here], "other": rules.names[hex]}
            )
            return
        if not any(
            grid.distance(hex, goal) < grid.distance(here, goal) for goal in goals(work, uid)
        ):
            yield Reason("creep-not-nearer", "5.8", {"unit": uid, **place})
        if work.enemy_at(side, hex):
            # nobody is overrun in this move.
            yield Reason("enemy-occupied", "5.8", place)
        if work.in_enemy_zone(side, hex):
            yield Reason("in-enemy-zone", "5.8", place)
        cost = work.crossings.cost(side, rules.movement_class[uid], here, hex)
        if isinstance(cost, str):
            yield Reason("creep-closed", "5.8", {"unit": uid, **place})
        elif self._price(work, side, here, cost) > work.allowance(uid):
            yield Reason("creep-too-dear", "5.1.1", {"unit": uid, **place})
        if not work.room(uid, hex):
            yield Reason("stacking-limit", "6.0", place)

    def _price(self, work: IskraWork, side: int, here: int, cost: float) -> int:
        """4.1: what a step costs in half-points, with leaving an enemy zone."""
        leave = work.rules.ground.zone_costs.leave if work.in_enemy_zone(side, here) else 0
        return int(cost * HALVES) + leave

    def take(self, work: IskraWork, seat: str, action: Action) -> None:
        if isinstance(action, Creep):
            self._creep(work, action.unit, work.rules.grid.index(action.hex))
        elif isinstance(action, Top):
            put(work, action.unit)
            here = work.units[action.unit].hex
            left = tuple(hex for hex in self.stirred if hex != here)
            work.replace(Creeping(self.seat, self.moved, left))
        else:
            work.pop()

    def _creep(self, work: IskraWork, uid: str, hex: int) -> None:
        start = work.units[uid].hex
        names = work.rules.names
        side = SIDES[work.rules.side[uid]]
        work.tell_side(side, "unit-crept", "5.8", unit=uid, start=names[start], hex=names[hex])
        go_and_join(work, uid, (hex,))
        moved = tuple(sorted((*self.moved, uid)))
        work.replace(Creeping(self.seat, moved, tuple(sorted({*self.stirred, start, hex}))))


__all__ = ["Creeping", "goals", "mark_independents"]
