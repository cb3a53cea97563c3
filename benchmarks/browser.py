"""Measure the client in headless Chromium without a GPU.

    python benchmarks/browser.py [--address URL] [--scenario GAME/SCENARIO] [--json]

Without ``--address`` a server with an empty folder is started for the measurement. Without
``--scenario`` the scenario with the largest board is used. The page is 1280 by 720. The output is
the median and the 95th percentile of what was measured in the page itself:

- ``home``: from the navigation until the first page can be used;
- ``open``: from the navigation until the game is drawn, ground and counters;
- ``pan`` and ``zoom``: the time between two frames while the map is dragged and zoomed;
- ``pan-cpu`` and ``zoom-cpu``: CPU time of the browser's busiest thread per frame, independent of
  other work on the machine;
- ``click``: from a click on a counter until the frame in which its destinations are lit;
- ``click-cpu``: CPU time of the browser's busiest thread for such a click and for deselecting
  the counter;
- ``move``: from the choice of a destination until the frame in which the counter starts to move
  and the next move can be made: the action is on disk, and the game was fetched again;
- ``wire`` and ``body``: the size of that fetch, as sent and unpacked;
- ``size``: the code of the client, gzipped.
"""

from __future__ import annotations

import argparse
import gzip
import json
import os
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
from playwright.sync_api import Browser, Page, sync_playwright

CHROMIUM = "/usr/bin/chromium"
FLAGS = ["--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"]
STATIC = Path(__file__).parents[1] / "src/hexside/server/static/assets"
SERVE = """
import pathlib, sys
import hexside.server

hexside.server.run("127.0.0.1", int(sys.argv[1]), pathlib.Path(sys.argv[2]))
"""
#: The targets: the name of a row, its unit, the highest median and 95th percentile.
WISHES: dict[str, tuple[str, float | None, float | None]] = {
    "home": ("ms", 1500, None),
    "open": ("ms", 3000, None),
    "pan": ("ms", 20, 34),
    "zoom": ("ms", 20, 34),
    "pan-cpu": ("ms", 16.7, None),
    "zoom-cpu": ("ms", 16.7, None),
    "click": ("ms", None, 100),
    "click-cpu": ("ms", None, None),
    "move": ("ms", None, None),
    "wire": ("kB", None, None),
    "body": ("kB", None, None),
    "size": ("kB", 250, None),
}
ROUNDS = 5
#: Clicks are measured when at least this many units can move.
MANY = 12

#: Drags the map to and fro (or turns the wheel) and returns the times between frames.
FRAMES = """
async ({ kind, count }) => {
  const board = document.querySelector(".board");
  const box = board.getBoundingClientRect();
  const middle = { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  const send = (type, x, y) => board.dispatchEvent(new PointerEvent(type, {
    clientX: x, clientY: y, pointerId: 1, button: 0, buttons: 1, bubbles: true,
  }));
  board.setPointerCapture = () => undefined;
  const times = [];
  let last = null;
  if (kind === "pan") send("pointerdown", middle.x, middle.y);
  for (let frame = 0; frame < count; frame += 1) {
    const now = await new Promise((resolve) => requestAnimationFrame(resolve));
    if (last !== null) times.push(now - last);
    last = now;
    const turn = (2 * Math.PI * frame) / 90;
    if (kind === "pan") {
      send("pointermove", middle.x + 300 * Math.sin(turn), middle.y + 180 * Math.sin(2 * turn));
    } else {
      board.dispatchEvent(new WheelEvent("wheel", {
        clientX: middle.x, clientY: middle.y, deltaY: 18 * Math.sin(turn),
        bubbles: true, cancelable: true,
      }));
    }
  }
  if (kind === "pan") send("pointerup", middle.x, middle.y);
  return times.slice(10);
}
"""

#: Clicks counters that can act, one by one, and waits for the frame with lit hexes.
CLICKS = """
async (count) => {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const click = (element) => {
    for (const type of ["pointerdown", "pointerup"]) {
      element.dispatchEvent(new PointerEvent(type, {
        clientX: 5, clientY: 5, pointerId: 1, button: 0, bubbles: true,
      }));
    }
  };
  const times = [];
  const units = [...document.querySelectorAll("g.counter.lit")].map((one) => one.dataset.unit);
  for (const unit of units) {
    if (times.length >= count) break;
    // Nothing is selected, so that a click selects and does not move.
    window.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }));
    await frame();
    await frame();
    const lit = document.querySelector(".layer-lit");
    const before = lit.firstElementChild;
    const start = performance.now();
    click(document.querySelector(`g.counter[data-unit="${unit}"]`));
    let waited = 0;
    while (lit.firstElementChild === before && waited < 60) {
      await frame();
      waited += 1;
    }
    // The frame after the change is on the screen when the next one begins.
    await frame();
    if (waited < 60) times.push(performance.now() - start);
    await frame();
  }
  return times;
}
"""

