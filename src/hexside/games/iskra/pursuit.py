"""10 Pursuit: attackers enter the vacated hex, mechanised units one hex farther."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise
from typing import ClassVar

from hexside.engine import Action, Reason, Wait
from hexside.games.iskra.actions import Accompany, Pursue
from hexside.games.iskra.crossings import MECHANISED
from hexside.games.iskra.overrun import looks_lone, may_overrun, overrun
from hexside.games.iskra.pinning import go_and_join, is_pinned_hex, pin_if_joined
from hexside.games.iskra.shapes import SIDES
from hexside.games.iskra.state import ISOLATED, OUT_OF_SUPPLY, PINNED, TECHNICAL_PROBLEM
from hexside.games.iskra.work import IskraWork
from hexside.mechanics.pursuit import PursuitOfAll, pursuit_paths

Path = tuple[int, ...]


def farthest(work: IskraWork, uid: str, target: int) -> int:
    """10.3, 10.3.1, 10.4, 11.3.3: how many hexes a unit may pursue."""
    rules = work.rules
    limits = rules.tables.pursuit
    unit = work.units[uid]
    if rules.movement_class[uid] != MECHANISED:
        return limits.non_mechanised
    ground = rules.ground
    stops = ground.stops_pursuit[target] or ground.is_unbridged_river(unit.hex, target)
    if stops or unit.has(OUT_OF_SUPPLY) or unit.has(ISOLATED):
        return limits.non_mechanised
    return limits.mechanised


def limiting_rule(work: IskraWork, uid: str, limit: int) -> str:
    """The section that sets the limit of a unit's pursuit."""
    if work.rules.movement_class[uid] != MECHANISED:
        return "10.4"
    if limit == work.rules.tables.pursuit.mechanised:
        return "10.3"
    unit = work.units[uid]
    return "11.3.3" if unit.has(OUT_OF_SUPPLY) or unit.has(ISOLATED) else "10.3.1"


def may_pursue(work: IskraWork, uid: str, a: int, b: int) -> bool:
    """8.3.4, 10.5, 10.5.1: not into closed terrain, nor across the Neva without a bridge."""
    rules = work.rules
    return work.crossings.may_pursue(rules.side[uid], rules.movement_class[uid], a, b)


