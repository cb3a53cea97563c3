"""``hexside`` and ``hexside serve``: the local server."""

from __future__ import annotations

import contextlib
import os
import socket
import sys
import threading
import time
from pathlib import Path
from typing import Annotated

import typer

from hexside.cli.output import print_json
from hexside.cli.parameters import AsJson
from hexside.cli.texts import text
from hexside.cli.troubles import file_trouble, storage_trouble, trouble

Host = Annotated[str, typer.Option(metavar="ADDRESS", help="Address to listen at.")]
Port = Annotated[int, typer.Option(min=0, max=65535, help="Port to listen at; 0 takes a free one.")]
Folder = Annotated[
    Path | None,
    typer.Option(metavar="DIR", help="Where games are stored; by default the user's data folder."),
]
PublicUrl = Annotated[
    str,
    typer.Option(
        metavar="URL",
        help="The address that visitors use, such as https://games.example.org/: "
        "a name of this machine, or a proxy in front of the server.",
        show_default=False,
    ),
]
NoBrowser = Annotated[bool, typer.Option("--no-browser", help="Do not open the browser.")]

#: How long the browser waits for the server to respond.
PATIENCE = 20.0


def serve(
    host: Host = "127.0.0.1",
    port: Port = 8000,
    folder: Folder = None,
    no_browser: NoBrowser = False,
    public_url: PublicUrl = "",
    as_json: AsJson = False,
) -> None:
    """Start the local server, print its address and open it in the browser."""
    from hexside.server import local_server
    from hexside.storage import StorageError

    network = _network(host, public_url)
    place = made(folder or data_folder())
    try:
        server = local_server(place, host, public_url)
    except StorageError as fault:
        raise storage_trouble(place, fault) from fault
    try:
        listening = free_port(host, port)
        address = f"http://{_bracketed(_reachable(host))}:{listening}/"
        seen_by_others = public_address(public_url) or (
            f"http://{_bracketed(_seen_by_others(host))}:{listening}/"
        )
        link = server.host_link(seen_by_others)
        if as_json:
            answer = {"address": address, "folder": str(place)}
            print_json({**answer, "host_link": link} if network else answer)
        else:
            typer.echo(text("cli-serving", address=address))
            if network:
                told = "cli-serving-public" if public_url else "cli-serving-others"
                typer.echo(text(told, address=seen_by_others, link=link), err=True)
        sys.stdout.flush()
        if not no_browser and sys.stdout.isatty() and has_display():
            threading.Thread(
                target=_open_when_ready, args=(address, host, listening), daemon=True
            ).start()
        server.run(listening, address)
    finally:
        server.close()


def made(folder: Path) -> Path:
    """The folder of the games, which may be new."""
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as fault:
        raise file_trouble(folder, fault) from fault
    return folder


def public_address(url: str) -> str:
    """The address of the home page, with a slash at its end."""
    return url and url.rstrip("/") + "/"


def _network(host: str, public_url: str) -> bool:
    """Whether other machines can reach the server."""
    from hexside.server.address import Address, BadAddress

    try:
        return Address(host, public_url).network
    except BadAddress as fault:
        raise trouble("cli-bad-public-url", url=public_url) from fault


def data_folder() -> Path:
    """The default folder for games: HEXSIDE_HOME or the user's data folder."""
    chosen = os.environ.get("HEXSIDE_HOME")
    if chosen:
        return Path(chosen)
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home()) / "hexside"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "hexside"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "hexside"


def free_port(host: str, port: int) -> int:
    """The port to listen at; raise if it is taken or the address is not on this machine."""
    try:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
        with socket.socket(family, socket.SOCK_STREAM) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind((host, port))
            return int(probe.getsockname()[1])
    except OSError as fault:
        reason = fault.strerror or str(fault)
        raise trouble("cli-cannot-listen", host=host, port=str(port), reason=reason) from fault


def has_display() -> bool:
    """Whether a browser window can open here: a text browser must not take over the terminal."""
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def _reachable(host: str) -> str:
    """The local address to use in place of "all interfaces"."""
    return {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host)


def _seen_by_others(host: str) -> str:
    """The address that other machines use in place of "all interfaces"."""
    families = {"0.0.0.0": (socket.AF_INET, "192.0.2.1"), "::": (socket.AF_INET6, "2001:db8::1")}
    if host not in families:
        return host
    family, anywhere = families[host]
    # Nothing is sent: the system only reports the address it would use.
    with contextlib.suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as probe:
        probe.connect((anywhere, 9))
        return str(probe.getsockname()[0])
    return _reachable(host)


def _bracketed(host: str) -> str:
    return f"[{host}]" if ":" in host else host


def _open_when_ready(address: str, host: str, port: int) -> None:
    import webbrowser

    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        with contextlib.suppress(OSError), socket.create_connection((_reachable(host), port), 1):
            webbrowser.open(address)
            return
        time.sleep(0.1)
