"""S3 Uranus: set-up, first turn, areas Q and R, order of turns, victory."""

from __future__ import annotations

from typing import Any

import pytest

from hexside.api import Game
from hexside.engine import Origin
from hexside.games.stalingrad42 import GAME as RULES
from hexside.games.stalingrad42.areas.entry_areas import leads_to
from hexside.games.stalingrad42.areas.leaving import doors
from hexside.games.stalingrad42.rail.railroads import is_operative, push_back, repaired
from hexside.games.stalingrad42.reading.printed import AXIS, SOVIET
from hexside.games.stalingrad42.reinforcements.reinforcements import areas_for
from hexside.games.stalingrad42.rules import S42Rules
from hexside.games.stalingrad42.supply.supply_lines import area_edges, in_supply, sources
from hexside.games.stalingrad42.units.stacking import overstacked
from hexside.games.stalingrad42.victory.gates import check_stalingrad
from hexside.games.stalingrad42.victory.victory import check_victory, score
from hexside.games.stalingrad42.work import S42Work
from tests.rulebook.stalingrad42.s42_kit import codes, legal, legal_with, play, told

GAME = "stalingrad-42"
SOVIET_HEXES = {"5521", "4004", "4106", "4503", "5902", "5811", "7736"}


def opened(scenario: str, **options: str) -> Game:
    """A game of a scenario, which is not among those that are offered yet."""
    chosen = {name.replace("_", "-"): value for name, value in options.items()}
    rules = RULES.rules(scenario, chosen, ())
    origin = Origin(GAME, scenario, RULES.version, "1", "", rules.options, ())
    return Game.opening(rules, origin)


def uranus(**options: str) -> Game:
    """The scenario at the first Soviet Movement Phase."""
    game = opened("uranus", planned_offensives="off", **options)
    assert game.state.data.phase == "movement"
    return game


@pytest.fixture(scope="module")
def start() -> Game:
    return uranus()


def work_on(game: Game, turn: int = 28) -> S42Work:
    work = game.rules.work(game.state)
    assert isinstance(work, S42Work)
    work.turn = turn
    return work


def names(work: S42Work, hexes: Any) -> set[str]:
    return {work.rules.names[hex] for hex in hexes}


def by_need(action: str) -> tuple[bool, bool, str]:
    """Order actions so that a phase ends as soon as it may; reinforcements are placed before."""
    return action != "done", not action.startswith("reinforce"), action


# Set-up


@pytest.mark.rule(GAME, "S3.1", "S4.1", "4.1")
@pytest.mark.parametrize(("scenario", "both"), [("uranus", {"5521"}), ("campaign", set())])
def test_every_unit_stands_legally_at_the_start(scenario: str, both: set[str]) -> None:
    game = opened(scenario, planned_offensives="off")
    work = work_on(game, game.state.turn)
    rules = work.rules
    assert rules.violations(game.state) == []
    for side in (AXIS, SOVIET):
        assert overstacked(work, side) == []
    mixed = {
        rules.names[hex]
        for hex, stack in work.field.stacks.items()
        if len({rules.side[uid] for uid in stack}) > 1
    }
    assert mixed == both
    # Everyone has a place: a hex, an Entry Area, a box or a turn.
    placed = {row.unit for row in rules.files.starts if row.scenario == scenario and row.hex}
    assert placed
    assert all(work.units[uid].hex >= 0 for uid in placed)
    unsupplied = [uid for side in (0, 1) for uid in work.on_map(side) if not in_supply(work, uid)]
    assert unsupplied == []


@pytest.mark.rule(GAME, "S3.1", "S3.5", "A-81", "C206")
def test_the_axis_starts_with_fifteen_points(start: Game) -> None:
    work = work_on(start)
    assert score(work) == 15
    soviet = {hex for hex in work.ground.controllable if work.controls(SOVIET, hex)}
    assert names(work, soviet) == SOVIET_HEXES
    assert work.controls(AXIS, work.rules.grid.index("5522"))


