"""22 Reinforcements, the properties of Entry Areas, and transfers between them."""

from __future__ import annotations

from typing import Any

import pytest

import hexside
from hexside.api import Game
from hexside.games.stalingrad42 import GAME as RULES
from hexside.games.stalingrad42.reading.loading import load
from hexside.games.stalingrad42.rules import S42Rules
from hexside.games.stalingrad42.sequence.order_of_play import MOMENTS
from tests.rulebook.stalingrad42.s42_battles import declare, fight
from tests.rulebook.stalingrad42.s42_kit import (
    codes,
    cost,
    ends,
    legal,
    legal_with,
    marks,
    play,
    stand,
    told,
    where,
)

GAME = "stalingrad-42"
#: Areas of both shores of the Caspian along the north edge of a small board.
SHORES = {
    "entry-a": "1808",
    "entry-b": "1908",
    "entry-e": "2008",
    "entry-g": "2208",
    "entry-h": "2308",
    "entry-l": "2408",
    "entry-x": "1816",
    "entry-y": "1916",
}
FOE = {"foe": "axis infantry 5-7-3 2616"}


def campaign(units: dict[str, str], **more: Any) -> Game:
    settings: dict[str, Any] = {"scenario": "campaign", "turn": 12, "areas": SHORES}
    return stand(FOE | units, **({"seat": "soviet"} | settings | more))


def rules_of(scenario: str) -> S42Rules:
    return S42Rules(RULES, MOMENTS, load(), scenario, {})


# 22.1


@pytest.mark.rule(GAME, "22.1.1")
def test_where_reinforcements_arrive() -> None:
    rules = rules_of("campaign")
    codes_of = {row.unit: row.entry for row in load().arrivals if row.scenario == "campaign"}
    expected = {"C": tuple("ghjkl"), "A-C": tuple("abc"), "W-Z": tuple("wxyz")}
    seen = set()
    for uid, arrival in rules.arrivals.items():
        code = codes_of[uid]
        if code in expected:
            assert arrival.areas == expected[code], uid
            seen.add(code)
    assert seen == set(expected)


@pytest.mark.rule(GAME, "22.1.2")
def test_reinforcements_must_be_placed_in_their_initial_phase() -> None:
    rules = rules_of("campaign")
    uid = next(u for u, a in rules.arrivals.items() if a.turn == 12 and a.areas == tuple("abc"))
    game = campaign({uid: "turn-12"}, phase="initial")
    assert codes(game, "done") == {"s42-must-be-placed 22.1.2"}
    assert legal_with(game, "reinforce", uid) == {f"reinforce {uid} {a}" for a in "abc"}
    play(game, f"reinforce {uid} b", "done")
    # It may come onto the map, stay, or go to another area.
    assert legal_with(game, "move", uid)
    assert f"transfer {uid} ea-a" in legal(game)
    play(game, "done")
    assert where(game, uid) == "ea-b"


@pytest.mark.rule(GAME, "22.1.1")
def test_a_single_area_is_no_choice() -> None:
    rules = rules_of("fall-blau")
    uid = next(u for u, a in rules.arrivals.items() if a.areas == ("m",))
    units = FOE | {uid: "turn-3"}
    game = stand(units, phase="initial", seat="soviet", turn=3, areas={"entry-m": "2612"})
    assert where(game, uid) == "ea-m"


@pytest.mark.rule(GAME, "22.1.3")
def test_worn_units_start_the_campaign_on_their_reduced_side() -> None:
    game = hexside.new(f"{GAME}/fall-blau", seed=1)
    worn = {
        row.unit: row.steps
        for row in load().starts
        if row.scenario == "fall-blau" and row.hex and row.steps < load().roster[row.unit].steps
    }
    assert worn
    for uid, steps in worn.items():
        assert game.state.units[uid].steps == steps


# 22.2, 22.3


