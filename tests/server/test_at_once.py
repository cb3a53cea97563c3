"""Several requests at once on a server that has just been started."""

from __future__ import annotations

import subprocess
import sys

#: In a process of its own: nothing has been read yet, and a crash is seen.
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
    """The first page asks for the drawing of every game; it must not bring the server down."""
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM], capture_output=True, text=True, timeout=120, check=False
    )
    assert done.returncode == 0, done.stderr
    sizes = [int(word) for word in done.stdout.split()]
    assert len(sizes) >= 4
    assert all(size > 10_000 for size in sizes)
