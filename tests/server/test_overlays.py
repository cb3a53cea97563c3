"""Overlays: the engine's own answers, with names, and nothing hidden in them."""

from __future__ import annotations

from typing import Any

import pytest

import hexside
from hexside.engine.dice import Dice
from tests.rulebook.stalingrad42.s42_kit import bonds as standing_bonds

SCENARIOS = ("traces-of-war/campaign", "traces-of-war/race-to-the-dnieper")
FALL_BLAU = "stalingrad-42/fall-blau"
OVERLAYS = {
    "traces-of-war": ["zones", "supply", "command", "objectives", "front", "threat"],
    "stalingrad-42": [
        *("zones", "bonds", "supply", "railways", "objectives", "control", "air", "front"),
        "threat",
    ],
    "iskra": [
        *("zones", "supply", "command", "objectives", "link-up", "pontoons", "front", "threat"),
    ],
}


def overlays(game: hexside.Game) -> dict[str, Any]:
    return game.rules.overlays(game.state)


def hexes(game: hexside.Game, overlay: str, kind: str, side: str) -> set[str]:
    return {
        hex
        for part in overlays(game)[overlay]
        if (part["kind"], part["side"]) == (kind, side)
        for hex in part["hexes"]
    }


@pytest.mark.parametrize("language", ["en", "pl", "ru"])
@pytest.mark.parametrize("scenario", [*SCENARIOS, FALL_BLAU, "iskra/campaign"])
def test_everything_has_a_name(person: Any, scenario: str, language: str) -> None:
    game = person.begin(scenario=scenario)
    body = person.client.get(f"/api/games/{game}/overlays", params={"lang": language}).json()
    words = {*body["overlays"], *(p["kind"] for parts in body["overlays"].values() for p in parts)}
    assert set(body["labels"]) == words
    assert list(body["overlays"]) == OVERLAYS[scenario.partition("/")[0]]


def test_overlays_of_an_earlier_moment(person: Any) -> None:
    game = person.begin()
    first = person.client.get(f"/api/games/{game}/overlays").json()
    person.play_first(game, 2)
    later = person.client.get(f"/api/games/{game}/overlays").json()
    assert later != first
    again = person.client.get(f"/api/games/{game}/overlays", params={"step": 0}).json()
    assert again == first


def test_zones_are_the_hexes_next_to_units() -> None:
    game = hexside.new(SCENARIOS[1], seed=7)
    grid = game.rules.board.grid
    zone = hexes(game, "zones", "zone", "soviet")
    stands = [unit.hex for unit in game.view("").units if unit.hex and unit.side == "soviet"]
    around = {grid.names[n] for hex in stands for n in grid.adjacent(grid.index(hex))}
    assert zone <= around
    assert len(zone) > 50


def test_units_in_supply_stand_in_the_supplied_region() -> None:
    game = hexside.new(SCENARIOS[0], seed=7)
    for side in ("axis", "soviet"):
        region = hexes(game, "supply", "supplied", side)
        assert {u.hex for u in game.view("").units if u.hex and u.side == side} <= region
        assert hexes(game, "supply", "cut-off", side) == set()
        assert hexes(game, "supply", "source", side)


def test_each_headquarters_has_its_range() -> None:
    game = hexside.new(SCENARIOS[0], seed=7)
    parts = overlays(game)["command"]
    where = {unit.id: unit.hex for unit in game.view("").units}
    assert len(parts) == 8
    assert all(where[part["unit"]] in part["hexes"] for part in parts)


def test_objectives_are_those_of_the_scenario() -> None:
    kinds = {
        scenario: {part["kind"] for part in overlays(hexside.new(scenario))["objectives"]}
        for scenario in SCENARIOS
    }
    assert "breakthrough" in kinds[SCENARIOS[0]]
    assert "crossing" in kinds[SCENARIOS[1]]


def test_the_front_parts_the_two_sides() -> None:
    game = hexside.new(SCENARIOS[0], seed=7)
    (line,) = overlays(game)["front"]
    assert line["sides"] == sorted(line["sides"])
    grid = game.rules.board.grid
    assert all(grid.distance(grid.index(a), grid.index(b)) == 1 for a, b in line["sides"])


@pytest.mark.parametrize("seat", ["", "axis", "soviet"])
def test_overlays_tell_no_secrets(seat: str) -> None:
    game = hexside.new(SCENARIOS[0], seed=3)
    for turn in range(300):
        decision = game.decision
        if decision is None:
            break
        actions = game.legal(decision.seat)
        game.play(actions[turn * 7 % len(actions)], decision.seat)
        if turn % 30 == 0 and not game.over:
            twin = game.rules.imagine(game.state, seat, Dice("other"))
            assert game.rules.overlays(twin) == overlays(game)


# Threat


@pytest.mark.parametrize("scenario", [SCENARIOS[0], FALL_BLAU])
def test_threat_is_what_the_next_movement_reaches(scenario: str) -> None:
    """Every unit threatens its own hex, and strikes enemies next to the hexes that it reaches."""
    game = hexside.new(scenario, seed=7)
    grid = game.rules.board.grid
    units = [unit for unit in game.view("").units if unit.hex]
    for side in ("axis", "soviet"):
        reach = hexes(game, "threat", "reach", side)
        strike = hexes(game, "threat", "strike", side)
        enemies = {unit.hex for unit in units if unit.side != side}
        near = {grid.names[n] for hex in reach for n in grid.adjacent(grid.index(hex))}
        assert strike
        assert strike <= enemies & near
        assert not reach & enemies


