"""Matches: history, undo, saved games and what is wrong with damaged ones."""

from __future__ import annotations

import zlib
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

import hexside
from hexside import api
from hexside.api import SavedGame, SaveError, from_bytes
from hexside.conformance.random_play import Chooser, play_on, random_game
from hexside.engine import Refused, encode
from hexside.engine.match import MAGIC, read_saved, seed_text
from hexside.engine.refusals import Reason

SCENARIO = hexside.scenarios()[0]


@pytest.fixture
def game() -> hexside.Game:
    game = hexside.new(SCENARIO, seed=5)
    play_on(game, Chooser(5), 40)
    return game


def changed(game: hexside.Game, **values: object) -> bytes:
    saved = msgspec.structs.replace(game.saved(), **values)
    return MAGIC + zlib.compress(msgspec.json.encode(saved))


def test_a_new_match_has_no_history() -> None:
    game = hexside.new(SCENARIO, seed=5)
    assert game.played == []
    assert not game.can_undo()
    with pytest.raises(Refused) as refused:
        game.undo()
    assert refused.value.reasons[0].code == "nothing-to-undo"


def test_the_seat_that_acted_may_undo_and_no_other() -> None:
    game = hexside.new(SCENARIO, seed=5)
    seat = game.waiting[0]
    before = encode(game.state)
    action = game.legal(seat)[0]
    game.play(action, seat)
    assert not game.played[-1].binding
    other = next(name for name in game.rules.seats if name != seat)
    with pytest.raises(Refused) as refused:
        game.undo(other)
    assert refused.value.reasons[0].code == "undo-not-yours"
    assert game.undo(seat) == action
    assert encode(game.state) == before


def test_a_binding_action_stays(game: hexside.Game) -> None:
    chooser = Chooser(6)
    while not game.played[-1].binding:
        seat, action = chooser.next(game)
        game.play(action, seat)
    with pytest.raises(Refused) as refused:
        game.undo(game.played[-1].seat)
    assert refused.value.reasons[0].code == "undo-binding"


def test_the_action_that_ends_the_game_stays() -> None:
    """After it the seeds of the dice and all hands are open, so nobody may go back and play on."""
    game = random_game("traces-of-war/race-to-the-dnieper", 4)
    play_on(game, Chooser(4))
    last = game.played[-1]
    assert game.over
    assert last.before.dice == game.state.dice
    assert not game.can_undo(last.seat)
    assert game.undoable(last.seat) == 0
    with pytest.raises(Refused) as refused:
        game.undo(last.seat)
    assert refused.value.reasons[0].code == "undo-binding"


def test_events_are_redacted_for_each_seat(game: hexside.Game) -> None:
    for seat in (*game.rules.seats, ""):
        told = game.events(seat)
        assert len(told) == len(game.played)
        assert all(not event.only and not event.hidden_from for step in told for event in step)


def test_a_refused_action_changes_nothing(game: hexside.Game) -> None:
    before, length = encode(game.state), len(game.played)
    with pytest.raises(Refused):
        game.play("no-such-verb")
    assert (encode(game.state), len(game.played)) == (before, length)


def test_saving_writes_the_whole_file_or_nothing(game: hexside.Game, tmp_path: Path) -> None:
    path = game.save(tmp_path / "game.hexside")
    assert hexside.load(path).saved() == game.saved()
    assert [file.name for file in tmp_path.iterdir()] == ["game.hexside"]
    with pytest.raises(OSError, match="nowhere"):
        game.save(tmp_path / "nowhere" / "game.hexside")


def test_seeds_make_the_game_and_the_commitment() -> None:
    first, second = hexside.new(SCENARIO, seed=1), hexside.new(SCENARIO, seed="1")
    assert first.commitment() == second.commitment()
    assert first.origin.server_seed == seed_text(1)
    assert hexside.new(SCENARIO).commitment() != hexside.new(SCENARIO).commitment()


