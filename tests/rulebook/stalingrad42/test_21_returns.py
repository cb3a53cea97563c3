"""21 Replacements in play: markers, overstacking, Remnants, and what is never rebuilt."""

from __future__ import annotations

from typing import Any

import pytest

from hexside.api import Game
from tests.rulebook.stalingrad42.s42_kit import (
    codes,
    ends,
    kind,
    legal,
    legal_with,
    marks,
    play,
    stand,
    steps,
    told,
    where,
)

GAME = "stalingrad-42"
RAIL = {"rail": "1810 1910 2010"}
WEST = {"entry-x": "1809 1810 1811", "axis-start": "1810 1910 2010"}
FOE = {"foe": "soviet infantry 3-5-3 2616"}
GONE = "eliminated since-1"


def axis(units: dict[str, str], **more: Any) -> Game:
    settings: dict[str, Any] = {"phase": "initial", "turn": 3, "areas": WEST, "lines": RAIL}
    return stand(FOE | units, **(settings | more))


@pytest.mark.rule(GAME, "21.1.1", "21.3.4", "10.4.3")
@pytest.mark.parametrize(
    ("counter", "back"),
    [
        ("axis infantry 5-7-3 one-step", 1),
        ("axis infantry 5-7-3", 1),
        ("axis infantry 5-7-3 three-steps", 2),
    ],
)
def test_a_replacement_brings_a_unit_back_with_one_step(counter: str, back: int) -> None:
    game = axis({"a": f"{counter} {GONE}"})
    play(game, "return infantry a ea-x")
    # A three-step unit that was lost without a Remnant comes back on its reduced side.
    assert steps(game, "a") == back


@pytest.mark.rule(GAME, "21.1.1", "21.2")
def test_one_replacement_a_turn_for_a_unit() -> None:
    units = {"s": "soviet infantry 3-5-3 2512 three-steps reduced", "a": "axis infantry 5-7-3 1812"}
    game = stand(units, phase="initial", seat="soviet", turn=17, areas={"entry-a": "2612"})
    assert game.state.data.replacements["infantry"] >= 2
    play(game, "rebuild infantry s")
    assert steps(game, "s") == 2
    assert codes(game, "rebuild infantry s") == {"s42-replaced-already 21.2"}


@pytest.mark.rule(GAME, "21.3.2", "4.4")
def test_overstacking_lasts_until_the_end_of_the_movement_phase() -> None:
    units = {f"d{n}": "axis infantry 5-7-3 1912" for n in range(3)}
    units |= {"hq": "axis army-hq 0-1-5 1912", "a": f"axis infantry 5-7-3 {GONE}"}
    game = axis(units)
    play(game, "return infantry a 1912", "done")
    assert kind(game) == "s42-move-units"
    assert game.decision is not None
    assert game.decision.arguments["overstacked"] == ("1912",)
    stays = axis(units)
    play(stays, "return infantry a 1912", "done", "done")
    assert kind(stays) == "s42-give-up-units"
    play(game, "move d0 1913", "done")
    assert kind(game) != "s42-give-up-units"


@pytest.mark.rule(GAME, "21.4")
def test_what_a_replacement_marker_forbids() -> None:
    units = {
        "a": "axis infantry 5-7-3 2010 replacement",
        "b": "axis infantry 5-7-3 ea-x replacement",
    }
    game = axis(units, phase="movement")
    assert not legal_with(game, "move", "a")
    assert not legal_with(game, "extend", "a")
    assert all(len(text.split()) == 3 for text in legal_with(game, "tactical", "a"))
    assert "s42-replacement-marker 21.4" in codes(game, "rail a 1910")
    assert codes(game, "transfer b ea-y")
    assert ends(game, "tactical", "b") <= {"1809", "1810", "1811"}


@pytest.mark.rule(GAME, "21.4")
def test_units_from_the_eliminated_box_are_marked_too() -> None:
    game = axis({"a": f"axis infantry 5-7-3 {GONE}"})
    play(game, "return infantry a ea-x")
    assert marks(game, "a") == ("replacement",)


