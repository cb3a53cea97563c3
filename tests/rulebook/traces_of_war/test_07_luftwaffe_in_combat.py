"""7.0: Luftwaffe markers in combat."""

from __future__ import annotations

from typing import Any

import pytest

from hexside.api import Game
from tests.rulebook.traces_of_war.tow_battles import SPARE, assault, fight
from tests.rulebook.traces_of_war.tow_kit import codes, event, kind, legal, play, told, track

GAME = "traces-of-war"
OFF, DEF = "off-as", "def-as"


def with_markers(
    *markers: str, seat: str, attack: int, defense: int = 3, die: int = 1, **more: Any
) -> Game:
    """An attack on 1731 that stands before the die, with these markers available."""
    side, other = ("axis", "soviet") if seat == "axis" else ("soviet", "axis")
    box = sorted([OFF, OFF, DEF, DEF])
    for marker in markers:
        box.remove(marker)
    game = fight(
        {
            "a": f"{other} infantry {defense}-4 1731",
            "b": f"{side} infantry {attack}-4 1732",
            "b2": f"{side} infantry {attack}-4 1830",
            "a2": f"{other} infantry {defense}-4 1829",
        },
        seat=seat,
        dice=[die, die],
        tracks={"luftwaffe": sorted(markers), "luftwaffe_box": box},
        **more,
    )
    assault(game, "1731", "b")
    return game


@pytest.mark.rule(GAME, "7.0", "10.2", "T5")
def test_an_offensive_marker_shifts_two_columns_right() -> None:
    game = with_markers(OFF, seat="axis", attack=6)
    decision = game.decision
    assert decision is not None
    assert (decision.seat, decision.kind, decision.arguments["column"]) == (
        "axis",
        "use-luftwaffe",
        "2:1",
    )
    assert event(play(game, f"air {OFF}"), "combat-result")["column"] == "4:1"


@pytest.mark.rule(GAME, "7.0", "T6")
def test_a_defensive_marker_takes_two_off_the_die() -> None:
    game = with_markers(DEF, seat="soviet", attack=9, die=4)
    found = event(play(game, f"air {DEF}"), "combat-result")
    # 3-1: a die of 4 would be R, a counted 2 has no effect.
    assert (found["die"], found["counted"], found["column"]) == (4, 2, "3:1")
    assert found["result"] == "--"


@pytest.mark.rule(GAME, "7.0", "10.3", "T7")
@pytest.mark.parametrize(("die", "counted"), [(1, 1), (2, 1), (3, 1), (6, 4)])
def test_a_die_below_one_counts_as_one(die: int, counted: int) -> None:
    game = with_markers(DEF, seat="soviet", attack=3, die=die)
    assert event(play(game, f"air {DEF}"), "combat-result")["counted"] == counted


@pytest.mark.rule(GAME, "7.0")
def test_markers_are_voluntary() -> None:
    game = with_markers(DEF, seat="soviet", attack=9, die=4)
    found = event(play(game, "no-air"), "combat-result")
    assert (found["counted"], found["result"]) == (4, "R")
    assert track(game, "luftwaffe") == 1


@pytest.mark.rule(GAME, "7.0")
def test_a_marker_helps_only_in_its_own_kind_of_combat() -> None:
    attack = with_markers(OFF, DEF, seat="axis", attack=9)
    assert legal(attack) == {"no-air", f"air {OFF}"}
    assert codes(attack, f"air {DEF}") == {"wrong-marker 7.0"}
    defence = with_markers(OFF, DEF, seat="soviet", attack=9)
    assert defence.waiting == ("axis",)
    assert legal(defence) == {"no-air", f"air {DEF}"}
    assert codes(defence, f"air {OFF}") == {"wrong-marker 7.0"}


@pytest.mark.rule(GAME, "7.0", "4.1")
def test_only_a_marker_drawn_this_turn_may_be_used() -> None:
    game = with_markers(OFF, seat="soviet", attack=9)
    assert codes(game, f"air {DEF}") == {"marker-not-available 7.0"}


@pytest.mark.rule(GAME, "7.0")
def test_the_soviet_player_has_no_markers() -> None:
    game = with_markers(OFF, DEF, seat="soviet", attack=9)
    assert codes(game, f"air {DEF}", seat="soviet") == {"not-your-decision"}


