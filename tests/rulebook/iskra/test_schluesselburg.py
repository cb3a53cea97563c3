"""13.5: Schlüsselburg, its German and its Soviet marker in time (R-02, R-54, R-77)."""

from __future__ import annotations

from typing import Any

import pytest

from hexside.api import Game
from hexside.games.iskra import victory
from tests.rulebook.iskra.iskra_kit import play, stand, told, track

GAME = "iskra"
FIVE = "15.38 16.38 17.39 17.40 18.38"
SIX = f"{FIVE} 18.39"
ASIDE = {"ger-hq-170": "12.26", "sov-hq-67a": "07.33"}


def city_points(game: Game) -> tuple[int, int]:
    """What the location gives the Germans and the Soviets."""
    work: Any = game.rules.work(game.state)
    row, hexes = next(
        (row, hexes)
        for row, hexes in work.rules.ground.locations
        if row.location == victory.SCHLUESSELBURG
    )
    return victory.points_of(work, row, hexes)


def check(units: dict[str, str] | None = None, marker: str = "axis", **more: Any) -> Game:
    """The checks at the end of a turn."""
    tracks = {"schluesselburg": marker, **more.pop("tracks", {})}
    defaults = {"phase": "checks", "seat": None, "hexes": "", "turn": 3, "tracks": tracks}
    return stand({**ASIDE, **(units or {})}, **{**defaults, **more})


@pytest.mark.rule(GAME, "13.5.1", "R-77", "R-02")
def test_the_german_marker_stays_high_while_a_combat_unit_is_in_the_city() -> None:
    for hex in SIX.split():
        game = check({"ger-i-328": hex})
        assert (game.state.data.schluesselburg, city_points(game)) == ("axis", (8, 0))


@pytest.mark.rule(GAME, "13.5.1", "R-77", "R-02")
def test_it_goes_to_its_low_side_when_the_germans_have_left() -> None:
    # A headquarters is no combat unit.
    game = check({"ger-hq-227": "17.39", "ger-i-328": "19.38"})
    assert "schluesselburg-lowered" in told(game.opening_events())
    assert (game.state.data.schluesselburg, city_points(game)) == ("axis-low", (4, 0))


@pytest.mark.rule(GAME, "13.5.1", "19.1.22", "R-77")
def test_retreating_orders_lower_it_though_germans_stand_there() -> None:
    game = check({"ger-i-328": "17.39"}, tracks={"retreating_orders": True})
    assert game.state.data.schluesselburg == "axis-low"


@pytest.mark.rule(GAME, "13.5.1", "R-77")
def test_it_never_goes_back_to_eight() -> None:
    game = check({"ger-i-328": "17.39"}, "axis-low")
    assert game.state.data.schluesselburg == "axis-low"
    assert "schluesselburg-lowered" not in told(game.opening_events())


@pytest.mark.rule(GAME, "13.5.1", "R-77")
def test_a_soviet_marker_is_not_touched_at_the_end_of_a_turn() -> None:
    game = check(None, "soviet", tracks={"soviet_hexes": SIX, "retreating_orders": True})
    assert game.state.data.schluesselburg == "soviet"


def storm(turn: int, hexes: str = FIVE, marker: str = "axis") -> Game:
    """A Soviet regiment next to the last German hex, which is empty."""
    units = {**ASIDE, "a": "soviet infantry 3-4-6 19.38"}
    tracks = {"soviet_hexes": hexes, "schluesselburg": marker}
    return stand(units, hexes="", seat="soviet", turn=turn, tracks=tracks)


@pytest.mark.rule(GAME, "13.5", "13.5.2", "R-54", "R-77", "T-34")
@pytest.mark.parametrize(
    ("turn", "marker", "found"),
    [(2, "soviet", (0, 4)), (7, "soviet", (0, 4)), (8, "soviet-low", (0, 2))],
)
def test_the_sixth_hex_liberates_the_city_at_once(
    turn: int, marker: str, found: tuple[int, int]
) -> None:
    game = storm(turn)
    events = play(game, "move a 18.38", "move a 18.39")
    assert "schluesselburg-liberated" in told(events)
    assert (game.state.data.schluesselburg, city_points(game)) == (marker, found)


@pytest.mark.rule(GAME, "13.5", "R-54")
def test_five_hexes_are_not_enough() -> None:
    game = storm(5, "15.38 16.38 17.39 17.40")
    events = play(game, "move a 18.38")
    assert "schluesselburg-liberated" not in told(events)
    assert (game.state.data.schluesselburg, city_points(game)) == ("axis", (8, 0))