@pytest.mark.rule(GAME, "S3.1", "A-81", "C206")
def test_one_hex_of_stalingrad_is_contested(start: Game) -> None:
    work = work_on(start)
    (battle,) = work.data.city_battles
    assert (work.rules.names[battle.hex], battle.level) == ("5521", 2)
    assert set(battle.attackers) == set(work.combat_units(AXIS, battle.hex))
    assert set(work.combat_units(SOVIET, battle.hex)) == {"sov-grd-13", "sov-rd-138"}
    assert work.controls(SOVIET, battle.hex)
    assert not work.combat_units(SOVIET, work.rules.grid.index("5522"))


@pytest.mark.rule(GAME, "S3.1", "C202")
def test_contested_cities_are_always_used() -> None:
    rules = RULES.rules("uranus", {"contested-cities": "off"}, ())
    assert isinstance(rules, S42Rules)
    assert "contested-cities" in rules.advanced
    campaign = RULES.rules("campaign", {"contested-cities": "off"}, ())
    assert isinstance(campaign, S42Rules)
    assert "contested-cities" not in campaign.advanced


@pytest.mark.rule(GAME, "25.1", "C202")
@pytest.mark.parametrize(
    ("scenario", "count"), [("fall-blau", 0), ("caucasus", 0), ("uranus", 5), ("campaign", 5)]
)
def test_advanced_rules_by_scenario(scenario: str, count: int) -> None:
    rules = RULES.rules(scenario, {}, ())
    assert isinstance(rules, S42Rules)
    assert len(rules.advanced) == count


@pytest.mark.rule(GAME, "S3.1", "A-81", "C206")
def test_markers_and_ground_at_the_start(start: Game) -> None:
    work = work_on(start)
    data = work.data
    assert data.printed_forts == ()
    assert data.forts == ()
    assert set(work.rules.grid.beside(data.flotilla)) == {
        work.rules.grid.index(name) for name in ("5521", "5621")
    }
    assert (work.season.frozen, work.season.swamped, work.season.wet) == (True, True, False)
    statuses = {mark for unit in work.units.values() if unit.hex >= 0 for mark in unit.marks}
    assert statuses <= {"ready", "frozen"}
    points = [uid for side in (0, 1) for uid in work.rules.supply_points[side]]
    mobile = [u for u in points if work.units[u].hex >= 0 and not work.rules.roster[u].immobile]
    assert len(mobile) == 6
    assert all(work.has(uid, "ready") for uid in mobile)


@pytest.mark.rule(GAME, "A-81", "C202")
def test_seasonal_swamps_by_option() -> None:
    game = uranus(uranus_seasonal_swamp="off")
    assert not work_on(game).season.swamped


@pytest.mark.rule(GAME, "S3.1", "A-81", "17.1", "C206")
def test_railheads_and_the_lines_behind_them(start: Game) -> None:
    work = work_on(start)
    heads = {work.rules.names[head.hex] for head in work.data.railheads}
    assert heads == {"2503", "2509", "2811", "4823", "5326"}
    assert all(is_operative(work, head) for head in work.data.railheads)
    done = names(work, repaired(work))
    # Behind them, also where two old railheads have met; not beyond.
    assert {"2002", "2013", "3322", "2520", "3134", "4126", "4930", "5226"} <= done
    assert not {"2608", "2708", "2810", "4923", "5222", "5522", "5325"} & done


@pytest.mark.rule(GAME, "17.3.1", "A-81")
def test_a_railhead_goes_back_by_the_way_that_it_came(start: Game) -> None:
    work = work_on(start)
    work.change(side=SOVIET)
    index = work.rules.grid.index
    for uid in work.combat_units(AXIS, index("5326")):
        work.lift(uid, "eliminated")
    work.put("sov-rd-38", index("5326"))
    push_back(work, "sov-rd-38", index("5326"))
    heads = {work.rules.names[head.hex] for head in work.data.railheads}
    assert "5326" not in heads
    # Along the line from Tikhoretsk, not towards Stalingrad.
    moved = heads - {"2503", "2509", "2811", "4823"}
    assert moved <= {"5226", "5227", "5128", "5029", "5028", "4930"}
    assert len(moved) == 1


