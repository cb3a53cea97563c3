"""The threat map: what the enemy could bring against each hex with his next moves."""

from __future__ import annotations

from hexside.players.battles import column_of
from hexside.players.picture import Picture

#: The enemy activates part of his army at a time, and not always here.
LIKELIHOOD = 0.55


class Threats:
    """Enemy strengths by the hexes that they can attack; computed once for a picture."""

    def __init__(self, picture: Picture, enemy: int) -> None:
        self.picture = picture
        self.enemy = enemy
        know = picture.know
        self.areas: list[tuple[int, int]] = []
        self.entered = 0
        grid = know.grid
        near: dict[int, list[int]] = {}
        for uid in sorted(picture.of_side(enemy)):
            strength = picture.attack(uid)
            if know.is_hq[uid] or strength <= 0:
                continue
            hexes = picture.reach(uid)
            bits = grid.bits(hexes)
            self.entered |= bits
            attacked = {n for hex in hexes for n in know.adjacent[hex]}
            for hex in attacked:
                near.setdefault(hex, []).append(strength)
        self._near = {hex: sorted(found, reverse=True) for hex, found in near.items()}
        self._known: dict[int, float] = {}

    def can_enter(self, hex: int) -> bool:
        """Whether an enemy unit could reach a hex."""
        return bool(self.entered >> self.picture.know.grid.bit[hex] & 1)

    def strength(self, hex: int) -> float:
        """The attack strength that the enemy can bring against a hex."""
        known = self._known.get(hex)
        if known is None:
            known = self._known[hex] = self._strength(hex)
        return known

    def _strength(self, hex: int) -> float:
        strengths = self._near.get(hex)
        if not strengths:
            return 0.0
        picture = self.picture
        know = picture.know
        own = picture.field.occupied[1 - self.enemy]
        open_sides = [n for n in know.adjacent[hex] if not own[n] and self.can_enter(n)]
        if not open_sides:
            return 0.0
        limit = know.weights.limits.stack * len(open_sides)
        across = sum(1 for n in open_sides if know.rules.ground.is_river(n, hex))
        return sum(strengths[:limit]) * (1 - 0.5 * across / len(open_sides))

    def losses(self, hex: int, defense: int, steps: int) -> tuple[float, float]:
        """Steps that the table would cost a hex, and the chance of losing it."""
        return self.losses_to(self.strength(hex), hex, defense, steps)

    def losses_to(self, strength: float, hex: int, defense: int, steps: int) -> tuple[float, float]:
        """The same for an attack of a given strength."""
        column = column_of(self.picture, strength, defense, hex)
        if column < 0 or steps <= 0:
            return 0.0, 0.0
        held = hex in self.picture.held
        lost = gone = 0.0
        results = self.picture.know.table[column]
        for outcome in results:
            steps_lost = outcome.defender_steps + (outcome.retreat if held else 0)
            lost += steps_lost
            if steps_lost >= steps or (outcome.retreat and not held):
                gone += 1
        return lost / len(results), gone / len(results)