@pytest.mark.rule(GAME, "13.5", "14.1", "R-54", "R-77")
def test_the_germans_regain_it_only_with_all_six_and_on_the_low_side() -> None:
    units = {**ASIDE, "a": "axis infantry 3-4-6 19.38"}
    for hexes, marker, found in (
        ("18.38 18.39", "soviet", (0, 4)),
        ("18.39", "axis-low", (4, 0)),
    ):
        tracks = {"soviet_hexes": hexes, "schluesselburg": "soviet"}
        game = stand(units, hexes="", seat="axis", turn=5, tracks=tracks)
        events = play(game, "move a 19.39", "move a 18.39")
        assert ("schluesselburg-retaken" in told(events)) == (marker == "axis-low")
        assert (game.state.data.schluesselburg, city_points(game)) == (marker, found)


@pytest.mark.rule(GAME, "13.5.1", "13.5.2", "R-77", "D-22")
@pytest.mark.parametrize(("turn", "found"), [(7, (0, 4)), (9, (0, 2))])
def test_left_in_turn_six_and_liberated_later(turn: int, found: tuple[int, int]) -> None:
    villages = "32.29 11.33 06.25 08.27 04.23 31.11"
    left = check(turn=6, tracks={"soviet_hexes": villages})
    assert city_points(left) == (4, 0)
    game = storm(turn, marker="axis-low")
    play(game, "move a 18.38", "move a 18.39")
    assert city_points(game) == found


# Small boards

CITY = {"terrain": {"city": "05.05 05.06"}}
SOURCES = {"axis-source": "01.01", "soviet-source": "12.12"}
NEAR = {"s": "soviet infantry 4-3-5 06.05", "x": "axis infantry 3-4-5 01.03"}


@pytest.mark.rule(GAME, "13.5", "13.5.2", "14.3.1", "D-22")
@pytest.mark.parametrize(("turn", "points"), [(7, (0, 4)), (8, (0, 2))])
def test_the_city_of_a_small_board_is_the_area_of_that_name(
    turn: int, points: tuple[int, int]
) -> None:
    areas = {**SOURCES, "schluesselburg": "05.05 05.06"}
    tracks = {"soviet_hexes": "05.06"}
    game = stand(NEAR, seat="soviet", turn=turn, tracks=tracks, areas=areas, **CITY)
    assert city_points(game) == (8, 0)
    assert "schluesselburg-liberated" in told(play(game, "move s 05.05"))
    assert city_points(game) == points


@pytest.mark.rule(GAME, "13.5", "13.5.2")
def test_a_board_that_names_no_city_has_it_by_its_printed_hexes() -> None:
    units = {"s": "soviet infantry 4-3-5 18.40", "x": "axis infantry 3-4-5 13.35"}
    game = stand(
        units,
        hexes="13.34-19.41",
        seat="soviet",
        turn=6,
        tracks={"soviet_hexes": FIVE},
        areas={"axis-source": "13.34", "soviet-source": "13.41"},
    )
    assert "schluesselburg-liberated" in told(play(game, "move s 18.39"))
    assert city_points(game) == (0, 4)


@pytest.mark.rule(GAME, "13.5.1", "19.1.22")
@pytest.mark.parametrize(("orders", "marker"), [(True, "axis-low"), (False, "axis")])
def test_the_orders_lower_the_marker_on_a_board_without_the_city_too(
    orders: bool, marker: str
) -> None:
    game = stand(NEAR, phase="checks", seat=None, tracks={"retreating_orders": orders})
    assert game.state.data.schluesselburg == marker


@pytest.mark.rule(GAME, "13.5.2")
@pytest.mark.parametrize(("turn", "marker"), [(7, "soviet"), (8, "soviet-low")])
def test_where_a_text_makes_all_of_the_city_soviet_the_soviet_marker_lies(
    turn: int, marker: str
) -> None:
    more = {"phase": "movement", "seat": "axis", "hexes": "", "turn": turn}
    game = stand(ASIDE, tracks={"soviet_hexes": SIX}, **more)
    assert game.state.data.schluesselburg == marker
    tracks = {"soviet_hexes": SIX, "schluesselburg": "soviet-low"}
    assert stand(ASIDE, tracks=tracks, **more).state.data.schluesselburg == "soviet-low"
    assert stand(ASIDE, tracks={"soviet_hexes": FIVE}, **more).state.data.schluesselburg == "axis"


@pytest.mark.rule(GAME, "14.1", "14.1.1", "14.2.1")
def test_a_text_that_names_no_control_gives_the_soviets_the_hexes_where_they_stand() -> None:
    units = {
        "a": "soviet infantry 3-4-5 11.33",
        "b": "soviet infantry 3-4-5 32.29 pinned",
        "c": "soviet infantry 0-4-5 32.22",
        "d": "soviet infantry 3-4-5 22.24",
    }
    more: dict[str, Any] = {"phase": "movement", "seat": "axis", "hexes": ""}
    game = stand({**ASIDE, **units}, **more)
    assert track(game, "control") == ["11.33", "22.24"]
    assert track(game, "points") == [25, 3]
    named = stand({**ASIDE, **units}, tracks={"soviet_hexes": "06.25"}, **more)
    assert track(named, "control") == ["06.25"]
