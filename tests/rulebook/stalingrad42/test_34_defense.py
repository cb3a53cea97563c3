"""34.6, 34.7, A-98, A-101 Reserve Armies attacked, entered, revealed and removed."""

from __future__ import annotations

from typing import Any

import pytest

from hexside.api import Game, position
from hexside.engine import Outcome, apply
from hexside.engine.positions import PositionError
from tests.rulebook.stalingrad42.s42_maskirovka_kit import (
    codes,
    ends,
    event,
    knows,
    legal,
    legal_with,
    marks,
    play,
    stand,
    told,
    where,
    work_of,
)

GAME = "stalingrad-42"
#: Two strong Axis stacks west of 1810.
AXIS = {"a": "axis panzer 10-8-6 1710", "b": "axis panzer 10-8-6 1711"}
PLACES = {"r1": "1810", "r2": "2014"}


def choices(game: Game) -> dict[str, Any]:
    """What the decision of the moment shows."""
    assert game.decision is not None
    return dict(game.decision.choices)


def attack(units: dict[str, str], *, places: dict[str, str] | None = None, dice: str = "") -> Game:
    """An Axis Combat Phase in which a and b are committed against 1810."""
    game = stand(
        places or PLACES,
        AXIS | units,
        seat="axis",
        phase="combat",
        dice=[int(die) for die in dice],
    )
    play(game, "attack 1810", "add a", "add b", "commit")
    return game


# 34.6.2 The attack


@pytest.mark.rule(GAME, "34.6", "34.6.2", "A-98")
def test_an_army_alone_can_be_attacked_and_the_owner_answers_before_the_odds() -> None:
    units = {**AXIS, "u": "soviet infantry 3-5-3 box-1"}
    game = stand(PLACES, units, seat="axis", phase="combat")
    assert "attack 1810" in legal(game)
    assert choices(game)["attack"]["1810"] == {"attackers": ["a", "b"]}
    play(game, "attack 1810")
    assert codes(game, "commit") == {"no-attackers-named 8.1"}
    play(game, "add a")
    assert "odds" not in choices(game)
    assert legal(game) == {"add b", "drop a", "commit", "cancel"}
    assert codes(game, "resolve") == {"s42-defender-answers-first 34.6.2"}
    outcome = apply(game.rules, game.state, game.read("commit"), "axis")
    assert isinstance(outcome, Outcome)
    assert outcome.binding
    events = play(game, "commit")
    assert told(events) == ["s42-army-attacked"]
    assert game.waiting == ("soviet",)
    # Someone must come out where nobody else defends.
    assert legal(game) == {"come-out u"}
    assert codes(game, "done") == {"s42-must-come-out 34.6.2"}
    assert codes(game, "show-empty") == {"s42-not-to-be-shown 34.6.2"}
    assert event(play(game, "come-out u"), "s42-army-revealed") == {
        "unit": "r1",
        "area": "army-box-1",
    }
    play(game, "done")
    # The attackers are named; what supports them is chosen in view of the odds.
    assert game.waiting == ("axis",)
    assert legal(game) == {"resolve"}
    assert choices(game)["odds"]["defense"] == 5
    for text in ("cancel", "drop a", "add b"):
        assert codes(game, text) == {"s42-attack-is-committed 34.6.2"}


@pytest.mark.rule(GAME, "D38", "34.6.2")
def test_up_to_three_units_within_the_stacking_limit() -> None:
    game = attack(
        {
            "one": "soviet tank 6-6-5 box-1",
            "two": "soviet tank 6-6-5 box-1",
            "three": "soviet tank 6-6-5 box-1",
            "brigade": "soviet tank 3-3-5 box-1 free_stacking",
            "guns": "soviet artillery 0-1-5 box-1",
            "other": "soviet tank 6-6-5 box-2",
        }
    )
    play(game, "come-out one", "come-out two")
    # D38: two corps and a tank brigade, not three corps.
    assert codes(game, "come-out three") == {"s42-stacking-limit 4.1"}
    assert "come-out brigade" in legal(game)
    assert codes(game, "come-out other") == {"s42-not-in-this-box 34.6.2"}
    play(game, "come-out brigade")
    # Artillery weighs nothing, but three is three.
    assert codes(game, "come-out guns") == {"s42-enough-come-out 34.6.2"}
    assert legal(game) == {"done"}


