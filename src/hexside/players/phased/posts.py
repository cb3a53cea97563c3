"""The line of a side as posts: the cost of each, and the unit that mans it."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from hexside.players.phased.appraisal import Appraisal
from hexside.players.phased.assaults import Crowd, Reach
from hexside.players.phased.line import cheapest
from hexside.players.phased.sight import Sight

#: A post needs at least one unit that could be elsewhere.
POST = 1.0
#: How far from the current contact ground counts as given up.
DEEPEST = 9
#: The line covers a victory hex within this many rows.
SHADOW = 2
#: The bonus of a post in or beside a stake, per point.
COVER = 0.6


class Posts:
    """Chooses the line of a side and the units for it."""

    def __init__(self, appraisal: Appraisal, reach: Reach, busy: Mapping[str, int]) -> None:
        self.appraisal = appraisal
        self.sight: Sight = appraisal.sight
        self.side = appraisal.side
        self.weights = appraisal.weights
        self.reach = reach
        #: Units already committed, with their hexes: they hold posts there for free.
        self.busy = busy
        self.held = frozenset(
            hex for uid, hex in busy.items() if not self.sight.tables.roster[uid].is_light
        )
        self.candidates = self._candidates()

    def _candidates(self) -> dict[int, list[str]]:
        """For each hex the units that could man it."""
        sight = self.sight
        found: dict[int, list[str]] = {}
        for uid, hexes in self.reach.items():
            if uid in self.busy or not sight.can_hold(uid):
                continue
            for hex in hexes:
                found.setdefault(hex, []).append(uid)
        return found

    def line(self) -> list[int]:
        """The posts of the best line, north to south."""
        return cheapest(self.sight, self.side, self.cost)

    def cost(self, hex: int) -> float:
        """The cost of a post: danger, ground given up, points left in front, no unit there."""
        appraisal, w = self.appraisal, self.weights
        total = POST
        if hex not in self.held:
            units = self.candidates.get(hex)
            if not units:
                total += w.gap
            else:
                best = sorted((self.sight.defense(uid) for uid in units), reverse=True)
                defense = float(sum(best[:2])) if len(best) > 1 else float(best[0])
                total += w.danger * appraisal.risk(hex, defense, defense)
        depth = min(DEEPEST, max(0, appraisal.enemy_distance[hex] - 1))
        total += w.yielding * depth
        total += self._abandoned(hex)
        if not appraisal.is_supplied(hex):
            total += w.unsupplied
        total -= w.terrain * (appraisal.shield(hex) - 1.0)
        return max(0.05, total)

    def _abandoned(self, hex: int) -> float:
        """What the enemy gets when the line passes behind a victory hex here."""
        tables = self.sight.tables
        row, column = tables.row[hex], tables.column[hex]
        ahead = -1 if self.side == 1 else 1
        total = 0.0
        for point, value in self.appraisal.stakes.items():
            if abs(tables.row[point] - row) > SHADOW:
                continue
            # The defender of the east loses what lies west of his line, and vice versa.
            if (tables.column[point] - column) * ahead > 0:
                total += self.weights.abandon * value
            elif tables.distance(point, hex) <= 1 and self.appraisal.enemy_distance[hex] <= DEEPEST:
                total -= COVER * value
        return total

    def man(self, line: Collection[int], crowd: Crowd) -> dict[str, int]:
        """One unit for each post that is not held yet."""
        appraisal = self.appraisal
        posted: dict[str, int] = {}
        order = sorted(
            (hex for hex in line if hex not in self.held),
            key=lambda hex: (len(self.candidates.get(hex, ())), -appraisal.threats.on(hex), hex),
        )
        for hex in order:
            uid = self._choose(hex, posted, crowd)
            if uid:
                posted[uid] = hex
                self._move(uid, hex, crowd)
        return posted

    def strengthen(self, line: Collection[int], crowd: Crowd) -> dict[str, int]:
        """A second unit for dangerous posts."""
        appraisal = self.appraisal
        posted: dict[str, int] = {}
        again = sorted(
            (hex for hex in line if appraisal.threats.on(hex) > 0),
            key=lambda hex: (-self._need(hex, posted), hex),
        )
        for hex in again:
            if self._need(hex, posted) <= 0:
                break
            uid = self._choose(hex, posted, crowd)
            if uid:
                posted[uid] = hex
                self._move(uid, hex, crowd)
        return posted

    def _need(self, hex: int, posted: Mapping[str, int]) -> float:
        """How much a second unit would help at a post."""
        appraisal, sight = self.appraisal, self.sight
        here = [u for u, h in posted.items() if h == hex] + [
            u for u, h in self.busy.items() if h == hex
        ]
        defense = float(sum(sight.defense(uid) for uid in here))
        before = appraisal.risk(hex, defense, defense + 4)
        after = appraisal.risk(hex, defense + 4, defense + 4)
        points = appraisal.stakes.get(hex, 0.0)
        return before - after + min(1.5, self.weights.guard) * points - 0.15 * len(here)

    def _choose(self, hex: int, posted: Mapping[str, int], crowd: Crowd) -> str:
        """The unit for a post: strong where it is dangerous, near, and not needed elsewhere."""
        sight, appraisal = self.sight, self.appraisal
        threat = appraisal.threats.on(hex)
        best, mark = "", -99.0
        for uid in self.candidates.get(hex, ()):
            here = sight.where.get(uid, -1)
            fits = crowd.may_stay(uid, hex) if here == hex else crowd.has_room(uid, hex)
            if uid in posted or not fits:
                continue
            score = 0.12 * sight.defense(uid) * min(1.0, threat / 12)
            if here == hex:
                score += 0.6
            elif here >= 0:
                score -= 0.06 * sight.tables.distance(here, hex)
            score -= 0.01 * len(self.reach[uid])
            if score > mark:
                best, mark = uid, score
        return best

    def _move(self, uid: str, hex: int, crowd: Crowd) -> None:
        here = self.sight.where.get(uid, -1)
        if here != hex:
            if here >= 0:
                crowd.take(uid, here)
            crowd.add(uid, hex)
