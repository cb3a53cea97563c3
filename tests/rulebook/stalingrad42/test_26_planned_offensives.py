"""26: Planned Offensives: bought, made ready, lost with their headquarters, used in one attack."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from hexside.api import Game, PositionError, position
from hexside.conformance.rulebook_kit import argument
from hexside.games.stalingrad42.reading.printed import AXIS
from hexside.games.stalingrad42.state import PlannedOffensive
from hexside.games.stalingrad42.support.planned_offensives import offensive_choices, place_offensive
from tests.rulebook.stalingrad42 import s42_supply_kit as supply
from tests.rulebook.stalingrad42.s42_battles import THREE, assault, declare, fight, result, won
from tests.rulebook.stalingrad42.s42_kit import (
    codes,
    event,
    kind,
    legal,
    legal_with,
    play,
    stand,
    stand_text,
    told,
    track,
    where,
)

GAME = "stalingrad-42"
ON = {"planned-offensives": "on"}
HQ = "axis army-hq 0-1-5"
#: 3-1 against 2009.
A = "axis infantry 9-7-3 2010"
X = "soviet infantry 3-3-3 2009"


def plans(game: Game) -> list[tuple[str, str]]:
    """The markers on the map: the headquarters and which side of the marker lies up."""
    return [(one.hq, one.status) for one in game.state.data.offensives]


def ready(*hqs: str, **more: Any) -> dict[str, Any]:
    """Tracks with Ready markers on these headquarters."""
    return {"offensives": [{"hq": uid, "since": 1, "status": "ready"} for uid in hqs], **more}


def initial(units: Mapping[str, str], **more: Any) -> Game:
    """The Initial Phase on a board with supply for both sides."""
    return supply.stand(units, **{"phase": "initial", "options": ON, **more})


def until(game: Game, wanted: str, seat: str, turn: int) -> None:
    """Both players do nothing until a decision of this kind."""
    for _ in range(40):
        if (kind(game), game.waiting, game.state.turn) == (wanted, (seat,), turn):
            return
        game.play("done")
    raise AssertionError(kind(game))


# Buying (26.1, 26.2)


@pytest.mark.rule(GAME, "26.1", "26.2", "18.1", "C201")
def test_a_marker_costs_a_resource_point() -> None:
    game = initial({"hq": f"{HQ} 1210"})
    assert legal_with(game, "plan-offensive") == {"plan-offensive hq"}
    events = game.play("plan-offensive hq")
    assert "s42-offensive-planned" in told(events)
    assert plans(game) == [("hq", "placed")]
    assert game.state.data.resource_points == 1
    assert game.state.data.offensives[0].since == game.state.turn


@pytest.mark.rule(GAME, "26.1", "26.2")
def test_who_carries_a_marker() -> None:
    units = {
        "hq": f"{HQ} 1210",
        "bad": f"{HQ} 1211 disrupted",
        "off": f"{HQ} 1810",
        "a": "axis infantry 5-7-3 1210",
        "out": f"{HQ} eliminated",
        # Ring around 1810: no line of supply.
        **{f"x{hex}": f"soviet infantry 3-5-3 {hex}" for hex in (1808, 1812, 2008, 2012, 1608)},
        "x1612": "soviet infantry 3-5-3 1612",
        "f": "soviet front-hq 0-1-5 2310",
    }
    game = initial(units)
    assert legal_with(game, "plan-offensive") == {"plan-offensive hq"}
    assert codes(game, "plan-offensive a") == {"s42-plans-no-offensive 26.1"}
    assert codes(game, "plan-offensive bad") == {"s42-not-in-good-order 26.2"}
    assert codes(game, "plan-offensive off") == {"s42-unit-out-of-supply 26.2"}
    assert codes(game, "plan-offensive out") == {"unit-not-on-map 26.2"}
    assert codes(game, "plan-offensive f") == {"not-your-unit"}
    soviet = initial(
        {
            "f": "soviet front-hq 0-1-5 2310",
            "g": "soviet soviet-army-hq 0-0-5 2311",
            "d": "soviet artillery 0-1-5 2312",
            "used": "soviet front-hq 0-1-5 2313 used",
            "a": "axis infantry 5-7-3 1210",
        },
        seat="soviet",
    )
    # A-84: its side as artillery does not matter.
    assert legal_with(soviet, "plan-offensive") == {"plan-offensive f", "plan-offensive used"}
    assert codes(soviet, "plan-offensive g") == {"s42-plans-no-offensive 26.1"}
    assert codes(soviet, "plan-offensive d") == {"s42-plans-no-offensive 26.1"}


@pytest.mark.rule(GAME, "26.2")
def test_two_markers_on_the_map_at_most() -> None:
    units = {"h": f"{HQ} 1210", "i": f"{HQ} 1310", "f": "soviet front-hq 0-1-5 2310"}
    mine = {"hq": "h", "since": 1, "status": "placed"}
    theirs = {"hq": "f", "since": 1, "status": "placed"}
    game = initial(units, tracks={"offensives": [mine, theirs, theirs], "resource_points": 5})
    # The other side's do not count; one headquarters may carry both.
    assert legal_with(game, "plan-offensive") == {"plan-offensive h", "plan-offensive i"}
    game.play("plan-offensive h")
    assert legal_with(game, "plan-offensive") == set()
    assert codes(game, "plan-offensive i") == {"s42-offensives-limit 26.2"}


@pytest.mark.rule(GAME, "26", "26.1", "18.1")
def test_without_a_point_or_without_the_rule_nothing_is_planned() -> None:
    units = {"hq": f"{HQ} 1210", "hurt": "axis infantry 5-7-3 1311 reduced"}
    tracks = {"resource_points": 0, "replacements": {"infantry": 1}}
    game = initial(units, tracks=tracks)
    assert codes(game, "plan-offensive hq") == {"s42-no-resource-points 18.1"}
    off = initial(units, options={})
    assert legal_with(off, "plan-offensive") == set()
    assert codes(off, "plan-offensive hq") == {"s42-no-offensives 26.0"}


# Ready, lost (26.2, A-84)


@pytest.mark.rule(GAME, "26.2", "D25")
def test_ready_at_the_next_own_initial_phase() -> None:
    units = {"hq": f"{HQ} 1210", "b": "soviet infantry 3-5-3 2210"}
    game = initial(units)
    play(game, "plan-offensive hq", "done")
    until(game, "s42-move-units", "soviet", 3)
    assert plans(game) == [("hq", "placed")]
    until(game, "s42-initial-phase", "axis", 4)
    assert plans(game) == [("hq", "ready")]


@pytest.mark.rule(GAME, "26.2")
def test_the_initial_phase_of_the_enemy_readies_nothing() -> None:
    tracks = {"offensives": [{"hq": "hq", "since": 3, "status": "placed"}]}
    units = {"hq": f"{HQ} 1210", "f": "soviet front-hq 0-1-5 2310"}
    assert plans(initial(units, turn=4, tracks=tracks, seat="soviet")) == [("hq", "placed")]
    assert plans(initial(units, turn=4, tracks=tracks)) == [("hq", "ready")]


@pytest.mark.rule(GAME, "26.2", "D25")
@pytest.mark.parametrize("goal", ["2011", "2012", "2013"])
def test_two_hexes_keep_the_marker_three_lose_it(goal: str) -> None:
    units = {"hq": f"{HQ} 2010", "b": "soviet infantry 3-5-3 2616"}
    game = stand(units, tracks=ready("hq"))
    play(game, sorted(legal_with(game, "move", "hq", *_down(goal)))[0])
    events = game.play("done")
    assert plans(game) == ([("hq", "ready")] if goal != "2013" else [])
    assert ("s42-offensive-lost" in told(events)) == (goal == "2013")


def _down(goal: str) -> list[str]:
    return [f"20{row}" for row in range(11, int(goal[2:]) + 1)]


@pytest.mark.rule(GAME, "26.2")
def test_hexes_of_one_move_add_up() -> None:
    units = {"hq": f"{HQ} 2010", "b": "soviet infantry 3-5-3 2616"}
    game = stand(units, tracks=ready("hq", "hq"))
    play(game, "move hq 2011 2012", "move hq 2013", "done")
    assert plans(game) == []


@pytest.mark.rule(GAME, "26.2")
def test_a_retreat_of_any_length_loses_it() -> None:
    units = {
        "a": "axis panzer 10-8-6 2010",
        "f": "soviet front-hq 0-1-5 2012 full-retreat",
        "f2": "soviet front-hq 0-1-5 2016",
    }
    game = stand(units, tracks=ready("f", "f2"))
    # 13.3.2: the automatic withdrawal is a retreat too.
    events = play(game, "move a 2011")
    while kind(game) == "s42-withdraw-units":
        events += game.play(sorted(legal_with(game, "retreat"))[0])
    assert "unit-retreated" in told(events)
    assert plans(game) == [("f2", "ready")]


@pytest.mark.rule(GAME, "A-84", "26.2")
def test_lost_with_the_headquarters() -> None:
    units = {"f": "soviet front-hq 0-1-5 2011", "g": "soviet front-hq 0-1-5 2115"}
    game = fight({"a": "axis panzer 20-8-6 2012", **units}, tracks=ready("f", "g"))
    assault(game, "2011", "a")
    assert where(game, "f") == "eliminated"
    assert plans(game) == [("g", "ready")]


@pytest.mark.rule(GAME, "A-84", "26.2")
def test_lost_by_rail_and_between_entry_areas() -> None:
    units = {
        "f": "soviet front-hq 0-1-5 2012",
        "g": "soviet front-hq 0-1-5 ea-a",
        "a": "axis infantry 5-7-3 2616",
    }
    board: dict[str, Any] = {
        "lines": {"rail": "2010 2011 2012 2013"},
        "areas": {"entry-a": "2010", "entry-b": "2610"},
    }
    game = stand(units, seat="soviet", tracks=ready("f", "g"), **board)
    assert "s42-offensive-lost" in told(game.play("rail f 2013"))
    assert plans(game) == [("g", "ready")]
    game.play("transfer g ea-b")
    assert plans(game) == []


# In an attack (26.2)


@pytest.mark.rule(GAME, "26.2")
@pytest.mark.parametrize(("die", "word"), [(2, "DR2"), (6, "A1")])
def test_two_dice_and_the_attacker_chooses(die: int, word: str) -> None:
    game = fight({"hq": f"{HQ} 2012", "a": A, "x": X}, dice=[6, 2], tracks=ready("hq"))
    declare(game, "2009", "a")
    assert legal_with(game, "offensive") == {"offensive hq"}
    events = play(game, "offensive hq", "resolve")
    assert plans(game) == []
    assert [e.arguments["die"] for e in events if e.code == "s42-die-rolled"] == [6, 2]
    assert event(events, "s42-offensive-used")["unit"] == "hq"
    assert (kind(game), game.waiting) == ("s42-choose-die", ("axis",))
    assert legal(game) == {"take-die 2", "take-die 6"}
    assert argument(game, "dice") == "2: DR2, 6: A1"
    assert codes(game, "take-die 4") == {"s42-die-not-rolled 26.2"}
    # The worse one may be taken as well.
    assert result(play(game, f"take-die {die}")) == word


@pytest.mark.rule(GAME, "26.2", "D25", "C201")
def test_two_markers_roll_three_dice() -> None:
    units = {"hq": f"{HQ} 2012", "h2": f"{HQ} 2112", "a": A, "x": X}
    game = fight(units, dice=[6, 5, 1], tracks=ready("hq", "h2"))
    declare(game, "2009", "a")
    assert legal_with(game, "offensive") == {"offensive hq", "offensive h2", "offensive h2 hq"}
    # In any order; and they can be withdrawn.
    play(game, "offensive hq h2", "offensive", "offensive hq h2", "resolve")
    assert legal(game) == {"take-die 1", "take-die 5", "take-die 6"}
    assert result(play(game, "take-die 1")) == "D1"
    assert plans(game) == []


@pytest.mark.rule(GAME, "26.2")
def test_both_markers_of_one_headquarters() -> None:
    game = fight({"hq": f"{HQ} 2012", "a": A, "x": X}, dice=[6, 2, 5], tracks=ready("hq", "hq"))
    declare(game, "2009", "a")
    assert legal_with(game, "offensive") == {"offensive hq", "offensive hq hq"}
    play(game, "offensive hq", "resolve", "take-die 6")
    assert plans(game) == [("hq", "ready")]


@pytest.mark.rule(GAME, "26.2")
def test_equal_dice_leave_no_choice() -> None:
    game = fight({"hq": f"{HQ} 2012", "a": A, "x": X}, dice=[6, 6], tracks=ready("hq"))
    declare(game, "2009", "a")
    assert result(play(game, "offensive hq", "resolve")) == "A1"


@pytest.mark.rule(GAME, "26.2", "18.4", "A-84")
def test_which_markers_an_attack_may_use() -> None:
    units = {
        "far": f"{HQ} 2015 range:3",
        "new": f"{HQ} 2012",
        "bad": f"{HQ} 2112 disrupted",
        "train": f"{HQ} 2112 train",
        "back": f"{HQ} 1912 replacement",
        "none": f"{HQ} 1911",
        "a": A,
        "x": X,
    }
    tracks = {
        "offensives": [
            {"hq": "new", "since": 3, "status": "placed"},
            {"hq": "far", "since": 1, "status": "ready"},
        ]
    }
    game = fight(units, tracks=tracks)
    declare(game, "2009", "a")
    assert legal_with(game, "offensive") == set()
    assert codes(game, "offensive far") == {"s42-headquarters-too-far 26.2"}
    assert codes(game, "offensive new") == {"s42-offensive-not-ready 26.2"}
    assert codes(game, "offensive none") == {"s42-no-offensive-planned 26.2"}
    assert codes(game, "offensive x") == {"not-your-unit"}
    assert codes(game, "offensive") == {"s42-offensive-not-available 26.2"}
    game = fight(units, tracks=ready("bad", "train"))
    declare(game, "2009", "a")
    assert legal_with(game, "offensive") == set()
    assert codes(game, "offensive bad") == {"s42-not-in-good-order 26.2"}
    assert codes(game, "offensive train") == {"s42-on-a-train 26.2"}
    game = fight(units, tracks=ready("back"))
    declare(game, "2009", "a")
    assert codes(game, "offensive back") == {"s42-has-replacement-marker 26.2"}


@pytest.mark.rule(GAME, "A-84", "26.2")
def test_the_headquarters_may_be_used_or_support_and_be_of_any_nation() -> None:
    units = {"hq": f"{HQ} 2012 romanian", "used": f"{HQ} 2112 used", "a": A, "x": X}
    game = fight(units, tracks=ready("hq", "used"))
    declare(game, "2009", "a")
    assert "offensive hq used" in legal(game)
    # A Romanian headquarters does not shift a German attack (18.3.3), but it may plan it.
    assert legal_with(game, "support") == set()
    own = fight({"hq": f"{HQ} 2012", "a": A, "x": X}, dice=[6, 1], tracks=ready("hq"))
    declare(own, "2009", "a")
    events = play(own, "support hq", "offensive hq", "resolve")
    assert event(events, "attack-declared")["column"] == "4-1"
    assert "s42-artillery-used" in told(events)


@pytest.mark.rule(GAME, "A-84", "26.2")
def test_not_spent_where_no_die_is_rolled() -> None:
    units = {"hq": f"{HQ} 2013", "a": "axis panzer 10-8-6 2012", "x": "soviet infantry 1-1-3 2011"}
    game = fight(units, tracks=ready("hq"))
    declare(game, "2011", "a")
    events = play(game, "offensive hq", "resolve")
    assert "s42-shattered" in told(events)
    assert plans(game) == [("hq", "ready")]


@pytest.mark.rule(GAME, "26.2")
def test_not_in_breakthrough_combat_nor_for_an_auto_ds() -> None:
    units = {
        "hq": f"{HQ} 2013",
        "a": "axis panzer 10-8-6 2012 red",
        "y": "soviet infantry 1-3-3 2010",
    }
    game = won(units, "a", tracks=ready("hq"), dice=[3])
    play(game, "add a", "form 2011")
    assert legal_with(game, "offensive") == set()
    events = game.play("strike 2010")
    assert "s42-combat-result" in told(events)
    assert plans(game) == [("hq", "ready")]
    auto = stand(
        {"hq": f"{HQ} 2013", "a": "axis panzer 10-8-6 2012", "x": "soviet infantry 1-1-3 2011"},
        tracks=ready("hq"),
    )
    play(auto, "auto-ds 2011", "add a")
    assert legal_with(auto, "offensive") == set()
    assert codes(auto, "offensive hq") == {"s42-offensive-not-available 26.2"}


@pytest.mark.rule(GAME, "26.2")
def test_only_the_attacker_uses_it() -> None:
    units = {"hq": f"{HQ} 2008", "a": "soviet infantry 9-7-3 2010", "x": "axis infantry 3-3-3 2009"}
    game = fight(units, seat="soviet", dice=[6], tracks=ready("hq"))
    assert result(assault(game, "2009", "a")) == "A1"
    assert plans(game) == [("hq", "ready")]


@pytest.mark.rule(GAME, "26.2")
def test_a_marker_falls_out_with_the_last_unit_in_range() -> None:
    units = {
        "hq": f"{HQ} 2114 range:4",
        "a": "axis infantry 9-7-3 2110",
        "b": "axis infantry 9-7-3 1909",
        "x": X,
    }
    game = fight(units, tracks=ready("hq"))
    declare(game, "2009", "a", "b")
    play(game, "offensive hq", "drop b")
    assert "offensive" in legal(game)
    play(game, "add b", "drop a")
    assert legal_with(game, "offensive") == set()


# What other chapters use, views and position texts


@pytest.mark.rule(GAME, "26.2")
@pytest.mark.parametrize("status", ["placed", "ready"])
def test_a_marker_placed_by_another_rule_works_without_the_option(status: Any) -> None:
    game = fight({"hq": f"{HQ} 2012", "a": A, "x": X}, dice=[THREE["A1"]])
    work = supply.work_of(game)
    place_offensive(work, "hq", status)
    assert work.data.offensives == (PlannedOffensive("hq", 3, status),)
    found = offensive_choices(work, AXIS, work.rules.grid.index("2009"), ("a",))
    assert found == ([("hq",)] if status == "ready" else [])


@pytest.mark.rule(GAME, "26.2")
def test_the_markers_are_open_and_can_be_written() -> None:
    units = {"hq": f"{HQ} 2012", "a": A, "x": X}
    game = fight(units, tracks=ready("hq"))
    for seat in ("axis", "soviet", ""):
        assert game.view(seat).tracks["offensives_ready"] == ["hq"]
    assert track(position(game.position()), "offensives") == track(game, "offensives")
    for hqs in (("a",), ("nobody",), ("hq", "hq", "hq")):
        with pytest.raises(PositionError):
            position(stand_text(units, tracks=ready(*hqs)))
    with pytest.raises(PositionError):
        position(stand_text({**units, "hq": f"{HQ} eliminated"}, tracks=ready("hq")))
    with pytest.raises(PositionError, match=r"known are: .*\bhq\b"):
        position(stand_text(units, tracks=ready("a")))
    slip = [{"hq": "hq", "since": 1, "state": "ready"}]
    with pytest.raises(PositionError, match="known: hq since status"):
        position(stand_text(units, tracks={"offensives": slip}))


@pytest.mark.rule(GAME, "26.1", "C202")
@pytest.mark.parametrize(
    ("scenario", "used"),
    [("fall-blau", False), ("caucasus", False), ("uranus", True), ("campaign", True)],
)
def test_where_the_rule_is_used(scenario: str, used: bool) -> None:
    from hexside.games.stalingrad42 import GAME as RULES

    rules = RULES.rules(scenario, {}, ())
    assert ("planned-offensives" in rules.advanced) == used
    assert ("leaders" in rules.advanced) == used
