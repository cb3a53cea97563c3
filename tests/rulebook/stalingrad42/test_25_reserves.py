"""25.2.1, 25.2.2: units are placed in reserve, and what they do not do."""

from __future__ import annotations

from typing import Any

import pytest

from hexside.games.stalingrad42.state import MINI_MOVEMENT
from hexside.games.stalingrad42.units.reserves import Reserve, ReserveMarkers
from tests.rulebook.stalingrad42.s42_kit import (
    codes,
    legal,
    legal_with,
    marks,
    play,
    stand,
    where,
)
from tests.rulebook.stalingrad42.s42_maskirovka_kit import stand as with_armies
from tests.rulebook.stalingrad42.s42_reserves_kit import (
    ON,
    fighting,
    moving,
)

GAME = "stalingrad-42"


# Placing (25.2.1, 25.2.2)


@pytest.mark.rule(GAME, "25.1", "C202")
def test_without_the_rule_there_are_no_markers() -> None:
    for scenario, used in (("fall-blau", False), ("uranus", True), ("campaign", True)):
        game = stand({"a": "axis infantry 5-5-3 2012"}, scenario=scenario, turn=29)
        assert ("reserve a 1" in legal(game)) == used, scenario
    game = stand({"a": "axis infantry 5-5-3 2012"})
    assert codes(game, "reserve a 1") == {"s42-no-reserves-in-play 25.0"}
    game = moving({"a": "axis infantry 5-5-3 2012"}, options={"reserve-markers": "off"})
    assert "reserve a 1" not in legal(game)


@pytest.mark.rule(GAME, "25.2.1", "A-83")
def test_who_has_not_moved_or_one_hex_outside_enemy_zones() -> None:
    units = {
        "near": "axis infantry 5-5-3 2012",
        "one": "axis infantry 5-5-3 2215",
        "two": "axis infantry 5-5-3 2315",
        "into": "axis infantry 5-5-3 2013",
        "x": "soviet infantry 3-5-3 2011",
    }
    game = moving(units)
    # It stands in an enemy zone already.
    assert "reserve near 1" in legal(game)
    play(game, "move one 2216", "move two 2316", "move into 1913 1912")
    assert "reserve one 1" in legal(game)
    assert codes(game, "reserve into 1") == {"s42-moved-too-far 25.2.1"}
    play(game, "tactical near 2112")
    assert codes(game, "reserve near 1") == {"s42-moved-too-far 25.2.1"}
    assert "reserve two 1" in legal(game)


@pytest.mark.rule(GAME, "25.2.1", "A-98")
@pytest.mark.parametrize(("army", "stop"), [("2010", "2011"), ("2011", "2012")])
def test_who_is_stopped_by_a_hidden_army_may_still_become_a_reserve(army: str, stop: str) -> None:
    units = {
        "b": "soviet infantry 3-5-3 box-1",
        "a": "axis panzer 8-8-6 2012",
        "z": "axis infantry 5-5-3 2016",
    }
    places = {"one": army, "two": "2310", "three": "2311"}
    game = with_armies(places, units, seat="axis", options=ON)
    play(game, next(text for text in legal_with(game, "move", "a") if text.endswith(f" {army}")))
    assert where(game, "a") == stop
    assert not codes(game, "reserve a 1")
    # It goes no further all the same.
    assert not legal_with(game, "move", "a")


@pytest.mark.rule(GAME, "25.2.1", "A-83")
def test_two_hexes_in_two_legs_are_too_many() -> None:
    game = moving({"a": "axis infantry 5-5-3 2215", "b": "axis infantry 5-5-3 2415"})
    play(game, "move a 2216", "move a 2217")
    assert codes(game, "reserve a 1") == {"s42-moved-too-far 25.2.1"}
    # The unit that is moving may be placed after its first hex, and then goes no further.
    play(game, "move b 2416", "reserve b 1")
    assert legal_with(game, "move", "b") == set()
    assert codes(game, "move b 2417") >= {"s42-in-reserve 25.2.1"}


@pytest.mark.rule(GAME, "25.2.1", "A-83")
@pytest.mark.parametrize(
    ("mark", "reason"),
    [
        ("disrupted", "s42-not-in-good-order 25.2.1"),
        ("full-retreat", "s42-not-in-good-order 25.2.1"),
        ("replacement", "s42-has-replacements 25.2.1"),
        ("train", "s42-on-a-train 25.2.1"),
        ("moved", "s42-moved-too-far 25.2.1"),
        ("auto-ds-1", "s42-auto-ds-marked 25.2.1"),
        ("frozen", "s42-never-advances 14.1"),
    ],
)
def test_who_may_not_be_placed(mark: str, reason: str) -> None:
    group = [{"number": 1, "vacated": "2009", "units": ["a"]}] if "auto" in mark else []
    units = {"a": f"axis infantry 5-5-3 2012 {mark}", "b": "axis infantry 5-5-3 2013"}
    game = moving(units, tracks={"auto_ds": group})
    assert codes(game, "reserve a 1") == {reason}
    assert "reserve b 1" in legal(game)


