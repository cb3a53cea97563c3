"""12.3: how the Soviets take crossing points."""

from __future__ import annotations

from typing import Any

import pytest

import hexside
from hexside.api import Game
from tests.rulebook.traces_of_war.tow_battles import assault
from tests.rulebook.traces_of_war.tow_kit import event, play, stand, told, track, where

GAME = "traces-of-war"
AREAS = {"axis-source": "1528", "soviet-source": "1835", "crossing-point": "1730"}


def near(units: dict[str, str], **more: Any) -> Game:
    """A crossing point in 1730."""
    return stand(units, **{"areas": AREAS, **more})


@pytest.mark.rule(GAME, "12.3")
def test_all_start_under_axis_control() -> None:
    game = hexside.new("traces-of-war/campaign", seed=1)
    assert (track(game, "crossing_points"), track(game, "crossing_count")) == ([], 0)


@pytest.mark.rule(GAME, "12.3", "R21")
@pytest.mark.parametrize(
    ("path", "taken"),
    [("1733", []), ("1733 1732", ["1730"]), ("1733 1732 1731", ["1730"])],
)
def test_a_soviet_unit_within_two_hexes_takes_an_empty_crossing_point(
    path: str, taken: list[str]
) -> None:
    game = near({"b": "soviet infantry 4-9 1734"})
    play(game, f"move b {path}")
    assert track(game, "crossing_points") == taken


@pytest.mark.rule(GAME, "12.3")
def test_a_soviet_unit_that_enters_takes_it() -> None:
    game = near({"b": "soviet infantry 4-9 1734"})
    events = play(game, "move b 1733 1732 1731 1730")
    assert event(events, "crossing-point-taken") == {"hex": "1730", "count": 1}
    assert where(game, "b") == "1730"


@pytest.mark.rule(GAME, "12.3", "R21")
@pytest.mark.parametrize("holder", ["axis infantry 1-4 1730", "axis hq 2-4 1730"])
def test_an_axis_unit_in_the_hex_keeps_it(holder: str) -> None:
    game = near({"b": "soviet infantry 4-9 1734", "a": holder})
    play(game, "move b 1733 1732")
    assert track(game, "crossing_points") == []


@pytest.mark.rule(GAME, "12.3", "R21")
def test_rivers_and_zones_do_not_matter_for_the_distance() -> None:
    sides = "1731/1730 1731/1831 1731/1631 1732/1832 1732/1632 1830/1831 1630/1631"
    game = near(
        {"b": "soviet infantry 4-9 1734", "z": "axis infantry 1-4 1831"},
        hexsides={"major-river": sides},
    )
    play(game, "move b 1733 1732")
    assert track(game, "crossing_points") == ["1730"]


@pytest.mark.rule(GAME, "12.3", "R39")
def test_a_unit_that_only_passes_within_two_hexes_takes_it() -> None:
    # The way begins and ends three hexes from 1730.
    game = near({"b": "soviet infantry 4-9 1932"}, hexes="1528-1935")
    play(game, "move b 1931 1930 1929 1928")
    assert track(game, "crossing_points") == ["1730"]


@pytest.mark.rule(GAME, "12.3")
def test_an_axis_unit_that_leaves_hands_it_over() -> None:
    units = {"b": "soviet infantry 4-9 1732", "a": "axis infantry 1-9 1730"}
    game = near(units, seat="axis")
    play(game, "move a 1729")
    assert track(game, "crossing_points") == ["1730"]
    # The other unit of a stack keeps it.
    game = near({**units, "c": "axis infantry 1-9 1730"}, seat="axis")
    play(game, "move a 1729")
    assert track(game, "crossing_points") == []


@pytest.mark.rule(GAME, "12.3")
def test_an_axis_unit_may_leave_when_no_soviet_unit_is_near() -> None:
    units = {"b": "soviet infantry 4-9 1733", "a": "axis infantry 1-9 1730"}
    game = near(units, seat="axis")
    play(game, "move a 1729")
    assert track(game, "crossing_points") == []


@pytest.mark.rule(GAME, "12.3")
@pytest.mark.parametrize("word", ["one-step", ""])
def test_an_axis_unit_that_dies_or_retreats_hands_it_over(word: str) -> None:
    game = near(
        {"b": "soviet infantry 20-4 1731", "a": f"axis infantry 2-4 1730 {word}"},
        phase="combat",
        dice=[1],
    )
    events = assault(game, "1730", "b")  # 10-1, die 1: 1RR
    assert ("unit-eliminated" in told(events)) == bool(word)
    if not word:
        events += play(game, sorted(action.text() for action in game.legal())[0])
    # Taken at that moment, before any pursuit.
    assert event(events, "crossing-point-taken")["hex"] == "1730"


@pytest.mark.rule(GAME, "12.3")
def test_once_taken_it_stays_soviet() -> None:
    game = near({"a": "axis infantry 3-9 1731"}, seat="axis", tracks={"crossing_points": ["1730"]})
    play(game, "move a 1730")
    assert (track(game, "crossing_points"), track(game, "crossing_count")) == (["1730"], 1)


@pytest.mark.rule(GAME, "12.3")
def test_an_axis_unit_takes_nothing() -> None:
    game = near({"a": "axis infantry 3-9 1733"}, seat="axis")
    play(game, "move a 1732")
    assert track(game, "crossing_points") == []


