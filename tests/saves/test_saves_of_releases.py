"""Saved games of every release must load and lead to the recorded end."""

from __future__ import annotations

from pathlib import Path

import pytest

import hexside

SAVES = sorted(Path(__file__).parent.glob("*.hexside"))


def test_there_is_a_saved_game_of_the_first_release() -> None:
    assert any(path.stem.endswith("0.1.0") for path in SAVES)


@pytest.mark.parametrize("path", SAVES, ids=lambda path: path.stem)
def test_a_saved_game_of_a_release_loads(path: Path) -> None:
    game = hexside.load(path)
    assert game.over
    assert game.saved().result == game.state.result.code if game.state.result else False
