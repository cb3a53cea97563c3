"""5.0: the turn and its phases, and the End Phase."""

from __future__ import annotations

from typing import Any

import pytest

import hexside
from hexside.api import Game, position
from hexside.engine.positions import PositionError
from tests.rulebook.a_victory_awaits.ava_kit import (
    codes,
    event,
    kind,
    legal,
    marks,
    play,
    stand,
    told,
    track,
    where,
    winner,
)

GAME = "a-victory-awaits"
HQ = {"ger-18a": "L1204", "sov-8a": "L1804"}


def command(cup: list[str], units: dict[str, str] | None = None, **more: object) -> Game:
    """The Command Phase with these chits in the cup."""
    return stand(
        units if units is not None else dict(HQ),
        **{"phase": "command", "seat": None, "chits": {"cup": cup}, **more},
    )


def resolve(chit: str, units: dict[str, str] | None = None, **more: Any) -> Game:
    """A drawn chit takes effect; further chits may lie in the cup or in hand."""
    chits = {"drawn": chit, **more.pop("chits", {})}
    return stand(
        units if units is not None else dict(HQ),
        **{"phase": "resolution", "chit": chit, "seat": None, "chits": chits, **more},
    )


@pytest.mark.rule(GAME, "5.0", "15.1")
def test_the_phases_of_a_turn_in_their_order() -> None:
    game = hexside.new(f"{GAME}/leningrad", seed=3)
    assert game.view("").phase == "surprise-attack"
    events = play(game, "done")
    assert told(events)[:2] == ["turn-begins", "chits-chosen"]
    assert "chit-drawn" in told(events)
    assert game.view("").phase == "command"
    assert track(game, "drawn")


@pytest.mark.rule(GAME, "5.0", "7.1", "7.2")
@pytest.mark.parametrize(("chit", "owner"), [("axis-18a", "axis"), ("soviet-8a", "soviet")])
def test_the_owner_of_the_drawn_chit_is_active_and_his_headquarters_acts(
    chit: str, owner: str
) -> None:
    game = command([chit])
    assert game.decision is not None
    assert (game.decision.seat, kind(game)) == (owner, "move-units")


@pytest.mark.rule(GAME, "5.0", "8.1")
def test_the_movement_segment_comes_before_the_combat_segment() -> None:
    units = {**HQ, "a": "axis armour 8-5-9 L1304", "b": "soviet infantry 2-4 L1404"}
    game = command(["axis-18a"], units)
    assert kind(game) == "move-units"
    assert codes(game, "attack L1404")
    play(game, "done")
    assert kind(game) == "declare-attacks"
    assert codes(game, "move a L1303")


@pytest.mark.rule(GAME, "5.0", "7.1")
def test_chits_are_drawn_until_the_cup_is_empty() -> None:
    game = command(["axis-18a", "soviet-8a"])
    first = track(game, "drawn")
    play(game, "done")
    second = track(game, "drawn")
    assert {first, second} == {"axis-18a", "soviet-8a"}
    assert track(game, "resolved") == ["supply", first]
    events = play(game, "done")
    assert event(events, "turn-begins")["turn"] == 3


@pytest.mark.rule(GAME, "7.1")
def test_a_resolved_chit_lies_face_up_and_is_not_drawn_again() -> None:
    units = {**HQ, "ger-16a": "L1208", "sov-11a": "L1808"}
    game = command(["axis-16a", "axis-18a", "soviet-8a", "soviet-11a"], units)
    drawn: list[str] = []
    while game.view("").turn == 2:
        drawn.append(track(game, "drawn"))
        assert track(game, "resolved") == ["supply", *drawn[:-1]]
        play(game, "done")
    assert len(drawn) == len(set(drawn))


@pytest.mark.rule(GAME, "7.1", "13.0")
def test_a_chit_without_its_headquarters_on_the_map_does_nothing() -> None:
    game = resolve("axis-16a", chits={"cup": ["soviet-8a"]})
    events = list(game.opening_events())
    assert event(events, "headquarters-absent") == {"chit": "axis-16a"}
    assert track(game, "drawn") == "soviet-8a"


@pytest.mark.rule(GAME, "7.2")
@pytest.mark.parametrize(
    ("chit", "seat", "decision"),
    [
        ("axis-18a", "axis", "move-units"),
        ("axis-reinforcement", "axis", "choose-axis-arrival"),
        ("soviet-reinforcement", "soviet", "choose-reinforcement"),
        ("supply", "axis", "transfer-units"),
    ],
)
def test_what_each_chit_does(chit: str, seat: str, decision: str) -> None:
    units = {**HQ, "a": "axis infantry 3-5 available", "b": "soviet infantry 2-4 available"}
    rails = ["L1006 L1106 L1206", "L2006 L1906 L1806"]
    game = resolve(chit, units, turn=4, lines={"rail": rails})
    assert game.decision is not None
    assert (game.decision.seat, kind(game)) == (seat, decision)


# 5.0(5) End Phase


@pytest.mark.rule(GAME, "5.0")
def test_axis_units_on_the_new_space_become_available() -> None:
    units = {**HQ, "a": "axis infantry 3-5 turn-3", "b": "axis infantry 3-5 turn-4"}
    game = stand(units, phase="end-phase", seat=None)
    assert game.view("").turn == 3
    assert (where(game, "a"), where(game, "b")) == ("available", "turn-4")
    assert event(game.opening_events(), "arrives-in-available-box")["unit"] == "a"


