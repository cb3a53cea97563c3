"""20.6, A-75 The North Caucasus Front waits in Fall Blau and in the campaign only."""

from __future__ import annotations

import pytest

import hexside
from hexside.games.stalingrad42 import GAME as RULES
from hexside.games.stalingrad42.rules import S42Rules
from hexside.games.stalingrad42.sequence.set_up import start_units
from tests.rulebook.stalingrad42.s42_kit import codes, legal_with, marks, stand, told

GAME = "stalingrad-42"


def frozen(scenario: str) -> tuple[set[str], set[str], S42Rules]:
    """Who stands on the map and waits, and who stands there at all."""
    rules = RULES.rules(scenario, {}, ())
    assert isinstance(rules, S42Rules)
    units = start_units(rules)
    on_map = {uid for uid, unit in units.items() if unit.hex >= 0}
    return {uid for uid in on_map if "frozen" in units[uid].marks}, on_map, rules


@pytest.mark.rule(GAME, "20.6", "A-75", "C203")
@pytest.mark.parametrize(
    ("scenario", "waits"),
    [("fall-blau", True), ("campaign", True), ("caucasus", False), ("uranus", False)],
)
def test_the_front_waits_by_scenario(scenario: str, waits: bool) -> None:
    waiting, on_map, rules = frozen(scenario)
    roster = rules.roster
    front = {u for u in on_map if roster[u].north_caucasus and not roster[u].garrison}
    assert (front <= waiting) if waits else not front & waiting
    if scenario == "campaign":
        # Fifteen units and two Front headquarters.
        assert len(front) == 17
    # Garrisons wait in every scenario (20.4).
    garrisons = {uid for uid in on_map if roster[uid].garrison}
    assert garrisons <= waiting


@pytest.mark.rule(GAME, "20.6", "A-75", "C203")
@pytest.mark.parametrize("scenario", ["caucasus", "uranus"])
def test_nobody_but_garrisons_waits_elsewhere(scenario: str) -> None:
    waiting, _, rules = frozen(scenario)
    assert all(rules.roster[uid].garrison for uid in waiting)


@pytest.mark.rule(GAME, "20.6", "A-75")
@pytest.mark.parametrize("scenario", ["caucasus", "uranus"])
def test_where_the_front_does_not_wait_nobody_is_told_of_its_release(scenario: str) -> None:
    """The Axis stands in Stalingrad when Uranus begins, but the rule is not in force there."""
    game = hexside.new(f"{GAME}/{scenario}", seed="1")
    assert "s42-north-caucasus-released" not in told(game.opening_events())
    assert game.state.data.released == ()


RIFLE = "soviet infantry 3-5-3"


@pytest.mark.rule(GAME, "20.4")
@pytest.mark.parametrize(("hex", "waits"), [("2015", False), ("2016", True)])
def test_a_garrison_of_a_position_is_free_with_the_axis_five_hexes_away(
    hex: str, waits: bool
) -> None:
    units = {"g": f"{RIFLE} 2010 garrison frozen", "a": f"axis infantry 5-7-3 {hex}"}
    game = stand(units, scenario="campaign", turn=5, seat="soviet")
    assert ("frozen" in marks(game, "g")) is waits
    assert ("s42-unit-released" in told(game.opening_events())) is not waits
    assert bool(legal_with(game, "move", "g")) is not waits


@pytest.mark.rule(GAME, "20.6")
@pytest.mark.parametrize(("hex", "waits"), [("5324", False), ("4823", True)])
def test_the_front_of_a_position_is_free_with_the_axis_before_stalingrad(
    hex: str, waits: bool
) -> None:
    units = {"sov-cc-17": "3139 frozen", "a": f"axis infantry 5-7-3 {hex}"}
    game = stand(units, scenario="campaign", turn=9, hexes="", seat="soviet")
    assert (codes(game, "move sov-cc-17 3140") == {"s42-unit-frozen 20.6"}) is waits


@pytest.mark.rule(GAME, "S1.2", "31")
@pytest.mark.parametrize(
    ("scenario", "turn", "hex", "waits"),
    [
        ("fall-blau", 1, "3806", True),
        ("fall-blau", 2, "3806", False),
        ("campaign", 2, "3806", True),
        ("campaign", 14, "5902", True),
        ("campaign", 15, "5902", False),
    ],
)
def test_a_reserve_army_of_a_position_waits_until_its_turn(
    scenario: str, turn: int, hex: str, waits: bool
) -> None:
    units = {"r": f"{RIFLE} {hex} frozen", "a": "axis infantry 5-7-3 1211"}
    game = stand(units, scenario=scenario, turn=turn, hexes="", seat="soviet")
    assert ("frozen" in marks(game, "r")) is waits
