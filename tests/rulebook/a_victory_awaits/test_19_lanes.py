"""19.4, V68 Activations side by side: what one does to another, and what it may not."""

from __future__ import annotations

from typing import Any

import pytest

from hexside.api import Game
from tests.rulebook.a_victory_awaits.ava_kit import (
    codes,
    kind,
    legal,
    legal_with,
    steps,
    told,
    where,
)
from tests.rulebook.a_victory_awaits.ava_players import attend, finish, lanes, parallel

GAME = "a-victory-awaits"
#: Two German armies of two players on both sides of the same Soviet stack.
UNITS = {
    "ger-9a": "L1205",
    "ger-17a": "L1207",
    "a": "axis infantry 18-5 L1405 map:S",
    "b": "axis infantry 18-5 L1406 map:K",
    "d": "soviet infantry 2-4 L1505 map:S",
    "e": "soviet infantry 2-4 L1505 map:S",
    "sov-4a": "L1906",
}
CENTRE, SOUTH = "axis-centre", "axis-south"


def battlefield(units: dict[str, Any] | None = None, **more: Any) -> Game:
    """9A and 17A are both activated and have come to their combat segments."""
    game = parallel(units or UNITS, queue=["axis-9a", "axis-17a"], cup=["soviet-4a"], **more)
    game.play("reveal 2", "soviet")
    for seat in (CENTRE, SOUTH):
        game.play("done", seat)
        assert kind(game, seat) == "declare-attacks"
    return game


def attack(game: Game, seat: str, hex: str, *units: str) -> None:
    """A seat attacks with units and rolls."""
    game.play(f"attack {hex}", seat)
    for uid in units:
        game.play(f"add {uid}", seat)
    game.play("resolve", seat)


@pytest.mark.rule(GAME, "19.4", "V68")
def test_a_hex_that_is_fought_over_is_not_attacked_from_another_activation() -> None:
    game = battlefield(dice=[3])
    attack(game, CENTRE, "L1505", "a")
    # 18 : 4 is 4-1, R: the Soviet player must retreat.
    attend(game, "soviet", "axis-9a")
    assert kind(game, "soviet") == "retreat-units"
    assert codes(game, "attack L1505", SOUTH) == {"hex-fought-over 19.4"}
    assert legal(game, SOUTH) == {"done"}
    # The segment does not end by itself because of that.
    assert kind(game, SOUTH) == "declare-attacks"


@pytest.mark.rule(GAME, "19.4", "V68")
def test_afterwards_the_other_activation_goes_on() -> None:
    game = battlefield(dice=[2, 6])
    attack(game, CENTRE, "L1505", "a")
    attend(game, "soviet", "axis-9a")
    for uid in ("d", "e"):
        game.play(sorted(legal_with(game, "retreat", uid, seat="soviet"))[0], "soviet")
    game.play("done", CENTRE)
    # The hex is empty: there is nothing left to attack, and 17A is over.
    assert where(game, "d") != "L1505"
    assert "axis-17a" not in lanes(game)


@pytest.mark.rule(GAME, "19.4", "10.0")
def test_an_attack_that_is_being_declared_ends_when_its_enemy_is_gone() -> None:
    game = battlefield(dice=[2])
    game.play("attack L1505", SOUTH)
    game.play("add b", SOUTH)
    attack(game, CENTRE, "L1505", "a")
    assert codes(game, "resolve", SOUTH) == {"hex-fought-over 19.4"}
    attend(game, "soviet", "axis-9a")
    game.play(sorted(legal_with(game, "retreat", "d", seat="soviet"))[0], "soviet")
    events = game.play(sorted(legal_with(game, "retreat", "e", seat="soviet"))[0], "soviet")
    assert "attack-lost" in told(events)
    assert codes(game, "resolve", SOUTH)
    # An empty hex is never attacked.
    assert kind(game, SOUTH) != "name-attackers"


@pytest.mark.rule(GAME, "19.4", "10.1")
def test_an_attacker_that_is_gone_is_no_longer_named() -> None:
    units = {
        **UNITS,
        "s": "soviet infantry 12-4 L1504 map:S",
        "f": "soviet infantry 12-4 L1504 map:S",
    }
    game = parallel(units, queue=["axis-9a", "soviet-4a"], dice=[6])
    game.play("reveal 2", "soviet")
    game.play("done", CENTRE)
    game.play("attack L1505", CENTRE)
    game.play("add a", CENTRE)
    attend(game, "soviet", "soviet-4a")
    game.play("done", "soviet")
    assert kind(game, "soviet") == "declare-attacks"
    # 24 : 18 is 1-1, R: the named attacker retreats before its own attack is made.
    attack(game, "soviet", "L1405", "s", "f")
    attend(game, CENTRE, "soviet-4a")
    game.play(sorted(legal_with(game, "retreat", "a", seat=CENTRE))[0], CENTRE)
    assert where(game, "a") != "L1405"
    attend(game, CENTRE, "axis-9a")
    # b is next to the enemy still and may attack instead.
    assert kind(game, CENTRE) == "name-attackers"
    assert "add b" in legal(game, CENTRE)
    assert codes(game, "add a", CENTRE) == {"not-next-to-target 10.0"}
    assert codes(game, "resolve", CENTRE) == {"no-attackers-named 10.1"}


