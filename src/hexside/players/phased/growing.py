"""Orders, and the state of a plan while it grows: who is placed where, and how well."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import NamedTuple

from hexside.players.phased.assaults import Assault, Crowd, Reach
from hexside.players.phased.sight import Sight
from hexside.players.phased.standing import Standing

#: Bonds with friends two hexes off count up to this number.
MOST_BONDS = 2
#: How much of what a unit could do elsewhere is set against an attack.
PRICE = 0.05
#: Spearheads farther than this from everybody else are alone.
TOGETHER = 2
#: And those that are so much farther are no lonelier.
LONELY = 3

#: The reason of those who guard something.
GUARD = "guard"


class Order(NamedTuple):
    """Where a unit goes and what for; ``target`` is the hex that it is about."""

    unit: str
    hex: int
    reason: str
    target: int = -1


class Plan(NamedTuple):
    """The orders of a phase in the order of their execution, the attacks and the line."""

    orders: tuple[Order, ...]
    assaults: tuple[Assault, ...]
    line: tuple[int, ...]
    #: 8.6.1: the hexes that are to be shattered; ``None`` for whatever can be.
    shatters: tuple[int, ...] | None = None
    #: Those who do it.
    group: frozenset[str] = frozenset()
    #: Those who guard something, whether they have to go there or stand there already.
    guards: frozenset[str] = frozenset()

    def places(self) -> dict[str, int]:
        """Where the units of the plan will stand."""
        return {order.unit: order.hex for order in self.orders}


Tremble = Callable[[], float]


class Growing:
    """A plan that is being made: where its units are counted, and what hexes are worth to them."""

    def __init__(
        self, standing: Standing, reach: Mapping[str, Collection[int]], tremble: Tremble
    ) -> None:
        self.standing = standing
        self.sight: Sight = standing.sight
        self.side = standing.side
        self.lore = standing.lore
        self.weights = standing.weights
        self.tremble = tremble
        self.reach: Reach = reach
        #: Where units can go, whatever they have been told.
        self.range: Reach = reach
        self.crowd = Crowd(self.lore, self.side)
        for uid, hex in self.sight.where.items():
            if self.lore.side[uid] == self.side:
                self.crowd.add(uid, hex)
        self.placed: dict[str, int] = {}
        #: Who holds the line, whatever else he does.
        self.posted: dict[str, int] = {}
        #: Those of them who change the score where they stand.
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
        """Keep the crowd in step with an order that nobody has counted yet."""
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
        """How well a unit would stand in a hex without company."""
        table = self._alone.setdefault(uid, {})
        known = table.get(hex)
        if known is None:
            sight, w = self.sight, self.weights
            known = self.want(uid, hex)
            known -= w.danger * self.standing.risk(hex, sight.defense(uid), sight.worth(uid))
            if hex == sight.where.get(uid, -1):
                known += w.stir
            table[hex] = known
        return known

    def _price(self, uid: str, spot: int) -> float:
        """What a unit gives up by standing in a hex: the best that it could do elsewhere."""
        ease = self._ease.get(uid)
        if ease is None:
            ease = max(self.alone(uid, hex) for hex in self.reach[uid])
            self._ease[uid] = ease
        return PRICE * max(0.0, ease - self.alone(uid, spot))

    # Hexes for a unit in company

    def _is_prize(self, hex: int) -> bool:
        return self.sight.has_points(self.side, hex)

    def want(self, uid: str, hex: int) -> float:
        """How much a hex draws a unit."""
        return self.standing.want(uid, hex)

    def _ranked(self, uid: str) -> list[tuple[float, int]]:
        """The hexes of a unit by what they are worth, in company of those already placed."""
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
            score -= w.danger * self.standing.risk(hex, defense, worth)
            score += w.bond * self._bonds(hex, posts)
            if posts:
                alone = min(self.lore.far(hex)[post] for post in posts)
                score -= w.alone * min(LONELY, max(0, alone - TOGETHER))
            if hex == here:
                score += w.stir
            found.append((score + self.tremble(), hex))
        found.sort(key=lambda item: (-item[0], item[1]))
        return found or [(0.0, here)]

    def _best(self, uid: str, word: str) -> tuple[int, str]:
        """The best hex for a unit by its own lights."""
        best = self._ranked(uid)[0][1]
        return best, "take" if self._is_prize(best) else word

    def _bonds(self, hex: int, posts: Collection[int]) -> int:
        count = sum(1 for post in posts if self.lore.distance(post, hex) == 2)
        return min(MOST_BONDS, count)
