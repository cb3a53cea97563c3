"""8.6.1: Automatic DS on purpose: a group reaches 10-1 in the Movement Phase, others drive through.

Infantry does the work where it can, with one tank unit for the shifts of armor (9.2); the wheels
that are spared drive through the gap, and whoever is attacked afterwards is attacked from behind.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from hexside.players.phased.assaults import MOST_UNITS, Allocator
from hexside.players.phased.combat import ROUT, attack_of, odds
from hexside.players.phased.standing import Standing
from hexside.players.phased.threats import range_of

#: Strikers that could use one gap, and how far from it they may be.
USERS = 7
WITHIN = 6
#: A point of attack that is bound by the group: on foot, and on wheels.
FOOT = 0.06
WHEELS = 0.3
#: What a gap must be worth.
WORTH_IT = 2.0


class Shatter(NamedTuple):
    """A hex to be shattered, who does it from where, and what that is worth."""

    target: int
    places: dict[str, int]
    value: float


class Shattering:
    """Looks for the hex whose defenders are best shattered before anybody else moves."""

    def __init__(self, standing: Standing, allocator: Allocator) -> None:
        self._standing = standing
        self._allocator = allocator
        self._sight = standing.sight
        self._lore = standing.lore
        self._side = standing.side

    def best(self, skipped: frozenset[int]) -> Shatter | None:
        """The most useful gap that can be torn now."""
        found = [
            one
            for target in self._allocator.targets()
            if target not in skipped
            for one in [self._at(target)]
            if one is not None and one.value >= WORTH_IT
        ]
        return max(found, key=lambda one: (one.value, -one.target), default=None)

    def _at(self, target: int) -> Shatter | None:
        """The cheapest group against a hex: infantry alone, with one tank unit, or all wheels."""
        options = self._options(target)
        if not options:
            return None
        roster = self._lore.roster
        foot = sorted(
            (uid for uid in options if not roster[uid].mechanised),
            key=lambda uid: (-max(points for points, _ in options[uid]), uid),
        )
        tanks = sorted(
            (uid for uid in options if roster[uid].dot in ("red", "black")),
            key=lambda uid: (roster[uid].dot != "red", roster[uid].is_light, uid),
        )
        light = [uid for uid in tanks if roster[uid].is_light]
        orders = [foot, *([one, *foot] for one in (light[:1] + tanks[:1])), [*tanks, *foot]]
        best: Shatter | None = None
        for order in orders:
            places = self._group(target, options, order)
            if places:
                one = Shatter(target, places, self._value(target, places))
                if best is None or one.value > best.value:
                    best = one
        return best

    def _options(self, target: int) -> dict[str, list[tuple[int, int]]]:
        """For each unit the hexes from which it could join, with its strength there."""
        lore, sight = self._lore, self._sight
        found: dict[str, list[tuple[int, int]]] = {}
        for spot in lore.near[target]:
            for uid in self._allocator.able(spot):
                if target in lore.enters[self._side, lore.roster[uid].movement_class][spot]:
                    points = attack_of(sight, uid, spot, target)
                    found.setdefault(uid, []).append((points, spot))
        return found

    def _group(
        self, target: int, options: Mapping[str, list[tuple[int, int]]], order: list[str]
    ) -> dict[str, int]:
        """Units of an order until the defenders are shattered; nobody when they are too few."""
        lore, sight = self._lore, self._sight
        defenders = sight.fighters(1 - self._side, target)
        places: dict[str, int] = {}
        local: dict[int, list[str]] = {}
        ways: dict[frozenset[int], int] = {}
        ally = ""
        for uid in order:
            nation = lore.roster[uid].nation
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
            if lore.crt.is_shattering(now.number):
                return places
            if len(places) >= MOST_UNITS:
                break
        return {}

    def _value(self, target: int, places: Mapping[str, int]) -> float:
        """A step, a rout, and how much farther those get who are not needed for it."""
        sight, w = self._sight, self._standing.weights
        defenders = sight.fighters(1 - self._side, target)
        body = sum(sight.worth(uid) for uid in defenders)
        value = w.kill * max((sight.step_worth(uid) for uid in defenders), default=0.0)
        value += w.disrupt * ROUT * body + self._allocator.prizes.get(target, 0.0)
        for uid in places:
            rate = WHEELS if self._lore.roster[uid].mechanised else FOOT
            value -= rate * sight.attack(uid)
        return value + self._opening(target, places)

    def _opening(self, target: int, places: Mapping[str, int]) -> float:
        """How much nearer to the goals the free wheels could get through the gap."""
        lore, sight = self._lore, self._sight
        defenders = sight.fighters(1 - self._side, target)
        field = self._standing.field("mech")
        far = lore.far(target)
        users = sorted(
            (far[sight.where[uid]], uid)
            for uid in self._allocator.reach
            if uid not in places
            and uid in sight.where
            and lore.roster[uid].mechanised
            and not lore.roster[uid].is_light
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
        return self._standing.weights.drive * total
