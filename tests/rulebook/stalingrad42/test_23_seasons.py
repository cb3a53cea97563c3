"""23 What weather and winter do, and the season of mud by its option."""

from __future__ import annotations

from typing import Any

import pytest

from hexside.api import Game
from hexside.games.stalingrad42 import GAME as RULES
from hexside.games.stalingrad42.reading.loading import load
from hexside.games.stalingrad42.rules import S42Rules
from hexside.games.stalingrad42.sequence.order_of_play import MOMENTS
from hexside.games.stalingrad42.sequence.weather import season_name
from hexside.games.stalingrad42.supply.attrition import modifiers
from tests.rulebook.stalingrad42.s42_battles import column, fight
from tests.rulebook.stalingrad42.s42_kit import codes, cost, ends, legal, stand
from tests.rulebook.stalingrad42.s42_supply_kit import stand as supply_stand
from tests.rulebook.stalingrad42.s42_supply_kit import work_of

GAME = "stalingrad-42"
UNITS = {"a": "axis infantry 5-7-3 2010", "b": "soviet infantry 3-5-3 2616"}


def weather(turn: int, die: int, before: str = "clear", **more: Any) -> Game:
    return stand(UNITS, phase="weather", turn=turn, dice=[die], tracks={"weather": before}, **more)


@pytest.mark.rule(GAME, "23.1", "3.0-A")
@pytest.mark.parametrize(
    ("turn", "results"),
    [
        (16, ["clear"] * 6),
        (17, ["overcast", "overcast", "clear", "clear", "clear", "clear"]),
        (22, ["rain", "rain", "overcast", "overcast", "clear", "clear"]),
        (28, ["snow", "snow", "overcast", "overcast", "clear", "clear"]),
    ],
)
def test_the_weather_table(turn: int, results: list[str]) -> None:
    for die, expected in enumerate(results, start=1):
        assert weather(turn, die).state.data.weather == expected


@pytest.mark.rule(GAME, "23.1")
@pytest.mark.parametrize(
    ("before", "turn", "found"),
    [
        ("rain", 22, "overcast"),
        ("snow", 30, "overcast"),
        ("overcast", 22, "rain"),
    ],
)
def test_after_rain_or_snow_the_die_counts_one_more(before: str, turn: int, found: str) -> None:
    assert weather(turn, 2, before).state.data.weather == found
    assert weather(turn, 6, before).state.data.weather == "clear"


@pytest.mark.rule(GAME, "23.3.1", "A-47")
def test_the_turns_of_the_rasputitsa_are_an_option() -> None:
    for option, first, last in (("20-27", 20, 27), ("16-23", 17, 23)):
        rules = S42Rules(RULES, MOMENTS, load(), "campaign", {"rasputitsa-turns": option})
        brown = [t for t in range(1, 37) if season_name(rules, t) == "rasputitsa"]
        assert brown == list(range(first, last + 1))
    # On turn 18 rain can fall only under the other value.
    assert weather(18, 1).state.data.weather == "overcast"
    other = weather(18, 1, options={"rasputitsa-turns": "16-23"})
    assert other.state.data.weather == "rain"


@pytest.mark.rule(GAME, "23.3.1", "23.3.2", "V35")
def test_rain_on_turn_20_brings_mud_on_21_or_rain_and_mud_on_22() -> None:
    assert weather(21, 5, "rain").state.data.mud
    again = weather(21, 1, "rain")
    assert again.state.data.weather == "rain"
    assert not again.state.data.mud
    assert weather(22, 3, "rain").state.data.mud
    # Without rain before there is no mud, nor outside the Rasputitsa.
    assert not weather(21, 5, "overcast").state.data.mud
    assert not weather(28, 5, "rain").state.data.mud


@pytest.mark.rule(GAME, "23.3.3", "A-47")
def test_mud_is_like_rain_but_for_the_air() -> None:
    air = {"g1": "axis air 0-0-0 air", "g2": "axis air 0-0-0 air"}
    mud = {"weather": "clear", "mud": True}
    game = stand(UNITS | air, phase="initial", turn=21, tracks=mud)
    assert {one.status for one in game.state.data.air} == {"ready"}
    road: dict[str, Any] = {"lines": {"secondary-road": "2009 2010 2011"}}
    units = {"pz": "axis panzer 10-8-6 2009", "b": UNITS["b"]}
    assert cost(stand(units, turn=21, tracks=mud, **road), "move pz 2010") == 1
    assert cost(stand(units, turn=21, **road), "move pz 2010") == 0.5
    river: dict[str, Any] = {"hexsides": {"minor-river": "2009/2010"}}
    assert cost(stand(units, turn=21, tracks=mud, **river), "move pz 2010") == 2
    assert cost(stand(units, turn=21, **river), "move pz 2010") == 1


