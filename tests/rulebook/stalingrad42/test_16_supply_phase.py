"""The Supply Phase: status, isolation and attrition (16), the Rally Phase (13.4, 13.5)."""

from __future__ import annotations

import pytest

from hexside.games.stalingrad42.supply.attrition import modifiers, suffering
from hexside.games.stalingrad42.supply.supply_lines import (
    has_line,
    linked_region,
    region,
)
from tests.rulebook.stalingrad42.s42_supply_kit import marks, names, stand, work_of

GAME = "stalingrad-42"

ROAD = {"lines": {"primary-road": "1010 1110 1210 1310 1410 1510 1610"}}
RING = ("1804", "1906", "1907", "1806", "1706", "1705")


@pytest.mark.rule(GAME, "16.1")
def test_unit_without_a_line_is_out_of_supply() -> None:
    game = stand({"near": "axis infantry 5-7-3 1405", "far": "axis infantry 5-7-3 1905"})
    assert marks(game, "near") == set()
    assert marks(game, "far") == {"out-of-supply"}


@pytest.mark.rule(GAME, "16.1")
def test_marker_is_removed_when_a_line_is_open() -> None:
    game = stand({"near": "axis infantry 5-7-3 1405 out-of-supply"})
    assert marks(game, "near") == set()


@pytest.mark.rule(GAME, "16.3.1", "16.3.3")
def test_road_carries_supply() -> None:
    game = stand({"far": "axis infantry 5-7-3 2010"}, parts=ROAD)
    assert marks(game, "far") == set()


@pytest.mark.rule(GAME, "16.3.3")
def test_enemy_zone_on_the_road_cuts_it() -> None:
    units = {"far": "axis infantry 5-7-3 2010", "enemy": "soviet infantry 3-5-3 1410"}
    game = stand(units, parts=ROAD)
    assert marks(game, "far") == {"out-of-supply"}


@pytest.mark.rule(GAME, "16.3.3", "16.3.2")
def test_friendly_unit_negates_the_zone() -> None:
    # The enemy's zone covers three hexes of the road; friends in them open it.
    units = {"far": "axis infantry 5-7-3 2010", "enemy": "soviet infantry 3-5-3 1311"}
    cut = stand(units, parts=ROAD)
    held = {
        f"friend{hex}": f"axis infantry 5-7-3 {hex} disrupted" for hex in ("1210", "1310", "1410")
    }
    assert marks(cut, "far") == {"out-of-supply"}
    assert marks(stand(units | held, parts=ROAD), "far") == set()


@pytest.mark.rule(GAME, "16.3.4")
def test_enemy_controlled_city_blocks() -> None:
    parts = ROAD | {"places": {"minor-city": "1310"}}
    units = {"far": "axis infantry 5-7-3 2010"}
    assert marks(stand(units, parts=parts), "far") == {"out-of-supply"}
    held = stand(units, parts=parts, tracks={"control": ["1310"]})
    assert marks(held, "far") == set()


@pytest.mark.rule(GAME, "7.2", "16.3.2")
def test_no_line_through_a_bond() -> None:
    wall = {f"w{row}": f"soviet infantry 3-5-3 14{row:02}" for row in range(1, 21, 2)}
    game = stand({"far": "axis infantry 5-7-3 1610"} | wall)
    assert marks(game, "far") == {"isolated"}
    work = work_of(game)
    assert not has_line(work, 0, work.rules.grid.index("1510"))


@pytest.mark.rule(GAME, "16.2.1", "16.2.2")
def test_sources_are_the_friendly_entry_areas() -> None:
    work = work_of(stand({"a": "axis infantry 5-7-3 1505"}))
    game = stand({"a": "axis infantry 5-7-3 1505"})
    axis = names(game, region(work, 0))
    soviet = names(game, region(work, 1))
    assert {"1005", "1405"} <= axis
    assert "1505" not in axis
    assert {"2405", "2005"} <= soviet
    assert "1905" not in soviet


@pytest.mark.rule(GAME, "16.2.3")
def test_port_of_an_own_sea_is_a_source() -> None:
    game = stand({"a": "soviet infantry 3-5-3 1505"}, seat="soviet", areas={"port": "1507"})
    assert marks(game, "a") == set()
    axis = stand({"a": "axis infantry 5-7-3 1705"}, areas={"port": "1707"})
    assert marks(axis, "a") == {"out-of-supply"}


@pytest.mark.rule(GAME, "16.3.2", "23.2.3")
def test_overland_part_in_rain() -> None:
    units = {"a": "axis infantry 5-7-3 1405"}
    assert marks(stand(units, tracks={"weather": "rain"}), "a") == {"out-of-supply"}
    assert marks(stand(units, tracks={"mud": True}), "a") == {"out-of-supply"}


def ring(centre: str = "1805", **more: object) -> dict[str, str]:
    units = {f"r{n}": f"soviet infantry 3-5-3 {hex}" for n, hex in enumerate(RING)}
    return {"pocket": f"axis infantry 5-7-3 {centre}"} | units


