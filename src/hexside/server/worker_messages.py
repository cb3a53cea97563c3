"""The messages between the server and a worker process."""

from __future__ import annotations

import struct
from typing import Any, BinaryIO

import msgspec

from hexside.engine.match import Origin
from hexside.engine.refusals import Reason

#: Each message is preceded by its length.
_LENGTH = struct.Struct("<I")
PREFIX = _LENGTH.size


#: The error of an answer when the worker does not know the player.
UNKNOWN_PLAYER = "unknown-player"


class Question(msgspec.Struct, frozen=True, tag=True):
    """A player must choose for a seat; nothing in it changes meanwhile."""

    #: Unique for each question.
    number: int
    #: The name and the seed of the player; the same player continues its plans.
    player: str
    seed: str
    #: How the game began, as far as its rules depend on it.
    origin: Origin
    state: bytes
    seat: str


class Halt(msgspec.Struct, frozen=True, tag=True):
    """The answer to a question is wanted now."""

    number: int


class Share(msgspec.Struct, frozen=True, tag=True):
    """The share of the thinking that is done, from 0 to 1."""

    number: int
    share: float


class Answer(msgspec.Struct, frozen=True, tag=True, omit_defaults=True):
    """What a player has chosen, and why."""

    number: int
    #: The action as text; empty after an error.
    action: str = ""
    reason: Reason | None = None
    #: Why there is no action: ``UNKNOWN_PLAYER``, or the traceback of a player that failed.
    fault: str = ""
    #: Another player has chosen. The original may still be thinking: do not ask it again.
    substituted: bool = False


Order = Question | Halt
Report = Share | Answer

_ORDERS: msgspec.msgpack.Decoder[Order] = msgspec.msgpack.Decoder(Order)
_REPORTS: msgspec.msgpack.Decoder[Report] = msgspec.msgpack.Decoder(Report)


def framed(message: Order | Report) -> bytes:
    """A message preceded by its length."""
    content = msgspec.msgpack.encode(message)
    return _LENGTH.pack(len(content)) + content


def length(prefix: bytes) -> int:
    """The length of the message after this prefix."""
    found: tuple[Any, ...] = _LENGTH.unpack(prefix)
    return int(found[0])


def report(content: bytes) -> Report:
    """Decode a message from a worker."""
    return _REPORTS.decode(content)


def next_order(stream: BinaryIO) -> Order:
    """The next request; raise ``EOFError`` when there are no more."""
    return _ORDERS.decode(_exactly(stream, length(_exactly(stream, PREFIX))))


def _exactly(stream: BinaryIO, count: int) -> bytes:
    content = stream.read(count)
    if len(content) < count:
        raise EOFError
    return content
