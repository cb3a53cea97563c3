"""14, 15, 22.7: the pictures of advances and breakthroughs, legs, rivers, exits, weather."""

from __future__ import annotations

from typing import Any

import pytest

from hexside.api import Game
from tests.rulebook.stalingrad42.s42_battles import (
    PANZER,
    SHATTERED,
    THREE,
    assault,
    declare,
    fight,
    odds,
    result,
)
from tests.rulebook.stalingrad42.s42_battles import won_without_group as won
from tests.rulebook.stalingrad42.s42_kit import (
    codes,
    ends,
    event,
    kind,
    legal,
    legal_with,
    marks,
    play,
    steps,
    told,
    unit,
    where,
)

GAME = "stalingrad-42"


def reach(game: Game, name: str) -> int:
    """The longest advance of a unit."""
    return max((len(text.split()) - 2 for text in legal_with(game, "advance", name)), default=0)


@pytest.mark.rule(GAME, "14.1", "14.3")
def test_the_list_is_complete_and_detours_go_in_legs() -> None:
    game = won({"a": PANZER}, "a")
    for text in legal_with(game, "advance", "a"):
        assert codes(game, text) == set()
    # One way for each hex; another way to it is refused with advice, and open hex by hex.
    (listed,) = [text for text in legal_with(game, "advance", "a") if text.endswith(" 2009")]
    assert listed == "advance a 2011 2010 2009"
    detour = "advance a 2112 2111 2010 2009"
    assert codes(game, detour) == {"s42-advance-in-legs 14.1"}
    play(game, *(f"advance a {hex}" for hex in detour.split()[2:]))
    assert where(game, "a") == "2009"
    assert kind(game) == "s42-declare-attacks"


@pytest.mark.rule(GAME, "14.2.2")
def test_an_advance_is_spent_hex_by_hex() -> None:
    game = won({"a": PANZER}, "a")
    play(game, "advance a 2011 2010")
    assert reach(game, "a") == 2
    play(game, "advance a 2009")
    assert reach(game, "a") == 1
    assert codes(game, "advance a 2008 2007") == {"s42-advance-too-far 14.2.2"}


@pytest.mark.rule(GAME, "14.4.1", "14.4.2", "V22")
def test_the_advance_of_the_picture() -> None:
    # A line of enemies: their zones stop, their bonds bar, but for the vacated hex between them.
    units = {
        "a": PANZER,
        "l": "soviet infantry 3-5-3 1911",
        "r": "soviet infantry 3-5-3 2112",
        "z": "soviet infantry 3-5-3 2208",
    }
    game = won(units, "a")
    # 1911 and 2112 lie two apart with 2011 in between: a bond through the vacated hex.
    assert "advance a 2011" in legal(game)
    # In the vacated hex the zones of l and r do not stop it; in 2010 that of l does.
    play(game, "advance a 2011")
    assert "2010" in ends(game, "advance", "a")
    play(game, "advance a 2010")
    assert kind(game) == "s42-declare-attacks"
    # A friend in an enemy zone negates nothing.
    units["f"] = "axis infantry 5-5-3 2010"
    game = won(units, "a")
    play(game, "advance a 2011", "advance a 2010")
    assert kind(game) == "s42-declare-attacks"


@pytest.mark.rule(GAME, "14.5", "A-34")
def test_a_major_river_is_crossed_with_the_first_hex_into_the_vacated_one() -> None:
    units = {"a": "axis panzer 40-8-6 2012"}
    river = {"major-river": "2012/2011 2012/1912 2012/2112 2112/2011"}
    game = won(units, "a", hexsides=river)
    # From 2012 the river is crossed into 2011 only.
    firsts = {text.split()[2] for text in legal_with(game, "advance", "a")}
    assert "2011" in firsts
    assert not {"1912", "2112"} & firsts
    # Who has moved first may not cross any more.
    play(game, "advance a 2013")
    assert "2011" not in {text.split()[2] for text in legal_with(game, "advance", "a")}
    # Behind the one that went in a pontoon stands.
    both = {"a": "axis panzer 40-8-6 2012", "c": "axis panzer 9-8-6 2012"}
    game = won(both, "a", hexsides=river)
    play(game, "advance c 2013", "advance a 2011", "advance c 2012")
    assert "advance c 2011" in legal(game)


@pytest.mark.rule(GAME, "14.5", "A-34")
def test_mechanised_units_enter_mountains_by_road_only() -> None:
    ground: dict[str, Any] = {"terrain": {"mountain": "2010 2111"}}
    road = {"lines": {"primary-road": "2011 2010 2009"}}
    game = won({"a": PANZER}, "a", **ground, **road)
    assert "advance a 2011 2010" in legal(game)
    assert codes(game, "advance a 2011 2111") == {"blocked-hexside 14.5"}
    # By road it does not stop there either.
    assert "advance a 2011 2010 2009" in legal(game)


