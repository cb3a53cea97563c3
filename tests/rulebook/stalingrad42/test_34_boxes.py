"""34.4, 34.5, A-99 to A-101 Into and out of holding boxes, replacements, rally and supply there."""

from __future__ import annotations

import pytest

from hexside.api import Game, position
from hexside.games.stalingrad42.reading.printed import SOVIET
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
RAIL = {"rail": " ".join(f"{column}12" for column in range(12, 25))}
#: Area A beyond the north of the east edge, E beyond its south; H beyond the south.
AREAS = {
    "entry-a": "2401 2402 2403 2404 2405 2406 2407 2408",
    "entry-e": "2418 2419 2420",
    "entry-h": "1620",
    "entry-x": "1008 1009 1010",
}
FOE = {"x": "axis infantry 5-7-3 1110"}


# 34.4.1 Into a box


@pytest.mark.rule(GAME, "34.4", "34.4.1", "A-51")
def test_reinforcements_go_into_boxes_of_armies_supplied_by_a_to_d() -> None:
    rules = work_of(stand({}, FOE)).rules
    uid = next(
        uid
        for uid, arrival in sorted(rules.arrivals.items())
        if arrival.turn == 22 and rules.combat[uid] and rules.side[uid] == SOVIET
    )
    places = {"r1": "2304", "r2": "2319", "r3": "ea-h", "r4": "ea-e", "r5": "ea-a"}
    game = stand(places, FOE | {uid: "turn-22"}, areas=AREAS, phase="initial")
    # A-51: E supplies other units, not reinforcements.
    assert ends(game, "enter-box", uid) == {"army-box-1", "army-box-5"}
    for number, army in ((2, "r2"), (3, "r3"), (4, "r4")):
        assert codes(game, f"enter-box {uid} army-box-{number}") == {
            "s42-army-not-supplied 34.4.1"
        }, army
    events = play(game, f"enter-box {uid} army-box-1")
    assert event(events, "s42-unit-enters-box") == {
        "unit": uid,
        "start": "turn-22",
        "to": "army-box-1",
    }
    assert where(game, uid) == "army-box-1"
    assert knows(game)["r2"] == "2345"
    assert knows(game)["r1"] == "12345"
    assert codes(game, f"enter-box {uid} army-box-5") == {
        "not-arriving 34.4.1",
        "already-moved 34.4.1",
    }
    # 34.3.1: its army stays where it is this turn.
    play(game, "done")
    assert not legal_with(game, "move", "r1")


@pytest.mark.rule(GAME, "34.4.1", "A-51", "A-100")
def test_units_in_the_areas_a_to_f_go_into_boxes_of_armies_supplied_by_a_to_e() -> None:
    units = {
        **FOE,
        "a": "soviet infantry 3-5-3 ea-a",
        "e": "soviet infantry 3-5-3 ea-e",
        "f": "soviet infantry 3-5-3 ea-f",
        "h": "soviet infantry 3-5-3 ea-h",
    }
    places = {"r1": "2304", "r2": "2319", "r3": "1619", "r4": "ea-h", "r5": "ea-e"}
    game = stand(places, units, areas=AREAS)
    for uid in "aef":
        assert ends(game, "enter-box", uid) == {"army-box-1", "army-box-2", "army-box-5"}
    # r3 is supplied by H, in H there is no such line.
    assert codes(game, "enter-box a army-box-3") == {"s42-army-not-supplied 34.4.1"}
    assert codes(game, "enter-box a army-box-4") == {"s42-army-not-supplied 34.4.1"}
    assert codes(game, "enter-box h army-box-1") == {"s42-no-way-into-box 34.4.1"}
    assert codes(game, "enter-box a army-box-9") == {"s42-no-such-box 34.1.2"}
    # Any number, and none of them counts against the trains.
    play(game, *(f"enter-box {uid} army-box-2" for uid in "aef"))
    assert work_of(game).data.railed == 0
    assert knows(game)["r3"] == "1345"
    # The whole allowance: nobody moves on.
    assert codes(game, "leave-box a ea-a") == {"already-moved 34.4.1"}