@pytest.mark.rule(GAME, "21.4")
def test_a_marked_unit_does_not_advance() -> None:
    units = {
        "a": "axis infantry 9-7-3 2010",
        "m": "axis infantry 9-7-3 1910 replacement",
        "x": "soviet infantry 1-1-3 2009 one-step",
        "far": "axis infantry 9-9-3 2416",
        "foe": "soviet infantry 9-9-3 2415",
    }
    game = stand(units, phase="combat", dice=[1])
    play(game, "attack 2009", "add a", "resolve")
    while kind(game) == "retreat-units":
        play(game, sorted(legal(game, "soviet"))[0])
    if kind(game) == "s42-form-group":
        play(game, "done")
    assert not legal_with(game, "advance", "m")


@pytest.mark.rule(GAME, "21.3.1")
def test_headquarters_out_of_supply_or_far_from_rail_take_nobody() -> None:
    units = {"a": f"axis infantry 5-7-3 {GONE}", "hq": "axis army-hq 0-1-5 2012"}
    near = axis(units)
    assert "2012" in {t.split()[-1] for t in legal_with(near, "return")}
    far = axis(units | {"hq": "axis army-hq 0-1-5 2013"})
    assert "2013" not in {t.split()[-1] for t in legal_with(far, "return")}
    cut = axis(units | {f"w{row}": f"soviet infantry 3-5-3 19{row:02}" for row in (8, 10, 12, 14)})
    assert "2012" not in {t.split()[-1] for t in legal_with(cut, "return")}


@pytest.mark.rule(GAME, "21.3.1")
def test_cities_must_be_own_and_on_a_connected_railway() -> None:
    units = {"a": f"axis infantry 5-7-3 {GONE}"}
    places = {"major-city": "2010"}
    own = axis(units, places=places, tracks={"control": ["2010"]})
    assert "return infantry a 2010" in legal(own)
    lost = axis(units, places=places, tracks={"control": []})
    assert codes(lost, "return infantry a 2010") == {"s42-no-such-place 21.3.1"}
    off = axis(units, places={"major-city": "2012"}, tracks={"control": ["2012"]})
    assert codes(off, "return infantry a 2012") == {"s42-no-such-place 21.3.1"}


@pytest.mark.rule(GAME, "21.3.1", "10.4.2", "20.4")
def test_units_gone_for_good_do_not_return() -> None:
    game = axis({"r": "axis infantry 5-7-3 removed", "n": "axis infantry 5-7-3 1812"})
    assert not legal_with(game, "return")
    assert "s42-not-returning 21.3.1" in codes(game, "return infantry r ea-x")
    assert "s42-not-returning 21.3.1" in codes(game, "return infantry n ea-x")


@pytest.mark.rule(GAME, "21.1.4")
def test_wrong_types_are_refused() -> None:
    units = {
        "pz": "axis panzer 10-8-6 1812 reduced",
        "rom": "axis infantry 3-4-3 1813 romanian reduced",
    }
    game = axis(units)
    assert "s42-wrong-replacement 21.1.4" in codes(game, "rebuild infantry pz")
    assert "s42-wrong-replacement 21.1.4" in codes(game, "rebuild infantry rom")


@pytest.mark.rule(GAME, "21.1.4", "A-42")
@pytest.mark.parametrize(("option", "by_infantry"), [("infantry", True), ("special", False)])
def test_mountain_units_are_rebuilt_as_the_option_says(option: str, by_infantry: bool) -> None:
    game = axis(
        {"m": "axis mountain 5-7-3 1812 reduced"}, options={"mountain-replacement": option}, turn=4
    )
    assert ("rebuild infantry m" in legal(game)) is by_infantry
    assert "rebuild special m" in legal(game)


@pytest.mark.rule(GAME, "21.1.2")
def test_replacements_come_in_the_own_initial_phase() -> None:
    units = {"a": "axis infantry 5-7-3 1812 reduced", "foe": "soviet infantry 3-5-3 2416 reduced"}
    game = axis(units, areas=WEST | {"entry-a": "2616"})
    assert legal_with(game, "rebuild") == {"rebuild infantry a"}
    events = play(game, "done")
    while game.state.data.side == 0:
        events += play(game, "done")
    assert "s42-replacements-received" in told(events)
    assert legal_with(game, "rebuild", "infantry") == {"rebuild infantry foe"}
    assert where(game, "a") == "1812"
