"""2.2: units, headquarters, chits and markers (V80)."""

from __future__ import annotations

from collections import Counter as Count
from typing import Any

import pytest

import hexside
from hexside.api import Game
from tests.rulebook.a_victory_awaits.ava_kit import (
    argument,
    assault,
    cost,
    declare,
    event,
    fight,
    legal_with,
    odds,
    play,
    stand,
    steps,
    told,
    where,
)

GAME = "a-victory-awaits"

MECHANISED = ("armour", "motorised-infantry")
SCENARIOS = {"leningrad": "L", "smolensk": "S", "kiev": "K"}


@pytest.fixture(scope="module")
def campaign() -> Game:
    return hexside.new(f"{GAME}/campaign", seed=1)


def roster(game: Game) -> dict[str, Any]:
    return dict(game.rules.roster)  # type: ignore[attr-defined]


def chits(game: Game) -> dict[str, Any]:
    return dict(game.rules.chits)  # type: ignore[attr-defined]


# Strengths and steps


@pytest.mark.rule(GAME, "2.2")
def test_mechanised_units_have_two_strengths_and_all_others_one(campaign: Game) -> None:
    for counter in roster(campaign).values():
        if counter.kind == "fortress":
            continue
        assert counter.mechanised == (counter.type in MECHANISED), counter.id
        if not counter.mechanised:
            assert counter.attack == counter.defense, counter.id
            assert counter.reduced_attack == counter.reduced_defense, counter.id
    assert any(c.attack != c.defense for c in roster(campaign).values() if c.mechanised)


@pytest.mark.rule(GAME, "2.2", "10.3")
def test_the_first_strength_attacks_and_the_second_defends() -> None:
    units = {"a": "axis armour 8-5-9 L1505", "d": "soviet armour 6-4-7 L1506"}
    game = fight(units)
    declare(game, "L1506", "a")
    assert (odds(game)["attack"], odds(game)["defense"]) == (8, 4)


@pytest.mark.rule(GAME, "2.2", "10.3")
def test_the_strengths_of_the_side_that_shows_count() -> None:
    units = {"a": "axis armour 8-5-9 L1505 reduced", "d": "soviet armour 2-2-7 L1506 reduced"}
    game = fight(units)
    declare(game, "L1506", "a")
    assert (odds(game)["attack"], odds(game)["defense"]) == (4, 1)


@pytest.mark.rule(GAME, "2.2", "9.2")
def test_the_movement_of_the_side_that_shows_counts() -> None:
    full = {"side": "axis", "type": "infantry", "attack": 3, "move": 3, "reduced_move": 1}
    game = stand({"a": {**full, "hex": "L1505", "left": 1}, "b": {**full, "hex": "L1901"}})
    assert len(legal_with(game, "move", "a")) == 6
    assert "L1904" in {text.split()[-1] for text in legal_with(game, "move", "b")}


@pytest.mark.rule(GAME, "2.2", "10.5")
def test_a_loss_turns_a_full_unit_over_and_eliminates_a_reduced_one() -> None:
    units = {"a": "axis infantry 3-5 L1505", "d": "soviet infantry 3-4 L1506"}
    game = fight({**units, "c": "axis infantry 3-5 L1001"}, dice=[2])
    assert event(assault(game, "L1506", "a"), "combat-result")["result"] == "A1"
    assert (where(game, "a"), steps(game, "a")) == ("L1505", 1)
    units["a"] = "axis infantry 6-5 L1505 reduced"
    weak = fight({**units, "c": "axis infantry 3-5 L1001"}, dice=[2])
    assault(weak, "L1506", "a")
    assert where(weak, "a") == "eliminated"


@pytest.mark.rule(GAME, "2.2", "10.5")
def test_a_loss_eliminates_a_unit_without_a_reduced_side() -> None:
    units = {"a": "axis infantry 3-5 L1505 one-step", "d": "soviet infantry 3-4 L1506"}
    game = fight({**units, "c": "axis infantry 3-5 L1001"}, dice=[2])
    assert "unit-eliminated" in told(assault(game, "L1506", "a"))
    assert where(game, "a") == "eliminated"


