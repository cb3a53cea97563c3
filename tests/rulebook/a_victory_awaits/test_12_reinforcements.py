"""12.0 to 12.2: reinforcements by rail, in the numbers of the turn track (V61)."""

from __future__ import annotations

from typing import Any

import pytest

from hexside.api import Game
from tests.rulebook.a_victory_awaits.ava_kit import (
    argument,
    codes,
    ends,
    kind,
    legal,
    legal_with,
    play,
    stand,
    told,
    track,
    where,
)

GAME = "a-victory-awaits"
#: One railway from the Axis source in the west to the Soviet one in the east.
RAIL = (
    *("L1006", "L1106", "L1206", "L1306", "L1406", "L1506"),
    *("L1606", "L1706", "L1806", "L1906", "L2006"),
)
LINES = {"rail": [" ".join(RAIL)]}
BOX = {f"b{n}": "soviet infantry 2-4 available" for n in range(9)}
FAR = {"z": "axis infantry 3-5 L1001"}


def arrive(units: dict[str, str], seat: str = "soviet", **more: Any) -> Game:
    return stand(
        {**FAR, **units},
        **{"phase": "reinforcements", "seat": seat, "turn": 4, "lines": LINES, **more},
    )


def places(units: dict[str, str], name: str = "b", seat: str = "soviet", **more: Any) -> set[str]:
    """Where a unit of the box may be placed."""
    side = "axis infantry 3-5" if seat == "axis" else "soviet infantry 2-4"
    game = arrive({**units, name: f"{side} available"}, seat, **more)
    play(game, f"name {name}")
    return ends(game, "place", name)


# 12.1


@pytest.mark.rule(GAME, "12.1")
def test_units_arrive_on_any_railway_hex_that_an_open_railway_joins_to_a_source() -> None:
    # The railway is open up to the Axis source, deep in the land of the enemy.
    assert places({}) == set(RAIL)
    broken = {"rail": [" ".join(RAIL[:4]), " ".join(RAIL[5:])]}
    assert places({}, lines=broken) == set(RAIL[5:])
    assert places({}, "a", "axis", lines=broken) == set(RAIL[:4])


@pytest.mark.rule(GAME, "12.1")
def test_a_railway_of_two_hexes_in_the_first_corner_of_a_board_takes_units_at_both_ends() -> None:
    game = stand(
        {"a": "axis infantry 3-5 available"},
        phase="reinforcements",
        turn=4,
        hexes="L1001-L1203",
        areas={"axis-source": "L1001", "soviet-source": "L1203"},
        lines={"rail": ["L1001 L1002"]},
    )
    play(game, "name a")
    assert ends(game, "place", "a") == {"L1001", "L1002"}


@pytest.mark.rule(GAME, "12.1", "3.4", "V76")
def test_placement_deep_in_enemy_land_takes_control() -> None:
    game = arrive(
        {"b": "soviet infantry 2-4 available", "a": "axis infantry 3-5 L1509"},
        places={"town": "L1206 L1306"},
        tracks={"control": "L1206 L1306"},
    )
    play(game, "name b", "place b L1206")
    assert track(game, "control") == ["L1306"]
    # Nothing but the hex of arrival was entered.
    axis = arrive(
        {"a": "axis infantry 3-5 available"}, "axis", places={"major-city": "L1706 L1806"}
    )
    play(axis, "name a", "place a L1806")
    assert track(axis, "control") == ["L1806"]


@pytest.mark.rule(GAME, "12.1")
def test_an_enemy_on_the_railway_shuts_it_with_his_zone() -> None:
    # The zone of a in L1506 covers L1406 and L1606.
    assert places({"a": "axis infantry 3-5 L1506"}) == set(RAIL[7:])


