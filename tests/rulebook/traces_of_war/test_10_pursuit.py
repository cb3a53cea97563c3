"""10.5: pursuit after combat."""

from __future__ import annotations

from typing import Any

import pytest

from hexside.api import Game
from tests.rulebook.traces_of_war.tow_battles import SPARE, assault, fight
from tests.rulebook.traces_of_war.tow_kit import (
    codes,
    kind,
    legal,
    legal_with,
    play,
    steps,
    track,
    where,
)

GAME = "traces-of-war"
SOURCES = {"axis-source": "1528", "soviet-source": "1835"}
INF = "soviet infantry 20-4 1732"
TANK = "soviet armour 20-4-6 1732"


def vacated(units: dict[str, str], *attackers: str, die: int = 6, **more: Any) -> Game:
    """The one-step defender of 1731 is destroyed and the attackers may pursue."""
    game = fight(
        {"a": "axis infantry 2-4 1731 one-step", **units, **SPARE},
        dice=[die],
        areas=SOURCES,
        **more,
    )
    assault(game, "1731", *attackers)
    return game


@pytest.mark.rule(GAME, "10.5", "T14")
def test_the_worked_example_of_a_pursuit() -> None:
    game = fight(
        {
            "A": "axis infantry 3-4 1731",
            "B": "soviet infantry 4-4 1832",
            "C": "soviet armour 6-4-6 1832",
            "D": "soviet infantry 4-4 1732",
            "E": "soviet armour 6-4-6 1732",
        },
        places={"town": "1731"},
        dice=[5],
        areas=SOURCES,
    )
    assault(game, "1731", "B", "C", "D", "E")
    play(game, "retreat A 1730 1630")
    assert game.waiting == ("soviet",)
    play(game, "pursue B 1731")
    # C is mechanised: it may go on, but stays with B.
    assert "pursue C 1731 1730" in legal(game)
    play(game, "pursue C 1731")
    assert codes(game, "pursue D 1731") == {"stacking-limit 5.0"}
    assert legal_with(game, "pursue", "D") == set()
    # E could go two hexes, past the two units in 1731.
    assert "pursue E 1731 1730" in legal(game)
    assert "pursue E 1731" not in legal(game)
    play(game, "done")
    assert [where(game, name) for name in "ABCDE"] == ["1630", "1731", "1731", "1732", "1732"]


@pytest.mark.rule(GAME, "10.5")
def test_units_pursue_only_into_a_hex_that_is_empty() -> None:
    game = fight(
        {"a": "axis infantry 4-4 1731", "b": "soviet infantry 12-4 1732", **SPARE},
        dice=[1],
        areas=SOURCES,
    )
    assault(game, "1731", "b")  # 3-1, die 1: no effect
    assert kind(game) == "declare-attacks"


@pytest.mark.rule(GAME, "10.5")
def test_pursuit_follows_elimination_as_well_as_retreat() -> None:
    assert kind(vacated({"b": INF}, "b")) == "pursue"
    game = fight(
        {"a": "axis infantry 4-4 1731", "b": INF, **SPARE}, dice=[1], areas={"axis-source": "1728"}
    )
    assault(game, "1731", "b")  # 5-1, die 1: R
    assert (where(game, "a"), kind(game)) == ("1730", "pursue")


@pytest.mark.rule(GAME, "10.5")
def test_non_mechanised_units_pursue_one_hex() -> None:
    game = vacated({"b": INF}, "b")
    assert legal(game) == {"pursue b 1731", "done"}
    assert codes(game, "pursue b 1731 1730") == {"pursuit-too-far 10.5"}


@pytest.mark.rule(GAME, "10.5")
@pytest.mark.parametrize("kind_of_unit", ["armour", "mechanised-infantry"])
def test_mechanised_units_pursue_one_or_two_hexes(kind_of_unit: str) -> None:
    game = vacated({"b": f"soviet {kind_of_unit} 20-4-6 1732"}, "b")
    ends = {text.split()[-1] for text in legal_with(game, "pursue", "b")}
    assert {"1731", "1730", "1831", "1832", "1631", "1632"} <= ends
    play(game, "pursue b 1731 1631")
    assert where(game, "b") == "1631"


@pytest.mark.rule(GAME, "10.5")
def test_two_hexes_even_after_a_retreat_of_one() -> None:
    game = fight(
        {"a": "axis infantry 4-4 1731", "b": TANK}, dice=[1], areas={"axis-source": "1728"}
    )
    assault(game, "1731", "b")
    play(game, "pursue b 1731 1631")
    assert (where(game, "a"), where(game, "b")) == ("1730", "1631")


