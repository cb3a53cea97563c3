"""2.2, 19: the Random Events Table, and the events that are no barrages."""

from __future__ import annotations

from typing import Any

import pytest

import hexside
from hexside.api import Game
from hexside.games.iskra.event_effects import is_possible
from hexside.games.iskra.events import NO_EVENT, RandomEvents, happen, roll_event
from hexside.games.iskra.loading import load
from hexside.games.iskra.rules import IskraRules
from hexside.games.iskra.work import IskraWork
from hexside.phrasing import LANGUAGES, bundles
from tests.rulebook.iskra.iskra_kit import codes, kind, legal, play, stand, told, where

QUIET = {"a": "axis infantry 3-4-5 02.02", "b": "soviet infantry 3-4-5 11.11"}
FIELD = {**QUIET, "hq": "axis hq 0-6 01.02", "sov-hq-67a": "12.11"}


def working(units: dict[str, Any] | None = None, **more: Any) -> IskraWork:
    """A position to apply an event to, without playing on."""
    game = stand({**QUIET, **(units or {})}, **{"activated": ["a"], **more})
    return work_of(game)


def work_of(game: Game) -> IskraWork:
    assert isinstance(game.rules, IskraRules)
    return IskraWork(game.rules, game.state)


def rolled(turn: int, die: int, **tracks: Any) -> IskraWork:
    """The work after the die of the Random Events Phase; the event has not been applied."""
    options = tracks.pop("options", {})
    work = working(turn=turn, dice=[die], tracks=tracks, options=options)
    work.agenda = [RandomEvents()]
    work.agenda[-1].run(work)
    return work


def found(work: IskraWork) -> str:
    frame = work.agenda[-1]
    assert isinstance(frame, RandomEvents)
    return frame.event


# The table (19.0, R-40)


@pytest.mark.rule("iskra", "2.2", "2.2.1", "19.0")
@pytest.mark.parametrize(
    ("turn", "die", "event"),
    [
        (1, 1, "drommelfeuer"),
        (2, 6, "german-barrage"),
        (3, 4, "huehner-arrives-early"),
        (4, 3, "trotskyite"),
        (5, 2, "late-reinforcement"),
        (7, 6, "tiger-breakdown"),
        (8, 3, "simoniak-takes-command"),
        (10, 6, "eisenbahn-batterie-691"),
    ],
)
def test_the_die_finds_the_primary_event_of_the_turn(turn: int, die: int, event: str) -> None:
    work = rolled(turn, die)
    assert found(work) == event
    assert told(work.events) == ["random-event"]


@pytest.mark.rule("iskra", "19.0")
def test_all_25_outcomes_can_happen() -> None:
    data = load()
    cells = {name for table in data.events.values() for row in table.rows for name in row}
    assert cells == set(data.event_rules)
    assert len(cells) == 25


@pytest.mark.rule("iskra", "19.0", "R-40", "T-39")
def test_the_secondary_event_takes_the_place_of_a_repetition() -> None:
    work = rolled(2, 2, last_event="groza")
    assert found(work) == "baltic-fleet-artillery"
    assert told(work.events) == ["random-event", "random-event-repeated"]
    assert found(rolled(2, 3, last_event="groza")) == "soviet-barrage"


@pytest.mark.rule("iskra", "19.0", "R-40")
def test_the_event_of_the_turn_before_is_the_one_of_the_track() -> None:
    """What took place last turn counts, a secondary event too; then the track moves on."""
    work = rolled(2, 3, event="soviet-barrage", last_event="cloudy")
    assert found(work) == "groza"
    assert work.data.last_event == "soviet-barrage"


@pytest.mark.rule("iskra", "19.0", "R-40")
def test_the_secondary_event_is_used_without_further_check() -> None:
    work = rolled(2, 3, last_event="soviet-barrage")
    assert found(work) == "groza"
    assert found(rolled(2, 2, last_event="groza", last_rolled="groza")) == "baltic-fleet-artillery"