@pytest.mark.rule(GAME, "23.2.2", "23.2.4", "9.3.1")
@pytest.mark.parametrize(
    ("turn", "sky", "ready"),
    [
        (20, "clear", 2),
        (20, "overcast", 1),
        (20, "rain", 0),
        (29, "overcast", 0),
        (29, "snow", 0),
    ],
)
def test_air_units_by_sky_and_season(turn: int, sky: str, ready: int) -> None:
    air = {"g1": "axis air 0-0-0 air", "g2": "axis air 0-0-0 air"}
    game = stand(UNITS | air, phase="initial", turn=turn, tracks={"weather": sky})
    assert sum(one.status == "ready" for one in game.state.data.air) == ready


@pytest.mark.rule(GAME, "23.2.3")
def test_seasonal_swamps_are_clear_until_the_first_rain() -> None:
    ground: dict[str, Any] = {"terrain": {"seasonal-swamp": "2011"}}
    before = work_of(stand(UNITS, turn=21, **ground))
    hex = before.rules.grid.index("2011")
    assert before.ground.terrain(hex, before.season) == "clear"
    later = work_of(stand(UNITS, turn=30, tracks={"swamped": True}, **ground))
    assert later.ground.terrain(hex, later.season) == "swamp"


@pytest.mark.rule(GAME, "23.2.4")
def test_snow_takes_a_point_but_not_from_extended_or_tactical_movement() -> None:
    snow = {"weather": "snow"}
    game = stand(
        {"i": "axis infantry 5-7-3 2010", "b": "soviet infantry 3-5-3 2616"},
        turn=30,
        tracks=snow,
        hexes="1801-2616",
    )
    assert "2012" in ends(game, "move", "i")
    assert "2013" not in ends(game, "move", "i")
    # 3 - 1 + 3 hexes in Extended Movement, two in Tactical Movement.
    assert "2015" in ends(game, "extend", "i")
    assert "2016" not in ends(game, "extend", "i")
    assert "2012" in ends(game, "tactical", "i")


@pytest.mark.rule(GAME, "23.2.4", "16.5.4")
def test_snow_lowers_the_axis_airfield() -> None:
    wall = {f"w{row}": f"soviet infantry 3-5-3 14{row:02}" for row in range(1, 21, 2)}
    units = {"far": "axis infantry 5-7-3 1510 isolated"}
    for sky, found in (("clear", 1), ("snow", 0)):
        game = supply_stand(units | wall, dice=[6], turn=30, tracks={"weather": sky})
        assert modifiers(work_of(game), 0, ["far"]) == {"far": found}


# 23.4


WINTER = {"turn": 28, "tracks": {"weather": "clear"}}


@pytest.mark.rule(GAME, "23.4", "A-64")
def test_winter_takes_a_point_off_attack_and_defense() -> None:
    axis = {"a": "axis infantry 6-5-3 2010", "x": "soviet infantry 3-5-3 2009"}
    assert column(axis, "2009", "a", **WINTER)[0] == 5
    assert column(axis, "2009", "a", turn=27)[0] == 6
    soviet = {"s": "soviet infantry 6-5-3 2010", "d": "axis infantry 5-5-3 2009"}
    assert column(soviet, "2009", "s", seat="soviet", **WINTER)[:2] == (6, 4)


@pytest.mark.rule(GAME, "23.4")
def test_winter_spares_units_in_towns_forts_and_beside_an_own_major_city() -> None:
    units = {"s": "soviet infantry 6-5-3 2010", "d": "axis infantry 5-5-3 2009"}

    def defense(**more: Any) -> int:
        settings: dict[str, Any] = {"turn": 28, "seat": "soviet"} | more
        return column(units, "2009", "s", **settings)[1]

    assert defense() == 4
    assert defense(places={"town": "2009"}) == 5
    fort = {"forts": [{"hex": "2009", "side": 0, "complete": True}]}
    assert defense(tracks=fort) == 5
    building = {"forts": [{"hex": "2009", "side": 0, "complete": False}]}
    assert defense(tracks=building) == 4
    city: dict[str, Any] = {"places": {"major-city": "2008"}}
    assert defense(**city, tracks={"control": ["2008"]}) == 5
    assert defense(**city, tracks={"control": []}) == 4
    assert defense(places={"minor-city": "2008"}, tracks={"control": ["2008"]}) == 4