@pytest.mark.rule(GAME, "34.4.1", "A-100", "34.2")
def test_combat_units_in_good_order_without_trains_or_replacements() -> None:
    units = {
        **FOE,
        "guns": "soviet artillery 0-1-5 ea-a",
        "hq": "soviet soviet-army-hq 0-0-5 ea-a",
        "hurt": "soviet infantry 3-5-3 ea-a disrupted",
        "new": "soviet infantry 3-5-3 ea-a replacement",
        "rail": "soviet infantry 3-5-3 2012 train",
        "done": "soviet infantry 3-5-3 ea-a moved",
        "bound": "soviet infantry 3-5-3 2112 frozen",
    }
    game = stand({"r1": "2304"}, units, lines=RAIL)
    assert "enter-box guns army-box-1" in legal(game)
    for uid, code in (
        ("hq", "s42-combat-units-only 34.2"),
        ("hurt", "s42-not-in-good-order 34.4.1"),
        ("new", "s42-replacement-marker 34.4.1"),
        ("rail", "s42-on-a-train 34.4.1"),
        ("done", "already-moved 34.4.1"),
        ("bound", "s42-unit-frozen 34.4.1"),
    ):
        assert codes(game, f"enter-box {uid} army-box-1") == {code}
    assert codes(game, "enter-box x army-box-1") == {"not-your-unit"}


@pytest.mark.rule(GAME, "34.4.1", "A-100")
def test_one_unit_a_turn_from_a_connected_rail_hex_however_far() -> None:
    units = {
        **FOE,
        "far": "soviet infantry 3-5-3 2112",
        "near": "soviet infantry 3-5-3 2212",
        "cut": "soviet infantry 3-5-3 1312",
        "off": "soviet infantry 3-5-3 2014",
    }
    game = stand({"r1": "2304", "r2": "2018"}, units, lines=RAIL)
    assert codes(game, "enter-box off army-box-1") == {"s42-not-on-connected-rail 34.4.1"}
    # 34.4.1: a hex out of reach of the lines of supply is no such hex.
    assert codes(game, "enter-box cut army-box-1") == {"s42-unit-not-supplied 34.4.1"}
    play(game, "enter-box far army-box-1")
    assert where(game, "far") == "army-box-1"
    assert codes(game, "enter-box near army-box-1") == {"s42-strategic-move-made 34.4.1"}
    # 34.4.1: it is no Rail Movement.
    assert (work_of(game).data.railed, marks(game, "far")) == (0, {"moved"})


@pytest.mark.rule(GAME, "34.4.1", "34.4")
def test_no_one_marches_into_a_box() -> None:
    game = stand({"r1": "2010"}, {**FOE, "u": "soviet infantry 3-5-3 2011"})
    play(game, "move u 2010")
    assert where(game, "u") == "2010"


@pytest.mark.rule(GAME, "34.4.1", "34.4.2")
def test_one_unit_a_turn_from_box_to_box_or_to_an_area() -> None:
    units = {
        **FOE,
        "u": "soviet infantry 3-5-3 box-1",
        "v": "soviet infantry 3-5-3 box-2",
        "w": "soviet infantry 3-5-3 box-3",
    }
    places = {"r1": "2304", "r2": "2306", "r3": "1218"}
    game = stand(places, units, areas={**AREAS, "entry-h": "1620"})
    assert "enter-box u army-box-2" in legal(game)
    assert ends(game, "leave-box", "u") == {"ea-a", "ea-b", "ea-c", "ea-d", "ea-e"}
    assert codes(game, "enter-box u army-box-1") == {"s42-is-in-that-box 34.4.1"}
    assert codes(game, "leave-box u h") == {"s42-not-your-area 34.4.2"}
    assert codes(game, "leave-box r1 a") == {"s42-not-in-a-box 34.4.2"}
    play(game, "leave-box u a")
    assert where(game, "u") == "ea-a"
    assert codes(game, "leave-box v ea-a") == {"s42-box-move-made 34.4.2"}
    assert codes(game, "enter-box v army-box-1") == {"s42-box-move-made 34.4.2"}
    # It has spent its whole allowance.
    assert not legal_with(game, "move", "u")


@pytest.mark.rule(GAME, "34.4.2")
def test_both_ends_must_be_supplied_and_the_army_must_not_have_moved() -> None:
    ring = {f"x{n}": f"axis infantry 5-7-3 {hex}" for n, hex in enumerate(("1809", "1811", "1711"))}
    units = {**FOE, **ring, "u": "soviet infantry 3-5-3 box-1", "v": "soviet infantry 3-5-3 box-2"}
    game = stand({"r1": "1710", "r2": "2310"}, units)
    assert codes(game, "leave-box u ea-a") == {"s42-army-not-supplied 34.4.2"}
    play(game, "move r2 2311")
    assert codes(game, "leave-box v ea-a") == {"s42-army-has-moved 34.4.2"}
    assert codes(game, "come-out v") == {"s42-army-has-moved 34.4.2"}


