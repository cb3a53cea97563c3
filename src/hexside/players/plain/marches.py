"""Movement: attackers to their places, then every other unit to its best hex, command last."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping

import msgspec

from hexside.players.plain.sight import CUTTABLE, Sight
from hexside.players.plain.strikes import Strikes

#: How many hexes of a unit are looked at for what they would cut off.
CUTS = 6
#: What a unit counts that another headquarters commands already.
SHARED = 0.25
#: What a unit of its own formation counts more for a headquarters.
OWN = 2.5


class Order(msgspec.Struct, frozen=True):
    """A move: the unit, its hex, why, and the hex that it is about."""

    unit: str
    hex: int
    code: str
    about: int


class Marches:
    """The moves of one activation; the field of the sight follows the orders."""

    def __init__(
        self, sight: Sight, reach: Mapping[str, Collection[int]], noise: Callable[[], float]
    ) -> None:
        self.sight = sight
        self.printed = sight.printed
        self.reach = reach
        self.noise = noise
        stack = self.printed.aims.stack
        number = self.printed.side
        self.room: dict[int, int] = {}
        for uid, hex in sight.where.items():
            if number[uid] == sight.me and self._takes_room(uid):
                self.room[hex] = self.room.get(hex, stack) - 1
        # Before anybody is thought to have moved.
        self.openings = sight.openings
        self._shares: dict[str, list[tuple[str, float]]] = {}
        #: Hexes whose zone would shut the way of somebody who is attacked.
        self.seals: set[int] = set()
        self.headquarters = [uid for uid in sight.units(sight.me) if self.printed.roster[uid].is_hq]

    def _takes_room(self, uid: str) -> bool:
        if self.printed.aims.free_headquarters and self.printed.roster[uid].is_hq:
            return False
        return not self.printed.is_fort[uid]

    def plan(self) -> list[Order]:
        """All moves in the order in which they are made."""
        sight, roster = self.sight, self.printed.roster
        free = {uid for uid in self.reach if not roster[uid].is_hq}
        orders: list[Order] = []
        strikes = Strikes(sight, self.reach, self.room, self.noise)
        for strike in strikes.plan(free):
            for uid, hex in strike.places.items():
                if hex != sight.where[uid]:
                    orders.append(Order(uid, hex, "plan-move-attack", strike.target))
                self._stand(uid, hex)
            for there in self.printed.around[strike.target]:
                if not sight.field.zoc[sight.me][there]:
                    self.seals.add(there)
        rest = sorted(
            free, key=lambda uid: (roster[uid].mechanised, sight.near[sight.where[uid]], uid)
        )
        rest += sorted(uid for uid in self.reach if roster[uid].is_hq)
        for uid in rest:
            order = self._send(uid)
            if order is not None:
                orders.append(order)
        return orders

    def _stand(self, uid: str, hex: int) -> None:
        """A unit is thought to stand where it goes."""
        sight = self.sight
        if hex != sight.where[uid]:
            sight.field.remove(uid, sight.me, sight.where[uid])
            sight.field.add(uid, sight.me, hex)
            sight.where[uid] = hex

    def _send(self, uid: str) -> Order | None:
        sight = self.sight
        here = sight.where[uid]
        sight.field.remove(uid, sight.me, here)
        stack = self.printed.aims.stack
        worth = self.command_worth if self.printed.roster[uid].is_hq else self.worth
        rated = [(worth(uid, here)[0] + 0.05, here)]
        roomy = not self._takes_room(uid)
        for hex in self.reach[uid]:
            if hex != here and (roomy or self.room.get(hex, stack) > 0):
                rated.append((worth(uid, hex)[0] + self.noise(), hex))
        rated.sort(key=lambda row: (-row[0], row[1]))
        if sight.manner.cut_off and not self.printed.roster[uid].is_hq:
            rated = [(value + self._cut_off(hex), hex) for value, hex in rated[:CUTS]]
            rated.sort(key=lambda row: (-row[0], row[1]))
        best = rated[0][1]
        sight.field.add(uid, sight.me, here)
        if best == here:
            return None
        code = worth(uid, best)[1]
        if not roomy:
            self.room[here] = self.room.get(here, stack) + 1
            self.room[best] = self.room.get(best, stack) - 1
        self._stand(uid, best)
        return Order(uid, best, code, best)

    def _cut_off(self, hex: int) -> float:
        """What enemies a unit in a hex would cut off from their lines."""
        sight = self.sight
        if sight.near[hex] > 4:
            return 0.0
        left = sight.region(sight.foe, added=1 << self.printed.grid.bit[hex])
        lost = sight.field.bits[sight.foe] & sight.linked[sight.foe] & ~left
        return min(3.0, sight.manner.cut_off * lost.bit_count())

    def worth(self, uid: str, hex: int) -> tuple[float, str]:
        """How good a hex is for a combat unit, and why it goes there."""
        sight, printed, manner = self.sight, self.printed, self.sight.manner
        near = sight.near[hex]
        code = "plan-move-advance"
        fast = printed.roster[uid].mechanised
        if printed.sites and not printed.roster[uid].defense:
            return self._bridging(hex), "plan-move-bridge"
        value = sight.pull(uid, hex) * (1 + manner.dash * fast)
        value += manner.cover * sight.guards[hex]
        taken = sight.open.get(hex, 0.0)
        if taken:
            value += manner.taking * taken
            code = "plan-move-take"
        others = sight.defense_at(hex, sight.me)
        defense = others + sight.defense(uid)
        if manner.screen and sight.gap is not None:
            value += manner.screen * sight.gap.between(hex) * (0.2 if others else 1.0)
        kept = sight.kept.get(hex, 0.0)
        if kept and sight.threat[hex]:
            need = 1.0 if not others else 0.4
            value += manner.garrison * kept * need
            code = "plan-move-garrison"
        if near <= CUTTABLE:
            value += manner.terrain * printed.shift[hex]
            zoc = sight.field.zoc[sight.me]
            guard = manner.guard * (0.1 if fast else 1.0)
            bare = sum(not zoc[there] for there in printed.around[hex])
            value += bare * (manner.block + guard * sight.critical.get(hex, 0.0) / 6)
            if code == "plan-move-advance" and not manner.advance:
                code = "plan-move-block"
        if near == 1:
            value += manner.terrain * self._behind_river(hex)
            value += manner.seal * any(there in self.seals for there in printed.around[hex])
        value -= manner.danger * sight.danger(hex, defense) * sight.step_worth(uid) * 0.5
        if not sight.has_line(sight.me, hex):
            value -= sight.line
        value += 0.2 * sight.line * min(self.openings.get(hex, 0.0), 10.0)
        value += manner.command * self._commanded(uid, hex)
        return value, code

    def _bridging(self, hex: int) -> float:
        """How good a hex is for a bridging unit: near a site that no other has."""
        sight, grid = self.sight, self.printed.grid
        taken = {
            sight.where[uid]
            for uid in sight.units(sight.me)
            if hex != sight.where[uid] and not self.printed.roster[uid].defense
        }
        free = [site for site in self.printed.sites if site not in taken]
        far = min((grid.distance(hex, site) for site in free), default=0)
        return -far - (5.0 if sight.near[hex] == 1 and not sight.defense_at(hex, sight.me) else 0.0)

    def _behind_river(self, hex: int) -> float:
        """Whether all enemies next to a hex stand across a river."""
        printed, enemy = self.printed, self.sight.field.occupied[self.sight.foe]
        beside = [there for there in printed.around[hex] if enemy[there]]
        return float(all(printed.is_river(there, hex) for there in beside))

    def _commanded(self, uid: str, hex: int) -> float:
        """1 in the range of a headquarters, less and less beyond it."""
        sight, grid = self.sight, self.printed.grid
        nation = sight.nation(uid)
        far = min(
            (
                grid.distance(sight.where[hq], hex) - sight.reach_of(hq)
                for hq in self.headquarters
                if sight.nation(hq) == nation
            ),
            default=0,
        )
        return min(1.0, 1.0 - 0.25 * far)

    def _followers(self, hq: str) -> list[tuple[str, float]]:
        """The units that a headquarters could command, with less for those of another's range."""
        known = self._shares.get(hq)
        if known is not None:
            return known
        sight, grid, roster = self.sight, self.printed.grid, self.printed.roster
        nation = sight.nation(hq)
        chiefs = [(sight.where[uid], sight.reach_of(uid)) for uid in self.headquarters if uid != hq]
        known = []
        for uid in sight.units(sight.me):
            if roster[uid].is_hq or sight.nation(uid) != nation:
                continue
            here = sight.where[uid]
            share = 0.5 + sight.attack(uid) * (0.3 if sight.near[here] <= 2 else 0.2)
            if any(grid.distance(chief, here) <= reach for chief, reach in chiefs):
                share *= SHARED
            if sight.formation(uid) == sight.formation(hq):
                share *= OWN
            known.append((uid, share))
        self._shares[hq] = known
        return known

    def command_worth(self, uid: str, hex: int) -> tuple[float, str]:
        """How good a hex is for a headquarters: units in range, nobody near, company."""
        sight, grid = self.sight, self.printed.grid
        reach = sight.reach_of(uid)
        value = 0.02 * sight.goals[hex]
        for other, share in self._followers(uid):
            if grid.distance(sight.where[other], hex) <= reach:
                value += share
        near = sight.near[hex]
        value -= {0: 9.0, 1: 5.0, 2: 1.5}.get(near, 0.0)
        if sight.field.zoc[sight.foe][hex]:
            value -= 3.0
        defense = sight.defense_at(hex, sight.me) + sight.defense(uid)
        value -= 2.0 * sight.danger(hex, defense)
        if not sight.has_line(sight.me, hex):
            value -= 3.0
        return value, "plan-move-command"
