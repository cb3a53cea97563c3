"""Refusals: why something cannot be done, as values with codes, arguments and rule sections."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

import msgspec

Argument = str | int | float | tuple[str, ...]
Kind = Literal["unreadable", "not-your-decision", "not-legal"]


class Reason(msgspec.Struct, frozen=True, omit_defaults=True):
    """One reason, with the rule section that forbids the action."""

    code: str
    rule: str = ""
    arguments: dict[str, Argument] = {}


class Refusal(msgspec.Struct, frozen=True):
    """All the reasons why an action was refused, not only the first."""

    kind: Kind
    reasons: tuple[Reason, ...]


class Refused(Exception):
    """Raised by the friendly API; the engine itself returns the refusal as a value."""

    def __init__(self, refusal: Refusal, said: Callable[[Refusal], str] | None = None) -> None:
        """``said`` puts the refusal into words, when somebody wants to read it."""
        super().__init__(
            refusal.kind + ": " + ", ".join(_short(reason) for reason in refusal.reasons)
        )
        self.refusal = refusal
        self.said = said

    def __str__(self) -> str:
        codes = super().__str__()
        return codes if self.said is None else f"{self.said(self.refusal)} [{codes}]"

    @property
    def reasons(self) -> tuple[Reason, ...]:
        """The reasons, for people who catch the exception."""
        return self.refusal.reasons


def _short(reason: Reason) -> str:
    where = f" [{reason.rule}]" if reason.rule else ""
    if reason.code == "not-now" and "kind" in reason.arguments:
        where += f" waiting: {reason.arguments['kind']}"
    return f"{reason.code}{where}"
