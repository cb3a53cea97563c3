"""Overlays: the engine's own answers, with names, and nothing hidden in them."""

from __future__ import annotations

from typing import Any

import pytest

import hexside
from hexside.engine.dice import Dice

SCENARIOS = ("traces-of-war/campaign", "traces-of-war/race-to-the-dnieper")


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
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_everything_has_a_name(person: Any, scenario: str, language: str) -> None:
    game = person.begin(scenario=scenario)
    body = person.client.get(f"/api/games/{game}/overlays", params={"lang": language}).json()
    words = {*body["overlays"], *(p["kind"] for parts in body["overlays"].values() for p in parts)}
    assert set(body["labels"]) == words
    assert list(body["overlays"]) == ["zones", "supply", "command", "objectives", "front"]


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