@pytest.mark.rule(GAME, "16.5.1", "16.5.3")
def test_isolated_unit_rolls_beside_an_enemy() -> None:
    game = stand(ring(), dice=[4, 6])
    assert "isolated" in marks(game, "pocket")
    assert game.state.units["pocket"].steps == 1
    spared = stand(ring(), dice=[5])
    assert spared.state.units["pocket"].steps == 2


@pytest.mark.rule(GAME, "16.5.3")
def test_last_step_may_be_lost() -> None:
    units = ring() | {"pocket": "axis infantry 5-7-3 1805 left:1"}
    game = stand(units, dice=[4])
    assert game.state.units["pocket"].box == "eliminated"


@pytest.mark.rule(GAME, "16.5.5")
def test_artillery_support_units_are_immune() -> None:
    units = ring() | {"pocket": "axis army-hq 0-1-5 1805"}
    game = stand(units, dice=[1])
    assert "isolated" in marks(game, "pocket")
    assert game.state.units["pocket"].hex >= 0
    assert suffering(work_of(game), 0) == []


@pytest.mark.rule(GAME, "16.5.3")
def test_isolated_unit_away_from_enemies_does_not_roll() -> None:
    wall = {f"w{row}": f"soviet infantry 3-5-3 14{row:02}" for row in range(1, 21, 2)}
    game = stand({"far": "axis infantry 5-7-3 1610 isolated"} | wall)
    assert suffering(work_of(game), 0) == []
    assert (
        not linked_region(work_of(game), 0)
        >> game.rules.board.grid.bit[game.rules.board.grid.index("1610")]
        & 1
    )


@pytest.mark.rule(GAME, "16.5.4")
def test_modifiers_of_a_pocket() -> None:
    wall = {f"w{row}": f"soviet infantry 3-5-3 14{row:02}" for row in range(1, 21, 2)}
    units = {"far": "axis infantry 5-7-3 1510 isolated", "hq": "axis army-hq 0-1-5 1710"}
    plain = work_of(stand({"far": units["far"]} | wall, dice=[6]))
    # A clear hex without enemies beside it; no railway within fifteen hexes: +2 - 1.
    assert modifiers(plain, 0, ["far"]) == {"far": 1}
    with_hq = work_of(stand(units | wall, dice=[6]))
    assert modifiers(with_hq, 0, ["far"]) == {"far": 2}
    rail = {"lines": {"rail": "1010 1110"}}
    base = {"axis-start": "1010 1110"}
    near = work_of(stand(units | wall, dice=[6], parts=rail, areas=base))
    assert modifiers(near, 0, ["far"]) == {"far": 3}
    city = rail | {"places": {"minor-city": "1712"}}
    whole = work_of(
        stand(units | wall, dice=[6], parts=city, areas=base, tracks={"control": ["1712"]})
    )
    assert modifiers(whole, 0, ["far"]) == {"far": 4}


@pytest.mark.rule(GAME, "16.5.4")
def test_desert_is_worse() -> None:
    wall = {f"w{row}": f"soviet infantry 3-5-3 14{row:02}" for row in range(1, 21, 2)}
    units = {"far": "axis infantry 5-7-3 1510 isolated"}
    game = stand(units | wall, dice=[6], parts={"terrain": {"desert": "1510"}})
    assert modifiers(work_of(game), 0, ["far"]) == {"far": 0}


@pytest.mark.rule(GAME, "19.2", "A-41")
def test_non_combat_units_need_no_supply() -> None:
    units = {"hq": "soviet soviet-army-hq 0-0-6 1505"}
    assert marks(stand(units, seat="soviet"), "hq") == set()
    other = stand(units, seat="soviet", options={"non-combat-out-of-supply": "on"})
    assert marks(other, "hq") == {"out-of-supply"}


@pytest.mark.rule(GAME, "13.4")
def test_units_outside_zones_recover_one_level() -> None:
    game = stand(
        {
            "a": "axis infantry 5-7-3 1205 disrupted",
            "b": "axis infantry 5-7-3 1208 full-retreat",
            "enemy": "soviet infantry 3-5-3 1905 disrupted",
        },
        phase="rally",
    )
    assert marks(game, "a") == set()
    assert marks(game, "b") == {"disrupted"}
    assert "disrupted" in marks(game, "enemy")


@pytest.mark.rule(GAME, "13.4", "13.5", "A-44")
def test_units_in_zones_roll() -> None:
    units = {
        "a": "axis infantry 5-7-3 1205 disrupted",
        "enemy": "soviet infantry 3-5-3 1206",
    }
    assert marks(stand(units, phase="rally", dice=[5]), "a") == set()
    assert marks(stand(units, phase="rally", dice=[4]), "a") == {"disrupted"}
    elite = units | {"a": units["a"] + " quality:elite"}
    assert marks(stand(elite, phase="rally", dice=[4]), "a") == set()


@pytest.mark.rule(GAME, "21.4")
def test_replacement_markers_go_in_the_rally_phase() -> None:
    game = stand({"a": "axis infantry 5-7-3 1205 replacement"}, phase="rally")
    assert marks(game, "a") == set()
