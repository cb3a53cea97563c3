"""12, 13: the pictures of the retreat rules as positions, shortened retreats, Full Retreat."""

from __future__ import annotations

from typing import Any

import pytest

from hexside.api import Game
from tests.rulebook.stalingrad42.s42_battles import (
    THREE,
    assault,
    column,
    declare,
    fight,
    odds,
    result,
)
from tests.rulebook.stalingrad42.s42_kit import (
    codes,
    ends,
    kind,
    legal,
    legal_with,
    marks,
    play,
    stand,
    steps,
    where,
)

GAME = "stalingrad-42"
A = "axis infantry 15-7-3 2012"
X = "soviet infantry 3-5-3 2011"


def beaten(units: dict[str, Any], word: str = "DR2", **more: Any) -> Game:
    """The Soviet defenders of 2011 (defense 5 in all) are attacked from 2012 at 3-1."""
    game = fight({"a": A, **units}, dice=[THREE[word]], **more)
    assert result(assault(game, "2011", "a")) == word
    return game


#: Enemies (without bonds) all around 2011 but for 2010, and one whose zone covers 2009.
WALL = {
    name: f"axis infantry 1-1-3 {hex} disrupted"
    for name, hex in zip("pqrst", ("1911", "2111", "2112", "1912", "1909"), strict=True)
}


@pytest.mark.rule(GAME, "12.1.3", "12.2", "V19")
def test_the_only_way_out_leads_to_a_friend_in_an_enemy_zone() -> None:
    # 2010 and 2009 are in enemy zones; the friend in 2009 negates them in his hex.
    game = beaten({"x": X, "c": "soviet infantry 3-5-3 2009", **WALL})
    assert where(game, "x") == "2009"
    # Without the friend there is no way at all.
    assert kind(beaten({"x": X, **WALL})) == "s42-desperate-defense"


@pytest.mark.rule(GAME, "12.1.3", "12.2", "V19")
def test_friends_open_a_choice_of_ways() -> None:
    # The first hex is in a zone either way; behind it the friends d and e make ends, and so
    # do the hexes that no enemy reaches.
    zones = {"t": "axis infantry 1-1-3 1909 disrupted", "u": "axis infantry 1-1-3 2208 disrupted"}
    friends = {"d": "soviet infantry 3-5-3 2009", "e": "soviet infantry 3-5-3 2109"}
    game = beaten({"x": X, **zones, **friends}, hexes="1504-2616")
    found = ends(game, "retreat", "x")
    assert "2009" in found
    # 1910 is vacant in the zone of t.
    assert "1910" not in found


@pytest.mark.rule(GAME, "12.2", "V20", "D17")
def test_two_zones_in_a_row_kill_and_a_friend_between_them_saves() -> None:
    # A: 2010 and every hex behind it are in zones.
    game = beaten({"x": X, **WALL})
    assert kind(game) == "s42-desperate-defense"
    game.play("give-way")
    assert where(game, "x") == "eliminated"
    # B: through the friend in 2010 into one zone, and exactly one hex further.
    game = beaten({"x": X, **WALL, "c": "soviet infantry 3-5-3 2010"}, hexes="1504-2616")
    assert kind(game) == "retreat-units"
    ways = {tuple(text.split()[2:]) for text in legal_with(game, "retreat", "x")}
    assert {(len(way), way[0]) for way in ways} == {(3, "2010")}
    assert ("2010", "2009", "2109") in ways
    assert codes(game, "retreat x 2010 2009") == {"s42-ends-in-zone 12.2"}


@pytest.mark.rule(GAME, "12.1.3", "A-30")
def test_a_way_that_winds_is_refused_while_a_straight_one_is_open() -> None:
    game = beaten({"x": X}, "D1")
    # Three steps that end two hexes away.
    assert codes(game, "retreat x 1911 2010 2009") == {"s42-retreat-priorities 12.1.3"}
    assert "retreat x 2010 2009 2008" in legal(game)
    # In a pocket of four hexes a way of three steps winds; no hex is entered twice.
    ends_of_pocket = {
        f"h{n}": f"axis infantry 1-1-3 {hex} disrupted" for n, hex in enumerate(POCKET)
    }
    friends = {f"f{n}": f"soviet infantry 3-5-3 {hex}" for n, hex in enumerate(("2010", "2111"))}
    game = beaten({"x": X, **friends, **ends_of_pocket}, "DR2")
    # 2010 and 2111 are next to each other and to 2011.
    assert legal_with(game, "retreat", "x") == {
        "retreat x 2010 2111",
        "retreat x 2111 2010",
    }


