"""16: victory points, Stand Fast, breakthrough, who wins (A26, A28, V15, V43, V56, V82)."""

from __future__ import annotations

from typing import Any

import pytest

from hexside.api import Game
from tests.rulebook.a_victory_awaits.ava_kit import (
    codes,
    event,
    kind,
    legal,
    play,
    stand,
    track,
    winner,
)

GAME = "a-victory-awaits"
RAIL = "L1006 L1106 L1206 L1306 L1406 L1506 L1606 L1706 L1806 L1906 L2006"


def points(units: dict[str, str], **more: Any) -> dict[str, tuple[int, float]]:
    """The lines of the victory sheet that are not empty: number and points."""
    defaults = {"phase": "transfers", "seat": None, "lines": {"rail": [RAIL]}}
    game = stand({"z": "axis infantry 3-5 L1006", **units}, **{**defaults, **more})
    sheet = {code: (count, score) for code, count, score in track(game, "victory_sheet") if count}
    assert track(game, "victory_points") == sum(score for _, score in sheet.values())
    return sheet


def real(control: str, units: dict[str, str], scenario: str = "campaign") -> dict[str, Any]:
    return points(
        units,
        scenario=scenario,
        hexes="",
        areas={},
        lines=None,
        tracks={"control": control},
        phase="transfers",
    )


# 16.1


@pytest.mark.rule(GAME, "16.1", "V43")
def test_a_major_city_is_worth_ten_with_a_line_and_five_without() -> None:
    board = {"places": {"major-city": "L1306 L1812"}, "tracks": {"control": "L1306"}}
    assert points({}, **board) == {"major_city": (1, 10)}
    # L1812 is six hexes from the railway; Soviet units bar the way.
    cut = {"places": {"major-city": "L1812"}, "tracks": {"control": "L1812"}}
    ring = ("L1811", "L1711", "L1911")
    units = {f"r{n}": f"soviet infantry 2-4 {hex}" for n, hex in enumerate(ring)}
    assert points({}, **cut) == {"major_city": (1, 10)}
    assert points(units, **cut) == {"major_city_without_line": (1, 5)}


@pytest.mark.rule(GAME, "16.1", "3.4")
def test_towns_and_cities_of_the_soviets_score_nothing() -> None:
    board = {
        "places": {"major-city": "L1306", "town": "L1406"},
        "tracks": {"control": "L1406"},
    }
    assert points({"b": "soviet infantry 2-4 L1912"}, **board) == {}


@pytest.mark.rule(GAME, "16.1", "V15")
def test_each_hex_of_a_city_counts_for_itself() -> None:
    kiev = real("K3507 K3607", {"z": "axis infantry 3-5 K0105"}, "kiev")
    assert kiev["major_city"] == (2, 20)
    assert kiev["stand_fast"] == (2, 10)


@pytest.mark.rule(GAME, "16.1", "V82")
def test_a_point_for_each_full_german_mechanised_unit_on_the_map() -> None:
    units = {
        "full": "axis armour 8-5-9 L1305",
        "motorised": "axis motorised-infantry 5-4-8 L1304",
        "reduced": "axis armour 8-5-9 L1303 reduced",
        "box": "axis armour 8-5-9 available",
        "gone": "axis armour 8-5-9 eliminated",
        "away": "axis armour 8-5-9 withdrawn",
        "infantry": "axis infantry 3-5 L1302",
        "romanian": "axis armour 3-2-7 L1301 romanian",
    }
    assert points(units) == {"german_mechanised_full": (2, 2)}


@pytest.mark.rule(GAME, "16.1", "V82")
def test_a_unit_without_a_line_counts_too() -> None:
    ring = ("L1503", "L1505", "L1404", "L1405", "L1604", "L1605")
    units = {f"r{n}": f"soviet infantry 2-4 {hex}" for n, hex in enumerate(ring)}
    found = points({**units, "a": "axis armour 8-5-9 L1504"})
    assert found == {"german_mechanised_full": (1, 1)}


@pytest.mark.rule(GAME, "16.1", "10.8", "V82")
def test_a_point_for_each_soviet_mechanised_unit_in_the_eliminated_box() -> None:
    units = {
        "tank": "soviet armour 5-4-7 eliminated",
        "motorised": "soviet motorised-infantry 4-3-7 eliminated",
        "rifle": "soviet infantry 2-4 eliminated",
        "hq": "soviet hq 1-5 eliminated",
        "waiting": "soviet armour 3-2-7 available",
    }
    assert points(units) == {"soviet_mechanised_eliminated": (2, 2)}


# 16.2


@pytest.mark.rule(GAME, "16.1", "16.2", "A26")
def test_smolensk_with_a_line_and_vitebsk_without() -> None:
    # Soviet units all around Vitebsk, S3510; Smolensk is S4112.
    around = ("S3509", "S3511", "S3410", "S3411", "S3610", "S3611")
    units = {f"r{n}": f"soviet infantry 2-4 {hex}" for n, hex in enumerate(around)}
    units["z"] = "axis infantry 3-5 S0115"
    found = real("S3510 S4112", units, "smolensk")
    assert found == {
        "major_city": (1, 10),
        "stand_fast": (1, 5),
        "major_city_without_line": (1, 5),
        "stand_fast_without_line": (1, 2),
    }


def removal(turn: int, units: dict[str, str] | None = None, **more: Any) -> Game:
    """A supply check after the transfers, with Stand Fast markers on two cities."""
    game = stand(
        {"z": "axis infantry 3-5 L1006", **(units or {})},
        **{
            "phase": "supply-check",
            "seat": None,
            "turn": turn,
            "scenario": "smolensk",
            "lines": {"rail": [RAIL]},
            "places": {"major-city": "L1303 L1803 L1809"},
            "areas": {"stand-fast": "L1303 L1803 L1809"},
            "tracks": {"control": "L1303"},
            **more,
        },
    )
    play(game, "done")
    return game


