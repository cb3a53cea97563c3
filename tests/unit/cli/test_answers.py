"""What the commands print."""

from __future__ import annotations

import json
import shlex
import sys
import xml.etree.ElementTree as ET
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from typer.testing import Result

import hexside
from hexside.cli import bench, bench_reference, match_results
from hexside.cli.bench_ratios import MAIN
from hexside.cli.texts import text
from hexside.engine import registry
from hexside.pathfinding import KERNEL

Run = Callable[..., Result]
Answer = Callable[..., Any]

RACE = "traces-of-war/race-to-the-dnieper"


def said(result: Result) -> str:
    assert result.exit_code == 0, result.output
    return result.stdout


def test_version(run: Run) -> None:
    first, second = said(run("--version")).splitlines()
    assert first == f"hexside {hexside.__version__}"
    assert second == text(f"cli-kernel-{KERNEL}")


def test_games(run: Run, answer: Answer) -> None:
    for scenario in hexside.scenarios():
        assert scenario in said(run("games"))
    games = {game["id"]: game for game in answer("games")["games"]}
    scenarios = {f"{name}/{s['id']}" for name, game in games.items() for s in game["scenarios"]}
    assert scenarios == set(hexside.scenarios())
    assert games["traces-of-war"]["scenarios"][0]["seats"] == ["axis", "soviet"]
    uranus = next(line for line in said(run("games")).splitlines() if "/uranus" in line)
    assert " 28-36 " in uranus
    assert "bidding" in {option["id"] for option in games["traces-of-war"]["options"]}


# match


def test_match(run: Run, answer: Answer, tmp_path: Path) -> None:
    arguments = ("match", RACE, "--games", "2", "--seed", "5")
    found = answer(*arguments, "--save", str(tmp_path / "kept"), "--axis", "random")
    assert found["games"] == 2
    assert sum(share["wins"] for share in found["shares"]) == 2
    assert {share["seat"] for share in found["shares"]} >= {"axis", "soviet"}
    assert sum(found["results"].values()) == 2
    for outcome in found["outcomes"]:
        game = hexside.load(outcome.pop("file"))
        assert game.over
        assert len(game.played) == outcome["actions"]
    again = answer(*arguments)
    assert again["outcomes"] == found["outcomes"]
    table = said(run(*arguments))
    assert "95% interval" in table
    assert "victory points" in table


def test_match_with_another_seed_and_option(answer: Answer) -> None:
    one = answer("match", RACE, "--games", "1", "--seed", "5")["outcomes"]
    two = answer("match", RACE, "--games", "1", "--seed", "6", "--option", "bidding=on")["outcomes"]
    assert one != two


def test_match_with_workers_plays_the_same_games(answer: Answer) -> None:
    series = ("match", RACE, "--games", "1", "--swap", "--axis", "random", "--soviet", "recruit")
    one, two = answer(*series), answer(*series, "--workers", "2")
    assert one["outcomes"] == two["outcomes"]
    assert one["pairs"] == two["pairs"]
    assert one["pairs"]["pairs"] == 1


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (5, 10, 0.2366, 0.7634), (1, 1, 0.2065, 1.0)],
)
def test_wilson_interval(wins: int, games: int, low: float, high: float) -> None:
    assert match_results.wilson(wins, games) == pytest.approx((low, high), abs=1e-4)


def test_a_drawn_game_counts_for_no_player() -> None:
    outcomes = [
        match_results.Outcome(1, "", "drawn", 3.0, 4, 100),
        match_results.Outcome(2, "axis", "axis-holds", 5.0, 4, 200),
    ]
    found = match_results.results("a/b", {"axis": "random", "soviet": "random"}, 1, outcomes, 1.0)
    assert {share.seat: share.wins for share in found.shares} == {"axis": 1, "soviet": 0, "": 1}
    assert found.victory_points.mean == 4.0
    assert found.actions.median == 150.0


# fuzz, check, map, census


