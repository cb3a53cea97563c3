"""Position texts of Iskra: every part is read, checked and written back."""

from __future__ import annotations

import typing
from typing import Any

import pytest

import hexside
from hexside.engine import Frame, State
from hexside.engine.positions import PositionError
from hexside.games.iskra.frames import IskraFrame
from hexside.games.iskra.position_phases import PHASES
from tests.rulebook.iskra.iskra_kit import fight, kind, marks, play, stack, stand, steps, where

UNITS = {
    "g": "axis infantry 4-4-5 05.05 formation:170",
    "h": "axis hq 0-6 05.05 formation:170 range:9",
    "s": "soviet infantry 3-3-5 05.07 reduced pinned",
    "p": "soviet bridging 0-0-4 08.08 bridge@1",
}


def parts(state: State) -> tuple[Any, ...]:
    return state.turn, state.units, state.agenda, state.data, state.dice.fixed


def problems(**more: Any) -> set[str]:
    with pytest.raises(PositionError) as caught:
        stand(**{"units": UNITS, **more})
    return {f"{problem.key} {problem.code}" for problem in caught.value.problems}


def test_what_is_written_reads_back_to_the_same_state() -> None:
    tracks = {
        "schluesselburg": "axis-low",
        "event": "cloudy",
        "last_formation": "170",
        "air_points": [2, 4],
        "wreck": "05.06",
    }
    chits = {"cup": ["soviet-8a", "axis-18a"], "later": ["axis-1"], "drawn": "axis-96"}
    stacks = {"05.05": "h g"}
    game = stand(UNITS, tracks=tracks, chits=chits, stacks=stacks, dice=[3, 4], turn=5)
    again = hexside.position(game.position())
    assert parts(again.state) == parts(game.state)
    assert stack(again, "05.05") == ("h", "g")


def test_a_game_is_written_and_read_at_every_step() -> None:
    game = hexside.new("iskra/campaign-3", seed=7)
    play(game, "place-rest")
    for number in range(120):
        if number % 10 == 0:
            again = hexside.position(game.position())
            assert parts(again.state) == parts(game.state)
        seat = game.waiting[0]
        actions = game.legal(seat)
        game.play(actions[number * 7 % len(actions)], seat)


def test_units_have_plain_values_where_the_text_says_nothing() -> None:
    units = {"a": "axis infantry 05.05", "b": "soviet hq 06.06 8a", "c": "soviet armour 07.07"}
    rules: Any = stand(units).rules
    plain, hq, tank = (rules.roster[uid] for uid in "abc")
    assert (plain.attack, plain.defense, plain.move, plain.steps) == (1, 1, 4, 2)
    assert (hq.kind, hq.front, hq.army, hq.command_range, hq.move) == ("hq", "volkhov", "8a", 5, 6)
    assert (tank.mechanised, tank.front, tank.army) == (True, "leningrad", "67a")
    assert rules.hq_of_army["8a"] == "b"
    assert rules.hq_of_army["67a"] == "sov-hq-67a"


def test_the_strongest_attack_lies_on_top_and_a_headquarters_at_the_bottom() -> None:
    units = {"h": "axis hq 05.05", "a": "axis infantry 2-9-5 05.05", "b": "axis armour 3-1-5 05.05"}
    assert stack(stand(units), "05.05") == ("b", "a", "h")
    assert stack(stand(units, stacks={"05.05": "h"}), "05.05") == ("h", "b", "a")


def test_a_unit_has_steps_marks_and_a_box() -> None:
    game = stand({**UNITS, "ger-kg53": {"box": "refit"}, "sov-hq-67a": "09.09"})
    assert (steps(game, "s"), marks(game, "s"), marks(game, "p")) == (1, ("pinned",), ("bridge@1",))
    assert (where(game, "ger-kg53"), where(game, "sov-hq-67a")) == ("refit", "09.09")
    assert where(game, "sov-hq-8a") == "absent"


