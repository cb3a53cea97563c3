"""11.1, 11.2: where supply lines run (R-05, R-10, R-56), and 4.5: zones of control against them."""

from __future__ import annotations

from typing import Any

import pytest

from hexside.api import Game, new
from hexside.games.iskra.lines import can_trace, region, would_trace
from hexside.games.iskra.shapes import AXIS, SOVIET
from tests.rulebook.iskra.iskra_kit import hexes_of, stand

GAME = "iskra"
COLUMN = "05.01 05.02 05.03 05.04 05.05"
#: A source of each side at the ends of the plain, and a trail from the German one.
ROAD = {
    "areas": {"axis-source": "05.01", "soviet-source": "12.12"},
    "lines": {"trail": [COLUMN]},
}


def lines(units: dict[str, str], **more: Any) -> Game:
    return stand(units, **{"phase": "end-phase", "seat": None, **ROAD, **more})


def traces(units: dict[str, str], name: str = "a", /, **more: Any) -> bool:
    game = lines(units, **more)
    return can_trace(game.rules.work(game.state), name)  # type: ignore[arg-type]


def traced(units: dict[str, str], side: int, **more: Any) -> set[str]:
    game = lines(units, **more)
    return hexes_of(game, region(game.rules.work(game.state), side))  # type: ignore[arg-type]


FAR = {"z": "soviet infantry 3-4-5 12.11"}


@pytest.mark.rule(GAME, "11.1", "R-56")
def test_without_units_a_line_follows_roads_only() -> None:
    assert traced(FAR, AXIS) == set(COLUMN.split())


@pytest.mark.rule(GAME, "11.1", "R-56")
@pytest.mark.parametrize("kind", ["main-road", "secondary-road", "trail", "rail", "narrow-gauge"])
def test_every_kind_of_line_will_do_and_kinds_may_change(kind: str) -> None:
    board = {"lines": {"power-line": ["05.01 05.02"], kind: ["05.01 05.02 05.03"]}}
    board["lines"]["rail" if kind == "trail" else "trail"] = ["05.03 05.04"]
    assert traces({**FAR, "a": "axis infantry 3-4-5 05.04"}, **board)


@pytest.mark.rule(GAME, "1.2.8", "T-07")
def test_the_power_line_is_no_line() -> None:
    board = {"lines": {"power-line": [COLUMN]}}
    assert not traces({**FAR, "a": "axis infantry 3-4-5 05.04"}, **board)


@pytest.mark.rule(GAME, "11.1", "R-56")
def test_a_unit_reaches_an_adjacent_road() -> None:
    assert traces({**FAR, "a": "axis infantry 3-4-5 06.05"})
    assert not traces({**FAR, "a": "axis infantry 3-4-5 07.05"})


@pytest.mark.rule(GAME, "11.1", "R-56")
@pytest.mark.parametrize(
    "friend", ["axis infantry 3-4-5 05.06", "axis hq 0-6 05.06", "axis infantry 0-4-5 05.06"]
)
def test_chains_of_units_act_as_a_line_with_gaps_of_one_hex(friend: str) -> None:
    # f stands at the end of the road, 05.05; a next but one to f.
    assert traces({**FAR, "a": "axis infantry 3-4-5 05.08", "f": friend})
    assert not traces({**FAR, "a": "axis infantry 3-4-5 05.09", "f": friend})


@pytest.mark.rule(GAME, "11.1", "11.1.1", "4.5")
def test_an_enemy_unit_on_the_road_stops_the_line() -> None:
    units = {**FAR, "a": "axis infantry 3-4-5 05.05"}
    assert traces(units)
    assert not traces({**units, "b": "soviet hq 0-6 05.03"})


@pytest.mark.rule(GAME, "11.1", "11.1.1", "4.5", "4.2", "4.2.1")
def test_an_enemy_zone_stops_it_and_a_friend_in_the_hex_cancels_that() -> None:
    units = {**FAR, "a": "axis infantry 3-4-5 05.05"}
    near = {"b": "soviet infantry 3-4-5 06.03"}
    assert not traces({**units, **near})
    # 06.03 is next to 05.03 and 05.04.
    assert not traces({**units, **near, "f": "axis infantry 3-4-5 05.03"})
    friends = {"f": "axis infantry 3-4-5 05.03", "g": "axis hq 0-6 05.04"}
    assert traces({**units, **near, **friends})
    assert traces({**units, "b": "soviet infantry 0-4-5 06.03"})
    assert traces({**units, "b": "soviet infantry 3-4-5 06.03 pinned"})


@pytest.mark.rule(GAME, "6.3.1", "4.5")
def test_the_top_counter_decides_whether_a_stack_stops_lines() -> None:
    units = {
        "a": "axis infantry 3-4-5 05.05",
        "b": "soviet infantry 3-4-5 06.03",
        "c": "soviet infantry 0-4-5 06.03",
    }
    assert not traces(units)
    assert traces(units, stacks={"06.03": "c b"})