@pytest.mark.rule(GAME, "14.5")
@pytest.mark.parametrize("ground", ["rough", "woods", "wooded-rough", "desert"])
def test_other_ground_does_not_matter(ground: str) -> None:
    river = {"minor-river": "2010/2011 2009/2010"}
    game = won({"a": PANZER}, "a", terrain={ground: "2010"}, hexsides=river)
    assert "advance a 2011 2010 2009" in legal(game)


@pytest.mark.rule(GAME, "14.2.3", "23.2.3", "23.2.4", "16.4", "A-71")
@pytest.mark.parametrize("weather", ["rain", "snow"])
def test_a_limited_advance_is_never_reduced(weather: str) -> None:
    units = {
        "a": "axis infantry 18-5-3 2012 out-of-supply",
        "x": "soviet infantry 3-3-3 2011 one-step",
    }
    game = fight(units, dice=[THREE["EX"]], tracks={"weather": weather})
    assert result(assault(game, "2011", "a")) == "EX"
    assert legal(game) == {"done", "advance a 2011"}


@pytest.mark.rule(GAME, "23.2.4", "14.2.4", "A-71")
def test_the_one_hex_of_a_delay_is_never_reduced() -> None:
    units = {"a": "soviet infantry 9-5-3 2010", "d": "axis infantry 3-3-3 2009"}
    game = fight(units, seat="soviet", dice=[2, 5], tracks={"weather": "snow"})
    assault(game, "2009", "a")
    play(game, "hold d", "retreat d 2008")
    assert reach(game, "a") == 1


@pytest.mark.rule(GAME, "23.2.3", "D07")
@pytest.mark.parametrize(
    ("attack", "die", "printed", "rain"), [(15, 2, 2, 1), (15, 1, 3, 2), (20, 1, 4, 2)]
)
def test_rain_halves_an_advance(attack: int, die: int, printed: int, rain: int) -> None:
    for weather, expected in (("clear", printed), ("rain", rain)):
        units = {"a": f"axis motorised {attack}-7-6 2012", "x": "soviet infantry 3-5-3 2011"}
        tracks = {"weather": weather}
        game = fight(units, dice=[die], hexes="1504-2619", tracks=tracks)
        assault(game, "2011", "a")
        game.play(sorted(legal_with(game, "retreat", "x"))[0])
        if kind(game) == "s42-form-group":
            game.play("done")
        assert reach(game, "a") == expected


# Leaving the map


@pytest.mark.rule(GAME, "S1.2", "22.3.1", "A-46")
def test_axis_units_exit_in_an_advance() -> None:
    game = won({"a": PANZER}, "a", areas={"entry-m": "2010"})
    assert "advance a 2011 2010 ea-m" in legal(game)
    events = game.play("advance a 2011 2010 ea-m")
    assert "s42-unit-exited" in told(events)
    assert (where(game, "a"), game.state.data.exited) == ("exited", ("m:a:2",))
    # Not the Soviets, whose area it is: they go into it.
    soviet = {"s": "soviet tank 10-8-5 2012", "x": "axis infantry 1-1-3 2011 one-step"}
    game = fight(soviet, seat="soviet", hexes="1504-2619", areas={"entry-m": "2010"})
    assault(game, "2011", "s")
    if kind(game) == "s42-form-group":
        game.play("done")
    play(game, "advance s 2011 2010 ea-m")
    assert where(game, "s") == "ea-m"


@pytest.mark.rule(GAME, "S1.2", "15.2.4", "22.3.1", "A-46")
def test_a_breakthrough_group_exits_together() -> None:
    units = {
        "a": PANZER,
        "b": "axis panzer 9-8-6 2012",
        "y": "soviet infantry 3-5-3 2008",
        "x": SHATTERED,
    }
    game = fight(units, hexes="1504-2619", areas={"entry-m": "2111"})
    assault(game, "2011", "a", "b")
    play(game, "add a", "add b", "form 2011")
    assert codes(game, "onward ea-m") == {"s42-group-cannot-leave 22.3.1"}
    play(game, "onward 2111")
    assert "onward ea-m" in legal(game)
    play(game, "onward ea-m")
    assert (where(game, "a"), where(game, "b")) == ("exited", "exited")
    assert sorted(game.state.data.exited) == ["m:a:2", "m:b:2"]


@pytest.mark.rule(GAME, "22.3.1")
def test_no_way_off_the_map_from_an_enemy_zone() -> None:
    units = {"a": PANZER, "y": "soviet infantry 3-5-3 2009"}
    game = won(units, "a", areas={"entry-m": "2010"})
    # 2010 is in the zone of y: the advance ends there.
    assert not [text for text in legal_with(game, "advance", "a") if text.endswith("ea-m")]
    assert codes(game, "advance a 2011 2010 ea-m") == {"s42-advance-in-legs 14.1"}
    assert codes(game, "advance a 2011 ea-m") == {"s42-no-area-there 22.3.1"}


