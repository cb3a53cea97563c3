"""Fit the worth of positions to games that the quick hand plays against itself.

    python -m tools.fit_worth traces-of-war/race-to-the-dnieper --games 1500

Rewrites the scenario's part of ``src/hexside/players/weights/<game>-worth.toml``. In every game
both sides play with randomly varied weights, sometimes for one activation only, so that many kinds
of position occur. Later turns are fitted first: the target of a position is a mixture of the result
of its game and the worth of the first position of the next turn, which removes most of the luck of
the later turns.
"""

from __future__ import annotations

import argparse
import math
import random
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import numpy as np
from scipy.optimize import minimize

import hexside
from hexside.players.quick.counts import NAMES, counts
from hexside.players.quick.hand import Hand
from hexside.players.quick.judging import Judgement, Pattern
from hexside.players.quick.quick_tables import QuickTables, quick_tables
from hexside.players.weighing import SideWeights

WEIGHTS = Path(__file__).parent.parent / "src" / "hexside" / "players" / "weights"
#: How far weights are varied for a game, and for a single activation.
SPREAD, WIDE_SPREAD = 0.35, 0.6
#: The share of activations that are played with different weights from the rest of the game.
STRANGE = 0.3
#: Weights that decide how something is counted, not how much it counts.
FIXED = frozenset({"landing", "relief"})
#: The number of patterns of a judgement, and how strongly its factors are regularised.
PATTERNS = 8
RESTRAINT = 60.0
#: The share of the next turn's first position in a target.
FORESIGHT = 0.7
#: One game in this many is kept to test the fit.
TEST = 8

Array = np.ndarray[Any, np.dtype[np.float64]]


class Played(NamedTuple):
    """A game: whether the attacker won, and the counts of its positions by turn."""

    won: float
    turns: dict[int, list[list[float]]]


def changed(weights: SideWeights, chance: random.Random, spread: float) -> SideWeights:
    """Randomly varied weights."""
    return msgspec.structs.replace(
        weights,
        **{
            name: getattr(weights, name) * math.exp(chance.gauss(0.0, spread))
            for name in weights.__struct_fields__
            if name not in FIXED
        },
    )


def known(scenario: str) -> QuickTables:
    """The tables of a scenario that has weights."""
    found = quick_tables(*scenario.split("/"))
    if found is None:
        raise SystemExit(f"{scenario}: there are no weights for this game")
    return found


def play(scenario: str, number: int) -> Played:
    """One game of the quick hand against itself."""
    chance = random.Random(f"worth {number}")
    game = hexside.new(scenario, seed=f"worth {number}")
    tables = known(scenario)
    usual = [tables.know.weights.planned(side) for side in tables.know.sides]
    chosen = [changed(weights, chance, SPREAD) for weights in usual]
    work: Any = game.rules.work(game.state)
    hand = Hand(tables, chosen, chance)
    turns: dict[int, list[list[float]]] = {}
    while work.result is None:
        if work.frame.__struct_config__.tag == "activation":
            turns.setdefault(work.turn, []).append(counts(tables, work))
            hand.weights = list(chosen)
            if chance.random() < STRANGE:
                side = chance.randrange(len(usual))
                hand.weights[side] = changed(usual[side], chance, WIDE_SPREAD)
        hand.play(work)
    return Played(float(work.result.winner == tables.know.weights.attacker), turns)


class Fit:
    """A judgement being fitted, on counts scaled to mean 0 and spread 1."""

    def __init__(self, rows: Array, targets: Array) -> None:
        size = rows.shape[1]
        self.shape = size, PATTERNS
        chance = np.random.default_rng(0)
        start = np.concatenate(
            [
                chance.normal(0.0, 0.5 / math.sqrt(size), size * PATTERNS),
                np.zeros(PATTERNS),
                chance.normal(0.0, 0.3, PATTERNS),
                np.zeros(1 + size),
            ]
        )

        def loss(values: Array) -> tuple[float, Array]:
            inner, shifts, outer, constant, direct = self.parts(values)
            felt = np.tanh(rows @ inner + shifts)
            total = felt @ outer + constant + rows @ direct
            error = 1.0 / (1.0 + np.exp(-total)) - targets
            back = np.outer(error, outer) * (1.0 - felt * felt)
            size_of_all = sum(float((part**2).sum()) for part in (inner, outer, direct))
            value = float((np.logaddexp(0.0, total) - targets * total).sum())
            slope = np.concatenate(
                [
                    (rows.T @ back + RESTRAINT * inner).ravel(),
                    back.sum(0),
                    felt.T @ error + RESTRAINT * outer,
                    [error.sum()],
                    rows.T @ error + RESTRAINT * direct,
                ]
            )
            return value + RESTRAINT * size_of_all / 2, slope

        found = minimize(loss, start, jac=True, method="L-BFGS-B", options={"maxiter": 250})
        self.values: Array = found.x

    def parts(self, values: Array) -> tuple[Array, Array, Array, Array, Array]:
        """Factors of the patterns, their constants and weights; the constant; the factors."""
        size, patterns = self.shape
        ends = np.cumsum([size * patterns, patterns, patterns, 1])
        inner, shifts, outer, constant, direct = np.split(values, ends)
        return inner.reshape(size, patterns), shifts, outer, constant, direct

    def judgement(self, means: Array, spreads: Array) -> Judgement:
        """The same for unscaled counts."""
        inner, shifts, outer, constant, direct = self.parts(self.values)
        inner = inner / spreads[:, None]
        direct = direct / spreads
        return Judgement(
            _short(constant[0] - means @ direct),
            tuple(_short(value) for value in direct),
            tuple(
                Pattern(
                    _short(outer[number]),
                    _short(shifts[number] - means @ inner[:, number]),
                    tuple(_short(value) for value in inner[:, number]),
                )
                for number in range(PATTERNS)
            ),
        )


