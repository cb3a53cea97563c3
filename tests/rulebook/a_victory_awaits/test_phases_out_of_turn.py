"""14 to 18 Phases that a position text names before their turn, and after the last check."""

from __future__ import annotations

from typing import Any

import pytest

from hexside.api import PositionError, position
from tests.rulebook.a_victory_awaits.ava_kit import (
    KIT,
    codes,
    kind,
    legal,
    play,
    stand,
    told,
    where,
)
from tests.rulebook.a_victory_awaits.ava_players import teams

GAME = "a-victory-awaits"
CITIES = {"major-city": "L1506 L1706"}
FORT = {"sov-fort-l1": "unused", "x": "soviet infantry 2-4 L1806"}


@pytest.mark.rule(GAME, "14.0", "11.3")
@pytest.mark.parametrize(("turn", "built"), [(3, False), (4, True)])
def test_the_phase_of_fortresses_builds_nothing_before_turn_four(turn: int, built: bool) -> None:
    game = stand(FORT, phase="fortresses", seat="soviet", turn=turn, places=CITIES)
    assert ("fortify L1706" in legal(game)) == built
    assert ("not-before-turn 14.0" in codes(game, "fortify L1706")) != built


@pytest.mark.rule(GAME, "18.2", "14.1")
def test_no_fortresses_in_smolensk_and_the_refusal_says_so() -> None:
    units = {"x": "soviet infantry 2-4 S1806 map:S"}
    areas = {"axis-source": "S1006", "soviet-source": "S2006"}
    more: dict[str, Any] = {"hexes": "S1001-S2012", "areas": areas, "turn": 5}
    places = {"major-city": "S1506"}
    game = stand(units, scenario="smolensk", phase="fortresses", places=places, **more)
    assert "no-fortresses-here 18.2" in codes(game, "fortify S1506")


@pytest.mark.rule(GAME, "16.2")
@pytest.mark.parametrize(("turn", "removed"), [(5, False), (6, True)])
def test_no_stand_fast_marker_is_removed_before_turn_six(turn: int, removed: bool) -> None:
    tracks = {"stand_fast": ["L1706"]}
    game = stand(
        {"x": "soviet infantry 2-4 L1806"},
        phase="stand-fast",
        seat="soviet",
        turn=turn,
        places=CITIES,
        tracks=tracks,
    )
    assert ("remove-stand-fast L1706" in legal(game)) == removed
    found = codes(game, "remove-stand-fast L1706")
    assert ("not-before-turn 16.2" in found) != removed


@pytest.mark.rule(GAME, "18.2", "V29", "V83")
@pytest.mark.parametrize(
    ("scenario", "turn", "due"), [("smolensk", 6, True), ("smolensk", 7, False), ("kiev", 6, False)]
)
def test_units_are_withdrawn_in_turn_six_of_smolensk_only(
    scenario: str, turn: int, due: bool
) -> None:
    game = stand({"a": "axis armour 8-5-9 L1505"}, scenario=scenario, phase="withdrawal", turn=turn)
    assert ("withdraw a" in legal(game)) == due
    assert ("no-withdrawal-now 18.2" in codes(game, "withdraw a")) != due


@pytest.mark.rule(GAME, "15.4")
@pytest.mark.parametrize(("turn", "comes"), [(5, False), (6, True)])
def test_the_strategic_reserve_does_not_enter_before_turn_six(turn: int, comes: bool) -> None:
    units = {"x": "soviet infantry 2-4 available"}
    areas = {"from-moscow": "L2006"}
    game = stand(
        units, scenario="campaign", phase="strategic-reserve", seat="soviet", turn=turn, areas=areas
    )
    assert ("name x" in legal(game)) == comes


@pytest.mark.rule(GAME, "15.3")
@pytest.mark.parametrize(("turn", "comes"), [(2, False), (3, True)])
def test_19th_army_does_not_enter_before_turn_three(turn: int, comes: bool) -> None:
    units = {"sov-19a": "turn-3", "sov-38-rd": "turn-3"}
    game = stand(units, scenario="campaign", phase="nineteenth-army", seat="soviet", turn=turn)
    assert (kind(game) == "choose-entry-hex") == comes


# After the last supply check


@pytest.mark.rule(GAME, "16.4", "V7", "18.2")
@pytest.mark.parametrize(("scenario", "turn"), [("leningrad", 9), ("smolensk-short", 6)])
def test_a_text_after_the_last_supply_check_ends_with_its_turn(scenario: str, turn: int) -> None:
    game = stand({"a": "axis infantry 3-5 L1505"}, scenario=scenario, turn=turn)
    assert told(play(game, "done")) == ["victory-points", "game-over"]
    assert game.state.turn == turn
    result = position(game.position()).state.result
    assert result is not None
    assert result.code == "axis-fails"


