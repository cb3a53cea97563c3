"""Computer players: what they see, how they are found, and how they play a game."""

from __future__ import annotations

import importlib.metadata
import re
from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

import hexside
from hexside.engine import Action, Decision, View
from hexside.players import (
    NO_DECISION,
    NO_VIEW,
    SEES_ALL,
    SEES_NOTHING,
    Need,
    Player,
    RandomPlayer,
    UnknownPlayer,
    play_game,
    player,
    player_names,
    registry,
)

RACE = "traces-of-war/race-to-the-dnieper"


class Watcher:
    """Takes the first action and remembers what it was shown."""

    def __init__(self, needs: frozenset[Need]) -> None:
        self.needs = needs
        self.seen: list[tuple[View, Decision]] = []

    def choose(self, view: View, decision: Decision, legal: Sequence[Action]) -> Action:
        self.seen.append((view, decision))
        return legal[0]


def played(seed: str) -> list[str]:
    game = hexside.new(RACE, seed=1)
    play_game(game, {seat: RandomPlayer(f"{seed} {seat}") for seat in game.rules.seats}, 60)
    return [step.action.text() for step in game.played]


def test_random_is_repeatable() -> None:
    assert played("a") == played("a")
    assert played("a") != played("b")


def test_random_is_uniform_over_the_complete_list() -> None:
    legal = hexside.new(RACE, seed=1).legal()[:10]
    chooser = RandomPlayer(1)
    counts = Counter(chooser.choose(NO_VIEW, NO_DECISION, legal).text() for _ in range(10_000))
    assert len(counts) == len(legal)
    # Nine degrees of freedom: beyond 33.7 once in ten thousand seeds.
    assert sum((count - 1000) ** 2 / 1000 for count in counts.values()) < 33.7


def test_a_game_to_its_end() -> None:
    game = hexside.new(RACE, seed=3)
    players: dict[str, Player] = {seat: player("random", seat) for seat in game.rules.seats}
    assert play_game(game, players) is game
    assert game.over
    assert play_game(game, players) is game


def test_the_limit() -> None:
    game = hexside.new(RACE, seed=3)
    play_game(game, {seat: RandomPlayer(seat) for seat in game.rules.seats}, 7)
    assert len(game.played) == 7
    assert not game.over


def test_a_player_gets_what_it_needs_and_nothing_else() -> None:
    seeing, blind = Watcher(SEES_ALL), Watcher(SEES_NOTHING)
    game = hexside.new(RACE, seed=3)
    play_game(game, {"axis": seeing, "soviet": blind}, 40)
    assert seeing.seen
    assert blind.seen
    for view, decision in seeing.seen:
        assert (view.seat, decision.seat) == ("axis", "axis")
    assert set(map(id, (view for view, _ in blind.seen))) == {id(NO_VIEW)}
    assert set(map(id, (decision for _, decision in blind.seen))) == {id(NO_DECISION)}


def test_an_illegal_choice_is_refused() -> None:
    class Cheat(Watcher):
        def choose(self, view: View, decision: Decision, legal: Sequence[Action]) -> Action:
            return hexside.new(RACE, seed=3).read("done")

    game = hexside.new(RACE, seed=3)
    with pytest.raises(hexside.Refused):
        play_game(game, dict.fromkeys(game.rules.seats, Cheat(SEES_NOTHING)))


def test_unknown_names() -> None:
    assert player_names()[0] == "random"
    with pytest.raises(UnknownPlayer) as unknown:
        player("deep-thought", 1)
    assert unknown.value.known == player_names()


def test_players_of_other_packages(monkeypatch: pytest.MonkeyPatch) -> None:
    entry = importlib.metadata.EntryPoint(
        "other", "hexside.players.random_player:RandomPlayer", registry.ENTRY_POINTS
    )

    def entry_points(group: str) -> list[importlib.metadata.EntryPoint]:
        return [entry] if group == "hexside.players" else []

    monkeypatch.setattr(importlib.metadata, "entry_points", entry_points)
    monkeypatch.setattr(registry, "_FACTORIES", dict(registry._FACTORIES))
    assert player_names() == ("random", "greedy", "recruit", "officer", "staff", "other")
    assert isinstance(player("other", 1), RandomPlayer)


def test_the_examples_of_the_documentation(capsys: pytest.CaptureFixture[str]) -> None:
    page = (Path(__file__).parents[3] / "docs" / "players.md").read_text("utf-8")
    blocks = [
        block for block in re.findall(r"```python\n(.*?)```", page, re.S) if "import" in block
    ]
    assert len(blocks) == 2
    names: dict[str, Callable[[str], Player]] = {}
    exec(blocks[0], names)
    cautious = names["Cautious"]
    game = hexside.new(RACE, seed=3)
    play_game(game, {seat: cautious(seat) for seat in game.rules.seats}, 3000)
    assert game.over
    exec(blocks[1], {})
    assert "Result(" in capsys.readouterr().out
