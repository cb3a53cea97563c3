"""17: where an optional rule meets another rule."""

from __future__ import annotations

from typing import Any

import pytest

from hexside.api import Game
from tests.rulebook.a_victory_awaits.ava_kit import (
    argument,
    codes,
    declare,
    ends,
    kind,
    legal,
    odds,
    play,
    stand,
    steps,
    where,
)
from tests.rulebook.a_victory_awaits.ava_overlays import cut_off

GAME = "a-victory-awaits"
CORRIDOR = "L1006 L1106 L1206 L1306 L1406 L1506 L1606 L1706 L1806 L1906 L2006"


def order(units: dict[str, str], chit: str, **more: Any) -> Game:
    """A Reserve or OKH chit takes effect; the die brings the smallest number."""
    options = {"reserve-chits": "on", **more.pop("options", {})}
    return stand(
        units,
        **{
            "scenario": "campaign",
            "phase": "resolution",
            "chit": chit,
            "chits": {"drawn": chit},
            "seat": None,
            "dice": [1],
            "options": options,
            **more,
        },
    )


def relocating(units: dict[str, str], **more: Any) -> Game:
    """Headquarters ``h`` has been activated; others may leave for the turn track."""
    options = {"hq-relocation": "on", **more.pop("options", {})}
    return stand(
        units,
        **{
            "scenario": "campaign",
            "phase": "activation",
            "headquarters": "h",
            "options": options,
            "lines": {"rail": [CORRIDOR]},
            **more,
        },
    )


@pytest.mark.rule(GAME, "17.2", "1.2", "V1", "V64")
def test_halves_out_of_command_are_added_before_they_are_rounded() -> None:
    units = {
        "b": "soviet infantry 3-4 L1805",
        "c": "soviet infantry 3-4 L1806",
        "hq": "soviet hq 1-5 L2012 range:1",
        "a": "axis infantry 3-5 L1705",
    }
    game = order(units, "soviet-reserve")
    play(game, "name b", "name c", "done", "done")
    declare(game, "L1705", "b", "c")
    assert odds(game)["attack"] == 3


@pytest.mark.rule(GAME, "17.2", "17.6")
def test_okh_is_no_activation_of_a_panzer_group() -> None:
    units = {"ger-2pzg": "L1106", "e": "soviet infantry 2-4 L1905"}
    game = order(units, "axis-okh", options={"panzer-group-supply": "on"})
    play(game, "name ger-2pzg", "done")
    assert kind(game) == "move-units"
    assert game.state.data.panzer_groups == ()


@pytest.mark.rule(GAME, "18.1", "17.2", "14.2")
def test_the_reserve_of_leningrad_may_enter_and_leave_a_fortress_hex() -> None:
    units = {
        "f": "soviet fortress L1606",
        "a": "axis infantry 1-5 L1505",
        "hq": "soviet hq 1-5 L1808",
    }
    game = order({**units, "b": "soviet infantry 2-4 L1706"}, "soviet-reserve",
                 scenario="leningrad")  # fmt: skip
    play(game, "name b")
    assert "L1606" in ends(game, "move", "b")
    game = order({**units, "b": "soviet infantry 2-4 L1606"}, "soviet-reserve",
                 scenario="leningrad")  # fmt: skip
    play(game, "name b")
    assert "L1607" in ends(game, "move", "b")
    assert "L1605" not in ends(game, "move", "b")


@pytest.mark.rule(GAME, "17.3", "15.3", "V21", "V26")
def test_a_headquarters_relocated_to_space_three_is_none_of_19th_army() -> None:
    units = {
        "h": "soviet hq 1-5 L1906",
        "sov-8a": "L1806",
        "sov-19a": "turn-3",
        "sov-38-rd": "turn-3",
        "e": "axis hq 1-5 L1006",
    }
    game = relocating(units, turn=2, seat="soviet")
    play(game, "relocate sov-8a turn-3")
    while game.state.turn == 2:
        game.play("done", game.view("").waiting[0])
    assert (where(game, "sov-8a"), where(game, "sov-19a")) == ("available", "turn-3")