@pytest.mark.rule(GAME, "34.4.2", "34.1.2")
def test_a_unit_that_leaves_shows_that_its_army_has_not_moved() -> None:
    units = {**FOE, "u": "soviet infantry 3-5-3 box-1", "v": "soviet infantry 3-5-3 box-2"}
    game = stand({"r1": "2304", "r2": "2306"}, units)
    play(game, "move r2 2307")
    assert knows(game) == {"r1": "12", "r2": "12"}
    play(game, "leave-box u ea-a")
    assert knows(game) == {"r1": "1", "r2": "2"}


@pytest.mark.rule(GAME, "34.4.2", "34.7")
def test_units_come_out_on_their_army_and_move_on_from_it() -> None:
    units = {
        **FOE,
        "u": "soviet infantry 3-5-3 box-1",
        "v": "soviet infantry 3-5-3 box-1",
        "w": "soviet infantry 3-5-3 box-1",
        "n": "soviet infantry 3-5-3 ea-a",
    }
    game = stand({"r1": "2010", "r2": "2018"}, units)
    events = play(game, "come-out u")
    assert event(events, "s42-army-revealed") == {"unit": "r1", "area": "army-box-1"}
    assert where(game, "u") == "2010"
    assert knows(game) == {"r1": "1", "r2": "2"}
    assert game.view("axis").tracks["reserve_armies_revealed"] == ["r1"]
    assert "2013" in ends(game, "move", "u")
    # A-101: nobody enters its box any more.
    assert codes(game, "enter-box n army-box-1") == {"s42-army-is-revealed 34.7"}
    assert told(play(game, "come-out v")) == ["s42-unit-comes-out"]
    # 34.7: at the end of the player turn the army goes; who is inside stays in its hex.
    play(game, "move u 2011", "done")
    assert where(game, "r1") == "turn-24"
    assert {where(game, uid) for uid in ("v", "w")} == {"2010"}
    assert where(game, "r2") == "2018"


@pytest.mark.rule(GAME, "34.4.2")
def test_in_an_entry_area_they_come_out_into_the_area() -> None:
    game = stand({"r1": "ea-a"}, {**FOE, "u": "soviet infantry 3-5-3 box-1"})
    play(game, "come-out u")
    assert where(game, "u") == "ea-a"
    assert legal_with(game, "move", "u")


# 34.5 Replacements


@pytest.mark.rule(GAME, "34.5", "34.3.1", "21.2")
def test_units_in_boxes_take_replacements() -> None:
    units = {**FOE, "half": "soviet infantry 3-5-3 box-1 reduced"}
    more = {"tracks": {"replacements": {"infantry": 2}}}
    game = stand({"r1": "2010", "r2": "2018"}, units, phase="initial", **more)
    play(game, "rebuild infantry half", "done")
    assert marks(game, "half") == {"replacement"}
    assert not legal_with(game, "move", "r1")
    assert legal_with(game, "tactical", "r1")


@pytest.mark.rule(GAME, "34.5", "21.2", "A-99")
def test_only_where_the_army_is_in_supply() -> None:
    ring = {f"x{n}": f"axis infantry 5-7-3 {hex}" for n, hex in enumerate(("1809", "1811", "1711"))}
    units = {**ring, "half": "soviet infantry 3-5-3 box-1 reduced"}
    more = {"tracks": {"replacements": {"infantry": 2}}}
    game = stand({"r1": "1710", "r2": "2018"}, units, phase="initial", **more)
    assert codes(game, "rebuild infantry half") == {"s42-unit-out-of-supply 21.2"}


@pytest.mark.rule(GAME, "34.5", "A-100", "21.3.1")
def test_units_of_any_type_come_back_into_boxes_without_a_cap() -> None:
    units = {
        "x": "axis infantry 5-7-3 1710",
        "corps": "soviet tank 6-6-5 eliminated since-3",
        "foot": "soviet infantry 3-5-3 eliminated since-3",
        "more": "soviet infantry 3-5-3 eliminated since-3",
    }
    places = {"r1": "2010", "r2": "1810", "r3": "ea-a", "r4": "ea-h"}
    more = {"tracks": {"replacements": {"infantry": 3, "tank": 1}}}
    game = stand(places, units, phase="initial", turn=24, **more)
    boxes = {to for to in ends(game, "return", "tank") if to.startswith("army")}
    # Not beside an enemy combat unit, and supplied by way of A to E.
    assert boxes == {"army-box-1", "army-box-3"}
    assert codes(game, "return tank corps army-box-2") == {"s42-no-such-place 21.3.1"}
    play(
        game,
        "return tank corps army-box-1",
        "return infantry foot army-box-1",
        "return infantry more army-box-1",
    )
    assert where(game, "more") == "army-box-1"
    assert knows(game)["r2"] == "234"
    assert knows(game)["r4"] == "234"
    # 34.3.1: they slow the army down, but do not hold it fast like those that enter its box.
    assert marks(game, "more") == {"replacement"}
    assert work_of(game).data.maskirovka.filled == ()  # type: ignore[union-attr]


