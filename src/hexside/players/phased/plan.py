"""The plan of a Movement Phase: attacks first, then spearheads, the line, and everybody else."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import NamedTuple

from hexside.players.phased.assaults import Allocator, Assault, Crowd, Reach
from hexside.players.phased.combat import Forecaster
from hexside.players.phased.cuts import Cuts
from hexside.players.phased.posts import Posts
from hexside.players.phased.sealing import Sealer
from hexside.players.phased.sight import FROZEN, REPLACEMENT, Sight
from hexside.players.phased.standing import Standing

#: Bonds with friends two hexes off count up to this number.
MOST_BONDS = 2
#: How far behind the front headquarters and guns like to be.
REAR = 3
#: Hexes of a spearhead that are looked at for what they cut off, and when that is the reason.
DEPTH = 6
SEALING = 2.0
#: How much of what a unit could do elsewhere is set against an attack.
PRICE = 0.05
#: Spearheads farther than this from everybody else are alone.
TOGETHER = 2


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

    def places(self) -> dict[str, int]:
        """Where the units of the plan will stand."""
        return {order.unit: order.hex for order in self.orders}


Tremble = Callable[[], float]


class PlanMaker:
    """Makes the plan of a side from where its units can go."""

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
        self.crowd = Crowd(self.lore, self.side)
        for uid, hex in self.sight.where.items():
            if self.lore.side[uid] == self.side:
                self.crowd.add(uid, hex)
        self.placed: dict[str, int] = {}
        #: Who holds the line, whatever else he does.
        self.posted: dict[str, int] = {}
        self._alone: dict[str, dict[int, float]] = {}
        self._ease: dict[str, float] = {}
        self.orders: list[Order] = []

    def make(self) -> Plan:
        """The whole plan: first who holds the line, then what the others do."""
        line = self._hold()
        assaults = self._attack()
        for uid, hex in self.posted.items():
            if uid not in self.placed:
                self._order(uid, hex, self._post_word(uid, hex), hex)
        if self.standing.attacks:
            self._drive()
        self._strengthen(line)
        self._rest(line)
        self._support(assaults)
        return Plan(tuple(self.orders), tuple(assaults), tuple(line))

    def _order(self, uid: str, hex: int, reason: str, target: int = -1) -> None:
        here = self.sight.where.get(uid, -1)
        self.placed[uid] = hex
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
            known = self.standing.want(uid, hex)
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

    # Attacks

    def prizes(self) -> dict[int, float]:
        """What it is worth to drive the enemy off each of his hexes."""
        sight, w = self.sight, self.weights
        field = self.standing.field("mech")
        low = min(field)
        found: dict[int, float] = {}
        for hex in range(self.lore.size):
            if not sight.occupied[1 - self.side][hex]:
                continue
            near = max(0.0, 40.0 - (field[hex] - low)) / 40.0 if self.standing.attacks else 0.0
            points = self.lore.rules.victory_hexes.get(hex, 0)
            taken = points if not sight.controls(self.side, hex) else 0
            found[hex] = w.ground * near + 0.6 * w.point * taken + self.tremble()
        return found

    def _attack(self) -> list[Assault]:
        forecaster = Forecaster(self.lore, self.weights)
        where = {**self.sight.where, **self.posted}
        allocator = Allocator(
            self.sight,
            self.side,
            forecaster,
            self.reach,
            self.prizes(),
            self.crowd,
            self._price,
            where,
        )
        sealer = Sealer(allocator, self.reach)
        found: list[Assault] = []
        for plain in allocator.plan():
            one, sealers = sealer.seal(plain)
            found.append(one)
            for uid, hex in one.places.items():
                self._order(uid, hex, "attack", one.target)
            for uid, hex in sealers.items():
                allocator.used.add(uid)
                allocator.ring.add(hex)
                self._shift(uid, hex)
                self._order(uid, hex, "seal", one.target)
        return found

    # Spearheads

    def _drive(self) -> None:
        """Mechanised units without an attack go where the goals are, and stay in supply."""
        sight, lore = self.sight, self.lore
        wheels = [
            uid
            for uid in self.reach
            if uid not in self.placed
            and lore.combat[uid]
            and lore.roster[uid].mechanised
            and not lore.roster[uid].is_light
            and sight.is_fit(uid)
        ]
        field = self.standing.field("mech")
        wheels.sort(key=lambda uid: (field[sight.where[uid]] if uid in sight.where else 99.0, uid))
        cuts = Cuts(sight, self.side, self.weights, self.placed)
        for uid in wheels:
            ranked = self._ranked(uid)
            best, mark, word = ranked[0][1], -1e9, "drive"
            for score, hex in ranked[:DEPTH]:
                gain = cuts.gain(uid, hex)
                if score + gain > mark:
                    best, mark = hex, score + gain
                    word = "seal" if gain > SEALING else "drive"
            cuts.place(uid, best)
            if self._is_prize(best):
                word = "take"
            self._shift(uid, best)
            self._order(uid, best, word, best)

    def _is_prize(self, hex: int) -> bool:
        points = self.lore.rules.victory_hexes.get(hex, 0)
        return bool(points) and not self.sight.controls(self.side, hex)

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
            score = self.standing.want(uid, hex)
            defense = sight.defense(uid) + company.get(hex, 0.0)
            score -= w.danger * self.standing.risk(hex, defense, worth)
            score += w.bond * self._bonds(hex, posts)
            if posts:
                alone = min(self.lore.far(hex)[post] for post in posts)
                score -= w.alone * max(0, alone - TOGETHER)
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

    # The line

    def _hold(self) -> list[int]:
        """A unit for each post of the line; it may still attack from there."""
        self._take_points()
        posts = Posts(self.standing, self.reach, self.posted)
        line = posts.line()
        self.posted = {**self.posted, **posts.man(line, self.crowd)}
        seconds = Posts(self.standing, self.reach, self.posted).strengthen(line, self.crowd)
        self.posted |= seconds
        self.reach = {
            uid: (self.posted[uid],) if uid in self.posted else hexes
            for uid, hexes in self.reach.items()
        }
        return line

    def _take_points(self) -> None:
        """Points that nobody holds are walked into, by the strongest unit that can."""
        sight, lore = self.sight, self.lore
        for hex in sorted(lore.rules.victory_hexes):
            if not self._is_prize(hex) or sight.occupied[1 - self.side][hex]:
                continue
            able = [
                uid
                for uid, hexes in self.reach.items()
                if hex in hexes
                and lore.combat[uid]
                and not lore.roster[uid].is_light
                and sight.is_fit(uid)
                and uid not in self.posted
                and self.crowd.has_room(uid, hex)
            ]
            if able and self.standing.is_supplied(hex):
                best = max(able, key=lambda uid: (sight.defense(uid), uid))
                self._shift(best, hex)
                self.posted[best] = hex

    def _strengthen(self, line: Collection[int]) -> None:
        posts = Posts(self.standing, self.reach, self.placed)
        for uid, hex in posts.strengthen(line, self.crowd).items():
            self._order(uid, hex, self._post_word(uid, hex), hex)

    def _post_word(self, uid: str, hex: int) -> str:
        """Why somebody stands at a post."""
        if self._is_prize(hex):
            return "take"
        if hex in self.standing.stakes:
            return "guard"
        ahead = self.standing.enemy_distance
        if ahead[hex] > ahead[self.sight.where.get(uid, hex)]:
            return "withdraw"
        return "river" if self.standing.behind_river(hex) else "line"

    # Everybody else

    def _rest(self, line: Collection[int]) -> None:
        """Units without a task come up behind the line where it is weakest, or follow the goals."""
        sight, lore = self.sight, self.lore
        others = [
            uid
            for uid in self.reach
            if uid not in self.placed and lore.combat[uid] and not lore.roster[uid].is_asu
        ]
        # Light units come last: they join the others.
        others.sort(key=lambda uid: (lore.roster[uid].is_light, -sight.worth(uid), uid))
        anchor = self._weak(line)
        for uid in others:
            if FROZEN in sight.marks(uid) or REPLACEMENT in sight.marks(uid):
                continue
            if not sight.is_fit(uid):
                hex, reason = self._shelter(uid), "rally"
            elif lore.roster[uid].is_light:
                hex, reason = self._join(uid), "follow"
            elif self.standing.attacks:
                hex, reason = self._best(uid, "follow")
            else:
                hex, reason = self._reserve(uid, line, anchor), "reserve"
            self._shift(uid, hex)
            self._order(uid, hex, reason, hex)

    def _join(self, uid: str) -> int:
        """Assault guns, anti-tank units and brigades go along with a stack that fights."""
        sight, lore, standing = self.sight, self.lore, self.standing
        here = sight.where.get(uid, -1)
        company: dict[int, float] = {}
        for other, hex in self.placed.items():
            if not lore.roster[other].is_light:
                company[hex] = company.get(hex, 0.0) + sight.worth(other)
        best, mark = here, -1e9
        for hex in sorted(self.reach[uid]):
            if not self._fits(uid, here, hex):
                continue
            score = 1.0 if hex == here else 0.0
            if hex in company:
                score += 2.0 + 0.1 * company[hex] + 0.06 * standing.threats.on(hex)
            score -= 0.15 * max(0, standing.enemy_distance[hex] - 1)
            if not standing.is_supplied(hex):
                score -= 2.0
            if score > mark:
                best, mark = hex, score
        return best

    def _weak(self, line: Collection[int]) -> dict[int, float]:
        """How much each post of the line would like a reserve behind it."""
        standing, sight = self.standing, self.sight
        found = {}
        for hex in line:
            defense = sum(sight.defense(u) for u, h in self.placed.items() if h == hex)
            found[hex] = standing.risk(hex, float(defense), 6.0)
            found[hex] += self.weights.guard * standing.stakes.get(hex, 0.0)
        return found

    def _reserve(self, uid: str, line: Collection[int], weak: Mapping[int, float]) -> int:
        """A hex on or behind the line, near its weakest posts, out of the enemy's reach."""
        sight, lore, standing = self.sight, self.lore, self.standing
        here = sight.where.get(uid, -1)
        best, mark = here, -1e9
        top = sorted(weak.items(), key=lambda item: (-item[1], item[0]))[:12]
        defense = sight.defense(uid)
        on_line = set(line)
        for hex in sorted(self.reach[uid]):
            if not self._fits(uid, here, hex):
                continue
            score = 0.0
            for post, need in top:
                far = lore.distance(post, hex)
                score = max(score, (0.5 + need) * max(0.0, 8.0 - abs(far - 1)) / 8.0)
            if hex in on_line:
                score += 0.6
            mates = sum(sight.defense(u) for u, h in self.placed.items() if h == hex)
            score -= self.weights.danger * standing.risk(hex, defense + mates, sight.worth(uid))
            if not standing.is_supplied(hex):
                score -= self.weights.unsupplied
            score += self.weights.guard * standing.stakes.get(hex, 0.0)
            if hex == here:
                score += self.weights.stir
            score += self.tremble()
            if score > mark:
                best, mark = hex, score
        return best

    def _shelter(self, uid: str) -> int:
        """Units out of order go where they recover: away from enemy zones, in supply."""
        sight, standing = self.sight, self.standing
        here = sight.where.get(uid, -1)
        best, mark = here, -1e9
        for hex in sorted(self.reach[uid]):
            if not self._fits(uid, here, hex):
                continue
            zone = sight.zoc[1 - self.side][hex]
            score = -3.0 if zone else 0.0
            score -= standing.risk(hex, sight.defense(uid) / 2, sight.worth(uid))
            if not standing.is_supplied(hex):
                score -= self.weights.unsupplied
            score += 0.05 * min(6, standing.enemy_distance[hex])
            if here >= 0:
                score += 0.3 - 0.12 * self.lore.distance(here, hex)
            if score > mark:
                best, mark = hex, score
        return best

    # Headquarters, guns, supply

    def _support(self, assaults: Collection[Assault]) -> None:
        """Artillery keeps its attacks and the line in range and stays out of the enemy's way."""
        sight, lore, standing = self.sight, self.lore, self.standing
        targets = [one.target for one in assaults]
        guns = [u for u in self.reach if u not in self.placed and lore.roster[u].is_asu]
        for uid in guns:
            here = sight.where.get(uid, -1)
            reach = lore.roster[uid].asu_range
            busy = here >= 0 and any(lore.distance(here, t) <= reach + 1 for t in targets)
            best, mark = here, -1e9
            for hex in sorted(self.reach[uid]):
                near = standing.enemy_distance[hex]
                far = lore.distance(here, hex) if here >= 0 else 9
                score = -abs(near - REAR) * 0.5 - (4.0 if near <= 1 else 0.0)
                score -= standing.field("mech")[hex] * 0.02 * (1 if standing.attacks else 0)
                if busy and far > 2:
                    score -= 6.0
                score += 0.5 * min(4, sum(lore.distance(hex, t) <= reach + 1 for t in targets))
                if not standing.is_supplied(hex):
                    score -= 3.0
                if standing.threats.on(hex) > 0 and not self._is_covered(hex):
                    score -= 1.0
                score += 0.3 if hex == here else -0.05 * far
                if score > mark:
                    best, mark = hex, score
            self._order(uid, best, "command", best)

    def _is_covered(self, hex: int) -> bool:
        return any(h == hex for u, h in self.placed.items() if not self.lore.roster[u].is_light)
