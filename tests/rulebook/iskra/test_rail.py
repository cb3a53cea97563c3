"""5.5: rail movement of the Germans; T-42, R-58, R-69."""

from __future__ import annotations

import pytest

from tests.rulebook.iskra.iskra_kit import codes, cost, ends, marks, play, stand, where

GAME = "iskra"
FAR = {"x": "soviet infantry 2-2-4 12.12"}
RAIL = "02.01 02.02 02.03 02.04 02.05 02.06 02.07 02.08 02.09 02.10 02.11 02.12"
LINES = {"rail": [RAIL]}
WHOLE = set(RAIL.split())


def along(*rows: int) -> set[str]:
    """Hexes of the railway by their rows."""
    return {f"02.{row:02}" for row in rows}


def way(first: int, last: int) -> str:
    """The path along the railway."""
    step = 1 if last >= first else -1
    return " ".join(f"02.{row:02}" for row in range(first, last + step, step))


@pytest.mark.rule(GAME, "5.5", "5.0", "R-69")
@pytest.mark.parametrize("words", ["infantry 3-4-1", "armour 3-4-1", "hq 0-1"])
def test_any_number_of_hexes_along_the_railway_for_no_points(words: str) -> None:
    game = stand({"a": f"axis {words} 02.01", **FAR}, lines=LINES)
    assert ends(game, "rail", "a") == WHOLE - {"02.01"}
    assert cost(game, f"rail a {way(2, 12)}") == 0
    play(game, f"rail a {way(2, 12)}")
    assert where(game, "a") == "02.12"


@pytest.mark.rule(GAME, "5.5.3", "5.5")
def test_it_is_the_whole_move() -> None:
    game = stand({"a": "axis infantry 3-4-4 02.01", **FAR}, lines=LINES)
    play(game, "rail a 02.02")
    assert ends(game, "rail", "a") == ends(game, "move", "a") == set()
    assert codes(game, "rail a 02.03") == {"already-moved 5.1"}
    walked = stand({"a": "axis infantry 3-4-4 03.01", **FAR}, lines=LINES)
    play(walked, "move a 02.01")
    assert codes(walked, "rail a 02.02") == {"one-kind-of-movement 5.1"}


@pytest.mark.rule(GAME, "5.5", "R-69")
def test_it_starts_on_the_railway_and_stays_on_it() -> None:
    game = stand({"a": "axis infantry 3-4-4 03.01", **FAR}, lines=LINES)
    assert ends(game, "rail", "a") == set()
    assert codes(game, "rail a 02.01") == {"rail-needs-railway 5.5.4"}
    on_rail = stand({"a": "axis infantry 3-4-4 02.01", **FAR}, lines=LINES)
    assert codes(on_rail, "rail a 02.02 03.03") == {"rail-needs-railway 5.5.4"}


@pytest.mark.rule(GAME, "5.5.4", "5.5.5", "13.3.5", "T-42", "R-11")
def test_never_on_narrow_gauge_and_never_for_soviets() -> None:
    narrow = stand({"a": "axis infantry 3-4-4 02.01", **FAR}, lines={"narrow-gauge": [RAIL]})
    assert ends(narrow, "rail", "a") == set()
    assert codes(narrow, "rail a 02.02") == {"rail-needs-railway 5.5.4"}
    units = {"a": "soviet infantry 3-4-4 02.01", "x": "axis infantry 2-2-4 12.12"}
    soviet = stand(units, seat="soviet", lines=LINES)
    assert ends(soviet, "rail", "a") == set()
    assert codes(soviet, "rail a 02.02") == {"rail-not-for-soviets 5.5.5"}


@pytest.mark.rule(GAME, "5.5.2", "R-58")
def test_it_may_end_in_the_first_enemy_zone() -> None:
    units = {"a": "axis infantry 3-4-4 02.01", "b": "soviet infantry 1-2-4 03.07"}
    game = stand(units, lines=LINES)
    assert ends(game, "rail", "a") == along(2, 3, 4, 5, 6)
    assert codes(game, f"rail a {way(2, 8)}") == {"rail-stops-in-zone 5.5.2"}


