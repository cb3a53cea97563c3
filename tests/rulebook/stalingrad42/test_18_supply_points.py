"""18.6 Supply Points, 18.2-18.4 what keeps artillery from supporting, 19 non-combat units."""

from __future__ import annotations

from typing import Any

import pytest

from hexside.api import Game
from hexside.games.stalingrad42.supply.supply_points import is_in_play, points_of
from hexside.games.stalingrad42.support.artillery import artillery_options, is_able, use_artillery
from tests.rulebook.stalingrad42.s42_kit import (
    codes,
    cost,
    legal,
    legal_with,
    marks,
    play,
    stand,
    steps,
    told,
    where,
)
from tests.rulebook.stalingrad42.s42_supply_kit import work_of

GAME = "stalingrad-42"
RAIL = {"rail": "1810 1910 2010 2110 2210"}
WEST = {"entry-x": "1809 1810 1811", "axis-start": "1810 1910 2010 2110 2210"}
FOE = {"foe": "soviet infantry 3-5-3 2616"}
SP = "axis supply-point 0-0-5"
FIXED: dict[str, Any] = {
    "side": "axis",
    "type": "supply-point",
    "attack": 0,
    "defense": 0,
    "move": 0,
    "immobile": True,
}


def at(place: str, **more: Any) -> dict[str, Any]:
    return FIXED | ({"hex": place} if place.isdigit() else {"box": place}) | more


def axis(units: dict[str, Any], **more: Any) -> Game:
    return stand(FOE | units, **({"areas": WEST, "lines": RAIL} | more))


@pytest.mark.rule(GAME, "18.6.1", "18.1")
def test_a_supply_point_comes_in_an_entry_area_and_moves_on() -> None:
    game = axis({}, phase="initial")
    assert {t for t in legal(game) if t.startswith("bring")} == {f"bring {a}" for a in "wxyz"}
    assert codes(game, "bring a") == {"s42-not-your-area 22.2"}
    play(game, "bring x", "done")
    assert where(game, "axis-sp-1") == "ea-x"
    assert legal_with(game, "move", "axis-sp-1")
    assert "rail axis-sp-1 2110" in legal(game)


@pytest.mark.rule(GAME, "18.6.2", "18.6.3")
def test_the_sides_of_a_supply_point() -> None:
    road = RAIL | {"primary-road": "2012 2013 2014 2015 2016"}
    game = axis({"sp": f"{SP} 2012"}, lines=road)
    assert cost(game, "move sp 2013 2014 2015 2016") == 2
    assert not legal_with(game, "extend", "sp")
    assert codes(game, "extend sp 2013") == {"s42-no-extended-movement 5.3"}
    play(game, "flip sp")
    assert marks(game, "sp") == ("ready",)
    assert not legal_with(game, "move", "sp")
    assert max(len(t.split()) for t in legal_with(game, "tactical", "sp")) == 4
    assert codes(game, "flip sp") == {"s42-turned-already 18.6.2"}


@pytest.mark.rule(GAME, "18.6.2")
def test_no_flip_after_moving() -> None:
    game = axis({"sp": f"{SP} 2012", "other": f"{SP} 2212"})
    play(game, "move sp 2013")
    assert codes(game, "flip sp") == {"already-moved 18.6.2"}
    assert codes(game, "convert sp") == {"already-moved 18.6.2"}


@pytest.mark.rule(GAME, "18.6.3", "18.6.7", "5.6.2")
def test_supply_points_by_rail_count_against_the_limit() -> None:
    game = axis({"sp": f"{SP} 2010", "other": f"{SP} 2110"})
    play(game, "rail sp 2210")
    assert set(marks(game, "sp")) == {"moved", "train"}
    assert game.state.data.railed_on_map == 1
    assert "s42-rail-limit-on-map 5.6.2" in codes(game, "rail other 1910")


@pytest.mark.rule(GAME, "18.6.3", "5.6.1", "22.6.1", "5.7.1")
def test_a_ready_supply_point_goes_neither_by_rail_nor_from_area_to_area() -> None:
    game = axis({"sp": f"{SP} 2010 ready", "in": f"{SP} ea-x ready", "im": f"{SP} 2110 immobile"})
    for unit, to in (("sp", "2210"), ("in", "2210")):
        assert not legal_with(game, "rail", unit)
        assert "s42-tactical-only 18.6.3" in codes(game, f"rail {unit} {to}")
    assert legal_with(game, "rail", "im")
    assert "s42-tactical-only 18.6.3" in codes(game, "transfer in ea-y")
    # Before it moves it is turned over, and then it may.
    play(game, "flip sp")
    assert legal_with(game, "rail", "sp")
    coast = {"places": {"town": "2010 2012"}, "areas": {"port-black-sea": "2010 2012"}}
    ships = {"s": "soviet supply-point 0-0-5 2010 ready", "a": "axis infantry 5-7-3 2516"}
    sea = stand(ships, seat="soviet", lines={"sea-lane": ["2010 2011 2012"]}, **coast)
    assert "s42-tactical-only 18.6.3" in codes(sea, "sea s 2012")


