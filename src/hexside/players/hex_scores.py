"""How good a hex is for a unit: goals, the line, terrain, danger, supply, objectives."""

from __future__ import annotations

from hexside.players.knowledge import HALVES, Knowledge, Target
from hexside.players.picture import Picture
from hexside.players.threats import LIKELIHOOD, Threats
from hexside.players.weighing import SideWeights

#: How well a unit at this distance blocks an enemy.
NEARNESS = (0.0, 1.0, 0.95, 0.6, 0.3)
#: The chance that an unguarded objective falls, if the enemy can or cannot reach it at once.
OPEN_RISK, FAR_RISK = 0.95, 0.08
#: A headquarters has better things to do than hold a city.
HQ_IN_GARRISON = 0.3
#: The chance that an enemy at this distance soon reaches an objective.
APPROACH = (1.0, 1.0, 0.9, 0.8, 0.7, 0.5, 0.35, 0.25, 0.15)
#: How many enemy units attack one objective.
COLUMNS_OF_MARCH = 10


class HexScores:
    """Scores hexes for the units of one side; the picture may change between questions."""

    def __init__(self, picture: Picture, side: int, weights: SideWeights) -> None:
        self.picture = picture
        self.side = side
        self.weights = weights
        know = picture.know
        self.name = know.sides[side]
        self.threats = Threats(picture, 1 - side)
        self.supply = self._opened(picture.supplied(side))
        self.goal = goal_field(picture, side)
        self.enemy_goal = goal_field(picture, 1 - side)
        self.enemies = [
            (picture.where[uid], picture.attack(uid) / 4)
            for uid in sorted(picture.of_side(1 - side))
            if not know.is_hq[uid]
        ]
        self._coming: dict[int, tuple[float, float]] = {}
        self._ways: dict[int, list[tuple[float, list[int]]]] = {}
        self._in_the_way: dict[int, list[tuple[int, float, float]]] = {}

    def _opened(self, region: int) -> int:
        """A supply region plus the adjacent hexes, which a unit standing there would open."""
        know = self.picture.know
        opened = region
        for direction, shift in enumerate(know.grid.shifts):
            moved = region & know.rules.ground.supply_exits[direction]
            opened |= moved << shift if shift > 0 else moved >> -shift
        return opened

    def with_weights(self, weights: SideWeights) -> HexScores:
        """The same maps, judged with different weights."""
        twin = HexScores.__new__(HexScores)
        twin.__dict__.update(self.__dict__)
        twin.weights = weights
        return twin

    def is_supplied(self, hex: int) -> bool:
        """Whether a unit in a hex would be supplied."""
        return bool(self.supply >> self.picture.know.grid.bit[hex] & 1)

    def score(self, uid: str, hex: int) -> float:
        """The value of a unit in a hex; the unit must not be on the picture's map."""
        know = self.picture.know
        if know.is_hq[uid]:
            return self.headquarters(uid, hex)
        weights = self.weights
        value = weights.goal * self.goal[hex] * (1.3 if know.rules.roster[uid].mechanised else 1.0)
        value += self._objectives(uid, hex)
        value += self._danger(uid, hex) + self._shield(hex)
        if weights.cover:
            value += weights.cover * self._cover(hex)
        if not self.is_supplied(hex):
            value -= weights.unsupplied
        if self.picture.field.occupied[self.side][hex]:
            value -= weights.crowding
        if self.picture.field.zoc[1 - self.side][hex]:
            value += weights.contact
        return value

    # Parts

    def _cover(self, hex: int) -> float:
        """Enemies that a unit here would block and that no other unit blocks yet."""
        found = 0.0
        occupied = self.picture.field.occupied[self.side]
        for enemy, weight, nearness in self._blocked(hex):
            already = 0.0
            for near, others in self.blockers(enemy):
                if any(occupied[other] for other in others):
                    already = near
                    break
                if near <= nearness:
                    break
            if nearness > already:
                found += weight * (nearness - already)
        return found

    def _blocked(self, hex: int) -> list[tuple[int, float, float]]:
        """The enemies that a hex blocks, with their weights and how well it blocks them."""
        known = self._in_the_way.get(hex)
        if known is None:
            far = self.picture.know.far
            goal = self.enemy_goal
            known = self._in_the_way[hex] = [
                (enemy, weight, NEARNESS[far(enemy)[hex]])
                for enemy, weight in self.enemies
                if far(enemy)[hex] < len(NEARNESS) and goal[hex] >= goal[enemy]
            ]
        return known

    def blockers(self, enemy: int) -> list[tuple[float, list[int]]]:
        """The hexes that block an enemy, the best first."""
        known = self._ways.get(enemy)
        if known is None:
            grid = self.picture.know.grid
            goal = self.enemy_goal
            known = [
                (NEARNESS[far], [h for h in grid.ring(enemy, far) if goal[h] >= goal[enemy]])
                for far in range(1, len(NEARNESS))
            ]
            self._ways[enemy] = known
        return known

    def _danger(self, uid: str, hex: int) -> float:
        """The expected cost of the enemy's next attack on this hex, minus the terrain's help."""
        picture = self.picture
        strength = self.threats.strength(hex)
        if strength <= 0:
            return 0.0
        here = [other for other in picture.field.at(hex) if picture.know.side[other] == self.side]
        defense = picture.defense(uid) + sum(picture.defense(other) for other in here)
        steps = picture.steps(uid) + sum(picture.steps(other) for other in here)
        lost, gone = self.threats.losses(hex, defense, steps)
        share = picture.steps(uid) / steps
        cost = share * min(lost, steps) * picture.step_value(uid) + gone * 0.5
        shift = picture.know.rules.ground.terrain_shift[hex]
        return self.weights.terrain * shift - self.weights.risk * LIKELIHOOD * cost

    def _objectives(self, uid: str, hex: int) -> float:
        """Objectives taken or held from here, and areas that score."""
        picture = self.picture
        know = picture.know
        bit = know.grid.bit[hex]
        value = 0.0
        for target in picture.open:
            row = target.objective
            if row.attacker == self.name:
                free = not picture.field.occupied[1 - self.side][target.hex]
                if free and target.near >> bit & 1:
                    value += row.points
            elif hex == target.hex:
                value += self.weights.guard * row.points * self._guarding(uid, hex)
        for area, hexes in know.presences:
            if area.attacker == self.name and hex in hexes:
                points = know.presence(area, uid)
                value += points if self.is_supplied(hex) else points * area.unsupplied
        return value

    def _guarding(self, uid: str, hex: int) -> float:
        """How much this unit in an objective improves the chance of keeping it."""
        picture = self.picture
        others = [o for o in picture.field.at(hex) if picture.know.side[o] == self.side]
        before = self.fall(hex, others)
        return before - self.fall(hex, [*others, uid])

    def _shield(self, hex: int) -> float:
        """A unit next to an objective that must be held leaves the enemy fewer sides to attack."""
        picture = self.picture
        value = 0.0
        for target in picture.open:
            row = target.objective
            if not row.held or row.attacker == self.name or hex not in self._around(target.hex):
                continue
            if picture.field.occupied[self.side][hex]:
                continue
            here = [o for o in picture.field.at(target.hex) if picture.know.side[o] == self.side]
            if here:
                value += (
                    self.weights.guard
                    * row.points
                    * self.weights.shield
                    * self.fall(target.hex, here)
                )
        return value

    def _around(self, hex: int) -> tuple[int, ...]:
        return tuple(self.picture.know.adjacent[hex])

    def fall(self, hex: int, defenders: list[str]) -> float:
        """The chance that an objective with these defenders falls, soon if not at once."""
        picture = self.picture
        near, coming = self._approach(hex)
        sides = picture.know.adjacent[hex]
        own = picture.field.occupied[self.side]
        # The enemy cannot attack from sides that are occupied by our units.
        coming *= (1 + 2 * sum(1 for n in sides if not own[n]) / len(sides)) / 3
        if not defenders:
            return OPEN_RISK if self.threats.can_enter(hex) else near
        defense = sum(picture.defense(uid) for uid in defenders)
        steps = sum(picture.steps(uid) for uid in defenders)
        now, _ = self.threats.losses(hex, defense, steps)
        later, _ = self.threats.losses_to(coming, hex, defense, steps)
        held = hex in picture.held
        pressure = max(LIKELIHOOD * now, near * later) / steps
        if not held:
            # A unit that may retreat gives up the hex before it dies.
            pressure *= 2
        return near * pressure / (pressure + 0.5)

    def _approach(self, hex: int) -> tuple[float, float]:
        """How near the enemy is to an objective, as a chance, and the strength he can bring."""
        known = self._coming.get(hex)
        if known is None:
            far = self.picture.know.far(hex)
            close = sorted(
                (far[enemy], -weight)
                for enemy, weight in self.enemies
                if far[enemy] < len(APPROACH)
            )
            near = APPROACH[close[0][0]] if close else FAR_RISK
            strongest = sorted(weight for _, weight in close)[:COLUMNS_OF_MARCH]
            known = self._coming[hex] = near, -4.0 * sum(strongest)
        return known

    def headquarters(self, hq: str, hex: int) -> float:
        """A headquarters wants its units in range, other units with it, and no enemy near."""
        picture = self.picture
        know = picture.know
        reach = know.rules.roster[hq].command_range or 0
        others = [
            (picture.where[other], know.rules.roster[other].command_range or 0)
            for other in picture.of_side(self.side)
            if know.is_hq[other] and other != hq
        ]
        value = 0.0
        for uid in picture.of_side(self.side):
            there = picture.where[uid]
            if know.is_hq[uid] or know.far(there)[hex] > reach:
                continue
            shared = any(know.far(where)[there] <= far for where, far in others)
            value += self.weights.command * picture.attack(uid) * (0.4 if shared else 1.0)
        company = [o for o in picture.field.at(hex) if know.side[o] == self.side]
        guards = sum(picture.defense(uid) for uid in company if not know.is_hq[uid])
        if self.threats.can_enter(hex) and not company:
            value -= 6.0
        elif self.threats.strength(hex) > 0:
            _, gone = self.threats.losses(hex, guards + picture.defense(hq), 2 * len(company) + 1)
            value -= 1.0 + 4.0 * gone
        if not self.is_supplied(hex):
            value -= 8.0
        for target in picture.open:
            if target.hex == hex and target.objective.attacker != self.name:
                # A headquarters strengthens a garrison that must hold.
                stake = self.weights.guard * target.objective.points
                value += HQ_IN_GARRISON * stake * self._guarding(hq, hex)
        return value + 0.25 * self.weights.goal * self.goal[hex] * reach


def goal_field(picture: Picture, side: int) -> list[float]:
    """For every hex, how near it is to a side's best objective, in hexes; higher is nearer."""
    return goal_of(picture.know, picture.open, side)


def goal_of(know: Knowledge, open_targets: tuple[Target, ...], side: int) -> list[float]:
    """The same for given objectives that are still open; cached while the program runs."""
    name = know.sides[side]
    wanted = tuple(target for target in open_targets if target.objective.attacker == name)
    key = (side, *(target.number for target in wanted))
    known = know.goals.get(key)
    if known is None:
        fields = [
            [row.pull - max(0.0, cost / HALVES - row.radius) for cost in target.distance]
            for target in wanted
            for row in (target.objective,)
        ]
        fields += [
            [presence.pull - cost / HALVES for cost in distance]
            for (presence, _), distance in zip(know.presences, know.presence_distance, strict=True)
            if presence.attacker == name
        ]
        known = [max(values) for values in zip(*fields, strict=True)]
        known = know.goals[key] = known or [0.0] * know.grid.size
    return known
