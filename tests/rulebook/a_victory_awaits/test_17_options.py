"""17.3 to 17.5: relocating headquarters, Soviet supply, the limit of panzer units."""

from __future__ import annotations

from typing import Any

import pytest

from hexside.api import Game
from tests.rulebook.a_victory_awaits.ava_kit import (
    codes,
    event,
    kind,
    legal,
    legal_with,
    marks,
    play,
    stand,
    steps,
    where,
)

GAME = "a-victory-awaits"
RAIL = {"rail": ["L1006 L1106 L1206 L1306 L1406"]}

# 17.3


def relocating(units: dict[str, str], headquarters: str = "h", **more: Any) -> Game:
    """A headquarters has been activated."""
    return stand(
        units,
        **{
            "scenario": "campaign",
            "phase": "activation",
            "headquarters": headquarters,
            "seat": "axis",
            "options": {"hq-relocation": "on"},
            "lines": RAIL,
            **more,
        },
    )


HQS = {
    "h": "axis hq 2-6 L1406",
    "near": "axis hq 2-6 L1606",
    "edge": "axis hq 2-6 L1806 romanian",
    "far": "axis hq 2-6 L1906",
}


@pytest.mark.rule(GAME, "17.3", "V26")
def test_other_headquarters_in_range_may_leave_for_the_next_turn() -> None:
    game = relocating(HQS, turn=2)
    assert kind(game) == "relocate-headquarters"
    # Any nationality, four hexes; not the active one.
    assert legal(game) == {"relocate near turn-3", "relocate edge turn-3", "done"}
    assert codes(game, "relocate far turn-3") == {"cannot-relocate 17.3"}
    assert codes(game, "relocate h turn-3") == {"cannot-relocate 17.3"}
    assert codes(game, "relocate near turn-4") == {"relocates-to-next-turn 17.3"}
    play(game, "relocate near turn-3", "relocate edge turn-3")
    assert where(game, "near") == where(game, "edge") == "turn-3"
    # Then the activation goes on.
    assert kind(game) == "move-units"


@pytest.mark.rule(GAME, "17.3")
def test_relocation_is_an_option() -> None:
    game = relocating(HQS, options={})
    assert kind(game) == "move-units"


@pytest.mark.rule(GAME, "17.3", "V26")
def test_a_headquarters_without_a_line_stays() -> None:
    # The railway ends at L1206: L1806 is six hexes away, the other lies on the railway.
    lines = {"rail": ["L1006 L1106"]}
    game = relocating(HQS, lines=lines)
    assert legal(game) == {"relocate near turn-3", "done"}


@pytest.mark.rule(GAME, "17.3")
def test_the_soviet_player_relocates_too() -> None:
    units = {
        "h": "soviet hq 1-4 L1505",
        "near": "soviet hq 1-4 L1707",
        "e": "axis hq 1-4 L1503",
    }
    game = relocating(units, seat="soviet")
    assert legal(game) == {"relocate near turn-3", "done"}


@pytest.mark.rule(GAME, "17.3", "5.0", "V26")
def test_it_comes_with_the_reinforcements_outside_their_number() -> None:
    game = relocating(HQS, turn=4)
    play(game, "relocate near turn-5", "done")
    while game.state.turn == 4:
        play(game, "done")
    assert where(game, "near") == "available"
    assert marks(game, "near") == ("free",)
    units: dict[str, Any] = {
        "ger-4pzg": "available",
        **{f"u{n}": "axis infantry 3-4 available" for n in range(9)},
        "near": {"side": "axis", "type": "hq", "box": "available", "marks": ["free"]},
        "ro": {
            "side": "axis",
            "type": "hq",
            "nationality": "romanian",
            "box": "available",
            "marks": ["free"],
        },
    }
    # Turn 5 of the Leningrad track brings two German units and no Romanian one.
    game = stand(units, phase="reinforcements", seat="axis", turn=5, lines=RAIL)
    play(game, "name near", "place near L1006", "name u0", "place u0 L1106")
    play(game, "name u1", "place u1 L1106")
    assert codes(game, "name u2") == {"number-used-up 12.2"}
    play(game, "name ro", "place ro L1206")
    assert where(game, "ro") == "L1206"
    assert marks(game, "ro") == ()


@pytest.mark.rule(GAME, "17.3", "13.0", "V26")
def test_the_chits_of_a_relocated_headquarters_do_nothing() -> None:
    units: dict[str, Any] = {
        "ger-9a": {"box": "available", "marks": ["free"]},
        "ger-4a": "L1106",
        "sov-4a": "L1906",
    }
    game = stand(
        units,
        scenario="campaign",
        phase="command",
        seat=None,
        turn=2,
        chits={"cup": ["axis-9a", "soviet-4a"]},
        dice=[1],
        options={"hq-relocation": "on"},
    )
    assert event(game.opening_events(), "headquarters-absent")["chit"] == "axis-9a"


@pytest.mark.rule(GAME, "17.3", "V26")
def test_after_the_last_turn_nobody_is_sent_away() -> None:
    game = relocating(HQS, turn=9)
    assert kind(game) == "move-units"


# 17.4


