"""The plan of a thinking attacker: gaps, garrisons, the line, attacks, and whoever is left."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import TypeVar

from hexside.players.phased.assaults import Allocator, Reach, bound
from hexside.players.phased.concentration import CombinedArms
from hexside.players.phased.growing import GUARD, Plan, Tremble
from hexside.players.phased.plan import PlanMaker
from hexside.players.phased.posts import Posts
from hexside.players.phased.raids import Raid, left_open, raids
from hexside.players.phased.shattering import Shattering
from hexside.players.phased.sight import UNLIMITED, Sight
from hexside.players.phased.standing import ALERT, SCREENED, Standing
from hexside.players.phased.tally import Blow, blows, tally
from hexside.players.phased.threats import march_of

#: In the last turn cities are guarded against enemies who come from so far.
LATE_ALERT = 10
#: Units that are set against raids at most, and against those who would cut lines of supply.
SCREENS = 8
PARRIES = 4
#: Raids of so many points are worth an attack.
DEAR = 2.0
#: How far from a raider somebody can stand in his way.
NEAR = 2
#: What a hex nearer to our edge of the map counts for whoever watches enemies in the rear.
HOMEWARD = 1.0


Threat = TypeVar("Threat", Raid, Blow)


class Offensive(PlanMaker):
    """Plans attacks that help one another, out of a line that stays whole."""

    def __init__(
        self, standing: Standing, reach: Mapping[str, Collection[int]], tremble: Tremble
    ) -> None:
        super().__init__(standing, reach, tremble)
        #: Those who stand in the way of somebody; others are set against other threats.
        self.screens: set[str] = set()

    def gap(self, tried: frozenset[int]) -> Plan | None:
        """8.6.1: only the moves that tear a gap, when one is worth it."""
        found = Shattering(self.standing, self._builder(Allocator)).best(tried)
        if found is None:
            return None
        for uid, hex in found.places.items():
            self._order(uid, hex, "gap", found.target)
        group = frozenset(found.places)
        return Plan(tuple(self.orders), (), (), (found.target,), group)

    def make(self) -> Plan:
        """The line of foot first, attacks with all the others, then whoever is left."""
        if not self.standing.attacks:
            return super().make()
        self._take_points()
        self._strike_blows()
        for uid, hex in self.posted.items():
            self._order(uid, hex, self._post_word(uid, hex), hex)
        self._garrison()
        if self.standing.is_last:
            # What raids would cost is more than most attacks bring: they are seen to first.
            self._screen(())
        self.reach = {uid: hexes for uid, hexes in self.reach.items() if uid not in self.placed}
        self._bar()
        assaults = self._attack()
        self._settle()
        self._watch()
        line = self._man()
        self._drive()
        self._strengthen(line)
        self._rest(line)
        self._support(assaults)
        busy = bound(assaults)
        if self.standing.turns_left <= SCREENED:
            self._screen(busy)
        if self.standing.is_last:
            # Whoever attacks may be called back where nobody else can stand in the way.
            self._screen((), DEAR)
            self._parry(busy)
        return Plan(
            tuple(self.orders), tuple(assaults), tuple(line), (), guards=frozenset(self.guards)
        )

    def _screen(self, busy: Collection[str], least: float = 0.0) -> None:
        """24.1.4: towards the end somebody stands in the way of each raid that is still open."""

        def open_raids(after: Sight) -> list[Raid]:
            found = [one for one in raids(after, 1 - self.side) if one.points >= least]
            found.sort(key=lambda one: (one.points, -len(one.hexes), one.unit), reverse=True)
            return found

        self._forestall(busy, SCREENS, open_raids, self._block)

    def _forestall(
        self,
        busy: Collection[str],
        most: int,
        threats: Callable[[Sight], list[Threat]],
        block: Callable[[Sight, Threat, Collection[str]], tuple[str, int] | None],
    ) -> None:
        """Somebody is set against the worst threat, again and again; some cannot be helped."""
        fixed = {
            *busy,
            *self.screens,
            *(uid for uid in self.placed if self.placed[uid] in self.standing.stakes),
        }
        given_up = set()
        for _ in range(most):
            after = self.sight.after(self.placed)
            worst = next((one for one in threats(after) if one.what not in given_up), None)
            if worst is None:
                return
            found = block(after, worst, fixed)
            if found is None:
                given_up.add(worst.what)
            else:
                fixed.add(found[0])
                self.screens.add(found[0])
                self._reorder(*found, GUARD)

    def _block(self, after: Sight, one: Raid, fixed: Collection[str]) -> tuple[str, int] | None:
        """Who can get in the way of a raider and where, so that he gets to fewer hexes."""
        sight, lore = self.sight, self.lore
        near = {
            hex for hex in lore.grid.within(one.here, NEAR) if not after.occupied[self.side][hex]
        }
        spots: dict[int, str] = {}
        for uid in sorted(self.reach, key=lambda uid: (-sight.worth(uid), uid)):
            if uid in fixed or not sight.can_hold(uid):
                continue
            for hex in (near | one.hexes) & set(self.reach[uid]):
                if self._fits(uid, sight.where.get(uid, -1), hex):
                    # Whoever comes last is missed least.
                    spots[hex] = uid
        best, least = None, len(one.hexes)
        for hex, uid in sorted(spots.items()):
            left = left_open(after.after({uid: hex}), one)
            if left < least:
                best, least = (uid, hex), left
        return best

    def _parry(self, busy: Collection[str]) -> None:
        """24.1.1: in the last turn somebody stands in the way of those who could cut our lines."""

        def their_blows(after: Sight) -> list[Blow]:
            reach = {
                uid: march_of(after, uid)
                for uid in after.where
                if self.lore.side[uid] != self.side and self.lore.combat[uid]
            }
            return blows(after, 1 - self.side, reach)

        self._forestall(busy, PARRIES, their_blows, self._shield)

    def _shield(self, after: Sight, one: Blow, fixed: Collection[str]) -> tuple[str, int] | None:
        """Who can stand where, so that a blow cannot be struck or does not change the score."""
        best, mark = None, tally(after) - one.points
        for hex in sorted(self.lore.grid.within(one.hex, NEAR)):
            if after.occupied[0][hex] or after.occupied[1][hex]:
                continue
            uid = self._spare(hex, fixed)
            if not uid:
                continue
            with_him = after.after({uid: hex})
            if one.hex in march_of(with_him, one.unit):
                with_him = with_him.after({one.unit: one.hex})
            left = tally(with_him)
            if left > mark:
                best, mark = (uid, hex), left
        return best

    def _spare(self, hex: int, fixed: Collection[str]) -> str:
        """Whoever can go to a hex and is missed least elsewhere."""
        sight = self.sight
        able = [
            uid
            for uid, hexes in self.range.items()
            if hex in hexes
            and uid not in fixed
            and sight.can_hold(uid)
            and self._fits(uid, sight.where.get(uid, -1), hex)
        ]
        return min(able, key=lambda uid: (sight.worth(uid), uid), default="")

    def _allocator(self) -> Allocator:
        if not self.standing.attacks:
            return super()._allocator()
        found = self._builder(CombinedArms)
        found.aim(self.standing)
        return found

    def _garrison(self) -> None:
        """24.1.4: the weakest unit that can goes into each city that raiders could reach."""
        standing, lore, sight = self.standing, self.lore, self.sight
        for hex in sorted(standing.stakes):
            if standing.enemy_distance[hex] > (LATE_ALERT if standing.is_last else ALERT):
                continue
            able = [
                uid
                for uid, hexes in self.reach.items()
                if hex in hexes
                and uid not in self.placed
                and sight.can_hold(uid)
                and not lore.roster[uid].is_asu
                and (hex in lore.rules.victory_hexes or not sight.is_striker(uid))
                and self._fits(uid, sight.where.get(uid, -1), hex)
            ]
            if able:
                best = min(able, key=lambda uid: (sight.attack(uid), -sight.defense(uid), uid))
                self._shift(best, hex)
                self._order(best, hex, GUARD, hex)

    def want(self, uid: str, hex: int) -> float:
        """Strikers guard only what scores, and one guard is enough for anybody."""
        found = super().want(uid, hex)
        if hex not in self.standing.stakes:
            return found
        spared = self.sight.is_striker(uid) and hex not in self.lore.rules.victory_hexes
        if spared or self._is_guarded(uid, hex):
            found -= self.standing.duty(uid, hex)
        return found

    def _is_guarded(self, uid: str, hex: int) -> bool:
        roster = self.lore.roster
        return any(
            there == hex and other != uid and not roster[other].is_light
            for other, there in self.placed.items()
        )

    def _bar(self) -> None:
        """A line of foot comes before attacks; whoever holds it may attack from there.

        A gap in it costs more than an attack brings: enemies who come through bind whole
        divisions in the rear, and score there in the end (24.1.4).
        """
        posts = Posts(self.standing, self._free_foot(), self.placed)
        self.posted |= posts.man(posts.line(), self.crowd)
        self._pin()

    def _free_foot(self) -> Reach:
        """Where those can go who have no task; strong wheels are spared."""
        return {
            uid: hexes
            for uid, hexes in self.reach.items()
            if uid not in self.placed and not self.sight.is_striker(uid)
        }

    def _watch(self) -> None:
        """16.5.3: whoever is cut off loses steps beside a unit of ours, and roams without one.

        The weakest that can stand beside him does, on the side of our edge of the map.
        """
        after = self.sight.after(self.placed)
        linked = after.supply(1 - self.side, UNLIMITED)
        for hex in sorted(after.stacks):
            loose = after.occupied[1 - self.side][hex] and not linked >> self.lore.bit[hex] & 1
            if not loose or after.zoc[self.side][hex]:
                continue
            found = self._watcher(hex)
            if found is not None:
                uid, spot = found
                self._shift(uid, spot)
                self._order(uid, spot, "watch", hex)

    def _watcher(self, hex: int) -> tuple[str, int] | None:
        """Who can stand beside an enemy and where."""
        sight, standing = self.sight, self.standing
        home = self.lore.home(self.side)
        best, mark = None, -1e9
        for uid, hexes in self._free_foot().items():
            if not self.lore.combat[uid] or self.lore.roster[uid].is_asu:
                continue
            for spot in self.lore.near[hex]:
                if spot not in hexes or not self._fits(uid, sight.where.get(uid, -1), spot):
                    continue
                score = -sight.attack(uid) - HOMEWARD * home[spot]
                score -= standing.risk(spot, sight.defense(uid), sight.worth(uid))
                if score > mark:
                    best, mark = (uid, spot), score
        return best

    def _man(self) -> list[int]:
        """The line of those who are not needed for attacks."""
        posts = Posts(self.standing, self._free_foot(), self.placed)
        line = posts.line()
        for uid, hex in posts.man(line, self.crowd).items():
            self._order(uid, hex, self._post_word(uid, hex), hex)
        return line
