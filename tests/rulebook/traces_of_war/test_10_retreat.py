"""10.4: how far, where to, and at what price the defenders retreat."""

from __future__ import annotations

from typing import Any

import pytest

from hexside.api import Game
from tests.rulebook.traces_of_war.tow_battles import assault, fight
from tests.rulebook.traces_of_war.tow_kit import codes, kind, legal, play, steps, track, where

GAME = "traces-of-war"
#: Dice that give these results at 5-1.
DIE = {"R": 1, "RR": 3, "1RR": 5}
A = "axis infantry 4-4 1731"


def beaten(result: str, units: dict[str, str], source: str = "1728", **more: Any) -> Game:
    """The defenders of 1731 (4 points in all) are attacked at 5-1 by b in 1732."""
    more.setdefault("areas", {"axis-source": source})
    game = fight({"b": "soviet infantry 20-4 1732", **units}, dice=[DIE[result]], **more)
    assault(game, "1731", "b")
    return game


@pytest.mark.rule(GAME, "10.4")
@pytest.mark.parametrize(("result", "end"), [("R", "1730"), ("RR", "1729")])
def test_one_hex_for_each_r(result: str, end: str) -> None:
    game = beaten(result, {"a": A})
    assert (where(game, "a"), steps(game, "a")) == (end, 2)


@pytest.mark.rule(GAME, "10.4")
def test_a_retreat_is_no_movement_and_costs_no_points() -> None:
    # Two hexes of marsh could not be entered in one move.
    game = beaten("RR", {"a": "axis infantry 4-1 1731"}, terrain={"marsh": "1730 1729"})
    assert where(game, "a") == "1729"


@pytest.mark.rule(GAME, "10.4")
def test_all_defenders_retreat_and_a_stack_may_split() -> None:
    stack = {"a": "axis infantry 2-4 1731", "c": "axis infantry 2-4 1731"}
    game = beaten("R", stack, source="1528")
    assert game.waiting == ("axis",)
    assert legal(game) == {f"retreat {name} {end}" for name in "ac" for end in ("1631", "1730")}
    play(game, "retreat a 1730", "retreat c 1631")
    assert (where(game, "a"), where(game, "c")) == ("1730", "1631")


@pytest.mark.rule(GAME, "10.4")
def test_the_owner_of_the_defenders_chooses_the_path() -> None:
    stack = {"a": "axis infantry 2-4 1731", "c": "axis infantry 2-4 1731"}
    game = beaten("R", stack, source="1528")
    assert codes(game, "retreat a 1730", seat="soviet") == {"not-your-decision"}
    assert codes(game, "retreat b 1730") == {"not-retreating 10.4"}


@pytest.mark.rule(GAME, "10.4")
def test_a_path_has_the_full_length() -> None:
    game = beaten("RR", {"a": "axis infantry 2-4 1731", "c": "axis infantry 2-4 1731"})
    assert codes(game, "retreat a 1730") == {"retreat-too-short 10.4"}
    assert codes(game, "retreat a 1730 1728") == {"not-adjacent 10.4"}


# Zones of control


@pytest.mark.rule(GAME, "10.4")
def test_enemy_zones_are_avoided_before_supply_counts() -> None:
    # 1730 is the way home, but the Soviet unit in 1829 has its zone on 1729 and 1830 only.
    game = beaten("R", {"a": A, "z": "soviet infantry 1-4 1829"})
    assert where(game, "a") == "1730"
    # With the unit in 1830 the way home is in its zone.
    game = beaten("R", {"a": A, "z": "soviet infantry 1-4 1830"})
    assert (where(game, "a"), steps(game, "a")) == ("1631", 2)


@pytest.mark.rule(GAME, "10.4", "T13")
def test_the_worked_example_of_a_retreat() -> None:
    """A goes to 1630, the only end outside enemy zones, although supply lies the other way.

    The further Soviet units of the example are only in its picture; here they are z1 and z2.
    """
    game = fight(
        {
            "A": "axis infantry 3-4 1731",
            "B": "soviet infantry 4-4 1832",
            "C": "soviet armour 6-4-6 1832",
            "D": "soviet infantry 4-4 1732",
            "E": "soviet armour 6-4-6 1732",
            "z1": "soviet infantry 4-4 1829",
            "z2": "soviet infantry 4-4 1431",
        },
        hexes="1428-1835",
        places={"town": "1731"},
        areas={"axis-source": "1834"},
        dice=[5],
    )
    assault(game, "1731", "B", "C", "D", "E")
    assert legal(game) == {"retreat A 1631 1630", "retreat A 1730 1630"}
    play(game, "retreat A 1730 1630")
    assert (where(game, "A"), steps(game, "A")) == ("1630", 1)


