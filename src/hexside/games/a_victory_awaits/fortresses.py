"""14 Fortresses: building levels during a supply check."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from hexside.engine import Action, Choice, Reason, Unit, Wait
from hexside.engine.refusals import Argument
from hexside.games.a_victory_awaits.actions import DONE, Done, Fortify
from hexside.games.a_victory_awaits.lines import has_line
from hexside.games.a_victory_awaits.shapes import AXIS, SOVIET
from hexside.games.a_victory_awaits.state import UNUSED
from hexside.games.a_victory_awaits.work import AwaitsWork


def unused_marker(work: AwaitsWork, hex: int) -> str:
    """14.3, V13: a marker of the map of a hex that has never been used, if there is one."""
    letter = work.rules.ground.map_of(hex)
    roster = work.rules.roster
    return next(
        (
            uid
            for uid in work.rules.fortresses
            if work.units[uid].box == UNUSED and roster[uid].map == letter
        ),
        "",
    )


def built_hexes(work: AwaitsWork) -> int:
    """14.0: fortress hexes that were built in the game; the one of the set-up does not count."""
    start = work.rules.tables.fortress.start_hex
    names = work.rules.names
    return sum(
        work.units[uid].hex >= 0 and names[work.units[uid].hex] != start
        for uid in work.rules.fortresses
    )


def levels_to_build(work: AwaitsWork) -> int:
    """14.0, 14.1, 18: the levels of one supply check; none before turn 4."""
    if work.turn < work.rules.tables.fortress.from_turn:
        return 0
    return work.rules.setup.fortress_levels_per_check


class FortressBuilding(Choice[AwaitsWork], frozen=True, tag="fortress-building"):
    """14.1: the Soviet player builds up to so many levels; both may go to one hex."""

    left: int
    takes: ClassVar[tuple[type[Action], ...]] = (Done, Fortify)
    asks: ClassVar[tuple[str, str]] = ("build-fortress", "14.1")

    def run(self, work: AwaitsWork) -> Wait:
        if self.left and len(self.legal(work, self.seats(work)[0])) > 1:
            return Wait.DECISION
        work.pop()
        return Wait.NOTHING

    def seats(self, work: AwaitsWork) -> tuple[str, ...]:
        return (work.lead_of(SOVIET),)

    def arguments(self, work: AwaitsWork, seat: str) -> dict[str, Argument]:
        return {"count": self.left}

    def candidates(self, work: AwaitsWork, seat: str) -> Iterable[Action]:
        names = work.rules.names
        return (DONE, *(Fortify(names[hex]) for hex in work.rules.ground.major_cities))

    def objections(self, work: AwaitsWork, seat: str, action: Action) -> Iterable[Reason]:
        if not isinstance(action, Fortify):
            return
        rules = work.rules
        if not rules.setup.fortress_levels_per_check:
            yield Reason("no-fortresses-here", "18.2")
            return
        if not levels_to_build(work):
            yield Reason("not-before-turn", "14.0", {"turn": rules.tables.fortress.from_turn})
            return
        if action.hex not in rules.grid:
            yield Reason("unknown-hex", "", {"hex": action.hex})
            return
        hex = rules.grid.index(action.hex)
        if hex not in rules.ground.is_city:
            yield Reason("not-a-major-city", "14.1", {"hex": action.hex})
            return
        if not work.controls(SOVIET, hex):
            yield Reason("city-not-held", "14.1", {"hex": action.hex})
        if not has_line(work, SOVIET, hex):
            yield Reason("city-without-line", "14.1", {"hex": action.hex})
        if any(work.field.occupied[AXIS][there] for there in rules.grid.adjacent(hex)):
            yield Reason("enemy-adjacent", "14.1", {"hex": action.hex})
        marker = work.fortress_at(hex)
        if marker:
            if work.units[marker].steps >= rules.tables.fortress.levels_per_hex:
                yield Reason("fortress-complete", "14.1", {"hex": action.hex})
        elif not unused_marker(work, hex):
            yield Reason("no-fortress-marker", "14.3", {"hex": action.hex})
        elif built_hexes(work) >= rules.setup.fortress_hexes:
            limit = rules.setup.fortress_hexes
            yield Reason("enough-fortresses", "14.0", {"hex": action.hex, "limit": limit})

    def take(self, work: AwaitsWork, seat: str, action: Action) -> None:
        if not isinstance(action, Fortify):
            work.pop()
            return
        hex = work.rules.grid.index(action.hex)
        marker = work.fortress_at(hex)
        level = work.units[marker].steps + 1 if marker else 1
        work.set_unit(marker or unused_marker(work, hex), Unit(hex, "", level))
        work.tell("fortress-built", "14.1", hex=action.hex, level=level)
        work.replace(FortressBuilding(self.left - 1))
