"""S1 to S4, 22, 24: small print of the scenarios, and positions written for them."""

from __future__ import annotations

from typing import Any

import pytest

import hexside
from hexside.api import Game
from hexside.engine.positions import PositionError
from hexside.games.stalingrad42.rules import S42Rules
from hexside.games.stalingrad42.showing.calendar import calendar
from hexside.games.stalingrad42.supply.supply_lines import has_line, in_supply, ports
from tests.rulebook.stalingrad42.s42_kit import (
    codes,
    legal,
    legal_with,
    play,
    stand,
    told,
    where,
)
from tests.rulebook.stalingrad42.s42_supply_kit import names, work_of
from tests.rulebook.stalingrad42.test_s3_uranus import opened, work_on

GAME = "stalingrad-42"
AXIS, SOVIET = 0, 1
FOOT = "axis infantry 5-7-3"
RIFLE = "soviet infantry 3-5-3"
FAR = {"far": f"{RIFLE} 5902"}


def on_map(units: dict[str, Any], scenario: str, turn: int, **more: Any) -> Game:
    return stand(units, **({"scenario": scenario, "turn": turn, "hexes": ""} | more))


# 24.3 Elbrus


@pytest.mark.rule(GAME, "24.3")
@pytest.mark.parametrize(
    "walk", ["move mt 4860", "tactical mt 4860 4861", "extend mt 4860 4861 4862"]
)
def test_a_mountain_unit_that_only_passes_over_elbrus_has_been_there(walk: str) -> None:
    units = {"mt": "axis mountain 5-7-3 4859", "s": f"{RIFLE} 4563"}
    game = on_map(units, "campaign", 12)
    assert "s42-elbrus-climbed" in told(play(game, walk))
    assert game.state.data.elbrus


# S3.1 Uranus at the start


@pytest.mark.rule(GAME, "S3.1", "16.2.4", "A-81")
def test_the_sea_of_azov_is_axis_in_uranus() -> None:
    """Temryuk lies beyond the map, and fell in August: no Soviet source behind the Axis front."""
    work = work_on(opened("uranus", planned_offensives="off"))
    assert names_of(work, ports(work, SOVIET)) == set()
    assert names_of(work, ports(work, AXIS)) == {"1936", "2338", "2634", "2935"}
    work.put("sov-rd-38", work.rules.grid.index("3036"))
    work.drop_notes()
    assert not in_supply(work, "sov-rd-38")
    # On the same map in June it is Soviet.
    summer = work_on(opened("fall-blau"), 1)
    assert names_of(summer, ports(summer, SOVIET)) == {"2338", "2935"}


def names_of(work: Any, bits: int) -> set[str]:
    return {work.rules.names[hex] for hex in work.rules.grid.indices(bits)}


@pytest.mark.rule(GAME, "S3.1", "A-81")
def test_a_position_of_uranus_stands_where_the_scenario_begins() -> None:
    game = on_map({"a": f"{FOOT} 5222", **FAR}, "uranus", 30)
    work = work_of(game)
    index = work.rules.grid.index
    assert all(work.controls(AXIS, index(name)) for name in ("5022", "5522", "2503"))
    assert not any(work.controls(AXIS, index(name)) for name in ("5521", "4106", "5902"))
    assert in_supply(work, "a")
    data = game.state.data
    assert (data.temryuk, data.printed_forts, data.swamped) == (AXIS, (), True)
    # A board of the text's own has nothing but the area of the start.
    small = stand({"a": f"{FOOT} 2010", "s": f"{RIFLE} 2014"}, scenario="uranus", turn=30)
    assert small.state.data.control == ()


@pytest.mark.rule(GAME, "S3.2", "S3.4")
def test_no_replacements_on_the_first_turn_of_uranus_not_even_in_the_calendar() -> None:
    game = opened("uranus", planned_offensives="off")
    assert isinstance(game.rules, S42Rules)
    promised = [e.turn for e in calendar(game.rules, game.state) if e.code == "s42-replacements"]
    assert promised[:2] == [29, 29]


# First turns in positions


@pytest.mark.rule(GAME, "S3.4")
def test_the_weather_of_the_first_turn_of_uranus_leads_to_the_soviet_movement_phase() -> None:
    units = {"a": f"{FOOT} 5022", **FAR}
    first = on_map(units, "uranus", 28, phase="weather", dice=[1])
    data = first.state.data
    assert (first.state.turn, data.phase, data.side) == (28, "movement", SOVIET)
    # The weather is given.
    assert data.weather == "overcast"
    assert "s42-weather-rolled" not in told(first.opening_events())
    second = on_map(units, "uranus", 29, phase="weather", dice=[1]).state.data
    assert (second.phase, second.side, second.weather) == ("initial", SOVIET, "snow")


