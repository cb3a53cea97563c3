"""3 The phases of a player turn: chapters put in what they have to do."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from hexside.engine import Frame

#: The frame of each phase, made for a side.
PHASES: dict[str, Callable[[int], Frame]] = {}
#: What happens by itself when a player turn begins and when it ends: work, side.
BEGINNINGS: list[Callable[[Any, int], None]] = []
ENDINGS: list[Callable[[Any, int], None]] = []
#: What is checked in the Victory Phase.
VICTORY: list[Callable[[Any], None]] = []
