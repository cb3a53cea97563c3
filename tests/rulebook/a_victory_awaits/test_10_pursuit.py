"""10.7: who pursues, how far, and where not (V18, V60, V75)."""

from __future__ import annotations

from typing import Any

import pytest

from hexside.api import Game
from tests.rulebook.a_victory_awaits.ava_kit import (
    assault,
    codes,
    event,
    fight,
    kind,
    legal,
    legal_with,
    neighbours,
    play,
    where,
)

GAME = "a-victory-awaits"

TARGET = "L1506"
#: The defender is lost wherever it might go: it has one step, and 40 points attack it.
D = f"soviet infantry 1-4 {TARGET} one-step"
PANZER = "axis armour 40-5-9 L1406"
INFANTRY = "axis infantry 40-4 L1406"


def won(units: dict[str, Any], *attackers: str, **more: Any) -> Game:
    """The attackers eliminate the defender of L1506 by 4RR (or less, after shifts)."""
    game = fight({"d": D, **units}, **{"dice": [6], **more})
    assault(game, TARGET, *(attackers or ("a",)))
    return game


def ends(game: Game, name: str = "a") -> set[str]:
    return {text.split()[-1] for text in legal_with(game, "pursue", name)}


# How far


@pytest.mark.rule(GAME, "10.7")
@pytest.mark.parametrize(
    "unit", ["infantry 40-9", "cavalry 40-9", "mountain 40-9", "security 40-9"]
)
def test_infantry_pursues_one_hex(unit: str) -> None:
    game = won({"a": f"axis {unit} L1406"})
    assert legal(game) == {f"pursue a {TARGET}", "done"}
    assert codes(game, f"pursue a {TARGET} L1606") == {"pursuit-too-far 10.7"}


@pytest.mark.rule(GAME, "10.7", "13.0")
def test_a_headquarters_pursues_like_infantry() -> None:
    game = won({"a": "axis hq 40-9 L1406 panzer-group"})
    assert legal(game) == {f"pursue a {TARGET}", "done"}


@pytest.mark.rule(GAME, "10.7")
@pytest.mark.parametrize("unit", ["armour", "motorised-infantry"])
def test_mechanised_units_pursue_one_hex_or_two(unit: str) -> None:
    game = won({"a": f"axis {unit} 40-5-9 L1406"})
    assert ends(game) == {TARGET, *neighbours(game, TARGET)}
    play(game, f"pursue a {TARGET} L1607")
    assert where(game, "a") == "L1607"


@pytest.mark.rule(GAME, "10.7")
@pytest.mark.parametrize(
    ("terrain", "place"),
    [
        ("clear", "major-city"),
        ("clear", "town"),
        ("mountain", ""),
        ("light-forest", ""),
        ("dense-forest", ""),
        ("swamp", ""),
    ],
)
def test_difficult_ground_in_the_first_hex_ends_the_pursuit(terrain: str, place: str) -> None:
    game = won(
        {"a": PANZER},
        terrain={terrain: TARGET},
        places={place: TARGET} if place else None,
        lines={"road": ["L1406 L1506 L1606"]},
    )
    assert legal(game) == {f"pursue a {TARGET}", "done"}


@pytest.mark.rule(GAME, "10.7")
@pytest.mark.parametrize("terrain", ["light-forest", "dense-forest", "swamp"])
def test_difficult_ground_in_the_second_hex_does_not_matter(terrain: str) -> None:
    game = won({"a": PANZER}, terrain={terrain: "L1607"}, places={"town": "L1606"})
    assert {"L1606", "L1607"} <= ends(game)


@pytest.mark.rule(GAME, "10.7", "V18")
@pytest.mark.parametrize("river", ["minor-river", "major-river"])
@pytest.mark.parametrize("lines", [{}, {"road": ["L1406 L1506 L1606"]}])
def test_a_river_before_the_first_hex_ends_the_pursuit_even_with_a_bridge(
    river: str, lines: dict[str, Any]
) -> None:
    units = {"a": PANZER, "b": "axis armour 40-5-9 L1505"}
    game = won(units, "a", "b", hexsides={river: "L1406/L1506"}, lines=lines)
    assert ends(game, "a") == {TARGET}
    # The other unit did not cross it.
    assert "L1607" in ends(game, "b")


@pytest.mark.rule(GAME, "10.7", "V18")
@pytest.mark.parametrize(
    ("river", "lines", "open"),
    [
        ("minor-river", {}, True),
        ("major-river", {}, False),
        ("major-river", {"road": ["L1506 L1607"]}, True),
        ("major-river", {"rail": ["L1506 L1607"]}, True),
    ],
)
def test_a_river_before_the_second_hex(river: str, lines: dict[str, Any], open: bool) -> None:
    game = won({"a": PANZER}, hexsides={river: "L1506/L1607"}, lines=lines)
    assert ("L1607" in ends(game)) == open
    if not open:
        assert codes(game, f"pursue a {TARGET} L1607") == {"pursuit-major-river 10.7"}


@pytest.mark.rule(GAME, "10.7", "V60")
def test_rivers_do_not_matter_in_the_surprise_attack() -> None:
    units = {
        "pz": "axis hq 1-8 L1306 panzer-group formation:4PzG",
        "a": f"{PANZER} formation:4PzG",
        "d": D,
    }
    rivers = {"major-river": "L1406/L1506 L1506/L1607", "minor-river": "L1506/L1606"}
    game = fight(units, phase="surprise-attack", turn=1, dice=[6], hexsides=rivers)
    assault(game, TARGET, "a")
    assert {"L1606", "L1607"} <= ends(game)


# Freedom


