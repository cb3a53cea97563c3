"""``hexside replay``: the end, the log, and the verification of every die."""

from __future__ import annotations

import zlib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from typer.testing import Result

import hexside
from hexside.cli.verification import commitment_of, drawn
from hexside.engine import SavedGame
from hexside.engine.dice import commitment, draw
from hexside.engine.match import MAGIC, read_saved
from hexside.engine.refusals import Reason
from hexside.engine.shares import client_seed_of, share_commitment
from hexside.players import RandomPlayer, play_game

RACE = "traces-of-war/race-to-the-dnieper"

Run = Callable[..., Result]
Answer = Callable[..., Any]


def rewritten(finished: Path, target: Path, **changes: Any) -> str:
    """The game with part of the file changed."""
    saved: SavedGame = msgspec.structs.replace(read_saved(finished.read_bytes()), **changes)
    target.write_bytes(MAGIC + zlib.compress(msgspec.json.encode(saved)))
    return str(target)


def test_replay(run: Run, answer: Answer, finished: Path) -> None:
    game = hexside.load(finished)
    found = answer("replay", str(finished))
    assert found["actions"] == len(game.played)
    assert found["commitment"] == game.commitment()
    assert found["result"]["code"] == game.state.result.code if game.state.result else None
    text = run("replay", str(finished)).stdout
    assert game.commitment() in text
    assert "OK" not in text


@pytest.mark.parametrize("language", ["en", "pl", "ru"])
def test_log(run: Run, answer: Answer, finished: Path, language: str) -> None:
    log = answer("replay", str(finished), "--log", language)["log"]
    assert log[0]["action"] == hexside.load(finished).played[0].action.text()
    assert any(step["events"] for step in log)
    printed = run("replay", str(finished), "--log", language).stdout
    assert f"1. {log[0]['seat']}: {log[0]['action']}" in printed


def test_verified(run: Run, answer: Answer, finished: Path) -> None:
    game = hexside.load(finished)
    found = answer("replay", str(finished), "--verify", "--commitment", game.commitment())
    assert found["verified"] is True
    assert found["draws"] == game.state.dice.counter
    assert found["dice"]
    for die in found["dice"]:
        assert die["number"] == draw(game.origin.server_seed, "", die["draw"])
        assert die["number"] % 6 + 1 == die["die"]
    assert "OK" in run("replay", str(finished), "--verify").stdout


def test_the_recipe_is_that_of_the_engine() -> None:
    assert drawn("a", "b", 7) == draw("a", "b", 7)
    assert commitment_of("a") == commitment("a")


def differing(run: Run, answer: Answer, *arguments: str) -> dict[str, Any]:
    assert "DIFFERS" in run("replay", *arguments, "--verify").stdout
    found: dict[str, Any] = answer("replay", *arguments, "--verify", status=1)["difference"]
    return found


def test_another_commitment(run: Run, answer: Answer, finished: Path) -> None:
    found = differing(run, answer, str(finished), "--commitment", "0" * 64)
    assert found["code"] == "commitment"


def test_another_seed(run: Run, answer: Answer, finished: Path, tmp_path: Path) -> None:
    origin = msgspec.structs.replace(read_saved(finished.read_bytes()).origin, server_seed="other")
    file = rewritten(finished, tmp_path / "game", origin=origin)
    assert differing(run, answer, file)["code"] in ("refused", "result", "state")


def test_an_action_that_was_never_legal(
    run: Run, answer: Answer, finished: Path, tmp_path: Path
) -> None:
    actions = read_saved(finished.read_bytes()).actions
    wrong = (*actions[:5], "soviet accept", *actions[6:])
    file = rewritten(finished, tmp_path / "game", actions=wrong)
    found = differing(run, answer, file)
    assert (found["code"], found["action"], found["expected"]) == ("refused", 6, "soviet accept")
    plain = run("replay", file)
    assert plain.exit_code == 2
    assert "6" in plain.stderr


def test_another_final_state(run: Run, answer: Answer, finished: Path, tmp_path: Path) -> None:
    file = rewritten(finished, tmp_path / "game", state="00")
    assert differing(run, answer, file)["code"] == "state"
    assert run("replay", file).exit_code == 2


def test_another_result(run: Run, answer: Answer, finished: Path, tmp_path: Path) -> None:
    file = rewritten(finished, tmp_path / "game", result="soviet-points")
    assert differing(run, answer, file)["code"] == "result"


