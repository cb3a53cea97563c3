"""2.5.1, 7.1, 7.2: reinforcements enter, move and bring their chits (R-20, R-43, R-60, R-69)."""

from __future__ import annotations

from typing import Any

import pytest

import hexside
from hexside.api import Game
from hexside.games.iskra.state import TURN_BOX
from tests.rulebook.iskra.iskra_kit import (
    argument,
    codes,
    ends,
    event,
    kind,
    legal,
    legal_with,
    marks,
    play,
    seen,
    stand,
    steps,
    told,
    where,
)

GAME = "iskra"
#: Turn 10 has no replacement points, so that only the reinforcements are asked about.
TURN = 10
A = "soviet infantry 5-4-5 turn-10 entry:A"
F = "axis infantry 3-4-5 turn-10 entry:F"
ENTRIES = {"entry-a": "12.06", "entry-f": "01.06"}
#: The question after the Reinforcement Phase.
AFTER = "creep"


def arrive(units: dict[str, str], **more: Any) -> Game:
    """The Reinforcement Phase of a turn without replacements; A in the east, F in the west."""
    areas = {**ENTRIES, **more.pop("areas", {})}
    return stand(
        units,
        **{"phase": "reinforcement-phase", "seat": None, "turn": TURN, "areas": areas, **more},
    )


def column(number: int, *rows: int) -> set[str]:
    return {f"{number:02}.{row:02}" for row in rows}


# 7.1: who enters, and when


@pytest.mark.rule(GAME, "7.1", "2.5.1", "2.5", "15.3", "R-20")
def test_soviet_units_of_the_turn_enter_first_and_german_ones_after_them() -> None:
    game = arrive(
        {
            "a": A,
            "late": "soviet infantry 5-4-5 turn-9 entry:A",
            "f": F,
            "away": "soviet infantry 5-4-5 reserve entry:A",
        }
    )
    assert kind(game) == "bring-in-units"
    assert game.waiting == ("soviet",)
    assert argument(game, "units") == ("a",)
    assert legal(game) == {"enter a 12.06"}
    play(game, "enter a 12.06", "done")
    assert game.waiting == ("axis",)
    assert legal(game) == {"enter f 01.06"}
    play(game, "enter f 01.06", "done")
    assert kind(game) == AFTER
    assert (where(game, "late"), where(game, "away")) == ("turn-9", "reserve")


@pytest.mark.rule(GAME, "2.5.1", "7.1.3")
def test_nobody_who_can_enter_is_kept_back() -> None:
    game = arrive({"a": A, "b": A})
    play(game, "enter a 12.06", "done")
    assert codes(game, "done") == {"units-must-enter 2.5.1"}
    play(game, "enter b 12.06", "done")
    assert kind(game) == AFTER


@pytest.mark.rule(GAME, "7.1", "1.1.5")
def test_only_own_units_that_arrive_enter_and_only_at_their_letter() -> None:
    game = arrive({"a": A, "f": F, "late": "soviet infantry 5-4-5 turn-9 entry:A"})
    assert codes(game, "enter f 01.06") == {"not-your-unit"}
    assert codes(game, "enter late 12.06") == {"not-arriving 7.1"}
    assert codes(game, "enter a 12.07") == {"not-the-entry-hex 7.1"}
    assert codes(game, "enter a 99.99") == {"unknown-hex"}
    assert codes(game, "enter nobody 12.06") == {"unknown-unit"}


@pytest.mark.rule(GAME, "7.1", "R-43", "19.1.18", "19.1.19", "19.1.20")
def test_units_that_an_event_brings_arrive_in_the_same_turn() -> None:
    game = arrive({"a": "soviet infantry 5-4-5 arriving entry:A"})
    play(game, "enter a 12.06")
    assert where(game, "a") == "12.06"


@pytest.mark.rule(GAME, "15.3", "7.1")
def test_the_schedule_of_the_campaign() -> None:
    game = hexside.new("iskra/campaign", seed=1)
    roster = game.rules.roster  # type: ignore[attr-defined]
    found: dict[str, set[tuple[str, str]]] = {}
    for uid, unit in game.state.units.items():
        if unit.box.startswith(TURN_BOX):
            found.setdefault(unit.box, set()).add((roster[uid].name, roster[uid].entry))
    assert found["turn-4"] == {
        ("Hühner", "F"),
        *(("I/176", "F"), ("II/176", "F")),
        *(("163", "A"), ("219", "A"), ("320", "A")),
    }
    assert found["turn-6"] == {("61", "F")}
    assert found["turn-9"] == {("I/44", "H"), ("II/44", "H")}
    assert {box: len(units) for box, units in found.items()} == {
        "turn-2": 11,
        "turn-3": 12,
        "turn-4": 6,
        "turn-5": 6,
        "turn-6": 1,
        "turn-7": 4,
        "turn-8": 2,
        "turn-9": 2,
    }


