"""18.2 Smolensk: withdrawal, short and full game, red-star hexes; 18.3 Kiev."""

from __future__ import annotations

from typing import Any

import pytest

import hexside
from hexside.api import Game
from tests.rulebook.a_victory_awaits.ava_kit import (
    argument,
    codes,
    event,
    kind,
    legal,
    play,
    stand,
    told,
    track,
    where,
    winner,
)

GAME = "a-victory-awaits"
#: Mechanised units with 8, 8 and, reduced, 3 attack points; infantry and a headquarters.
UNITS: dict[str, Any] = {
    "p": "axis armour 8-5-9 L1105",
    "q": "axis armour 8-5-9 L1105",
    "m": {"side": "axis", "type": "motorised-infantry", "attack": 5, "hex": "L1107", "left": 1},
    "i": "axis infantry 9-4 L1108",
    "ger-2pzg": "L1103",
    "box": "axis armour 8-5-9 available",
    "s": "soviet armour 9-4-6 L1909",
    "sov-4a": "L1906",
}


def checking(units: dict[str, Any] | None = None, **more: Any) -> Game:
    """The supply check of turn 6 of the Smolensk scenario."""
    return stand(
        units or UNITS,
        **{
            "scenario": "smolensk",
            "phase": "supply-check",
            "turn": 6,
            "seat": None,
            "lines": {"rail": ["L1006 L1106"]},
            **more,
        },
    )


def to_withdrawal(game: Game) -> Game:
    """Through transfers and markers."""
    while kind(game) in ("transfer-units", "remove-stand-fast"):
        play(game, "done")
    return game


# 18.2: the withdrawal


@pytest.mark.rule(GAME, "18.2", "V29", "V54")
def test_eighteen_attack_points_of_mechanised_units_leave_the_map() -> None:
    game = to_withdrawal(checking())
    assert kind(game) == "withdraw-panzers"
    assert game.view("").waiting == ("axis",)
    # Mechanised units on the map; nobody may go without.
    assert legal(game) == {"withdraw p", "withdraw q", "withdraw m"}
    assert codes(game, "withdraw i") == {"not-a-mechanised-unit 18.2"}
    assert codes(game, "withdraw s") == {"not-your-unit"}
    assert codes(game, "withdraw box") == {"unit-not-on-map"}
    assert codes(game, "done")
    play(game, "withdraw p")
    # The strength that the side which shows has: 3 of 5.
    events = play(game, "withdraw m")
    assert event(events, "unit-withdrawn")["strength"] == 3
    # 11 of 18: not yet enough.
    assert (argument(game, "count"), argument(game, "need")) == (11, 18)
    play(game, "withdraw q")
    assert kind(game) != "withdraw-panzers"
    assert {where(game, uid) for uid in "pqm"} == {"withdrawn"}


@pytest.mark.rule(GAME, "18.2", "V29")
def test_it_ends_as_soon_as_eighteen_are_reached() -> None:
    units = {**UNITS, "p": "axis armour 10-5-9 L1105", "q": "axis armour 8-5-9 L1105"}
    game = to_withdrawal(checking(units))
    play(game, "withdraw p", "withdraw q")
    assert kind(game) != "withdraw-panzers"
    assert where(game, "m") == "L1107"


@pytest.mark.rule(GAME, "18.2", "V29")
def test_if_less_is_left_all_go() -> None:
    units = {name: unit for name, unit in UNITS.items() if name not in ("p", "q")}
    game = to_withdrawal(checking(units))
    play(game, "withdraw m")
    assert kind(game) != "withdraw-panzers"
    assert where(game, "box") == "available"


@pytest.mark.rule(GAME, "18.2", "V29", "16.1")
def test_withdrawn_units_score_nothing() -> None:
    # Two full panzer divisions on the map are two points, and none after the withdrawal.
    game = checking(scenario="smolensk-short")
    to_withdrawal(game)
    assert track(game, "victory_points") == 2
    events = play(game, "withdraw p", "withdraw q", "withdraw m")
    # The short game is scored after it, in the same check.
    assert told(events).index("unit-withdrawn") < told(events).index("victory-points")
    assert event(events, "victory-points")["points"] == 0
    assert winner(game) == "soviet"


@pytest.mark.rule(GAME, "18.2", "V29", "V54")
def test_it_comes_after_the_losses_of_the_check() -> None:
    # q has no line of communications and is reduced first: 4 points instead of 8.
    units = {**UNITS, "q": "axis armour 8-5-9 L1912", "e": "soviet infantry 2-4 L1812"}
    game = to_withdrawal(checking(units))
    events = play(game, "withdraw q")
    assert event(events, "unit-withdrawn")["strength"] == 4


