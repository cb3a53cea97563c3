"""Which units attack which hex: the best attack first, then the best of the rest."""

from __future__ import annotations

from collections.abc import Collection, Mapping

import msgspec

from hexside.players.battles import Forecast, column_of, forecast
from hexside.players.picture import Picture
from hexside.players.weighing import SideWeights


class Assault(msgspec.Struct, frozen=True):
    """A planned attack: the target, and the hex from which each unit attacks it."""

    target: int
    places: dict[str, int]
    forecast: Forecast
    value: float


class Allocator:
    """Finds attacks for units that can reach given hexes.

    Combat units without a listed reach stay where they are and take up room.
    """

    def __init__(
        self,
        picture: Picture,
        weights: SideWeights,
        reach: Mapping[str, Collection[int]],
        barred: Collection[int] = (),
    ) -> None:
        self.picture = picture
        self.weights = weights
        self.reach = reach
        self.barred = frozenset(barred)
        know = picture.know
        self.taken: dict[int, int] = {}
        for uid, hex in picture.where.items():
            if uid not in reach and not know.is_hq[uid]:
                self.taken[hex] = self.taken.get(hex, 0) + 1
        self.free = [uid for uid in reach if picture.attack(uid) > 0]
        self.free.sort(key=lambda uid: (-picture.attack(uid), uid))
        self._free = set(self.free)

    def attacks(self, most: int = 30) -> list[Assault]:
        """Attacks worth making, the best first.

        An attack found earlier stays valid while its units are free and their hexes have
        room. Only after that is its target examined again.
        """
        waiting = [assault for target in self._targets() if (assault := self.on(target))]
        found: list[Assault] = []
        while waiting and len(found) < most:
            best = max(waiting, key=lambda assault: assault.value)
            waiting.remove(best)
            if not self._is_possible(best):
                again = self.on(best.target)
                if again is not None:
                    waiting.append(again)
                continue
            found.append(best)
            self._commit(best)
        return found

    def _is_possible(self, assault: Assault) -> bool:
        know = self.picture.know
        room: dict[int, int] = {}
        for uid, hex in assault.places.items():
            if uid not in self._free:
                return False
            if not know.is_hq[uid]:
                room[hex] = room.get(hex, 0) + 1
        limit = know.weights.limits.stack
        return all(self.taken.get(hex, 0) + count <= limit for hex, count in room.items())

    def _commit(self, assault: Assault) -> None:
        self.barred |= {assault.target}
        for uid, hex in assault.places.items():
            self.free.remove(uid)
            self._free.remove(uid)
            if not self.picture.know.is_hq[uid]:
                self.taken[hex] = self.taken.get(hex, 0) + 1

    def _targets(self) -> list[int]:
        know = self.picture.know
        grid = know.grid
        if not self.free:
            return []
        side = know.side[self.free[0]]
        area = 0
        for uid in self.free:
            area |= grid.bits(self.reach[uid])
        enemies = grid.indices(self.picture.field.bits[1 - side])
        return [
            hex
            for hex in sorted(enemies)
            if hex not in self.barred and any(area >> grid.bit[n] & 1 for n in know.adjacent[hex])
        ]

    def on(self, target: int) -> Assault | None:
        """The best attack on one hex, or ``None`` if none is worth making."""
        picture = self.picture
        order = self._order(target)
        places: dict[str, int] = {}
        best: Assault | None = None
        room: dict[int, int] = {}
        cost = 0.0
        defense = sum(picture.defense(uid) for uid in picture.field.at(target))
        most = sum(picture.attack(uid) for uid, _ in order)
        if column_of(picture, most, defense, target) < 0:
            return None
        covered: set[int] = set()
        for uid, options in order:
            hex = self._place(uid, target, options, room, covered)
            if hex < 0:
                continue
            places = {**places, uid: hex}
            room[hex] = room.get(hex, 0) + 1
            covered.update(picture.know.adjacent[hex])
            cost += self.weights.unit_cost
            promise = forecast(picture, target, places, self.weights)
            value = promise.value - cost
            if promise.column >= 0 and value > (best.value if best else 0.0):
                best = Assault(target, places, promise, value)
        return best

    def _order(self, target: int) -> list[tuple[str, list[int]]]:
        """Units that can attack a hex, strongest first, with the hexes to attack from."""
        around = self.picture.know.adjacent[target]
        found = []
        for uid in self.free:
            area = self.reach[uid]
            options = [n for n in around if n in area]
            if options:
                found.append((uid, options))
        return found

    def _place(
        self,
        uid: str,
        target: int,
        options: list[int],
        room: Mapping[int, int],
        covered: set[int],
    ) -> int:
        """Where to attack from: not across a river, closing retreat paths, on good ground."""
        know = self.picture.know
        limit = know.weights.limits.stack
        here = self.picture.where[uid]
        best, choice = -99.0, -1
        around = set(know.adjacent[target])
        for hex in options:
            if not know.is_hq[uid] and self.taken.get(hex, 0) + room.get(hex, 0) >= limit:
                continue
            score = 0.0
            if know.rules.ground.is_river(hex, target):
                score -= 5.0
            if hex not in room:
                score += 0.4 * len(around.intersection(know.adjacent[hex]) - covered)
            score += 0.3 * know.rules.ground.terrain_shift[hex] + (0.5 if hex == here else 0.0)
            if score > best:
                best, choice = score, hex
        return choice
