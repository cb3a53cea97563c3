"""Texts that begin before the first turn, in the games of all sizes; what a text may not say."""

from __future__ import annotations

from typing import Any

import pytest

import hexside
from hexside.api import Game, PositionError
from tests.rulebook.a_victory_awaits.ava_kit import KIT, kind, stand

GAME = "a-victory-awaits"
BORDER = {
    "h": "axis hq 2-8 L1406 panzer-group formation:4PzG",
    "a": "axis armour 8-5-9 L1505 formation:4PzG",
    "e": "soviet infantry 2-4 L1605",
}
QUEUE = {"drawn": [{"chit": "axis-18a", "stage": "face-down"}]}


def at(phase: str, scenario: str, units: dict[str, str] | None = None, **more: Any) -> Game:
    text = KIT.text(units or BORDER, scenario=scenario, phase=phase, **{"turn": 1, **more})
    return hexside.position(text)


def problems(action: Any) -> list[tuple[str, str]]:
    with pytest.raises(PositionError) as found:
        action()
    return [(problem.key, problem.code) for problem in found.value.problems]


@pytest.mark.rule(GAME, "20.2", "15.1")
def test_teams_divide_their_chits_before_they_attack() -> None:
    game = at("set-up", "teams-4")
    assert kind(game, "axis-1") == kind(game, "soviet-1") == "deal-chits"
    game.play("done", "soviet-1")
    game.play("done", "axis-1")
    assert game.state.data.phase == "surprise-attack"


@pytest.mark.rule(GAME, "20.2", "15.1")
def test_teams_make_the_surprise_attack_once() -> None:
    game = at("surprise-attack", "teams-4")
    assert game.state.data.phase == "surprise-attack"
    # The chits have been divided: then the first master is drawn.
    assert all(game.state.data.cups[seat] for seat in game.rules.seats)
    game.play("done", "axis-1")
    game.play("done", "axis-2")
    assert game.state.data.phase == "command"
    assert game.state.turn == 1


@pytest.mark.rule(GAME, "20.2", "V37")
def test_a_cup_that_the_text_does_not_name_is_empty() -> None:
    units = {"ger-9a": "L1008", "sov-4a": "L2006"}
    more: dict[str, Any] = {"chits": {"cup": ["axis-master", "supply"]}, "turn": 2, "dice": [1]}
    game = at("command", "teams-4", units, tracks={"cups": {"axis-1": ["axis-9a"]}}, **more)
    assert game.view("").waiting == ("axis-1",)
    assert kind(game, "axis-1") == "move-units"
    shown = {"cups": {"axis-2": ["axis-9a"]}}
    more["chits"] |= {"hand_axis": ["axis-guderian"], "pool_axis": ["axis-9a", "axis-guderian"]}
    game = at("command", "teams-4", {**units, "ger-2pzg": "L1010"}, tracks=shown, **more)
    game.play("play axis-guderian", "axis-1")
    assert game.state.data.cups["axis-2"] == ("axis-9a",)


@pytest.mark.rule(GAME, "15.1", "19.2")
@pytest.mark.parametrize("scenario", ["leningrad", "campaign-8"])
def test_the_others_attack_before_they_choose(scenario: str) -> None:
    for phase in ("set-up", "surprise-attack"):
        game = at(phase, scenario)
        assert game.state.data.phase == "surprise-attack"


@pytest.mark.rule(GAME, "6.1", "17.6", "19.4", "20.2")
@pytest.mark.parametrize(
    ("scenario", "name", "value"),
    [
        ("teams-4", "cups", {"axis-1": ["axis-18a"]}),
        ("teams-4", "shown", {"axis-1": "axis-18a"}),
        ("campaign-4", "queue", QUEUE),
        ("leningrad", "panzer_groups", ["h"]),
        ("leningrad", "panzer_rails", ["L1006/L1106"]),
    ],
)
@pytest.mark.parametrize("phase", ["set-up", "surprise-attack", "turn-start", "selection"])
def test_what_a_new_turn_clears_cannot_be_said(
    phase: str, scenario: str, name: str, value: Any
) -> None:
    found = problems(lambda: at(phase, scenario, tracks={name: value}))
    assert found == [(f"tracks.{name}", "set-by-phase")]


