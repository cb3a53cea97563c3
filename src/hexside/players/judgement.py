"""What a player computes once for a position and uses many times."""

from __future__ import annotations

from hexside.engine import View
from hexside.players.hex_scores import APPROACH, FAR_RISK, HexScores
from hexside.players.knowledge import Knowledge
from hexside.players.picture import Picture
from hexside.players.weighing import SideWeights

#: What an enemy next to a city adds to the chance of its fall.
NEARNESS_RISK = 0.08


class Judgement:
    """The picture of a view with its maps, each made when first needed."""

    def __init__(self, know: Knowledge, view: View, weights: SideWeights) -> None:
        self.know = know
        self.picture = Picture(know, view)
        self.weights = weights
        self._hex_scores: HexScores | None = None
        self._reach: dict[str, dict[int, int]] = {}
        #: The value of chits, valid while the position does not change.
        self.merits: dict[str, float] = {}

    @property
    def hex_scores(self) -> HexScores:
        """Scores of hexes for this seat's units."""
        if self._hex_scores is None:
            self._hex_scores = HexScores(self.picture, self.picture.me, self.weights)
        return self._hex_scores

    def reach(self, uid: str) -> dict[int, int]:
        """Where a unit could go now."""
        known = self._reach.get(uid)
        if known is None:
            known = self._reach[uid] = self.picture.reach(uid)
        return known

    def endangered(self) -> tuple[int, float]:
        """The garrison that must hold and is most likely to fall, with that chance."""
        picture = self.picture
        distance = self.know.grid.distance
        worst, danger = -1, 0.0
        for target in picture.open:
            if not target.objective.held or target.objective.attacker == self.hex_scores.name:
                continue
            here = [u for u in picture.field.at(target.hex) if self.know.side[u] == picture.me]
            if not here:
                continue
            # A weak garrison far from the enemy can still be helped in other ways.
            near = min((distance(target.hex, h) for h, _ in self.hex_scores.enemies), default=99)
            pressing = APPROACH[near] if near < len(APPROACH) else FAR_RISK
            risk = pressing * self.hex_scores.fall(target.hex, here) + NEARNESS_RISK / (1 + near)
            if risk > danger:
                worst, danger = target.hex, risk
        return worst, danger

    def empty_objectives(self) -> list[int]:
        """Objectives that must be held and are empty."""
        picture = self.picture
        return [
            target.hex
            for target in picture.open
            if target.objective.held
            and target.objective.attacker != self.hex_scores.name
            and not picture.field.at(target.hex)
        ]
