"""A real server and Debian's Chromium."""

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
from playwright.sync_api import Browser, Page, expect, sync_playwright

CHROMIUM = "/usr/bin/chromium"
FLAGS = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--disable-background-networking",
    "--disable-component-update",
    "--no-first-run",
]
SERVE = """
import pathlib, sys
import hexside.server

hexside.server.run("127.0.0.1", int(sys.argv[1]), pathlib.Path(sys.argv[2]))
"""

# Shared machines are sometimes slow; a wait ends as soon as it can.
expect.set_options(timeout=60_000)


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server with an empty folder."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    folder: Path = tmp_path_factory.mktemp("games")
    process = subprocess.Popen(
        [sys.executable, "-c", SERVE, str(port), str(folder)],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
    )
    found = f"http://127.0.0.1:{port}"
    with httpx.Client() as client:
        for _ in range(400):
            try:
                client.get(f"{found}/api/games")
                break
            except httpx.TransportError:
                time.sleep(0.05)
        # The first game waits until every game has been read, which no test should be timed by.
        scenario = {"scenario": "traces-of-war/race-to-the-dnieper"}
        warm = client.post(f"{found}/api/games", json=scenario, timeout=600).json()["id"]
        client.delete(f"{found}/api/games/{warm}")
    yield found
    process.kill()
    process.wait()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield browser
        browser.close()


class Table:
    """A person in front of a page, and the same game through the server's routes."""

    def __init__(self, page: Page, address: str) -> None:
        self.page = page
        self.api = httpx.Client(base_url=f"{address}/api/", timeout=60)
        self.address = address
        self.game = ""

    def begin(self, **changes: Any) -> None:
        """Start a game in the background and open it."""
        body = {
            "scenario": "traces-of-war/race-to-the-dnieper",
            "seed": 7,
            "pace": 0,
            **changes,
        }
        self.game = self.api.post("games", json=body).json()["id"]
        self.open()

    def open(self) -> None:
        self.page.goto(f"{self.address}/#/games/{self.game}")

    def seat_and_table(self) -> dict[str, Any]:
        """The table of the seat that must decide."""
        waiting = self.api.get(f"games/{self.game}").json()["view"]["waiting"]
        table: dict[str, Any] = self.api.get(
            f"games/{self.game}", params={"seat": waiting[0]}
        ).json()
        return table

    def version(self) -> int:
        """How often the game has changed."""
        found: int = self.api.get(f"games/{self.game}").json()["version"]
        return found

    def set_pace(self, pace: int) -> None:
        """Milliseconds that the computer waits before each move."""
        answer = self.api.patch(f"games/{self.game}", json={"pace": pace})
        assert answer.status_code == 200, answer.text

    def act(self, action: str) -> None:
        """Take an action in the background."""
        table = self.seat_and_table()
        body = {"seat": table["seat"], "version": table["version"], "action": action}
        answer = self.api.post(f"games/{self.game}/actions", json=body)
        assert answer.status_code == 200, answer.text

    def act_until(self, kind: str, *preferred: str) -> dict[str, Any]:
        """Take actions in the background until a kind of decision comes up."""
        for _ in range(200):
            table = self.seat_and_table()
            if table["decision"]["kind"] == kind:
                return table
            actions = table["decision"]["actions"]
            wished = [action for action in preferred if action in actions]
            self.act(wished[0] if wished else actions[0])
        raise AssertionError(f"no decision {kind}")

    def sit(self) -> None:
        """Take the seat that the curtain offers, and wait for its decision."""
        self.page.get_by_test_id("take-seat").click()
        expect(self.prompt()).to_contain_text(self.seat_and_table()["decision"]["prompt"])

    def follow(self, prompt: str) -> None:
        """Wait until the page shows a decision, taking the seat that it offers on the way."""
        for _ in range(400):
            if self.page.get_by_test_id("take-seat").count():
                self.page.get_by_test_id("take-seat").click()
            if prompt in self.prompt().inner_text():
                return
            self.page.wait_for_timeout(50)
        raise AssertionError(f"the page does not show: {prompt}")

    def prompt(self) -> Any:
        return self.page.get_by_test_id("prompt")

    def unit(self, unit: str) -> Any:
        return self.page.locator(f"[data-unit='{unit}']")

    def hex(self, hex: str) -> Any:
        return self.page.locator(f"[data-hex='{hex}']").first

    def click_hex(self, hex: str) -> None:
        """Press Enter on a lit hex, so that anything above it does not matter."""
        self.hex(hex).press("Enter")


def _note_refused(text: str, faults: list[str]) -> None:
    """What the security policy of the server keeps the page from doing."""
    if "Content Security Policy" in text:
        faults.append(text)


@pytest.fixture
def faults() -> list[str]:
    return []


@pytest.fixture
def table(browser: Browser, address: str, faults: list[str]) -> Iterator[Table]:
    context = browser.new_context(viewport={"width": 1280, "height": 720}, locale="en-GB")
    # Actions of others are shown at once, unless a test is about watching them.
    context.add_init_script("localStorage['hexside-speed'] ??= '0'")
    page = context.new_page()
    page.on("pageerror", lambda error: faults.append(str(error)))
    page.on("console", lambda told: _note_refused(told.text, faults))
    page.set_default_timeout(20_000)
    found = Table(page, address)
    yield found
    found.api.close()
    context.close()
    assert faults == []
