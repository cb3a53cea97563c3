"""8.4 Odds: strengths, rounding, columns, shifts, and what is shown when."""

from __future__ import annotations

import pytest

from hexside.games.iskra.odds import column_of, label_of
from tests.rulebook.iskra.iskra_kit import assault, event, fight, kind, odds, told

AIR = {"sov-277-ga": "13th-air-army"}


def shown(units: dict[str, str], hex: str, *attackers: str, **more: object) -> dict[str, object]:
    """The odds of a committed attack, as the decision about air support shows them."""
    game = fight({**units, **AIR}, seat="soviet", **more)
    assault(game, hex, *attackers)
    assert kind(game) == "air-support"
    return odds(game)


def modifiers(found: dict[str, object]) -> set[tuple[str, float]]:
    return {(m["code"], m["value"]) for m in found["modifiers"]}  # type: ignore[attr-defined]


@pytest.mark.rule("iskra", "8.4", "R-50", "D-05")
@pytest.mark.parametrize(
    ("attack", "defense", "label"),
    [(17, 6, "2:1"), (5, 6, "1:2"), (3, 7, "1:3"), (6, 6, "1:1"), (2, 8, "1:4"), (63, 7, "9:1")],
)
def test_the_ratio_is_rounded_in_the_defenders_favour(
    attack: int, defense: int, label: str
) -> None:
    assert label_of(column_of(attack, defense)) == label


@pytest.mark.rule("iskra", "1.1.2", "8.4.1", "R-48", "T-01")
def test_a_unit_halved_by_a_river_and_by_lack_of_supply_has_a_quarter() -> None:
    found = shown(
        {"s": "soviet infantry 8-4-5 05.06 out-of-supply", "g": "axis infantry 2-2-5 05.05"},
        "05.05",
        "s",
        hexsides={"small-river": "05.05/05.06"},
    )
    assert found["attack"] == 2
    assert modifiers(found) == {("iskra-across-river", 0.5), ("iskra-out-of-supply", 0.5)}


@pytest.mark.rule("iskra", "1.1.3", "R-50", "T-02")
@pytest.mark.parametrize("second", [3, 4])
def test_halved_units_of_a_hex_are_added_before_they_are_rounded(second: int) -> None:
    found = shown(
        {
            "s": "soviet infantry 3-4-5 05.06 isolated",
            "t": f"soviet infantry {second}-4-5 05.06 isolated",
            "g": "axis infantry 2-2-5 05.05",
        },
        "05.05",
        "s",
        "t",
    )
    assert found["attack"] == 3


@pytest.mark.rule("iskra", "1.1.3", "R-50")
def test_units_of_two_hexes_are_rounded_each_by_itself() -> None:
    found = shown(
        {
            "s": "soviet infantry 3-4-5 05.06 isolated",
            "t": "soviet infantry 3-4-5 06.05 isolated",
            "g": "axis infantry 2-2-5 05.05",
        },
        "05.05",
        "s",
        "t",
    )
    assert found["attack"] == 2


@pytest.mark.rule("iskra", "8.3.2", "8.4.1", "R-50")
def test_a_stack_defends_with_its_sum_and_at_least_with_one() -> None:
    stack = {
        "s": "soviet infantry 6-4-5 05.06",
        "g": "axis infantry 1-3-5 05.05 out-of-supply",
        "h": "axis infantry 1-3-5 05.05 isolated",
    }
    assert shown(stack, "05.05", "s")["defense"] == 3
    weak = {"s": "soviet infantry 6-4-5 05.06", "g": "axis infantry 1-1-5 05.05 isolated"}
    found = shown(weak, "05.05", "s")
    assert (found["defense"], found["column"]) == (1, "6:1")


@pytest.mark.rule("iskra", "1.1.3", "T-03", "R-50")
def test_odds_above_the_table_are_cut_off_after_the_shifts() -> None:
    plain = {"s": "soviet infantry 9-4-5 05.06", "g": "axis infantry 1-1-5 05.05"}
    found = shown(plain, "05.05", "s")
    assert (found["ratio"], found["column"]) == ("9:1", "7:1+")
    in_city = shown(plain, "05.05", "s", terrain={"city": "05.05"})
    assert in_city["column"] == "7:1+"
    assert modifiers(in_city) == {("iskra-terrain", -2)}


@pytest.mark.rule("iskra", "8.4.2")
@pytest.mark.parametrize(
    ("terrain", "column"),
    [
        ("clear", "3:1"),
        ("woods", "2:1"),
        ("peat-bog", "3:1"),
        ("swamp-woods", "2:1"),
        ("heights", "1:1"),
        ("village", "2:1"),
        ("city", "1:1"),
    ],
)
def test_the_terrain_of_the_defender_shifts_the_column(terrain: str, column: str) -> None:
    units = {"s": "soviet infantry 6-4-5 05.06", "g": "axis infantry 2-2-5 05.05"}
    assert shown(units, "05.05", "s", terrain={terrain: "05.05"})["column"] == column


