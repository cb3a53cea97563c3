"""A rough map of a position for one side: strengths, pressure, goals, the line, supply."""

from __future__ import annotations

import functools

from hexside.players.hex_scores import NEARNESS
from hexside.players.quick.aims import aims_of
from hexside.players.quick.position import Position
from hexside.players.quick.quick_tables import FAST, SLOW, QuickTables
from hexside.players.quick.storms import COMING, MAX_COMING, chance_of_fall, passed_by
from hexside.players.quick.supply import supplied
from hexside.players.weighing import SideWeights

#: No headquarters commands more strength than this against one hex.
MAX_PRESSURE = 30.0
#: The enemy acts with only part of his army before we act again.
LIKELIHOOD = 0.55
#: The chance that an empty objective out of reach of enemy ground units falls.
EMPTY_RISK = 0.15
LANDING_RISK = 0.5
#: How near a unit an airborne landing must be.
LANDING_RANGE = 8
#: The share of an objective that a unit in it keeps, with the enemy near and with no enemy near.
NEAR_KEEPER, FAR_KEEPER = 0.7, 0.25
NO_HEXES: frozenset[int] = frozenset()


class Sketch:
    """One side's map of a position; units of that side are moved in it with ``settle``."""

    def __init__(
        self, tables: QuickTables, work: Position, side: int, weights: SideWeights
    ) -> None:
        self.tables = tables
        self.work = work
        self.side = side
        self.weights = weights
        self.name = tables.know.sides[side]
        self.closing = tables.know.closing(self.name, work.rules.setup.turns - work.turn)
        field = work.field
        self.enemy_occupied: bytearray = field.occupied[1 - side]
        self.enemy_zoc: bytearray = field.zoc[1 - side]
        self.own_zoc: bytearray = field.zoc[side]
        aims = aims_of(tables, work.data)
        self.open = aims.open
        self.enemy_goal = aims.goals[1 - side]
        attacks = tables.know.weights.attacker == self.name
        #: Objectives that this side, and the other side, must hold.
        self.held: frozenset[int] = NO_HEXES if attacks else aims.held
        self.sieges: frozenset[int] = aims.held if attacks else NO_HEXES
        self._aims = aims
        #: Objectives that the enemy takes from nearby while they are empty.
        self.kept: dict[int, float] = {
            target.hex: target.objective.points
            for target in aims.open
            if target.objective.attacker != self.name and not target.objective.held
        }
        #: Enemy strengths by hex, and what the enemy can bring against each hex.
        self.enemies: dict[int, float] = {}
        self.pressure: list[float] = tables.nothing
        #: Own combat units in each hex without headquarters, and their defence strength.
        self.crowd: dict[int, int] = {}
        self.guards: dict[int, int] = {}
        self.hqs: set[int] = set()
        self._moves = 0
        self._commands: tuple[object, dict[int, float]] | None = None
        self._supply = -1
        self._base: dict[int, float] = {}
        self._ground: tuple[dict[int, float], dict[int, float]] = ({}, {})
        self._dangers: dict[tuple[int, int], tuple[float, float]] = {}
        self._takes: dict[int, float] | None = None
        self._gains: dict[int, float] = {}
        self._shield: dict[int, float] | None = None
        self._approach: dict[int, float] = {}
        self._need: dict[int, float] | None = None

    @functools.cached_property
    def goal(self) -> list[float]:
        """How near every hex is to the side's aims; cities too strong for it are left out."""
        aims = self._aims
        storm = max(self.weights.storm, self.closing.storm)
        if not (self.sieges and storm):
            return aims.goals[self.side]
        passed = passed_by(self.tables, self.work, self.side, self.sieges, storm)
        return aims.goal_without(self.tables.know, self.side, passed)

    def muster(self) -> None:
        """Count own units; call this before asking for stacks, garrisons and attacks."""
        work = self.work
        own = work.field.occupied[self.side]
        for hex, stack in work.field.stacks.items():
            if own[hex]:
                for uid in stack:
                    self.settle(uid, hex)

    def look(self) -> None:
        """Read the enemy: his strengths by hex, and what he can bring against each hex."""
        tables = self.tables
        field = self.work.field
        enemy = 1 - self.side
        side = tables.side
        attack = self.work.attack
        fast: dict[int, float] = {}
        slow: dict[int, float] = {}
        for hex, stack in field.stacks.items():
            if self.enemy_occupied[hex]:
                for uid in stack:
                    if not tables.is_hq[uid] and side[uid] == enemy:
                        bucket = fast if tables.mechanised[uid] else slow
                        bucket[hex] = bucket.get(hex, 0.0) + attack(uid)
        pressure = [0.0] * len(tables.adjacent)
        enemies = dict(fast)
        for bucket, falling in ((fast, FAST), (slow, SLOW)):
            for hex, strength in bucket.items():
                if bucket is slow:
                    enemies[hex] = enemies.get(hex, 0.0) + strength
                if strength:
                    shares = [strength * share for share in falling]
                    for near, far in tables.around(hex):
                        pressure[near] += shares[far]
        self.enemies = enemies
        self.pressure = pressure

    # Own units

    def settle(self, uid: str, hex: int) -> None:
        """An own unit stands in a hex."""
        self._moves += 1
        if self.tables.is_hq[uid]:
            self.hqs.add(hex)
            return
        self.crowd[hex] = self.crowd.get(hex, 0) + 1
        self.guards[hex] = self.guards.get(hex, 0) + self.work.defense(uid)

    def lift(self, uid: str, hex: int) -> None:
        """An own unit leaves a hex."""
        if self.tables.is_hq[uid]:
            self._moves += 1
            self.hqs.discard(hex)
            return
        self.crowd[hex] -= 1
        self.guards[hex] -= self.work.defense(uid)

    def has_room(self, uid: str, hex: int) -> bool:
        """Whether one more unit of its kind may stand in a hex."""
        if self.tables.is_hq[uid]:
            return hex not in self.hqs
        return self.crowd.get(hex, 0) < self.tables.know.weights.limits.stack

    def commands(self, reach: int) -> dict[int, float]:
        """By hex, how much command a headquarters there would add that is not on the map yet.

        Units already commanded by another headquarters count less.
        """
        key = (reach, self._moves)
        if self._commands is None or self._commands[0] != key:
            fields = [self.tables.know.far(hex) for hex in sorted(self.hqs)]
            found: dict[int, float] = {}
            for hex, count in self.crowd.items():
                if count:
                    shared = any(far[hex] <= reach for far in fields)
                    weight = count * (self.weights.shared if shared else 1.0)
                    for there in self.tables.commanded(hex, reach):
                        found[there] = found.get(there, 0.0) + weight
            self._commands = (key, found)
        return self._commands[1]

    # Supply

    def is_supplied(self, hex: int) -> bool:
        """Whether a unit in a hex, or in one next to the supplied area, would be supplied."""
        if self._supply < 0:
            self._supply = supplied(self.tables, self.work, self.side)
        return bool(self._supply >> self.tables.bit[hex] & 1)

    # Scores

    def takes(self) -> dict[int, float]:
        """Points for the hexes from which an objective is taken."""
        if self._takes is None:
            found: dict[int, float] = {}
            for target in self.open:
                row = target.objective
                if row.attacker == self.name and not self.enemy_occupied[target.hex]:
                    for hex in target.within:
                        found[hex] = found.get(hex, 0.0) + row.points
            for city in self.landings():
                for hex in self.tables.within(city, LANDING_RANGE):
                    found[hex] = found.get(hex, 0.0) + self.weights.landing
            self._takes = found
        return self._takes

    def landings(self) -> list[int]:
        """Empty objectives that an airborne landing could take from a nearer place."""
        if not self.weights.landing or getattr(self.work.data, "airborne_used", True):
            return []
        own = [hex for hex in self.work.field.stacks if self.work.field.occupied[self.side][hex]]
        found = []
        for city in sorted(self.sieges):
            far = self.tables.know.far(city)
            if not self.enemy_occupied[city] and all(far[hex] > LANDING_RANGE for hex in own):
                found.append(city)
        return found

    def base(self, hex: int) -> float:
        """The value of a hex to any unit of the side."""
        known = self._base.get(hex)
        if known is None:
            weights = self.weights
            known = weights.goal * self.goal[hex] + self.takes().get(hex, 0.0)
            if not self.is_supplied(hex):
                known -= weights.unsupplied * self.closing.unsupplied
            if self.enemy_zoc[hex]:
                known += weights.contact
            self._base[hex] = known
        return known

    def ground(self, uid: str, hex: int) -> float:
        """The value of a hex to a unit, ignoring the enemy's reply."""
        tables = self.tables
        fast = tables.mechanised[uid]
        found = self._ground[fast]
        known = found.get(hex)
        if known is None:
            weights = self.weights
            known = self.base(hex) + 0.2 * tables.shift[hex] * weights.terrain
            if fast:
                known += weights.dash * weights.goal * self.goal[hex]
            for row, hexes in tables.know.presences:
                if row.attacker == self.name and hex in hexes:
                    points = self.closing.presence * (row.mechanised if fast else row.other)
                    known += points if self.is_supplied(hex) else points * row.unsupplied
            found[hex] = known
        return known

    def score(self, uid: str, hex: int) -> float:
        """The value of a combat unit in a hex; the unit must be lifted first."""
        weights = self.weights
        value = self._ground[self.tables.mechanised[uid]].get(hex)
        if value is None:
            value = self.ground(uid, hex)
        if self.pressure[hex] > 0:
            value += self._danger(uid, hex)
        if self.held:
            if hex in self.held:
                value += self.guard(uid, hex)
            if not self.crowd.get(hex, 0):
                value += self.shield().get(hex, 0.0)
        if weights.cover:
            value += weights.cover * self.need().get(hex, 0.0)
        if self.crowd.get(hex, 0):
            value -= weights.crowding
        elif hex in self.kept:
            near = NEAR_KEEPER if self.pressure[hex] > 0 else FAR_KEEPER
            value += weights.guard * self.kept[hex] * near
        return value

    def _danger(self, uid: str, hex: int) -> float:
        """The expected cost of the enemy's next attack here, minus the terrain's help."""
        tables = self.tables
        defense = self.work.defense(uid) + self.guards.get(hex, 0)
        key = (hex, defense)
        known = self._dangers.get(key)
        if known is None:
            pressure = min(self.pressure[hex], MAX_PRESSURE)
            column = min(tables.last, tables.column(pressure, defense) - tables.shift[hex])
            known = tables.pain[column] if column >= 0 else (0.0, 0.0)
            self._dangers[key] = known
        steps, gone = known
        cost = LIKELIHOOD * (steps * tables.value[uid] + 0.5 * gone)
        return self.weights.terrain * tables.shift[hex] - self.weights.risk * cost

    def fall(self, hex: int, defense: float) -> float:
        """How likely an objective that must be held is to fall soon."""
        if defense <= 0:
            if self.pressure[hex] > 0:
                return 0.95
            return LANDING_RISK if self._may_be_landed_on(hex) else EMPTY_RISK
        sides = self.tables.adjacent[hex]
        crowd = self.crowd
        # The enemy cannot attack from sides that are occupied by our units.
        shut = 0
        for near in sides:
            if crowd.get(near, 0):
                shut += 1
        pressure = min(self.approach(hex), MAX_COMING) * (1.0 - 0.67 * shut / len(sides))
        return chance_of_fall(pressure, defense, self.tables.shift[hex])

    def approach(self, hex: int) -> float:
        """What can soon be brought against an objective, including from farther away."""
        known = self._approach.get(hex)
        if known is None:
            far = self.tables.know.far(hex)
            known = self.pressure[hex]
            coming = 0.0
            for enemy, strength in self.enemies.items():
                away = far[enemy]
                if away < len(COMING):
                    coming += strength * COMING[away]
            known = self._approach[hex] = max(known, coming)
        return known

    def _may_be_landed_on(self, hex: int) -> bool:
        """Whether an airborne landing could come soon."""
        if getattr(self.work.data, "airborne_used", True):
            return False
        far = self.tables.know.far(hex)
        return any(far[enemy] <= LANDING_RANGE + 4 for enemy in self.enemies)

    def shield(self) -> dict[int, float]:
        """The value of closing a side of a garrison that must hold, by hex."""
        if self._shield is None:
            found: dict[int, float] = {}
            for target in self.open:
                hex = target.hex
                guards = self.guards.get(hex, 0)
                if hex in self.held and guards > 0:
                    stake = self.weights.guard * target.objective.points * self.weights.shield
                    value = stake * self.fall(hex, guards)
                    for near in self.tables.adjacent[hex]:
                        found[near] = found.get(near, 0.0) + value
            self._shield = found
        return self._shield

    def guard(self, uid: str, hex: int) -> float:
        """The value of one more unit in a garrison."""
        before = self.guards.get(hex, 0)
        after = before + self.work.defense(uid)
        gain = self.fall(hex, before) - self.fall(hex, after)
        return self.weights.guard * self.stake(hex) * gain

    def stake(self, hex: int) -> float:
        """The points of an objective that must be held."""
        return max(t.objective.points for t in self.open if t.hex == hex and t.objective.held)

    # The line

    def need(self) -> dict[int, float]:
        """How much a hex blocks enemies that are not blocked yet."""
        if self._need is None:
            self._need = {}
            for enemy, strength in self.enemies.items():
                if strength > 0:
                    self._wanted(enemy, strength / 4)
        return self._need

    def _wanted(self, enemy: int, weight: float) -> None:
        assert self._need is not None
        need = self._need
        goal = self.enemy_goal
        least = goal[enemy]
        crowd = self.crowd
        best = 0.0
        ways = []
        for hex, far in self.tables.around(enemy):
            if far and goal[hex] >= least:
                near = NEARNESS[far]
                if crowd.get(hex, 0):
                    best = max(best, near)
                ways.append((hex, near))
        for hex, near in ways:
            if near > best:
                need[hex] = need.get(hex, 0.0) + weight * (near - best)

    def block(self, hex: int) -> None:
        """A unit now stands in a hex: the needs that it meets are met."""
        if self._need is None or not self.weights.cover:
            return
        for enemy, far in self.tables.around(hex):
            if far and self.enemies.get(enemy, 0.0) > 0:
                # A good approximation: the nearest hexes lose their attraction first.
                for near, away in self.tables.around(enemy):
                    if away >= far and near in self._need:
                        self._need[near] *= 0.5

    # Attacks

    def gain(self, target: int) -> float:
        """The value of driving the enemy out of a hex."""
        known = self._gains.get(target)
        if known is None:
            weights = self.weights
            known = weights.ground
            bit = self.tables.bit[target]
            for goal in self.open:
                if goal.objective.attacker == self.name:
                    if goal.near >> bit & 1:
                        known += goal.objective.points
                    elif weights.foresight and goal.objective.held:
                        far = self.tables.know.far(goal.hex)[target]
                        if far == 1:
                            known += weights.foresight * goal.objective.points
                elif goal.near >> bit & 1:
                    known += 0.15 * goal.objective.points
            known = self._gains[target] = min(known, 80.0)
        return known
