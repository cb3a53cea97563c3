"""13.2: victory in the scenario of four turns."""

from __future__ import annotations

from typing import Any

import pytest

from hexside.api import Game
from tests.rulebook.traces_of_war.tow_kit import stand, track

GAME = "traces-of-war"
CROSSINGS = ["1828", "1829", "1830", "1831", "1832", "1833"]
#: Everything west of column 32 is west of the Dnieper; the source in 1835 supplies it.
AREAS = {
    "axis-source": "1528",
    "soviet-source": "1835",
    "crossing-point": " ".join(CROSSINGS),
    "west-of-dnieper": "1528-1531 1628-1631 1728-1731 1828-1831",
}


def race(units: dict[str, Any], turn: int = 4, **more: Any) -> Game:
    """The end of a turn of Race to the Dnieper."""
    more.setdefault("areas", AREAS)
    return stand(
        units,
        scenario="race-to-the-dnieper",
        phase="end-of-turn",
        seat=None,
        turn=turn,
        **more,
    )


def points(units: dict[str, Any], **more: Any) -> float:
    """The Soviet victory points at the end of turn 4."""
    return float(track(race(units, **more), "victory_points"))


#: No supply line leaves 1528: every hexside around it is blocked.
CUT_OFF = {"blocked": "1528/1529 1528/1628 1528/1629"}


@pytest.mark.rule(GAME, "13.2", "AID")
@pytest.mark.parametrize("count", [0, 1, 6])
def test_five_points_for_each_crossing_point(count: int) -> None:
    tracks = {"crossing_points": CROSSINGS[:count]}
    assert points({"b": "soviet infantry 4-4 1835"}, tracks=tracks) == 5 * count


@pytest.mark.rule(GAME, "13.2", "12.3")
def test_the_paradrop_gives_no_points() -> None:
    tracks = {"crossing_points": CROSSINGS[:1], "airborne_used": True, "airborne_hex": "1730"}
    assert points({"b": "soviet infantry 4-4 1835"}, tracks=tracks) == 5


@pytest.mark.rule(GAME, "13.2", "AID")
@pytest.mark.parametrize(
    ("kind", "hex", "value"),
    [
        ("armour 6-4-6", "1529", 1),
        ("mechanised-infantry 6-4-6", "1529", 1),
        ("infantry 4-4", "1529", 0.5),
        ("cavalry 3-6", "1529", 0.5),
        ("airborne 3-4", "1529", 0.5),
        ("armour 6-4-6", "1528", 0.5),
        ("mechanised-infantry 6-4-6", "1528", 0.5),
        ("infantry 4-4", "1528", 0.25),
        ("armour 6-4-6", "1532", 0),
        ("infantry 4-4", "1532", 0),
    ],
)
def test_units_west_of_the_dnieper_by_class_and_supply_line(
    kind: str, hex: str, value: float
) -> None:
    areas = {**AREAS, "axis-source": "1828"}
    found = points({"b": f"soviet {kind} {hex}"}, hexsides=CUT_OFF, areas=areas)
    assert found == value


@pytest.mark.rule(GAME, "13.2", "R22")
def test_headquarters_and_the_marker_never_count() -> None:
    tracks = {"airborne_used": True, "airborne_hex": "1730"}
    assert points({"hq": "soviet hq 2-4 1730"}, tracks=tracks) == 0


@pytest.mark.rule(GAME, "13.2")
def test_axis_units_do_not_count() -> None:
    assert points({"a": "axis armour 6-5-7 1730", "b": "soviet infantry 4-4 1835"}) == 0


@pytest.mark.rule(GAME, "13.2", "R48")
@pytest.mark.parametrize("mark", ["out-of-supply", "isolated"])
def test_the_line_counts_and_not_the_marker(mark: str) -> None:
    assert points({"b": f"soviet armour 6-4-6 1730 {mark}"}) == 1
    assert points({"b": "soviet armour 6-4-6 1528"}, hexsides=CUT_OFF) == 0.5


@pytest.mark.rule(GAME, "13.2", "11.1", "R48")
def test_the_airborne_marker_is_a_source_for_the_line() -> None:
    tracks = {"airborne_used": True, "airborne_hex": "1528"}
    found = points({"b": "soviet armour 6-4-6 1528"}, hexsides=CUT_OFF, tracks=tracks)
    assert found == 1


@pytest.mark.rule(GAME, "13.2", "2.3", "R36")
def test_cities_losses_and_relocations_do_not_score_here() -> None:
    lost = {"side": "axis", "type": "armour", "attack": 6, "move": 7, "box": "eliminated"}
    found = points(
        {"lost": lost, "b": "soviet infantry 4-4 1835"},
        places={"major-city": "1533"},
        tracks={"control": ["1533"], "axis_relocations": 3, "soviet_relocations": 1},
    )
    assert found == 0


def tanks(count: int) -> dict[str, str]:
    """A number of supplied tank corps west of the river, two in a hex."""
    hexes = [f"{row}{column}" for row in (16, 17, 18) for column in range(28, 32)]
    return {f"t{n:02}": f"soviet armour 6-4-6 {hexes[n // 2]}" for n in range(count)}


SIX = {"crossing_points": CROSSINGS}


@pytest.mark.rule(GAME, "13.2")
def test_fifty_points_win_at_the_end_of_turn_four() -> None:
    game = race(tanks(20), tracks=SIX)
    result = game.view("").result
    assert result is not None
    assert (result.winner, result.rule, result.score) == ("soviet", "13.2", 50)


@pytest.mark.rule(GAME, "13.2")
def test_less_than_fifty_points_lose() -> None:
    units = {
        **tanks(19),
        "rifle": "soviet infantry 4-4 1529",
        "lost": "soviet infantry 4-4 1528",
    }
    game = race(units, tracks=SIX, hexsides=CUT_OFF, areas={**AREAS, "axis-source": "1530"})
    result = game.view("").result
    assert result is not None
    assert (result.winner, result.rule, result.score) == ("axis", "13.2", 49.75)


@pytest.mark.rule(GAME, "13.2")
@pytest.mark.parametrize("turn", [1, 2, 3])
def test_points_are_not_checked_before_turn_four(turn: int) -> None:
    game = race(tanks(24), turn=turn, tracks=SIX)
    assert not game.over
    assert game.view("").turn == turn + 1


@pytest.mark.rule(GAME, "13.2", "14.1", "R24")
@pytest.mark.parametrize(("bid", "winner"), [(40, "soviet"), (41, "axis"), (60, "axis")])
def test_a_bid_replaces_the_fifty_points(bid: int, winner: str) -> None:
    game = race(tanks(10), tracks={**SIX, "bid": bid})
    result = game.view("").result
    assert result is not None
    assert (result.winner, result.score) == (winner, 40)
