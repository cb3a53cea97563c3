"""2.6, 13.3.1, R-36: pontoons become bridges, are lost and come back."""

from __future__ import annotations

from typing import Any

import pytest

from hexside.api import Game, new
from hexside.games.iskra.pontoons import lose_pontoon
from tests.rulebook.iskra.iskra_kit import (
    argument,
    codes,
    ends,
    event,
    kind,
    legal,
    marks,
    play,
    seen,
    stand,
    told,
    where,
)

GAME = "iskra"
PONTOON = "soviet bridging 0-0-4"
SITE = "05.05"
#: The Neva between 05.05 and 05.06; 05.05 is the site of a bridge.
RIVER = {"neva": f"{SITE}/05.06", "pontoon-site": f"{SITE}/05.06"}
BOARD: dict[str, Any] = {"areas": {"pontoon-site": SITE}, "hexsides": RIVER}
FAR = {"x": "axis infantry 3-4-5 01.01"}


def bridging(units: dict[str, str], **more: Any) -> Game:
    """The Pontoon Phase."""
    return stand(
        {**FAR, **units}, **{"phase": "pontoon-phase", "seat": "soviet", "turn": 3, **BOARD, **more}
    )


def is_bridge(game: Game, name: str) -> bool:
    return any(mark.startswith("bridge") for mark in marks(game, name))


# 2.6.1, 2.6.2a


@pytest.mark.rule(GAME, "2.6.1", "13.3.1", "2.6", "R-36")
def test_a_pontoon_on_a_site_becomes_a_bridge() -> None:
    game = bridging({"p": f"{PONTOON} {SITE}"})
    assert kind(game) == "turn-pontoons"
    assert argument(game, "units") == ("p",)
    assert legal(game) == {"build p", "done"}
    events = play(game, "build p")
    assert event(events, "bridge-built") == {"unit": "p", "hex": SITE}
    assert marks(game, "p") == ("bridge@3",)


@pytest.mark.rule(GAME, "2.6.1", "R-36")
def test_the_owner_may_decline() -> None:
    game = bridging({"p": f"{PONTOON} {SITE}"})
    play(game, "done")
    assert not is_bridge(game, "p")


@pytest.mark.rule(GAME, "2.6.1")
def test_elsewhere_no_bridge_is_built_and_nobody_is_asked() -> None:
    game = bridging({"p": f"{PONTOON} 07.07"}, seat=None)
    assert kind(game) != "turn-pontoons"
    two = bridging({"p": f"{PONTOON} 07.07", "q": f"{PONTOON} {SITE}", "s": "soviet hq 0-6 09.09"})
    assert codes(two, "build p") == {"no-pontoon-site 2.6.1"}
    assert codes(two, "build s") == {"not-a-pontoon 13.3.1"}
    assert codes(two, "build x") == {"not-your-unit"}
    assert codes(two, "dismantle q") == {"is-no-bridge 2.6.2a"}


@pytest.mark.rule(GAME, "2.6.2a", "13.3.1", "R-36")
def test_a_bridge_of_an_earlier_turn_may_be_dismantled() -> None:
    game = bridging({"p": f"{PONTOON} {SITE} bridge@2"})
    assert legal(game) == {"dismantle p", "done"}
    assert codes(game, "build p") == {"is-a-bridge 2.6.1"}
    events = play(game, "dismantle p")
    assert event(events, "bridge-dismantled") == {"unit": "p", "hex": SITE}
    assert not is_bridge(game, "p")
    # Once a phase: it is not built again.
    assert kind(game) != "turn-pontoons"


@pytest.mark.rule(GAME, "2.6.2a", "R-36")
def test_a_bridge_is_not_dismantled_in_the_turn_of_its_building() -> None:
    game = bridging({"p": f"{PONTOON} {SITE} bridge@3", "q": f"{PONTOON} {SITE} bridge@1"})
    assert codes(game, "dismantle p") == {"bridge-built-this-turn 2.6.2a"}
    both = bridging({"p": f"{PONTOON} {SITE}", "q": f"{PONTOON} {SITE} bridge@1"})
    play(both, "build p")
    assert codes(both, "build p") == {"pontoon-already-turned 2.6"}


@pytest.mark.rule(GAME, "6.1.2", "13.3.1")
def test_a_bridge_is_a_marker_and_a_pontoon_unit_counts_for_stacking() -> None:
    friends = {f"f{n}": f"soviet infantry 5-4-5 {SITE}" for n in range(2)}
    game = bridging({**friends, "p": f"{PONTOON} {SITE} bridge@1"})
    assert codes(game, "dismantle p") == {"stacking-limit 6.1.2"}
    assert legal(game) == {"done"}


@pytest.mark.rule(GAME, "13.3.1", "11.3.4")
def test_a_bridge_is_supplied() -> None:
    game = bridging({"p": f"{PONTOON} {SITE} out-of-supply"})
    play(game, "build p")
    assert marks(game, "p") == ("bridge@3",)


@pytest.mark.rule(GAME, "2.6", "R-64")
def test_whether_a_hidden_pontoon_stands_on_a_site_is_not_given_away() -> None:
    for hex in (SITE, "07.07"):
        game = bridging({"p": f"{PONTOON} {hex}", "f": f"soviet infantry 5-4-5 {hex}"})
        assert kind(game) == "turn-pontoons"
        assert "p" not in seen(game, "axis")
    # A bridge is seen by all.
    game = bridging({"p": f"{PONTOON} {SITE}", "f": f"soviet infantry 5-4-5 {SITE}"})
    play(game, "build p")
    assert "p" in seen(game, "axis")