@pytest.mark.rule(GAME, "2.2", "4.0(5)")
@pytest.mark.parametrize("scenario", ["leningrad", "smolensk", "kiev", "campaign"])
def test_all_units_begin_at_full_strength(scenario: str) -> None:
    game = hexside.new(f"{GAME}/{scenario}", seed=1)
    counters = roster(game)
    for uid, one in game.state.units.items():
        if counters[uid].kind != "fortress":
            assert one.steps == counters[uid].steps, uid


@pytest.mark.rule(GAME, "2.2")
def test_the_units_that_the_examples_name(campaign: Game) -> None:
    """36M attacks with 5; 21 and 217 have 3, the headquarters of 4PzG 2, the 179th Rifles 2."""
    counters = roster(campaign)
    assert (counters["ger-36-mot"].attack, counters["ger-36-mot"].move) == (5, 8)
    assert counters["ger-21-id"].attack == counters["ger-217-id"].attack == 3
    assert counters["ger-217-id"].move >= 5
    assert counters["ger-4pzg"].attack == 2
    assert counters["sov-179-rd"].defense == 2


@pytest.mark.rule(GAME, "2.2")
def test_nationality_is_that_of_the_side(campaign: Game) -> None:
    for counter in roster(campaign).values():
        own = ("german", "romanian") if counter.side == "axis" else ("soviet",)
        assert counter.nationality in own, counter.id


# Map letters


@pytest.mark.rule(GAME, "2.2", "18.0")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_scenario_uses_the_counters_and_chits_of_its_map(scenario: str) -> None:
    game = hexside.new(f"{GAME}/{scenario}", seed=1)
    letter = SCENARIOS[scenario]
    assert {counter.map for counter in roster(game).values()} == {letter}
    assert {chit.map for chit in chits(game).values()} == {letter, ""}


@pytest.mark.rule(GAME, "2.2", "14.3")
def test_fortress_markers_have_map_letters_and_are_soviet(campaign: Game) -> None:
    forts = [c for c in roster(campaign).values() if c.kind == "fortress"]
    assert Count(c.map for c in forts) == {"L": 3, "S": 1, "K": 3}
    assert {c.side for c in forts} == {"soviet"}


# Headquarters


@pytest.mark.rule(GAME, "2.2", "8.2")
def test_all_headquarters_have_a_range_of_four(campaign: Game) -> None:
    hqs = [c for c in roster(campaign).values() if c.kind == "hq"]
    assert {hq.command_range for hq in hqs} == {4}
    assert all(hq.attack and hq.move for hq in hqs)


@pytest.mark.rule(GAME, "2.2", "13.0", "9.2")
def test_a_headquarters_moves_as_infantry() -> None:
    wood = {"light-forest": "L1506", "dense-forest": "L1504"}
    game = stand({"h": "axis hq 2-8 L1505", "m": "axis armour 8-5-9 L1505"}, terrain=wood)
    assert (cost(game, "move h L1506"), cost(game, "move m L1506")) == (1, 2)
    assert (cost(game, "move h L1504"), cost(game, "move m L1504")) == (2, 3)


@pytest.mark.rule(GAME, "2.2", "13.0", "10.7")
def test_a_headquarters_fights_and_pursues_as_infantry() -> None:
    units = {
        "h": "axis hq 8-8 L1505",
        "m": "axis armour 8-5-9 L1505",
        "d": "soviet infantry 2-4 L1506 one-step",
        "e": "soviet infantry 1-4 L2001",
    }
    game = fight(units, dice=[3])
    declare(game, "L1506", "h", "m")
    assert odds(game)["attack"] == 16
    play(game, "resolve")
    assert legal_with(game, "pursue", "h") == {"pursue h L1506"}
    assert len(legal_with(game, "pursue", "m")) > 1


