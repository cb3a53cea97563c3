"""11, V54: what a step of the supply check changes for the steps after it."""

from __future__ import annotations

from typing import Any

import pytest

from hexside.api import Game
from tests.rulebook.a_victory_awaits.ava_kit import (
    codes,
    kind,
    legal,
    play,
    stand,
    steps,
    told,
    track,
    where,
    winner,
)

GAME = "a-victory-awaits"
#: A corridor from the Axis source to the Soviet one, with a railway all along.
CORRIDOR = "L1006 L1106 L1206 L1306 L1406 L1506 L1606 L1706 L1806 L1906 L2006"


def check(units: dict[str, str], turn: int, hexes: str = CORRIDOR, **more: Any) -> Game:
    """A supply check in the corridor, from its beginning."""
    return stand(
        units,
        **{
            "phase": "supply-check",
            "seat": None,
            "turn": turn,
            "hexes": hexes,
            "lines": {"rail": [CORRIDOR]},
            **more,
        },
    )


def end(game: Game) -> Game:
    while not winner(game):
        play(game, "done")
    return game


#: The enemy of the first stands on the railway of the city and has no line himself.
LAST_CHECK = {
    "guard": "axis infantry 3-5 L1706",
    "home": "axis infantry 3-5 L1106",
}
CITY: dict[str, Any] = {"places": {"major-city": "L1606"}, "tracks": {"control": "L1606"}}


@pytest.mark.rule(GAME, "11.1", "16.1", "16.4", "V54")
@pytest.mark.parametrize(
    ("left", "points", "guard"), [("one-step", 10, 2), ("reduced", 10, 2), ("", 5, 1)]
)
def test_a_soviet_loss_opens_the_line_that_the_last_score_counts(
    left: str, points: int, guard: int
) -> None:
    units = {**LAST_CHECK, "b": f"soviet infantry 2-4 L1306 {left}"}
    game = end(check(units, 9, **CITY))
    assert track(game, "victory_points") == points
    assert steps(game, "guard") == guard


@pytest.mark.rule(GAME, "11.1", "16.1", "V82")
def test_a_panzer_division_reduced_by_the_last_check_scores_nothing() -> None:
    units = {"b": "soviet infantry 2-4 L1306", "p": "axis armour 8-5-9 L1706"}
    assert track(end(check(units, 9)), "victory_points") == 0
    joined = {"b": "soviet infantry 2-4 L1906", "p": "axis armour 8-5-9 L1506"}
    assert track(end(check(joined, 9)), "victory_points") == 1


@pytest.mark.rule(GAME, "11.2", "14.1", "V54")
def test_a_unit_that_is_transferred_no_longer_hinders_a_fortress() -> None:
    units = {
        "a": "axis infantry 3-5 L1606",
        "home": "axis infantry 3-5 L1006",
        "b": "soviet infantry 2-4 L1806",
        "f": "soviet fortress unused",
    }
    city: dict[str, Any] = {"places": {"major-city": "L1706"}}
    game = check(units, 4, **city)
    play(game, "transfer a", "done")
    assert legal(game) == {"done", "fortify L1706"}
    game = check(units, 4, **city)
    assert "fortress-built" not in told(play(game, "done"))
    assert kind(game) != "build-fortress"


@pytest.mark.rule(GAME, "11.2", "16.2", "V54")
def test_a_unit_that_is_transferred_opens_the_line_of_a_stand_fast_city() -> None:
    # The unit in L1705 has its zone on the corridor, at L1606 to L1806, and a source of its own.
    units = {"a": "axis infantry 3-5 L1705", "home": "axis infantry 3-5 L1106"}
    board: dict[str, Any] = {
        "hexes": f"{CORRIDOR} L1705",
        "places": {"major-city": "L1506"},
        "areas": {"stand-fast": "L1506", "axis-source": "L1006 L1705"},
    }
    game = check(units, 6, **board)
    play(game, "transfer a", "done")
    assert legal(game) == {"done", "remove-stand-fast L1506"}
    game = check(units, 6, **board)
    play(game, "done")
    assert kind(game) != "remove-stand-fast"


@pytest.mark.rule(GAME, "3.3", "11.1", "14.2", "V51")
def test_a_chain_of_fortresses_holds_a_soviet_line_open() -> None:
    units = {"b": "soviet infantry 2-4 L1406", "a": "axis infantry 3-5 L1705"}
    chain = {f"f{hex}": f"soviet fortress L{hex}" for hex in (1606, 1706, 1806)}
    hexes = f"{CORRIDOR} L1705"
    assert steps(check(units, 2, hexes), "b") == 1
    assert steps(check({**units, **chain}, 2, hexes), "b") == 2
    del chain["f1706"]
    assert steps(check({**units, **chain}, 2, hexes), "b") == 1


@pytest.mark.rule(GAME, "11.2", "3.3")
def test_only_axis_units_with_a_line_are_transferred() -> None:
    units = {
        "a": "axis infantry 3-5 L1606",
        "b": "soviet infantry 2-4 L1306",
        "home": "axis infantry 3-5 L1006",
        "c": "soviet infantry 2-4 L2006",
    }
    game = check(units, 2)
    assert legal(game) == {"done", "transfer home"}
    assert codes(game, "transfer a") == {"no-line-of-communication 11.2"}
    assert codes(game, "transfer c") == {"not-your-unit"}
    # In turn 2 the Axis is exempt from losses, not from the need of a line here.
    assert (where(game, "a"), steps(game, "a")) == ("L1606", 2)


@pytest.mark.rule(GAME, "3.3", "11.1", "V55")
def test_a_friend_opens_a_source_in_an_enemy_zone() -> None:
    enemy = {"e": "soviet infantry 2-4 L1105", "a": "axis infantry 3-5 L1007"}
    plain: dict[str, Any] = {"hexes": "L1001-L2012", "lines": None}
    assert steps(check(enemy, 4, **plain), "a") == 1
    held = {**enemy, "home": "axis infantry 3-5 L1006"}
    assert steps(check(held, 4, **plain), "a") == 2
    # Another source serves as well.
    two = {**plain, "areas": {"axis-source": "L1006 L1009"}}
    assert steps(check(enemy, 4, **two), "a") == 2
