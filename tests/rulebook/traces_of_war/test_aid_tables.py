"""The tables of the player aid, read off the running game."""

from __future__ import annotations

import pytest

import hexside

GAME = "traces-of-war"
CROSSINGS = ("1230", "1826", "1827", "2223", "2520", "3018")


def at(phase: str, crossing_points: int, turn: int = 2, seat: str = "axis") -> hexside.Game:
    """The real board with some crossing points in Soviet hands; the seventh is the paradrop."""
    taken = ", ".join(f'"{hex}"' for hex in CROSSINGS[:crossing_points])
    airborne = "true" if crossing_points > len(CROSSINGS) else "false"
    return hexside.position(
        f"""
        game = "traces-of-war/campaign"
        turn = {turn}
        phase = "{phase}"
        [tracks]
        crossing_points = [{taken}]
        airborne_used = {airborne}
        control = ["1926"]
        [units]
        ger-6a = "0218"
        ger-88-id = "2918"
        sov-south = "0843"
        sov-voronezh = "3335"
        """
    )


@pytest.mark.rule(GAME, "AID", "12.3", "4.2.2")
@pytest.mark.parametrize(
    ("count", "points"), [(0, 3), (1, 4), (2, 4), (3, 4.5), (4, 4.5), (5, 5), (6, 5), (7, 5.5)]
)
def test_negotiation_points_by_crossing_points(count: int, points: float) -> None:
    decision = at("negotiation", count).decision
    assert decision is not None
    assert decision.arguments["points"] == points


@pytest.mark.rule(GAME, "AID", "12.3", "4.1")
@pytest.mark.parametrize(
    ("count", "markers"), [(0, 0), (1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3), (7, 4)]
)
def test_luftwaffe_markers_by_crossing_points(count: int, markers: int) -> None:
    assert at("luftwaffe", count).view("").tracks["luftwaffe"] == markers


@pytest.mark.rule(GAME, "AID", "12.3", "4.2.2")
@pytest.mark.parametrize(
    ("count", "units"), [(0, 6), (1, 7), (2, 7), (3, 8), (4, 8), (5, 9), (6, 9), (7, 10)]
)
def test_units_of_an_okh_order_by_crossing_points(count: int, units: int) -> None:
    decision = at("okh-order", count).decision
    assert decision is not None
    assert decision.arguments["limit"] == units


@pytest.mark.rule(GAME, "AID", "4.2.1")
@pytest.mark.parametrize("turn", range(1, 9))
@pytest.mark.parametrize("count", range(7))
def test_stavka_by_turn_and_crossing_points(turn: int, count: int) -> None:
    most = {5: 0, 6: 1, 7: 3, 8: 5}
    game = at("command-chits", count, turn)
    # From turn 7 on every crossing point without an Axis unit has fallen already (12.3).
    count = game.view("").tracks["crossing_count"]
    offered = any("soviet-stavka" in str(action) for action in game.legal("soviet"))
    assert offered == (turn in most and count <= most[turn])


@pytest.mark.rule(GAME, "AID", "11.2", "12.2")
@pytest.mark.parametrize(
    ("unit", "cost"), [("ger-24-pz", 2), ("ger-340-id", 1), ("rom-24-id", 0.5)]
)
def test_prices_of_reinforcements(unit: str, cost: float) -> None:
    game = hexside.position(
        f"""
        game = "traces-of-war/campaign"
        turn = 2
        phase = "negotiation"
        points = 3
        [units]
        {unit} = {{ box = "pool" }}
        sov-south = "0843"
        """
    )
    game.play(f"buy {unit}")
    events = game.play(game.legal()[0])
    lost = [event.arguments["points"] for event in events if event.code == "points-lost"]
    assert lost == [3 - cost]


@pytest.mark.rule(GAME, "AID", "12.2")
def test_the_price_of_a_supreme_command_order() -> None:
    text = 'game = "traces-of-war/campaign"\nturn = 2\nphase = "negotiation"\npoints = {}\n'
    assert "release 2918" in map(str, hexside.position(text.format(3)).legal())
    dear = hexside.position(text.format(2.5) + "[units]\nger-24-pz = { box = 'pool' }\n")
    assert [reason.code for reason in dear.why_not("release 2918")] == ["too-few-points"]


@pytest.mark.rule(GAME, "AID", "2.7")
def test_one_view_holds_every_track_of_both_players() -> None:
    tracks = hexside.new("traces-of-war/campaign", seed=1).view("").tracks
    assert {
        "victory_points",
        "crossing_count",
        "luftwaffe",
        "cup",
        "hand",
        "inactive",
        "supreme_orders",
        "control",
        "group",
    } <= tracks.keys()
