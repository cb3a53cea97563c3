"""8.4, 8.6: virtual columns in a game, who is attacked and attacks, Automatic DS groups."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rulebook.stalingrad42.s42_battles import assault, column, declare, fight, odds
from tests.rulebook.stalingrad42.s42_kit import (
    codes,
    ends,
    kind,
    legal,
    legal_with,
    marks,
    play,
    stand,
    told,
    where,
)

GAME = "stalingrad-42"
FORT = {"forts": [{"hex": "2009", "side": 1, "complete": True}]}


@pytest.mark.rule(GAME, "8.4.2", "V02", "V03")
def test_columns_beyond_seven_to_one() -> None:
    weak = {"a": "axis infantry 8-7-3 2010", "x": "soviet infantry 1-1-3 2009"}
    assert column(weak, "2009", "a", tracks=FORT) == (8, 1, "7-1")
    tank = {"a": "axis panzer 7-7-6 2010 black", "x": "soviet infantry 1-1-3 2009"}
    assert column(tank, "2009", "a") == (7, 1, "7-1")
    six = {"a": "axis infantry 7-7-3 2010", "x": "soviet infantry 1-1-3 2009"}
    assert column(six, "2009", "a", tracks=FORT)[2] == "6-1"


@pytest.mark.rule(GAME, "8.4.2", "A-13")
def test_the_lowest_odds_are_judged_after_the_shifts() -> None:
    # 1-4 with one shift to the right is 1-3; 1-3 with one to the left is too low.
    tank = {"a": "axis panzer 2-7-6 2010 black", "x": "soviet infantry 3-8-3 2009"}
    game = fight(tank)
    declare(game, "2009", "a")
    assert (odds(game)["ratio"], odds(game)["column"]) == ("1-4", "1-3")
    assert "resolve" in legal(game)
    foot = {"a": "axis infantry 3-7-3 2010", "x": "soviet infantry 3-9-3 2009"}
    assert "attack 2009" in legal(fight(foot))
    assert codes(fight(foot, tracks=FORT), "attack 2009") == {"s42-odds-too-low 8.4.1"}


@pytest.mark.rule(GAME, "8.1")
def test_units_of_a_stack_attack_different_hexes_or_none() -> None:
    units = {
        "a": "axis infantry 9-7-3 2010",
        "b": "axis infantry 9-7-3 2010",
        "c": "axis infantry 9-7-3 2010",
        "x": "soviet infantry 3-5-3 2009",
        "w": "soviet infantry 3-4-3 2009",
        "y": "soviet infantry 3-5-3 2011",
    }
    game = fight(units, dice=[6, 6])
    declare(game, "2009", "a")
    # All units of a hex defend together.
    assert (odds(game)["attack"], odds(game)["defense"]) == (9, 9)
    game.play("resolve")
    declare(game, "2011", "b")
    assert legal_with(game, "add") == {"add c"}
    game.play("resolve")
    assert "attacked" not in marks(game, "c")


@pytest.mark.rule(GAME, "8.1")
def test_no_attack_where_a_unit_could_not_go() -> None:
    units = {
        "pz": "axis panzer 9-7-6 2010",
        "inf": "axis infantry 9-7-3 2010",
        "x": "soviet infantry 3-5-3 2009",
    }
    game = fight(units, terrain={"mountain": "2009"})
    declare(game, "2009")
    assert legal_with(game, "add") == {"add inf"}
    assert codes(game, "add pz") == {"not-next-to-target 8.1"}
    road = fight(units, terrain={"mountain": "2009"}, lines={"primary-road": "2009 2010"})
    declare(road, "2009")
    assert legal_with(road, "add") == {"add inf", "add pz"}
    # An enemy bond bars no attack: 1910 and 2110 have theirs between 2009 and 2010.
    bond = {"l": "soviet infantry 3-5-3 1910", "r": "soviet infantry 3-5-3 2110"}
    assert "attack 2009" in legal(fight(units | bond))


@pytest.mark.rule(GAME, "8.1", "A-61")
def test_a_hex_of_units_already_attacked_is_no_target() -> None:
    units = {
        "a": "axis infantry 15-7-3 2012",
        "x": "soviet infantry 3-5-3 2011",
        "b": "axis infantry 15-7-3 2109",
    }
    game = fight(units, dice=[2], hexes="1504-2619")
    assault(game, "2011", "a")
    play(game, "retreat x 1911 1910", "done")
    # x has gone to 1910, next to no one; an attack on it would be its second.
    assert codes(game, "attack 1910") == {"already-attacked 8.1"}
    assert "attack 1910" not in legal(game)


# Automatic DS

GROUP: dict[str, str] = {
    "a1": "axis panzer 10-8-6 2013 red",
    "a2": "axis panzer 9-8-6 1913 red",
    "a3": "axis infantry 6-7-3 1912",
    "x": "soviet infantry 1-3-3 2012 one-step",
}


@pytest.mark.rule(GAME, "8.6.2", "14.1")
def test_companions_of_the_group_advance_with_it() -> None:
    units = GROUP | {
        "i": "axis infantry 5-7-3 2013",
        "j": "axis infantry 5-7-3 2013",
        "k": "axis infantry 5-7-3 2016",
        "sp": "axis supply-point 0-0-5 1913",
    }
    game = stand(units, hexes="1504-2619")
    play(game, "auto-ds 2012", "add a1", "add a2", "add a3", "resolve")
    # j leaves the stack, k joins it too late.
    play(game, "move j 2014", "move k 2015 2014 2013", "done")
    assert kind(game) == "s42-advance"
    assert {text.split()[1] for text in legal_with(game, "advance")} == {
        "a1",
        "a2",
        "a3",
        "i",
        "sp",
    }
    assert codes(game, "advance k 2012") == {"s42-did-not-attack 14.1"}


@pytest.mark.rule(GAME, "8.6.2")
def test_the_player_chooses_the_order_of_the_groups() -> None:
    units = GROUP | {
        "b": "axis panzer 10-8-6 2310 red",
        "z": "soviet infantry 1-1-3 2309 one-step",
    }
    game = stand(units, hexes="1504-2619")
    play(game, "auto-ds 2012", "add a1", "add a2", "add a3", "resolve")
    play(game, "auto-ds 2309", "add b", "resolve")
    assert ("auto-ds-1" in marks(game, "a1"), "auto-ds-2" in marks(game, "b")) == (True, True)
    if kind(game) == "s42-move-units":
        game.play("done")
    assert kind(game) == "s42-choose-group"
    assert legal(game) == {"auto-ds 2012", "auto-ds 2309"}
    assert codes(game, "auto-ds 2011") == {"s42-no-such-group 8.6.2"}
    play(game, "auto-ds 2309")
    assert {text.split()[1] for text in legal_with(game, "advance")} == {"b"}
    play(game, "done")
    assert {text.split()[1] for text in legal_with(game, "advance")} == {"a1", "a2", "a3"}


@pytest.mark.rule(GAME, "8.6.1", "8.6.2", "A-14")
def test_automatic_ds_takes_effect_at_once_and_advances_four() -> None:
    units = GROUP | {"m": "axis infantry 5-7-3 2616", "w": "soviet infantry 1-2-3 2012"}
    del units["x"]
    game = stand(units, hexes="1504-2619")
    events = play(game, "auto-ds 2012", "add a1", "add a2", "add a3", "resolve")
    # The survivor retreats now, by the choice of its owner, and is routed.
    assert "s42-shattered" in told(events)
    assert (game.waiting, kind(game)) == (("soviet",), "retreat-units")
    assert {len(text.split()) - 2 for text in legal_with(game, "retreat", "w")} == {4}
    game.play(sorted(legal_with(game, "retreat", "w"))[0], "soviet")
    assert "full-retreat" in marks(game, "w")
    assert (game.waiting, game.state.data.phase) == (("axis",), "movement")
    assert where(game, "a1") == "2013"
    # In the Combat Phase 10-1 gives four hexes as well.
    strong = {"a": "axis panzer 10-8-6 2012 red", "x": "soviet infantry 1-1-3 2011 one-step"}
    regular = fight(strong, hexes="1504-2619")
    assault(regular, "2011", "a")
    assert max(len(text.split()) - 2 for text in legal_with(regular, "advance", "a")) == 4


@pytest.mark.rule(GAME, "8.6.1", "22.4", "A-72")
@pytest.mark.parametrize("word", ["disrupted", "train", "replacement"])
def test_who_cannot_contribute(word: str) -> None:
    units = {"a": f"axis panzer 10-8-6 2012 red {word}", "x": "soviet infantry 1-1-3 2011"}
    game = stand(units | {"b": "axis infantry 1-7-3 2112"})
    assert "auto-ds 2011" not in legal(game)
    able = {"a": "axis panzer 10-8-6 2012 red", "x": "soviet infantry 1-1-3 2011"}
    assert "auto-ds 2011" in legal(stand(able))


@pytest.mark.rule(GAME, "8.6.1", "22.4", "22.7")
def test_units_in_an_entry_area_do_not_contribute() -> None:
    units: dict[str, Any] = {
        "a": "axis panzer 10-8-6 ea-x red",
        "b": "axis infantry 2-7-3 2012",
        "x": "soviet infantry 1-1-3 2011",
    }
    game = stand(units, areas={"entry-x": "2011"})
    # Together they have 12:1, but only in the Combat Phase.
    assert "auto-ds 2011" not in legal(game)
    assert codes(game, "auto-ds 2011") == {"s42-below-ten-to-one 8.6.1"}


@pytest.mark.rule(GAME, "5.3", "A-72")
def test_extended_movers_never_come_next_to_an_enemy() -> None:
    units = {"a": "axis panzer 10-8-6 2016 red", "x": "soviet infantry 1-1-3 2010"}
    game = stand(units)
    assert not {"2011", "2111", "1911"} & ends(game, "extend", "a")
