"""What the events that games share are to somebody who reads the log."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from hexside.engine.events import EventKind

#: By code; a game adds its own.
COMMON_KINDS: Mapping[str, EventKind] = MappingProxyType(
    {
        "unit-moved": "move",
        "unit-moved-unseen": "move",
        "unit-transferred": "move",
        "headquarters-relocated": "move",
        "attack-declared": "attack",
        "combat-result": "result",
        "step-lost": "loss",
        "step-lost-unseen": "loss",
        "unit-eliminated": "loss",
        "chit-drawn": "draw",
        "turn-begins": "turn",
    }
)

__all__ = ["COMMON_KINDS"]
