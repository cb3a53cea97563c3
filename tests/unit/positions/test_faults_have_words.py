"""Faults deep inside a text are told under their own key, in words instead of types."""

from __future__ import annotations

import random
import tomllib
from collections.abc import Iterator
from typing import Any

import pytest

import hexside
from hexside.engine.positions import PositionError
from hexside.engine.toml_text import toml_text
from tests.unit.positions.position_kit import S42, TOW, game_of, opening, problems, told

# A written agenda

#: What a frame of movement must have.
UNITS: dict[str, Any] = {TOW["game"]: {"units": []}}
#: Scenarios, and after how many actions there are frames inside others.
AGENDAS = {
    "traces-of-war/campaign": 70,
    "stalingrad-42/fall-blau": 70,
    "a-victory-awaits/campaign-4": 70,
    "iskra/campaign": 70,
}


@pytest.mark.parametrize("base", [TOW, S42])
@pytest.mark.parametrize(
    ("agenda", "key", "code"),
    [
        (3, "agenda", "expected-list"),
        ([3], "agenda[0]", "expected-table"),
        ([{}], "agenda[0].frame", "missing"),
        ([{"frame": "lunch"}], "agenda[0].frame", "unknown-value"),
        ([{"frame": ["movement"]}], "agenda[0].frame", "expected-text"),
        ([{"frame": "movement"}], "agenda[0].seat", "missing"),
        ([{"frame": "movement", "seat": 5}], "agenda[0].seat", "expected-text"),
    ],
)
def test_a_fault_of_a_frame_has_its_key(
    base: dict[str, Any], agenda: Any, key: str, code: str
) -> None:
    assert problems(base, agenda=agenda) == {key: code}


@pytest.mark.parametrize(("base", "frame"), [(TOW, "pursuit"), (S42, "retreats")])
def test_an_unknown_frame_is_answered_with_all_frames(base: dict[str, Any], frame: str) -> None:
    assert frame in told(base, agenda=[{"frame": "lunch"}])["agenda[0].frame"].split()


@pytest.mark.parametrize(
    ("more", "key", "code"),
    [
        ({"units": ["zz"]}, "agenda[0].units", "unknown-unit"),
        ({"units": [3]}, "agenda[0].units[0]", "expected-text"),
        ({"units": 3}, "agenda[0].units", "expected-list"),
        ({"units": [], "seat": "nobody"}, "agenda[0].seat", "unknown-value"),
        ({"units": [], "attacked": ["9999"]}, "agenda[0].attacked", "unknown-hex"),
        ({"units": [], "target": 1531}, "agenda[0].target", "hex-in-quotes"),
    ],
)
def test_words_of_a_frame_are_known_ones(more: dict[str, Any], key: str, code: str) -> None:
    frame = {"frame": "combat", "seat": "axis", **more}
    assert problems(TOW, agenda=[frame]) == {key: code}


def test_the_seat_of_a_frame_is_answered_with_the_seats() -> None:
    found = told(S42, agenda=[{"frame": "movement", "seat": "nobody"}])
    assert found == {"agenda[0].seat": "nobody (axis soviet)"}


@pytest.mark.parametrize(("base", "extra"), [(TOW, "lunch"), (S42, "lunch"), (TOW, "x" * 200)])
def test_a_field_that_a_frame_has_not_is_told(base: dict[str, Any], extra: str) -> None:
    """It was dropped without a word."""
    frame = {"frame": "movement", "seat": "axis", **UNITS.get(base["game"], {}), extra: 3}
    key = f"agenda[0].{extra[:40]}"
    assert problems(base, agenda=[frame]) == {key: "unknown-key"}
    assert "seat" in told(base, agenda=[frame])[key].split()


def test_the_fields_of_all_frames_are_looked_at_also_within_others() -> None:
    """What a text of the game itself says is all known; one word more, anywhere, is not."""
    seen = 0
    for scenario, actions in AGENDAS.items():
        game = hexside.new(scenario, seed=5)
        chance = random.Random(5)
        for _ in range(actions):
            seat = game.waiting[0]
            game.play(chance.choice(game.legal(seat)), seat)
        text = tomllib.loads(game.position())
        for key, table in _tables(text["agenda"], "agenda"):
            table["lunch"] = 1
            with pytest.raises(PositionError) as caught:
                hexside.position(toml_text(text))
            found = {problem.key: problem.code for problem in caught.value.problems}
            assert found == {f"{key}.lunch": "unknown-key"}
            del table["lunch"]
            seen += 1
        assert hexside.position(toml_text(text)).waiting == game.waiting
    assert seen > 2 * len(AGENDAS)


def _tables(value: Any, key: str) -> Iterator[tuple[str, dict[str, Any]]]:
    """All tables inside of something, with their keys."""
    if isinstance(value, dict):
        yield key, value
        for name, inner in value.items():
            yield from _tables(inner, f"{key}.{name}")
    if isinstance(value, list):
        for place, inner in enumerate(value):
            yield from _tables(inner, f"{key}[{place}]")


# Tracks, units and the rest


def test_kinds_of_values_are_told_in_words() -> None:
    assert problems(S42, tracks={"mud": 3}) == {"tracks.mud": "unknown-value"}
    assert problems(S42, tracks={"railheads": "1910"}) == {"tracks.railheads": "expected-list"}
    assert problems(S42, tracks={"railheads": [{"since": 3}]}) == {
        "tracks.railheads[0].hex": "missing"
    }
    assert problems(TOW, tracks={"group": "x"}) == {"tracks.group": "expected-number"}
    assert problems(TOW, result=3) == {"result": "expected-table"}
    assert problems(TOW, result={"x": 1}) == {"result.winner": "missing"}
    result = {"winner": "axis", "code": "", "rule": "", "lunch": 1}
    assert problems(TOW, result=result) == {"result.lunch": "unknown-key"}


