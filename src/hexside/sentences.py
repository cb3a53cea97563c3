"""What the friendly API says in words: why an action is refused, what is wrong with a position."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, cast

from hexside.engine.actions import Action
from hexside.engine.position_opening import PHASE_PASSED, passed_reasons
from hexside.engine.positions import PositionError
from hexside.engine.refusals import Reason, Refusal
from hexside.engine.rules import Rules

if TYPE_CHECKING:
    from hexside.phrasing import Names, Phrasing

ENGLISH = "en"


def _voice(rules: Rules, language: str) -> tuple[Phrasing, Names]:
    """Texts and names; the catalogues are read when a sentence is wanted, not on import."""
    from hexside.phrasing import HasRoster, Names, Phrasing

    # Every game has a roster; the contract of the engine does not ask for one.
    return Phrasing(language), Names(cast(HasRoster, rules), language)


class Reasons(tuple[Reason, ...]):
    """The reasons against an action; ``str`` puts them into English sentences."""

    rules: Rules

    @classmethod
    def of(cls, rules: Rules, reasons: Iterable[Reason]) -> Reasons:
        """Reasons with the names of this game's units and hexes."""
        found = cls(reasons)
        found.rules = rules
        return found

    def __str__(self) -> str:
        return "\n".join(reason_sentences(self.rules, self, ENGLISH))


def refusal_in(rules: Rules, language: str) -> Callable[[Refusal], str]:
    """A refusal in one language, with the names of this game's units and hexes."""

    def said(refusal: Refusal) -> str:
        phrasing, names = _voice(rules, language)
        return phrasing.refusal(refusal, names)

    return said


def reason_sentences(rules: Rules, reasons: tuple[Reason, ...], language: str) -> tuple[str, ...]:
    """Reasons as sentences, each with the section of the rulebook that forbids the action."""
    phrasing, names = _voice(rules, language)
    return tuple(
        phrasing.reason(reason, names) + (f" [{reason.rule}]" if reason.rule else "")
        for reason in reasons
    )


def position_error_in(error: PositionError, language: str) -> PositionError:
    """The same error with a message in sentences; the codes stay in ``problems``."""
    from hexside.phrasing import Phrasing

    return PositionError(error.problems, Phrasing(language).position_problem)


def with_passed_phase(
    rules: Rules, reasons: tuple[Reason, ...], action: Action, seat: str
) -> tuple[Reason, ...]:
    """The reasons, and that the phase of the position text was over at once.

    What spoke against the action while that phase lasted follows.
    """
    passed = tuple(
        Reason("phase-passed", event.rule, event.arguments)
        for event in rules.opened or ()
        if event.code == PHASE_PASSED
    )
    return reasons + passed + (passed_reasons(rules, action, seat) if passed else ())
