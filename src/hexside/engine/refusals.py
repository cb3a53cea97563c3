"""Refusals: why something cannot be done, as values with codes, arguments and rule sections."""

from __future__ import annotations

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

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(
            refusal.kind + ": " + ", ".join(_short(reason) for reason in refusal.reasons)
        )
        self.refusal = refusal

    @property
    def reasons(self) -> tuple[Reason, ...]:
        """The reasons, for people who catch the exception."""
        return self.refusal.reasons


def _short(reason: Reason) -> str:
    where = f" [{reason.rule}]" if reason.rule else ""
    return f"{reason.code}{where}"
