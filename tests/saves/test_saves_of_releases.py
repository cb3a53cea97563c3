"""Saved games of every version of the rules: they lead to the recorded end, or say why not."""

from __future__ import annotations

from pathlib import Path

import pytest

import hexside
from hexside.engine import registry
from hexside.engine.match import SavedGame, SaveError, read_saved

FOLDER = Path(__file__).parent
SAVES = sorted(FOLDER.glob("*.hexside"))


def saved(path: Path) -> SavedGame:
    return read_saved(path.read_bytes())


def test_there_is_a_saved_game_of_the_first_release() -> None:
    assert any(path.stem.endswith("0.1.0") for path in SAVES)


@pytest.mark.parametrize("game", ["traces-of-war", "stalingrad-42", "a-victory-awaits", "iskra"])
def test_there_are_games_of_every_earlier_version(game: str) -> None:
    """Whoever raises a version puts a game of the one before into this folder: see README.md."""
    origins = [saved(path).origin for path in SAVES]
    kept = {origin.rules for origin in origins if origin.game == game}
    stored = {path.name for path in (FOLDER / "servers").iterdir()}
    for version in map(str, range(1, int(registry.game(game).version))):
        assert version in kept
        assert f"{game}-rules-{version}.sqlite.gz" in stored


@pytest.mark.parametrize("path", SAVES, ids=lambda path: path.stem)
def test_a_saved_game_of_a_release_loads_or_says_why_not(path: Path) -> None:
    content = saved(path)
    version = registry.game(content.origin.game).version
    if content.origin.rules == version:
        game = hexside.load(path)
        assert game.saved().result == content.result
        return
    with pytest.raises(SaveError) as error:
        hexside.load(path)
    assert error.value.code == "save-rules-version"
    assert error.value.arguments == {"found": content.origin.rules, "expected": version}
