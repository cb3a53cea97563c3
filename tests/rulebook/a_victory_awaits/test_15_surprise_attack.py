"""15.1: the surprise attack before the first turn (V20, V60)."""

from __future__ import annotations

from typing import Any

import pytest

import hexside
from hexside.api import Game
from tests.rulebook.a_victory_awaits.ava_kit import (
    argument,
    assault,
    codes,
    declare,
    event,
    kind,
    legal_with,
    marks,
    odds,
    play,
    stand,
    told,
    where,
)

GAME = "a-victory-awaits"
PZG = "axis hq 2-8 L1404 panzer-group formation:4PzG"


def surprise(units: dict[str, Any], **more: Any) -> Game:
    return stand(units, **{"phase": "surprise-attack", "seat": None, "turn": 1, **more})


def group(hex: str, name: str = "4PzG", strengths: str = "8-5-9") -> str:
    """A panzer division of a formation."""
    return f"axis armour {strengths} {hex} formation:{name}"


def attackers(game: Game) -> set[str]:
    return set(argument(game, "units"))


@pytest.mark.rule(GAME, "15.1")
@pytest.mark.parametrize("scenario", ["leningrad", "smolensk", "kiev", "campaign"])
def test_the_game_begins_with_attacks_before_any_chit_is_chosen(scenario: str) -> None:
    game = hexside.new(f"{GAME}/{scenario}", seed=1)
    assert kind(game) == "declare-attacks"
    assert game.decision is not None
    assert game.decision.seat == "axis"
    assert game.view("").phase == "surprise-attack"
    assert game.state.data.chosen_axis == ()
    # All panzer groups of the scenario, and nobody who could move.
    hqs = {uid for uid in attackers(game) if uid in game.rules.headquarters[0]}  # type: ignore[attr-defined]
    wanted = {"leningrad": "4", "smolensk": "23", "kiev": "1", "campaign": "1234"}[scenario]
    assert hqs == {f"ger-{number}pzg" for number in wanted}
    assert not legal_with(game, "move")
    events = play(game, "done")
    assert told(events)[0] == "turn-begins"


@pytest.mark.rule(GAME, "15.1", "V20")
def test_only_units_of_the_formation_in_range_and_the_headquarters_take_part() -> None:
    units = {
        "hq": PZG,
        "own": group("L1504"),
        "other": "axis infantry 3-5 L1505 formation:18A",
        "none": "axis infantry 3-5 L1503",
        "edge": group("L1804"),
        "far": group("L1904"),
        "army": "axis hq 1-6 L1405 formation:18A",
        "b": "soviet infantry 2-4 L1604",
    }
    game = surprise(units)
    # L1804 is four hexes from the headquarters, L1904 five.
    assert attackers(game) == {"hq", "own", "edge"}
    play(game, "attack L1604")
    assert codes(game, "add other") == {"unit-not-activated 8.1"}


@pytest.mark.rule(GAME, "15.1", "V20")
def test_units_of_different_panzer_groups_may_combine() -> None:
    units = {
        "hq4": PZG,
        "hq3": "axis hq 2-8 L1406 panzer-group formation:3PzG",
        "a": group("L1504"),
        "c": group("L1505", "3PzG"),
        "b": "soviet infantry 2-4 L1605",
    }
    game = surprise(units)
    declare(game, "L1605", "a", "c")
    assert (odds(game)["attack"], odds(game)["column"]) == (16, "8-1")


@pytest.mark.rule(GAME, "15.1", "V20")
def test_a_unit_needs_the_headquarters_of_its_own_group_in_range() -> None:
    units = {
        "hq4": PZG,
        "hq3": "axis hq 2-8 L1011 panzer-group formation:3PzG",
        "a": group("L1504"),
        "c": group("L1505", "3PzG"),
        "b": "soviet infantry 2-4 L1605",
    }
    assert attackers(surprise(units)) == {"hq4", "hq3", "a"}


@pytest.mark.rule(GAME, "15.1")
def test_the_headquarters_may_attack() -> None:
    game = surprise({"hq": PZG, "b": "soviet infantry 2-4 L1504"})
    declare(game, "L1504", "hq")
    assert odds(game)["attack"] == 2


# V60: rivers


@pytest.mark.rule(GAME, "15.1", "V60")
@pytest.mark.parametrize("river", ["minor-river", "major-river"])
def test_rivers_do_not_halve(river: str) -> None:
    units = {"hq": PZG, "a": group("L1504"), "b": "soviet infantry 2-4 L1604"}
    sides = {river: "L1504/L1604"}
    game = surprise(units, hexsides=sides)
    declare(game, "L1604", "a")
    assert odds(game)["attack"] == 8
    later = stand(units, phase="combat", hexsides=sides)
    declare(later, "L1604", "a")
    assert odds(later)["attack"] == 4


