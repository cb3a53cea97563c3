"""An event phase that asks either side, a turn order that reverses, a short turn in between."""

from __future__ import annotations

import pytest

import hexside
from hexside.api import Game
from hexside.engine import Dice, Refused
from tests.unit.engine.tiny_conformance import faults
from tests.unit.engine.winter_game import GAME, LAST_TURN, Playing, start_state

SCENARIO = "winter/frost"


def start_game(*dice: int, turn: int = 1) -> Game:
    """A game at its first decision, with the dice of its events."""
    game = hexside.new(SCENARIO, seed=1)
    rules = GAME.rules("frost", {})
    return Game(rules, game.origin, start_state(rules, Dice("seed", fixed=dice), turn))


def asked(game: Game) -> tuple[str, str]:
    decision = game.decision
    assert decision is not None
    return decision.seat, decision.kind


@pytest.mark.parametrize("seed", range(5))
def test_random_games_keep_every_promise(seed: int) -> None:
    assert faults(SCENARIO, seed) == []


def test_an_event_asks_both_sides_one_after_the_other() -> None:
    """Iskra 19.1.7: the Soviet player first."""
    game = start_game(1)
    assert asked(game) == ("soviet", "grounded")
    game.play("ground s-61", "soviet")
    assert asked(game) == ("axis", "grounded")
    game.play("ground a-2", "axis")
    assert asked(game) == ("axis", "playing")


def test_an_event_asks_one_side_out_of_its_turn() -> None:
    game = start_game(2, 2)
    assert asked(game) == ("axis", "pinned")
    game.play("strike s-61", "axis")
    game.play("end", "axis")
    with pytest.raises(Refused) as refused:
        game.play("march s-61 02.04", "soviet")
    assert refused.value.reasons[0].code == "pinned"
    game.play("end", "soviet")
    # The marker has come off, and the event of last turn does not come again (19.0).
    assert game.state.turn == 2
    assert not any(unit.marks for unit in game.state.units.values())
    assert game.state.data.last_event == "titles"


def test_a_unit_is_exchanged_where_it_stands() -> None:
    game = start_game(3)
    assert game.state.units["s-61"].box == "exchanged"
    assert game.state.units["s-30g"].hex == 6
    assert asked(game) == ("axis", "playing")


def test_marks_end_with_the_player_turn() -> None:
    game = start_game(3)
    game.play("march a-1 02.01", "axis")
    with pytest.raises(Refused) as refused:
        game.play("march a-1 03.01", "axis")
    assert "unit-spent" in [reason.code for reason in refused.value.reasons]
    game.play("end", "axis")
    assert game.state.units["a-1"].marks == ()


def test_a_counter_with_two_modes() -> None:
    """Iskra 2.6: a bridge does not move, and stays for the turn in which it was built."""
    game = start_game(3, 3)
    game.play("end", "axis")
    game.play("build s-pontoon", "soviet")
    assert game.state.units["s-pontoon"].marks == ("bridge@1",)
    for text, code in (
        ("build s-pontoon", "built-this-turn"),
        ("march s-pontoon 03.03", "is-a-bridge"),
    ):
        with pytest.raises(Refused) as refused:
            game.play(text, "soviet")
        assert code in [reason.code for reason in refused.value.reasons]


def turns(game: Game) -> list[tuple[int, str, str]]:
    """The player turns of the rest of a game, each ended at once."""
    found = []
    while not game.over:
        frame, seat = game.state.frame, game.waiting[0]
        if isinstance(frame, Playing):
            found.append((game.state.turn, seat, frame.player_turn.kind))
        game.play("end" if isinstance(frame, Playing) else game.legal()[0], seat)
    return found


def test_the_order_of_play_turns_round() -> None:
    """Stalingrad '42 33.2.2: a mini-turn stands between two turns of the same side."""
    game = start_game(3)
    game.play("end", "axis")
    game.play("declare", "soviet")
    with pytest.raises(Refused):
        game.play("declare", "soviet")
    game.play("end", "soviet")
    assert turns(game) == [
        (1, "axis", "mini"),
        *((turn, side, "full") for turn in (2, 3, 4) for side in ("soviet", "axis")),
    ]


def test_an_offensive_in_the_last_turn_changes_nothing() -> None:
    """A-95: no mini-turn."""
    game = start_game(3, turn=LAST_TURN)
    game.play("end", "axis")
    game.play("declare", "soviet")
    game.play("end", "soviet")
    assert game.over


def test_without_a_declaration_the_order_stays() -> None:
    played = [(turn, side) for turn, side, _ in turns(start_game(3))]
    assert played == [(turn, side) for turn in (1, 2, 3, 4) for side in ("axis", "soviet")]
