"""Victory points (24) and the conditions of Fall Blau (S1.3)."""

from __future__ import annotations

import pytest

from hexside.games.stalingrad42.victory import (
    Exited,
    automatic_winner,
    baku_divisions,
    reaches_baku,
    score,
    score_sheet,
    south_bank,
)
from tests.rulebook.stalingrad42.s42_supply_kit import names, stand, work_of

GAME = "stalingrad-42"

VP = {"vp-2": "1405", "vp-1": "1415 2005"}


def points(units: dict[str, str], control: list[str], **areas: str) -> int:
    game = stand(units, phase="initial", areas=VP | areas, tracks={"control": control})
    return score(work_of(game))


@pytest.mark.rule(GAME, "24.1.1")
def test_victory_hexes_count_with_a_line_of_supply() -> None:
    assert points({}, []) == 0
    assert points({}, ["1405", "1415"]) == 3
    # 2005 is too far from the Axis edge; its Soviet neighbours hold the east.
    assert points({}, ["1405", "2005"]) == 2


@pytest.mark.rule(GAME, "S1.3", "A-52")
def test_hexes_cut_off_from_all_soviet_sources_count() -> None:
    wall = {f"w{row}": f"axis infantry 5-7-3 22{row:02}" for row in range(1, 21, 2)}
    assert points(wall, []) == 4


@pytest.mark.rule(GAME, "24.1.4", "D18", "A-48")
def test_deductions() -> None:
    game = stand(
        {
            "x": "soviet infantry 3-5-3 1005",
            "y": "soviet infantry 3-5-3 1018",
            "city": "soviet infantry 3-5-3 1310",
            "town": "soviet infantry 3-5-3 1312",
        },
        phase="initial",
        areas={
            "entry-x": "1001 1002 1003 1004 1005",
            "entry-z": "1015 1016 1017 1018",
            "axis-start": "1310 1312 1005 1018",
        },
        parts={"places": {"major-city": "1310", "minor-city": "1312"}},
    )
    sheet = {item.code: item.points for item in score_sheet(work_of(game))}
    assert sheet["s42-areas-threatened"] == -6
    assert sheet["s42-major-cities-lost"] == -3
    assert sheet["s42-minor-cities-lost"] == -1


@pytest.mark.rule(GAME, "24.2", "V36")
def test_automatic_victory() -> None:
    assert automatic_winner(14, 8, 6) == "axis"
    assert automatic_winner(13, 8, 6) == ""
    assert automatic_winner(3, 8, 6) == ""
    assert automatic_winner(2, 8, 6) == "soviet"


@pytest.mark.rule(GAME, "24.1.2", "D19")
def test_divisions_for_baku() -> None:
    panzer = Exited(german=True, division=True, panzer=True, full=True)
    infantry = Exited(german=True, division=True, panzer=False, full=True)
    ally = Exited(german=False, division=True, panzer=False, full=True)
    group = (panzer, infantry, infantry, infantry, ally, ally)
    assert baku_divisions(group) == 5
    assert reaches_baku(group, 5)
    assert not reaches_baku((infantry,) * 5, 5)
    worn = Exited(german=True, division=True, panzer=True, full=False)
    assert baku_divisions((worn,)) == 0.5
    assert baku_divisions((Exited(False, True, False, False),)) == 0
    assert baku_divisions((Exited(True, False, False, True),)) == 0


@pytest.mark.rule(GAME, "S1.3")
def test_steps_exited_need_a_line_to_the_area() -> None:
    units = {"pz": "axis panzer 10-8-6 box:exited steps:3", "p2": "axis panzer 9-8-6 box:exited"}
    exited = {"exited": ["m:pz:3", "m:p2:2"], "control": []}
    areas = {"entry-m": "1410"}
    near = stand(units, phase="initial", areas=areas, tracks=exited)
    assert score(work_of(near)) == 2
    far = stand(units, phase="initial", areas={"entry-m": "2010"}, tracks=exited)
    assert score(work_of(far)) == 0
    few = stand(units, phase="initial", areas=areas, tracks={"exited": ["m:pz:3"], "control": []})
    assert score(work_of(few)) == 0


@pytest.mark.rule(GAME, "S1.3")
def test_german_unit_south_of_the_don() -> None:
    game = stand({"ger-id-75": "3138"}, phase="initial", hexes="", tracks={"control": []})
    bank = names(game, south_bank(work_of(game)))
    assert {"3135", "3138", "4139"} <= bank
    assert not {"3134", "2930", "3333", "4230", "3530"} & bank
    sheet = {item.code: item.points for item in score_sheet(work_of(game))}
    assert sheet["s42-south-of-don"] == 1


@pytest.mark.rule(GAME, "S1.3", "3.0-D")
def test_eight_points_win_fall_blau() -> None:
    areas = {"vp-9": "1405"}
    won = stand({}, phase="victory", areas=areas, tracks={"control": ["1405"]})
    assert won.state.result is not None
    assert won.state.result.winner == "axis"
    lost = stand({}, phase="victory", turn=8, areas=areas, tracks={"control": []})
    assert lost.state.result is not None
    assert lost.state.result.winner == "soviet"
