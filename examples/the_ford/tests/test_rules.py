"""The rules of The Ford, each tried on a small position."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import hexside
from hexside.api import Game
from hexside.engine import Event, Refused, registry


@pytest.fixture(autouse=True)
def announced() -> Iterator[None]:
    with registry.announced("the-ford", "examples.the_ford"):
        yield


def stand(units: dict[str, str], phase: str = "movement", seat: str = "red", die: int = 1) -> Game:
    """A position with these units."""
    lines = ['game = "the-ford"', f'phase = "{phase}"', f'seat = "{seat}"', f"dice = [{die}]"]
    lines += ["[units]", *(f'{uid} = "{hex}"' for uid, hex in units.items())]
    return hexside.position("\n".join(lines))


def moves(game: Game, unit: str) -> set[str]:
    return {a.text().split()[-1] for a in game.legal() if a.text().startswith(f"move {unit} ")}


def attack(game: Game, hex: str, *units: str) -> tuple[Event, ...]:
    """Declare an attack, name the units and roll."""
    for text in (f"attack {hex}", *(f"add {unit}" for unit in units)):
        game.play(text)
    return game.play("resolve")


def test_a_road_fords_the_river() -> None:
    """4.1: 0202 to 0302 costs one point by the road, the wood of 0303 two and the river one."""
    game = stand({"red-1": "0202", "blue-1": "0401"})
    assert "0302" in moves(game, "red-1")
    assert "0303" in moves(game, "red-1")
    assert "0403" not in moves(game, "red-1")


def test_zones_of_control_slow_down() -> None:
    """4.2: one point more to enter a zone and one more to leave it."""
    free = stand({"red-3": "0101", "blue-1": "0403"})
    held = stand({"red-3": "0101", "blue-1": "0302"})
    assert moves(held, "red-3") < moves(free, "red-3")


@pytest.mark.parametrize(
    ("die", "told"),
    [(1, "ford-attack"), (6, "step-lost")],
)
def test_the_die_decides(die: int, told: str) -> None:
    """5.2: 8 against 3 is 2:1."""
    units = {"red-1": "0202", "red-2": "0201", "blue-1": "0302"}
    events = attack(stand(units, "combat", die=die), "0302", "red-1", "red-2")
    assert events[0].arguments["column"] == "2:1"
    assert events[0].arguments["die"] == die
    assert told in {event.code for event in events}


def test_the_attacker_chooses_his_losses() -> None:
    """5.3"""
    game = stand({"red-1": "0202", "red-2": "0201", "blue-1": "0302"}, "combat", die=1)
    attack(game, "0302", "red-1", "red-2")
    assert [action.text() for action in game.legal()] == ["lose red-1", "lose red-2"]
    game.play("lose red-2")
    assert game.state.units["red-2"].steps == 1


def test_the_owner_chooses_the_retreat() -> None:
    """5.4: never into an enemy zone of control."""
    game = stand({"red-1": "0202", "red-2": "0201", "blue-1": "0302"}, "combat", die=3)
    attack(game, "0302", "red-1", "red-2")
    assert game.waiting == ("blue",)
    assert {action.text() for action in game.legal()} == {
        "retreat blue-1 0401",
        "retreat blue-1 0402",
    }


def test_without_a_way_back_the_unit_is_lost() -> None:
    """5.4"""
    units = {"red-1": "0402", "red-2": "0303", "blue-1": "0403", "blue-2": "0101"}
    events = attack(stand(units, "combat", die=4), "0403", "red-1")
    assert "unit-eliminated" in {event.code for event in events}


def test_an_enemy_zone_on_the_way_costs_a_step() -> None:
    """5.4"""
    units = {"red-1": "0402", "red-3": "0302", "blue-1": "0403", "blue-2": "0101"}
    game = stand(units, "combat", die=4)
    attack(game, "0403", "red-1")
    assert game.state.units["blue-1"].steps == 1


@pytest.mark.parametrize(("blue", "winner"), [("0402", "blue"), ("0101", "red")])
def test_blue_must_hold_the_mill(blue: str, winner: str) -> None:
    """6"""
    text = 'game = "the-ford"\nturn = 4\nphase = "movement"\nseat = "blue"\n'
    game = hexside.position(text + f'[units]\nred-1 = "0203"\nblue-1 = "{blue}"')
    game.play("done")
    assert game.state.result is not None
    assert game.state.result.winner == winner


def test_refusals_have_sentences_in_three_languages() -> None:
    game = stand({"red-1": "0101", "blue-1": "0302"})
    with pytest.raises(Refused):
        game.play("move blue-1 0301")
    said = {game.explain("move blue-1 0301", language=tongue) for tongue in ("en", "pl", "ru")}
    assert len(said) == 3
