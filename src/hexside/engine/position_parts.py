"""Parts of a position text that every game reads alike: options, version, dice."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hexside.engine.dice import Dice
from hexside.engine.positions import PositionError, PositionProblem


def stop_at(problems: list[PositionProblem]) -> None:
    """Raise everything found so far; do nothing when there is no problem."""
    if problems:
        raise PositionError(problems)


def read_options(
    known: Mapping[str, tuple[str, ...]],
    document: Mapping[str, Any],
    problems: list[PositionProblem],
) -> dict[str, str]:
    """The options of the text; ``known`` gives the values of each option of the game."""
    chosen = document.get("options", {})
    if not isinstance(chosen, dict):
        problems.append(PositionProblem("options", "expected-table"))
        return {}
    for name, value in chosen.items():
        if name not in known:
            problems.append(PositionProblem(f"options.{name}", "unknown-option", " ".join(known)))
        elif value not in known[name]:
            words = " ".join(known[name])
            problems.append(PositionProblem(f"options.{name}", "unknown-value", words))
    return {str(name): str(value) for name, value in chosen.items()}


def read_version(document: Mapping[str, Any], problems: list[PositionProblem]) -> int:
    """How many actions led to the position."""
    value = document.get("version", 0)
    if isinstance(value, bool) or not isinstance(value, int) or value < 0:
        problems.append(PositionProblem("version", "expected-number", repr(value)[:40]))
        return 0
    return value


def read_dice(document: Mapping[str, Any], problems: list[PositionProblem]) -> Dice:
    """The seed, and the dice that the text fixes."""
    fixed = document.get("dice", [])
    if not isinstance(fixed, list) or not all(
        isinstance(die, int) and not isinstance(die, bool) and die >= 1 for die in fixed
    ):
        problems.append(PositionProblem("dice", "expected-dice", repr(fixed)[:40]))
        fixed = []
    return Dice(str(document.get("seed", "")), fixed=tuple(fixed))
