"""The plan of a thinking attacker: gaps, garrisons, attacks, and the line of whoever is left."""

from __future__ import annotations

from hexside.players.phased.assaults import Allocator
from hexside.players.phased.concentration import CombinedArms
from hexside.players.phased.growing import Plan
from hexside.players.phased.plan import PlanMaker
from hexside.players.phased.posts import Posts
from hexside.players.phased.shattering import Shattering
from hexside.players.phased.standing import ALERT

#: Wheels with this much attack are too good to hold the line.
STRIKER = 4


class Offensive(PlanMaker):
    """Plans attacks that help one another; only who does not attack holds the line."""

    def gap(self, tried: frozenset[int]) -> Plan | None:
        """8.6.1: only the moves that tear a gap, when one is worth it."""
        found = Shattering(self.standing, self._builder(Allocator)).best(tried)
        if found is None:
            return None
        for uid, hex in found.places.items():
            self._order(uid, hex, "gap", found.target)
        group = frozenset(found.places)
        return Plan(tuple(self.orders), (), (), (found.target,), group)

    def make(self) -> Plan:
        """The attacker strikes before he thinks of his line; the defender holds it first."""
        if not self.standing.attacks:
            return super().make()
        self._take_points()
        for uid, hex in self.posted.items():
            self._order(uid, hex, "take", hex)
        self._garrison()
        self.reach = {uid: hexes for uid, hexes in self.reach.items() if uid not in self.placed}
        assaults = self._attack()
        line = self._man()
        self._drive()
        self._strengthen(line)
        self._rest(line)
        self._support(assaults)
        return Plan(tuple(self.orders), tuple(assaults), tuple(line), ())

    def _allocator(self) -> Allocator:
        if not self.standing.attacks:
            return super()._allocator()
        found = self._builder(CombinedArms)
        found.aim(self.standing)
        return found

    def _garrison(self) -> None:
        """24.1.4: the weakest unit that can goes into each city that raiders could reach."""
        standing, lore, sight = self.standing, self.lore, self.sight
        for hex in sorted(standing.stakes):
            if standing.enemy_distance[hex] > ALERT:
                continue
            able = [
                uid
                for uid, hexes in self.reach.items()
                if hex in hexes
                and uid not in self.placed
                and lore.combat[uid]
                and not lore.roster[uid].is_light
                and not lore.roster[uid].is_asu
                and not self.is_striker(uid)
                and sight.is_fit(uid)
                and self._fits(uid, sight.where.get(uid, -1), hex)
            ]
            if able:
                best = min(able, key=lambda uid: (sight.attack(uid), -sight.defense(uid), uid))
                self._shift(best, hex)
                self._order(best, hex, "guard", hex)

    def is_striker(self, uid: str) -> bool:
        """Whether a unit is too good to hold a line or a city."""
        return self.lore.roster[uid].mechanised and self.sight.attack(uid) >= STRIKER

    def want(self, uid: str, hex: int) -> float:
        """Strikers guard no city, and one guard is enough for anybody."""
        found = super().want(uid, hex)
        if hex in self.standing.stakes and (self.is_striker(uid) or self._is_guarded(uid, hex)):
            found -= self.standing.duty(uid, hex)
        return found

    def _is_guarded(self, uid: str, hex: int) -> bool:
        roster = self.lore.roster
        return any(
            there == hex and other != uid and not roster[other].is_light
            for other, there in self.placed.items()
        )

    def _man(self) -> list[int]:
        """The line of those who are not needed for attacks; strong wheels are spared."""
        foot = {
            uid: hexes
            for uid, hexes in self.reach.items()
            if uid not in self.placed and not self.is_striker(uid)
        }
        posts = Posts(self.standing, foot, self.placed)
        line = posts.line()
        for uid, hex in posts.man(line, self.crowd).items():
            self._order(uid, hex, self._post_word(uid, hex), hex)
        return line