@pytest.mark.rule(GAME, "18.6.4")
def test_no_flipping_of_artillery_while_moving() -> None:
    game = axis({"sp": f"{SP} 2012", "hq": "axis army-hq 0-1-5 2012 used"})
    assert not legal_with(game, "expend")
    assert codes(game, "expend sp hq")


@pytest.mark.rule(GAME, "18.6.8")
@pytest.mark.parametrize(("side", "limit"), [("axis", 5), ("soviet", 4)])
def test_mobile_supply_points_are_limited(side: str, limit: int) -> None:
    word = "axis" if side == "axis" else "sov"
    units = {f"{word}-sp-{n}": "2012" for n in range(1, limit + 1)}
    areas = WEST | {"entry-a": "2608"}
    other = {"a": "axis infantry 5-7-3 1816"}
    game = stand(FOE | other | units, phase="initial", seat=side, areas=areas)
    play(game, "bring x" if side == "axis" else "bring a")
    work = work_of(game)
    number = 0 if side == "axis" else 1
    placed = [u for u in points_of(work, number) if is_in_play(work, u) and u not in units]
    assert placed == [f"{word}-isp-1"]
    assert steps(game, placed[0]) == 1


@pytest.mark.rule(GAME, "18.6.8")
def test_conversion_both_ways_before_moving() -> None:
    game = axis({"sp": f"{SP} 2012", "a": "axis infantry 5-7-3 2212"})
    play(game, "convert sp")
    assert where(game, "axis-isp-1") == "2012"
    assert where(game, "sp") == "absent"
    # It has just been converted; to turn it back at once would change nothing.
    assert codes(game, "convert axis-isp-1") == {"s42-turned-already 18.6.2"}
    back = axis({"isp": at("2012")})
    play(back, "convert isp")
    assert where(back, "axis-sp-1") == "2012"
    # The mobile point may still be turned to its Ready side before it moves.
    play(back, "flip axis-sp-1")
    assert marks(back, "axis-sp-1") == ("ready",)


@pytest.mark.rule(GAME, "18.6.8")
def test_immobile_points_do_not_walk_but_go_by_rail() -> None:
    game = axis({"isp": at("2010")})
    for verb in ("move", "extend", "tactical"):
        assert not legal_with(game, verb, "isp")
    assert "rail isp 2210" in legal(game)
    assert codes(game, "flip isp") == {"s42-immobile 18.6.8"}


@pytest.mark.rule(GAME, "18.6.8")
def test_two_immobile_points_become_one_counter() -> None:
    game = axis({"i1": at("2010"), "i2": at("2010"), "i3": at("2012"), "sp": f"{SP} 2010"})
    assert legal_with(game, "merge") == {"merge i1 i2"}
    assert codes(game, "merge i1 i3") == {"s42-not-stacked 18.6.8"}
    assert codes(game, "merge i1 sp") == {"s42-mobile 18.6.8"}
    assert codes(game, "merge i2 i1") == {"s42-merge-in-order 18.6.8"}
    events = play(game, "merge i1 i2")
    assert "s42-supply-points-merged" in told(events)
    assert steps(game, "i1") == 2
    assert where(game, "i2") == "absent"
    # As one unit it takes one place on the railway.
    play(game, "rail i1 2210")
    assert game.state.data.railed_on_map == 1
    assert steps(game, "i1") == 2


@pytest.mark.rule(GAME, "18.6.8", "18.6.4", "18.6.5")
def test_a_double_counter_is_spent_point_by_point() -> None:
    units = {
        "two": at("2012", left=2),
        "hq": "axis army-hq 0-1-5 2012 used",
        "h2": "axis army-hq 0-1-5 2012 used",
        "a": "axis infantry 5-7-3 2013",
    }
    game = axis(units, phase="supply")
    play(game, "expend two hq")
    assert steps(game, "two") == 1
    play(game, "expend two h2")
    assert where(game, "two") == "absent"
    work = work_of(axis(units, phase="initial"))
    target = work.units["foe"].hex
    assert ("two",) in artillery_options(work, 0, target, ("a",))
    use_artillery(work, 0, ("two",))
    assert work.units["two"].steps == 1
    assert work.units["two"].hex >= 0


@pytest.mark.rule(GAME, "18.6.8")
def test_one_of_two_immobile_points_becomes_mobile() -> None:
    game = axis({"two": at("2012", left=2)})
    play(game, "convert two")
    assert steps(game, "two") == 1
    assert where(game, "axis-sp-1") == "2012"


# 18.2 to 18.4


@pytest.mark.rule(GAME, "18.2.3")
@pytest.mark.parametrize("mark", ["disrupted", "full-retreat", "train", "replacement"])
def test_what_keeps_artillery_from_supporting(mark: str) -> None:
    units = {"hq": "axis army-hq 0-1-5 2012", "bad": f"axis army-hq 0-1-5 2012 {mark}"}
    work = work_of(axis(units))
    assert is_able(work, "hq")
    assert not is_able(work, "bad")