@pytest.mark.rule(GAME, "18.2", "V17", "V83")
@pytest.mark.parametrize(
    ("scenario", "turn", "asked"),
    [
        ("smolensk", 5, False),
        ("smolensk", 6, True),
        ("smolensk", 7, False),
        ("smolensk-short", 6, True),
        ("campaign", 6, False),
        ("leningrad", 6, False),
    ],
)
def test_when_the_withdrawal_is_due(scenario: str, turn: int, asked: bool) -> None:
    units = {
        "p": "axis armour 8-5-9 L1105",
        "s": "soviet infantry 9-4 L1909",
    }
    game = to_withdrawal(checking(units, scenario=scenario, turn=turn))
    assert (kind(game) == "withdraw-panzers") == asked


@pytest.mark.rule(GAME, "18.2", "V29", "7.3")
def test_an_interrupted_supply_chit_does_nothing_yet() -> None:
    game = stand(
        UNITS,
        scenario="smolensk",
        phase="command",
        turn=6,
        seat=None,
        chits={"cup": ["supply"], "hand_axis": ["axis-guderian"], "resolved": []},
        lines={"rail": ["L1006 L1106"]},
    )
    play(game, "play axis-guderian")
    while kind(game) in ("move-units", "declare-attacks"):
        play(game, "done")
    # Drawn again, it takes effect; nobody holds anything any more.
    if kind(game) == "react-or-accept":
        play(game, "accept")
    assert kind(game) == "transfer-units"
    assert where(game, "p") == "L1105"


@pytest.mark.rule(GAME, "18.2", "14.1")
def test_no_fortresses_are_built_in_smolensk() -> None:
    units = {"s": "soviet infantry 9-4 L1909", "a": "axis infantry 1-4 L1105"}
    game = checking(units, turn=5, places={"major-city": "L1905"})
    play(game, "done")
    assert kind(game) != "build-fortresses"


# 18.2: scoring


def stars(scenario: str) -> Game:
    """One red-star hex with a line of communications, one without."""
    return stand(
        {"a": "axis infantry 1-4 L1105"},
        scenario=scenario,
        phase="movement",
        turn=2,
        areas={"smolensk-breakthrough": "L1205 L2012"},
        tracks={"control": ["L1205", "L2012"]} if scenario == "smolensk" else {},
        lines={"rail": ["L1006 L1106"]},
    )


@pytest.mark.rule(GAME, "18.2", "A29", "V56")
def test_red_star_hexes_of_the_full_game() -> None:
    sheet = {code: points for code, _, points in track(stars("smolensk"), "victory_sheet")}
    assert sheet["smolensk_breakthrough"] == 10
    assert sheet["smolensk_breakthrough_without_line"] == 5


@pytest.mark.rule(GAME, "18.2", "A29", "V83")
@pytest.mark.parametrize("scenario", ["smolensk-short", "campaign"])
def test_they_count_in_the_full_game_only(scenario: str) -> None:
    codes_found = {row[0] for row in track(stars(scenario), "victory_sheet")}
    assert "smolensk_breakthrough" not in codes_found


@pytest.mark.rule(GAME, "18.2", "2.1")
def test_the_red_stars_are_4230_and_4730() -> None:
    rules: Any = hexside.new(f"{GAME}/smolensk", seed=1).rules
    grid = rules.board.grid
    assert set(rules.ground.red_stars) == {grid.index("S4230"), grid.index("S4730")}


@pytest.mark.rule(GAME, "18.2")
@pytest.mark.parametrize(("cities", "side"), [(6, "axis"), (5, "soviet")])
def test_sixty_points_win_the_short_game(cities: int, side: str) -> None:
    hexes = [f"L11{row:02}" for row in range(3, 3 + cities)]
    game = stand(
        {"s": "soviet infantry 1-4 L1909"},
        scenario="smolensk-short",
        phase="scoring",
        turn=6,
        seat=None,
        places={"major-city": " ".join(hexes)},
        tracks={"control": hexes},
        lines={"rail": ["L1006 L1106"]},
    )
    assert track(game, "victory_points") == 10 * cities
    assert winner(game) == side


# Chits and counters


def pools(scenario: str, turn: int) -> tuple[set[str], set[str]]:
    """The chits of a turn; those that the Soviet player adds from turn 4 on are not among them."""
    hqs = ("ger-6a", "sov-5a") if scenario == "kiev" else ("ger-9a", "sov-4a")
    units = dict(zip(hqs, ("L1105", "L1909"), strict=True))
    game = stand(units, scenario=scenario, turn=turn, phase="selection", seat=None)
    assert game.state.turn == turn
    data = game.state.data
    return set(data.pool_axis), set(data.pool_soviet)