#: Every hex around 2010, 2011 and 2111 but these three and the attackers' 2012.
POCKET = ("1911", "1912", "2112", "1910", "2009", "2110", "2210", "2211")


@pytest.mark.rule(GAME, "12.1.3", "A-31")
def test_a_shortened_retreat_is_paid_once_by_the_units_that_share_it() -> None:
    wall = ("2009", "2110", "1910", "2111", "1911", "2112", "1912")
    closed = {f"g{n}": f"axis infantry 1-1-3 {hex}" for n, hex in enumerate(wall)}
    units = {
        "x": "soviet infantry 3-3-3 2011",
        "y": "soviet infantry 3-2-3 2011",
        "f": "soviet infantry 3-5-3 2010",
    }
    game = beaten({**units, **closed}, turn=8)
    game.play("give-way")
    # One way for both, one step for both, by the choice of the owner.
    assert (game.waiting, kind(game)) == (("soviet",), "take-losses")
    assert legal(game) == {"lose x", "lose y"}
    game.play("lose y")
    assert (steps(game, "x"), steps(game, "y")) == (2, 1)
    assert (where(game, "x"), where(game, "y")) == ("2010", "2010")
    assert ("disrupted" in marks(game, "x"), "disrupted" in marks(game, "y")) == (True, True)


@pytest.mark.rule(GAME, "12.1.3", "12.3")
def test_a_shortened_retreat_does_not_shorten_the_advance() -> None:
    wall = ("2009", "2110", "1910", "2111", "1911", "2112", "1912")
    closed = {f"g{n}": f"axis infantry 1-1-3 {hex}" for n, hex in enumerate(wall)}
    game = beaten({"x": X, "f": "soviet infantry 3-5-3 2010", **closed}, "D1")
    game.play("give-way")
    # Two hexes saved cost two steps; the division had one left after the combat.
    assert where(game, "x") == "eliminated"
    while kind(game) == "s42-form-group":
        game.play("done")
    assert max(len(text.split()) - 2 for text in legal_with(game, "advance", "a")) == 2


RIVER = {"major-river": "2010/2011 2011/2111 1911/2011 1912/2011 2011/2112"}


@pytest.mark.rule(GAME, "12.2", "23.4", "A-32")
def test_a_frozen_major_river_may_be_crossed() -> None:
    units = {"s": "soviet infantry 9-5-3 2012", "d": "axis infantry 3-3-3 2011"}
    summer = fight(units, seat="soviet", dice=[THREE["DR2"]], hexsides=RIVER)
    assault(summer, "2011", "s")
    assert kind(summer) == "s42-desperate-defense"
    # In winter the defense of 3 is 2: 4-1, and a 3 is DR2.
    winter = fight(units, seat="soviet", dice=[3], hexsides=RIVER, turn=28, scenario="uranus")
    assert result(assault(winter, "2011", "s")) == "DR2"
    assert kind(winter) == "s42-determined-defense"
    winter.play("give-way")
    assert "2009" in ends(winter, "retreat", "d")


@pytest.mark.rule(GAME, "12.2", "22.5")
def test_off_the_map_only_into_a_friendly_area() -> None:
    # 2011 lies in the corner of a small board, its neighbours are held by the enemy.
    wall = {
        f"g{n}": f"axis infantry 1-1-3 {hex}"
        for n, hex in enumerate(("2010", "2111", "1911", "2112", "1912"))
    }
    enemy = beaten({"x": X, **wall}, areas={"entry-x": "2011"})
    assert kind(enemy) == "s42-desperate-defense"
    own = beaten({"x": X, **wall}, areas={"entry-a": "2011"})
    assert where(own, "x") == "ea-a"
    assert "disrupted" in marks(own, "x")


@pytest.mark.rule(GAME, "12.1.4", "4.4")
def test_an_overstacked_retreat_is_put_right_in_the_next_own_movement() -> None:
    crowd = {f"g{n}": "soviet infantry 3-5-3 2009" for n in range(2)}
    game = beaten({"x": X, **crowd})
    play(game, "retreat x 2010 2009")
    assert where(game, "x") == "2009"
    for _ in range(20):
        if kind(game) == "s42-give-up-units":
            break
        game.play("done" if "done" in legal(game) else sorted(legal(game))[0])
    assert (game.waiting, kind(game)) == (("soviet",), "s42-give-up-units")
    assert legal(game) == {"eliminate g0", "eliminate g1", "eliminate x"}


