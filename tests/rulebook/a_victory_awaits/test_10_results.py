"""10.4, 10.5, 10.8: results, step losses and where lost units go (A17, A18, V42, V44, V53)."""

from __future__ import annotations

from typing import Any

import pytest

from hexside.api import Game, new
from hexside.engine import Event
from hexside.games.a_victory_awaits.rules import AwaitsRules
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
    steps,
    told,
    where,
)

GAME = "a-victory-awaits"

#: Attackers of 1-1, at which the dice 1, 2 to 3 and 4 give A2, A1 and nothing.
TABLE = """
    A2 A1 A1 -- -- R R RR RR 1RR 1RR
    A1 A1 -- -- R R RR RR 1RR 1RR 2RR
    A1 -- -- R R RR RR 1RR 1RR 2RR 2RR
    -- -- R R RR RR 1RR 1RR 2RR 2RR 3RR
    -- R R RR RR 1RR 1RR 2RR 2RR 3RR 3RR
    R R RR RR 1RR 1RR 2RR 2RR 3RR 3RR 4RR
"""
#: Everything around the attacked hex but the attacker is closed.
TRAP = {"hexes": "L1406 L1506", "areas": {"axis-source": "L1406", "soviet-source": "L1506"}}


def one_to_one(die: int, **more: str) -> Game:
    units = {"a": "axis infantry 2-4 L1406", "b": "axis infantry 2-4 L1505"}
    return fight({**units, "d": "soviet infantry 4-4 L1506", **more}, dice=[die])


def beaten(die: int, attack: int, **units: str) -> tuple[Game, list[Event]]:
    """The defenders of L1506 are attacked from L1406; their only way leads to the east."""
    board = {"hexes": "L1406 L1506 L1607 L1707 L1708 L1808"}
    areas = {"axis-source": "L1406", "soviet-source": "L1808"}
    everyone = {"a": f"axis infantry {attack}-4 L1406", **units}
    game = fight(everyone, dice=[die], areas=areas, **board)
    return game, assault(game, "L1506", "a")


# 10.4


@pytest.mark.rule(GAME, "10.4")
def test_the_combat_results_table() -> None:
    rules = new(f"{GAME}/leningrad", seed=1).rules
    assert isinstance(rules, AwaitsRules)
    table = rules.combat
    assert [" ".join(row) for row in table.results] == [
        " ".join(row.split()) for row in TABLE.strip().splitlines()
    ]


@pytest.mark.rule(GAME, "10.4")
def test_the_attacker_rolls_one_die() -> None:
    game = one_to_one(4)
    found = event(assault(game, "L1506", "a", "b"), "combat-result")
    assert (found["column"], found["die"], found["result"]) == ("1-1", 4, "--")


@pytest.mark.rule(GAME, "10.4", "V42", "A17")
def test_a1_takes_one_step_of_the_attackers_choice() -> None:
    game = one_to_one(3)
    assault(game, "L1506", "a", "b")
    assert (game.waiting, kind(game)) == (("axis",), "take-losses")
    assert legal(game) == {"lose a", "lose b"}
    play(game, "lose b")
    assert [steps(game, name) for name in "abd"] == [2, 1, 2]


@pytest.mark.rule(GAME, "10.4", "V42", "10.5")
def test_a2_takes_two_steps_of_one_unit_or_of_two() -> None:
    game = one_to_one(1)
    assault(game, "L1506", "a", "b")
    play(game, "lose a", "lose a")
    assert (where(game, "a"), steps(game, "b")) == ("eliminated", 2)
    game = one_to_one(1)
    assault(game, "L1506", "a", "b")
    play(game, "lose a", "lose b")
    assert (steps(game, "a"), steps(game, "b")) == (1, 1)


@pytest.mark.rule(GAME, "10.5")
def test_units_that_did_not_attack_lose_nothing() -> None:
    game = one_to_one(3, c="axis infantry 2-4 L1406")
    assault(game, "L1506", "a", "b")
    assert codes(game, "lose c") == {"not-in-this-combat 10.5"}
    assert codes(game, "lose d") == {"not-in-this-combat 10.5"}


@pytest.mark.rule(GAME, "10.4")
def test_no_effect() -> None:
    game = one_to_one(5)
    events = assault(game, "L1506", "a", "b")
    assert event(events, "combat-result")["result"] == "--"
    assert [steps(game, name) for name in "abd"] == [2, 2, 2]
    assert where(game, "d") == "L1506"


@pytest.mark.rule(GAME, "10.4", "A17")
@pytest.mark.parametrize(("die", "result", "end"), [(1, "R", "L1607"), (3, "RR", "L1707")])
def test_all_defenders_retreat_one_hex_or_two(die: int, result: str, end: str) -> None:
    defenders = {"d": "soviet infantry 2-4 L1506", "e": "soviet hq 2-4 L1506"}
    game, events = beaten(die, 20, **defenders)
    assert event(events, "combat-result")["result"] == result
    play(game, sorted(legal_with(game, "retreat", "d"))[0])
    assert (where(game, "d"), where(game, "e")) == (end, end)
    assert (steps(game, "d"), steps(game, "e")) == (2, 1)


@pytest.mark.rule(GAME, "10.4", "A17")
def test_2rr_takes_two_steps_and_the_rest_retreats_two_hexes() -> None:
    defenders = {"d": "soviet infantry 1-4 L1506", "e": "soviet infantry 1-4 L1506"}
    game, events = beaten(4, 16, **defenders)
    assert event(events, "combat-result")["result"] == "2RR"
    assert (game.waiting, kind(game)) == (("soviet",), "take-losses")
    play(game, "lose d", "lose d")
    assert (where(game, "d"), where(game, "e"), steps(game, "e")) == ("available", "L1707", 2)


