"""24.1.2, 24.1.3 The road to Baku, and 23.4 the Entry Area that winter closes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

import hexside
from hexside.api import Game
from hexside.games.stalingrad42.supply.attrition import modifiers, suffering
from hexside.games.stalingrad42.supply.supply_lines import (
    region,
)
from hexside.games.stalingrad42.victory.baku import Exited, baku_divisions, reaches_baku
from hexside.games.stalingrad42.victory.victory import score, score_sheet
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
    steps,
    told,
    where,
)
from tests.rulebook.stalingrad42.s42_supply_kit import names, work_of

GAME = "stalingrad-42"

ROAD = {"primary-road": "1810 1910 2010 2110 2210 2310 2410 2510 2610"}
AREAS = {
    "entry-x": "1809 1810 1811",
    "entry-g": "2609 2610 2611",
    "entry-h": "2308",
    "entry-j": "2408",
    "entry-k": "2508",
    "entry-l": "2208",
}
GROUP = {
    "pz": "axis panzer 10-8-6 2509",
    "i1": "axis infantry 5-7-3 2609",
    "i2": "axis infantry 5-7-3 2610",
    "i3": "axis infantry 5-7-3 2611",
    "r1": "axis infantry 3-4-3 2610 romanian",
    "r2": "axis infantry 3-4-3 2611 romanian",
}
RED = {"red": "soviet infantry 3-5-3 1816"}


def caucasus(units: Mapping[str, Any], **more: Any) -> Game:
    settings: dict[str, Any] = {"scenario": "campaign", "turn": 12, "lines": ROAD, "areas": AREAS}
    return stand({**RED, **units}, **(settings | more))


def exit_all(game: Game) -> list[Any]:
    events = []
    for uid in ("i1", "i2", "i3", "r1", "r2", "pz"):
        goal = next(t for t in sorted(legal_with(game, "move", uid)) if t.endswith("ea-g"))
        events += play(game, goal)
    return events


@pytest.mark.rule(GAME, "24.1.2", "D19")
def test_divisions_for_baku() -> None:
    panzer = Exited(german=True, division=True, panzer=True, full=True)
    infantry = Exited(german=True, division=True, panzer=False, full=True)
    ally = Exited(german=False, division=True, panzer=False, full=True)
    group = (panzer, infantry, infantry, infantry, ally, ally)
    assert baku_divisions(group) == 5
    assert reaches_baku(group, 5)
    assert not reaches_baku((infantry,) * 5, 5)
    worn = Exited(german=True, division=True, panzer=True, full=False)
    assert baku_divisions((worn,)) == 0.5
    assert baku_divisions((Exited(False, True, False, False),)) == 0
    assert baku_divisions((Exited(True, False, False, True),)) == 0
    remnant = Exited(german=True, division=True, panzer=True, full=False, remnant=True)
    assert baku_divisions((remnant,)) == 0
    assert not reaches_baku((*(infantry,) * 5, remnant), 5)


@pytest.mark.rule(GAME, "24.1.2", "22.4", "D19")
def test_five_divisions_in_one_movement_phase_earn_three_points() -> None:
    game = caucasus(GROUP)
    events = exit_all(game)
    assert event(events, "s42-baku-reached")["points"] == 3
    assert {where(game, uid) for uid in GROUP} == {"ea-g"}
    sheet = {item.code: item.points for item in score_sheet(work_of(game))}
    assert sheet["s42-baku"] == 3


@pytest.mark.rule(GAME, "24.1.2")
def test_four_and_a_half_divisions_or_no_panzer_earn_nothing() -> None:
    few = caucasus({uid: words for uid, words in GROUP.items() if uid != "r2"})
    assert score(work_of(few)) == 0
    for uid in ("i1", "i2", "i3", "r1", "pz"):
        play(few, next(t for t in sorted(legal_with(few, "move", uid)) if t.endswith("ea-g")))
    assert not few.state.data.baku
    foot = caucasus(GROUP | {"pz": "axis infantry 5-7-4 2510"})
    assert "s42-baku-reached" not in told(exit_all(foot))


@pytest.mark.rule(GAME, "24.1.2")
def test_all_five_must_go_in_the_same_phase() -> None:
    units = GROUP | {"i1": "axis infantry 5-7-3 ea-g"}
    game = caucasus(units)
    for uid in ("i2", "i3", "r1", "r2", "pz"):
        play(game, next(t for t in sorted(legal_with(game, "move", uid)) if t.endswith("ea-g")))
    # Five divisions are there, but only four came in this phase.
    assert not game.state.data.baku
    assert score(work_of(game)) == 0


@pytest.mark.rule(GAME, "24.1.2", "33.2.3")
def test_the_mini_turn_has_a_movement_phase_of_its_own() -> None:
    """Who went into G in the Axis player turn does not count with who follows in the mini-turn."""
    before = {uid: f"{' '.join(GROUP[uid].split()[:3])} ea-g" for uid in ("i1", "i2", "i3")}
    units = {
        **GROUP,
        **before,
        "pz": "axis panzer 10-8-6 2609",
        "r1": "axis infantry 3-4-3 2610 romanian",
        "r2": "axis infantry 3-4-3 2611 romanian",
    }
    tracks = {"towards_baku": ["i1", "i2", "i3"], "winter_offensive": 26, "closed": ["g"]}
    given: dict[str, Any] = {"turn": 26, "tracks": tracks, "seat": "soviet", "phase": "end"}
    game = caucasus(units, options={"automatic-victory": "off"}, **given)
    assert game.state.data.phase == "mini-movement"
    for uid in ("r1", "r2", "pz"):
        goal = next(t for t in sorted(legal_with(game, "tactical", uid)) if t.endswith("ea-g"))
        play(game, goal)
    assert {where(game, uid) for uid in GROUP} == {"ea-g"}
    assert game.state.data.towards_baku == ("pz", "r1", "r2")
    assert not game.state.data.baku


@pytest.mark.rule(GAME, "24.1.2", "32.3")
def test_a_division_that_is_withdrawn_or_worn_down_no_longer_stays() -> None:
    tracks = {"baku": True, "closed": ["g"]}
    units = {uid: f"{' '.join(GROUP[uid].split()[:3])} ea-g" for uid in GROUP}
    units["r1"] += " romanian"
    units["r2"] += " romanian"
    units["i1"] += " reduced"
    # Four divisions and a half are left when the player turn in which a step was lost ends.
    game = caucasus(units, tracks=tracks, phase="end")
    assert "s42-baku-lost" in told(game.opening_events())
    assert not game.state.data.baku
    # A unit that leaves the game opens the area to the Soviets if it was the last one there.
    gone = caucasus(
        {"ss-1rfss": {"box": "ea-g"}, "i": "axis infantry 5-7-3 2010"},
        turn=11,
        phase="initial",
        tracks={"closed": ["g"]},
    )
    assert where(gone, "ss-1rfss") == "removed"
    assert "g" not in gone.state.data.closed


@pytest.mark.rule(GAME, "24.1.2")
def test_points_last_while_the_divisions_stay_and_a_road_joins_them() -> None:
    inside = {
        uid: " ".join([*words.split()[:3], "ea-g", *words.split()[4:]])
        for uid, words in GROUP.items()
    }
    tracks = {"baku": True}
    assert score(work_of(caucasus(inside, tracks=tracks))) == 3
    # A Soviet unit beside the road cuts it.
    cut = inside | {"cut": "soviet infantry 3-5-3 2111"}
    assert score(work_of(caucasus(cut, tracks=tracks))) == 0
    game = caucasus(inside, tracks=tracks)
    events = play(game, next(iter(sorted(legal_with(game, "move", "i1")))))
    assert "s42-baku-lost" in told(events)
    assert score(work_of(game)) == 0


@pytest.mark.rule(GAME, "24.1.2", "22.3.1")
def test_axis_units_return_only_through_g() -> None:
    inside = {"pz": "axis panzer 10-8-6 ea-g"}
    rail = {"lines": ROAD | {"rail": "1810 1910 2010 2110 2210 2310 2410 2510 2610"}}
    base = AREAS | {"axis-start": "1810 1910 2010 2110 2210 2310 2410 2510 2610"}
    game = caucasus(inside, **rail, areas=base)
    assert {text.split()[2] for text in legal_with(game, "move", "pz")} <= {"2609", "2610", "2611"}
    assert ends(game, "move", "pz") >= {"2610", "2509"}
    assert codes(game, "transfer pz ea-x") == {"s42-not-in-area 22.6.1"}
    assert "s42-not-in-area 5.6.1" in codes(game, "rail pz 2410")


@pytest.mark.rule(GAME, "24.1.3")
def test_soviets_in_g_give_way_disrupted() -> None:
    soviets = {"s1": "soviet infantry 3-5-3 ea-g", "hq": "soviet soviet-army-hq 0-0-6 ea-g"}
    game = caucasus({"i1": GROUP["i1"], "i9": "axis infantry 5-7-3 2611"} | soviets)
    play(game, "move i1 ea-g")
    assert kind(game) == "s42-displaced"
    assert game.decision is not None
    assert game.decision.seat == "soviet"
    assert legal(game) == {f"displace {u} {a}" for u in ("s1", "hq") for a in "hj"}
    assert codes(game, "displace s1 g") == {"s42-no-refuge 24.1.3"}
    assert codes(game, "displace red h") == {"s42-not-displaced 24.1.3"}
    play(game, "displace s1 h", "displace hq j")
    assert where(game, "s1") == "ea-h"
    assert marks(game, "s1") == ("disrupted",)
    assert marks(game, "hq") == ()
    assert kind(game) == "s42-move-units"


@pytest.mark.rule(GAME, "24.1.3", "16.2.2")
def test_soviets_may_not_use_g_until_the_axis_has_left() -> None:
    units = {"i1": "axis infantry 5-7-3 ea-g", "s1": "soviet infantry 3-5-3 ea-h"}
    # The other areas have no hexes here: G alone would supply the east.
    areas = {"entry-x": "1809 1810 1811", "entry-g": "2609 2610 2611"}
    game = caucasus(units, areas=areas, seat="soviet")
    assert game.state.data.closed == ("g",)
    assert region(work_of(game), 1) == 0
    assert codes(game, "transfer s1 ea-g") == {"s42-not-your-area 22.2"}
    free = caucasus({"s1": units["s1"]}, areas=areas, seat="soviet")
    assert "2610" in names(free, region(work_of(free), 1))
    back = caucasus(units, areas=areas)
    play(back, "move i1 2610")
    assert back.state.data.closed == ()


@pytest.mark.rule(GAME, "24.1.3")
def test_g_does_not_become_an_axis_area() -> None:
    units = {"i1": "axis infantry 5-7-3 ea-g", "i2": "axis infantry 5-7-3 2510"}
    areas = {"entry-g": "2609 2610 2611"}
    game = caucasus(units, areas=areas, phase="initial", lines={})
    assert region(work_of(game), 0) == 0
    assert "bring g" not in legal(game)
    assert codes(game, "bring g") == {"s42-not-your-area 22.2"}


@pytest.mark.rule(GAME, "24.1.2", "A-49", "16.5.3")
def test_isolated_units_in_g_roll_as_if_beside_an_enemy_with_an_airfield() -> None:
    units = {"i1": "axis infantry 5-7-3 ea-g", "hq": "axis army-hq 0-1-5 ea-g"}
    wall = {f"w{row}": f"soviet infantry 3-5-3 24{row:02}" for row in range(8, 17, 2)}
    supplied = caucasus(units, phase="supply")
    assert marks(supplied, "i1") == ()
    alone = {"i1": units["i1"]}
    lost = caucasus(alone | wall, phase="supply", dice=[3])
    assert "isolated" in marks(lost, "i1")
    # No railway within fifteen hexes: the airfield is worth +1, so a 3 is lost and a 4 is not.
    assert steps(lost, "i1") == 1
    assert steps(caucasus(alone | wall, phase="supply", dice=[4]), "i1") == 2
    work = work_of(caucasus(units | wall, phase="supply", dice=[6]))
    assert suffering(work, 0) == ["i1"]
    assert modifiers(work, 0, ["i1"]) == {"i1": 2}


@pytest.mark.rule(GAME, "24.1.2", "16.1")
def test_units_in_g_without_a_line_are_out_of_supply() -> None:
    # Without a road the edge is more than five hexes away, but no enemy stands between.
    game = caucasus({"pz": "axis panzer 10-8-6 ea-g"}, phase="supply", lines={})
    assert marks(game, "pz") == ("out-of-supply",)


@pytest.mark.rule(GAME, "23.4")
def test_winter_closes_k_and_its_units_go_to_j_or_l() -> None:
    units = {"s1": "soviet infantry 3-5-3 ea-k", "i1": "axis infantry 5-7-3 2012"}
    game = caucasus(units, phase="weather", turn=28, dice=[5])
    assert kind(game) == "s42-displaced"
    assert legal(game) == {"displace s1 j", "displace s1 l"}
    play(game, "displace s1 l")
    assert where(game, "s1") == "ea-l"
    assert marks(game, "s1") == ()
    assert game.state.data.closed == ("k",)
    autumn = caucasus(units, phase="weather", turn=27, dice=[5])
    assert autumn.state.data.closed == ()
    winter = caucasus(units | {"s1": "soviet infantry 3-5-3 ea-j"}, seat="soviet", turn=29)
    assert codes(winter, "transfer s1 ea-k") == {"s42-not-your-area 22.2"}


@pytest.mark.rule(GAME, "24.1.2")
def test_fall_blau_has_no_road_to_baku() -> None:
    game = stand(RED | {"i1": GROUP["i1"]}, areas=AREAS)
    assert codes(game, "move i1 ea-g") == {"s42-enemy-area 22.4"}


@pytest.mark.rule(GAME, "24.1.2", "17.2.2", "18.6.8")
def test_positions_with_closed_areas_and_merged_points_round_trip() -> None:
    units: dict[str, Any] = GROUP | {
        "i1": "axis infantry 5-7-3 ea-g",
        "axis-isp-1": {"hex": "2010", "left": 2},
        "axis-isp-2": "2010",
    }
    tracks = {"forked": ["2010"], "towards_baku": ["i1"], "railheads": [{"hex": "2010"}]}
    game = caucasus(units, tracks=tracks)
    again = hexside.position(game.position())
    assert again.state.units == game.state.units
    assert again.state.data == game.state.data
    assert again.state.data.closed == ("g",)
    assert (steps(again, "axis-isp-1"), steps(again, "axis-isp-2")) == (2, 1)
