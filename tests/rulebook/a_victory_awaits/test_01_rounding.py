"""1.2: halves stay exact and are dropped only from the total of a side (V1)."""

from __future__ import annotations

import pytest

import hexside
from tests.rulebook.a_victory_awaits.ava_kit import declare, fight, odds

GAME = "a-victory-awaits"

#: Around L1506 lie L1505 L1507 L1406 L1407 L1606 L1607.
RIVER = {"minor-river": "L1505/L1506 L1406/L1506 L1407/L1506"}


@pytest.mark.rule(GAME, "1.2", "10.3", "V1")
def test_two_halves_from_different_hexes_make_a_whole() -> None:
    """Twice 3 across a river are 1.5 and 1.5, together 3, not 1 and 1."""
    units = {
        "a": "axis infantry 3-5 L1505",
        "b": "axis infantry 3-5 L1406",
        "d": "soviet infantry 1-4 L1506",
    }
    game = fight(units, hexsides=RIVER)
    declare(game, "L1506", "a", "b")
    assert (odds(game)["attack"], odds(game)["column"]) == (3, "3-1")


@pytest.mark.rule(GAME, "1.2", "10.3", "V1")
@pytest.mark.parametrize(
    ("strengths", "total"), [((3,), 1), ((3, 3), 3), ((3, 3, 3), 4), ((5, 3), 4), ((4, 3), 3)]
)
def test_the_fraction_of_the_total_is_dropped(strengths: tuple[int, ...], total: int) -> None:
    hexes = ("L1505", "L1406", "L1407")
    units = {f"a{n}": f"axis infantry {s}-5 {hexes[n]}" for n, s in enumerate(strengths)}
    game = fight({**units, "d": "soviet infantry 1-4 L1506"}, hexsides=RIVER)
    declare(game, "L1506", *units)
    assert odds(game)["attack"] == total


@pytest.mark.rule(GAME, "1.2", "10.3", "V1")
def test_two_units_of_a_stack_are_not_rounded_by_hex_either() -> None:
    """A stack of 3 and 2 across the river is 2.5; with 1.5 from elsewhere it is 4, not 3."""
    units = {
        "a": "axis infantry 3-5 L1505",
        "b": "axis infantry 2-5 L1505",
        "c": "axis infantry 3-5 L1406",
        "d": "soviet infantry 1-4 L1506",
    }
    game = fight(units, hexsides=RIVER)
    declare(game, "L1506", "a", "b", "c")
    assert odds(game)["attack"] == 4


@pytest.mark.rule(GAME, "1.2", "10.3", "V1")
def test_the_ratio_is_rounded_after_the_total() -> None:
    """5 and 1.5 are 6.5, which counts as 6: against 2 it is 3-1, against 3 it is 2-1."""
    units = {"a": "axis infantry 5-5 L1606", "b": "axis infantry 3-5 L1505"}
    for defence, column in ((2, "3-1"), (3, "2-1")):
        game = fight({**units, "d": f"soviet infantry {defence}-4 L1506"}, hexsides=RIVER)
        declare(game, "L1506", "a", "b")
        assert (odds(game)["attack"], odds(game)["column"]) == (6, column)


@pytest.mark.rule(GAME, "1.2", "10.3", "V1", "17.2")
def test_a_half_of_a_half_is_kept_exact() -> None:
    """Out of command 3 is 1.5, across a river 0.75; four of them are 3."""
    units = {
        f"a{n}": f"axis infantry 3-5 {hex} halved@axis"
        for n, hex in enumerate(("L1505", "L1505", "L1406", "L1406"))
    }
    game = fight({**units, "d": "soviet infantry 1-4 L1506"}, hexsides=RIVER)
    declare(game, "L1506", *units)
    assert odds(game)["attack"] == 3


@pytest.mark.rule(GAME, "1.1", "5.0")
def test_a_turn_is_ten_days() -> None:
    """22 June to 19 September 1941 in nine turns of ten days."""
    turns = hexside.new(f"{GAME}/campaign", seed=1).rules.tables.turn  # type: ignore[attr-defined]
    assert len(turns) == 9
    assert (turns[0].first_day, turns[0].last_day) == ("1941-06-22", "1941-07-01")
    assert turns[-1].last_day == "1941-09-19"


@pytest.mark.rule(GAME, "1.0")
def test_three_maps_alone_or_together() -> None:
    """Each map is a game of its own, and all three are joined in the campaign."""
    sizes = {
        name: len(hexside.new(f"{GAME}/{name}", seed=1).rules.board.grid)
        for name in ("leningrad", "smolensk", "kiev", "campaign")
    }
    assert sizes["leningrad"] + sizes["smolensk"] + sizes["kiev"] == sizes["campaign"]
