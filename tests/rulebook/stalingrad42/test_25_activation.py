"""25.2.3: reserves are activated and advance."""

from __future__ import annotations

from typing import Any

import pytest

from hexside.api import Game, position
from hexside.engine.positions import PositionError
from tests.rulebook.stalingrad42.s42_battles import SPARE, assault
from tests.rulebook.stalingrad42.s42_kit import (
    codes,
    ends,
    event,
    kind,
    legal,
    legal_with,
    marks,
    play,
    stand,
    track,
    where,
)
from tests.rulebook.stalingrad42.s42_reserves_kit import (
    Units,
    fighting,
    moving,
    reach,
    reserve_marks,
)

GAME = "stalingrad-42"


# Activation (25.2.3)


@pytest.mark.rule(GAME, "25.2.3", "A-59", "D24", "23.2")
@pytest.mark.parametrize(
    ("tracks", "turn", "hexes"),
    [
        ({"weather": "clear"}, 3, 2),
        ({"weather": "overcast"}, 21, 2),
        ({"weather": "rain"}, 21, 1),
        ({"weather": "clear", "mud": True}, 21, 1),
        ({"weather": "snow"}, 29, 1),
    ],
)
def test_two_hexes_in_good_weather_one_in_rain_or_snow(
    tracks: dict[str, Any], turn: int, hexes: int
) -> None:
    units = {
        "pz": "axis panzer 10-8-6 2012 reserve-1",
        "inf": "axis infantry 5-5-3 2012 reserve-1",
        "x": "soviet infantry 3-5-3 1506",
    }
    game = fighting(units, tracks=tracks, turn=turn)
    play(game, "activate-reserve 2012 1")
    assert kind(game) == "s42-reserve-advance"
    assert (reach(game, "pz"), reach(game, "inf")) == (hexes, hexes)
    far = "advance pz 2011 2010 2009"
    assert "s42-advance-too-far 14.2.2" in codes(game, far)


@pytest.mark.rule(GAME, "25.2.3")
def test_activation_needs_no_combat_anywhere() -> None:
    units = {"a": "axis infantry 5-5-3 2012 reserve-1", "x": "soviet infantry 3-5-3 1506"}
    game = moving(units, phase="combat")
    assert kind(game) == "s42-declare-attacks"
    assert legal(game) == {"activate-reserve 2012 1", "done"}
    events = play(game, "activate-reserve 2012 1")
    assert event(events, "s42-reserve-activated") == {"hex": "2012", "units": ("a",)}
    play(game, "advance a 2011 2010")
    assert where(game, "a") == "2010"
    # With the last marker gone the phase is over.
    assert kind(game) != "s42-declare-attacks"


@pytest.mark.rule(GAME, "25.2.3", "14.1")
def test_the_phase_may_be_ended_with_reserves_left_and_all_markers_go() -> None:
    units = {
        "a": "axis infantry 5-5-3 2012 reserve-1",
        "b": "axis infantry 5-5-3 2215 reserve-2",
        "x": "soviet infantry 3-5-3 1506",
    }
    game = moving(units, phase="combat")
    play(game, "activate-reserve 2012 1", "done")
    assert marks(game, "a") == ("activated",)
    play(game, "done")
    assert reserve_marks(game, "a") == reserve_marks(game, "b") == set()
    assert where(game, "b") == "2215"


@pytest.mark.rule(GAME, "25.2.3", "A-83", "C201")
def test_stacks_are_activated_one_after_another() -> None:
    units = {
        "a": "axis infantry 5-5-3 2012 reserve-1",
        "b": "axis infantry 5-5-3 2012 reserve-2",
        "c": "axis infantry 5-5-3 2215 reserve-3",
    }
    game = fighting(units)
    assert legal_with(game, "activate-reserve") == {
        "activate-reserve 2012 1",
        "activate-reserve 2012 2",
        "activate-reserve 2215 3",
    }
    play(game, "activate-reserve 2215 3")
    assert codes(game, "advance a 2011") == {"s42-not-activated 25.2.3"}
    play(game, "done")
    assert codes(game, "activate-reserve 2215 3") == {"s42-no-reserve-there 25.2.3"}
    assert codes(game, "activate-reserve 2012 3") == {"s42-no-reserve-there 25.2.3"}
    assert codes(game, "activate-reserve 9999 1") == {"unknown-hex"}
    assert legal_with(game, "activate-reserve") == {
        "activate-reserve 2012 1",
        "activate-reserve 2012 2",
    }
    off = stand({"a": "axis infantry 5-5-3 2012", **SPARE}, phase="combat")
    assert codes(off, "activate-reserve 2012 1") == {"s42-no-reserves-in-play 25.0"}


