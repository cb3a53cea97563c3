"""Random play beside a fixed reference workload: two rates, and their ratios to it.

*On demand*: actions are made when somebody looks at them, as in ``match``, ``serve`` and ``fuzz``
play goes on. *Built*: before each choice every action of the legal list has been made, as a player
does who looks at them all. Each run measures the reference, both rates and, if there is one, the
engine of a peer, one right after the other; a ratio is the median of those of the runs.
"""

from __future__ import annotations

import re
import shlex
import statistics
import subprocess
import time
from collections.abc import Callable, Sequence

import hexside
from hexside.cli.bench_reference import reference_rate
from hexside.cli.timing import Effort
from hexside.cli.troubles import trouble
from hexside.collector import settle
from hexside.engine import Action
from hexside.players import RandomPlayer, play_game

#: The largest scenario of each game that is played from its first turn to its last.
MAIN = (
    "traces-of-war/campaign",
    "a-victory-awaits/campaign",
    "stalingrad-42/fall-blau",
    "iskra/campaign",
)
#: Seconds after which a peer's engine is given up.
PEER_PATIENCE = 120.0


Look = Callable[[Sequence[Action]], object]
"""What a player does with a legal list before it chooses."""


def at_one(legal: Sequence[Action]) -> None:
    """Only the chosen action is looked at."""


def at_all(legal: Sequence[Action]) -> tuple[Action, ...]:
    """Every action is looked at, so every one is made."""
    return tuple(legal)


def measure_ratios(scenario: str, effort: Effort, peer: str = "") -> dict[str, float]:
    """Both rates in actions for each second of processor time, the reference, and ratios."""
    _play(scenario, 0, effort.actions, at_all)
    # As the commands play: what is loaded now stays, so the collector need not look at it.
    settle()
    runs = [_run(scenario, number, effort, peer) for number in range(effort.runs)]
    return {name: statistics.median(run[name] for run in runs) for name in runs[0]}


def _run(scenario: str, number: int, effort: Effort, peer: str) -> dict[str, float]:
    reference = reference_rate(effort.reference)
    on_demand = _rate(scenario, number, effort.actions, at_one)
    built = _rate(scenario, number, effort.actions, at_all)
    found = {
        "reference_per_second": reference,
        "actions_per_second": on_demand,
        "built_per_second": built,
        "to_reference_ratio": on_demand / reference,
        "built_to_reference_ratio": built / reference,
    }
    if peer:
        theirs = peer_rate(peer)
        found |= {"peer_per_second": theirs, "to_peer_ratio": on_demand / theirs}
    return found


def _rate(scenario: str, number: int, actions: int, look: Look) -> float:
    """Actions for each second of processor time, in whole games but for the last one."""
    played, seed = 0, 1000 * (number + 1)
    begin = time.process_time()
    while played < actions:
        played += _play(scenario, seed, actions - played, look)
        seed += 1
    return played / max(time.process_time() - begin, 1e-9)


def _play(scenario: str, seed: int, limit: int, look: Look) -> int:
    """A random game of at most so many actions; how many it had."""
    game = hexside.new(scenario, seed=seed)
    players = {seat: RandomPlayer(f"{seed}.{seat}") for seat in game.rules.seats}
    while not game.over and len(game.played) < limit:
        # The running game keeps the list, so the player is given the same one.
        look(game.legal(game.waiting[0]))
        play_game(game, players, 1)
    return len(game.played)


def peer_rate(command: str) -> float:
    """The rate of another engine: the last number that a command line prints."""
    try:
        done = subprocess.run(
            shlex.split(command), check=False, capture_output=True, text=True, timeout=PEER_PATIENCE
        )
    except (OSError, ValueError, subprocess.SubprocessError) as fault:
        raise trouble("cli-peer-failed", command=command, reason=str(fault)) from fault
    if done.returncode:
        reason = done.stderr.strip().rpartition("\n")[2] or str(done.returncode)
        raise trouble("cli-peer-failed", command=command, reason=reason)
    numbers = re.findall(r"\d+(?:\.\d+)?(?:[eE][+-]?\d+)?", done.stdout)
    if not numbers or not float(numbers[-1]):
        raise trouble("cli-peer-silent", command=command)
    return float(numbers[-1])