@pytest.mark.rule(GAME, "15.1", "V60", "V20", "10.7")
@pytest.mark.parametrize("river", ["minor-river", "major-river"])
def test_rivers_do_not_limit_the_pursuit(river: str) -> None:
    units = {"hq": PZG, "a": group("L1504", strengths="40-5-9"), "b": "soviet infantry 2-4 L1604"}
    sides = {river: "L1504/L1604 L1604/L1704"}
    game = surprise(units, hexsides=sides, dice=[6])
    assault(game, "L1604", "a")
    found = legal_with(game, "pursue", "a")
    assert "pursue a L1604 L1704" in found
    assert "pursue a L1604" in found
    play(game, "pursue a L1604 L1704")
    assert where(game, "a") == "L1704"


@pytest.mark.rule(GAME, "15.1", "V60", "10.6")
def test_the_second_hex_of_a_retreat_may_lie_across_a_major_river() -> None:
    corridor = "L1004 L1104 L1204 L1304 L1404 L1504 L1604 L1704 L1804"
    board: dict[str, Any] = {
        "hexes": corridor,
        "areas": {"axis-source": "L1004", "soviet-source": "L1804"},
        "hexsides": {"major-river": "L1604/L1704"},
        "dice": [4],
    }
    hq = "axis hq 8-8 L1404 panzer-group formation:4PzG"
    units = {"hq": hq, "b": "soviet infantry 2-4 L1504"}
    # 8:2 is 4-1, and 4 is RR.
    game = surprise(units, **board)
    events = assault(game, "L1504", "hq")
    assert event(events, "combat-result")["result"] == "RR"
    assert event(events, "unit-retreated")["path"] == ("L1604", "L1704")
    later = stand(units, phase="combat", **board)
    assault(later, "L1504", "hq")
    assert where(later, "b") == "available"


# One segment for all


@pytest.mark.rule(GAME, "15.1", "10.1")
def test_each_hex_is_attacked_once_and_each_unit_attacks_once() -> None:
    units = {
        "hq4": PZG,
        "hq3": "axis hq 2-8 L1406 panzer-group formation:3PzG",
        "a": group("L1504", strengths="2-5-9"),
        "c": group("L1505", "3PzG", "2-5-9"),
        "b": "soviet infantry 2-4 L1605",
        "d": "soviet infantry 2-4 L1604",
    }
    # 1-1 with a 5 has no effect.
    game = surprise(units, dice=[5])
    assault(game, "L1605", "c")
    assert where(game, "b") == "L1605"
    assert codes(game, "attack L1605") == {"already-attacked 10.0"}
    assert "c" not in attackers(game)
    assert legal_with(game, "attack") == {"attack L1604"}


@pytest.mark.rule(GAME, "15.1", "10.3", "V12")
def test_who_retreated_in_the_segment_defends_with_nothing_against_another_group() -> None:
    corridor = "L1004 L1104 L1204 L1304 L1404 L1504 L1604 L1704 L1804 L1904"
    units = {
        "hq4": "axis hq 8-8 L1404 panzer-group formation:4PzG",
        "b": "soviet infantry 2-4 L1504",
        "hq3": "axis hq 2-8 L1704 panzer-group formation:3PzG",
    }
    # 8:2 is 4-1, and 3 is R: b steps back next to the headquarters of the other group.
    game = surprise(
        units,
        hexes=corridor,
        areas={"axis-source": "L1004", "soviet-source": "L1904"},
        dice=[3],
    )
    assault(game, "L1504", "hq4")
    assert where(game, "b") == "L1604"
    if kind(game) == "pursue":
        play(game, "done")
    assert marks(game, "b") == ("retreated@axis",)
    declare(game, "L1604", "hq3")
    assert (odds(game)["defense"], odds(game)["column"]) == (0, "10-1")


@pytest.mark.rule(GAME, "15.1", "10.3")
def test_from_the_first_turn_on_they_defend_again() -> None:
    units = {
        "ger-4pzg": "L1404",
        "a": group("L1504"),
        "b": "soviet infantry 2-4 L1604",
        "sov-8a": "L1904",
    }
    # 8:2 is 4-1, and 4 is RR.
    game = surprise(units, dice=[4])
    assault(game, "L1604", "a")
    while game.view("").phase == "surprise-attack":
        play(game, "done")
    assert game.view("").turn == 1
    assert marks(game, "b") == ()


@pytest.mark.rule(GAME, "15.1")
def test_without_an_enemy_next_to_them_the_game_goes_on() -> None:
    game = surprise({"ger-4pzg": "L1404", "a": group("L1504"), "b": "soviet infantry 2-4 L1904"})
    assert game.view("").phase == "command"