@pytest.mark.rule(GAME, "10.5")
def test_pursuit_is_voluntary_unit_by_unit() -> None:
    units = {"b": INF, "c": "soviet infantry 20-4 1832"}
    game = vacated(units, "b", "c")
    play(game, "pursue c 1731", "done")
    assert (where(game, "b"), where(game, "c")) == ("1732", "1731")
    game = vacated(units, "b", "c")
    play(game, "done")
    assert (where(game, "b"), where(game, "c")) == ("1732", "1832")


@pytest.mark.rule(GAME, "10.5")
def test_only_attackers_of_this_combat_pursue_and_only_once() -> None:
    game = vacated({"b": TANK, "idle": "soviet armour 6-4-6 1832"}, "b")
    assert codes(game, "pursue idle 1731") == {"did-not-attack 10.5"}
    assert codes(game, "pursue b 1731", seat="axis") == {"not-your-decision"}
    play(game, "pursue b 1731")
    assert kind(game) == "declare-attacks"


@pytest.mark.rule(GAME, "10.5")
def test_the_first_hex_is_the_attacked_hex() -> None:
    game = vacated({"b": TANK}, "b")
    assert codes(game, "pursue b 1733") == {"pursuit-first-hex 10.5"}
    assert codes(game, "pursue b 1632 1631") == {"pursuit-first-hex 10.5"}


@pytest.mark.rule(GAME, "10.5")
def test_enemy_zones_and_terrain_are_ignored() -> None:
    game = vacated(
        {"b": "soviet armour 20-4-1 1732", "z": "axis infantry 1-4 1829"},
        "b",
        terrain={"marsh": "1731 1730"},
        hexsides={"minor-river": "1732/1731 1731/1730"},
    )
    play(game, "pursue b 1731 1730")
    assert where(game, "b") == "1730"


@pytest.mark.rule(GAME, "10.5")
def test_zones_do_not_stop_a_unit_in_the_first_hex() -> None:
    game = vacated({"b": TANK, "z": "axis infantry 1-4 1632"}, "b")
    assert "pursue b 1731 1631" in legal(game)  # from one zone of z into another


@pytest.mark.rule(GAME, "10.5")
def test_a_second_hex_with_an_enemy_or_behind_a_blocked_hexside_is_closed() -> None:
    game = vacated(
        {"b": TANK, "z": "axis infantry 1-4 1730"}, "b", hexsides={"blocked": "1731/1631"}
    )
    assert codes(game, "pursue b 1731 1730") == {"enemy-occupied 10.5"}
    assert codes(game, "pursue b 1731 1631") == {"blocked-hexside 10.5"}


@pytest.mark.rule(GAME, "10.5")
def test_no_unit_pursues_off_the_map() -> None:
    game = vacated({"b": TANK}, "b", hexes="1731 1732 1534 1535 1528 1835")
    assert {text for text in legal_with(game, "pursue") if "1732" not in text} == {"pursue b 1731"}


@pytest.mark.rule(GAME, "10.5")
def test_the_second_hex_may_be_any_even_the_one_left_behind() -> None:
    # "Drugi heks może być dowolny": the unit passes through the vacated hex and returns.
    game = vacated({"b": TANK}, "b")
    assert "pursue b 1731 1732" in legal(game)


@pytest.mark.rule(GAME, "10.5")
def test_each_unit_has_a_second_hex_of_its_own() -> None:
    game = vacated({"b": TANK, "c": TANK}, "b", "c")
    play(game, "pursue b 1731 1730", "pursue c 1731 1631")
    assert (where(game, "b"), where(game, "c")) == ("1730", "1631")


@pytest.mark.rule(GAME, "10.5", "5.0")
def test_stacking_holds_at_the_end_of_the_pursuit() -> None:
    game = vacated(
        {
            "b": TANK,
            "c": TANK,
            "d": "soviet infantry 9-4 1832",
            "f": "soviet infantry 1-4 1631",
            "g": "soviet infantry 1-4 1631",
        },
        "b",
        "c",
        "d",
    )
    assert codes(game, "pursue b 1731 1631") == {"stacking-limit 5.0"}
    play(game, "pursue d 1731", "pursue c 1731")
    assert codes(game, "pursue b 1731") == {"stacking-limit 5.0"}
    play(game, "pursue b 1731 1730")
    assert where(game, "b") == "1730"


# Major rivers


@pytest.mark.rule(GAME, "10.5")
def test_an_unbridged_major_river_on_the_first_hex_stops_the_unit() -> None:
    game = vacated({"b": TANK}, "b", hexsides={"major-river": "1731/1732"})
    assert legal_with(game, "pursue") == {"pursue b 1731"}
    assert codes(game, "pursue b 1731 1730") == {"pursuit-major-river 10.5"}


