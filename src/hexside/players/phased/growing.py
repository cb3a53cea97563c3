"""Orders, and the state of a plan while it grows: which unit stands where, and how well."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import NamedTuple

from hexside.players.phased.appraisal import Appraisal
from hexside.players.phased.assaults import Assault, Crowd, Reach
from hexside.players.phased.sight import Sight

#: Bonds with friends two hexes away count up to this number.
MAX_BONDS = 2
#: How much of a unit's best alternative is charged against an attack.
PRICE = 0.05
#: Spearheads farther than this from all other units are alone.
TOGETHER = 2
#: Beyond this further distance they are no lonelier.
LONELY = 3

#: The reason given for guards.
GUARD = "guard"


class Order(NamedTuple):
    """Where a unit goes and why; ``target`` is the hex that the order is about."""

    unit: str
    hex: int
    reason: str
    target: int = -1


class Plan(NamedTuple):
    """The orders of a phase in the order of execution, plus the attacks and the line."""

    orders: tuple[Order, ...]
    assaults: tuple[Assault, ...]
    line: tuple[int, ...]
    #: 8.6.1: the hexes to be shattered; ``None`` for any hex that can be.
    shatters: tuple[int, ...] | None = None
    #: The units that shatter them.
    group: frozenset[str] = frozenset()
    #: The units that guard something, whether they go there or already stand there.
    guards: frozenset[str] = frozenset()

    def places(self) -> dict[str, int]:
        """Where the units of the plan will stand."""
        return {order.unit: order.hex for order in self.orders}


Noise = Callable[[], float]


class Growing:
    """A plan in the making: where its units are counted, and what hexes are worth to them."""

    def __init__(
        self, appraisal: Appraisal, reach: Mapping[str, Collection[int]], noise: Noise
    ) -> None:
        self.appraisal = appraisal
        self.sight: Sight = appraisal.sight
        self.side = appraisal.side
        self.tables = appraisal.tables
        self.weights = appraisal.weights
        self.noise = noise
        self.reach: Reach = reach
        #: Where units can go, whatever their orders.
        self.range: Reach = reach
        self.crowd = Crowd(self.tables, self.side)
        for uid, hex in self.sight.where.items():
            if self.tables.side[uid] == self.side:
                self.crowd.add(uid, hex)
        self.placed: dict[str, int] = {}
        #: The units that hold the line, whatever else they do.
        self.posted: dict[str, int] = {}
        #: Those of them that change the score where they stand.
        self.scoring: set[str] = set()
        self.guards: set[str] = set()
        self._alone: dict[str, dict[int, float]] = {}
        self._ease: dict[str, float] = {}
        self.orders: list[Order] = []

    def _order(self, uid: str, hex: int, reason: str, target: int = -1) -> None:
        here = self.sight.where.get(uid, -1)
        self.placed[uid] = hex
        if reason == GUARD:
            self.guards.add(uid)
        else:
            self.guards.discard(uid)
        if here == hex:
            return
        self.orders.append(Order(uid, hex, reason, target))

    def _shift(self, uid: str, hex: int) -> None:
        """Update the crowd for an order that has not been counted yet."""
        here = self.posted.get(uid, self.sight.where.get(uid, -1))
        if here != hex:
            if here >= 0:
                self.crowd.take(uid, here)
            self.crowd.add(uid, hex)

    def _fits(self, uid: str, here: int, hex: int) -> bool:
        """Whether a unit can end the phase in a hex within the stacking limit."""
        if hex == here:
            return self.crowd.may_stay(uid, hex)
        return self.crowd.has_room(uid, hex)

    # What a unit could do by itself

    def alone(self, uid: str, hex: int) -> float:
        """How good a hex is for a unit without company."""
        table = self._alone.setdefault(uid, {})
        known = table.get(hex)
        if known is None:
            sight, w = self.sight, self.weights
            known = self.want(uid, hex)
            known -= w.danger * self.appraisal.risk(hex, sight.defense(uid), sight.worth(uid))
            if hex == sight.where.get(uid, -1):
                known += w.stir
            table[hex] = known
        return known

    def _price(self, uid: str, spot: int) -> float:
        """What a unit gives up by standing in a hex: its best alternative."""
        ease = self._ease.get(uid)
        if ease is None:
            ease = max(self.alone(uid, hex) for hex in self.reach[uid])
            self._ease[uid] = ease
        return PRICE * max(0.0, ease - self.alone(uid, spot))

    # Hexes for a unit in company

    def _is_prize(self, hex: int) -> bool:
        return self.sight.has_points(self.side, hex)

    def want(self, uid: str, hex: int) -> float:
        """How attractive a hex is for a unit."""
        return self.appraisal.want(uid, hex)

    def _ranked(self, uid: str) -> list[tuple[float, int]]:
        """The hexes of a unit by value, together with the units already placed."""
        sight, w = self.sight, self.weights
        here = sight.where.get(uid, -1)
        worth = sight.worth(uid)
        company: dict[int, float] = {}
        for other, hex in self.placed.items():
            company[hex] = company.get(hex, 0.0) + sight.defense(other)
        posts = set(self.placed.values())
        found = []
        for hex in self.reach[uid]:
            if not self._fits(uid, here, hex):
                continue
            score = self.want(uid, hex)
            defense = sight.defense(uid) + company.get(hex, 0.0)
            score -= w.danger * self.appraisal.risk(hex, defense, worth)
            score += w.bond * self._bonds(hex, posts)
            if posts:
                alone = min(self.tables.far(hex)[post] for post in posts)
                score -= w.alone * min(LONELY, max(0, alone - TOGETHER))
            if hex == here:
                score += w.stir
            found.append((score + self.noise(), hex))
        found.sort(key=lambda item: (-item[0], item[1]))
        return found or [(0.0, here)]

    def _best(self, uid: str, word: str) -> tuple[int, str]:
        """The best hex for a unit on its own."""
        best = self._ranked(uid)[0][1]
        return best, "take" if self._is_prize(best) else word

    def _bonds(self, hex: int, posts: Collection[int]) -> int:
        count = sum(1 for post in posts if self.tables.distance(post, hex) == 2)
        return min(MAX_BONDS, count)
