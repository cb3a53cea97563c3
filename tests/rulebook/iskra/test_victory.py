"""14, 16.2: victory points, levels and sudden death (R-01, R-28 to R-30, R-61, R-72)."""

from __future__ import annotations

from typing import Any

import pytest

from hexside.api import Game, new
from hexside.games.iskra import victory
from hexside.mechanics.score_sheet import total
from hexside.phrasing import LANGUAGES, Phrasing
from tests.rulebook.iskra.iskra_kit import event, play, stand, told, winner

GAME = "iskra"
CITY = "15.38 16.38 17.39 17.40 18.38 18.39"
VILLAGES = {
    "lipka": "32.29",
    "marino": "11.33",
    "gorodok-1": "06.25",
    "gorodok-2": "08.27",
    "dubrovka": "04.23",
    "gaitolovo": "31.11",
    "tortolovo": "31.06",
    "mustolovo": "02.16",
    "wv1": "23.29",
    "wv4": "30.26",
    "wv5": "22.24",
    "wv6": "16.18",
    "wv7": "25.19",
    "wv8": "32.22",
}
ASIDE = {"ger-hq-170": "12.26", "sov-hq-67a": "07.33"}


def held(*names: str, city: str = "axis", **tracks: Any) -> dict[str, Any]:
    """Tracks: these villages are Soviet, and the marker that lies in Schlüsselburg."""
    hexes = [VILLAGES[name] for name in names]
    if city.startswith("soviet"):
        hexes.append(CITY)
    return {"soviet_hexes": " ".join(hexes), "schluesselburg": city, **tracks}


def checks(units: dict[str, Any] | None = None, **more: Any) -> Game:
    """The checks at the end of a turn, on the real map."""
    defaults = {"phase": "checks", "seat": None, "hexes": "", "tracks": held()}
    return stand({**ASIDE, **(units or {})}, **{**defaults, **more})


def points(tracks: dict[str, Any], **more: Any) -> tuple[int, int]:
    """Soviet and German points of a position in which nobody has decided yet."""
    game = checks(tracks=tracks, phase="end-phase", **more)
    work: Any = game.rules.work(game.state)
    assert victory.score(work) == total(victory.score_sheet(work))
    return victory.soviet_points(work), victory.axis_points(work)


# 14.1, 14.3.1


@pytest.mark.rule(GAME, "14.1", "14.1.2", "14.3.1", "R-01", "D-01")
def test_at_the_start_the_germans_hold_fifteen_locations_worth_28() -> None:
    game = new("iskra/campaign", seed=1, options={"set-up-227": "usual"})
    work: Any = game.rules.work(game.state)
    assert (victory.soviet_points(work), victory.axis_points(work)) == (0, 28)
    count = sum(item.count for item in victory.axis_sheet(work))
    assert count == len(game.rules.ground.locations) == 15  # type: ignore[attr-defined]


@pytest.mark.rule(GAME, "14.3.1")
@pytest.mark.parametrize(
    ("name", "soviet", "german"),
    [
        *((name, 1, 1) for name in ("lipka", "marino", "gorodok-1", "gorodok-2", "dubrovka")),
        *((name, 1, 1) for name in ("wv1", "wv4", "wv8")),
        *((name, 1, 2) for name in ("gaitolovo", "tortolovo", "mustolovo", "wv6", "wv7")),
        ("wv5", 2, 2),
    ],
)
def test_what_each_village_is_worth(name: str, soviet: int, german: int) -> None:
    assert points(held(name)) == (soviet, 28 - german)


@pytest.mark.rule(GAME, "14.3.1", "13.5", "R-02")
@pytest.mark.parametrize(
    ("marker", "found"),
    [("axis", (0, 28)), ("axis-low", (0, 24)), ("soviet", (4, 20)), ("soviet-low", (2, 20))],
)
def test_schluesselburg_is_worth_what_its_marker_says(marker: str, found: tuple[int, int]) -> None:
    assert points(held(city=marker)) == found


@pytest.mark.rule(GAME, "13.5.1", "R-02")
def test_an_option_has_the_two_of_the_text_on_the_low_side() -> None:
    low = held(city="axis-low")
    assert points(low, options={"schluesselburg-low": "2"}) == (0, 22)


@pytest.mark.rule(GAME, "14.1.3", "14.3.1", "14.3", "D-02")
def test_all_locations_by_turn_seven_with_link_up_and_tigers() -> None:
    tracks = held(*VILLAGES, city="soviet", link_up="made", tigers_captured=True)
    assert points(tracks) == (21, 0)
    game = checks(tracks=tracks, turn=10)
    assert (winner(game), _result(game)) == ("soviet", ("iskra-soviet-triumph", 21))