@pytest.mark.rule(GAME, "25.2.1")
def test_refusals_about_names() -> None:
    units = {
        "a": "axis infantry 5-5-3 2012",
        "x": "soviet infantry 3-5-3 2009",
        "box": "axis infantry 5-5-3 ea-x",
    }
    game = moving(units)
    assert codes(game, "reserve x 1") == {"not-your-unit"}
    assert codes(game, "reserve nobody 1") == {"unknown-unit"}
    assert codes(game, "reserve box 1") == {"s42-not-on-map 25.2.1"}
    play(game, "reserve a 1")
    assert "s42-in-reserve 25.2.1" in codes(game, "reserve a 2")


@pytest.mark.rule(GAME, "25.2.1", "A-83")
def test_marked_units_do_not_move_in_any_way() -> None:
    rail = {"lines": {"rail": ["2012 2013 2014 2015"]}, "areas": {"entry-x": "2015"}}
    units = {"a": "axis infantry 5-5-3 2012", "b": "axis infantry 5-5-3 2112"}
    game = moving(units, **rail)
    assert "full-retreat a" in legal(game)
    play(game, "reserve a 1")
    mine = {text for text in legal(game) if text.split()[1:2] == ["a"]}
    assert mine == set()
    for action in ("move a 2013", "extend a 2013", "tactical a 2013", "rail a 2015"):
        assert "s42-in-reserve 25.2.1" in codes(game, action), action
    assert "s42-in-reserve 25.2.1" in codes(game, "full-retreat a")
    assert legal_with(game, "move", "b")


@pytest.mark.rule(GAME, "25.2.1", "33.2.3")
def test_no_markers_in_the_mini_turn() -> None:
    game = moving({"a": "axis infantry 5-5-3 2012"})
    work: Any = game.rules.work(game.state)
    work.change(phase=MINI_MOVEMENT)
    choice = ReserveMarkers()
    assert choice.legal(work, 0, ["a"]) == []
    assert [reason.code for reason in choice.reasons(work, 0, Reserve("a", "1"))] == [
        "s42-no-reserve-markers-now"
    ]


@pytest.mark.rule(GAME, "25.2.2", "C201")
def test_three_markers_a_side_each_on_one_stack() -> None:
    units = {f"u{n}": f"axis infantry 5-5-3 2{n}15" for n in range(5)}
    game = moving({**units, "mate": "axis infantry 5-5-3 2015"})
    play(game, "reserve u0 1")
    # The same stack may stand under one marker, or under two.
    assert legal_with(game, "reserve", "mate") == {"reserve mate 1", "reserve mate 2"}
    # The free ones are alike: the next is laid first, and the refusal names it.
    assert codes(game, "reserve u1 3") == {"s42-earlier-marker-first 25.2.2"}
    play(game, "reserve mate 1", "reserve u1 2")
    assert codes(game, "reserve u2 1") == {"s42-marker-elsewhere 25.2.2"}
    play(game, "reserve u2 3")
    assert codes(game, "reserve u3 4") == {"s42-no-such-marker 25.2.2"}
    assert codes(game, "reserve free-axis 4") == {"s42-no-such-marker 25.2.2"}
    assert legal_with(game, "reserve") == set()
    assert [marks(game, uid) for uid in ("u0", "mate", "u1")] == [
        ("reserve-1",),
        ("reserve-1",),
        ("reserve-2",),
    ]


@pytest.mark.rule(GAME, "25.2.2", "25.2.1")
def test_the_enemy_has_markers_of_his_own() -> None:
    units = {
        "a": "axis infantry 5-5-3 2012 reserve-1",
        "x": "soviet infantry 3-5-3 2008",
        "y": "soviet infantry 3-5-3 1808",
    }
    game = moving(units, seat="soviet")
    play(game, "reserve x 1", "reserve y 2")
    assert marks(game, "y") == ("reserve-2",)


# What marked units do and do not do


@pytest.mark.rule(GAME, "25.2.1", "A-83", "25.2.3")
def test_marked_and_activated_units_do_not_attack() -> None:
    units = {
        "a": "axis infantry 9-5-3 2012 reserve-1",
        "b": "axis infantry 9-5-3 2012",
        "x": "soviet infantry 3-5-3 2011",
    }
    game = fighting(units, dice=[1])
    play(game, "attack 2011")
    assert codes(game, "add a") == {"s42-reserves-do-not-attack 25.2.3"}
    assert legal_with(game, "add") == {"add b"}
    play(game, "cancel", "activate-reserve 2012 1", "done", "attack 2011")
    assert marks(game, "a") == ("activated",)
    assert codes(game, "add a") == {"s42-reserves-do-not-attack 25.2.3"}
    # Its zone is still there: the enemy beside it is held as by any unit.
    work: Any = game.rules.work(game.state)
    assert work.field.zoc[0][game.rules.board.grid.index("2113")] > 0


@pytest.mark.rule(GAME, "A-83", "8.6.1")
def test_marked_units_take_no_part_in_an_automatic_ds() -> None:
    units = {
        "a": "axis infantry 20-5-3 2012",
        "b": "axis infantry 5-5-3 2112",
        "x": "soviet infantry 2-2-3 2011",
    }
    game = moving(units)
    assert "auto-ds 2011" in legal(game)
    play(game, "reserve a 1")
    assert "auto-ds 2011" not in legal(game)
