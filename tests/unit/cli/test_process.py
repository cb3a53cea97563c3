"""The command as a process: fast to import, quiet when interrupted, a server without a display."""

from __future__ import annotations

import json
import os
import re
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from typer.testing import Result

from hexside.cli import serve

Run = Callable[..., Result]
Answer = Callable[..., Any]

SOURCES = Path(__file__).parents[3] / "src"
ENVIRONMENT = {**os.environ, "PYTHONPATH": str(SOURCES), "HEXSIDE_LANG": "en"}


@pytest.fixture(autouse=True)
def hears_interrupts() -> Iterator[None]:
    """Tests that run in the background ignore Ctrl-C, and so would everything that they start."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


def start(*arguments: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-m", "hexside.cli.app", *arguments],
        env=ENVIRONMENT,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def test_importing_the_command_is_light() -> None:
    program = "import sys, hexside.cli.app; print(*sys.modules)"
    answer = subprocess.run(
        [sys.executable, "-c", program], env=ENVIRONMENT, capture_output=True, check=True, text=True
    )
    heavy = (
        "rich",
        "litestar",
        "uvicorn",
        "fluent",
        "alembic",
        "sqlalchemy",
        "numpy",
        "scipy",
        "hexside.games.traces_of_war",
    )
    assert not set(answer.stdout.split()).intersection(heavy)


def test_ctrl_c_is_quiet(tmp_path: Path) -> None:
    process = start("match", "traces-of-war", "--games", "100000", "--save", str(tmp_path))
    until = time.monotonic() + 60
    while not any(tmp_path.iterdir()) and time.monotonic() < until:
        time.sleep(0.05)
    process.send_signal(signal.SIGINT)
    try:
        output = process.communicate(timeout=60)
    finally:
        process.kill()  # A process that missed it would play on for ever.
    assert process.returncode == 130
    assert output == ("", "")


@pytest.mark.parametrize("command", [[], ["serve"]])
def test_server_without_terminal_and_display(tmp_path: Path, command: list[str]) -> None:
    process = start(*command, "--port", "0", "--folder", str(tmp_path / "games"))
    assert process.stdout is not None
    try:
        line = process.stdout.readline()
        address = next(word for word in line.split() if word.startswith("http://127.0.0.1:"))
        assert b"<" in _page(address)
        assert (tmp_path / "games").is_dir()
    finally:
        process.send_signal(signal.SIGINT)
        process.communicate(timeout=60)
    assert process.returncode == 130


def _page(address: str) -> bytes:
    until = time.monotonic() + 60
    while True:
        try:
            with urllib.request.urlopen(address, timeout=10) as page:
                return bytes(page.read())
        except OSError:
            if time.monotonic() > until:
                raise
            time.sleep(0.1)


class Servers:
    """Servers that are opened as usual, and end as soon as they should listen."""

    def __init__(self) -> None:
        self.opened: list[tuple[Path, str, str]] = []
        self.ran: list[tuple[int, str]] = []

    def open(self, folder: Path, host: str, public_url: str) -> Any:
        from hexside.server.app import LocalServer

        self.opened.append((folder, host, public_url))
        made = LocalServer(folder, host, public_url)
        made.run = lambda port, address: self.ran.append((port, address))  # type: ignore[method-assign]
        return made


@pytest.fixture
def servers(monkeypatch: pytest.MonkeyPatch) -> Servers:
    made = Servers()
    monkeypatch.setattr("hexside.server.local_server", made.open)
    return made


def test_serve_as_json(run: Run, tmp_path: Path, servers: Servers) -> None:
    result = run("serve", "--host", "::", "--port", "0", "--folder", str(tmp_path), "--json")
    found = json.loads(result.stdout)
    assert servers.opened == [(tmp_path, "::", "")]
    ((port, address),) = servers.ran
    link = found.pop("host_link")
    assert found == {"address": address, "folder": str(tmp_path)}
    assert address == f"http://[::1]:{port}/"
    assert re.fullmatch(r"http://\[.+\]:\d+/api/enter/[\w-]{32}", link)


def test_others_are_warned_of_and_loopback_is_not(
    run: Run, tmp_path: Path, servers: Servers
) -> None:
    arguments = ("serve", "--port", "0", "--folder", str(tmp_path), "--no-browser")
    assert "api/enter/" not in run(*arguments).output
    said = run(*arguments, "--host", "0.0.0.0").output
    assert "Other machines can reach this server" in said
    assert "api/enter/" in said
    assert len(servers.ran) == 2


def test_a_public_address_is_told_and_handed_on(run: Run, tmp_path: Path, servers: Servers) -> None:
    url = "https://games.example.org/hexside"
    arguments = ("--port", "0", "--folder", str(tmp_path), "--no-browser", "--public-url", url)
    for command in ((), ("serve",)):
        result = run(*command, *arguments)
        assert result.exit_code == 0, result.output
        assert f"{url}/api/enter/" in result.output
    assert [told[2] for told in servers.opened] == [url, url]


def test_the_key_of_the_host_is_changed(run: Run, answer: Answer, tmp_path: Path) -> None:
    folder = ("--folder", str(tmp_path))
    first = answer("host-key", *folder)
    assert first["changed"] is False
    assert answer("host-key", *folder) == first
    changed = answer("host-key", *folder, "--change", "--public-url", "https://a.example")
    assert changed["changed"] is True
    assert changed["host_link"].startswith("https://a.example/api/enter/")
    key = changed["host_link"].rpartition("/")[2]
    assert key != first["host_link"].rpartition("/")[2]
    assert key in run("host-key", *folder).stdout
    assert key not in run("host-key", *folder, "--change").stdout


def test_a_damaged_database_is_named_with_its_cure(run: Run, tmp_path: Path) -> None:
    (tmp_path / "games.sqlite").write_bytes(b"no database at all " * 300)
    result = run("serve", "--port", "0", "--folder", str(tmp_path), "--no-browser")
    assert result.exit_code == 2
    assert "games.sqlite" in result.output
    assert "Nothing was changed" in result.output


def test_the_browser_opens_when_the_server_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[str] = []
    monkeypatch.setattr("webbrowser.open", opened.append)
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        listener.listen()
        port = listener.getsockname()[1]
        serve._open_when_ready("http://here/", "0.0.0.0", port)
    assert opened == ["http://here/"]


@pytest.mark.parametrize(
    ("environment", "folder"),
    [
        ({"HEXSIDE_HOME": "/a"}, "/a"),
        ({"XDG_DATA_HOME": "/b"}, "/b/hexside"),
        ({"HOME": "/c"}, "/c/.local/share/hexside"),
    ],
)
def test_data_folder(
    monkeypatch: pytest.MonkeyPatch, environment: dict[str, str], folder: str
) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    for name in ("HEXSIDE_HOME", "XDG_DATA_HOME"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert serve.data_folder() == Path(folder)


def test_display(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.delenv("DISPLAY", raising=False)
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    assert not serve.has_display()
    monkeypatch.setenv("DISPLAY", ":0")
    assert serve.has_display()