# A-99 Rally and supply


@pytest.mark.rule(GAME, "A-99", "13.5")
def test_boxed_units_rally_as_if_in_the_hex_of_their_army() -> None:
    units = {
        "x": "axis infantry 5-7-3 1710",
        "far": "soviet infantry 3-5-3 box-2 disrupted",
        "near": "soviet infantry 3-5-3 box-1 disrupted",
    }
    game = stand({"r1": "1810", "r2": "2018"}, units, dice=[6])
    events = play(game, "done")
    assert [one.arguments["unit"] for one in events if one.code == "s42-rally-rolled"] == ["near"]
    # That one rolled and the other did not shows which of them is beside the enemy.
    assert knows(game) == {"r1": "1", "r2": "2"}
    shown = [one.arguments for one in events if one.code == "s42-box-rallies"]
    assert {"area": "army-box-1", "result": "in-zone"} in shown


@pytest.mark.rule(GAME, "A-99", "16.1", "16.5.3")
def test_boxed_units_are_supplied_like_their_army_and_suffer_no_attrition() -> None:
    ring = {f"x{n}": f"axis infantry 5-7-3 {hex}" for n, hex in enumerate(("1809", "1811", "1711"))}
    units = {**ring, "cut": "soviet infantry 3-5-3 box-1", "ok": "soviet infantry 3-5-3 box-2"}
    game = stand({"r1": "1710", "r2": "2018"}, units)
    events = play(game, "done")
    assert marks(game, "cut") & {"isolated", "out-of-supply"}
    assert not marks(game, "ok")
    assert not [one for one in events if one.code.startswith("s42-attrition")]
    assert knows(game) == {"r1": "1", "r2": "2"}


@pytest.mark.rule(GAME, "34.6.3", "18.2.2")
def test_artillery_in_a_box_is_not_disrupted_by_its_army_and_gives_nothing() -> None:
    units = {
        "x": "axis infantry 5-7-3 1710",
        "guns": "soviet artillery 0-1-5 box-1",
        "s": "soviet infantry 6-5-3 1810",
    }
    game = stand({"r1": "2013"}, units)
    play(game, "extend r1 2012 2011 2010 2009", "done")
    assert marks(game, "guns") == set()
    play(game, "attack 1710", "add s")
    assert not legal_with(game, "support")


@pytest.mark.rule(GAME, "34.6.1", "34.6")
def test_boxed_units_do_not_attack() -> None:
    units = {
        "x": "axis infantry 5-7-3 1710",
        "u": "soviet tank 9-6-5 box-1",
        "s": "soviet infantry 6-5-3 1711",
    }
    game = stand({"r1": "1810"}, units, phase="combat")
    play(game, "attack 1710")
    assert legal_with(game, "add") == {"add s"}
    assert codes(game, "add u") == {"s42-in-a-holding-box 34.6.1"}


# 32.2 Tank corps in boxes


def _corps(count: int) -> Game:
    """A corps in a box with so many others is withdrawn; a brigade may take its place."""
    units = {f"u{number}": "soviet infantry 3-5-3 box-1" for number in range(count)}
    units |= {"sov-tc-22": "box-1", "sov-tbr-14": "eliminated since-13"}
    units["sov-rd-119"] = "turn-22"
    game = stand({"r1": "ea-a", "r2": "2014"}, {**FOE, **units}, areas=AREAS, phase="initial")
    play(game, "withdraw-unit sov-tc-22")
    return game


@pytest.mark.rule(GAME, "32.2", "34.2", "A-92")
def test_the_brigade_of_a_corps_in_a_box_comes_there() -> None:
    game = _corps(1)
    assert game.state.data.withdrawn_from == "army-box-1"
    # The text of this position can be read again.
    again = position(game.position())
    assert again.state.data.withdrawn_from == "army-box-1"
    play(game, "place-brigade sov-tbr-14")
    assert where(game, "sov-tbr-14") == "army-box-1"
    assert game.state.units["sov-tbr-14"].marks == ()


@pytest.mark.rule(GAME, "32.2", "34.2")
def test_no_brigade_comes_into_a_box_that_others_have_filled() -> None:
    game = _corps(7)
    assert "place-brigade sov-tbr-14" in legal(game)
    play(game, "enter-box sov-rd-119 army-box-1")
    assert codes(game, "place-brigade sov-tbr-14") == {"s42-no-brigade 32.2"}
    assert game.rules.violations(game.state) == []
