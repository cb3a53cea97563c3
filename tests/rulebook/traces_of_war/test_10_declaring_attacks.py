"""10.0, 10.1: who may attack what, how often, and in which order."""

from __future__ import annotations

import pytest

from hexside.api import Game
from tests.rulebook.traces_of_war.tow_battles import SOURCES, SPARE, assault, declared, fight
from tests.rulebook.traces_of_war.tow_kit import (
    codes,
    kind,
    legal,
    legal_with,
    play,
    stand,
    steps,
    where,
)

GAME = "traces-of-war"


def between_two(dice: list[int], **more: str) -> Game:
    """Soviet b and c in 1732 between Axis hexes 1731 and 1733, with a headquarters in range."""
    game = stand(
        {
            "left": "axis infantry 3-4 1731",
            "right": "axis infantry 3-4 1733",
            "b": "soviet infantry 9-4 1732",
            "c": "soviet infantry 9-4 1732",
            "d": "soviet infantry 9-4 1833",
            "hq": "soviet hq 2-4 1835",
            **more,
        },
        phase="activation",
        headquarters="hq",
        dice=dice,
        areas=SOURCES,
    )
    play(game, "mode combat-move")
    return game


@pytest.mark.rule(GAME, "10.0")
def test_only_adjacent_enemies_may_be_attacked() -> None:
    game = fight(
        {
            "near": "axis infantry 3-4 1731",
            "far": "axis infantry 3-4 1729",
            "b": "soviet infantry 6-4 1732",
        }
    )
    assert legal_with(game, "attack") == {"attack 1731"}
    assert codes(game, "attack 1729") == {"no-attackers-adjacent 10.0"}
    assert codes(game, "attack 1733") == {"no-enemy-there 10.0"}


@pytest.mark.rule(GAME, "10.0")
def test_attacking_is_voluntary() -> None:
    game = fight({"a": "axis infantry 3-4 1731", "b": "soviet infantry 9-4 1732"})
    play(game, "done")
    assert kind(game) != "declare-attacks"
    assert (steps(game, "a"), where(game, "a")) == (2, "1731")


@pytest.mark.rule(GAME, "10.0")
def test_a_unit_fights_once_in_an_activation() -> None:
    game = between_two([1])  # 3-1, die 1: no effect
    assault(game, "1731", "b")
    play(game, "attack 1733")
    assert legal_with(game, "add") == {"add c", "add d"}
    assert codes(game, "add b") == {"already-fought 10.0"}


@pytest.mark.rule(GAME, "10.0")
def test_a_hex_is_attacked_once_in_an_activation() -> None:
    game = between_two([1])
    assault(game, "1731", "b")
    assert legal_with(game, "attack") == {"attack 1733"}
    assert codes(game, "attack 1731") == {"already-attacked 10.0"}


@pytest.mark.rule(GAME, "10.0")
def test_two_stacked_units_may_attack_different_hexes() -> None:
    game = between_two([1, 1])
    assert declared(game, "1731", "b")["attack"] == 9
    assert declared(game, "1733", "c")["attack"] == 9


@pytest.mark.rule(GAME, "10.0")
def test_units_of_several_hexes_combine_in_one_attack() -> None:
    game = between_two([1])
    assert declared(game, "1733", "b", "d") == {
        "seat": "soviet",
        "hex": "1733",
        "units": ("b", "d"),
        "attack": 18,
        "defense": 3,
        "column": "6:1",
    }


@pytest.mark.rule(GAME, "10.0")
def test_all_units_of_the_attacked_hex_defend_together() -> None:
    game = fight(
        {
            "a1": "axis infantry 3-4 1731",
            "a2": "axis armour 9-2-7 1731",
            "hq": "axis hq 1-5 1731",
            "b": "soviet infantry 12-4 1732",
        },
        dice=[1],
    )
    found = declared(game, "1731", "b")
    assert (found["defense"], found["column"]) == (3 + 2 + 1, "2:1")


