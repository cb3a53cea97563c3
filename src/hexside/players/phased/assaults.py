"""Which units attack which hexes, and from where: built one by one, the best first (8)."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import NamedTuple, TypeVar

from hexside.players.phased.combat import Forecaster, Odds, Outlook, attack_of, odds
from hexside.players.phased.room import Trap
from hexside.players.phased.scenario_tables import ScenarioTables
from hexside.players.phased.sight import TRAIN, USED, Sight

Reach = Mapping[str, Collection[int]]
#: The cost of a unit standing in a hex other than the one it prefers.
Price = Callable[[str, int], float]
#: Combat units in a hex by the printed limit, and free-stacking units on top.
FREE = 1
MAX_UNITS = 12
#: The value of closing a retreat path when choosing a hex to attack from.
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
    #: Its value minus what its units could have done elsewhere.
    net: float = 0.0
    #: Units that only close the retreat paths, with their hexes.
    sealers: Mapping[str, int] = MappingProxyType({})


def bound(attacks: Iterable[Assault]) -> set[str]:
    """The units of some attacks, including those that only close retreat paths."""
    return {uid for one in attacks for uid in (*one.places, *one.sealers)}


class Crowd:
    """How full hexes are. Stacking counts only at the end of a phase, so a plan keeps count."""

    def __init__(self, tables: ScenarioTables, side: int) -> None:
        self._tables = tables
        self._limit = tables.weights.stacking[tables.sides[side]]
        self._full: dict[int, int] = {}
        self._free: dict[int, int] = {}

    def add(self, uid: str, hex: int) -> None:
        """A unit will stand in a hex."""
        counter = self._tables.roster[uid]
        if not counter.is_combat or counter.is_asu:
            return
        table = self._free if counter.free_stacking else self._full
        table[hex] = table.get(hex, 0) + 1

    def take(self, uid: str, hex: int) -> None:
        """A unit will not stand in a hex after all."""
        counter = self._tables.roster[uid]
        if not counter.is_combat or counter.is_asu:
            return
        table = self._free if counter.free_stacking else self._full
        table[hex] = table.get(hex, 0) - 1

    def has_room(self, uid: str, hex: int) -> bool:
        """Whether a hex has room for one more unit of this kind."""
        counter = self._tables.roster[uid]
        if not counter.is_combat or counter.is_asu:
            return True
        full, free = self._full.get(hex, 0), self._free.get(hex, 0)
        if counter.free_stacking:
            return full + max(0, free + 1 - FREE) <= self._limit
        return full + 1 + max(0, free - FREE) <= self._limit

    def may_stay(self, uid: str, hex: int) -> bool:
        """Whether a unit counted in a hex may end the phase there: it is not too full."""
        counter = self._tables.roster[uid]
        return not counter.is_combat or counter.is_asu or self.load(hex) <= self._limit

    def load(self, hex: int) -> int:
        """The units that count against the stacking limit of a hex."""
        return self._full.get(hex, 0) + max(0, self._free.get(hex, 0) - FREE)


class Support:
    """Air units and artillery that can still support attacks this turn."""

    def __init__(self, sight: Sight, side: int) -> None:
        tables = sight.tables
        air = sight.view.tracks.get("air", ()) if side == 0 else ()
        self.air = sum(1 for one in air if one["status"] == "ready" and "rom" not in one["unit"])
        self.guns: dict[str, tuple[int, int]] = {}
        for uid, hex in sight.where.items():
            counter = tables.roster[uid]
            if not counter.is_asu or tables.side[uid] != side or not sight.is_fit(uid):
                continue
            if USED not in sight.marks(uid) and TRAIN not in sight.marks(uid):
                self.guns[uid] = (hex, counter.asu_range)
        self._tables = tables

    def gun_for(self, hex: int) -> str:
        """An artillery unit in range of the attackers of a hex: the least busy one."""
        best, least = "", 99
        for uid, (here, reach) in self.guns.items():
            far = self._tables.distance(here, hex)
            if far <= reach + 1 and reach < least:
                best, least = uid, reach
        return best

    def shifts(self, hex: int) -> tuple[int, str]:
        """The columns that support would add to an attack on a hex, and the artillery for it."""
        gun = self.gun_for(hex)
        return (1 if gun else 0) + (1 if self.air else 0), gun

    def use(self, hex: int) -> None:
        """Record support given to an attack."""
        gun = self.gun_for(hex)
        if gun:
            del self.guns[gun]
        if self.air:
            self.air -= 1


Kind = TypeVar("Kind", bound="Allocator")


class Allocator:
    """Builds the attacks of a phase from the hexes that units can reach."""

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
        #: Where units are counted now: a plan may already have moved some.
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
        #: Hexes that attackers of earlier attacks of the plan will occupy.
        self.ring: set[int] = set()
        #: What an advance of N hexes is worth to each mechanised unit, by target.
        self.leads: Mapping[int, Sequence[float]] = {}
        #: Closes the retreat paths of an attack, if units should be sought for that.
        self.seal: Callable[[Assault], Assault] | None = None
        #: Hexes that are never attacked.
        self.skipped: set[int] = set()
        #: Lower columns are only for defenders who cannot retreat, and for points (8.4.1).
        self.lowest = ANY_ODDS

    def targets(self) -> list[int]:
        """Enemy hexes that could be attacked."""
        enemy = self.sight.occupied[1 - self.side]
        found = {
            there for hex in self._by_hex for there in self.sight.tables.near[hex] if enemy[there]
        }
        return sorted(found)

    def able(self, spot: int) -> list[str]:
        """The units without a task that could attack from a hex."""
        return [uid for uid in self._by_hex.get(spot, ()) if uid not in self.used]

    def plan(self, most: int = 40) -> list[Assault]:
        """The best attacks, one after another, while they are worth making."""
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
                # Reconsider attacks that share units, support or ground with this one.
                shares = other is not None and (
                    gone & other.places.keys()
                    or gone & other.sealers.keys()
                    or other.support > top.support - 1
                )
                if shares or self.sight.tables.distance(hex, top.target) <= 2:
                    known[hex] = self.found(hex)
        return chosen

    def commit(self, one: Assault) -> None:
        """Commit the units of an attack."""
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
        """The best attack on a hex, with retreat paths closed by other units where that pays."""
        one = self.best(target)
        return one if one is None or self.seal is None else self.seal(one)

    def best(self, target: int) -> Assault | None:
        """The best attack on a hex with the remaining units."""
        sight, tables, side = self.sight, self.sight.tables, self.side
        found: dict[str, list[tuple[int, int]]] = {}
        for spot in tables.near[target]:
            for uid in self.able(spot):
                kind = tables.roster[uid].movement_class
                if target not in tables.enters[side, kind][spot]:
                    continue
                points = attack_of(sight, uid, spot, target)
                found.setdefault(uid, []).append((points, spot))
        if not found:
            return None
        defenders = sight.fighters(1 - side, target)
        order = sorted(
            found,
            key=lambda uid: (
                -(tables.roster[uid].dot == "red"),
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
        """What a unit could do elsewhere."""
        return self.weights.bound * self.sight.attack(uid)

    def _build(
        self,
        target: int,
        found: Mapping[str, list[tuple[int, int]]],
        order: list[str],
        defenders: list[str],
    ) -> Assault | None:
        """Units join in order; the attack has the size that is worth most."""
        sight, tables = self.sight, self.sight.tables
        shifts, _ = self.support.shifts(target)
        prize = self.prizes.get(target, 0.0)
        local: dict[int, list[str]] = {}
        places: dict[str, int] = {}
        best: Assault | None = None
        mark = 0.0
        ways: dict[frozenset[int], int] = {}
        # Strength needed elsewhere counts between attacks, not against attacking at all.
        bound = price = 0.0
        ally = ""
        for uid in order[: MAX_UNITS + 6]:
            nation = tables.roster[uid].nation
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
            if not tables.crt.is_allowed(now.number):
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
            if tables.crt.is_shattering(now.number - shifts) or len(places) >= MAX_UNITS:
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
        """The hex a unit joins from: strong, with room, its own if possible, closing a path."""
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
                # Fewer retreat paths for the defenders are worth some strength.
                score += CLOSING * (
                    self._exits(target, ring, ways) - self._exits(target, ring | {spot}, ways)
                )
            if sight.tables.terrain[spot] in ("rough", "wooded-rough", "woods"):
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
        # Units of the attack that move in or out are not counted in the crowd yet.
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
