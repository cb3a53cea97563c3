"""15.3, 15.4: the 19th Army and the Strategic Reserve enter by movement (V21, V22)."""

from __future__ import annotations

from typing import Any

import pytest

from hexside.api import Game
from tests.rulebook.a_victory_awaits.ava_kit import (
    argument,
    codes,
    ends,
    event,
    kind,
    legal,
    play,
    stand,
    track,
    where,
)

GAME = "a-victory-awaits"
#: Two Soviet sources in the east of the plain; both are "From Moscow" for 15.4.
EAST = {"soviet-source": "L2004 L2008", "from-moscow": "L2004 L2008"}
ROAD = {"road": ["L2004 L1904 L1804 L1704 L1604 L1504 L1404 L1304 L1204 L1104 L1004"]}
ARMY = {
    "sov-19a": "turn-3",
    "sov-38-rd": "turn-3",
    "sov-127-rd": "turn-3",
    "sov-52-td": "turn-3",
}
FAR = {"z": "axis infantry 3-5 L1001"}


def army(units: dict[str, str] | None = None, **more: Any) -> Game:
    """The 19A chit takes effect."""
    return stand(
        {**FAR, **ARMY, **(units or {})},
        **{
            "scenario": "smolensk",
            "phase": "resolution",
            "chit": "soviet-19a",
            "chits": {"drawn": "soviet-19a"},
            "turn": 3,
            "seat": None,
            "areas": EAST,
            **more,
        },
    )


def reserve(units: dict[str, str], **more: Any) -> Game:
    """15.4: the Strategic Reserve enters."""
    return stand(
        {**FAR, **units},
        **{
            "scenario": "smolensk",
            "phase": "strategic-reserve",
            "turn": 6,
            "seat": "soviet",
            "areas": EAST,
            **more,
        },
    )


def cost(game: Game, action: str) -> float:
    return float(event(play(game, action), "unit-entered")["cost"])


# 15.3, V21


@pytest.mark.rule(GAME, "15.3", "V21")
def test_the_soviet_player_chooses_one_source_for_the_whole_army() -> None:
    game = army()
    assert game.decision is not None
    assert (game.decision.seat, kind(game)) == ("soviet", "choose-entry-hex")
    assert legal(game) == {"done", "enter L2004", "enter L2008"}
    assert codes(game, "enter L1904") == {"no-entry-here 15.3"}
    assert codes(game, "name sov-19a") == {"choose-entry-first 15.3"}
    play(game, "enter L2008")
    assert codes(game, "enter L2004") == {"one-entry-for-all 15.3"}
    play(game, "name sov-19a")
    assert codes(game, "move sov-19a L2004") == {"entry-through-source 15.3"}
    play(game, "move sov-19a L2008 L1907")
    assert where(game, "sov-19a") == "L1907"


@pytest.mark.rule(GAME, "15.3", "V21", "V22")
def test_a_source_with_an_enemy_unit_is_closed() -> None:
    game = army({"a": "axis infantry 3-5 L2004"})
    assert legal(game) == {"done", "enter L2008"}


@pytest.mark.rule(GAME, "15.3", "V21")
def test_the_entered_units_and_nobody_else_may_fight() -> None:
    units = {
        "a": "axis infantry 2-5 L1706",
        "f": "soviet infantry 9-4 L1806",
        "g": "soviet infantry 9-4 L2012",
    }
    game = army(units)
    play(game, "enter L2008", "name sov-52-td", "move sov-52-td L2008 L1907 L1807", "done")
    assert kind(game) == "declare-attacks"
    # f stands in the range of everybody and next to the enemy, but was not activated.
    assert argument(game, "units") == ("sov-52-td",)
    play(game, "attack L1706")
    assert codes(game, "add f") == {"unit-not-activated 8.1"}