def _short(value: float) -> float:
    return float(f"{value:.4g}")


def fitted(games: Sequence[Played], turns: int) -> tuple[Judgement, ...]:
    """The judgement of every turn, last turn first."""
    every = np.array([row for game in games for rows in game.turns.values() for row in rows])
    means, spreads = every.mean(0), every.std(0) + 1e-6
    found: dict[int, Judgement] = {}
    for turn in range(turns, 0, -1):
        rows: list[list[float]] = []
        targets: list[float] = []
        for game in games:
            here, later = game.turns.get(turn, []), game.turns.get(turn + 1)
            target = game.won
            if later:
                target += FORESIGHT * (found[turn + 1].of(later[0]) - game.won)
            rows += here
            targets += [target] * len(here)
        scaled = (np.array(rows) - means) / spreads
        found[turn] = Fit(scaled, np.array(targets)).judgement(means, spreads)
    return tuple(found[turn] for turn in range(1, turns + 1))


def surprise(judgement: Judgement, games: Sequence[Played], turn: int) -> float:
    """The mean negative logarithm of the probability given to what happened."""
    total, number = 0.0, 0
    for game in games:
        for row in game.turns.get(turn, ()):
            chance = judgement.of(row)
            total -= math.log(max(1e-4, chance if game.won else 1.0 - chance))
            number += 1
    return total / max(1, number)


def written(found: dict[str, tuple[Judgement, ...]], notes: dict[str, str]) -> str:
    """The file of a game."""
    lines = [
        "# What the counts of a position mean to the planner, by scenario and turn; made by",
        "# tools/fit_worth.py, not by hand. The order of the factors is that of quick/counts.py.",
    ]
    for scenario, judgements in sorted(found.items()):
        lines += ["", f"# {scenario}: {notes[scenario]}"] if scenario in notes else [""]
        for row in judgements:
            lines += [
                f"[[{scenario}]]",
                f"constant = {row.constant}",
                f"factors = {list(row.factors)}",
                "patterns = [",
                *(
                    f"    {{ weight = {pattern.weight}, constant = {pattern.constant}, "
                    f"factors = {list(pattern.factors)} }},"
                    for pattern in row.patterns
                ),
                "]",
            ]
    return "\n".join(lines) + "\n"


def main(arguments: Sequence[str] | None = None) -> None:
    """Play, fit, report the quality of the fit, write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("scenario")
    parser.add_argument("--games", type=int, default=1500)
    parser.add_argument("--workers", type=int, default=2)
    chosen = parser.parse_args(arguments)
    game_id, scenario_id = chosen.scenario.split("/")
    turns = hexside.new(chosen.scenario, seed=0).rules.setup.turns  # type: ignore[attr-defined]
    with ProcessPoolExecutor(chosen.workers) as workers:
        numbers = range(chosen.games)
        games = list(workers.map(play, [chosen.scenario] * len(numbers), numbers, chunksize=10))
    tested, learned = games[::TEST], [g for n, g in enumerate(games) if n % TEST]
    won = sum(game.won for game in games) / len(games)
    print(f"{len(games)} games, the attacker won {won:.1%}; {len(NAMES)} counts")
    for number, judgement in enumerate(fitted(learned, turns), 1):
        print(f"turn {number}: surprise {surprise(judgement, tested, number):.3f}")
    path = WEIGHTS / f"{game_id}-worth.toml"
    found: dict[str, tuple[Judgement, ...]] = {}
    if path.is_file():
        found = msgspec.toml.decode(path.read_bytes(), type=dict[str, tuple[Judgement, ...]])
    found[scenario_id] = fitted(games, turns)
    path.write_text(written(found, {scenario_id: f"fitted to {len(games)} games"}), "utf-8")


if __name__ == "__main__":
    main()
