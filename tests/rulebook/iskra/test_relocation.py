"""13.4.2, R-65: where a headquarters goes that must leave its hex; D-15."""

from __future__ import annotations

import pytest

from hexside.api import Game
from tests.rulebook.iskra.iskra_kit import (
    codes,
    ends,
    event,
    kind,
    marks,
    play,
    stand,
    told,
    where,
)

GAME = "iskra"
MOVER = {"a": "axis infantry 3-4-9 05.06"}
HQ = "soviet hq 0-6 05.07 67a"
#: A road from the source of the Soviets to both sides of their headquarters.
ROAD = "12.12 11.12 10.11 09.11 08.10 07.10 06.09"


def overrun(units: dict[str, str], **more: object) -> Game:
    """The headquarters ``h`` in 05.07 has just been overrun."""
    game = stand({**MOVER, "h": HQ, **units}, **{"lines": {"main-road": [ROAD]}, **more})
    play(game, "move a 05.07")
    return game


@pytest.mark.rule(GAME, "13.4.2", "R-65", "D-15")
def test_as_short_as_possible_then_as_near_to_a_source_as_possible() -> None:
    game = overrun({})
    grid = game.rules.board.grid
    places = ends(game, "relocate", "h", "soviet")
    assert places
    origin, source = grid.index("05.07"), grid.index("12.12")
    ranks = {(grid.distance(origin, h), grid.distance(h, source)) for h in map(grid.index, places)}
    assert len(ranks) == 1
    assert next(iter(ranks))[0] == 5
    assert kind(game, "soviet") == "relocate-headquarters"


@pytest.mark.rule(GAME, "13.4.2", "R-65")
def test_why_other_hexes_are_refused() -> None:
    units = {
        "k": "soviet hq 0-6 10.11 67a",
        "b": "axis infantry 3-4-4 11.11",
    }
    game = overrun(units)
    assert "relocation-too-near 13.4.2" in codes(game, "relocate h 06.09", "soviet")
    assert "headquarters-there 6.3" in codes(game, "relocate h 10.11", "soviet")
    assert "enemy-occupied 6.3" in codes(game, "relocate h 11.11", "soviet")
    assert "in-enemy-zone 13.4.2" in codes(game, "relocate h 12.11", "soviet")
    assert "no-supply-line-from 13.4.2" in codes(game, "relocate h 01.12", "soviet")
    assert codes(game, "relocate h 99.99", "soviet") == {"unknown-hex"}
    assert codes(game, "relocate k 05.12", "soviet") == {"other-headquarters-relocates 13.4.2"}


@pytest.mark.rule(GAME, "13.4.2", "R-65")
def test_a_worse_hex_is_refused_with_a_better_one() -> None:
    game = overrun({})
    assert codes(game, "relocate h 12.12", "soviet") == {"relocation-not-the-best 13.4.2"}


@pytest.mark.rule(GAME, "13.4.2", "4.5")
def test_friends_do_not_cancel_the_enemy_zone() -> None:
    units = {"f": "soviet infantry 2-2-4 12.12", "b": "axis infantry 3-4-4 12.11"}
    game = overrun(units)
    assert "12.12" not in ends(game, "relocate", "h", "soviet")


@pytest.mark.rule(GAME, "13.4.2", "R-65", "R-21")
@pytest.mark.parametrize(
    ("mark", "left"),
    [("out-of-supply", ()), ("isolated", ()), ("pinned", ("pinned",))],
)
def test_supply_markers_come_off_and_pinned_stays(mark: str, left: tuple[str, ...]) -> None:
    game = stand({**MOVER, "h": f"{HQ} {mark}"}, lines={"main-road": [ROAD]})
    play(game, "move a 05.07")
    place = sorted(ends(game, "relocate", "h", "soviet"))[0]
    play(game, f"soviet: relocate h {place}")
    assert where(game, "h") == place
    assert marks(game, "h") == left


@pytest.mark.rule(GAME, "13.4.2", "R-60")
def test_without_any_hex_it_leaves_the_map_for_now() -> None:
    game = stand({**MOVER, "h": HQ, "b": "axis infantry 3-4-4 12.12"})
    events = play(game, "move a 05.07")
    assert "headquarters-waits" in told(events)
    assert where(game, "h") == "hq-waiting"
    assert kind(game) == "move-units"


@pytest.mark.rule(GAME, "13.4.2", "R-64")
def test_where_it_is_hidden_the_enemy_does_not_learn_its_hex() -> None:
    """Two own units stand in the best hexes: the headquarters comes to lie below them."""
    open_game = overrun({})
    place = sorted(ends(open_game, "relocate", "h", "soviet"))[0]
    events = play(open_game, f"soviet: relocate h {place}")
    assert event(events, "headquarters-relocated")["hex"] == place
    game = overrun({"f": f"soviet infantry 2-2-4 {place}"})
    assert place in ends(game, "relocate", "h", "soviet")
    events = play(game, f"soviet: relocate h {place}")
    assert [one.code for one in events if one.seen_by("axis")] == ["headquarters-relocated-unseen"]
    assert [one.code for one in events if one.seen_by("soviet")] == ["headquarters-relocated"]


@pytest.mark.rule(GAME, "13.4.2", "5.2.8", "R-65")
def test_germans_do_not_relocate_beyond_the_neva() -> None:
    """The Neva runs between the columns 07 and 08; the source of the Germans is in the south."""
    column = [f"07.{row:02}/08.{row:02} 07.{row + 1:02}/08.{row:02}" for row in range(1, 12)]
    neva = " ".join((*column, "07.12/08.12"))
    road = "01.01 02.01 03.02 04.02 05.03 06.03 07.04 08.04 09.05 10.05"
    units = {"a": "soviet infantry 3-4-9 01.06", "h": "axis hq 0-6 02.06"}
    board = {"hexsides": {"neva": neva}, "lines": {"main-road": [road]}}
    game = stand(units, seat="soviet", **board)
    play(game, "move a 02.06")
    places = ends(game, "relocate", "h", "axis")
    assert places
    assert all(int(place[:2]) <= 7 for place in places)
    assert codes(game, "relocate h 09.05", "axis") == {"no-supply-line-from 13.4.2"}
