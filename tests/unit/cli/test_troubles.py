"""Errors in a request: plain words on the error stream, status 2, no traceback."""

from __future__ import annotations

import socket
from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import Result

Run = Callable[..., Result]

RACE = "traces-of-war/race-to-the-dnieper"


def assert_refused(result: Result, *words: str) -> None:
    assert result.exit_code == 2, result.output
    assert result.stdout == ""
    assert "Traceback" not in result.stderr
    assert result.exception is None or isinstance(result.exception, SystemExit)
    for word in words:
        assert word in result.stderr


@pytest.mark.parametrize(
    ("command", "words"),
    [
        ("no-such-command", ["no-such-command"]),
        ("--lang xx games", ["xx", "en, pl, ru"]),
        ("--port many", ["--port"]),
        ("serve --port 70000", ["--port"]),
        ("serve --public-url games.example.org", ["games.example.org", "https://"]),
        ("serve --host not.an.address.invalid", ["not.an.address.invalid", "--host"]),
        ("match", ["GAME/SCENARIO"]),
        ("match chess", ["chess", "traces-of-war"]),
        ("match traces-of-war/chess", ["traces-of-war/chess", RACE]),
        ("match traces-of-war --axis deep-thought", ["deep-thought", "random"]),
        ("match traces-of-war --seat white=random", ["white", "axis, soviet"]),
        ("match traces-of-war --seat axis", ["--seat axis", "NAME=VALUE"]),
        ("match traces-of-war --option castling=on", ["castling=on", "bidding"]),
        ("match traces-of-war --option bidding=maybe", ["bidding=maybe", "off, on"]),
        ("match traces-of-war --games 0", ["--games"]),
        ("match traces-of-war --games few", ["--games"]),
        ("match traces-of-war --seed x", ["--seed"]),
        ("fuzz chess", ["chess", "traces-of-war"]),
        ("fuzz traces-of-war/chess", [RACE]),
        ("fuzz --games -1", ["--games"]),
        ("replay", ["FILE"]),
        ("replay no-such-file", ["no-such-file", "no such file"]),
        ("replay .", ["folder"]),
        ("replay x --log de", ["de", "en, pl, ru"]),
        ("check chess", ["chess", "traces-of-war"]),
        ("check --overrides no-such-folder", ["no-such-folder"]),
        ("rules chess", ["chess", "traces-of-war"]),
        ("rules iskra --coverage --tests no-such-folder", ["no-such-folder", "--report"]),
        ("rules iskra --coverage --report no-such-file", ["no-such-file"]),
        ("map chess --out a.svg", ["chess", "traces-of-war"]),
        ("map traces-of-war", ["--out"]),
        ("map traces-of-war --out a.gif", ["a.gif", ".svg", ".png"]),
        ("map traces-of-war --scenario chess --out a.svg", [RACE]),
        ("bench chess", ["chess", "traces-of-war"]),
        ("bench --record --file no-such-folder/a.md", ["no-such-folder"]),
        ("play-position no-such-file", ["no-such-file"]),
        ("census chess", ["chess"]),
        ("census --write --folder no-such-folder", ["no-such-folder"]),
        ("games --no-such-option", ["--no-such-option"]),
    ],
)
def test_bad_requests(run: Run, command: str, words: list[str]) -> None:
    assert_refused(run(*command.split()), *words)


def test_a_taken_port(run: Run, tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        result = run("serve", "--port", port, "--folder", str(tmp_path))
    assert_refused(result, port, "--port")


def test_folders_that_cannot_be_made(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("")
    below = str(file / "below")
    assert_refused(run("serve", "--port", "0", "--folder", below), "file")
    assert_refused(run("match", RACE, "--games", "1", "--save", below), "file")
    assert_refused(run("fuzz", RACE, "--games", "1", "--folder", below), "file")
    assert_refused(run("check", "--schemas", below), "file")
    assert_refused(run("map", "traces-of-war", "--out", f"{below}/a.svg"), "file")


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (b"", ["not a Hexside saved game"]),
        (b"GIF89a", ["not a Hexside saved game"]),
        (b"hexside\n", []),
        (b"hexside\nthis is not compressed", []),
    ],
)
@pytest.mark.parametrize("options", [(), ("--verify",)])
def test_damaged_saved_games(
    run: Run, tmp_path: Path, content: bytes, words: list[str], options: tuple[str, ...]
) -> None:
    file = tmp_path / "game.hexside"
    file.write_bytes(content)
    assert_refused(run("replay", str(file), *options), "game.hexside", *words)


@pytest.mark.parametrize("options", [(), ("--verify",)])
def test_a_saved_game_cut_short(
    run: Run, finished: Path, tmp_path: Path, options: tuple[str, ...]
) -> None:
    file = tmp_path / "game.hexside"
    content = finished.read_bytes()
    for length in (len(content) // 3, len(content) * 2 // 3):
        file.write_bytes(content[:length])
        assert_refused(run("replay", str(file), *options), "game.hexside")


def test_a_broken_position_text_with_everything_that_is_wrong(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "position.toml"
    file.write_text('game = "traces-of-war/campaign"\nturn = "x"\nphase = "lunch"\ncolour = 3\n')
    result = run("play-position", str(file))
    assert_refused(result, "position.toml", "turn", "phase", "colour")
    file.write_text("game = ")
    assert_refused(run("play-position", str(file)), "TOML")
    file.write_text('game = "chess"')
    assert_refused(run("play-position", str(file)), "chess")
    file.write_bytes(b"\xff\xfe\x00")
    assert_refused(run("play-position", str(file)), "position.toml")


def test_an_unknown_seat_of_a_position(run: Run, opening: Path) -> None:
    assert_refused(run("play-position", str(opening), "--seat", "white"), "white", "axis, soviet")


def test_broken_data_files(run: Run, tmp_path: Path) -> None:
    (tmp_path / "units.csv").write_text("id,side\nx,axis\n")
    (tmp_path / "chits.toml").write_text("chit = [")
    result = run("check", "traces-of-war", "--overrides", str(tmp_path))
    assert_refused(result, "units.csv", "chits.toml")
    assert len(result.stderr.splitlines()) > 2


def test_replacements_without_a_game(run: Run, tmp_path: Path) -> None:
    result = run("check", "--overrides", str(tmp_path))
    assert_refused(result, "--overrides", "traces-of-war", "stalingrad-42")


def test_faults_of_all_files_are_told_together(run: Run, tmp_path: Path) -> None:
    for name in ("supply.toml", "combat_table.toml", "units.csv"):
        (tmp_path / name).write_text("nonsense = [")
    result = run("check", "stalingrad-42", "--overrides", str(tmp_path))
    assert_refused(result, "supply.toml", "combat_table.toml", "units.csv")
    game = ("match", "stalingrad-42/fall-blau", "--games", "1")
    assert_refused(run(*game, "--overrides", str(tmp_path)), "supply.toml")
