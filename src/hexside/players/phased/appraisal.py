"""How good a hex is for a unit: computed once for a position and used many times."""

from __future__ import annotations

from collections.abc import Mapping

from hexside.mechanics.kernels import spread
from hexside.players.phased.cover import need
from hexside.players.phased.goals import Fields, fields_of, spoils, stakes
from hexside.players.phased.hindrance import hindrance
from hexside.players.phased.raids import raiders
from hexside.players.phased.sight import CUT_OFF, IN_SUPPLY, SHORT, Sight
from hexside.players.phased.threats import Threats
from hexside.players.phased.weights import PhasedSide, Posture

#: One column of odds saves about this much of the strength that an attacker needs.
COLUMN = 0.75
#: The share of a stack that the enemy's next attack can cost at worst.
WORST = 0.7
#: The enemy cannot be everywhere: the share of his possible strength that he will bring.
LIKELY = 0.6
FARTHEST = 99
#: The value to the attacker of staying in a victory hex, relative to taking it.
KEPT = 0.5
#: Raids are considered in the last turn and this many turns before it.
SCREENED = 2
#: An enemy this near could take a point that is not held.
ALERT = 6


class Appraisal:
    """Goals, dangers and supply of a position for one side."""

    def __init__(
        self,
        sight: Sight,
        side: int,
        weights: PhasedSide,
        posture: Posture | None = None,
        threats: Threats | None = None,
    ) -> None:
        self.sight = sight
        self.side = side
        self.weights = weights
        self.posture = posture
        self.tables = sight.tables
        scenario = self.tables.weights.scenarios[sight.view.scenario]
        self.attacks = scenario.attacker_at(sight.turn) == self.tables.sides[side]
        #: In the last turn, only the score at its end counts.
        self.turns_left = scenario.turns - sight.turn
        self.is_last = self.turns_left <= 0
        #: What this side gains in the enemy's rear; worth the effort only in the last turn.
        self.spoils = spoils(sight, side) if self.is_last else []
        self._loot = {hex: points for part, points in self.spoils for hex in part}
        self._threats = threats
        self._fields: Fields | None = None
        self._field: dict[str, list[float]] = {}
        self.supply = sight.supply(side)
        self._distance: list[int] | None = None
        self._raiders: dict[int, float] | None = None
        self._need: list[float] | None = None
        self._shields: dict[int, float] = {}
        #: What this side loses where the enemy comes in.
        self.stakes = stakes(sight, side)

    @property
    def threats(self) -> Threats:
        """What the enemy could bring against each hex."""
        if self._threats is None:
            self._threats = Threats(self.sight, 1 - self.side, blind=True)
        return self._threats

    @property
    def has_threats(self) -> bool:
        """Whether the threats have been computed."""
        return self._threats is not None

    def field(self, kind: str) -> list[float]:
        """For each hex, the movement points to the goals, weighted towards the nearest.

        For mechanised units of the attacker, part of the enemy's resistance on the way is
        added: a unit past his line is nearer than a unit in front of it.
        """
        known = self._field.get(kind)
        if known is None:
            if self._fields is None:
                self._fields = fields_of(self.sight, self.side, self.posture)
            known = self._fields.field(kind)
            past = self.weights.past
            if kind == "mech" and past and self._fields.aims:
                goals = frozenset(hex for aim in self._fields.aims for hex in aim.hexes)
                toll = hindrance(self.sight, self.side, goals, kind)
                known = [far + past * more for far, more in zip(known, toll, strict=True)]
            self._field[kind] = known
        return known

    @property
    def raiders(self) -> Mapping[int, float]:
        """Enemies who could take points in the rear with their next move, late in the game."""
        if self._raiders is None:
            late = self.turns_left <= SCREENED
            self._raiders = raiders(self.sight, 1 - self.side) if late else {}
        return self._raiders

    @property
    def need(self) -> list[float]:
        """By row, the enemy strength for each point of ours."""
        if self._need is None:
            self._need = need(self.sight, self.side, self.enemy_distance)
        return self._need

    def thinness(self, hex: int) -> float:
        """The enemy strength for each point of ours along the front, in the row of a hex."""
        return self.need[self.tables.row[hex]]

    @property
    def enemy_distance(self) -> list[int]:
        """For each hex, the plain distance to the nearest enemy combat unit."""
        if self._distance is None:
            self._distance = self._enemy_distance()
        return self._distance

    def _enemy_distance(self) -> list[int]:
        grid = self.tables.grid
        found = [FARTHEST] * self.tables.size
        every = (grid.all_bits,) * 6
        front = self.sight.bits[1 - self.side]
        fresh = grid.all_bits & ~front
        steps = 0
        while front:
            for hex in grid.indices(front):
                found[hex] = steps
            steps += 1
            front = spread(front, every, grid.shifts) & fresh
            fresh &= ~front
        return found

    def shield(self, hex: int) -> float:
        """The value of a point of defence on this ground against the enemy's likely attacks."""
        known = self._shields.get(hex)
        if known is None:
            known = self._shields[hex] = self._shield(hex)
        return known

    def _shield(self, hex: int) -> float:
        tables = self.tables
        factor = 1.0
        if self.behind_river(hex):
            factor *= 1.9
            if all(tables.ground.river(n, hex) == "major" for n in self._front(hex)):
                factor *= 1.6
        if tables.terrain[hex] == "swamp":
            factor *= 2.0
        if self.sight.has_fort(self.side, hex) or tables.terrain[hex] in ("rough", "wooded-rough"):
            factor /= COLUMN
        if hex in tables.ground.cities:
            factor *= 2.0
        return min(factor, 3.5)

    def _front(self, hex: int) -> list[int]:
        """The neighbours of a hex that are nearer to the enemy."""
        far = self.enemy_distance
        return [near for near in self.tables.near[hex] if far[near] < far[hex]]

    def behind_river(self, hex: int) -> bool:
        """Whether the enemy must cross a river from every side."""
        front = self._front(hex)
        return bool(front) and all(self.tables.ground.river(near, hex) for near in front)

    def risk(self, hex: int, defense: float, worth: float) -> float:
        """The strength that a stack will probably lose to the enemy's next attack."""
        threat = LIKELY * self.threats.on(hex)
        if threat <= 0 or worth <= 0:
            return 0.0
        if self.threats.armour[hex]:
            threat *= 1.25
        ratio = threat / max(1.0, defense * self.shield(hex))
        return max(0.0, min(1.0, (ratio - 1.0) / 4.0)) * WORST * worth

    def is_supplied(self, hex: int) -> bool:
        """Whether a hex can trace supply in the current position."""
        return bool(self.supply >> self.tables.bit[hex] & 1)

    def lack(self, hex: int, also: int = -1) -> float:
        """16.1: the cost of being in a hex without supply at the end of the turn.

        ``also`` is a hex that other units will occupy by then.
        """
        if self.is_supplied(hex):
            return 0.0
        w = self.weights
        costs = {IN_SUPPLY: 0.0, SHORT: w.unsupplied, CUT_OFF: w.unsupplied + w.isolated}
        return costs[self.sight.shortage(self.side, hex, also)]

    def want(self, uid: str, hex: int) -> float:
        """How attractive a hex is for a unit: goals and supply, without company and danger."""
        w = self.weights
        kind = "mech" if self.tables.roster[uid].mechanised else "foot"
        pull = w.drive if kind == "mech" else w.goal
        score = -pull * self.field(kind)[hex]
        if kind == "foot" and self.weights.cover:
            score += self.weights.cover * self.thinness(hex)
        score -= self.lack(hex)
        points = self.tables.ground.victory_hexes.get(hex, 0)
        if points and not self.sight.controls(self.side, hex):
            score += w.point * points
        elif hex in self.stakes:
            score += self.duty(uid, hex)
        if hex in self._loot:
            score += w.point * self._loot[hex]
        return score

    def duty(self, uid: str, hex: int) -> float:
        """The value of this unit alone holding a point that we own."""
        points = self.stakes.get(hex, 0.0)
        if not points or self.enemy_distance[hex] > ALERT:
            return 0.0
        others = [u for u in self.sight.fighters(self.side, hex) if u != uid]
        if any(not self.tables.roster[u].is_light for u in others):
            return 0.0
        if self.attacks and hex in self.tables.ground.victory_hexes:
            # A captured hex is held by the unit that is there.
            return KEPT * self.weights.point * points
        if self.attacks and self.tables.roster[uid].mechanised:
            # The side that must win the campaign has other units to guard its towns.
            return 0.0
        return self.weights.guard * points