#: Moves counters one by one, each to its first lit hex.
MOVES = """
async (count) => {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const press = (element, key) => element.dispatchEvent(
    new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
  const until = async (holds) => {
    for (let waited = 0; waited < 120; waited += 1) {
      if (holds()) return true;
      await frame();
    }
    return false;
  };
  const found = { move: [], wire: [], body: [] };
  const units = [...document.querySelectorAll("g.counter.lit")].map((one) => one.dataset.unit);
  for (const unit of units) {
    if (found.move.length >= count) break;
    press(window, "Escape");
    await frame();
    await frame();
    const counter = document.querySelector(`g.counter[data-unit="${unit}"]`);
    press(counter, "Enter");
    await until(() => document.querySelector("g.hex-lit.go") !== null);
    const goal = document.querySelector("g.hex-lit.go");
    if (goal === null) continue;
    await new Promise((resolve) => setTimeout(resolve, 400));
    const before = counter.style.transform;
    performance.clearResourceTimings();
    const start = performance.now();
    press(goal, "Enter");
    if (!(await until(() => counter.style.transform !== before))) continue;
    await frame();
    found.move.push(performance.now() - start);
    await new Promise((resolve) => setTimeout(resolve, 400));
    const fetched = performance.getEntriesByType("resource");
    const got = fetched.find((one) => /games.[^/]*[?]/.test(one.name));
    if (got !== undefined) {
      found.wire.push(got.encodedBodySize / 1000);
      found.body.push(got.decodedBodySize / 1000);
    }
  }
  return found;
}
"""


@contextmanager
def served(address: str) -> Iterator[str]:
    """A server to measure: the given one, or our own."""
    if address:
        yield address.rstrip("/")
        return
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder:
        process = subprocess.Popen(
            [sys.executable, "-c", SERVE, str(port), folder],
            env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
        )
        found = f"http://127.0.0.1:{port}"
        try:
            for _ in range(600):
                try:
                    httpx.get(f"{found}/api/games")
                    break
                except httpx.TransportError:
                    time.sleep(0.05)
            yield found
        finally:
            process.kill()
            process.wait()


def largest(api: httpx.Client) -> str:
    """The scenario whose board has the most hexes."""
    sizes: dict[str, int] = {}
    for game in api.get("catalogue").json()["games"]:
        for scenario in game["scenarios"]:
            board = api.get(f"boards/{scenario['id']}").json()
            sizes[scenario["id"]] = len(board["hexes"])
    return max(sizes, key=lambda name: sizes[name])


def advance(api: httpx.Client, game: str) -> str:
    """Play on until many units can move; returns the seat that must decide."""
    seat = ""
    for _ in range(300):
        seat = api.get(f"games/{game}").json()["view"]["waiting"][0]
        table = api.get(f"games/{game}", params={"seat": seat}).json()
        actions = table["decision"]["actions"]
        if len(table["decision"]["choices"].get("move", {})) >= MANY:
            break
        shortest = min(actions, key=lambda action: (action != "done", len(action.split())))
        body = {"seat": seat, "version": table["version"], "action": shortest}
        api.post(f"games/{game}/actions", json=body).raise_for_status()
    return seat


def until(page: Page, selector: str) -> float:
    """Milliseconds from the navigation until something is on the page."""
    page.wait_for_selector(selector, state="attached")
    return float(page.evaluate("performance.now()"))


def busiest(browser: Browser, page: Page, work: str, argument: Any, count: int) -> float:
    """Milliseconds that the busiest thread computes per operation."""
    browser.start_tracing(page=page, categories=["toplevel", "devtools.timeline"])
    page.evaluate(work, argument)
    spent: dict[tuple[int, int], float] = {}
    for event in json.loads(browser.stop_tracing())["traceEvents"]:
        if event.get("ph") == "X" and event["name"] in ("RunTask", "ThreadControllerImpl::RunTask"):
            thread = (event["pid"], event["tid"])
            spent[thread] = spent.get(thread, 0) + event.get("tdur", event["dur"]) / 1000
    return max(spent.values(), default=0) / count


