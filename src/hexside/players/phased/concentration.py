"""Combined arms: one tank unit gives its shifts to a full attack (9.2), so each leads one."""

from __future__ import annotations

from hexside.players.phased.appraisal import Appraisal
from hexside.players.phased.assaults import Allocator

#: The longest advance after combat (14.2.2), and the shortest that leads past the vacated hex.
LONGEST = 4
SHORTEST = 2
#: 2-1: below this an attack costs more than it gains before the last turn, whatever lies behind.
SOUND = 1


class CombinedArms(Allocator):
    """Builds attacks of infantry and mechanised units, and saves the latter for where they lead on.

    A second tank unit adds its strength to an attack but no further column (9.2.1, 9.2.2): it
    may achieve more at the head of another attack.
    """

    def aim(self, appraisal: Appraisal) -> None:
        """Compute how far an advance over each target leads, and which odds are sound."""
        tables, field = appraisal.tables, appraisal.field("mech")
        if not appraisal.is_last:
            self.lowest = SOUND
        enemy = appraisal.sight.occupied[1 - appraisal.side]
        leads: dict[int, tuple[float, ...]] = {}
        for target in self.targets():
            # Measured from the best hex to attack from: the ground beyond must be better still.
            start = min(field[spot] for spot in tables.near[target] if self.able(spot))
            row = [0.0] * SHORTEST
            for advance in range(SHORTEST, LONGEST + 1):
                ahead = tables.grid.within(target, advance - 1)
                best = min((field[hex] for hex in ahead if not enemy[hex]), default=start)
                row.append(appraisal.weights.lead * max(0.0, start - best))
            leads[target] = tuple(row)
        self.leads = leads

    def bind(self, uid: str) -> float:
        """A mechanised unit in the wrong place costs more than infantry."""
        extra = self.weights.armour * self.sight.attack(uid) if self._mechanised(uid) else 0.0
        return super().bind(uid) + extra

    def orders(self, order: list[str]) -> list[list[str]]:
        """Several mixes: mechanised first, infantry behind a tank unit or two, infantry first."""
        mechanised = [uid for uid in order if self._mechanised(uid)]
        infantry = [uid for uid in order if not self._mechanised(uid)]
        found = [order]
        if mechanised and infantry:
            found += [[*mechanised[:1], *infantry, *mechanised[1:]], [*infantry, *mechanised]]
            if len(mechanised) > 2:
                found.append([*mechanised[:2], *infantry, *mechanised[2:]])
        return found

    def _mechanised(self, uid: str) -> bool:
        counter = self.sight.tables.roster[uid]
        return counter.mechanised and not counter.is_light
