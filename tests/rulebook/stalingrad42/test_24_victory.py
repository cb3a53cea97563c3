"""Victory points (24) and the conditions of Fall Blau (S1.3)."""

from __future__ import annotations

from typing import Any

import pytest

from hexside.api import Game
from hexside.engine.positions import PositionError
from hexside.games.stalingrad42.victory.victory import (
    automatic_winner,
    elbrus_points,
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


# 24.2, 24.3 in the campaign


NINES = {"vp-9": "1405 1407", "vp-1": "1409"}


def campaign_victory(control: list[str], turn: int = 12, **tracks: Any) -> Game:
    return stand(
        {"a": "axis infantry 5-7-3 1205", "s": "soviet infantry 3-5-3 2205"},
        phase="victory",
        turn=turn,
        scenario="campaign",
        areas=NINES,
        tracks={"control": control, **tracks},
    )


@pytest.mark.rule(GAME, "24.2", "3.0-D", "V36")
def test_six_points_above_or_below_the_benchmark_end_the_campaign() -> None:
    # The benchmark of turn 12 is 13: 19 win for the Axis, 7 for the Soviets.
    won = campaign_victory(["1405", "1407", "1409"])
    assert won.state.result is not None
    assert (won.state.result.winner, won.state.result.rule) == ("axis", "24.2")
    on = campaign_victory(["1405", "1407"])
    assert on.state.result is None
    assert on.state.turn == 13
    lost = campaign_victory([])
    assert lost.state.result is not None
    assert lost.state.result.winner == "soviet"


@pytest.mark.rule(GAME, "24.3")
def test_elbrus_counts_for_automatic_victory_alone() -> None:
    flag = campaign_victory(["1405", "1407"], elbrus=True)
    assert flag.state.result is not None
    assert flag.state.result.winner == "axis"
    # The score itself has no such point.
    assert flag.state.data.victory_points == 18


@pytest.mark.rule(GAME, "24.3")
def test_the_point_for_elbrus_is_not_lost() -> None:
    units = {"mt": "axis mountain 5-7-3 4859", "s": "soviet mountain 3-5-3 4861"}
    work = work_of(stand(units, phase="initial", hexes="", scenario="campaign", turn=12))
    top = work.rules.grid.index("4860")
    work.go("mt", (top,))
    work.go("mt", work.rules.grid.indexes("4859"))
    work.go("s", (top,))
    assert work.data.elbrus
    assert elbrus_points(work) == 1


@pytest.mark.rule(GAME, "24.1.1")
def test_encircled_victory_hexes_do_not_count() -> None:
    # 1405 is held, but a ring of Soviet units parts it from every source.
    around = ("1404", "1505", "1506", "1406", "1306", "1305")
    ring = {f"r{n}": f"soviet infantry 3-5-3 {hex}" for n, hex in enumerate(around)}
    garrison = {"g": "axis infantry 5-7-3 1405"}
    assert points(garrison, ["1405"]) == 2
    assert points(garrison | ring, ["1405"]) == 0


@pytest.mark.rule(GAME, "24.1.4", "D18")
def test_soviets_beside_x_and_z_and_in_stalino_cost_nine() -> None:
    game = stand(
        {
            "x1": "soviet infantry 3-5-3 1005",
            "x2": "soviet infantry 3-5-3 1006",
            "z": "soviet infantry 3-5-3 1018",
            "city": "soviet infantry 3-5-3 1310",
        },
        phase="initial",
        areas={
            "entry-x": "1001 1002 1003 1004 1005 1006",
            "entry-z": "1015 1016 1017 1018",
            "axis-start": "1310 1312 1005 1006 1018",
        },
        parts={"places": {"major-city": "1310"}},
        tracks={"control": []},
    )
    work = work_of(game)
    # Two units beside X cost no more than one; the total is negative.
    assert score(work) == -9
    work.lift("z", "eliminated")
    assert score(work) == -6


@pytest.mark.rule(GAME, "24.1.4")
def test_soviets_at_their_start_cost_nothing() -> None:
    import hexside

    game = hexside.new("stalingrad-42/fall-blau", seed=1)
    sheet = {item.code: item.points for item in score_sheet(work_of(game))}
    assert sheet["s42-areas-threatened"] == 0
    assert sheet["s42-major-cities-lost"] == sheet["s42-minor-cities-lost"] == 0


# S1.3


@pytest.mark.rule(GAME, "S1.3", "A-52")
def test_fall_blau_is_judged_every_turn_and_not_by_the_benchmark() -> None:
    # The benchmark of turn 7 is 8: no points at all are no defeat before the end.
    game = stand({}, phase="victory", turn=7, areas={"vp-9": "1405"}, tracks={"control": []})
    assert game.state.result is None
    assert game.state.turn == 8
    early = stand({}, phase="victory", turn=2, areas={"vp-9": "1405"}, tracks={"control": ["1405"]})
    assert early.state.result is not None
    assert early.state.result.winner == "axis"


@pytest.mark.rule(GAME, "S1.3", "A-46")
def test_exits_to_the_south_count_apart_and_only_mechanised_steps() -> None:
    units = {
        "p1": "axis panzer 10-8-6 box:exited steps:3",
        "p2": "axis panzer 9-8-6 box:exited",
        "i": "axis infantry 5-7-3 box:exited steps:3",
    }
    areas = {"entry-m": "1410", "entry-q": "1415"}

    def worth(*exited: str) -> int:
        tracks = {"exited": list(exited), "control": []}
        return score(work_of(stand(units, phase="initial", areas=areas, tracks=tracks)))

    assert worth("q:p1:3", "q:p2:2") == 2
    assert worth("m:p1:3", "q:p2:2") == 0
    assert worth("q:p1:3", "q:i:3") == 0


@pytest.mark.rule(GAME, "S1.3")
def test_allies_south_of_the_don_earn_nothing() -> None:
    game = stand({"rom-id-1": "3138"}, phase="initial", hexes="", tracks={"control": []})
    sheet = {item.code: item.points for item in score_sheet(work_of(game))}
    assert sheet["s42-south-of-don"] == 0


@pytest.mark.rule(GAME, "24.1.4", "19.1")
@pytest.mark.parametrize(
    "unit",
    ["supply-point 0-0-5", "leader 0-0-5", "soviet-army-hq 0-0-6", "reserve-army 0-0-3"],
)
def test_a_soviet_unit_that_is_no_combat_unit_is_a_unit_too(unit: str) -> None:
    """Both texts say unit, where they could have said combat unit."""
    places = {"x": "1005", "city": "1310", "town": "1312"}
    game = stand(
        {uid: f"soviet {unit} {hex}" for uid, hex in places.items()},
        phase="initial",
        areas={"entry-x": "1001 1005", "axis-start": "1005 1310 1312"},
        parts={"places": {"major-city": "1310", "minor-city": "1312"}},
    )
    assert score(work_of(game)) == -7


@pytest.mark.rule(GAME, "S1.3")
@pytest.mark.parametrize(("hex", "points"), [("3335", 1), ("3133", 0), ("3431", 0)])
def test_the_don_runs_by_its_hexes_on_a_small_board_too(hex: str, points: int) -> None:
    areas = {"entry-x": "3030", "entry-a": "3437"}
    units = {"a": f"axis infantry 5-7-3 {hex}"}
    game = stand(units, phase="initial", hexes="3030-3437", areas=areas)
    sheet = {item.code: item.points for item in score_sheet(work_of(game))}
    assert sheet["s42-south-of-don"] == points


@pytest.mark.rule(GAME, "S1.2", "S1.3")
@pytest.mark.parametrize(("scenario", "entry"), [("fall-blau", "x:p:3"), ("campaign", "m:p:3")])
def test_nobody_left_the_map_by_an_area_that_is_no_exit(scenario: str, entry: str) -> None:
    units = {"p": "axis panzer 10-8-6 box:exited steps:3"}
    with pytest.raises(PositionError):
        stand(units, phase="initial", scenario=scenario, tracks={"exited": [entry]})


@pytest.mark.rule(GAME, "S1.2")
def test_no_soviet_unit_is_counted_among_those_that_left() -> None:
    units = {"s": "soviet tank 7-5-5 box:exited"}
    with pytest.raises(PositionError):
        stand(units, phase="initial", tracks={"exited": ["m:s:2"]})