@pytest.mark.rule(GAME, "S3.1", "26.2", "A-81")
def test_two_ready_offensives_on_front_headquarters() -> None:
    game = opened("uranus")
    assert game.decision is not None
    assert (game.decision.seat, game.decision.kind) == ("soviet", "s42-winter-markers")
    fronts = {text.split()[1] for text in legal(game)}
    roster = game.rules.roster  # type: ignore[attr-defined]
    assert fronts
    assert all(roster[uid].type == "front-hq" for uid in fronts)
    assert "s42-winter-markers-left S3.1" in codes(game, "done")
    play(game, "winter-plan sov-hq-sw", "winter-plan sov-hq-se")
    plans = game.state.data.offensives
    assert [(one.hq, one.status) for one in plans] == [
        ("sov-hq-se", "ready"),
        ("sov-hq-sw", "ready"),
    ]
    assert game.state.data.phase == "movement"


# Areas and arrivals


@pytest.mark.rule(GAME, "S3.1", "A-82", "C206")
def test_the_south_edge_belongs_to_the_axis(start: Game) -> None:
    work = work_on(start)
    assert {"q", "r", "x", "y", "z"} == set(work.areas(AXIS))
    assert not {"q", "r"} & set(work.areas(SOVIET))
    edge, _ = area_edges(work.ground, ("q", "r"))
    assert sources(work, AXIS).edge & edge == edge
    assert leads_to(work, AXIS, "q", "r")
    assert leads_to(work, AXIS, "x", "z")
    assert not leads_to(work, AXIS, "q", "x")
    assert not leads_to(work, AXIS, "z", "r")


@pytest.mark.rule(GAME, "S3.1")
def test_soviet_units_do_not_enter_q_or_r(start: Game) -> None:
    work = work_on(start)
    index = work.rules.grid.index
    work.put("sov-rd-38", index("5539"))
    assert doors(work, SOVIET, index("5539")) == []
    assert doors(work, AXIS, index("5539")) == ["r"]


@pytest.mark.rule(GAME, "S3.2")
def test_reinforcements_by_their_areas(start: Game) -> None:
    work = work_on(start, 33)
    assert areas_for(work, "lw-fd-15") == ("q", "r")
    assert areas_for(work, "ger-pz-17") == ("x", "y", "z")
    assert areas_for(work, "sov-grd-24") == ("a", "b", "c")


# The first turn


@pytest.mark.rule(GAME, "S3.4", "C207", "A-73")
def test_turn_28_begins_with_the_soviet_movement_phase() -> None:
    game = uranus()
    data = game.state.data
    assert (game.state.turn, data.phase, data.side) == (28, "movement", SOVIET)
    assert game.decision is not None
    assert game.decision.seat == "soviet"
    # No Initial Phase: no points and no replacements. The weather is given; no air unit flies.
    assert (data.resource_points, data.replacements) == (0, {})
    assert (data.weather, data.mud) == ("overcast", False)
    assert [air.status for air in data.air] == ["out"]
    assert not any(event.code == "s42-weather-rolled" for event in game.rules.opened or ())


@pytest.mark.rule(GAME, "S3.4", "C207")
def test_soviet_units_have_tactical_and_rail_movement_only(start: Game) -> None:
    verbs = {action.split()[0] for action in legal(start)}
    assert {"tactical", "rail", "done"} <= verbs
    assert not verbs & {"move", "extend", "transfer", "sea", "kerch"}
    assert "s42-tactical-and-rail-only S3.4" in codes(start, "move sov-hq-sw 5218")
    assert "s42-tactical-and-rail-only S3.4" in codes(start, "extend sov-sp-2 5218")
    assert "s42-tactical-and-rail-only S3.4" in codes(start, "transfer sov-rd-172 ea-b")
    steps = {len(text.split()) - 2 for text in legal_with(start, "tactical")}
    assert steps <= {1, 2}