@pytest.mark.rule("iskra", "19.0", "R-40")
def test_by_option_the_event_rolled_last_turn_is_compared() -> None:
    rule = {"repeated-event": "rolled"}
    assert found(rolled(2, 2, last_event="groza", last_rolled="cloudy", options=rule)) == "groza"
    work = rolled(2, 2, last_event="cloudy", last_rolled="groza", options=rule)
    assert found(work) == "baltic-fleet-artillery"
    assert work.data.last_rolled == "groza"


@pytest.mark.rule("iskra", "R-40")
def test_an_impossible_event_is_no_event_and_no_repetition() -> None:
    work = working(tracks={"schluesselburg": "soviet"})
    happen(work, "retreating-orders")
    assert work.data.event == NO_EVENT
    assert told(work.events) == ["random-event-none"]
    again = rolled(6, 4, event=NO_EVENT, last_rolled="retreating-orders")
    assert found(again) == "retreating-orders"


@pytest.mark.rule("iskra", "2.2", "R-41")
def test_the_effects_of_the_last_event_are_over() -> None:
    tracks = {"cloudy": True, "trotskyite": True, "retreating_orders": True}
    work = working(turn=5, dice=[1], tracks={**tracks, "axis_replacements": 1})
    roll_event(work)
    data = work.data
    assert not any((data.cloudy, data.trotskyite, data.retreating_orders))
    assert data.axis_replacements == 0


# Air (19.1.7 - 19.1.10)

AIR = {
    "ger-jg54": "luftflotte-1",
    "ger-kg53": "luftflotte-1",
    "sov-277-ga": "13th-air-army",
    "sov-281-ga": "14th-air-army",
}


@pytest.mark.rule("iskra", "19.1.7", "12.2", "R-20")
def test_bad_weather_grounds_one_air_unit_of_each_side_the_soviets_first() -> None:
    units = {**FIELD, **AIR, "sov-280-b": "refit"}
    game = stand(units, phase="event", event="bad-weather", seat="soviet")
    assert kind(game) == "ground-air-unit"
    assert legal(game) == {"ground sov-277-ga", "ground sov-281-ga"}
    assert codes(game, "ground sov-280-b") == {"air-unit-not-to-ground 19.1.7"}
    assert codes(game, "ground ger-jg54") == {"not-your-air-unit 19.1.7"}
    play(game, "ground sov-281-ga")
    assert game.decision is not None
    assert game.decision.seat == "axis"
    play(game, "ground ger-kg53")
    assert (where(game, "sov-281-ga"), where(game, "ger-kg53")) == ("grounded", "grounded")


@pytest.mark.rule("iskra", "19.1.7")
def test_bad_weather_takes_a_unit_in_refit_if_none_is_ready_and_else_nothing() -> None:
    work = working({"ger-jg54": "refit", "ger-kg53": "grounded", "sov-277-ga": "grounded"})
    happen(work, "bad-weather")
    work.agenda[-1].run(work)
    work.agenda[-1].run(work)
    assert told(work.events) == ["nothing-to-ground", "air-unit-grounded"]
    assert work.units["ger-jg54"].box == "grounded"


@pytest.mark.rule("iskra", "19.1.7", "R-63", "16.1.1")
def test_with_three_players_a_die_tells_who_grounds_a_soviet_unit() -> None:
    units = {**FIELD, **AIR}
    game = stand(
        units, scenario="campaign-3", phase="event", event="bad-weather", seat="volkhov", dice=[3]
    )
    assert legal(game) == {"ground sov-277-ga", "ground sov-281-ga"}


@pytest.mark.rule("iskra", "19.1.8")
def test_cloudy_is_a_mark_of_this_turn() -> None:
    work = working()
    happen(work, "cloudy")
    assert work.data.cloudy
    assert work.data.event == "cloudy"


@pytest.mark.rule("iskra", "19.1.9", "19.1.10", "R-40")
@pytest.mark.parametrize(
    ("event", "unit"), [("accurate-soviet-aa", "ger-jg54"), ("accurate-german-aa", "sov-281-ga")]
)
@pytest.mark.parametrize("box", ["", "grounded", "refit"])
def test_accurate_fire_removes_an_air_unit_for_good(event: str, unit: str, box: str) -> None:
    work = working({**AIR, **({unit: box} if box else {})})
    happen(work, event)
    assert work.units[unit].box == "removed"
    assert work.data.event == event
    happen(work, event)
    assert work.data.event == NO_EVENT


