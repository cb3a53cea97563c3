"""Connections: counted when they open, and closed when a request does not come to its end.

The HTTP protocol of uvicorn waits for ever for the rest of a request, and for a client that does
not read its response.
"""

from __future__ import annotations

import asyncio
import json
from typing import Any
from urllib.parse import parse_qs

from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle

from hexside.phrasing import LANGUAGES
from hexside.server.limits import LIMITS, Limits
from hexside.server.wording import phrasing_of

_REASONS = {408: "Request Timeout", 429: "Too Many Requests"}


class PatientProtocol(H11Protocol):
    """HTTP with an end to patience."""

    limits: Limits = LIMITS

    _asking: asyncio.TimerHandle | None = None
    _reading: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Take a connection, unless there are too many."""
        super().connection_made(transport)  # type: ignore[arg-type]
        address = self.client[0] if self.client else ""
        of_one = sum(1 for one in self.connections if _address(one) == address)
        if of_one > self.limits.connections_of_one:
            self._refuse(429, "too-many-connections", self.limits.connections_of_one)
        elif len(self.connections) > self.limits.connections:
            self._refuse(429, "too-many-connections", self.limits.connections)
        else:
            self._wait_for_request()

    def connection_lost(self, exc: Exception | None) -> None:
        """Nothing more is waited for."""
        self._stop_waiting()
        self._response_taken()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """A part of a request; the clock runs until the last one."""
        if self.transport.is_closing():
            return
        super().data_received(data)
        if self.transport.get_protocol() is not self or self._is_complete():
            self._stop_waiting()
        elif self._asking is None:
            self._wait_for_request()

    def _is_complete(self) -> bool:
        """Whether no part of a request is missing."""
        cycle = self._current()
        if cycle is not None and not cycle.response_complete:
            return not cycle.more_body
        return not self.conn.trailing_data[0]

    def _current(self) -> RequestResponseCycle | None:
        """The newest request and its response; uvicorn's own type says that there always is one."""
        return self.cycle

    def _wait_for_request(self) -> None:
        self._asking = self.loop.call_later(self.limits.request_seconds, self._too_slow)

    def _stop_waiting(self) -> None:
        if self._asking is not None:
            self._asking.cancel()
            self._asking = None

    def _too_slow(self) -> None:
        self._asking = None
        self._refuse(408, "request-too-slow", round(self.limits.request_seconds))

    def _refuse(self, status: int, code: str, limit: int) -> None:
        """Say why in one answer of the protocol, and hang up."""
        cycle = self._current()
        if cycle is None or cycle.response_complete or not cycle.response_started:
            self.transport.write(_answer(status, code, limit, self._languages()))
        self.transport.close()

    def _languages(self) -> tuple[str, ...]:
        """The language of the request as far as it has come, or all of them."""
        head: Any = getattr(self, "scope", None)
        if head is None:
            return LANGUAGES
        asked = parse_qs(head["query_string"].decode("latin-1")).get("lang", [""])[-1]
        return (asked,) if asked in LANGUAGES else LANGUAGES

    def pause_writing(self) -> None:
        """The client does not read: wait for it, but not for ever."""
        super().pause_writing()
        if self._reading is None:
            seconds = self.limits.response_seconds
            self._reading = self.loop.call_later(seconds, self.transport.abort)

    def resume_writing(self) -> None:
        """The client reads on."""
        self._response_taken()
        super().resume_writing()

    def _response_taken(self) -> None:
        if self._reading is not None:
            self._reading.cancel()
            self._reading = None


def _address(connection: Any) -> str:
    client = getattr(connection, "client", None)
    return client[0] if client else ""


def _answer(status: int, code: str, limit: int, languages: tuple[str, ...]) -> bytes:
    texts = (phrasing_of(one).text(f"server-{code}", limit=limit) for one in languages)
    text = " / ".join(texts)
    reason = {"code": code, "rule": "", "text": text, "arguments": {"limit": limit}}
    body = json.dumps({"error": {"kind": "too-much", "reasons": [reason]}}).encode()
    head = (
        f"HTTP/1.1 {status} {_REASONS[status]}\r\ncontent-type: application/json\r\n"
        f"content-length: {len(body)}\r\nconnection: close\r\n\r\n"
    )
    return head.encode() + body


def protocol(limits: Limits) -> type[PatientProtocol]:
    """The protocol with these limits."""
    return type("LimitedProtocol", (PatientProtocol,), {"limits": limits})
