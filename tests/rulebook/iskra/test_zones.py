"""4, 6.3.1: zones of control and what they cost."""

from __future__ import annotations

import pytest

from hexside.api import Game
from hexside.games.iskra.work import IskraWork
from tests.rulebook.iskra.iskra_kit import cost, ends, hexes_of, neighbours, play, stand

GAME = "iskra"


def zones(game: Game, side: int) -> set[str]:
    """The hexes in enemy zones of control, as a side feels them."""
    work = game.rules.work(game.state)
    assert isinstance(work, IskraWork)
    return hexes_of(game, work.enemy_zones(side))


@pytest.mark.rule(GAME, "4.1", "T-13")
def test_from_zone_to_zone_a_clear_hex_costs_five() -> None:
    units = {"a": "axis infantry 3-4-5 05.06", "b": "soviet infantry 2-2-4 05.07"}
    game = stand(units)
    assert cost(game, "move a 06.06") == 1 + 2 + 2
    assert "05.05" in ends(game, "move", "a")
    assert cost(game, "move a 05.05") == 1 + 2
    weak = stand({**units, "a": "axis infantry 3-4-4 05.06"})
    assert "06.06" not in ends(weak, "move", "a")


@pytest.mark.rule(GAME, "4.1")
def test_with_enough_points_a_unit_passes_any_number_of_zones() -> None:
    units = {"a": "axis infantry 3-4-14 05.05", "b": "soviet infantry 2-2-4 05.08"}
    game = stand(units)
    assert cost(game, "move a 05.06 05.07") == 4
    play(game, "move a 05.06 05.07")
    assert cost(game, "move a 06.07") == 5
    play(game, "move a 06.07")
    assert cost(game, "move a 07.08") == 3


@pytest.mark.rule(GAME, "4.2", "4.2.1", "8.5.3")
@pytest.mark.parametrize(
    ("words", "has_zone"),
    [
        ("infantry 1-4-4 05.08", True),
        ("infantry 0-4-4 05.08", False),
        ("hq 0-6 05.08", False),
        ("bridging 0-0-4 05.08", False),
        ("infantry 3-4-4 05.08 pinned", False),
        ("infantry 3-4-4 05.08 isolated", True),
        ("infantry 3-4-4 05.08 out-of-supply", True),
        ("infantry 3-4-4 05.08 out-of-command", True),
    ],
)
def test_who_has_a_zone(words: str, has_zone: bool) -> None:
    game = stand({"a": "axis infantry 3-4-5 05.05", "b": f"soviet {words}"})
    assert zones(game, 0) == (neighbours(game, "05.08") if has_zone else set())


@pytest.mark.rule(GAME, "4.2.2", "R-74", "8.3.4")
def test_a_mechanised_unit_has_its_zone_where_it_could_go() -> None:
    board = {
        "terrain": {"peat-bog": "05.07 06.07", "swamp-woods": "06.08"},
        "lines": {"trail": ["05.07 05.08"]},
    }
    units = {"a": "axis infantry 3-4-5 05.02", "b": "soviet armour 3-4-6 05.08"}
    game = stand(units, **board)
    assert zones(game, 0) == neighbours(game, "05.08") - {"06.07", "06.08"}
    units["b"] = "soviet infantry 3-4-6 05.08"
    assert zones(stand(units, **board), 0) == neighbours(game, "05.08")


@pytest.mark.rule(GAME, "4.6", "5.2.8")
def test_no_zone_reaches_across_the_neva_even_at_a_bridge() -> None:
    board = {"hexsides": {"neva": "05.07/05.08 06.07/05.08", "bridge": "05.07/05.08"}}
    for mine, other, side in (("axis", "soviet", 0), ("soviet", "axis", 1)):
        units = {"a": f"{mine} infantry 3-4-5 05.02", "b": f"{other} infantry 3-4-6 05.08"}
        game = stand(units, seat=mine, **board)
        assert zones(game, side) == neighbours(game, "05.08") - {"05.07", "06.07"}


@pytest.mark.rule(GAME, "4.6", "R-62")
def test_ice_is_land_but_the_neva_is_closed_to_germans() -> None:
    board = {"terrain": {"lake-ice": "05.07", "neva-ice": "06.07"}}
    units = {"a": "axis infantry 3-4-5 05.02", "b": "soviet infantry 3-4-6 05.08"}
    game = stand(units, **board)
    assert zones(game, 0) == neighbours(game, "05.08")
    units = {"a": "soviet infantry 3-4-5 05.02", "b": "axis infantry 3-4-6 05.08"}
    game = stand(units, seat="soviet", **board)
    assert zones(game, 1) == neighbours(game, "05.08") - {"06.07"}


@pytest.mark.rule(GAME, "4.6")
def test_several_zones_in_a_hex_cost_no_more_and_friends_cancel_none() -> None:
    units = {
        "a": "axis infantry 3-4-5 05.05",
        "f": "axis infantry 3-4-5 06.06",
        "b": "soviet infantry 2-2-4 05.07",
        "c": "soviet infantry 2-2-4 06.07",
    }
    game = stand(units)
    assert cost(game, "move a 05.06") == 3


@pytest.mark.rule(GAME, "6.3.1", "T-43")
def test_the_top_counter_decides() -> None:
    units = {
        "a": "axis infantry 3-4-5 05.05",
        "s": "soviet infantry 5-4-4 05.08",
        "w": "soviet infantry 0-4-4 05.08",
    }
    assert zones(stand(units, stacks={"05.08": "w s"}), 0) == set()
    game = stand(units, stacks={"05.08": "s w"})
    assert zones(game, 0) == neighbours(game, "05.08")
