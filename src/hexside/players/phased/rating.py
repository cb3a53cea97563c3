"""The value of a whole plan: its attacks, where it leaves the units, and the enemy's answer."""

from __future__ import annotations

from collections.abc import Mapping

from hexside.players.phased.assaults import Allocator, Assault, Crowd
from hexside.players.phased.combat import Forecaster
from hexside.players.phased.cuts import cut_off
from hexside.players.phased.plan import Plan
from hexside.players.phased.raids import exposed
from hexside.players.phased.sight import FROZEN, Sight
from hexside.players.phased.standing import Standing
from hexside.players.phased.threats import range_of

#: Attacks of the enemy's answer that are looked at; the rest would change little.
ANSWERS = 12
#: An attack that clears its hex at least so often is taken to have done so.
CLEARED = 0.5
#: What a point in the enemy's reach with nobody in it counts, of what it is worth.
EXPOSED = 0.6


class Rating:
    """Rates the plans of a side in one position, always by the plain weights of both sides."""

    def __init__(self, standing: Standing) -> None:
        self.standing = standing
        self.sight: Sight = standing.sight
        self.side = standing.side
        self.lore = standing.lore
        self.own = self.lore.weights.side[self.lore.sides[self.side]]
        self.theirs = self.lore.weights.side[self.lore.sides[1 - self.side]]
        self._forecaster = Forecaster(self.lore, self.own)

    def of(self, plan: Plan) -> float:
        """What a plan is worth in points of strength."""
        places = plan.places()
        value = sum(self._attack(one) for one in plan.assaults)
        value += self._position(places)
        after = self._after(plan, places)
        value += cut_off(after, self.side, self.own)
        value -= self.own.answer * self._answer(after)
        return value

    def _attack(self, one: Assault) -> float:
        """The outlook of an attack by the plain weights."""
        pairs = list(one.places.items())
        found = self._forecaster.outlook(self.sight, one.target, pairs, one.odds, one.trapped)
        points = self.lore.rules.victory_hexes.get(one.target, 0)
        if points and not self.sight.controls(self.side, one.target):
            return found.value + self.own.point * points * found.clears
        return found.value

    def _position(self, places: Mapping[str, int]) -> float:
        """How much nearer to its goals the side has come, in supply, with its points guarded."""
        total = 0.0
        where = self.sight.where
        for uid, hex in places.items():
            if not self.lore.combat[uid]:
                continue
            here = where.get(uid, -1)
            total += self.standing.want(uid, hex)
            if here >= 0:
                total -= self.standing.want(uid, here)
        return total

    def _after(self, plan: Plan, places: Mapping[str, int]) -> Sight:
        """The position after the moves, without enemies that will most likely be gone."""
        moves = dict(places)
        for one in plan.assaults:
            if one.outlook.clears >= CLEARED:
                for uid in self.sight.fighters(1 - self.side, one.target):
                    moves[uid] = -1
        return self.sight.after(moves)

    def _answer(self, after: Sight) -> float:
        """What the enemy's next turn can do: his best attacks, his runs to the goals."""
        lore = self.lore
        enemy = 1 - self.side
        reach = {
            uid: range_of(after, uid)
            for uid, hex in after.where.items()
            if lore.side[uid] == enemy and lore.combat[uid] and hex >= 0
        }
        crowd = Crowd(lore, enemy)
        for uid, hex in after.where.items():
            if lore.side[uid] == enemy:
                crowd.add(uid, hex)
        prizes = {
            hex: 0.6 * self.theirs.point * points
            for hex, points in lore.rules.victory_hexes.items()
            if not after.controls(enemy, hex)
        }
        allocator = Allocator(after, enemy, Forecaster(lore, self.theirs), reach, prizes, crowd)
        total = sum(one.value for one in allocator.plan(most=ANSWERS))
        return total + self._runs(after, reach)

    def _runs(self, after: Sight, reach: Mapping[str, Mapping[int, int]]) -> float:
        """Points that the enemy can simply walk into, and how far his wheels get."""
        lore = self.lore
        enemy = 1 - self.side
        total = 0.0
        if self.standing.is_last:
            return EXPOSED * self.theirs.point * exposed(after, enemy)
        reached: set[int] = set()
        for hexes in reach.values():
            reached.update(hexes)
        for hex, points in lore.rules.victory_hexes.items():
            mine = after.controls(self.side, hex)
            if mine and hex in reached and not after.fighters(self.side, hex):
                total += EXPOSED * self.theirs.point * points
        if lore.weights.scenarios[after.view.scenario].attacker != lore.sides[enemy]:
            return total
        theirs = Standing(after, enemy, self.theirs)
        field = theirs.field("mech")
        for uid, hexes in reach.items():
            counter = lore.roster[uid]
            if counter.mechanised and not counter.is_light and FROZEN not in after.marks(uid):
                here = after.where[uid]
                best = min(field[hex] for hex in hexes)
                total += 0.5 * self.theirs.drive * max(0.0, field[here] - best)
        return total
