"""30, 31 The Trans-Caucasus box and the frozen Reserve Armies."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from hexside.engine import Dice
from hexside.games.stalingrad42 import GAME as RULES
from hexside.games.stalingrad42.advance.advance import may_advance
from hexside.games.stalingrad42.areas.trans_caucasus import (
    in_box,
    trans_caucasus_arrives,
    trans_caucasus_options,
    trans_caucasus_reasons,
)
from hexside.games.stalingrad42.combat.odds import asides
from hexside.games.stalingrad42.movement.movement_ranges import modes
from hexside.games.stalingrad42.movement.movement_reasons import frozen_by
from hexside.games.stalingrad42.reading.printed import AXIS, SOVIET
from hexside.games.stalingrad42.rules import S42Rules
from hexside.games.stalingrad42.sequence.set_up import start_data, start_units
from hexside.games.stalingrad42.supply.supply_actions import TransCaucasus
from hexside.games.stalingrad42.units.reserve_armies import (
    army_in,
    army_options,
    army_reasons,
    release_armies_of_turn,
    release_army,
)
from hexside.games.stalingrad42.units.stacking import overstacked
from hexside.games.stalingrad42.work import S42Work

GAME = "stalingrad-42"


def set_up(scenario: str, turn: int, options: Mapping[str, str] | None = None) -> S42Work:
    rules = RULES.rules(scenario, options or {}, ())
    assert isinstance(rules, S42Rules)
    state = rules.state_type(
        turn=turn,
        units=start_units(rules),
        agenda=(),
        dice=Dice("1"),
        data=start_data(rules),
        version=-1,
    )
    return S42Work(rules, state)


@pytest.mark.rule(GAME, "30", "A-89")
def test_the_front_comes_once_an_axis_unit_is_on_row_40() -> None:
    work = set_up("campaign", 9)
    assert len(in_box(work)) == 12
    assert trans_caucasus_options(work, SOVIET) == []
    action = TransCaucasus("sov-rd-394", "h")
    assert [r.code for r in trans_caucasus_reasons(work, SOVIET, action)] == [
        "s42-trans-caucasus-waits"
    ]
    work.put("axis-sp-1", work.rules.grid.index("3139"))
    assert [work.data.trans_caucasus] == [False]
    # Any unit will do, a Supply Point too, and it need not stay.
    work.put("axis-sp-1", work.rules.grid.index("3140"))
    work.put("axis-sp-1", work.rules.grid.index("3139"))
    assert work.data.trans_caucasus
    options = trans_caucasus_options(work, SOVIET)
    assert {option.area for option in options if isinstance(option, TransCaucasus)} == set("ghjkl")
    # 242 Mountain waits for 242 RD, which is in play.
    assert len(options) == 11 * 5
    assert trans_caucasus_options(work, AXIS) == []
    trans_caucasus_arrives(work, action)
    assert work.units["sov-rd-394"].box == "ea-h"
    assert modes(work, "sov-rd-394")
    # One unit a turn.
    assert trans_caucasus_options(work, SOVIET) == []
    work.change(crossings=(), closed=("g", "k"))
    left = trans_caucasus_options(work, SOVIET)
    assert {option.area for option in left if isinstance(option, TransCaucasus)} == set("hjl")


@pytest.mark.rule(GAME, "A-76", "30")
def test_in_the_caucasus_they_come_from_turn_11() -> None:
    assert trans_caucasus_options(set_up("caucasus", 10), SOVIET) == []
    assert trans_caucasus_options(set_up("caucasus", 11), SOVIET)
    early = {"trans-caucasus-from-turn": "10"}
    assert trans_caucasus_options(set_up("caucasus", 10, early), SOVIET)


@pytest.mark.rule(GAME, "31", "A-90")
def test_one_reserve_army_a_turn_from_turn_two() -> None:
    work = set_up("campaign", 1)
    index = work.rules.grid.index
    assert army_options(work, SOVIET) == []
    work.turn = 2
    assert sorted(str(getattr(o, "hex")) for o in army_options(work, SOVIET)) == [  # noqa: B009
        "3806",
        "4408",
        "5421",
    ]
    army = army_in(work, index("3806"))
    assert len(army) == 4
    for uid in army:
        assert modes(work, uid) == ()
        assert not may_advance(work, uid)
        assert frozen_by(work, uid) == "31"
    assert index("3806") not in overstacked(work, SOVIET)
    assert asides(work, SOVIET, index("3806"), "regular") == []
    release_army(work, index("3806"))
    assert army_in(work, index("3806")) == []
    assert all(modes(work, uid) for uid in army)
    # From now on the limit binds, and the others wait another turn.
    assert index("3806") in overstacked(work, SOVIET)
    assert army_options(work, SOVIET) == []
    assert [r.code for r in army_reasons(work, SOVIET, "4408")] == ["s42-no-release-now"]
    work.change(crossings=())
    assert len(army_options(work, SOVIET)) == 2


@pytest.mark.rule(GAME, "31")
def test_the_eighth_army_is_released_on_turn_15() -> None:
    work = set_up("campaign", 14)
    saratov = work.rules.grid.index("5902")
    army = army_in(work, saratov)
    assert army
    assert "s42-no-reserve-army" in [r.code for r in army_reasons(work, SOVIET, "5902")]
    release_armies_of_turn(work, SOVIET)
    assert army_in(work, saratov) == army
    work.turn = 15
    release_armies_of_turn(work, SOVIET)
    assert army_in(work, saratov) == []


@pytest.mark.rule(GAME, "31", "A-90")
def test_a_unit_driven_out_is_free_and_the_rest_stay() -> None:
    work = set_up("campaign", 1)
    index = work.rules.grid.index
    first, *others = army_in(work, index("3806"))
    work.put(first, index("3906"))
    assert not work.has(first, "frozen")
    assert army_in(work, index("3806")) == others