class Pursuit(PursuitOfAll[IskraWork], frozen=True, tag="pursuit"):
    """10.0: voluntary, unit by unit, free of movement points and zones; headquarters go along."""

    section: ClassVar[str] = "10.0"

    def run(self, work: IskraWork) -> Wait:
        """A headquarters below the attackers is unseen: once a unit has pursued, its owner ends
        the pursuit himself, whether anything else may follow or not."""
        return Wait.DECISION if self.advanced else super().run(work)

    # Units

    def _may_go_on(self, work: IskraWork, uid: str, a: int, b: int) -> bool:
        """10.5, 13.4.6, R-64: into an enemy hex only where an overrun may be tried.

        If that fails the unit stays in the first hex, so there must be room for it.
        """
        if not may_pursue(work, uid, a, b):
            return False
        if not work.enemy_at(work.rules.side[uid], b):
            return True
        return looks_lone(work, b) and may_overrun(work, uid) and work.room(uid, a)

    def paths(self, work: IskraWork, uid: str) -> list[Path]:
        if not may_pursue(work, uid, work.units[uid].hex, self.target):
            return []
        side = work.rules.side[uid]
        return pursuit_paths(
            self.target,
            farthest(work, uid, self.target),
            work.rules.grid.adjacent,
            lambda a, b: self._may_go_on(work, uid, a, b),
            lambda hex: work.enemy_at(side, hex) or work.room(uid, hex),
        )

    def move(self, work: IskraWork, uid: str, path: Path) -> None:
        names = work.rules.names
        side = work.rules.side[uid]
        start = names[work.units[uid].hex]
        if work.enemy_at(side, path[-1]):
            # 13.4.6: the first hex is reached before the overrun is tried.
            self._go(work, uid, start, path[:1])
            if overrun(work, uid, path[-1]):
                self._go(work, uid, names[path[0]], path[1:])
        else:
            self._go(work, uid, start, path)

    def _go(self, work: IskraWork, uid: str, start: str, path: Path) -> None:
        names = tuple(work.rules.names[hex] for hex in path)
        # a pinned unit that it joins may be unseen: what is told in any case then comes last.
        joins_pinned = is_pinned_hex(work, work.rules.side[uid], path[-1])
        if not joins_pinned:
            work.tell("unit-pursued", "10.0", unit=uid, start=start, path=names)
        go_and_join(work, uid, path)
        if joins_pinned:
            work.tell("unit-pursued", "10.0", unit=uid, start=start, path=names)

    # Headquarters

    def others(self, work: IskraWork) -> list[Action]:
        """10.2, 13.4.4: headquarters that may go with units which they were stacked with."""
        found: list[Action] = []
        for uid, hex in self.advanced:
            for hq in work.stack(hex):
                if work.rules.is_hq[hq] and not any(self._stays(work, hq, uid)):
                    found.append(Accompany(hq, uid))
        return found

    def _way(self, work: IskraWork, uid: str) -> Path:
        """The hexes that a unit has pursued through."""
        hex = work.units[uid].hex
        return (self.target,) if hex == self.target else (self.target, hex)

    def _stays(self, work: IskraWork, hq: str, uid: str) -> Iterable[Reason]:
        """10.2, 13.4.4: why a headquarters cannot go with a unit."""
        rules = work.rules
        start = dict(self.advanced).get(uid)
        own = hq in work.units and work.rules.is_hq[hq] and work.seat_of(hq) == self.seat
        if start is None or not own or work.units[hq].hex != start or work.units[uid].hex < 0:
            yield Reason("headquarters-follows-only", "10.2", {"unit": hq})
            return
        if work.units[hq].has(PINNED):
            yield Reason("unit-is-pinned", "8.5.3", {"unit": hq})
        way = (start, *self._way(work, uid))
        if not all(may_pursue(work, hq, a, b) for a, b in pairwise(way)):
            yield Reason("pursuit-closed", "10.5", {"unit": hq, "hex": rules.names[way[-1]]})
        if not work.room(hq, way[-1]):
            yield Reason("stacking-limit", "6.3", {"hex": rules.names[way[-1]]})

    # Choosing

    def reasons(self, work: IskraWork, seat: str, action: Action) -> list[Reason]:
        if isinstance(action, Accompany):
            return list(self._stays(work, action.hq, action.unit))
        return super().reasons(work, seat, action)

    def not_this_way(self, work: IskraWork, action: Pursue) -> list[Reason]:
        rules = work.rules
        uid = action.unit
        if self._is_halted(work, uid):
            return [Reason("technical-problem-cannot-move", "19.1.15", {"unit": uid})]
        if uid not in self.units or work.units[uid].hex < 0:
            return [Reason("did-not-attack", "10.0", {"unit": uid})]
        unknown = [name for name in action.path if name not in rules.grid]
        if unknown:
            return [Reason("unknown-hex", "", {"hex": name}) for name in unknown]
        path = tuple(rules.grid.index(name) for name in action.path)
        first = rules.names[self.target]
        if not path or path[0] != self.target:
            return [Reason("pursuit-first-hex", "10.0", {"hex": first})]
        if not may_pursue(work, uid, work.units[uid].hex, self.target):
            return [Reason("pursuit-closed", "8.3.4", {"unit": uid, "hex": first})]
        limit = farthest(work, uid, self.target)
        if len(path) > limit:
            rule = limiting_rule(work, uid, limit)
            return [Reason("pursuit-too-far", rule, {"unit": uid, "limit": limit})]
        return self._not_second(work, uid, path)

    def _is_halted(self, work: IskraWork, uid: str) -> bool:
        """19.1.15: own Tigers with a technical problem."""
        unit = work.units.get(uid)
        own = unit is not None and work.seat_of(uid) == self.seat
        return own and work.units[uid].has(TECHNICAL_PROBLEM)

    def _not_second(self, work: IskraWork, uid: str, path: Path) -> list[Reason]:
        """10.5: what speaks against the end of a way."""
        rules = work.rules
        last = rules.names[path[-1]]
        if len(path) > 1:
            a, b = path
            if rules.grid.direction(a, b) < 0:
                return [Reason("not-adjacent", "10.3", {"hex": rules.names[a], "other": last})]
            if not may_pursue(work, uid, a, b):
                return [Reason("pursuit-closed", "10.5", {"unit": uid, "hex": last})]
            if work.enemy_at(rules.side[uid], b):
                return [Reason("enemy-occupied", "10.5", {"hex": last})]
        return [Reason("stacking-limit", "6.0", {"hex": last})]

    def take(self, work: IskraWork, seat: str, action: Action) -> None:
        if not isinstance(action, Accompany):
            super().take(work, seat, action)
            return
        names = work.rules.names
        hq = action.hq
        path = self._way(work, action.unit)
        start = names[work.units[hq].hex]
        way = tuple(names[hex] for hex in path)
        work.go(hq, path)
        if work.is_seen(hq):
            work.tell("unit-pursued", "10.2", unit=hq, start=start, path=way)
        else:
            side = SIDES[work.rules.side[hq]]
            work.tell_side(side, "unit-pursued", "10.2", unit=hq, start=start, path=way)
        pin_if_joined(work, hq)
