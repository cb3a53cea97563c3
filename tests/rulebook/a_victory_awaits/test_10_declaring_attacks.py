"""10.0 to 10.2: who may attack whom, how often, and in which order (V8, V9, V74)."""

from __future__ import annotations

import tomllib
from typing import Any

import pytest

from hexside.api import Game, position
from hexside.engine.toml_text import toml_text
from tests.rulebook.a_victory_awaits.ava_kit import (
    assault,
    codes,
    declare,
    event,
    fight,
    kind,
    legal,
    legal_with,
    odds,
    play,
    stand,
    told,
    where,
)

GAME = "a-victory-awaits"

#: a stands next to d and e, which are not next to each other; c shares the hex of a.
A = "axis infantry 4-4 L1406"
C = "axis infantry 4-4 L1406"
D = "soviet infantry 1-4 L1506"
E = "soviet infantry 1-4 L1405"
#: At 4-1 the die 1 has no effect, the die 4 is RR.
NOTHING = 1


def planned(**more: Any) -> Game:
    """All attacks are declared before the first die."""
    return fight(more.pop("units"), options={"declare-all-attacks": "on"}, **more)


# 10.0


@pytest.mark.rule(GAME, "10.0")
def test_only_adjacent_enemies_are_attacked_and_no_empty_hexes() -> None:
    game = fight({"a": A, "d": D, "far": "soviet infantry 1-4 L1706"})
    assert legal(game) == {"attack L1506", "done"}
    assert codes(game, "attack L1407") == {"no-enemy-there 10.0"}
    assert codes(game, "attack L1706") == {"no-attackers-adjacent 10.0"}
    assert codes(game, "attack L1406") == {"no-enemy-there 10.0"}


@pytest.mark.rule(GAME, "10.0")
def test_the_active_player_attacks_whoever_is_on_the_offensive() -> None:
    game = fight({"a": A, "d": "soviet infantry 5-4 L1506"}, seat="soviet")
    events = assault(game, "L1406", "d")
    assert event(events, "attack-declared")["seat"] == "soviet"


# 10.1


@pytest.mark.rule(GAME, "10.1")
def test_combat_is_voluntary() -> None:
    game = fight({"a": A, "d": D})
    events = play(game, "done")
    assert "combat-result" not in told(events)
    assert kind(game) != "declare-attacks"


@pytest.mark.rule(GAME, "10.1")
def test_each_unit_attacks_one_hex_in_a_segment() -> None:
    game = stand({"a": A, "d": D, "e": E, "c": "axis infantry 4-4 L1505"}, phase="operations")
    play(game, "done")
    game = _with_dice(game, NOTHING)
    assault(game, "L1506", "a")
    play(game, "attack L1405")
    assert legal_with(game, "add") == {"add c"}
    assert codes(game, "add a") == {"already-fought 10.1"}


def _with_dice(game: Game, *dice: int) -> Game:
    return position(f"dice = {list(dice)}\n" + game.position())


@pytest.mark.rule(GAME, "10.1")
def test_stacked_units_may_attack_different_hexes() -> None:
    game = fight({"a": A, "c": C, "d": D, "e": E}, dice=[NOTHING, NOTHING])
    assault(game, "L1506", "a")
    assert event(assault(game, "L1405", "c"), "combat-result")["hex"] == "L1405"


@pytest.mark.rule(GAME, "10.1")
def test_inactive_units_do_not_attack() -> None:
    game = fight({"a": A, "c": C, "d": D, "b": "axis infantry 4-4 L1505"}, activated=["a"])
    play(game, "attack L1506")
    assert legal_with(game, "add") == {"add a"}
    assert codes(game, "add c") == {"unit-not-activated 8.1"}
    assert codes(game, "add d") == {"not-your-unit"}


@pytest.mark.rule(GAME, "10.1")
def test_a_hex_is_attacked_once_in_a_segment() -> None:
    game = fight({"a": A, "c": C, "d": D, "e": E}, dice=[NOTHING])
    assault(game, "L1506", "a")
    assert codes(game, "attack L1506") == {"already-attacked 10.0"}
    assert "attack L1405" in legal(game)