@pytest.mark.rule(GAME, "15.3", "V21", "8.1")
def test_the_headquarters_that_enters_activates_nobody() -> None:
    game = army({"f": "soviet infantry 2-4 L1907"})
    play(game, "enter L2008", "name sov-19a", "move sov-19a L2008", "done")
    assert kind(game) != "move-units"
    assert track(game, "drawn") != "soviet-19a"


@pytest.mark.rule(GAME, "15.3", "V21")
def test_the_rest_enters_with_a_later_chit_through_the_same_source() -> None:
    game = army(chits={"drawn": "soviet-19a", "resolved": ["supply"]})
    play(game, "enter L2008", "name sov-19a", "move sov-19a L2008 L1907")
    play(game, "name sov-38-rd", "move sov-38-rd L2008", "done")
    assert where(game, "sov-127-rd") == "turn-3"
    assert track_entry(game) == "L2008"
    later = army({"sov-19a": "L1807", "sov-38-rd": "L1907"}, turn=5, tracks={"army_entry": "L2008"})
    assert kind(later) == "choose-entering-unit"
    assert legal(later) == {"done", "name sov-127-rd", "name sov-52-td"}
    assert codes(later, "enter L2004") == {"one-entry-for-all 15.3"}
    play(later, "name sov-127-rd")
    assert codes(later, "move sov-127-rd L2004") == {"entry-through-source 15.3"}
    play(later, "move sov-127-rd L2008", "done")
    # The headquarters on the map acts as with any chit; who has entered does not move again.
    assert kind(later) == "move-units"
    assert ends(later, "move", "sov-38-rd")
    assert ends(later, "move", "sov-19a")
    assert not ends(later, "move", "sov-127-rd")


def track_entry(game: Game) -> str:
    return str(game.state.data.army_entry)


@pytest.mark.rule(GAME, "15.3", "V21")
def test_a_source_through_which_nobody_entered_does_not_bind() -> None:
    game = army()
    play(game, "enter L2008", "done")
    assert track_entry(game) == ""
    assert {where(game, uid) for uid in ARMY} == {"turn-3"}


@pytest.mark.rule(GAME, "15.3", "V21")
def test_the_first_chit_after_turn_three_brings_the_army_too() -> None:
    assert kind(army(turn=7)) == "choose-entry-hex"


@pytest.mark.rule(GAME, "15.3", "V21")
def test_when_all_have_entered_the_chit_is_an_ordinary_one() -> None:
    units = {uid: f"L190{number + 2}" for number, uid in enumerate(ARMY)}
    game = army({**units, "f": "soviet infantry 2-4 L1705"}, turn=4)
    assert kind(game) == "move-units"
    assert ends(game, "move", "f")


@pytest.mark.rule(GAME, "15.3")
def test_in_the_campaign_any_soviet_source_of_the_east_edge_will_do() -> None:
    game = army(scenario="campaign", hexes="", areas={}, units={"z": "axis infantry 3-5 S0120"})
    sources = "L5504 L5519 S5504 S5507 S5513 S5520 S5529 K5504 K5510 K5517"
    assert legal(game) == {"done", *(f"enter {hex}" for hex in sources.split())}
    inside = army(scenario="smolensk", hexes="", areas={}, units={"z": "axis infantry 3-5 S0120"})
    smolensk = "S5504 S5507 S5513 S5520 S5529"
    assert legal(inside) == {"done", *(f"enter {hex}" for hex in smolensk.split())}


# V22: what entering costs


@pytest.mark.rule(GAME, "15.3", "15.4", "V22")
@pytest.mark.parametrize(
    ("terrain", "unit", "points"),
    [
        (None, "soviet infantry 2-4 available", 1),
        ("dense-forest", "soviet infantry 2-4 available", 2),
        ("dense-forest", "soviet armour 5-4-7 available", 3),
        ("swamp", "soviet armour 5-4-7 available", 3),
    ],
)
def test_without_a_road_the_source_costs_its_terrain(
    terrain: str | None, unit: str, points: int
) -> None:
    board = {"terrain": {terrain: "L2008"}} if terrain else {}
    game = reserve({"b": unit}, **board)
    play(game, "name b")
    assert codes(game, "strategic b L2008") == {"no-road-to-source 9.3"}
    assert cost(game, "move b L2008") == points