@pytest.mark.rule(GAME, "16.4", "20.2")
def test_a_team_game_ends_so_too() -> None:
    game = teams(turn=9, masters=["axis-master"], cups={"axis-1": ["axis-16a"]})
    play(game, "done")
    assert game.state.result is not None


# Units that wait for a set-up


@pytest.mark.rule(GAME, "4.0(2)")
def test_a_counter_of_the_text_is_set_up_in_the_zone_of_its_formation() -> None:
    units = {"x": "soviet infantry 2-4 waiting formation:8A", "sov-10-rd": "waiting"}
    game = stand(units, phase="set-up", seat="soviet", turn=1, hexes="")
    assert "place x S0906" in legal(game)
    assert codes(game, "place x L2412") == {"outside-zone 4.0"}
    play(game, "place-rest")
    assert where(game, "x") not in ("waiting", "available")


@pytest.mark.rule(GAME, "4.0(2)")
@pytest.mark.parametrize(
    ("unit", "phase"),
    [
        ("soviet infantry 2-4 waiting formation:8A", "movement"),
        ("soviet infantry 2-4 waiting", "set-up"),
        ("soviet infantry 2-4 waiting formation:99A", "set-up"),
    ],
)
def test_a_unit_that_nobody_would_set_up_is_refused(unit: str, phase: str) -> None:
    units = {"x": unit, "a": "axis infantry 3-5 L1505"}
    with pytest.raises(PositionError, match="deployment zone"):
        position(KIT.text(units, phase=phase))


# Fortress markers of the text


@pytest.mark.rule(GAME, "14.2", "14.3")
@pytest.mark.parametrize(
    "more", [{"defense": 3}, {"attack": 1}, {"move": 4}, {"mechanised": True}, {"steps": 1}]
)
def test_a_fortress_of_the_text_is_what_the_rules_know(more: dict[str, Any]) -> None:
    entry = {"side": "soviet", "type": "fortress", "hex": "L1506", **more}
    with pytest.raises(PositionError, match="fortress marker"):
        stand({"f": entry, "a": "axis infantry 3-5 L1505"})


# Units on the turn track


RAILWAY = {"rail": ["L1006 L1106 L1206 L1306"]}


@pytest.mark.rule(GAME, "18.1", "5.0", "V62")
@pytest.mark.parametrize(
    ("phase", "turn", "seat"), [("end-phase", 6, None), ("reinforcements", 7, "axis")]
)
def test_3pzg_on_space_seven_comes_in_addition_in_a_text_too(
    phase: str, turn: int, seat: str | None
) -> None:
    units = {
        "ger-12-pz-l": "turn-7",
        "ger-18-mot-l": "turn-7",
        **{f"a{number}": "axis infantry 3-5 available" for number in range(3)},
    }
    game = stand(units, phase=phase, seat=seat, turn=turn, lines=RAILWAY)
    assert where(game, "ger-12-pz-l") == "available"
    assert game.state.units["ger-12-pz-l"].marks == ("free@7",)


@pytest.mark.rule(GAME, "17.3", "5.0", "V26")
@pytest.mark.parametrize("hq", ["ger-16a", "sov-8a"])
def test_a_headquarters_on_the_turn_track_was_relocated(hq: str) -> None:
    units = {hq: "turn-5", "x": "soviet infantry 2-4 L1806", "a": "axis infantry 3-5 L1205"}
    game = stand(units, phase="end-phase", seat=None, turn=4)
    assert (where(game, hq), game.state.units[hq].marks) == ("available", ("free",))


@pytest.mark.rule(GAME, "15.3", "V21")
def test_19th_army_waits_on_its_space_for_its_chit() -> None:
    units = {"sov-19a": "turn-3", "sov-38-rd": "turn-3", "x": "soviet infantry 2-4 L1806"}
    game = stand(units, scenario="campaign", phase="turn-start", seat=None, turn=5)
    assert where(game, "sov-19a") == where(game, "sov-38-rd") == "turn-3"


# What the places of the units tell


@pytest.mark.rule(GAME, "18.1", "V45")
@pytest.mark.parametrize(
    ("hex", "tracks", "asked"),
    [
        ("L1505", {}, True),
        ("L1405", {}, False),
        ("L1405", {"leningrad_reached": True}, True),
        ("L1505", {"leningrad_reached": False}, False),
    ],
)
def test_an_axis_unit_next_to_leningrad_has_come_there(
    hex: str, tracks: dict[str, bool], asked: bool
) -> None:
    game = stand(
        {"a": f"axis infantry 3-5 {hex}", "sov-8a": "L2005"},
        phase="command",
        seat=None,
        areas={"leningrad-city": "L1606"},
        chits={"cup": ["soviet-8a"]},
        tracks=tracks,
    )
    assert (kind(game) == "declare-zhukov") == asked
