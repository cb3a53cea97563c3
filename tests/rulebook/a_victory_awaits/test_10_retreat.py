"""10.6(1) to (5), (7): how far a unit retreats, where it may not go, what zones cost (V34, V52)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rulebook.a_victory_awaits.ava_kit import (
    codes,
    fight,
    kind,
    legal,
    play,
    steps,
    where,
)
from tests.rulebook.a_victory_awaits.ava_retreats import STACK, D, beaten, full, last, ways

GAME = "a-victory-awaits"

AROUND = "L1505 L1507 L1407 L1606 L1607"
#: The only way out of L1506 leads to L1607 and on to L1707.
CORRIDOR: dict[str, Any] = {"hexes": "L1406 L1506 L1607 L1707"}


# 10.6, (1), (2)


@pytest.mark.rule(GAME, "10.6")
@pytest.mark.parametrize(("result", "end"), [("R", "L1607"), ("RR", "L1707")])
def test_one_hex_for_each_r(result: str, end: str) -> None:
    game = beaten(result, {"d": D})
    assert (where(game, "d"), steps(game, "d")) == (end, 2)


@pytest.mark.rule(GAME, "10.6")
def test_a_retreat_is_no_movement_and_takes_no_points() -> None:
    # Dense forest costs a mechanised unit three points, and two of them with a single one.
    unit = {"d": "soviet armour 4-4-1 L1506"}
    game = beaten("RR", unit, terrain={"dense-forest": "L1607 L1707"}, **CORRIDOR)
    assert where(game, "d") == "L1707"


@pytest.mark.rule(GAME, "10.6")
def test_a_stack_may_split_and_its_owner_moves_it() -> None:
    game = beaten("R", STACK, source="L1706")
    assert game.waiting == ("soviet",)
    assert legal(game) == {f"retreat {name} {end}" for name in "de" for end in ("L1606", "L1607")}
    assert codes(game, "retreat d L1606", seat="axis") == {"not-your-decision"}
    play(game, "retreat d L1606", "retreat e L1607")
    assert (where(game, "d"), where(game, "e")) == ("L1606", "L1607")


@pytest.mark.rule(GAME, "10.6")
def test_what_is_no_retreat_is_refused_with_its_reason() -> None:
    game = beaten("RR", STACK)
    assert codes(game, "retreat d L1607") == {"retreat-too-short 10.6"}
    assert codes(game, "retreat d L1607 L1809") == {"not-adjacent 10.6"}
    assert codes(game, "retreat a L1306 L1206") == {"not-retreating 10.6"}
    assert codes(game, "retreat d L1606 L1706") == {"retreat-priorities 10.6"}


# (3), (7)


@pytest.mark.rule(GAME, "10.6")
@pytest.mark.parametrize(("result", "hexes"), [("R", "L1406 L1506"), ("RR", "L1406 L1506 L1607")])
def test_a_unit_forced_off_the_map_is_destroyed(result: str, hexes: str) -> None:
    assert where(beaten(result, {"d": D}, source="L1506", hexes=hexes), "d") == "available"


@pytest.mark.rule(GAME, "10.6")
@pytest.mark.parametrize("water", ["lake", "sea"])
def test_a_unit_forced_into_water_is_destroyed(water: str) -> None:
    assert where(beaten("R", {"d": D}, terrain={water: AROUND}), "d") == "available"
    # With one hex open it goes there, and is destroyed at the second.
    lakes = {water: "L1505 L1507 L1407 L1606 L1608 L1706 L1707"}
    assert where(beaten("R", {"d": D}, terrain=lakes), "d") == "L1607"
    assert where(beaten("RR", {"d": D}, terrain=lakes), "d") == "available"


@pytest.mark.rule(GAME, "10.6", "V52")
def test_mountains_are_closed_but_along_a_road_or_to_mountain_divisions() -> None:
    rock: dict[str, Any] = {"terrain": {"mountain": AROUND}}
    assert where(beaten("R", {"d": D}, **rock), "d") == "available"
    road = {"road": ["L1506 L1607"]}
    assert where(beaten("R", {"d": D}, lines=road, **rock), "d") == "L1607"
    rail = {"rail": ["L1506 L1607"]}
    assert where(beaten("R", {"d": D}, lines=rail, **rock), "d") == "available"
    climber = {"d": "soviet mountain 4-4 L1506"}
    assert where(beaten("R", climber, **rock), "d") == "L1607"


@pytest.mark.rule(GAME, "10.6", "V52")
def test_a_mountain_division_retreats_into_mountains_from_zone_to_zone() -> None:
    climber = {"d": "soviet mountain 4-4 L1506", "z": "axis mountain 1-4 L1707"}
    board: dict[str, Any] = {"hexes": "L1406 L1506 L1607 L1707", "terrain": {"mountain": "L1607"}}
    game = beaten("R", climber, source="L1607", **board)
    assert (where(game, "d"), steps(game, "d")) == ("L1607", 1)


@pytest.mark.rule(GAME, "10.6")
def test_soviets_do_not_retreat_across_the_start_line() -> None:
    board: dict[str, Any] = {
        "hexes": "L1406 L1506 L1607 L1707",
        "areas": {"axis-start": "L1607 L1707"},
    }
    assert where(beaten("R", {"d": D}, source="L1506", **board), "d") == "available"
    axis = {"d": "axis infantry 4-4 L1506"}
    assert where(beaten("R", axis, seat="soviet", **board), "d") == "L1607"
    # Where another way is open, the line is a reason of its own.
    game = beaten("R", STACK, source="L1706", areas={"axis-start": "L1607"})
    assert last(ways(game)) == {"L1606"}
    assert codes(game, "retreat d L1607") == {"start-line 2.1"}


@pytest.mark.rule(GAME, "10.6", "V52")
def test_the_first_hex_may_lie_across_a_major_river_from_zone_to_zone() -> None:
    # L1505 is in the zone of the attacker: one step is lost, and nothing else.
    river = {"major-river": "L1506/L1505"}
    game = beaten("R", {"d": D}, source="L1505", hexes="L1406 L1506 L1505", hexsides=river)
    assert (where(game, "d"), steps(game, "d")) == ("L1505", 1)


@pytest.mark.rule(GAME, "10.6")
@pytest.mark.parametrize(
    ("river", "lines", "end"),
    [
        ("major-river", {}, "available"),
        ("major-river", {"road": ["L1607 L1707"]}, "L1707"),
        ("major-river", {"rail": ["L1607 L1707"]}, "L1707"),
        ("minor-river", {}, "L1707"),
    ],
)
def test_the_second_hex_not_across_a_major_river_without_a_bridge(
    river: str, lines: dict[str, Any], end: str
) -> None:
    sides = {river: "L1607/L1707"}
    assert where(beaten("RR", {"d": D}, hexsides=sides, lines=lines, **CORRIDOR), "d") == end


@pytest.mark.rule(GAME, "10.6")
def test_another_way_than_over_the_river_is_taken() -> None:
    game = beaten("RR", STACK, hexsides={"major-river": "L1607/L1707"})
    assert "L1707" not in last(ways(game))
    assert codes(game, "retreat d L1607 L1707") == {"retreat-over-major-river 10.6"}


@pytest.mark.rule(GAME, "10.6")
def test_a_surrounded_unit_is_eliminated() -> None:
    ring = {f"z{hex}": f"axis infantry 1-4 {hex}" for hex in AROUND.split()}
    assert where(beaten("R", {"d": D, **ring}), "d") == "available"


@pytest.mark.rule(GAME, "10.6")
def test_an_enemy_hex_is_closed_and_so_is_a_lone_fortress() -> None:
    game = beaten("R", {**STACK, "z": "axis infantry 1-4 L1607"})
    assert codes(game, "retreat d L1607") == {"enemy-occupied 3.1"}
    axis = {"d": "axis infantry 4-4 L1506", "f": "soviet fortress L1607"}
    game = beaten("R", axis, seat="soviet", **CORRIDOR)
    assert where(game, "d") == "eliminated"


# (4)


@pytest.mark.rule(GAME, "10.6")
def test_a_zone_costs_a_step_even_beside_a_friend() -> None:
    zone = {"z": "axis infantry 1-4 L1708"}
    board: dict[str, Any] = {"hexes": "L1406 L1506 L1607 L1608 L1708"}
    # L1708 is next to L1608, not to L1607.
    game = beaten("R", {"d": D, **zone}, source="L1607", **board)
    assert steps(game, "d") == 2
    game = beaten("RR", {"d": D, **zone}, source="L1607", **board)
    assert (where(game, "d"), steps(game, "d")) == ("L1608", 1)
    friend = {"g": "soviet infantry 1-4 L1608"}
    game = beaten("RR", {"d": D, **zone, **friend}, source="L1607", **board)
    assert (where(game, "d"), steps(game, "d"), steps(game, "g")) == ("L1608", 1, 2)


@pytest.mark.rule(GAME, "10.6")
@pytest.mark.parametrize(("left", "place"), [(3, "L1707"), (2, "available")])
def test_each_hex_in_a_zone_costs_a_step(left: int, place: str) -> None:
    unit = {"side": "soviet", "defense": 4, "reduced_defense": 4, "steps": 3, "left": left}
    # Both hexes of the way are next to L1706.
    units = {"d": {**unit, "hex": "L1506"}, "z": "axis infantry 1-4 L1706"}
    board: dict[str, Any] = {"hexes": "L1406 L1506 L1607 L1706 L1707"}
    game = beaten("RR", units, **board)
    assert where(game, "d") == place
    assert steps(game, "d") == (1 if place == "L1707" else 3)


@pytest.mark.rule(GAME, "10.6", "14.2", "V51")
def test_a_fortress_cancels_the_zone_in_its_hex() -> None:
    units = {"d": D, "z": "axis infantry 1-4 L1708", "f": "soviet fortress L1608"}
    board: dict[str, Any] = {"hexes": "L1406 L1506 L1607 L1608 L1708"}
    game = beaten("RR", units, source="L1607", **board)
    assert (where(game, "d"), steps(game, "d")) == ("L1608", 2)


# (5)


@pytest.mark.rule(GAME, "10.6")
def test_from_a_full_hex_the_unit_goes_on_again_and_again() -> None:
    board: dict[str, Any] = {"hexes": "L1406 L1506 L1607 L1707 L1708"}
    game = beaten("R", {"d": D, **full("L1607")}, **board)
    assert where(game, "d") == "L1707"
    game = beaten("R", {"d": D, **full("L1607", "L1707")}, **board)
    assert where(game, "d") == "L1708"


@pytest.mark.rule(GAME, "10.6")
def test_a_unit_that_cannot_go_on_from_a_full_hex_is_eliminated() -> None:
    game = beaten("R", {"d": D, **full("L1607", "L1707")}, **CORRIDOR)
    assert where(game, "d") == "available"


@pytest.mark.rule(GAME, "10.6", "V52")
def test_going_on_does_not_cross_a_major_river_without_a_bridge() -> None:
    sides = {"major-river": "L1607/L1707"}
    game = beaten("R", {"d": D, **full("L1607")}, hexsides=sides, **CORRIDOR)
    assert where(game, "d") == "available"


@pytest.mark.rule(GAME, "10.6", "14.2")
def test_a_fortress_marker_takes_no_room() -> None:
    one = {"g": "soviet infantry 1-4 L1607", "f": "soviet fortress L1607"}
    assert where(beaten("R", {"d": D, **one}), "d") == "L1607"


@pytest.mark.rule(GAME, "10.6")
def test_a_headquarters_takes_room() -> None:
    stack = {"g": "soviet infantry 1-4 L1607", "h": "soviet hq 1-4 L1607"}
    assert where(beaten("R", {"d": D, **stack}, **CORRIDOR), "d") == "L1707"


@pytest.mark.rule(GAME, "10.6")
def test_the_second_unit_of_a_stack_finds_the_first_one_in_its_way() -> None:
    one = {"g": "soviet infantry 1-4 L1607"}
    game = beaten("R", {**STACK, **one}, **CORRIDOR)
    play(game, "retreat e L1607")
    assert (where(game, "e"), where(game, "d")) == ("L1607", "L1707")


# V34


@pytest.mark.rule(GAME, "10.6", "V34")
def test_never_back_into_the_attacked_hex_nor_twice_into_one() -> None:
    board = "L1406 L1506 L1607"
    assert where(beaten("RR", {"d": D}, source="L1607", hexes=board), "d") == "available"
    # From a full hex there is no way back either.
    game = beaten("R", {"d": D, **full("L1607")}, source="L1607", hexes=board)
    assert where(game, "d") == "available"


@pytest.mark.rule(GAME, "10.6", "V34")
def test_the_refusal_of_a_retreat_that_doubles_back_says_so() -> None:
    game = beaten("RR", STACK)
    assert codes(game, "retreat d L1607 L1506") == {"retreat-doubles-back 10.6"}
    assert codes(game, "retreat d L1607 L1707 L1607") == {"retreat-doubles-back 10.6"}
    assert codes(game, "retreat d L1606 L1607") == {"retreat-priorities 10.6"}


@pytest.mark.rule(GAME, "10.6")
def test_who_has_retreated_is_marked_for_this_segment() -> None:
    game = beaten("R", {"d": D})
    assert kind(game) == "pursue"
    assert game.state.units["d"].marks == ("retreated@axis",)


@pytest.mark.rule(GAME, "10.6")
def test_a_headquarters_retreats_like_a_unit() -> None:
    game = beaten("RR", {"d": "soviet hq 4-4 L1506"})
    assert where(game, "d") == "L1707"


@pytest.mark.rule(GAME, "10.6", "V60")
def test_rivers_do_not_matter_in_the_surprise_attack() -> None:
    units = {
        "pz": "axis hq 10-8 L1406 panzer-group formation:4PzG",
        "d": "soviet infantry 2-4 L1506",
    }
    game = fight(
        units,
        phase="surprise-attack",
        turn=1,
        dice=[3],
        hexsides={"major-river": "L1406/L1506 L1607/L1707"},
        areas={"soviet-source": "L1707", "axis-source": "L1406"},
        **CORRIDOR,
    )
    play(game, "attack L1506", "add pz", "resolve")
    assert where(game, "d") == "L1707"
