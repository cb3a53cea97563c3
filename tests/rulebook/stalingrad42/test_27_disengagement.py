"""27: Disengagement."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from hexside.api import Game, position
from hexside.games.stalingrad42.combat.combat_tables import load_combat
from hexside.games.stalingrad42.combat.disengagement import (
    Disengage,
    Disengagements,
)
from hexside.games.stalingrad42.reading.loading import sources
from hexside.games.stalingrad42.retreat.retreat_search import RetreatGround, disengagement_ways
from hexside.games.stalingrad42.retreat.retreats import holds
from hexside.games.stalingrad42.state import MINI_COMBAT
from tests.rulebook.stalingrad42.s42_battles import SPARE, assault
from tests.rulebook.stalingrad42.s42_kit import (
    codes,
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

GAME = "stalingrad-42"
ON = {"disengagement": "on"}
Units = Mapping[str, str | Mapping[str, Any]]
ENEMY = "soviet infantry 3-5-3 2011"
#: Supply comes from the south.
SOUTH = {"areas": {"entry-x": "2016 2116"}}


def standing(units: Units, *dice: int, **more: Any) -> Game:
    """The Combat Phase with the rule in use."""
    given: dict[str, Any] = {"options": ON, "phase": "combat", **more}
    return stand({**units, **SPARE}, dice=list(dice) or [6], **given)


def rolled(units: Units, action: str, die: int) -> str:
    """The result of an attempt."""
    game = standing({**units, "x": ENEMY}, die)
    return str(event(play(game, action), "s42-disengagement-rolled")["result"])


INF = "axis infantry 5-5-3 2012"
PZ = "axis panzer 9-9-6 2012"
CAV = "axis cavalry 3-3-5 2012"


@pytest.mark.rule(GAME, "27.1", "C202")
def test_the_rule_must_be_in_use() -> None:
    for scenario, used in (("fall-blau", False), ("uranus", True), ("campaign", True)):
        game = stand({"a": INF, **SPARE}, scenario=scenario, turn=29, phase="combat")
        assert ("disengage a" in legal(game)) == used, scenario
    game = stand({"a": INF, **SPARE}, phase="combat")
    assert codes(game, "disengage a") == {"s42-no-disengagement-in-play 27.0"}
    assert codes(game, "disengage-stack 2012") == {"s42-no-disengagement-in-play 27.0"}


@pytest.mark.rule(GAME, "33.2.3", "27.1")
def test_in_the_mini_turn_it_is_open_with_the_rule_off() -> None:
    game = stand({"a": INF, **SPARE}, phase="combat")
    work: Any = game.rules.work(game.state)
    choice = Disengagements()
    assert choice.legal(work, 0) == []
    work.change(phase=MINI_COMBAT)
    assert Disengage("a") in choice.legal(work, 0)


@pytest.mark.rule(GAME, "27.2.2")
def test_the_table() -> None:
    table = load_combat(sources()).disengagement
    assert [table.result(roll) for roll in range(8)] == [
        *("no", "no", "no", "yes-1", "yes", "yes", "yes", "yes"),
    ]


@pytest.mark.rule(GAME, "27.2.3")
@pytest.mark.parametrize(
    ("die", "result"), [(1, "no"), (2, "no"), (3, "yes-1"), (4, "yes"), (5, "yes"), (6, "yes")]
)
def test_results_of_an_infantry_division(die: int, result: str) -> None:
    game = standing({"a": INF, "x": ENEMY}, die, **SOUTH)
    events = play(game, "disengage a")
    assert event(events, "s42-disengagement-rolled")["result"] == result
    assert "attempted" in marks(game, "a")
    if result == "no":
        assert (where(game, "a"), steps(game, "a")) == ("2012", 2)
        assert kind(game) == "s42-declare-attacks"
        assert marks(game, "a") == ("attempted",)
        return
    assert kind(game) == "s42-disengage-units"
    assert steps(game, "a") == (1 if result == "yes-1" else 2)
    play(game, "retreat a 2013 2014")
    assert where(game, "a") == "2014"
    assert marks(game, "a") == ("attempted", "disrupted", "retreated")


@pytest.mark.rule(GAME, "27.2.2", "D10")
@pytest.mark.parametrize(
    ("units", "action", "three"),
    [
        # What a 3 counts as shows in the result: 2 no, 3 yes-1, 4 yes.
        ({"a": INF}, "disengage a", "yes-1"),
        ({"a": PZ}, "disengage a", "yes"),
        ({"a": CAV}, "disengage a", "yes"),
        ({"a": "axis motorised 5-5-6 2012"}, "disengage a", "yes"),
        ({"a": f"{INF} disrupted"}, "disengage a", "no"),
        ({"a": f"{INF} full-retreat"}, "disengage a", "no"),
        ({"a": f"{PZ} disrupted"}, "disengage a", "yes-1"),
        ({"a": CAV, "b": f"{INF} disrupted"}, "disengage-stack 2012", "no"),
        ({"a": CAV, "b": f"{INF} disrupted"}, "disengage a", "yes"),
        ({"a": CAV, "b": f"{PZ} disrupted"}, "disengage-stack 2012", "yes-1"),
        ({"a": CAV, "b": PZ}, "disengage-stack 2012", "yes"),
        ({"a": CAV, "b": INF}, "disengage-stack 2012", "yes-1"),
    ],
)
def test_modifiers(units: dict[str, str], action: str, three: str) -> None:
    assert rolled(units, action, 3) == three


@pytest.mark.rule(GAME, "27.2.2", "D10")
def test_cavalry_with_disrupted_infantry_counts_one_less() -> None:
    game = standing({"a": CAV, "b": f"{INF} disrupted", "x": ENEMY}, 4)
    found = event(play(game, "disengage-stack 2012"), "s42-disengagement-rolled")
    assert (found["die"], found["counted"], found["result"]) == (4, 3, "yes-1")


@pytest.mark.rule(GAME, "27.2.1", "27.2.3", "D26", "A-85", "C201")
def test_two_mechanised_units_on_a_two() -> None:
    units = {"a": PZ, "b": "axis panzer 6-6-6 2012", "x": ENEMY}
    game = standing(units, 2, **SOUTH)
    play(game, "disengage-stack 2012")
    assert kind(game) == "s42-disengagement-loss"
    assert legal(game) == {"lose a", "lose b"}
    assert codes(game, "lose spare-axis") == {"s42-did-not-attempt 27.2.3"}
    play(game, "lose b", "retreat a 2013", "retreat b 2013 2014")
    assert (steps(game, "a"), steps(game, "b")) == (2, 1)
    assert (where(game, "a"), where(game, "b")) == ("2013", "2014")
    assert "disrupted" in marks(game, "a")
    assert "disrupted" in marks(game, "b")


@pytest.mark.rule(GAME, "27.2.1", "D26")
def test_with_infantry_a_two_is_a_no_for_all() -> None:
    units = {"a": PZ, "b": PZ, "c": INF, "x": ENEMY}
    game = standing(units, 2)
    events = play(game, "disengage-stack 2012")
    assert event(events, "s42-disengagement-rolled")["units"] == ("a", "b", "c")
    assert event(events, "s42-disengagement-rolled")["result"] == "no"
    for uid in "abc":
        assert where(game, uid) == "2012"
        assert codes(game, f"disengage {uid}") == {"s42-has-attempted 27.2.1"}


@pytest.mark.rule(GAME, "27.2.1", "A-85", "C201")
def test_each_result_is_seen_before_the_next_attempt() -> None:
    units = {"a": INF, "b": INF, "c": INF, "x": ENEMY}
    game = standing(units, 1, 6, **SOUTH)
    play(game, "disengage a")
    assert kind(game) == "s42-declare-attacks"
    # A roll for the stack is now one for the two that may still attempt it.
    events = play(game, "disengage-stack 2012")
    assert event(events, "s42-disengagement-rolled")["units"] == ("b", "c")
    play(game, "retreat b 2013 2014", "retreat c 2112 2212")
    assert [where(game, uid) for uid in "abc"] == ["2012", "2014", "2212"]
    assert codes(game, "disengage-stack 2012") == {"s42-no-stack-to-disengage 27.2.1"}


@pytest.mark.rule(GAME, "27.2.1", "A-85")
def test_attack_or_attempt() -> None:
    units = {"a": INF, "b": "axis infantry 15-5-3 2012", "x": "soviet infantry 3-5-3 2011"}
    game = standing(units, 1, 6)
    play(game, "disengage a", "attack 2011")
    assert codes(game, "add a") == {"s42-has-attempted 27.2.1"}
    play(game, "add b", "resolve")
    while kind(game) != "s42-declare-attacks":
        game.play(sorted(legal(game))[0])
    assert "already-fought 27.2.1" in codes(game, "disengage b")


@pytest.mark.rule(GAME, "27.2.1", "A-55", "21.4")
@pytest.mark.parametrize(
    ("unit", "reason"),
    [
        (f"{INF} replacement", "s42-has-replacements 21.4"),
        (f"{INF} train", "s42-on-a-train 27.2.1"),
        (f"{INF} auto-ds-1", "s42-auto-ds-marked 27.2.1"),
        (f"{INF} frozen", "s42-unit-frozen S1.2"),
        ("axis supply-point 0-0-5 2012", "s42-goes-along-only 27.2.1"),
        ("axis infantry 5-5-3 ea-x", "s42-not-on-map 27.2.1"),
    ],
)
def test_who_makes_no_attempt(unit: str, reason: str) -> None:
    group = [{"number": 1, "vacated": "2009", "units": ["a"]}] if "auto" in unit else []
    game = standing({"a": unit, "b": INF, "c": INF}, tracks={"auto_ds": group})
    assert codes(game, "disengage a") == {reason}
    # In the same hex others may, and the roll for the stack leaves the unit out.
    events = play(game, "disengage-stack 2012")
    assert event(events, "s42-disengagement-rolled")["units"] == ("b", "c")


@pytest.mark.rule(GAME, "27.2.1")
def test_refusals_about_names() -> None:
    game = standing({"a": INF, "x": ENEMY})
    assert codes(game, "disengage x") == {"not-your-unit"}
    assert codes(game, "disengage nobody") == {"unknown-unit"}
    assert codes(game, "disengage-stack 9999") == {"unknown-hex"}
    assert codes(game, "disengage-stack 2012") == {"s42-no-stack-to-disengage 27.2.1"}


@pytest.mark.rule(GAME, "27.2.3", "A-85", "13.1.3")
def test_a_disrupted_unit_goes_into_full_retreat_and_one_in_it_stays_so() -> None:
    for mark in ("disrupted", "full-retreat"):
        game = standing({"a": f"{INF} {mark}", "x": ENEMY}, 6, **SOUTH)
        play(game, "disengage a", "retreat a 2013")
        assert marks(game, "a") == ("attempted", "full-retreat", "retreated")


@pytest.mark.rule(GAME, "27.2.3", "10.3")
def test_the_last_step_is_lost_before_the_retreat() -> None:
    units = {"a": f"{INF} reduced", "b": INF, "x": ENEMY}
    game = standing(units, 3, **SOUTH)
    play(game, "disengage a")
    assert (where(game, "a"), where(game, "b")) == ("eliminated", "2012")
    game = standing(units, 3, **SOUTH)
    play(game, "disengage-stack 2012", "lose a", "retreat b 2013")
    assert (where(game, "a"), where(game, "b")) == ("eliminated", "2013")


@pytest.mark.rule(GAME, "27.2.3", "A-85")
def test_the_step_is_of_the_owners_choice_also_from_a_unit_in_full_retreat() -> None:
    units = {"a": f"{PZ} full-retreat", "b": PZ, "x": ENEMY}
    game = standing(units, 3, **SOUTH)
    play(game, "disengage-stack 2012")
    assert legal(game) == {"lose a", "lose b"}
    play(game, "lose a")
    assert steps(game, "a") == 1


@pytest.mark.rule(GAME, "27.2.3", "20.5.2")
def test_a_reduced_ally_is_not_destroyed_in_place_of_a_full_german_unit() -> None:
    units = {
        "a": INF,
        "b": "axis infantry 3-4-3 2012 romanian reduced",
        "c": "axis infantry 3-4-3 2012 romanian",
        "x": ENEMY,
    }
    game = standing(units, 3, **SOUTH)
    play(game, "disengage-stack 2012")
    assert legal(game) == {"lose a", "lose c"}
    assert codes(game, "lose b") == {"s42-german-loss-first 20.5.2"}
    # A reduced German unit protects nobody, and alone the ally dies as any other unit.
    game = standing({**units, "a": f"{INF} reduced"}, 3, **SOUTH)
    play(game, "disengage-stack 2012")
    assert "lose b" in legal(game)
    game = standing(units, 3, **SOUTH)
    play(game, "disengage b")
    assert where(game, "b") == "eliminated"


@pytest.mark.rule(GAME, "27.2.3", "9.8")
def test_headquarters_lose_their_step_after_the_others() -> None:
    units = {"a": PZ, "h": "axis army-hq 0-1-5 2012", "x": ENEMY}
    # Both are mechanised: a 2 is a 3, and nobody is asked.
    game = standing(units, 2, **SOUTH)
    play(game, "disengage-stack 2012")
    assert (steps(game, "a"), where(game, "h")) == (1, "2012")
    game = standing({**units, "b": PZ}, 2, **SOUTH)
    play(game, "disengage-stack 2012")
    assert legal(game) == {"lose a", "lose b"}
    assert codes(game, "lose h") == {"s42-others-lose-first 9.8"}


@pytest.mark.rule(GAME, "27.2.3", "10.4.1")
def test_a_remnant_may_disengage() -> None:
    units = {"a": f"{PZ} three-steps left:2", "x": ENEMY}
    game = standing(units, 2, **SOUTH)
    play(game, "disengage a", "keep-remnant a")
    assert steps(game, "a") == 1
    play(game, "retreat a 2013")
    assert where(game, "a") == "2013"


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


MANSTEIN = {"m": "axis leader 0-0-6 2013 range:4"}
WITH_LEADERS = {**ON, "leaders": "on"}


@pytest.mark.rule(GAME, "27.2.1", "28.1.4", "A-86")
def test_manstein_may_repeat_the_roll_before_it_counts() -> None:
    units = {"a": INF, "x": ENEMY, **MANSTEIN}
    game = standing(units, 1, 6, options=WITH_LEADERS, **SOUTH)
    events = play(game, "disengage a")
    assert told(events) == ["s42-die-rolled"]
    assert kind(game) == "s42-reroll"
    again = position(game.position())
    assert legal(again) == legal(game) == {"let-stand", "roll-again m"}
    events = play(game, "roll-again m")
    assert event(events, "s42-disengagement-rolled")["result"] == "yes"
    assert kind(game) == "s42-disengage-units"
    assert "used" in marks(game, "m")


@pytest.mark.rule(GAME, "27.2.1", "28.1.4")
def test_or_let_it_stand() -> None:
    game = standing({"a": INF, "x": ENEMY, **MANSTEIN}, 1, options=WITH_LEADERS)
    events = play(game, "disengage a", "let-stand")
    assert event(events, "s42-disengagement-rolled")["result"] == "no"
    assert kind(game) == "s42-declare-attacks"
    assert marks(game, "a") == ("attempted",)


@pytest.mark.rule(GAME, "28.1.4", "28.1.3")
def test_without_a_leader_in_range_nothing_is_asked() -> None:
    far = {"m": "axis leader 0-0-6 2616 range:2"}
    game = standing({"a": INF, "x": ENEMY, **far}, 1, options=WITH_LEADERS)
    events = play(game, "disengage a")
    assert told(events) == ["s42-disengagement-rolled"]


@pytest.mark.rule(GAME, "27.2.1")
def test_an_attack_elsewhere_is_possible_in_between() -> None:
    units = {"a": INF, "b": "axis infantry 15-5-3 2112", "x": ENEMY}
    game = standing(units, 1, 1)
    play(game, "disengage a")
    events = assault(game, "2011", "b")
    assert "s42-combat-result" in told(events)
