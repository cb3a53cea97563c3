"""How long a fresh process needs until it can play."""

from __future__ import annotations

import os
import statistics
import subprocess
import sys

from hexside.cli.timing import Effort

_PROGRAM = """
import time
begin = time.perf_counter()
import hexside
middle = time.perf_counter()
hexside.new({scenario!r}, seed=1).legal()
print(middle - begin, time.perf_counter() - middle)
"""


def start_up(scenario: str, effort: Effort) -> dict[str, float]:
    """Milliseconds for importing the engine, and for the first game with its data files."""
    program = _PROGRAM.format(scenario=scenario)
    environment = {
        **os.environ,
        "PYTHONPATH": os.pathsep.join(entry for entry in sys.path if entry),
    }
    runs = []
    for _ in range(effort.runs):
        answer = subprocess.run(
            [sys.executable, "-c", program],
            env=environment,
            capture_output=True,
            check=True,
            text=True,
        )
        runs.append([float(word) * 1000 for word in answer.stdout.split()])
    imports, first_games = zip(*runs, strict=True)
    return {
        "import_ms": statistics.median(imports),
        "first_game_ms": statistics.median(first_games),
    }
