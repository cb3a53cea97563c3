"""27: Disengagement: who attempts it, the roll, and its step; leaders."""

from __future__ import annotations

from typing import Any

import pytest

from hexside.api import position
from hexside.games.stalingrad42.combat.combat_tables import load_combat
from hexside.games.stalingrad42.combat.disengagement import (
    Disengage,
    Disengagements,
)
from hexside.games.stalingrad42.reading.loading import sources
from hexside.games.stalingrad42.state import MINI_COMBAT
from tests.rulebook.stalingrad42.s42_battles import SPARE, assault
from tests.rulebook.stalingrad42.s42_disengagement_kit import (
    CAV,
    ENEMY,
    INF,
    ON,
    PZ,
    SOUTH,
    rolled,
    standing,
)
from tests.rulebook.stalingrad42.s42_kit import (
    codes,
    event,
    kind,
    legal,
    marks,
    play,
    stand,
    steps,
    told,
    where,
)

GAME = "stalingrad-42"


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
    # The refusal also says what keeps each unit that is left.
    assert codes(game, "disengage-stack 2012") == {
        "s42-no-stack-to-disengage 27.2.1",
        "s42-has-attempted 27.2.1",
    }


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