@pytest.mark.rule(GAME, "13.3.1", "R-06")
def test_a_bridge_joins_its_hexes_for_mechanised_units() -> None:
    for mode, crosses in (("", False), ("bridge@1", True)):
        units = {"p": f"{PONTOON} {SITE} {mode}", "t": f"soviet armour 6-4-8 {SITE}", **FAR}
        game = stand(units, seat="soviet", **BOARD)
        assert ("move t 05.06" in legal(game)) is crosses


@pytest.mark.rule(GAME, "13.3.1", "R-06", "9.2.3", "11.1.1")
@pytest.mark.parametrize("sites", [("13.39",), ("10.33", "07.28"), ("03.24", "13.39")])
def test_bridges_change_the_tables_around_them_and_nowhere_else(sites: tuple[str, ...]) -> None:
    ground = new("iskra/campaign", seed=1).rules.ground  # type: ignore[attr-defined]
    board, index = ground.board, ground.grid.index
    tables = ground.crossings(frozenset(index(site) for site in sites))
    for side, movement in ((0, "other"), (1, "other"), (1, "mechanised")):

        def price(a: int, b: int, way: tuple[int, str] = (side, movement)) -> Any:
            cost = tables.cost(*way, a, b)
            return None if cost == "closed" else (int(cost * 2), 0)

        def is_open(a: int, b: int, way: tuple[int, str] = (side, movement)) -> bool:
            return not tables.is_closed(*way, a, b)

        assert tables.edges(side, movement) == board.edges(price)
        assert tables.open_neighbours(side, movement) == board.projections(is_open)
        assert tables.home_exits(side, movement) == board.exits(lambda a, b: is_open(b, a))
    plain = ground.crossings(frozenset())
    assert tables.edges(1, "mechanised") != plain.edges(1, "mechanised")
    assert tables.line_exits[0] == plain.line_exits[0]


# 13.3.1: loss and return


def lost(units: dict[str, str]) -> Any:
    """The state after the pontoon ``p`` was lost."""
    game = stand({**FAR, **units}, seat="soviet", turn=3, **BOARD)
    work = game.rules.work(game.state)
    lose_pontoon(work, "p", "13.3.1")  # type: ignore[arg-type]
    return work


@pytest.mark.rule(GAME, "13.3.1", "T-41", "R-36", "8.6.7", "5.6.1")
def test_a_lost_bridge_waits_for_the_next_turn_unit_side_up() -> None:
    work = lost({"p": f"{PONTOON} {SITE} bridge@1", "s": "soviet hq 0-6 09.09"})
    unit = work.freeze().units["p"]
    assert (unit.box, unit.steps, unit.marks) == ("returning", 1, ("next-turn",))
    assert told(work.events)[0] == "pontoon-lost"
    assert work.bridges == frozenset()


@pytest.mark.rule(GAME, "13.3.1", "T-41", "R-36")
def test_it_returns_at_any_supplied_soviet_entry_point_of_the_next_turn() -> None:
    areas = {
        "entry-a": "12.03",
        "entry-b": "12.06",
        "entry-c": "12.09",
        "entry-f": "01.06",
        "soviet-source": "12.03 12.06 12.09 12.12",
    }
    units = {**FAR, "y": "axis infantry 3-4-5 11.09", "p": f"{PONTOON} returning"}
    values: dict[str, Any] = {"phase": "reinforcement-phase", "turn": 10, "areas": areas}
    game = stand(units, seat="soviet", **values)
    # 12.12 has no letter, 12.09 lies in an enemy zone.
    assert ends(game, "enter", "p") == {"12.03", "12.06"}
    assert codes(game, "enter p 12.12") == {"not-a-supplied-entry-point 13.3.1"}
    play(game, "enter p 12.06", "move p 12.07")
    assert where(game, "p") == "12.07"
    # In the turn of its loss it does not come.
    now = stand({**units, "p": f"{PONTOON} returning next-turn"}, seat=None, **values)
    assert kind(now) != "bring-in-units"
    assert where(now, "p") == "returning"


@pytest.mark.rule(GAME, "13.3.1", "R-36")
def test_without_an_open_entry_point_it_waits() -> None:
    areas = {"entry-a": "12.03", "soviet-source": "12.03 12.12"}
    units = {**FAR, "y": "axis infantry 3-4-5 11.03", "p": f"{PONTOON} returning"}
    game = stand(units, seat=None, phase="reinforcement-phase", turn=10, areas=areas)
    assert "reinforcement-waits" in told(game.opening_events())
    assert where(game, "p") == "returning"


@pytest.mark.rule(GAME, "2.6", "16.1", "R-63")
@pytest.mark.parametrize(("front", "seat"), [("leningrad", "leningrad"), ("volkhov", "volkhov")])
def test_with_three_players_the_owner_of_the_pontoon_is_asked(front: str, seat: str) -> None:
    units = {"p": f"{PONTOON} {SITE} {front}"}
    game = bridging(units, scenario="campaign-3", seat=seat)
    assert legal(game) == {"build p", "done"}
