"""1.1.4, R-63, R-64: what each seat sees of stacks, tracks and overlays."""

from __future__ import annotations

from typing import Any

import pytest

from hexside.api import Game
from hexside.engine import SeenStack
from tests.rulebook.iskra.iskra_kit import fight, play, seen, stand, track

GAME = "iskra"

#: A German stack of three, a Soviet one of two, and a Soviet unit by itself.
UNITS = {
    "g1": "axis infantry 4-4-5 05.05 formation:170",
    "g2": "axis infantry 2-3-5 05.05 pinned reduced",
    "gh": "axis hq 0-6 05.05 range:3 formation:170",
    "s1": "soviet infantry 5-4-5 07.05",
    "s2": "soviet armour 3-2-6 07.05 out-of-supply",
    "s3": "soviet infantry 2-2-5 09.09",
}


def stack_at(game: Game, seat: str, hex: str) -> SeenStack:
    (found,) = [stack for stack in game.view(seat).stacks if stack.hex == hex]
    return found


@pytest.mark.rule(GAME, "1.1.4", "R-64")
def test_of_an_enemy_stack_a_player_sees_the_top_counter_alone() -> None:
    game = stand(UNITS)
    assert seen(game, "soviet") & set(UNITS) == {"g1", "s1", "s2", "s3"}
    assert stack_at(game, "soviet", "05.05") == SeenStack("05.05", "axis", "g1")
    assert seen(game, "axis") & set(UNITS) == {"g1", "g2", "gh", "s1", "s3"}
    assert stack_at(game, "axis", "05.05") == SeenStack("05.05", "axis", "g1", ("g2", "gh"), 3)


@pytest.mark.rule(GAME, "1.1.4", "R-64")
def test_a_single_counter_and_a_stack_look_alike() -> None:
    game = stand(UNITS)
    assert stack_at(game, "axis", "07.05").height == stack_at(game, "axis", "09.09").height == 0


@pytest.mark.rule(GAME, "1.1.4", "R-64")
def test_the_face_and_the_markers_of_the_top_counter_are_seen() -> None:
    game = stand(UNITS, stacks={"05.05": "g2"})
    (top,) = [unit for unit in game.view("soviet").units if unit.id == "g2"]
    assert (top.hex, top.steps, top.marks) == ("05.05", 1, ("pinned",))
    assert "g1" not in seen(game, "soviet")


@pytest.mark.rule(GAME, "1.1.4", "R-64")
def test_a_spectator_sees_what_all_see() -> None:
    game = stand(UNITS)
    assert seen(game, "") & set(UNITS) == {"g1", "s1", "s3"}


@pytest.mark.rule(GAME, "1.1.4", "R-64")
def test_by_option_the_number_of_counters_is_seen() -> None:
    game = stand(UNITS, options={"stack-size": "open"})
    assert stack_at(game, "soviet", "05.05") == SeenStack("05.05", "axis", "g1", (), 3)
    assert stack_at(game, "", "07.05").height == 2


@pytest.mark.rule(GAME, "16.1", "R-63")
def test_allies_see_each_others_stacks() -> None:
    units = {**UNITS, "v": "soviet infantry 1-1-5 09.09 volkhov"}
    game = stand(units, scenario="campaign-3")
    for seat in ("leningrad", "volkhov"):
        assert {"s1", "s2", "s3", "v"} <= seen(game, seat)
        assert "g2" not in seen(game, seat)
    assert "v" not in seen(game, "axis")


@pytest.mark.rule(GAME, "1.1.4", "8.2", "R-64")
def test_a_combat_shows_attackers_and_defenders_until_it_is_over() -> None:
    units: dict[str, Any] = {
        "a": "axis infantry 9-4-5 05.05",
        "b": "axis infantry 2-4-5 05.05",
        "s": "soviet infantry 2-2-5 05.06",
        "t": "soviet infantry 1-2-5 05.06",
        "ger-kg53": {"box": "luftflotte-1"},
    }
    game = fight(units)
    play(game, "attack 05.06", "add a")
    assert "t" not in seen(game, "axis")
    play(game, "resolve")
    assert "t" in seen(game, "axis")
    # who stands beside the attackers without attacking stays hidden.
    assert "b" not in seen(game, "soviet")
    assert stack_at(game, "axis", "05.06").below == ("t",)


@pytest.mark.rule(GAME, "13.3.1", "R-36")
def test_a_pontoon_bridge_is_seen_by_all_even_below_other_counters() -> None:
    units = {"p": "soviet bridging 0-0-4 05.05 bridge@1", "s": "soviet infantry 2-2-5 05.05"}
    game = stand({**units, "a": "axis infantry 2-2-5 01.02"}, areas={"pontoon-site": "05.05"})
    assert {"p", "s"} <= seen(game, "axis")
    assert stack_at(game, "axis", "05.05") == SeenStack("05.05", "soviet", "s", ("p",))


@pytest.mark.rule(GAME, "1.4", "2.3.1", "3.1.1a", "R-64")
def test_chits_are_public_as_a_multiset() -> None:
    chits = {"cup": ["soviet-67a", "axis-1"], "used": ["soviet-67a"], "set_aside": ["axis-96"]}
    game = stand(UNITS, chits=chits)
    for seat in ("axis", "soviet", ""):
        tracks = game.view(seat).tracks
        assert tracks["cup"] == ["axis-1", "soviet-67a"]
        assert (tracks["used"], tracks["set_aside"]) == (["soviet-67a"], ["axis-96"])
        assert (tracks["chits_used"], tracks["chit_limits"]) == ([0, 1], [3, 6])


