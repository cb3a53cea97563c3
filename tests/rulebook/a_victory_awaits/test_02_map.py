"""2.1: the three maps and their borders, labels, sources, bridges, the start line. A25, A27."""

from __future__ import annotations

from typing import Any

import pytest

import hexside
from hexside.api import Game
from tests.rulebook.a_victory_awaits.ava_kit import (
    assault,
    codes,
    cost,
    ends,
    fight,
    legal_with,
    neighbours,
    play,
    stand,
    where,
)
from tests.rulebook.a_victory_awaits.ava_overlays import lines, zone

GAME = "a-victory-awaits"

#: A plain where two maps overlap.
SEAM: dict[str, Any] = {
    "hexes": "L1320-L1730",
    "areas": {"axis-source": "L1320", "soviet-source": "L1730"},
}


@pytest.fixture(scope="module")
def campaign() -> Game:
    return hexside.new(f"{GAME}/campaign", seed=1)


def area(game: Game, name: str) -> set[str]:
    board = game.rules.board
    return {board.grid.names[hex] for hex in board.areas.get(name, ())}


def name(game: Game, label: str) -> str:
    """The number by which a hex goes."""
    grid = game.rules.board.grid
    return grid.names[grid.index(label)]


# The maps


@pytest.mark.rule(GAME, "2.1", "A25")
def test_the_six_neighbours_of_l1523(campaign: Game) -> None:
    labels = ("L1522", "L1524", "L1423", "L1424", "L1623", "L1624")
    assert neighbours(campaign, "L1523") == {name(campaign, label) for label in labels}
    game = stand({"a": "axis infantry 3-1 L1523"}, **SEAM)
    assert ends(game, "move", "a") == {name(game, label) for label in labels}


@pytest.mark.rule(GAME, "2.1", "A25")
def test_the_six_neighbours_of_k2801_lie_on_two_maps(campaign: Game) -> None:
    around = {"S2830", "K2802", "S2730", "K2701", "S2930", "K2901"}
    assert neighbours(campaign, "K2801") == around
    game = stand({"a": "axis infantry 3-1 K2801"}, scenario="campaign", hexes="")
    assert ends(game, "move", "a") >= {"S2930", "K2901"}


@pytest.mark.rule(GAME, "2.1")
@pytest.mark.parametrize(
    ("first", "second"), [("L1523", "S1503"), ("L0321", "S0301"), ("L0834", "S0814")]
)
def test_where_two_maps_overlap_a_hex_has_two_labels(
    campaign: Game, first: str, second: str
) -> None:
    """The Smolensk map lies over the Leningrad map; such a hex goes by its S label."""
    grid = campaign.rules.board.grid
    assert grid.index(first) == grid.index(second)
    assert name(campaign, first) == second


@pytest.mark.rule(GAME, "2.1")
def test_both_labels_are_understood_in_texts_and_actions() -> None:
    units = {"a": "axis infantry 3-5 L1523", "c": "axis infantry 3-5 L1320"}
    game = stand(units, **SEAM, terrain={"dense-forest": "S1504"})
    same = stand(
        {**units, "a": "axis infantry 3-5 S1503"},
        **SEAM,
        terrain={"dense-forest": "L1524"},
    )
    assert where(game, "a") == where(same, "a") == "S1503"
    assert cost(game, "move a L1524") == cost(same, "move a S1504") == 2
    play(game, "move a L1524 L1525")
    assert where(game, "a") == "S1505"
    assert "L1524" not in str(game.position())


@pytest.mark.rule(GAME, "2.1")
@pytest.mark.parametrize("attacked", ["L1524", "S1504"])
def test_both_labels_are_understood_in_attacks_and_pursuits(attacked: str) -> None:
    units = {"a": "axis armour 8-5-9 S1503", "d": "soviet infantry 1-4 L1524 one-step"}
    game = fight({**units, "e": "soviet infantry 1-4 L1730"}, **SEAM, dice=[6])
    assault(game, attacked, "a")
    assert where(game, "d") != "S1504"
    play(game, f"pursue a {attacked}")
    assert where(game, "a") == "S1504"


@pytest.mark.rule(GAME, "2.1", "A27", "18.2")
@pytest.mark.parametrize("hex", ["S2730", "S2930"])
def test_a_scenario_ends_at_its_border(campaign: Game, hex: str) -> None:
    beyond = {other for other in neighbours(campaign, hex) if other.startswith("K")}
    assert len(beyond & {"K2701", "K2801", "K2901"}) == 2
    smolensk = hexside.new(f"{GAME}/smolensk", seed=1)
    assert neighbours(smolensk, hex) == neighbours(campaign, hex) - beyond
    assert all(other not in smolensk.rules.board.grid for other in beyond)