@pytest.mark.rule(GAME, "14.0", "14.3")
@pytest.mark.parametrize(
    "words",
    [
        "axis fortress L1506",
        "soviet fortress",
        "soviet fortress turn-3",
        "soviet fortress L1506 one-step",
    ],
)
def test_a_fortress_is_soviet_and_never_waits_to_arrive(words: str) -> None:
    found = problems(lambda: stand({"f": words, "a": "axis infantry 3-5 L1205"}))
    assert found == [("units", "odd-fortress")]


@pytest.mark.rule(GAME, "18.1", "19.4", "20.2", "V83")
@pytest.mark.parametrize(
    ("scenario", "name", "value"),
    [
        ("campaign", "zhukov", 1),
        ("kiev", "leningrad_reached", True),
        ("campaign-4", "cups", {"soviet": ["soviet-8a"]}),
        ("campaign", "shown", {"soviet": "soviet-8a"}),
        ("teams-4", "queue", QUEUE),
    ],
)
def test_what_the_scenario_does_not_have_cannot_be_said(
    scenario: str, name: str, value: Any
) -> None:
    found = problems(lambda: at("command", scenario, turn=2, tracks={name: value}))
    assert (f"tracks.{name}", "unused-track") in found


@pytest.mark.rule(GAME, "15.3", "19.2", "V67")
def test_the_owner_of_19th_army_lets_it_enter() -> None:
    units = {"sov-19a": "turn-3", "sov-38-rd": "turn-3", "ger-9a": "L1008"}
    game = at("nineteenth-army", "campaign-8", units, turn=3)
    assert game.view("").waiting == ("soviet-centre",)


@pytest.mark.rule(GAME, "5.0")
@pytest.mark.parametrize(
    ("scenario", "frame", "wrong"),
    [
        ("leningrad", {"frame": "activation", "seat": "axis", "units": ["a"]}, {"mode": "attack"}),
        ("leningrad", {"frame": "activation", "seat": "axis", "units": ["a"]}, {"step": 7}),
        ("leningrad", {"frame": "set-up"}, {"side": 2}),
        ("leningrad", {"frame": "movement", "seat": "axis", "units": ["a"]}, {"mode": "fly"}),
        ("leningrad", {"frame": "selection"}, {"pending": ["axis", "nobody"]}),
        ("teams-4", {"frame": "team-deal"}, {"pending": ["axis-1"]}),
        ("teams-4", {"frame": "master-activation"}, {"side": "axis-1"}),
        (
            "leningrad",
            {"frame": "battle", "seat": "axis", "target": "L1605", "attackers": ["a"]},
            {"column": 77},
        ),
    ],
)
def test_a_written_agenda_names_only_what_there_is(
    scenario: str, frame: dict[str, Any], wrong: dict[str, Any]
) -> None:
    """Whatever is accepted can be played to its end: nothing fails later."""
    agenda = [{"frame": "turn", "step": "begin"}, {**frame, **wrong}]
    text = KIT.text(BORDER, scenario=scenario, agenda=agenda)
    (name,) = wrong
    assert [key for key, _ in problems(lambda: hexside.position(text))] == [f"agenda[1].{name}"]


@pytest.mark.rule(GAME, "5.0")
def test_only_players_of_the_game_decide() -> None:
    nobody = {"frame": "losses", "seat": "", "units": ["a", "h"], "count": 1}
    text = KIT.text(BORDER, agenda=[{"frame": "turn", "step": "begin"}, nobody])
    assert problems(lambda: hexside.position(text)) == [("agenda", "unreadable-frame")]


@pytest.mark.rule(GAME, "6.1", "15.2")
@pytest.mark.parametrize(
    ("chits", "code"),
    [
        ({"pool_axis": ["axis-18a", ""]}, "unknown-value"),
        ({"pool_axis": ["axis-18a", "axis-18a"]}, "chits-lost-or-added"),
        ({"added": ["soviet-34a", "soviet-34a"]}, "chits-lost-or-added"),
        ({"cup": ["supply", "supply"]}, "chits-lost-or-added"),
        ({"drawn": "nothing"}, "unknown-value"),
    ],
)
def test_chits_of_a_text_are_those_of_the_game(chits: dict[str, Any], code: str) -> None:
    text = KIT.text(BORDER, phase="command", turn=5, chits=chits)
    (name,) = chits
    assert problems(lambda: hexside.position(text)) == [(f"chits.{name}", code)]
    nothing = KIT.text(BORDER, phase="command", turn=5, chits={"drawn": ""})
    assert hexside.position(nothing).state.data.drawn == ""
