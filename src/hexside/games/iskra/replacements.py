"""7.3 Replacements: a point restores a step, or brings an eliminated unit back at one step."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from msgspec.structs import replace

from hexside.engine import Action, Choice, Frame, Reason
from hexside.engine.refusals import Argument
from hexside.games.iskra.actions import DONE, Done, Replace
from hexside.games.iskra.command_range import commanders, is_in_command
from hexside.games.iskra.crossings import MECHANISED
from hexside.games.iskra.lines import would_trace
from hexside.games.iskra.pinning import go_and_join
from hexside.games.iskra.relocation import may_stand
from hexside.games.iskra.shapes import AXIS, LENINGRAD, SIDES, SOVIET, VOLKHOV
from hexside.games.iskra.state import ELIMINATED, ISOLATED, OUT_OF_SUPPLY
from hexside.games.iskra.work import IskraWork

SCRAPING = "19.1.12"


def replacement_frames(work: IskraWork) -> list[Frame[IskraWork]]:
    """2.5.2, R-20: who has points to spend, the Soviets first; German ones come by 19.1.12."""
    points = _soviet_points(work)
    order = [seat for side in (SOVIET, AXIS) for seat in work.rules.seats_of(SIDES[side])]
    if work.data.axis_replacements:
        points[work.lead_of(AXIS)] = work.data.axis_replacements
        work.change(axis_replacements=0)
    return [Replacements(seat, points[seat]) for seat in order if points.get(seat)]


def _soviet_points(work: IskraWork) -> dict[str, int]:
    """7.3, 16.1.1, R-63: the points of the turn; with three players a die for each decides."""
    rules = work.rules
    number = rules.turn_row(work.turn).soviet_replacements
    if not rules.three_players:
        return {work.lead_of(SOVIET): number}
    points: dict[str, int] = {}
    for _ in range(number):
        die = work.roll()
        front = LENINGRAD if die <= rules.tables.three_players.leningrad_roll else VOLKHOV
        seat = rules.seat_of_front[front]
        points[seat] = points.get(seat, 0) + 1
        work.tell("replacement-point-rolled", "16.1.1", die=die, draw=work.draw, seat=seat)
    return points


def return_hexes(work: IskraWork, uid: str) -> set[int]:
    """7.3.2: on or next to the headquarters, an independent unit next to any that it can obey.

    With no such headquarters on the map: any source of supply.
    """
    rules = work.rules
    found: set[int] = set()
    for hq in commanders(work, uid):
        hex = work.units[hq].hex
        if hex >= 0:
            found.update(there for there in rules.grid.adjacent(hex) if there >= 0)
            if not rules.is_independent[uid]:
                found.add(hex)
    return found or set(rules.ground.sources[rules.side[uid]])


def _kind_objections(work: IskraWork, uid: str) -> Iterable[Reason]:
    """7.3, 7.3.1, 7.3.3: only two-step units that are not mechanised."""
    about: dict[str, Argument] = {"unit": uid}
    if not work.rules.is_combat[uid] or work.rules.roster[uid].steps < 2:
        yield Reason("only-two-step-units", "7.3", about)
    if work.rules.movement_class[uid] == MECHANISED:
        yield Reason("no-replacements-for-mechanised", "7.3.3", about)


def _restore_objections(work: IskraWork, uid: str) -> Iterable[Reason]:
    """7.3.3, 19.1.12, R-34: reduced, supplied, not in an enemy zone; a German one in command."""
    unit = work.units[uid]
    side = work.rules.side[uid]
    about: dict[str, Argument] = {"unit": uid}
    if work.is_full(uid):
        yield Reason("not-reduced", "7.3", about)
    if unit.has(OUT_OF_SUPPLY) or unit.has(ISOLATED):
        yield Reason("not-supplied", "7.3.3", about)
    if work.in_enemy_zone(side, unit.hex):
        yield Reason("in-enemy-zone", "7.3.3", {"hex": work.rules.names[unit.hex]})
    if side == AXIS and not is_in_command(work, uid):
        yield Reason("not-in-command", SCRAPING, about)


def _return_objections(work: IskraWork, uid: str, hex: int) -> Iterable[Reason]:
    """7.3.2, 7.3.3, R-34: where an eliminated unit may come back."""
    rules = work.rules
    side = rules.side[uid]
    where: dict[str, Argument] = {"hex": rules.names[hex], "unit": uid}
    if hex not in return_hexes(work, uid):
        yield Reason("not-at-headquarters", "7.3.2", where)
    if work.enemy_at(side, hex):
        yield Reason("enemy-occupied", "7.3.2", where)
        return
    if work.in_enemy_zone(side, hex):
        yield Reason("in-enemy-zone", "7.3.3", where)
    if not work.room(uid, hex):
        yield Reason("stacking-limit", "6.0", where)
    if not may_stand(work, uid, hex):
        yield Reason("hex-closed-to-unit", "5.2.8", where)
    elif not would_trace(work, uid, hex):
        yield Reason("no-supply-line-from", "7.3.3", where)


class Replacements(Choice[IskraWork], frozen=True, tag="replacements"):
    """2.5.2, 7.3: the points of a seat, which cannot be saved.

    Reduced units may be hidden, so the seat is asked as long as it has points.
    """

    seat: str
    points: int
    takes: ClassVar[tuple[type[Action], ...]] = (Replace, Done)
    asks: ClassVar[tuple[str, str]] = ("replacements", "7.3")

    def seats(self, work: IskraWork) -> tuple[str, ...]:
        return (self.seat,)

    def arguments(self, work: IskraWork, seat: str) -> dict[str, Argument]:
        return {"count": self.points, "seat": seat}

    def candidates(self, work: IskraWork, seat: str) -> Iterable[Action]:
        names = work.rules.names
        yield DONE
        for uid, unit in work.units.items():
            if work.seat_of(uid) != self.seat or any(_kind_objections(work, uid)):
                continue
            if unit.hex >= 0:
                yield Replace(uid, names[unit.hex])
            elif unit.box == ELIMINATED and work.rules.side[uid] == SOVIET:
                for hex in sorted(return_hexes(work, uid)):
                    yield Replace(uid, names[hex])

    def objections(self, work: IskraWork, seat: str, action: Action) -> Iterable[Reason]:
        if not isinstance(action, Replace):
            return
        uid = action.unit
        if uid not in work.units:
            yield Reason("unknown-unit", "", {"unit": uid})
        elif work.seat_of(uid) != self.seat:
            yield Reason("not-your-unit", "", {"unit": uid})
        elif action.hex not in work.rules.grid:
            yield Reason("unknown-hex", "", {"hex": action.hex})
        else:
            yield from _kind_objections(work, uid)
            yield from self._place_objections(work, uid, work.rules.grid.index(action.hex))

    def _place_objections(self, work: IskraWork, uid: str, hex: int) -> Iterable[Reason]:
        unit = work.units[uid]
        if unit.hex >= 0:
            if hex != unit.hex:
                here = work.rules.names[unit.hex]
                yield Reason("restored-where-it-stands", "7.3", {"unit": uid, "hex": here})
            yield from _restore_objections(work, uid)
        elif unit.box != ELIMINATED:
            yield Reason("not-eliminated", "7.3", {"unit": uid})
        elif work.rules.side[uid] == AXIS:
            yield Reason("only-units-on-the-map", SCRAPING, {"unit": uid})
        else:
            yield from _return_objections(work, uid, hex)

    def take(self, work: IskraWork, seat: str, action: Action) -> None:
        if isinstance(action, Replace):
            left = self.points - 1
            if left:
                work.replace(replace(self, points=left))
            else:
                work.pop()
            _replace(work, action.unit, work.rules.grid.index(action.hex))
        else:
            work.tell("replacements-unused", "7.3", seat=self.seat, count=self.points)
            work.pop()


def _replace(work: IskraWork, uid: str, hex: int) -> None:
    """7.3.1, R-34: a step comes back; what enemies cannot see they are not told (R-64)."""
    unit = work.units[uid]
    rule = "7.3" if work.rules.side[uid] == SOVIET else SCRAPING
    if unit.hex >= 0:
        work.set_unit(uid, replace(unit, steps=unit.steps + 1))
        work.binding = True
        work.tell_of(uid, "step-restored", rule)
        return
    work.set_unit(uid, replace(unit, steps=1))
    go_and_join(work, uid, (hex,))
    if work.is_seen(uid):
        work.tell("unit-returned", "7.3.2", unit=uid, hex=work.rules.names[hex])
    else:
        side = SIDES[work.rules.side[uid]]
        work.tell_side(side, "unit-returned", "7.3.2", unit=uid, hex=work.rules.names[hex])
        work.tell_other_sides(side, "unit-returned-unseen", "7.3.2", unit=uid)


__all__ = ["Replacements", "replacement_frames", "return_hexes"]
