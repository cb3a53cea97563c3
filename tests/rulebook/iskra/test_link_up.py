"""13.3.6, 14.1.4: the link-up of the two Soviet fronts (R-31)."""

from __future__ import annotations

from typing import Any

import pytest

from hexside.api import Game, new
from hexside.games.iskra.link_up import is_linked
from hexside.games.iskra.victory import soviet_points
from tests.rulebook.iskra.iskra_kit import play, stand, told

GAME = "iskra"
ROW = " ".join(f"{column:02d}.06" for column in range(1, 13))
#: A road from the western to the eastern side of the map.
ROAD: dict[str, Any] = {
    "areas": {"axis-source": "06.01", "soviet-source": "01.06 12.06"},
    "lines": {"trail": [ROW]},
}
FAR = {"z": "axis infantry 3-4-5 06.01"}


def place(units: dict[str, str], **more: Any) -> Game:
    return stand({**FAR, **units}, **{"phase": "end-phase", "seat": None, **ROAD, **more})


def linked(units: dict[str, str], **more: Any) -> bool:
    game = place(units, **more)
    work: Any = game.rules.work(game.state)
    return is_linked(work)


@pytest.mark.rule(GAME, "13.3.6", "R-31", "D-21")
def test_a_line_that_no_german_blocks_will_do_though_no_soviet_unit_is_near() -> None:
    assert linked({})
    assert not linked({}, lines={"trail": [ROW[: ROW.index("07.06")].strip()]})


@pytest.mark.rule(GAME, "13.3.6", "R-31", "4.5")
def test_germans_on_the_line_or_their_zones_stop_it() -> None:
    assert not linked({"a": "axis hq 0-6 06.06"})
    assert not linked({"a": "axis infantry 3-4-5 06.07"})
    assert linked({"a": "axis infantry 0-4-5 06.07"})
    # Soviet units cancel the zone in their own hexes: 06.06 and its neighbours on the road.
    friends = {f"s{n}": f"soviet infantry 3-4-5 {n:02d}.06" for n in (5, 6, 7)}
    assert linked({"a": "axis infantry 3-4-5 06.07", **friends})


@pytest.mark.rule(GAME, "13.3.6", "R-31", "D-21")
def test_no_hex_of_lake_ice_is_part_of_a_link_up() -> None:
    ice = {"lake-ice": " ".join(f"06.{row:02d}" for row in range(1, 13))}
    units = {f"s{n}": f"soviet infantry 3-4-5 {n:02d}.06" for n in (5, 6, 7)}
    assert not linked(units, terrain=ice)
    # Over the ice of the Neva the fronts can join hands.
    assert linked(units, terrain={"neva-ice": ice["lake-ice"]}, areas=_east())


def _east() -> dict[str, str]:
    return {"axis-source": "09.01", "soviet-source": "01.06 12.06"}


@pytest.mark.rule(GAME, "13.3.6", "R-31")
def test_two_sources_of_the_same_side_of_the_map_are_no_link_up() -> None:
    areas = {"axis-source": "06.01", "soviet-source": "01.06 02.06"}
    assert not linked({}, areas=areas)


@pytest.mark.rule(GAME, "13.3.6")
def test_there_is_no_link_up_at_the_start() -> None:
    game = new("iskra/campaign", seed=1, options={"set-up-227": "usual"})
    work: Any = game.rules.work(game.state)
    assert not is_linked(work)


@pytest.mark.rule(GAME, "14.1.4", "R-31", "T-37")
@pytest.mark.parametrize(("turn", "checked"), [(5, False), (6, True), (7, False)])
def test_it_is_checked_at_the_end_of_turn_six_only(turn: int, checked: bool) -> None:
    game = place({"a": "axis infantry 3-4-5 06.06"}, turn=turn)
    events = play(game, "soviet: done", "axis: done")
    assert ("link-up-missed" in told(events)) == checked
    assert game.state.data.link_up == ("missed" if checked else "")


@pytest.mark.rule(GAME, "14.1.4", "14.1.3", "R-31", "T-37")
def test_a_missed_link_up_costs_five_points_once_and_for_good() -> None:
    for units, found, points in (({}, "made", 0), ({"a": "axis hq 0-6 06.06"}, "missed", -5)):
        game = place(units, turn=6)
        play(game, "soviet: done", "axis: done")
        work: Any = game.rules.work(game.state)
        assert game.state.data.link_up == found
        assert soviet_points(work) == points
    later = place({}, turn=8, tracks={"link_up": "missed"})
    events = play(later, "soviet: done", "axis: done")
    assert not {"link-up-made", "link-up-missed"} & set(told(events))
    assert later.state.data.link_up == "missed"