@pytest.mark.rule(GAME, "34.6.2", "4.1")
def test_other_defenders_count_for_the_limit_and_nobody_need_come_out() -> None:
    game = attack(
        {
            "d": "soviet infantry 3-5-3 1810",
            "e": "soviet infantry 3-5-3 1810",
            "u": "soviet infantry 3-5-3 box-1",
        }
    )
    assert codes(game, "come-out u") == {"s42-stacking-limit 4.1"}
    play(game, "done")
    assert game.view("axis").tracks["reserve_armies_revealed"] == []
    # Who stays in the box has no strength.
    assert choices(game)["odds"]["defense"] == 10


@pytest.mark.rule(GAME, "34.6.2", "A-98", "34.1.2")
def test_the_owner_is_asked_even_when_he_has_nothing_to_decide() -> None:
    game = attack({"d": "soviet infantry 3-5-3 1810"})
    assert game.waiting == ("soviet",)
    assert legal(game) == {"done"}
    play(game, "done")
    assert knows(game) == {"r1": "12", "r2": "12"}


@pytest.mark.rule(GAME, "A-98", "19.3")
def test_an_empty_army_is_shown_and_removed_and_nobody_has_attacked() -> None:
    more = {"u": "soviet infantry 3-5-3 box-2", "q": "soviet infantry 1-1-3 1709"}
    game = attack(more)
    assert legal(game) == {"show-empty"}
    events = play(game, "show-empty")
    assert told(events) == ["s42-army-shown-empty", "unit-eliminated", "s42-attack-void"]
    assert where(game, "r1") == "turn-24"
    assert marks(game, "a") == marks(game, "b") == set()
    assert knows(game) == {"r1": "1", "r2": "2"}
    assert "attack 1709" in legal(game)


@pytest.mark.rule(GAME, "34.6.2", "A-98")
def test_of_several_armies_one_unit_in_all_must_come_out() -> None:
    units = {"u": "soviet infantry 3-5-3 box-1", "v": "soviet infantry 3-5-3 box-2"}
    game = attack(units, places={"r1": "1810", "r2": "1810", "r3": "1810"})
    assert legal(game) == {"come-out u", "come-out v"}
    play(game, "come-out v")
    assert legal(game) == {"come-out u", "done"}


@pytest.mark.rule(GAME, "8.1", "34.6.2")
def test_an_army_is_attacked_once_in_a_phase() -> None:
    units = {
        "d": "soviet infantry 3-20-3 1810",
        "c": "axis infantry 40-5-3 1811",
        "u": "soviet infantry 3-5-3 box-2",
        "q": "soviet infantry 1-1-3 1812",
    }
    for die in "123456":
        game = attack(units, dice=die * 30)
        play(game, "done", "resolve")
        while game.waiting and work_of(game).data.phase == "combat" and "done" not in legal(game):
            play(game, sorted(legal(game))[0])
        if where(game, "d") == where(game, "r1") == "1810":
            break
    # The fresh attacker finds nobody there who has not been attacked.
    assert where(game, "d") == where(game, "r1") == "1810"
    assert "attack 1810" not in legal(game)
    assert codes(game, "attack 1810") == {"already-attacked 8.1"}


@pytest.mark.rule(GAME, "8.4.1", "34.6.2")
def test_what_comes_out_does_not_undo_the_attack() -> None:
    game = stand(
        PLACES,
        {"a": "axis infantry 1-7-3 1710", "u": "soviet infantry 3-20-3 box-1"},
        seat="axis",
        phase="combat",
        dice=[6, 6],
    )
    play(game, "attack 1810", "add a", "commit", "come-out u", "done")
    assert legal(game) == {"resolve"}
    assert event(play(game, "resolve"), "attack-declared")["column"] == "1-3"


