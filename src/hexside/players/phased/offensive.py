"""The plan of a thinking attacker: gaps, garrisons, the line, attacks, and the rest."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import TypeVar

from hexside.players.phased.appraisal import ALERT, SCREENED, Appraisal
from hexside.players.phased.assaults import Allocator, Reach, bound
from hexside.players.phased.concentration import CombinedArms
from hexside.players.phased.growing import GUARD, Noise, Plan
from hexside.players.phased.plan import PlanMaker
from hexside.players.phased.posts import Posts
from hexside.players.phased.raids import Raid, left_open, raids
from hexside.players.phased.shattering import Shattering
from hexside.players.phased.sight import UNLIMITED, Sight
from hexside.players.phased.tally import Blow, blows, tally
from hexside.players.phased.threats import march_of

#: In the last turn cities are guarded against enemies from this far away.
LATE_ALERT = 10
#: The most units set against raids, and against enemies who would cut supply lines.
SCREENS = 8
PARRIES = 4
#: Raids worth this many points justify an attack.
DEAR = 2.0
#: How far from a raider a unit can still block him.
NEAR = 2
#: The value of each hex nearer to our map edge for a unit that watches enemies in the rear.
HOMEWARD = 1.0


Threat = TypeVar("Threat", Raid, Blow)


class Offensive(PlanMaker):
    """Plans attacks that help one another, from a line without gaps."""

    def __init__(
        self, appraisal: Appraisal, reach: Mapping[str, Collection[int]], noise: Noise
    ) -> None:
        super().__init__(appraisal, reach, noise)
        #: Units that block an enemy; other units are set against other threats.
        self.screens: set[str] = set()

    def gap(self, tried: frozenset[int]) -> Plan | None:
        """8.6.1: only the moves that open a gap, when one is worth it."""
        found = Shattering(self.appraisal, self._builder(Allocator)).best(tried)
        if found is None:
            return None
        for uid, hex in found.places.items():
            self._order(uid, hex, "gap", found.target)
        group = frozenset(found.places)
        return Plan(tuple(self.orders), (), (), (found.target,), group)

    def make(self) -> Plan:
        """First the infantry line, then attacks with all other units, then the rest."""
        if not self.appraisal.attacks:
            return super().make()
        self._take_points()
        self._strike_blows()
        for uid, hex in self.posted.items():
            self._order(uid, hex, self._post_word(uid, hex), hex)
        self._garrison()
        if self.appraisal.is_last:
            # Raids would cost more than most attacks gain, so they are handled first.
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
        if self.appraisal.turns_left <= SCREENED:
            self._screen(busy)
        if self.appraisal.is_last:
            # An attacker may be called back where no other unit can block.
            self._screen((), DEAR)
            self._parry(busy)
        return Plan(
            tuple(self.orders), tuple(assaults), tuple(line), (), guards=frozenset(self.guards)
        )

    def _screen(self, busy: Collection[str], least: float = 0.0) -> None:
        """24.1.4: late in the game, a unit blocks each raid that is still possible."""

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
        """Set a unit against the worst threat, repeatedly; some threats have no answer."""
        fixed = {
            *busy,
            *self.screens,
            *(uid for uid in self.placed if self.placed[uid] in self.appraisal.stakes),
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
        """Which unit can block a raider and where, so that he reaches fewer hexes."""
        sight, tables = self.sight, self.tables
        near = {
            hex for hex in tables.grid.within(one.here, NEAR) if not after.occupied[self.side][hex]
        }
        spots: dict[int, str] = {}
        for uid in sorted(self.reach, key=lambda uid: (-sight.worth(uid), uid)):
            if uid in fixed or not sight.can_hold(uid):
                continue
            for hex in (near | one.hexes) & set(self.reach[uid]):
                if self._fits(uid, sight.where.get(uid, -1), hex):
                    # The units at the end of the list are needed least.
                    spots[hex] = uid
        best, least = None, len(one.hexes)
        for hex, uid in sorted(spots.items()):
            left = left_open(after.after({uid: hex}), one)
            if left < least:
                best, least = (uid, hex), left
        return best

    def _parry(self, busy: Collection[str]) -> None:
        """24.1.1: in the last turn, block enemies who could cut our supply lines."""

        def their_blows(after: Sight) -> list[Blow]:
            reach = {
                uid: march_of(after, uid)
                for uid in after.where
                if self.tables.side[uid] != self.side and self.tables.combat[uid]
            }
            return blows(after, 1 - self.side, reach)

        self._forestall(busy, PARRIES, their_blows, self._shield)

    def _shield(self, after: Sight, one: Blow, fixed: Collection[str]) -> tuple[str, int] | None:
        """Which unit can stand where, so that a strike is impossible or leaves the score alone."""
        best, mark = None, tally(after) - one.points
        for hex in sorted(self.tables.grid.within(one.hex, NEAR)):
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
        """The unit that can reach a hex and is needed least elsewhere."""
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
        if not self.appraisal.attacks:
            return super()._allocator()
        found = self._builder(CombinedArms)
        found.aim(self.appraisal)
        return found

    def _garrison(self) -> None:
        """24.1.4: the weakest available unit goes into each city that raiders could reach."""
        appraisal, tables, sight = self.appraisal, self.tables, self.sight
        for hex in sorted(appraisal.stakes):
            if appraisal.enemy_distance[hex] > (LATE_ALERT if appraisal.is_last else ALERT):
                continue
            able = [
                uid
                for uid, hexes in self.reach.items()
                if hex in hexes
                and uid not in self.placed
                and sight.can_hold(uid)
                and not tables.roster[uid].is_asu
                and (hex in tables.ground.victory_hexes or not sight.is_striker(uid))
                and self._fits(uid, sight.where.get(uid, -1), hex)
            ]
            if able:
                best = min(able, key=lambda uid: (sight.attack(uid), -sight.defense(uid), uid))
                self._shift(best, hex)
                self._order(best, hex, GUARD, hex)

    def want(self, uid: str, hex: int) -> float:
        """Strikers guard only what scores, and one guard is enough for any place."""
        found = super().want(uid, hex)
        if hex not in self.appraisal.stakes:
            return found
        spared = self.sight.is_striker(uid) and hex not in self.tables.ground.victory_hexes
        if spared or self._is_guarded(uid, hex):
            found -= self.appraisal.duty(uid, hex)
        return found

    def _is_guarded(self, uid: str, hex: int) -> bool:
        roster = self.tables.roster
        return any(
            there == hex and other != uid and not roster[other].is_light
            for other, there in self.placed.items()
        )

    def _bar(self) -> None:
        """The infantry line comes before attacks; units in it may attack from there.

        A gap costs more than an attack gains: enemies who come through tie down divisions
        in the rear, and score there in the end (24.1.4).
        """
        posts = Posts(self.appraisal, self._free_infantry(), self.placed)
        self.posted |= posts.man(posts.line(), self.crowd)
        self._pin()

    def _free_infantry(self) -> Reach:
        """Where units without a task can go; strong mechanised units are left out."""
        return {
            uid: hexes
            for uid, hexes in self.reach.items()
            if uid not in self.placed and not self.sight.is_striker(uid)
        }

    def _watch(self) -> None:
        """16.5.3: an enemy that is cut off loses steps beside our units, and roams without one.

        The weakest unit that can stand beside him does so, on the side of our map edge.
        """
        after = self.sight.after(self.placed)
        linked = after.supply(1 - self.side, UNLIMITED)
        for hex in sorted(after.stacks):
            loose = after.occupied[1 - self.side][hex] and not linked >> self.tables.bit[hex] & 1
            if not loose or after.zoc[self.side][hex]:
                continue
            found = self._watcher(hex)
            if found is not None:
                uid, spot = found
                self._shift(uid, spot)
                self._order(uid, spot, "watch", hex)

    def _watcher(self, hex: int) -> tuple[str, int] | None:
        """Which unit can stand beside an enemy, and where."""
        sight, appraisal = self.sight, self.appraisal
        home = self.tables.home(self.side)
        best, mark = None, -1e9
        for uid, hexes in self._free_infantry().items():
            if not self.tables.combat[uid] or self.tables.roster[uid].is_asu:
                continue
            for spot in self.tables.near[hex]:
                if spot not in hexes or not self._fits(uid, sight.where.get(uid, -1), spot):
                    continue
                score = -sight.attack(uid) - HOMEWARD * home[spot]
                score -= appraisal.risk(spot, sight.defense(uid), sight.worth(uid))
                if score > mark:
                    best, mark = (uid, spot), score
        return best

    def _man(self) -> list[int]:
        """The line of units that are not needed for attacks."""
        posts = Posts(self.appraisal, self._free_infantry(), self.placed)
        line = posts.line()
        for uid, hex in posts.man(line, self.crowd).items():
            self._order(uid, hex, self._post_word(uid, hex), hex)
        return line
