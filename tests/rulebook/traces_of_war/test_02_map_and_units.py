"""2.1, 2.2, 2.4 to 2.7: the map, the units, chits, markers and tables. T23, T24."""

from __future__ import annotations

from typing import Any

import pytest

import hexside
from hexside.api import Game
from tests.rulebook.traces_of_war.tow_kit import (
    argument,
    codes,
    ends,
    event,
    neighbours,
    odds,
    play,
    stand,
    steps,
    told,
    track,
    unit,
    where,
)

GAME = "traces-of-war"


@pytest.fixture(scope="module")
def campaign() -> Game:
    return hexside.new(f"{GAME}/campaign", seed=1)


# 2.1 The map


@pytest.mark.rule(GAME, "2.1", "T23")
def test_the_six_neighbours_of_1731(campaign: Game) -> None:
    around = {"1730", "1732", "1831", "1832", "1631", "1632"}
    assert neighbours(campaign, "1731") == around
    assert ends(stand({"b": "soviet infantry 4-1 1731"}), "move", "b") == around


@pytest.mark.rule(GAME, "2.1", "T24")
def test_the_six_neighbours_of_1926(campaign: Game) -> None:
    around = {"1925", "1927", "2026", "2027", "1826", "1827"}
    assert neighbours(campaign, "1926") == around
    game = stand({"b": "soviet infantry 4-1 1926"}, hexes="1824-2029")
    assert ends(game, "move", "b") == around


@pytest.mark.rule(GAME, "2.1", "12.3")
def test_six_crossing_points_with_1826_and_1827_among_them(campaign: Game) -> None:
    """A Soviet unit that may walk everywhere on turn 2 takes a point where it goes."""
    board = campaign.rules.board
    names = board.grid.names
    points = {names[hex] for hex in board.areas["crossing-point"]}
    assert len(points) == 6
    assert {names[hex] for hex in board.areas["crossing-point-locked"]} == {"1826", "1827"}
    assert {names[hex] for hex in board.areas["crossing-point-key"]} == {"1926"}
    assert points >= {"1826", "1827"}


@pytest.mark.rule(GAME, "2.1")
def test_the_map_has_sources_of_both_colours_and_breakthrough_hexes(campaign: Game) -> None:
    areas = campaign.rules.board.areas
    assert areas["axis-source"]
    assert areas["soviet-source"]
    assert not areas["axis-source"] & areas["soviet-source"]
    assert areas["breakthrough"]


# 2.2 Units


@pytest.mark.rule(GAME, "2.2", "10.3")
def test_a_loss_turns_a_full_unit_over_and_removes_a_reduced_one() -> None:
    units = {"a": "axis infantry 4-4 1731", "b": "soviet infantry 4-4 1732"}
    game = stand({**units, "h": "soviet infantry 4-4 1528"}, phase="combat", dice=[2])
    events = play(game, "attack 1731", "add b", "resolve")
    assert event(events, "combat-result")["result"] == "A1"
    assert (where(game, "b"), steps(game, "b")) == ("1732", 1)
    units["b"] = "soviet infantry 8-4 1732 reduced"
    reduced = stand({**units, "h": "soviet infantry 4-4 1528"}, phase="combat", dice=[2])
    events = play(reduced, "attack 1731", "add b", "resolve")
    assert event(events, "attack-declared")["attack"] == 4  # the values of the reduced side
    assert where(reduced, "b") == "eliminated"


@pytest.mark.rule(GAME, "2.2", "10.3")
def test_a_loss_removes_a_unit_of_one_step() -> None:
    units = {"a": "axis infantry 4-4 1731", "b": "soviet infantry 4-4 1732 one-step"}
    game = stand(units, phase="combat", dice=[2])
    assert "unit-eliminated" in told(play(game, "attack 1731", "add b", "resolve"))
    assert where(game, "b") == "eliminated"


@pytest.mark.rule(GAME, "2.2")
def test_mechanised_units_have_two_strengths_and_the_others_one() -> None:
    """An armoured unit of 6-3 attacks with 6 and defends with 3."""
    attack = stand({"a": "axis armour 6-3-7 1731", "b": "soviet armour 6-3-6 1732"}, phase="combat")
    play(attack, "attack 1731", "add b")
    found = odds(attack)
    assert (found["attack"], found["defense"]) == (6, 3)


@pytest.mark.rule(GAME, "2.2")
def test_the_counters_of_the_game_follow_their_classes(campaign: Game) -> None:
    roster = campaign.rules.roster.values()  # type: ignore[attr-defined]
    for counter in roster:
        if counter.kind == "combat":
            assert counter.mechanised == (counter.type in ("armour", "mechanised-infantry"))
            assert counter.steps in (1, 2)
            if not counter.mechanised:
                assert counter.attack == counter.defense, counter.id
        else:
            assert counter.steps == 1
            assert counter.command_range


