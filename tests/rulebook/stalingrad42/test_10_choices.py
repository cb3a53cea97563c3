"""10, 20.5: every result, who may be chosen for losses, Remnants that have run out."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rulebook.stalingrad42.s42_battles import (
    FOUR,
    THREE,
    assault,
    declare,
    fight,
    odds,
    result,
)
from tests.rulebook.stalingrad42.s42_kit import (
    codes,
    kind,
    legal,
    legal_with,
    marks,
    play,
    steps,
    told,
    unit,
    where,
)

GAME = "stalingrad-42"


@pytest.mark.rule(GAME, "10.1", "12.1.1", "13.1.2", "13.1.3", "14.2.1")
@pytest.mark.parametrize(
    ("attack", "die", "word", "lost", "hexes", "status", "advance"),
    [
        (35, 1, "DS", (0, 1), 4, "full-retreat", 4),
        (20, 1, "DR4", (0, 0), 4, "full-retreat", 4),
        (15, 1, "D1", (0, 1), 3, "disrupted", 3),
        (15, 3, "A1/D1", (1, 1), 2, "disrupted", 2),
        (15, 2, "DR2", (0, 0), 2, "disrupted", 2),
        (10, 2, "A1/DR2", (1, 0), 2, "disrupted", 2),
        (15, 4, "DRX", (1, 1), 2, "disrupted", 2),
    ],
)
def test_what_a_result_does(
    attack: int,
    die: int,
    word: str,
    lost: tuple[int, int],
    hexes: int,
    status: str,
    advance: int,
) -> None:
    units = {"a": f"axis motorised {attack}-7-6 2012", "x": "soviet infantry 3-5-3 2011"}
    game = fight(units, dice=[die], hexes="1504-2619")
    assert result(assault(game, "2011", "a")) == word
    assert (2 - steps(game, "a"), 2 - steps(game, "x")) == lost
    assert (game.waiting, kind(game)) == (("soviet",), "retreat-units")
    ways = sorted(legal_with(game, "retreat", "x"))
    assert {len(text.split()) - 2 for text in ways} == {hexes}
    game.play(ways[0], "soviet")
    assert status in marks(game, "x")
    if kind(game) == "s42-form-group":
        game.play("done")
    assert max(len(text.split()) - 2 for text in legal_with(game, "advance", "a")) == advance


@pytest.mark.rule(GAME, "10.1")
@pytest.mark.parametrize(("word", "lost"), [("EX", (1, 1)), ("A1", (1, 0))])
def test_results_without_retreat_or_advance(word: str, lost: tuple[int, int]) -> None:
    units = {"a": "axis infantry 15-7-3 2012", "x": "soviet infantry 3-5-3 2011"}
    game = fight(units, dice=[THREE[word]])
    assert result(assault(game, "2011", "a")) == word
    assert (2 - steps(game, "a"), 2 - steps(game, "x")) == lost
    assert (where(game, "x"), kind(game)) == ("2011", "s42-declare-attacks")


@pytest.mark.rule(GAME, "10.2.1", "12.4", "V50")
def test_units_that_retreated_into_the_hex_are_not_chosen() -> None:
    units = {
        "a": "axis infantry 15-7-3 2012",
        "x": "soviet infantry 3-5-3 2011",
        "b": "axis infantry 30-7-3 2110",
        "f": "soviet infantry 3-5-3 2009",
        "g": "soviet infantry 3-5-3 2009",
    }
    # x is the third in a hex for two; an exchange follows.
    game = fight(units, dice=[THREE["DR2"], THREE["EX"]])
    assault(game, "2011", "a")
    play(game, "retreat x 2010 2009")
    while kind(game) in ("s42-advance", "s42-form-group"):
        game.play("done")
    assault(game, "2009", "b")
    assert legal(game) == {"lose f", "lose g"}
    assert codes(game, "lose x") == {"not-in-this-combat 10.2.1"}


@pytest.mark.rule(GAME, "10.2.3", "9.8", "A-22")
@pytest.mark.parametrize("word", ["D1", "EX"])
def test_bracketed_units_are_spared_by_either_chooser(word: str) -> None:
    units = {
        "a": "axis infantry 15-7-3 2010",
        "x": "soviet infantry 3-3-3 2009",
        "y": "soviet infantry 3-2-3 2009",
        "hq": "soviet front-hq 0-1-5 2009",
        "ad": "soviet artillery 0-1-5 2009",
    }
    game = fight(units, dice=[THREE[word]])
    assault(game, "2009", "a")
    assert legal(game) == {"lose x", "lose y"}
    assert codes(game, "lose hq") == {"s42-others-lose-first 10.2.1"}


@pytest.mark.rule(GAME, "10.2.3", "9.8")
def test_headquarters_alone_may_be_chosen() -> None:
    units = {
        "a": "axis infantry 3-7-3 2010",
        "hq": "soviet front-hq 0-1-5 2009",
        "ad": "soviet artillery 0-1-5 2009",
    }
    game = fight(units, dice=[THREE["EX"]])
    assault(game, "2009", "a")
    assert (game.waiting, legal(game)) == (("axis",), {"lose ad", "lose hq"})


@pytest.mark.rule(GAME, "10.2.1")
def test_a_unit_in_full_retreat_takes_losses_only_after_the_others() -> None:
    units = {
        "a": "axis infantry 15-7-3 2010",
        "x": "soviet infantry 3-5-3 2009",
        "r": "soviet infantry 3-5-3 2009 full-retreat",
    }
    game = fight(units, dice=[THREE["EX"]])
    assault(game, "2009", "a")
    assert (steps(game, "x"), steps(game, "r")) == (1, 2)


@pytest.mark.rule(GAME, "10.2.1", "10.2.3")
def test_non_combat_units_take_no_losses() -> None:
    units = {
        "a": "axis infantry 15-7-3 2010",
        "x": "soviet infantry 3-5-3 2009",
        "hq": "soviet soviet-army-hq 0-0-6 2009",
    }
    game = fight(units, dice=[THREE["EX"]])
    assault(game, "2009", "a")
    assert (steps(game, "x"), where(game, "hq")) == (1, "2009")


@pytest.mark.rule(GAME, "20.5.2", "A-62")
@pytest.mark.parametrize("nation", ["romanian", "croatian"])
@pytest.mark.parametrize("word", ["A1", "DRX"])
def test_both_choosers_spare_a_reduced_ally(nation: str, word: str) -> None:
    units: dict[str, Any] = {
        "g": "axis infantry 8-7-3 2010",
        "h": "axis infantry 4-7-3 2010",
        "r": f"axis infantry 6-4-3 2010 {nation} reduced",
        "x": "soviet infantry 3-5-3 2009",
    }
    game = fight(units, dice=[THREE[word]])
    assault(game, "2009", "g", "h", "r")
    chooser = "soviet" if word == "DRX" else "axis"
    assert game.waiting == (chooser,)
    assert legal(game) == {"lose g", "lose h"}
    assert codes(game, "lose r") == {"s42-german-loss-first 20.5.2"}


@pytest.mark.rule(GAME, "20.5.2")
def test_a_one_step_german_is_at_full_strength() -> None:
    units = {
        "g": "axis infantry 12-7-3 2010 one-step",
        "r": "axis infantry 6-4-3 2010 romanian reduced",
        "x": "soviet infantry 3-5-3 2009",
    }
    game = fight(units, dice=[THREE["A1"]])
    assault(game, "2009", "g", "r")
    assert where(game, "g") == "eliminated"
    units["g"] = "axis infantry 12-7-3 2010 reduced"
    game = fight(units, dice=[THREE["A1"]])
    assault(game, "2009", "g", "r")
    assert legal(game) == {"lose g", "lose r"}


@pytest.mark.rule(GAME, "10.2.2")
def test_a_ds_step_is_chosen_by_the_attacker() -> None:
    units = {
        "a": "axis infantry 40-7-3 2012",
        "x": "soviet infantry 3-3-3 2011",
        "y": "soviet infantry 3-2-3 2011",
    }
    game = fight(units, dice=[1], hexes="1504-2619")
    assert result(assault(game, "2011", "a")) == "DS"
    assert (game.waiting, kind(game)) == (("axis",), "s42-inflict-losses")
    assert codes(game, "lose a") == {"not-in-this-combat 10.2.1"}


@pytest.mark.rule(GAME, "14.1", "10.1")
def test_companions_of_attackers_that_died_may_advance() -> None:
    units = {
        "a": "axis infantry 15-7-3 2012 one-step",
        "i": "axis infantry 5-7-3 2012",
        "x": "soviet infantry 3-5-3 2011 one-step",
    }
    game = fight(units, dice=[THREE["A1/D1"]])
    assault(game, "2011", "a")
    assert (where(game, "a"), where(game, "x")) == ("eliminated", "eliminated")
    assert kind(game) == "s42-advance"
    assert {text.split()[1] for text in legal_with(game, "advance")} == {"i"}


# Remnants


def crippled(name: str, hex: str, left: int) -> dict[str, Any]:
    entry = unit(f"axis panzer 10-8-6 {hex} three-steps")
    return {name: {**entry, "left": left}}


@pytest.mark.rule(GAME, "10.4.3")
def test_without_a_free_remnant_the_unit_goes_to_the_eliminated_box() -> None:
    game = fight({**crippled("a", "2010", 2), "x": "soviet infantry 3-3-3 2009"}, dice=[6])
    rules: Any = game.rules
    count = next(row.count for row in rules.tables.remnant if "panzer" in row.types)
    others: dict[str, Any] = {}
    for number in range(count):
        others |= crippled(f"r{number}", f"2{number // 3}16", 1)
    units = {**crippled("a", "2010", 2), **others, "x": "soviet infantry 3-3-3 2009"}
    game = fight(units, dice=[6], hexes="1804-2930")
    events = assault(game, "2009", "a")
    # No one is asked.
    assert "unit-eliminated" in told(events)
    assert (where(game, "a"), kind(game)) == ("eliminated", "s42-declare-attacks")


@pytest.mark.rule(GAME, "10.3", "10.4.1")
def test_a_remnant_must_retreat_like_its_unit() -> None:
    units: dict[str, Any] = {
        "s": "soviet infantry 20-5-3 2012",
        **crippled("d", "2011", 2),
    }
    game = fight(units, seat="soviet", dice=[FOUR["D1 O"]], hexes="1504-2619")
    declare(game, "2011", "s")
    assert odds(game)["column"] == "4-1"
    game.play("cancel")
    assert result(assault(game, "2011", "s")) == "D1"
    assert kind(game) == "s42-remnant"
    game.play("keep-remnant d")
    assert (kind(game), steps(game, "d")) == ("retreat-units", 1)
