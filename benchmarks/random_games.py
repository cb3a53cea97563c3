"""A profile of random play: the functions that take most of the time.

    python benchmarks/random_games.py traces-of-war/campaign 5

`hexside bench` measures; this script explains. Figures under a profiler are slower than normal.
"""

from __future__ import annotations

import cProfile
import pstats
import sys

import hexside
from hexside.players import RandomPlayer, play_game

SHOWN = 30


def play(scenario: str, games: int) -> None:
    for seed in range(games):
        game = hexside.new(scenario, seed=seed)
        play_game(game, {seat: RandomPlayer(f"{seed}.{seat}") for seat in game.rules.seats})


def main() -> None:
    scenario = sys.argv[1] if len(sys.argv) > 1 else hexside.scenarios()[0]
    games = int(sys.argv[2]) if len(sys.argv) > 2 else 5
    play(scenario, 1)
    profile = cProfile.Profile()
    profile.runcall(play, scenario, games)
    pstats.Stats(profile).strip_dirs().sort_stats("tottime").print_stats(SHOWN)


if __name__ == "__main__":
    main()
