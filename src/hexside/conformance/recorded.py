"""Recorded results: compared with files, rewritten when ``HEXSIDE_REWRITE`` is set."""

from __future__ import annotations

import difflib
import os
from pathlib import Path

REWRITE = "HEXSIDE_REWRITE"
LINES_SHOWN = 40


def differences(path: Path, text: str) -> str:
    """How a result differs from its record; empty if it does not.

    With the environment variable ``HEXSIDE_REWRITE`` the record is replaced instead, to be
    reviewed as a diff.
    """
    if os.environ.get(REWRITE):
        path.write_text(text, encoding="utf-8")
        return ""
    if not path.exists():
        return f"{path.name}: {REWRITE}=1"
    recorded = path.read_text(encoding="utf-8")
    if recorded == text:
        return ""
    lines = difflib.unified_diff(
        recorded.splitlines(), text.splitlines(), "recorded", "now", lineterm="", n=2
    )
    return "\n".join(line for line, _ in zip(lines, range(LINES_SHOWN), strict=False))


def file_name(scenario: str, suffix: str) -> str:
    """The file of a ``game/scenario`` in a folder of records."""
    return scenario.replace("/", "-") + suffix
