"""17.1 Bidding for sides; 17.2 Reserve and OKH chits; 18.1 the Reserve of Leningrad."""

from __future__ import annotations

from typing import Any

import pytest

import hexside
from hexside.api import Game
from hexside.conformance.secrecy import imagined
from hexside.engine.events import redacted
from tests.rulebook.a_victory_awaits.ava_kit import (
    codes,
    ends,
    event,
    kind,
    legal,
    legal_with,
    marks,
    neighbours,
    odds,
    play,
    stand,
    told,
    track,
    winner,
)

GAME = "a-victory-awaits"
RESERVE = {"reserve-chits": "on"}
#: A Soviet headquarters with a rifle division in its range, and one far away; an Axis unit.
UNITS = {
    "hq": "soviet hq 1-4 L1803",
    "near": "soviet infantry 4-4 L1703",
    "far": "soviet infantry 4-4 L1212",
    "a": "axis infantry 1-4 L1001",
}


def order(chit: str, die: int, units: dict[str, Any] | None = None, **more: Any) -> Game:
    """A Reserve or OKH chit has been drawn; its die is rolled."""
    return stand(
        units or UNITS,
        **{
            "scenario": "smolensk",
            "phase": "resolution",
            "chit": chit,
            "seat": "soviet" if chit.startswith("soviet") else "axis",
            "options": RESERVE,
            "dice": [die],
            **more,
        },
    )


# 17.1


@pytest.mark.rule(GAME, "17.1", "V65")
def test_bids_are_made_in_secret_before_the_set_up() -> None:
    game = hexside.new(f"{GAME}/leningrad", seed=1, options={"bidding": "on", "set-up": "free"})
    assert set(game.view("").waiting) == {"axis", "soviet"}
    assert kind(game, "axis") == kind(game, "soviet") == "bid"
    events = game.play("bid 60", "axis")
    assert "60" not in str([one.arguments for one in redacted(events, "soviet")])
    assert "bid" not in game.view("soviet").own
    assert game.view("axis").own["bid"] == 60
    events = game.play("bid 58", "soviet")
    assert event(events, "bids-revealed") == {"axis": 60, "soviet": 58}
    assert track(game, "victory_need") == 60
    assert track(game, "seats_exchanged") is False
    assert kind(game) == "set-up-formation"


@pytest.mark.rule(GAME, "17.1")
def test_the_higher_bid_plays_the_axis() -> None:
    game = hexside.new(f"{GAME}/leningrad", seed=1, options={"bidding": "on"})
    play(game, "axis: bid 50", "soviet: bid 57")
    assert track(game, "seats_exchanged") is True
    assert track(game, "victory_need") == 57


@pytest.mark.rule(GAME, "17.1", "V65")
def test_equal_bids_are_made_again() -> None:
    game = hexside.new(f"{GAME}/leningrad", seed=1, options={"bidding": "on"})
    play(game, "axis: bid 55", "soviet: bid 55")
    assert kind(game, "axis") == kind(game, "soviet") == "bid"
    play(game, "axis: bid 55", "soviet: bid 54")
    assert track(game, "victory_need") == 55


@pytest.mark.rule(GAME, "17.1", "16.4")
@pytest.mark.parametrize(("bid", "side"), [(9, "axis"), (10, "axis"), (11, "soviet")])
def test_the_bid_is_what_the_axis_needs(bid: int, side: str) -> None:
    game = stand(
        {"a": "axis infantry 1-4 L1006"},
        phase="scoring",
        turn=9,
        seat=None,
        places={"major-city": "L1106"},
        lines={"rail": ["L1006 L1106"]},
        tracks={"bid": bid, "control": ["L1106"]},
    )
    assert track(game, "victory_points") == 10
    assert winner(game) == side


# 17.2: the number


@pytest.mark.rule(GAME, "17.2", "A32", "V23")
@pytest.mark.parametrize(("die", "number"), [(1, 3), (2, 3), (3, 3), (4, 3), (5, 4), (6, 5)])
@pytest.mark.parametrize("chit", ["soviet-reserve", "axis-okh"])
def test_the_die_says_how_many_units_act(chit: str, die: int, number: int) -> None:
    game = order(chit, die)
    assert event(game.opening_events(), "order-rolled")["count"] == number
    assert kind(game) == "name-order-units"
    assert game.decision is not None
    assert game.decision.arguments["limit"] == number


