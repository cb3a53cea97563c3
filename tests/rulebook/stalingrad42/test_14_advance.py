"""14: advance after combat."""

from __future__ import annotations

from typing import Any

import pytest

from hexside.api import Game
from tests.rulebook.stalingrad42.s42_battles import SHATTERED, THREE, assault, fight, result
from tests.rulebook.stalingrad42.s42_battles import won_without_group as won
from tests.rulebook.stalingrad42.s42_kit import (
    codes,
    ends,
    kind,
    legal,
    legal_with,
    play,
    where,
)

GAME = "stalingrad-42"


def reach(game: Game, name: str) -> int:
    """The longest advance of a unit."""
    return max((len(text.split()) - 2 for text in legal_with(game, "advance", name)), default=0)


ARMY = {
    "pz": "axis panzer 10-8-6 2012",
    "cav": "axis cavalry 3-3-5 2012",
    "inf": "axis infantry 5-5-3 2012",
    "hq": "axis army-hq 0-1-5 2012",
}


@pytest.mark.rule(GAME, "14.2.1", "14.2.2", "V21")
def test_rates_by_type() -> None:
    game = won(ARMY, "pz", "cav", "inf")
    assert kind(game) == "s42-advance"
    assert [reach(game, name) for name in ("pz", "cav", "inf")] == [4, 3, 2]


@pytest.mark.rule(GAME, "14.1")
def test_all_units_stacked_with_attackers_may_advance() -> None:
    units = {**ARMY, "far": "axis infantry 5-5-3 2013", "sp": "axis supply-point 0-0-5 2012"}
    game = won(units, "pz", "cav")
    assert reach(game, "inf") == 2
    assert reach(game, "hq") == 4
    assert reach(game, "sp") == 4
    assert codes(game, "advance far 2012") == {"s42-did-not-attack 14.1"}


@pytest.mark.rule(GAME, "14.1")
def test_artillery_that_fired_stays() -> None:
    units = {"a": "axis infantry 8-5-3 2012", "hq": "axis army-hq 0-1-5 2012", "x": SHATTERED}
    game = fight(units, hexes="1504-2619", dice=[1])
    play(game, "attack 2011", "add a")
    assert "support hq" in legal(game)
    play(game, "support hq", "resolve")
    if kind(game) == "s42-form-group":
        game.play("done")
    assert kind(game) == "s42-advance"
    assert codes(game, "advance hq 2011") == {"s42-did-not-attack 14.1"}


@pytest.mark.rule(GAME, "14.3")
def test_any_direction_without_entering_the_vacated_hex() -> None:
    game = won({"pz": ARMY["pz"]}, "pz")
    assert {"2013", "2113", "2112", "1913", "2011"} <= ends(game, "advance", "pz")
    play(game, "advance pz 2013 2014")
    assert reach(game, "pz") == 2


@pytest.mark.rule(GAME, "14.4.2", "V22")
def test_zones_stop_an_advance_but_not_in_the_vacated_hex() -> None:
    # y has its zone on 2011 and 2010; the vacated 2011 may be passed.
    units = {"pz": ARMY["pz"], "y": "soviet infantry 3-5-3 2110"}
    game = won(units, "pz")
    assert "advance pz 2011 2010" in legal(game)
    assert codes(game, "advance pz 2011 2010 2009") == {"s42-advance-stops 14.4.2"}
    play(game, "advance pz 2011", "advance pz 2010")
    assert kind(game) == "s42-declare-attacks"


@pytest.mark.rule(GAME, "14.4.1", "7.2", "V22")
def test_bonds_are_crossed_only_into_the_vacated_hex() -> None:
    # 1911 and 2111 (in line over 2010/2011) form a bond between 2010 and 2011.
    units = {
        "pz": "axis panzer 10-8-6 2012",
        "l": "soviet infantry 3-5-3 1911",
        "r": "soviet infantry 3-5-3 2111",
    }
    game = won(units, "pz")
    assert "advance pz 2011" in legal(game)
    assert codes(game, "advance pz 2011 2010") == {"s42-bond-closed 14.4.1"}


