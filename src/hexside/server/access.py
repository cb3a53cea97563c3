"""Who may see what: keys of browsers, holders of seats, the host of the server."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Callable
from typing import Any

import msgspec
from litestar import Response
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from hexside.server.address import Address
from hexside.server.errors import ApiError, fault
from hexside.server.gathering import HUMAN
from hexside.server.live import LiveGame, check_begun

#: The name of the cookie, and of the header that gives a new key to programs.
KEY = "hexside-key"

#: How long a browser keeps its key, in seconds: as long as browsers allow.
FOREVER = 400 * 24 * 3600

LONGEST_KEY = 200


class Visitor(msgspec.Struct):
    """The sender of a request: the key, if any, and whether it is the person at this machine."""

    key: str
    host: bool
    #: The key was made for this request and must be sent back.
    fresh: bool = False
    #: Visitors come over TLS, and so must the key.
    secure: bool = False
    #: The mark of the host's seats and games, which no change of the host's key takes away.
    own: str = ""

    @property
    def mark(self) -> str:
        """What is stored of the key: its hash, or the host's mark."""
        return self.own or marked(self.key)

    def with_key(self) -> Visitor:
        """The same visitor, with a new key if there was none."""
        if self.key:
            return self
        return Visitor(secrets.token_urlsafe(24), self.host, True, self.secure)


def marked(key: str) -> str:
    """The hash of a key; empty for no key."""
    return hashlib.blake2b(key.encode(), digest_size=16).hexdigest() if key else ""


class Access:
    """Which machines can reach the server, and the key of its host."""

    def __init__(self, address: Address, host_key: Callable[[], str], host_mark: str) -> None:
        """``host_key`` reads the key, which a command may change while the server runs.

        ``host_mark`` is the hash of the first one, under which the host's seats are stored.
        """
        self.address = address
        self.network = address.network
        self.host_mark = host_mark
        self._read = host_key
        self.host_key = host_key()

    def is_host_key(self, key: str) -> bool:
        """Whether this is the key of the host now."""
        if not _same(key, self.host_key):
            return False
        self.host_key = self._read()
        return _same(key, self.host_key)

    def enter(self, key: str) -> Visitor | None:
        """The host, who comes with a key that may be new; None for anybody else."""
        self.host_key = self._read()
        if not self.network or not _same(key, self.host_key):
            return None
        return Visitor(key, True, True, self.address.secure, self.host_mark)

    def visitor(self, connection: ASGIConnection[Any, Any, Any, Any]) -> Visitor:
        """Who asks. On a server for this machine only, every request comes from its host."""
        scheme, _, sent = connection.headers.get("authorization", "").partition(" ")
        key = sent.strip() if scheme.lower() == "bearer" else ""
        key = key or connection.cookies.get(KEY, "")
        key = key if len(key) <= LONGEST_KEY else ""
        secure = self.address.secure
        if self.is_host_key(key):
            return Visitor(key, True, secure=secure, own=self.host_mark)
        if marked(key) == self.host_mark:
            # The first key of the host, which has been changed: it is nobody's.
            key = ""
        return Visitor(key, not self.network, secure=secure)


def _same(key: str, other: str) -> bool:
    return secrets.compare_digest(key.encode(), other.encode())


def with_cookie(response: Response[Any], visitor: Visitor) -> Response[Any]:
    """Send a visitor the new key."""
    if visitor.fresh:
        response.set_cookie(
            Cookie(
                KEY,
                value=visitor.key,
                max_age=FOREVER,
                httponly=True,
                samesite="strict",
                secure=visitor.secure,
            )
        )
        response.headers[KEY] = visitor.key
    return response


# Games and seats


def decides(live: LiveGame, seat: str, visitor: Visitor) -> bool:
    """Whether a visitor controls a seat: who plays it, and to whom it is offered."""
    record = live.record
    if not record.shared and visitor.host:
        return True
    return bool(visitor.key) and record.holder(seat) == visitor.mark


def plays(live: LiveGame, seat: str, visitor: Visitor) -> bool:
    """Whether a visitor holds a seat."""
    return live.record.seats.get(seat) == HUMAN and decides(live, seat, visitor)


def seats_of(live: LiveGame, visitor: Visitor) -> tuple[str, ...]:
    """The seats that a visitor holds."""
    return tuple(seat for seat in live.record.seats if plays(live, seat, visitor))


def owns(live: LiveGame, visitor: Visitor) -> bool:
    """Whether a visitor may rename, pause and delete a game."""
    if not live.record.shared and visitor.host:
        return True
    return bool(visitor.key) and live.record.owner == visitor.mark


def lists(live: LiveGame, visitor: Visitor) -> bool:
    """Whether a game appears in a visitor's list."""
    keys = (live.record.owner, *live.record.keys.values())
    return visitor.host or (bool(visitor.key) and visitor.mark in keys)


def _forbidden(visitor: Visitor, code: str, **arguments: str) -> ApiError:
    return fault(403, "forbidden", code if visitor.key else "key-missing", **arguments)


def check_seat(live: LiveGame, seat: str) -> None:
    """Raise ``ApiError`` unless the game has this seat."""
    if seat not in live.record.seats:
        raise fault(422, "not-found", "no-such-seat", seat=seat[:40])


def check_plays(live: LiveGame, seat: str, visitor: Visitor) -> None:
    """Raise ``ApiError`` unless a visitor holds a seat."""
    check_seat(live, seat)
    if not plays(live, seat, visitor):
        who = live.record.seats[seat]
        if who != HUMAN and decides(live, seat, visitor):
            code = "seat-open" if who == "open" else "seat-of-computer"
            raise fault(422, "not-your-decision", code, seat=seat)
        raise _forbidden(visitor, "seat-not-yours", seat=seat)


def check_acts(live: LiveGame, seat: str, visitor: Visitor) -> None:
    """Raise ``ApiError`` unless a visitor holds a seat of a game that has begun."""
    check_plays(live, seat, visitor)
    check_begun(live)


def check_looks(live: LiveGame, seat: str, visitor: Visitor) -> None:
    """Raise ``ApiError`` unless a visitor may see what a seat sees; anyone may watch.

    When the game is over nothing is hidden.
    """
    if not seat:
        return
    check_seat(live, seat)
    if live.status.result is None and not plays(live, seat, visitor):
        raise _forbidden(visitor, "seat-not-yours", seat=seat)


def check_deletes(live: LiveGame, visitor: Visitor) -> None:
    """Raise ``ApiError`` unless a visitor may delete a game, which is on the host's disk."""
    if not visitor.host:
        check_owns(live, visitor)


def check_owns(live: LiveGame, visitor: Visitor) -> None:
    """Raise ``ApiError`` unless a visitor may change a game."""
    if not owns(live, visitor):
        raise _forbidden(visitor, "not-owner")


def check_decides(live: LiveGame, seat: str, visitor: Visitor) -> None:
    """Raise ``ApiError`` unless a visitor controls a seat."""
    check_seat(live, seat)
    if not decides(live, seat, visitor):
        raise _forbidden(visitor, "seat-not-yours", seat=seat)
