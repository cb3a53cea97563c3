"""What is measured of a scenario: random play, single operations, saving and loading."""

from __future__ import annotations

import importlib
import statistics
from typing import TYPE_CHECKING, Protocol, cast

import msgspec

import hexside
from hexside.api import Game, from_bytes
from hexside.cli.bench_ratios import measure_ratios
from hexside.cli.timing import Effort, fresh_microseconds, microseconds, seconds
from hexside.engine import Action, Rules, State, apply, decision, encode, legal
from hexside.players import RandomPlayer, play_game

if TYPE_CHECKING:
    from collections.abc import Mapping

MOVE = "move"
#: Random play reaches a decision with moves well before this many actions.
PATIENCE = 5000

#: Operations that only a game itself can isolate; a game without an entry has none.
PROBES: dict[str, str] = {
    "stalingrad-42": "hexside.cli.bench_stalingrad42",
    "traces-of-war": "hexside.cli.bench_traces_of_war",
}


class Probes(Protocol):
    """A module that measures one game's own operations."""

    def measures(self, rules: Rules, state: State, effort: Effort) -> Mapping[str, float]:
        """Figures by name; a name ends in its unit."""


class Figures(msgspec.Struct, frozen=True):
    """The measures of one scenario; a name ends in its unit."""

    #: Random play and saved games.
    play: dict[str, float]
    #: At the first decision with moves.
    start: dict[str, float]
    #: At the first decision with moves after half of the turns.
    middle: dict[str, float]


def measure_scenario(scenario: str, effort: Effort, peer: str = "") -> Figures:
    """All measures; the random games and positions are the same in every run."""
    play = measure_ratios(scenario, effort, peer) | _complete_games(scenario, effort)
    play |= _saving(_random_game(scenario, 1), effort)
    first = hexside.new(scenario, seed=1)
    turns = _turns(first)
    return Figures(
        play,
        _at(_position(scenario, 0), effort),
        _at(_position(scenario, first.state.turn + turns // 2), effort),
    )


def _turns(game: Game) -> int:
    infos = hexside.engine.registry.game(game.origin.game).scenarios()
    info = next(info for info in infos if info.id == game.origin.scenario)
    return info.turns


def _players(game: Game, seed: int) -> dict[str, RandomPlayer]:
    return {seat: RandomPlayer(f"{seed}.{seat}") for seat in game.rules.seats}


def _random_game(scenario: str, seed: int) -> Game:
    game = hexside.new(scenario, seed=seed)
    return play_game(game, _players(game, seed))


# Random play


def _complete_games(scenario: str, effort: Effort) -> dict[str, float]:
    """Games from the first decision to the last."""
    _random_game(scenario, 0)
    games_rates, lengths = [], []
    for run in range(effort.runs):
        games: list[Game] = []

        def play(run: int = run, games: list[Game] = games) -> None:
            for number in range(effort.games):
                games.append(_random_game(scenario, 1 + run * effort.games + number))

        span = seconds(play)
        actions = sum(len(game.played) for game in games)
        games_rates.append(len(games) / span)
        lengths.append(actions / len(games))
    return {
        "games_per_minute": statistics.median(games_rates) * 60,
        "actions_per_game": statistics.fmean(lengths),
    }


# Positions


def _position(scenario: str, turn: int) -> Game:
    """The first decision from this turn on where a unit can move, after random play.

    Seeds are tried in order, because a random game may end early.
    """
    for seed in range(1, 100):
        game = hexside.new(scenario, seed=seed)
        players = _players(game, seed)
        for _ in range(PATIENCE):
            if game.over:
                break
            if game.state.turn >= turn and _move(game) is not None:
                return game
            play_game(game, players, 1)
    return hexside.new(scenario, seed=1)


def _move(game: Game) -> Action | None:
    return next((action for action in game.legal() if action.verb == MOVE), None)


def _at(game: Game, effort: Effort) -> dict[str, float]:
    """Single operations at one position."""
    rules, state = game.rules, game.state
    seat = game.waiting[0]
    action = _move(game) or game.legal()[0]
    content = encode(state)
    reader = msgspec.msgpack.Decoder(rules.state_type)

    def fresh() -> State:
        """The same position without cached results."""
        return reader.decode(content)

    figures = {
        "turn": float(state.turn),
        "units": float(len([1 for unit in state.units.values() if unit.hex >= 0])),
        "legal_actions": float(len(game.legal())),
        "legal_us": microseconds(lambda: legal(rules, state, seat), effort),
        "legal_decoded_us": fresh_microseconds(fresh, lambda s: legal(rules, s, seat), effort),
        "apply_move_us": microseconds(lambda: apply(rules, state, action, seat), effort),
        "decision_us": microseconds(lambda: decision(rules, state, seat), effort),
        "view_us": microseconds(lambda: rules.view(state, seat), effort),
        "encode_us": microseconds(lambda: encode(state), effort),
        "state_bytes": float(len(content)),
    }
    module = PROBES.get(rules.game)
    if module is not None:
        probes = cast(Probes, importlib.import_module(module))
        figures |= probes.measures(rules, fresh(), effort)
    return figures


# Saved games


def _saving(game: Game, effort: Effort) -> dict[str, float]:
    content = game.to_bytes()
    return {
        "save_us": microseconds(game.to_bytes, effort),
        "save_bytes": float(len(content)),
        "load_ms": statistics.median(
            seconds(lambda: from_bytes(content)) for _ in range(effort.runs)
        )
        * 1000,
        "saved_actions": float(len(game.played)),
    }