@pytest.mark.rule(GAME, "12.1.5")
def test_attackers_never_retreat() -> None:
    units = {"a": "axis infantry 3-7-3 2012", "x": "soviet infantry 3-9-3 2011"}
    game = fight(units, dice=[6])
    assault(game, "2011", "a")
    assert (where(game, "a"), "disrupted" in marks(game, "a")) == ("2012", False)


@pytest.mark.rule(GAME, "12.3")
def test_elimination_in_retreat_leaves_the_full_advance() -> None:
    wall = {
        f"g{n}": f"axis infantry 1-1-3 {hex}"
        for n, hex in enumerate(("2010", "2111", "1911", "2112", "1912"))
    }
    units = {"x": X, **wall, "a": "axis motorised 15-7-6 2012"}
    game = fight(units, dice=[THREE["D1"]], hexes="1504-2619")
    assault(game, "2011", "a")
    game.play("give-way")
    assert where(game, "x") == "eliminated"
    if kind(game) == "s42-form-group":
        game.play("done")
    assert max(len(text.split()) - 2 for text in legal_with(game, "advance", "a")) == 3


@pytest.mark.rule(GAME, "12.4", "13.3.3")
def test_a_routed_unit_that_retreated_dies_when_its_companions_do() -> None:
    units = {
        "x": "soviet infantry 3-5-3 2011 disrupted",
        "f": "soviet infantry 3-5-3 2009 one-step",
        "b": "axis infantry 15-7-3 2110",
    }
    game = fight({"a": "axis infantry 9-7-3 2012", **units}, dice=[THREE["DR2"], THREE["EX"]])
    assault(game, "2011", "a")
    play(game, "retreat x 2010 2009")
    assert "full-retreat" in marks(game, "x")
    while kind(game) in ("s42-advance", "s42-form-group"):
        game.play("done")
    assault(game, "2009", "b")
    # It would have to retreat again in the same phase.
    assert (where(game, "f"), where(game, "x")) == ("eliminated", "eliminated")


# Disruption


@pytest.mark.rule(GAME, "13.1.2", "18.2.2", "A-33")
@pytest.mark.parametrize("side", ["", "used"])
def test_any_asu_that_moves_more_than_two_hexes_is_disrupted(side: str) -> None:
    units = {
        "hq": f"axis army-hq 0-1-5 2010 {side}",
        "b": "axis infantry 5-5-3 2616",
        "x": "soviet infantry 3-5-3 2516",
    }
    game = stand(units)
    play(game, "move hq 2011 2012", "move b 2615")
    assert "disrupted" not in marks(game, "hq")
    game = stand(units)
    play(game, "move hq 2011 2012 2013", "move b 2615")
    assert "disrupted" in marks(game, "hq")


@pytest.mark.rule(GAME, "13.2.1")
def test_what_disruption_takes_away() -> None:
    units = {
        "d": "soviet infantry 9-5-3 2010 disrupted",
        "e": "soviet infantry 9-5-3 2110",
        "a": "axis infantry 1-7-3 2009",
        "far": "axis infantry 5-7-3 2616",
    }
    game = stand(units, seat="soviet")
    assert not legal_with(game, "move", "d")
    assert not legal_with(game, "extend", "d")
    fought = fight(units, seat="soviet")
    declare(fought, "2009")
    assert legal_with(fought, "add") == {"add e"}
    assert codes(fought, "add d") == {"s42-not-in-good-order 13.2.1"}


@pytest.mark.rule(GAME, "13.2.1", "13.2.2", "9.2.1")
def test_disrupted_tanks_still_count_in_defense() -> None:
    units = {"a": "axis panzer 10-8-6 2010 black", "x": "soviet tank 7-5-5 2009 disrupted"}
    assert column(units, "2009", "a") == (10, 3, "3-1")
    foot = {**units, "a": "axis infantry 10-8-3 2010"}
    assert column(foot, "2009", "a") == (10, 3, "2-1")


@pytest.mark.rule(GAME, "13.2.1", "18.2.3")
def test_a_disrupted_asu_gives_no_support() -> None:
    units = {"a": A, "x": X, "hq": "axis army-hq 0-1-5 2013 range:5 disrupted"}
    game = fight(units)
    declare(game, "2011", "a")
    assert not legal_with(game, "support")