@pytest.mark.rule(GAME, "5.0", "15.3", "V21")
def test_the_19th_army_stays_on_its_space_until_its_chit_is_drawn() -> None:
    game = stand(
        {"ger-2pzg": "S1020", "sov-19a": "turn-3", "sov-3a": "S4010"},
        scenario="smolensk",
        hexes="",
        phase="end-phase",
        seat=None,
    )
    assert game.view("").turn == 3
    assert where(game, "sov-19a") == "turn-3"


@pytest.mark.rule(GAME, "5.0", "18.1", "V62")
def test_the_units_of_3rd_panzer_group_arrive_free_of_the_number() -> None:
    game = hexside.new(f"{GAME}/leningrad", seed=1)
    three = {uid for uid, unit in game.state.units.items() if unit.box == "turn-7"}
    assert three == {"ger-12-pz-l", "ger-18-mot-l", "ger-20-mot-l"}
    units = dict.fromkeys(three, "turn-7 free@7")
    small = stand({**HQ, **units}, phase="end-phase", turn=6, seat=None)
    assert {where(small, uid) for uid in three} == {"available"}
    assert marks(small, "ger-12-pz-l") == ("free@7",)


#: Headquarters of both sides, with and without their chits in the cup.
THREE = {**HQ, "ger-16a": "L1206", "a": "axis infantry 3-5 L1805"}


@pytest.mark.rule(GAME, "7.1", "7.2")
@pytest.mark.parametrize("chit", ["supply", "axis-18a", "axis-16a"])
def test_a_text_that_names_only_the_chit_has_drawn_it(chit: str) -> None:
    """Headquarters of the 18th Army on the map, of the 16th Army not."""
    chits = {"cup": ["soviet-8a"]}
    game = stand(dict(HQ), phase="resolution", chit=chit, seat=None, turn=4, chits=chits)
    if chit == "axis-16a":
        assert track(game, "resolved") == ["supply", "axis-16a"]
    else:
        assert track(game, "drawn") == chit
        play(game, "done")
        assert track(game, "resolved")[-1] == chit
    assert track(game, "drawn") == "soviet-8a"
    assert position(game.position()).position() == game.position()


@pytest.mark.rule(GAME, "7.1")
@pytest.mark.parametrize(
    ("phase", "chit", "more"),
    [
        ("movement", "axis-18a", {}),
        ("combat", "axis-18a", {"activated": ["a"], "dice": [1]}),
        ("operations", "axis-18a", {}),
        ("activation", "axis-18a", {"headquarters": "ger-18a"}),
        ("supply-check", "supply", {"seat": None}),
    ],
)
def test_a_chit_whose_resolution_the_text_begins_within_is_laid_aside(
    phase: str, chit: str, more: dict[str, Any]
) -> None:
    chits = {"drawn": chit, "cup": ["soviet-8a"]}
    game = stand(dict(THREE), **{"phase": phase, "turn": 4, "chits": chits, **more})
    for _ in range(2):
        if track(game, "drawn") == chit:
            play(game, "done")
    assert track(game, "drawn") == "soviet-8a"
    assert track(game, "resolved")[-1] == chit
    assert position(game.position()).position() == game.position()


@pytest.mark.rule(GAME, "7.1")
@pytest.mark.parametrize("drawn", ["soviet-8a", ["axis-18a"]])
def test_a_text_resolves_no_other_chit_than_the_drawn_one(drawn: str | list[str]) -> None:
    chits = {"drawn": drawn}
    with pytest.raises(PositionError) as error:
        stand(dict(HQ), phase="resolution", chit="axis-18a", seat=None, chits=chits)
    found = {(problem.key, problem.code) for problem in error.value.problems}
    assert found == {("chits.drawn", "unknown-value")}


@pytest.mark.rule(GAME, "5.0", "7.1", "6.1")
def test_a_new_turn_begins_with_a_new_choice_of_all_chits() -> None:
    game = command(["axis-18a"])
    play(game, "done")
    assert game.view("").turn == 3
    # Turn 3 of Leningrad: four German chits, Manstein among them, and all four Soviet ones.
    assert track(game, "pool") == [4, 4]
    data = game.state.data
    assert data.chosen_axis == ("axis-16a", "axis-18a", "axis-4pzg", "axis-manstein")


@pytest.mark.rule(GAME, "5.0", "16.4", "V7")
def test_the_game_ends_inside_the_supply_check_of_the_ninth_turn() -> None:
    left = {"cup": ["axis-18a", "soviet-8a"], "hand_axis": ["axis-manstein"]}
    game = resolve("supply", turn=9, chits=left)
    assert winner(game) == ""
    assert kind(game) == "transfer-units"
    play(game, "done")
    # The chits in the cup and Manstein are lost.
    assert winner(game) == "soviet"
    assert legal(game) == set()
    assert game.view("").turn == 9


@pytest.mark.rule(GAME, "5.0", "16.4")
def test_the_supply_check_of_an_earlier_turn_ends_nothing() -> None:
    game = resolve("supply", turn=8)
    play(game, "done")
    assert winner(game) == ""
    assert game.view("").turn == 9