@pytest.mark.rule(GAME, "25.2.3", "A-83", "14.2.2")
def test_headquarters_and_supply_points_go_along_at_their_own_rate() -> None:
    units = {
        "a": "axis infantry 5-5-3 2012",
        "hq": "axis army-hq 0-1-5 2012",
        "sp": "axis supply-point 0-0-5 2012",
        "other": "axis infantry 5-5-3 2012",
        "cut": "axis panzer 9-9-6 2215 out-of-supply",
    }
    game = moving({**units, "x": "soviet infantry 3-5-3 1506"})
    play(game, "reserve a 1", "reserve hq 1", "reserve sp 1", "reserve cut 2", "done")
    play(game, "activate-reserve 2012 1")
    assert (reach(game, "a"), reach(game, "hq"), reach(game, "sp")) == (2, 2, 2)
    assert reach(game, "other") == 0
    play(game, "advance hq 2011", "advance a 2011 2010")
    # What is left of an advance is kept for each unit.
    assert reach(game, "hq") == 1


@pytest.mark.rule(GAME, "25.2.3", "14.4.2", "14.4.1")
def test_enemy_zones_and_bonds_stop_reserves() -> None:
    units = {
        "a": "axis panzer 9-9-6 2012 reserve-1",
        "x": "soviet infantry 3-5-3 2010",
        "l": "soviet infantry 3-5-3 1814",
        "r": "soviet infantry 3-5-3 1816",
    }
    game = fighting(units)
    play(game, "activate-reserve 2012 1")
    assert "s42-advance-stops 14.4.2" in codes(game, "advance a 2011 2111")
    assert "2011" in ends(game, "advance", "a")
    play(game, "advance a 2011")
    assert legal_with(game, "advance", "a") == set()


ATTACKED = {
    "a": "axis panzer 15-8-6 2012",
    "res": "axis panzer 10-8-6 2012 reserve-1",
    "x": "soviet infantry 1-1-3 2011 one-step",
    # 2011 and 2010 are in its zone.
    "y": "soviet infantry 3-5-3 1911",
}


def after_a_combat(units: Units = ATTACKED) -> Game:
    """``a`` has driven the enemy out of 2011, and nobody has advanced."""
    game = fighting(units)
    assault(game, "2011", "a")
    while kind(game) in ("s42-form-group", "s42-advance"):
        game.play("done")
    return game


@pytest.mark.rule(GAME, "25.2.3", "14.4.2", "C201")
def test_after_a_combat_reserves_pass_the_hex_that_it_vacated() -> None:
    # Without a combat 2011 would stop them: it is in an enemy zone.
    game = fighting({name: text for name, text in ATTACKED.items() if name != "x"})
    play(game, "activate-reserve 2012 1")
    assert "s42-advance-stops 14.4.2" in codes(game, "advance res 2011 2010")
    game = after_a_combat()
    assert track(game, "vacated") == "2011"
    play(game, "activate-reserve 2012 1")
    assert "2010" in ends(game, "advance", "res")
    play(game, "advance res 2011 2010")
    assert where(game, "res") == "2010"


@pytest.mark.rule(GAME, "25.2.3")
def test_only_the_hex_of_the_last_combat_counts() -> None:
    zone = {
        **ATTACKED,
        "b": "axis infantry 9-9-3 2316",
        "w": "soviet infantry 3-5-3 2315",
    }
    game = fighting(zone, dice=[6])
    assault(game, "2011", "a")
    while kind(game) in ("s42-form-group", "s42-advance"):
        game.play("done")
    assault(game, "2315", "b")
    while kind(game) != "s42-declare-attacks":
        game.play(sorted(legal(game))[0])
    assert "vacated" not in game.view("").tracks
    play(game, "activate-reserve 2012 1")
    assert "s42-advance-stops 14.4.2" in codes(game, "advance res 2011 2010")


@pytest.mark.rule(GAME, "25.2.3", "A-83")
def test_several_stacks_after_the_same_combat() -> None:
    units = {
        **ATTACKED,
        "more": "axis panzer 9-9-6 2012 reserve-2",
    }
    game = after_a_combat(units)
    play(game, "activate-reserve 2012 1", "done", "activate-reserve 2012 2")
    assert "2010" in ends(game, "advance", "more")