@pytest.mark.rule(GAME, "17.3", "15.3", "V21")
def test_19th_army_on_the_map_relocates_others_while_its_rest_enters() -> None:
    game = stand(
        {
            "sov-19a": "L1806",
            "sov-38-rd": "turn-3",
            "sov-4a": "L1706",
            "a": "axis infantry 3-5 L1006",
        },
        scenario="smolensk",
        phase="resolution",
        chit="soviet-19a",
        chits={"drawn": "soviet-19a"},
        tracks={"army_entry": "L2006"},
        turn=4,
        seat=None,
        options={"hq-relocation": "on"},
    )
    play(game, "name sov-38-rd", "move sov-38-rd L2006")
    assert legal(game) == {"done", "relocate sov-4a turn-5"}
    play(game, "done")
    assert kind(game) == "move-units"
    assert argument(game, "units") == ("sov-19a",)


@pytest.mark.rule(GAME, "17.3", "17.5", "V79")
def test_relocation_comes_before_the_choice_of_mechanised_units() -> None:
    hexes = ("L1204", "L1205", "L1207", "L1208", "L1105", "L1305", "L1306", "L1405", "L1406")
    units = {
        "h": "axis hq 2-8 L1206",
        "k": "axis hq 1-5 L1206",
        **{f"p{n}": f"axis armour 8-5-9 {hex}" for n, hex in enumerate((*hexes, "L1107", "L1106"))},
        "i": "axis infantry 3-5 L1308",
        "e": "soviet infantry 2-4 L2001",
    }
    game = relocating(units, options={"panzer-limit": "on"})
    assert legal(game) == {"done", "relocate k turn-3"}
    play(game, "done")
    assert kind(game) == "name-panzers"
    assert codes(game, "name i") == {"not-a-mechanised-unit 17.5"}
    play(game, *(f"name p{n}" for n in range(10)))
    # The rest are not limited: infantry acts, the eleventh mechanised unit does not.
    assert kind(game) == "move-units"
    assert "i" in argument(game, "units")
    assert "p10" not in argument(game, "units")


@pytest.mark.rule(GAME, "17.4", "3.3", "V66")
@pytest.mark.parametrize(("road", "left"), [(27, 2), (28, 1)])
def test_a_limited_line_may_end_in_an_enemy_zone(road: int, left: int) -> None:
    # The unit in L1506 stands in the zone of an enemy, twelve hexes from L2706.
    hexes = [f"L{column}06" for column in range(10, 40)]
    game = stand(
        {"b": "soviet infantry 2-4 L1506", "a": "axis infantry 3-5 L1406"},
        phase="supply-check",
        seat=None,
        turn=2,
        hexes=" ".join(hexes),
        areas={"axis-source": "L1006", "soviet-source": "L3906"},
        lines={"road": [" ".join(hexes[road - 10 :])]},
        options={"soviet-supply-limit": "on"},
    )
    assert steps(game, "b") == left


@pytest.mark.rule(GAME, "17.4", "11.1", "14.2", "V66")
@pytest.mark.parametrize(("option", "found"), [("off", set()), ("on", {"L1506"})])
def test_the_map_shows_who_fails_the_check_of_the_option(option: str, found: set[str]) -> None:
    hexes = [f"L{column}06" for column in range(10, 40)]
    units = {
        "a": "axis infantry 3-5 L1006",
        "b": "soviet infantry 2-4 L1506",
        "f": "soviet fortress L1706",
    }
    game = stand(
        units,
        hexes=" ".join(hexes),
        areas={"axis-source": "L1006", "soviet-source": "L3906"},
        lines={"road": ["L3906 L3806"]},
        options={"soviet-supply-limit": option},
    )
    assert cut_off(game, "soviet") == found
