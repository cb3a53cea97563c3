"""14.2, 14.3: what a fortress marker does in its hex and in combat (A19, A31, V14, V51, V59)."""

from __future__ import annotations

from typing import Any

import pytest

from hexside.api import Game
from hexside.engine.positions import PositionError
from tests.rulebook.a_victory_awaits.ava_kit import (
    argument,
    assault,
    codes,
    cost,
    declare,
    ends,
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
    track,
    where,
)

GAME = "a-victory-awaits"

TARGET = "L1506"
RIFLE = f"soviet infantry 2-4 {TARGET}"
FORT = f"soviet fortress {TARGET}"


def stormed(die: int, attack: int, result: str, **units: str) -> Game:
    game = fight({"a": f"axis armour {attack}-4-9 L1406", **units}, dice=[die])
    assert event(assault(game, TARGET, "a"), "combat-result")["result"] == result
    return game


# Defence


@pytest.mark.rule(GAME, "14.2", "A31")
@pytest.mark.parametrize(
    ("fort", "defense", "column"), [(FORT, 4, "2-1"), (f"{FORT} reduced", 3, "3-1")]
)
def test_each_level_defends_with_one(fort: str, defense: int, column: str) -> None:
    game = fight({"a": "axis infantry 9-4 L1406", "d": RIFLE, "f": fort})
    declare(game, TARGET, "a")
    assert (odds(game)["defense"], odds(game)["column"]) == (defense, column)


@pytest.mark.rule(GAME, "14.2", "V14")
@pytest.mark.parametrize(("word", "defense"), [("", 2), ("reduced", 1)])
def test_a_marker_alone_is_attacked_like_a_unit(word: str, defense: int) -> None:
    game = fight({"a": "axis infantry 9-4 L1406", "f": f"{FORT} {word}"})
    declare(game, TARGET, "a")
    assert odds(game)["defense"] == defense


@pytest.mark.rule(GAME, "14.2")
def test_the_terrain_shifts_for_a_fortress_too() -> None:
    game = fight({"a": "axis infantry 8-4 L1406", "f": FORT}, places={"major-city": TARGET})
    declare(game, TARGET, "a")
    assert (odds(game)["ratio"], odds(game)["column"]) == ("4-1", "2-1")


# Results


@pytest.mark.rule(GAME, "14.2", "A31", "V59")
@pytest.mark.parametrize(("die", "result", "losses"), [(4, "R", 1), (6, "RR", 2)])
def test_retreats_become_losses_of_the_owners_choice(die: int, result: str, losses: int) -> None:
    game = stormed(die, 9, result, d=RIFLE, f=FORT)
    assert (game.waiting, kind(game)) == (("soviet",), "take-losses")
    assert argument(game, "count") == losses
    assert legal(game) == {"lose d", "lose f"}
    play(game, *["lose f"] * losses)
    assert (where(game, "d"), steps(game, "d")) == (TARGET, 2)
    assert where(game, "f") == (TARGET if losses == 1 else "eliminated")


@pytest.mark.rule(GAME, "14.2", "A31", "V59")
def test_the_losses_may_fall_on_the_unit() -> None:
    game = stormed(6, 9, "RR", d=RIFLE, f=FORT)
    play(game, "lose d", "lose d")
    assert (where(game, "d"), where(game, "f"), steps(game, "f")) == ("available", TARGET, 2)


@pytest.mark.rule(GAME, "14.2", "A19")
def test_1rr_becomes_three_losses_and_nobody_retreats() -> None:
    game = stormed(6, 16, "1RR", d=RIFLE, f=FORT)
    assert argument(game, "count") == 3
    play(game, "lose d", "lose f", "lose f")
    assert (where(game, "d"), steps(game, "d"), where(game, "f")) == (TARGET, 1, "eliminated")
    assert game.state.units["d"].marks == ()


@pytest.mark.rule(GAME, "14.2", "V59")
def test_nobody_retreats_even_when_the_marker_falls_first() -> None:
    game = stormed(4, 12, "RR", d=RIFLE, f=f"{FORT} reduced")
    assert codes(game, "retreat d L1607 L1707") == {"not-now 10.5"}
    play(game, "lose f")
    # The second loss has only the rifles left to fall on; the hex is not vacated.
    assert (where(game, "f"), where(game, "d"), steps(game, "d")) == ("eliminated", TARGET, 1)
    assert kind(game) != "pursue"


@pytest.mark.rule(GAME, "14.2", "10.7", "V59")
def test_the_hex_is_vacated_only_when_nothing_is_left() -> None:
    game = stormed(6, 9, "RR", d=RIFLE, f=FORT)
    play(game, "lose d", "lose d")
    assert kind(game) != "pursue"
    game = stormed(4, 8, "RR", f=FORT)
    # Both levels are gone: the attackers may pursue.
    assert where(game, "f") == "eliminated"
    assert kind(game) == "pursue"
    assert f"pursue a {TARGET} L1607" in legal(game)
    play(game, f"pursue a {TARGET}")
    assert where(game, "a") == TARGET


