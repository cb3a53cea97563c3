"""The connection breaks and comes back: nothing is lost, and a click is carried out once."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import expect

SERVE = """
import pathlib, sys
import hexside.server

hexside.server.run("127.0.0.1", int(sys.argv[1]), pathlib.Path(sys.argv[2]))
"""


class Server:
    """A server that can be stopped and started again on the same port and folder."""

    def __init__(self, folder: Path) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self.folder = folder
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-c", SERVE, str(self.port), str(self.folder)],
            env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
        )
        for _ in range(400):
            try:
                httpx.get(f"http://127.0.0.1:{self.port}/api/games")
                return
            except httpx.TransportError:
                time.sleep(0.05)
        raise AssertionError("the server does not start")

    def stop(self) -> None:
        if self.process is not None:
            self.process.kill()
            self.process.wait()


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    found = Server(tmp_path)
    found.start()
    yield found
    found.stop()


def log_of(table: Any) -> list[str]:
    """The actions that the server has taken, of any seat."""
    history = table.api.get(f"games/{table.game}/history", params={"seat": "axis"}).json()
    return [entry["action"] for entry in history["entries"]]


def test_a_click_without_a_connection_is_carried_out_once(table: Any) -> None:
    table.begin(seats={"soviet": "random"})
    page = table.page
    expect(page.locator("[data-hex='0218']").first).to_be_attached()
    page.context.set_offline(True)
    table.click_hex("0218")
    lost = page.locator(".unreachable")
    expect(lost).to_be_visible()
    # A second click meanwhile means the same, or nothing yet.
    table.click_hex("0218")
    page.keyboard.press("u")
    assert log_of(table) == []
    page.context.set_offline(False)
    expect(page.get_by_test_id("undo")).to_be_enabled()
    expect(lost).to_have_count(0)
    assert len(log_of(table)) == 1
    expect(table.unit("ger-213-sec")).to_be_attached()


def test_an_answer_that_was_lost_is_not_asked_for_twice(table: Any) -> None:
    table.begin(seats={"soviet": "random"})
    page = table.page
    lost: list[int] = []

    def swallow(route: Any) -> None:
        """The first action reaches the server, but its response never reaches the page."""
        if lost:
            route.continue_()
            return
        lost.append(route.fetch().status)
        route.abort()

    page.route("**/actions?*", swallow)
    expect(page.locator("[data-hex='0218']").first).to_be_attached()
    table.click_hex("0218")
    expect(page.get_by_test_id("undo")).to_be_enabled()
    assert lost == [200]
    assert len(log_of(table)) == 1
    expect(page.locator(".unreachable")).to_have_count(0)
    # Being late is not an error, and no message is shown.
    expect(page.get_by_role("alert")).to_have_count(0)


def test_a_server_that_starts_again_finds_the_game_where_it_was(table: Any, server: Server) -> None:
    address = f"http://127.0.0.1:{server.port}"
    table.address = address
    table.api = httpx.Client(base_url=f"{address}/api/", timeout=60)
    table.begin(seats={"soviet": "random"})
    page = table.page
    expect(page.locator("[data-hex='0218']").first).to_be_attached()
    table.click_hex("0218")
    expect(page.get_by_test_id("undo")).to_be_enabled()
    next_hex = page.locator("[data-hex]").first.get_attribute("data-hex")
    server.stop()
    table.click_hex(next_hex)
    expect(page.locator(".unreachable")).to_be_visible()
    server.start()
    expect(page.locator(".unreachable")).to_have_count(0)
    page.wait_for_function("document.querySelector('.board[data-ready=yes]') !== null")
    expect(page.get_by_test_id("log").locator("li.first")).not_to_have_count(0)
    deadline = time.monotonic() + 60
    while len(log_of(table)) < 2 and time.monotonic() < deadline:
        page.wait_for_timeout(100)
    assert len(log_of(table)) == 2
    table.api.close()