def test_threat_agrees_with_the_movement_that_follows() -> None:
    """The hexes shown as in reach of the Axis include all that its units may then enter."""
    game = hexside.new(FALL_BLAU, seed=7)
    reach = hexes(game, "threat", "reach", "axis")
    while game.decision is not None and game.decision.kind != "s42-move-units":
        game.play("done", "axis")
    grid = game.rules.board.grid
    roster = game.rules.roster  # type: ignore[attr-defined]
    ends = {
        words[-1]
        for words in (action.text().split(" ") for action in game.legal("axis"))
        if words[0] in ("move", "tactical", "extend")
        and words[-1] in grid
        and roster[words[1]].is_combat
    }
    assert ends
    assert ends <= reach


def test_on_its_next_turn_the_axis_moves_without_the_limit_of_the_first() -> None:
    """S1.2: Tactical Movement only on turn 1; while the Soviets move, the Axis threatens more."""
    game = hexside.new(FALL_BLAU, seed=7)
    first = hexes(game, "threat", "reach", "axis")
    while game.view("").tracks["side"] == "axis":
        seat = game.waiting[0]
        ends = [a for a in game.legal(seat) if " " not in a.text()]
        game.play((ends or game.legal(seat))[0], seat)
    assert game.state.turn == 1
    assert len(hexes(game, "threat", "reach", "axis")) > len(first) * 1.5


# Stalingrad '42


def part(game: hexside.Game, overlay: str, kind: str, side: str) -> dict[str, Any]:
    (found,) = (p for p in overlays(game)[overlay] if (p["kind"], p["side"]) == (kind, side))
    return dict(found)


def test_bonds_are_those_of_the_rules() -> None:
    game = hexside.new(FALL_BLAU, seed=7)
    for side in ("axis", "soviet"):
        bonds = standing_bonds(game, side)
        assert bonds
        assert set(part(game, "bonds", "hex-bond", side)["hexes"]) == {
            bond[2] for bond in bonds if len(bond) == 3
        }
        lines = {tuple(sorted(pair)) for pair in part(game, "bonds", "hexside-bond", side)["sides"]}
        assert lines == {tuple(sorted(b[2:])) for b in bonds if len(b) == 4 and b[3]}
        links = part(game, "bonds", "hexside-bond", side)["links"]
        assert len(links) == sum(1 for bond in bonds if len(bond) == 4)


def test_supply_of_both_sides_before_the_offensive() -> None:
    game = hexside.new(FALL_BLAU, seed=7)
    combat = {uid for uid, c in game.rules.roster.items() if c.is_combat}  # type: ignore[attr-defined]
    for side in ("axis", "soviet"):
        region = hexes(game, "supply", "supplied", side)
        stands = {u.hex for u in game.view("").units if u.hex and u.side == side and u.id in combat}
        assert stands <= region
        assert hexes(game, "supply", "isolated", side) == set()
        assert hexes(game, "supply", "source", side)


def test_railheads_and_victory_hexes() -> None:
    game = hexside.new(FALL_BLAU, seed=7)
    tracks = game.view("").tracks
    heads = hexes(game, "railways", "railhead", "axis") | hexes(
        game, "railways", "inoperative-railhead", "axis"
    )
    assert heads == set(tracks["railhead_hexes"])
    assert hexes(game, "railways", "connected-rail", "axis")
    areas = game.rules.board.areas
    names = game.rules.board.grid.names
    for points in (1, 2):
        worth = {names[hex] for hex in areas[f"vp-{points}"]}
        assert hexes(game, "objectives", f"victory-{points}", "soviet") == worth
    assert hexes(game, "control", "held", "axis") == set(tracks["control"])


def test_air_units_reach_the_hexes_around_their_bases() -> None:
    """9.3.5: the range is counted from cities, towns and landmarks on connected railways."""
    game = hexside.new(FALL_BLAU, seed=7)
    grid = game.rules.board.grid
    bases = hexes(game, "air", "air-base", "axis")
    covered = hexes(game, "air", "air-range", "axis")
    assert bases
    assert bases <= covered
    assert bases <= hexes(game, "railways", "connected-rail", "axis")
    far = max(
        min(grid.distance(grid.index(hex), grid.index(base)) for base in bases) for hex in covered
    )
    assert 1 < far <= 20


def test_a_seat_has_overlays_of_its_own() -> None:
    game = hexside.position(
        """
        game = "iskra/campaign"
        phase = "movement"
        seat = "axis"
        [board]
        hexes = "01.01-08.08"
        [units]
        a = { side = "axis", attack = 3, hex = "05.05" }
        h = { side = "axis", type = "hq", hex = "05.05" }
        """
    )
    assert len(game.overlays("axis")["command"]) == 1
    assert game.overlays("soviet")["command"] == game.overlays()["command"] == []
