"""3.1.3 to 3.1.6, 3.3.1, 13.2.2: the owner of a chit picks what it activates."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import ClassVar

from msgspec.structs import replace

from hexside.engine import Action, Choice, Decision, Reason, Wait
from hexside.engine.refusals import Argument
from hexside.games.iskra.actions import DONE, Activate, Done, Name, Pick
from hexside.games.iskra.activation import OPERATIONS, Activation
from hexside.games.iskra.chits import is_barred_headquarters, open_headquarters
from hexside.games.iskra.command_range import (
    in_range,
    is_in_command,
    mark_out_of_command,
    subordinates,
    take_command,
)
from hexside.games.iskra.loading import ANY
from hexside.games.iskra.shapes import AXIS, FRONTS, SIDES, SOVIET
from hexside.games.iskra.state import OUT_OF_COMMAND
from hexside.games.iskra.work import IskraWork

Units = tuple[str, ...]
#: What a named unit is counted as.
INDEPENDENT, SINGLE, GROUP, FREE = "independent", "single", "group", "free"
#: The rule of each.
SECTIONS = {INDEPENDENT: "3.3.1", SINGLE: "3.1.5", GROUP: "13.2.2", FREE: "3.1.6"}


class HeadquartersChoice(Choice[IskraWork], frozen=True, tag="headquarters-choice"):
    """3.1.6: 18A activates any one German headquarters on the map that 3.1.3 does not bar."""

    seat: str
    chit: str
    takes: ClassVar[tuple[type[Action], ...]] = (Activate,)
    asks: ClassVar[tuple[str, str]] = ("choose-headquarters", "3.1.6")

    def seats(self, work: IskraWork) -> Units:
        return (self.seat,)

    def arguments(self, work: IskraWork, seat: str) -> dict[str, Argument]:
        return {"chit": self.chit}

    def candidates(self, work: IskraWork, seat: str) -> Iterable[Action]:
        return [Activate(hq) for hq in open_headquarters(work)]

    def objections(self, work: IskraWork, seat: str, action: Action) -> Iterable[Reason]:
        if not isinstance(action, Activate):
            return
        hq = action.hq
        fault = work.not_yours(hq, seat)
        if fault is not None:
            yield fault
        elif not work.rules.is_hq[hq]:
            yield Reason("not-a-headquarters", "3.1.6", {"unit": hq})
        elif is_barred_headquarters(work, hq):
            yield Reason("twice-in-a-row", "3.1.3", {"unit": hq})

    def take(self, work: IskraWork, seat: str, action: Action) -> None:
        if isinstance(action, Activate):
            work.pop()
            activate(work, Picking(self.seat, self.chit, action.hq))


class Picking(Choice[IskraWork], frozen=True, tag="picking"):
    """2.3.1: formations and single units are picked one by one, then they move.

    ``hq`` is the activated headquarters, "" for a front chit (R-15). ``named`` act with the rest,
    ``free`` are those that 18A lets move besides (R-17). A seat is asked as long as there is
    anything on the map that it might pick: whether it is in range may be hidden (R-64).
    """

    seat: str
    chit: str
    hq: str = ""
    mode: str = OPERATIONS
    formations: Units = ()
    named: Units = ()
    free: Units = ()
    takes: ClassVar[tuple[type[Action], ...]] = (Pick, Name, Done)

    # The numbers of the chit

    def _side(self, work: IskraWork) -> int:
        return SIDES.index(work.rules.chits[self.chit].side)

    def _armies(self, work: IskraWork) -> Units:
        """3.1.4, 3.1.5: the armies whose formations can be picked."""
        rules = work.rules
        name = rules.chits[self.chit].activates[0]
        if self._side(work) == AXIS:
            return ()
        return rules.armies_of_front[name] if name in FRONTS else (name,)

    def _limit(self, work: IskraWork, kind: str) -> int:
        """3.1.5, 3.1.6, 3.3.1, 13.2.2: how many units of a kind can be named."""
        rules = work.rules
        numbers = rules.tables.activation
        if kind == SINGLE:
            return 0 if self.hq else numbers.front_single_units
        if kind == INDEPENDENT:
            return numbers.independents if self.hq else 0
        if kind == GROUP:
            return rules.tables.huehner.units if self.hq == rules.huehner else 0
        is_18a = ANY in rules.chits[self.chit].activates
        return numbers.army_18a_independents if is_18a else 0

    def _count(self, work: IskraWork, kind: str) -> int:
        if kind == FREE:
            return len(self.free)
        if kind == SINGLE:
            return len(self.named)
        independent = work.rules.is_independent
        return sum(independent[uid] == (kind == INDEPENDENT) for uid in self.named)

    def _left(self, work: IskraWork, kind: str) -> int:
        return max(0, self._limit(work, kind) - self._count(work, kind))

    def _formations_left(self, work: IskraWork) -> int:
        limit = work.rules.tables.activation.formations if self._armies(work) else 0
        return max(0, limit - len(self.formations))

    # What there is to pick

    def _kinds(self, work: IskraWork, uid: str) -> tuple[str, ...]:
        """What a unit on the map can be named as, whatever its range."""
        rules = work.rules
        counter = rules.roster[uid]
        if counter.is_hq or counter.is_air or counter.number != self._side(work):
            return ()
        if counter.number == SOVIET:
            front = rules.front_of_chit(rules.chits[self.chit])
            if counter.front != front:
                return ()
            if not self.hq:
                return (SINGLE,)
        if counter.independent:
            return (INDEPENDENT, FREE)
        named = counter.formation in rules.tables.huehner.formations
        return (GROUP,) if named and self.hq == rules.huehner else ()

    def _reaches(self, work: IskraWork, kind: str, uid: str) -> bool:
        """3.3.3, R-15, R-16; 3.1.6: 18A reaches its own two anywhere on the map."""
        if kind == FREE:
            return True
        return in_range(work, self.hq, uid) if self.hq else is_in_command(work, uid)

    def _kind(self, work: IskraWork, uid: str) -> str:
        """What a unit would be named as now; "" if it cannot be."""
        if work.is_bridge(uid):
            return ""
        for kind in self._kinds(work, uid):
            if self._left(work, kind) and self._reaches(work, kind, uid):
                return kind
        return ""

    def _acting(self, work: IskraWork, formation: str) -> list[str]:
        """R-15: the units of a formation that are in range of their army's headquarters."""
        return [uid for uid in work.rules.members[formation] if is_in_command(work, uid)]

    def is_in_range(self, work: IskraWork, unseen: Collection[str]) -> bool:
        """3.3.3, R-18: whether all that has been picked is in range, and every subordinate that is
        not marked, those apart whose markers are unseen."""
        picked = all(self._acting(work, name) for name in self.formations)
        if not picked or not all(self._reaches(work, "", uid) for uid in self.named):
            return False
        below = subordinates(work, self.hq) if self.hq else ()
        return all(
            in_range(work, self.hq, uid) or work.units[uid].has(OUT_OF_COMMAND)
            for uid in below
            if uid not in unseen
        )

    def _own(self, work: IskraWork) -> Units:
        """3.0, 3.1.1, R-15: who acts without being named: the headquarters, a German division."""
        if not self.hq:
            return ()
        if self._side(work) == SOVIET:
            return (self.hq,)
        below = subordinates(work, self.hq)
        return (self.hq, *(uid for uid in below if in_range(work, self.hq, uid)))

    def _picked(self, work: IskraWork) -> Units:
        formations = (uid for name in self.formations for uid in self._acting(work, name))
        return tuple(dict.fromkeys((*self._own(work), *formations)))

    def _is_open(self, work: IskraWork) -> bool:
        """Whether something might still be picked as far as anybody knows."""
        rules, units = work.rules, work.units
        if self._formations_left(work):
            for army in self._armies(work):
                for name in rules.formations_of.get(army, ()):
                    is_there = any(units[uid].hex >= 0 for uid in rules.members[name])
                    if is_there and name not in self.formations:
                        return True
        taken = {*self.named, *self.free}
        return any(
            uid not in taken and rules.formation[uid] not in self.formations
            for kind in SECTIONS
            if self._left(work, kind)
            for uid, unit in units.items()
            if unit.hex >= 0 and kind in self._kinds(work, uid)
        )

    # The choice

    def run(self, work: IskraWork) -> Wait:
        if self._is_open(work):
            return Wait.DECISION
        self._begin(work)
        return Wait.NOTHING

    def seats(self, work: IskraWork) -> Units:
        return (self.seat,)

    def decision(self, work: IskraWork, seat: str) -> Decision:
        """Each kind of chit has its own kind of decision."""
        kind = "pick-independents"
        rule = SECTIONS[INDEPENDENT]
        if self._side(work) == SOVIET:
            kind = "pick-formations" if self.hq else "pick-formations-of-front"
            rule = "3.1.4" if self.hq else "3.1.5"
        elif self._limit(work, FREE):
            kind = "pick-for-18th-army"
            rule = SECTIONS[FREE]
        elif self._limit(work, GROUP):
            kind = "pick-group"
            rule = SECTIONS[GROUP]
        arguments: dict[str, Argument] = {
            "chit": self.chit,
            "unit": self.hq,
            "formations": self.formations,
            "units": (*self.named, *self.free),
            "count": self._formations_left(work),
            "limit": sum(self._left(work, each) for each in SECTIONS),
        }
        return Decision(seat, kind, rule, arguments, self.choices(work, seat))

    def candidates(self, work: IskraWork, seat: str) -> Iterable[Action]:
        rules = work.rules
        if self._formations_left(work):
            for army in self._armies(work):
                for name in rules.formations_of.get(army, ()):
                    yield Pick(name)
        taken = {*self.named, *self.free, *self._picked(work)}
        for uid, unit in work.units.items():
            if unit.hex >= 0 and uid not in taken and self._kind(work, uid):
                yield Name(uid)
        yield DONE

    def objections(self, work: IskraWork, seat: str, action: Action) -> Iterable[Reason]:
        if isinstance(action, Pick):
            yield from self._against_formation(work, action.formation)
        elif isinstance(action, Name):
            yield from self._against_unit(work, seat, action.unit)

    def _against_formation(self, work: IskraWork, name: str) -> Iterable[Reason]:
        """3.1.4, 3.1.5: up to three formations of the army or front, each with a unit in range."""
        rules = work.rules
        rule = "3.1.4" if self.hq else "3.1.5"
        about: dict[str, Argument] = {"formation": name, "chit": self.chit}
        if name not in rules.members:
            yield Reason("unknown-formation", "", about)
        elif all(name not in rules.formations_of.get(army, ()) for army in self._armies(work)):
            yield Reason("not-of-this-chit", rule, about)
        elif name in self.formations:
            yield Reason("formation-already-picked", rule, about)
        else:
            if not self._formations_left(work):
                limit = rules.tables.activation.formations
                yield Reason("no-more-formations", rule, {"limit": limit})
            if not self._acting(work, name):
                yield Reason("formation-out-of-range", "3.3.3", about)

    def _against_unit(self, work: IskraWork, seat: str, uid: str) -> Iterable[Reason]:
        """3.1.5, 3.1.6, 3.3.1, 13.2.2: who may be named, in range, and how many."""
        fault = work.not_yours(uid, seat)
        about: dict[str, Argument] = {"unit": uid, "chit": self.chit}
        if fault is not None:
            yield fault
        elif work.rules.is_hq[uid]:
            yield Reason("headquarters-not-named", "3.3.1", about)
        elif uid in (*self.named, *self.free):
            yield Reason("already-named", "3.3.1", about)
        elif uid in self._picked(work):
            yield Reason("already-activated", "3.3.1", about)
        elif work.is_bridge(uid):
            yield Reason("bridge-does-not-move", "13.3.1", about)
        elif not self._kind(work, uid):
            yield from self._against_kinds(work, uid)

    def _against_kinds(self, work: IskraWork, uid: str) -> Iterable[Reason]:
        """Why a unit can be named as nothing: not meant, too many, or out of range."""
        about: dict[str, Argument] = {"unit": uid, "chit": self.chit}
        kinds = [kind for kind in self._kinds(work, uid) if self._limit(work, kind)]
        if self.hq and work.rules.hq_of(uid) == self.hq and self._side(work) == AXIS:
            yield Reason("out-of-command-range", "3.3.3", about)
        elif not kinds:
            rule = "3.3.1" if self.hq else "3.1.5"
            yield Reason("not-for-this-chit", rule, about)
        for kind in kinds:
            if not self._reaches(work, kind, uid):
                yield Reason("out-of-command-range", "3.3.3", about)
            if not self._left(work, kind):
                limit = self._limit(work, kind)
                yield Reason("no-more-units", SECTIONS[kind], {"limit": limit})

    def take(self, work: IskraWork, seat: str, action: Action) -> None:
        if isinstance(action, Pick):
            rule = "3.1.4" if self.hq else "3.1.5"
            work.tell("formation-picked", rule, seat=seat, formation=action.formation)
            work.replace(replace(self, formations=(*self.formations, action.formation)))
        elif isinstance(action, Name):
            kind = self._kind(work, action.unit)
            if self._limit(work, FREE):
                # Whether a unit counts as free tells how far it is from the headquarters.
                work.binding = True
            if kind == FREE:
                work.tell_of(action.unit, "unit-picked-to-move", SECTIONS[kind], seat=seat)
                work.replace(replace(self, free=(*self.free, action.unit)))
            else:
                work.tell_of(action.unit, "unit-picked", SECTIONS[kind], seat=seat)
                work.replace(replace(self, named=(*self.named, action.unit)))
        else:
            self._begin(work)

    def _begin(self, work: IskraWork) -> None:
        """3.0, R-75: everybody acts once, and is in command now (R-18)."""
        picked = self._picked(work)
        units = tuple(dict.fromkeys((*picked, *self.named)))
        for uid in (*units, *self.free):
            take_command(work, uid)
        # Which top counters lose their marker tells where headquarters lie hidden, so it
        # cannot be taken back, and another event follows: that the game goes on tells nothing then.
        work.binding = True
        work.tell("picking-over", "2.3", chit=self.chit)
        singles = () if self.hq else tuple(uid for uid in self.named if uid not in picked)
        work.replace(
            Activation(
                self.seat,
                units,
                mode=self.mode,
                movers=self.free,
                singles=singles,
                chit=self.chit,
            )
        )


def activate(work: IskraWork, picking: Picking) -> None:
    """3.3, R-18: a headquarters, or a front, is activated; its owner picks who acts with it."""
    rules = work.rules
    hq = picking.hq
    if rules.chits[picking.chit].side == SIDES[AXIS]:
        formation = rules.roster[hq].formation or ""
        work.change(last_formation=formation, last_axis_formation=formation)
    else:
        work.change(last_formation="")
    if hq:
        # Which top counters are marked depends on where the headquarters lies hidden, so another
        # event follows: that the game stops to ask tells nothing then.
        mark_out_of_command(work, hq)
        work.tell("headquarters-called", "3.3", unit=hq, chit=picking.chit)
    work.push(picking)
