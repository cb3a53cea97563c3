"""``hexside match``: play computer players against each other."""

from __future__ import annotations

import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import msgspec
import typer

from hexside.cli.match_pairs import pairs_of, print_pairs
from hexside.cli.match_results import Outcome, print_results, results
from hexside.cli.output import print_json, progress
from hexside.cli.parameters import (
    AsJson,
    Options,
    Overrides,
    Scenario,
    Seed,
    folders,
    pairs,
    seats_named,
)
from hexside.cli.texts import text
from hexside.cli.troubles import file_trouble
from hexside.collector import settle

if TYPE_CHECKING:
    from hexside.api import Game

PLAYER = "random"

Seats = Annotated[
    list[str] | None,
    typer.Option("--seat", metavar="SEAT=PLAYER", help="Who plays a seat; may be repeated."),
]
Axis = Annotated[str | None, typer.Option(metavar="PLAYER", help="Who plays all Axis seats.")]
Soviet = Annotated[str | None, typer.Option(metavar="PLAYER", help="Who plays all Soviet seats.")]
Games = Annotated[int, typer.Option(min=1, metavar="N", help="Number of games.")]
Swap = Annotated[
    bool,
    typer.Option("--swap", help="Play every game once in each seat, with the same dice."),
]
Workers = Annotated[
    int, typer.Option(min=1, metavar="N", help="Number of games to play in parallel.")
]
Save = Annotated[Path | None, typer.Option(metavar="DIR", help="Save every game in this folder.")]


def match(
    scenario: Scenario,
    axis: Axis = None,
    soviet: Soviet = None,
    seat: Seats = None,
    games: Games = 10,
    seed: Seed = 1,
    option: Options = None,
    overrides: Overrides = None,
    save: Save = None,
    swap: Swap = False,
    workers: Workers = 1,
    as_json: AsJson = False,
) -> None:
    """Let computer players play a scenario many times and count the results."""
    from hexside.engine import registry
    from hexside.players import player

    game_id, scenario_id = registry.split(scenario)
    name = f"{game_id}/{scenario_id}"
    seats = next(i.seats for i in registry.game(game_id).scenarios() if i.id == scenario_id)
    side_of = registry.game(game_id).rules(scenario_id, {}).side_of
    sides = {one: side_of(one) for one in seats}
    chosen = for_sides({"axis": axis, "soviet": soviet}, sides) | pairs(seat, "--seat")
    players = seats_named(chosen, seats, PLAYER)
    for who in players.values():
        player(who, seed)  # An unknown name is refused before the first game.
    options = pairs(option, "--option")
    replaced = folders(overrides)
    if save is not None:
        _make(save)
    started = time.perf_counter()
    turns = rotations(players) if swap else [players]
    series = [
        (
            name,
            seated,
            options,
            replaced,
            seed,
            number,
            f"{number}-{turn + 1}" if swap else str(number),
            save,
        )
        for number in range(1, games + 1)
        for turn, seated in enumerate(turns)
    ]
    with progress(text("cli-games"), len(series)) as done:
        outcomes = []
        for outcome in played(series, workers):
            outcomes.append(outcome)
            done(len(outcomes))
    found = results(name, players, seed, outcomes, time.perf_counter() - started, sides)
    side = registry.game(game_id).scorer
    compared = pairs_of(side, outcomes) if swap and side else None
    if as_json:
        print_json(msgspec.structs.replace(found, pairs=compared))
        return
    print_results(found)
    if compared is not None:
        typer.echo()
        print_pairs(compared)


Task = tuple[str, dict[str, str], dict[str, str], tuple[str, ...], int, int, str, Path | None]


def played(series: list[Task], workers: int) -> Iterator[Outcome]:
    """The games of a series in order; the result does not depend on the number of workers."""
    if workers == 1:
        settle()
        yield from (play(*task) for task in series)
        return
    with ProcessPoolExecutor(workers, initializer=settle) as pool:
        yield from pool.map(play, *zip(*series, strict=True))


def for_sides(named: dict[str, str | None], sides: dict[str, str]) -> dict[str, str]:
    """The player of each seat of the named sides; a side without a seat stands for itself."""
    found: dict[str, str] = {}
    for side, who in named.items():
        if who:
            found |= {seat: who for seat in sides if sides[seat] == side} or {side: who}
    return found


def rotations(players: dict[str, str]) -> list[dict[str, str]]:
    """The players in every seat in turn, in the order that they were named."""
    who = list(players.values())
    return [
        dict(zip(players, who[turn:] + who[:turn], strict=True)) for turn in range(len(players))
    ]


def play(
    name: str,
    players: dict[str, str],
    options: dict[str, str],
    overrides: tuple[str, ...],
    seed: int,
    number: int,
    label: str,
    save: Path | None,
) -> Outcome:
    """One game of the series; its dice and players depend only on the seed and its number."""
    import hexside
    from hexside.players import play_game, player

    game = hexside.new(name, seed=f"{seed}.{number}", options=options, overrides=overrides)
    play_game(game, {seat: player(who, f"{seed}.{number}.{seat}") for seat, who in players.items()})
    file = ""
    if save is not None:
        target = save / f"{name.replace('/', '-')}-{seed}-{label}.hexside"
        try:
            file = str(game.save(target))
        except OSError as fault:
            raise file_trouble(target, fault) from fault
    result = game.state.result
    return Outcome(
        number,
        result.winner if result else "",
        result.code if result else "unfinished",
        victory_points(game),
        game.state.turn,
        len(game.played),
        file,
        players,
    )


def victory_points(game: Game) -> float:
    """The points on the public track, which exist even if something else ended the game."""
    points = game.view("").tracks.get("victory_points")
    if isinstance(points, (int, float)):
        return float(points)
    return game.state.result.score if game.state.result else 0.0


def _make(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as fault:
        raise file_trouble(folder, fault) from fault
