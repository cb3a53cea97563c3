"""The rules for reading at the server and in the terminal."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
import typer
from litestar.testing import TestClient
from typer.testing import CliRunner

from hexside.cli import texts
from hexside.cli.rules import rules
from hexside.server.app import create_app

APP = typer.Typer()
APP.command()(rules)


def run(*arguments: str) -> str:
    result = CliRunner().invoke(APP, arguments, env={"COLUMNS": "200", "HEXSIDE_LANG": "en"})
    assert result.exit_code == 0, result.output
    return result.output


def test_the_whole_text() -> None:
    output = run("traces-of-war", "--text")
    assert "10.4 Retreat\n============" in output
    assert "| Ruling. " in output
    assert max(map(len, output.splitlines())) < 120


def test_one_section() -> None:
    output = run("traces-of-war", "--section", "10.3")
    assert output.startswith("10.3 Combat results and losses")
    assert "4RR" in output
    assert "10.4 Retreat" not in output


def test_as_json() -> None:
    document = json.loads(run("traces-of-war", "--section", "7", "--json"))
    assert [section["number"] for section in document["sections"]] == ["7.0"]
    assert {block["kind"] for block in document["sections"][0]["blocks"]} == {
        "paragraph", "table", "bullets", "ruling",
    }  # fmt: skip


def test_in_another_language(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(texts, "_chosen", "pl")
    assert run("traces-of-war", "--section", "10.4").startswith("10.4 Odwrót")


def test_with_replaced_data(tmp_path: Path) -> None:
    assert run("traces-of-war", "--section", "5.0", "--overrides", str(tmp_path)).startswith("5.0")


@pytest.mark.parametrize("arguments", [("traces-of-war", "--section", "99")])
def test_wrong_arguments(arguments: tuple[str, ...]) -> None:
    result = CliRunner().invoke(APP, arguments)
    assert result.exit_code == 2


def test_the_route(tmp_path: Path) -> None:
    with TestClient(create_app(tmp_path), base_url="http://127.0.0.1") as client:
        answer = client.get("/api/rules/traces-of-war", params={"lang": "ru"})
        assert answer.status_code == 200
        body = answer.json()
        assert (body["game"], body["language"]) == ("traces-of-war", "ru")
        titles = {section["number"]: section["title"] for section in body["sections"]}
        assert titles["10.4"] == "Отступление"
        again = client.get(
            "/api/rules/traces-of-war",
            params={"lang": "ru"},
            headers={"if-none-match": answer.headers["etag"]},
        )
        assert again.status_code == 304
        english = client.get("/api/rules/traces-of-war").json()
        assert english["sections"][0]["title"] == "Introduction"


@pytest.mark.parametrize("game", ["chess", "..", "x" * 300])
def test_a_game_without_rules(tmp_path: Path, game: str) -> None:
    with TestClient(create_app(tmp_path), base_url="http://127.0.0.1") as client:
        answer = client.get(f"/api/rules/{game}")
        assert answer.status_code == 404
        assert answer.json()["error"]["reasons"][0]["text"]