def soviet_check(limit: str, units: dict[str, str], **more: Any) -> Game:
    """A supply check on a long plain with a source in the east and a road or railway to it."""
    return stand(
        {"a": "axis infantry 1-4 L1001", **units},
        scenario="campaign",
        hexes="L1001-L3612",
        areas={"soviet-source": "L3606"},
        phase="supply-check",
        options={"soviet-supply-limit": limit},
        **more,
    )


EAST = "L3606 L3506 L3406 L3306 L3206 L3106 L3006"


@pytest.mark.rule(GAME, "17.4", "V66")
@pytest.mark.parametrize("kind_of_line", ["road", "rail"])
def test_twelve_hexes_to_a_road_or_railway(kind_of_line: str) -> None:
    units = {"near": "soviet infantry 2-4 L1806", "far": "soviet infantry 2-4 L1706"}
    game = soviet_check("on", units, lines={kind_of_line: [EAST]})
    assert (steps(game, "near"), steps(game, "far")) == (2, 1)
    game = soviet_check("off", units, lines={kind_of_line: [EAST]})
    assert (steps(game, "near"), steps(game, "far")) == (2, 2)


@pytest.mark.rule(GAME, "17.4", "V66")
def test_not_along_both() -> None:
    units = {"u": "soviet infantry 2-4 L1906"}
    # The road is carried on by a railway: neither alone comes nearer than thirteen hexes.
    lines = {"road": ["L3606 L3506 L3406 L3306"], "rail": ["L3306 L3206 L3106 L3006"]}
    assert steps(soviet_check("on", units, lines=lines), "u") == 1
    assert steps(soviet_check("on", units, lines={"road": [EAST]}), "u") == 2


@pytest.mark.rule(GAME, "17.4", "V66", "3.3")
def test_enemy_zones_cut_the_road() -> None:
    units = {"u": "soviet infantry 2-4 L2206", "e": "axis infantry 2-4 L3305"}
    assert steps(soviet_check("on", units, lines={"road": [EAST]}), "u") == 1
    # A Soviet unit on the road opens it.
    units["s"] = "soviet infantry 2-4 L3206"
    units["t"] = "soviet infantry 2-4 L3306"
    units["v"] = "soviet infantry 2-4 L3406"
    assert steps(soviet_check("on", units, lines={"road": [EAST]}), "u") == 2


@pytest.mark.rule(GAME, "17.4", "V66")
def test_it_concerns_only_the_supply_check_of_soviet_units() -> None:
    # A city twenty hexes from the road has a line for the Stand Fast marker.
    game = stand(
        {"a": "axis infantry 1-4 L1001"},
        scenario="campaign",
        hexes="L1001-L3612",
        areas={"soviet-source": "L3606", "stand-fast": "L1506"},
        places={"major-city": "L1506"},
        lines={"road": [EAST]},
        phase="stand-fast",
        seat="soviet",
        turn=6,
        options={"soviet-supply-limit": "on"},
    )
    assert "remove-stand-fast L1506" in legal(game)


# 17.5


def panzers(number: int, hq: str = "axis hq 2-6 L1505", **more: Any) -> Game:
    """So many mechanised units around a headquarters, and one of infantry."""
    hexes = ("L1505", "L1405", "L1406", "L1506", "L1504", "L1605", "L1606")
    units = {"h": hq, "i": "axis infantry 3-5 L1407"}
    nation = " romanian" if "romanian" in hq else ""
    units["i"] += nation
    for place in range(number):
        hex = hexes[(place + 1) // 2]
        units[f"p{place:02}"] = f"axis armour 5-3-8 {hex}{nation}"
    return stand(
        units,
        scenario="campaign",
        phase="activation",
        headquarters="h",
        **{"options": {"panzer-limit": "on"}, **more},
    )


@pytest.mark.rule(GAME, "17.5", "V79")
def test_a_german_headquarters_activates_at_most_ten_mechanised_units() -> None:
    game = panzers(12)
    assert kind(game) == "name-panzers"
    assert codes(game, "name i") == {"not-a-mechanised-unit 17.5"}
    play(game, "name p11")
    assert codes(game, "name p11") == {"already-named 17.5"}
    for place in range(9):
        assert kind(game) == "name-panzers"
        play(game, f"name p{place:02}")
    # Ten are named: the activation goes on with them, the headquarters and all others.
    assert kind(game) == "move-units"
    moving = {text.split()[1] for text in legal_with(game, "move")}
    assert moving == {"h", "i", "p11", *(f"p{place:02}" for place in range(9))}


@pytest.mark.rule(GAME, "17.5", "V79")
def test_fewer_may_be_named() -> None:
    game = panzers(11)
    play(game, "name p03", "done")
    assert {text.split()[1] for text in legal_with(game, "move")} == {"h", "i", "p03"}


@pytest.mark.rule(GAME, "17.5")
@pytest.mark.parametrize(
    ("number", "hq", "options"),
    [
        (10, "axis hq 2-6 L1505", {"panzer-limit": "on"}),
        (12, "axis hq 2-6 L1505", {}),
        (12, "axis hq 2-6 L1505 romanian", {"panzer-limit": "on"}),
    ],
)
def test_where_there_is_no_limit(number: int, hq: str, options: dict[str, str]) -> None:
    game = panzers(number, hq, options=options)
    assert kind(game) == "move-units"
