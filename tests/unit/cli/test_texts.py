"""The texts of the command: all three languages, the same variables, none missing or unused."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from typer.testing import CliRunner

from hexside.cli.app import app
from hexside.cli.texts import LANGUAGES, language_of
from hexside.phrasing import LANGUAGES as CATALOGUES

SOURCES = Path(__file__).parents[3] / "src" / "hexside"


def messages(language: str) -> dict[str, frozenset[str]]:
    """Message ids with their variables."""
    file = SOURCES / "phrasing" / "catalogues" / language / "cli.ftl"
    found = {}
    for entry in FluentParser().parse(file.read_text("utf-8")).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            source = file.read_text("utf-8")[entry.span.start : entry.span.end]  # type: ignore[union-attr]
            found[entry.id.name] = frozenset(re.findall(r"\$([a-z]+)", source))
    return found


def code() -> str:
    return "\n".join(file.read_text("utf-8") for file in (SOURCES / "cli").glob("*.py"))


def test_the_languages_are_those_of_the_catalogues() -> None:
    assert LANGUAGES == CATALOGUES


@pytest.mark.parametrize("language", ["pl", "ru"])
def test_same_messages_and_variables(language: str) -> None:
    assert messages(language) == messages("en")


def test_every_message_that_is_used_exists() -> None:
    used = set(re.findall(r'"(cli-[a-z-]+[a-z])"', code()))
    assert used
    assert used <= set(messages("en"))


def test_no_message_is_unused() -> None:
    text = code()
    # Ids built from a heading, a measure or the code of a difference.
    words = set(re.findall(r'"([a-z_-]+)"', text))
    for message in messages("en"):
        tails = [message, message.removeprefix("cli-"), message.removeprefix("cli-differs-")]
        tails.append(message.removeprefix("cli-bench-").replace("-", "_"))
        assert words.intersection(tails), message


@pytest.mark.parametrize(
    ("environment", "expected"),
    [
        ({}, "en"),
        ({"LANG": "pl_PL.UTF-8"}, "pl"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "pl_PL.UTF-8", "LC_ALL": "ru_RU.UTF-8"}, "ru"),
        ({"LANG": "pl_PL.UTF-8", "HEXSIDE_LANG": "en"}, "en"),
        ({"LANG": "C"}, "en"),
    ],
)
def test_language_of_the_environment(environment: dict[str, str], expected: str) -> None:
    assert language_of(environment) == expected


@pytest.mark.parametrize(
    ("arguments", "environment", "expected"),
    [
        (("--lang", "pl", "match", "chess"), "", "nie ma takiej gry"),
        (("match", "chess"), "ru", "такой игры"),
        (("match", "chess"), "", "no such game"),
        (("--lang", "en", "match", "chess"), "ru", "no such game"),
    ],
)
def test_troubles_speak_the_chosen_language(
    arguments: tuple[str, ...], environment: str, expected: str
) -> None:
    result = CliRunner().invoke(app, arguments, env={"HEXSIDE_LANG": environment, "LANG": "C"})
    assert result.exit_code == 2
    assert expected in result.stderr
