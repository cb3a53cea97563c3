"""S2 Caucasus: set-up, first turn, north edge, railway, air units, points, victory."""

from __future__ import annotations

import pytest

from hexside.api import Game
from hexside.engine import Origin
from hexside.games.stalingrad42 import GAME as RULES
from hexside.games.stalingrad42.areas.entry_areas import areas_to_fill, leads_to
from hexside.games.stalingrad42.areas.leaving import doors
from hexside.games.stalingrad42.areas.north_edge import open_north_edge
from hexside.games.stalingrad42.rail.north_edge_rail import edge_station, first_railhead
from hexside.games.stalingrad42.rail.railroads import connected_rail, repaired
from hexside.games.stalingrad42.reading.printed import AXIS, SOVIET
from hexside.games.stalingrad42.sequence.initial_phase import points_received
from hexside.games.stalingrad42.supply.supply_lines import area_edges, ports
from hexside.games.stalingrad42.support.air_units import allot_air, bases
from hexside.games.stalingrad42.victory.victory import check_victory, score
from hexside.games.stalingrad42.work import S42Work
from tests.rulebook.stalingrad42.s42_kit import codes, legal, play

GAME = "stalingrad-42"


def caucasus() -> Game:
    """A game of the scenario, which is not among those that are offered yet."""
    rules = RULES.rules("caucasus", {}, ())
    origin = Origin(GAME, "caucasus", RULES.version, "1", "", rules.options, ())
    return Game.opening(rules, origin)


@pytest.fixture(scope="module")
def start() -> Game:
    return caucasus()


def axis_turn() -> Game:
    """The first Axis turn, after a pre-move in which nobody moved."""
    game = caucasus()
    play(game, "done")
    return game


def work_on(game: Game, turn: int) -> S42Work:
    work = game.rules.work(game.state)
    assert isinstance(work, S42Work)
    work.turn = turn
    return work


def hexes(work: S42Work, bits: int) -> set[str]:
    return {work.rules.names[hex] for hex in work.rules.grid.indices(bits)}


@pytest.mark.rule(GAME, "S2.1", "A-79")
def test_maps_c_and_d_without_the_half_hexes(start: Game) -> None:
    names = start.rules.board.grid.names
    assert min(int(name[2:]) for name in names) == 40
    assert "2740" in names
    assert "4240" in names
    assert start.state.turn == 10
    work = work_on(start, 10)
    assert score(work) == 0
    assert start.state.data.control == ()
    assert start.rules.violations(start.state) == []


@pytest.mark.rule(GAME, "S2.1", "9.7.7")
def test_no_printed_fortifications_are_shown_where_the_maps_have_none(start: Game) -> None:
    assert start.view("axis").tracks["fort_lines"] == []


@pytest.mark.rule(GAME, "S2.1", "S2.4")
def test_the_soviet_player_moves_first_with_the_normal_allowance(start: Game) -> None:
    assert start.decision is not None
    assert start.decision.seat == "soviet"
    assert start.state.data.phase == "pre-move"
    verbs = {action.split()[0] for action in legal(start)}
    assert verbs == {"done", "move"}
    # Garrisons wait (20.4), and so do the two reinforcements of the turn.
    movers = {action.split()[1] for action in legal(start) if action != "done"}
    roster = start.rules.roster  # type: ignore[attr-defined]
    assert not any(roster[uid].garrison for uid in movers)
    assert not movers & {"sov-nkvd-11", "sov-grbr-8"}
    assert "s42-pre-move S2.4" in codes(start, "extend sov-cc-17 3041 3042")


@pytest.mark.rule(GAME, "S2.4")
def test_the_axis_turn_begins_with_its_movement_phase() -> None:
    game = axis_turn()
    data = game.state.data
    assert (data.phase, data.side) == ("movement", AXIS)
    assert data.resource_points == 0
    assert data.replacements == {}
    waiting = [uid for uid, unit in game.state.units.items() if unit.box == "ea-s"]
    assert len(waiting) == 27
    entered = {action.split()[2] for action in legal(game) if action.startswith("move ger-pz-13 ")}
    first = {name for name in entered if name[2:] == "40"}
    assert first <= {f"{column}40" for column in range(27, 43)}
    assert [air.status for air in data.air] == ["ready"]


@pytest.mark.rule(GAME, "S2.2")
def test_the_north_edge_widens_after_the_first_turn() -> None:
    work = work_on(axis_turn(), 10)
    index = work.rules.grid.index
    assert doors(work, AXIS, index("2740")) == ["s"]
    assert doors(work, AXIS, index("4340")) == []
    work.turn = 11
    open_north_edge(work, AXIS)
    assert doors(work, AXIS, index("4340")) == ["t"]
    assert doors(work, AXIS, index("2740")) == ["t"]
    assert doors(work, AXIS, index("4840")) == []
    assert work.in_area("s", AXIS) == []
    assert len(work.in_area("t", AXIS)) == 27


