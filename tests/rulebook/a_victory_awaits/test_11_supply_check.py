"""11.1, 11.2: the supply check, in the order of V54, and Axis transfers (V31)."""

from __future__ import annotations

from typing import Any

import pytest

from hexside.api import Game
from tests.rulebook.a_victory_awaits.ava_kit import (
    codes,
    fight,
    kind,
    legal,
    legal_with,
    play,
    rolled,
    stand,
    steps,
    told,
    track,
    where,
    winner,
)

GAME = "a-victory-awaits"
RAIL = "L1006 L1106 L1206 L1306 L1406 L1506 L1606"
#: The hexes around L1504.
RING_1504 = ("L1503", "L1505", "L1404", "L1405", "L1604", "L1605")


def check(units: dict[str, str], **more: Any) -> Game:
    """A supply check from its beginning."""
    lines = {"rail": [RAIL]}
    return stand(units, **{"phase": "supply-check", "seat": None, "lines": lines, **more})


def ring(side: str, hexes: tuple[str, ...], start: str = "r") -> dict[str, str]:
    return {f"{start}{n}": f"{side} infantry 2-4 {hex}" for n, hex in enumerate(hexes)}


@pytest.fixture
def pocket() -> dict[str, str]:
    """A Soviet unit shut in by six German ones, which have lines."""
    return {"b": "soviet infantry 2-4 L1504", **ring("axis", RING_1504)}


@pytest.mark.rule(GAME, "11.1", "10.5")
def test_a_unit_without_a_line_loses_a_step(pocket: dict[str, str]) -> None:
    game = check(pocket)
    assert (where(game, "b"), steps(game, "b")) == ("L1504", 1)


@pytest.mark.rule(GAME, "11.1", "10.8", "12.3")
@pytest.mark.parametrize(
    "words",
    [
        "soviet infantry 2-4 L1504 reduced",
        "soviet infantry 2-4 L1504 one-step",
        "soviet armour 5-4-7 L1504 reduced",
        "soviet hq 1-5 L1504",
    ],
)
def test_who_is_eliminated_by_the_check_never_returns(pocket: dict[str, str], words: str) -> None:
    game = check({**pocket, "b": words})
    assert where(game, "b") == "eliminated"


@pytest.mark.rule(GAME, "11.1")
def test_units_with_a_line_lose_nothing() -> None:
    game = check({"a": "axis infantry 3-5 L1207", "b": "soviet infantry 2-4 L1804"}, turn=4)
    assert (steps(game, "a"), steps(game, "b")) == (2, 2)


@pytest.mark.rule(GAME, "11.1", "15.1")
@pytest.mark.parametrize(("turn", "left"), [(1, 2), (2, 2), (3, 2), (4, 1), (8, 1)])
def test_axis_units_are_exempt_in_turns_one_to_three(turn: int, left: int) -> None:
    units = {"a": "axis infantry 3-5 L1504", **ring("soviet", RING_1504)}
    game = check({**units, "c": "axis infantry 3-5 L1007"}, turn=turn)
    assert steps(game, "a") == left


@pytest.mark.rule(GAME, "11.1", "14.2")
def test_a_fortress_marker_never_starves(pocket: dict[str, str]) -> None:
    game = check({**pocket, "f": {"side": "soviet", "type": "fortress", "hex": "L1504"}})  # type: ignore[dict-item]
    assert (where(game, "f"), steps(game, "f")) == ("L1504", 2)
    assert steps(game, "b") == 1


@pytest.mark.rule(GAME, "11.1", "V54")
def test_soviet_losses_are_carried_out_before_the_axis_checks() -> None:
    # b stands on the only railway of a, and has no line itself.
    corridor = "L1006 L1106 L1206 L1306 L1406 L1506 L1606 L1706 L1806 L1906"
    units = {
        "a": "axis infantry 3-5 L1606",
        "b": "soviet infantry 2-4 L1306 one-step",
        "c": "axis infantry 3-5 L1106",
    }
    game = stand(
        units,
        phase="supply-check",
        seat=None,
        turn=4,
        hexes=corridor,
        areas={"axis-source": "L1006", "soviet-source": "L1906"},
        lines={"rail": [corridor]},
    )
    assert where(game, "b") == "eliminated"
    # On one snapshot for both a would have lost a step: b stood on its railway.
    assert steps(game, "a") == 2


@pytest.mark.rule(GAME, "11.1", "V54")
def test_axis_losses_come_after_the_soviet_check_and_change_nothing_in_it() -> None:
    # a shuts b in and is lost itself in the same check: b has lost its step before.
    corridor = "L1106 L1206 L1306 L1406 L1506 L1606 L1706"
    units = {
        "b": "soviet infantry 2-4 L1206",
        "a": "axis infantry 3-5 L1406 one-step",
        "d": "soviet infantry 2-4 L1606",
    }
    game = stand(
        units,
        phase="supply-check",
        seat=None,
        turn=4,
        hexes=corridor,
        areas={"axis-source": "L1106", "soviet-source": "L1706"},
        lines={"rail": [corridor]},
    )
    assert where(game, "a") == "eliminated"
    assert (steps(game, "b"), steps(game, "d")) == (1, 2)