@pytest.mark.rule(GAME, "8.4.1", "34.6.2")
def test_odds_too_low_against_those_who_are_seen_are_too_low_at_all() -> None:
    units = {"a": "axis infantry 1-7-3 1710", "d": "soviet infantry 3-20-3 1810"}
    game = stand(PLACES, units, seat="axis", phase="combat")
    assert "attack 1810" not in legal(game)
    other = stand(PLACES, {**units, "e": "axis infantry 40-7-3 1711"}, seat="axis", phase="combat")
    play(other, "attack 1810", "add a")
    assert codes(other, "commit") == {"s42-odds-too-low 8.4.1"}
    play(other, "add e")
    assert "commit" in legal(other)


@pytest.mark.rule(GAME, "A-98", "8.6.1")
def test_no_automatic_ds_against_an_army_that_has_not_been_revealed() -> None:
    strong = {"a": "axis panzer 30-8-6 1710", "b": "axis panzer 30-8-6 1711"}
    units = {**strong, "u": "soviet infantry 3-2-3 box-1"}
    game = stand(PLACES, units, seat="axis")
    assert not legal_with(game, "auto-ds")
    assert codes(game, "auto-ds 1810") == {"no-enemy-there 8.6.1"}
    # Against those who are seen it is as always, and nobody comes out.
    seen = stand(PLACES, {**units, "d": "soviet infantry 3-2-3 1810"}, seat="axis")
    play(seen, "auto-ds 1810", "add a", "add b")
    assert "resolve" in legal(seen)
    assert "commit" not in legal(seen)


# 34.6.2 Retreat and loss


def until(game: Game, *, stop: str = "") -> list[str]:
    """Play the first action of the list that is not an elimination; the codes of all events."""
    found: list[str] = []
    while game.waiting and game.state.result is None:
        actions = sorted(legal(game))
        choice = next((one for one in actions if one.split()[0] in ("retreat", "give-way")), "")
        if not choice or (stop and game.waiting == (stop,)):
            break
        found += told(play(game, choice))
    return found


@pytest.mark.rule(GAME, "34.6.2", "13.1.3")
@pytest.mark.parametrize("hurt", ["", " disrupted"])
def test_boxed_units_share_the_disruption_of_an_army_that_retreats(hurt: str) -> None:
    units = {
        "u": "soviet infantry 3-5-3 box-1",
        "v": f"soviet infantry 3-5-3 box-1{hurt}",
        "c": "axis panzer 10-8-6 1811",
    }
    for die in "123456":
        game = stand(PLACES, AXIS | units, seat="axis", phase="combat", dice=[int(die)] * 30)
        play(game, "attack 1810", "add a", "add b", "add c", "commit", "come-out u", "done")
        codes_told = told(play(game, "resolve")) + until(game)
        if "s42-box-retreats" in codes_told:
            break
    assert where(game, "r1") != "1810"
    assert where(game, "v") == "army-box-1"
    shared = marks(game, "u") & {"disrupted", "full-retreat"}
    assert shared
    assert "full-retreat" in marks(game, "v") if hurt else shared <= marks(game, "v")
    assert "retreated" not in marks(game, "v")


@pytest.mark.rule(GAME, "34.6.2", "34.1.2")
def test_what_is_in_an_army_that_retreats_unrevealed_shows_which_it_is() -> None:
    units = {
        "d": "soviet infantry 3-2-3 1810",
        "v": "soviet infantry 3-5-3 box-1",
    }
    for die in "123456":
        game = attack(units, dice=die * 30)
        play(game, "done")
        found = told(play(game, "resolve")) + until(game)
        if "s42-box-retreats" in found:
            break
    assert marks(game, "v") & {"disrupted", "full-retreat"}
    assert knows(game) == {"r1": "1", "r2": "2"}
    assert game.view("axis").tracks["reserve_armies_revealed"] == []


