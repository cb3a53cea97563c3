"""34.6, A-98: Reserve Armies attacked and entered."""

from __future__ import annotations

import pytest

from hexside.engine import Outcome, apply
from tests.rulebook.stalingrad42.s42_army_attack import AXIS, PLACES, attack, choices, until
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
