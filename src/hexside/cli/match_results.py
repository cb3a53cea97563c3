"""The results of a series of games: wins with their uncertainty, lengths, victory points."""

from __future__ import annotations

import math
import statistics
from collections import Counter
from collections.abc import Mapping, Sequence

import msgspec
import typer

from hexside.cli.output import print_table
from hexside.cli.texts import text

#: The quantile of the normal distribution that leaves 95% between it and its mirror image.
Z95 = statistics.NormalDist().inv_cdf(0.975)
DRAW = ""


class Outcome(msgspec.Struct, frozen=True, omit_defaults=True):
    """How one game of a series ended."""

    number: int
    winner: str
    result: str
    score: float
    turn: int
    actions: int
    file: str = ""
    #: Which player had which seat, if the players swap seats.
    players: dict[str, str] = {}


class Share(msgspec.Struct, frozen=True):
    """How often a seat won (``""``: a draw), with the 95% confidence interval."""

    seat: str
    player: str
    wins: int
    share: float
    low: float
    high: float


class Spread(msgspec.Struct, frozen=True):
    """A distribution in seven numbers."""

    mean: float
    deviation: float
    least: float
    lower_quartile: float
    median: float
    upper_quartile: float
    most: float


class Pairs(msgspec.Struct, frozen=True):
    """What two players scored in the same seat with the same dice."""

    #: The side whose points count; it wants more of them.
    side: str
    pairs: int
    #: Pairs in which both scored the same.
    even: int
    #: How many of the other pairs each player won.
    players: list[Share]
    #: How many more points the first player scored, with the 95% interval of the mean.
    difference: float
    low: float
    high: float


class Results(msgspec.Struct, frozen=True):
    """A series of games of one scenario."""

    scenario: str
    seed: int
    games: int
    seconds: float
    shares: list[Share]
    results: dict[str, int]
    victory_points: Spread
    actions: Spread
    turns: Spread
    outcomes: list[Outcome]
    #: The shares of the players, if they swap seats.
    players: list[Share] = []
    #: What two players scored in the seat that counts.
    pairs: Pairs | None = None


def wilson(wins: int, games: int) -> tuple[float, float]:
    """The 95% confidence interval of a share (Wilson score); also sound for few games."""
    share = wins / games
    spread = Z95**2 / games
    middle = share + spread / 2
    width = Z95 * math.sqrt(share * (1 - share) / games + spread / games / 4)
    low, high = (middle - width) / (1 + spread), (middle + width) / (1 + spread)
    return max(0.0, low) if wins else 0.0, min(1.0, high) if wins < games else 1.0


def spread(values: Sequence[float]) -> Spread:
    """Mean, deviation and quartiles."""
    if len(values) == 1:
        quartiles = [values[0]] * 3
    else:
        quartiles = statistics.quantiles(values, n=4, method="inclusive")
    return Spread(
        statistics.fmean(values),
        statistics.pstdev(values),
        min(values),
        quartiles[0],
        quartiles[1],
        quartiles[2],
        max(values),
    )


def results(
    scenario: str,
    players: dict[str, str],
    seed: int,
    outcomes: list[Outcome],
    seconds: float,
    sides: Mapping[str, str] = {},
) -> Results:
    """Summarise a series; ``sides`` has the side of each seat, all of whose seats win together."""
    winners = Counter(outcome.winner for outcome in outcomes)
    wins = {seat: winners[sides.get(seat, seat)] for seat in (*players, DRAW)}
    games = len(outcomes)
    changing = by_player(players, outcomes)
    seated = dict.fromkeys(players, "") if changing else players
    seats = {**seated, **({DRAW: ""} if wins[DRAW] else {})}
    return Results(
        scenario,
        seed,
        games,
        seconds,
        [
            Share(seat, who, wins[seat], wins[seat] / games, *wilson(wins[seat], games))
            for seat, who in seats.items()
        ],
        dict(sorted(Counter(outcome.result for outcome in outcomes).items())),
        spread([outcome.score for outcome in outcomes]),
        spread([outcome.actions for outcome in outcomes]),
        spread([outcome.turn for outcome in outcomes]),
        outcomes,
        changing,
    )


def by_player(players: dict[str, str], outcomes: list[Outcome]) -> list[Share]:
    """How often each player won in any seat; empty if all games had the same seating."""
    seated = [outcome.players or players for outcome in outcomes]
    names = dict.fromkeys(who for row in seated for who in row.values())
    if len(names) < 2 or all(row == seated[0] for row in seated):
        return []
    games = len(outcomes)
    found = []
    for name in names:
        won = sum(
            row.get(outcome.winner) == name for row, outcome in zip(seated, outcomes, strict=True)
        )
        found.append(Share(DRAW, name, won, won / games, *wilson(won, games)))
    return found


def print_players(won: str, rows: Sequence[Share]) -> None:
    """What each player won, under a heading of its own."""
    print_table(
        [text(f"cli-{name}") for name in ("player", won, "share", "interval")],
        [
            (row.player, row.wins, f"{row.share:.1%}", f"{row.low:.1%} - {row.high:.1%}")
            for row in rows
        ],
    )


def print_results(found: Results) -> None:
    """The tables for reading."""
    typer.echo(
        text(
            "cli-match-done",
            games=found.games,
            scenario=found.scenario,
            seed=str(found.seed),
            seconds=round(found.seconds, 1),
        )
    )
    typer.echo()
    print_table(
        [text(f"cli-{name}") for name in ("seat", "player", "wins", "share", "interval")],
        [
            (
                row.seat or text("cli-nobody"),
                row.player,
                row.wins,
                f"{row.share:.1%}",
                f"{row.low:.1%} - {row.high:.1%}",
            )
            for row in found.shares
        ],
    )
    if found.players:
        typer.echo()
        print_players("wins", found.players)
    typer.echo()
    print_table([text("cli-result"), text("cli-count")], list(found.results.items()))
    typer.echo()
    rows = (
        (text("cli-victory-points"), found.victory_points),
        (text("cli-actions"), found.actions),
        (text("cli-turns"), found.turns),
    )
    names = ("mean", "deviation", "least", "lower-quartile", "median", "upper-quartile", "most")
    print_table(
        ["", *(text(f"cli-{name}") for name in names)],
        [(name, *(f"{value:.1f}" for value in msgspec.structs.astuple(row))) for name, row in rows],
    )