@pytest.mark.rule(GAME, "S2.4")
@pytest.mark.parametrize("phase", ["weather", "pre-move"])
def test_the_first_turn_of_the_caucasus_from_its_pre_move(phase: str) -> None:
    units = {"ger-pz-13": "turn-10", "s": f"{RIFLE} 5255"}
    game = on_map(units, "caucasus", 10, phase=phase, seat="soviet")
    assert (game.state.data.phase, game.decision and game.decision.seat) == ("pre-move", "soviet")
    assert {text.split()[0] for text in legal(game)} == {"move", "done"}
    play(game, "done")
    assert where(game, "ger-pz-13") == "ea-s"
    assert (game.state.data.phase, game.state.data.resource_points) == ("movement", 0)


@pytest.mark.rule(GAME, "S2.4")
@pytest.mark.parametrize(("scenario", "turn"), [("caucasus", 11), ("campaign", 10)])
def test_there_is_no_other_pre_move(scenario: str, turn: int) -> None:
    with pytest.raises(PositionError):
        on_map({"s": f"{RIFLE} 5255"}, scenario, turn, phase="pre-move", seat="soviet")


# Positions: what follows from the units


@pytest.mark.rule(GAME, "16.3.4", "16.2.4", "24.3")
def test_units_tell_who_holds_a_place_where_the_text_does_not() -> None:
    units = {
        "a": f"{FOOT} 3134",
        "b": f"{FOOT} 1949",
        "mt": "axis mountain 5-7-3 4860",
        "s": f"{RIFLE} 1116",
    }
    game = on_map(units, "campaign", 12)
    work = work_of(game)
    index = work.rules.grid.index
    assert work.controls(AXIS, index("3134"))
    assert work.controls(AXIS, index("2029"))
    assert work.controls(SOVIET, index("1116"))
    assert (game.state.data.temryuk, game.state.data.elbrus) == (AXIS, True)
    # What the text says stands.
    tracks = {"control": ["1116"], "temryuk": "soviet", "elbrus": False}
    written = on_map(units, "campaign", 12, tracks=tracks)
    assert work_of(written).controls(SOVIET, index("3134"))
    assert (written.state.data.temryuk, written.state.data.elbrus) == (SOVIET, False)


@pytest.mark.rule(GAME, "29.1.4")
@pytest.mark.parametrize(("attacker", "holder"), [("a", SOVIET), ("s", AXIS)])
def test_a_contested_city_is_held_by_the_side_that_did_not_attack(
    attacker: str, holder: int
) -> None:
    tracks = {"city_battles": [{"hex": "2503", "level": 1, "attackers": [attacker]}]}
    units = {"a": f"{FOOT} 2503", "s": f"{RIFLE} 2503", **FAR}
    work = work_of(on_map(units, "campaign", 12, tracks=tracks))
    assert work.controls(holder, work.rules.grid.index("2503"))


@pytest.mark.rule(GAME, "22.1")
@pytest.mark.parametrize("waits", [9, 10, 12])
def test_a_reinforcement_comes_from_the_space_in_which_it_waits(waits: int) -> None:
    """The brigade is due on turn 10; a text may have it in another space of the track."""
    units = {"sov-grbr-8": f"turn-{waits}", "a": f"{FOOT} 1211"}
    game = on_map(units, "campaign", 12, seat="soviet", phase="initial")
    areas = {text.split()[2] for text in legal_with(game, "reinforce", "sov-grbr-8")}
    assert areas == {"g", "h", "j", "k", "l"}
    early = on_map(units | {"sov-grbr-8": "turn-13"}, "campaign", 12, seat="soviet")
    assert not legal_with(early, "reinforce")


@pytest.mark.rule(GAME, "22.1", "32.4")
def test_a_counter_that_never_arrives_does_not_wait_for_its_turn() -> None:
    """32.4: the third regiment of Wiking is no reinforcement, but in Uranus the division is."""
    with pytest.raises(PositionError):
        on_map({"ss-wiking-up": "turn-13", **FAR}, "campaign", 12)
    game = on_map({"ss-wiking-up": "turn-35", **FAR}, "uranus", 35, phase="initial")
    areas = {text.split()[2] for text in legal_with(game, "reinforce", "ss-wiking-up")}
    assert areas == {"q", "r"}


@pytest.mark.rule(GAME, "S2.2", "18.1")
@pytest.mark.parametrize(("turn", "points"), [(10, 0), (11, 1)])
def test_axis_resource_points_in_the_caucasus_begin_on_turn_11(turn: int, points: int) -> None:
    area = "ea-s" if turn == 10 else "ea-t"
    units = {"h": f"axis army-hq 0-1-5 {area}", "ger-id-73": "3140 reduced", "s": f"{RIFLE} 5255"}
    game = on_map(units, "caucasus", turn, phase="initial")
    assert game.state.data.resource_points == points