# Chits (19.1.11, 19.1.13, 19.1.14, 19.1.23)


@pytest.mark.rule("iskra", "19.1.13", "19.1.14", "19.1.23", "R-42")
@pytest.mark.parametrize(
    ("event", "chit", "count"),
    [
        ("simoniak-takes-command", "soviet-leningrad-front", 1),
        ("starikov-acts-on-new-orders", "soviet-8a", 2),
        ("combat-fatigue", "soviet-67a", 3),
    ],
)
def test_a_chit_leaves_pool_and_cup_until_none_is_left(event: str, chit: str, count: int) -> None:
    chits = {"pool": [chit] * count + ["axis-1"], "cup": [chit] * count + ["axis-1"]}
    work = working(turn=8, chits=chits)
    for left in range(count - 1, -1, -1):
        happen(work, event)
        assert work.data.pool.count(chit) == work.data.cup.count(chit) == left
        assert work.data.event == event
    happen(work, event)
    assert work.data.event == NO_EVENT
    assert work.data.pool == ("axis-1",)


@pytest.mark.rule("iskra", "19.1.11", "R-40", "R-41")
def test_trotskyite_is_a_mark_and_needs_a_67a_chit() -> None:
    work = working()
    happen(work, "trotskyite")
    assert work.data.trotskyite
    assert not is_possible(working(chits={"pool": ["soviet-8a"]}), "trotskyite")


# Replacements and reinforcements (19.1.12, 19.1.17 - 19.1.20)


@pytest.mark.rule("iskra", "19.1.12")
def test_scraping_the_barrel_gives_a_german_replacement_point() -> None:
    work = working()
    happen(work, "scraping-the-barrel")
    assert work.data.axis_replacements == 1


@pytest.mark.rule("iskra", "19.1.18", "19.1.19", "19.1.20", "R-40", "R-43")
@pytest.mark.parametrize(
    ("event", "units", "entry"),
    [
        ("is-that-all", {"ger-zbv540g", "ger-636-sich"}, {"I", "H"}),
        ("late-reinforcement", {"sov-600", "sov-631", "sov-640"}, {"A"}),
        ("volkhov-front-consolidation", {"sov-53-1", "sov-53-2"}, {"D"}),
    ],
)
def test_units_of_an_event_arrive_in_its_turn_once(
    event: str, units: set[str], entry: set[str]
) -> None:
    game = hexside.new("iskra/campaign", seed=1)
    work = work_of(game)
    happen(work, event)
    assert {uid for uid, unit in work.units.items() if unit.box == "arriving"} == units
    assert {work.rules.roster[uid].entry for uid in units} == entry
    happen(work, event)
    assert work.data.event == NO_EVENT


@pytest.mark.rule("iskra", "19.1.17", "R-73", "D-19")
def test_divisions_become_guards_with_the_same_status() -> None:
    units = {
        "sov-1098": "05.05",
        "sov-1100": "05.05 reduced out-of-supply",
        "sov-1102": "eliminated",
        "sov-32gt": "05.06",
    }
    work = working(units, stacks={"05.05": ["sov-1100", "sov-1098"]})
    happen(work, "earning-new-titles")
    index = work.rules.grid.index
    assert work.stack(index("05.05")) == ("sov-194g", "sov-191g")
    assert work.units["sov-191g"].steps == 2
    assert work.units["sov-194g"].steps == 1
    assert work.units["sov-194g"].marks == ("out-of-supply",)
    assert work.units["sov-1102"].box == "eliminated"
    assert work.units["sov-197g"].hex < 0
    formation = work.rules.formation
    assert formation["sov-191g"] == formation["sov-194g"] == formation["sov-32gt"]
    assert {"sov-191g", "sov-194g", "sov-32gt"} <= set(work.rules.members[formation["sov-1098"]])
    happen(work, "earning-new-titles")
    assert work.data.event == NO_EVENT


