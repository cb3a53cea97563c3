"""27.2.3, A-55: the ways on which units disengage; what goes along, and what follows."""

from __future__ import annotations

from typing import Any

import pytest

from hexside.api import position
from hexside.games.stalingrad42.retreat.retreat_search import RetreatGround, disengagement_ways
from hexside.games.stalingrad42.retreat.retreats import holds
from tests.rulebook.stalingrad42.s42_battles import SPARE
from tests.rulebook.stalingrad42.s42_disengagement_kit import (
    ENEMY,
    INF,
    ON,
    SOUTH,
    standing,
)
from tests.rulebook.stalingrad42.s42_kit import (
    codes,
    kind,
    legal,
    legal_with,
    marks,
    play,
    stand,
    told,
    where,
)

GAME = "stalingrad-42"


# The ways


@pytest.mark.rule(GAME, "27.2.3", "A-55", "12.1.3")
def test_one_or_two_hexes_to_supply() -> None:
    game = standing({"a": INF, "x": ENEMY}, 6, **SOUTH)
    play(game, "disengage a")
    paths = {tuple(text.split()[2:]) for text in legal_with(game, "retreat", "a")}
    assert {len(path) for path in paths} == {1, 2}
    assert ("2013",) in paths
    # Two hexes, but only one from where it stood: the distance does not matter here.
    assert ("2013", "2113") in paths
    assert codes(game, "retreat a 2013 2014 2015") == {"s42-retreat-too-long 27.2.3"}
    assert codes(game, "retreat a 2112") == {"s42-ends-in-zone 12.2"}
    assert codes(game, "retreat a 2011") == {"enemy-occupied 12.2"}


def ground(
    steps: dict[int, list[int]], exposed: set[int], supplied: set[int], area_at: int = -1
) -> RetreatGround:
    """Numbered hexes: their neighbours, enemy zones, supply, and an Entry Area beside one."""
    return RetreatGround(
        lambda here: steps.get(here, []),
        lambda here: ["x"] if here == area_at else [],
        lambda hex: hex in exposed,
        lambda hex: False,
        lambda hex: hex in supplied,
        lambda a, b: abs(a - b),
    )


@pytest.mark.rule(GAME, "A-55", "12.1.3", "12.2")
def test_the_search_for_ways() -> None:
    line = {0: [1], 1: [0, 2], 2: [1, 3], 3: [2]}

    def ways(exposed: set[int], supplied: set[int], area_at: int = -1) -> list[tuple[Any, ...]]:
        found = disengagement_ways(ground(line, exposed, supplied, area_at), 0, 2)
        return [way.hexes + ((way.area,) if way.area else ()) for way in found]

    # One hex or two, as the unit likes; never three, though the retreat rules know a third.
    assert ways(set(), set()) == [(1,), (1, 2)]
    # With supply if there is a way to it.
    assert ways(set(), {2}) == [(1, 2)]
    assert ways(set(), {1}) == [(1,)]
    assert ways(set(), {3}) == [(1,), (1, 2)]
    # Not to end in an enemy zone, nor through two of them.
    assert ways({1}, set()) == [(1, 2)]
    assert ways({2}, set()) == [(1,)]
    assert ways({1, 2}, set()) == []
    # A friendly Entry Area counts as a hex with supply.
    assert ways(set(), set(), area_at=0) == [("x",)]
    assert set(ways({1}, {2}, area_at=1)) == {(1, "x"), (1, 2)}


#: Bonds between every two of these close all hexsides of 2012 that they do not stand beside.
RING = {f"r{hex}": f"soviet infantry 3-5-3 {hex}" for hex in ("2011", "2113", "1913")}


@pytest.mark.rule(GAME, "27.1", "27.2.1", "V37", "A-55")
def test_a_unit_ringed_by_bonds_neither_moves_nor_disengages() -> None:
    game = stand({"d": INF, **RING, **SPARE}, options=ON)
    assert legal_with(game, "move", "d") | legal_with(game, "tactical", "d") == set()
    game = standing({"d": INF, **RING})
    assert codes(game, "disengage d") == {"s42-no-way-out 12.2"}
    assert "disengage d" not in legal(game)


@pytest.mark.rule(GAME, "27.1", "27.2.1", "V37", "7.2")
def test_a_friend_breaks_the_bond_and_they_disengage_one_after_another() -> None:
    units = {"a": "axis infantry 5-5-3 2212", "b": INF, "d": INF, **RING, **SPARE}
    game = stand(units, options=ON, dice=[6, 6])
    assert legal_with(game, "tactical", "b") == set()
    play(game, "tactical a 2112")
    play(game, "tactical b 2112", "done")
    for uid in "abd":
        assert f"disengage {uid}" in legal(game), uid
    play(game, "disengage a", "retreat a 2211")
    assert "disengage d" in legal(game)
    play(game, "disengage b", "retreat b 2211")
    assert (where(game, "a"), where(game, "b")) == ("2211", "2211")
    # The bond is there again, and the last unit stays where it is.
    assert codes(game, "disengage d") == {"s42-no-way-out 12.2"}


