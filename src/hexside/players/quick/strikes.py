"""Attacks of the quick hand: the best first, with exact expected results from the combat table."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import NamedTuple

from hexside.players.quick.sketch import Sketch


class Strike(NamedTuple):
    """An attack: its value, the target, and the hex of each unit."""

    value: float
    target: int
    places: dict[str, int]


class Strikes:
    """Finds attacks for units that can reach given hexes."""

    def __init__(
        self,
        sketch: Sketch,
        reach: Mapping[str, Collection[int]],
        barred: Collection[int] = (),
    ) -> None:
        self.sketch = sketch
        self.barred = barred
        work = sketch.work
        zoc = sketch.enemy_zoc
        self.strength: dict[str, int] = {}
        #: The units that can reach each hex next to an enemy.
        self.near: dict[int, list[str]] = {}
        self.room: dict[int, int] = dict(sketch.crowd)
        is_hq = sketch.tables.is_hq
        for uid, hexes in reach.items():
            here = work.units[uid].hex
            if not is_hq[uid]:
                self.room[here] = self.room.get(here, 1) - 1
            strength = work.attack(uid)
            if strength <= 0 or is_hq[uid]:
                continue
            self.strength[uid] = strength
            for hex in hexes:
                if zoc[hex]:
                    self.near.setdefault(hex, []).append(uid)
        self.free = set(self.strength)

    def best(self, most: int = 30) -> list[Strike]:
        """Attacks worth making; each unit takes part in at most one."""
        adjacent = self.sketch.tables.adjacent
        targets = sorted(
            {
                there
                for hex in self.near
                for there in adjacent[hex]
                if self.sketch.enemy_occupied[there] and there not in self.barred
            }
        )
        waiting = [found for target in targets if (found := self.on(target)) is not None]
        chosen: list[Strike] = []
        limit = self.sketch.tables.know.weights.limits.stack
        while waiting and len(chosen) < most:
            strike = max(waiting, key=_value)
            waiting.remove(strike)
            taken: dict[int, int] = {}
            possible = True
            for uid, hex in strike.places.items():
                taken[hex] = taken.get(hex, 0) + 1
                if uid not in self.free or self.room.get(hex, 0) + taken[hex] > limit:
                    possible = False
                    break
            if not possible:
                again = self.on(strike.target)
                if again is not None:
                    waiting.append(again)
                continue
            chosen.append(strike)
            for hex, count in taken.items():
                self.room[hex] = self.room.get(hex, 0) + count
            self.free.difference_update(strike.places)
        return chosen

    def on(self, target: int) -> Strike | None:
        """The best attack on one hex, or ``None`` if none is worth making."""
        sketch = self.sketch
        tables = sketch.tables
        work = sketch.work
        options: dict[str, list[int]] = {}
        for hex in tables.adjacent[target]:
            for uid in self.near.get(hex, ()):
                if uid in self.free:
                    options.setdefault(uid, []).append(hex)
        if not options:
            return None
        strength = self.strength
        defenders = work.field.stacks[target]
        defense = sum(work.defense(uid) for uid in defenders)
        shift = tables.shift[target] if defense else 0
        if tables.column(sum(strength[uid] for uid in options), defense) - shift < 0:
            return None
        order = sorted(options, key=lambda uid: (-strength[uid], uid))
        steps = sum(work.units[uid].steps for uid in defenders)
        worth = sum(work.units[uid].steps * tables.value[uid] for uid in defenders)
        held = target in sketch.sieges
        gain = sketch.gain(target)
        if held:
            worth += sketch.weights.siege * sketch.stake(target) * steps
        limit = tables.know.weights.limits.stack
        is_river = tables.know.rules.ground.is_river
        weights = sketch.weights
        places: dict[str, int] = {}
        by_hex: dict[int, int] = {}
        count: dict[int, int] = {}
        best: Strike | None = None
        last_column = -2
        own: list[float] = []
        for uid in order:
            choice, good = -1, -99.0
            for hex in options[uid]:
                if self.room.get(hex, 0) + count.get(hex, 0) >= limit:
                    continue
                score = -5.0 if is_river(hex, target) else 0.0
                if hex not in count:
                    score += 0.5
                score += 0.3 * tables.shift[hex] + (0.4 if work.units[uid].hex == hex else 0.0)
                if score > good:
                    good, choice = score, hex
            if choice < 0:
                continue
            places[uid] = choice
            count[choice] = count.get(choice, 0) + 1
            by_hex[choice] = by_hex.get(choice, 0) + strength[uid]
            own.append(tables.value[uid])
            total = sum(s // 2 if is_river(hex, target) else s for hex, s in by_hex.items())
            column = min(tables.last, tables.column(total, defense) - shift)
            if column < 0 or (column == last_column and len(count) > 3):
                continue
            last_column = column
            blocked = self._blocked(target, count)
            own.sort()
            kills = losses = vacated = 0.0
            for attacker, defender, retreat in tables.results[column]:
                losses += sum(own[:attacker])
                lost = defender
                if retreat:
                    if held:
                        lost += retreat
                    elif blocked == 2:
                        lost = steps
                    elif blocked:
                        lost += retreat * len(defenders)
                lost = min(lost, steps)
                kills += lost
                if lost >= steps or (retreat and not held):
                    vacated += 1
            faces = len(tables.results[column])
            value = (
                weights.kill * worth * kills / steps - weights.own_step * losses + vacated * gain
            ) / faces - weights.unit_cost * len(places)
            if value > (best.value if best else 0.0):
                best = Strike(value, target, dict(places))
        return best

    def _blocked(self, target: int, places: Collection[int]) -> int:
        """Whether a retreat leads only through our zones (1) or is impossible (2)."""
        sketch = self.sketch
        adjacent = sketch.tables.adjacent
        own = sketch.work.field.occupied[sketch.side]
        zoc = sketch.own_zoc
        way = False
        for hex in adjacent[target]:
            if own[hex] or hex in places:
                continue
            way = True
            if not zoc[hex] and not any(near in places for near in adjacent[hex]):
                return 0
        return 1 if way else 2


def _value(strike: Strike) -> float:
    return strike.value
