"""9 Retreat: groups, one hex after another, enemy zones, blocked retreats, headquarters.

9.1.2, R-70: units that take the same path are one group; the owner makes the groups. A group pays
one step for an enemy zone that it enters (9.2.2) and for a hex that it cannot make (9.4).
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations
from typing import ClassVar

from msgspec.structs import replace

from hexside.engine import Action, Choice, Decision, Reason, Wait
from hexside.engine.refusals import Argument
from hexside.games.iskra.actions import Group, Retreat
from hexside.games.iskra.losses import FREE, Losses, is_abandoned
from hexside.games.iskra.overrun import may_overrun, overrun
from hexside.games.iskra.pinning import pin_if_joined
from hexside.games.iskra.relocation import relocate
from hexside.games.iskra.retreat_ways import best_hexes, candidates, ends, is_open, may_enter
from hexside.games.iskra.shapes import SIDES
from hexside.games.iskra.stacking import settle
from hexside.games.iskra.work import IskraWork

Units = tuple[str, ...]


def headquarters_at(work: IskraWork, hex: int) -> Units:
    """9.3.1: the headquarters in a hex."""
    return tuple(uid for uid in work.stack(hex) if work.rules.is_hq[uid])


class Withdrawal(Choice[IskraWork], frozen=True, tag="withdrawal"):
    """9: the units of one party retreat, each group from the hex in which it stands.

    ``units`` belong to no group yet; ``target`` is the hex that they have attacked, -1 for
    defenders. ``group`` is on its way from ``source``, with its headquarters if it takes one along,
    and has made ``made`` of ``length`` hexes; ``tried`` are hexes that turned out to be held.
    ``strength`` finds the strongest unit (8.6.1); ``by`` is the same until a step has been lost,
    and then empty (R-67).
    """

    units: Units
    length: int
    strength: str
    by: str
    target: int = -1
    group: Units = ()
    source: int = -1
    made: int = 0
    tried: tuple[int, ...] = ()
    takes: ClassVar[tuple[type[Action], ...]] = (Group, Retreat)

    # Who and where

    def _waiting(self, work: IskraWork) -> Units:
        """The units that are next: those of the first hex, without their headquarters."""
        left = [uid for uid in self.units if work.units[uid].hex >= 0]
        hex = work.units[left[0]].hex if left else -1
        return tuple(uid for uid in left if work.units[uid].hex == hex)

    def _fighters(self, work: IskraWork) -> Units:
        """The combat units of the group that are still alive."""
        is_combat = work.rules.is_combat
        return tuple(u for u in self.group if is_combat[u] and work.units[u].hex >= 0)

    def seats(self, work: IskraWork) -> tuple[str, ...]:
        return (work.seats_of_units(self._fighters(work) or self._waiting(work)),)

    # Doing what needs no choice

    def run(self, work: IskraWork) -> Wait:
        if self.group:
            return self._go_on(work)
        units = self._waiting(work)
        if not units:
            work.pop()
            if not any(isinstance(frame, Withdrawal) for frame in work.agenda):
                # Told in any case: whether a hex was overfull depends on hidden counters.
                work.tell("retreat-over", "9.1")
            return Wait.NOTHING
        if len(units) > 1 and not self._all_stuck(work, units):
            return Wait.DECISION
        self._form(work, units)
        return Wait.NOTHING

    def _all_stuck(self, work: IskraWork, units: Units) -> bool:
        """R-70: units that cannot retreat at all are one group."""
        hex = work.units[units[0]].hex
        return not any(candidates(work, (uid,), hex, hex, 1, (self.target,)) for uid in units)

    def _form(self, work: IskraWork, units: Units) -> None:
        """9.3.1: a group sets out; the last one takes the headquarters along."""
        waiting = self._waiting(work)
        hex = work.units[waiting[0]].hex
        rest = tuple(uid for uid in self.units if uid not in units)
        group = units
        if not any(uid in rest for uid in waiting):
            group = (*units, *(hq for hq in headquarters_at(work, hex) if hq not in units))
        work.replace(replace(self, units=rest, group=group, source=hex, made=0, tried=()))

    def _go_on(self, work: IskraWork) -> Wait:
        units = self._fighters(work)
        if not units:
            self._perish(work)
            return Wait.NOTHING
        if self.made >= self.length:
            self._end(work, units)
            return Wait.NOTHING
        found = self._best(work, units)
        if not found:
            able = [uid for uid in units if self._best(work, (uid,))]
            if able:
                self._part(work, units, able[0])
            else:
                self._stay(work, units)
            return Wait.NOTHING
        # Which of several hexes has room is known to the owner alone, so he is asked.
        if len(found) > 1:
            return Wait.DECISION
        self._step(work, found[0])
        return Wait.NOTHING

    def _best(self, work: IskraWork, units: Units) -> tuple[int, ...]:
        here = work.units[units[0]].hex
        shut = (self.target, *self.tried)
        return best_hexes(work, units, self.source, here, self.made + 1, shut)

    def _open(self, work: IskraWork, units: Units) -> tuple[int, ...]:
        """R-51: the hexes that may be chosen for this step; room matters for the last one."""
        found = self._best(work, units)
        return ends(work, units, found) if self.made + 1 == self.length else found

    def _part(self, work: IskraWork, units: Units, leader: str) -> None:
        """9.1.2, 9.4: no way on for all of a group: who has one goes on, the others by themselves.

        The headquarters goes with him, for it must retreat (9.3.1).
        """
        others = tuple(uid for uid in units if uid != leader)
        leaders = tuple(uid for uid in self.group if work.rules.is_hq[uid])
        work.replace(replace(self, group=others))
        work.push(replace(self, units=(), group=(leader, *leaders)))

    def _perish(self, work: IskraWork) -> None:
        """13.4.1: all units of the group are gone; its headquarters relocates if it is alone."""
        work.replace(replace(self, group=()))
        for uid in self.group:
            hex = work.units[uid].hex
            if hex >= 0 and is_abandoned(work, hex):
                relocate(work, uid, "13.4.1")
            elif hex >= 0:
                pin_if_joined(work, uid)
                settle(work, (hex,))

    def _end(self, work: IskraWork, units: Units) -> None:
        """6.1, 8.5.3: a group has come to the end of its retreat."""
        work.replace(replace(self, group=()))
        for uid in self.group:
            if work.units[uid].hex >= 0:
                pin_if_joined(work, uid)
        settle(work, (work.units[units[0]].hex,))

    def _stay(self, work: IskraWork, units: Units) -> None:
        """9.4, R-67: each hex that cannot be made costs a step, on the strongest of the group."""
        number = self.length - self.made
        hex = work.rules.names[work.units[units[0]].hex]
        work.replace(replace(self, made=self.length, by=FREE))
        work.tell("retreat-blocked", "9.4", units=units, hex=hex, count=number)
        seat = work.seats_of_units(units)
        work.push(Losses(seat, units, number, self.strength, self.strength, "9.4"))

    def _step(self, work: IskraWork, there: int) -> None:
        """9.2, 9.2.2, 9.3: a group enters the next hex."""
        units = self._fighters(work)
        here = work.units[units[0]].hex
        side = work.rules.side[units[0]]
        onward = replace(self, made=self.made + 1)
        if work.enemy_at(side, there):
            work.replace(onward)
            mover = next(uid for uid in units if may_overrun(work, uid))
            if not overrun(work, mover, there):
                work.replace(replace(self, tried=(*self.tried, there)))
                return
            # The enemy places his headquarters when the group has come to its hex.
        else:
            work.replace(onward)
        for uid in self.group:
            if work.units[uid].hex == here:
                self._walk(work, uid, here, there)
        if work.in_enemy_zone(side, there):
            place = work.agenda.index(onward)
            work.agenda[place] = replace(onward, by=FREE)
            work.tell("retreat-into-zone", "9.2.2", units=units, hex=work.rules.names[there])
            work.push(Losses(work.seats_of_units(units), units, 1, self.by, FREE, "9.2.2"))

    def _walk(self, work: IskraWork, uid: str, here: int, there: int) -> None:
        """9.3.1, R-70: a counter goes along; a headquarters that terrain stops relocates."""
        if not is_open(work, (uid,), here, there):
            relocate(work, uid, "9.3.1")
            return
        names = work.rules.names
        start, hex = names[here], names[there]
        if work.is_seen(uid):
            work.tell("unit-falls-back", "9.2", unit=uid, start=start, hex=hex)
        else:
            side = SIDES[work.rules.side[uid]]
            work.tell_side(side, "unit-falls-back", "9.3.1", unit=uid, start=start, hex=hex)
        work.go(uid, (there,))

    # Choosing

    def decision(self, work: IskraWork, seat: str) -> Decision:
        units = self._fighters(work) if self.group else self._waiting(work)
        arguments: dict[str, Argument] = {
            "units": units,
            "hex": work.rules.names[work.units[units[0]].hex],
            "count": self.length - self.made if self.group else self.length,
        }
        kind = "retreat-one-hex" if self.group else "split-retreat"
        section = "9.2" if self.group else "9.1.2"
        return Decision(seat, kind, section, arguments, self.choices(work, seat))

    def candidates(self, work: IskraWork, seat: str) -> Iterable[Action]:
        if self.group:
            units = self._fighters(work)
            names = work.rules.names
            for hex in self._open(work, units):
                yield Retreat(units[0], (names[hex],))
            return
        units = self._waiting(work)
        leaders = headquarters_at(work, work.units[units[0]].hex)
        yield Group(units).canonical()
        for size in range(1, len(units)):
            for some in combinations(units, size):
                yield Group(some).canonical()
                if leaders:
                    yield Group((*some, *leaders)).canonical()

    def objections(self, work: IskraWork, seat: str, action: Action) -> Iterable[Reason]:
        if isinstance(action, Group):
            yield from self._not_this_group(work, action)
        elif isinstance(action, Retreat):
            yield from self._not_this_way(work, action)

    def _not_this_group(self, work: IskraWork, action: Group) -> Iterable[Reason]:
        if self.group:
            yield Reason("group-retreats", "9.1.2", {"units": self._fighters(work)})
            return
        waiting = self._waiting(work)
        leaders = headquarters_at(work, work.units[waiting[0]].hex)
        for uid in action.units:
            if uid not in waiting and uid not in leaders:
                yield Reason("not-retreating", "9.1.2", {"unit": uid})
        if not any(uid in waiting for uid in action.units):
            yield Reason("group-without-units", "9.1.2")
        if len(set(action.units)) < len(action.units):
            yield Reason("group-names-twice", "9.1.2")
        together = tuple(uid for uid in waiting if uid in action.units)
        if self._is_split_by_ground(work, together):
            yield Reason("group-without-way", "9.4", {"units": together})

    def _is_split_by_ground(self, work: IskraWork, units: Units) -> bool:
        """9.4, R-70: no hex is open to all of these units, though one is to some of them."""
        if len(units) < 2 or self._all_stuck(work, units):
            return False
        hex = work.units[units[0]].hex
        return not candidates(work, units, hex, hex, 1, (self.target,))

    def _not_this_way(self, work: IskraWork, action: Retreat) -> Iterable[Reason]:
        """9.1.1, 9.2, R-51: why a group may not go there next."""
        if not self.group:
            yield Reason("groups-first", "9.1.2", {"units": self._waiting(work)})
            return
        rules = work.rules
        units = self._fighters(work)
        if action.unit in self.group and action.unit != units[0]:
            yield Reason("group-goes-with-first", "9.1.2", {"unit": action.unit, "by": units[0]})
            return
        if action.unit != units[0]:
            yield Reason("not-retreating", "9.2", {"unit": action.unit})
            return
        if len(action.path) != 1:
            yield Reason("retreat-hex-by-hex", "9.2")
            return
        (name,) = action.path
        if name not in rules.grid:
            yield Reason("unknown-hex", "", {"hex": name})
            return
        here, there = work.units[units[0]].hex, rules.grid.index(name)
        if rules.grid.direction(here, there) < 0:
            yield Reason("not-adjacent", "9.2", {"hex": rules.names[here], "other": name})
            return
        found = self._open(work, units)
        if there not in found:
            yield self._against(work, units, here, there, found)

    def _against(
        self, work: IskraWork, units: Units, here: int, there: int, found: tuple[int, ...]
    ) -> Reason:
        """The first thing that speaks against a neighbouring hex."""
        names = work.rules.names
        hex = names[there]
        if there == self.target:
            return Reason("retreat-into-target", "10.0", {"hex": hex})
        if work.rules.grid.distance(self.source, there) != self.made + 1:
            return Reason("retreat-not-away", "9.2", {"hex": hex, "start": names[self.source]})
        if not is_open(work, units, here, there):
            return Reason("retreat-closed", "9.1.1", {"hex": hex})
        if there in self.tried or not may_enter(work, units, there):
            return Reason("enemy-occupied", "9.1.1", {"hex": hex})
        other = names[found[0]]
        if there in self._best(work, units):
            return Reason("retreat-to-room", "6.2", {"hex": hex, "other": other})
        return Reason("retreat-to-source", "9.2.1", {"hex": hex, "other": other})

    def take(self, work: IskraWork, seat: str, action: Action) -> None:
        if isinstance(action, Group):
            waiting = self._waiting(work)
            leaders = headquarters_at(work, work.units[waiting[0]].hex)
            order = (*waiting, *leaders)
            self._form(work, tuple(uid for uid in order if uid in action.units))
        elif isinstance(action, Retreat):
            self._step(work, work.rules.grid.index(action.path[0]))