@pytest.mark.rule(GAME, "18.2.3", "4.2")
def test_any_number_of_support_units_in_a_hex() -> None:
    units = {f"d{n}": "axis infantry 5-7-3 2012" for n in range(3)}
    units |= {f"h{n}": "axis army-hq 0-1-5 2012" for n in range(4)}
    game = axis(units)
    events = play(game, "done")
    assert "unit-eliminated" not in told(events)


@pytest.mark.rule(GAME, "18.4")
def test_range_passes_empty_enemy_cities_but_no_alpine_or_closed_hexside() -> None:
    units = {
        "a": "axis infantry 5-7-3 2010",
        "hq": "axis army-hq 0-1-5 2012 range:2",
        "foe": "soviet infantry 3-5-3 2009",
    }
    narrow = {"hexes": "2008 2009 2010 2011 2012 2013"}

    def supporters(**more: Any) -> list[tuple[str, ...]]:
        game = stand(units, phase="combat", **narrow, **more)
        work = work_of(game)
        return artillery_options(work, 0, work.units["foe"].hex, ("a",))

    assert supporters() == [("hq",)]
    assert supporters(places={"minor-city": "2011"}, tracks={"control": []}) == [("hq",)]
    assert supporters(hexsides={"alpine": "2010/2011"}) == []
    road = {"primary-road": "2010 2011"}
    assert supporters(hexsides={"alpine": "2010/2011"}, lines=road) == [("hq",)]
    assert supporters(hexsides={"lake": "2010/2011"}) == []


# 19


@pytest.mark.rule(GAME, "19.1", "19.2")
def test_non_combat_units_hinder_nobody() -> None:
    units = {
        "hq": "soviet soviet-army-hq 0-0-6 2011",
        "pz": "axis panzer 10-8-6 2009",
    }
    game = axis(units)
    # No zone: the panzer passes beside and through the hex and pays nothing extra.
    assert cost(game, "move pz 2010 2011 2012") == 3
    events = play(game, "move pz 2010 2011 2012")
    assert "unit-eliminated" in told(events)
    assert where(game, "hq") == "turn-5"


@pytest.mark.rule(GAME, "19.2")
def test_non_combat_units_have_no_stacking_value() -> None:
    units = {f"d{n}": "soviet infantry 3-5-3 2012" for n in range(2)}
    units |= {f"s{n}": "soviet supply-point 0-0-5 2012" for n in range(3)}
    game = stand(units | {"a": "axis infantry 5-7-3 2616"}, seat="soviet")
    assert "unit-eliminated" not in told(play(game, "done"))


@pytest.mark.rule(GAME, "19.2", "A-41")
def test_out_of_supply_headquarters_move_freely_unless_the_option_says_otherwise() -> None:
    hq = {"hq": "soviet soviet-army-hq 0-0-6 2012", "a": "axis infantry 5-7-3 2616"}
    option = {"non-combat-out-of-supply": "on"}
    for options, found in (({}, ()), (option, ("isolated",))):
        game = stand(hq, phase="supply", seat="soviet", options=options)
        assert marks(game, "hq") == found
    marked = {"hq": "soviet soviet-army-hq 0-0-6 2012 isolated", "a": "axis infantry 5-7-3 2616"}
    game = stand(marked, seat="soviet", options=option)
    assert codes(game, "move hq 2013") == {"s42-tactical-only 16.4"}


@pytest.mark.rule(GAME, "19.4", "21.3.1", "A-42")
def test_non_combat_units_return_where_replacements_do() -> None:
    units = {
        "hq": "soviet soviet-army-hq 0-0-6 turn-3",
        "front": "soviet front-hq 0-1-5 2311",
        "a": "axis infantry 5-7-3 1816",
    }
    areas = {"entry-a": "2610"}
    lines = {"rail": "2310 2410 2510 2610"}
    game = stand(units, phase="initial", seat="soviet", areas=areas, lines=lines)
    places = {t.split()[-1] for t in legal_with(game, "recall", "hq")}
    assert "2311" in places
    assert "ea-a" in places
    near = units | {"a": "axis infantry 5-7-3 2312"}
    beside = stand(near, phase="initial", seat="soviet", areas=areas, lines=lines)
    assert "2311" not in {t.split()[-1] for t in legal_with(beside, "recall", "hq")}
    assert "s42-no-such-place 21.3.1" in codes(beside, "recall hq 2311")
    # No replacement is spent on it.
    before = dict(game.state.data.replacements)
    play(game, "recall hq 2311")
    assert where(game, "hq") == "2311"
    assert game.state.data.replacements == before


@pytest.mark.rule(GAME, "19.4")
def test_supply_points_do_not_return_by_themselves() -> None:
    game = axis({"sp": f"{SP} 2013", "red": "soviet infantry 3-5-3 2012"}, seat="soviet")
    play(game, "move red 2013")
    assert where(game, "sp") == "absent"