@pytest.mark.rule(GAME, "22.2", "16.2.2")
def test_friendly_areas_by_scenario() -> None:
    axis, soviet = rules_of("campaign").areas
    assert axis == tuple("wxyz")
    assert soviet == tuple("abcdefghjkl")
    assert rules_of("uranus").areas[0] == tuple("qrxyz")


@pytest.mark.rule(GAME, "22.3.1")
def test_mechanised_units_enter_by_road_at_the_road_rate() -> None:
    units = {"t": "soviet tank 7-5-5 ea-a", "i": "soviet infantry 3-5-3 ea-a"}
    game = campaign(units, lines={"primary-road": "1808 1809 1810"})
    assert cost(game, "move t 1808") == 0.5
    assert cost(game, "move i 1808") == 1
    assert cost(game, "move t 1808 1809 1810") == 1.5


@pytest.mark.rule(GAME, "22.3.1")
def test_a_unit_that_enters_an_area_leaves_it_in_a_later_phase() -> None:
    game = campaign({"t": "soviet tank 7-5-5 1808", "u": "soviet tank 7-5-5 1812"})
    play(game, "move t ea-a")
    assert not legal_with(game, "move", "t")
    assert not legal_with(game, "transfer", "t")
    assert codes(game, "transfer t ea-b") == {"already-moved 22.6.1"}


# 22.4


@pytest.mark.rule(GAME, "22.4")
def test_areas_have_no_stacking_limit_and_no_zones() -> None:
    units = {f"u{n}": "soviet infantry 3-5-3 ea-a" for n in range(5)}
    # An Axis unit at the edge exerts no zone into the area, nor units there one onto the map.
    near = {"foe": "axis infantry 5-7-3 1808"}
    game = campaign(units | near)
    assert "transfer u0 ea-b" in legal(game)
    play(game, "done")
    assert all(where(game, uid) == "ea-a" for uid in units)
    axis = stand(units | near, seat="axis", areas={"entry-a": "1808"})
    assert cost(axis, "move foe 1809") == 1


@pytest.mark.rule(GAME, "22.4")
def test_units_in_an_area_are_not_attacked_and_not_beside_enemies() -> None:
    units = {"a": "axis infantry 9-7-3 2009", "s": "soviet infantry 1-1-3 ea-a"}
    game = fight(units, areas={"entry-a": "2009"})
    assert {t.split()[1] for t in legal_with(game, "attack")} == {"2615"}
    rallied = stand(
        {"a": units["a"], "s": "soviet infantry 1-1-3 ea-a disrupted"},
        phase="rally",
        seat="soviet",
        areas={"entry-a": "2009"},
        dice=[1],
    )
    assert "disrupted" not in marks(rallied, "s")


@pytest.mark.rule(GAME, "22.4")
@pytest.mark.parametrize(("seat", "area"), [("soviet", "ea-x"), ("axis", "ea-a")])
def test_no_unit_enters_an_area_of_the_enemy(seat: str, area: str) -> None:
    units = {"a": f"{seat} infantry 3-5-3 1909"}
    areas = {"entry-x": "1908", "entry-a": "1908"}
    other = "axis" if seat == "soviet" else "soviet"
    game = stand(units | {"e": f"{other} infantry 3-5-3 2616"}, seat=seat, areas=areas)
    assert codes(game, f"move a 1908 {area}") == {"s42-enemy-area 22.4"}


# 22.6


@pytest.mark.rule(GAME, "22.6.2")
def test_axis_units_go_from_any_of_their_areas_to_any_other() -> None:
    game = campaign(
        {"a": "axis infantry 5-7-3 ea-x", "s": "soviet infantry 3-5-3 2010"}, seat="axis"
    )
    assert "ea-y" in ends(game, "transfer", "a")
    whole = stand(
        {"a": "axis infantry 5-7-3 ea-z", "sov-rd-1": "2503"},
        scenario="campaign",
        turn=12,
        hexes="",
    )
    assert ends(whole, "transfer", "a") == {"ea-w", "ea-x", "ea-y"}


