"""What the server is called, and which requests are meant for it.

A page of another site can make a browser send requests here, and a name of another site can be
made to lead here. So the header Host must be a name that the server was told, and the header
Origin, where there is one, must be its own.
"""

from __future__ import annotations

import ipaddress
import re
from collections.abc import Mapping
from urllib.parse import urlsplit

_HOST = re.compile(r"(\[[0-9A-Fa-f:.]+\]|[A-Za-z0-9._-]+?)\.?(?::([0-9]{1,5}))?")
_PORTS = {"http": "80", "https": "443"}
LAST_PORT = 65535

#: A proxy in front of the server sends some of these.
FORWARDED = (
    *("forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto"),
    *("x-forwarded-server", "x-real-ip"),
)


class BadAddress(ValueError):
    """An address that no visitor can use."""


def is_loopback(host: str) -> bool:
    """Whether only this machine can reach an address."""
    address = _ip(host)
    return host.lower() == "localhost" if address is None else address.is_loopback


def _ip(host: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    try:
        return ipaddress.ip_address(host.removeprefix("[").removesuffix("]"))
    except ValueError:
        return None


def _named(text: str) -> tuple[str, str]:
    """Name and port of a header Host; empty words if it cannot be read."""
    found = _HOST.fullmatch(text)
    # The framework fails on a port that does not exist.
    if not found or int(found[2] or 0) > LAST_PORT:
        return "", ""
    return found[1].lower(), found[2] or ""


def _site(url: str) -> tuple[str, str, str]:
    """Scheme, name and port of an address; empty words if it is none of the web."""
    try:
        parts = urlsplit(url)
    except ValueError:
        return "", "", ""
    name, port = _named(parts.netloc)
    if parts.scheme not in _PORTS or not name:
        return "", "", ""
    return parts.scheme, name, port or _PORTS[parts.scheme]


class Address:
    """The names by which visitors may call the server."""

    def __init__(self, host: str, public_url: str = "") -> None:
        """``host`` is where it listens, ``public_url`` what visitors outside type.

        Raise ``BadAddress`` if that is no address of the web.
        """
        self.host = host
        self.public = _site(public_url) if public_url else ("", "", "")
        if public_url and not self.public[0]:
            raise BadAddress(public_url)

    @property
    def network(self) -> bool:
        """Whether other machines can reach it, directly or through a proxy."""
        name = self.public[1]
        return not is_loopback(self.host) or (bool(name) and not is_loopback(name))

    @property
    def secure(self) -> bool:
        """Whether visitors come over TLS."""
        return self.public[0] == "https"

    def fault(self, headers: Mapping[str, str], version: str = "") -> str:
        """Why a request is not for this server; empty if it is.

        ``version`` is that of HTTP: no browser has asked with 1.0 for decades, but proxies do.
        """
        host = headers.get("host", "")
        if not self._is_name(host):
            return "foreign-host"
        if not self._is_own(headers.get("origin", ""), host):
            return "foreign-page"
        if not self.network:
            # Here everybody is the host: nobody may come from elsewhere.
            if version == "1.0" or any(name in headers for name in FORWARDED):
                return "proxy-untold"
            is_visit = headers.get("sec-fetch-mode") == "navigate"
            if not is_visit and not self._is_own(headers.get("referer", ""), host):
                return "foreign-page"
        return ""

    def _is_name(self, host: str) -> bool:
        name, port = _named(host)
        if not name:
            return False
        scheme, public, public_port = self.public
        if name == public and (port or _PORTS[scheme]) == public_port:
            return True
        if is_loopback(name):
            return True
        # A name of another site can lead to this machine, but not its number.
        return not is_loopback(self.host) and (_ip(name) is not None or name == self.host.lower())

    def _is_own(self, page: str, host: str) -> bool:
        if not page:
            return True
        site = _site(page)
        if not site[0]:
            return False
        name, port = _named(host)
        return site == self.public or site[1:] == (name, port or _PORTS[site[0]])


#: What a page of the server may load, and that no other page may frame it.
POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        # Counters and charts are coloured with style attributes.
        "style-src 'self' 'unsafe-inline'",
        "img-src 'self' data: blob:",
        "font-src 'self' data:",
        "connect-src 'self'",
        "media-src 'self' data:",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)

HEADERS = {
    "content-security-policy": POLICY,
    "x-frame-options": "DENY",
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}
