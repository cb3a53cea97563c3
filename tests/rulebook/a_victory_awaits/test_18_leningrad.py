"""18.1 Leningrad: chits, fortresses, the transfer of 3PzG, Zhukov's command, victory."""

from __future__ import annotations

from typing import Any

import pytest

import hexside
from hexside.api import Game
from hexside.engine import Event
from hexside.engine.events import redacted
from tests.rulebook.a_victory_awaits.ava_kit import (
    codes,
    event,
    kind,
    legal,
    legal_with,
    marks,
    play,
    stand,
    told,
    track,
    where,
    winner,
)

GAME = "a-victory-awaits"
REINFORCEMENTS = "soviet-reinforcement"
M = "axis-manstein"
CITY = {"leningrad-city": "L1505 L1506"}
ARMIES = {"ger-4pzg": "L1102", "ger-16a": "L1109", "sov-8a": "L1909", "sov-23a": "L1902"}
RAIL = {"rail": ["L2006 L1906 L1806"]}


def pools(scenario: str, turn: int) -> tuple[set[str], set[str]]:
    """The chits that both sides may choose from by the turn track."""
    game = stand(ARMIES if scenario == "leningrad" else {}, scenario=scenario, turn=turn,
                 phase="selection", seat=None)  # fmt: skip
    data = game.state.data
    return set(data.pool_axis), set(data.pool_soviet)


# Chits, fortresses, victory


@pytest.mark.rule(GAME, "18.1", "15.2", "6.2")
def test_the_chits_of_leningrad() -> None:
    axis = {"axis-4pzg", "axis-16a", "axis-18a", M}
    assert pools("leningrad", 1) == (axis, {"soviet-8a", "soviet-11a"})
    assert pools("leningrad", 2) == (axis, {"soviet-8a", "soviet-11a", "soviet-27a"})
    soviet = {"soviet-8a", "soviet-11a", "soviet-27a", "soviet-23a"}
    assert pools("leningrad", 3) == (axis, soviet)
    # The one army more of each turn is chosen before.
    assert pools("leningrad", 4) == ({*axis, "axis-reinforcement"}, {*soviet, REINFORCEMENTS})


@pytest.mark.rule(GAME, "18.1", "18.0")
def test_only_the_map_and_the_units_of_leningrad_are_used() -> None:
    game = hexside.new(f"{GAME}/leningrad", seed=1)
    roster: Any = game.rules
    assert {counter.map for counter in roster.roster.values()} == {"L"}
    # Labels of other maps are those of hexes on the overlapping edge.
    assert "K2006" not in game.rules.board.grid.names


@pytest.mark.rule(GAME, "18.1", "14.1")
@pytest.mark.parametrize("scenario", ["leningrad", "kiev"])
def test_one_fortress_level_a_check_and_three_hexes(scenario: str) -> None:
    letter = {"leningrad": "L", "kiev": "K"}[scenario]
    rules: Any = hexside.new(f"{GAME}/{scenario}", seed=1).rules
    markers = [uid for uid in rules.fortresses if rules.roster[uid].map == letter]
    cities = ("L1501", "L1503", "L1507", "L1509")

    def building(built: int) -> Game:
        units: dict[str, Any] = {uid: {"box": "unused"} for uid in markers[built:]}
        for uid, hex in zip(markers[:built], cities, strict=False):
            units[uid] = {"hex": hex, "left": 1}
        units |= {"u": "soviet infantry 1-4 L1901", "a": "axis infantry 1-4 L1001"}
        return stand(
            units,
            scenario=scenario,
            phase="fortresses",
            seat="soviet",
            turn=4,
            places={"major-city": " ".join(cities)},
            areas={f"{scenario}-map": " ".join(cities)},
        )

    game = building(0)
    assert len(legal_with(game, "fortify")) == 4
    play(game, "fortify L1501")
    assert not legal_with(game, "fortify")
    # The fourth hex is one too many; the others may still grow.
    assert legal_with(building(3), "fortify") == {
        "fortify L1501",
        "fortify L1503",
        "fortify L1507",
    }


@pytest.mark.rule(GAME, "18.1", "15.4")
@pytest.mark.parametrize(("scenario", "enters"), [("leningrad", False), ("kiev", False),
                                                  ("smolensk", True)])  # fmt: skip
