"""12 Reinforcements: units of the Available box arrive by rail."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import ClassVar

from msgspec.structs import replace

from hexside.engine import Action, Choice, Decision, Reason, Wait
from hexside.engine.listing import Listing
from hexside.engine.refusals import Argument
from hexside.games.a_victory_awaits.actions import CANCEL, DONE, Cancel, Done, Name, Place
from hexside.games.a_victory_awaits.shapes import AXIS, SIDES, SOVIET, Nationality
from hexside.games.a_victory_awaits.state import AVAILABLE, FREE
from hexside.games.a_victory_awaits.work import AwaitsWork
from hexside.mechanics.markers import scopes
from hexside.mechanics.rail_placement import open_railway, placement_objections

NATIONALITIES: tuple[tuple[Nationality, ...], ...] = (("german", "romanian"), ("soviet",))


def rail_region(work: AwaitsWork, side: int) -> int:
    """12.1: railway hexes with an open railway to a source.

    No hex of the way may hold an enemy or lie in an enemy zone, even where friends stand; Soviet
    railways end at the start line.
    """
    rules = work.rules
    cache = work.field.ranges[side]
    key = ("rail", work.fortress_bits if side == SOVIET else 0)
    known: int | None = cache.get(key)
    if known is None:
        shut = work.enemy_zones(side) | work.field.bits[1 - side]
        ground = rules.ground
        known = open_railway(
            rules.grid, ground.rail_bits, ground.source_bits[side], shut, ground.rail_exits[side]
        )
        cache[key] = known
    return known


def is_free(work: AwaitsWork, uid: str) -> bool:
    """V26, V62: relocated headquarters, and the units of 3PzG in turn 7, count in no number."""
    found = scopes(work.units[uid], FREE)
    return "" in found or str(work.turn) in found


class Reinforcements(Choice[AwaitsWork], frozen=True, tag="reinforcements"):
    """12.2: the owner takes units of his choice up to the number, one after another.

    ``left`` is what each nationality of the side may still take; ``unit`` is being placed.
    """

    seat: str
    left: tuple[int, ...]
    unit: str = ""
    takes: ClassVar[tuple[type[Action], ...]] = (Done, Name, Place, Cancel)

    @classmethod
    def of_turn(cls, work: AwaitsWork, seat: str) -> Reinforcements:
        """12.2: the numbers of the turn track."""
        side = work.rules.number_of[seat]
        numbers = work.rules.reinforcement_numbers(work.turn)
        return cls(seat, tuple(getattr(numbers, name) for name in NATIONALITIES[side]))

    def _side(self, work: AwaitsWork) -> int:
        return work.rules.number_of[self.seat]

    def _left(self, work: AwaitsWork, uid: str) -> int:
        nationality = work.rules.roster[uid].nationality
        return self.left[NATIONALITIES[self._side(work)].index(nationality)]

    def _arriving(self, work: AwaitsWork) -> list[str]:
        return [
            uid
            for uid in work.in_box(self._side(work), AVAILABLE)
            if self._left(work, uid) > 0 or is_free(work, uid)
        ]

    def _open(self, work: AwaitsWork, uid: str) -> int:
        full = work.rules.grid.bits(work.full_hexes(uid))
        return rail_region(work, work.rules.side[uid]) & ~full

    def run(self, work: AwaitsWork) -> Wait:
        arriving = self._arriving(work)
        if arriving and self._open(work, arriving[0]):
            return Wait.DECISION
        if arriving:
            work.tell("no-railway-open", "12.1", seat=SIDES[self._side(work)])
        work.pop()
        return Wait.NOTHING

    def seats(self, work: AwaitsWork) -> tuple[str, ...]:
        return (self.seat,)

    def decision(self, work: AwaitsWork, seat: str) -> Decision:
        if self.unit:
            arguments: dict[str, Argument] = {"unit": self.unit}
            kind = "place-reinforcement"
        else:
            kind = "choose-reinforcement" if self._side(work) == SOVIET else "choose-axis-arrival"
            arguments = {"count": self.left[0]}
            if self._side(work) == AXIS:
                arguments["romanian"] = self.left[1]
        return Decision(seat, kind, "12.2", arguments, self.choices(work, seat))

    def legal(self, work: AwaitsWork, seat: str) -> Sequence[Action]:
        if not self.unit:
            return [DONE, *(Name(uid) for uid in self._arriving(work))]
        placements = work.rules.ground.placements(self.unit, self._open(work, self.unit))
        return Listing([(CANCEL,), placements])

    def objections(self, work: AwaitsWork, seat: str, action: Action) -> Iterable[Reason]:
        if isinstance(action, (Done, Cancel)):
            if isinstance(action, Done) == bool(self.unit):
                yield Reason("place-the-unit-first" if self.unit else "name-a-unit-first", "12.2")
        elif isinstance(action, Name):
            if self.unit:
                yield Reason("place-the-unit-first", "12.2")
            elif action.unit not in self._arriving(work):
                yield self._not_arriving(work, action.unit)
        elif isinstance(action, Place):
            if action.unit != self.unit:
                yield Reason("name-a-unit-first", "12.2")
            else:
                railway = work.rules.ground.rail_bits
                region = rail_region(work, work.rules.side[self.unit])
                yield from placement_objections(
                    work, self.unit, action.hex, railway, region, "12.1", "3.1"
                )

    def _not_arriving(self, work: AwaitsWork, uid: str) -> Reason:
        unit = work.units.get(uid)
        if unit is None or work.rules.side[uid] != self._side(work):
            return Reason("not-your-unit" if unit else "unknown-unit", "", {"unit": uid})
        if unit.box != AVAILABLE:
            return Reason("not-available", "12.2", {"unit": uid})
        return Reason("number-used-up", "12.2", {"unit": uid})

    def take(self, work: AwaitsWork, seat: str, action: Action) -> None:
        if isinstance(action, Done):
            work.pop()
        elif isinstance(action, Cancel):
            work.replace(replace(self, unit=""))
        elif isinstance(action, Name):
            work.replace(replace(self, unit=action.unit))
        elif isinstance(action, Place):
            uid = action.unit
            left = self.left
            if not is_free(work, uid):
                own = NATIONALITIES[self._side(work)].index(work.rules.roster[uid].nationality)
                left = tuple(n - (place == own) for place, n in enumerate(left))
            work.replace(replace(self, left=left, unit=""))
            work.come(uid, (work.rules.grid.index(action.hex),))
            work.tell("reinforcement-placed", "12.1", unit=uid, hex=action.hex)
