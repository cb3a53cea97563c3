"""Every command and option is in docs/commands.md, and nothing else is."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
import typer.main

from hexside.cli.app import app

PAGE = Path(__file__).parents[3] / "docs" / "commands.md"
GROUP = typer.main.get_command(app)
COMMANDS = {"": GROUP, **GROUP.commands}  # type: ignore[attr-defined]


def sections() -> dict[str, str]:
    """The text below each heading ``## `hexside COMMAND ...` ``."""
    parts = re.split(r"^## `hexside ?([a-z-]*)[^`]*`\n", PAGE.read_text("utf-8"), flags=re.M)
    return dict(zip(parts[1::2], parts[2::2], strict=True))


def options_of(command: str) -> set[str]:
    return {
        word
        for parameter in COMMANDS[command].params
        for word in (*parameter.opts, *parameter.secondary_opts)
        if word.startswith("--") and word != "--help"
    }


def test_every_command_has_a_section() -> None:
    assert set(sections()) == set(COMMANDS)


@pytest.mark.parametrize("command", COMMANDS)
def test_every_option_is_described(command: str) -> None:
    rows = [line for line in sections()[command].splitlines() if line.startswith("| `--")]
    described = {word for row in rows for word in re.findall(r"`(--[a-z-]+)", row.split(" | ")[0])}
    assert described == options_of(command)


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_and_option_has_help(command: str) -> None:
    assert COMMANDS[command].help
    for parameter in COMMANDS[command].params:
        assert getattr(parameter, "help", ""), parameter.name


@pytest.mark.parametrize("command", [name for name in COMMANDS if name])
def test_everything_that_prints_has_json(command: str) -> None:
    assert "--json" in options_of(command)
