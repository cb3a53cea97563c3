"""How good a hex is for a unit, judged once for a position and asked many times."""

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

#: A column of odds makes about this much of the strength that an attacker needs.
COLUMN = 0.75
#: The part of a stack that the enemy's next attack can cost it at the worst.
WORST = 0.7
#: The enemy cannot be everywhere: the part of what he could bring that he is taken to bring.
LIKELY = 0.6
FARTHEST = 99
#: What it is worth to the attacker to stay in a victory hex, of taking it.
KEPT = 0.5
#: Raids are looked for in the last turn and in so many before it.
SCREENED = 2
#: An enemy this near could take a point that nobody holds.
ALERT = 6


class Standing:
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
        self.lore = sight.lore
        scenario = self.lore.weights.scenarios[sight.view.scenario]
        self.attacks = scenario.attacker == self.lore.sides[side]
        #: In the last turn only what scores at its end counts.
        self.turns_left = scenario.turns - sight.turn
        self.is_last = self.turns_left <= 0
        #: What this side gains in the enemy's rear; worth the trouble in the last turn alone.
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
        """Whether somebody has asked for them."""
        return self._threats is not None

    def field(self, kind: str) -> list[float]:
        """For each hex the movement points to the goals, the nearest counting most.

        Wheels of the attacker count a part of what the enemy in the way costs: whoever is past
        his line is nearer than whoever stands before it.
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
        """Enemies who could take points in the rear with their next move, towards the end."""
        if self._raiders is None:
            late = self.turns_left <= SCREENED
            self._raiders = raiders(self.sight, 1 - self.side) if late else {}
        return self._raiders

    @property
    def need(self) -> list[float]:
        """By row, how much enemy strength faces a point of ours."""
        if self._need is None:
            self._need = need(self.sight, self.side, self.enemy_distance)
        return self._need

    def thinness(self, hex: int) -> float:
        """How much enemy strength faces a point of ours along the front at the height of a hex."""
        return self.need[self.lore.row[hex]]

    @property
    def enemy_distance(self) -> list[int]:
        """For each hex the plain distance to the nearest enemy combat unit."""
        if self._distance is None:
            self._distance = self._enemy_distance()
        return self._distance

    def _enemy_distance(self) -> list[int]:
        grid = self.lore.grid
        found = [FARTHEST] * self.lore.size
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
        """What the ground makes of a point of defense against the enemy's likely attacks."""
        known = self._shields.get(hex)
        if known is None:
            known = self._shields[hex] = self._shield(hex)
        return known

    def _shield(self, hex: int) -> float:
        lore = self.lore
        factor = 1.0
        if self.behind_river(hex):
            factor *= 1.9
            if all(lore.rules.river(n, hex) == "major" for n in self._front(hex)):
                factor *= 1.6
        if lore.terrain[hex] == "swamp":
            factor *= 2.0
        if self.sight.has_fort(self.side, hex) or lore.terrain[hex] in ("rough", "wooded-rough"):
            factor /= COLUMN
        if hex in lore.rules.cities:
            factor *= 2.0
        return min(factor, 3.5)

    def _front(self, hex: int) -> list[int]:
        """The neighbours of a hex that are nearer to the enemy."""
        far = self.enemy_distance
        return [near for near in self.lore.near[hex] if far[near] < far[hex]]

    def behind_river(self, hex: int) -> bool:
        """Whether the enemy must come across a river from wherever he comes."""
        front = self._front(hex)
        return bool(front) and all(self.lore.rules.river(near, hex) for near in front)

    def risk(self, hex: int, defense: float, worth: float) -> float:
        """The strength that a stack is likely to lose to the enemy's next attack."""
        threat = LIKELY * self.threats.on(hex)
        if threat <= 0 or worth <= 0:
            return 0.0
        if self.threats.armor[hex]:
            threat *= 1.25
        ratio = threat / max(1.0, defense * self.shield(hex))
        return max(0.0, min(1.0, (ratio - 1.0) / 4.0)) * WORST * worth

    def is_supplied(self, hex: int) -> bool:
        """Whether a line of supply leads from a hex as things are."""
        return bool(self.supply >> self.lore.bit[hex] & 1)

    def lack(self, hex: int, also: int = -1) -> float:
        """16.1: what it costs to stand in a hex that lies without supply at the end of the turn.

        ``also`` is a hex in which others will stand by then.
        """
        if self.is_supplied(hex):
            return 0.0
        w = self.weights
        costs = {IN_SUPPLY: 0.0, SHORT: w.unsupplied, CUT_OFF: w.unsupplied + w.isolated}
        return costs[self.sight.shortage(self.side, hex, also)]

    def want(self, uid: str, hex: int) -> float:
        """How much a hex draws a unit: goals and supply, without company and danger."""
        w = self.weights
        kind = "mech" if self.lore.roster[uid].mechanised else "foot"
        pull = w.drive if kind == "mech" else w.goal
        score = -pull * self.field(kind)[hex]
        if kind == "foot" and self.weights.cover:
            score += self.weights.cover * self.thinness(hex)
        score -= self.lack(hex)
        points = self.lore.rules.victory_hexes.get(hex, 0)
        if points and not self.sight.controls(self.side, hex):
            score += w.point * points
        elif hex in self.stakes:
            score += self.duty(uid, hex)
        if hex in self._loot:
            score += w.point * self._loot[hex]
        return score

    def duty(self, uid: str, hex: int) -> float:
        """What it is worth that this unit, and nobody else, holds a point that is ours."""
        points = self.stakes.get(hex, 0.0)
        if not points or self.enemy_distance[hex] > ALERT:
            return 0.0
        others = [u for u in self.sight.fighters(self.side, hex) if u != uid]
        if any(not self.lore.roster[u].is_light for u in others):
            return 0.0
        if self.attacks and hex in self.lore.rules.victory_hexes:
            # What has been won is held by whoever is there.
            return KEPT * self.weights.point * points
        if self.attacks and self.lore.roster[uid].mechanised:
            # Whoever is to win the campaign has others to guard his towns.
            return 0.0
        return self.weights.guard * points
