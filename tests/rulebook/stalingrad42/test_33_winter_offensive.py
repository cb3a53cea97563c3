"""33 The Winter Offensive: declaration, what it brings, order of turns, the mini-turn."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from hexside.api import Game, position
from hexside.conformance.rulebook_kit import UnitText
from hexside.engine import Action, Reason
from hexside.games.stalingrad42.actions import Withdraw
from hexside.games.stalingrad42.movement.movement_ranges import modes
from hexside.games.stalingrad42.reading.printed import AXIS, SOVIET
from hexside.games.stalingrad42.rules import S42Rules
from hexside.games.stalingrad42.sequence.order_of_play import MOMENTS
from hexside.games.stalingrad42.sequence.player_order import first_side
from hexside.games.stalingrad42.work import S42Work
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
    track,
    where,
)

GAME = "stalingrad-42"
#: The supply of both sides on the plain of the kit; north of row 43, so nothing freezes in the way.
AREAS = {"entry-x": "1808 1809 1810 1811", "entry-a": "2608 2609 2610 2611"}
FRONT = "soviet front-hq 0-1-5 2510 range:4 bracketed"
ARMY = "soviet soviet-army-hq 0-0-5 2511"
POINTS = {
    f"sp-{number}": {"side": "soviet", "type": "supply-point", "move": 5, "box": "absent"}
    for number in range(1, 6)
}


def winter(units: Mapping[str, UnitText], **more: Any) -> Game:
    """A position of the campaign, in the Soviet Initial Phase of turn 25."""
    given: dict[str, Any] = {"scenario": "campaign", "turn": 25, "phase": "initial"}
    given |= {"seat": "soviet", "areas": AREAS, "options": {"automatic-victory": "off"}}
    return stand(units, **(given | more))


def headquarters(**more: UnitText) -> dict[str, UnitText]:
    """A Front and an Army headquarters in supply, and counters for Supply Points."""
    return {"front": FRONT, "army": ARMY, "axis": "axis infantry 5-7-3 1908", **POINTS, **more}


def turns(game: Game) -> list[str]:
    """The player turns as they begin, from here to a Victory Phase two turns on."""
    found: list[str] = []
    start = game.state.turn
    for _ in range(200):
        if game.decision is None or game.state.turn > start + 2:
            break
        for one in game.play("done", game.decision.seat):
            if one.code == "s42-player-turn-begins":
                found.append(f"{str(one.arguments['seat'])[0].upper()}{one.arguments['turn']}")
            elif one.code == "s42-mini-turn-begins":
                found.append("mini")
            elif one.code == "victory-points":
                found.append("V")
    return found


# 33.1


@pytest.mark.rule(GAME, "33.1")
def test_the_offensive_is_declared_in_a_soviet_initial_phase_from_turn_25() -> None:
    game = winter(headquarters())
    assert "winter-offensive" in legal(game)
    events = play(game, "winter-offensive")
    assert event(events, "s42-winter-offensive")["turn"] == 25
    assert track(game, "winter_offensive") == 25


@pytest.mark.rule(GAME, "33.1", "A-95")
def test_not_before_turn_25_and_never_twice() -> None:
    early = winter(headquarters(), turn=24)
    assert "winter-offensive" not in legal(early)
    assert "s42-winter-offensive-later 33.1" in codes(early, "winter-offensive")
    again = winter(headquarters(), turn=27, tracks={"winter_offensive": 26})
    assert "winter-offensive" not in legal(again)
    assert "s42-winter-offensive-over 33.1" in codes(again, "winter-offensive")


@pytest.mark.rule(GAME, "33.1")
@pytest.mark.parametrize(
    ("scenario", "seat", "turn"), [("campaign", "axis", 26), ("fall-blau", "soviet", 26)]
)
def test_only_the_soviet_player_of_the_campaign(scenario: str, seat: str, turn: int) -> None:
    game = winter(headquarters(), scenario=scenario, seat=seat, turn=turn)
    assert "s42-no-winter-offensive 33.1" in codes(game, "winter-offensive")


# 33.2.1


@pytest.mark.rule(GAME, "33.2.1", "A-95")
def test_two_plans_and_two_supply_points_all_ready() -> None:
    game = winter(headquarters())
    play(game, "winter-offensive")
    assert kind(game) == "s42-winter-markers"
    assert legal(game) == {"winter-plan front", "winter-supply front", "winter-supply army"}
    assert "s42-winter-markers-left 33.2.1" in codes(game, "done")
    assert "s42-not-such-headquarters 33.2.1" in codes(game, "winter-plan army")
    assert "s42-not-such-headquarters 33.2.1" in codes(game, "winter-supply sp-1")
    assert "not-your-unit" in codes(game, "winter-supply axis")
    play(game, "winter-plan front", "winter-plan front")
    assert "s42-no-winter-plans 33.2.1" in codes(game, "winter-plan front")
    events = play(game, "winter-supply army", "winter-supply front")
    assert kind(game) == "s42-initial-phase"
    assert [(one["hq"], one["status"]) for one in track(game, "offensives")] == [
        ("front", "ready"),
        ("front", "ready"),
    ]
    placed = [one.arguments for one in events if one.code == "s42-winter-supply-placed"]
    assert [one["by"] for one in placed] == ["army", "front"]
    assert [where(game, str(one["unit"])) for one in placed] == ["2511", "2510"]
    assert [marks(game, str(one["unit"])) for one in placed] == [("ready",), ("ready",)]


@pytest.mark.rule(GAME, "33.2.1", "C202")
def test_the_plans_come_without_the_rules_of_chapter_26_too() -> None:
    game = winter(headquarters(), options={"planned-offensives": "off"})
    play(game, "winter-offensive")
    assert "winter-plan front" in legal(game)


@pytest.mark.rule(GAME, "33.2.1", "A-95")
def test_headquarters_in_supply_of_any_status() -> None:
    others = {
        "cut": "soviet front-hq 0-1-5 2116 range:4 bracketed",
        "guard-1": "axis infantry 5-7-3 2014",
        "guard-2": "axis infantry 5-7-3 2214",
        "shaken": "soviet front-hq 0-1-5 2512 range:4 bracketed full-retreat",
    }
    areas = {"entry-x": "1808", "entry-a": "2612"}
    walls = {f"wall-{n}": f"axis infantry 5-7-3 {hex}" for n, hex in enumerate(("2414", "1814"))}
    game = winter({**POINTS, **others, **walls}, areas=areas)
    play(game, "winter-offensive")
    assert "winter-plan shaken" in legal(game)
    assert "winter-plan cut" not in legal(game)
    assert "s42-unit-out-of-supply 33.2.1" in codes(game, "winter-plan cut")


@pytest.mark.rule(GAME, "33.2.1", "A-95")
def test_never_more_than_two_plans_on_the_map() -> None:
    plans = [{"hq": "other", "since": 23, "status": "ready"}]
    other = "soviet front-hq 0-1-5 2410 range:4 bracketed"
    game = winter(headquarters(other=other), tracks={"offensives": plans})
    play(game, "winter-offensive", "winter-supply front", "winter-supply front")
    assert legal(game) == {"winter-plan front", "winter-plan other", "take-up-plan other"}
    assert "s42-no-plan-there 33.2.1" in codes(game, "take-up-plan front")
    play(game, "take-up-plan other", "winter-plan front")
    assert "s42-plans-to-spare 33.2.1" in codes(game, "take-up-plan front")
    play(game, "winter-plan front")
    assert [one["hq"] for one in track(game, "offensives")] == ["front", "front"]
    # Who keeps the earlier marker places only one new one.
    game = winter(headquarters(other=other), tracks={"offensives": plans})
    play(game, "winter-offensive", "winter-supply front", "winter-supply front")
    play(game, "winter-plan front", "done")
    assert [one["hq"] for one in track(game, "offensives")] == ["front", "other"]


@pytest.mark.rule(GAME, "33.2.1", "18.6.8", "A-95")
def test_supply_points_above_the_limit_are_immobile() -> None:
    in_play: dict[str, UnitText] = {
        f"sp-{n}": "soviet supply-point 0-0-5 2609" for n in range(1, 5)
    }
    still: dict[str, UnitText] = {
        f"isp-{n}": {
            "side": "soviet",
            "type": "supply-point",
            "immobile": True,
            "steps": 2,
            "move": 0,
            "box": "absent",
        }
        for n in (1, 2)
    }
    game = winter(headquarters() | in_play | still)
    play(game, "winter-offensive", "winter-supply army", "winter-supply army")
    assert (where(game, "isp-1"), where(game, "isp-2")) == ("2511", "2511")
    assert where(game, "sp-5") == "absent"
    assert (steps(game, "isp-1"), marks(game, "isp-1")) == (1, ())


@pytest.mark.rule(GAME, "33.2.1", "A-60")
def test_the_romanian_air_unit_leaves_the_game() -> None:
    air = {
        "lw": {"side": "axis", "type": "air", "nationality": "luftwaffe", "box": "air"},
        "rom": {"side": "axis", "type": "air", "nationality": "romanian", "box": "air"},
    }
    listed = [{"unit": "lw", "status": "ready"}, {"unit": "rom", "status": "ready"}]
    game = winter(headquarters(**air), tracks={"air": listed})
    events = play(game, "winter-offensive")
    assert event(events, "s42-romanian-air-leaves")["unit"] == "rom"
    assert [one["unit"] for one in track(game, "air")] == ["lw"]
    assert where(game, "rom") == "removed"


# 33.2.2


@pytest.mark.rule(GAME, "33.2.2", "33.2.3", "A-45", "D36")
def test_the_order_of_turns_is_reversed_after_a_mini_turn() -> None:
    game = winter(headquarters(), turn=26, seat="axis", tracks={"winter_offensive": 0})
    while (game.state.data.phase, game.decision.seat) != ("initial", "soviet"):  # type: ignore[union-attr]
        play(game, "done")
    play(game, "winter-offensive", "winter-plan front", "winter-plan front")
    play(game, "winter-supply front", "winter-supply front")
    assert turns(game) == ["mini", "V", "S27", "A27", "V", "S28", "A28", "V", "S29"]


@pytest.mark.rule(GAME, "33.2.2", "A-95")
def test_never_declared_nothing_changes() -> None:
    game = winter(headquarters(), turn=30, seat="axis")
    assert turns(game) == ["S30", "V", "A31", "S31", "V", "A32", "S32", "V", "A33"]


@pytest.mark.rule(GAME, "33.2.2", "A-95")
def test_no_mini_turn_on_the_last_turn() -> None:
    game = winter(headquarters(), turn=36)
    play(game, "winter-offensive", "winter-plan front", "winter-plan front")
    play(game, "winter-supply front", "winter-supply front")
    assert turns(game) == ["V"]
    assert game.state.result is not None


@pytest.mark.rule(GAME, "33.2.2")
def test_the_soviets_are_first_from_the_turn_after() -> None:
    game = winter(headquarters(), turn=29, tracks={"winter_offensive": 29})
    work = game.rules.work(game.state)
    assert isinstance(work, S42Work)
    assert first_side(work) == AXIS
    work.turn = 30
    assert first_side(work) == SOVIET


# 33.2.3


def mini(units: Mapping[str, UnitText], phase: str = "mini-movement", **more: Any) -> Game:
    """A position of the mini-turn."""
    given: dict[str, Any] = {"tracks": {"winter_offensive": 26}, "turn": 26, "seat": "axis"}
    return winter(units, phase=phase, **(given | more))


@pytest.mark.rule(GAME, "33.2.3", "A-96")
def test_units_move_tactically_and_those_in_full_retreat_with_their_allowance() -> None:
    game = mini(
        {
            "tank": "axis panzer 10-8-6 2010",
            "routed": "axis panzer 10-8-6 2012 full-retreat",
            "point": "axis supply-point 0-0-5 2110",
            "hq": "axis army-hq 0-1-5 2111 range:5 bracketed",
            "far": "soviet infantry 3-5-3 2616",
        }
    )
    work = game.rules.work(game.state)
    assert isinstance(work, S42Work)
    assert dict(modes(work, "tank")) == {"tactical": 2}
    assert dict(modes(work, "point")) == {"tactical": 2}
    assert dict(modes(work, "hq")) == {"tactical": 2}
    assert dict(modes(work, "routed")) == {"normal": 12, "tactical": 2}
    assert "s42-mini-turn 33.2.3" in codes(game, "move tank 2011")
    assert "s42-mini-turn 33.2.3" in codes(game, "extend routed 2013 2014")
    play(game, "full-retreat tank")
    assert legal_with(game, "move", "tank")
    assert not legal_with(game, "extend")
    # A move that has begun does not become an extended one either.
    play(game, "move routed 2013")
    assert legal_with(game, "move", "routed")
    assert not legal_with(game, "extend", "routed")


@pytest.mark.rule(GAME, "33.2.3", "A-96", "5.6.5")
def test_trains_unload_and_nothing_goes_by_rail() -> None:
    game = mini(
        {
            "train": "axis infantry 5-7-3 1810 train",
            "foot": "axis infantry 5-7-3 1811",
            "waits": "axis infantry 5-7-3 ea-x",
            "far": "soviet infantry 3-5-3 2616",
        },
        lines={"rail": "1808 1809 1810 1811 1812 1813 1814 1815"},
        areas={**AREAS, "axis-start": "1808 1809 1810 1811 1812 1813 1814 1815"},
    )
    assert marks(game, "train") == ()
    assert legal_with(game, "tactical", "train")
    assert not legal_with(game, "rail")
    assert "s42-mini-turn 33.2.3" in codes(game, "rail foot 1814")
    assert not legal_with(game, "transfer")
    assert "s42-mini-turn 33.2.3" in codes(game, "transfer waits ea-y")
    # Out of an Entry Area a unit comes tactically.
    assert legal_with(game, "tactical", "waits")


@pytest.mark.rule(GAME, "33.2.3", "A-96")
def test_no_automatic_ds_but_supply_points_may_be_flipped() -> None:
    game = mini(
        {
            "a": "axis panzer 10-8-6 2010",
            "b": "axis panzer 10-8-6 2110",
            "c": "axis panzer 10-8-6 2210",
            "point": "axis supply-point 0-0-5 1910",
            "x": "soviet infantry 0-1-3 2111",
        }
    )
    assert not legal_with(game, "auto-ds")
    assert "s42-mini-turn 33.2.3" in codes(game, "auto-ds 2111")
    assert "flip point" in legal(game)
    play(game, "flip point")
    assert marks(game, "point") == ("ready",)


@pytest.mark.rule(GAME, "33.2.3", "13.3.2", "A-96")
def test_units_in_full_retreat_withdraw_from_units_that_come_near() -> None:
    game = mini({"a": "axis infantry 5-7-3 2010", "x": "soviet infantry 3-5-3 2012 full-retreat"})
    play(game, "tactical a 2011")
    assert kind(game) != "s42-move-units"
    while kind(game) != "s42-move-units":
        play(game, sorted(legal(game))[0])
    assert where(game, "x") != "2012"


@pytest.mark.rule(GAME, "33.2.3", "A-96")
def test_no_combat_then_rally_and_no_initial_or_supply_phase() -> None:
    game = mini(
        {
            "a": "axis panzer 10-8-6 2010 disrupted",
            "b": "axis infantry 5-7-3 2110 out-of-supply",
            "far": "soviet infantry 3-5-3 2612",
            "near": "soviet infantry 1-1-3 2111",
        },
        areas={"entry-a": "2612"},
    )
    play(game, "done")
    # 27.2.1: any unit may try to disengage, and nothing else is done in this phase.
    assert kind(game) == "s42-limited-combat"
    assert "disengage a" in legal(game)
    seen = told(play(game, "done"))
    assert "s42-unit-recovers" in seen
    assert "out-of-supply" in marks(game, "b")
    assert "s42-replacements-received" not in seen[: seen.index("victory-points")]
    assert seen.index("s42-unit-recovers") < seen.index("victory-points")
    # Then the next turn, the Soviets first.
    assert (game.state.turn, game.decision.seat) == (27, "soviet")  # type: ignore[union-attr]


@pytest.mark.rule(GAME, "33.2.3", "13.5")
def test_in_enemy_zones_units_rally_by_a_roll() -> None:
    units = {"a": "axis infantry 5-7-3 2010 disrupted", "x": "soviet infantry 3-5-3 2011"}
    game = mini(units, phase="mini-rally", dice=[4])
    assert marks(game, "a") == ("disrupted",)
    game = mini(units, phase="mini-rally", dice=[5])
    assert marks(game, "a") == ()


@pytest.mark.rule(GAME, "33.2.3", "A-96")
def test_markers_under_way_are_untouched() -> None:
    forts = [{"hex": "1812", "side": "axis", "complete": False}]
    plans = [{"hq": "hq", "since": 26, "status": "placed"}]
    game = mini(
        {"hq": "axis army-hq 0-1-5 2010 range:5 bracketed", "far": "soviet infantry 3-5-3 2616"},
        tracks={"winter_offensive": 26, "forts": forts, "offensives": plans},
    )
    play(game, "done")
    assert [fort["complete"] for fort in track(game, "forts")] == [False]
    assert [one["status"] for one in track(game, "offensives")] == ["placed"]


@pytest.mark.rule(GAME, "33.2.3", "4.4", "A-96")
def test_who_is_over_the_limit_gives_units_up() -> None:
    units: dict[str, UnitText] = {f"u{n}": "axis infantry 5-7-3 2010" for n in range(4)}
    game = mini({**units, "far": "soviet infantry 3-5-3 2616"})
    play(game, "done")
    assert kind(game) == "s42-give-up-units"


class OneRetreat:
    """A choice of the Limited Combat Phase, as Disengagement is one."""

    verbs: tuple[type[Action], ...] = (Withdraw,)

    def legal(self, work: S42Work, side: int) -> list[Action]:
        return [Withdraw("a")] if work.units["a"].marks == () else []

    def due(self, work: S42Work, side: int) -> list[Reason]:
        return []

    def reasons(self, work: S42Work, side: int, action: Withdraw) -> list[Reason]:
        return [Reason("unknown-unit", "", {"unit": action.unit})]

    def take(self, work: S42Work, side: int, action: Withdraw) -> None:
        work.mark(action.unit, "retreated", "disrupted")


@pytest.mark.rule(GAME, "33.2.3", "A-96")
def test_the_limited_combat_phase_takes_what_the_order_of_play_lists() -> None:
    game = mini({"a": "axis infantry 5-7-3 2010", "far": "soviet infantry 3-5-3 2616"})
    rules = game.rules
    assert isinstance(rules, S42Rules)
    rules.moments = MOMENTS._replace(mini_choices=(OneRetreat(),))
    play(game, "done")
    assert kind(game) == "s42-limited-combat"
    assert track(game, "phase") == "mini-combat"
    assert legal(game) == {"done", "full-retreat a"}
    assert "s42-no-combat-in-mini-turn 33.2.3" in codes(game, "attack 2010")
    assert "unknown-unit" in codes(game, "full-retreat b")
    events = play(game, "full-retreat a")
    # Nothing is left to do: the phase ends, its marks go, and the unit rallies.
    assert "s42-unit-recovers" in told(events)
    assert marks(game, "a") == ()


@pytest.mark.rule(GAME, "33.2.1", "33.2.3")
@pytest.mark.parametrize("moment", ["markers", "mini"])
def test_these_moments_can_be_written_and_read(moment: str) -> None:
    if moment == "mini":
        game = mini({"a": "axis infantry 5-7-3 2010", "far": "soviet infantry 3-5-3 2616"})
    else:
        game = winter(headquarters())
        play(game, "winter-offensive", "winter-plan front")
    again = position(game.position())
    assert legal(again) == legal(game)
    assert again.state.data == game.state.data
    assert again.state.agenda == game.state.agenda
