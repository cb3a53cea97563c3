"""20.6, A-75 The North Caucasus Front waits in Fall Blau and in the campaign only."""

from __future__ import annotations

import pytest

import hexside
from hexside.games.stalingrad42 import GAME as RULES
from hexside.games.stalingrad42.rules import S42Rules
from hexside.games.stalingrad42.sequence.set_up import start_units
from tests.rulebook.stalingrad42.s42_kit import told

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