@pytest.mark.rule(GAME, "11.2.1", "11.2.2", "R-10")
def test_each_side_has_its_own_sources() -> None:
    assert traced({"a": "axis infantry 3-4-5 12.12"}, AXIS) == set(COLUMN.split())
    assert not traces({"b": "soviet infantry 3-4-5 05.01"}, "b")
    # An enemy unit on a source closes it, an enemy zone too.
    assert traced({"b": "soviet infantry 3-4-5 05.01"}, AXIS) == set()
    assert traced({"b": "soviet infantry 3-4-5 04.01"}, AXIS) == set()
    assert traces({"b": "soviet infantry 3-4-5 04.01", "a": "axis hq 0-6 05.01"})


@pytest.mark.rule(GAME, "11.1.1", "11.1.2", "R-05")
def test_the_neva_is_closed_to_german_lines_and_open_to_soviet_ones() -> None:
    neva = {"neva": "05.03/05.04 05.03/04.03 05.03/06.03"}
    board = {"lines": {"trail": ["05.01 05.02 05.03"]}, "hexsides": neva}
    units = {"a": "axis infantry 3-4-5 05.04", "f": "axis infantry 3-4-5 05.03"}
    assert not traces({**FAR, **units}, **board)
    turned = {**board, "areas": {"axis-source": "12.01", "soviet-source": "05.01"}}
    # The hexsides of the Neva are a trail from bank to bank.
    assert traced({"z": "axis infantry 3-4-5 12.11"}, SOVIET, **turned) == {
        *("05.01", "05.02", "05.03"),
        *("05.04", "04.03", "06.03"),
    }


@pytest.mark.rule(GAME, "11.1.2", "R-05")
def test_every_hex_of_neva_ice_is_a_trail_for_the_soviets() -> None:
    board = {
        "terrain": {"neva-ice": "05.02 05.03"},
        "lines": {},
        "areas": {"axis-source": "12.01", "soviet-source": "05.01"},
    }
    found = traced({"z": "axis infantry 3-4-5 12.11"}, SOVIET, **board)
    assert {"05.01", "05.02", "05.03", "05.04", "04.03"} <= found
    assert "05.05" not in found


@pytest.mark.rule(GAME, "11.1.1", "R-05")
def test_no_german_line_enters_neva_ice() -> None:
    board = {"terrain": {"neva-ice": "05.03"}, "lines": {"trail": ["05.01 05.02"]}}
    units = {"a": "axis infantry 3-4-5 05.04", "f": "axis infantry 3-4-5 05.02"}
    assert not traces({**FAR, **units}, **board)


@pytest.mark.rule(GAME, "4.6", "11.1.2")
def test_german_zones_do_not_reach_over_the_neva() -> None:
    units = {"a": "axis infantry 3-4-5 05.04", "z": "soviet infantry 3-4-5 05.03"}
    board = {
        "areas": {"axis-source": "12.01", "soviet-source": "05.01"},
        "hexsides": {"neva": "05.03/05.04 05.02/05.03 05.03/04.03 05.03/06.03"},
    }
    assert traces(units, "z", **board)


@pytest.mark.rule(GAME, "13.4.2", "R-65")
def test_a_unit_would_open_its_own_hex_and_a_step_to_any_neighbour_with_a_line() -> None:
    game = lines({**FAR, "h": "axis hq 0-6 10.10"})
    work: Any = game.rules.work(game.state)
    index = game.rules.board.grid.index
    assert would_trace(work, "h", index("05.06"))
    assert would_trace(work, "h", index("06.04"))
    assert not would_trace(work, "h", index("05.07"))
    assert not would_trace(work, "h", index("12.11"))


@pytest.mark.rule(GAME, "11.4", "11.1", "R-56", "R-05")
def test_lines_on_the_real_map() -> None:
    units = {
        "ger-i-328": "17.40",
        "ger-i-399": "04.23",
        "sov-hq-67a": "07.33",
        "sov-pontoon-1": "09.33",
    }
    game = stand(units, hexes="", phase="end-phase", seat=None)
    work: Any = game.rules.work(game.state)
    assert all(can_trace(work, name) for name in units)


@pytest.mark.rule(GAME, "11.4", "13.3.2", "R-05", "R-56")
def test_at_the_start_every_unit_but_the_naval_brigade_can_trace_a_line() -> None:
    game = new("iskra/campaign", seed=1, options={"set-up-227": "usual"})
    work: Any = game.rules.work(game.state)
    units = [*work.on_map(AXIS), *work.on_map(SOVIET)]
    assert len(units) > 100
    without = {name for name in units if not can_trace(work, name)}
    assert without == {"sov-55-1", "sov-55-2"}