@pytest.mark.rule(GAME, "11.1", "10.3")
def test_supply_has_no_effect_on_strength_or_movement(pocket: dict[str, str]) -> None:
    game = fight(pocket, activated=["r0", "r1", "r2"], dice=[1])
    assert rolled(game, "L1504", "r0", "r1", "r2")["column"] == "3-1"
    cut = {"a": "axis infantry 3-5 L1504", "b": "soviet infantry 2-4 L1703"}
    free = stand(cut, areas={"axis-source": "L1012"}, lines={})
    assert "L1501" in {text.split()[-1] for text in legal_with(free, "move", "a")}


# 11.2 Transfers


@pytest.mark.rule(GAME, "11.2", "V31", "V54")
def test_axis_units_with_a_line_may_leave_with_the_steps_they_have() -> None:
    units = {
        "a": "axis infantry 3-5 L1207 reduced",
        "h": "axis hq 2-8 L1208",
        "b": "soviet infantry 2-4 L1804",
    }
    game = check(units)
    assert kind(game) == "transfer-units"
    assert legal(game) == {"done", "transfer a", "transfer h"}
    play(game, "transfer a", "transfer h")
    assert (where(game, "a"), steps(game, "a")) == ("available", 1)
    assert where(game, "h") == "available"


@pytest.mark.rule(GAME, "11.2", "V31", "12.2")
def test_a_transferred_unit_returns_as_a_reinforcement_with_its_steps() -> None:
    units = {"a": "axis infantry 3-5 available reduced", "b": "soviet infantry 2-4 L1804"}
    game = stand(units, phase="reinforcements", turn=4, lines={"rail": [RAIL]})
    play(game, "name a", "place a L1206")
    assert (where(game, "a"), steps(game, "a")) == ("L1206", 1)


@pytest.mark.rule(GAME, "11.2")
def test_a_unit_without_a_line_stays() -> None:
    units = {
        "a": "axis infantry 3-5 L1504",
        "c": "axis infantry 3-5 L1007",
        **ring("soviet", RING_1504),
    }
    game = check(units)
    assert legal(game) == {"done", "transfer c"}
    assert codes(game, "transfer a") == {"no-line-of-communication 11.2"}
    assert codes(game, "transfer r0") == {"not-your-unit"}


@pytest.mark.rule(GAME, "11.2", "3.3")
def test_each_transfer_is_tested_against_the_position_at_that_moment() -> None:
    # a keeps the line of c open in a Soviet zone; when a is gone c has none.
    corridor = "L1006 L1106 L1206 L1306 L1406 L1506"
    units = {
        "a": "axis infantry 3-5 L1306",
        "c": "axis infantry 3-5 L1406",
        "e": "axis infantry 3-5 L1006",
        "b": "soviet infantry 2-4 L1307",
    }
    game = stand(
        units,
        phase="transfers",
        seat=None,
        hexes=f"{corridor} L1307",
        areas={"axis-source": "L1006", "soviet-source": "L1307"},
        lines={"rail": [corridor]},
    )
    assert legal(game) == {"done", "transfer a", "transfer c", "transfer e"}
    play(game, "transfer a")
    assert legal(game) == {"done", "transfer e"}
    assert codes(game, "transfer c") == {"no-line-of-communication 11.2"}


@pytest.mark.rule(GAME, "11.1", "11.2", "16.2", "14.1", "V54")
def test_the_order_inside_a_check() -> None:
    units = {
        "a": "axis infantry 3-5 L1207",
        "b": "soviet infantry 2-4 L1804",
        "f": {"side": "soviet", "type": "fortress", "box": "unused"},
    }
    game = check(
        units,  # type: ignore[arg-type]
        turn=9,
        places={"major-city": "L1805 L1809"},
        areas={"stand-fast": "L1805"},
    )
    seen = []
    while not winner(game):
        seen.append(kind(game))
        play(game, "done")
    assert seen == ["transfer-units", "build-fortress", "remove-stand-fast"]


@pytest.mark.rule(GAME, "11.1", "16.4", "V54", "V7")
def test_points_are_counted_after_everything_else_of_the_check() -> None:
    # The Soviet tank dies of this check and scores in it.
    units = {
        "b": "soviet armour 5-4-7 L1504 reduced",
        **ring("axis", RING_1504),
    }
    game = check(units, turn=9)
    assert track(game, "victory_points") == 1
    events = play(game, "done")
    assert told(events) == ["victory-points", "game-over"]
    assert winner(game) == "soviet"
