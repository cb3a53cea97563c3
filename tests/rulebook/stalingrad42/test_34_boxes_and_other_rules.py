"""34 Reserve Armies and their boxes where other rules meet them: plans, arrivals, Entry Areas."""

from __future__ import annotations

import pytest

from hexside.engine.positions import PositionError
from hexside.games.stalingrad42.checks import violations
from tests.rulebook.stalingrad42 import s42_kit
from tests.rulebook.stalingrad42.s42_maskirovka_kit import (
    codes,
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
FOE = {"x": "axis infantry 5-7-3 1105"}
RIFLE = "soviet infantry 3-5-3"
TANK = "soviet tank 7-5-5"


@pytest.mark.rule(GAME, "34.4.1", "26.2", "A-84")
@pytest.mark.parametrize("place", ["ea-a", "2310"])
def test_a_headquarters_that_goes_into_a_box_loses_its_planned_offensive(place: str) -> None:
    game = stand(
        {"r1": "2410", "r2": "2412"},
        FOE | {"hq": f"soviet front-hq 0-1-4 {place}"},
        tracks={"offensives": [{"hq": "hq", "since": 21, "status": "ready"}]},
        lines={"rail": "2310 2410"},
    )
    assert "s42-offensive-lost" in told(play(game, "enter-box hq army-box-1"))
    assert not game.state.data.offensives
    assert not violations(work_of(game).rules, game.state)


@pytest.mark.rule(GAME, "34.4.1", "A-102")
def test_a_second_counter_that_arrives_in_a_box_takes_the_former_one_out_of_play() -> None:
    units = {"sov-gmc-1": "turn-28", "sov-grd-1": "2305"}
    game = stand({"r1": "2410", "r2": "2412"}, FOE | units, turn=28, phase="initial")
    assert "s42-former-counter-leaves" in told(play(game, "enter-box sov-gmc-1 army-box-1"))
    assert where(game, "sov-grd-1") == "removed"


@pytest.mark.rule(GAME, "34.4.2", "22.6.4")
def test_no_more_than_two_units_come_out_into_the_transit_box() -> None:
    units = dict.fromkeys("abc", f"{RIFLE} box-1")
    game = stand({"r1": "ea-f", "r2": "2412"}, FOE | units)
    play(game, "come-out a", "come-out b")
    assert codes(game, "come-out c") == {"s42-transit-full 22.6.4"}
    assert not legal_with(game, "come-out")


@pytest.mark.rule(GAME, "24.1.3", "34.6.2", "A-99")
def test_units_in_the_box_of_an_army_that_must_leave_area_g_are_disrupted_too() -> None:
    units = {
        "tank": "axis panzer 10-8-6 1410",
        "a": f"{RIFLE} box-1",
        "b": f"{RIFLE} box-1 full-retreat",
        "c": f"{RIFLE} ea-g",
    }
    game = stand({"r1": "ea-g", "r2": "2412"}, units, seat="axis", areas={"entry-g": "1410 1411"})
    play(game, "move tank ea-g", "displace r1 h", "displace c j")
    assert marks(game, "a") == marks(game, "c") == {"disrupted"}
    assert marks(game, "b") == {"full-retreat"}


@pytest.mark.rule(GAME, "34.1.2", "34.3.1")
def test_a_box_that_was_filled_holds_the_army_that_has_its_marker_now() -> None:
    units = FOE | {"sov-gmc-1": "turn-28"}
    game = stand({"r1": "ea-a", "r2": "ea-a"}, units, turn=28, phase="initial")
    play(game, "enter-box sov-gmc-1 army-box-1", "done", "tie-marker r1 army-box-2")
    assert legal_with(game, "move", "r1")
    assert codes(game, "move r2 2410") == {"s42-army-has-been-filled 34.3.1"}
    assert "s42-army-has-been-filled 34.3.1" in codes(game, "transfer r2 ea-b")


@pytest.mark.rule(GAME, "34.4.1", "34.1.2")
def test_who_enters_a_box_shows_that_its_army_is_supplied() -> None:
    units = {"x": "axis infantry 5-7-3 1305", "u": f"{RIFLE} ea-a"}
    game = stand({"r1": "1505", "r2": "2412"}, units)
    play(game, "enter-box u army-box-2")
    assert knows(game) == {"r1": "1", "r2": "2"}


@pytest.mark.rule(GAME, "34.4.2", "22.7", "34.6.1")
def test_units_that_come_out_in_an_area_attack_from_it_and_those_inside_do_not() -> None:
    units = {"a": f"{TANK} box-1", "b": f"{RIFLE} box-1", "x": "axis infantry 2-2-3 2410"}
    game = stand({"r1": "ea-a", "r2": "2412"}, units)
    play(game, "come-out a", "done", "attack 2410")
    assert not codes(game, "add a")
    assert codes(game, "add b") == {"s42-in-a-holding-box 34.6.1"}


@pytest.mark.rule(GAME, "34.4.1", "29.1.2", "A-87")
@pytest.mark.parametrize("attacker", ["a", "x"])
def test_nobody_goes_out_of_a_contested_city_into_a_box(attacker: str) -> None:
    battle = {"hex": "2310", "level": 1, "attackers": [attacker]}
    game = stand(
        {"r1": "2410", "r2": "2412"},
        {"a": f"{RIFLE} 2310", "x": "axis infantry 5-7-3 2310"},
        places={"major-city": "2310"},
        lines={"rail": "2310 2410"},
        tracks={"city_battles": [battle], "control": "2310" if attacker == "a" else []},
    )
    assert codes(game, "enter-box a army-box-1") == {"s42-not-on-connected-rail 34.4.1"}


@pytest.mark.rule(GAME, "34.6.2", "8.6.1", "A-98")
def test_a_hidden_army_retreats_with_what_survives_an_automatic_ds() -> None:
    units = {
        "seen": "soviet infantry 1-1-3 2010",
        "in": f"{RIFLE} box-1",
        "p": "axis panzer 10-8-6 1910",
        "q": "axis panzer 10-8-6 1910",
    }
    game = stand({"r1": "2010", "r2": "2012"}, units, seat="axis")
    play(game, "auto-ds 2010", "add p", "add q", "resolve")
    for uid in ("seen", "r1"):
        s42_kit.play(game, min(legal_with(game, "retreat", uid)))
    assert where(game, "r1") != "2010"
    assert marks(game, "in") == {"full-retreat"}


@pytest.mark.rule(GAME, "34.7", "34.3.1")
def test_a_revealed_army_moves_on_with_what_is_left_in_its_box_and_leaves_it_there() -> None:
    units = FOE | {"a": f"{RIFLE} box-1", "b": f"{RIFLE} box-1"}
    game = stand({"r1": "2310", "r2": "2312"}, units, options={"automatic-victory": "off"})
    play(game, "come-out a", "move r1 2210")
    assert codes(game, "come-out b") == {"s42-army-has-moved 34.4.2"}
    while where(game, "r1") == "2210":
        play(game, "done")
    assert where(game, "b") == "2210"
    assert where(game, "a") == "2310"
    assert where(game, "r1") == "turn-24"


@pytest.mark.rule(GAME, "34.6.2", "18.2")
def test_artillery_that_comes_out_is_one_of_the_three() -> None:
    units = {"a": f"{TANK} box-1", "b": f"{TANK} box-1", "x": "axis panzer 10-8-6 1910"}
    units |= dict.fromkeys(("g", "h"), "soviet artillery 0-1-4 box-1")
    game = stand({"r1": "2010", "r2": "2012"}, units, seat="axis", phase="combat")
    play(game, "attack 2010", "add x", "commit", "come-out g", "come-out a", "come-out b")
    assert codes(game, "come-out h") == {"s42-enough-come-out 34.6.2"}


@pytest.mark.rule(GAME, "34.6.2", "15.3", "A-98")
def test_a_revealed_army_that_stands_alone_answers_a_breakthrough_group_again() -> None:
    units = {
        "p": "axis panzer 30-8-6 1710",
        "d": "soviet infantry 1-1-3 1810 one-step",
        "u": "soviet infantry 1-1-3 box-1",
    }
    game = stand(
        {"r1": "1910", "r2": "2018"},
        units,
        seat="axis",
        phase="combat",
        dice=[1] * 30,
        mask={"revealed": ["r1"]},
    )
    play(game, "attack 1810", "add p", "resolve")
    while "strike 1910" not in legal(game):
        words = ("form", "add", "onward 1810", "done", "give-way", "retreat")
        found = [text for word in words for text in sorted(legal(game)) if text.startswith(word)]
        play(game, found[0])
    assert codes(game, "onward 1910") == {"s42-reserve-army-there 34.6.2"}
    play(game, "strike 1910")
    assert codes(game, "done") == {"s42-must-come-out 34.6.2"}
    play(game, "come-out u")
    assert "attack-declared" in told(play(game, "done"))


@pytest.mark.rule(GAME, "34.6.2", "8.1", "A-61")
@pytest.mark.parametrize(
    ("place", "expected"), [("2010", set()), ("2010 defended", {"already-attacked 8.1"})]
)
def test_a_revealed_army_that_stands_alone_is_attacked_once_in_a_phase(
    place: str, expected: set[str]
) -> None:
    units = {"p": "axis panzer 10-8-6 1910", "q": "axis panzer 10-8-6 2210", "u": f"{RIFLE} box-1"}
    # Somebody else to attack, or the phase would be over.
    units["d"] = f"{RIFLE} 2310"
    mask = {"revealed": ["r1"]}
    game = stand(
        {"r1": place, "r2": "2018"}, units, seat="axis", phase="combat", begun=True, mask=mask
    )
    assert codes(game, "attack 2010") == expected


@pytest.mark.rule(GAME, "30", "33.1")
def test_texts_with_an_axis_unit_in_the_soviet_box_or_an_offensive_to_come_are_refused() -> None:
    with pytest.raises(PositionError) as found:
        stand({"r1": "2410"}, {"x": "axis infantry 5-7-3 trans-caucasus"})
    assert [one.code for one in found.value.problems] == ["not-for-this-box"]
    with pytest.raises(PositionError) as found:
        stand({"r1": "2410"}, FOE, turn=26, tracks={"winter_offensive": 27})
    assert [one.code for one in found.value.problems] == ["out-of-range"]


@pytest.mark.rule(GAME, "19.3", "13.3.2", "34.6.2", "A-27")
@pytest.mark.parametrize("way", ["retreat r1 1910 2009", "done"])
def test_the_owner_says_whether_an_army_goes_along_with_units_in_full_retreat(way: str) -> None:
    units = {
        "a": "axis panzer 10-8-6 1610",
        "d": f"{RIFLE} 1810 full-retreat",
        "in": f"{RIFLE} box-1",
    }
    game = stand({"r1": "1810", "r2": "2012"}, units, seat="axis")
    play(game, "move a 1710")
    # the way of those in Full Retreat is chosen by the active player, and no other.
    assert game.waiting == ("axis",)
    assert not legal_with(game, "retreat", "r1") | legal_with(game, "done")
    assert codes(game, "retreat r1 1910 2009") == {"s42-led-by-its-owner 19.3"}
    play(game, "retreat d 1910 2009")
    assert game.waiting == ("soviet",)
    play(game, way)
    assert where(game, "r1") == ("1810" if way == "done" else "2009")
    assert where(game, "in") == "army-box-1"
    assert not marks(game, "in") & {"disrupted", "full-retreat"}


@pytest.mark.rule(GAME, "19.3", "13.3.3", "34.6.2")
def test_attackers_do_not_keep_an_army_from_leaving_with_the_last_defenders() -> None:
    units = {
        "a": "axis panzer 30-8-6 1710",
        "b": "axis panzer 30-8-6 1711",
        "d": "soviet infantry 1-1-3 1810 one-step",
        "f": f"{RIFLE} 1810 full-retreat",
        "in": f"{RIFLE} box-1",
    }
    game = stand({"r1": "1810", "r2": "2012"}, units, seat="axis", phase="combat", dice=[1] * 30)
    play(game, "attack 1810", "add a", "add b", "commit", "done", "resolve")
    assert (where(game, "d"), game.waiting) == ("eliminated", ("axis",))
    play(game, min(legal_with(game, "retreat", "f")))
    assert game.waiting == ("soviet",)
    play(game, min(legal_with(game, "retreat", "r1")))
    assert where(game, "r1") != "1810"
    assert where(game, "in") == "army-box-1"
