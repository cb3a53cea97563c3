"""10.5 Pursuit: attackers advance into the vacated hex, mechanised units one hex farther."""

from __future__ import annotations

from typing import ClassVar

from hexside.engine import Action, Reason
from hexside.games.traces_of_war.actions import Follow, Pursue
from hexside.games.traces_of_war.work import TracesWork
from hexside.mechanics.pursuit import PursuitOfAll, pursuit_paths


def farthest(work: TracesWork, uid: str) -> int:
    """10.5: how many hexes a unit may pursue: mechanised units two, others one."""
    limits = work.rules.tables.pursuit
    return limits.mechanised if work.rules.roster[uid].mechanised else limits.non_mechanised


class Pursuit(PursuitOfAll[TracesWork], frozen=True, tag="pursuit"):
    """10.5: voluntary, unit by unit, free of movement points and zones.

    The hexes of origin let a headquarters there go along.
    """

    section: ClassVar[str] = "10.5"

    def paths(self, work: TracesWork, uid: str) -> list[tuple[int, ...]]:
        """10.5: where a unit may pursue to; a headquarters only follows."""
        if work.rules.is_hq[uid]:
            return []
        ground = work.rules.ground
        side = work.rules.side[uid]
        limit = farthest(work, uid)
        if ground.is_unbridged_major_river(work.units[uid].hex, self.target):
            limit = min(limit, 1)
        return pursuit_paths(
            self.target,
            limit,
            ground.projections.__getitem__,
            lambda a, b: not (work.enemy_at(side, b) or ground.is_unbridged_major_river(a, b)),
            lambda hex: work.room(uid, hex),
        )

    def followers(self, work: TracesWork) -> list[tuple[str, str]]:
        """10.5, R34: headquarters that may go along with a unit from their hex."""
        side = work.rules.number_of[self.seat]
        found = []
        for hq in work.rules.headquarters[side]:
            here = work.units[hq].hex
            for uid, origin in self.advanced:
                end = work.units[uid].hex
                if here >= 0 and here == origin and end >= 0 and work.room(hq, end):
                    found.append((hq, uid))
        return found

    def others(self, work: TracesWork) -> list[Action]:
        return [Follow(hq, uid) for hq, uid in self.followers(work)]

    def reasons(self, work: TracesWork, seat: str, action: Action) -> list[Reason]:
        if isinstance(action, Follow):
            return [Reason("headquarters-cannot-follow", "10.5", {"unit": action.hq})]
        return super().reasons(work, seat, action)

    def not_this_way(self, work: TracesWork, action: Pursue) -> list[Reason]:
        rules = work.rules
        uid = action.unit
        if uid not in self.units:
            return [Reason("did-not-attack", "10.5", {"unit": uid})]
        if rules.is_hq[uid]:
            return [Reason("headquarters-follows-only", "10.5", {"unit": uid})]
        unknown = [name for name in action.path if name not in rules.grid]
        if unknown:
            return [Reason("unknown-hex", "", {"hex": name}) for name in unknown]
        path = tuple(rules.grid.index(name) for name in action.path)
        if not path or path[0] != self.target:
            return [Reason("pursuit-first-hex", "10.5", {"hex": rules.names[self.target]})]
        limit = farthest(work, uid)
        if len(path) > limit:
            return [Reason("pursuit-too-far", "10.5", {"unit": uid, "limit": limit})]
        found = []
        if len(path) > 1:
            last = path[1]
            hexes = {"hex": rules.names[self.target], "other": rules.names[last]}
            if rules.grid.direction(self.target, last) < 0:
                return [Reason("not-adjacent", "10.5", dict(hexes))]
            if last not in rules.ground.projections[self.target]:
                found.append(Reason("blocked-hexside", "10.5", dict(hexes)))
            if work.enemy_at(rules.side[uid], last):
                found.append(Reason("enemy-occupied", "10.5", {"hex": rules.names[last]}))
            if rules.ground.is_unbridged_major_river(
                work.units[uid].hex, self.target
            ) or rules.ground.is_unbridged_major_river(self.target, last):
                found.append(Reason("pursuit-major-river", "10.5", {"unit": uid}))
        if not work.room(uid, path[-1]):
            found.append(Reason("stacking-limit", "5.0", {"hex": rules.names[path[-1]]}))
        return found

    def take(self, work: TracesWork, seat: str, action: Action) -> None:
        if isinstance(action, Follow):
            end = work.units[action.unit].hex
            self.move(work, action.hq, (self.target,) if end == self.target else (self.target, end))
        else:
            super().take(work, seat, action)

    def move(self, work: TracesWork, uid: str, path: tuple[int, ...]) -> None:
        names = work.rules.names
        work.tell(
            "unit-pursued",
            "10.5",
            unit=uid,
            start=names[work.units[uid].hex],
            path=tuple(names[hex] for hex in path),
        )
        work.go(uid, path)
