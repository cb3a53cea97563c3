"""4.1 and 7.0: the Luftwaffe Phase, secrecy, use and return of the markers."""

from __future__ import annotations

from typing import Any

import pytest

from hexside.api import Game
from hexside.engine.events import redacted
from hexside.engine.views import encode
from tests.rulebook.traces_of_war.tow_kit import codes, event, kind, legal, play, stand, told, track

GAME = "traces-of-war"


def drawn(crossings: int, **more: Any) -> Game:
    """After the Luftwaffe Phase of turn 4 with a number of crossing points in Soviet hands."""
    held = " ".join(f"15{28 + number}" for number in range(min(crossings, 6)))
    tracks = {"crossing_points": held, "airborne_used": crossings == 7}
    return stand({}, phase="luftwaffe", seat=None, turn=4, tracks=tracks, **more)


@pytest.mark.rule(GAME, "4.1", "7.0", "2.6", "AID")
@pytest.mark.parametrize(
    ("crossings", "markers"),
    [(0, 0), (1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3), (7, 4)],
)
def test_the_crossing_points_give_the_number_of_markers(crossings: int, markers: int) -> None:
    game = drawn(crossings)
    assert track(game, "luftwaffe") == markers
    assert track(game, "luftwaffe_box") == 4 - markers
    assert len(game.view("axis").own["luftwaffe"]) == markers


@pytest.mark.rule(GAME, "4.1", "7.0")
def test_the_markers_are_drawn_at_random_from_two_of_each_kind() -> None:
    assert {drawn(1, dice=[die]).view("axis").own["luftwaffe"][0] for die in range(1, 5)} == {
        "off-as",
        "def-as",
    }
    pairs = {
        tuple(drawn(3, dice=[one, two]).view("axis").own["luftwaffe"])
        for one in range(1, 5)
        for two in range(1, 4)
    }
    assert pairs == {("def-as", "def-as"), ("def-as", "off-as"), ("off-as", "off-as")}
    assert drawn(7).view("axis").own["luftwaffe"].count("off-as") == 2


@pytest.mark.rule(GAME, "7.0", "4.2")
def test_the_soviet_player_sees_only_how_many_there_are() -> None:
    one, other = drawn(1, dice=[1]), drawn(1, dice=[4])
    assert one.view("axis").own["luftwaffe"] != other.view("axis").own["luftwaffe"]
    for seat in ("soviet", ""):
        assert encode(one.view(seat)) == encode(other.view(seat))
        assert "luftwaffe" not in one.view(seat).own


@pytest.mark.rule(GAME, "7.0", "4.2")
def test_the_draw_is_told_to_the_axis_only() -> None:
    def waived(die: int) -> tuple[Game, list[Any]]:
        game = stand(
            {},
            phase="action",
            seat="axis",
            chits={"hand": ["axis-8a"]},
            tracks={"crossing_points": "1528"},
            dice=[die],
        )
        return game, play(game, "waive")

    (_, one), (_, other) = waived(1), waived(4)
    assert redacted(tuple(one), "soviet") == redacted(tuple(other), "soviet")
    assert redacted(tuple(one), "axis") != redacted(tuple(other), "axis")
    assert event(redacted(tuple(one), "soviet"), "luftwaffe-drawn-hidden") == {"count": 1}
    assert "luftwaffe-drawn" not in told(redacted(tuple(one), "soviet"))


# Use

DEFENCE = {"a": "axis infantry 3-4 1731", "b": "soviet infantry 6-4 1732"}


def combat(seat: str, markers: list[str], units: dict[str, str], **more: Any) -> Game:
    box = ["def-as", "def-as", "off-as", "off-as"]
    for marker in markers:
        box.remove(marker)
    tracks = {"luftwaffe": markers, "luftwaffe_box": box}
    game = stand(units, phase="combat", seat=seat, tracks=tracks, dice=[4], **more)
    target, attacker = ("1731", "b") if seat == "soviet" else ("1732", "a")
    play(game, f"attack {target}", f"add {attacker}", "resolve")
    return game


@pytest.mark.rule(GAME, "7.0", "10.1")
def test_a_marker_is_used_before_the_die_is_rolled_and_then_shown() -> None:
    game = combat("soviet", ["def-as"], DEFENCE)
    assert (kind(game), game.waiting) == ("use-luftwaffe", ("axis",))
    assert legal(game) == {"air def-as", "no-air"}
    events = play(game, "air def-as")
    assert told(events).index("luftwaffe-used") < told(events).index("combat-result")
    assert event(redacted(tuple(events), "soviet"), "luftwaffe-used")["marker"] == "def-as"


@pytest.mark.rule(GAME, "7.0")
def test_off_as_is_for_axis_attacks_and_def_as_for_soviet_attacks() -> None:
    soviet = combat("soviet", ["off-as"], DEFENCE)
    assert codes(soviet, "air off-as") == {"wrong-marker 7.0"}
    axis = combat(
        "axis", ["def-as"], {"a": "axis infantry 6-4 1731", "b": "soviet infantry 3-4 1732"}
    )
    assert codes(axis, "air def-as") == {"wrong-marker 7.0"}
    assert codes(axis, "air off-as") == {"marker-not-available 7.0"}


@pytest.mark.rule(GAME, "7.0")
def test_a_soviet_attacker_cannot_tell_the_markers_apart_by_the_question() -> None:
    one = combat("soviet", ["off-as"], DEFENCE)
    other = combat("soviet", ["def-as"], DEFENCE)
    assert kind(one) == kind(other) == "use-luftwaffe"
    assert encode(one.view("soviet")) == encode(other.view("soviet"))


@pytest.mark.rule(GAME, "7.0")
def test_only_the_axis_has_air_support() -> None:
    game = combat("soviet", ["def-as"], DEFENCE)
    assert codes(game, "air def-as", "soviet") == {"not-your-decision"}


@pytest.mark.rule(GAME, "7.0")
def test_a_used_marker_is_gone_for_the_turn_and_an_unused_one_stays() -> None:
    units = {
        **DEFENCE,
        "a2": "axis infantry 3-4 1529",
        "b2": "soviet infantry 6-4 1530",
    }
    game = combat("soviet", ["def-as"], units)
    play(game, "air def-as")
    assert (track(game, "luftwaffe"), track(game, "luftwaffe_used")) == (0, ["def-as"])
    kept = combat("soviet", ["def-as"], units)
    play(kept, "no-air")
    while kind(kept) != "declare-attacks":
        play(kept, sorted(legal(kept))[0])
    assert (track(kept, "luftwaffe"), track(kept, "luftwaffe_used")) == (1, [])


@pytest.mark.rule(GAME, "7.0", "4.3")
def test_used_and_unused_markers_are_in_the_next_draw() -> None:
    tracks = {
        "luftwaffe": ["off-as"],
        "luftwaffe_used": ["def-as", "off-as"],
        "luftwaffe_box": ["def-as"],
        "crossing_points": "1528 1529 1530 1531 1532 1533",
        "airborne_used": True,
    }
    game = stand(
        {}, phase="action", seat="axis", turn=4, chits={"hand": ["axis-8a"]}, tracks=tracks
    )
    play(game, "waive")
    assert game.view("axis").own["luftwaffe"] == ["def-as", "def-as", "off-as", "off-as"]
    assert track(game, "luftwaffe_used") == []
