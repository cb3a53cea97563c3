"""33.2.3, 9.3.7, A-58 German air units stay with their stacks until the next Axis Initial Phase.

Between two of them lie two Soviet Combat Phases and the mini-turn, in which the stack may move.
"""

from __future__ import annotations

import pytest

from hexside.api import Game
from tests.rulebook.stalingrad42.s42_kit import kind, legal_with, play, told
from tests.rulebook.stalingrad42.s42_supply_kit import SUPPLY

GAME = "stalingrad-42"
AIR = "lw-air-4"
#: Advanced rules that would lengthen the phases.
PLAIN = {"automatic-victory": "off", "leaders": "off"}


def mini(units: dict[str, str], over: str, phase: str = "mini-movement", **more: object) -> Game:
    """The mini-turn, with a German air unit over a stack."""
    return SUPPLY.stand(
        units | {"s": "soviet infantry 3-5-3 2310", AIR: "air"},
        scenario="campaign",
        turn=26,
        seat="axis",
        phase=phase,
        options=PLAIN,
        tracks={"air": [{"unit": AIR, "status": "placed", "hex": over}]},
        **more,
    )


def over(game: Game) -> tuple[str, str]:
    """What the air unit does, and where."""
    (one,) = game.state.data.air
    return one.status, game.rules.board.grid.names[one.hex] if one.hex >= 0 else ""


@pytest.mark.rule(GAME, "33.2.3", "9.3.7")
def test_the_air_unit_goes_along_with_the_last_unit_of_its_stack() -> None:
    game = mini({"x": "axis panzer 10-8-6 1505", "y": "axis infantry 5-7-3 1505"}, "1505")
    play(game, "tactical x 1605")
    assert over(game) == ("placed", "1505")
    assert "s42-air-stays" in told(play(game, "tactical y 1506"))
    play(game, "tactical y 1507")
    assert over(game) == ("placed", "1507")


@pytest.mark.rule(GAME, "33.2.3", "9.3.7", "22.3.1")
def test_off_the_map_it_returns_to_its_box() -> None:
    game = mini({"x": "axis panzer 10-8-6 1005"}, "1005")
    assert "s42-air-returns" in told(play(game, "tactical x ea-x"))
    assert over(game) == ("used", "")


@pytest.mark.rule(GAME, "33.2.3", "9.3.7", "27.2.3")
def test_if_the_stack_disengages_it_returns_to_its_box() -> None:
    game = mini({"x": "axis panzer 10-8-6 2209"}, "2209", "mini-combat", dice=[6])
    play(game, "disengage x")
    assert kind(game) == "s42-disengage-units"
    play(game, min(legal_with(game, "retreat")))
    assert over(game) == ("used", "")


@pytest.mark.rule(GAME, "33.2.2", "33.2.3")
def test_a_text_that_begins_in_the_mini_turn_goes_on_with_the_soviet_player() -> None:
    game = SUPPLY.stand(
        {"x": "axis infantry 5-7-3 1505", "s": "soviet infantry 3-5-3 2310"},
        scenario="campaign",
        turn=26,
        seat="axis",
        phase="mini-movement",
        options=PLAIN,
    )
    assert game.state.data.winter_offensive == 26
    play(game, "done", "done")
    assert (game.state.turn, game.waiting) == (27, ("soviet",))