def test_an_end_is_binding_whatever_was_stored() -> None:
    game = hexside.new(SCENARIO, seed=3)
    while not game.over:
        actions = game.legal()
        game.play(actions[len(game.played) % len(actions)])
    # An earlier version wrote down that it could be taken back.
    game.played[-1] = replace(game.played[-1], binding=False)
    last = game.played[-1].seat
    assert game.undoable(last) == 0
    for seat in (last, ""):
        with pytest.raises(Refused) as refused:
            game.undo(seat)
        assert refused.value.reasons[0].code == "undo-binding"


def test_a_client_seed_comes_before_all_that_a_position_says_of_dice() -> None:
    text = "seed = 7\ndice = [6, 6]\n" + hexside.new(SCENARIO, seed=3).position()
    origin = hexside.position(text).origin
    plain = api.start_game(origin).state.dice
    assert (plain.server_seed, plain.fixed) == ("7", (6, 6))
    drawn = api.start_game(replace(origin, server_seed="s", client_seed="c")).state.dice
    assert (drawn.server_seed, drawn.client_seed, drawn.fixed) == ("s", "c", ())


def test_the_marks_of_a_file_are_kept() -> None:
    marks = (Reason("practice-imported"),)
    assert read_saved(hexside.new(SCENARIO, seed=1).to_bytes(marks)).marks == marks


def test_a_client_seed_changes_the_dice() -> None:
    plain = hexside.new(SCENARIO, seed=1)
    own = hexside.new(SCENARIO, seed=1, client_seed="mine")
    assert plain.commitment() == own.commitment()
    assert plain.state.dice.below(10**6)[0] != own.state.dice.below(10**6)[0]


@pytest.mark.parametrize(
    ("content", "code"),
    [
        (b"", "save-not-hexside"),
        (b"PK\x03\x04", "save-not-hexside"),
        (MAGIC, "save-damaged"),
        (MAGIC + b"rubbish", "save-damaged"),
        (MAGIC + zlib.compress(b"{}"), "save-damaged"),
        (MAGIC + zlib.compress(b"\xff\xfe"), "save-damaged"),
    ],
)
def test_a_damaged_file_says_so(content: bytes, code: str) -> None:
    with pytest.raises(SaveError) as error:
        from_bytes(content)
    assert error.value.code == code


def test_a_file_cut_short_says_so(game: hexside.Game) -> None:
    content = game.to_bytes()
    for length in range(len(MAGIC), len(content), 97):
        with pytest.raises(SaveError):
            from_bytes(content[:length])


def test_another_format_is_refused(game: hexside.Game) -> None:
    with pytest.raises(SaveError) as error:
        read_saved(changed(game, format=99))
    assert error.value.code == "save-format"


def test_other_rules_are_refused(game: hexside.Game) -> None:
    origin = msgspec.structs.replace(game.origin, rules="0.0.0-other")
    with pytest.raises(SaveError) as error:
        from_bytes(changed(game, origin=origin))
    assert error.value.code == "save-rules-version"


@pytest.mark.parametrize("values", [{"game": "chess"}, {"scenario": "nothing"}])
def test_an_unknown_game_is_refused(game: hexside.Game, values: dict[str, str]) -> None:
    origin = msgspec.structs.replace(game.origin, **values)
    with pytest.raises(SaveError) as error:
        from_bytes(changed(game, origin=origin))
    assert error.value.code == "save-unknown-game"


def test_a_changed_action_is_noticed(game: hexside.Game) -> None:
    actions = game.saved().actions
    for broken, code in (
        ((*actions[:5], "nobody done", *actions[6:]), "save-action-refused"),
        (("", *actions), "save-action-refused"),
        (actions[:-1], "save-differs"),
    ):
        with pytest.raises(SaveError) as error:
            from_bytes(changed(game, actions=broken))
        assert error.value.code == code


def test_a_changed_option_is_refused_or_noticed(game: hexside.Game) -> None:
    origin = msgspec.structs.replace(game.origin, options={"no-such-option": "x"})
    with pytest.raises(SaveError):
        from_bytes(changed(game, origin=origin))


def test_a_saved_game_is_plain_data(game: hexside.Game) -> None:
    saved = game.saved()
    assert isinstance(saved, SavedGame)
    assert len(saved.actions) == 40
    assert all(line.split()[0] in game.rules.seats for line in saved.actions)