@pytest.mark.rule(GAME, "16.2")
def test_one_marker_may_be_removed_at_each_check_from_turn_six() -> None:
    assert kind(removal(5)) != "remove-stand-fast"
    game = removal(6)
    assert game.decision is not None
    assert (game.decision.seat, kind(game)) == ("soviet", "remove-stand-fast")
    assert legal(game) == {"done", "remove-stand-fast L1803", "remove-stand-fast L1809"}
    play(game, "remove-stand-fast L1803")
    assert track(game, "stand_fast") == ["L1303", "L1809"]
    assert kind(game) != "remove-stand-fast"


@pytest.mark.rule(GAME, "16.2")
def test_not_from_a_city_in_axis_hands_or_without_a_line() -> None:
    ring = ("L1802", "L1804", "L1702", "L1703", "L1902", "L1903")
    units = {f"a{n}": f"axis infantry 3-5 {hex}" for n, hex in enumerate(ring)}
    game = removal(7, units)
    assert codes(game, "remove-stand-fast L1303") == {"city-not-held 16.2"}
    assert codes(game, "remove-stand-fast L1803") == {"city-without-line 16.2"}
    assert codes(game, "remove-stand-fast L1404") == {"no-stand-fast-marker 16.2"}
    assert codes(game, "remove-stand-fast L1809") == set()


@pytest.mark.rule(GAME, "16.2")
def test_the_marker_in_an_axis_city_scores_and_a_removed_one_does_not() -> None:
    board = {
        "places": {"major-city": "L1306 L1406"},
        "areas": {"stand-fast": "L1306 L1406"},
        "tracks": {"control": "L1306 L1406", "stand_fast": "L1306"},
    }
    assert points({}, **board) == {"major_city": (2, 20), "stand_fast": (1, 5)}


# 16.3


@pytest.mark.rule(GAME, "16.3", "A28", "V56")
def test_one_moscow_source_with_a_line_gives_twenty_and_ten_without() -> None:
    units = {"z": "axis infantry 3-5 S0115"}
    with_line = real("S5507", units)
    assert with_line == {"soviet_source": (1, 10), "moscow_source": (1, 10)}
    around = ("S5506", "S5508", "S5407", "S5408")
    cut = {f"r{n}": f"soviet infantry 2-4 {hex}" for n, hex in enumerate(around)}
    without = real("S5507", {**units, **cut})
    assert without == {
        "soviet_source_without_line": (1, 5),
        "moscow_source_without_line": (1, 5),
    }


@pytest.mark.rule(GAME, "16.3", "A28")
def test_the_best_source_counts_for_each_of_the_two_lines() -> None:
    around = ("S5512", "S5514", "S5413", "S5414")
    units = {f"r{n}": f"soviet infantry 2-4 {hex}" for n, hex in enumerate(around)}
    found = real("L5504 S5513", {**units, "z": "axis infantry 3-5 S0115"})
    assert found == {"soviet_source": (1, 10), "moscow_source_without_line": (1, 5)}


@pytest.mark.rule(GAME, "16.3")
def test_several_sources_count_once() -> None:
    found = real("S5504 S5507 S5513 K5510", {"z": "axis infantry 3-5 S0115"})
    assert found == {"soviet_source": (1, 10), "moscow_source": (1, 10)}


@pytest.mark.rule(GAME, "16.3", "3.4", "V56")
def test_a_source_is_controlled_by_who_entered_it_last() -> None:
    units = {"a": "axis armour 8-5-9 L1806", "b": "soviet infantry 2-4 L1101"}
    game = stand(units, lines={"rail": [RAIL]})
    assert track(game, "control") == []
    play(game, "move a L1906", "move a L2006", "move a L1906")
    assert track(game, "control") == ["L2006"]
    sheet = {code: score for code, count, score in track(game, "victory_sheet") if count}
    assert sheet["soviet_source"] == 10


# 16.4, 18


@pytest.mark.rule(GAME, "16.4", "18.0", "V24")
@pytest.mark.parametrize(
    ("scenario", "turn", "need"),
    [
        ("campaign", 9, 191),
        ("leningrad", 9, 54),
        ("smolensk-short", 6, 60),
        ("smolensk", 9, 85),
        ("kiev", 9, 52),
    ],
)
def test_the_axis_wins_with_the_points_of_the_scenario_or_more(
    scenario: str, turn: int, need: int
) -> None:
    def end(count: int) -> Game:
        lost = {f"t{n}": "soviet armour 3-2-7 eliminated" for n in range(count)}
        units = {"z": "axis infantry 3-5 L1006", **lost}
        return stand(units, scenario=scenario, turn=turn, phase="scoring", seat=None)

    assert winner(end(need - 1)) == "soviet"
    assert winner(end(need)) == "axis"
    told = event(end(need + 1).opening_events(), "victory-points")
    assert (told["points"], told["need"]) == (need + 1, need)


@pytest.mark.rule(GAME, "16.2", "16.3", "V24", "18.0")
def test_stand_fast_and_breakthrough_score_in_single_scenarios_too() -> None:
    found = real("L3602 L5519", {"z": "axis infantry 3-5 S0112"}, "leningrad")
    assert found["stand_fast"] == (1, 5)
    assert found["soviet_source"] == (1, 10)
    assert "moscow_source" not in found