def test_the_strategic_reserve_is_not_used(scenario: str, enters: bool) -> None:
    units = {"u": "soviet infantry 2-4 available", "a": "axis infantry 1-4 L1001"}
    game = stand(
        units,
        scenario=scenario,
        phase="resolution",
        chit=REINFORCEMENTS,
        seat="soviet",
        turn=6,
        areas={"from-moscow": "L2006"},
        lines=RAIL,
        chits={"cup": [], "drawn": REINFORCEMENTS},
    )
    assert kind(game) == "choose-reinforcement"
    play(game, "done")
    assert (kind(game) == "choose-entering-unit") == enters


@pytest.mark.rule(GAME, "18.1", "18.2", "18.3", "16.4")
@pytest.mark.parametrize(
    ("scenario", "need", "last"),
    [
        ("leningrad", 54, 9),
        ("smolensk-short", 60, 6),
        ("smolensk", 85, 9),
        ("kiev", 52, 9),
        ("campaign", 191, 9),
    ],
)
def test_points_that_the_axis_needs_and_the_last_turn(scenario: str, need: int, last: int) -> None:
    game = hexside.new(f"{GAME}/{scenario}", seed=1)
    assert track(game, "victory_need") == need

    def check(turn: int) -> Game:
        units = {"s": "soviet infantry 1-4 L1909", "a": "axis infantry 1-4 L1001"}
        return stand(units, scenario=scenario, phase="scoring", seat=None, turn=turn)

    assert winner(check(last)) == "soviet"
    assert winner(check(last - 1)) == ""


@pytest.mark.rule(GAME, "18.1", "16.4")
@pytest.mark.parametrize(("mechanised", "side"), [(14, "axis"), (13, "soviet")])
def test_fifty_four_points_win_leningrad(mechanised: int, side: str) -> None:
    # Four cities with a line give 40, full mechanised units one each.
    hexes = [f"L11{row:02}" for row in range(1, 9)]
    units = {f"p{n}": f"axis armour 5-3-8 {hexes[n // 2]}" for n in range(mechanised)}
    game = stand(
        units,
        phase="scoring",
        turn=9,
        seat=None,
        places={"major-city": "L1005 L1006 L1007 L1008"},
        tracks={"control": ["L1005", "L1006", "L1007", "L1008"]},
        lines={"rail": ["L1006 L1106"]},
    )
    assert track(game, "victory_points") == 40 + mechanised
    assert winner(game) == side


# The transfer of 3PzG


@pytest.mark.rule(GAME, "18.1", "V62", "5.0")
def test_the_three_marked_units_wait_on_space_seven() -> None:
    game = hexside.new(f"{GAME}/leningrad", seed=1)
    waiting = [uid for uid, unit in game.state.units.items() if unit.box == "turn-7"]
    assert len(waiting) == 3
    units: dict[str, Any] = {uid: {"box": "turn-7", "marks": ["free@7"]} for uid in waiting}
    units |= ARMIES
    game = stand(units, phase="end-phase", turn=6, seat=None)
    assert game.state.turn == 7
    assert [where(game, uid) for uid in waiting] == ["available"] * 3


@pytest.mark.rule(GAME, "18.1", "V62", "12.2")
def test_in_turn_seven_they_come_in_addition() -> None:
    free = {f"t{n}": {"side": "axis", "type": "armour", "box": "available", "marks": ["free@7"]}
            for n in range(3)}  # fmt: skip
    units: dict[str, Any] = {**free, **{f"u{n}": "axis infantry 3-4 available" for n in range(4)}}
    lines = {"rail": ["L1006 L1106 L1206 L1306 L1406"]}
    game = stand(units, phase="reinforcements", seat="axis", turn=7, lines=lines)
    # Two German units by the track; the three of 3PzG do not count.
    for number, uid in enumerate(("t0", "t1", "u0", "u1", "t2")):
        assert f"name {uid}" in legal(game)
        play(game, f"name {uid}", f"place {uid} L1{number}06")
    assert kind(game) != "choose-axis-arrival" or not legal_with(game, "name", "u2")
    # They come by rail, like the others.
    game = stand(units, phase="reinforcements", seat="axis", turn=7, lines=lines)
    play(game, "name t0")
    assert codes(game, "place t0 L1505")