@pytest.mark.parametrize("phase", PHASES)
def test_every_phase_can_be_begun(phase: str) -> None:
    own: dict[str, Any] = {"activation": {"chit": "axis-1"}, "event": {"event": "soviet-barrage"}}
    units: dict[str, Any] = {
        "ger-hq-1": "27.14",
        "ger-hq-227": {"box": "waiting"},
        "ger-i-374": "27.16",
        "sov-hq-8a": "34.08",
        "sov-pontoon-1": "11.34",
        "sov-376-1": "33.16",
    }
    units = {uid: place for uid, place in units.items() if uid in hexside_roster()}
    game = stand(units, hexes="", phase=phase, seat=None, dice=[1, 1], **own.get(phase, {}))
    assert game.decision is not None


def hexside_roster() -> Any:
    rules: Any = hexside.new("iskra/campaign", seed=1).rules
    return rules.roster


def test_the_phase_decides_who_acts_with_which_units() -> None:
    game = stand(UNITS, activated=["g"])
    moves = [action.text().split() for action in game.legal() if action.text().startswith("move")]
    assert {unit for _, unit, *_ in moves} == {"g"}
    near = {**UNITS, "s": "soviet infantry 3-3-5 05.06"}
    assert kind(fight(near)) == "declare-attacks"


@pytest.mark.rule("iskra", "16.1", "R-63")
def test_with_three_players_a_front_acts_with_its_own_units() -> None:
    units = {
        "l": "soviet infantry 3-3 05.05 67a leningrad",
        "v": "soviet infantry 3-3 06.05 2sha volkhov",
        "x": "axis infantry 3-3 12.01",
    }
    game = stand(units, scenario="campaign-3", seat="leningrad")
    moves = [action.text().split() for action in game.legal() if action.text().startswith("move")]
    assert {unit for _, unit, *_ in moves} == {"l"}
    found = problems(units=units, scenario="campaign-3", seat="leningrad", activated=["v"])
    assert found == {"activated unknown-unit"}


@pytest.mark.parametrize(
    ("more", "fault"),
    [
        ({"phase": "supper"}, "phase unknown-value"),
        ({"phase": ["combat"]}, "phase expected-text"),
        ({"phase": {"combat": 1}}, "phase expected-text"),
        ({"phase": "activation", "chit": "axis-99"}, "chit unknown-value"),
        ({"phase": "event", "event": "earthquake"}, "event unknown-value"),
        ({"phase": "movement", "chit": "axis-1"}, "chit key-of-other-phase"),
        ({"chits": {"bag": []}}, "chits.bag unknown-key"),
        ({"chits": {"cup": ["axis-99"]}}, "chits.cup unknown-value"),
        ({"chits": {"cup": "axis-1"}}, "chits.cup expected-list"),
        ({"chits": {"cup": ["axis-1"], "pool": ["axis-96"]}}, "chits chits-lost-or-added"),
        ({"tracks": {"weather": "clear"}}, "tracks.weather unknown-key"),
        ({"tracks": {"event": "earthquake"}}, "tracks.event unknown-value"),
        ({"tracks": {"schluesselburg": "german"}}, "tracks.schluesselburg unknown-value"),
        ({"tracks": {"air_points": [0, 5]}}, "tracks.air_points out-of-range"),
        ({"tracks": {"soviet_hexes": "05.05"}}, "tracks.soviet_hexes nothing-to-control"),
        ({"tracks": {"soviet_hexes": "99.99"}}, "tracks.soviet_hexes unknown-hex"),
        ({"tracks": {"strategic": ["nobody"]}}, "tracks.strategic unknown-unit"),
        ({"tracks": {"phase": "command"}}, "tracks.phase set-by-phase"),
        ({"activated": ["nobody"]}, "activated unknown-unit"),
        ({"stacks": {"05.05": "s"}}, "stacks.05.05 unknown-unit"),
        ({"stacks": {"99.99": "g"}}, "stacks.99.99 unknown-hex"),
        ({"stacks": {"05.05": 3}}, "stacks.05.05 expected-list"),
        ({"units": {"g": "axis infantry 05.05", "s": "soviet infantry 05.05"}}, "units both-sides"),
        ({"tracks": {"axis_replacements": -1}}, "tracks.axis_replacements out-of-range"),
        ({"chits": {"drawn": 5}}, "chits.drawn expected-text"),
        ({"units": {"g": "axis infantry 05.05 bridge"}}, "units bridge-without-pontoon"),
        (
            {"units": {"g": "axis infantry 05.05 isolated out-of-supply"}},
            "units marks-contradict",
        ),
    ],
)
def test_what_is_wrong_is_told(more: dict[str, Any], fault: str) -> None:
    assert any(found.startswith(fault) for found in problems(**more))