@pytest.mark.rule(GAME, "2.2", "13.0", "V80")
def test_a_headquarters_of_two_steps_is_turned_over(campaign: Game) -> None:
    """4PzG has two steps and 18A one, as their counters say."""
    assert roster(campaign)["ger-4pzg"].steps == 2
    assert roster(campaign)["ger-18a"].steps == 1
    units = {"ger-4pzg": "L1505", "ger-36-mot": "L1001", "d": "soviet infantry 2-4 L1506"}
    game = fight(units, dice=[2])
    assault(game, "L1506", "ger-4pzg")
    assert (where(game, "ger-4pzg"), steps(game, "ger-4pzg")) == ("L1505", 1)
    units = {"ger-18a": "L1505", "ger-36-mot": "L1001", "d": "soviet infantry 1-4 L1506"}
    game = fight(units, dice=[2])
    assault(game, "L1506", "ger-18a")
    assert where(game, "ger-18a") == "eliminated"


@pytest.mark.rule(GAME, "2.2", "V5")
def test_each_panzer_group_has_two_chits_and_each_army_one(campaign: Game) -> None:
    """For 4PzG the second one is Manstein, for 2PzG it is Guderian."""
    count: Count[str] = Count()
    for chit in chits(campaign).values():
        if chit.kind in ("hq", "interrupt"):
            count[chit.activates[0]] += chit.count
    groups = {"ger-1pzg", "ger-2pzg", "ger-3pzg", "ger-4pzg"}
    assert {hq for hq, number in count.items() if number == 2} == groups
    assert {number for hq, number in count.items() if hq not in groups} == {1}
    assert chits(campaign)["axis-manstein"].activates == ("ger-4pzg",)
    assert chits(campaign)["axis-guderian"].activates == ("ger-2pzg",)


@pytest.mark.rule(GAME, "2.2", "8.1", "V5")
def test_a_panzer_group_is_activated_twice_in_a_turn() -> None:
    """Both chits of 3PzG are drawn, and its units act both times."""
    units = {"ger-3pzg": "S1001", "a": "axis armour 8-5-9 S1003", "d": "soviet infantry 2-4 S3001"}
    game = stand(
        units,
        scenario="smolensk",
        hexes="S1001-S3012",
        areas={"axis-source": "S1006", "soviet-source": "S3006"},
        phase="command",
        seat=None,
        chits={"cup": ["axis-3pzg", "axis-3pzg"]},
    )
    for _ in range(2):
        assert set(argument(game, "units")) == {"ger-3pzg", "a"}
        play(game, "move a S1004" if where(game, "a") == "S1003" else "move a S1005", "done")
    assert where(game, "a") == "S1005"


# Chits


@pytest.mark.rule(GAME, "2.2")
def test_each_headquarters_chit_names_a_headquarters_of_its_side(campaign: Game) -> None:
    counters = roster(campaign)
    for chit in chits(campaign).values():
        for hq in chit.activates:
            assert counters[hq].kind == "hq"
            assert counters[hq].side == chit.side
            assert counters[hq].map == chit.map


@pytest.mark.rule(GAME, "2.2", "19.1")
def test_one_supply_chit_and_one_reinforcement_chit_a_side(campaign: Game) -> None:
    kinds = Count((chit.kind, chit.side) for chit in chits(campaign).values())
    assert kinds["supply", "both"] == 1
    assert kinds["reinforcement", "axis"] == kinds["reinforcement", "soviet"] == 1


@pytest.mark.rule(GAME, "2.2", "V25")
def test_master_chits_belong_to_the_team_variant_only(campaign: Game) -> None:
    assert "master" not in {chit.kind for chit in chits(campaign).values()}
    teams = hexside.new(f"{GAME}/teams-4", seed=1)
    masters = [chit for chit in chits(teams).values() if chit.kind == "master"]
    assert {chit.side for chit in masters} == {"axis", "soviet"}


@pytest.mark.rule(GAME, "2.2", "17.2")
def test_reserve_and_okh_chits_are_optional(campaign: Game) -> None:
    kinds = {"reserve", "okh"}
    assert not kinds & {chit.kind for chit in chits(campaign).values()}
    game = hexside.new(f"{GAME}/campaign", seed=1, options={"reserve-chits": "on"})
    assert kinds <= {chit.kind for chit in chits(game).values()}
