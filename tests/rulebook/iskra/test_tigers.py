"""19.1.15, 19.1.16, R-45, R-61: Technical Problems, breakdown and wreck of 1/s502."""

from __future__ import annotations

from typing import Any

import pytest

from hexside.games.iskra.end_phase import EndPhase
from hexside.games.iskra.events import NO_EVENT, happen
from hexside.games.iskra.rules import IskraRules
from hexside.games.iskra.shapes import SOVIET
from hexside.games.iskra.state import END_PHASE_MOMENT, MARKERS
from hexside.games.iskra.victory import soviet_points
from hexside.games.iskra.work import BY_BARRAGE, IskraWork
from tests.rulebook.iskra.iskra_kit import codes, ends, fight, legal_with, play, stand, told, where

TIGER = "ger-1-s502"


def working(tiger: str, units: dict[str, Any] | None = None, **more: Any) -> IskraWork:
    start = {"x": "axis infantry 1-1-5 01.01", TIGER: tiger, **(units or {})}
    game = stand(start, **{"activated": ["x"], **more})
    assert isinstance(game.rules, IskraRules)
    return IskraWork(game.rules, game.state)


def end_of_turn(work: IskraWork) -> IskraWork:
    """19.1.16: the check of the wreck at the end of the turn."""
    work.agenda = [EndPhase("tigers")]
    work.agenda[-1].run(work)
    return work


@pytest.mark.rule("iskra", "19.1.15")
def test_technical_problems_stop_the_tigers_for_a_turn() -> None:
    work = working("05.05")
    happen(work, "technical-problems")
    assert work.data.event == "technical-problems"
    assert work.units[TIGER].marks == ("technical-problem",)
    assert work.in_enemy_zone(SOVIET, work.rules.grid.index("05.06"))
    assert work.attack(TIGER) == work.printed_attack(TIGER)
    MARKERS.expire(work, END_PHASE_MOMENT)
    assert not work.units[TIGER].marks


@pytest.mark.rule("iskra", "19.1.15")
def test_tigers_with_the_marker_cannot_move_but_attack() -> None:
    units = {TIGER: "05.05 technical-problem", "a": "axis infantry 3-4-5 08.08"}
    game = stand(units)
    assert ends(game, "move", TIGER) == set()
    assert codes(game, f"move {TIGER} 05.06")
    game = fight({**units, "b": "soviet infantry 1-1-5 05.06"})
    assert legal_with(game, "attack", "05.06")


@pytest.mark.rule("iskra", "19.1.15", "19.1.16", "R-40", "T-40")
@pytest.mark.parametrize("event", ["technical-problems", "tiger-breakdown"])
def test_lost_tigers_have_no_problems(event: str) -> None:
    work = working("eliminated")
    happen(work, event)
    assert work.data.event == NO_EVENT
    assert told(work.events) == ["random-event-none"]


@pytest.mark.rule("iskra", "19.1.16", "T-40")
def test_a_breakdown_of_full_tigers_is_a_technical_problem() -> None:
    work = working("05.05")
    happen(work, "tiger-breakdown")
    assert told(work.events) == ["random-event-instead", "tigers-halted"]
    assert work.data.event == "technical-problems"
    assert work.units[TIGER].steps == 2
    assert work.data.wreck < 0


@pytest.mark.rule("iskra", "19.1.16", "R-45", "T-40")
def test_a_breakdown_of_reduced_tigers_leaves_a_wreck() -> None:
    work = working("05.05 reduced")
    happen(work, "tiger-breakdown")
    index = work.rules.grid.index
    assert work.data.event == "tiger-breakdown"
    assert work.units[TIGER].box == "eliminated"
    assert work.data.wreck == index("05.05")
    assert not work.data.tigers_destroyed
    assert not work.stack(index("05.05"))
    assert not work.in_enemy_zone(SOVIET, index("05.06"))


@pytest.mark.rule("iskra", "19.1.16", "R-45")
@pytest.mark.parametrize(
    ("unit", "points"),
    [
        ("soviet infantry 3-4-5 05.05", 2),
        ("soviet hq 0-6 05.05", 0),
        ("soviet infantry 3-4-5 05.06", 0),
        ("axis infantry 3-4-5 05.05", 0),
    ],
)
def test_only_a_soviet_combat_unit_captures_the_wreck(unit: str, points: int) -> None:
    work = working("eliminated", {"b": unit}, tracks={"wreck": "05.05"})
    end_of_turn(work)
    assert soviet_points(work) == points
    assert work.data.wreck < 0


@pytest.mark.rule("iskra", "16.2", "19.1.15", "19.1.16", "R-61", "D-18")
@pytest.mark.parametrize(("option", "points"), [("on", 3), ("off", 2)])
def test_tigers_lost_in_combat_with_the_marker_can_be_captured(option: str, points: int) -> None:
    work = working(
        "05.05 reduced technical-problem",
        {"b": "soviet infantry 3-4-5 05.06"},
        options={"tiger-point": option},
    )
    work.lose_step(TIGER, "8.6")
    index = work.rules.grid.index
    assert work.data.wreck == index("05.05")
    work.go("b", (index("05.05"),))
    assert soviet_points(end_of_turn(work)) == points


@pytest.mark.rule("iskra", "16.2", "R-45", "R-61")
def test_tigers_lost_without_the_marker_leave_nothing() -> None:
    work = working("05.05 reduced", options={"tiger-point": "on"})
    work.lose_step(TIGER, "8.6")
    assert work.data.wreck < 0
    assert soviet_points(work) == 1


@pytest.mark.rule("iskra", "16.2", "8.5.1", "R-61")
@pytest.mark.parametrize("cause", ["barrage", "breakdown"])
def test_neither_a_barrage_nor_a_breakdown_gives_the_point_for_destroyed_tigers(
    cause: str,
) -> None:
    work = working("05.05 reduced", options={"tiger-point": "on"})
    if cause == "barrage":
        work.lose_step(TIGER, "8.5.1", BY_BARRAGE)
        assert work.data.wreck < 0
    else:
        happen(work, "tiger-breakdown")
    assert not work.data.tigers_destroyed
    assert soviet_points(work) == 0


@pytest.mark.rule("iskra", "8.5.1", "R-61")
def test_a_barrage_can_destroy_the_tigers() -> None:
    units = {
        TIGER: "05.07 reduced",
        "gun": "soviet infantry 3-4-5 05.05",
        "spare": "axis infantry 3-4-5 04.05",
    }
    game = stand(
        units,
        phase="event",
        event="soviet-barrage",
        seat="soviet",
        dice=[2, 6],
        options={"tiger-point": "on"},
    )
    play(game, "fire 05.07", f"axis: lose {TIGER}")
    assert where(game, TIGER) == "eliminated"
    assert not game.state.data.tigers_destroyed


@pytest.mark.rule("iskra", "19.1.15", "R-64")
def test_the_event_names_hidden_tigers_but_not_their_place() -> None:
    work = working("05.05", {"top": "axis armour 9-4-5 05.05"})
    happen(work, "technical-problems")
    seen = [event for event in work.events if event.seen_by("soviet")]
    assert told(seen) == ["tigers-halted"]
    assert "05.05" not in str([event.arguments for event in seen])
