"""22.7 Attackers in Entry Areas: the stacking limit in each imagined hex beside the target."""

from __future__ import annotations

from typing import Any

import pytest

from hexside.api import Game
from tests.rulebook.stalingrad42.s42_battles import declare, fight
from tests.rulebook.stalingrad42.s42_kit import codes, legal_with

GAME = "stalingrad-42"
FULL = {"s42-stacking-limit 22.7"}
BOARD = "1809-2616"
#: Imagined hexes beside a target: even columns have one beyond the north edge, odd ones three.
EDGES = [
    ("2009", "1909 2009 2109", 1),
    ("2009", "2009", 1),
    ("2109", "2109", 1),
    ("2109", "2009 2109", 2),
    ("2109", "2009 2109 2209", 3),
    # The west edge, and the corner where the area ends.
    ("1811", "1810 1811 1812", 2),
    ("1809", "1809 1810 1811", 2),
    # An area that goes round the corner.
    ("1809", "1909 1809 1810", 3),
]


def names_of(count: int) -> list[str]:
    return [f"u{number}" for number in range(count)]


def soviets(count: int, target: str, edge: str, **more: Any) -> Game:
    """Soviet rifle divisions in area A against a German one; the first ones named attack."""
    units: dict[str, Any] = dict.fromkeys(names_of(count), "soviet infantry 3-5-3 ea-a")
    units |= {"d": f"axis infantry 1-2-3 {target}", **more}
    return fight(units, seat="soviet", hexes=BOARD, areas={"entry-a": edge})


@pytest.mark.rule(GAME, "22.7", "4.1")
@pytest.mark.parametrize(("target", "edge", "hexes"), EDGES)
def test_two_soviet_units_in_each_imagined_hex(target: str, edge: str, hexes: int) -> None:
    room = 2 * hexes
    game = soviets(room + 1, target, edge)
    declare(game, target, *names_of(room))
    assert codes(game, f"add u{room}") == FULL
    assert not legal_with(game, "add", f"u{room}")
    game.play("drop u0")
    assert legal_with(game, "add", f"u{room}")


@pytest.mark.rule(GAME, "22.7", "4.1")
@pytest.mark.parametrize(("target", "edge", "hexes"), EDGES)
def test_three_axis_units_in_each_imagined_hex(target: str, edge: str, hexes: int) -> None:
    room = 3 * hexes
    units: dict[str, Any] = dict.fromkeys(names_of(room + 1), "axis infantry 5-7-3 ea-x")
    units["d"] = f"soviet infantry 1-2-3 {target}"
    game = fight(units, hexes=BOARD, areas={"entry-x": edge})
    declare(game, target, *names_of(room))
    assert codes(game, f"add u{room}") == FULL


@pytest.mark.rule(GAME, "22.7", "4.2")
@pytest.mark.parametrize(("edge", "hexes"), [("2109", 1), ("2009 2109", 2), ("2009 2109 2209", 3)])
def test_one_free_stacking_unit_in_each_imagined_hex(edge: str, hexes: int) -> None:
    light = {f"b{n}": "soviet tank 2-2-5 ea-a free_stacking" for n in range(hexes + 1)}
    game = soviets(2 * hexes, "2109", edge, **light)
    declare(game, "2109", *names_of(2 * hexes), *list(light)[:hexes])
    assert codes(game, f"add b{hexes}") == FULL
    # One more takes the place of a division.
    game.play("drop u0")
    assert legal_with(game, "add", f"b{hexes}")


@pytest.mark.rule(GAME, "22.7", "4.3")
def test_an_army_headquarters_stands_in_one_imagined_hex() -> None:
    game = soviets(6, "2109", "2009 2109", hq="soviet soviet-army-hq 0-0-6 ea-a")
    declare(game, "2109", *names_of(5))
    assert codes(game, "add u5") == FULL
    # In another area it is of no use.
    game = soviets(5, "2109", "2009 2109", hq="soviet soviet-army-hq 0-0-6 ea-b")
    declare(game, "2109", *names_of(4))
    assert codes(game, "add u4") == FULL


@pytest.mark.rule(GAME, "22.7", "4.3")
def test_a_guards_army_takes_two_tank_corps_into_its_own_hex_only() -> None:
    units: dict[str, Any] = dict.fromkeys(names_of(5), "soviet tank 7-5-5 ea-a")
    units |= {"hq": "soviet soviet-army-hq 0-0-3 ea-a", "d": "axis infantry 1-2-3 2109"}
    units["r"] = "soviet infantry 3-5-3 ea-a"
    game = fight(units, seat="soviet", hexes=BOARD, areas={"entry-a": "2009 2109"})
    declare(game, "2109", *names_of(4))
    assert codes(game, "add u4") == FULL
    assert legal_with(game, "add", "r")


@pytest.mark.rule(GAME, "22.7")
def test_two_areas_share_the_hex_at_the_corner() -> None:
    units: dict[str, Any] = dict.fromkeys(names_of(5), "soviet infantry 3-5-3 ea-a")
    units |= {f"v{n}": "soviet infantry 3-5-3 ea-b" for n in range(5)}
    units["d"] = "axis infantry 1-2-3 1809"
    areas = {"entry-a": "1809 1909 2009", "entry-b": "1809 1810 1811"}
    for first, second in (("u", "v"), ("v", "u")):
        game = fight(units, seat="soviet", hexes=BOARD, areas=areas)
        declare(game, "1809", *(f"{first}{n}" for n in range(4)))
        assert codes(game, f"add {first}4") == FULL
        game.play(f"add {second}0")
        game.play(f"add {second}1")
        assert codes(game, f"add {second}2") == FULL


@pytest.mark.rule(GAME, "22.7")
def test_units_on_the_map_take_no_room_beyond_it() -> None:
    more = {"m": "soviet infantry 3-5-3 2110", "n": "soviet infantry 3-5-3 2110"}
    game = soviets(6, "2109", "2009 2109 2209", **more)
    declare(game, "2109", "m", "n", *names_of(6))
    assert "resolve" in legal_with(game, "resolve")


@pytest.mark.rule(GAME, "22.7", "4.3")
def test_a_crowded_area_with_two_army_headquarters_is_parted_at_once() -> None:
    """Three hexes, two of them with a headquarters: eight divisions and three tank brigades."""
    more = {f"b{n}": "soviet tank 2-2-5 ea-a free_stacking" for n in range(4)}
    more |= {"h": "soviet soviet-army-hq 0-0-6 ea-a", "i": "soviet soviet-army-hq 0-0-3 ea-a"}
    game = soviets(10, "2109", "2009 2109 2209", **more)
    declare(game, "2109", *names_of(8), "b0", "b1", "b2")
    assert codes(game, "add u8") == codes(game, "add b3") == FULL
    assert not legal_with(game, "add")