@pytest.mark.rule(GAME, "22.6.3")
def test_soviet_units_go_between_areas_of_the_same_shore_or_to_f() -> None:
    north = campaign({"n": "soviet infantry 3-5-3 ea-a", "s": "soviet infantry 3-5-3 ea-g"})
    assert ends(north, "transfer", "n") == {"ea-b", "ea-e", "ea-f"}
    assert ends(north, "transfer", "s") == {"ea-f", "ea-h", "ea-l"}
    assert codes(north, "transfer n ea-g") == {"s42-no-transfer 22.6"}
    assert codes(north, "transfer n ea-x") == {"s42-not-your-area 22.2"}


@pytest.mark.rule(GAME, "22.6.4")
def test_the_transit_box_leads_everywhere_and_holds_two_combat_units() -> None:
    units = {
        "f1": "soviet infantry 3-5-3 ea-f",
        "f2": "soviet infantry 3-5-3 ea-f",
        "n": "soviet infantry 3-5-3 ea-a",
        "hq": "soviet soviet-army-hq 0-0-6 ea-a",
    }
    game = campaign(units)
    assert ends(game, "transfer", "f1") == {f"ea-{letter}" for letter in "abeghl"}
    assert codes(game, "transfer n ea-f") == {"s42-transit-full 22.6.4"}
    # Non-combat units do not count, and a unit that leaves makes room for another.
    assert "transfer hq ea-f" in legal(game)
    play(game, "transfer f1 ea-g", "transfer n ea-f")
    assert where(game, "n") == "ea-f"
    assert not legal_with(game, "move", "f2")


@pytest.mark.rule(GAME, "22.6.4", "21.3.1")
def test_the_limit_of_the_transit_box_holds_for_returning_units() -> None:
    gone = {"r": "soviet infantry 3-5-3 eliminated since-1 reduced"}
    full = {"f1": "soviet infantry 3-5-3 ea-f", "f2": "soviet infantry 3-5-3 ea-f"}
    one = campaign(gone | {"f1": full["f1"]}, phase="initial")
    assert "ea-f" in {t.split()[-1] for t in legal_with(one, "return")}
    two = campaign(gone | full, phase="initial")
    assert "ea-f" not in {t.split()[-1] for t in legal_with(two, "return")}


@pytest.mark.rule(GAME, "22.6.1", "21.4")
def test_who_may_not_transfer() -> None:
    units = {
        "bad": "soviet infantry 3-5-3 ea-a disrupted",
        "new": "soviet infantry 3-5-3 ea-a replacement",
        "map": "soviet infantry 3-5-3 1812",
    }
    game = campaign(units)
    assert codes(game, "transfer bad ea-b") == {"s42-not-in-good-order 22.3.1"}
    assert codes(game, "transfer new ea-b") == {"s42-replacement-marker 21.4"}
    assert codes(game, "transfer map ea-b") == {"s42-not-in-area 22.6.1"}


@pytest.mark.rule(GAME, "22.6.1")
def test_transfers_are_outside_the_rail_limit_and_unlimited() -> None:
    units = {f"u{n}": "soviet infantry 3-5-3 ea-a" for n in range(6)}
    game = campaign(units, tracks={"railed": 4})
    for uid in units:
        play(game, f"transfer {uid} ea-b")
    assert game.state.data.railed == 4
    assert {where(game, uid) for uid in units} == {"ea-b"}


@pytest.mark.rule(GAME, "22.6.1", "18.2.1", "28.1.1")
def test_a_transfer_readies_no_guns_and_no_leader() -> None:
    units = {
        "h": "soviet front-hq 0-1-5 ea-a used",
        "c": "soviet leader 0-0-5 ea-a range:2 used",
        "o": "soviet infantry 3-5-3 ea-a out-of-supply",
    }
    game = campaign(units | {"last": "soviet infantry 3-5-3 ea-a"})
    for uid, text in units.items():
        play(game, f"transfer {uid} ea-b")
        assert set(marks(game, uid)) == {text.split()[-1], "moved", "transferred"}