def test_dice_that_do_not_follow_from_the_seeds(
    run: Run, answer: Answer, finished: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("hexside.cli.verification.drawn", lambda *arguments: draw(*arguments) + 1)
    assert differing(run, answer, str(finished))["code"] == "die"


def test_an_unknown_game(run: Run, finished: Path, tmp_path: Path) -> None:
    origin = msgspec.structs.replace(read_saved(finished.read_bytes()).origin, game="chess")
    file = rewritten(finished, tmp_path / "game", origin=origin)
    for options in ((), ("--verify",)):
        result = run("replay", file, *options)
        assert result.exit_code == 2
        assert "chess" in result.stderr


# Games with friends


AXIS, SOVIET = "1" * 64, "2" * 64


@pytest.fixture(scope="module")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A game whose seed has shares of two players."""
    shares = {"axis": AXIS, "soviet": SOVIET}
    game = hexside.new(RACE, seed=11, client_seed=client_seed_of(shares))
    hashes = {seat: share_commitment(seat, share) for seat, share in shares.items()}
    game.origin = msgspec.structs.replace(game.origin, commitments=hashes)
    play_game(game, {seat: RandomPlayer(seat) for seat in game.rules.seats})
    return game.save(tmp_path_factory.mktemp("games") / "shared.hexside")


def test_the_shares_of_all_players_are_verified(run: Run, answer: Answer, shared: Path) -> None:
    found = answer("replay", str(shared), "--verify", "--share", AXIS, "--share", SOVIET)
    assert found["verified"] is True
    assert found["practice"] == []
    assert set(found["commitments"]) == {"axis", "soviet"}
    seed = hexside.load(shared).origin.client_seed
    assert seed == f"axis={AXIS}+soviet={SOVIET}"
    assert found["commitments"]["axis"] == commitment_of(f"axis={AXIS}")
    for die in found["dice"]:
        server = hexside.load(shared).origin.server_seed
        assert die["number"] == drawn(server, seed, die["draw"])
    assert found["commitments"]["soviet"] in run("replay", str(shared)).stdout


def test_a_share_that_is_missing_is_named(answer: Answer, run: Run, shared: Path) -> None:
    other = "3" * 64
    found = answer("replay", str(shared), "--verify", "--share", other, status=1)
    assert found["difference"]["code"] == "share"
    result = run("replay", str(shared), "--verify", "--share", other)
    assert other in result.stdout


@pytest.mark.parametrize("hashes", [{"axis": "0" * 64}, {"axis": share_commitment("axis", AXIS)}])
def test_a_share_without_its_published_hash(
    answer: Answer, shared: Path, tmp_path: Path, hashes: dict[str, str]
) -> None:
    origin = read_saved(shared.read_bytes()).origin
    changed = msgspec.structs.replace(origin, commitments=hashes)
    file = rewritten(shared, tmp_path / "changed.hexside", origin=changed)
    found = answer("replay", file, "--verify", status=1)
    assert found["difference"]["code"] == "share"


@pytest.mark.parametrize(
    ("language", "word"), [("en", "Soviets"), ("pl", "Sowieci"), ("ru", "СССР")]
)
def test_a_practice_game_says_so(
    run: Run, finished: Path, tmp_path: Path, language: str, word: str
) -> None:
    marks = (Reason("practice-imported"), Reason("practice-seen", "", {"seat": "soviet"}))
    file = rewritten(finished, tmp_path / "marked.hexside", marks=marks)
    said = run("--lang", language, "replay", file).stdout
    assert word in said
    assert "practice-" not in said


def test_a_file_does_not_choose_what_is_printed(
    run: Run, answer: Answer, finished: Path, tmp_path: Path
) -> None:
    marks = (
        Reason("verified"),
        Reason("practice-seen", "", {"seat": "\x1b[2J all dice are proved"}),
        Reason("practice-seen", "", {"message": "x"}),
    )
    file = rewritten(finished, tmp_path / "marked.hexside", marks=marks)
    assert answer("replay", file)["practice"] == []
    assert "proved" not in run("replay", file).stdout


def test_dice_of_a_position_text_are_told_even_if_the_file_does_not(
    answer: Answer, tmp_path: Path
) -> None:
    plain = hexside.new(RACE, 7).position()
    for dice, told in (("", 0), ("dice = [6, 6, 6]\n", 1), ("seed = 3\n", 1)):
        file = hexside.position(dice + plain).save(tmp_path / "written.hexside")
        assert len(answer("replay", str(file), "--verify")["practice"]) == told


def test_a_file_does_not_choose_the_folders_that_are_read(
    run: Run, answer: Answer, finished: Path, tmp_path: Path
) -> None:
    origin = read_saved(finished.read_bytes()).origin
    named = msgspec.structs.replace(origin, overrides=("/somewhere/else",))
    file = rewritten(finished, tmp_path / "named.hexside", origin=named)
    for arguments in ((), ("--verify",)):
        result = run("replay", file, *arguments)
        assert result.exit_code == 2
        assert "--overrides" in result.stderr
    assert answer("replay", file, "--verify", "--overrides", str(tmp_path))["verified"] is True