@pytest.mark.rule(GAME, "5.5.2", "R-58")
def test_out_of_an_enemy_zone_it_ends_away_from_all_enemies() -> None:
    units = {
        "a": "axis infantry 3-4-4 02.06",
        "b": "soviet infantry 1-2-4 03.07",
        "h": "soviet hq 0-6 03.04",
    }
    game = stand(units, lines=LINES)
    # 02.07 is in the zone; 02.03 and 02.04 are next to the headquarters, but may be passed.
    assert ends(game, "rail", "a") == along(1, 2, 5)
    assert codes(game, "rail a 02.05 02.04") == {"rail-ends-next-to-enemy 5.5.2"}
    assert "rail-out-of-zone-enters-none 5.5.2" in codes(game, "rail a 02.07")
    play(game, f"rail a {way(5, 1)}")
    assert where(game, "a") == "02.01"


@pytest.mark.rule(GAME, "5.5.2", "R-58", "R-07")
def test_enemies_on_the_railway_block_it_headquarters_too() -> None:
    units = {"a": "axis infantry 3-4-4 02.01", "h": "soviet hq 0-6 02.05"}
    game = stand(units, lines=LINES)
    assert ends(game, "rail", "a") == along(2, 3, 4)
    assert codes(game, f"rail a {way(2, 5)}") == {"overrun-in-normal-movement 5.6"}


@pytest.mark.rule(GAME, "5.5.3", "R-08")
def test_the_stacking_limit_counts_on_the_way() -> None:
    """Unlike strategic movement a headquarters beside one unit does not block it."""
    units = {
        "a": "axis infantry 3-4-4 02.01",
        "b": "axis infantry 3-4-4 02.03",
        "h": "axis hq 0-6 02.03",
        "c": "axis infantry 3-4-4 02.06",
        "d": "axis infantry 3-4-4 02.06",
        "k": "axis hq 0-6 02.02",
        **FAR,
    }
    game = stand(units, lines=LINES)
    assert ends(game, "rail", "a") == along(2, 3, 4, 5)
    assert "rail-through-full-hex 5.5.3" in codes(game, f"rail a {way(2, 7)}")
    assert ends(game, "rail", "k") == along(1)


@pytest.mark.rule(GAME, "5.5.3", "5.3.2")
def test_pinned_friends_stop_it() -> None:
    units = {"a": "axis infantry 3-4-4 02.01", "p": "axis infantry 3-4-4 02.04 pinned", **FAR}
    game = stand(units, lines=LINES)
    assert ends(game, "rail", "a") == along(2, 3, 4)
    play(game, f"rail a {way(2, 4)}")
    assert marks(game, "a") == ("pinned",)


@pytest.mark.rule(GAME, "5.5", "5.5.1", "R-69")
def test_a_reinforcement_enters_by_rail_only_out_of_enemy_zones() -> None:
    units = {"a": "axis infantry 3-4-4 02.01", "b": "soviet infantry 1-2-4 03.07"}
    frame = {"frame": "movement", "seat": "axis", "units": ["a"], "at_entry": ["a"]}
    game = stand(units, seat=None, agenda=[frame], lines=LINES)
    assert ends(game, "rail", "a") == along(2, 3, 4, 5)
    assert codes(game, f"rail a {way(2, 6)}") == {"rail-entry-through-zone 5.5.1"}


@pytest.mark.rule(GAME, "5.5")
def test_a_way_that_is_not_the_offered_one_is_refused() -> None:
    lines = {"rail": ["02.01 02.02 02.03", "02.01 03.02 03.03 02.03"]}
    game = stand({"a": "axis infantry 3-4-4 02.01", **FAR}, lines=lines)
    assert codes(game, "rail a 02.02 02.03") == set()
    assert codes(game, "rail a 03.02 03.03 02.03") == {"rail-other-way 5.5"}


@pytest.mark.rule(GAME, "5.5", "5.5.4")
def test_the_lines_of_the_map() -> None:
    """From Mga to two German entry points at the edge of the map."""
    game = stand({"ger-1-s502": "11.04", "x": "soviet infantry 2-2-4 34.40"}, hexes="")
    assert {"01.09", "20.01"} <= ends(game, "rail", "ger-1-s502")


@pytest.mark.rule(GAME, "5.5.2", "R-58")
def test_the_refusal_names_the_first_zone_alone() -> None:
    """The move would have ended there, so nothing is said about the zones behind it."""
    track = "05.01 05.02 05.03 05.04 05.05 05.06"
    units = {"a": "axis infantry 3-4-5 05.01", "s": "soviet infantry 3-3 06.04"}
    game = stand(units, lines={"rail": [track]})
    assert "05.04" in ends(game, "rail", "a")
    reasons = game.why_not("rail a 05.02 05.03 05.04 05.05 05.06")
    assert [(one.code, one.arguments["hex"]) for one in reasons] == [
        ("rail-stops-in-zone", "05.04")
    ]
