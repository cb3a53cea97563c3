"""The agenda: a stack of small frozen frames that says where in the sequence of play a game is.

A frame is data (it is stored, copied and compared with the state) with the behaviour of one step
of the rulebook. ``run`` goes on by itself as far as it can; when a player must choose it returns
``Wait.DECISION`` and the engine stops until an action arrives.
"""

from __future__ import annotations

import enum
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

import msgspec

from hexside.engine.actions import Action
from hexside.engine.decisions import Decision, grouped
from hexside.engine.refusals import Argument, Reason

if TYPE_CHECKING:
    from hexside.engine.work import Work

W = TypeVar("W", bound="Work[Any]")


class Wait(enum.Enum):
    """What ``run`` tells the engine."""

    NOTHING = "nothing"
    DECISION = "decision"


class MissingStep(NotImplementedError):
    """A frame is asked for a part that its rule set has not given it: a fault in the rules."""

    def __init__(self, frame: object, part: str) -> None:
        super().__init__(f"{type(frame).__name__} has no {part}")


class NotTaken(RuntimeError):
    """An action reaches a step that has no use for it: a fault in the rules, not in a player."""

    def __init__(self, step: object, action: Action) -> None:
        super().__init__(f"{type(step).__name__} does not take {action!r}")


class Frame(msgspec.Struct, Generic[W], frozen=True, tag_field="frame", gc=False):
    """One step of the sequence of play; ``W`` is the game's own kind of ``Work``."""

    #: The kinds of action that prepare a secret choice: unless they are told something, the other
    #: sides do not notice that one was taken, nor how many were.
    unnoticed: ClassVar[tuple[type[Action], ...]] = ()

    def run(self, work: W) -> Wait:
        """Do what needs no choice: replace, push or pop frames; or wait for a decision."""
        raise MissingStep(self, "run")

    def seats(self, work: W) -> tuple[str, ...]:
        """The seats that may choose now.

        More than one where choices are simultaneous, or where any seat of a side may decide for
        it: the first answer counts.
        """
        raise MissingStep(self, "seats")

    def decision(self, work: W, seat: str) -> Decision:
        """The choice as shown to a person or a program."""
        raise MissingStep(self, "decision")

    def legal(self, work: W, seat: str) -> Sequence[Action]:
        """Every action that this seat may take now; complete. Long lists are made on demand."""
        raise MissingStep(self, "legal")

    def allows(self, work: W, seat: str, action: Action) -> bool:
        """Whether an action is in ``legal``; frames with long lists answer without building it."""
        return action in self.legal(work, seat)

    def reasons(self, work: W, seat: str, action: Action) -> list[Reason]:
        """Why an action that is not allowed is not; empty means that no closer reason is known."""
        return []

    def take(self, work: W, seat: str, action: Action) -> None:
        """Carry out a legal action."""
        raise MissingStep(self, "take")

    def choices(self, work: W, seat: str) -> dict[str, Any]:
        """The structured choices; by default the legal actions grouped by verb."""
        return grouped(self.legal(work, seat))


class Choice(Frame[W], frozen=True):
    """A frame that states its rule once: what might be done, and what speaks against it.

    What is legal, what is allowed and why something is refused all follow from ``candidates`` and
    ``objections``, so they cannot contradict each other.
    """

    #: The kinds of action that this frame takes; anything else is "not now".
    takes: ClassVar[tuple[type[Action], ...]] = ()
    #: What kind of decision it is, and the section that asks for it.
    asks: ClassVar[tuple[str, str]] = ("", "")

    def run(self, work: W) -> Wait:
        return Wait.DECISION

    def decision(self, work: W, seat: str) -> Decision:
        arguments = self.arguments(work, seat)
        return Decision(seat, self.asks[0], self.asks[1], arguments, self.choices(work, seat))

    def arguments(self, work: W, seat: str) -> dict[str, Argument]:
        """What the text of the decision speaks of."""
        return {}

    def candidates(self, work: W, seat: str) -> Iterable[Action]:
        """Every action worth asking about, in the order shown: all legal ones and maybe more."""
        raise MissingStep(self, "candidates")

    def objections(self, work: W, seat: str, action: Action) -> Iterable[Reason]:
        """Each reason against an action of a kind in ``takes``; none means that it is legal.

        Written as a generator it stops at the first reason where only that is asked for.
        """
        raise MissingStep(self, "objections")

    def legal(self, work: W, seat: str) -> Sequence[Action]:
        objections = self.objections
        found = []
        for action in self.candidates(work, seat):
            for _ in objections(work, seat, action):
                break
            else:
                found.append(action)
        return found

    def allows(self, work: W, seat: str, action: Action) -> bool:
        return isinstance(action, self.takes) and not any(
            True for _ in self.objections(work, seat, action)
        )

    def reasons(self, work: W, seat: str, action: Action) -> list[Reason]:
        if not isinstance(action, self.takes):
            return []
        return list(self.objections(work, seat, action))
