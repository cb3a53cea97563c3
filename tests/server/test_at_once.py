"""Simultaneous requests to a server that has just started."""

from __future__ import annotations

import subprocess
import sys

import pytest

#: In a separate process: nothing has been read yet, and a crash is noticed.
PROGRAM = """
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier
import sys
import hexside.drawing
import hexside.api
from hexside.engine import registry
from hexside.server.boards import drawing, standard_rules

sys.setswitchinterval(1e-6)

every = [standard_rules(game, "") for game in registry.game_ids() * 2]
together = Barrier(len(every))

def draw(rules):
    together.wait()
    return len(drawing(rules, "en"))

with ThreadPoolExecutor(len(every)) as pool:
    print(*pool.map(draw, every))
"""


def test_two_boards_are_drawn_at_once() -> None:
    """The first page requests the drawing of every game; that must not bring the server down."""
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM], capture_output=True, text=True, timeout=120, check=False
    )
    assert done.returncode == 0, done.stderr
    sizes = [int(word) for word in done.stdout.split()]
    assert len(sizes) >= 4
    assert all(size > 10_000 for size in sizes)


#: A server that has just started, and many requests at once.
FIRST_REQUESTS = """
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Barrier
import sys
import tempfile
from litestar.testing import TestClient
from hexside.engine import registry
from hexside.server import warming
from hexside.server.app import create_app

sys.setswitchinterval(1e-6)
assert not warming._warmed.is_set()

def scenarios():
    for game in registry.game_ids():
        for info in registry.game(game).scenarios():
            if not info.repeats and "axis" in info.seats:
                yield f"{game}/{info.id}"

with (
    tempfile.TemporaryDirectory() as folder,
    TestClient(create_app(Path(folder)), base_url="http://127.0.0.1") as client,
):
    asked = [("games", scenario) for scenario in scenarios()] * 2
    asked += [("boards/" + scenario, "") for scenario in scenarios()]
    asked += [("rules/" + game, "") for game in registry.game_ids()] + [("catalogue", "")]
    together = Barrier(len(asked))

    def ask(what):
        path, scenario = what
        together.wait()
        if scenario:
            game = client.post("/api/games", json={"scenario": scenario, "seed": 1})
            return client.get("/api/games/" + game.json()["id"] + "?seat=axis").status_code
        return client.get("/api/" + path).status_code

    with ThreadPoolExecutor(len(asked)) as pool:
        print(*pool.map(ask, asked))
    assert warming._warmed.is_set()
    assert warming.start() is None
"""


@pytest.mark.slow
def test_everything_is_asked_for_at_once() -> None:
    """What is built on first use is built once, however many requests come first."""
    done = subprocess.run(
        [sys.executable, "-c", FIRST_REQUESTS],
        capture_output=True,
        text=True,
        timeout=240,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert set(done.stdout.split()) == {"200"}