@pytest.mark.rule("iskra", "19.1.17", "R-73")
def test_the_136th_division_and_its_tanks_become_guards() -> None:
    work = working({"sov-269": "05.05", "sov-61t": "05.06 reduced"})
    happen(work, "earning-new-titles")
    assert work.rules.names[work.units["sov-188g"].hex] == "05.05"
    assert work.units["sov-30gt"].steps == 1
    assert work.rules.formation["sov-30gt"] == work.rules.formation["sov-61t"]


# Hühner (19.1.21)


def huehner(**more: Any) -> Game:
    """Hühner is due in turn 4; entry F lies in the south of the plain."""
    units = {**FIELD, "ger-hq-huehner": "turn-4", **more.pop("units", {})}
    areas = {"axis-source": "01.01 06.01", "entry-f": "06.01", **more.pop("areas", {})}
    return stand(units, phase="event", event="huehner-arrives-early", turn=3, areas=areas, **more)


@pytest.mark.rule("iskra", "19.1.21", "7.1", "R-43")
def test_huehner_enters_at_f_and_moves_normally_at_once() -> None:
    game = huehner()
    assert where(game, "ger-hq-huehner") == "06.01"
    assert kind(game) == "move-units"
    verbs = {text.split()[0] for text in legal(game)}
    assert verbs <= {"move", "done", "top"}
    assert "only-normal-movement 19.1.21" in codes(game, "strategic ger-hq-huehner 06.02")
    play(game, "move ger-hq-huehner 06.02")
    assert where(game, "ger-hq-huehner") == "06.02"
    data = game.state.data
    assert "axis-huehner" in data.pool
    assert "axis-huehner" in (*data.cup, *data.used, *data.set_aside, data.drawn)


@pytest.mark.rule("iskra", "19.1.21")
def test_huehner_may_stay_on_f() -> None:
    game = huehner()
    play(game, "done")
    assert where(game, "ger-hq-huehner") == "06.01"


@pytest.mark.rule("iskra", "19.1.21", "7.1.2")
def test_huehner_enters_elsewhere_if_f_is_blocked() -> None:
    game = huehner(units={"c": "soviet infantry 3-4-5 06.02"})
    assert kind(game) == "early-entry"
    hexes = {text.split()[-1] for text in legal(game)}
    assert "06.01" not in hexes
    assert "09.01" in hexes
    assert codes(game, "enter ger-hq-huehner 06.01") == {"in-enemy-zone 7.1.2"}
    assert codes(game, "enter a 09.01") == {"only-this-unit-enters 19.1.21"}
    play(game, "enter ger-hq-huehner 09.01")
    assert where(game, "ger-hq-huehner") == "09.01"


@pytest.mark.rule("iskra", "19.1.21", "R-40")
@pytest.mark.parametrize("place", ["05.05", "hq-waiting"])
def test_huehner_comes_early_only_once(place: str) -> None:
    assert not is_possible(working({"ger-hq-huehner": place}), "huehner-arrives-early")


# Schlüsselburg (19.1.22)


@pytest.mark.rule("iskra", "19.1.22", "13.5.1", "R-77")
@pytest.mark.parametrize(
    ("marker", "possible"),
    [("axis", True), ("axis-low", False), ("soviet", False), ("soviet-low", False)],
)
def test_retreating_orders_need_the_high_german_marker(marker: str, possible: bool) -> None:
    work = working(tracks={"schluesselburg": marker})
    happen(work, "retreating-orders")
    assert work.data.retreating_orders == possible
    assert work.data.schluesselburg == marker
    assert work.data.event == ("retreating-orders" if possible else NO_EVENT)


# Texts


@pytest.mark.rule("iskra", "19.0")
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_has_a_card(language: str) -> None:
    catalogue = bundles.catalogue(language)
    for event in (*load().event_rules, NO_EVENT):
        assert catalogue.has(f"card-{event}")
        assert catalogue.has(f"card-{event}-text")