@pytest.mark.rule(GAME, "18.1", "V62")
def test_later_they_are_ordinary_reinforcements() -> None:
    units: dict[str, Any] = {
        "t": {"side": "axis", "type": "armour", "box": "available", "marks": ["free@7"]},
        **ARMIES,
    }
    game = stand(units, phase="end-phase", turn=7, seat=None)
    assert game.state.turn == 8
    assert where(game, "t") == "available"
    assert marks(game, "t") == ()


# Zhukov


def moving_on(path: str = "a", **more: Any) -> Game:
    """An Axis unit can move next to Leningrad; a chit is still in the cup."""
    units = {**ARMIES, "a": "axis infantry 3-6 L1305", **more.pop("units", {})}
    return stand(
        units,
        **{
            "phase": "operations",
            "activated": ["a"],
            "areas": CITY,
            "turn": 4,
            "chits": {"cup": ["axis-16a", "soviet-8a"], "pool_axis": ["axis-16a"]},
            **more,
        },
    )


@pytest.mark.rule(GAME, "18.1", "V45")
def test_an_axis_unit_next_to_leningrad_lets_zhukov_take_command() -> None:
    game = moving_on()
    events = play(game, "move a L1405")
    assert event(events, "leningrad-reached")["hex"] == "L1405"
    play(game, "done")
    assert game.view("").waiting == ("soviet",)
    assert kind(game) == "declare-zhukov"
    events = play(game, "declare")
    # An open declaration, once.
    assert "zhukov-declared" in told(redacted(events, "axis"))
    assert track(game, "zhukov") == 4
    assert kind(game) != "declare-zhukov"


@pytest.mark.rule(GAME, "18.1", "V45")
def test_passing_by_is_enough_and_two_hexes_away_is_not() -> None:
    game = moving_on()
    events = play(game, "move a L1304")
    assert "leningrad-reached" not in told(events)
    game = moving_on()
    play(game, "move a L1405", "move a L1305")
    assert track(game, "leningrad_reached") is True


@pytest.mark.rule(GAME, "18.1", "V45")
def test_he_is_asked_again_at_every_draw() -> None:
    game = moving_on(dice=[2])
    play(game, "move a L1405", "done", "not-yet")
    # 8A was drawn and is carried out; before the next draw he is asked again.
    while kind(game) in ("move-units", "declare-attacks"):
        play(game, "done")
    assert kind(game) == "declare-zhukov"


@pytest.mark.rule(GAME, "18.1", "V45", "10.7")
def test_pursuit_counts_too() -> None:
    units = {"d": "soviet infantry 1-4 L1405 one-step", "a": "axis infantry 20-6 L1305"}
    game = moving_on(units=units, dice=[6])
    play(game, "done", "attack L1405", "add a", "resolve")
    events = play(game, "pursue a L1405")
    assert "leningrad-reached" in told(events)


@pytest.mark.rule(GAME, "18.1", "V45", "12.1")
def test_placement_counts_too() -> None:
    units = {**ARMIES, "r": "axis infantry 3-4 available"}
    lines = {"rail": ["L1006 L1106 L1206 L1306 L1305 L1405"]}
    game = stand(units, phase="reinforcements", seat="axis", turn=5, lines=lines, areas=CITY)
    events = play(game, "name r", "place r L1405")
    assert "leningrad-reached" in told(events)


@pytest.mark.rule(GAME, "18.1", "V83")
def test_only_in_the_leningrad_scenario() -> None:
    units = {"a": "axis infantry 3-6 L1305", "ger-16a": "L1109"}
    game = stand(units, scenario="campaign", phase="movement", areas=CITY, activated=["a"])
    assert "leningrad-reached" not in told(play(game, "move a L1405"))


def selecting(turn: int, zhukov: int) -> Game:
    """Both sides choose their chits."""
    game = stand(ARMIES, phase="selection", turn=turn, seat=None, areas=CITY,
                 tracks={"zhukov": zhukov, "leningrad_reached": True})  # fmt: skip
    if kind(game, "soviet") == "gather-chits":
        play(game, "soviet: done")
    return game