@pytest.mark.rule(GAME, "7.0", "10.1")
def test_a_marker_is_used_before_the_die_is_rolled() -> None:
    game = with_markers(DEF, seat="soviet", attack=9)
    assert [step for step in told(game.played[-1].events) if step == "combat-result"] == []
    codes_in_order = told(play(game, f"air {DEF}"))
    assert codes_in_order.index("luftwaffe-used") < codes_in_order.index("combat-result")


@pytest.mark.rule(GAME, "7.0", "4.2")
def test_the_soviet_player_learns_a_marker_only_when_it_is_used() -> None:
    games = [with_markers(marker, seat="soviet", attack=9) for marker in (OFF, DEF)]
    assert games[0].view("soviet") == games[1].view("soviet")
    shown = event(play(games[1], f"air {DEF}"), "luftwaffe-used")
    assert shown["marker"] == DEF
    assert track(games[1], "luftwaffe_used") == [DEF]
    assert not games[1].can_undo()


@pytest.mark.rule(GAME, "7.0")
def test_a_used_marker_is_gone_for_the_rest_of_the_turn() -> None:
    game = with_markers(OFF, DEF, seat="axis", attack=9)
    play(game, f"air {OFF}")
    assert track(game, "luftwaffe") == 1
    while kind(game) != "declare-attacks":
        play(game, "done")
    assault(game, "1829", "b2")
    assert legal(game) == {"no-air"}
    assert codes(game, f"air {OFF}") == {"marker-not-available 7.0"}


@pytest.mark.rule(GAME, "7.0", "4.3")
def test_used_and_unused_markers_return_to_the_box() -> None:
    game = with_markers(OFF, DEF, seat="axis", attack=9)
    play(game, f"air {OFF}")
    while kind(game) != "choose-chits":
        play(game, "done")
    assert (track(game, "luftwaffe"), track(game, "luftwaffe_used")) == (0, [])
    assert track(game, "luftwaffe_box") == 4


@pytest.mark.rule(GAME, "7.0", "R11")
def test_one_marker_in_a_combat() -> None:
    game = with_markers(OFF, OFF, seat="axis", attack=6)
    found = event(play(game, f"air {OFF}"), "combat-result")
    assert (found["column"], track(game, "luftwaffe")) == ("4:1", 1)


@pytest.mark.rule(GAME, "7.0", "R11")
def test_several_markers_in_a_combat_by_option() -> None:
    options = {"luftwaffe-per-combat": "any"}
    game = with_markers(OFF, OFF, seat="axis", attack=6, options=options)
    play(game, f"air {OFF}")
    assert event(play(game, f"air {OFF}"), "combat-result")["column"] == "6:1"


@pytest.mark.rule(GAME, "10.1", "R10")
def test_offensive_air_cannot_save_an_attack_that_terrain_forbids() -> None:
    game = fight(
        {
            "a": "soviet infantry 3-4 1731",
            "b": "axis infantry 3-4 1732",
            "x": "axis infantry 9-4 1535",
            "y": "soviet infantry 1-4 1534",
        },
        seat="axis",
        places={"town": "1731"},
        tracks={"luftwaffe": [OFF, OFF], "luftwaffe_box": [DEF, DEF]},
    )
    assert codes(game, "attack 1731") == {"odds-below-one 10.2"}


@pytest.mark.rule(GAME, "10.1", "R10", "R49")
@pytest.mark.parametrize(
    ("attack", "column"),
    [(15, "6:1"), (27, "10+"), (30, "10+"), (90, "10+")],
)
def test_the_cap_comes_before_terrain_and_again_after_air(attack: int, column: str) -> None:
    # Against a town: 5-1 becomes 4-1 and with air 6-1; 90:3 counts as 10+, then 9-1, then 10+.
    game = with_markers(OFF, seat="axis", attack=attack, places={"town": "1731"})
    assert event(play(game, f"air {OFF}"), "combat-result")["column"] == column


@pytest.mark.rule(GAME, "7.0")
def test_without_markers_nobody_is_asked() -> None:
    game = fight(
        {"a": "axis infantry 3-4 1731", "b": "soviet infantry 9-4 1732", **SPARE}, dice=[1]
    )
    assert "combat-result" in told(assault(game, "1731", "b"))