@pytest.mark.rule(GAME, "13.1.1", "19.2")
def test_non_combat_units_are_never_disrupted() -> None:
    game = beaten({"x": X, "hq": "soviet soviet-army-hq 0-0-3 2011"}, "D1")
    play(game, "retreat x 2010 2009 2008", "retreat hq 2010 2009 2008")
    assert "disrupted" in marks(game, "x")
    assert marks(game, "hq") == ()


@pytest.mark.rule(GAME, "19.3", "18.6.6")
def test_a_headquarters_is_removed_when_no_combat_unit_survives() -> None:
    units = {
        "x": f"{X} one-step",
        "hq": "soviet soviet-army-hq 0-0-3 2011",
        "sp": "soviet supply-point 0-0-5 2011",
    }
    game = beaten(units, "D1")
    assert (where(game, "x"), where(game, "hq")) == ("eliminated", "turn-5")
    # A Supply Point waits for the enemy to come.
    assert where(game, "sp") == "2011"
    game.play("advance a 2011")
    assert where(game, "sp") == "absent"


# Full Retreat


@pytest.mark.rule(GAME, "13.3.2", "13.1.3")
def test_further_retreats_add_nothing_to_a_full_retreat() -> None:
    units = {"x": X, "r": "soviet infantry 3-5-3 2011 full-retreat"}
    game = beaten(units)
    play(game, "retreat r 2010 2009", "retreat x 2010 2009")
    assert "full-retreat" in marks(game, "r")
    assert where(game, "r") == "2009"


@pytest.mark.rule(GAME, "13.3.2", "14.4.2")
def test_an_advance_waits_for_the_withdrawal_of_routed_enemies() -> None:
    units = {
        "a": "axis panzer 10-8-6 2012 red",
        "x": "soviet infantry 1-1-3 2011 one-step",
        "r": "soviet infantry 3-5-3 2010 full-retreat",
    }
    game = fight(units, hexes="1504-2619")
    assault(game, "2011", "a")
    if kind(game) == "s42-form-group":
        game.play("done")
    # Through 2011 only in legs: there the routed division withdraws first.
    assert not [
        text for text in legal_with(game, "advance", "a") if text.startswith("advance a 2011 ")
    ]
    game.play("advance a 2011")
    assert (game.waiting, kind(game)) == (("axis",), "s42-withdraw-units")
    game.play(sorted(legal_with(game, "retreat", "r"))[0])
    assert kind(game) == "s42-advance"
    assert "2010" in ends(game, "advance", "a")


@pytest.mark.rule(GAME, "13.3.2", "14.1", "A-28")
def test_a_routed_companion_advances_but_not_alone_into_a_zone() -> None:
    units = {
        "a": "axis panzer 10-8-6 2012 red",
        "r": "axis infantry 3-5-3 2012 full-retreat",
        "x": "soviet infantry 1-1-3 2011 one-step",
        "y": "soviet infantry 3-5-3 2010",
    }
    game = fight(units, hexes="1504-2619")
    assault(game, "2011", "a")
    if kind(game) == "s42-form-group":
        game.play("done")
    # 2011 is in the zone of y.
    assert codes(game, "advance r 2011") == {"blocked-hexside 14.5"}
    game.play("advance a 2011")
    assert "advance r 2011" in legal(game)


@pytest.mark.rule(GAME, "13.3.2")
def test_a_withdrawal_follows_the_guideline_of_retreats() -> None:
    units = {
        "a": "axis infantry 5-5-3 2014",
        "b": "axis infantry 5-5-3 2009",
        "x": "soviet infantry 3-5-3 2011 full-retreat",
    }
    game = stand(units)
    game.play("move a 2013 2012")
    # The active player may not lead them into a zone or to their end.
    assert codes(game, "retreat x 2010 2110") != set()
    assert not {"2010", "2110", "1910"} & ends(game, "retreat", "x")


@pytest.mark.rule(GAME, "13.3.2", "9.9")
def test_a_hex_of_routed_units_has_no_defense() -> None:
    units = {"a": "axis infantry 1-5-3 2012", "x": "soviet infantry 3-5-3 2011 full-retreat"}
    game = fight(units)
    declare(game, "2011", "a")
    assert (odds(game)["defense"], odds(game)["column"]) == (0, "10-1")