@pytest.mark.rule(GAME, "34.6.2", "19.3")
def test_all_that_is_in_the_box_dies_with_the_army() -> None:
    # 1810 is surrounded by zones: nobody survives the retreat.
    ring = {
        f"x{n}": f"axis panzer 10-8-6 {hex}"
        for n, hex in enumerate(("1809", "1910", "1911", "1811"))
    }
    units = {
        **ring,
        "u": "soviet infantry 1-1-3 box-1 one-step",
        "v": "soviet infantry 3-5-3 box-1",
    }
    game = stand(PLACES, AXIS | units, seat="axis", phase="combat", dice=[1] * 30)
    play(game, "attack 1810", *(f"add {uid}" for uid in ("a", "b", "x0", "x1", "x2", "x3")))
    play(game, "commit", "come-out u", "done")
    events = play(game, "resolve")
    assert event(events, "s42-box-perishes") == {"unit": "r1", "units": ("v",)}
    assert where(game, "v") == "eliminated"
    assert where(game, "r1") == "turn-24"
    assert game.view("axis").tracks["reserve_armies_revealed"] == []


# A-98 Axis units on their way


@pytest.mark.rule(GAME, "A-98", "34.6.2")
def test_a_loaded_army_stops_who_would_enter_its_hex() -> None:
    units = {**AXIS, "c": "axis panzer 10-8-6 1609", "u": "soviet infantry 3-5-3 box-1"}
    game = stand(PLACES, units, seat="axis")
    # It looks open: it is in the list of moves, as if it were empty.
    assert "1810" in ends(game, "move", "a")
    way = next(text for text in legal_with(game, "move", "c") if text.endswith(" 1810"))
    events = play(game, way)
    assert told(events) == ["unit-moved", "s42-army-bars-the-way"]
    assert event(events, "s42-army-bars-the-way") == {"unit": "c", "hex": "1810"}
    assert where(game, "c") == way.split()[-2]
    # The mover has finished, whatever it has left.
    assert not legal_with(game, "move", "c")
    assert codes(game, "move c 1610")
    assert knows(game) == {"r1": "1", "r2": "2"}
    assert where(game, "u") == "army-box-1"


@pytest.mark.rule(GAME, "A-98", "19.3", "19.4")
def test_an_empty_army_is_shown_and_removed_and_the_move_goes_on() -> None:
    units = {**AXIS, "u": "soviet infantry 3-5-3 box-2"}
    game = stand(PLACES, units, seat="axis")
    outcome = apply(game.rules, game.state, game.read("move b 1810 1910"), "axis")
    assert isinstance(outcome, Outcome)
    assert outcome.binding
    events = play(game, "move b 1810 1910")
    assert told(events)[:3] == ["unit-moved", "s42-army-shown-empty", "unit-eliminated"]
    assert where(game, "b") == "1910"
    assert where(game, "r1") == "turn-24"


@pytest.mark.rule(GAME, "A-98", "34.1.2")
def test_of_several_armies_one_that_is_loaded_is_enough_and_none_is_shown() -> None:
    units = {**AXIS, "u": "soviet infantry 3-5-3 box-2"}
    game = stand({"r1": "1810", "r2": "1810", "r3": "2018"}, units, seat="axis")
    assert told(play(game, "move a 1810")) == ["unit-moved", "s42-army-bars-the-way"]
    assert where(game, "a") == "1710"
    assert knows(game) == {"r1": "123", "r2": "123", "r3": "13"}


@pytest.mark.rule(GAME, "A-98")
def test_supply_and_railways_run_through_its_hex_but_no_advance_and_no_retreat() -> None:
    row = " ".join(f"{column}12" for column in range(10, 25))
    units = {
        "a": "axis panzer 10-8-6 1712",
        "e": "axis infantry 6-7-4 1912",
        "d": "soviet infantry 3-2-3 1811",
        "u": "soviet infantry 3-5-3 box-1",
    }
    game = stand({"r1": "1812"}, units, seat="axis", lines={"primary-road": row})
    work = work_of(game)
    index = work.rules.grid.index
    from hexside.games.stalingrad42.advance.advance import open_steps
    from hexside.games.stalingrad42.retreat.retreats import steps_from
    from hexside.games.stalingrad42.supply.supply_lines import in_supply

    assert in_supply(work, "e")
    assert index("1812") not in steps_from(work, "e", index("1912"), index("1912"))
    assert index("1812") not in open_steps(work, "a", index("1712"), index("1811"), -1)
    # Its own side passes it as ever.
    friend = stand({"r1": "1812"}, {"d": units["d"]})
    assert index("1812") in steps_from(work_of(friend), "d", index("1811"), index("1811"))