# 7.1.1: the move


@pytest.mark.rule(GAME, "7.1.1", "7.1")
def test_entry_costs_nothing_and_the_unit_moves_with_all_its_points() -> None:
    game = arrive({"a": A})
    events = play(game, "enter a 12.06")
    assert event(events, "reinforcement-entered") == {"unit": "a", "hex": "12.06"}
    assert kind(game) == "move-units"
    # Five points of clear ground lead five hexes away.
    assert "07.06" in ends(game, "move", "a")
    play(game, "move a 11.06")
    assert "07.06" in ends(game, "move", "a")
    play(game, "done")
    assert where(game, "a") == "11.06"
    assert marks(game, "a") == ()


@pytest.mark.rule(GAME, "7.1.1")
def test_a_unit_may_stay_where_it_enters() -> None:
    game = arrive({"a": A})
    play(game, "enter a 12.06", "done")
    assert where(game, "a") == "12.06"


@pytest.mark.rule(GAME, "7.1.1", "5.5.1", "R-69")
def test_german_units_enter_by_road_and_by_rail() -> None:
    lines = {
        "rail": ["01.06 02.05 03.06 04.05 05.06 06.05 07.06 08.05 09.06 10.05"],
        "main-road": ["01.06 01.05 01.04 01.03 01.02 01.01"],
    }
    game = arrive({"f": F}, lines=lines)
    play(game, "enter f 01.06")
    assert "10.05" in ends(game, "rail", "f")
    assert "01.01" in ends(game, "strategic", "f")
    # 5.5.1: on entry the whole way must be out of enemy zones; 07.06 is next to 08.06.
    shut = arrive({"f": F, "s": "soviet infantry 5-4-5 08.06"}, lines=lines)
    play(shut, "enter f 01.06")
    assert "06.05" in ends(shut, "rail", "f")
    assert "07.06" not in ends(shut, "rail", "f")


@pytest.mark.rule(GAME, "5.4.4", "R-68", "7.1.1")
def test_a_reinforcement_segment_is_one_use_of_strategic_movement() -> None:
    lines = {"main-road": ["12.06 11.07 10.06 09.07 08.06 07.07 06.06"]}
    unit = f"{A} formation:div"
    game = arrive({"a": unit, "b": unit}, lines=lines)
    play(game, "enter a 12.06", "strategic a 11.07 10.06 09.07", "done", "enter b 12.06")
    assert legal_with(game, "strategic", "b")
    # Before the segment the division had used it already.
    used = arrive({"a": unit}, lines=lines, tracks={"strategic": ["div"]})
    play(used, "enter a 12.06")
    assert not legal_with(used, "strategic", "a")


# 7.1.2: blocked entry


@pytest.mark.rule(GAME, "7.1.2", "4.3", "R-60")
def test_a_hex_in_an_enemy_zone_is_blocked_even_with_friends_there() -> None:
    # The zone of x covers 12.05 and 12.06.
    units = {"a": A, "x": "axis infantry 3-4-5 11.06", "b": "soviet infantry 5-4-5 12.06"}
    game = arrive(units)
    assert ends(game, "enter", "a") == column(12, 1, 2, 3, 4, *range(7, 13))
    assert codes(game, "enter a 12.06") == {"in-enemy-zone 7.1.2"}
    assert codes(game, "enter a 11.08") == {"too-far-from-entry-hex 7.1.2"}
    assert codes(game, "enter a 11.06") == {
        "enemy-occupied 7.1.2",
        "too-far-from-entry-hex 7.1.2",
    }


@pytest.mark.rule(GAME, "7.1.2")
def test_an_enemy_without_a_zone_blocks_only_his_own_hex() -> None:
    game = arrive({"a": A, "hq": "axis hq 0-6 12.06"})
    assert "12.06" not in ends(game, "enter", "a")
    assert codes(game, "enter a 12.06") == {"enemy-occupied 7.1.2"}
    assert "12.07" in ends(game, "enter", "a")


