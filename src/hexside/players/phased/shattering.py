"""8.6.1: deliberate Automatic DS: a group reaches 10-1 while moving, others drive through.

Infantry does the work where it can, with one tank unit for the armour shifts (9.2). The
mechanised units that are spared drive through the gap and attack other defenders from behind.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from hexside.players.phased.appraisal import Appraisal
from hexside.players.phased.assaults import MAX_UNITS, Allocator
from hexside.players.phased.combat import ROUT, attack_of, odds
from hexside.players.phased.threats import range_of

#: Strikers that could use one gap, and their greatest distance from it.
USERS = 7
WITHIN = 6
#: The cost of a point of attack strength used by the group: infantry, and mechanised.
INFANTRY = 0.06
MECHANISED = 0.3
#: A gap must be worth this much.
WORTH_IT = 2.0


class Shatter(NamedTuple):
    """A hex to shatter, the units and hexes that do it, and what that is worth."""

    target: int
    places: dict[str, int]
    value: float


class Shattering:
    """Finds the hex whose defenders are best shattered before other units move."""

    def __init__(self, appraisal: Appraisal, allocator: Allocator) -> None:
        self._appraisal = appraisal
        self._allocator = allocator
        self._sight = appraisal.sight
        self._tables = appraisal.tables
        self._side = appraisal.side

    def best(self, skipped: frozenset[int]) -> Shatter | None:
        """The most useful gap that can be opened now."""
        found = [
            one
            for target in self._allocator.targets()
            if target not in skipped
            for one in [self._at(target)]
            if one is not None and one.value >= WORTH_IT
        ]
        return max(found, key=lambda one: (one.value, -one.target), default=None)

    def _at(self, target: int) -> Shatter | None:
        """The cheapest group against a hex: infantry, infantry with one tank unit, or all."""
        options = self._options(target)
        if not options:
            return None
        roster = self._tables.roster
        infantry = sorted(
            (uid for uid in options if not roster[uid].mechanised),
            key=lambda uid: (-max(points for points, _ in options[uid]), uid),
        )
        tanks = sorted(
            (uid for uid in options if roster[uid].dot in ("red", "black")),
            key=lambda uid: (roster[uid].dot != "red", roster[uid].is_light, uid),
        )
        light = [uid for uid in tanks if roster[uid].is_light]
        orders = [
            infantry,
            *([one, *infantry] for one in (light[:1] + tanks[:1])),
            [*tanks, *infantry],
        ]
        best: Shatter | None = None
        for order in orders:
            places = self._group(target, options, order)
            if places:
                one = Shatter(target, places, self._value(target, places))
                if best is None or one.value > best.value:
                    best = one
        return best

    def _options(self, target: int) -> dict[str, list[tuple[int, int]]]:
        """For each unit, the hexes that it could join from, with its strength there."""
        tables, sight = self._tables, self._sight
        found: dict[str, list[tuple[int, int]]] = {}
        for spot in tables.near[target]:
            for uid in self._allocator.able(spot):
                if target in tables.enters[self._side, tables.roster[uid].movement_class][spot]:
                    points = attack_of(sight, uid, spot, target)
                    found.setdefault(uid, []).append((points, spot))
        return found

    def _group(
        self, target: int, options: Mapping[str, list[tuple[int, int]]], order: list[str]
    ) -> dict[str, int]:
        """Units in order until the defenders are shattered; empty if they are too few."""
        tables, sight = self._tables, self._sight
        defenders = sight.fighters(1 - self._side, target)
        places: dict[str, int] = {}
        local: dict[int, list[str]] = {}
        ways: dict[frozenset[int], int] = {}
        ally = ""
        for uid in order:
            nation = tables.roster[uid].nation
            if nation not in ("german", "soviet"):
                if ally and ally != nation:
                    continue
                ally = nation
            spot = self._allocator.spot(uid, options[uid], local, target, places, ways)
            if spot < 0:
                continue
            places[uid] = spot
            local.setdefault(spot, []).append(uid)
            now = odds(sight, target, list(places.items()), 0, defenders)
            if tables.crt.is_shattering(now.number):
                return places
            if len(places) >= MAX_UNITS:
                break
        return {}

    def _value(self, target: int, places: Mapping[str, int]) -> float:
        """A step, a rout, and how much farther the units get that are not needed for it."""
        sight, w = self._sight, self._appraisal.weights
        defenders = sight.fighters(1 - self._side, target)
        body = sum(sight.worth(uid) for uid in defenders)
        value = w.kill * max((sight.step_worth(uid) for uid in defenders), default=0.0)
        value += w.disrupt * ROUT * body + self._allocator.prizes.get(target, 0.0)
        for uid in places:
            rate = MECHANISED if self._tables.roster[uid].mechanised else INFANTRY
            value -= rate * sight.attack(uid)
        return value + self._opening(target, places)

    def _opening(self, target: int, places: Mapping[str, int]) -> float:
        """How much nearer to the goals the free mechanised units could get through the gap."""
        tables, sight = self._tables, self._sight
        defenders = sight.fighters(1 - self._side, target)
        field = self._appraisal.field("mech")
        far = tables.far(target)
        users = sorted(
            (far[sight.where[uid]], uid)
            for uid in self._allocator.reach
            if uid not in places
            and uid in sight.where
            and tables.roster[uid].mechanised
            and not tables.roster[uid].is_light
            and sight.may_attack(uid)
            and far[sight.where[uid]] <= WITHIN
            and len(self._allocator.reach[uid]) > 1
        )[:USERS]
        if not users:
            return 0.0
        after = sight.after(dict.fromkeys(defenders, -1) | dict(places))
        total = 0.0
        for _, uid in users:
            now = min(field[hex] for hex in self._allocator.reach[uid])
            then = min(field[hex] for hex in range_of(after, uid))
            total += max(0.0, now - then)
        return self._appraisal.weights.drive * total
