"""5.1, 5.3, 5.4 The ways of moving on land."""

from __future__ import annotations

NORMAL = "normal"
EXTENDED = "extended"
TACTICAL = "tactical"