#: Every exit of 1731 but 1730 is closed; 1730 is in the zone of z.
CORRIDOR: dict[str, Any] = {"hexes": "1729-1732 1830", "source": "1729"}


@pytest.mark.rule(GAME, "10.4")
def test_a_retreat_into_an_enemy_zone_costs_a_step() -> None:
    game = beaten("R", {"a": A, "z": "soviet infantry 1-4 1830"}, **CORRIDOR)
    assert (where(game, "a"), steps(game, "a")) == ("1730", 1)


@pytest.mark.rule(GAME, "10.4")
def test_a_friend_in_the_hex_does_not_cancel_the_zone() -> None:
    units = {"a": A, "z": "soviet infantry 1-4 1830", "friend": "axis infantry 3-4 1730"}
    game = beaten("R", units, **CORRIDOR)
    assert (where(game, "a"), steps(game, "a")) == ("1730", 1)
    assert steps(game, "friend") == 2


@pytest.mark.rule(GAME, "10.4")
def test_each_enemy_zone_entered_costs_a_step() -> None:
    game = fight(
        {
            "a": {**unit_of_three_steps(), "hex": "1731"},
            "b": "soviet infantry 20-4 1732",
            "z": "soviet infantry 1-4 1830",
        },
        hexes="1729-1732 1830",
        areas={"axis-source": "1729"},
        dice=[3],
    )
    assault(game, "1731", "b")
    # 1730 and 1729 are both next to 1830.
    assert (where(game, "a"), steps(game, "a")) == ("1729", 1)


def unit_of_three_steps() -> dict[str, Any]:
    return {"side": "axis", "type": "infantry", "attack": 4, "defense": 4, "move": 4, "steps": 3}


@pytest.mark.rule(GAME, "10.4")
@pytest.mark.parametrize(("result", "word"), [("R", "one-step"), ("R", "reduced"), ("RR", "")])
def test_a_unit_without_enough_steps_for_the_zones_is_lost(result: str, word: str) -> None:
    unit = {
        "side": "axis",
        "attack": 4,
        "defense": 4,
        "reduced_defense": 4,
        "hex": "1731",
        "steps": 1 if word == "one-step" else 2,
        "left": 1 if word else 2,
    }
    game = fight(
        {"a": unit, "b": "soviet infantry 20-4 1732", "z": "soviet infantry 1-4 1830"},
        hexes="1729-1732 1830",
        areas={"axis-source": "1729"},
        dice=[DIE[result]],
    )
    assault(game, "1731", "b")
    assert where(game, "a") == "eliminated"


@pytest.mark.rule(GAME, "10.4")
def test_fewer_zones_come_before_a_shorter_way_to_supply() -> None:
    # By 1730 the unit enters a zone, by 1631 none: only the second way is open to it.
    stack = {"a": "axis infantry 2-4 1731", "c": "axis infantry 2-4 1731"}
    game = beaten("RR", {**stack, "z": "soviet infantry 1-4 1830"})
    assert all(text.split()[2] == "1631" for text in legal(game))
    assert codes(game, "retreat a 1730 1630") == {"retreat-priorities 10.4"}


# Supply


@pytest.mark.rule(GAME, "10.4")
@pytest.mark.parametrize(("source", "end"), [("1728", "1730"), ("1531", "1631")])
def test_towards_a_friendly_source(source: str, end: str) -> None:
    stack = {"a": "axis infantry 2-4 1731", "c": "axis infantry 2-4 1731"}
    game = beaten("R", stack, source=source)
    assert legal(game) == {f"retreat a {end}", f"retreat c {end}"}
    other = "1631" if end == "1730" else "1730"
    assert codes(game, f"retreat a {other}") == {"retreat-priorities 10.4"}


@pytest.mark.rule(GAME, "10.4", "R14")
def test_nearer_means_a_shorter_supply_line() -> None:
    # 1730 is nearer to 1728 on the map, but its western sides are blocked.
    game = beaten(
        "R",
        {"a": A},
        hexsides={"blocked": "1730/1729 1730/1830 1730/1630 1731/1831"},
    )
    assert where(game, "a") == "1631"


@pytest.mark.rule(GAME, "10.4", "R14")
def test_without_any_line_the_plain_distance_to_a_source_counts() -> None:
    # An enemy stands on the only source: no line exists, 1730 is two hexes from it, 1631 three.
    game = beaten("R", {"a": A, "z": "soviet infantry 1-4 1728"})
    assert where(game, "a") == "1730"


