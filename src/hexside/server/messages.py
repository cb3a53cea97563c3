"""What the server and a process that thinks say to each other."""

from __future__ import annotations

import struct
from typing import Any, BinaryIO

import msgspec

from hexside.engine.match import Origin
from hexside.engine.refusals import Reason

#: Before every message stands how long it is.
_LENGTH = struct.Struct("<I")
PREFIX = _LENGTH.size


class Ask(msgspec.Struct, frozen=True, tag=True):
    """A player is to choose for a seat."""

    number: int
    #: The name and the seed of the player; the same one goes on with its plans.
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
    """So much of the thinking is done."""

    number: int
    share: float


class Chosen(msgspec.Struct, frozen=True, tag=True):
    """What the player has chosen, and why."""

    number: int
    action: str
    reason: Reason | None


class Stranger(msgspec.Struct, frozen=True, tag=True):
    """No player of this name is known here."""

    number: int


class Failed(msgspec.Struct, frozen=True, tag=True):
    """The player did not come to a choice."""

    number: int
    trace: str


Order = Ask | Halt
Answer = Share | Chosen | Stranger | Failed

_ORDERS: msgspec.msgpack.Decoder[Order] = msgspec.msgpack.Decoder(Order)
_ANSWERS: msgspec.msgpack.Decoder[Answer] = msgspec.msgpack.Decoder(Answer)


def framed(message: Order | Answer) -> bytes:
    """A message with its length before it."""
    content = msgspec.msgpack.encode(message)
    return _LENGTH.pack(len(content)) + content


def length(prefix: bytes) -> int:
    """How long the message after this prefix is."""
    found: tuple[Any, ...] = _LENGTH.unpack(prefix)
    return int(found[0])


def answer(content: bytes) -> Answer:
    """An answer from its bytes."""
    return _ANSWERS.decode(content)


def next_order(stream: BinaryIO) -> Order:
    """The next order; raise ``EOFError`` when nobody gives orders any more."""
    return _ORDERS.decode(_exactly(stream, length(_exactly(stream, PREFIX))))


def _exactly(stream: BinaryIO, count: int) -> bytes:
    content = stream.read(count)
    if len(content) < count:
        raise EOFError
    return content