@pytest.mark.rule(GAME, "25.2.3", "14.5")
def test_no_major_river_without_a_bridge() -> None:
    river = {"hexsides": {"major-river": "2011/2112 2011/2012"}}
    units = {"res": ATTACKED["res"], "x": ATTACKED["x"], "a": "axis panzer 40-8-6 2012"}
    game = fighting(units, **river)
    assault(game, "2011", "a")
    if kind(game) == "s42-form-group":
        game.play("done")
    # Who has attacked across the river may cross it into the vacated hex; a reserve may not.
    assert "advance a 2011" in legal(game)
    play(game, "done", "activate-reserve 2012 1")
    assert "advance res 2011" not in legal(game)
    assert codes(game, "advance res 2011") == {"blocked-hexside 14.5"}
    # Once a friend stands on the far bank, there is a pontoon.
    game = fighting(units, **river)
    assault(game, "2011", "a")
    if kind(game) == "s42-form-group":
        game.play("done")
    play(game, "advance a 2011", "done", "activate-reserve 2012 1")
    assert "advance res 2011" in legal(game)
    frozen = fighting({"res": units["res"]}, turn=30, **river)
    play(frozen, "activate-reserve 2012 1")
    assert "advance res 2011" in legal(frozen)
    open_water = fighting({"res": units["res"]}, **river)
    play(open_water, "activate-reserve 2012 1")
    assert "advance res 2011" not in legal(open_water)


@pytest.mark.rule(GAME, "25.2.3", "15.1")
def test_reserves_form_no_breakthrough_group() -> None:
    game = after_a_combat({**ATTACKED, "z": "soviet infantry 1-1-3 2110"})
    play(game, "activate-reserve 2012 1")
    assert kind(game) == "s42-reserve-advance"
    assert not legal_with(game, "form") | legal_with(game, "strike")


@pytest.mark.rule(GAME, "25.2.3", "8.6.2", "A-83")
def test_activations_come_before_the_automatic_ds_advances() -> None:
    units = {
        "a": "axis panzer 9-9-6 2012 auto-ds-1",
        "r": "axis infantry 5-5-3 2215 reserve-1",
        "x": "soviet infantry 3-5-3 1506",
    }
    group = [{"number": 1, "vacated": "2011", "units": ["a"]}]
    game = moving(units, phase="combat", tracks={"auto_ds": group})
    assert legal(game) == {"activate-reserve 2215 1", "done"}
    play(game, "done")
    assert kind(game) == "s42-advance"
    assert codes(game, "activate-reserve 2215 1")
    play(game, "done")
    assert reserve_marks(game, "r") == set()


@pytest.mark.rule(GAME, "25.2.3", "25.2.1", "14.1")
def test_reserves_stack_with_attackers_and_a_unit_that_advances_with_them_is_none() -> None:
    units = {
        "a": "axis panzer 15-8-6 2012",
        "mate": "axis infantry 5-5-3 2012 reserve-1",
        "stay": "axis infantry 5-5-3 2012 reserve-1",
        "x": "soviet infantry 1-1-3 2011 one-step",
    }
    game = fighting(units)
    assault(game, "2011", "a")
    if kind(game) == "s42-form-group":
        game.play("done")
    events = play(game, "advance mate 2011", "done")
    assert event(events, "s42-reserve-left") == {"unit": "mate", "hex": "2012"}
    assert (marks(game, "mate"), marks(game, "stay")) == ((), ("reserve-1",))
    play(game, "activate-reserve 2012 1")
    assert reach(game, "stay") == 2
    assert reach(game, "mate") == 0


@pytest.mark.rule(GAME, "25.2.3", "14.1", "4.1")
def test_the_stacking_limit_holds_at_the_end_of_the_advance() -> None:
    friends = {f"f{n}": "axis infantry 5-5-3 2011" for n in range(3)}
    game = fighting({"a": "axis infantry 5-5-3 2012 reserve-1", **friends})
    play(game, "activate-reserve 2012 1")
    assert "2011" not in ends(game, "advance", "a")
    assert "2010" in ends(game, "advance", "a")
    assert codes(game, "advance a 2011") == {"s42-stacking-limit 4.1"}


@pytest.mark.rule(GAME, "25.2.1", "25.2.3")
def test_positions_keep_markers_and_the_vacated_hex() -> None:
    game = after_a_combat()
    again = position(game.position())
    assert again.state.data.vacated == game.state.data.vacated
    assert marks(again, "res") == ("reserve-1",)
    assert legal(again) == legal(game)
    play(game, "activate-reserve 2012 1")
    assert legal(position(game.position())) == legal(game)
    with pytest.raises(PositionError, match="reserve-marker-split"):
        moving(
            {"a": "axis infantry 5-5-3 2012 reserve-1", "b": "axis infantry 5-5-3 2013 reserve-1"}
        )
    with pytest.raises(PositionError, match="unknown value"):
        moving({"a": "axis infantry 5-5-3 2012 reserve-4"})
    with pytest.raises(PositionError, match="too-many-marks"):
        moving({"a": "axis infantry 5-5-3 2012 reserve-1 reserve-2"})
    with pytest.raises(PositionError, match="no-reserves"):
        stand({"a": "axis infantry 5-5-3 2012 reserve-1"})