def fresh(browser: Browser) -> Page:
    """A page without anything stored from earlier visits."""
    context = browser.new_context(viewport={"width": 1280, "height": 720}, locale="en-GB")
    page = context.new_page()
    page.set_default_timeout(60_000)
    return page


def measured(browser: Browser, address: str, scenario: str) -> tuple[dict[str, list[float]], str]:
    """Every row of the table as a list of times, and a description of the subject."""
    rows: dict[str, list[float]] = {name: [] for name in WISHES}
    api = httpx.Client(base_url=f"{address}/api/", timeout=60)
    chosen = scenario or largest(api)
    page = fresh(browser)
    page.goto(address)
    page.wait_for_selector("[data-testid=start]")
    for _ in range(ROUNDS):
        page = fresh(browser)
        page.goto(address)
        rows["home"].append(until(page, "[data-testid=start]"))
        page.context.close()
    game = api.post("games", json={"scenario": chosen, "seed": 7, "pace": 0}).json()
    table = api.get(f"games/{game['id']}").json()
    board = api.get(table["assets"]["board"]).json()
    count = sum(1 for unit in table["view"]["units"] if unit.get("hex"))
    seat = advance(api, game["id"])
    api.patch(
        f"games/{game['id']}",
        json={"paused": True, "seats": {name: "random" for name in game["seats"] if name != seat}},
    )
    for _ in range(ROUNDS):
        page = fresh(browser)
        page.goto(f"{address}/#/games/{game['id']}")
        page.wait_for_selector("g.counter", state="attached")
        rows["open"].append(until(page, ".board[data-ready=yes]"))
        if len(rows["open"]) < ROUNDS:
            page.context.close()
    page.wait_for_timeout(1000)
    for scale in (1, 5):
        # First the entire board with every counter, then close enough to read them.
        for _ in range(scale - 1):
            page.keyboard.press("+")
            page.get_by_role("button", name="Zoom in").click()
        page.wait_for_timeout(600)
        rows["pan"] += page.evaluate(FRAMES, {"kind": "pan", "count": 240})
        page.wait_for_timeout(600)
        rows["zoom"] += page.evaluate(FRAMES, {"kind": "zoom", "count": 240})
        page.wait_for_timeout(600)
        for kind in ("pan", "zoom"):
            asked = {"kind": kind, "count": 120}
            rows[f"{kind}-cpu"].append(busiest(browser, page, FRAMES, asked, 120))
            page.wait_for_timeout(600)
    rows["click"] = page.evaluate(CLICKS, 40)
    page.wait_for_timeout(600)
    for _ in range(3):
        rows["click-cpu"].append(busiest(browser, page, CLICKS, 40, 40))
        page.wait_for_timeout(600)
    rows.update(page.evaluate(MOVES, 20))
    code = sum(len(gzip.compress(file.read_bytes())) for file in STATIC.glob("*.js"))
    rows["size"] = [code / 1000]
    page.context.close()
    return rows, f"{chosen}: {len(board['hexes'])} hexes, {count} counters on the map"


def quantile(values: list[float], share: float) -> float:
    """The value below which a share of the values lies."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--address", default="")
    parser.add_argument("--scenario", default="")
    parser.add_argument("--json", action="store_true")
    chosen = parser.parse_args()
    with served(chosen.address) as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        rows, subject = measured(browser, address, chosen.scenario)
        browser.close()
    found: dict[str, Any] = {
        name: {
            "unit": WISHES[name][0],
            "p50": round(statistics.median(values), 1),
            "p95": round(quantile(values, 0.95), 1),
            "count": len(values),
        }
        for name, values in rows.items()
        if values
    }
    if chosen.json:
        print(json.dumps({"subject": subject, "rows": found}, indent=2))
        return
    print(subject)
    print(f"{'what':8} {'p50':>8} {'p95':>8} {'wished':>14} {'count':>6}")
    for name, row in found.items():
        unit, middle, most = WISHES[name]
        wish = " / ".join("-" if value is None else f"{value:g}" for value in (middle, most))
        print(f"{name:8} {row['p50']:8} {row['p95']:8} {wish:>14} {row['count']:6} {unit}")


if __name__ == "__main__":
    main()
