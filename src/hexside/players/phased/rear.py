"""Units without a task: reserves, disordered units, light units, headquarters."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from hexside.players.phased.assaults import Assault
from hexside.players.phased.growing import Growing
from hexside.players.phased.sight import FROZEN, REPLACEMENT

#: The preferred distance of headquarters and artillery behind the front.
REAR = 3


class Rear(Growing):
    """Finds places behind the line and with the attackers."""

    # Other units

    def _rest(self, line: Collection[int]) -> None:
        """Units without a task come up behind the weakest part of the line, or follow the goals."""
        sight, tables = self.sight, self.tables
        others = [
            uid
            for uid in self.reach
            if uid not in self.placed and tables.combat[uid] and not tables.roster[uid].is_asu
        ]
        # Light units come last, since they join others.
        others.sort(key=lambda uid: (tables.roster[uid].is_light, -sight.worth(uid), uid))
        anchor = self._weak(line)
        for uid in others:
            if FROZEN in sight.marks(uid) or REPLACEMENT in sight.marks(uid):
                continue
            if not sight.is_fit(uid):
                hex, reason = self._shelter(uid), "rally"
            elif tables.roster[uid].is_light:
                hex, reason = self._join(uid), "follow"
            elif self.appraisal.attacks:
                hex, reason = self._best(uid, "follow")
            else:
                hex, reason = self._reserve(uid, line, anchor), "reserve"
            self._shift(uid, hex)
            self._order(uid, hex, reason, hex)

    def _join(self, uid: str) -> int:
        """Assault guns, anti-tank units and brigades join a stack that fights."""
        sight, tables, appraisal = self.sight, self.tables, self.appraisal
        here = sight.where.get(uid, -1)
        company: dict[int, float] = {}
        for other, hex in self.placed.items():
            if not tables.roster[other].is_light:
                company[hex] = company.get(hex, 0.0) + sight.worth(other)
        best, mark = here, -1e9
        for hex in sorted(self.reach[uid]):
            if not self._fits(uid, here, hex):
                continue
            score = 1.0 if hex == here else 0.0
            if hex in company:
                score += 2.0 + 0.1 * company[hex] + 0.06 * appraisal.threats.on(hex)
            score -= 0.15 * max(0, appraisal.enemy_distance[hex] - 1)
            if not appraisal.is_supplied(hex):
                score -= 2.0
            if score > mark:
                best, mark = hex, score
        return best

    def _weak(self, line: Collection[int]) -> dict[int, float]:
        """How much each post of the line wants a reserve behind it."""
        appraisal, sight = self.appraisal, self.sight
        found = {}
        for hex in line:
            defense = sum(sight.defense(u) for u, h in self.placed.items() if h == hex)
            found[hex] = appraisal.risk(hex, float(defense), 6.0)
            found[hex] += self.weights.guard * appraisal.stakes.get(hex, 0.0)
        return found

    def _reserve(self, uid: str, line: Collection[int], weak: Mapping[int, float]) -> int:
        """A hex on or behind the line, near its weakest posts, out of the enemy's reach."""
        sight, tables, appraisal = self.sight, self.tables, self.appraisal
        here = sight.where.get(uid, -1)
        best, mark = here, -1e9
        top = sorted(weak.items(), key=lambda item: (-item[1], item[0]))[:12]
        defense = sight.defense(uid)
        on_line = set(line)
        for hex in sorted(self.reach[uid]):
            if not self._fits(uid, here, hex):
                continue
            score = 0.0
            for post, need in top:
                far = tables.distance(post, hex)
                score = max(score, (0.5 + need) * max(0.0, 8.0 - abs(far - 1)) / 8.0)
            if hex in on_line:
                score += 0.6
            mates = sum(sight.defense(u) for u, h in self.placed.items() if h == hex)
            score -= self.weights.danger * appraisal.risk(hex, defense + mates, sight.worth(uid))
            if not appraisal.is_supplied(hex):
                score -= self.weights.unsupplied
            score += self.weights.guard * appraisal.stakes.get(hex, 0.0)
            if hex == here:
                score += self.weights.stir
            score += self.noise()
            if score > mark:
                best, mark = hex, score
        return best

    def _shelter(self, uid: str) -> int:
        """Disordered units go where they recover: away from enemy zones, in supply."""
        sight, appraisal = self.sight, self.appraisal
        here = sight.where.get(uid, -1)
        best, mark = here, -1e9
        for hex in sorted(self.reach[uid]):
            if not self._fits(uid, here, hex):
                continue
            zone = sight.zoc[1 - self.side][hex]
            score = -3.0 if zone else 0.0
            score -= appraisal.risk(hex, sight.defense(uid) / 2, sight.worth(uid))
            if not appraisal.is_supplied(hex):
                score -= self.weights.unsupplied
            score += 0.05 * min(6, appraisal.enemy_distance[hex])
            if here >= 0:
                score += 0.3 - 0.12 * self.tables.distance(here, hex)
            if score > mark:
                best, mark = hex, score
        return best

    # Headquarters, artillery, supply

    def _support(self, assaults: Collection[Assault]) -> None:
        """Artillery keeps its attacks and the line in range and avoids the enemy."""
        sight, tables, appraisal = self.sight, self.tables, self.appraisal
        targets = [one.target for one in assaults]
        guns = [u for u in self.reach if u not in self.placed and tables.roster[u].is_asu]
        for uid in guns:
            here = sight.where.get(uid, -1)
            reach = tables.roster[uid].asu_range
            busy = here >= 0 and any(tables.distance(here, t) <= reach + 1 for t in targets)
            best, mark = here, -1e9
            for hex in sorted(self.reach[uid]):
                near = appraisal.enemy_distance[hex]
                far = tables.distance(here, hex) if here >= 0 else 9
                score = -abs(near - REAR) * 0.5 - (4.0 if near <= 1 else 0.0)
                score -= appraisal.field("mech")[hex] * 0.02 * (1 if appraisal.attacks else 0)
                if busy and far > 2:
                    score -= 6.0
                score += 0.5 * min(4, sum(tables.distance(hex, t) <= reach + 1 for t in targets))
                if not appraisal.is_supplied(hex):
                    score -= 3.0
                if appraisal.threats.on(hex) > 0 and not self._is_covered(hex):
                    score -= 1.0
                score += 0.3 if hex == here else -0.05 * far
                if score > mark:
                    best, mark = hex, score
            self._order(uid, best, "command", best)

    def _is_covered(self, hex: int) -> bool:
        return any(h == hex for u, h in self.placed.items() if not self.tables.roster[u].is_light)
