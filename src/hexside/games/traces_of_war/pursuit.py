"""10.5 Pursuit: attackers advance into the vacated hex, mechanised units one hex farther."""

from __future__ import annotations

from hexside.engine import Action, Decision, Frame, Reason, Wait
from hexside.games.traces_of_war.actions import DONE, Done, Follow, Pursue
from hexside.games.traces_of_war.tables import SIDES
from hexside.games.traces_of_war.work import TracesWork


class Pursuit(Frame, frozen=True, tag="pursuit"):
    """10.5: voluntary, unit by unit, free of movement points and zones.

    ``advanced`` pairs each unit that has pursued with the hex that it came from, so that a
    headquarters there may go along.
    """

    seat: str
    target: int
    units: tuple[str, ...]
    advanced: tuple[tuple[str, int], ...] = ()

    def run(self, work: TracesWork) -> Wait:
        if len(self.legal(work, self.seat)) > 1:
            return Wait.DECISION
        work.pop()
        return Wait.NOTHING

    def seats(self, work: TracesWork) -> tuple[str, ...]:
        return (self.seat,)

    def decision(self, work: TracesWork, seat: str) -> Decision:
        return Decision(
            seat,
            "pursue",
            "10.5",
            {"hex": work.rules.names[self.target]},
            self.choices(work, seat),
        )

    def paths(self, work: TracesWork, uid: str) -> list[tuple[int, ...]]:
        """10.5: where a unit may pursue to."""
        rules = work.rules
        limits = rules.tables.pursuit
        start = work.units[uid].hex
        found: list[tuple[int, ...]] = []
        if work.room(uid, self.target):
            found.append((self.target,))
        counter = rules.roster[uid]
        if (limits.mechanised if counter.mechanised else limits.non_mechanised) < 2:
            return found
        if rules.is_unbridged_major_river(start, self.target):
            return found
        side = rules.side[uid]
        for there in rules.projections[self.target]:
            if (
                not work.enemy_at(side, there)
                and not rules.is_unbridged_major_river(self.target, there)
                and work.room(uid, there)
            ):
                found.append((self.target, there))
        return found

    def followers(self, work: TracesWork) -> list[tuple[str, str]]:
        """10.5, R34: headquarters that may go along with a unit from their hex."""
        side = SIDES.index("axis" if self.seat == "axis" else "soviet")
        found = []
        for hq in work.rules.headquarters[side]:
            here = work.units[hq].hex
            for uid, origin in self.advanced:
                end = work.units[uid].hex
                if here >= 0 and here == origin and end >= 0 and work.room(hq, end):
                    found.append((hq, uid))
        return found

    def legal(self, work: TracesWork, seat: str) -> list[Action]:
        names = work.rules.names
        actions: list[Action] = [DONE]
        for uid in self.units:
            if work.units[uid].hex >= 0 and not work.rules.is_hq[uid]:
                for path in self.paths(work, uid):
                    actions.append(Pursue(uid, tuple(names[hex] for hex in path)))
        actions.extend(Follow(hq, uid) for hq, uid in self.followers(work))
        return actions

    def reasons(self, work: TracesWork, seat: str, action: Action) -> list[Reason]:
        if isinstance(action, Follow):
            return [Reason("headquarters-cannot-follow", "10.5", {"unit": action.hq})]
        if not isinstance(action, Pursue):
            return []
        return self._pursue_reasons(work, action)

    def _pursue_reasons(self, work: TracesWork, action: Pursue) -> list[Reason]:
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
        limits = rules.tables.pursuit
        limit = limits.mechanised if rules.roster[uid].mechanised else limits.non_mechanised
        if len(path) > limit:
            return [Reason("pursuit-too-far", "10.5", {"unit": uid, "limit": limit})]
        found = []
        if len(path) > 1:
            last = path[1]
            hexes = {"hex": rules.names[self.target], "other": rules.names[last]}
            if rules.grid.direction(self.target, last) < 0:
                return [Reason("not-adjacent", "10.5", dict(hexes))]
            if last not in rules.projections[self.target]:
                found.append(Reason("blocked-hexside", "10.5", dict(hexes)))
            if work.enemy_at(rules.side[uid], last):
                found.append(Reason("enemy-occupied", "10.5", {"hex": rules.names[last]}))
            if rules.is_unbridged_major_river(
                work.units[uid].hex, self.target
            ) or rules.is_unbridged_major_river(self.target, last):
                found.append(Reason("pursuit-major-river", "10.5", {"unit": uid}))
        if not work.room(uid, path[-1]):
            found.append(Reason("stacking-limit", "5.0", {"hex": rules.names[path[-1]]}))
        return found

    def take(self, work: TracesWork, seat: str, action: Action) -> None:
        if isinstance(action, Done):
            work.pop()
            return
        names = work.rules.names
        if isinstance(action, Follow):
            end = work.units[action.unit].hex
            path: tuple[int, ...] = (self.target,) if end == self.target else (self.target, end)
            uid = action.hq
            units, advanced = self.units, self.advanced
        else:
            assert isinstance(action, Pursue)
            uid = action.unit
            path = tuple(work.rules.grid.index(name) for name in action.path)
            units = tuple(other for other in self.units if other != uid)
            advanced = (*self.advanced, (uid, work.units[uid].hex))
        work.replace(Pursuit(self.seat, self.target, units, advanced))
        work.tell(
            "unit-pursued",
            "10.5",
            unit=uid,
            start=names[work.units[uid].hex],
            path=tuple(names[hex] for hex in path),
        )
        work.go(uid, path)