@pytest.mark.rule(GAME, "10.1", "10.3")
def test_a_unit_that_a_text_activates_twice_attacks_once() -> None:
    units = {"a": "axis infantry 3-5 L1505", "b": "soviet infantry 2-4 L1506"}
    game = fight(units, activated=["a", "a"])
    play(game, "attack L1506", "add a")
    assert odds(game)["attack"] == 3


@pytest.mark.rule(GAME, "10.1")
def test_units_of_several_hexes_fight_one_combat_together() -> None:
    units = {"a": A, "c": C, "b": "axis infantry 4-4 L1505", "d": "soviet infantry 3-4 L1506"}
    game = fight(units, dice=[NOTHING])
    declare(game, "L1506", "a", "c", "b")
    assert (odds(game)["attack"], odds(game)["column"]) == (12, "4-1")
    assert told(play(game, "resolve")).count("combat-result") == 1


@pytest.mark.rule(GAME, "10.1")
def test_a_stack_is_attacked_together_with_summed_defence() -> None:
    game = fight({"a": A, "d": D, "e": "soviet armour 9-3-7 L1506"})
    declare(game, "L1506", "a")
    assert (odds(game)["attack"], odds(game)["defense"]) == (4, 4)


# V9: where movement is forbidden


@pytest.mark.rule(GAME, "10.1", "V9")
@pytest.mark.parametrize(
    ("attacker", "lines", "allowed"),
    [
        ("axis infantry 9-4 L1406", {}, False),
        ("axis armour 9-4-8 L1406", {}, False),
        ("axis hq 9-4 L1406", {}, False),
        ("axis infantry 9-4 L1406", {"rail": ["L1406 L1506"]}, False),
        ("axis infantry 9-4 L1406", {"road": ["L1405 L1505 L1506"]}, False),
        ("axis infantry 9-4 L1406", {"road": ["L1406 L1506"]}, True),
        ("axis mountain 9-4 L1406", {}, True),
    ],
)
def test_into_mountains_only_by_road_or_mountain_divisions(
    attacker: str, lines: dict[str, list[str]], allowed: bool
) -> None:
    units = {"a": attacker, "d": D, "x": "axis infantry 4-4 L1505", "e": E}
    game = fight(units, activated=["a", "x"], terrain={"mountain": "L1506"}, lines=lines)
    assert ("attack L1506" in legal(game)) == (allowed or "road" in lines)
    if "attack L1506" in legal(game):
        play(game, "attack L1506")
        assert ("add a" in legal(game)) == allowed


@pytest.mark.rule(GAME, "10.1", "V9")
def test_out_of_mountains_without_a_road() -> None:
    game = fight({"a": A, "d": D}, terrain={"mountain": "L1406"})
    assert "attack L1506" in legal(game)


@pytest.mark.rule(GAME, "10.1", "V9")
def test_soviets_do_not_attack_across_the_start_line() -> None:
    line = {"axis-start": "L1001-L1412"}
    units = {"a": "axis infantry 1-4 L1406", "d": "soviet infantry 9-4 L1506"}
    units |= {"x": "axis infantry 1-4 L1606"}
    game = fight(units, seat="soviet", areas=line)
    assert legal(game) == {"attack L1606", "done"}
    assert codes(game, "attack L1406") == {"start-line 2.1"}
    assert "attack L1506" in legal(fight({"a": A, "d": D}, areas=line))


@pytest.mark.rule(GAME, "10.1", "V9")
def test_the_refusal_names_what_closes_the_hexside() -> None:
    mountain = {"mountain": "L1506"}
    game = fight({"a": A, "d": D, "e": "soviet infantry 1-4 L1405"}, terrain=mountain)
    assert codes(game, "attack L1506") == {"mountain-closed 9.2"}
    # A mountain division opens the attack for itself alone.
    units = {"a": A, "d": D, "m": "axis mountain 9-4 L1505"}
    game = fight(units, terrain=mountain)
    play(game, "attack L1506")
    assert codes(game, "add a") == {"mountain-closed 9.2"}
    # Far from the enemy it is the distance that counts.
    far = fight({**units, "f": "axis infantry 9-4 L1206"}, terrain=mountain)
    play(far, "attack L1506")
    assert codes(far, "add f") == {"not-next-to-target 10.0"}


@pytest.mark.rule(GAME, "10.1", "V9")
@pytest.mark.parametrize("river", ["minor-river", "major-river"])
def test_rivers_do_not_block_attacks(river: str) -> None:
    game = fight({"a": A, "d": D}, hexsides={river: "L1406/L1506"})
    assert "attack L1506" in legal(game)


