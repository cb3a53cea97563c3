"""Combined arms: one tank unit gives its columns to a whole attack (9.2), so each leads one."""

from __future__ import annotations

from hexside.players.phased.assaults import Allocator
from hexside.players.phased.standing import Standing

#: The longest advance after combat (14.2.2), and the shortest that leads past the vacated hex.
LONGEST = 4
SHORTEST = 2
#: 2-1: at less an attack costs more than it brings before the last turn, whatever lies behind.
SOUND = 1


class CombinedArms(Allocator):
    """Builds attacks of foot and wheels together, and keeps wheels for where they lead on.

    A second tank unit in an attack adds its strength, but no further column (9.2.1, 9.2.2): it
    may do more at the head of another attack.
    """

    def aim(self, standing: Standing) -> None:
        """Work out how far an advance over each target would lead on, and what odds are sound."""
        lore, field = standing.lore, standing.field("mech")
        if not standing.is_last:
            self.lowest = SOUND
        enemy = standing.sight.occupied[1 - standing.side]
        leads: dict[int, tuple[float, ...]] = {}
        for target in self.targets():
            # From the best of the hexes to attack from: what lies beyond must be better still.
            start = min(field[spot] for spot in lore.near[target] if self.able(spot))
            row = [0.0] * SHORTEST
            for advance in range(SHORTEST, LONGEST + 1):
                ahead = lore.grid.within(target, advance - 1)
                best = min((field[hex] for hex in ahead if not enemy[hex]), default=start)
                row.append(standing.weights.lead * max(0.0, start - best))
            leads[target] = tuple(row)
        self.leads = leads

    def bind(self, uid: str) -> float:
        """Wheels are missed more than foot where they are not."""
        extra = self.weights.armor * self.sight.attack(uid) if self._on_wheels(uid) else 0.0
        return super().bind(uid) + extra

    def orders(self, order: list[str]) -> list[list[str]]:
        """Several mixtures: wheels first, foot behind a tank unit or two, and foot first."""
        wheels = [uid for uid in order if self._on_wheels(uid)]
        foot = [uid for uid in order if not self._on_wheels(uid)]
        found = [order]
        if wheels and foot:
            found += [[*wheels[:1], *foot, *wheels[1:]], [*foot, *wheels]]
            if len(wheels) > 2:
                found.append([*wheels[:2], *foot, *wheels[2:]])
        return found

    def _on_wheels(self, uid: str) -> bool:
        counter = self.sight.lore.roster[uid]
        return counter.mechanised and not counter.is_light