# 34.7 Removal


@pytest.mark.rule(GAME, "34.7", "A-101", "D39")
@pytest.mark.parametrize(
    ("seat", "turn", "gone", "back"), [("axis", 22, 22, 24), ("soviet", 22, 22, 24)]
)
def test_a_revealed_army_goes_when_the_soviet_player_turn_ends(
    seat: str, turn: int, gone: int, back: int
) -> None:
    units = {
        "a": "axis infantry 1-7-3 1510",
        "u": "soviet infantry 3-5-3 1810",
        "v": "soviet infantry 3-5-3 box-1",
        "w": "soviet infantry 3-5-3 box-1",
        "z": "soviet infantry 3-5-3 box-1",
    }
    mask = {"revealed": ["r1"]}
    game = stand(PLACES, units, seat=seat, turn=turn, mask=mask)
    events = play(game, "done")
    if seat == "axis":
        # revealed in the Axis turn, it is there in the Soviet one and may even move.
        assert where(game, "r1") == "1810"
        while work_of(game).data.phase != "movement":
            play(game, "done")
        assert legal_with(game, "move", "r1")
        events = play(game, "done")
    assert event(events, "s42-army-removed") == {
        "unit": "r1",
        "hex": "1810",
        "units": ("v", "w", "z"),
    }
    assert where(game, "r1") == f"turn-{back}"
    # 34.7: over the stacking limit for now.
    assert {where(game, uid) for uid in "uvwz"} == {"1810"}


@pytest.mark.rule(GAME, "34.7", "4.4")
def test_what_it_leaves_may_be_over_the_limit_until_the_next_movement_phase_ends() -> None:
    crowd = dict.fromkeys("uvwz", "soviet infantry 3-5-3 1810")
    game = stand({"r2": "2014"}, {"a": "axis infantry 1-7-3 1510", **crowd})
    play(game, "done")
    assert game.decision is not None
    assert game.decision.kind == "s42-give-up-units"


@pytest.mark.rule(GAME, "D39", "34.7", "34.2", "19.4")
def test_revealed_on_turn_29_when_the_soviets_move_first_it_is_back_on_32() -> None:
    # The Axis attacks on turn 29, after the Soviet player turn; that of turn 30 ends with removal.
    units = {"a": "axis infantry 1-7-3 1510", "u": "soviet infantry 3-5-3 box-2"}
    removed = stand(PLACES, units, turn=30, mask={"revealed": ["r1"]})
    play(removed, "done")
    assert where(removed, "r1") == "turn-32"
    early = stand({"r1": "turn-32", "r2": "2014"}, units, turn=31, phase="initial")
    assert not legal_with(early, "recall")
    game = stand({"r1": "turn-32", "r2": "2014"}, units, turn=32, phase="initial")
    assert "ea-a" in ends(game, "recall", "r1")
    assert not any(to.startswith("army") for to in ends(game, "recall", "r1"))
    play(game, "recall r1 ea-a", "done")
    # With its marker (34.2), and ready to march.
    assert game.view("soviet").own["reserve_boxes"]["r1"] == "army-box-1"
    assert legal_with(game, "move", "r1")


@pytest.mark.rule(GAME, "34.2", "34.4.1")
def test_nobody_enters_the_box_of_an_army_that_is_away() -> None:
    units = {"a": "axis infantry 1-7-3 1510", "u": "soviet infantry 3-5-3 ea-a"}
    game = stand({"r1": "turn-24", "r2": "2310"}, units)
    assert codes(game, "enter-box u army-box-1") == {"s42-army-not-in-play 34.2"}


# 15 Breakthrough combat


