"""5.7 Sea Movement, with the Kerch Strait (5.7.2)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rulebook.stalingrad42.s42_kit import (
    bonds,
    codes,
    legal,
    legal_with,
    marks,
    play,
    stand,
    where,
)

GAME = "stalingrad-42"
FAR = "axis infantry 5-7-3 2516"

SEA = {"sea": "2010-2014"}
COAST: dict[str, Any] = {
    "lines": {"sea-lane": "1911 2010 2011 2012 2013 2114"},
    "areas": {"port": "1911 2114", "port-azov": "1911 2114"},
    "terrain": SEA,
    "seat": "soviet",
}


@pytest.mark.rule(GAME, "5.7.1")
def test_one_soviet_unit_a_turn_goes_from_port_to_port() -> None:
    units = {"b": "soviet infantry 3-5-3 1911", "c": "soviet infantry 3-5-3 1911", "a": FAR}
    game = stand(units, **COAST)
    assert legal_with(game, "sea", "b") == {"sea b 2114"}
    play(game, "sea b 2114")
    assert where(game, "b") == "2114"
    assert "disrupted" in marks(game, "b")
    assert not legal_with(game, "sea")


@pytest.mark.rule(GAME, "5.7.1")
def test_mechanised_units_do_not_sail_but_supply_points_do() -> None:
    units = {"t": "soviet tank 7-5-5 1911", "s": "soviet supply-point 0-0-5 1911", "a": FAR}
    game = stand(units, **COAST)
    assert legal_with(game, "sea") == {"sea s 2114"}
    assert codes(game, "sea t 2114") == {"s42-may-not-sail 5.7.1"}


@pytest.mark.rule(GAME, "5.7.1")
def test_naval_infantry_lands_in_order_and_takes_a_step_ashore() -> None:
    units = {"n": "soviet naval-infantry 2-3-3 1911 naval-infantry size:X", "a": FAR}
    game = stand(units, **COAST)
    assert "sea n 2114 2214" in legal_with(game, "sea", "n")
    play(game, "sea n 2114")
    assert "disrupted" not in marks(game, "n")


@pytest.mark.rule(GAME, "5.7.1")
def test_the_axis_has_no_sea_movement() -> None:
    units = {"a": "axis infantry 5-7-3 1911", "b": "soviet infantry 3-5-3 2516"}
    game = stand(units, **(COAST | {"seat": "axis"}))
    assert codes(game, "sea a 2114") == {"s42-no-sea-movement 5.7.1"}


# The seas


TWO_SEAS: dict[str, Any] = {
    "lines": {"sea-lane": ["1911 2010 2011 2012 2013 2114", "2411 2410 2409"]},
    "areas": {
        "port": "1911 2114 2411 2409",
        "port-azov": "1911 2114",
        "port-black-sea": "2411 2409",
    },
    "terrain": {"sea": "2010-2014 2410"},
    "seat": "soviet",
}


@pytest.mark.rule(GAME, "5.7.1")
def test_one_unit_on_each_sea() -> None:
    units = {
        "b": "soviet infantry 3-5-3 1911",
        "c": "soviet infantry 3-5-3 2411",
        "d": "soviet infantry 3-5-3 2411",
        "a": "axis infantry 5-7-3 2616",
    }
    game = stand(units, **TWO_SEAS)
    play(game, "sea b 2114", "sea c 2409")
    assert codes(game, "sea d 2409") == {"s42-sea-used 5.7.1"}


@pytest.mark.rule(GAME, "5.7.1")
def test_sea_movement_starts_and_ends_in_enemy_zones() -> None:
    units = {
        "b": "soviet infantry 3-5-3 1911",
        "a": "axis infantry 5-7-3 1810",
        "c": "axis infantry 5-7-3 2214",
    }
    game = stand(units, **COAST)
    assert legal_with(game, "sea", "b") == {"sea b 2114"}


@pytest.mark.rule(GAME, "5.7.1", "7.2")
def test_no_landing_in_an_enemy_hex_bond() -> None:
    units = {
        "b": "soviet infantry 3-5-3 1911",
        "a": "axis infantry 5-7-3 2113",
        "c": "axis infantry 5-7-3 2115",
    }
    game = stand(units, **COAST)
    assert ("2113", "2115", "2114") in bonds(game, "axis")
    assert codes(game, "sea b 2114") == {"s42-enemy-bond 7.2"}


@pytest.mark.rule(GAME, "5.7.1")
def test_sea_movement_is_the_whole_move() -> None:
    units = {"b": "soviet infantry 3-5-3 1910", "a": FAR}
    game = stand(units, **COAST)
    play(game, "move b 1911")
    assert codes(game, "sea b 2114") == {"already-moved 5.7.1"}


@pytest.mark.rule(GAME, "5.7.1", "18.6.8")
def test_immobile_supply_points_sail_too() -> None:
    units = {"sov-isp-1": "1911", "a": FAR}
    game = stand(units, **COAST)
    assert legal_with(game, "sea") == {"sea sov-isp-1 2114"}
    play(game, "sea sov-isp-1 2114")
    assert "disrupted" not in marks(game, "sov-isp-1")


@pytest.mark.rule(GAME, "5.7.1", "A-08")
def test_only_naval_infantry_lands_in_an_empty_port_of_the_axis() -> None:
    units = {
        "n": "soviet naval-infantry 2-3-3 1911 naval-infantry size:X",
        "b": "soviet infantry 3-5-3 1911",
        "a": FAR,
    }
    city = {"minor-city": "2114"}
    game = stand(units, places=city, tracks={"control": ["2114"]}, **COAST)
    assert codes(game, "sea b 2114") == {"s42-port-not-yours 5.7.1"}
    assert "sea n 2114" in legal_with(game, "sea", "n")
    play(game, "sea n 2114")
    assert not game.state.data.control
    held = stand(units | {"c": "axis infantry 5-7-3 2114"}, places=city, **COAST)
    assert codes(held, "sea n 2114") == {"enemy-occupied 5.7.1"}


@pytest.mark.rule(GAME, "5.7.1", "A-08")
def test_whoever_entered_a_port_in_a_town_last_controls_it() -> None:
    units = {"b": "soviet infantry 3-5-3 1911", "a": "axis infantry 5-7-6 2214"}
    game = stand(units, places={"town": "2114"}, **(COAST | {"seat": "axis"}))
    play(game, "move a 2114", "move a 2115", "done")
    while game.state.data.phase != "movement":
        play(game, "done")
    assert codes(game, "sea b 2114") == {"s42-port-not-yours 5.7.1"}


@pytest.mark.rule(GAME, "5.7.1", "A-08")
def test_sea_lanes_stay_open_when_the_axis_has_the_sea_of_azov() -> None:
    """The sea counts for supply (16.2.4); a unit sails all the same."""
    units = {"b": "soviet infantry 3-5-3 1911", "a": FAR}
    game = stand(units, tracks={"temryuk": 0}, **COAST)
    assert legal_with(game, "sea", "b") == {"sea b 2114"}


@pytest.mark.rule(GAME, "5.7.1")
def test_naval_infantry_steps_before_or_after_the_sea_but_not_both() -> None:
    units = {"n": "soviet naval-infantry 2-3-3 1910 naval-infantry size:X", "a": FAR}
    game = stand(units, **COAST)
    assert legal_with(game, "sea", "n") == {"sea n 1911 2114"}
    assert codes(game, "sea n 1911 2114 2215")
    # A port in an enemy zone stops the step before, and the landing the step after.
    zone = stand(units | {"c": "axis infantry 5-7-3 1811"}, **COAST)
    assert not legal_with(zone, "sea", "n")
    ashore = {"n": "soviet naval-infantry 2-3-3 1911 naval-infantry size:X"}
    landing = stand(ashore | {"c": "axis infantry 5-7-3 2115"}, **COAST)
    assert legal_with(landing, "sea", "n") == {"sea n 2114"}


@pytest.mark.rule(GAME, "A-74", "5.6.3", "5.7.1")
def test_units_in_full_retreat_have_all_modes_but_rail_and_sea() -> None:
    units = {"b": "soviet infantry 3-5-3 1911 full-retreat", "a": FAR}
    sea = stand(units, **COAST)
    assert codes(sea, "sea b 2114") == {"s42-not-in-good-order 5.7.1"}
    lines = {"rail": "1911 1910 1909"}
    rail = stand(units, seat="soviet", lines=lines)
    assert codes(rail, "rail b 1909") == {"s42-not-in-good-order 5.6.3"}
    for verb in ("move", "extend", "tactical"):
        assert legal_with(rail, verb, "b")


# The Kerch Strait


def crimea(units: dict[str, str], **more: Any) -> Any:
    return stand(units, scenario="campaign", hexes="", turn=12, **more)


KERCH = {"o": "axis infantry 5-7-3 ea-w", "p": "axis infantry 5-7-3 ea-w", "sov-rd-1": "2503"}


@pytest.mark.rule(GAME, "5.7.2", "A-07")
def test_one_axis_unit_a_turn_crosses_the_kerch_strait_and_lands_disrupted() -> None:
    game = crimea(KERCH)
    assert legal_with(game, "kerch") == {"kerch o 1549", "kerch p 1549"}
    play(game, "kerch o 1549")
    assert where(game, "o") == "1549"
    assert {"disrupted", "moved"} <= set(marks(game, "o"))
    assert codes(game, "kerch p 1549") == {"s42-kerch-used 5.7.2"}
    assert codes(game, "move o 1648") >= {"already-moved 5.1"}


@pytest.mark.rule(GAME, "5.7.2", "18.6.3")
def test_a_ready_supply_point_does_not_cross() -> None:
    game = crimea(KERCH | {"k": "axis supply-point 0-0-5 ea-w ready"})
    assert "kerch k 1549" not in legal(game)
    assert codes(game, "kerch k 1549") == {"s42-tactical-only 18.6.3"}
    play(game, "flip k")
    assert "kerch k 1549" in legal(game)


@pytest.mark.rule(GAME, "5.7.2")
def test_any_soviet_unit_in_taman_shuts_the_strait() -> None:
    for unit in ("sov-rd-1", "sov-sp-1"):
        game = crimea(KERCH | {unit: "1549"})
        assert codes(game, "kerch o 1549") == {"s42-kerch-held 5.7.2"}


@pytest.mark.rule(GAME, "5.7.2", "A-07")
def test_with_the_option_taman_must_be_under_control() -> None:
    options = {"kerch-needs-control": "on"}
    game = crimea(KERCH, options=options)
    assert codes(game, "kerch o 1549") == {"s42-port-not-yours 5.7.2"}
    held = crimea(KERCH | {"a": "axis infantry 5-7-3 1549"}, options=options)
    assert "kerch o 1549" in legal(held)
    passed = crimea(KERCH, options=options, tracks={"axis_ports": ["1549"]})
    assert "kerch o 1549" in legal(passed)


@pytest.mark.rule(GAME, "5.7.2")
def test_only_units_in_the_crimea_cross() -> None:
    game = crimea(KERCH | {"x": "axis infantry 5-7-3 ea-x"})
    assert codes(game, "kerch x 1549") == {"s42-not-in-crimea 5.7.2"}
    assert codes(game, "kerch sov-rd-1 1549") == {"not-your-unit"}


@pytest.mark.rule(GAME, "5.7.2", "2.2.3")
def test_nobody_walks_over_the_strait() -> None:
    game = crimea(KERCH | {"a": "axis infantry 5-7-3 1549"})
    assert {len(text.split()) for text in legal_with(game, "tactical", "a")} <= {3, 4}
    assert not legal_with(game, "move", "o")
