"""27.2 The Disengagement Table and the modifiers of its die."""

from __future__ import annotations

from typing import Literal

import msgspec

DisengagementResult = Literal["no", "yes-1", "yes"]


class DisengagementModifiers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """27.2.2: what is added to the die for cavalry and mechanised units, and for Disrupted ones."""

    fast: int
    disrupted: int


class DisengagementFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The file ``disengagement.toml``."""

    results: tuple[DisengagementResult, ...]
    hexes: int
    modifiers: DisengagementModifiers

    def result(self, roll: int) -> DisengagementResult:
        """The result of a modified die; outside the table the nearest one."""
        return self.results[max(1, min(len(self.results), roll)) - 1]
