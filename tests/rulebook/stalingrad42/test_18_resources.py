"""Resource Points, ASUs, Supply Points (18), fortifications (9.7), air units (9.3)."""

from __future__ import annotations

import pytest

from hexside.games.stalingrad42.combat.fortifications import deactivate_printed_forts
from hexside.games.stalingrad42.supply.supply_points import (
    supply_point_actions,
    take_supply_point_action,
)
from hexside.games.stalingrad42.support.air_units import (
    air_against,
    air_with,
    defensive_air_for,
    offensive_air,
    use_defensive_air,
    use_offensive_air,
)
from hexside.games.stalingrad42.support.artillery import (
    artillery_options,
    defensive_artillery,
    use_artillery,
    use_defensive_artillery,
)
from tests.rulebook.stalingrad42.s42_supply_kit import codes, legal, marks, stand, work_of

GAME = "stalingrad-42"

RAIL = {"lines": {"rail": "1010 1110 1210 1310"}}
BASE = {"axis-start": "1010 1110 1210 1310"}
HQ = "axis army-hq 0-1-5"


@pytest.mark.rule(GAME, "18.1")
def test_two_resource_points_a_turn() -> None:
    game = stand({"hq": f"{HQ} 1210 used"}, phase="initial", parts=RAIL, areas=BASE)
    assert game.decision is not None
    assert game.decision.arguments["points"] == 2
    game.play("ready hq")
    assert marks(game, "hq") == set()
    game.play("bring x")
    assert game.state.data.phase != "initial" or not legal(game, "bring")
    points = [uid for uid, unit in game.state.units.items() if unit.box == "ea-x"]
    assert points == ["axis-sp-1"]


@pytest.mark.rule(GAME, "18.1")
def test_artillery_is_flipped_on_a_connected_rail_hex_in_good_order() -> None:
    game = stand(
        {"off": f"{HQ} 1215 used", "bad": f"{HQ} 1210 used disrupted", "fit": f"{HQ} 1310"},
        phase="initial",
        parts=RAIL,
        areas=BASE,
    )
    assert legal(game, "ready") == set()
    assert codes(game, "ready off") == {"s42-not-on-connected-rail 18.1"}
    assert codes(game, "ready bad") == {"s42-not-in-good-order 18.1"}
    assert codes(game, "ready fit") == {"s42-artillery-is-ready 18.2.1"}


@pytest.mark.rule(GAME, "18.6.4")
def test_stacked_supply_point_flips_artillery() -> None:
    units = {
        "hq": f"{HQ} 1215 used",
        "sp": "axis supply-point 0-0-5 1215",
        "other": "axis supply-point 0-0-5 1216 ready",
    }
    game = stand(units, phase="initial")
    assert legal(game, "expend") == {"expend sp hq"}
    assert codes(game, "expend other hq") == {"s42-not-stacked 18.6.4"}
    game.play("expend sp hq")
    assert marks(game, "hq") == set()
    assert game.state.units["sp"].box == "absent"
    late = stand(units, phase="supply")
    assert legal(late) == {"done", "expend sp hq"}


@pytest.mark.rule(GAME, "18.6.7")
def test_supply_point_on_a_train_does_nothing() -> None:
    units = {"hq": f"{HQ} 1215 used", "sp": "axis supply-point 0-0-5 1215 train"}
    assert not legal(stand(units, phase="supply", seat="axis"), "expend")


def options(units: dict[str, str], attackers: tuple[str, ...], side: int = 0) -> set[str]:
    seat = "axis" if side == 0 else "soviet"
    work = work_of(stand(units, phase="initial", seat=seat))
    target = work.units["target"].hex
    return {" ".join(items) for items in artillery_options(work, side, target, attackers)}


@pytest.mark.rule(GAME, "18.2.1", "18.3.1", "18.4")
def test_artillery_in_range_of_a_participant() -> None:
    units = {
        "target": "soviet infantry 3-5-3 1510",
        "a": "axis infantry 5-7-3 1410",
        "near": f"{HQ} 1110 asu_range:5",
        "far": f"{HQ} 1010 asu_range:3",
        "spent": f"{HQ} 1310 used",
        "bad": f"{HQ} 1309 disrupted",
    }
    assert options(units, ("a",)) == {"near"}