# S1.2, S4.2 The first turn of 1942


@pytest.mark.rule(GAME, "S4.2", "22.6.1", "5.7.2")
def test_no_transfer_and_no_crossing_for_axis_combat_units_on_turn_1() -> None:
    units = {
        "p": "axis panzer 10-8-6 ea-x",
        "ger-id-46": "ea-w",
        "axis-sp-1": "ea-x",
        **FAR,
    }
    first = on_map(units, "campaign", 1)
    for action in ("transfer p ea-y", "kerch ger-id-46 1549", "rail p 1013"):
        assert "s42-tactical-only S4.2" in codes(first, action), action
    # Supply Points move as usual.
    assert legal_with(first, "transfer", "axis-sp-1")
    assert {text.split()[1] for text in legal_with(first, "transfer")} == {"axis-sp-1"}
    second = on_map(units, "campaign", 2)
    assert legal_with(second, "transfer", "p")
    assert legal_with(second, "kerch", "ger-id-46")


@pytest.mark.rule(GAME, "18.6.3", "S1.2")
@pytest.mark.parametrize("turn", [1, 3])
def test_a_ready_supply_point_is_refused_for_its_own_reason(turn: int) -> None:
    units = {"axis-sp-1": "1211 ready", "a": f"{FOOT} 1212", "s": f"{RIFLE} 2501"}
    game = on_map(units, "fall-blau", turn)
    assert codes(game, "move axis-sp-1 1312") == {"s42-tactical-only 18.6.3"}


@pytest.mark.rule(GAME, "S1.2", "A-46")
def test_axis_units_may_exit_tactically_on_turn_1() -> None:
    game = on_map({"p": "axis panzer 10-8-6 4215", "s": f"{RIFLE} 2501"}, "fall-blau", 1)
    assert "tactical p ea-n" in legal_with(game, "tactical", "p")
    assert legal_with(game, "move", "p") == set()


# 22.6, 22.7, 24.1


@pytest.mark.rule(GAME, "22.6.4")
def test_two_leave_the_transit_box_and_two_enter_it_in_one_turn() -> None:
    units = {f"u{n}": f"{RIFLE} ea-f" for n in range(2)}
    units |= {f"v{n}": f"{RIFLE} ea-a" for n in range(2)}
    units |= {"sov-sp-1": "ea-a", "a": f"{FOOT} 1211"}
    game = on_map(units, "campaign", 12, seat="soviet")
    full = {"s42-transit-full 22.6.4"}
    assert codes(game, "transfer v0 ea-f") == full
    # Supply Points do not count.
    assert "transfer sov-sp-1 ea-f" in legal_with(game, "transfer", "sov-sp-1")
    play(game, "transfer u0 ea-g", "transfer v0 ea-f")
    assert codes(game, "transfer v1 ea-f") == full
    play(game, "transfer u1 ea-b", "transfer v1 ea-f")
    assert [where(game, uid) for uid in ("v0", "v1")] == ["ea-f", "ea-f"]


@pytest.mark.rule(GAME, "24.1.3", "22.5")
@pytest.mark.parametrize(("closed", "end"), [(True, "eliminated"), (False, "ea-g")])
def test_a_soviet_unit_retreats_into_g_only_while_no_axis_unit_is_there(
    closed: bool, end: str
) -> None:
    units = {
        "i": f"{FOOT} ea-g" if closed else f"{FOOT} 1812",
        "d": "soviet infantry 1-2-3 2610",
        **{f"a{n}": f"axis infantry 9-9-3 {hex}" for n, hex in enumerate(("2510", "2511"))},
        **{f"b{n}": f"axis infantry 9-9-3 {hex}" for n, hex in enumerate(("2609", "2611"))},
    }
    areas = {"entry-g": "2609 2610 2611"}
    game = stand(units, scenario="campaign", turn=12, areas=areas, phase="combat", dice=[1] * 4)
    play(game, "attack 2610", "add a0", "add a1", "resolve")
    while where(game, "d") == "2610" and game.decision is not None:
        play(game, f"{game.decision.seat}: {min(legal(game) - {'done'})}")
    assert where(game, "d") == end


@pytest.mark.rule(GAME, "24.1.2", "24.1.3", "22.7")
def test_axis_units_in_g_do_not_attack_out_of_it() -> None:
    """22.7, Polish text: out of friendly areas alone, which G never is."""
    units = {"p": "axis panzer 20-8-6 ea-g", "q": f"{FOOT} 2014", "x": f"{RIFLE} 2610"}
    units |= {"y": f"{RIFLE} 2015"}
    areas = {"entry-g": "2609 2610 2611"}
    game = stand(units, scenario="campaign", turn=12, areas=areas, phase="combat")
    assert {text.split()[1] for text in legal_with(game, "attack")} == {"2015"}