@pytest.mark.rule(GAME, "18.1", "V28", "V45")
def test_in_every_later_turn_the_reinforcement_chit_may_be_held() -> None:
    game = selecting(5, 4)
    assert kind(game, "soviet") == "hold-reinforcements"
    assert legal(game, "soviet") == {"hold", "into-cup"}
    events = play(game, "soviet: hold")
    assert game.view("soviet").own["hand"] == [REINFORCEMENTS]
    assert REINFORCEMENTS not in game.state.data.cup
    # Nobody else learns of it.
    assert "reinforcements-held" not in told(redacted(events, "axis"))
    assert REINFORCEMENTS not in str(game.view("axis").tracks.get("hand", ()))
    # In the turn of the declaration he may not yet.
    assert kind(selecting(4, 4), "soviet") != "hold-reinforcements"


def drawn(zhukov: int = 4, **more: Any) -> Game:
    """Turn 5: one Axis chit has been drawn; the Soviet chit is held or in the cup."""
    chits = {"cup": ["axis-16a"], "hand_soviet": [REINFORCEMENTS], "pool_axis": ["axis-16a"]}
    chits |= more.pop("chits", {})
    units = {**ARMIES, "r": "soviet infantry 2-4 available", **more.pop("units", {})}
    return stand(units, **{"phase": "command", "turn": 5, "seat": None, "chits": chits,
                           "tracks": {"zhukov": zhukov, "leningrad_reached": True},
                           "lines": RAIL, **more})  # fmt: skip


@pytest.mark.rule(GAME, "18.1")
def test_the_held_chit_sends_the_drawn_one_back() -> None:
    game = drawn()
    assert game.view("").waiting == ("soviet",)
    assert legal(game) == {"accept", f"play {REINFORCEMENTS}"}
    events = play(game, f"play {REINFORCEMENTS}")
    assert event(events, "chit-interrupted")["chit"] == "axis-16a"
    assert "axis-16a" in game.state.data.cup
    assert kind(game) == "choose-reinforcement"
    play(game, "done")
    # The chit is drawn again, and he has none left to cancel it with.
    assert game.view("").waiting == ("axis",)
    assert kind(game) == "move-units"


@pytest.mark.rule(GAME, "18.1", "V63", "V6")
def test_manstein_comes_first_and_cannot_be_cancelled() -> None:
    chits = {"hand_axis": [M], "pool_axis": ["axis-16a", M]}
    game = drawn(chits=chits)
    assert game.view("").waiting == ("axis",)
    play(game, f"play {M}")
    assert game.view("").waiting == ("axis",)
    assert kind(game) == "move-units"
    # Where the Axis accepts, the Soviet player is asked.
    game = drawn(chits=chits)
    play(game, "axis: accept")
    assert game.view("").waiting == ("soviet",)
    assert kind(game) == "react-or-accept"


@pytest.mark.rule(GAME, "18.1", "V28", "V63")
def test_unplayed_it_is_resolved_before_manstein_and_the_end_phase() -> None:
    chits = {"hand_axis": [M], "pool_axis": ["axis-16a", M]}
    game = drawn(chits=chits)
    play(game, "axis: accept", "soviet: accept")
    while kind(game) in ("move-units", "declare-attacks"):
        play(game, "done")
    assert kind(game) == "choose-reinforcement"
    events: list[Event] = play(game, "done")
    # Then Manstein.
    assert game.view("").waiting == ("axis",)
    assert event(events, "headquarters-activated")["unit"] == "ger-4pzg"
    assert game.state.turn == 5


@pytest.mark.rule(GAME, "18.1", "6.1")
def test_being_asked_does_not_tell_where_the_chit_is() -> None:
    cup = ["axis-16a", REINFORCEMENTS]
    game = drawn(chits={"cup": cup, "hand_soviet": []}, dice=[1])
    assert game.view("").tracks["drawn"] == "axis-16a"
    assert game.view("").waiting == ("soviet",)
    assert legal(game) == {"accept"}
    assert codes(game, f"play {REINFORCEMENTS}") == {"chit-not-in-hand 18.1"}


@pytest.mark.rule(GAME, "18.1", "V45")
def test_without_the_declaration_nothing_is_held() -> None:
    cup = ["axis-16a", REINFORCEMENTS]
    game = drawn(zhukov=0, chits={"cup": cup, "hand_soviet": []}, dice=[1],
                 tracks={"zhukov": 0, "leningrad_reached": False})  # fmt: skip
    assert game.view("").waiting == ("axis",)
    assert kind(game) == "move-units"