@pytest.mark.rule(GAME, "18.4", "V30")
def test_range_passes_one_zone_but_not_two() -> None:
    # The wall's zones lie on columns 12, 13 and 14: two in a row on every way.
    units = {
        "target": "soviet infantry 3-5-3 1610",
        "a": "axis infantry 5-7-3 1510",
        "hq": f"{HQ} 1110 asu_range:4",
    }
    assert options(units, ("a",)) == {"hq"}
    one = units | {"e1": "soviet infantry 3-5-3 1308 disrupted"}
    assert options(one, ("a",)) == {"hq"}
    wall = {f"e{row}": f"soviet infantry 3-5-3 13{row:02} disrupted" for row in range(6, 15, 2)}
    assert options(units | wall, ("a",)) == set()


@pytest.mark.rule(GAME, "18.3.3")
def test_allied_headquarters_need_their_own_nation() -> None:
    units = {
        "target": "soviet infantry 3-5-3 1510",
        "a": "axis infantry 5-7-3 1410",
        "r": "axis infantry 3-4-3 1411 nationality:romanian",
        "hq": f"{HQ} 1310 nationality:romanian",
    }
    assert options(units, ("a",)) == set()
    assert options(units, ("a", "r")) == {"hq"}
    work = work_of(stand(units, phase="initial"))
    assert defensive_artillery(work, 0, "a") == []
    assert defensive_artillery(work, 0, "r") == ["hq"]


@pytest.mark.rule(GAME, "18.6.5", "V31", "A-40")
def test_headquarters_and_supply_point_support_two_combats() -> None:
    units = {
        "target": "soviet infantry 3-5-3 1510",
        "a": "axis infantry 5-7-3 1410",
        "hq": f"{HQ} 1310",
        "sp": "axis supply-point 0-0-5 1310 ready",
        "full": "axis supply-point 0-0-5 1310",
    }
    work = work_of(stand(units, phase="initial"))
    target = work.units["target"].hex
    assert set(artillery_options(work, 0, target, ("a",))) == {("hq",), ("sp",)}
    use_artillery(work, 0, ("hq",))
    assert artillery_options(work, 0, target, ("a",)) == [("sp",)]
    use_artillery(work, 0, ("sp",))
    assert work.has("hq", "used")
    assert work.units["sp"].box == "absent"
    assert artillery_options(work, 0, target, ("a",)) == []


@pytest.mark.rule(GAME, "18.5", "A-39")
def test_massed_barrage() -> None:
    units = {
        "target": "axis infantry 5-7-3 1910",
        "a": "soviet infantry 3-5-3 2010",
        "d1": "soviet artillery 0-1-4 2110",
        "d2": "soviet artillery 0-1-4 2111",
        "f1": "soviet front-hq 0-1-5 2112",
        "f2": "soviet front-hq 0-1-5 2113",
        "sp": "soviet supply-point 0-0-5 2112 ready",
    }
    found = options(units, ("a",), side=1)
    assert found == {"d1", "d2", "f1", "f2", "sp", "d1 d2", "d1 f1", "d1 f2", "d2 f1", "d2 f2"}
    work = work_of(stand(units, phase="initial", seat="soviet"))
    use_artillery(work, 1, ("d1", "f1"))
    assert work.units["d1"].box == "removed"
    assert work.has("f1", "used")
    use_artillery(work, 1, ("d2",))
    assert work.has("d2", "used")


@pytest.mark.rule(GAME, "18.3.2")
def test_defensive_support_flips_the_artillery() -> None:
    work = work_of(stand({"a": "axis infantry 5-7-3 1410", "hq": f"{HQ} 1410"}, phase="initial"))
    assert defensive_artillery(work, 0, "a") == ["hq"]
    use_defensive_artillery(work, 0, "hq")
    assert work.has("hq", "used")


@pytest.mark.rule(GAME, "18.6.2")
def test_supply_point_is_flipped_before_it_moves() -> None:
    units = {"sp": "axis supply-point 0-0-5 1210"}
    work = work_of(stand(units, phase="initial"))
    actions = {action.text() for action in supply_point_actions(work, 0)}
    assert actions == {"flip sp", "convert sp"}
    flip = next(a for a in supply_point_actions(work, 0) if a.text() == "flip sp")
    take_supply_point_action(work, flip)
    assert work.has("sp", "ready")
    work.mark("sp", "moved")
    assert supply_point_actions(work, 0) == []