@pytest.mark.rule(GAME, "34.6.2", "15.2.5", "A-98")
@pytest.mark.parametrize("box", ["box-1", "box-2"])
def test_a_breakthrough_group_fights_an_army_too_and_the_owner_answers_first(box: str) -> None:
    units = {
        "a": "axis panzer 30-8-6 1710",
        "d": "soviet infantry 1-1-3 1810 one-step",
        "u": f"soviet infantry 1-1-3 {box}",
    }
    game = stand({"r1": "1910", "r2": "2018"}, units, seat="axis", phase="combat", dice=[1] * 30)
    play(game, "attack 1810", "add a", "resolve")
    while "strike 1910" not in legal(game):
        words = ("form", "add", "onward 1810", "done", "give-way", "retreat")
        steps = [text for word in words for text in sorted(legal(game)) if text.startswith(word)]
        play(game, steps[0])
    # nobody advances into its hex, loaded or not.
    assert "onward 1910" not in legal(game)
    assert codes(game, "onward 1910") == {"s42-reserve-army-there 34.6.2"}
    before = dict(choices(game))
    assert before["strike"]["1910"] == {"attackers": ["a"]}
    assert told(play(game, "strike 1910")) == ["s42-army-attacked"]
    assert game.waiting == ("soviet",)
    if box == "box-1":
        play(game, "come-out u")
        assert "attack-declared" in told(play(game, "done"))
        return
    events = play(game, "show-empty")
    assert told(events)[-1] == "s42-attack-void"
    # Nobody has fought: the group has spent nothing and goes on.
    assert "onward 1910" in legal(game)


# Position texts


@pytest.mark.rule(GAME, "34.1.2")
@pytest.mark.parametrize(
    ("mask", "units", "key"),
    [
        ({"armies": ["r1", "r1"]}, {}, "tracks.maskirovka.armies"),
        ({"armies": ["a"]}, {}, "tracks.maskirovka.armies"),
        ({"revealed": ["a"]}, {}, "tracks.maskirovka.revealed"),
        ({"filled": [9]}, {}, "tracks.maskirovka.filled"),
        ({"possible": "2"}, {}, "tracks.maskirovka.possible"),
        ({}, {"x": "axis infantry 5-7-3 box-1"}, "units"),
        ({}, {"x": "soviet infantry 3-5-3 box-6"}, "units"),
    ],
)
def test_a_position_says_what_can_be(mask: dict[str, Any], units: dict[str, str], key: str) -> None:
    with pytest.raises(PositionError) as caught:
        stand(PLACES, {"a": "axis infantry 5-7-3 1510", **units}, mask=mask)
    assert key in str(caught.value)


@pytest.mark.rule(GAME, "34.1.1", "34.7", "34.2")
@pytest.mark.parametrize(
    ("places", "mask", "code"),
    [
        # Once markers are assigned no army is without.
        (PLACES, {"armies": ["r1"]}, "army-without-marker"),
        (PLACES | {"r2": "turn-23"}, {"armies": ["r1"]}, "army-without-marker"),
        # One that has been removed is revealed no longer.
        (PLACES | {"r2": "turn-23"}, {"revealed": ["r2"]}, "revealed-army-away"),
    ],
)
def test_a_position_has_a_box_for_each_army_and_reveals_those_in_play(
    places: dict[str, str], mask: dict[str, Any], code: str
) -> None:
    with pytest.raises(PositionError) as caught:
        stand(places, {"a": "axis infantry 5-7-3 1510"}, mask=mask)
    assert [problem.code for problem in caught.value.problems] == [code]


@pytest.mark.rule(GAME, "34.1.2")
def test_a_position_is_written_and_read_again() -> None:
    units = {"a": "axis infantry 5-7-3 1510", "u": "soviet infantry 3-5-3 box-2"}
    mask = {"revealed": ["r1"], "filled": [2], "possible": "1"}
    game = stand(PLACES, units, mask=mask)
    again = position(game.position())
    assert work_of(again).data == work_of(game).data
    assert where(again, "u") == "army-box-2"
    # What is open to all tells nothing of it.
    assert "possible" not in str(game.view("axis").tracks)