def test_fuzz(run: Run, answer: Answer, tmp_path: Path) -> None:
    result = run("fuzz", RACE, "--games", "1", "--folder", str(tmp_path), "--json")
    report = json.loads(result.stdout)[RACE]
    assert report["games"] == 1
    assert result.exit_code == (1 if report["failures"] else 0)


def test_fuzz_with_a_fixed_option(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from hexside.conformance import fuzz

    played = []

    def one(scenario: str, *rest: Any) -> fuzz.FuzzReport:
        played.append(rest[-1])
        return fuzz.FuzzReport(1, 10, 0.5, (), {})

    monkeypatch.setattr(fuzz, "fuzz", one)
    assert run("fuzz", RACE, "--games", "1", "--option", "reserves=on-the-mius").exit_code == 0
    assert played == [{"reserves": "on-the-mius"}]
    wrong = run("fuzz", RACE, "--games", "1", "--option", "reserves")
    assert wrong.exit_code == 2


@pytest.mark.parametrize("value", ["at-kharkiv", "on-the-mius"])
def test_an_option_may_be_fixed_in_random_games(value: str) -> None:
    from hexside.conformance.random_play import random_game

    assert random_game(RACE, 5, {"reserves": value}).rules.options["reserves"] == value


def test_fuzz_tells_failures(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    from hexside.conformance import fuzz

    failure = fuzz.Failure(3, "broken", "why", "fuzz-3.hexside")
    report = fuzz.FuzzReport(1, 10, 0.5, (failure,), {})
    monkeypatch.setattr(fuzz, "fuzz", lambda *arguments: report)
    result = run("fuzz", RACE, "--games", "1")
    assert result.exit_code == 1
    assert "hexside replay fuzz-3.hexside" in result.stderr


@pytest.mark.parametrize("game", registry.game_ids())
def test_check(run: Run, answer: Answer, tmp_path: Path, game: str) -> None:
    assert game in said(run("check"))
    found = answer("check", game, "--schemas", str(tmp_path))["games"]
    assert [game["faults"] for game in found] == [[]]
    for file in found[0]["schemas"]:
        assert "$schema" in json.loads(Path(file).read_text("utf-8"))


def test_check_tells_what_replacements_change(run: Run, answer: Answer, tmp_path: Path) -> None:
    package = Path(hexside.__file__).parent / "games" / "traces_of_war" / "data"
    name = "scenarios/campaign.toml"
    text = (package / name).read_text("utf-8")
    (tmp_path / "scenarios").mkdir()
    (tmp_path / name).write_text(text.replace("turns = 8", "turns = 7"), "utf-8")
    found = answer("check", "traces-of-war", "--overrides", str(tmp_path))["games"][0]
    (change,) = found["differences"]
    assert (change["file"], change["field"]) == (name, "turns")
    assert (change["base"], change["override"]) == ("8", "7")
    assert "turns" in said(run("check", "traces-of-war", "--overrides", str(tmp_path)))


def test_check_lists_faults_as_json(answer: Answer, tmp_path: Path) -> None:
    (tmp_path / "chits.toml").write_text("chit = 3\n")
    found = answer("check", "traces-of-war", "--overrides", str(tmp_path), status=2)["games"][0]
    assert found["faults"]
    assert "chits.toml" in found["faults"][0]["text"]


def test_map(answer: Answer, tmp_path: Path) -> None:
    file = tmp_path / "pictures" / "board.svg"
    found = answer("map", "traces-of-war", "--out", str(file))
    assert found["bytes"] == file.stat().st_size
    assert ET.parse(file).getroot().tag.endswith("svg")


def test_map_as_png_without_a_browser(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    result = run("map", "traces-of-war", "--out", str(tmp_path / "board.png"))
    assert result.exit_code == 2
    assert "Install the chromium package" in result.stderr


def test_census(run: Run, answer: Answer, tmp_path: Path) -> None:
    found = answer("census", RACE, "--write", "--folder", str(tmp_path))
    written = json.loads((tmp_path / f"{RACE.replace('/', '-')}.json").read_text("utf-8"))
    assert found == {RACE: written}
    assert "axis.units_on_map" in said(run("census", RACE))


def test_rules(answer: Answer) -> None:
    assert answer("rules", "traces-of-war")["rows"]


# bench


def test_bench(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from hexside.cli.timing import Effort

    monkeypatch.setattr(bench, "QUICK", Effort(runs=1, span=0.0, games=1))
    file = tmp_path / "results.md"
    text = said(run("bench", RACE, "--quick", "--record", "--file", str(file)))
    for label in ("random actions", "importing the engine", "supply of a side", "ratio to SciPy"):
        assert label in text
    assert "cli-" not in text
    recorded = file.read_text("utf-8")
    assert f"### {RACE}" in recorded
    found = json.loads(
        said(run("bench", RACE, "--quick", "--json", "--record", "--file", str(file)))
    )
    assert file.read_text("utf-8").startswith(recorded.rstrip())
    figures = found["scenarios"][RACE]
    assert figures["play"]["actions_per_second"] > 0
    assert figures["play"]["built_to_reference_ratio"] > 0
    assert figures["start"]["turn"] == 1
    assert figures["middle"]["turn"] == 3
    assert set(figures["start"]) == set(figures["middle"])


def test_bench_gives_ratios_to_a_fixed_workload_and_to_a_peer(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from hexside.cli.timing import Effort

    monkeypatch.setattr(bench, "QUICK", Effort(runs=2, span=0.0, games=1))
    script = tmp_path / "peer.py"
    script.write_text("print('rate of 2 seeds: 1.25e3')", encoding="utf-8")
    peer = f"{shlex.quote(sys.executable)} {shlex.quote(str(script))}"
    arguments = ("bench", RACE, "--ratios", "--quick", "--peer", peer)
    file = tmp_path / "results.md"
    text = said(run(*arguments, "--record", "--file", str(file)))
    for label in ("lists on demand", "every list built", "reference", "peer"):
        assert label in text
    assert "cli-" not in text
    assert "ratio to the peer" in file.read_text("utf-8")
    found = json.loads(said(run(*arguments, "--json")))["scenarios"][RACE]
    assert (found["start"], found["middle"]) == ({}, {})
    rates = found["play"]
    assert rates["peer_per_second"] == 1250
    assert rates["to_peer_ratio"] == pytest.approx(rates["actions_per_second"] / 1250)
    assert min(rates.values()) > 0


@pytest.mark.parametrize(
    ("program", "words"),
    [("raise SystemExit('no engine here')", "no engine here"), ("print('fast')", "no number")],
)
def test_a_peer_that_says_nothing_is_told(
    run: Run, tmp_path: Path, program: str, words: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    from hexside.cli.timing import Effort

    monkeypatch.setattr(bench, "QUICK", Effort(runs=1, span=0.0, games=1))
    script = tmp_path / "peer.py"
    script.write_text(program, encoding="utf-8")
    peer = f"{shlex.quote(sys.executable)} {shlex.quote(str(script))}"
    result = run("bench", RACE, "--ratios", "--quick", "--peer", peer)
    assert result.exit_code == 2
    assert words in result.stderr


def test_the_reference_workload_is_what_it_was() -> None:
    """Ratios of different releases are compared, so it must not change by accident."""
    source = Path(bench_reference.__file__).read_text("utf-8")
    assert "hexside." not in source.replace("Hexside", "").partition('"""')[2].partition('"""')[2]
    assert bench_reference.skirmish(1) == (bench_reference.LONGEST, bench_reference.CHECKSUM)
    assert bench_reference.REFERENCE == 1


def test_the_main_scenarios_exist() -> None:
    assert set(MAIN) <= set(hexside.scenarios())
    assert {name.partition("/")[0] for name in MAIN} == {
        name.partition("/")[0] for name in hexside.scenarios()
    }
