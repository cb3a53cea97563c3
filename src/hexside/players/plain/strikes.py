"""Attacks: who attacks which hex and from where, by expected value."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping

import msgspec

from hexside.players.plain.sight import Sight

#: For each attacker the hexes that it may attack from.
Reach = Mapping[str, Collection[int]]
#: Columns beyond which more attackers are not looked at.
MOST = 6


class Strike(msgspec.Struct, frozen=True):
    """An attack: the target, where each attacker stands, what it promises."""

    target: int
    places: dict[str, int]
    value: float
    column: int


class Defence(msgspec.Struct):
    """What stands in a hex: its strength, its steps and what one of them is worth."""

    strength: float
    steps: float
    count: float
    step_worth: float
    fort: int
    prize: float


class Strikes:
    """The attacks that a set of units could make."""

    def __init__(
        self, sight: Sight, reach: Reach, room: dict[int, int], noise: Callable[[], float]
    ) -> None:
        self.sight = sight
        self.printed = sight.printed
        self.reach = reach
        self.room = room
        self.noise = noise
        self.starving = sight.lineless()
        self.defences: dict[int, Defence] = {}
        #: The share of its strength that a unit brings against a target, where that is told.
        self.shares: dict[tuple[str, int], float] = {}
        self.by_target: dict[int, list[str]] = {}
        enemy = sight.field.occupied[sight.foe]
        for uid, hexes in reach.items():
            if sight.attack(uid) <= 0 or uid in sight.pinned or self.printed.roster[uid].is_hq:
                continue
            near = {there for hex in hexes for there in self.printed.around[hex] if enemy[there]}
            for target in near:
                self.by_target.setdefault(target, []).append(uid)

    def defence(self, target: int) -> Defence:
        """The defence of a hex and the prize for taking it."""
        known = self.defences.get(target)
        if known is not None:
            return known
        sight, manner = self.sight, self.sight.manner
        units = sight.field.at(target)
        steps = sum(sight.steps[uid] for uid in units) or 1
        worth = sum(sight.step_worth(uid) * sight.steps[uid] for uid in units) / steps
        prize = manner.ground + manner.taking * sight.open.get(target, 0.0)
        prize += (
            0.5
            * manner.garrison
            * sum(sight.kept.get(there, 0.0) / 6 for there in self.printed.around[target])
        )
        prize += 0.4 * manner.guard * sight.critical.get(target, 0.0)
        starving = self.starving
        if starving:
            bit = self.printed.grid.bit
            freed = sight.region(sight.me, without=1 << bit[target])
            gained = sum(1.0 for hex in starving if freed >> bit[hex] & 1)
            prize += 0.15 * sight.line * min(gained, 10.0)
        known = Defence(
            sight.defense_at(target, sight.foe),
            steps + 2 * sight.more,
            len(units) + sight.more,
            worth * manner.enemy_step,
            int(any(self.printed.is_fort[uid] for uid in units) or self._is_held(target)),
            prize + self.noise(),
        )
        self.defences[target] = known
        return known

    def _is_held(self, target: int) -> bool:
        """Whether those who may fall back will not do so, for the points of the hex."""
        return bool(self.printed.aims.falls_back) and target in self.sight.open

    def best(self, target: int, free: Collection[str]) -> Strike | None:
        """The best attack on a hex by free units: the strongest first, as many as pay."""
        pieces = []
        for uid in self.by_target.get(target, ()):
            if uid in free:
                pieces += [self._place(uid, target, {})]
        pieces.sort(key=lambda piece: (-piece[0], piece[1]))
        places: dict[str, int] = {}
        total, found = 0.0, None
        for _, uid, _ in pieces:
            share, _, hex = self._place(uid, target, places)
            if hex < 0:
                continue
            places[uid] = hex
            total += share
            value, column = self.appraise(target, places, total)
            if found is None or value > found.value:
                found = Strike(target, dict(places), value, column)
            elif column >= found.column + MOST:
                break
        return found

    def _place(self, uid: str, target: int, places: dict[str, int]) -> tuple[float, str, int]:
        """What a unit brings, and the hex from which it brings most and shuts most."""
        here = self.sight.where.get(uid, -1)
        best = (0.0, uid, -1)
        rank: tuple[float, float, int] | None = None
        taken = list(places.values())
        for hex in self.reach[uid]:
            if target not in self.printed.around[hex]:
                continue
            if hex != here and self.room.get(hex, self.printed.aims.stack) <= taken.count(hex):
                continue
            share = self.share(uid, hex, target)
            opened = sum(self.printed.grid.distance(hex, other) for other in taken)
            own = (share, opened + 0.5 * self.printed.shift[hex] + (0.7 if hex == here else 0), hex)
            if rank is None or own > rank:
                rank, best = own, (share, uid, hex)
        return best

    def share(self, uid: str, hex: int, target: int) -> float:
        """The strength that a unit brings against a target from a hex."""
        told = self.shares.get((uid, target))
        if told is not None:
            return told
        return self.sight.attack(uid) * (0.5 if self.printed.is_river(hex, target) else 1.0)

    def appraise(self, target: int, places: Mapping[str, int], attack: float) -> tuple[float, int]:
        """The expected value of an attack, and its column; far below 0 where it is not allowed."""
        sight, manner = self.sight, self.sight.manner
        defence = self.defence(target)
        launch = max(self.printed.launch[hex] for hex in places.values())
        launch -= any(uid in sight.pinned for uid in sight.field.at(target))
        column = self.printed.column(int(attack), defence.strength, target, launch)
        if column < 0 or attack < 1:
            return -9.0, column
        effort = sum(sight.attack(uid) for uid in places) * manner.effort
        return self.expected(target, places, column) - effort, column

    def expected(self, target: int, places: Mapping[str, int], column: int) -> float:
        """The expected value of an attack in a column of the table."""
        sight, manner = self.sight, self.sight.manner
        defence = self.defence(target)
        ways = self._ways_out(target, places)
        own = min(sight.step_worth(uid) for uid in places) * manner.own_step
        gain = min(sight.pull(uid, target) - sight.pull(uid, hex) for uid, hex in places.items())
        most = 2 * (manner.advance + manner.join)
        prize = defence.prize + max(0.0, min(most, gain))
        cells = self.printed.cells(column, sight.me, target, defence.fort)
        left_open = max(sight.kept.get(hex, 0.0) for hex in places.values())
        back = manner.ground + manner.taking * left_open
        total = 0.0
        for cell in cells:
            lost = min(defence.steps, cell.defender_steps)
            left = defence.steps - lost
            goes = bool(cell.retreat)
            if goes and left:
                price = ways[min(cell.retreat, 2) - 1]
                if self.printed.aims.stands:
                    # A stack loses a step for each hex in a zone, and for each that it cannot make.
                    goes = price >= 0
                    lost = min(defence.steps, lost + (price if goes else cell.retreat))
                    left = defence.steps - lost
                else:
                    lost += left if price < 0 else min(left, price * min(defence.count, left))
            if goes or not left:
                total += prize
            total += lost * defence.step_worth - cell.attacker_steps * own
            total -= cell.attacker_retreat * back
        return total / len(cells)

    def _ways_out(self, target: int, places: Mapping[str, int]) -> tuple[int, int]:
        """The steps that a retreat of one and of two hexes costs; -1 where there is no way."""
        around, sight = self.printed.around, self.sight
        stands = set(places.values())
        zones = {there for hex in stands for there in around[hex]}
        mine, zoc = sight.field.occupied[sight.me], sight.field.zoc[sight.me]
        one = two = 9
        for first in around[target]:
            if mine[first] or first in stands:
                continue
            price = 1 if zoc[first] or first in zones else 0
            one = min(one, price)
            for then in around[first]:
                if then != target and not mine[then] and then not in stands:
                    two = min(two, price + (1 if zoc[then] or then in zones else 0))
        return (-1 if one == 9 else one), (-1 if two == 9 else two)

    def plan(self, free: set[str]) -> list[Strike]:
        """Attacks with different units, the best first; units and room are used up."""
        found: list[Strike] = []
        known = {target: self.best(target, free) for target in sorted(self.by_target)}
        least = self.sight.manner.threshold
        while True:
            rows = [strike for strike in known.values() if strike and strike.value >= least]
            if not rows:
                return found
            strike = max(rows, key=lambda row: (row.value, -row.target))
            found.append(strike)
            free -= strike.places.keys()
            for uid, hex in strike.places.items():
                here = self.sight.where.get(uid, -1)
                if hex != here:
                    stack = self.printed.aims.stack
                    self.room[here] = self.room.get(here, stack) + 1
                    self.room[hex] = self.room.get(hex, stack) - 1
            del known[strike.target]
            used = strike.places.keys()
            for target in known:
                if used & set(self.by_target[target]):
                    known[target] = self.best(target, free)