@pytest.mark.rule(GAME, "2.2", "3.0")
def test_all_units_enter_with_all_their_steps(campaign: Game) -> None:
    roster = campaign.rules.roster  # type: ignore[attr-defined]
    for seen in campaign.view("").units:
        assert seen.steps == roster[seen.id].steps
        assert seen.marks == ()


# 2.4 to 2.7 Chits, markers, tables, tracks


@pytest.mark.rule(GAME, "2.4", "4.2.2", "R1")
def test_every_headquarters_has_a_chit_and_there_are_eighteen(campaign: Game) -> None:
    chits = campaign.rules.chits.values()  # type: ignore[attr-defined]
    assert sum(chit.count for chit in chits) == 18
    by_kind: dict[tuple[str, str], int] = {}
    for chit in chits:
        by_kind[chit.side, chit.kind] = by_kind.get((chit.side, chit.kind), 0) + chit.count
    assert by_kind == {
        ("both", "supply"): 1,
        ("soviet", "hq"): 8,
        ("soviet", "reinforcement"): 1,
        ("soviet", "airborne"): 1,
        ("soviet", "stavka"): 1,
        ("axis", "hq"): 4,
        ("axis", "okh"): 2,
    }
    activated = {hq for chit in chits for hq in chit.activates}
    roster = campaign.rules.roster.values()  # type: ignore[attr-defined]
    assert {counter.id for counter in roster if counter.kind == "hq"} <= activated


@pytest.mark.rule(GAME, "2.5", "7.0")
def test_the_markers(campaign: Game) -> None:
    assert track(campaign, "luftwaffe_box") == 4
    assert len(track(campaign, "supreme_orders")) == 6
    everything = stand(
        {},
        phase="luftwaffe",
        seat=None,
        turn=4,
        tracks={"crossing_points": "1528 1529 1530 1531 1532 1533", "airborne_used": True},
    )
    assert everything.view("axis").own["luftwaffe"] == ["def-as", "def-as", "off-as", "off-as"]


TABLE = [
    (0, 3, 6),
    (1, 4, 7),
    (2, 4, 7),
    (3, 4.5, 8),
    (4, 4.5, 8),
    (5, 5, 9),
    (6, 5, 9),
    (7, 5.5, 10),
]


@pytest.mark.rule(GAME, "2.6", "4.2.2", "AID")
@pytest.mark.parametrize(("crossings", "points", "units"), TABLE)
def test_negotiation_points_and_okh_units_follow_the_crossing_points(
    crossings: int, points: float, units: int
) -> None:
    held = " ".join(f"15{28 + number}" for number in range(min(crossings, 6)))
    tracks = {"crossing_points": held, "airborne_used": crossings == 7, "supreme_orders": "1535"}
    setting: dict[str, Any] = {"seat": "axis", "turn": 4, "tracks": tracks}
    order = stand({"a": "axis infantry 3-4 1731"}, phase="okh-order", **setting)
    assert argument(order, "limit") == units
    talks = stand({"a": "axis infantry 3-4 1731"}, phase="negotiation", **setting)
    assert argument(talks, "points") == points


@pytest.mark.rule(GAME, "2.6", "11.2", "12.2", "AID")
def test_the_prices_of_negotiation() -> None:
    """3 points release a city; 2 buy a Panzer unit, 1 infantry, a half an ally."""
    units = {
        "p": "axis armour 6-5-7 pool",
        "i": "axis infantry 3-4 pool",
        "r": "axis infantry 2-4 pool romanian",
    }
    listed = {
        name: {**unit(words), "availability": code}
        for (name, words), code in zip(units.items(), ("PR", "IR", "AR"), strict=True)
    }
    board = {"lines": {"rail": ["1731 1732"]}, "areas": {"axis-source": "1731"}}
    for points, wanted in [
        (3.0, {"release 1535", "buy p", "buy i", "buy r"}),
        (2.5, {"buy p", "buy i", "buy r"}),
        (1.5, {"buy i", "buy r"}),
        (0.5, {"buy r"}),
    ]:
        game = stand(
            listed,
            phase="negotiation",
            seat="axis",
            points=points,
            tracks={"supreme_orders": "1535"},
            **board,
        )
        assert {action.text() for action in game.legal()} == wanted | {"done"}
    assert codes(game, "buy i") != set()


@pytest.mark.rule(GAME, "2.7")
def test_the_tracks_of_both_players_are_in_one_place(campaign: Game) -> None:
    """One view holds what the map prints at its two sides."""
    view = campaign.view("")
    assert view.turn == 1
    assert {
        "victory_points",
        "crossing_count",
        "luftwaffe",
        "luftwaffe_box",
        "luftwaffe_used",
        "inactive",
        "cup",
        "hand",
        "drawn",
        "resolved",
        "supreme_orders",
        "control",
        "group",
    } <= set(view.tracks)
