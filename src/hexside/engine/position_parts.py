"""Parts of a position text that every game reads alike: keys, options, turn, version, dice."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Any, Literal, TypeVar, get_args, get_origin, get_type_hints

import msgspec

from hexside.engine.dice import Dice
from hexside.engine.positions import PositionError, PositionProblem
from hexside.engine.state import Result

#: The keys of every game.
KEYS = (
    *("game", "rules", "seed", "turn", "phase", "seat", "decision", "dice", "options", "board"),
    *("units", "tracks", "agenda", "version", "result"),
)
#: The faces of a die.
FACES = 6

T = TypeVar("T")
#: ``Expected `int`, got `str` - at `$.railheads[0].since` ``.
_FAULT = re.compile(r"(.*?)(?: - at `\$(.*)`)?\Z", re.DOTALL)
_MISSING = re.compile(r"Object missing required field `(\w+)`")
_UNKNOWN = re.compile(r"Object contains unknown field `(.+)`", re.DOTALL)
_OTHER_KIND = re.compile(r"Expected `(\w+)[^`]*`, got ")
_STEP = re.compile(r"\.(\w+)|(\[[^\]]*\])")


def stop_at(problems: list[PositionProblem]) -> None:
    """Raise everything found so far; do nothing when there is no problem."""
    if problems:
        raise PositionError(problems)


def check_keys(
    document: Mapping[str, Any],
    known: Iterable[str],
    problems: list[PositionProblem],
    table: str = "",
) -> None:
    """No key that means nothing; ``table`` stands before the keys of a table, as ``tracks.``."""
    words = tuple(known)
    for key in document:
        if key not in words:
            problems.append(PositionProblem(table + key, "unknown-key", " ".join(sorted(words))))


def check_unset(
    document: Mapping[str, Any],
    section: str,
    keys: Iterable[str],
    problems: list[PositionProblem],
) -> None:
    """No word for what the phase of the text sets itself: it would be lost without a word."""
    written = document.get(section, {})
    if isinstance(written, dict) and "agenda" not in document:
        for key in keys:
            if key in written:
                problems.append(PositionProblem(f"{section}.{key}", "set-by-phase"))


def read_seat(
    document: Mapping[str, Any], seats: tuple[str, ...], problems: list[PositionProblem]
) -> str:
    """The seat that the text names, or nothing."""
    seat = document.get("seat", "")
    if "seat" in document and seat not in seats:
        problems.append(PositionProblem("seat", "unknown-value", " ".join(seats)))
        return ""
    return str(seat)


def read_phase(document: Mapping[str, Any], default: str, problems: list[PositionProblem]) -> str:
    """The phase that the text names, or the usual one; which phases there are the game knows."""
    phase = document.get("phase", default)
    if isinstance(phase, str):
        return phase
    problems.append(PositionProblem("phase", "expected-text", repr(phase)[:60]))
    return default


def read_turn(
    document: Mapping[str, Any],
    default: int,
    first: int,
    last: int,
    problems: list[PositionProblem],
) -> int:
    """The number of the turn."""
    turn = document.get("turn", default)
    if not isinstance(turn, int) or isinstance(turn, bool) or not first <= turn <= last:
        value = f"{repr(turn)[:40]} ({first}-{last})"
        problems.append(PositionProblem("turn", "expected-turn", value))
        return default
    return turn


def read_result(document: Mapping[str, Any], problems: list[PositionProblem]) -> Result | None:
    """How the game ended, if it has."""
    if "result" not in document:
        return None
    return wholly_converted(document["result"], Result, "result", "expected-result", problems)


def converted(
    value: Any, kind: type[T], key: str, code: str, problems: list[PositionProblem]
) -> T | None:
    """Plain data as a struct; a fault is told under its own key, a wrong word with the right ones.

    ``code`` is that of all other faults.
    """
    try:
        return msgspec.convert(value, kind)
    except msgspec.ValidationError as error:
        problems.append(_fault(str(error), value, kind, key, code))
        return None


def wholly_converted(
    value: Any, kind: type[T], key: str, code: str, problems: list[PositionProblem]
) -> T | None:
    """Plain data as a struct, as ``converted`` does it, but no field of it may mean nothing.

    The decoder passes over what a struct has not: the stored states that it reads as well may have
    fields of earlier versions.
    """
    found = converted(value, kind, key, code, problems)
    if found is not None:
        _check_fields(value, found, key, problems)
    return found


def _check_fields(written: Any, found: Any, key: str, problems: list[PositionProblem]) -> None:
    """Every field that was written has become one of the struct that was made of it."""
    if isinstance(found, msgspec.Struct) and isinstance(written, dict):
        fields = dict(zip(found.__struct_encode_fields__, found.__struct_fields__, strict=True))
        tag = found.__struct_config__.tag_field
        for name, value in written.items():
            if name in fields:
                _check_fields(value, getattr(found, fields[name]), f"{key}.{name}", problems)
            elif name != tag:
                words = " ".join(fields)
                problems.append(PositionProblem(f"{key}.{str(name)[:40]}", "unknown-key", words))
    elif isinstance(found, list | tuple) and isinstance(written, list):
        for place, (value, one) in enumerate(zip(written, found, strict=False)):
            _check_fields(value, one, f"{key}[{place}]", problems)
    elif isinstance(found, Mapping) and isinstance(written, dict):
        for name, value in written.items():
            _check_fields(value, found.get(name), f"{key}.{name}", problems)


def _fault(text: str, value: Any, kind: Any, key: str, code: str) -> PositionProblem:
    """A fault of the decoder in the words of position texts."""
    found = _FAULT.match(text)
    what, path = (found[1], found[2] or "") if found else (text, "")
    where = key + path.replace("[...]", "")
    if missing := _MISSING.match(what):
        return PositionProblem(f"{where}.{missing[1]}", "missing")
    if unknown := _UNKNOWN.match(what):
        words = _words_at(kind, path, value)
        return PositionProblem(f"{where}.{unknown[1][:40]}", "unknown-key", " ".join(words))
    if what.startswith("Invalid") and (words := _words_at(kind, path, value)):
        return PositionProblem(where, "unknown-value", " ".join(words))
    other = _OTHER_KIND.match(what)
    expected = other[1] if other else ""
    if expected == "bool":
        return PositionProblem(where, "unknown-value", "true false")
    if expected in ("int", "float"):
        return PositionProblem(where, "expected-number")
    if expected == "str":
        return PositionProblem(where, "expected-text")
    if expected == "array":
        return PositionProblem(where, "expected-list")
    if expected == "object":
        return PositionProblem(where, "expected-table")
    return PositionProblem(where, code, what[:80])


def _words_at(kind: Any, path: str, value: Any) -> tuple[str, ...]:
    """The words at a path such as ``.air[0].status``: of a literal type, or tags of frames.

    Where the path leads to a struct, they are its keys.
    """
    for name, index in _STEP.findall(path):
        if index:
            kind = next((one for one in get_args(kind) if one is not Ellipsis), kind)
            position = index[1:-1]
            value = value[int(position)] if position.isdigit() and value else None
            continue
        members = {one.__struct_config__.tag: one for one in _structs(kind)}
        tagged = {one.__struct_config__.tag_field for one in members.values()}
        if name in tagged:
            return tuple(sorted(map(str, members)))
        told = [value.get(field) for field in tagged] if isinstance(value, dict) else []
        kind = next((members[tag] for tag in told if tag in members), kind)
        kind = get_type_hints(kind).get(name) if _structs(kind) == (kind,) else None
        value = value.get(name) if isinstance(value, dict) else None
    if len(_structs(kind)) == 1:
        return tuple(_structs(kind)[0].__struct_fields__)
    return tuple(map(str, get_args(kind))) if get_origin(kind) is Literal else ()


def _structs(kind: Any) -> tuple[Any, ...]:
    """The structs of a union, or the one struct."""
    listed = get_args(kind) or (kind,)
    return tuple(one for one in listed if hasattr(one, "__struct_config__"))


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
        isinstance(die, int) and not isinstance(die, bool) and 1 <= die <= FACES for die in fixed
    ):
        problems.append(PositionProblem("dice", "expected-dice", repr(fixed)[:40]))
        fixed = []
    seed = document.get("seed", "")
    if isinstance(seed, Dice):
        # They come from outside, and no text overrides them.
        return seed
    if not isinstance(seed, (str, int)) or isinstance(seed, bool):
        problems.append(PositionProblem("seed", "expected-text"))
    return Dice(str(seed), fixed=tuple(fixed))