@pytest.mark.rule(GAME, "S3.3", "S3.4", "C207", "A-45")
def test_the_mini_turn_comes_before_turn_29_and_then_the_soviets_are_first() -> None:
    game = uranus()
    seen: list[str] = []
    for _ in range(90):
        if game.decision is None or game.state.turn == 30:
            break
        for event in game.play(sorted(legal(game), key=by_need)[0], game.decision.seat):
            if event.code == "s42-player-turn-begins":
                seen.append(f"{event.arguments['seat']} {event.arguments['turn']}")
            elif event.code in ("s42-mini-turn-begins", "victory-points"):
                seen.append(event.code)
            elif event.code == "s42-replacements-received":
                seen.append(f"replacements {event.arguments['seat']}")
    assert seen[:7] == [
        "s42-mini-turn-begins",
        "victory-points",
        "soviet 29",
        "replacements soviet",
        "axis 29",
        "replacements axis",
        "victory-points",
    ]


@pytest.mark.rule(GAME, "S3.4", "33.2.3")
def test_the_axis_moves_tactically_in_the_mini_turn() -> None:
    game = uranus()
    while game.state.data.phase != "mini-movement":
        assert game.decision is not None
        play(game, f"{game.decision.seat}: done")
    verbs = {action.split()[0] for action in legal(game)}
    assert "tactical" in verbs
    assert not verbs & {"move", "extend", "rail", "transfer", "auto-ds"}


# Victory


@pytest.mark.rule(GAME, "S3.5")
@pytest.mark.parametrize(
    ("turn", "axis_hexes", "winner"),
    [(35, "all", None), (36, "all", "axis"), (36, "none", "soviet")],
)
def test_eleven_points_on_turn_36(turn: int, axis_hexes: str, winner: str | None) -> None:
    work = work_on(uranus(), turn)
    if axis_hexes == "none":
        work.change(control=(work.rules.grid.index("5522"),))
        work.drop_notes()
    check_victory(work)
    assert (work.result.winner if work.result else None) == winner
    if work.result:
        assert work.result.rule == "S3.5"


@pytest.mark.rule(GAME, "S3.5", "24.2")
def test_no_automatic_victory() -> None:
    work = work_on(uranus(), 30)
    work.change(control=())
    work.drop_notes()
    check_victory(work)
    assert work.result is None


@pytest.mark.rule(GAME, "S3.5", "D41")
def test_stalingrad_is_tested_before_the_axis_turn_of_turn_34() -> None:
    work = work_on(uranus(), 34)
    centre = work.rules.grid.index("5522")
    held = work.data.control
    work.change(control=tuple(hex for hex in held if hex != centre))
    check_stalingrad(work, SOVIET)
    before = work.data.stalingrad_lost
    check_stalingrad(work, AXIS)
    assert (before, work.data.stalingrad_lost) == (False, True)
    assert told(work.events)[-1] == "s42-stalingrad-tested"
    # The game goes on; what is taken back does not help.
    work.change(control=held)
    work.drop_notes()
    for turn, result in ((35, None), (36, ("soviet", "S3.5", "s42-stalingrad-lost"))):
        work.turn = turn
        check_victory(work)
        end = work.result
        assert (None if end is None else (end.winner, end.rule, end.code)) == result


@pytest.mark.rule(GAME, "S3.5")
@pytest.mark.parametrize("turn", [33, 35])
def test_stalingrad_is_tested_on_no_other_turn(turn: int) -> None:
    work = work_on(uranus(), turn)
    work.change(control=())
    check_stalingrad(work, AXIS)
    assert not work.data.stalingrad_lost


@pytest.mark.rule(GAME, "S3.5")
def test_one_hex_of_stalingrad_is_enough() -> None:
    work = work_on(uranus(), 34)
    work.change(control=(work.rules.grid.index("5521"),))
    check_stalingrad(work, AXIS)
    assert not work.data.stalingrad_lost