@pytest.mark.rule(GAME, "S2.2", "A-77")
def test_no_way_between_the_edge_and_the_crimea(start: Game) -> None:
    work = work_on(start, 10)
    assert not leads_to(work, AXIS, "s", "w")
    assert not leads_to(work, AXIS, "w", "s")
    assert areas_to_fill(work, AXIS) == ("s",)


@pytest.mark.rule(GAME, "S2.2", "A-77")
def test_supply_comes_by_roads_west_of_4440_and_by_taman(start: Game) -> None:
    work = work_on(start, 10)
    edge, road = area_edges(work.ground, work.areas(AXIS))
    assert edge == 0
    assert hexes(work, road) == {"2840", "3140", "4140", "4340"}
    taman = work.ground.by_name["taman"]
    assert not ports(work, AXIS) >> work.rules.grid.bit[taman] & 1
    work.lift("sov-ur-151", "eliminated")
    work.put("rom-cav-8", taman)
    work.put("rom-cav-8", work.rules.grid.index("1649"))
    # Nobody stands there now: control is enough, unlike 16.2.5.
    assert ports(work, AXIS) >> work.rules.grid.bit[taman] & 1


@pytest.mark.rule(GAME, "S2.2", "A-78")
def test_the_first_railhead_appears_on_turn_13_at_3140(start: Game) -> None:
    work = work_on(start, 12)
    work.lift("sov-cc-17", "eliminated")
    for uid in ("sov-rd-383", "sov-rd-395"):
        work.lift(uid, "eliminated")
    first_railhead(work, AXIS)
    assert list(work.data.railheads) == []
    assert repaired(work) == frozenset()
    assert connected_rail(work, AXIS) == 0
    assert hexes(work, edge_station(work, AXIS)) == {"3140"}
    assert [work.rules.names[hex] for hex in bases(work)] == ["3140"]
    work.turn = 13
    first_railhead(work, AXIS)
    assert [work.rules.names[head.hex] for head in work.data.railheads] == ["3140"]
    assert "3140" in hexes(work, connected_rail(work, AXIS))


@pytest.mark.rule(GAME, "S2.2", "A-78", "D40")
@pytest.mark.parametrize(
    ("turn", "weather", "status"),
    [
        (12, "clear", "ready"),
        (16, "clear", "out"),
        (22, "clear", "out"),
        (24, "overcast", "ready"),
        (24, "rain", "out"),
        (27, "clear", "ready"),
        (27, "overcast", "ready"),
    ],
)
def test_one_german_air_unit(start: Game, turn: int, weather: str, status: str) -> None:
    work = work_on(start, turn)
    work.change(weather=weather)
    allot_air(work, AXIS)
    assert [(air.unit, air.status) for air in work.data.air] == [("lw-air-4", status)]


@pytest.mark.rule(GAME, "S2.2", "S2.3")
def test_one_resource_point_for_each_side(start: Game) -> None:
    work = work_on(start, 11)
    assert points_received(work, "axis") == points_received(work, "soviet") == 1


@pytest.mark.rule(GAME, "S2.3")
def test_soviet_reinforcements_come_to_the_southern_areas(start: Game) -> None:
    work = work_on(start, 10)
    arrivals = work.rules.arrivals
    soviets = {uid: row for uid, row in arrivals.items() if work.rules.side[uid] == SOVIET}
    assert all(row.areas == ("g", "h", "j", "k", "l") for row in soviets.values())
    # A unit without the code of the Caucasus begins in the transit box.
    assert work.rules._letters("A-C", "sov-rd-151") == ("f",)
    assert leads_to(work, SOVIET, "f", "g")


@pytest.mark.rule(GAME, "A-75", "20.6")
def test_the_north_caucasus_front_is_free_and_garrisons_are_not(start: Game) -> None:
    roster = start.rules.roster  # type: ignore[attr-defined]
    frozen = [uid for uid, unit in start.state.units.items() if "frozen" in unit.marks]
    assert frozen
    assert all(roster[uid].garrison for uid in frozen)


@pytest.mark.rule(GAME, "S2.5")
@pytest.mark.parametrize(
    ("turn", "taken", "winner"),
    [(26, 20, None), (27, 20, "axis"), (27, 0, "soviet")],
)
def test_twelve_points_on_turn_27(start: Game, turn: int, taken: int, winner: str | None) -> None:
    work = work_on(start, turn)
    if taken:
        for uid in work.on_map(SOVIET):
            work.lift(uid, "eliminated")
        work.change(control=tuple(sorted(work.ground.controllable)))
        assert score(work) >= 12
    check_victory(work)
    assert (work.result.winner if work.result else None) == winner


@pytest.mark.rule(GAME, "S2.5")
def test_hexes_without_a_line_of_supply_do_not_count(start: Game) -> None:
    work = work_on(start, 27)
    work.change(control=(work.ground.by_name["grozny"],))
    work.drop_notes()
    assert score(work) == 0
