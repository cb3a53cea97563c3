"""The fuzzer finds nothing in sound rules, and leaves a game that replays when it finds a fault."""

from __future__ import annotations

from pathlib import Path

import pytest

import hexside
from hexside.conformance.fuzz import fuzz
from hexside.conformance.random_play import games_of
from hexside.conformance.soak import played_out, size
from hexside.engine import Violation

SCENARIOS = played_out(hexside.scenarios())


@pytest.mark.slow
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_random_games_have_no_faults(scenario: str, tmp_path: Path) -> None:
    heard: list[int] = []
    games = games_of(scenario, size(2, 16))
    seldom = size(1 if games > 1 else 0, 6)
    report = fuzz(
        scenario, games=games, seed=500, folder=tmp_path, progress=heard.append, seldom=seldom
    )
    assert report.failures == ()
    assert heard == list(range(1, games + 1))
    assert report.games == games == sum(report.results.values())
    assert report.actions > 300
    assert report.seconds > 0
    assert list(tmp_path.iterdir()) == []


def test_a_fault_leaves_a_game_that_replays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    scenario = SCENARIOS[0]
    kind = type(hexside.new(scenario, seed=1).rules)
    sound = kind.violations

    def broken(self: hexside.engine.Rules, state: hexside.engine.State) -> list[Violation]:
        return [Violation("late")] if state.version == 12 else sound(self, state)

    monkeypatch.setattr(kind, "violations", broken)
    report = fuzz(scenario, games=1, seed=3, folder=tmp_path / "found")
    (failure,) = report.failures
    assert (failure.seed, failure.code) == (3, "violation")
    assert "late" in failure.detail
    path = Path(failure.file)
    assert path.name == f"fuzz-{scenario.replace('/', '-')}-3.hexside"
    assert len(hexside.load(path).played) == 12
    note = path.with_suffix(".txt").read_text(encoding="utf-8")
    assert f"hexside replay {path.name} --verify" in note
    assert report.results == {"unfinished": 1}


def test_a_crash_is_a_failure(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    scenario = SCENARIOS[0]
    kind = type(hexside.new(scenario, seed=1).state.frame)

    def crash(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(kind, "take", crash)
    report = fuzz(scenario, games=1, seed=0, folder=tmp_path)
    assert {failure.code for failure in report.failures} == {"crash"}
    assert "ZeroDivisionError" in report.failures[0].detail
