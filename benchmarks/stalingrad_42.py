"""Seeded random games of Stalingrad '42: actions a second, and where the time goes by decision.

    python benchmarks/stalingrad_42.py campaign --seeds 1
    python benchmarks/stalingrad_42.py fall-blau --seeds 1 2 3 --option planned-offensives=on
    python benchmarks/stalingrad_42.py campaign --turns 3 --profile

Any scenario of the data files is played, offered to players or not. Times are those of the process,
so other programs on the machine disturb them little; compare figures of one run all the same. A
"move" is a Movement Phase prompt that follows another one, which is where players wait most often;
the first prompt of a phase is "movement". "legal" is the list, "play" carries out the choice, and
"next" is the list with the play before it: what a player waits between two prompts. The digest of a
game is that of its actions and of the length of each list: equal digests are equal games.
"""

from __future__ import annotations

import argparse
import cProfile
import hashlib
import pstats
import random
import time
from collections import defaultdict
from collections.abc import Mapping

from hexside.api import Game
from hexside.engine import Origin
from hexside.games.stalingrad42 import GAME

SHOWN = 40
MILLI = 1e3


class Times:
    """Seconds by kind of decision."""

    def __init__(self) -> None:
        self.legal: dict[str, list[float]] = defaultdict(list)
        self.play: dict[str, list[float]] = defaultdict(list)
        self.next: dict[str, list[float]] = defaultdict(list)
        self.actions = 0

    @property
    def total(self) -> float:
        """All the time of lists and plays."""
        return sum(map(sum, self.legal.values())) + sum(map(sum, self.play.values()))

    def show(self) -> None:
        """A line for each kind of decision, those that take most time first."""
        print(f"{self.actions} actions, {self.actions / self.total:.0f} actions/s")
        print("legal, play and next: median / 95 % / slowest in ms; share of all time")
        kinds = sorted(self.legal, key=lambda kind: -sum(self.legal[kind]) - sum(self.play[kind]))
        for kind in kinds:
            legal, play = self.legal[kind], self.play[kind]
            print(
                f"{kind:24} {len(legal):6}  {spread(legal)}  {sum(legal) / self.total:4.0%}"
                f"  {spread(play)}  {sum(play) / self.total:4.0%}  {spread(self.next[kind])}"
            )


def spread(values: list[float]) -> str:
    """Median, 95th percentile and slowest, in milliseconds."""
    if not values:
        return " " * 22
    ordered = sorted(values)
    found = (ordered[len(ordered) // 2], ordered[len(ordered) * 95 // 100], ordered[-1])
    return " / ".join(f"{value * MILLI:6.2f}" for value in found)


def opened(scenario: str, seed: int, options: Mapping[str, str]) -> Game:
    """A new game of a scenario, whether it is offered or not."""
    rules = GAME.rules(scenario, dict(options), ())
    origin = Origin(GAME.id, scenario, GAME.version, str(seed), "", rules.options, ())
    return Game.opening(rules, origin)


def play(scenario: str, seed: int, options: Mapping[str, str], turns: int, times: Times) -> None:
    """One game of two players who choose any action, every one equally likely."""
    start = time.process_time()
    game = opened(scenario, seed, options)
    print(f"set-up {time.process_time() - start:.2f} s")
    last = game.state.turn + turns
    dice = random.Random(str(seed))
    log = hashlib.sha256()
    actions = 0
    before = ""
    played = 0.0
    begin = time.process_time()
    while not game.over and game.state.turn < last:
        kind = type(game.state.frame).__name__.lower()
        started = time.process_time()
        legal = game.legal()
        took = time.process_time() - started
        label = "move" if kind == before == "movement" else kind
        before = kind
        times.legal[label].append(took)
        if actions:
            times.next[label].append(took + played)
        action = legal[dice.randrange(len(legal))]
        log.update(f"{action.text()} {len(legal)}\n".encode())
        started = time.process_time()
        game.play(action)
        played = time.process_time() - started
        times.play[label].append(played)
        actions += 1
        # What was played is not needed, and thousands of states make the collector slow.
        game.played.clear()
    times.actions += actions
    took = time.process_time() - begin
    print(
        f"{scenario} seed {seed}: {actions} actions to turn {game.state.turn} in {took:.1f} s,"
        f" digest {log.hexdigest()[:16]}"
    )


def arguments() -> argparse.Namespace:
    """What the command line asks for."""
    parser = argparse.ArgumentParser(description="Random games of Stalingrad '42")
    parser.add_argument("scenario", nargs="?", default="campaign")
    parser.add_argument("--seeds", nargs="+", type=int, default=[1])
    parser.add_argument("--turns", type=int, default=1000, help="stop after so many turns")
    parser.add_argument("--option", action="append", default=[], metavar="ID=VALUE")
    parser.add_argument("--profile", action="store_true", help="also where the time goes")
    return parser.parse_args()


def main() -> None:
    """Play the games and print the figures."""
    asked = arguments()
    options = {"automatic-victory": "off"} | dict(one.split("=", 1) for one in asked.option)
    times = Times()

    def games() -> None:
        for seed in asked.seeds:
            play(asked.scenario, seed, options, asked.turns, times)

    if asked.profile:
        profile = cProfile.Profile()
        profile.runcall(games)
        pstats.Stats(profile).strip_dirs().sort_stats("tottime").print_stats(SHOWN)
    else:
        games()
    times.show()


if __name__ == "__main__":
    main()