@pytest.mark.rule(GAME, "14.3", "14.3.1", "R-28", "D-03")
@pytest.mark.parametrize(
    ("tigers", "link_up", "level", "difference"),
    [
        (True, "made", "soviet-historical", 6),
        (False, "made", "soviet-minor", 4),
        (True, "missed", "german-minor", 1),
    ],
)
def test_the_historical_end(tigers: bool, link_up: str, level: str, difference: int) -> None:
    names = ("lipka", "marino", "wv1", "wv4", "wv5", "wv6", "wv7", "wv8")
    tracks = held(*names, city="soviet", link_up=link_up, tigers_captured=tigers)
    game = checks(tracks=tracks, turn=10)
    assert _result(game) == (f"iskra-{level}", difference)
    assert winner(game) == ("soviet" if level.startswith("soviet") else "axis")
    told_points = event(game.opening_events(), "final-points")
    assert (told_points["axis"], told_points["score"]) == (9, difference)


def _result(game: Game) -> tuple[str, float]:
    assert game.state.result is not None
    return game.state.result.code, game.state.result.score


@pytest.mark.rule(GAME, "14.3", "14.1.5", "R-28", "D-04")
@pytest.mark.parametrize(
    ("difference", "level"),
    [
        *((n, "soviet-triumph") for n in (10, 21)),
        *((n, "soviet-historical") for n in (6, 9)),
        *((n, "soviet-minor") for n in (3, 5)),
        *((n, "german-minor") for n in (0, 2)),
        *((n, "german-propaganda") for n in (-1, -4)),
        *((n, "german-major") for n in (-5, -33)),
    ],
)
def test_the_levels_of_victory(difference: int, level: str) -> None:
    game = checks(phase="end-phase")
    work: Any = game.rules.work(game.state)
    assert victory.level(work, difference) == level
    assert victory.threshold(work) == 3


@pytest.mark.rule(GAME, "14.3")
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_level_and_every_line_of_the_sheet_has_a_text(language: str) -> None:
    game = checks(phase="end-phase", options={"tiger-point": "on"})
    work: Any = game.rules.work(game.state)
    phrasing = Phrasing(language)
    assert all(phrasing.has(f"result-iskra-{row.id}") for row in work.rules.tables.level)
    assert all(phrasing.has(f"score-{item.code}") for item in victory.score_sheet(work))


@pytest.mark.rule(GAME, "14.1.5", "14.2")
def test_the_game_goes_on_until_turn_ten() -> None:
    assert winner(checks(tracks=held(*VILLAGES, city="soviet"), turn=9)) == ""
    assert winner(checks(turn=10)) == "axis"


@pytest.mark.rule(GAME, "14.1.4", "14.1.3")
def test_the_missed_link_up_is_deducted() -> None:
    assert points(held("wv5", "marino", link_up="missed")) == (-2, 25)
    assert points(held("wv5", "marino", link_up="made")) == (3, 25)


@pytest.mark.rule(GAME, "14.1.3", "16.2", "19.1.16", "R-61", "D-18")
@pytest.mark.parametrize(
    ("option", "captured", "destroyed", "gained"),
    [
        *(("off", True, True, 2), ("on", True, True, 3)),
        *(("on", False, True, 1), ("off", False, True, 0), ("on", True, False, 2)),
    ],
)
def test_tigers_captured_and_destroyed(
    option: str, captured: bool, destroyed: bool, gained: int
) -> None:
    tracks = held(tigers_captured=captured, tigers_destroyed=destroyed)
    assert points(tracks, options={"tiger-point": option}) == (gained, 28)


@pytest.mark.rule(GAME, "14.1", "14.1.1", "R-54")
def test_a_combat_unit_flips_a_marker_at_once_and_a_headquarters_does_not() -> None:
    units = {
        "sov-hq-2sha": "33.22",
        "a": "soviet infantry 3-4-5 33.23 2sha",
        "q": "soviet infantry 0-4-5 32.21 2sha",
        "ger-hq-170": "12.26",
    }
    game = stand(units, hexes="", seat="soviet", tracks=held())
    play(game, "move sov-hq-2sha 32.22", "move q 32.22")
    assert VILLAGES["wv8"] not in _soviet(game)
    assert "control-changed" in told(play(game, "move a 32.22"))
    assert VILLAGES["wv8"] in _soviet(game)


def _soviet(game: Game) -> set[str]:
    names = game.rules.board.grid.names
    return {names[hex] for hex in game.state.data.soviet_hexes}


@pytest.mark.rule(GAME, "14.1.1", "8.5.3", "R-21", "R-54")
def test_a_unit_takes_the_hex_where_it_stands_when_it_is_pinned_no_longer() -> None:
    units = {"a": "soviet infantry 3-4-5 32.22 2sha pinned"}
    game = checks(units, phase="end-phase")
    play(game, "soviet: done")
    assert VILLAGES["wv8"] not in _soviet(game)
    assert "control-changed" in told(play(game, "axis: done"))
    assert VILLAGES["wv8"] in _soviet(game)


# 14.2.1 German sudden death


