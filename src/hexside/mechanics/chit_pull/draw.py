"""Drawing and resolving chits until the cup is empty, with or without chits held in a hand."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from msgspec.structs import replace

from hexside.engine import Action, Choice, Decision, Frame, Reason, Wait
from hexside.engine.agenda import MissingStep, W
from hexside.mechanics.actions import WAIVE, Cup, Waive
from hexside.mechanics.chit_pull.cup import Chits, draw, missing, sub_multisets


class DrawLoop(Choice[W], frozen=True):
    """Draw one chit after another; a game says where they lie and what follows a draw."""

    # What a game says

    def cup(self, work: W) -> Chits:
        """The chits that can be drawn."""
        raise MissingStep(self, "cup")

    def drawn(self, work: W, chit: str, rest: Chits) -> None:
        """A chit has been drawn: note it, push its resolution and those who may interrupt."""
        raise MissingStep(self, "drawn")

    def before_draw(self, work: W) -> Wait | None:
        """What must happen first; ``None`` when the next chit can be drawn."""
        return None

    def leftovers(self, work: W) -> Iterable[Frame[W]]:
        """The cup is empty: frames that resolve what is still held, the first on top.

        The game takes these chits out of the hand: it is asked again when they are resolved.
        """
        return ()

    # The loop

    def run(self, work: W) -> Wait:
        first = self.before_draw(work)
        if first is not None:
            return first
        chits = self.cup(work)
        if chits:
            chit, rest = draw(work, chits)
            work.replace(type(self)())
            self.drawn(work, chit, rest)
            return Wait.NOTHING
        held = tuple(self.leftovers(work))
        if not held:
            work.pop()
        for frame in reversed(held):
            work.push(frame)
        return Wait.NOTHING


class DrawLoopWithHand(DrawLoop[W], frozen=True):
    """Before each draw the holder of a hand may put chits of it into the cup.

    When the cup is empty the rest must be added or waived. ``asked`` says that the holder has
    answered for the next draw.
    """

    asked: bool = False
    takes: ClassVar[tuple[type[Action], ...]] = (Cup, Waive)
    #: The rules of the hand and of the end of the phase.
    hand_section: ClassVar[str] = ""
    end_section: ClassVar[str] = ""

    def hand(self, work: W) -> Chits:
        """The chits that are held."""
        raise MissingStep(self, "hand")

    def holders(self, work: W) -> tuple[str, ...]:
        """The seats that decide for the hand."""
        raise MissingStep(self, "holders")

    def add(self, work: W, chits: Chits) -> None:
        """Move chits from the hand into the cup."""
        raise MissingStep(self, "add")

    def waive(self, work: W) -> None:
        """Give up the whole hand for this turn."""
        raise MissingStep(self, "waive")

    def before_asking(self, work: W) -> Wait | None:
        """What must happen before the holder is asked."""
        return None

    def before_draw(self, work: W) -> Wait | None:
        if self.asked:
            return None
        first = self.before_asking(work)
        if first is not None:
            return first
        return Wait.DECISION if self.hand(work) else None

    def seats(self, work: W) -> tuple[str, ...]:
        return self.holders(work)

    def decision(self, work: W, seat: str) -> Decision:
        chits = self.cup(work)
        kind = "add-chits" if chits else "add-chits-or-waive"
        return Decision(
            seat, kind, self.hand_section, {"count": len(chits)}, self.choices(work, seat)
        )

    def candidates(self, work: W, seat: str) -> Iterable[Action]:
        hand = self.hand(work)
        for size in range(len(hand) + 1):
            for chosen in sub_multisets(hand, size):
                yield Cup(chosen)
        yield WAIVE

    def objections(self, work: W, seat: str, action: Action) -> Iterable[Reason]:
        if isinstance(action, Cup):
            if not action.chits:
                if not self.cup(work):
                    yield Reason("cup-is-empty", self.end_section)
            elif tuple(sorted(action.chits)) != action.chits:
                yield Reason("chits-not-sorted", self.hand_section)
            else:
                for chit in missing(self.hand(work), action.chits):
                    yield Reason("chit-not-in-hand", self.hand_section, {"chit": chit})
        elif self.cup(work):
            yield Reason("cup-not-empty", self.end_section)

    def take(self, work: W, seat: str, action: Action) -> None:
        if isinstance(action, Waive):
            count = len(self.hand(work))
            self.waive(work)
            work.tell("hand-waived", self.end_section, count=count)
        elif isinstance(action, Cup) and action.chits:
            chits = action.chits
            self.add(work, chits)
            section = self.hand_section
            work.tell_only((seat,), "chits-added", section, seat=seat, chits=chits)
            work.tell_others((seat,), "chits-added-hidden", section, seat=seat, count=len(chits))
        work.replace(type(self)(True))


class Resolution(Frame[W], frozen=True):
    """A chit takes effect and is then laid aside face up.

    ``reaction`` says that it was played from the hand in the place of the drawn one.
    """

    chit: str
    reaction: bool = False
    begun: bool = False

    def begin(self, work: W) -> None:
        """Push what the chit sets off."""
        raise MissingStep(self, "begin")

    def lay_aside(self, work: W) -> None:
        """The chit has been resolved and is out of play until the next choice."""
        raise MissingStep(self, "lay_aside")

    def run(self, work: W) -> Wait:
        if self.begun:
            work.pop()
            self.lay_aside(work)
        else:
            work.replace(replace(self, begun=True))
            self.begin(work)
        return Wait.NOTHING