# Attacks from Entry Areas (22.7)

EDGE: dict[str, Any] = {"areas": {"entry-a": "2009 2109"}, "seat": "soviet"}


@pytest.mark.rule(GAME, "22.7")
def test_who_stays_in_the_area_after_a_failure() -> None:
    units = {"s": "soviet infantry 9-5-3 ea-a", "d": "axis infantry 1-9-3 2009"}
    game = fight(units, dice=[6], **EDGE)
    assault(game, "2009", "s")
    assert (where(game, "s"), steps(game, "s")) == ("ea-a", 1)
    assert kind(game) == "s42-declare-attacks"


@pytest.mark.rule(GAME, "22.7", "22.3.1")
@pytest.mark.parametrize(
    ("words", "code"),
    [
        ("disrupted", "s42-not-in-good-order 13.2.1"),
        ("transferred", "s42-transferred 22.6.1"),
        ("replacement", "s42-replacement-in-hex 21.4"),
    ],
)
def test_who_may_not_attack_out_of_an_area(words: str, code: str) -> None:
    units: dict[str, Any] = {
        "s": unit("soviet infantry 9-5-3 ea-a") | {"marks": [words]},
        "t": "soviet infantry 9-5-3 2010",
        "d": "axis infantry 1-2-3 2009",
    }
    game = fight(units, **EDGE)
    declare(game, "2009", "t")
    assert codes(game, "add s") == {code}


@pytest.mark.rule(GAME, "22.7", "4.1", "4.2", "4.3")
def test_the_stack_at_the_edge() -> None:
    units = {f"s{n}": "soviet infantry 3-5-3 ea-a" for n in range(3)}
    units |= {"b": "soviet tank 2-2-5 ea-a free_stacking", "d": "axis infantry 1-2-3 2009"}
    game = fight(units, **EDGE)
    declare(game, "2009", "s0", "s1", "b")
    assert codes(game, "add s2") == {"s42-stacking-limit 22.7"}
    units["hq"] = "soviet soviet-army-hq 0-0-6 ea-a"
    game = fight(units, **EDGE)
    declare(game, "2009", "s0", "s1", "b", "s2")
    assert odds(game)["attack"] == 11


@pytest.mark.rule(GAME, "22.7", "18.4")
def test_artillery_supports_an_attack_out_of_an_area() -> None:
    units = {
        "s": "soviet infantry 9-5-3 ea-a",
        "hq": "soviet front-hq 0-1-5 ea-a range:5",
        "d": "axis infantry 1-9-3 2009",
    }
    game = fight(units, dice=[6], **EDGE)
    declare(game, "2009", "s")
    game.play("support hq")
    assert odds(game)["column"] == "2-1"
    game.play("resolve")
    assert "used" in marks(game, "hq")


@pytest.mark.rule(GAME, "22.7", "15.2.3")
def test_units_from_an_area_break_through_from_the_vacated_hex() -> None:
    units = {
        "s": "soviet tank 10-5-5 ea-a",
        "d": "axis infantry 1-1-3 2009 one-step",
        "e": "axis infantry 1-1-3 2011 one-step",
    }
    game = fight(units, **EDGE)
    assault(game, "2009", "s")
    assert kind(game) == "s42-form-group"
    game.play("add s")
    assert legal_with(game, "form") == {"form 2009"}
    play(game, "form 2009", "onward 2010", "strike 2011")
    assert (where(game, "s"), where(game, "e")) == ("2010", "eliminated")


@pytest.mark.rule(GAME, "22.7", "14.2.2")
def test_an_advance_out_of_an_area_begins_in_the_vacated_hex() -> None:
    units = {"s": "soviet infantry 20-5-3 ea-a", "d": "axis infantry 1-1-3 2009 one-step"}
    game = fight(units, **EDGE)
    assault(game, "2009", "s")
    assert {text.split()[2] for text in legal_with(game, "advance", "s")} == {"2009"}
    assert reach(game, "s") == 2
    # It is not obliged to advance.
    game.play("done")
    assert where(game, "s") == "ea-a"


@pytest.mark.rule(GAME, "11.6.2", "22.7")
def test_a_city_battle_fought_out_of_an_area_lasts() -> None:
    units = {"s": "soviet infantry 18-5-3 ea-a", "d": "axis infantry 3-3-3 2009"}
    game = fight(units, dice=[2, 3], places={"minor-city": "2009"}, **EDGE)
    assault(game, "2009", "s")
    events = game.play("hold d")
    assert event(events, "s42-city-battle")["level"] == 1
    assert [one.level for one in game.state.data.city_battles] == [1]