@pytest.mark.rule(GAME, "7.1.2", "R-60")
def test_another_hex_of_the_edge_is_at_most_ten_hexes_away() -> None:
    game = arrive({"a": A, "b": A, "x": "axis infantry 3-4-5 11.06"}, hexes="01.01-12.20")
    assert ends(game, "enter", "a") == column(12, 1, 2, 3, 4, *range(7, 17))
    assert codes(game, "enter a 12.17") == {"too-far-from-entry-hex 7.1.2"}
    # Each unit chooses for itself.
    play(game, "enter a 12.01", "done", "enter b 12.16")
    assert (where(game, "a"), where(game, "b")) == ("12.01", "12.16")


@pytest.mark.rule(GAME, "7.1.2")
def test_inside_the_map_another_hex_is_at_most_five_hexes_away() -> None:
    game = arrive(
        {"a": A, "x": "axis hq 0-6 06.06"}, areas={"entry-a": "06.06"}, hexes="01.01-13.13"
    )
    found = ends(game, "enter", "a")
    assert "06.06" not in found
    assert {"06.11", "06.01", "11.04"} <= found
    assert "06.12" not in found
    assert "12.06" not in found


@pytest.mark.rule(GAME, "7.1.2", "6.3.1", "R-64")
def test_a_stack_blocks_by_its_top_counter_only() -> None:
    units = {"a": A, "x": "axis infantry 3-4-5 11.06", "z": "axis infantry 0-1-5 11.06"}
    assert ends(arrive(units, stacks={"11.06": "z x"}), "enter", "a") == {"12.06"}


# 7.1.3, R-60: no way in

SHUT = {
    "x": "axis infantry 3-4-5 02.02",
    "y": "axis infantry 3-4-5 02.01",
}
CORNER = {
    "hexes": "01.01-03.03",
    "areas": {
        "entry-a": "03.02",
        "entry-f": "03.02",
        "axis-source": "01.01",
        "soviet-source": "03.03",
    },
}


@pytest.mark.rule(GAME, "7.1.3")
def test_units_that_cannot_enter_are_eliminated() -> None:
    game = arrive({**SHUT, "a": A}, **CORNER)
    events = game.opening_events()
    assert "reinforcement-lost" in told(events)
    assert where(game, "a") == "eliminated"
    assert kind(game) == AFTER


@pytest.mark.rule(GAME, "7.1.3", "13.4.5", "R-60", "7.2")
def test_a_headquarters_that_cannot_enter_waits_and_its_chit_with_it() -> None:
    units = {
        "x": "soviet infantry 5-4-5 02.02",
        "y": "soviet infantry 5-4-5 02.01",
        "ger-hq-61": "turn-6",
    }
    game = arrive(units, turn=6, **CORNER)
    assert "reinforcement-waits" in told(game.opening_events())
    assert where(game, "ger-hq-61") == "hq-waiting"
    assert "axis-61" not in game.state.data.pool
    # It tries again in the next turn.
    later = arrive(
        {**units, "ger-hq-61": "hq-waiting", "y": "soviet infantry 0-5-5 02.01"}, **CORNER
    )
    assert kind(later) == "bring-in-units"


# 7.1.4: stacking


@pytest.mark.rule(GAME, "7.1.4", "6.1", "6.2", "R-53")
def test_the_stacking_limit_counts_at_the_end_of_the_phase() -> None:
    unit = "soviet infantry 5-4-5 turn-10 entry:A"
    game = arrive({"a": unit, "b": unit, "c": "soviet infantry 6-4-5 turn-10 entry:A"})
    play(game, "enter a 12.06", "done", "enter b 12.06", "done")
    events = play(game, "enter c 12.06", "done")
    assert "hex-overstacked" in told(events)
    # The strongest unit loses a step and goes back one hex.
    assert legal_with(game, "give-way", "c")
    assert not legal_with(game, "give-way", "a")
    play(game, sorted(legal_with(game, "give-way", "c"))[0])
    assert steps(game, "c") == 1
    assert where(game, "c") != "12.06"


@pytest.mark.rule(GAME, "7.1.4")
def test_those_who_move_on_leave_room() -> None:
    game = arrive({"a": A, "b": A, "c": A})
    play(game, "enter a 12.06", "done", "enter b 12.06", "done", "enter c 12.06", "move c 11.07")
    events = play(game, "done")
    assert "hex-overstacked" not in told(events)
    assert kind(game) == AFTER