@pytest.mark.rule(GAME, "10.0")
def test_no_attack_across_a_blocked_hexside() -> None:
    game = fight(
        {
            "a": "axis infantry 3-4 1731",
            "b": "soviet infantry 9-4 1732",
            "c": "soviet infantry 9-4 1832",
            **SPARE,
        },
        hexsides={"blocked": "1731/1732"},
    )
    play(game, "attack 1731")
    assert legal_with(game, "add") == {"add c"}
    assert codes(game, "add b") == {"not-next-to-target 10.0"}


@pytest.mark.rule(GAME, "10.0")
def test_a_blocked_hexside_alone_leaves_no_attack() -> None:
    game = fight(
        {"a": "axis infantry 3-4 1731", "b": "soviet infantry 9-4 1732", **SPARE},
        hexsides={"blocked": "1731/1732"},
    )
    assert legal_with(game, "attack") == {"attack 1534"}
    assert codes(game, "attack 1731") == {"no-attackers-adjacent 10.0"}


@pytest.mark.rule(GAME, "10.0")
def test_units_that_are_not_activated_do_not_attack() -> None:
    game = fight(
        {
            "a": "axis infantry 3-4 1731",
            "b": "soviet infantry 9-4 1732",
            "idle": "soviet infantry 9-4 1832",
        },
        activated=["b"],
    )
    play(game, "attack 1731")
    assert legal_with(game, "add") == {"add b"}
    assert codes(game, "add idle") == {"unit-not-activated 4.3.1"}


@pytest.mark.rule(GAME, "10.0", "2.3")
def test_a_headquarters_fights_like_a_unit() -> None:
    game = fight(
        {"a": "axis infantry 2-4 1731", "hq": "soviet hq 2-4 1732", "b": "soviet infantry 2-4 1732"}
    )
    assert declared(game, "1731", "b", "hq")["attack"] == 4


@pytest.mark.rule(GAME, "10.1", "R33")
def test_combats_are_declared_and_resolved_one_after_another() -> None:
    game = between_two([1])
    play(game, "attack 1731", "add b")
    assert codes(game, "attack 1733") == {"not-now 10.1"}
    play(game, "resolve")
    assert "attack 1733" in legal(game)


@pytest.mark.rule(GAME, "10.1", "R33")
def test_a_later_attack_may_use_what_an_earlier_one_brought() -> None:
    # The first combat throws a next to c, which could not have attacked it before.
    game = fight(
        {
            "a": "axis infantry 3-4 1731",
            "b": "soviet infantry 15-4 1732",
            "c": "soviet infantry 9-4 1830",
        },
        hexes="1729-1732 1830",
        areas={"axis-source": "1729"},
        dice=[1],
    )
    assert codes(game, "attack 1730") == {"no-enemy-there 10.0"}
    assault(game, "1731", "b")  # 5-1, die 1: R
    play(game, "done")
    assert legal_with(game, "attack") == {"attack 1730"}


@pytest.mark.rule(GAME, "10.1")
def test_the_order_of_combats_is_the_attackers_choice() -> None:
    for first, second in (("1731", "1733"), ("1733", "1731")):
        game = between_two([1, 1])
        assault(game, first, "b")
        assault(game, second, "c")
        assert codes(game, f"attack {second}") != set()


@pytest.mark.rule(GAME, "10.1")
def test_attackers_are_named_before_the_die_is_rolled() -> None:
    game = between_two([1])
    play(game, "attack 1731")
    assert codes(game, "resolve") == {"no-attackers-named 10.1"}
    play(game, "add b")
    assert codes(game, "add b") == {"already-attacking 10.1"}
    assert codes(game, "drop c") == {"not-attacking 10.1"}
    play(game, "drop b", "add c", "cancel")
    assert legal_with(game, "attack") == {"attack 1731", "attack 1733"}


@pytest.mark.rule(GAME, "10.0")
def test_only_the_active_player_attacks() -> None:
    game = fight({"a": "axis infantry 9-4 1731", "b": "soviet infantry 9-4 1732"})
    assert codes(game, "attack 1732", seat="axis") == {"not-your-decision"}
    game = fight({"a": "axis infantry 9-4 1731", "b": "soviet infantry 9-4 1732"}, seat="axis")
    assert legal_with(game, "attack") == {"attack 1732"}