@pytest.mark.rule(GAME, "18.2", "15.2", "6.2")
@pytest.mark.parametrize("scenario", ["smolensk", "smolensk-short"])
def test_the_chits_of_smolensk(scenario: str) -> None:
    axis = {"axis-2pzg", "axis-3pzg", "axis-4a", "axis-9a", "axis-guderian"}
    soviet = {"soviet-3a", "soviet-4a", "soviet-10a"}
    assert pools(scenario, 1) == (axis, soviet)
    soviet |= {"soviet-13a", "soviet-20a", "soviet-21a"}
    assert pools(scenario, 2) == (axis, soviet)
    soviet |= {"soviet-16a", "soviet-19a", "soviet-22a"}
    assert pools(scenario, 3) == (axis, soviet)
    axis |= {"axis-reinforcement", "axis-2a"}
    assert pools(scenario, 4) == (axis, {*soviet, "soviet-reinforcement"})


@pytest.mark.rule(GAME, "18.3", "15.2", "6.2")
def test_the_chits_of_kiev() -> None:
    axis = {"axis-1pzg", "axis-6a", "axis-17a"}
    soviet = {"soviet-5a", "soviet-6a", "soviet-26a"}
    assert pools("kiev", 1) == (axis, soviet)
    axis |= {"axis-11a", "axis-rum-3a", "axis-rum-4a"}
    soviet |= {"soviet-9a", "soviet-12a", "soviet-18a"}
    assert pools("kiev", 2) == pools("kiev", 3) == (axis, soviet)
    assert pools("kiev", 4) == (
        {*axis, "axis-reinforcement"},
        {*soviet, "soviet-reinforcement"},
    )


@pytest.mark.rule(GAME, "18.2", "18.3")
def test_two_chits_of_two_panzer_groups() -> None:
    for scenario, chit in (("smolensk", "axis-3pzg"), ("kiev", "axis-1pzg")):
        game = stand(
            {"s": "soviet infantry 1-4 L1909"}, scenario=scenario, phase="selection", seat=None
        )
        assert game.state.data.pool_axis.count(chit) == 2
        others = [one for one in game.state.data.pool_axis if one != chit]
        assert len(others) == len(set(others))


@pytest.mark.rule(GAME, "18.2", "18.3", "15.2", "V46")
@pytest.mark.parametrize("scenario", ["leningrad", "smolensk", "kiev"])
def test_from_turn_four_one_army_more_each_turn(scenario: str) -> None:
    game = stand({"s": "soviet infantry 1-4 L1909"}, scenario=scenario, turn=4,
                 phase="pool-growth", seat=None)  # fmt: skip
    assert kind(game, "soviet") == "add-army"
    added = sorted(legal(game, "soviet"))[0]
    play(game, f"soviet: {added}")
    assert added.removeprefix("army ") in game.state.data.pool_soviet
    assert kind(game, "soviet") != "add-army"


@pytest.mark.rule(GAME, "18.3", "18.2", "V16")
@pytest.mark.parametrize(("scenario", "letter"), [("smolensk", "S"), ("kiev", "K")])
def test_each_scenario_uses_the_map_and_units_of_its_name(scenario: str, letter: str) -> None:
    game = hexside.new(f"{GAME}/{scenario}", seed=1)
    rules: Any = game.rules
    assert {counter.map for counter in rules.roster.values()} == {letter}
    on_map = [unit.hex for unit in game.state.units.values() if unit.hex >= 0]
    assert on_map
    area = rules.board.areas[f"{scenario}-map"]
    assert set(on_map) <= set(area)


@pytest.mark.rule(GAME, "18.3")
@pytest.mark.parametrize(("points", "side"), [(2, "axis"), (1, "soviet")])
def test_fifty_two_points_win_kiev(points: int, side: str) -> None:
    hexes = [f"L11{row:02}" for row in range(3, 8)]
    units = {f"p{n}": "axis armour 8-5-9 L1205" for n in range(points)}
    game = stand(
        {"s": "soviet infantry 1-4 L1909", **units},
        scenario="kiev",
        phase="scoring",
        turn=9,
        seat=None,
        places={"major-city": " ".join(hexes)},
        tracks={"control": hexes},
        lines={"rail": ["L1006 L1106"]},
    )
    assert track(game, "victory_points") == 50 + points
    assert winner(game) == side
