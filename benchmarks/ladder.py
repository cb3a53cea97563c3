"""The ladder of computer players: each pair plays both seats, wins with 95 % intervals.

    python benchmarks/ladder.py --games 20 officer greedy
    python benchmarks/ladder.py --scenario traces-of-war/campaign --games 10 greedy random

Half of the games are played in each seat with the same dice, so that luck and the
balance of the scenario affect both players equally.
"""

from __future__ import annotations

import argparse
import math
import time
from collections.abc import Sequence

import hexside
from hexside.players import play_game, player

SCENARIO = "traces-of-war/race-to-the-dnieper"
#: The normal quantile of a two-sided 95 % interval.
Z = 1.959964


def interval(wins: float, games: int) -> tuple[float, float]:
    """Wilson's interval of a share, as two shares."""
    if not games:
        return 0.0, 1.0
    share = wins / games
    middle = (share + Z * Z / (2 * games)) / (1 + Z * Z / games)
    spread = math.sqrt(share * (1 - share) / games + Z * Z / (4 * games * games))
    spread *= Z / (1 + Z * Z / games)
    return max(0.0, middle - spread), min(1.0, middle + spread)


def winner(scenario: str, players: dict[str, str], seed: str) -> str:
    """The seat that wins one game."""
    game = hexside.new(scenario, seed=seed)
    play_game(game, {seat: player(name, f"{seed} {seat}") for seat, name in players.items()})
    return game.state.result.winner if game.state.result else ""


def match(scenario: str, first: str, second: str, games: int, seed: str) -> dict[str, int]:
    """The wins of the first player by seat."""
    seats = hexside.new(scenario, seed=seed).rules.seats
    wins = dict.fromkeys(seats, 0)
    for number in range(games // len(seats)):
        for seat in seats:
            players = {other: first if other == seat else second for other in seats}
            if winner(scenario, players, f"{seed}.{number}") == seat:
                wins[seat] += 1
    return wins


def line(first: str, second: str, wins: dict[str, int], games: int, seconds: float) -> str:
    """A row of the table in Markdown."""
    total = sum(wins.values())
    low, high = interval(total, games)
    each = games // len(wins)
    seats = ", ".join(f"{seat} {count}/{each}" for seat, count in wins.items())
    return (
        f"| {first} | {second} | {games} | {total / games:.0%} | {low:.0%}-{high:.0%} "
        f"| {seats} | {seconds / games:.1f} |"
    )


def main(arguments: Sequence[str] | None = None) -> None:
    """Play the pair and print the row."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("first")
    parser.add_argument("second")
    parser.add_argument("--scenario", default=SCENARIO)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seed", default="ladder")
    chosen = parser.parse_args(arguments)
    games = chosen.games - chosen.games % 2
    started = time.perf_counter()
    wins = match(chosen.scenario, chosen.first, chosen.second, games, chosen.seed)
    print("| player | against | games | wins | 95 % | by seat | s a game |")
    print("|---|---|---|---|---|---|---|")
    print(line(chosen.first, chosen.second, wins, games, time.perf_counter() - started))


if __name__ == "__main__":
    main()