@pytest.mark.rule(GAME, "12.3")
def test_a_soviet_headquarters_counts_as_a_unit() -> None:
    game = near({"hq": "soviet hq 2-9 1734"})
    play(game, "move hq 1733 1732")
    assert track(game, "crossing_points") == ["1730"]


@pytest.mark.rule(GAME, "12.3")
def test_a_reinforcement_takes_it_as_well() -> None:
    arriving = {
        "side": "soviet",
        "attack": 4,
        "move": 4,
        "availability": "group 1",
        "box": "pool",
    }
    game = stand(
        {"n": arriving},
        phase="reinforcements",
        lines={"rail": "1735 1734 1733 1732"},
        areas={**AREAS, "soviet-source": "1735"},
    )
    play(game, "place n 1732")
    assert track(game, "crossing_points") == ["1730"]


# The two crossing points at Kremenchuk


def kremenchuk(units: dict[str, str], **more: Any) -> Game:
    """1826 and 1827 across the Dnieper from 1926."""
    areas = {
        "axis-source": "1720",
        "soviet-source": "2030",
        "crossing-point": "1826 1827",
        "crossing-point-locked": "1826 1827",
        "crossing-point-key": "1926",
    }
    return stand(units, hexes="1720-2030", **{"areas": areas, **more})


@pytest.mark.rule(GAME, "12.3", "AID", "R2")
def test_these_two_also_need_1926() -> None:
    game = kremenchuk({"b": "soviet infantry 4-9 1829", "c": "soviet infantry 4-9 1928"})
    play(game, "move b 1828 1827 1826")
    assert track(game, "crossing_points") == []
    play(game, "move c 1927 1926")
    assert track(game, "crossing_points") == ["1826", "1827"]


@pytest.mark.rule(GAME, "12.3", "AID", "R2")
def test_1926_is_controlled_by_whoever_entered_it_last() -> None:
    key = {"tracks": {"control": ["1926"]}}
    game = kremenchuk({"b": "soviet infantry 4-9 1829"}, **key)
    play(game, "move b 1828")
    assert track(game, "crossing_points") == ["1826", "1827"]
    game = kremenchuk({"a": "axis infantry 4-9 1925"}, seat="axis", **key)
    play(game, "move a 1926")
    assert track(game, "control") == []


@pytest.mark.rule(GAME, "12.3", "R2")
def test_passing_through_1926_is_enough() -> None:
    game = kremenchuk({"b": "soviet infantry 4-9 1927"})
    play(game, "move b 1926 1925")
    assert track(game, "crossing_points") == ["1826", "1827"]


@pytest.mark.rule(GAME, "12.3", "AID", "R2")
def test_the_map_has_six_and_these_two_are_locked() -> None:
    board = hexside.new("traces-of-war/campaign", seed=1).rules.board
    names = board.grid.names

    def area(name: str) -> set[str]:
        return {names[hex] for hex in board.areas[name]}

    assert len(area("crossing-point")) == 6
    assert area("crossing-point-locked") == {"1826", "1827"} < area("crossing-point")
    assert area("crossing-point-key") == {"1926"}


# Turns 7 and 8


@pytest.mark.rule(GAME, "12.3", "R43")
@pytest.mark.parametrize(("turn", "count"), [(6, 0), (7, 2), (8, 2)])
def test_empty_crossing_points_fall_at_the_start_of_turns_seven_and_eight(
    turn: int, count: int
) -> None:
    game = stand(
        {"a": "axis infantry 3-4 1630", "b": "soviet infantry 4-4 1835"},
        phase="turn-start",
        seat=None,
        turn=turn,
        areas={**AREAS, "crossing-point": "1730 1830 1630"},
    )
    assert track(game, "crossing_count") == count
    assert "1630" not in track(game, "crossing_points")
    # They count for the Luftwaffe draw of that turn: 2 points give one marker.
    assert track(game, "luftwaffe") == (1 if count else 0)


@pytest.mark.rule(GAME, "12.3", "R2", "R43")
def test_the_automatic_rule_needs_neither_units_nor_1926() -> None:
    game = kremenchuk({"a": "axis infantry 3-4 1720"}, phase="turn-start", seat=None, turn=7)
    assert track(game, "crossing_points") == ["1826", "1827"]


@pytest.mark.rule(GAME, "12.3", "R43")
@pytest.mark.parametrize(("turn", "taken"), [(6, []), (7, ["1730"]), (8, ["1730"])])
def test_a_crossing_point_left_in_these_turns_falls_at_once(turn: int, taken: list[str]) -> None:
    game = near(
        {"a": "axis infantry 3-9 1730", "b": "soviet infantry 4-4 1835"}, seat="axis", turn=turn
    )
    play(game, "move a 1729")
    assert track(game, "crossing_points") == taken


@pytest.mark.rule(GAME, "12.3", "11.1")
def test_the_paradrop_counts_as_the_seventh() -> None:
    game = near(
        {"b": "soviet infantry 4-9 1734"},
        turn=3,
        tracks={"airborne_used": True, "airborne_hex": "1530"},
    )
    assert track(game, "crossing_count") == 1
    play(game, "move b 1733 1732")
    assert (track(game, "crossing_points"), track(game, "crossing_count")) == (["1730"], 2)