# 10.2, V8


@pytest.mark.rule(GAME, "10.2", "V8")
def test_attacks_are_declared_and_fought_one_by_one() -> None:
    game = fight({"a": A, "c": C, "d": D, "e": E}, dice=[NOTHING])
    events = assault(game, "L1506", "a")
    assert {"attack-declared", "combat-result"} <= set(told(events))
    assert legal(game) == {"attack L1405", "done"}


@pytest.mark.rule(GAME, "10.2", "V8")
def test_with_the_option_all_are_declared_first_and_fought_in_the_attackers_order() -> None:
    game = planned(units={"a": A, "c": C, "d": D, "e": E}, dice=[NOTHING, NOTHING])
    events = assault(game, "L1506", "a")
    assert "attack-planned" in told(events)
    assert "combat-result" not in told(events)
    assert codes(game, "attack L1506") == {"already-attacked 10.0"}
    play(game, "attack L1405", "add c", "resolve")
    assert kind(game) == "carry-out-attacks"
    assert legal(game) == {"attack L1405", "attack L1506"}
    assert codes(game, "done") == {"attacks-waiting 10.2"}
    assert codes(game, "attack L1407") == {"attack-not-declared 10.2"}
    events = play(game, "attack L1405")
    # The last one needs no choice.
    results = [dict(one.arguments)["hex"] for one in events if one.code == "combat-result"]
    assert results == ["L1405", "L1506"]


@pytest.mark.rule(GAME, "10.2", "V8")
def test_with_the_option_the_declaring_may_be_ended_early() -> None:
    game = planned(units={"a": A, "c": C, "d": D, "e": E}, dice=[NOTHING])
    assault(game, "L1506", "a")
    assert event(play(game, "done"), "combat-result")["hex"] == "L1506"


@pytest.mark.rule(GAME, "10.2", "10.3(1)", "V8")
def test_who_retreats_into_a_declared_hex_shares_its_fate() -> None:
    """RR drives d two hexes to L1707, where f is attacked next: f alone defends."""
    units = {
        "a": "axis infantry 5-4 L1406",
        "b": "axis infantry 4-4 L1807",
        "d": D,
        "f": "soviet infantry 1-4 L1707",
    }
    board = {"hexes": "L1406 L1506 L1607 L1707 L1708 L1709 L1807"}
    areas = {"soviet-source": "L1707", "axis-source": "L1406"}
    game = planned(units=units, dice=[3, 2], areas=areas, **board)
    assault(game, "L1506", "a")
    play(game, "attack L1707", "add b", "resolve", "attack L1506")
    assert where(game, "d") == "L1707"
    events = play(game, "done")
    declared = event(events, "attack-declared")
    assert (declared["attack"], declared["defense"], declared["column"]) == (4, 1, "4-1")
    assert event(events, "combat-result")["result"] == "R"
    assert game.waiting == ("soviet",)
    assert legal_with(game, "retreat", "d")


# V74


@pytest.mark.rule(GAME, "10.3(4)", "V74")
def test_an_attack_below_one_to_one_is_refused_and_nothing_is_spent() -> None:
    units = {"a": A, "c": C, "d": "soviet infantry 5-4 L1506", "e": E}
    game = fight(units, dice=[NOTHING])
    declare(game, "L1506", "a")
    assert codes(game, "resolve") == {"odds-below-one 10.3"}
    play(game, "cancel")
    assert legal(game) == {"attack L1405", "attack L1506", "done"}
    # One of the two alone is too weak.
    assault(game, "L1405", "a")
    assert kind(game) != "declare-attacks"


@pytest.mark.rule(GAME, "10.3(4)", "V74")
def test_a_declared_attack_that_has_fallen_below_one_to_one_is_lost() -> None:
    game = planned(units={"a": A, "c": C, "d": D, "e": E}, dice=[NOTHING, NOTHING])
    assault(game, "L1506", "a")
    play(game, "attack L1405", "add c", "resolve")
    document = tomllib.loads(game.position())
    document["units"]["d"]["defense"] = 9
    events = list(position(toml_text(document)).opening_events())
    assert event(events, "attack-lost")["hex"] == "L1506"
    assert event(events, "combat-result")["hex"] == "L1405"