@pytest.mark.rule(GAME, "19.4", "V68", "10.6")
def test_a_unit_that_must_retreat_does_not_walk_away() -> None:
    units = {**UNITS, "sov-4a": "L1705"}
    game = parallel(units, queue=["axis-9a", "soviet-4a"], dice=[3])
    game.play("reveal 2", "soviet")
    game.play("done", CENTRE)
    attack(game, CENTRE, "L1505", "a")
    attend(game, "soviet", "soviet-4a")
    assert kind(game, "soviet") == "move-units"
    assert not legal_with(game, "move", "d", seat="soviet")
    assert codes(game, "move d L1605", "soviet") == {"unit-in-other-combat 19.4"}
    # Other units move on.
    assert legal_with(game, "move", "sov-4a", seat="soviet")
    attend(game, "soviet", "axis-9a")
    game.play(sorted(legal_with(game, "retreat", "d", seat="soviet"))[0], "soviet")
    game.play(sorted(legal_with(game, "retreat", "e", seat="soviet"))[0], "soviet")
    game.play("done", CENTRE)
    attend(game, "soviet", "soviet-4a")
    assert legal_with(game, "move", "d", seat="soviet")


@pytest.mark.rule(GAME, "19.4", "V68")
def test_the_segment_waits_for_units_that_are_bound() -> None:
    # Only d and e, who are being attacked, are activated by 4A and could still move.
    units = {**UNITS, "sov-4a": "L1705"}
    game = parallel(units, queue=["axis-9a", "soviet-4a"], dice=[3])
    game.play("reveal 2", "soviet")
    attend(game, "soviet", "soviet-4a")
    game.play(sorted(legal_with(game, "move", "sov-4a", seat="soviet"))[0], "soviet")
    game.play("done", CENTRE)
    attack(game, CENTRE, "L1505", "a")
    attend(game, "soviet", "soviet-4a")
    assert kind(game, "soviet") == "move-units"


@pytest.mark.rule(GAME, "19.4", "V68", "10.7")
def test_attackers_that_may_pursue_are_not_attacked_meanwhile() -> None:
    units = {
        **UNITS,
        "sov-4a": "L1606",
        "s": "soviet infantry 12-4 L1504 map:S",
        "e": "soviet infantry 2-4 L1505 map:S one-step",
        "d": "soviet infantry 1-4 L1912 map:S",
        "a": "axis armour 18-2-5 L1405 map:S",
    }
    game = parallel(units, queue=["axis-9a", "soviet-4a"], dice=[5])
    game.play("reveal 2", "soviet")
    game.play("done", CENTRE)
    # 18 : 2 is 9-1, 3RR: the only defender dies and the hex is free.
    attack(game, CENTRE, "L1505", "a")
    assert kind(game, CENTRE) == "pursue"
    attend(game, "soviet", "soviet-4a")
    game.play("done", "soviet")
    assert codes(game, "attack L1405", "soviet") == {"hex-fought-over 19.4"}
    game.play("pursue a L1505", CENTRE)
    assert where(game, "a") == "L1505"
    assert codes(game, "attack L1505", "soviet") == set()


@pytest.mark.rule(GAME, "19.4", "V75", "10.7")
def test_a_vacated_hex_that_the_enemy_enters_again_is_not_pursued_into() -> None:
    units = {
        **UNITS,
        "sov-4a": "L1606",
        "s": "soviet infantry 2-6 L1706 map:S",
        "e": "soviet infantry 2-4 L1505 map:S one-step",
        "d": "soviet infantry 1-4 L1912 map:S",
    }
    game = parallel(units, queue=["axis-9a", "soviet-4a"], dice=[5])
    game.play("reveal 2", "soviet")
    game.play("done", CENTRE)
    attack(game, CENTRE, "L1505", "a")
    assert legal_with(game, "pursue", "a", seat=CENTRE)
    attend(game, "soviet", "soviet-4a")
    (way,) = (
        text for text in legal_with(game, "move", "s", seat="soviet") if text.endswith("L1505")
    )
    game.play(way, "soviet")
    assert where(game, "s") == "L1505"
    assert where(game, "a") == "L1405"
    assert kind(game, CENTRE) != "pursue"