@pytest.mark.rule(GAME, "23.4", "A-02")
def test_a_minor_city_doubles_but_only_a_major_one_shelters_its_neighbours() -> None:
    units = {"s": "soviet infantry 6-5-3 2010", "d": "axis infantry 5-5-3 2009"}
    game = column(
        units,
        "2009",
        "s",
        seat="soviet",
        turn=28,
        places={"minor-city": "2009"},
        tracks={"control": ["2009"]},
    )
    assert game[1] == 10


@pytest.mark.rule(GAME, "23.4")
def test_alpine_hexsides_are_closed_to_all_in_winter() -> None:
    units = {"m": "axis mountain 5-7-3 2010", "b": "soviet infantry 3-5-3 2616"}
    sides: dict[str, Any] = {"hexsides": {"alpine": "2010/2011"}}
    assert "2011" in ends(stand(units, turn=27, **sides), "move", "m")
    winter = stand(units, turn=28, **sides)
    assert codes(winter, "move m 2011") == {"s42-closed-terrain 2.2.3"}
    road: dict[str, Any] = {"lines": {"primary-road": "2010 2011"}}
    assert codes(stand(units, turn=28, **sides, **road), "move m 2011") == {
        "s42-closed-terrain 2.2.3"
    }


@pytest.mark.rule(GAME, "23.4")
def test_major_rivers_freeze_but_not_the_volga() -> None:
    units = {"i": "axis infantry 5-7-4 2009", "b": "soviet infantry 3-5-3 2616"}
    sides = {"major-river": "2010/2011 1911/2011 2011/2111 1912/2011 2011/2112"}
    winter = stand(units, turn=28, hexsides=sides)
    # Not beside the river at the start, and it costs one point more.
    assert cost(winter, "move i 2010 2011") == 3
    assert codes(stand(units, turn=27, hexsides=sides), "move i 2010 2011") == {
        "s42-major-river-start 5.5.2"
    }
    volga = {"volga": "2010/2011 1911/2011 2011/2111 1912/2011 2011/2112"}
    assert codes(stand(units, turn=28, hexsides=volga), "move i 2010 2011") == {
        "s42-closed-terrain 2.2.3"
    }


@pytest.mark.rule(GAME, "23.4")
def test_lakes_of_the_desert_freeze() -> None:
    units = {"i": "axis infantry 5-7-3 2010", "b": "soviet infantry 3-5-3 2616"}
    lake: dict[str, Any] = {"hexsides": {"lake": "2010/2011"}}
    assert "move i 2011" not in legal(stand(units, turn=28, **lake))
    frozen = stand(units, turn=28, terrain={"desert": "2011"}, **lake)
    assert cost(frozen, "move i 2011") == 2
    assert "move i 2011" not in legal(stand(units, turn=27, terrain={"desert": "2011"}, **lake))


@pytest.mark.rule(GAME, "23.4", "A-32", "12.2")
def test_a_retreat_over_a_frozen_river_is_safe() -> None:
    # Every way out of 2009 but that of the attacker leads over the river.
    river = "2008/2009 1909/2009 1910/2009 2009/2109 2009/2110"
    units = {"a": "axis infantry 15-5-3 2010", "x": "soviet infantry 3-3-3 2009"}
    for turn, safe in ((27, False), (28, True)):
        game = fight(units, turn=turn, dice=[1], hexsides={"major-river": river})
        game.play("attack 2009")
        game.play("add a")
        game.play("resolve")
        found = any(text.startswith("retreat x") for text in legal(game))
        assert found is safe, turn


@pytest.mark.rule(GAME, "23.4")
def test_a_position_of_winter_takes_soviet_units_out_of_area_k_first() -> None:
    game = stand(
        {"k": "soviet infantry 3-5-3 ea-k", "f": "soviet infantry 3-5-3 2312"},
        scenario="campaign",
        turn=30,
        phase="initial",
        seat="soviet",
        areas={"entry-k": "2512"},
    )
    assert game.decision is not None
    assert game.decision.kind == "s42-displaced"
    assert legal(game) == {"displace k j", "displace k l"}
    game.play("displace k l")
    assert game.decision is not None
    assert game.decision.kind == "s42-initial-phase"