# 7.2: chits


@pytest.mark.rule(GAME, "7.2", "13.2.3")
def test_the_chit_of_an_arriving_headquarters_is_in_the_cup_from_the_next_turn_on() -> None:
    game = arrive({"ger-hq-61": "turn-6", "s": "soviet infantry 5-4-5 12.12"}, turn=6)
    assert "axis-61" not in game.state.data.pool
    events = play(game, "enter ger-hq-61 01.06")
    assert event(events, "chit-joins-next-turn") == {"chit": "axis-61"}
    assert game.state.data.pool.count("axis-61") == 1
    assert "axis-61" not in game.state.data.cup


@pytest.mark.rule(GAME, "7.2", "13.4.5")
def test_the_chit_of_a_headquarters_that_comes_back_is_in_the_game_already() -> None:
    game = arrive({"ger-hq-96": "hq-waiting", "s": "soviet infantry 5-4-5 12.12"})
    before = game.state.data.pool
    events = play(game, "enter ger-hq-96 01.01")
    assert "chit-joins-next-turn" not in told(events)
    assert game.state.data.pool == before


# 13.4.2: headquarters that come back


@pytest.mark.rule(GAME, "13.4.2", "R-60")
def test_a_headquarters_without_a_place_enters_from_its_source_in_the_next_turn() -> None:
    sources = {"axis-source": "01.01 01.09", "soviet-source": "12.12"}
    game = arrive({"h": "axis hq 0-6 hq-waiting"}, areas=sources)
    assert ends(game, "enter", "h") == {"01.01", "01.09"}
    # A source in an enemy zone is left out while another one is open.
    near = {"h": "axis hq 0-6 hq-waiting", "s": "soviet infantry 5-4-5 02.08"}
    assert ends(arrive(near, areas=sources), "enter", "h") == {"01.01"}
    # One that left the map in this turn waits.
    now = arrive({"h": "axis hq 0-6 hq-waiting next-turn"}, areas=sources)
    assert kind(now) == AFTER
    assert where(now, "h") == "hq-waiting"


@pytest.mark.rule(GAME, "13.4.2", "2.7.2")
def test_the_next_turn_begins_for_those_who_wait_with_the_end_phase() -> None:
    game = arrive({"h": "axis hq 0-6 hq-waiting next-turn", "s": "soviet hq 0-6 12.12"}, turn=1)
    assert (game.state.turn, game.state.data.phase) == (2, "reinforcement-phase")
    assert ends(game, "enter", "h") == {"01.01"}


# 8.5.3, fog


@pytest.mark.rule(GAME, "8.5.3", "R-21")
def test_a_reinforcement_that_joins_a_pinned_unit_is_pinned() -> None:
    game = arrive({"a": A, "p": "soviet infantry 5-4-5 12.06 pinned"})
    play(game, "enter a 12.06")
    assert marks(game, "a") == ("pinned",)
    assert not legal_with(game, "move", "a")


@pytest.mark.rule(GAME, "1.1.4", "R-64", "7.1")
def test_enemies_see_who_left_the_track_but_not_below_a_stack() -> None:
    game = arrive({"a": A, "top": "soviet infantry 9-9-5 12.06", "x": "axis hq 0-6 01.01"})
    events = game.play("enter a 12.06")
    own = [one for one in events if one.code == "reinforcement-entered"]
    others = [one for one in events if one.code == "reinforcement-entered-unseen"]
    assert own[0].only == ("soviet",)
    assert dict(others[0].arguments) == {"unit": "a"}
    assert "a" not in seen(game, "axis")


# 16.1: three players


@pytest.mark.rule(GAME, "16.1", "R-63", "R-20")
def test_with_three_players_leningrad_comes_first_then_volkhov_then_the_germans() -> None:
    game = arrive(
        {
            "v": f"{A} volkhov",
            "l": f"{A} leningrad",
            "f": F,
        },
        scenario="campaign-3",
        seat="leningrad",
    )
    order = []
    for action in ("enter l 12.06", "enter v 12.06", "enter f 01.06"):
        order.append(game.waiting)
        play(game, action, "done")
    assert order == [("leningrad",), ("volkhov",), ("axis",)]