@pytest.mark.rule(GAME, "10.5")
def test_an_unbridged_major_river_closes_the_second_hex() -> None:
    game = vacated({"b": TANK}, "b", hexsides={"major-river": "1731/1730"})
    assert codes(game, "pursue b 1731 1730") == {"pursuit-major-river 10.5"}
    assert "pursue b 1731 1631" in legal(game)


@pytest.mark.rule(GAME, "10.5", "AID", "R35")
@pytest.mark.parametrize("line", ["road", "rail"])
@pytest.mark.parametrize("river", ["1731/1732", "1731/1730"])
def test_a_bridged_major_river_does_not(line: str, river: str) -> None:
    game = vacated(
        {"b": TANK},
        "b",
        hexsides={"major-river": river},
        lines={line: river.replace("/", " ")},
    )
    play(game, "pursue b 1731 1730")
    assert where(game, "b") == "1730"


@pytest.mark.rule(GAME, "10.5")
def test_minor_rivers_do_not_matter() -> None:
    game = vacated({"b": TANK}, "b", hexsides={"minor-river": "1731/1732 1731/1730"})
    assert "pursue b 1731 1730" in legal(game)


# Headquarters


@pytest.mark.rule(GAME, "10.5", "R34")
@pytest.mark.parametrize("attacks", [("b",), ("b", "hq")])
def test_a_headquarters_follows_the_attacker_that_it_is_stacked_with(
    attacks: tuple[str, ...],
) -> None:
    game = vacated({"b": TANK, "hq": "soviet hq 2-4 1732"}, *attacks)
    assert legal_with(game, "follow") == set()
    assert codes(game, "follow hq b") == {"headquarters-cannot-follow 10.5"}
    play(game, "pursue b 1731 1730", "follow hq b")
    assert (where(game, "b"), where(game, "hq")) == ("1730", "1730")


@pytest.mark.rule(GAME, "10.5", "R34")
def test_a_headquarters_may_stay_behind() -> None:
    game = vacated({"b": TANK, "hq": "soviet hq 2-4 1732"}, "b", "hq")
    play(game, "pursue b 1731", "done")
    assert where(game, "hq") == "1732"


@pytest.mark.rule(GAME, "10.5", "R34")
def test_a_headquarters_does_not_pursue_by_itself() -> None:
    game = vacated({"b": "soviet infantry 20-4 1832", "hq": "soviet hq 2-4 1732"}, "b", "hq")
    assert codes(game, "pursue hq 1731") == {"headquarters-follows-only 10.5"}
    play(game, "pursue b 1731")
    assert codes(game, "follow hq b") != set()
    assert where(game, "hq") == "1732"


@pytest.mark.rule(GAME, "10.5", "R34")
def test_a_headquarters_does_not_follow_a_unit_that_did_not_attack() -> None:
    game = vacated(
        {"b": "soviet infantry 20-4 1832", "idle": TANK, "hq": "soviet hq 2-4 1732"}, "b", "hq"
    )
    assert codes(game, "follow hq idle") == {"headquarters-cannot-follow 10.5"}


@pytest.mark.rule(GAME, "10.5", "5.0")
def test_a_headquarters_does_not_follow_onto_another() -> None:
    game = vacated({"b": TANK, "hq": "soviet hq 2-4 1732", "hq2": "soviet hq 2-4 1730"}, "b", "hq")
    play(game, "pursue b 1731 1730")
    assert codes(game, "follow hq b") != set()
    assert where(game, "hq") == "1732"


# What a pursuing unit enters


@pytest.mark.rule(GAME, "10.5", "8.1", "R39")
def test_a_unit_that_pursues_through_a_city_takes_control_of_it() -> None:
    game = vacated({"b": TANK}, "b", places={"major-city": "1731"})
    assert track(game, "control") == []
    play(game, "pursue b 1731 1730")
    assert track(game, "control") == ["1731"]


@pytest.mark.rule(GAME, "10.5", "12.3", "R39")
def test_a_pursuit_takes_a_crossing_point() -> None:
    game = fight(
        {"a": "axis infantry 2-4 1731 one-step", "b": TANK, **SPARE},
        dice=[6],
        areas={**SOURCES, "crossing-point": "1629"},
    )
    assault(game, "1731", "b")
    assert track(game, "crossing_points") == []  # 1732 is four hexes away
    play(game, "pursue b 1731 1730")
    assert track(game, "crossing_points") == ["1629"]


@pytest.mark.rule(GAME, "10.5")
def test_the_axis_pursues_in_the_same_way() -> None:
    game = fight(
        {"a": "soviet infantry 2-4 1731 one-step", "b": "axis armour 20-4-7 1732"},
        seat="axis",
        dice=[6],
        areas=SOURCES,
    )
    assault(game, "1731", "b")
    play(game, "pursue b 1731 1730")
    assert (where(game, "b"), steps(game, "b")) == ("1730", 2)
