"""Compares both games of a pair: the same dice, with the players swapped.

Where one seat almost always wins, wins say little about the players. In each pair, the better
player is the one who scored more in the seat that counts, as in duplicate bridge.
"""

from __future__ import annotations

import math
import statistics
from collections.abc import Sequence

import typer

from hexside.cli.match_results import DRAW, Z95, Outcome, Pairs, Share, print_players, wilson
from hexside.cli.texts import text


def pairs_of(side: str, outcomes: Sequence[Outcome]) -> Pairs | None:
    """Compare the pairs of a series; ``None`` unless two players swapped seats."""
    names = dict.fromkeys(who for outcome in outcomes for who in outcome.players.values())
    made: dict[int, dict[str, tuple[bool, float]]] = {}
    for outcome in outcomes:
        who = outcome.players.get(side)
        if who is not None:
            made.setdefault(outcome.number, {})[who] = (outcome.winner == side, outcome.score)
    rows = [row for row in made.values() if len(row) == len(names)]
    if len(names) != 2 or not rows:
        return None
    first, second = names
    wins = {
        first: sum(row[first] > row[second] for row in rows),
        second: sum(row[second] > row[first] for row in rows),
    }
    decided = sum(wins.values())
    more = [row[first][1] - row[second][1] for row in rows]
    mean = statistics.fmean(more)
    width = Z95 * statistics.stdev(more) / math.sqrt(len(more)) if len(more) > 1 else math.inf
    shares = [
        Share(DRAW, who, won, won / decided, *wilson(won, decided))
        if decided
        else Share(DRAW, who, 0, 0.0, 0.0, 1.0)
        for who, won in wins.items()
    ]
    return Pairs(side, len(rows), len(rows) - decided, shares, mean, mean - width, mean + width)


def print_pairs(found: Pairs) -> None:
    """The pairs as a readable table, and the points in a sentence."""
    typer.echo(text("cli-pairs", side=found.side, pairs=found.pairs, even=found.even))
    print_players("pairs-won", found.players)
    typer.echo(
        text(
            "cli-pairs-points",
            player=found.players[0].player,
            points=f"{found.difference:+.2f}",
            low=f"{found.low:+.2f}",
            high=f"{found.high:+.2f}",
        )
    )
