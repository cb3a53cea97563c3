"""How games end from positions of saved games: many endings of a turn in the time of one game.

    hexside match stalingrad-42/fall-blau --axis officer --soviet officer --games 40 --save games
    python benchmarks/endings.py games --turn 8 --seat soviet --samples 3
    python benchmarks/endings.py games --turn 8 --seat axis --posture steady --posture storm

From the first Movement Phase of a seat in a turn, each game is played to its end by the plain
planner in both seats, in imagined games with the same dice for every posture. The output is the
result for the seat: points of the Axis, or their negative. To compare two versions of the program,
compare the means that both print for the same games, position by position (``--json``).
"""

from __future__ import annotations

import argparse
import json
import statistics
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import hexside
from hexside.players.imagination import ImaginedStates
from hexside.players.phased.planner import PHASED_PLAIN, PhasedPlanner
from hexside.players.phased.rehearsal import Rehearsal
from hexside.players.phased.scenario_tables import scenario_tables

PLAIN = "plain"
MOVEMENT = "movement"
FAMILY = "endings"


def plain(seed: str) -> PhasedPlanner:
    """The player of the imagined games."""
    return PhasedPlanner(seed, PHASED_PLAIN)


def ended(
    path: Path, turn: int, seat: str, postures: Sequence[str], samples: int
) -> list[float] | None:
    """The result of each posture from the position of a saved game; empty if it has none."""
    game = hexside.load(path)
    know = scenario_tables(game.origin.game, game.origin.scenario)
    if know is None:
        raise SystemExit(f"{path}: there are no weights for this game")
    state = next(
        (
            one.before
            for one in game.played
            if one.before.turn == turn
            and one.seat == seat
            and game.rules.view(one.before, seat).phase == MOVEMENT
        ),
        None,
    )
    if state is None:
        return None
    rehearsal = Rehearsal(ImaginedStates(game.rules, state, seat), know, seat, plain)
    known = {row.id: row for row in know.weights.posture if row.side == seat}
    strange = [name for name in postures if name not in (PLAIN, *known)]
    if strange:
        raise SystemExit(f"no posture {strange[0]} of {seat}; there are {', '.join(known)}")
    return [
        statistics.mean(
            rehearsal.value(known.get(posture), FAMILY, sample, lambda: False)
            for sample in range(samples)
        )
        for posture in postures
    ]


def line(name: str, values: Sequence[float], first: Sequence[float]) -> str:
    """A row of the table: the mean, and the difference from the first posture with its error."""
    change = [a - b for a, b in zip(values, first, strict=True)]
    error = statistics.stdev(change) / len(change) ** 0.5 if len(change) > 1 else 0.0
    mean, more = statistics.mean(values), statistics.mean(change)
    return f"| {name} | {len(values)} | {mean:+.2f} | {more:+.2f} | {error:.2f} |"


def main(arguments: Sequence[str] | None = None) -> None:
    """Play the endings and print a row for each posture."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", type=Path)
    parser.add_argument("--turn", type=int, required=True)
    parser.add_argument("--seat", required=True)
    parser.add_argument("--posture", action="append", default=[])
    parser.add_argument("--samples", type=int, default=3)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--json", type=Path)
    chosen = parser.parse_args(arguments)
    names = [PLAIN, *chosen.posture]
    files = sorted(chosen.games.glob("*.hexside"))
    if not files:
        raise SystemExit(f"{chosen.games}: there are no saved games here")
    count = len(files)
    with ProcessPoolExecutor(chosen.workers) as workers:
        rows = workers.map(
            ended,
            files,
            [chosen.turn] * count,
            [chosen.seat] * count,
            [names] * count,
            [chosen.samples] * count,
        )
        found = {path.name: row for path, row in zip(files, rows, strict=True) if row is not None}
    if not found:
        raise SystemExit(f"none of {count} games has a turn {chosen.turn} of {chosen.seat}")
    columns = list(zip(*found.values(), strict=True))
    print("| posture | positions | points | more than plain | error |")
    print("|---|---|---|---|---|")
    for name, values in zip(names, columns, strict=True):
        print(line(name, values, columns[0]))
    if chosen.json is not None:
        chosen.json.write_text(json.dumps(found, indent=1), "utf-8")


if __name__ == "__main__":
    main()