@pytest.mark.rule(GAME, "18.6.8")
def test_mobile_and_immobile_supply_points() -> None:
    units = {f"axis-sp-{n}": "1210" for n in range(1, 6)}
    game = stand(units, phase="initial")
    game.play("bring x")
    placed = [uid for uid, unit in game.state.units.items() if unit.box == "ea-x"]
    assert placed == ["axis-isp-1"]
    work = work_of(game)
    convert = [a for a in supply_point_actions(work, 0) if a.text() == "convert axis-sp-1"]
    take_supply_point_action(work, convert[0])
    assert work.units["axis-sp-1"].box == "absent"
    assert work.rules.names[work.units["axis-isp-2"].hex] == "1210"


@pytest.mark.rule(GAME, "18.6.6", "19.3")
def test_supply_point_is_destroyed_when_an_enemy_enters() -> None:
    work = work_of(
        stand(
            {"sp": "axis supply-point 0-0-5 1510", "red": "soviet infantry 3-5-3 1710"},
            phase="initial",
        )
    )
    work.go("red", work.rules.grid.indexes("1610", "1510"))
    assert work.units["sp"].box == "absent"


@pytest.mark.rule(GAME, "19.3", "19.4", "V32")
def test_non_combat_unit_returns_two_turns_later() -> None:
    units = {"hq": "soviet soviet-army-hq 0-0-6 1510", "pz": "axis panzer 10-8-6 1310"}
    work = work_of(stand(units, phase="initial", turn=3))
    work.go("pz", work.rules.grid.indexes("1410", "1510"))
    assert work.units["hq"].box == "turn-5"
    late = stand({"hq": "soviet soviet-army-hq 0-0-6 box:turn-5"}, phase="initial", seat="soviet")
    assert legal(late, "recall") == set()
    back = stand(
        {"hq": "soviet soviet-army-hq 0-0-6 box:turn-5"}, phase="initial", seat="soviet", turn=5
    )
    back.play("recall hq ea-a")
    assert back.state.units["hq"].box == "ea-a"


# 9.7


@pytest.mark.rule(GAME, "9.7.2")
def test_fortification_takes_two_initial_phases() -> None:
    game = stand({"a": "axis infantry 5-7-3 1210"}, phase="initial")
    game.play("fortify 1210")
    (fort,) = game.state.data.forts
    assert not fort.complete
    tracks = {"forts": [{"hex": "1210", "side": 0, "complete": False}]}
    later = stand({"a": "axis infantry 5-7-3 1210"}, phase="initial", tracks=tracks)
    assert later.state.data.forts[0].complete


@pytest.mark.rule(GAME, "9.7.2", "9.7.3")
def test_where_fortifications_may_be_built() -> None:
    game = stand(
        {"enemy": "soviet infantry 3-5-3 1310", "own": "axis infantry 5-7-3 1210"},
        phase="initial",
        parts={
            "terrain": {"swamp": "1201", "mountain": "1202", "wooded-rough": "1203"},
            "places": {"minor-city": "1204"},
        },
        tracks={"control": ["1204"], "forts": [{"hex": "1205", "side": 0, "complete": True}]},
    )
    assert "fortify 1210" in legal(game)
    for hex in ("1201", "1202", "1203", "1204"):
        assert codes(game, f"fortify {hex}") == {"s42-no-fort-in-terrain 9.7.3"}
    assert codes(game, "fortify 1205") == {"s42-fort-there 9.7.3"}
    assert codes(game, "fortify 1209") == {"s42-fort-needs-unit 9.7.3"}
    assert codes(game, "fortify 1615") == {"s42-hex-out-of-supply 9.7.2"}
    assert "s42-enemy-controlled 9.7.2" in codes(game, "fortify 1310")


@pytest.mark.rule(GAME, "9.7.3", "A-16")
def test_fortification_counters_are_limited() -> None:
    forts = [{"hex": f"11{row:02}", "side": 0} for row in range(1, 13)]
    game = stand({}, phase="initial", tracks={"forts": forts})
    assert not legal(game, "fortify")
    assert codes(game, "fortify 1215") == {"s42-no-fort-counters 9.7.3"}


@pytest.mark.rule(GAME, "9.7.5")
def test_enemy_that_enters_removes_the_marker() -> None:
    tracks = {"forts": [{"hex": "1510", "side": 0, "complete": True}]}
    work = work_of(stand({"red": "soviet infantry 3-5-3 1710"}, phase="initial", tracks=tracks))
    work.go("red", work.rules.grid.indexes("1610", "1510"))
    assert work.data.forts == ()