@pytest.mark.rule(GAME, "10.7")
def test_pursuit_is_voluntary_and_a_stack_may_divide() -> None:
    units = {"a": PANZER, "b": "axis armour 4-4-9 L1406", "c": "axis infantry 4-4 L1505"}
    game = won(units, "a", "b", "c")
    play(game, f"pursue a {TARGET} L1606", f"pursue b {TARGET} L1507", "done")
    assert [where(game, name) for name in "abc"] == ["L1606", "L1507", "L1505"]


@pytest.mark.rule(GAME, "10.7")
def test_zones_are_ignored_and_no_points_are_spent() -> None:
    units = {"a": "axis armour 40-5-1 L1406", "z": "soviet infantry 1-4 L1707"}
    game = won(units, terrain={"dense-forest": "L1607"})
    # L1607 is in the zone of z.
    assert {"L1606", "L1607"} <= ends(game)


@pytest.mark.rule(GAME, "10.7")
def test_the_first_hex_is_the_vacated_one() -> None:
    game = won({"a": PANZER})
    assert codes(game, "pursue a L1505") == {"pursuit-first-hex 10.7"}
    assert codes(game, "pursue a L1505 L1606") == {"pursuit-first-hex 10.7"}
    assert codes(game, f"pursue a {TARGET} L1706") == {"not-adjacent 10.7"}


@pytest.mark.rule(GAME, "10.7")
def test_only_after_the_hex_was_vacated() -> None:
    units = {"a": "axis armour 8-5-9 L1406", "d": f"soviet infantry 2-4 {TARGET}"}
    game = fight(units, dice=[1])
    assert event(assault(game, TARGET, "a"), "combat-result")["result"] == "--"
    assert kind(game) != "pursue"
    # A defender that lost a step is no reason, one that retreated is.
    game = fight(units, dice=[2])
    assert event(assault(game, TARGET, "a"), "combat-result")["result"] == "R"
    play(game, *sorted(legal_with(game, "retreat"))[:1])
    assert kind(game) == "pursue"


@pytest.mark.rule(GAME, "10.7")
def test_attackers_only_pursue_and_each_once() -> None:
    units = {"a": PANZER, "b": "axis armour 4-4-9 L1406", "c": "axis armour 4-4-9 L1505"}
    game = won(units, "a", "b")
    assert codes(game, f"pursue c {TARGET}") == {"did-not-attack 10.7"}
    play(game, f"pursue a {TARGET}")
    assert not legal_with(game, "pursue", "a")
    assert legal_with(game, "pursue", "b")


@pytest.mark.rule(GAME, "10.7", "10.1")
def test_who_pursued_does_not_attack_again() -> None:
    units = {"a": PANZER, "b": "axis infantry 9-4 L1706", "e": "soviet infantry 1-4 L1707"}
    game = won(units)
    play(game, f"pursue a {TARGET} L1607", "attack L1707")
    assert legal_with(game, "add") == {"add b"}


# Where not


@pytest.mark.rule(GAME, "10.7")
def test_not_into_water_nor_off_the_map_nor_into_closed_mountains() -> None:
    game = won(
        {"a": PANZER},
        hexes="L1406 L1506 L1505 L1407 L1606 L1607",
        terrain={"lake": "L1505", "mountain": "L1606 L1607"},
        lines={"road": ["L1506 L1607"]},
        areas={"soviet-source": "L1407", "axis-source": "L1406"},
    )
    assert ends(game) == {TARGET, "L1406", "L1407", "L1607"}
    assert codes(game, f"pursue a {TARGET} L1606")


@pytest.mark.rule(GAME, "10.7", "V52")
def test_a_mountain_division_pursues_into_mountains() -> None:
    game = won({"a": "axis mountain 40-4 L1406"}, terrain={"mountain": TARGET})
    assert ends(game) == {TARGET}


@pytest.mark.rule(GAME, "10.7", "V75")
def test_not_into_an_enemy_hex() -> None:
    units = {"a": PANZER, "e": "soviet infantry 1-4 L1607", "f": "soviet fortress L1606"}
    game = won(units)
    assert not {"L1606", "L1607"} & ends(game)
    assert codes(game, f"pursue a {TARGET} L1607") == {"enemy-occupied 3.1"}
    assert codes(game, f"pursue a {TARGET} L1606") == {"enemy-occupied 3.1"}


@pytest.mark.rule(GAME, "10.7", "V75")
def test_soviets_do_not_pursue_across_the_start_line() -> None:
    units = {
        "a": "soviet armour 40-5-9 L1606",
        "d": f"axis infantry 1-4 {TARGET} one-step",
    }
    areas = {"axis-start": "L1001-L1412"}
    game = fight(units, seat="soviet", dice=[6], areas=areas)
    assault(game, TARGET, "a")
    assert ends(game) == {TARGET, "L1505", "L1507", "L1606", "L1607"}
    assert codes(game, f"pursue a {TARGET} L1406") == {"start-line 2.1"}


@pytest.mark.rule(GAME, "10.7", "V75")
def test_the_stacking_limit_holds_at_the_end_but_more_may_pass() -> None:
    units = {
        "a": PANZER,
        "b": "axis infantry 4-4 L1406",
        "c": "axis infantry 4-4 L1505",
        "e": "axis infantry 4-4 L1606",
        "g": "axis infantry 4-4 L1606",
    }
    game = won(units, "a", "b", "c")
    play(game, f"pursue b {TARGET}", f"pursue c {TARGET}")
    # Two are there now: a may only pass through, and not into the full L1606.
    assert TARGET not in ends(game)
    assert "L1607" in ends(game)
    assert codes(game, f"pursue a {TARGET}") == {"stacking-limit 3.1"}
    assert codes(game, f"pursue a {TARGET} L1606") == {"stacking-limit 3.1"}