@pytest.mark.rule(GAME, "27.1", "27.2.1", "V37")
def test_three_units_that_have_slipped_out_disengage_one_after_another() -> None:
    units = {
        "a": "axis infantry 5-5-3 2013",
        "b": "axis infantry 5-5-3 2013",
        "c": "axis infantry 5-5-3 2112",
        "n": "soviet infantry 3-5-3 2010",
        "w": "soviet infantry 3-5-3 1912",
        "e": "soviet infantry 3-5-3 2211",
    }
    game = standing(units, 6, 2, 4, **SOUTH)
    for uid in "abc":
        assert f"disengage {uid}" in legal(game)
    play(game, "disengage a", "retreat a 2014", "disengage b", "disengage c")
    play(game, sorted(legal_with(game, "retreat", "c"))[0])
    assert (where(game, "a"), where(game, "b")) == ("2014", "2013")
    assert where(game, "c") != "2112"


# What goes along, and what follows


@pytest.mark.rule(GAME, "A-85", "18.6.6", "19.3")
def test_supply_points_stay_and_other_non_combat_units_may_go_along() -> None:
    units = {
        "a": "soviet infantry 5-5-3 2011",
        "hq": "soviet soviet-army-hq 0-0-5 2011",
        "sp": "soviet supply-point 0-0-5 2011",
        "x": "axis infantry 5-5-3 2012",
    }
    game = stand({**units, **SPARE}, options=ON, phase="combat", seat="soviet", dice=[6])
    play(game, "disengage a")
    assert legal_with(game, "retreat", "hq")
    assert not legal_with(game, "retreat", "sp")
    play(game, "retreat a 2010", "retreat hq 2010")
    assert [where(game, uid) for uid in ("a", "hq", "sp")] == ["2010", "2010", "2011"]
    assert marks(game, "hq") == ()
    again = stand({**units, **SPARE}, options=ON, phase="combat", seat="soviet", dice=[6])
    play(again, "disengage a", "retreat a 2010", "done")
    assert where(again, "hq") == "2011"


@pytest.mark.rule(GAME, "A-85", "12.1.4", "4.4")
def test_the_retreat_may_end_over_the_limit_until_the_next_movement() -> None:
    friends = {f"f{n}": "axis infantry 5-5-3 2013" for n in range(3)}
    units = {"a": INF, "x": ENEMY, **friends, "r": "axis panzer 9-9-6 2115 reserve-1"}
    game = standing(units, 6, options={**ON, "reserve-markers": "on"}, **SOUTH)
    play(game, "disengage a", "retreat a 2013")
    # An advance elsewhere does not ask for the limit in the hex of the retreat.
    play(game, "activate-reserve 2115 1", "done")
    assert kind(game) == "s42-declare-attacks"
    assert where(game, "a") == "2013"


@pytest.mark.rule(GAME, "A-85", "12.2")
def test_units_that_have_disengaged_cover_no_one() -> None:
    game = standing({"a": INF, "x": ENEMY}, 6, **SOUTH)
    play(game, "disengage a", "retreat a 2013")
    work: Any = game.rules.work(game.state)
    assert not holds(work, 0, game.rules.board.grid.index("2013"))


@pytest.mark.rule(GAME, "27.2.1", "25.2.1")
def test_a_unit_in_reserve_may_disengage_and_is_in_reserve_no_more() -> None:
    units = {"a": f"{INF} reserve-1", "x": ENEMY}
    game = standing(units, 6, options={**ON, "reserve-markers": "on"}, **SOUTH)
    play(game, "disengage a", "retreat a 2013")
    assert "reserve-1" not in marks(game, "a")
    assert codes(game, "activate-reserve 2012 1") == {"s42-no-reserve-there 25.2.3"}


@pytest.mark.rule(GAME, "27.2.3", "13.4", "27.2.1")
def test_the_marks_go_with_the_phase_and_the_units_rally() -> None:
    units = {"a": INF, "x": ENEMY}
    game = standing(units, 6, **SOUTH)
    play(game, "disengage a", "retreat a 2013 2014")
    assert codes(game, "disengage a") == {"s42-has-attempted 27.2.1"}
    play(game, "done")
    assert marks(game, "a") == ()
    assert where(game, "a") == "2014"


@pytest.mark.rule(GAME, "27.2.1", "8.6.2")
def test_attempts_come_before_the_automatic_ds_advances() -> None:
    units = {"a": "axis panzer 9-9-6 2012 auto-ds-1", "b": "axis infantry 5-5-3 2215"}
    group = [{"number": 1, "vacated": "2011", "units": ["a"]}]
    game = standing(units, tracks={"auto_ds": group})
    assert "disengage b" in legal(game)
    play(game, "done")
    assert kind(game) == "s42-advance"
    assert not legal_with(game, "disengage")


@pytest.mark.rule(GAME, "27.2.1", "27.2.3")
def test_an_attempt_under_way_is_kept_in_a_position() -> None:
    game = standing({"a": INF, "b": INF, "x": ENEMY}, 3, **SOUTH)
    events = play(game, "disengage-stack 2012")
    assert told(events) == ["s42-disengagement-rolled"]
    again = position(game.position())
    assert legal(again) == legal(game) == {"lose a", "lose b"}
