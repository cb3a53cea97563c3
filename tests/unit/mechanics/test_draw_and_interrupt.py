"""The draw loop with interrupts of both sides and leftovers, as A Victory Awaits has them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import ClassVar

from hexside.engine import Action, Frame, Reason
from hexside.mechanics.actions import ACCEPT, REACT, Accept, Cup, React, Waive
from hexside.mechanics.chit_pull.cup import join, take_out
from hexside.mechanics.chit_pull.draw import DrawLoop, DrawLoopWithHand, Resolution
from hexside.mechanics.chit_pull.interrupt import Interrupt, Interrupter, interrupters
from tests.unit.mechanics.tiny import Bottom, TinyWork, codes, play, texts, tiny_work

#: Manstein and Guderian stop any chit, Supply too; then Zhukov's chit may.
TABLE = (
    Interrupter("axis", frozenset({"manstein", "guderian"})),
    Interrupter("soviet", frozenset({"zhukov"})),
)


class Play(Action, frozen=True, tag="play"):
    """Interrupt with a held chit."""

    chit: str


class Resolve(Resolution[TinyWork], frozen=True, tag="resolve-chit"):
    """Notes what was resolved."""

    def begin(self, work: TinyWork) -> None:
        work.data.resolved.append(self.chit + ("!" if self.reaction else ""))

    def lay_aside(self, work: TinyWork) -> None:
        work.data.aside.append(self.chit)


class Ask(Interrupt[TinyWork], frozen=True, tag="ask"):
    """One side is asked."""

    side: str = "axis"
    takes: ClassVar[tuple[type[Action], ...]] = (Accept, Play)

    def seats(self, work: TinyWork) -> tuple[str, ...]:
        return work.rules.seats_of(self.side)

    def plays(self, work: TinyWork, seat: str) -> Mapping[Action, str]:
        return {Play(chit): chit for chit in work.data.held[self.side]}

    def nothing_held(self, work: TinyWork, seat: str, action: Action) -> Reason:
        return Reason("not-held")

    def interrupted(self, work: TinyWork, seat: str, held: str) -> None:
        work.data.held[self.side] = take_out(work.data.held[self.side], (held,))
        work.data.cup = join(work.data.cup, (self.chit,))
        work.replace(Resolve(held, reaction=True))


class Command(DrawLoop[TinyWork], frozen=True, tag="command"):
    """Draw until the cup is empty; held chits are then played in order."""

    def cup(self, work: TinyWork) -> tuple[str, ...]:
        chits: tuple[str, ...] = work.data.cup
        return chits

    def drawn(self, work: TinyWork, chit: str, rest: tuple[str, ...]) -> None:
        work.data.cup = rest
        work.push(Resolve(chit))
        sides = interrupters(TABLE, chit, lambda line: bool(work.data.held[line.side]))
        for side in reversed(sides):
            work.push(Ask(chit, side))

    def leftovers(self, work: TinyWork) -> Iterable[Frame[TinyWork]]:
        held = (*work.data.held["soviet"], *work.data.held["axis"])
        work.data.held = {"axis": (), "soviet": ()}
        return [Resolve(chit) for chit in held]


def command(cup: tuple[str, ...], axis: tuple[str, ...], soviet: tuple[str, ...] = ()) -> TinyWork:
    held = {"axis": axis, "soviet": soviet}
    return tiny_work(Bottom(), Command(), dice=(1,) * 9, cup=cup, held=held, resolved=[], aside=[])


def test_an_interrupt_against_supply_returns_it_to_the_cup() -> None:
    work = command(("supply",), ("guderian", "manstein"))
    assert texts(work) == ["accept", "play guderian", "play manstein"]
    play(work, Play("manstein"))
    # Supply was drawn again and the other chit may stop it again.
    assert texts(work) == ["accept", "play guderian"]
    play(work, ACCEPT)
    assert work.data.resolved == ["manstein!", "supply", "guderian"]
    assert work.data.aside == ["manstein", "supply", "guderian"]
    assert work.frame == Bottom()


def test_the_axis_is_asked_first_and_one_interrupt_is_all() -> None:
    work = command(("army",), ("manstein",), ("zhukov",))
    assert work.frame.seats(work) == ("axis",)
    assert codes(work, Play("zhukov")) == ["not-held"]
    play(work, Play("manstein"))
    # The Soviet player was not asked about the interrupt, only about the next draw.
    assert work.data.resolved == ["manstein!"]
    assert work.frame.seats(work) == ("soviet",)
    play(work, ACCEPT)
    assert work.data.resolved == ["manstein!", "army", "zhukov"]


def test_without_held_chits_no_one_is_asked() -> None:
    work = command(("a", "b"), ())
    assert work.data.resolved == ["a", "b"]
    assert work.frame == Bottom()


def test_a_chit_that_cannot_be_stopped() -> None:
    table = (Interrupter("axis", frozenset({"okh"}), never_against=frozenset({"supply"})),)
    assert interrupters(table, "army", lambda line: True) == ("axis",)
    assert interrupters(table, "supply", lambda line: True) == ()
    assert interrupters(table, "army", lambda line: False) == ()


class Phase(DrawLoopWithHand[TinyWork], frozen=True, tag="phase"):
    """The Axis holds chits and adds them when it likes."""

    def cup(self, work: TinyWork) -> tuple[str, ...]:
        chits: tuple[str, ...] = work.data.cup
        return chits

    def hand(self, work: TinyWork) -> tuple[str, ...]:
        chits: tuple[str, ...] = work.data.hand
        return chits

    def holders(self, work: TinyWork) -> tuple[str, ...]:
        return work.rules.seats_of("axis")

    def add(self, work: TinyWork, chits: tuple[str, ...]) -> None:
        work.data.hand = take_out(work.data.hand, chits)
        work.data.cup = join(work.data.cup, chits)

    def waive(self, work: TinyWork) -> None:
        work.data.hand = ()

    def drawn(self, work: TinyWork, chit: str, rest: tuple[str, ...]) -> None:
        work.data.cup = rest
        work.push(Resolve(chit))


def test_a_hand_is_added_to_the_cup_or_waived() -> None:
    work = tiny_work(
        Bottom(), Phase(), dice=(1,) * 9, cup=("a",), hand=("x", "y"), resolved=[], aside=[]
    )
    assert texts(work) == ["cup", "cup x", "cup y", "cup x y"]
    assert codes(work, Waive()) == ["cup-not-empty"]
    assert codes(work, Cup(("z",))) == ["chit-not-in-hand"]
    assert codes(work, Cup(("y", "x"))) == ["chits-not-sorted"]
    assert codes(work, REACT) == []
    assert isinstance(REACT, React)
    play(work, Cup(()))
    assert work.data.resolved == ["a"]
    assert texts(work) == ["cup x", "cup y", "cup x y", "waive"]
    assert codes(work, Cup(())) == ["cup-is-empty"]
    play(work, Cup(("x",)))
    assert work.data.resolved == ["a", "x"]
    play(work, Waive())
    assert work.frame == Bottom()
