"""13.5: Schlüsselburg, its German and its Soviet marker in time (R-02, R-54, R-77)."""

from __future__ import annotations

from typing import Any

import pytest

from hexside.api import Game
from hexside.games.iskra import victory
from tests.rulebook.iskra.iskra_kit import play, stand, told

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
