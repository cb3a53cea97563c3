"""The value of a plan: what its attacks promise, how the army stands, what the enemy answers."""

from __future__ import annotations

from hexside.players.allocation import Allocator
from hexside.players.judgement import Judgement
from hexside.players.orders import Orders
from hexside.players.picture import Picture
from hexside.players.standing import NEARNESS

#: A target that is driven off this surely is counted as gone.
SURELY_GONE = 0.65
#: Attacks of the enemy that are looked at.
MOST_REPLIES = 12


class Evaluation:
    """Judges plans for one activation with the side's own weights."""

    def __init__(self, judgement: Judgement) -> None:
        self.judgement = judgement
        self.know = judgement.know
        self.side = judgement.picture.me
        self.standing = judgement.standing
        self.weights = judgement.weights
        self.enemy_weights = self.know.weights.side[self.know.sides[1 - self.side]]

    def __call__(self, orders: Orders) -> float:
        """What a plan is worth; only differences mean anything."""
        trial = self.judgement.picture.copy()
        for uid, order in orders.moves.items():
            trial.go(uid, order.hex)
        value = sum(assault.forecast.value for assault in orders.attacks)
        value += self._position(trial, orders)
        for assault in orders.attacks:
            if assault.forecast.vacated >= SURELY_GONE:
                for uid in trial.field.at(assault.target):
                    trial.lift(uid)
        return value - self.weights.answer * self.reply(trial)

    def reply(self, trial: Picture) -> float:
        """The best attacks and captures that the enemy has against a position."""
        know = self.know
        enemy = 1 - self.side
        reach = {
            uid: trial.reach(uid) for uid in sorted(trial.of_side(enemy)) if not know.is_hq[uid]
        }
        found = Allocator(trial, self.enemy_weights, reach).attacks(MOST_REPLIES)
        value = sum(assault.forecast.value for assault in found)
        entered = 0
        for hexes in reach.values():
            entered |= know.grid.bits(hexes)
        for target in trial.open:
            row = target.objective
            if (
                row.attacker == know.sides[enemy]
                and not trial.field.occupied[self.side][target.hex]
            ) and entered & target.near:
                value += row.points
        return value

    def _position(self, trial: Picture, orders: Orders) -> float:
        """Goals, objectives, supply and the line after the moves."""
        know = self.know
        weights = self.weights
        standing = self.standing
        supplied = trial.supplied(self.side)
        bit = know.grid.bit
        value = 0.0
        taken: set[int] = set()
        for uid in orders.moves:
            hex = trial.where[uid]
            if know.is_hq[uid]:
                standing.picture = trial
                trial.lift(uid)
                value += standing.headquarters(uid, hex)
                trial.put(uid, hex)
                standing.picture = self.judgement.picture
                continue
            fast = 1.3 if know.rules.roster[uid].mechanised else 1.0
            value += weights.goal * standing.goal[hex] * fast
            safe = supplied >> bit[hex] & 1
            if not safe:
                value -= weights.unsupplied
            for row, hexes in know.presences:
                if row.attacker == standing.name and hex in hexes:
                    value += know.presence(row, uid) * (1.0 if safe else row.unsupplied)
            for number, target in enumerate(trial.open):
                free = not trial.field.occupied[1 - self.side][target.hex]
                wanted = target.objective.attacker == standing.name
                if free and wanted and target.near >> bit[hex] & 1:
                    taken.add(number)
        value += sum(trial.open[number].objective.points for number in taken)
        return value + weights.cover * self._cover(trial) - self._falls(trial)

    def _cover(self, trial: Picture) -> float:
        """How well each enemy has somebody in his way."""
        occupied = trial.field.occupied[self.side]
        found = 0.0
        for enemy, weight in self.standing.enemies:
            for near, hexes in self.standing.blockers(enemy):
                if any(occupied[hex] for hex in hexes):
                    found += weight * near
                    break
        return found / NEARNESS[1]

    def _falls(self, trial: Picture) -> float:
        """What the objectives that must be kept are likely to cost."""
        value = 0.0
        self.standing.picture = trial
        for target in trial.open:
            if target.objective.attacker != self.standing.name:
                here = [u for u in trial.field.at(target.hex) if self.know.side[u] == self.side]
                value += target.objective.points * self.standing.fall(target.hex, here)
        self.standing.picture = self.judgement.picture
        return self.weights.guard * value