@pytest.mark.rule(GAME, "14.2.1", "R-29", "T-35")
@pytest.mark.parametrize(("turn", "need"), [(4, 4), (6, 6), (8, 8)])
def test_the_germans_win_if_the_soviets_are_behind_the_timetable(turn: int, need: int) -> None:
    names = ("marino", "wv8", "wv4", "lipka", "wv1", "gorodok-1", "gorodok-2", "dubrovka")
    assert len(names) == 8
    enough = checks(tracks=held(*names[:need]), turn=turn)
    assert winner(enough) == ""
    behind = checks(tracks=held(*names[: need - 1]), turn=turn)
    assert (winner(behind), _result(behind)[0]) == ("axis", "iskra-behind-timetable")
    found = event(behind.opening_events(), "timetable-checked")
    assert (found["points"], found["need"]) == (need - 1, need)


@pytest.mark.rule(GAME, "14.2.1")
@pytest.mark.parametrize("turn", [1, 2, 3, 5, 7, 9])
def test_in_other_turns_nothing_is_checked(turn: int) -> None:
    assert winner(checks(turn=turn)) == ""


@pytest.mark.rule(GAME, "14.2.1", "R-29")
def test_only_markers_on_the_map_count_for_the_timetable() -> None:
    # Two points of markers and two for the Tigers are not enough.
    tracks = held("marino", "lipka", tigers_captured=True)
    assert winner(checks(tracks=tracks, turn=4)) == "axis"
    # The deduction of the link-up does not matter.
    tracks = held(*list(VILLAGES)[:6], link_up="missed")
    assert winner(checks(tracks=tracks, turn=6)) == ""
    tracks = held("wv5", "wv1", "marino", "lipka", city="soviet-low")
    assert winner(checks(tracks=tracks, turn=6)) == ""


@pytest.mark.rule(GAME, "14.2.1")
def test_the_next_check_is_known() -> None:
    for turn, found in ((1, (4, 4)), (4, (4, 4)), (5, (6, 6)), (7, (8, 8)), (9, (0, 0))):
        game = stand(ASIDE, hexes="", turn=turn, phase="movement")
        work: Any = game.rules.work(game.state)
        assert victory.next_check(work) == found


# 14.2.2 Soviet sudden death

HEIGHTS = {"a": "soviet infantry 3-4-5 19.18", "b": "soviet infantry 3-4-5 20.18"}
MGA = {
    f"m{n}": f"soviet infantry 3-4-5 {hex}"
    for n, hex in enumerate(("09.05", "10.04", "10.05", "11.04", "11.05", "12.04"))
}


@pytest.mark.rule(GAME, "14.2.2", "R-30", "T-36")
def test_both_heights_held_by_supplied_units_win_at_the_end_of_any_turn() -> None:
    for turn in (1, 3, 10):
        game = checks(HEIGHTS, turn=turn)
        assert (winner(game), _result(game)[0]) == ("soviet", "iskra-heights-taken")
    assert winner(checks({"a": HEIGHTS["a"]}, turn=3)) == ""


@pytest.mark.rule(GAME, "14.2.2", "R-30")
def test_all_six_hexes_of_mga_win_too() -> None:
    game = checks(MGA, turn=3)
    assert (winner(game), _result(game)[0]) == ("soviet", "iskra-mga-taken")
    less = {name: text for name, text in MGA.items() if name != "m3"}
    assert winner(checks(less, turn=3)) == ""


@pytest.mark.rule(GAME, "14.2", "14.1.1", "R-30")
@pytest.mark.parametrize(
    "other",
    [
        "soviet infantry 3-4-5 20.18 out-of-supply",
        "soviet infantry 3-4-5 20.18 isolated",
        "soviet infantry 0-4-5 20.18",
        "soviet hq 0-6 20.18 2sha",
    ],
)
def test_the_holders_must_be_supplied_and_able_to_control(other: str) -> None:
    assert winner(checks({**HEIGHTS, "b": other}, turn=3)) == ""
    # Another unit in the hex that can hold it is enough.
    units = {**HEIGHTS, "b": other, "c": "soviet infantry 3-4-5 20.18"}
    assert winner(checks(units, turn=3)) == "soviet"


@pytest.mark.rule(GAME, "14.2.2", "R-30")
def test_an_option_asks_for_control_only() -> None:
    option = {"sudden-death-holding": "controlled"}
    tracks = {**held(), "soviet_hexes": "19.18 20.18"}
    assert winner(checks(tracks=tracks, turn=3)) == ""
    assert winner(checks(tracks=tracks, turn=3, options=option)) == "soviet"
    cut = {"a": "soviet infantry 3-4-5 19.18 isolated"}
    assert winner(checks(cut, tracks=tracks, turn=3, options=option)) == ""


@pytest.mark.rule(GAME, "14.2", "R-72")
def test_both_at_one_check_the_soviets_win_without_a_level() -> None:
    game = checks(HEIGHTS, turn=4)
    assert (winner(game), _result(game)[0]) == ("soviet", "iskra-heights-taken")
    assert "final-points" not in told(checks(HEIGHTS, turn=10).opening_events())


@pytest.mark.rule(GAME, "16.1", "R-63")
def test_three_players_have_one_common_soviet_result() -> None:
    game = checks(HEIGHTS, turn=3, scenario="campaign-3")
    assert winner(game) == "soviet"