@pytest.mark.rule(GAME, "12.0", "14.1", "14.2.1", "19.0")
def test_tracks_that_all_see() -> None:
    tracks: dict[str, Any] = {
        "soviet_hexes": "11.33 32.29",
        "air_points": [3, 1],
        "event": "cloudy",
        "cloudy": True,
        "link_up": "missed",
        "wreck": "12.12",
    }
    game = stand({"ger-hq-1": "05.05"}, hexes="", tracks=tracks, phase="movement")
    assert track(game, "control") == ["11.33", "32.29"]
    assert track(game, "air_points") == [1, 3]
    assert (track(game, "event"), track(game, "cloudy")) == ("cloudy", True)
    assert (track(game, "link_up"), track(game, "wreck")) == ("missed", "12.12")
    # 14.1.4: two villages less five points for the missed link-up; 28 less two for the Germans.
    assert track(game, "points") == [26, -3]
    assert (track(game, "victory_points"), track(game, "victory_need")) == (-29, 3)
    assert track(game, "timetable") == [4, 4]


@pytest.mark.rule(GAME, "5.4.4", "16.1", "R-63", "R-68")
def test_who_has_used_strategic_movement_is_known_to_its_side_alone() -> None:
    units = {**UNITS, "i": "soviet infantry 1-1-5 09.09 independent", "m": "soviet ski 2-2-5 10.10"}
    units["m"] += " formation:13-div"
    tracks = {"strategic": ["13-div", "i"]}
    marked = {"strategic": ["i", "m"]}
    game = stand(units, tracks=tracks)
    assert game.view("soviet").own == marked
    assert game.view("axis").own == {"strategic": []}
    assert game.view("").own == {}
    three = stand(units, tracks=tracks, scenario="campaign-3")
    assert three.view("leningrad").own == three.view("volkhov").own == marked


@pytest.mark.rule(GAME, "1.1.4", "5.4.4", "R-64")
def test_the_division_of_a_hidden_unit_that_moves_strategically_stays_hidden() -> None:
    shown = {
        "x": "axis infantry 1-1-5 01.02",
        "t": "soviet infantry 5-4-5 05.05 formation:13-div",
        "v": "soviet infantry 5-4-5 05.08 formation:46-div",
        "goal": "soviet infantry 6-4-5 06.07",
    }
    hidden = {
        "u": "soviet infantry 2-2-5 formation:46-div",
        "w": "soviet infantry 2-2-5 formation:13-div",
    }
    road = {"main-road": ["05.05 05.06 06.06 06.07"]}
    views = []
    for one, other in (("u", "w"), ("w", "u")):
        units = {**shown, one: f"{hidden[one]} 05.05", other: f"{hidden[other]} 05.08"}
        game = stand(units, seat="soviet", lines=road)
        play(game, f"strategic {one} 05.06 06.06 06.07")
        view = game.view("axis")
        views.append((view.units, view.stacks, view.tracks, view.own))
    assert views[0] == views[1]


def ranges(game: Game, seat: str) -> set[str]:
    return {part["unit"] for part in game.overlays(seat)["command"]}


@pytest.mark.rule(GAME, "3.3.3", "1.1.4")
def test_the_command_range_of_a_hidden_headquarters_is_laid_over_the_own_map_only() -> None:
    game = stand(UNITS)
    assert (ranges(game, "axis"), ranges(game, "soviet"), ranges(game, "")) == (
        {"gh"},
        set(),
        set(),
    )
    open_to_all = stand(UNITS, stacks={"05.05": "gh"})
    assert ranges(open_to_all, "soviet") == {"gh"}
    (part,) = game.overlays("axis")["command"]
    assert "05.08" in part["hexes"]
    assert "05.09" not in part["hexes"]


@pytest.mark.rule(GAME, "4.2", "6.3.1")
def test_zones_are_laid_over_the_map_by_top_counters() -> None:
    game = stand(UNITS, stacks={"05.05": "gh"})
    (german, _) = game.overlays()["zones"]
    assert german["hexes"] == []
    (german, _) = stand(UNITS).overlays()["zones"]
    assert len(german["hexes"]) == 6


@pytest.mark.rule(GAME, "14.1", "14.2.2", "13.3.1", "13.3.6")
def test_objectives_pontoons_and_the_link_up_are_laid_over_the_map() -> None:
    tracks = {"soviet_hexes": "22.24 15.38"}
    game = stand({"ger-hq-1": "05.05"}, hexes="", tracks=tracks)
    laid = game.overlays()
    parts = {(part["kind"], part["side"]): part["hexes"] for part in laid["objectives"]}
    assert parts["victory-2", "soviet"] == ["22.24"]
    assert parts["victory-8", "axis"] == ["15.38"]
    assert parts["city", "soviet"] == ["15.38"]
    assert len(parts["city", "axis"]) == 5
    assert ("sudden-death", "axis") in parts
    assert [part["kind"] for part in laid["link-up"]] == ["from-west", "from-east"]
    # No German stands in the way: the two map sides are joined.
    assert laid["link-up"][0]["hexes"] == laid["link-up"][1]["hexes"]
    assert len(laid["pontoons"][0]["hexes"]) == 4
