"""Running the command inside the test process, and a finished game to work on."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

import hexside
from hexside.cli.app import app
from hexside.players import RandomPlayer, play_game

RACE = "traces-of-war/race-to-the-dnieper"

Run = Callable[..., Result]


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    """The machine's own language must not change what the tests see."""
    monkeypatch.setenv("HEXSIDE_LANG", "en")
    monkeypatch.delenv("COLUMNS", raising=False)


@pytest.fixture
def run() -> Run:
    def run_command(*arguments: str, input: str | None = None) -> Result:
        return CliRunner().invoke(app, arguments, input=input)

    return run_command


@pytest.fixture
def answer(run: Run) -> Callable[..., Any]:
    """What a command prints as JSON."""

    def answer_of(*arguments: str, status: int = 0) -> Any:
        result = run(*arguments, "--json")
        assert result.exit_code == status, result.stderr
        return json.loads(result.stdout)

    return answer_of


@pytest.fixture(scope="session")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A complete random game as a file."""
    game = hexside.new(RACE, seed=11)
    play_game(game, {seat: RandomPlayer(seat) for seat in game.rules.seats})
    return game.save(tmp_path_factory.mktemp("games") / "finished.hexside")


@pytest.fixture(scope="session")
def opening(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The first position of a scenario as a position text."""
    file = tmp_path_factory.mktemp("positions") / "opening.toml"
    file.write_text(hexside.new(RACE, seed=11).position(), encoding="utf-8")
    return file