@pytest.mark.rule(GAME, "14.5")
def test_major_rivers_in_an_advance() -> None:
    units = {"pz": "axis panzer 40-8-6 2012", "x": SHATTERED}
    across: dict[str, Any] = {"hexsides": {"major-river": "2011/2012"}}
    game = won(units, "pz", **across)
    assert "advance pz 2011 2010" in legal(game)
    beyond: dict[str, Any] = {"hexsides": {"major-river": "2010/2011"}}
    game = won(units, "pz", **beyond)
    assert codes(game, "advance pz 2011 2010") == {"blocked-hexside 14.5"}
    bridge = {**beyond, "lines": {"primary-road": "2010 2011"}}
    assert "advance pz 2011 2010" in legal(won(units, "pz", **bridge))


@pytest.mark.rule(GAME, "14.5")
def test_swamps_and_mountains_end_an_advance_off_the_road() -> None:
    units = {"pz": ARMY["pz"], "inf": ARMY["inf"]}
    game = won(units, "pz", "inf", terrain={"swamp": "2010", "mountain": "2111"})
    assert codes(game, "advance pz 2011 2010 2009") == {"s42-advance-stops 14.4.2"}
    # Mechanised units do not advance into mountains at all.
    assert codes(game, "advance pz 2011 2111") == {"blocked-hexside 14.5"}
    assert "advance inf 2011 2111" in legal(game)


@pytest.mark.rule(GAME, "14.1", "4.1")
def test_the_stacking_limit_holds_at_the_end() -> None:
    units = {
        f"i{n}": f"axis infantry 4-4-3 {hex}" for n, hex in enumerate(("2012",) * 3 + ("2112",))
    }
    game = won(units, *units)
    play(game, "advance i0 2011", "advance i1 2011", "advance i2 2011")
    assert codes(game, "advance i3 2011") == {"s42-stacking-limit 4.1"}
    # It may pass the full hex.
    assert "2010" in ends(game, "advance", "i3")


@pytest.mark.rule(GAME, "14.2.3")
def test_an_exchange_that_kills_all_gives_a_limited_advance() -> None:
    units = {"a": "axis infantry 9-5-3 2012", "x": "soviet infantry 3-3-3 2011 one-step"}
    game = fight(units, dice=[THREE["EX"]])
    assert result(assault(game, "2011", "a")) == "EX"
    assert legal(game) == {"done", "advance a 2011"}


@pytest.mark.rule(GAME, "16.4")
def test_units_out_of_supply_advance_two_hexes() -> None:
    units = {"pz": "axis panzer 20-8-6 2012 out-of-supply"}
    game = won(units, "pz")
    assert reach(game, "pz") == 2


@pytest.mark.rule(GAME, "23.2.3", "23.2.4", "D07", "A-71")
@pytest.mark.parametrize(
    ("tracks", "longest"), [({"weather": "rain"}, 2), ({"weather": "snow"}, 3)]
)
def test_weather(tracks: dict[str, Any], longest: int) -> None:
    game = won({"pz": "axis panzer 20-8-6 2012"}, "pz", tracks=tracks)
    assert reach(game, "pz") == longest


@pytest.mark.rule(GAME, "12.3")
def test_elimination_does_not_shorten_the_advance() -> None:
    game = won({"pz": ARMY["pz"]}, "pz")
    assert where(game, "x") == "eliminated"
    assert reach(game, "pz") == 4


@pytest.mark.rule(GAME, "14.2.2")
def test_soviet_army_headquarters() -> None:
    units = {
        "t": "soviet tank 10-5-5 2012",
        "tank-hq": "soviet soviet-army-hq 0-0-6 2012",
        "shock-hq": "soviet soviet-army-hq 0-0-3 2012",
        "x": "axis infantry 1-1-3 2011 one-step",
    }
    game = fight(units, hexes="1504-2619", seat="soviet")
    assault(game, "2011", "t")
    if kind(game) == "s42-form-group":
        game.play("done")
    assert [reach(game, name) for name in ("tank-hq", "shock-hq")] == [4, 2]


@pytest.mark.rule(GAME, "22.3.1")
def test_an_advance_may_end_in_a_friendly_entry_area() -> None:
    game = won({"pz": ARMY["pz"]}, "pz", areas={"entry-x": "2010"})
    assert "advance pz 2011 2010 ea-x" in legal(game)
    game.play("advance pz 2011 2010 ea-x")
    assert where(game, "pz") == "ea-x"
    assert kind(game) == "s42-declare-attacks"