@pytest.mark.rule("iskra", "8.8", "R-22", "T-21")
@pytest.mark.parametrize(
    ("ice", "column"),
    [("05.06", "2:1"), ("05.05", "4:1"), ("05.05 05.06", "3:1")],
)
def test_ice_shifts_the_column(ice: str, column: str) -> None:
    units = {"s": "soviet infantry 6-4-5 05.06", "g": "axis infantry 2-2-5 05.05"}
    terrain = {"lake-ice": ice}
    assert shown(units, "05.05", "s", terrain=terrain)["column"] == column


@pytest.mark.rule("iskra", "8.8", "5.2.5", "R-22")
def test_a_pond_is_ice_besides_its_terrain() -> None:
    units = {"s": "soviet infantry 6-4-5 05.06", "g": "axis infantry 2-2-5 05.05"}
    found = shown(units, "05.05", "s", terrain={"woods": "05.05"}, areas={"pond": "05.05"})
    assert modifiers(found) == {("iskra-terrain", -1), ("iskra-onto-ice", 1)}
    from_pond = shown(units, "05.05", "s", areas={"pond": "05.06"})
    assert modifiers(from_pond) == {("iskra-from-ice", -1)}


@pytest.mark.rule("iskra", "8.8", "R-22")
def test_one_attacker_on_ice_is_enough_but_not_one_without_strength() -> None:
    units = {
        "s": "soviet infantry 6-4-5 05.06",
        "t": "soviet infantry 4-4-5 06.05",
        "g": "axis infantry 2-2-5 05.05",
    }
    ice = {"lake-ice": "06.05"}
    assert shown(units, "05.05", "s", "t", terrain=ice)["column"] == "4:1"
    units["t"] = "soviet infantry 0-4-5 06.05"
    assert shown(units, "05.05", "s", "t", terrain=ice)["column"] == "3:1"


@pytest.mark.rule("iskra", "8.8.1", "T-20")
def test_an_attack_across_the_neva_from_land_to_land_is_halved_without_ice() -> None:
    found = shown(
        {"s": "soviet infantry 6-4-5 01.20", "g": "axis infantry 2-2-5 02.20"},
        "02.20",
        "s",
        hexes="",
    )
    assert found["attack"] == 3
    assert {code for code, _ in modifiers(found)} == {"iskra-across-river"}


@pytest.mark.rule("iskra", "8.8", "8.8.1")
def test_neva_ice_shifts_and_does_not_halve() -> None:
    units = {"s": "soviet infantry 6-4-5 05.06", "g": "axis infantry 2-2-5 05.05"}
    found = shown(units, "05.05", "s", terrain={"neva-ice": "05.06"})
    assert (found["attack"], found["column"]) == (6, "2:1")


@pytest.mark.rule("iskra", "8.4.1", "8.5.3", "R-21", "T-28")
def test_pinned_defenders_give_one_column_however_many_they_are() -> None:
    units = {
        "s": "soviet infantry 8-4-5 05.06",
        "g": "axis infantry 2-2-5 05.05 pinned",
        "h": "axis infantry 2-2-5 05.05 pinned",
    }
    found = shown(units, "05.05", "s")
    assert (found["ratio"], found["column"]) == ("2:1", "3:1")
    units["h"] = "axis infantry 2-2-5 05.05"
    assert shown(units, "05.05", "s")["column"] == "3:1"


@pytest.mark.rule("iskra", "8.2", "1.1.3", "T-04", "R-49")
def test_below_one_to_two_the_attack_is_called_off_and_the_attackers_are_spent() -> None:
    game = fight(
        {
            "s": "soviet infantry 3-4-5 05.06",
            "t": "soviet infantry 3-4-5 06.06",
            "g": "axis infantry 2-7-5 05.05",
            "h": "axis infantry 2-7-5 06.05",
        },
        seat="soviet",
    )
    events = assault(game, "05.05", "s")
    assert "battle-result" not in told(events)
    assert event(events, "attack-called-off")["column"] == "1:3"
    assert {a.text() for a in game.legal()} == {"attack 06.05", "done"}
    game.play("attack 06.05")
    assert {a.text() for a in game.legal()} == {"add t", "cancel", "resolve"} - {"resolve"}


@pytest.mark.rule("iskra", "8.4", "8.2")
def test_the_forecast_has_the_chances_of_each_cell() -> None:
    units = {"s": "soviet infantry 6-4-5 05.06", "g": "axis infantry 2-2-5 05.05"}
    found = shown(units, "05.05", "s")
    chances = found["chances"]
    assert set(chances) == {"Ar", "Ar/D1", "A1/Dr", "Aro1/Dr", "Dr", "D1"}  # type: ignore[call-overload]
    assert sum(chances.values()) == pytest.approx(1)  # type: ignore[attr-defined]
    assert found["allowed"] is True


@pytest.mark.rule("iskra", "9.4.1", "8.4")
def test_the_forecast_counts_the_steps_that_the_soviets_must_lose() -> None:
    units = {"s": "soviet infantry 6-4-5 05.06", "g": "axis infantry 2-2-5 05.05"}
    # 3:1: Ar, Ar/D1, A1/Dr and Aro1/Dr cost the attacker a step each.
    assert shown(units, "05.05", "s")["expected_attacker_steps"] == pytest.approx(4 / 6)