@pytest.mark.rule(GAME, "15.4", "V22", "9.3")
def test_by_road_the_source_costs_one_point_or_half_a_point_strategically() -> None:
    forest = {"dense-forest": "L2004"}
    game = reserve({"b": "soviet armour 5-4-7 available"}, lines=ROAD, terrain=forest)
    play(game, "name b")
    assert cost(game, "move b L2004 L1904") == 2
    other = reserve({"b": "soviet infantry 2-4 available"}, lines=ROAD, terrain=forest)
    play(other, "name b")
    # Four points are eight road hexes, that of the source included.
    found = {text.split()[-1] for text in legal(other) if text.startswith("strategic")}
    road = ("L2004", "L1904", "L1804", "L1704", "L1604", "L1504", "L1404", "L1304")
    assert found == set(road)
    assert cost(other, "strategic b " + " ".join(road)) == 4


@pytest.mark.rule(GAME, "15.4", "V22", "9.2")
def test_a_source_in_an_enemy_zone_costs_two_more_and_shuts_out_strategic_movement() -> None:
    units = {"b": "soviet armour 5-4-7 available", "a": "axis infantry 3-5 L2003"}
    game = reserve(units, lines=ROAD)
    play(game, "name b")
    assert codes(game, "strategic b L2004") == {"strategic-enters-zone 9.3"}
    assert cost(game, "move b L2004") == 3
    on = reserve(units, lines=ROAD)
    play(on, "name b")
    # 1 + 2 into the zone; 1 + 2 out of it.
    assert cost(on, "move b L2004 L2005") == 6


@pytest.mark.rule(GAME, "15.4", "V22", "9.2")
def test_the_way_goes_on_at_the_usual_costs_within_the_allowance() -> None:
    game = reserve({"b": "soviet infantry 2-4 available"})
    play(game, "name b")
    reached = ends(game, "move", "b")
    assert {"L2004", "L2008", "L1704"} <= reached
    # Five hexes from off the map are too far for four points.
    assert "L1604" not in reached
    assert codes(game, "move b L2004 L1903 L1803 L1702 L1602") == {"entry-out-of-reach 15.4"}


@pytest.mark.rule(GAME, "15.4", "V22", "9.2")
def test_an_unbridged_major_river_cannot_be_crossed_while_entering() -> None:
    sides = "L2004/L1903 L2004/L1904 L2004/L2003 L2004/L2005"
    game = reserve(
        {"b": "soviet infantry 2-4 available"},
        hexsides={"major-river": sides},
        areas={"soviet-source": "L2004", "from-moscow": "L2004"},
    )
    play(game, "name b")
    assert ends(game, "move", "b") == {"L2004"}


@pytest.mark.rule(GAME, "15.4", "V22", "3.1")
def test_stacking_holds_at_the_end_of_each_move() -> None:
    units = {
        "f": "soviet infantry 2-4 L2008",
        "g": "soviet infantry 2-4 L2008",
        "b": "soviet infantry 2-4 available",
    }
    game = reserve(units)
    play(game, "name b")
    assert codes(game, "move b L2008") == {"stacking-limit 3.1"}
    # It may pass through the full hex.
    assert codes(game, "move b L2008 L2009") == set()


@pytest.mark.rule(GAME, "15.4", "V22", "3.4", "V76")
def test_entering_takes_control_of_every_hex_on_the_way() -> None:
    game = reserve(
        {"b": "soviet infantry 2-4 available"},
        places={"town": "L2009"},
        tracks={"control": "L2008 L2009"},
    )
    play(game, "name b", "move b L2008 L2009")
    assert track(game, "control") == []
