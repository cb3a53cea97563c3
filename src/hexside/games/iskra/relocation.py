"""13.4.2, R-65 Relocation: a headquarters that must leave its hex is placed anew by its owner."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from msgspec.structs import replace

from hexside.engine import Action, Choice, Reason, Wait
from hexside.engine.refusals import Argument
from hexside.games.iskra.actions import Relocate
from hexside.games.iskra.lines import standing_region
from hexside.games.iskra.pinning import pin_if_joined
from hexside.games.iskra.shapes import SIDES
from hexside.games.iskra.state import HQ_WAITING, ISOLATED, MARKERS, NEXT_TURN, OUT_OF_SUPPLY
from hexside.games.iskra.work import IskraWork


def relocate(work: IskraWork, hq: str, rule: str) -> None:
    """13.4.2: a headquarters leaves its hex; its owner places it before anything else goes on.

    R-65: the markers Out of Supply and Isolated come off, all others stay. R-64: of one that lies
    below others the enemy learns that it relocates, not where it was.
    """
    unit = work.units[hq]
    name = work.rules.names[unit.hex]
    if work.is_seen(hq):
        work.tell("headquarters-leaves", rule, unit=hq, hex=name)
    else:
        side = SIDES[work.rules.side[hq]]
        work.tell_side(side, "headquarters-leaves", rule, unit=hq, hex=name)
        work.tell_other_sides(side, "headquarters-leaves-unseen", rule, unit=hq)
    work.lift(hq, HQ_WAITING)
    kept = tuple(mark for mark in unit.marks if mark not in (OUT_OF_SUPPLY, ISOLATED))
    if kept:
        work.set_unit(hq, replace(work.units[hq], marks=kept))
    work.push(Relocation(hq, unit.hex))


def may_stand(work: IskraWork, hq: str, hex: int) -> bool:
    """5.2.8, R-65: whether the headquarters could ever enter this hex."""
    rules = work.rules
    ways = work.crossings.open_neighbours(rules.side[hq], rules.movement_class[hq])
    return any(hex in ways[here] for here in rules.grid.adjacent(hex) if here >= 0)


def has_other_hq(work: IskraWork, hq: str, hex: int) -> bool:
    """6.3: whether another own headquarters is in a hex."""
    rules = work.rules
    return any(
        rules.is_hq[uid] and uid != hq and rules.side[uid] == rules.side[hq]
        for uid in work.field.at(hex)
    )


def candidates(work: IskraWork, hq: str, origin: int) -> list[int]:
    """13.4.2: hexes far enough away, out of enemy zones, with a line and without another HQ."""
    rules = work.rules
    side = rules.side[hq]
    grid = rules.grid
    least = rules.tables.relocation.minimum_distance
    open_bits = standing_region(work, side) & ~work.enemy_zones(side)
    open_bits &= ~rules.ground.near(origin, least - 1)
    return [
        hex
        for hex in grid.indices(open_bits)
        if may_stand(work, hq, hex) and not has_other_hq(work, hq, hex)
    ]


def distances(work: IskraWork, hq: str, origin: int, hex: int) -> tuple[int, int]:
    """R-65: the distance from the old hex, then that to the nearest own source."""
    grid = work.rules.grid
    sources = work.rules.ground.sources[work.rules.side[hq]]
    return grid.distance(origin, hex), min(grid.distance(hex, source) for source in sources)


def best_places(work: IskraWork, hq: str, origin: int) -> list[int]:
    """13.4.2, R-65: the nearest candidates, of these the ones nearest to a source."""
    key = ("relocation", hq, origin)
    known: list[int] | None = work.field.notes.get(key)
    if known is None:
        found = candidates(work, hq, origin)
        ranks = {hex: distances(work, hq, origin, hex) for hex in found}
        best = min(ranks.values(), default=None)
        known = work.field.notes[key] = [hex for hex in found if ranks[hex] == best]
    return known


class Relocation(Choice[IskraWork], frozen=True, tag="relocation"):
    """13.4.2: the owner chooses among equally good hexes.

    He is asked even about a single hex: how many there are may depend on what the enemy does not
    see. Whether there is one at all is told before.
    """

    hq: str
    origin: int
    told: bool = False
    takes: ClassVar[tuple[type[Action], ...]] = (Relocate,)
    asks: ClassVar[tuple[str, str]] = ("relocate-headquarters", "13.4.2")

    def run(self, work: IskraWork) -> Wait:
        if best_places(work, self.hq, self.origin):
            if self.told:
                return Wait.DECISION
            work.replace(Relocation(self.hq, self.origin, told=True))
            work.tell("headquarters-finds-place", "13.4.2", unit=self.hq)
            return Wait.NOTHING
        # it comes back as a reinforcement of the next turn.
        work.tell("headquarters-waits", "13.4.2", unit=self.hq)
        MARKERS.put(work, self.hq, NEXT_TURN)
        work.pop()
        return Wait.NOTHING

    def seats(self, work: IskraWork) -> tuple[str, ...]:
        return (work.seat_of(self.hq),)

    def arguments(self, work: IskraWork, seat: str) -> dict[str, Argument]:
        return {"unit": self.hq}

    def candidates(self, work: IskraWork, seat: str) -> Iterable[Action]:
        names = work.rules.names
        return [Relocate(self.hq, names[h]) for h in best_places(work, self.hq, self.origin)]

    def objections(self, work: IskraWork, seat: str, action: Action) -> Iterable[Reason]:
        if not isinstance(action, Relocate):
            return
        rules = work.rules
        if action.hq != self.hq:
            yield Reason("other-headquarters-relocates", "13.4.2", {"unit": self.hq})
            return
        if action.hex not in rules.grid:
            yield Reason("unknown-hex", "", {"hex": action.hex})
            return
        hex = rules.grid.index(action.hex)
        known = list(self._closed(work, hex))
        yield from known
        places = best_places(work, self.hq, self.origin)
        if not known and hex not in places:
            best = rules.names[places[0]]
            yield Reason("relocation-not-the-best", "13.4.2", {"hex": action.hex, "other": best})

    def _closed(self, work: IskraWork, hex: int) -> Iterable[Reason]:
        """13.4.2, R-65: why a hex is no candidate at all."""
        rules = work.rules
        name = rules.names[hex]
        side = rules.side[self.hq]
        least = rules.tables.relocation.minimum_distance
        if rules.grid.distance(self.origin, hex) < least:
            yield Reason("relocation-too-near", "13.4.2", {"hex": name, "least": least})
        if not may_stand(work, self.hq, hex):
            yield Reason("hex-closed-to-unit", "5.2.8", {"unit": self.hq, "hex": name})
        if work.enemy_at(side, hex):
            yield Reason("enemy-occupied", "6.3", {"hex": name})
        elif work.in_enemy_zone(side, hex):
            yield Reason("in-enemy-zone", "13.4.2", {"hex": name})
        elif not standing_region(work, side) >> rules.grid.bit[hex] & 1:
            yield Reason("no-supply-line-from", "13.4.2", {"hex": name})
        if has_other_hq(work, self.hq, hex):
            yield Reason("headquarters-there", "6.3", {"hex": name})

    def take(self, work: IskraWork, seat: str, action: Action) -> None:
        if isinstance(action, Relocate):
            work.pop()
            place(work, self.hq, work.rules.grid.index(action.hex))


def place(work: IskraWork, hq: str, hex: int) -> None:
    """13.4.2: a headquarters comes to its new hex; below other counters it is not seen there."""
    name = work.rules.names[hex]
    work.go(hq, (hex,))
    if work.is_seen(hq):
        work.tell("headquarters-relocated", "13.4.2", unit=hq, hex=name)
    else:
        side = SIDES[work.rules.side[hq]]
        work.tell_side(side, "headquarters-relocated", "13.4.2", unit=hq, hex=name)
        work.tell_other_sides(side, "headquarters-relocated-unseen", "13.4.2", unit=hq)
    pin_if_joined(work, hq)