@pytest.mark.rule(GAME, "24.1.1", "29.1.4")
def test_a_contested_city_counts_for_its_original_defender() -> None:
    tracks = {"city_battles": [{"hex": "5522", "level": 1, "attackers": ["a"]}]}
    units = {"d": f"{FOOT} 5522", "a": f"{RIFLE} 5522", "e": f"{FOOT} 5422", **FAR}
    game = on_map(units, "uranus", 30, tracks=tracks)
    assert "5522" in names(game, work_of(game).rules.grid.bits(victory_held(game)))


def victory_held(game: Game) -> set[int]:
    """The victory hexes that the Axis controls with a line of supply."""
    work = work_of(game)
    held = (hex for hex in work.ground.victory_hexes if work.controls(AXIS, hex))
    return {hex for hex in held if has_line(work, AXIS, hex)}


@pytest.mark.rule(GAME, "S1.1", "S2.1", "S3.1", "S4.1")
@pytest.mark.parametrize("scenario", ["fall-blau", "caucasus", "uranus", "campaign"])
def test_the_opening_of_each_scenario_can_be_written_and_read_again(scenario: str) -> None:
    game = opened(scenario)
    again = hexside.position(game.position())
    assert again.state.units == game.state.units
    assert again.state.data == game.state.data
    assert again.state.agenda == game.state.agenda


# S4.4, 24.1.4, 24.2, 23.3.1


@pytest.mark.rule(GAME, "S4.4", "A-97", "33.2.2")
@pytest.mark.parametrize(
    ("offensive", "seat", "lost"), [(0, "axis", True), (25, "axis", True), (25, "soviet", False)]
)
def test_the_gate_closes_when_the_axis_turn_ends_first_or_second(
    offensive: int, seat: str, lost: bool
) -> None:
    tracks = {"control": [], "winter_offensive": offensive}
    game = on_map(
        {"a": f"{FOOT} 1211", **FAR}, "campaign", 28, seat=seat, phase="end", tracks=tracks
    )
    result = game.state.result
    assert (result is not None) is lost
    assert result is None or (result.winner, result.rule) == ("soviet", "S4.4")


@pytest.mark.rule(GAME, "24.1.4", "24.2", "S1.3")
@pytest.mark.parametrize(("scenario", "winner"), [("campaign", "soviet"), ("fall-blau", None)])
def test_nine_points_below_nothing_end_the_campaign_on_turn_1(
    scenario: str, winner: str | None
) -> None:
    units = {"k": f"{RIFLE} 1116", "s": f"{RIFLE} 2029", "x": f"{RIFLE} 1005", "n": f"{RIFLE} 1301"}
    units["a"] = f"{FOOT} 1211"
    game = on_map(units, scenario, 1, phase="victory", tracks={"control": []})
    # 1301 is a hex of nobody's north edge.
    assert game.state.data.victory_points == -9
    assert (game.state.result.winner if game.state.result else None) == winner


@pytest.mark.rule(GAME, "23.1", "23.3.1")
def test_rain_before_the_winter_leaves_no_mud() -> None:
    units = {"a": f"{FOOT} 1211", **FAR}
    tracks = {"weather": "rain"}
    data = on_map(units, "campaign", 28, phase="weather", dice=[2], tracks=tracks).state.data
    assert (data.weather, data.mud) == ("overcast", False)


# Small boards


@pytest.mark.rule(GAME, "5.7.2", "16.2.4", "16.2.5", "20.7", "20.8")
def test_places_that_rules_name_are_on_a_small_board_by_their_hexes() -> None:
    units = {"b": f"{FOOT} blucher ea-w", "t": f"{FOOT} 1949", "ncv-800": "absent"}
    settings: dict[str, Any] = {
        "scenario": "campaign",
        "turn": 9,
        "hexes": "1548-2050 2849 4549",
        "places": {"major-city": "2849", "minor-city": "4549"},
        "areas": {"port": "1549 1949", "port-azov": "1949", "entry-x": "1848"},
        "tracks": {"control": ["2849", "4549"]},
    }
    game = stand(units, **settings)
    assert legal_with(game, "kerch") == {"kerch b 1549"}
    assert game.state.data.temryuk == AXIS
    play(game, "kerch b 1549")
    assert names(game, ports(work_of(game), AXIS)) == {"1549", "1949"}
    first = stand(units, phase="initial", **settings)
    assert legal_with(first, "volunteer", "ncv-800") == {
        "volunteer ncv-800 2849",
        "volunteer ncv-800 4549",
    }
