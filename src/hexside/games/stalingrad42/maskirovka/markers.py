"""34.1.1, 34.1.2 The Maskirovka markers: assigned in secret, exchanged in secret or for show."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from hexside.engine import Action, Decision, Reason, Wait
from hexside.engine.agenda import NotTaken
from hexside.engine.refusals import Argument
from hexside.games.stalingrad42.maskirovka.armies import (
    box_number,
    box_of,
    box_word,
    change,
    is_revealed,
    mask,
)
from hexside.games.stalingrad42.maskirovka.knowledge import forget
from hexside.games.stalingrad42.maskirovka.maskirovka_actions import (
    KEEP,
    KeepMarkers,
    TieMarker,
)
from hexside.games.stalingrad42.reading.printed import SIDES, SOVIET
from hexside.games.stalingrad42.seat_frames import SeatChoice
from hexside.games.stalingrad42.work import S42Work


class Markers(SeatChoice, frozen=True, tag="markers"):
    """34.1: army after army is given one of the boxes that the armies have together.

    The player decides as often whatever he does, so that the other sees no difference between an
    exchange and a bluff; he may also leave the markers alone for all to see. ``chosen`` are the
    numbers of the boxes given so far.
    """

    takes = (TieMarker, KeepMarkers)

    armies: tuple[str, ...]
    chosen: tuple[int, ...] = ()

    def _is_first(self, work: S42Work) -> bool:
        """34.1.1: whether the markers have not been assigned before."""
        return not mask(work).armies

    def boxes(self, work: S42Work) -> tuple[int, ...]:
        """The numbers of the boxes of these armies."""
        if self._is_first(work):
            return tuple(range(1, len(self.armies) + 1))
        return tuple(sorted(box_number(box_of(work, army)) for army in self.armies))

    def _left(self, work: S42Work) -> tuple[int, ...]:
        return tuple(box for box in self.boxes(work) if box not in self.chosen)

    def run(self, work: S42Work) -> Wait:
        left = self._left(work)
        if len(left) > 1:
            return Wait.DECISION
        self._tie(work, (*self.chosen, *left))
        return Wait.NOTHING

    def _tie(self, work: S42Work, chosen: tuple[int, ...]) -> None:
        work.pop()
        first = self._is_first(work)
        armies = list(mask(work).armies) or [""] * len(self.armies)
        for army, number in zip(self.armies, chosen, strict=True):
            armies[number - 1] = army
        change(work, armies=tuple(armies))
        work.drop_notes()
        own = tuple(box_word(number) for number in chosen)
        work.tell_side(SIDES[SOVIET], "s42-markers-tied", "34.1.2", units=self.armies, hexes=own)
        if first:
            work.tell_other_sides(
                SIDES[SOVIET], "s42-markers-assigned", "34.1.1", units=self.armies
            )
        else:
            forget(work, self.armies)
            work.tell_other_sides(
                SIDES[SOVIET], "s42-markers-perhaps-exchanged", "34.1.2", units=self.armies
            )

    def decision(self, work: S42Work, seat: str) -> Decision:
        arguments: dict[str, Argument] = {
            "unit": self.armies[len(self.chosen)],
            "units": self.armies,
        }
        rule = "34.1.1" if self._is_first(work) else "34.1.2"
        return Decision(seat, "s42-tie-marker", rule, arguments, self.choices(work, seat))

    def candidates(self, work: S42Work, seat: str) -> Iterable[Action]:
        yield KEEP
        army = self.armies[len(self.chosen)]
        yield from (TieMarker(army, box_word(number)) for number in self._left(work))

    def objections(self, work: S42Work, seat: str, action: Action) -> Iterable[Reason]:
        match action:
            case KeepMarkers():
                if self._is_first(work) or self.chosen:
                    yield Reason("s42-markers-not-kept", "34.1.2", {})
            case TieMarker(unit=army, box=box):
                turn = self.armies[len(self.chosen)]
                if army != turn:
                    yield Reason("s42-other-army-first", "34.1.2", {"unit": turn})
                if box_number(box) not in self._left(work) or box != box_word(box_number(box)):
                    yield Reason("s42-marker-not-at-hand", "34.1.2", {"unit": turn})

    def take(self, work: S42Work, seat: str, action: Action) -> None:
        match action:
            case KeepMarkers():
                work.pop()
                work.tell("s42-markers-kept", "34.1.2", units=self.armies)
            case TieMarker(box=box):
                work.replace(replace(self, chosen=(*self.chosen, box_number(box))))
            case _:
                raise NotTaken(self, action)


def movement_begins(work: S42Work, side: int) -> None:
    """34.1.2: armies that begin the Movement Phase in one hex or Entry Area.

    One that has been revealed has shown its marker and goes when the turn ends.
    """
    if side != SOVIET:
        return
    together: dict[tuple[int, str], list[str]] = {}
    for army in sorted(mask(work).armies):
        unit = work.units[army]
        if (unit.hex >= 0 or unit.box.startswith("ea-")) and not is_revealed(work, army):
            together.setdefault((unit.hex, unit.box), []).append(army)
    for _, armies in sorted(together.items(), reverse=True):
        if len(armies) > 1:
            work.push(Markers(SIDES[SOVIET], tuple(armies)))