# 22.7


@pytest.mark.rule(GAME, "22.7", "22.6.1")
def test_transferred_units_do_not_attack_onto_the_map_this_turn() -> None:
    units: dict[str, Any] = {
        "s": {
            "side": "soviet",
            "type": "infantry",
            "attack": 9,
            "defense": 5,
            "move": 3,
            "box": "ea-a",
            "marks": ["transferred"],
        },
        "t": "soviet infantry 9-5-3 ea-a",
        "d": "axis infantry 1-2-3 2009 one-step",
    }
    game = fight(units, seat="soviet", areas={"entry-a": "2009"})
    declare(game, "2009", "t")
    assert codes(game, "add s") == {"s42-transferred 22.6.1"}


@pytest.mark.rule(GAME, "22.7")
def test_units_that_drive_the_defender_off_need_not_advance() -> None:
    units = {"t": "soviet infantry 9-5-3 ea-a", "d": "axis infantry 1-2-3 2009 one-step"}
    game = fight(units, seat="soviet", areas={"entry-a": "2009"}, dice=[1])
    declare(game, "2009", "t")
    play(game, "resolve", "axis: retreat d 2010 1911 1912 1812")
    assert "advance t 2009" in legal(game)
    play(game, "done")
    assert where(game, "t") == "ea-a"


@pytest.mark.rule(GAME, "22.7")
def test_a_failed_attack_leaves_the_units_in_their_area() -> None:
    units = {"t": "soviet infantry 4-5-3 ea-a", "d": "axis infantry 5-4-3 2009"}
    game = fight(units, seat="soviet", areas={"entry-a": "2009"}, dice=[6])
    declare(game, "2009", "t")
    events = play(game, "resolve")
    assert "s42-combat-result" in told(events)
    assert where(game, "t") == "ea-a"


@pytest.mark.rule(GAME, "22.7", "18.4")
def test_artillery_supports_an_attack_onto_the_map() -> None:
    units = {
        "t": "soviet infantry 9-5-3 ea-a",
        "in": "soviet front-hq 0-1-5 ea-a range:4",
        "near": "soviet front-hq 0-1-5 2011 range:4",
        "far": "soviet front-hq 0-1-5 2015 range:4",
        "d": "axis infantry 5-9-3 2009",
    }
    game = fight(units, seat="soviet", areas={"entry-a": "2008 2009"}, hexes="1808-2616")
    declare(game, "2009", "t")
    offered = {text.split()[-1] for text in legal_with(game, "support")}
    assert "in" in offered
    assert "far" not in offered


# 22.5


@pytest.mark.rule(GAME, "22.5", "12.2")
def test_a_retreat_into_an_enemy_area_is_the_end() -> None:
    units = {"a": "axis infantry 15-5-3 2009", "x": "soviet infantry 3-3-3 2008 one-step"}
    wall = {"p": "axis infantry 9-9-3 1910", "q": "axis infantry 9-9-3 2110"}
    settings: dict[str, Any] = {
        "hexes": "1908 2008 2108 1909 2009 2109 1910 2010 2110 2011 2616 2615"
    }
    lost = fight(units | wall, dice=[2], turn=8, areas={"entry-x": "2008"}, **settings)
    declare(lost, "2008", "a")
    play(lost, "resolve")
    assert not legal_with(lost, "retreat")
    if legal_with(lost, "give-way"):
        play(lost, "give-way")
    assert where(lost, "x") == "eliminated"
    # Beside a friendly area the same unit is placed there, in Full Retreat.
    safe = fight(units | wall, dice=[2], turn=8, areas={"entry-a": "2008"}, **settings)
    declare(safe, "2008", "a")
    play(safe, "resolve")
    assert where(safe, "x") == "ea-a"
    assert "full-retreat" in marks(safe, "x")
