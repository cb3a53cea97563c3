"""10.7 Pursuit: attackers advance into the vacated hex, mechanised units one hex farther."""

from __future__ import annotations

from typing import ClassVar

from hexside.engine import Reason
from hexside.games.a_victory_awaits.actions import Pursue
from hexside.games.a_victory_awaits.movement_reasons import step_reasons
from hexside.games.a_victory_awaits.surprise import surprise_seats
from hexside.games.a_victory_awaits.work import AwaitsWork
from hexside.mechanics.pursuit import PursuitOfAll, pursuit_paths


def farthest(work: AwaitsWork, uid: str, target: int) -> int:
    """10.7: infantry one hex; mechanised two, but one through difficult ground or over a river."""
    rules = work.rules
    limits = rules.tables.pursuit
    if not rules.roster[uid].mechanised:
        return limits.infantry
    ground = rules.ground
    limit = min(limits.mechanised, ground.pursuit_limit[target])
    if not work.rivers_ignored:
        limit = min(limit, ground.river_pursuit(work.units[uid].hex, target))
    return limit


class Pursuit(PursuitOfAll[AwaitsWork], frozen=True, tag="pursuit"):
    """10.7: voluntary, unit by unit, free of movement points and zones."""

    section: ClassVar[str] = "10.7"

    def seats(self, work: AwaitsWork) -> tuple[str, ...]:
        """15.1, V67: after a surprise attack any owner of a panzer group may act."""
        return surprise_seats(work) if work.rivers_ignored else (self.seat,)

    def _may_enter(self, work: AwaitsWork, uid: str, a: int, b: int) -> bool:
        """V18, V75: not into an enemy, nor over a major river without a bridge, nor where
        movement is forbidden."""
        rules = work.rules
        side = rules.side[uid]
        if work.enemy_at(side, b) or not rules.ground.may_enter(
            side, rules.movement_class[uid], a, b
        ):
            return False
        return work.rivers_ignored or not rules.ground.is_unbridged_major_river(a, b)

    def _can_pursue(self, work: AwaitsWork, uid: str) -> bool:
        """V75, 19.4: the hex is empty of enemies, and the unit is next to it still."""
        if work.enemy_at(work.rules.side[uid], self.target):
            return False
        return work.rules.grid.direction(work.units[uid].hex, self.target) >= 0

    def paths(self, work: AwaitsWork, uid: str) -> list[tuple[int, ...]]:
        if not self._can_pursue(work, uid):
            return []
        return pursuit_paths(
            self.target,
            farthest(work, uid, self.target),
            work.rules.grid.adjacent,
            lambda a, b: self._may_enter(work, uid, a, b),
            lambda hex: work.room(uid, hex),
        )

    def not_this_way(self, work: AwaitsWork, action: Pursue) -> list[Reason]:
        rules = work.rules
        uid = action.unit
        if uid not in self.units:
            return [Reason("did-not-attack", "10.7", {"unit": uid})]
        if not self._can_pursue(work, uid):
            return [Reason("pursuit-not-possible", "10.7", {"unit": uid})]
        unknown = [name for name in action.path if name not in rules.grid]
        if unknown:
            return [Reason("unknown-hex", "", {"hex": name}) for name in unknown]
        path = tuple(rules.grid.index(name) for name in action.path)
        if not path or path[0] != self.target:
            return [Reason("pursuit-first-hex", "10.7", {"hex": rules.names[self.target]})]
        limit = farthest(work, uid, self.target)
        if len(path) > limit:
            return [Reason("pursuit-too-far", "10.7", {"unit": uid, "limit": limit})]
        found = []
        if len(path) > 1:
            last = path[1]
            hexes = {"hex": rules.names[self.target], "other": rules.names[last]}
            if rules.grid.direction(self.target, last) < 0:
                return [Reason("not-adjacent", "10.7", dict(hexes))]
            found += step_reasons(work, uid, self.target, last, "10.7")
            if not found and not self._may_enter(work, uid, self.target, last):
                found.append(Reason("pursuit-major-river", "10.7", {"unit": uid}))
        if not work.room(uid, path[-1]):
            found.append(Reason("stacking-limit", "3.1", {"hex": rules.names[path[-1]]}))
        return found

    def move(self, work: AwaitsWork, uid: str, path: tuple[int, ...]) -> None:
        names = work.rules.names
        work.tell(
            "unit-pursued",
            "10.7",
            unit=uid,
            start=names[work.units[uid].hex],
            path=tuple(names[hex] for hex in path),
        )
        work.go(uid, path)
