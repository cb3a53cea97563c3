"""Who attacks whom and from where: attacks are built one by one, the best first (8)."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import NamedTuple, TypeVar

from hexside.players.phased.combat import Forecaster, Odds, Outlook, attack_of, odds
from hexside.players.phased.lore import Lore
from hexside.players.phased.room import Trap
from hexside.players.phased.sight import TRAIN, USED, Sight

Reach = Mapping[str, Collection[int]]
#: What it costs that a unit stands in a hex and not where it would like to be.
Price = Callable[[str, int], float]
#: Combat units in a hex by the printed limit, and free-stacking ones on top.
FREE = 1
MOST_UNITS = 12
#: What closing a way of retreat is worth when a hex to attack from is chosen.
CLOSING = 0.6
#: Lower than any column.
ANY_ODDS = -9


class Assault(NamedTuple):
    """A planned attack: units with the hexes that they attack from, and what to expect."""

    target: int
    places: dict[str, int]
    odds: Odds
    outlook: Outlook
    value: float
    support: int
    trapped: bool
    #: Its value less what its units could have done elsewhere.
    net: float = 0.0
    #: Units that take no part but shut the ways out, with their hexes.
    sealers: Mapping[str, int] = MappingProxyType({})


def bound(attacks: Iterable[Assault]) -> set[str]:
    """The units of some attacks, those who only shut the ways out among them."""
    return {uid for one in attacks for uid in (*one.places, *one.sealers)}


class Crowd:
    """How full hexes are; stacking counts only at the end of a phase, so a plan keeps count."""

    def __init__(self, lore: Lore, side: int) -> None:
        self._lore = lore
        self._limit = lore.weights.stacking[lore.sides[side]]
        self._full: dict[int, int] = {}
        self._free: dict[int, int] = {}

    def add(self, uid: str, hex: int) -> None:
        """A unit will stand in a hex."""
        counter = self._lore.roster[uid]
        if not counter.is_combat or counter.is_asu:
            return
        table = self._free if counter.free_stacking else self._full
        table[hex] = table.get(hex, 0) + 1

    def take(self, uid: str, hex: int) -> None:
        """A unit will not stand in a hex after all."""
        counter = self._lore.roster[uid]
        if not counter.is_combat or counter.is_asu:
            return
        table = self._free if counter.free_stacking else self._full
        table[hex] = table.get(hex, 0) - 1

    def has_room(self, uid: str, hex: int) -> bool:
        """Whether one more unit of its kind could stand in a hex."""
        counter = self._lore.roster[uid]
        if not counter.is_combat or counter.is_asu:
            return True
        full, free = self._full.get(hex, 0), self._free.get(hex, 0)
        if counter.free_stacking:
            return full + max(0, free + 1 - FREE) <= self._limit
        return full + 1 + max(0, free - FREE) <= self._limit

    def may_stay(self, uid: str, hex: int) -> bool:
        """Whether a unit that is counted in a hex may end the phase there: it is not too full."""
        counter = self._lore.roster[uid]
        return not counter.is_combat or counter.is_asu or self.load(hex) <= self._limit

    def load(self, hex: int) -> int:
        """The units that count against the limit of a hex."""
        return self._full.get(hex, 0) + max(0, self._free.get(hex, 0) - FREE)


class Support:
    """Air units and artillery that may still help attacks of this turn."""

    def __init__(self, sight: Sight, side: int) -> None:
        lore = sight.lore
        air = sight.view.tracks.get("air", ()) if side == 0 else ()
        self.air = sum(1 for one in air if one["status"] == "ready" and "rom" not in one["unit"])
        self.guns: dict[str, tuple[int, int]] = {}
        for uid, hex in sight.where.items():
            counter = lore.roster[uid]
            if not counter.is_asu or lore.side[uid] != side or not sight.is_fit(uid):
                continue
            if USED not in sight.marks(uid) and TRAIN not in sight.marks(uid):
                self.guns[uid] = (hex, counter.asu_range)
        self._lore = lore

    def gun_for(self, hex: int) -> str:
        """An artillery unit in range of the attackers of a hex, the one with least else to do."""
        best, least = "", 99
        for uid, (here, reach) in self.guns.items():
            far = self._lore.distance(here, hex)
            if far <= reach + 1 and reach < least:
                best, least = uid, reach
        return best

    def shifts(self, hex: int) -> tuple[int, str]:
        """The columns that support would give an attack on a hex, and the artillery for it."""
        gun = self.gun_for(hex)
        return (1 if gun else 0) + (1 if self.air else 0), gun

    def use(self, hex: int) -> None:
        """Support has been given to an attack."""
        gun = self.gun_for(hex)
        if gun:
            del self.guns[gun]
        if self.air:
            self.air -= 1


Kind = TypeVar("Kind", bound="Allocator")


class Allocator:
    """Builds the attacks of a phase from where units can be."""

    def __init__(
        self,
        sight: Sight,
        side: int,
        forecaster: Forecaster,
        reach: Reach,
        prizes: Mapping[int, float],
        crowd: Crowd,
        price: Price | None = None,
        where: Mapping[str, int] | None = None,
    ) -> None:
        self.sight = sight
        self.side = side
        self.forecaster = forecaster
        self.weights = forecaster.weights
        self.crowd = crowd
        self.prizes = prizes
        self._price = price
        #: Where units are counted now: a plan may have moved some already.
        self.where = sight.where if where is None else where
        self.support = Support(sight, side)
        self.trap = Trap(sight, 1 - side)
        self._by_hex: dict[int, list[str]] = {}
        for uid, hexes in reach.items():
            if sight.may_attack(uid):
                for hex in hexes:
                    self._by_hex.setdefault(hex, []).append(uid)
        self.reach = reach
        self.used: set[str] = set()
        #: Hexes in which attackers of earlier attacks of the plan will stand.
        self.ring: set[int] = set()
        #: What an advance of so many hexes is worth to each mechanised unit, by target.
        self.leads: Mapping[int, Sequence[float]] = {}
        #: Shuts the ways out of an attack, when somebody is to look for units that can.
        self.seal: Callable[[Assault], Assault] | None = None
        #: Hexes that are not attacked whatever it would be worth.
        self.skipped: set[int] = set()
        #: Columns below this one are for defenders who cannot get away, and for points (8.4.1).
        self.lowest = ANY_ODDS

    def targets(self) -> list[int]:
        """Enemy hexes that could be attacked."""
        enemy = self.sight.occupied[1 - self.side]
        found = {
            there for hex in self._by_hex for there in self.sight.lore.near[hex] if enemy[there]
        }
        return sorted(found)

    def able(self, spot: int) -> list[str]:
        """The units without a task that could attack out of a hex."""
        return [uid for uid in self._by_hex.get(spot, ()) if uid not in self.used]

    def plan(self, most: int = 40) -> list[Assault]:
        """The best attacks one after the other, as long as they are worth it."""
        chosen: list[Assault] = []
        known: dict[int, Assault | None] = {
            hex: self.found(hex) for hex in self.targets() if hex not in self.skipped
        }
        while len(chosen) < most:
            ranked = [one for one in known.values() if one is not None]
            if not ranked:
                break
            top = max(ranked, key=lambda one: (one.value, -one.target))
            if top.value < self.weights.least:
                break
            chosen.append(top)
            self.commit(top)
            del known[top.target]
            gone = bound((top,))
            for hex, other in known.items():
                # Whoever shares units, support or ground with it is thought over again.
                shares = other is not None and (
                    gone & other.places.keys()
                    or gone & other.sealers.keys()
                    or other.support > top.support - 1
                )
                if shares or self.sight.lore.distance(hex, top.target) <= 2:
                    known[hex] = self.found(hex)
        return chosen

    def commit(self, one: Assault) -> None:
        """The units of an attack are spoken for."""
        for uid, hex in (*one.places.items(), *one.sealers.items()):
            self.used.add(uid)
            here = self.where.get(uid, -1)
            if here >= 0:
                self.crowd.take(uid, here)
            self.crowd.add(uid, hex)
            self.ring.add(hex)
        if one.support:
            self.support.use(one.target)

    def found(self, target: int) -> Assault | None:
        """The best attack on a hex, with its ways out shut by others where that pays."""
        one = self.best(target)
        return one if one is None or self.seal is None else self.seal(one)

    def best(self, target: int) -> Assault | None:
        """The best attack on a hex with what is left."""
        sight, lore, side = self.sight, self.sight.lore, self.side
        found: dict[str, list[tuple[int, int]]] = {}
        for spot in lore.near[target]:
            for uid in self.able(spot):
                kind = lore.roster[uid].movement_class
                if target not in lore.enters[side, kind][spot]:
                    continue
                points = attack_of(sight, uid, spot, target)
                found.setdefault(uid, []).append((points, spot))
        if not found:
            return None
        defenders = sight.fighters(1 - side, target)
        order = sorted(
            found,
            key=lambda uid: (
                -(lore.roster[uid].dot == "red"),
                -max(points for points, _ in found[uid]),
                uid,
            ),
        )
        built = [self._build(target, found, one, defenders) for one in self.orders(order)]
        return max((one for one in built if one is not None), key=_net, default=None)

    def orders(self, order: list[str]) -> list[list[str]]:
        """The orders in which units may join an attack; the strongest tanks come first."""
        return [order]

    def bind(self, uid: str) -> float:
        """What a unit could have done elsewhere."""
        return self.weights.bound * self.sight.attack(uid)

    def _build(
        self,
        target: int,
        found: Mapping[str, list[tuple[int, int]]],
        order: list[str],
        defenders: list[str],
    ) -> Assault | None:
        """Units join in an order; the attack is as large as it is worth most."""
        sight, lore = self.sight, self.sight.lore
        shifts, _ = self.support.shifts(target)
        prize = self.prizes.get(target, 0.0)
        local: dict[int, list[str]] = {}
        places: dict[str, int] = {}
        best: Assault | None = None
        mark = 0.0
        ways: dict[frozenset[int], int] = {}
        # Strength that others could use counts between attacks, not against attacking at all.
        bound = price = 0.0
        ally = ""
        for uid in order[: MOST_UNITS + 6]:
            nation = lore.roster[uid].nation
            is_ally = nation not in ("german", "soviet")
            if is_ally and ally and ally != nation:
                # 20.5.1: units of different allies do not join in one attack.
                continue
            spot = self.spot(uid, found[uid], local, target, places, ways)
            if spot < 0:
                continue
            if is_ally:
                ally = nation
            places[uid] = spot
            local.setdefault(spot, []).append(uid)
            bound += self.bind(uid)
            if self._price is not None:
                price += self._price(uid, spot)
            pairs = list(places.items())
            now = odds(sight, target, pairs, shifts, defenders)
            if not lore.crt.is_allowed(now.number):
                continue
            trapped = not self._exits(target, frozenset((*self.ring, *local)), ways)
            if now.number < self.lowest and not (trapped or sight.has_points(self.side, target)):
                continue
            outlook = self.forecaster.outlook(
                sight, target, pairs, now, trapped, prize, defenders, self.leads.get(target, ())
            )
            value = outlook.value - price
            if best is None or value - bound > mark + 0.05:
                mark = value - bound
                best = Assault(target, dict(places), now, outlook, value, shifts, trapped, mark)
            if lore.crt.is_shattering(now.number - shifts) or len(places) >= MOST_UNITS:
                break
        return best

    def spot(
        self,
        uid: str,
        options: list[tuple[int, int]],
        local: Mapping[int, list[str]],
        target: int,
        places: Mapping[str, int],
        ways: dict[frozenset[int], int],
    ) -> int:
        """The hex from which a unit joins: strong, with room, better its own, closing a way out."""
        sight = self.sight
        here = self.where.get(uid, -1)
        best, mark = -1, -99.0
        ring = frozenset((*self.ring, *local))
        for points, spot in options:
            if not self._has_room(uid, spot, local, places):
                continue
            score = 2.0 * points
            if spot == here:
                score += 0.8
            if spot not in ring:
                # Fewer ways out for the defenders are worth some strength.
                score += CLOSING * (
                    self._exits(target, ring, ways) - self._exits(target, ring | {spot}, ways)
                )
            if sight.lore.terrain[spot] in ("rough", "wooded-rough", "woods"):
                score += 0.2
            if score > mark:
                best, mark = spot, score
        return best

    def _exits(self, target: int, ring: frozenset[int], ways: dict[frozenset[int], int]) -> int:
        known = ways.get(ring)
        if known is None:
            known = ways[ring] = self.trap.exits(target, ring)
        return known

    def _has_room(
        self, uid: str, spot: int, local: Mapping[int, list[str]], places: Mapping[str, int]
    ) -> bool:
        crowd, where = self.crowd, self.where
        if spot == where.get(uid, -1):
            return crowd.may_stay(uid, spot)
        # Those of the attack that come in or go out are not counted in the crowd yet.
        added = [u for u in local.get(spot, ()) if where.get(u, -1) != spot]
        left = [u for u, to in places.items() if where.get(u, -1) == spot and to != spot]
        for other in added:
            crowd.add(other, spot)
        for other in left:
            crowd.take(other, spot)
        room = crowd.has_room(uid, spot)
        for other in added:
            crowd.take(other, spot)
        for other in left:
            crowd.add(other, spot)
        return room


def _net(one: Assault) -> float:
    return one.net
