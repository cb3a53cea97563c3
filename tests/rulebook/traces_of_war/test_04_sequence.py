"""4.0, 4.4: the order of the phases and the turn loop; 12.3 R43, R2 and 12.2 R3 in passing."""

from __future__ import annotations

from typing import Any

import pytest

from hexside.api import Game
from hexside.engine import Event
from tests.rulebook.traces_of_war.tow_kit import (
    event,
    kind,
    play,
    stand,
    steps,
    told,
    track,
    where,
    winner,
)

GAME = "traces-of-war"
FRONTS = "soviet-south soviet-south soviet-steppe soviet-swest soviet-swest soviet-voronezh"
AXIS_4 = "axis-1pza axis-4pza axis-6a axis-8a"


def next_turn(turn: int, **more: Any) -> tuple[Game, list[Event]]:
    """The Axis waives his last chit; the turn ends and the next one begins."""
    settings: dict[str, Any] = {
        "phase": "action",
        "seat": "axis",
        "chits": {"hand": ["axis-8a"]},
        **more,
    }
    game = stand(settings.pop("units", {}), turn=turn, **settings)
    return game, play(game, "waive")


@pytest.mark.rule(GAME, "4.0", "4.4", "4.1", "4.2")
def test_the_phases_follow_each_other() -> None:
    """End of Turn with its check, then Luftwaffe, then Command Chits, then Action."""
    game, events = next_turn(2)
    assert told(events) == [
        "hand-waived",
        "victory-points",
        "turn-begins",
        "luftwaffe-drawn",
        "luftwaffe-drawn-hidden",
    ]
    assert (game.view("").turn, game.view("").phase) == (3, "command-chits")
    assert kind(game) == "choose-chits"
    play(game, f"soviet: chits {FRONTS}", f"axis: chits {AXIS_4}")
    assert game.view("").phase == "action"
    assert kind(game) == "add-chits"


@pytest.mark.rule(GAME, "4.0", "12.1")
def test_on_turn_1_the_opening_attack_stands_between_luftwaffe_and_chits() -> None:
    units = {"sov-south": "1731", "a": "axis infantry 1-4 1732"}
    game = stand(units, phase="luftwaffe", turn=1, seat="soviet")
    assert kind(game) == "choose-opening-headquarters"
    play(game, "activate sov-south", "done")
    assert kind(game) == "choose-chits"
    later = stand(units, phase="luftwaffe", turn=2, seat=None)
    assert kind(later) == "choose-chits"


@pytest.mark.rule(GAME, "4.4", "4.4.2")
@pytest.mark.parametrize("turn", range(1, 8))
def test_the_turn_marker_advances_until_the_last_turn(turn: int) -> None:
    game, _ = next_turn(turn)
    assert game.view("").turn == turn + 1
    assert not game.over


@pytest.mark.rule(GAME, "4.4", "4.4.1")
def test_after_the_last_turn_nobody_plays_on() -> None:
    game, events = next_turn(8)
    assert game.over
    assert winner(game) == "axis"
    assert "turn-begins" not in told(events)
    race, _ = next_turn(4, scenario="race-to-the-dnieper")
    assert race.over


@pytest.mark.rule(GAME, "4.4", "4.4.1", "13.3")
def test_victory_is_checked_at_the_end_of_every_turn_of_the_campaign() -> None:
    """Nine cities of 8 points are 72, eight are 64: 65 are needed."""
    cities = [f"15{column}" for column in range(28, 36)]
    places = {"major-city": " ".join([*cities, "1835"])}
    won, _ = next_turn(2, places=places, tracks={"control": " ".join([*cities, "1835"])})
    assert winner(won) == "soviet"
    short, _ = next_turn(2, places=places, tracks={"control": " ".join(cities)})
    assert not short.over


@pytest.mark.rule(GAME, "4.4", "13.2")
def test_the_race_is_judged_only_after_turn_4() -> None:
    setting: dict[str, Any] = {
        "scenario": "race-to-the-dnieper",
        "tracks": {"crossing_points": "1528 1529 1530 1531 1532 1533", "bid": 30},
    }
    early, _ = next_turn(3, **setting)
    assert not early.over
    last, _ = next_turn(4, **setting)
    assert winner(last) == "soviet"


# Rulings that touch the sequence


