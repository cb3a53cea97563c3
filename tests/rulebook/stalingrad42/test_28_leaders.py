"""28: leaders: whose roll they repeat, within which range, and when they are Ready again."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import pytest

from hexside.api import Game, position
from hexside.conformance.dice_checks import check_rolls
from hexside.conformance.rulebook_kit import argument
from hexside.engine import Event, Outcome, apply
from hexside.games.stalingrad42 import GAME as RULES
from hexside.games.stalingrad42.reading.printed import AXIS, SOVIET
from hexside.games.stalingrad42.rules import S42Rules
from hexside.games.stalingrad42.sequence.set_up import start_units
from hexside.games.stalingrad42.support.leaders import leaders_for
from tests.rulebook.stalingrad42.s42_battles import (
    THREE,
    assault,
    declare,
    fight,
    result,
    won,
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
from tests.rulebook.stalingrad42.s42_supply_kit import work_of

GAME = "stalingrad-42"
ON = {"leaders": "on"}
MANSTEIN = "axis leader 0-0-6 2013 range:6"
CHUIKOV = "soviet leader 0-0-5 2008 range:2"
#: 3-1 against 2009.
A = "axis infantry 9-7-3 2010"
X = "soviet infantry 3-3-3 2009"
#: The same the other way round.
B = "soviet infantry 9-7-3 2010"
Y = "axis infantry 3-3-3 2009"
LATE = 9


def led(units: Mapping[str, str], *dice: int, **more: Any) -> Game:
    """A position in the Combat Phase with leaders in play; no turn bars a stand (11.1.2)."""
    return fight(units, **{"dice": list(dice), "options": ON, "turn": LATE, **more})


def attacked(units: Mapping[str, str], *dice: int, **more: Any) -> Game:
    """The unit ``a`` has attacked 2009; what comes next is open."""
    game = led(units, *dice, **more)
    assault(game, "2009", "a")
    return game


def rolls(events: Iterable[Event]) -> list[Any]:
    """The dice that were told before they counted."""
    return [one.arguments["die"] for one in events if one.code == "s42-die-rolled"]


# Combat rolls (28.1.4)


@pytest.mark.rule(GAME, "28.1.1", "28.1.4", "A-86", "C201")
def test_manstein_has_an_axis_attack_rolled_again() -> None:
    game = led({"m": MANSTEIN, "a": A, "x": X}, THREE["A1"], THREE["DR2"])
    declare(game, "2009", "a")
    events = list(game.play("resolve"))
    # The die is seen, its result is not applied yet.
    assert rolls(events) == [6]
    assert "s42-combat-result" not in told(events)
    assert (kind(game), game.waiting) == ("s42-reroll", ("axis",))
    assert [argument(game, name) for name in ("hex", "die", "result", "unit")] == [
        "2009",
        6,
        "A1",
        "m",
    ]
    assert legal(game) == {"let-stand", "roll-again m"}
    events = list(game.play("roll-again m"))
    assert event(events, "s42-leader-rerolls")["unit"] == "m"
    assert (rolls(events), result(events)) == ([2], "DR2")
    assert marks(game, "m") == ("used",)
    assert kind(game) == "s42-determined-defense"


@pytest.mark.rule(GAME, "28.1.1")
def test_the_roll_may_stand() -> None:
    game = attacked({"m": MANSTEIN, "a": A, "x": X}, THREE["A1"])
    assert result(play(game, "let-stand")) == "A1"
    assert marks(game, "m") == ()


@pytest.mark.rule(GAME, "28.1.1")
def test_the_second_roll_stands_though_it_is_worse() -> None:
    game = attacked({"m": MANSTEIN, "a": A, "x": X}, THREE["DR2"], THREE["A1"])
    events = list(game.play("roll-again m"))
    assert result(events) == "A1"
    assert kind(game) == "s42-declare-attacks"


@pytest.mark.rule(GAME, "28.1.4", "A-86")
def test_manstein_has_a_soviet_attack_rolled_again() -> None:
    units = {"m": "axis leader 0-0-6 2008 range:6", "a": B, "y": Y}
    game = attacked(units, THREE["D1"], THREE["A1"], seat="soviet")
    assert (kind(game), game.waiting) == ("s42-reroll", ("axis",))
    assert result(play(game, "roll-again m")) == "A1"


@pytest.mark.rule(GAME, "28.1.4")
def test_also_in_breakthrough_combat() -> None:
    units = {
        "m": MANSTEIN,
        "a": "axis panzer 10-8-6 2012 red",
        "y": "soviet infantry 1-3-3 2010",
    }
    # Nothing to roll for the attack at 10-1 before it.
    game = won(units, "a", options=ON, dice=[6, 1])
    play(game, "add a", "form 2011")
    assert rolls(game.play("strike 2010")) == [6]
    assert kind(game) == "s42-reroll"
    first = argument(game, "result")
    events = list(game.play("roll-again m"))
    assert result(events) != first
    assert event(events, "s42-combat-result")["die"] == 1


@pytest.mark.rule(GAME, "28.1.1", "28.1.4")
def test_once_a_turn_for_all_kinds_of_rolls() -> None:
    units = {
        "m": MANSTEIN,
        "a": A,
        "x": X,
        "b": "axis infantry 9-7-3 2310",
        "z": "soviet infantry 3-3-3 2309",
    }
    game = attacked(units, THREE["A1"], THREE["EX"], THREE["A1"])
    play(game, "roll-again m")
    while kind(game) != "s42-declare-attacks":
        game.play(sorted(legal(game))[0])
    assert result(assault(game, "2309", "b")) == "A1"
    used = led({"m": f"{MANSTEIN} used", "a": A, "x": X}, THREE["A1"])
    assert result(assault(used, "2009", "a")) == "A1"


@pytest.mark.rule(GAME, "28.1.3", "28.1.4")
def test_chuikov_does_not_change_combat_rolls() -> None:
    game = led({"c": CHUIKOV, "a": A, "x": X}, THREE["A1"])
    assert result(assault(game, "2009", "a")) == "A1"
    game = led(
        {"c": "soviet leader 0-0-5 2011 range:2", "a": B, "y": Y}, THREE["A1"], seat="soviet"
    )
    assert result(assault(game, "2009", "a")) == "A1"


# Determined Defense (28.1.3, 28.1.4)


def standing(*dice: int, units: Mapping[str, str] | None = None, **more: Any) -> Game:
    """An Axis attack with DR2 on 2009; the defender ``x`` has rolled for Determined Defense."""
    sides = {"c": CHUIKOV, "a": A, "x": X} if units is None else units
    game = attacked(sides, THREE["DR2"], *dice, **more)
    game.play("hold x")
    return game


@pytest.mark.rule(GAME, "28.1.3", "28.1.1", "A-86")
def test_chuikov_has_a_soviet_stand_rolled_again() -> None:
    game = standing(1, 6)
    assert (kind(game), game.waiting) == ("s42-reroll", ("soviet",))
    assert (argument(game, "die"), argument(game, "result")) == (1, "F -/1")
    assert legal(game) == {"let-stand", "roll-again c"}
    events = list(game.play("roll-again c"))
    assert event(events, "s42-defense-rolled")["result"] == "S -/1"
    assert marks(game, "c") == ("used",)
    assert where(game, "x") == "2009"
    assert kind(game) == "s42-declare-attacks"


@pytest.mark.rule(GAME, "28.1.3")
def test_his_owner_may_let_it_stand() -> None:
    game = standing(1)
    assert event(game.play("let-stand"), "s42-defense-rolled")["result"] == "F -/1"
    assert marks(game, "c") == ()


@pytest.mark.rule(GAME, "D27", "28.1.1")
def test_chuikovs_second_die_stands_and_there_is_no_other_before_his_initial_phase() -> None:
    units = {
        "c": "soviet leader 0-0-5 2108 range:6",
        "a": A,
        "x": X,
        "b": "axis infantry 9-7-3 2310",
        "z": "soviet infantry 3-3-3 2309",
    }
    game = standing(6, 1, THREE["DR2"], 1, units=units, scenario="campaign")
    # 6 was a success; 1 is not, and it counts.
    assert event(game.play("roll-again c"), "s42-defense-rolled")["result"] == "F -/1"
    while kind(game) != "s42-declare-attacks":
        game.play(sorted(legal(game))[0])
    assault(game, "2309", "b")
    assert event(game.play("hold z"), "s42-defense-rolled")["result"] == "F -/1"
    for _ in range(20):
        if kind(game) in ("s42-move-units", "s42-initial-phase") and game.waiting == ("soviet",):
            break
        assert marks(game, "c") == ("used",)
        game.play("done" if "done" in legal(game) else sorted(legal(game))[0])
    assert game.waiting == ("soviet",)
    assert marks(game, "c") == ()


@pytest.mark.rule(GAME, "28.1.1")
def test_only_the_own_initial_phase_readies_a_leader() -> None:
    units = {"m": f"{MANSTEIN} used", "c": f"{CHUIKOV} used", "f": "axis army-hq 0-1-5 2013 used"}
    for seat, fresh, tired in (("axis", "m", "c"), ("soviet", "c", "m")):
        game = fight({**units, "b": "soviet infantry 3-5-3 2310"}, phase="initial", seat=seat)
        assert (marks(game, fresh), marks(game, tired)) == ((), ("used",))
        assert "used" in marks(game, "f")


@pytest.mark.rule(GAME, "28.1.4", "A-86")
def test_manstein_has_an_axis_stand_rolled_again_and_no_soviet_one() -> None:
    units = {"m": "axis leader 0-0-6 2008 range:6", "a": B, "x": Y}
    game = attacked(units, THREE["DR2"], 1, 6, seat="soviet")
    # The combat roll first; he keeps his ability for the stand.
    play(game, "let-stand", "hold x")
    assert (kind(game), game.waiting) == ("s42-reroll", ("axis",))
    assert event(game.play("roll-again m"), "s42-defense-rolled")["die"] == 6
    soviet = {"m": MANSTEIN, "a": A, "x": X}
    game = attacked(soviet, THREE["DR2"], 1)
    events = play(game, "let-stand", "hold x")
    assert event(events, "s42-defense-rolled")["die"] == 1


@pytest.mark.rule(GAME, "28.1.1", "11.5.2")
def test_a_desperate_defense_rolls_on_after_it() -> None:
    ring = ("2008", "2109", "2110", "1910", "1909")
    units = {
        **{f"g{n}": f"soviet infantry 1-1-3 {hex}" for n, hex in enumerate(ring)},
        "m": "axis leader 0-0-6 2009 range:6",
        "a": "soviet infantry 15-7-3 2010",
        "x": "axis infantry 3-5-3 2009 three-steps",
    }
    game = attacked(units, THREE["DR2"], 6, 2, 6, seat="soviet", terrain={"woods": "2009"})
    play(game, "let-stand", "hold x")
    assert (kind(game), argument(game, "die")) == ("s42-reroll", 6)
    events = list(game.play("roll-again m"))
    assert event(events, "s42-defense-rolled")["die"] == 2
    assert (kind(game), steps(game, "x")) == ("s42-desperate-defense", 2)
    # The next roll is another one, and he is Used.
    assert event(game.play("hold x"), "s42-defense-rolled")["die"] == 6


# Range (28.1.2, A-86)


@pytest.mark.rule(GAME, "28.1.2")
@pytest.mark.parametrize(("hex", "reaches"), [("2014", True), ("2015", False)])
def test_a_leader_of_a_position_text_has_a_range_though_it_names_none(
    hex: str, reaches: bool
) -> None:
    game = attacked({"m": f"axis leader {hex}", "a": A, "x": X}, 1, 1)
    assert (kind(game) == "s42-reroll") == reaches


@pytest.mark.rule(GAME, "28.1.2", "A-86", "18.4")
@pytest.mark.parametrize(("hex", "reaches"), [("2012", True), ("2013", False)])
def test_range_to_any_unit_that_takes_part(hex: str, reaches: bool) -> None:
    units = {
        "m": f"axis leader 0-0-6 {hex} range:2",
        "a": A,
        "b": "axis infantry 9-7-3 2110",
        "x": X,
    }
    game = led(units, 1, 1)
    declare(game, "2009", "a")
    game.play("resolve")
    assert (kind(game) == "s42-reroll") == reaches
    # It does not help that another unit is near, if it does not attack.
    near = led({**units, "n": f"axis infantry 9-7-3 {hex}"}, 1, 1)
    assault(near, "2009", "a")
    assert (kind(near) == "s42-reroll") == reaches


@pytest.mark.rule(GAME, "28.1.2", "A-86")
@pytest.mark.parametrize(("hex", "reaches"), [("2007", True), ("2006", False)])
def test_range_to_the_lead_unit(hex: str, reaches: bool) -> None:
    units = {"c": f"soviet leader 0-0-5 {hex} range:2", "a": A, "x": X}
    game = standing(6, 6, units=units, hexes="1804-2616")
    assert (kind(game) == "s42-reroll") == reaches


@pytest.mark.rule(GAME, "28.1.2", "A-86")
def test_range_to_defenders_of_an_enemy_attack() -> None:
    # He is three hexes from the attackers, two from the defenders.
    units = {"m": "axis leader 0-0-6 2007 range:2", "a": B, "y": Y}
    game = attacked(units, 1, 1, seat="soviet", hexes="1804-2616")
    assert kind(game) == "s42-reroll"
    units["m"] = "axis leader 0-0-6 2006 range:2"
    game = attacked(units, 1, seat="soviet", hexes="1804-2616")
    assert kind(game) != "s42-reroll"


@pytest.mark.rule(GAME, "28.1.2", "18.4")
def test_enemies_bar_the_range() -> None:
    # The direct way is closed by enemy units and their zones.
    wall = {f"w{hex}": f"soviet infantry 3-3-3 {hex}" for hex in (1912, 2012, 2112, 2212, 1812)}
    units = {"m": "axis leader 0-0-6 2014 range:4", "a": A, "x": X}
    assert kind(attacked(units, 1, 1)) == "s42-reroll"
    assert kind(attacked({**units, **wall}, 1, 1)) != "s42-reroll"


@pytest.mark.rule(GAME, "28.1.1", "28.1.2")
def test_refusals() -> None:
    units = {
        "m": MANSTEIN,
        "used": f"{MANSTEIN} used",
        "far": "axis leader 0-0-6 2516 range:2",
        "gone": "axis leader 0-0-6 eliminated",
        "c": CHUIKOV,
        "a": A,
        "x": X,
    }
    game = attacked(units, 1)
    assert legal(game) == {"let-stand", "roll-again m"}
    assert codes(game, "roll-again used") == {"s42-leader-used 28.1.1"}
    assert codes(game, "roll-again far") == {"s42-leader-too-far 28.1.2"}
    assert codes(game, "roll-again gone") == {"unit-not-on-map 28.1.2"}
    assert codes(game, "roll-again a") == {"s42-not-a-leader 28.1.1"}
    assert codes(game, "roll-again c") == {"not-your-unit"}
    assert codes(game, "roll-again nobody") == {"unknown-unit"}


# With Planned Offensives


@pytest.mark.rule(GAME, "A-54", "26.2", "28.1.1")
def test_all_dice_of_a_planned_offensive_are_rolled_again() -> None:
    tracks = {"offensives": [{"hq": "hq", "since": 1, "status": "ready"}]}
    units = {"m": MANSTEIN, "hq": "axis army-hq 0-1-5 2012", "a": A, "x": X}
    game = led(units, 6, 5, 4, 1, tracks=tracks)
    declare(game, "2009", "a")
    assert rolls(play(game, "offensive hq", "resolve")) == [6, 5]
    # First the attacker chooses, then the die that he took may be rolled again.
    game.play("take-die 5")
    assert (kind(game), argument(game, "die")) == ("s42-reroll", 5)
    assert rolls(game.play("roll-again m")) == [4, 1]
    assert (kind(game), game.waiting) == ("s42-choose-die", ("axis",))
    assert legal(game) == {"take-die 1", "take-die 4"}
    assert result(play(game, "take-die 1")) == "D1"


@pytest.mark.rule(GAME, "A-54", "28.1.4")
def test_manstein_against_a_soviet_planned_offensive() -> None:
    tracks = {"offensives": [{"hq": "f", "since": 1, "status": "ready"}]}
    units = {"m": "axis leader 0-0-6 2008 range:6", "f": "soviet front-hq 0-1-5 2012"}
    game = led({**units, "a": B, "y": Y}, 1, 5, 6, 5, tracks=tracks, seat="soviet")
    declare(game, "2009", "a")
    play(game, "offensive f", "resolve", "take-die 1")
    assert game.waiting == ("axis",)
    game.play("roll-again m")
    assert (kind(game), game.waiting) == ("s42-choose-die", ("soviet",))
    assert result(play(game, "take-die 6")) == "A1"


# Disengagement, rail, in and out of play


@pytest.mark.rule(GAME, "28.1.4", "A-86")
def test_manstein_serves_a_disengagement_and_chuikov_does_not() -> None:
    game = led({"m": MANSTEIN, "c": CHUIKOV, "a": A, "x": X})
    work = work_of(game)
    here, there = (work.rules.grid.index(name) for name in ("2010", "2009"))
    assert leaders_for(work, AXIS, "disengagement", ("a",), here) == ["m"]
    assert leaders_for(work, SOVIET, "disengagement", ("x",), there) == []
    assert leaders_for(work, SOVIET, "defense", ("x",), there) == ["c"]


@pytest.mark.rule(GAME, "28.1.5", "5.6.4")
def test_a_leader_who_came_by_rail_is_used() -> None:
    rail = {"lines": {"rail": "2010 2011 2012 2013"}, "areas": {"entry-a": "2010"}}
    units = {"c": "soviet leader 0-0-5 2010 range:2", "b": "soviet infantry 3-5-3 2012"}
    game = stand({**units, "a": "axis infantry 5-7-3 2616"}, seat="soviet", options=ON, **rail)
    game.play("rail c 2013")
    assert set(marks(game, "c")) == {"moved", "used"}
    work = work_of(game)
    hex = work.rules.grid.index("2012")
    assert leaders_for(work, SOVIET, "defense", ("b",), hex) == []
    # No Train marker keeps him: with the next Initial Phase he is Ready.
    work.unmark("c", "used")
    assert leaders_for(work, SOVIET, "defense", ("b",), hex) == ["c"]


@pytest.mark.rule(GAME, "28", "C202")
def test_without_the_rule_leaders_stay_out_of_play() -> None:
    for scenario, option, used in (
        ("campaign", "by-scenario", True),
        ("campaign", "off", False),
        ("uranus", "by-scenario", True),
        ("uranus", "off", False),
    ):
        rules = RULES.rules(scenario, {"leaders": option}, ())
        assert isinstance(rules, S42Rules)
        units = start_units(rules)
        assert units["ger-manstein"].box == ("turn-29" if used else "absent")
        assert ("ger-manstein" in rules.arrivals) == used
        if scenario == "campaign":
            assert units["sov-chuikov"].box == ("turn-18" if used else "absent")
        else:
            assert (units["sov-chuikov"].hex >= 0) == used
    # One who stands on the map all the same can do nothing.
    game = led({"m": MANSTEIN, "a": A, "x": X}, THREE["A1"], options={})
    assert result(assault(game, "2009", "a")) == "A1"


@pytest.mark.rule(GAME, "28.1.1", "28.1.3", "28.1.4")
def test_the_leaders_of_the_game() -> None:
    rules = RULES.rules("campaign", {}, ())
    assert isinstance(rules, S42Rules)
    leaders = {uid: row for uid, row in rules.roster.items() if row.type == "leader"}
    assert {
        uid: (row.side, row.asu_range, row.values[-1].move) for uid, row in leaders.items()
    } == {
        "ger-manstein": ("axis", 6, 6),
        "sov-chuikov": ("soviet", 2, 5),
    }
    assert all(row.mechanised and not row.is_combat for row in leaders.values())


@pytest.mark.rule(GAME, "28.1.1")
def test_a_held_roll_can_be_written_and_every_die_verified() -> None:
    game = led({"m": MANSTEIN, "a": A, "x": X}, THREE["A1"], THREE["DR2"])
    assault(game, "2009", "a")
    again = position(game.position())
    assert legal(again) == legal(game)
    assert result(play(again, "roll-again m")) == "DR2"
    # With dice from a seed each die that is told is the one drawn.
    fair = fight({"m": MANSTEIN, "a": A, "x": X}, options=ON, turn=LATE)
    declare(fair, "2009", "a")
    for text in ("resolve", "roll-again m"):
        action = next(one for one in fair.legal("axis") if one.text() == text)
        outcome = apply(fair.rules, fair.state, action, "axis")
        assert isinstance(outcome, Outcome)
        assert "s42-die-rolled" in told(outcome.events)
        assert check_rolls(fair.state, outcome) == []
        fair.play(text)
