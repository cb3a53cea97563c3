"""The compiled movement range: what it refuses, how it is built, and what is played without it."""

from __future__ import annotations

import shutil
import subprocess
import sys
from array import array
from pathlib import Path
from typing import Any

import pytest

from hatch_build import SOURCE, compiled
from hexside import pathfinding
from hexside.pathfinding import EdgeTable, reach

EDGES = (((1, 1, 0),), ((1, 0, 0),))
NONE = bytes(2)

needs_compiler = pytest.mark.skipif(shutil.which("cc") is None, reason="no C compiler here")


@pytest.mark.skipif(pathfinding.KERNEL == "pure", reason="the compiled kernel is not built here")
@pytest.mark.parametrize(
    ("fault", "arguments"),
    [
        (IndexError, (2, 5, EDGES, NONE, NONE, 0, 0, 0)),
        (IndexError, (-1, 5, EDGES, NONE, NONE, 0, 0, 0)),
        (IndexError, (0, 5, EDGES, bytes(1), NONE, 0, 0, 0)),
        (IndexError, (0, 5, EDGES, NONE, bytes(1), 0, 0, 0)),
        (IndexError, (0, 5, (((1, 2, 0),), ()), NONE, NONE, 0, 0, 0)),
        (IndexError, (0, 5, (((1, -1, 0),), ()), NONE, NONE, 0, 0, 0)),
        (ValueError, (0, 5, (((-1, 1, 0),), ()), NONE, NONE, 0, 0, 0)),
        (ValueError, (0, 5, EDGES, NONE, NONE, -1, 0, 0)),
        (ValueError, (0, 2**62, EDGES, NONE, NONE, 0, 0, 0)),
        (OverflowError, (0, 2**80, EDGES, NONE, NONE, 0, 0, 0)),
        (TypeError, (0, 5, {}, NONE, NONE, 0, 0, 0)),
        (TypeError, (0, 5, ([(1, 1, 0)], ()), NONE, NONE, 0, 0, 0)),
        (TypeError, (0, 5, (((1, 1),), ()), NONE, NONE, 0, 0, 0)),
        (TypeError, (0, 5, ((("1", 1, 0),), ()), NONE, NONE, 0, 0, 0)),
        (TypeError, (0, 5, EDGES, [0, 0], NONE, 0, 0, 0)),
        (TypeError, (0, 5, EDGES, NONE, NONE, 0, 0, 0, 7)),
    ],
)
def test_what_makes_no_sense_is_refused(fault: type[Exception], arguments: Any) -> None:
    with pytest.raises(fault):
        reach(*arguments)


def table(*numbers: int) -> EdgeTable:
    """The two hexes of above with other numbers."""
    made = EdgeTable(EDGES)
    made.flat = array("i", numbers).tobytes()
    return made


def test_a_table_of_edges_is_a_tuple_with_numbers() -> None:
    made = EdgeTable(EDGES)
    assert tuple(made) == EDGES
    assert made.flat == table(3, 6, 9, 1, 1, 0, 1, 0, 0).flat
    for start in (0, 1):
        assert reach(start, 5, made, NONE, NONE, 0, 0, 0) == reach(
            start, 5, EDGES, NONE, NONE, 0, 0, 0
        )


@pytest.mark.skipif(pathfinding.KERNEL == "pure", reason="the compiled kernel is not built here")
@pytest.mark.parametrize(
    ("fault", "numbers"),
    [
        (IndexError, ()),
        (IndexError, (3, 6)),
        (IndexError, (2, 6, 9, 1, 1, 0, 1, 0, 0)),
        (IndexError, (-9, 6, 9, 1, 1, 0, 1, 0, 0)),
        (IndexError, (6, 3, 9, 1, 1, 0, 1, 0, 0)),
        (IndexError, (3, 60, 9, 1, 1, 0, 1, 0, 0)),
        (IndexError, (3, 7, 9, 1, 1, 0, 1)),
        (IndexError, (3, 6, 9, 1, 2, 0, 1, 0, 0)),
        (IndexError, (3, 6, 9, 1, -1, 0, 1, 0, 0)),
        (ValueError, (3, 6, 9, -1, 1, 0, 1, 0, 0)),
    ],
)
def test_numbers_that_make_no_sense_are_refused(
    fault: type[Exception], numbers: tuple[int, ...]
) -> None:
    with pytest.raises(fault):
        reach(0, 5, table(*numbers), NONE, NONE, 0, 0, 0)


@needs_compiler
def test_the_kernel_is_built_and_a_failure_leaves_it_out(tmp_path: Path) -> None:
    library = tmp_path / "_reach.abi3.so"
    assert compiled(Path(__file__).parents[3] / SOURCE, library)
    assert library.stat().st_size > 1000
    broken = tmp_path / "broken.c"
    broken.write_text("this is no program")
    assert not compiled(broken, tmp_path / "broken.so")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["_reach.abi3.so", "broken.c"]


PLAY = """
import sys
if sys.argv[1] == "pure":
    sys.modules["hexside.pathfinding._reach"] = None
    sys.modules["hexside.pathfinding._survey"] = None
import hexside
from hexside.pathfinding import KERNEL
from hexside.players import RandomPlayer, play_game
for scenario in ("traces-of-war/race-to-the-dnieper", "stalingrad-42/fall-blau"):
    game = hexside.new(scenario, seed=5)
    play_game(game, {seat: RandomPlayer(f"5.{seat}") for seat in game.rules.seats}, 150)
    print(scenario, game.fingerprint())
print(KERNEL, file=sys.stderr)
"""


def played(kernel: str) -> tuple[str, str]:
    """The fingerprints of games with one kernel, and which kernel was in use."""
    command = [sys.executable, "-c", PLAY, kernel]
    done = subprocess.run(command, capture_output=True, text=True, check=True, timeout=600)
    return done.stdout, done.stderr.strip()


def test_games_are_the_same_with_both_kernels() -> None:
    usual, kernel = played("usual")
    pure, other = played("pure")
    assert (kernel, other) == (pathfinding.KERNEL, "pure")
    assert usual == pure
