"""6 Stacking: overfull hexes after a retreat or an arrival, and the order of stacks after a combat.

6.2, R-53: the strongest unit loses a step and falls back. 6.3, R-70: of two headquarters one gives
way. The owner is always asked: how many choices he has may depend on what the enemy does not see.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from msgspec.structs import replace

from hexside.engine import Action, Choice, Reason, Wait
from hexside.engine.refusals import Argument
from hexside.games.iskra.actions import DONE, Done, GiveWay, Lose, Name, Top
from hexside.games.iskra.losses import ATTACK, strongest
from hexside.games.iskra.pinning import go_and_join
from hexside.games.iskra.pontoons import lose_pontoon
from hexside.games.iskra.relocation import relocate
from hexside.games.iskra.retreat_ways import fought_over, hexes_to_fall_back, is_open
from hexside.games.iskra.shapes import COMBAT, HQ, SIDES
from hexside.games.iskra.stack_tops import why_not_top
from hexside.games.iskra.state import TECHNICAL_PROBLEM
from hexside.games.iskra.work import IN_COMBAT, OTHERWISE, Cause, IskraWork


def side_at(work: IskraWork, hex: int) -> int:
    """The side of the counters in a hex."""
    return work.rules.side[work.top(hex)]


def is_overfull(work: IskraWork, hex: int, kind: str) -> bool:
    """6.0, 6.1.2, 6.3: more counters of a kind than the limit; bridges do not count."""
    if not work.top(hex):
        return False
    return work.crowd(side_at(work, hex), kind, hex) > work.rules.stacking_limit[kind]


def has_too_many(work: IskraWork, hex: int) -> bool:
    """6.2, 6.3: more combat units or headquarters than the limit."""
    return is_overfull(work, hex, COMBAT) or is_overfull(work, hex, HQ)


def settle(work: IskraWork, hexes: Iterable[int]) -> None:
    """6.1, R-64: check hexes where units have ended a retreat, a pursuit or their arrival.

    That a hex holds all is told too: the silence would tell as much, at another moment. What is
    told follows from hidden counters, so it cannot be taken back.
    """
    work.binding = True
    for hex in sorted(set(hexes), reverse=True):
        name = work.rules.names[hex]
        if is_overfull(work, hex, HQ):
            work.tell("two-headquarters", "6.3", hex=name)
            work.push(TwoHeadquarters(hex))
        if is_overfull(work, hex, COMBAT):
            work.tell("hex-overstacked", "6.2", hex=name)
            work.push(Overstacked(hex))
        else:
            work.tell("hex-within-limit", "6.1", hex=name)


class Overstacked(Choice[IskraWork], frozen=True, tag="overstacked"):
    """6.2, R-53: the strongest unit by printed attack loses a step and goes back one hex."""

    hex: int
    takes: ClassVar[tuple[type[Action], ...]] = (GiveWay, Lose)
    asks: ClassVar[tuple[str, str]] = ("overstacked", "6.2")

    def counted(self, work: IskraWork) -> tuple[str, ...]:
        """6.1.2: the counters that count against the limit."""
        kind = work.rules.kind
        return tuple(
            uid for uid in work.stack(self.hex) if kind[uid] == COMBAT and not work.is_bridge(uid)
        )

    def run(self, work: IskraWork) -> Wait:
        if is_overfull(work, self.hex, COMBAT):
            return Wait.DECISION
        work.pop()
        return Wait.NOTHING

    def seats(self, work: IskraWork) -> tuple[str, ...]:
        """R-63, R-64: the owner of the top counter, which all see."""
        return (work.seat_of(work.top(self.hex)),)

    def arguments(self, work: IskraWork, seat: str) -> dict[str, Argument]:
        return {"hex": work.rules.names[self.hex]}

    def _ways(self, work: IskraWork, uid: str) -> tuple[int, ...]:
        """R-53, 19.1.15: where a unit can go that outlives its loss; nowhere: it is eliminated."""
        unit = work.units[uid]
        if unit.steps < 2 or unit.has(TECHNICAL_PROBLEM):
            return ()
        return hexes_to_fall_back(work, uid)

    def candidates(self, work: IskraWork, seat: str) -> Iterable[Action]:
        names = work.rules.names
        for uid in strongest(work, self.counted(work), ATTACK):
            ways = self._ways(work, uid)
            yield from (GiveWay(uid, names[hex]) for hex in ways)
            if not ways:
                yield Lose(uid)

    def objections(self, work: IskraWork, seat: str, action: Action) -> Iterable[Reason]:
        if not isinstance(action, (GiveWay, Lose)):
            return
        units = self.counted(work)
        uid = action.unit
        if uid not in units:
            yield Reason("not-in-overstacked-hex", "6.2", {"unit": uid})
            return
        if uid not in strongest(work, units, ATTACK):
            other = strongest(work, units, ATTACK)[0]
            yield Reason("strongest-gives-way", "6.2", {"unit": uid, "by": other})
            return
        ways = self._ways(work, uid)
        names = [work.rules.names[hex] for hex in ways]
        if isinstance(action, Lose):
            if ways:
                yield Reason("can-give-way", "6.2", {"unit": uid, "hex": names[0]})
        elif not ways:
            yield Reason("cannot-give-way", "6.2", {"unit": uid})
        elif action.hex not in names:
            yield Reason("give-way-elsewhere", "6.2", {"unit": uid, "hex": names[0]})

    def take(self, work: IskraWork, seat: str, action: Action) -> None:
        if isinstance(action, GiveWay):
            fall_back(work, action.unit, work.rules.grid.index(action.hex))
        elif isinstance(action, Lose):
            if work.rules.is_pontoon[action.unit]:
                lose_pontoon(work, action.unit, "6.2")
            else:
                work.eliminate(action.unit, "6.2", cause_of_loss(work))


def cause_of_loss(work: IskraWork) -> Cause:
    """R-61: in a combat an overfull hex belongs to it; reinforcements are no combat (7.1.4)."""
    return IN_COMBAT if fought_over(work) else OTHERWISE


def tell_giving_way(work: IskraWork, uid: str, hex: int, rule: str) -> None:
    """R-64: a counter leaves an overfull hex; where an unseen one goes only its side learns."""
    names = work.rules.names
    here = work.units[uid].hex
    start = names[here]
    if work.is_seen(uid):
        work.tell("unit-gives-way", rule, unit=uid, start=start, hex=names[hex])
        _order_later(work, (here, hex))
    else:
        side = SIDES[work.rules.side[uid]]
        work.tell_side(side, "unit-gives-way", rule, unit=uid, start=start, hex=names[hex])
        work.tell_other_sides(side, "unit-gives-way-unseen", rule, start=start)


def _order_later(work: IskraWork, hexes: tuple[int, ...]) -> None:
    """R-46: the owner may order these stacks too, but not during the combat."""
    for place, frame in enumerate(work.agenda):
        if frame.__struct_config__.tag == "battle":
            crowded = (*getattr(frame, "crowded", ()), *hexes)
            work.agenda[place] = replace(frame, crowded=crowded)


def fall_back(work: IskraWork, uid: str, hex: int) -> None:
    """6.2, 9.2.2, R-53: lose a step, go back one hex; an enemy zone there costs another one."""
    work.lose_step(uid, "6.2")
    tell_giving_way(work, uid, hex, "6.2")
    go_and_join(work, uid, (hex,))
    if work.in_enemy_zone(work.rules.side[uid], hex):
        work.lose_step(uid, "9.2.2", cause_of_loss(work))


class TwoHeadquarters(Choice[IskraWork], frozen=True, tag="two-headquarters"):
    """6.3, R-70: the owner moves either headquarters to an adjacent hex; none: it relocates."""

    hex: int
    takes: ClassVar[tuple[type[Action], ...]] = (GiveWay, Name)
    asks: ClassVar[tuple[str, str]] = ("two-headquarters", "6.3")

    def both(self, work: IskraWork) -> tuple[str, ...]:
        """The headquarters in the hex."""
        return tuple(uid for uid in work.stack(self.hex) if work.rules.is_hq[uid])

    def run(self, work: IskraWork) -> Wait:
        if is_overfull(work, self.hex, HQ):
            return Wait.DECISION
        work.pop()
        return Wait.NOTHING

    def seats(self, work: IskraWork) -> tuple[str, ...]:
        """R-63, R-64: the owner of the top counter, which all see."""
        return (work.seat_of(work.top(self.hex)),)

    def arguments(self, work: IskraWork, seat: str) -> dict[str, Argument]:
        return {"hex": work.rules.names[self.hex]}

    def _ways(self, work: IskraWork, uid: str) -> list[int]:
        """R-70: adjacent hexes that it may enter, out of enemy zones if possible."""
        side = work.rules.side[uid]
        shut = fought_over(work)
        found = [
            there
            for there in work.rules.grid.adjacent(self.hex)
            if there not in shut
            and is_open(work, (uid,), self.hex, there)
            and not work.enemy_at(side, there)
            and work.room(uid, there)
        ]
        return [there for there in found if not work.in_enemy_zone(side, there)] or found

    def candidates(self, work: IskraWork, seat: str) -> Iterable[Action]:
        names = work.rules.names
        for uid in self.both(work):
            ways = self._ways(work, uid)
            yield from (GiveWay(uid, names[hex]) for hex in ways)
            if not ways:
                yield Name(uid)

    def objections(self, work: IskraWork, seat: str, action: Action) -> Iterable[Reason]:
        if not isinstance(action, (GiveWay, Name)):
            return
        uid = action.unit
        if uid not in self.both(work):
            yield Reason("not-in-overstacked-hex", "6.3", {"unit": uid})
            return
        names = [work.rules.names[hex] for hex in self._ways(work, uid)]
        if isinstance(action, Name):
            if names:
                yield Reason("can-give-way", "6.3", {"unit": uid, "hex": names[0]})
        elif not names:
            yield Reason("cannot-give-way", "6.3", {"unit": uid})
        elif action.hex not in names:
            yield Reason("give-way-elsewhere", "6.3", {"unit": uid, "hex": names[0]})

    def take(self, work: IskraWork, seat: str, action: Action) -> None:
        if isinstance(action, GiveWay):
            hex = work.rules.grid.index(action.hex)
            tell_giving_way(work, action.unit, hex, "6.3")
            go_and_join(work, action.unit, (hex,))
        elif isinstance(action, Name):
            relocate(work, action.unit, "6.3")


def order_stacks(work: IskraWork, hexes: Iterable[int]) -> None:
    """6.3.1, R-46: after a retreat the owner may choose what lies on top where units have gone.

    R-64: he is asked even where a unit is alone, since nobody else may know that it is.
    """
    for hex in sorted(set(hexes), reverse=True):
        work.push(StackOrdering(hex))


class StackOrdering(Choice[IskraWork], frozen=True, tag="stack-ordering"):
    """6.3.1, R-46: the owner puts a counter on top of a stack that has changed, or leaves it."""

    hex: int
    takes: ClassVar[tuple[type[Action], ...]] = (Done, Top)
    asks: ClassVar[tuple[str, str]] = ("order-stack", "6.3.1")

    def _below(self, work: IskraWork) -> tuple[str, ...]:
        """6.1.2: the counters below the top one; a bridge is a marker and stays where it is."""
        return tuple(uid for uid in work.stack(self.hex)[1:] if not work.is_bridge(uid))

    def seats(self, work: IskraWork) -> tuple[str, ...]:
        """R-63, R-64: the owner of the top counter, which all see."""
        return (work.seat_of(work.top(self.hex)),)

    def arguments(self, work: IskraWork, seat: str) -> dict[str, Argument]:
        return {"hex": work.rules.names[self.hex]}

    def candidates(self, work: IskraWork, seat: str) -> Iterable[Action]:
        yield DONE
        yield from (Top(uid) for uid in self._below(work))

    def objections(self, work: IskraWork, seat: str, action: Action) -> Iterable[Reason]:
        if not isinstance(action, Top):
            return
        if action.unit in self._below(work):
            return
        yield from why_not_top(work, seat, action.unit) or [
            Reason("other-stack-now", "6.3.1", {"hex": work.rules.names[self.hex]})
        ]

    def take(self, work: IskraWork, seat: str, action: Action) -> None:
        work.pop()
        if isinstance(action, Top):
            work.put_on_top(action.unit)