@pytest.mark.rule(GAME, "18.1", "A32", "V23")
@pytest.mark.parametrize(("die", "number"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_the_reserve_of_leningrad_is_smaller(die: int, number: int) -> None:
    game = order("soviet-reserve", die, scenario="leningrad")
    assert event(game.opening_events(), "order-rolled")["count"] == number


@pytest.mark.rule(GAME, "17.2", "18.1", "18.3", "V23")
@pytest.mark.parametrize(
    ("scenario", "chits"),
    [
        ("leningrad", {"soviet-reserve"}),
        ("kiev", {"soviet-reserve"}),
        ("smolensk", {"soviet-reserve", "axis-okh"}),
        ("smolensk-short", {"soviet-reserve", "axis-okh"}),
        ("campaign", {"soviet-reserve", "axis-okh"}),
    ],
)
def test_okh_is_not_available_everywhere(scenario: str, chits: set[str]) -> None:
    def special(options: dict[str, str]) -> set[str]:
        known = hexside.new(f"{GAME}/{scenario}", seed=1, options=options)
        while known.state.data.phase == "surprise-attack":
            known.play("done")
        found = {*known.state.data.pool_axis, *known.state.data.pool_soviet}
        return found & {"soviet-reserve", "axis-okh"}

    assert special(RESERVE) == chits
    assert special({}) == set()


@pytest.mark.rule(GAME, "17.2", "V64")
def test_the_chit_is_chosen_in_place_of_another() -> None:
    game = stand(UNITS, scenario="smolensk", phase="selection", turn=1, seat=None, options=RESERVE)
    # Six German chits by the turn track, seven with OKH; three Soviet ones, four with Reserve.
    for seat, chit, other, number in (
        ("axis", "axis-okh", "axis-9a", 6),
        ("soviet", "soviet-reserve", "soviet-3a", 3),
    ):
        chosen = game.view(seat).own["chosen"]
        assert len(chosen) == number
        if chit not in chosen:
            play(game, f"{seat}: leave {other}", f"{seat}: take {chit}")
        assert chit in game.view(seat).own["chosen"]
        assert len(game.view(seat).own["chosen"]) == number
        assert codes(game, "done", seat) == set()


@pytest.mark.rule(GAME, "6.1", "17.2")
def test_what_okh_has_taken_the_place_of_is_a_secret() -> None:
    """Without OKH the Axis takes all its chits, and the Soviet player has nothing to guess."""

    def guesses(options: dict[str, str]) -> set[tuple[str, ...]]:
        game = stand(UNITS, scenario="smolensk", phase="selection", seat=None, options=options)
        found = (imagined(game, "soviet", number) for number in range(12))
        return {twin.data.chosen_axis for twin in found}

    assert len(guesses({})) == 1
    assert len(guesses(RESERVE)) > 1


# 17.2: who acts, and how


@pytest.mark.rule(GAME, "17.2", "V64")
def test_any_units_anywhere_act_up_to_the_number() -> None:
    game = order("soviet-reserve", 1)
    assert legal(game) == {"name hq", "name near", "name far", "done"}
    assert codes(game, "name a") == {"not-your-unit"}
    play(game, "name near")
    assert codes(game, "name near") == {"already-named 17.2"}
    play(game, "done")
    assert kind(game) == "move-units"
    assert legal_with(game, "move", "near")
    assert not legal_with(game, "move", "far")


@pytest.mark.rule(GAME, "17.2", "V64")
def test_a_headquarters_acts_and_activates_nobody() -> None:
    game = order("soviet-reserve", 1)
    play(game, "name hq", "done")
    assert legal_with(game, "move", "hq")
    assert not legal_with(game, "move", "near")
    # It is in the range of itself.
    assert marks(game, "hq") == ()


@pytest.mark.rule(GAME, "17.2", "V64", "10.3", "V1")
def test_reserve_units_out_of_command_have_half_their_strength() -> None:
    units = {
        **UNITS,
        "far": "soviet infantry 5-4 L1212",
        "odd": "soviet infantry 5-4 L1211",
        "e": "axis infantry 2-4 L1311",
        "f": "axis infantry 1-4 L1603",
    }
    game = order("soviet-reserve", 1, units)
    play(game, "name far", "name odd", "name near", "done")
    play(game, "attack L1311", "add far", "add odd")
    # Twice half of 5, exactly: 5, and not 2 + 2.
    assert odds(game)["attack"] == 5
    assert odds(game)["column"] == "2-1"
    play(game, "cancel", "attack L1603", "add near")
    assert odds(game)["attack"] == 4


@pytest.mark.rule(GAME, "17.2", "V64")
def test_across_a_river_it_is_a_quarter() -> None:
    units = {"far": "soviet infantry 8-4 L1211", "e": "axis infantry 2-4 L1311"}
    game = order("soviet-reserve", 1, units, hexsides={"minor-river": "L1211/L1311"})
    play(game, "name far", "done", "done")
    play(game, "attack L1311", "add far")
    assert odds(game)["attack"] == 2


@pytest.mark.rule(GAME, "17.2", "9.3")
def test_out_of_command_only_normal_movement() -> None:
    lines = {"road": ["L1212 L1312 L1412", "L1703 L1604 L1504"]}
    game = order("soviet-reserve", 1, lines=lines)
    play(game, "name far", "name near", "done")
    assert legal_with(game, "strategic", "near")
    assert not legal_with(game, "strategic", "far")
    assert legal_with(game, "move", "far")
    assert codes(game, "strategic far L1312") == {"out-of-command-moves-normally 17.2"}


@pytest.mark.rule(GAME, "17.2", "V64")
def test_the_range_is_measured_when_the_die_is_rolled() -> None:
    # The division ends next to its headquarters, and is halved still.
    units = {"hq": "soviet hq 1-4 L1803", "far": "soviet infantry 4-9 L1303"}
    units["e"] = "axis infantry 2-4 L1502"
    game = order("soviet-reserve", 1, units)
    play(game, "name far", "done")
    way = next(text for text in legal_with(game, "move", "far") if text.endswith("L1602"))
    play(game, way)
    if kind(game) == "move-units":
        play(game, "done")
    play(game, "attack L1502", "add far")
    assert odds(game)["attack"] == 2


@pytest.mark.rule(GAME, "17.2")
def test_okh_units_are_not_limited() -> None:
    units = {
        "a": "axis infantry 8-4 L1001",
        "r": "axis infantry 3-4 L1002 romanian",
        "e": "soviet infantry 2-4 L1102",
    }
    game = order("axis-okh", 1, units, lines={"road": ["L1001 L1101"]})
    play(game, "name a", "name r", "done")
    assert marks(game, "a") == ()
    play(game, "done", "attack L1102", "add r")
    assert odds(game)["attack"] == 3


@pytest.mark.rule(GAME, "17.2", "V3", "V64")
def test_okh_activates_any_nationality_together() -> None:
    units = {
        "a": "axis infantry 3-4 L1505",
        "r": "axis infantry 3-4 L1505 romanian",
        "e": "soviet infantry 2-4 L1605",
    }
    game = order("axis-okh", 1, units)
    play(game, "name a", "name r", "done", "done", "attack L1605", "add a", "add r")
    assert odds(game)["attack"] == 6


@pytest.mark.rule(GAME, "17.2", "V64")
def test_half_strength_ends_with_the_activation() -> None:
    game = order("soviet-reserve", 1)
    play(game, "name far", "done")
    assert marks(game, "far") == ("halved@soviet",)
    while marks(game, "far"):
        play(game, "done")
    assert marks(game, "far") == ()


@pytest.mark.rule(GAME, "17.2", "7.3", "V64")
def test_a_reserve_chit_can_be_interrupted() -> None:
    units = {"ger-2pzg": "L1002", "hq": "soviet hq 1-4 L1803"}
    game = stand(
        units,
        scenario="smolensk",
        phase="command",
        options=RESERVE,
        chits={"cup": ["soviet-reserve"], "hand_axis": ["axis-guderian"]},
    )
    assert kind(game) == "react-or-accept"
    events = play(game, "play axis-guderian")
    assert event(events, "chit-interrupted")["chit"] == "soviet-reserve"


# 18.1


@pytest.mark.rule(GAME, "18.1", "17.2")
def test_the_reserve_of_leningrad_keeps_out_of_enemy_zones() -> None:
    units = {
        "hq": "soviet hq 1-4 L1803",
        "near": "soviet infantry 4-6 L1703",
        "bound": "soviet infantry 4-6 L1805",
        "e": "axis infantry 2-4 L1705",
    }
    game = order("soviet-reserve", 6, units, scenario="leningrad")
    play(game, "name near", "name bound", "done")
    # L1703 is no neighbour of L1705; what is, is closed.
    assert not ends(game, "move", "near") & neighbours(game, "L1705")
    assert "L1702" in ends(game, "move", "near")
    assert "reserve-keeps-out-of-zones 18.1" in codes(game, "move near L1704")
    assert not legal_with(game, "move", "bound")
    assert "reserve-keeps-out-of-zones 18.1" in codes(game, "move bound L1806")


@pytest.mark.rule(GAME, "18.1")
def test_the_reserve_of_leningrad_does_not_attack() -> None:
    units = {
        "hq": "soviet hq 1-4 L1803",
        "near": "soviet infantry 9-6 L1704",
        "e": "axis infantry 2-4 L1705",
    }
    game = order("soviet-reserve", 6, units, scenario="leningrad")
    play(game, "name near", "name hq", "done")
    events = play(game, "done")
    assert kind(game) != "declare-attacks"
    assert "combat-result" not in told(events)
    # In the other scenarios they do.
    game = order("soviet-reserve", 6, units, scenario="smolensk")
    play(game, "name near", "name hq", "done", "done")
    assert kind(game) == "declare-attacks"


@pytest.mark.rule(GAME, "18.1", "17.2")
def test_the_rest_of_the_rule_holds_in_leningrad() -> None:
    game = order("soviet-reserve", 6, scenario="leningrad", lines={"road": ["L1212 L1312"]})
    play(game, "name far", "done")
    assert not legal_with(game, "strategic", "far")
    assert set(marks(game, "far")) == {"halved@soviet", "cautious@soviet"}
