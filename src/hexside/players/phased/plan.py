"""The plan of a Movement Phase: the line, then attacks, spearheads, and all other units."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from hexside.players.phased.assaults import Allocator, Assault, Kind
from hexside.players.phased.combat import Forecaster
from hexside.players.phased.cuts import Cuts
from hexside.players.phased.growing import GUARD, Order, Plan
from hexside.players.phased.posts import Posts
from hexside.players.phased.rear import Rear
from hexside.players.phased.sealing import Sealer
from hexside.players.phased.sight import IN_SUPPLY, UNLIMITED
from hexside.players.phased.tally import blows

__all__ = ["Order", "Plan", "PlanMaker"]

#: How many hexes of a spearhead are checked for cutting off, and when that is the reason.
DEPTH = 6
SEALING = 2.0
#: The value of an enemy on our own map edge, in points.
RAID = 2.0
#: An enemy that is cut off but roams our rear until he is hunted down.
HUNTED = 0.4
#: An enemy who could take points with his next move, as a share of those points.
HALFWAY = 0.5


class PlanMaker(Rear):
    """Makes the plan of a side from where its units can go."""

    def make(self) -> Plan:
        """The full plan: first the units that hold the line, then the others."""
        line = self._hold()
        assaults = self._attack()
        self._settle()
        if self.appraisal.attacks:
            self._drive()
        self._strengthen(line)
        self._rest(line)
        self._support(assaults)
        return Plan(tuple(self.orders), tuple(assaults), tuple(line), guards=frozenset(self.guards))

    # Attacks

    def prizes(self) -> dict[int, float]:
        """The value of driving the enemy off each of his hexes."""
        sight, w = self.sight, self.weights
        field = self.appraisal.field("mech")
        low = min(field)
        found: dict[int, float] = {}
        edge = self.tables.sources[self.side][0]
        linked = sight.supply(1 - self.side, UNLIMITED)
        for hex in range(self.tables.size):
            if not sight.occupied[1 - self.side][hex]:
                continue
            near = max(0.0, 40.0 - (field[hex] - low)) / 40.0 if self.appraisal.attacks else 0.0
            points = self.tables.ground.victory_hexes.get(hex, 0)
            taken = float(points) if not sight.controls(self.side, hex) else 0.0
            # Raiders in our cities and on our map edge cost points while they stay.
            taken = max(taken, self.appraisal.stakes.get(hex, 0.0))
            if edge >> self.tables.bit[hex] & 1 and hex in self.tables.ground.west:
                taken = max(taken, RAID)
            if self.appraisal.attacks:
                taken = max(taken, HALFWAY * self.appraisal.raiders.get(hex, 0.0))
                if not linked >> self.tables.bit[hex] & 1:
                    taken = max(taken, HUNTED)
            found[hex] = w.ground * near + 0.6 * w.point * taken + self.noise()
        return found

    def _allocator(self) -> Allocator:
        """The builder of attacks."""
        return self._builder(Allocator)

    def _builder(self, kind: type[Kind]) -> Kind:
        """A builder of attacks of a given kind, with the plan so far."""
        return kind(
            self.sight,
            self.side,
            Forecaster(self.tables, self.weights),
            self.reach,
            self.prizes(),
            self.crowd,
            self._price,
            {**self.sight.where, **self.posted},
        )

    def _attack(self) -> list[Assault]:
        allocator = self._allocator()
        allocator.seal = Sealer(allocator, self.reach).seal
        found = allocator.plan()
        for one in found:
            for uid, hex in one.sealers.items():
                self._order(uid, hex, "seal", one.target)
            for uid, hex in one.places.items():
                self._order(uid, hex, "attack", one.target)
        return found

    # Spearheads

    def _drive(self) -> None:
        """Mechanised units without an attack go where the goals are, and stay in supply."""
        sight, tables = self.sight, self.tables
        mechanised = [
            uid
            for uid in self.reach
            if uid not in self.placed
            and tables.combat[uid]
            and tables.roster[uid].mechanised
            and not tables.roster[uid].is_light
            and sight.is_fit(uid)
        ]
        field = self.appraisal.field("mech")
        mechanised.sort(
            key=lambda uid: (field[sight.where[uid]] if uid in sight.where else 99.0, uid)
        )
        cuts = Cuts(sight, self.side, self.weights, self.placed)
        for uid in mechanised:
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

    # The line

    def _hold(self) -> list[int]:
        """A unit for each post of the line; it may still attack from there."""
        self._take_points()
        posts = Posts(self.appraisal, self.reach, self.posted)
        line = posts.line()
        self.posted = {**self.posted, **posts.man(line, self.crowd)}
        seconds = Posts(self.appraisal, self.reach, self.posted).strengthen(line, self.crowd)
        self.posted |= seconds
        self._pin()
        return line

    def _pin(self) -> None:
        """A unit with a post goes nowhere else; it may attack from there."""
        self.reach = {
            uid: (self.posted[uid],) if uid in self.posted else hexes
            for uid, hexes in self.reach.items()
        }

    def _settle(self) -> None:
        """Units with posts that no attack needs are sent there."""
        for uid, hex in self.posted.items():
            if uid not in self.placed:
                self._order(uid, hex, self._post_word(uid, hex), hex)

    def _take_points(self) -> None:
        """The strongest unit that can do so walks into each point that is not held.

        They count for the attacker only in supply (24.1.1). The defender retakes them, and in
        the last turn takes anything else that lies open behind the attacker's lines (24.1.4).
        """
        prizes = [hex for hex in sorted(self.tables.ground.victory_hexes) if self._is_prize(hex)]
        supplied = self.appraisal.attacks or not self.appraisal.is_last
        for hex in prizes:
            if not supplied or self.sight.shortage(self.side, hex) == IN_SUPPLY:
                self._walk_into((hex,))
        for part, _ in sorted(self.appraisal.spoils, key=lambda item: (-item[1], sorted(item[0]))):
            self._walk_into(sorted(part))

    def _strike_blows(self) -> None:
        """24.1: in the last turn, units go where their presence alone changes the score."""
        if not self.appraisal.is_last:
            return
        free = {uid: hexes for uid, hexes in self.reach.items() if uid not in self.posted}
        for one in blows(self.sight.after(self.posted), self.side, free):
            if self.crowd.has_room(one.unit, one.hex):
                self._shift(one.unit, one.hex)
                self.posted[one.unit] = one.hex
                self.scoring.add(one.unit)

    def _mend(self, busy: Collection[str]) -> None:
        """24.1: units with nothing better to do go, or stay, where that changes the score."""
        free = {uid: hexes for uid, hexes in self.range.items() if uid not in busy}
        for one in blows(self.sight.after(self.placed), self.side, free):
            if self.crowd.has_room(one.unit, one.hex):
                self._reorder(one.unit, one.hex, "score")

    def _reorder(self, uid: str, hex: int, word: str) -> None:
        """Send a unit that had another order to a hex instead."""
        before = self.placed.get(uid, self.sight.where.get(uid, -1))
        self.orders = [order for order in self.orders if order.unit != uid]
        if before >= 0:
            self.crowd.take(uid, before)
        self.crowd.add(uid, hex)
        self._order(uid, hex, word, hex)

    def _walk_into(self, hexes: Sequence[int]) -> None:
        """The strongest available unit goes into one of some hexes."""
        sight = self.sight
        able = [
            (sight.defense(uid), uid, hex)
            for uid, reached in self.reach.items()
            if sight.can_hold(uid) and uid not in self.posted
            for hex in hexes
            if hex in reached
            and not sight.occupied[1 - self.side][hex]
            and self.crowd.has_room(uid, hex)
        ]
        if able:
            _, best, hex = max(able)
            self._shift(best, hex)
            self.posted[best] = hex

    def _strengthen(self, line: Collection[int]) -> None:
        posts = Posts(self.appraisal, self.reach, self.placed)
        for uid, hex in posts.strengthen(line, self.crowd).items():
            self._order(uid, hex, self._post_word(uid, hex), hex)

    def _post_word(self, uid: str, hex: int) -> str:
        """Why a unit stands at a post."""
        if uid in self.scoring:
            return "score"
        if self._is_prize(hex):
            return "take"
        if hex in self.appraisal.stakes:
            return GUARD
        ahead = self.appraisal.enemy_distance
        if ahead[hex] > ahead[self.sight.where.get(uid, hex)]:
            return "withdraw"
        return "river" if self.appraisal.behind_river(hex) else "line"
