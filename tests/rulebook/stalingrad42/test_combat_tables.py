"""8.3-8.5, 9.1-9.2, 9.8, 10.1, 11.2: odds, strengths, shifts and tables as plain functions."""

from __future__ import annotations

from importlib.resources import files

import pytest

from hexside.datafiles import read_toml
from hexside.games.stalingrad42.combat.combat_results import (
    CombatFile,
    CombatTable,
    combat_table,
    odds_label,
    odds_number,
    read_cell,
)
from hexside.games.stalingrad42.combat.determined_defense_table import (
    DefenseFile,
    DefenseTable,
    defense_table,
    read_defense,
)
from hexside.games.stalingrad42.combat.shifts import (
    Armor,
    armor_shifts,
    attacking_armor,
    defending_armor,
    net,
)
from hexside.games.stalingrad42.combat.strengths import (
    Defender,
    capped,
    contributing,
    halved,
    strength,
    winter_attack,
    winter_defense,
)
from hexside.games.stalingrad42.reading.printed import Dot

GAME = "stalingrad-42"
DATA = files("hexside.games.stalingrad42") / "data"


@pytest.fixture(scope="module")
def table() -> CombatTable:
    return combat_table(read_toml(DATA / "combat_table.toml", CombatFile))


@pytest.fixture(scope="module")
def defense() -> DefenseTable:
    return defense_table(read_toml(DATA / "determined_defense.toml", DefenseFile))


@pytest.mark.rule(GAME, "8.3", "V01")
@pytest.mark.parametrize(
    ("attack", "opposing", "label"),
    [(7, 2, "3-1"), (9, 4, "2-1"), (6, 4, "1-1"), (5, 6, "1-2"), (2, 7, "1-4"), (5, 5, "1-1")],
)
def test_odds_are_rounded_down_for_the_defender(attack: int, opposing: int, label: str) -> None:
    assert odds_label(odds_number(attack, opposing)) == label


@pytest.mark.rule(GAME, "8.4.2", "V02", "V03")
def test_shifts_run_through_virtual_columns(table: CombatTable) -> None:
    eight = odds_number(8, 1)
    assert table.labels[table.column(eight - 1)] == "7-1"
    assert table.labels[table.column(odds_number(7, 1) + 1)] == "7-1"
    assert table.labels[table.column(odds_number(8, 1) - 2)] == "6-1"


@pytest.mark.rule(GAME, "8.4.1", "D01", "D02")
def test_minimum_and_maximum_odds(table: CombatTable) -> None:
    raw = odds_number(1, 4)
    assert not table.is_allowed(raw)
    assert table.is_allowed(raw + 1)
    assert table.labels[table.column(raw + 1)] == "1-3"
    assert table.is_shattering(odds_number(7, 1) + 3)
    assert not table.is_shattering(odds_number(9, 1))


@pytest.mark.rule(GAME, "8.5.1", "V04")
def test_the_attack_is_capped_at_forty(table: CombatTable) -> None:
    assert capped([10] * 6, table.attack_cap) == 40


@pytest.mark.rule(GAME, "8.5.2", "V05")
def test_the_defense_is_capped_at_twenty(table: CombatTable) -> None:
    assert capped([strength(6, 0, 1)] * 2, table.defense_cap) == 20


@pytest.mark.rule(GAME, "9.1", "V08", "V09", "V10", "D03", "D04")
def test_halving_and_doubling() -> None:
    assert strength(5, 1, 0) + strength(5, 1, 0) == 6
    assert strength(5, 0, 2) == 10
    assert (halved(9), strength(9, 2, 0)) == (5, 3)
    assert strength(1, 1, 0) == 1
    assert strength(5, 1, 1) == 6


@pytest.mark.rule(GAME, "23.4", "D05", "D06")
def test_the_winter_takes_one_off_before_halving() -> None:
    assert [winter_defense(value) for value in (1, 2, 3, 7)] == [1, 2, 2, 6]
    assert [winter_attack(value) for value in (0, 1, 2, 5)] == [0, 1, 1, 4]
    assert strength(winter_defense(7), 1, 0) == 3


@pytest.mark.rule(GAME, "9.8", "D15")
def test_bracketed_units_defend_only_alone_and_as_one() -> None:
    staffs = (Defender("a", 1, True), Defender("b", 1, True))
    assert capped([one.strength for one in contributing(staffs)], 20) == 1
    mixed = (*staffs, Defender("c", 7))
    assert contributing(mixed) == (Defender("c", 7),)
    assert contributing(()) == ()


# Armor


def shifts(attack: list[tuple[Dot, bool]], defend: list[Dot]) -> int:
    return net(armor_shifts(attacking_armor(attack), defending_armor(defend)))


@pytest.mark.rule(GAME, "9.2.1", "9.2.2", "V11", "V12", "D13")
def test_armor_shifts() -> None:
    assert shifts([("red", True)], ["none"]) == 2
    assert shifts([("red", True)], ["black"]) == 1
    assert shifts([("black", True)], ["none"]) == 1
    assert shifts([("black", True), ("black", True)], ["none"]) == 1
    assert shifts([("none", True)], ["black"]) == -1
    assert shifts([("black", True)], ["red"]) == -1


@pytest.mark.rule(GAME, "9.2.3", "V13")
def test_tanks_across_a_river_only_cancel() -> None:
    assert shifts([("black", False)], ["black"]) == 0
    assert shifts([("red", False)], ["none"]) == 0
    assert shifts([("red", False), ("black", True)], ["none"]) == 1


@pytest.mark.rule(GAME, "9.2.4", "D12")
def test_white_dots_cancel_only_in_defense() -> None:
    assert shifts([("red", True)], ["white"]) == 1
    assert shifts([("black", True)], ["white"]) == 0
    assert shifts([("white", True)], ["none"]) == 0
    assert shifts([("white", True)], ["black"]) == -1
    assert defending_armor(["white"]) == Armor(cancels=True)


# Tables


@pytest.mark.rule(GAME, "10.1")
def test_results_and_their_colours(table: CombatTable) -> None:
    words = {cell.result for row in table.rows for cell in row}
    assert words == {"DS", "DR4", "D1", "A1/D1", "DR2", "A1/DR2", "DRX", "EX", "A1"}
    for row in table.rows:
        for cell in row:
            facts = table.facts[cell.result]
            assert (cell.advance > 0) == (facts.retreat > 0)
            assert (cell.colour == "X") == (facts.retreat == 4)
    lengths = {name: facts.retreat for name, facts in table.facts.items()}
    assert (lengths["DS"], lengths["D1"], lengths["DRX"], lengths["EX"]) == (4, 3, 2, 0)
    choosers = {name for name, facts in table.facts.items() if facts.chooser == "opponent"}
    assert choosers == {"DS", "EX", "DRX"}
    with pytest.raises(ValueError, match="D2"):
        read_cell("D2")


@pytest.mark.rule(GAME, "11.2.1", "11.4.1")
def test_the_determined_defense_table(defense: DefenseTable) -> None:
    assert defense.result("other", 3) == read_defense("F -/-")
    assert defense.result("other", 5) == read_defense("S -/1")
    assert defense.result("open", -1) == defense.result("open", 1) == read_defense("F -/1")
    last = defense.result("city", 9)
    assert (last.verdict, last.attacker, last.defender_chooses) == ("S", 1, True)
    order = "FPS"
    for column in defense.columns:
        verdicts = [order.index(defense.result(column, roll).verdict) for roll in range(1, 8)]
        assert verdicts == sorted(verdicts)
    with pytest.raises(ValueError, match="S 1"):
        read_defense("S 1")