@pytest.mark.rule(GAME, "10.4", "R27")
def test_a_retreat_of_two_hexes_ends_two_hexes_away() -> None:
    # The source in 1730 would draw the unit round by 1631 back to 1730.
    stack = {"a": "axis infantry 2-4 1731", "c": "axis infantry 2-4 1731"}
    game = beaten("RR", stack, source="1730")
    ends = {text.split()[-1] for text in legal(game)}
    assert ends
    assert not ends & {"1730", "1631", "1731", "1831", "1832", "1632"}
    assert codes(game, "retreat a 1631 1730") == {"retreat-priorities 10.4"}
    assert codes(game, "retreat a 1730 1731") == {"retreat-priorities 10.4"}


@pytest.mark.rule(GAME, "10.4", "R27")
def test_a_retreat_may_double_back_where_no_hex_is_two_away() -> None:
    game = beaten("RR", {"a": A}, source="1631", hexes="1731 1732 1730 1631")
    assert where(game, "a") == "1631"


@pytest.mark.rule(GAME, "10.4", "R27")
def test_fewer_losses_come_before_the_distance() -> None:
    # 1729, the only hex two away, is in the zone of z; round the corner nothing is lost.
    units = {"a": A, "z": "soviet infantry 1-4 1728"}
    game = beaten("RR", units, source="1631", hexes="1728-1732 1631")
    assert (where(game, "a"), steps(game, "a")) == ("1631", 2)


# Lost units


@pytest.mark.rule(GAME, "10.4")
@pytest.mark.parametrize("result", ["R", "RR"])
def test_a_unit_forced_off_the_map_is_eliminated(result: str) -> None:
    hexes = "1731 1732" if result == "R" else "1730 1731 1732"
    assert where(beaten(result, {"a": A}, source="1731", hexes=hexes), "a") == "eliminated"


@pytest.mark.rule(GAME, "10.4")
def test_a_surrounded_unit_is_eliminated() -> None:
    ring = {
        f"z{hex}": f"soviet infantry 1-4 {hex}" for hex in ("1730", "1831", "1832", "1631", "1632")
    }
    assert where(beaten("R", {"a": A, **ring}), "a") == "eliminated"


@pytest.mark.rule(GAME, "10.4")
def test_a_unit_forced_across_a_blocked_hexside_is_eliminated() -> None:
    sides = " ".join(f"1731/{hex}" for hex in ("1730", "1831", "1832", "1631", "1632"))
    assert where(beaten("R", {"a": A}, hexsides={"blocked": sides}), "a") == "eliminated"


@pytest.mark.rule(GAME, "10.4")
def test_blocked_hexsides_and_enemies_are_refused_with_their_reason() -> None:
    stack = {"a": "axis infantry 2-4 1731", "c": "axis infantry 2-4 1731"}
    game = beaten("R", stack, hexsides={"blocked": "1731/1631"})
    assert codes(game, "retreat a 1631") == {"blocked-hexside 10.4"}
    assert codes(game, "retreat a 1732") == {"enemy-occupied 10.4"}


@pytest.mark.rule(GAME, "10.4", "2.3")
def test_a_headquarters_that_cannot_retreat_relocates() -> None:
    ring = {
        f"z{hex}": f"soviet infantry 1-4 {hex}" for hex in ("1730", "1831", "1832", "1631", "1632")
    }
    game = beaten("R", {"a": "axis hq 4-5 1731", **ring}, hexes="1520-1835", source="1720")
    assert kind(game) == "relocate-headquarters"
    play(game, "relocate a 1722")
    assert (where(game, "a"), track(game, "victory_points")) == ("1722", 2)


@pytest.mark.rule(GAME, "10.4", "2.3")
def test_a_headquarters_retreats_like_a_unit() -> None:
    game = beaten("R", {"a": "axis hq 4-5 1731"})
    assert (where(game, "a"), track(game, "relocations")) == ("1730", [0, 0])


@pytest.mark.rule(GAME, "10.4", "2.3", "R15")
def test_a_headquarters_that_would_retreat_into_an_enemy_zone_relocates() -> None:
    game = beaten(
        "R",
        {"a": "axis hq 4-5 1731", "z": "soviet infantry 1-4 1830"},
        hexes="1720-1732 1830",
        source="1720",
    )
    play(game, "relocate a 1722")
    assert (where(game, "a"), track(game, "relocations")) == ("1722", [1, 0])