@pytest.mark.rule(GAME, "2.1", "A27", "18.2")
def test_beyond_the_border_there_is_no_move_and_no_zone() -> None:
    units = {"a": "axis infantry 3-5 S2730"}
    alone = stand(units, scenario="smolensk", hexes="")
    assert codes(alone, "move a K2701") == {"unknown-hex"}
    assert all(hex.startswith("S") for hex in zone(alone, "axis") | ends(alone, "move", "a"))
    joined = stand(units, scenario="campaign", hexes="")
    assert codes(joined, "move a K2701") == set()
    assert {"K2701", "K2801"} <= zone(joined, "axis")


@pytest.mark.rule(GAME, "2.1", "A27", "18.2")
def test_across_the_border_there_is_no_attack_retreat_or_line() -> None:
    """In the campaign a unit in S2730 is attacked from K2701, and goes to and traces to K."""
    units = {"a": "axis infantry 8-5 K2701", "d": "soviet infantry 2-4 S2730"}
    joined = fight({**units, "e": "soviet infantry 2-4 S5504"}, scenario="campaign", hexes="")
    assert "attack S2730" in legal_with(joined, "attack")
    assert "K2802" in lines(joined, "soviet")
    alone = stand({"d": "soviet infantry 2-4 S2730"}, scenario="smolensk", hexes="", seat="soviet")
    assert all(hex.startswith("S") for hex in lines(alone, "soviet"))
    # A stack of enemies all around within the scenario: nothing is left beyond its border.
    ring = {
        f"a{n}": f"axis infantry 9-5 {hex}"
        for n, hex in enumerate(sorted(neighbours(alone, "S2730")))
    }
    lost = fight(
        {**ring, "d": "soviet infantry 1-4 S2730", "e": "soviet infantry 1-4 S5504"},
        scenario="smolensk",
        hexes="",
        dice=[6],
    )
    assault(lost, "S2730", *ring)
    assert where(lost, "d") in ("available", "eliminated")


@pytest.mark.rule(GAME, "2.1")
def test_each_scenario_uses_one_map(campaign: Game) -> None:
    for scenario, border in (("leningrad", "K2701"), ("smolensk", "K2701"), ("kiev", "S2730")):
        grid = hexside.new(f"{GAME}/{scenario}", seed=1).rules.board.grid
        assert border not in grid
        assert len(grid) < len(campaign.rules.board.grid)


@pytest.mark.rule(GAME, "2.1", "16.3")
def test_sources_moscow_and_red_stars(campaign: Game) -> None:
    assert area(campaign, "from-moscow") == {"S5504", "S5507", "S5513"}
    assert area(campaign, "from-moscow") < area(campaign, "soviet-source")
    assert area(campaign, "smolensk-breakthrough") == {"S4230", "S4730"}
    assert all(hex[1:3] == "55" for hex in area(campaign, "soviet-source"))
    assert all(hex[1:3] == "01" or hex == "K2230" for hex in area(campaign, "axis-source"))
    for scenario in ("leningrad", "smolensk", "kiev"):
        game = hexside.new(f"{GAME}/{scenario}", seed=1)
        assert area(game, "axis-source")
        assert area(game, "soviet-source")


# Bridges


@pytest.mark.rule(GAME, "2.1", "9.2", "V35")
@pytest.mark.parametrize("line", ["road", "rail"])
@pytest.mark.parametrize("river", ["minor-river", "major-river"])
def test_a_road_or_railway_over_a_river_is_a_bridge(line: str, river: str) -> None:
    """A unit that has come from elsewhere crosses for one point and goes on."""
    game = stand(
        {"a": "axis infantry 3-5 L1504"},
        hexsides={river: "L1505/L1506"},
        lines={line: ["L1505 L1506"]},
    )
    assert cost(game, "move a L1505 L1506") == 2
    assert "L1508" in ends(game, "move", "a")


@pytest.mark.rule(GAME, "2.1", "9.2", "V84")
def test_two_road_hexes_side_by_side_are_not_a_bridge() -> None:
    """Roads in both hexes that run another way join nothing."""
    units = {"a": "axis infantry 3-5 L1505"}
    roads = {"road": ["L1504 L1505", "L1506 L1507"], "rail": ["L1405 L1505", "L1506 L1606"]}
    game = stand(units, lines=roads, hexsides={"minor-river": "L1505/L1506"})
    assert cost(game, "move a L1506") == 2
    wide = stand(units, lines=roads, hexsides={"major-river": "L1505/L1506"})
    assert cost(wide, "move a L1506") == 5
    wood = stand(units, lines=roads, terrain={"dense-forest": "L1506"})
    assert cost(wood, "move a L1506") == 2
    assert "L1506" not in ends(wood, "strategic", "a")


@pytest.mark.rule(GAME, "2.1", "16.1", "V30")
def test_no_major_city_lies_west_of_the_start_line(campaign: Game) -> None:
    board = campaign.rules.board
    cities = {place.hex for place in board.places if place.kind == "major-city"}
    assert len(cities) == 21
    assert not cities & board.areas["axis-start"]
    brest = board.grid.index("S0927")
    assert brest not in board.areas["axis-start"]
    assert board.grid.index("S0828") in board.areas["axis-start"]