@pytest.mark.rule(GAME, "12.3", "R43", "4.1")
@pytest.mark.parametrize(("turn", "taken"), [(5, 0), (6, 2), (7, 2)])
def test_in_turns_7_and_8_empty_crossing_points_fall_before_the_luftwaffe_draw(
    turn: int, taken: int
) -> None:
    """No Soviet unit is near; 1735 is held by an Axis unit and stays."""
    game, events = next_turn(
        turn,
        units={"a": "axis infantry 3-4 1735"},
        areas={"crossing-point": "1529 1729 1735"},
    )
    codes = told(events)
    assert codes.count("crossing-point-taken") == taken
    assert track(game, "crossing_points") == (["1529", "1729"] if taken else [])
    # Two crossing points give one marker at once.
    assert event(events, "luftwaffe-drawn-hidden")["count"] == (1 if taken else 0)
    if taken:
        assert codes.index("crossing-point-taken") < codes.index("luftwaffe-drawn")


@pytest.mark.rule(GAME, "12.3", "R43")
def test_in_turns_7_and_8_a_crossing_point_falls_when_its_last_defender_leaves() -> None:
    for turn, taken in ((6, []), (7, ["1735"])):
        game = stand(
            {"a": "axis infantry 3-4 1735", "c": "axis infantry 3-4 1529"},
            seat="axis",
            turn=turn,
            areas={"crossing-point": "1735"},
        )
        play(game, "move a 1734")
        assert track(game, "crossing_points") == taken


LOCKED = {
    "crossing-point": "1826 1827",
    "crossing-point-locked": "1826 1827",
    "crossing-point-key": "1926",
}


@pytest.mark.rule(GAME, "12.3", "R2")
def test_1826_and_1827_also_need_1926() -> None:
    setting: dict[str, Any] = {"hexes": "1723-2030", "areas": LOCKED}
    entering = stand({"b": "soviet infantry 4-9 1725"}, **setting)
    play(entering, "move b 1826")  # into the hex, without 1926
    assert where(entering, "b") == "1826"
    assert track(entering, "crossing_points") == []
    crossing = stand({"b": "soviet infantry 4-9 2027"}, **setting)
    play(crossing, "move b 1926")
    assert track(crossing, "crossing_points") == ["1826", "1827"]  # both lie within two hexes


@pytest.mark.rule(GAME, "12.3", "R2")
def test_1926_counts_for_whoever_entered_it_last() -> None:
    setting: dict[str, Any] = {"hexes": "1723-2030", "areas": LOCKED, "seat": "axis"}
    game = stand(
        {
            "a": "axis infantry 3-9 2027",
            "g": "axis infantry 3-4 1826",
            "h": "axis infantry 3-4 1827",
        },
        tracks={"control": "1926"},
        **setting,
    )
    play(game, "move a 1926", "move a 1925")
    assert track(game, "control") == []


@pytest.mark.rule(GAME, "12.3", "R2", "R43")
def test_the_rule_of_turns_7_and_8_does_not_need_1926() -> None:
    game, _ = next_turn(6, hexes="1723-2030", areas=LOCKED)
    assert track(game, "crossing_points") == ["1826", "1827"]


@pytest.mark.rule(GAME, "12.2", "R3")
@pytest.mark.parametrize(("die", "result", "left"), [(4, "R", 3), (6, "RR", 2)])
def test_in_a_city_under_orders_r_costs_one_step_and_rr_two(
    die: int, result: str, left: int
) -> None:
    """20:5 = 4-1, two left for the city = 2-1."""
    units = {
        "a": "axis infantry 3-4 1731",
        "c": "axis infantry 2-4 1731",
        "b": "soviet infantry 20-4 1732",
        "h": "soviet infantry 4-4 1528",
    }
    game = stand(
        units,
        phase="combat",
        dice=[die],
        places={"major-city": "1731"},
        tracks={"supreme_orders": "1731"},
    )
    events = play(game, "attack 1731", "add b", "resolve")
    assert event(events, "combat-result")["result"] == result
    while kind(game) == "take-losses":
        play(game, "lose a")
    assert where(game, "c") == "1731"
    standing = [name for name in ("a", "c") if where(game, name) == "1731"]
    assert sum(steps(game, name) for name in standing) == left
