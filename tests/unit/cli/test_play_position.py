"""``hexside play-position``: actions in a row, and the dialogue."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from typer.testing import Result

import hexside

Run = Callable[..., Result]
Answer = Callable[..., Any]


@pytest.fixture
def legal(opening: Path) -> list[str]:
    game = hexside.position(opening.read_text("utf-8"))
    return [action.text() for action in game.legal()]


def test_situation(answer: Answer, opening: Path, legal: list[str]) -> None:
    found = answer("play-position", str(opening))
    assert found["waiting"] == ["axis"]
    assert found["legal"] == legal
    assert found["decision"]["kind"] == "place-security-units"
    assert found["steps"] == []


def test_actions_in_a_row(run: Run, answer: Answer, opening: Path, legal: list[str]) -> None:
    game = hexside.position(opening.read_text("utf-8"))
    first = legal[0]
    game.play(first)
    second = game.legal()[0].text()
    actions = f"{first}; {second};"
    found = answer("play-position", str(opening), "--actions", actions)
    assert [step["action"] for step in found["steps"]] == [first, second]
    assert [step["refused"] for step in found["steps"]] == [[], []]
    assert f"> {first}" in run("play-position", str(opening), "--actions", actions).stdout


def test_a_refusal_ends_the_row(run: Run, answer: Answer, opening: Path, legal: list[str]) -> None:
    actions = f"done; {legal[0]}"
    found = answer("play-position", str(opening), "--actions", actions, status=2)
    assert len(found["steps"]) == 1
    assert found["steps"][0]["refused"]
    result = run("play-position", str(opening), "--actions", actions)
    assert result.exit_code == 2
    assert "Not allowed" in result.stdout


def test_another_seat_waits(run: Run, answer: Answer, opening: Path, legal: list[str]) -> None:
    found = answer("play-position", str(opening), "--seat", "soviet")
    assert found["decision"] is None
    assert found["legal"] == []
    assert "Waiting for" in run("play-position", str(opening), "--seat", "soviet", input="").stdout
    arguments = ("--seat", "soviet", "--actions", legal[0])
    assert answer("play-position", str(opening), *arguments, status=2)["steps"][0]["refused"]


def test_dialogue(run: Run, opening: Path, legal: list[str], tmp_path: Path) -> None:
    kept = tmp_path / "kept.hexside"
    lines = [
        "?",
        "",
        "list 2",
        "list",
        "undo",
        "why done",
        f"why {legal[0]}",
        "nonsense",
        legal[0],
        "undo",
        legal[1],
        f"save {kept}",
        "save /no/such/folder/x",
        "position",
        "quit",
    ]
    result = run("play-position", str(opening), "--list", "1", input="\n".join(lines) + "\n")
    assert result.exit_code == 0, result.output
    assert "Allowed." in result.stdout
    assert result.stdout.count("Not allowed") == 2
    assert legal[-1] in result.stdout
    assert 'game = "traces-of-war' in result.stdout
    assert [step.action.text() for step in hexside.load(kept).played] == [legal[1]]


def test_dialogue_ends_with_the_input(run: Run, opening: Path) -> None:
    assert run("play-position", str(opening), input="").exit_code == 0


def test_a_finished_game(run: Run, answer: Answer, finished: Path) -> None:
    found = answer("play-position", str(finished))
    assert found["result"]
    assert found["legal"] == []
    result = run("play-position", str(finished), input="")
    assert result.exit_code == 0
