"""The value of a complete plan: its attacks, where its units end, and the enemy's reply."""

from __future__ import annotations

from collections.abc import Mapping

from hexside.players.phased.appraisal import Appraisal
from hexside.players.phased.assaults import Allocator, Assault, Crowd
from hexside.players.phased.combat import Forecaster
from hexside.players.phased.cuts import cut_off
from hexside.players.phased.plan import Plan
from hexside.players.phased.raids import exposed
from hexside.players.phased.sight import FROZEN, Sight
from hexside.players.phased.threats import range_of
from hexside.players.phased.weights import PhasedSide

#: How many attacks of the enemy's reply are considered; more would change little.
ANSWERS = 12
#: An attack with at least this chance to clear its hex is assumed to succeed.
CLEARED = 0.5
#: The value of an empty point within the enemy's reach, as a share of its worth.
EXPOSED = 0.6


class Rating:
    """Rates the plans of a side in one position, always with both sides' plain weights."""

    def __init__(self, appraisal: Appraisal) -> None:
        self.appraisal = appraisal
        self.sight: Sight = appraisal.sight
        self.side = appraisal.side
        self.tables = appraisal.tables
        self.own = self._of(self.side)
        self.theirs = self._of(1 - self.side)
        self._forecaster = Forecaster(self.tables, self.own)

    def _of(self, side: int) -> PhasedSide:
        view = self.sight.view
        return self.tables.weights.of_side(self.tables.sides[side], view.scenario, view.turn)

    def of(self, plan: Plan) -> float:
        """The value of a plan in points of strength."""
        places = plan.places()
        value = sum(self._attack(one) for one in plan.assaults)
        value += self._position(places)
        after = self._after(plan, places)
        value += cut_off(after, self.side, self.own)
        value -= self.own.answer * self._answer(after)
        return value

    def _attack(self, one: Assault) -> float:
        """The outlook of an attack with the plain weights."""
        pairs = list(one.places.items())
        found = self._forecaster.outlook(self.sight, one.target, pairs, one.odds, one.trapped)
        points = self.tables.ground.victory_hexes.get(one.target, 0)
        if points and not self.sight.controls(self.side, one.target):
            return found.value + self.own.point * points * found.clears
        return found.value

    def _position(self, places: Mapping[str, int]) -> float:
        """How much nearer the side is to its goals, in supply, with its points guarded."""
        total = 0.0
        where = self.sight.where
        for uid, hex in places.items():
            if not self.tables.combat[uid]:
                continue
            here = where.get(uid, -1)
            total += self.appraisal.want(uid, hex)
            if here >= 0:
                total -= self.appraisal.want(uid, here)
        return total

    def _after(self, plan: Plan, places: Mapping[str, int]) -> Sight:
        """The position after the moves, without enemies that will probably be gone."""
        moves = dict(places)
        for one in plan.assaults:
            if one.outlook.clears >= CLEARED:
                for uid in self.sight.fighters(1 - self.side, one.target):
                    moves[uid] = -1
        return self.sight.after(moves)

    def _answer(self, after: Sight) -> float:
        """What the enemy can do next turn: his best attacks and his advances to the goals."""
        tables = self.tables
        enemy = 1 - self.side
        reach = {
            uid: range_of(after, uid)
            for uid, hex in after.where.items()
            if tables.side[uid] == enemy and tables.combat[uid] and hex >= 0
        }
        crowd = Crowd(tables, enemy)
        for uid, hex in after.where.items():
            if tables.side[uid] == enemy:
                crowd.add(uid, hex)
        prizes = {
            hex: 0.6 * self.theirs.point * points
            for hex, points in tables.ground.victory_hexes.items()
            if not after.controls(enemy, hex)
        }
        allocator = Allocator(after, enemy, Forecaster(tables, self.theirs), reach, prizes, crowd)
        total = sum(one.value for one in allocator.plan(most=ANSWERS))
        return total + self._runs(after, reach)

    def _runs(self, after: Sight, reach: Mapping[str, Mapping[int, int]]) -> float:
        """Points that the enemy can simply walk into, and how far his mechanised units get."""
        tables = self.tables
        enemy = 1 - self.side
        total = 0.0
        if self.appraisal.is_last:
            return EXPOSED * self.theirs.point * exposed(after, enemy)
        reached: set[int] = set()
        for hexes in reach.values():
            reached.update(hexes)
        for hex, points in tables.ground.victory_hexes.items():
            mine = after.controls(self.side, hex)
            if mine and hex in reached and not after.fighters(self.side, hex):
                total += EXPOSED * self.theirs.point * points
        scenario = tables.weights.scenarios[after.view.scenario]
        if scenario.attacker_at(after.turn) != tables.sides[enemy]:
            return total
        theirs = Appraisal(after, enemy, self.theirs)
        field = theirs.field("mech")
        for uid, hexes in reach.items():
            counter = tables.roster[uid]
            if counter.mechanised and not counter.is_light and FROZEN not in after.marks(uid):
                here = after.where[uid]
                best = min(field[hex] for hex in hexes)
                total += 0.5 * self.theirs.drive * max(0.0, field[here] - best)
        return total