def test_a_mechanised_unit_is_not_in_a_bog_off_the_roads() -> None:
    bog = {"terrain": {"peat-bog": "05.05 05.06"}}
    units = {"t": "axis armour 5-5-6 05.05"}
    assert problems(units=units, **bog) == {"units unit-on-closed-ground"}
    game = stand(units, **bog, lines={"trail": ["05.05 05.06"]})
    assert where(game, "t") == "05.05"


@pytest.mark.rule("iskra", "12.0", "13.3.1", "13.4.5")
@pytest.mark.parametrize(
    "place",
    [
        *("axis air 05.05", "axis air 13th-air-army", "soviet air luftflotte-1"),
        *("axis infantry luftflotte-1", "axis infantry refit", "axis infantry hq-waiting"),
        *("soviet infantry returning", "axis hq eliminated", "soviet bridging eliminated"),
        *("soviet bridging hq-waiting", "soviet hq kampfgruppen"),
    ],
)
def test_a_counter_is_not_where_its_kind_never_comes(place: str) -> None:
    assert problems(units={**UNITS, "c": place}) == {"units unit-in-wrong-place"}


@pytest.mark.rule("iskra", "13.3.2")
def test_a_unit_that_has_not_stepped_ashore_is_on_the_ice() -> None:
    units = {"sov-55-1": {"hex": "05.05", "marks": ["on-ice"]}}
    assert problems(units=units) == {"units on-ice-ashore"}
    game = stand({**units, "x": "axis infantry 1-1 01.02"}, terrain={"lake-ice": "05.05"})
    assert marks(game, "sov-55-1") == ("on-ice",)


@pytest.mark.rule("iskra", "12.0", "12.2.2", "R-63")
def test_an_air_unit_of_the_text_has_points_and_an_air_force_to_return_to() -> None:
    units = {
        "x": "soviet air refit",
        "y": "soviet air refit volkhov",
        "z": "axis air refit",
        "w": "soviet air 14th-air-army",
        "h": "axis hq 0-6 01.02",
        "a": "axis infantry 3-4-5 02.02",
        "sov-hq-67a": "12.11",
    }
    game = stand(units, phase="air-phase", seat=None, scenario="campaign-3")
    homes = {uid: where(game, uid) for uid in "xyzw"}
    assert homes == {
        "x": "13th-air-army",
        "y": "14th-air-army",
        "z": "luftflotte-1",
        "w": "14th-air-army",
    }
    rules: Any = game.rules
    assert (rules.roster["x"].attack, rules.roster["x"].reduced_attack) == (2, 1)
    assert rules.owners.of("w", "soviet") == "volkhov"


@pytest.mark.rule("iskra", "3.1.4", "R-15")
def test_a_formation_of_the_game_tells_the_army_of_a_unit_of_the_text() -> None:
    units = {"a": "soviet infantry 3-4-5 05.05 formation:327-div", "x": "axis infantry 1-1 01.02"}
    rules: Any = stand(units).rules
    assert (rules.roster["a"].army, rules.roster["a"].front) == ("2sha", "volkhov")
    units["a"] += " 8a"
    rules = stand(units).rules
    assert rules.roster["a"].army == "8a"


def test_all_frames_of_the_game_can_be_stored() -> None:
    known = set(typing.get_args(IskraFrame))
    every: set[Any] = set()
    left: list[Any] = [Frame]
    while left:
        for found in left.pop().__subclasses__():
            left.append(found)
            own = found.__module__.startswith("hexside.games.iskra.")
            if own and isinstance(found.__struct_config__.tag, str):
                every.add(found)
    assert every == known