@pytest.mark.parametrize(("base", "hex"), [(TOW, 1731), (S42, 2009)])
def test_a_hex_number_without_quotes_is_told(base: dict[str, Any], hex: int) -> None:
    units = {"n": {"side": "axis", "hex": hex}}
    assert problems(base, units=units) == {"units.n.hex": "hex-in-quotes"}
    assert problems(base, tracks={"control": [hex]}) == {"tracks.control": "hex-in-quotes"}


@pytest.mark.parametrize("base", [TOW, S42])
def test_steps_left_are_answered_with_their_range(base: dict[str, Any]) -> None:
    units = {"n": {"side": "axis", "left": 5}}
    assert told(base, units=units) == {"units.n.left": "5 (1-2)"}


@pytest.mark.parametrize("base", [TOW, S42])
def test_a_seed_is_text_or_a_number(base: dict[str, Any]) -> None:
    assert problems(base, seed=[1]) == {"seed": "expected-text"}
    game_of(base, seed=17)
    game_of(base, seed="seventeen")


def test_crossing_points_are_those_of_the_board() -> None:
    board = {"areas": {"crossing-point": "1730"}}
    tracks = {"crossing_points": ["1632"]}
    assert problems(TOW, board=board, tracks=tracks) == {
        "tracks.crossing_points": "no-crossing-point"
    }
    game_of(TOW, board=board, tracks={"crossing_points": ["1730"]})
    # A board without crossing points may count any hex, so that the tables can be tried.
    assert game_of(TOW, tracks=tracks).state.data.crossing_count == 1


# A phase that was over at once still says what spoke against an action in it

NEAR: dict[str, Any] = {"side": "soviet", "attack": 1, "defense": 5}


@pytest.mark.parametrize(
    ("base", "more", "action", "code"),
    [
        (TOW, {"units": {"b": {**NEAR, "hex": "1631"}}}, "attack 1531", "odds-below-one"),
        (TOW, {}, "attack 1531", "no-attackers-adjacent"),
        (
            S42,
            {"units": {"b": {**NEAR, "defense": 30, "hex": "2011"}}},
            "attack 2011",
            "s42-odds-too-low",
        ),
        (S42, {}, "attack 2414", "no-attackers-adjacent"),
    ],
)
def test_a_passed_phase_says_why_the_action_was_forbidden(
    base: dict[str, Any], more: dict[str, Any], action: str, code: str
) -> None:
    game = game_of(base, phase="combat", **more)
    assert "phase-passed" in opening(game)
    codes = [reason.code for reason in game.why_not(action)]
    assert codes == ["not-now", "phase-passed", code]
    # The seat of the phase that is over may be named too.
    assert game.why_not(action, seat=base["seat"])[-1].code == code


def test_a_passed_movement_says_what_was_missing() -> None:
    slow = {"side": "axis", "attack": 3, "move": 0, "hex": "1531"}
    game = game_of(TOW, seat="axis", units={"a": slow})
    assert game.why_not("move a 1532")[-1].code == "not-enough-movement"


@pytest.mark.parametrize("base", [TOW, S42])
def test_an_action_of_yet_another_phase_is_only_out_of_step(base: dict[str, Any]) -> None:
    game = game_of(base, phase="combat")
    assert [reason.code for reason in game.why_not("resolve")] == ["not-now", "phase-passed"]


# A path that is open, but not the one that is offered


def test_a_move_that_is_not_offered_says_which_is() -> None:
    board = {"hexsides": {"major-river": "2010/2011"}}
    game = game_of(S42, board=board)
    for action, code in {
        "move a 2011": "s42-cheaper-way",
        "extend a 2009 2008": "s42-normal-movement-will-do",
        "move a 2009 2008 2108 2109 2110": "not-enough-movement",
        "move a 2110 2109": "walk-in-legs",
    }.items():
        assert [reason.code for reason in game.why_not(action)] == [code], action
        assert game.explain(action, language="pl") != game.explain(action, language="ru")
    game.play("move a 2110")
    game.play("move a 2109")


def test_both_seats_may_decide_at_once() -> None:
    game = game_of(TOW, phase="command-chits")
    assert list(game.waiting) == ["axis", "soviet"]
    assert game.decision_for("soviet") is not None
    own = [str(action) for action in game.legal("soviet")]
    assert own
    assert not set(own) & {str(action) for action in game.legal()}
    game.play(own[0], seat="soviet")
    assert list(game.waiting) == ["axis"]


# Entry Areas


def test_a_counter_that_the_scenario_does_not_bring_waits_for_no_turn() -> None:
    unit = {"side": "axis", "attack": 5, "box": "turn-3"}
    assert problems(S42, units={"n": unit}) == {"units.n.box": "no-arrival"}
    game_of(S42, units={"n": {"side": "axis", "type": "leader", "box": "turn-4"}})


@pytest.mark.parametrize("area", ["y", "ea-y"])
def test_an_area_is_named_by_its_letter_or_by_its_box(area: str) -> None:
    units = {"n": {"side": "axis", "attack": 5, "box": "ea-x"}}
    board = {"areas": {"entry-x": "1808", "entry-y": "1812"}}
    moving = game_of(S42, board=board, units=units)
    moving.play(f"transfer n {area}")
    assert moving.state.units["n"].box == "ea-y"
    initial = game_of(S42, board=board, units=units, phase="initial")
    initial.play(f"bring {area}")
    assert initial.played[-1].action.text() == "bring y"
