"""9.2: strategic movement along roads."""

from __future__ import annotations

import pytest

from tests.rulebook.traces_of_war.tow_kit import codes, cost, ends, play, stand, where

GAME = "traces-of-war"
STRIP = "1620-1740"
ROAD = {"road": ["1722 1723 1724 1725 1726 1727 1728 1729 1730 1731 1732"]}


@pytest.mark.rule(GAME, "9.2")
def test_a_road_hex_costs_half_a_point() -> None:
    game = stand({"b": "soviet infantry 4-4 1722"}, hexes=STRIP, lines=ROAD)
    assert ends(game, "strategic", "b") == {f"17{column}" for column in range(23, 31)}
    assert cost(game, "strategic b 1723") == 0.5
    assert cost(game, "strategic b 1723 1724 1725 1726 1727 1728 1729 1730") == 4
    assert codes(game, "strategic b 1723 1724 1725 1726 1727 1728 1729 1730 1731") == {
        "not-enough-movement 9.1"
    }


@pytest.mark.rule(GAME, "9.2")
def test_strategic_movement_starts_on_a_road() -> None:
    game = stand({"b": "soviet infantry 4-4 1622"}, hexes=STRIP, lines=ROAD)
    assert ends(game, "strategic", "b") == set()
    assert "strategic-needs-road 9.2" in codes(game, "strategic b 1722 1723")


@pytest.mark.rule(GAME, "9.2")
def test_strategic_movement_stays_on_the_road() -> None:
    game = stand({"b": "soviet infantry 4-4 1722"}, hexes=STRIP, lines=ROAD)
    assert codes(game, "strategic b 1723 1623") == {"strategic-needs-road 9.2"}


@pytest.mark.rule(GAME, "9.2", "R7")
def test_railways_do_not_serve_strategic_movement() -> None:
    game = stand({"b": "soviet infantry 4-4 1722"}, hexes=STRIP, lines={"rail": ROAD["road"]})
    assert ends(game, "strategic", "b") == set()
    assert codes(game, "strategic b 1723") == {"strategic-needs-road 9.2"}
    assert cost(game, "move b 1723") == 1


@pytest.mark.rule(GAME, "9.2")
def test_strategic_movement_does_not_start_in_an_enemy_zone() -> None:
    game = stand(
        {"a": "axis infantry 3-4 1721", "b": "soviet infantry 4-4 1722"}, hexes=STRIP, lines=ROAD
    )
    assert ends(game, "strategic", "b") == set()
    assert codes(game, "strategic b 1723") == {"strategic-starts-in-zone 9.2"}


@pytest.mark.rule(GAME, "9.2")
def test_strategic_movement_does_not_enter_an_enemy_zone() -> None:
    """1626 next to the road puts 1725 and 1726 under its zone: nothing beyond is reached."""
    game = stand(
        {"a": "axis infantry 3-4 1626", "b": "soviet infantry 4-4 1722"}, hexes=STRIP, lines=ROAD
    )
    assert ends(game, "strategic", "b") == {"1723", "1724"}
    assert codes(game, "strategic b 1723 1724 1725") == {"strategic-enters-zone 9.2"}


@pytest.mark.rule(GAME, "9.2", "R9")
def test_a_friend_in_the_zone_does_not_open_the_road() -> None:
    game = stand(
        {
            "a": "axis infantry 3-4 1626",
            "b": "soviet infantry 4-4 1722",
            "c": "soviet infantry 4-4 1725",
            "d": "soviet infantry 4-4 1726",
        },
        hexes=STRIP,
        lines=ROAD,
        activated=["b"],
    )
    assert ends(game, "strategic", "b") == {"1723", "1724"}


@pytest.mark.rule(GAME, "9.0", "9.2")
def test_one_move_is_either_normal_or_strategic() -> None:
    game = stand({"b": "soviet infantry 4-4 1722"}, hexes=STRIP, lines=ROAD)
    play(game, "strategic b 1723 1724")
    assert ends(game, "move", "b") == set()
    assert codes(game, "move b 1624") != set()
    assert ends(game, "strategic", "b") >= {"1730", "1722"}  # three points are left
    other = stand({"b": "soviet infantry 4-4 1722"}, hexes=STRIP, lines=ROAD)
    play(other, "move b 1723")
    assert ends(other, "strategic", "b") == set()
    assert codes(other, "strategic b 1724") != set()
    assert ends(other, "move", "b") != set()


@pytest.mark.rule(GAME, "9.2", "R45")
def test_connected_roads_are_one_road() -> None:
    """At the junction 1724 the unit may take either branch."""
    lines = {"road": ["1722 1723 1724 1725", "1724 1625 1626"]}
    game = stand({"b": "soviet infantry 4-2 1722"}, hexes=STRIP, lines=lines)
    assert ends(game, "strategic", "b") == {"1723", "1724", "1725", "1625", "1626"}


@pytest.mark.rule(GAME, "9.2", "R45")
def test_every_hexside_crossed_needs_a_road_link() -> None:
    """Two roads in neighbouring hexes are not connected by that."""
    lines = {"road": ["1722 1723", "1724 1725"]}
    game = stand({"b": "soviet infantry 4-4 1722"}, hexes=STRIP, lines=lines)
    assert ends(game, "strategic", "b") == {"1723"}
    assert codes(game, "strategic b 1723 1724") == {"strategic-needs-road 9.2"}


@pytest.mark.rule(GAME, "9.2", "9.1")
@pytest.mark.parametrize("river", ["minor-river", "major-river"])
def test_strategic_movement_crosses_rivers_by_bridge(river: str) -> None:
    game = stand(
        {"b": "soviet infantry 4-4 1722"}, hexes=STRIP, lines=ROAD, hexsides={river: "1723/1724"}
    )
    assert cost(game, "strategic b 1723 1724 1725") == 1.5


@pytest.mark.rule(GAME, "9.2", "9.3")
def test_strategic_movement_crosses_marsh_by_road() -> None:
    game = stand(
        {"b": "soviet infantry 4-4 1722"}, hexes=STRIP, lines=ROAD, terrain={"marsh": "1723"}
    )
    assert cost(game, "strategic b 1723 1724") == 1


@pytest.mark.rule(GAME, "8.2", "9.2")
def test_an_isolated_unit_halves_its_allowance_for_strategic_movement() -> None:
    game = stand({"b": "soviet infantry 4-5 1722 isolated"}, hexes=STRIP, lines=ROAD)
    assert ends(game, "strategic", "b") == {"1723", "1724", "1725", "1726"}  # two points


@pytest.mark.rule(GAME, "5.0", "9.2")
def test_strategic_movement_may_pass_a_full_hex_but_not_end_in_it() -> None:
    game = stand(
        {
            "b": "soviet infantry 4-2 1722",
            "c": "soviet infantry 4-4 1724",
            "d": "soviet infantry 4-4 1724",
        },
        hexes=STRIP,
        lines=ROAD,
        activated=["b"],
    )
    assert ends(game, "strategic", "b") == {"1723", "1725", "1726"}
    assert codes(game, "strategic b 1723 1724") == {"stacking-limit 5.0"}


@pytest.mark.rule(GAME, "9.2", "9.4", "2.3")
def test_a_headquarters_may_move_strategically() -> None:
    game = stand({"hq": "axis hq 2-2 1722"}, seat="axis", hexes=STRIP, lines=ROAD)
    play(game, "strategic hq 1723 1724 1725 1726")
    assert where(game, "hq") == "1726"