@pytest.mark.rule(GAME, "14.2")
def test_a_fortress_takes_one_loss_from_r_and_stays() -> None:
    game = stormed(2, 8, "R", f=FORT)
    assert (where(game, "f"), steps(game, "f")) == (TARGET, 1)
    assert kind(game) != "pursue"


@pytest.mark.rule(GAME, "14.2")
def test_without_a_marker_units_retreat_as_usual() -> None:
    game = stormed(4, 8, "RR", d=RIFLE)
    assert kind(game) in ("retreat-units", "pursue")


@pytest.mark.rule(GAME, "14.2")
def test_results_against_the_attackers_stay_as_they_are() -> None:
    game = stormed(3, 2, "A1", f=FORT)
    assert (steps(game, "a"), steps(game, "f")) == (1, 2)


@pytest.mark.rule(GAME, "14.2", "10.3(1)")
def test_the_forecast_knows_that_nobody_retreats() -> None:
    game = fight({"a": "axis infantry 9-4 L1406", "d": RIFLE, "f": FORT})
    declare(game, TARGET, "a")
    assert odds(game)["retreat_chance"] == 0


# A unit in other respects (V14)


@pytest.mark.rule(GAME, "14.2", "V14")
def test_a_lone_marker_blocks_and_has_a_zone() -> None:
    game = stand({"a": "axis infantry 3-9 L1406", "f": FORT})
    assert TARGET not in ends(game, "move", "a")
    assert codes(game, f"move a {TARGET}") == {"enemy-occupied 3.1"}
    # L1505 and L1406 are both next to it.
    assert cost(game, "move a L1505") == 5


@pytest.mark.rule(GAME, "14.2", "V14")
def test_a_lone_marker_holds_control() -> None:
    game = fight(
        {"a": "axis armour 16-4-9 L1406", "f": FORT}, dice=[6], places={"major-city": TARGET}
    )
    assault(game, TARGET, "a")
    assert TARGET not in track(game, "control")
    play(game, f"pursue a {TARGET}")
    assert TARGET in track(game, "control")


@pytest.mark.rule(GAME, "14.2", "3.1")
def test_a_marker_does_not_count_for_stacking() -> None:
    units = {"d": RIFLE, "f": FORT, "e": "soviet infantry 2-4 L1606", "g": "soviet hq 1-4 L1607"}
    game = stand(units, seat="soviet")
    assert TARGET in ends(game, "move", "e")
    play(game, f"move e {TARGET}")
    assert TARGET not in ends(game, "move", "g")


@pytest.mark.rule(GAME, "14.2", "V51")
def test_enemy_zones_have_no_effect_on_a_fortress_hex() -> None:
    """Into L1506, next to an enemy, and out of it again: one point each."""
    units = {"d": "soviet infantry 2-4 L1606", "z": "axis infantry 3-4 L1406"}
    assert cost(stand(units, seat="soviet"), f"move d {TARGET}") == 3
    game = stand({**units, "f": FORT}, seat="soviet")
    assert cost(game, f"move d {TARGET}") == 1
    inside = {**units, "d": RIFLE, "f": FORT}
    assert cost(stand(inside, seat="soviet"), "move d L1606") == 1


@pytest.mark.rule(GAME, "14.2")
def test_a_marker_loses_nothing_in_a_supply_check() -> None:
    units = {"f": FORT, "d": RIFLE, "z": "axis infantry 3-4 L2006"}
    game = stand(units, phase="supply-check", seat=None, turn=3)
    assert (steps(game, "f"), steps(game, "d")) == (2, 1)


# 14.3


@pytest.mark.rule(GAME, "14.3")
def test_a_marker_neither_moves_nor_attacks() -> None:
    units = {"f": FORT, "hq": "soviet hq 1-4 L1606", "a": "axis infantry 1-4 L1406"}
    game = stand(units, phase="activation", headquarters="hq", seat="soviet")
    assert argument(game, "units") == ("hq",)
    assert not legal_with(game, "move", "f")
    with pytest.raises(PositionError):
        fight(units, seat="soviet", activated=["f"])


@pytest.mark.rule(GAME, "14.3", "10.7")
def test_a_marker_does_not_pursue() -> None:
    units = {
        "f": FORT,
        "d": f"soviet infantry 20-4 {TARGET}",
        "a": "axis infantry 1-4 L1406 one-step",
    }
    game = fight(units, seat="soviet", dice=[6])
    assault(game, "L1406", "d")
    assert legal(game) == {"pursue d L1406", "done"}
    assert codes(game, "pursue f L1406") == {"did-not-attack 10.7"}


@pytest.mark.rule(GAME, "14.3", "10.8", "V13")
def test_an_eliminated_marker_never_comes_back() -> None:
    game = stormed(4, 8, "RR", f=FORT)
    assert where(game, "f") == "eliminated"
    events: list[Any] = play(game, "done")
    assert "unit-to-available" not in told(events)


@pytest.mark.rule(GAME, "14.3")
def test_a_marker_is_not_removed_of_ones_own_will() -> None:
    game = stand({"f": FORT, "d": RIFLE}, phase="fortresses", seat="soviet", turn=5, places=CITIES)
    assert not any(text.startswith(("remove", "transfer")) for text in legal(game))


#: A second city, so that there is something to build.
CITIES = {"major-city": f"{TARGET} L1806"}