@pytest.mark.rule(GAME, "19.4", "10.6", "10.5")
def test_who_comes_into_an_attacked_hex_later_does_not_suffer_the_result() -> None:
    units = {
        **UNITS,
        "sov-4a": "L1606",
        "s": "soviet infantry 2-6 L1706 map:S",
        "d": "soviet infantry 4-4 L1505 map:S",
        "e": "soviet infantry 1-4 L1912 map:S",
    }
    # 18 : 4 is 4-1, die 6 gives 1RR: one step is lost by d alone, then it retreats.
    game = parallel(units, queue=["axis-9a", "soviet-4a"], dice=[3])
    game.play("reveal 2", "soviet")
    game.play("done", CENTRE)
    attack(game, CENTRE, "L1505", "a")
    attend(game, "soviet", "axis-9a")
    assert kind(game, "soviet") == "retreat-units"
    attend(game, "soviet", "soviet-4a")
    (way,) = (
        text for text in legal_with(game, "move", "s", seat="soviet") if text.endswith("L1505")
    )
    game.play(way, "soviet")
    attend(game, "soviet", "axis-9a")
    assert not legal_with(game, "retreat", "s", seat="soviet")
    game.play(sorted(legal_with(game, "retreat", "d", seat="soviet"))[0], "soviet")
    assert where(game, "s") == "L1505"
    assert steps(game, "s") == 2
    # The hex is not vacated, so nobody pursues.
    assert kind(game, CENTRE) != "pursue"


@pytest.mark.rule(GAME, "19.4", "V68", "8.1")
def test_a_unit_of_two_activations_fights_in_one_of_them_at_a_time() -> None:
    units = {**UNITS, "f": "soviet infantry 2-4 L1404 map:S"}
    game = battlefield(units, dice=[3])
    attack(game, CENTRE, "L1505", "a")
    # a is in the range of 17A too, and attacks for 9A at this moment.
    assert codes(game, "attack L1404", SOUTH) == {"unit-in-other-combat 19.4"}
    for uid in ("d", "e"):
        attend(game, "soviet", "axis-9a")
        game.play(sorted(legal_with(game, "retreat", uid, seat="soviet"))[0], "soviet")
    game.play("done", CENTRE)
    assert codes(game, "attack L1404", SOUTH) == set()


@pytest.mark.rule(GAME, "19.4", "10.3")
def test_all_attacks_declared_first_wait_for_the_other_combat() -> None:
    units = {**UNITS, "f": "soviet infantry 2-4 L1404 map:S"}
    options = {"declare-all-attacks": "on"}
    game = battlefield(units, dice=[3, 3], options=options)
    attack(game, SOUTH, "L1505", "b")
    attack(game, CENTRE, "L1505", "a")
    # Centre's attack is made; South has declared the same hex, which cannot be attacked now.
    attend(game, "soviet", "axis-9a")
    assert kind(game, "soviet") == "retreat-units"
    game.play("done", SOUTH)
    assert kind(game, SOUTH) == ""
    for uid in ("d", "e"):
        attend(game, "soviet", "axis-9a")
        game.play(sorted(legal_with(game, "retreat", uid, seat="soviet"))[0], "soviet")
    assert "axis-17a" not in lanes(game)


@pytest.mark.rule(GAME, "17.3", "19.4")
def test_relocation_ends_when_the_headquarters_is_gone() -> None:
    units = {
        "ger-9a": "L1405",
        "ger-17a": "L1403",
        "sov-4a": "L1705",
        "s": "soviet infantry 18-4 L1505 map:S",
        "f": "soviet infantry 18-4 L1505 map:S",
    }
    lines = {"rail": ["L1006 L1106 L1206"]}
    game = parallel(
        units,
        queue=["axis-9a", "soviet-4a"],
        dice=[6],
        lines=lines,
        options={"hq-relocation": "on"},
    )
    assert kind(game, CENTRE) == "relocate-headquarters"
    game.play("reveal 2", "soviet")
    attend(game, "soviet", "soviet-4a")
    game.play("done", "soviet")
    attack(game, "soviet", "L1405", "s", "f")
    assert where(game, "ger-9a") == "eliminated"
    assert kind(game, CENTRE) != "relocate-headquarters"


@pytest.mark.rule(GAME, "19.4", "V67")
def test_losses_are_the_choice_of_the_owner_in_the_lane_of_the_attacker() -> None:
    game = parallel(
        {**UNITS, "e": "soviet infantry 2-4 L1505 map:L"},
        queue=["axis-9a"],
        scenario="campaign-7",
        dice=[6],
    )
    game.play("done", "axis-centre")
    attack(game, "axis-centre", "L1505", "a")
    # 18 : 4, die 6: 1RR. A mixed stack is decided by the lower seat, Leningrad's.
    assert kind(game, "soviet-north") == "take-losses"
    assert kind(game, "soviet-centre") == ""


@pytest.mark.rule(GAME, "19.4", "V68")
def test_finished_lanes_leave_no_trace() -> None:
    game = battlefield(dice=[3])
    finish(game, CENTRE, "axis-9a")
    finish(game, SOUTH, "axis-17a")
    assert game.view("").waiting == ("soviet",)