@pytest.mark.rule(GAME, "12.1", "V51")
def test_friends_do_not_open_a_hex_in_an_enemy_zone() -> None:
    # The zone of L1505 covers L1406, L1506 and L1606; friends stand in two of them.
    units = {
        "a": "axis infantry 3-5 L1505",
        "f": "soviet infantry 2-4 L1506",
        "g": "soviet infantry 2-4 L1606",
    }
    assert places(units) == set(RAIL[7:])
    game = arrive({**units, "b": "soviet infantry 2-4 available"})
    play(game, "name b")
    assert codes(game, "place b L1606") == {"in-enemy-zone 12.1"}
    assert codes(game, "place b L1206") == {"no-open-railway 12.1"}
    assert codes(game, "place b L1505") == {"no-railway-there 12.1"}


@pytest.mark.rule(GAME, "12.1", "14.2", "V51")
def test_a_fortress_marker_keeps_its_own_railway_hex_open() -> None:
    fortress: Any = {"side": "soviet", "type": "fortress", "hex": "L1606"}
    # Of the railway only L1606 lies next to L1605.
    assert places({"a": "axis infantry 3-5 L1605"}) == set(RAIL[7:])
    assert places({"a": "axis infantry 3-5 L1605", "f": fortress}) == set(RAIL)


@pytest.mark.rule(GAME, "12.1", "V55")
def test_a_source_in_an_enemy_zone_lets_nobody_in() -> None:
    game = arrive({"b": "soviet infantry 2-4 available", "a": "axis infantry 3-5 L2007"})
    assert "no-railway-open" in told(game.opening_events())
    assert kind(game) != "choose-reinforcement"
    assert where(game, "b") == "available"


@pytest.mark.rule(GAME, "12.1")
def test_soviet_units_are_not_placed_west_of_the_start_line() -> None:
    west = {"axis-start": "L1001-L1312"}
    assert places({}, areas=west) == set(RAIL[4:])
    assert places({}, "a", "axis", areas=west) == set(RAIL)


@pytest.mark.rule(GAME, "12.1", "3.1")
def test_the_stacking_limit_holds_for_placement() -> None:
    units = {"f": "soviet infantry 2-4 L1806", "g": "soviet hq 1-5 L1806", **BOX}
    game = arrive(units)
    play(game, "name b0")
    assert codes(game, "place b0 L1806") == {"stacking-limit 3.1"}
    play(game, "place b0 L1706", "name b1", "place b1 L1706", "name b2")
    assert codes(game, "place b2 L1706") == {"stacking-limit 3.1"}


@pytest.mark.rule(GAME, "12.1")
def test_no_headquarters_is_needed_near_the_hex() -> None:
    assert "L1006" in places({"h": "soviet hq 1-5 L2006"})


@pytest.mark.rule(GAME, "12.1", "15.2")
def test_a_headquarters_that_arrives_does_not_bring_its_chit() -> None:
    game = arrive({"sov-34a": "available", "b": "soviet infantry 2-4 available"})
    play(game, "name sov-34a", "place sov-34a L1906", "done")
    assert where(game, "sov-34a") == "L1906"
    assert kind(game) == "add-army"
    assert "soviet-34a" not in game.state.data.pool_soviet


# 12.2


@pytest.mark.rule(GAME, "12.2", "V61")
def test_the_owner_takes_units_of_his_choice_up_to_the_number() -> None:
    game = arrive({**BOX, "b8": "soviet hq 1-5 available"})
    assert argument(game, "count") == 6
    order = ("b8", "b3", "b1", "b7", "b0", "b5")
    for number, name in enumerate(order):
        assert argument(game, "count") == 6 - number
        play(game, f"name {name}", f"place {name} {RAIL[-1 - number]}")
    # Headquarters count like others; the seventh must wait.
    assert kind(game) != "choose-reinforcement"
    assert {where(game, name) for name in ("b2", "b4", "b6")} == {"available"}