# 10.5


@pytest.mark.rule(GAME, "10.5", "A18")
def test_two_losses_flip_both_units_or_eliminate_one() -> None:
    defenders = {"d": "soviet infantry 1-4 L1506", "e": "soviet infantry 1-4 L1506"}
    game, _ = beaten(4, 16, **defenders)
    assert legal(game) == {"lose d", "lose e"}
    play(game, "lose d", "lose e")
    assert (steps(game, "d"), steps(game, "e")) == (1, 1)
    assert {where(game, "d"), where(game, "e")} == {"L1506"}
    assert kind(game) == "retreat-units"
    game, _ = beaten(4, 16, **defenders)
    play(game, "lose e", "lose e")
    assert (where(game, "e"), steps(game, "d")) == ("available", 2)


@pytest.mark.rule(GAME, "10.5", "2.2")
@pytest.mark.parametrize("word", ["reduced", "one-step"])
def test_a_unit_without_a_reduced_side_left_is_eliminated(word: str) -> None:
    unit = {"side": "axis", "attack": 4, "reduced_attack": 4, "hex": "L1406"}
    unit |= {"left": 1} if word == "reduced" else {"steps": 1}
    game = fight({"a": unit, "d": "soviet infantry 4-4 L1506"}, dice=[3])
    events = assault(game, "L1506", "a")
    assert event(events, "combat-result")["result"] == "A1"
    assert where(game, "a") == "eliminated"


@pytest.mark.rule(GAME, "10.5")
def test_losses_beyond_the_last_step_are_void() -> None:
    game, events = beaten(6, 20, d="soviet infantry 2-4 L1506")
    assert event(events, "combat-result")["result"] == "4RR"
    assert where(game, "d") == "available"
    assert kind(game) == "pursue"


@pytest.mark.rule(GAME, "10.5")
def test_the_owner_decides_about_his_losses() -> None:
    defenders = {"d": "soviet infantry 1-4 L1506", "e": "soviet infantry 1-4 L1506"}
    game, _ = beaten(4, 16, **defenders)
    assert codes(game, "lose d", seat="axis") == {"not-your-decision"}


# 10.8, 12.3


@pytest.mark.rule(GAME, "10.8", "12.3", "V44", "V53")
@pytest.mark.parametrize(
    ("unit", "box"),
    [
        ("soviet infantry 2-4", "available"),
        ("soviet cavalry 2-4", "available"),
        ("soviet mountain 2-4", "available"),
        ("soviet security 2-4", "available"),
        ("soviet naval-infantry 2-4", "available"),
        ("soviet hq 2-4", "available"),
        ("soviet armour 2-2-6", "eliminated"),
        ("soviet motorised-infantry 2-2-6", "eliminated"),
        ("axis infantry 2-4", "eliminated"),
        ("axis armour 2-2-6", "eliminated"),
        ("axis hq 2-4", "eliminated"),
        ("axis infantry 2-4 romanian", "eliminated"),
        ("axis hq 2-4 romanian", "eliminated"),
    ],
)
@pytest.mark.parametrize("die", [1, 6])
def test_where_units_lost_in_combat_go(unit: str, box: str, die: int) -> None:
    """By the die 6 it loses all its steps, by the die 1 it cannot retreat."""
    side = unit.split(maxsplit=1)[0]
    enemy = "axis" if side == "soviet" else "soviet"
    units = {"a": f"{enemy} infantry 40-4 L1406", "d": f"{unit} L1506"}
    game = fight(units, seat=enemy, dice=[die], **TRAP)
    events = assault(game, "L1506", "a")
    assert where(game, "d") == box
    code = "unit-to-available" if box == "available" else "unit-eliminated"
    assert code in told(events)
    if box == "available":
        # V53: at full strength.
        assert game.state.units["d"].steps == (1 if " hq " in unit else 2)


@pytest.mark.rule(GAME, "10.8", "12.3")
def test_soviet_attackers_come_again_too() -> None:
    units = {"a": "soviet infantry 4-4 L1406 reduced", "d": "axis infantry 2-4 L1506"}
    game = fight(units, seat="soviet", dice=[3])
    declare(game, "L1506", "a")
    assert odds(game)["column"] == "1-1"
    play(game, "resolve")
    assert (where(game, "a"), game.state.units["a"].steps) == ("available", 2)


@pytest.mark.rule(GAME, "10.8", "12.3", "13.0")
@pytest.mark.parametrize("unit", ["infantry 2-4", "hq 2-4", "armour 2-2-6", "cavalry 2-4"])
def test_what_a_supply_check_eliminates_never_returns(unit: str) -> None:
    text = f"soviet {unit} L1506 reduced" if "hq" not in unit else f"soviet {unit} L1506"
    units = {"d": text, "z": "axis infantry 2-4 L2006"}
    game = stand(units, phase="supply-check", seat=None, turn=5)
    assert where(game, "d") == "eliminated"


@pytest.mark.rule(GAME, "12.3", "13.0")
def test_what_came_back_to_the_box_may_be_a_reinforcement() -> None:
    units: dict[str, Any] = {
        "i": "soviet infantry 2-4 available",
        "hq": "soviet hq 1-4 available",
        "t": "soviet armour 3-3-6 eliminated",
        "gone": "soviet infantry 2-4 eliminated",
    }
    rail = {"rail": ["L2006 L1906"]}
    game = stand(units, phase="reinforcements", seat="soviet", turn=5, lines=rail)
    assert legal_with(game, "name") == {"name i", "name hq"}