@pytest.mark.rule(GAME, "9.7.6", "9.7.7")
def test_printed_forts_go_inactive_by_group() -> None:
    areas = {"fort-north": "1502 1503", "fort-south": "1512"}
    work = work_of(stand({"red": "soviet infantry 3-5-3 1512"}, phase="initial", areas=areas))
    deactivate_printed_forts(work, 0)
    assert set(work.data.printed_forts) == {"n", "s", "r"}
    deactivate_printed_forts(work, 1)
    assert set(work.data.printed_forts) == {"s", "r"}


# 9.3


AIR = {
    "g1": "axis air box:air",
    "g2": "axis air box:air",
    "r1": "axis air box:air nationality:romanian",
}
TOWN = RAIL | {"places": {"town": "1310"}}


def status(turn: int = 3, weather: str = "clear") -> dict[str, str]:
    tracks = {"weather": weather}
    game = stand(AIR, phase="initial", parts=TOWN, areas=BASE, turn=turn, tracks=tracks)
    return {one.unit: one.status for one in game.state.data.air}


@pytest.mark.rule(GAME, "9.3.1", "23.2.1", "23.2.2")
def test_air_units_by_weather() -> None:
    assert status() == {"g1": "ready", "g2": "ready", "r1": "ready"}
    overcast = status(3, "overcast")
    assert overcast == {"g1": "ready", "g2": "out", "r1": "out"}
    assert set(status(3, "rain").values()) == {"out"}


@pytest.mark.rule(GAME, "9.3.9", "A-60")
def test_one_german_air_unit_from_turn_27() -> None:
    # The other one has left the game.
    assert status(27) == {"g1": "ready", "r1": "ready"}
    late = status(27, "overcast")
    assert set(late.values()) == {"out"}


BATTLE = {
    "target": "soviet infantry 3-5-3 1710",
    "a": "axis infantry 5-7-3 1610",
    "r": "axis infantry 3-4-3 1611 nationality:romanian",
    "s": "axis infantry 3-4-3 1611 nationality:romanian",
}


@pytest.mark.rule(GAME, "9.3.3", "9.3.8", "A-17")
def test_romanian_air_needs_a_majority() -> None:
    work = work_of(stand(AIR | BATTLE, phase="initial", parts=TOWN, areas=BASE))
    target = work.units["target"].hex
    assert offensive_air(work, target, ("a",)) == ["g1", "g2"]
    assert offensive_air(work, target, ("a", "r")) == ["g1", "g2"]
    assert offensive_air(work, target, ("a", "r", "s")) == ["g1", "g2", "r1"]


@pytest.mark.rule(GAME, "9.3.5")
def test_air_units_need_a_base_in_range() -> None:
    none = work_of(stand(AIR | BATTLE, phase="initial", parts=RAIL, areas=BASE))
    assert offensive_air(none, none.units["target"].hex, ("a",)) == []


@pytest.mark.rule(GAME, "9.3.6", "9.3.7")
def test_german_air_stays_with_the_stack() -> None:
    work = work_of(stand(AIR | BATTLE, phase="initial", parts=TOWN, areas=BASE))
    here = work.units["a"].hex
    use_offensive_air(work, "g1", here)
    use_offensive_air(work, "r1", here)
    assert air_with(work, here) == "g1"
    assert {one.unit: one.status for one in work.data.air} == {
        "g1": "placed",
        "g2": "ready",
        "r1": "used",
    }
    assert air_against(work, here) == ["g1", "g2"]
    far = work.rules.grid.index("1605")
    assert air_against(work, far) == ["g2"]
    use_defensive_air(work, "g1")
    assert air_with(work, here) == ""


@pytest.mark.rule(GAME, "9.3.4", "9.3.8")
def test_air_units_in_a_determined_defense() -> None:
    work = work_of(stand(AIR | BATTLE, phase="initial", parts=TOWN, areas=BASE))
    assert defensive_air_for(work, "a") == ["g1", "g2"]
    assert defensive_air_for(work, "r") == ["g1", "g2", "r1"]


@pytest.mark.rule(GAME, "9.3.7")
def test_air_unit_returns_when_its_stack_retreats() -> None:
    work = work_of(stand(AIR | BATTLE, phase="initial", parts=TOWN, areas=BASE))
    here = work.units["a"].hex
    use_offensive_air(work, "g1", here)
    work.change(side=1)
    work.go("a", work.rules.grid.indexes("1510"))
    assert air_with(work, here) == ""