@pytest.mark.rule(GAME, "12.2", "V61")
def test_fewer_may_be_taken_and_the_rest_of_the_number_is_lost() -> None:
    game = arrive(BOX)
    play(game, "name b0", "place b0 L1906")
    assert "done" in legal(game)
    play(game, "done")
    assert kind(game) != "choose-reinforcement"
    assert where(game, "b1") == "available"


@pytest.mark.rule(GAME, "12.2")
def test_with_fewer_units_than_the_number_the_rest_is_lost() -> None:
    game = arrive({"b": "soviet infantry 2-4 available"})
    play(game, "name b", "place b L1906")
    assert kind(game) != "choose-reinforcement"


@pytest.mark.rule(GAME, "12.2")
def test_germans_and_romanians_have_numbers_of_their_own() -> None:
    units = {f"g{n}": "axis infantry 3-5 available" for n in range(3)}
    units |= {f"r{n}": "axis infantry 2-4 available romanian" for n in range(2)}
    game = arrive(units, "axis", scenario="kiev")
    assert (argument(game, "count"), argument(game, "romanian")) == (2, 1)
    play(game, "name r0", "place r0 L1306")
    assert codes(game, "name r1") == {"number-used-up 12.2"}
    play(game, "name g0", "place g0 L1206", "name g1", "place g1 L1106")
    assert kind(game) != "choose-axis-arrival"
    assert (where(game, "g2"), where(game, "r1")) == ("available", "available")


@pytest.mark.rule(GAME, "12.2")
@pytest.mark.parametrize(
    ("scenario", "turn", "axis", "soviet"),
    [
        ("leningrad", 4, (2, 0), 6),
        ("smolensk", 9, (2, 0), 6),
        ("kiev", 5, (2, 1), 6),
        ("campaign", 4, (6, 1), 18),
        ("campaign", 9, (6, 1), 18),
    ],
)
def test_the_numbers_of_the_turn_track(
    scenario: str, turn: int, axis: tuple[int, int], soviet: int
) -> None:
    units = {"b": "soviet infantry 2-4 available", "a": "axis infantry 3-5 available"}
    game = arrive(units, scenario=scenario, turn=turn)
    assert argument(game, "count") == soviet
    other = arrive(units, "axis", scenario=scenario, turn=turn)
    assert (argument(other, "count"), argument(other, "romanian")) == axis


@pytest.mark.rule(GAME, "12.2", "V61")
def test_in_the_campaign_any_counter_may_be_placed_on_any_map() -> None:
    game = stand(
        {"sov-34a": "available", "ger-18a": "S0308"},
        scenario="campaign",
        hexes="",
        phase="reinforcements",
        seat="soviet",
        turn=4,
    )
    play(game, "name sov-34a")
    # A headquarters of the L map at Moscow's and Kharkov's railways.
    assert {"S5504", "K5510", "L5519"} <= ends(game, "place", "sov-34a")


@pytest.mark.rule(GAME, "12.2")
def test_only_units_of_the_own_box_are_taken() -> None:
    game = arrive(
        {
            "b": "soviet infantry 2-4 available",
            "e": "soviet armour 5-4-7 eliminated",
            "m": "soviet infantry 2-4 L1806",
            "a": "axis infantry 3-5 available",
        }
    )
    assert legal_with(game, "name") == {"name b"}
    assert codes(game, "name e") == {"not-available 12.2"}
    assert codes(game, "name m") == {"not-available 12.2"}
    assert codes(game, "name a") == {"not-your-unit"}
    play(game, "name b", "cancel")
    assert where(game, "b") == "available"
    assert argument(game, "count") == 6


@pytest.mark.rule(GAME, "12.0", "6.2")
def test_there_is_no_reinforcement_chit_before_turn_four() -> None:
    for turn in (2, 3):
        game = stand({"ger-4pzg": "L1201"}, phase="turn-start", turn=turn, seat=None)
        pool = (*game.state.data.pool_axis, *game.state.data.pool_soviet)
        assert not any("reinforcement" in chit for chit in pool)
