"""34.6.2, A-98 An attacked Reserve Army: up to three units of its box come out to defend."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from hexside.engine import Action, Decision, Reason, Wait
from hexside.engine.agenda import NotTaken
from hexside.engine.refusals import Argument
from hexside.games.stalingrad42.actions import DONE, Done
from hexside.games.stalingrad42.maskirovka.armies import (
    answering_hexes,
    answering_in,
    armies_in,
    army_of,
    box_of,
    contents,
    inside,
)
from hexside.games.stalingrad42.maskirovka.maskirovka_actions import (
    SHOW_EMPTY,
    ComeOut,
    ShowEmpty,
)
from hexside.games.stalingrad42.maskirovka.revealing import come_out, show_empty, take_off
from hexside.games.stalingrad42.reading.printed import SIDES, SOVIET
from hexside.games.stalingrad42.seat_frames import SeatChoice
from hexside.games.stalingrad42.state import DEFENDED
from hexside.games.stalingrad42.units.stacking import has_room
from hexside.games.stalingrad42.work import S42Work


def hides_defenders(work: S42Work, side: int, hex: int) -> bool:
    """34.6.2: whether armies of a side in a hex may still bring out units against an attack."""
    return side == SOVIET and bool(answering_in(work, hex))


def hidden_targets(work: S42Work, side: int) -> list[int]:
    """34.6.2, 8.1: hexes with such armies of a side that have not been attacked in this phase."""
    return [hex for hex in answering_hexes(work, side) if may_be_attacked(work, side, hex)]


def may_be_attacked(work: S42Work, side: int, hex: int) -> bool:
    """34.6.2, 8.1: an army that may bring out units can be attacked once in a phase."""
    return side == SOVIET and any(not work.has(army, DEFENDED) for army in answering_in(work, hex))


def note_attack(work: S42Work, hex: int) -> None:
    """8.1: the armies of a hex have been attacked in this phase, with those that came out."""
    for army in armies_in(work, hex):
        work.mark(army, DEFENDED)


def ask_defender(work: S42Work, hex: int) -> None:
    """4.3 C1b: the Soviet player is asked, whatever is in the boxes."""
    work.binding = True
    work.push(Coming(SIDES[SOVIET], hex, tuple(answering_in(work, hex))))


class Coming(SeatChoice, frozen=True, tag="coming-out"):
    """34.6.2: units come out of the boxes of the attacked armies one by one.

    The decision is put even where there is nothing to decide, for that too would tell.
    """

    takes = (ComeOut, Done, ShowEmpty)

    target: int
    armies: tuple[str, ...]
    out: tuple[str, ...] = ()
    #: How many have come out of the box of each army.
    counts: tuple[int, ...] = ()

    def run(self, work: S42Work) -> Wait:
        return Wait.DECISION

    def _count(self, army: str) -> int:
        counts = self.counts or (0,) * len(self.armies)
        return counts[self.armies.index(army)]

    def _must(self, work: S42Work) -> bool:
        """A-98: with no other defender one unit at least must come out."""
        return not work.friend_at(SOVIET, self.target)

    def _are_empty(self, work: S42Work) -> bool:
        return not any(inside(work, army) for army in self.armies)

    def decision(self, work: S42Work, seat: str) -> Decision:
        arguments: dict[str, Argument] = {
            "hex": work.rules.names[self.target],
            "units": self.armies,
        }
        return Decision(seat, "s42-come-out", "34.6.2", arguments, self.choices(work, seat))

    def candidates(self, work: S42Work, seat: str) -> Iterable[Action]:
        yield DONE
        yield SHOW_EMPTY
        for army in self.armies:
            yield from (ComeOut(uid) for uid in inside(work, army))

    def objections(self, work: S42Work, seat: str, action: Action) -> Iterable[Reason]:
        hex = {"hex": work.rules.names[self.target]}
        match action:
            case Done():
                if self._must(work):
                    yield Reason("s42-must-come-out", "34.6.2", {**hex})
            case ShowEmpty():
                if not self._must(work) or not self._are_empty(work):
                    yield Reason("s42-not-to-be-shown", "34.6.2", {**hex})
            case ComeOut(unit=uid) if uid not in work.units:
                yield Reason("unknown-unit", "", {"unit": uid})
            case ComeOut(unit=uid):
                yield from self._faults(work, uid)

    def _faults(self, work: S42Work, uid: str) -> Iterable[Reason]:
        army = army_of(work, work.units[uid].box)
        if army not in self.armies or uid not in contents(work, box_of(work, army)):
            yield Reason("s42-not-in-this-box", "34.6.2", {"unit": uid})
            return
        limit = work.rules.numbers.reserve_armies.come_out
        if self._count(army) >= limit:
            yield Reason("s42-enough-come-out", "34.6.2", {"unit": army, "count": limit})
        if not has_room(work, uid, self.target):
            yield Reason("s42-stacking-limit", "4.1", {"hex": work.rules.names[self.target]})

    def take(self, work: S42Work, seat: str, action: Action) -> None:
        match action:
            case Done():
                work.pop()
            case ShowEmpty():
                work.pop()
                self._vanish(work)
            case ComeOut(unit=uid):
                army = army_of(work, work.units[uid].box)
                counts = tuple(self._count(one) + (one == army) for one in self.armies)
                work.replace(replace(self, out=(*self.out, uid), counts=counts))
                come_out(work, uid, "34.6.2")
            case _:
                raise NotTaken(self, action)

    def _vanish(self, work: S42Work) -> None:
        """A-98: nothing was there: the armies go, and nobody has attacked."""
        name = work.rules.names[self.target]
        for army in self.armies:
            show_empty(work, army, "34.6.2")
            work.tell("unit-eliminated", "19.3", unit=army, hex=name)
            take_off(work, army)
