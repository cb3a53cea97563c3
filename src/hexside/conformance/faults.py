"""What a check found: a code and the facts, so that tests and the fuzzer report it alike."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from typing import Any

import msgspec

from hexside.engine import Action, Decision, Event, Refusal

_ENCODER = msgspec.json.Encoder(order="deterministic")


class Fault(msgspec.Struct, frozen=True):
    """One broken guarantee of the engine or of a rule set."""

    code: str
    detail: str = ""

    def __str__(self) -> str:
        return f"{self.code}: {self.detail}" if self.detail else self.code


def canonical(value: Any) -> bytes:
    """Bytes that are equal in every process when the values are equal."""
    return _ENCODER.encode(value)


def digest(value: bytes) -> str:
    """A short digest of a long answer."""
    return hashlib.blake2b(value, digest_size=8).hexdigest()


def texts(actions: Iterable[Action]) -> list[str]:
    """A legal list as it is written in logs."""
    return [action.text() for action in actions]


def difference(first: Any, second: Any) -> str:
    """Where two answers diverge, for a readable report."""
    one, two = canonical(first).decode(), canonical(second).decode()
    at = next(
        (place for place, (a, b) in enumerate(zip(one, two, strict=False)) if a != b),
        min(len(one), len(two)),
    )
    start = max(0, at - 60)
    return f"{one[start : at + 60]!r} <> {two[start : at + 60]!r}"


def words(value: Any) -> set[str]:
    """All texts inside a nested answer, without the keys of tables."""
    if isinstance(value, str):
        return {value}
    if isinstance(value, dict):
        return set().union(*(words(item) for item in value.values()))
    if isinstance(value, (list, tuple, set, frozenset)):
        return set().union(*(words(item) for item in value))
    return set()


def plain(answer: Decision | Refusal | tuple[Event, ...] | None) -> Any:
    """An answer of the engine as plain data."""
    return msgspec.to_builtins(answer)


__all__ = ["Fault", "canonical", "difference", "digest", "plain", "texts", "words"]
