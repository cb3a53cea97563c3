"""5.4: strategic movement along lines; T-14, T-15, D-20."""

from __future__ import annotations

import pytest

from tests.rulebook.iskra.iskra_kit import (
    codes,
    cost,
    ends,
    event,
    marks,
    play,
    stand,
    told,
    where,
)

GAME = "iskra"
FAR = {"x": "soviet infantry 2-2-4 12.12"}
ROAD = "05.01 05.02 05.03 05.04 05.05 05.06 05.07 05.08 05.09 05.10 05.11"
TIGER = "ger-1-s502"


@pytest.mark.rule(GAME, "5.4", "5.4.2", "5.5.4")
@pytest.mark.parametrize(
    ("line", "price"),
    [
        ("main-road", 0.5),
        ("secondary-road", 0.5),
        ("narrow-gauge", 0.5),
        ("rail", 0.5),
        ("trail", 1),
    ],
)
@pytest.mark.parametrize("words", ["infantry 3-4-4", "armour 3-4-4", "hq 0-4"])
def test_lines_are_cheaper(words: str, line: str, price: float) -> None:
    units = {"a": f"axis {words} 05.01", **FAR}
    game = stand(units, lines={line: [ROAD]}, terrain={"swamp-woods": "05.02", "woods": "05.03"})
    assert cost(game, "strategic a 05.02 05.03 05.04") == 3 * price
    assert len(ends(game, "strategic", "a")) == 4 / price


@pytest.mark.rule(GAME, "5.4.1")
def test_the_kind_of_line_may_change_on_the_way() -> None:
    lines = {"trail": ["05.01 05.02"], "rail": ["05.02 05.03"], "main-road": ["05.03 05.04"]}
    game = stand({"a": "axis infantry 3-4-4 05.01", **FAR}, lines=lines)
    assert cost(game, "strategic a 05.02 05.03 05.04") == 2


@pytest.mark.rule(GAME, "5.4.1")
def test_it_starts_on_a_line_and_stays_on_it() -> None:
    units = {"a": "axis infantry 3-4-4 05.01", "b": "axis infantry 3-4-4 06.01", **FAR}
    game = stand(units, lines={"trail": ["05.01 05.02 05.03"]})
    assert ends(game, "strategic", "a") == {"05.02", "05.03"}
    assert codes(game, "strategic a 05.02 06.02") == {"strategic-needs-line 5.4.1"}
    assert ends(game, "strategic", "b") == set()
    assert "strategic-starts-on-line 5.4.1" in codes(game, "strategic b 05.02")


@pytest.mark.rule(GAME, "5.4.1", "5.5.3")
def test_the_kind_of_movement_is_not_changed_on_the_way() -> None:
    game = stand({"a": "axis infantry 3-4-4 05.01", **FAR}, lines={"trail": [ROAD]})
    play(game, "strategic a 05.02")
    assert codes(game, "move a 05.03") == {"one-kind-of-movement 5.1"}
    assert cost(game, "strategic a 05.03") == 1


@pytest.mark.rule(GAME, "5.4.1")
def test_no_enemy_zone_at_the_start_on_the_way_or_at_the_end() -> None:
    lines = {"main-road": [ROAD]}
    units = {"a": "axis infantry 3-4-9 05.01", "b": "soviet infantry 1-2-4 06.05"}
    game = stand(units, lines=lines)
    assert ends(game, "strategic", "a") == {"05.02", "05.03", "05.04"}
    path = " ".join(ROAD.split()[1:8])
    assert codes(game, f"strategic a {path}") == {"strategic-enters-zone 5.4.1"}
    near = stand({**units, "a": "axis infantry 3-4-9 05.05"}, lines=lines)
    assert ends(near, "strategic", "a") == set()
    assert codes(near, "strategic a 05.04") == {"strategic-starts-in-zone 5.4.1"}


@pytest.mark.rule(GAME, "5.4.1", "R-08", "T-14")
@pytest.mark.parametrize("other", ["axis infantry 3-4-4 05.03", "axis hq 0-6 05.03"])
def test_two_counters_block_the_road_a_headquarters_counted(other: str) -> None:
    units = {"a": "axis infantry 3-4-4 05.01", "b": "axis infantry 3-4-4 05.03", "c": other, **FAR}
    game = stand(units, lines={"main-road": [ROAD]})
    assert "05.04" not in ends(game, "strategic", "a")
    assert codes(game, "strategic a 05.02 05.03 05.04") == {"strategic-through-stack 5.4.1"}
    # It may end beside a combat unit and a headquarters.
    assert ("05.03" in ends(game, "strategic", "a")) == ("hq" in other)


@pytest.mark.rule(GAME, "5.4.1", "R-08")
def test_one_counter_is_passed_and_a_leg_through_a_stack_is_not() -> None:
    units = {
        "a": "axis infantry 3-4-9 05.01",
        "b": "axis infantry 3-4-4 05.02",
        "c": "axis infantry 3-4-4 05.04",
        "h": "axis hq 0-6 05.04",
        **FAR,
    }
    game = stand(units, lines={"main-road": [ROAD]}, activated=["a"])
    assert ends(game, "strategic", "a") == {"05.02", "05.03", "05.04"}
    play(game, "strategic a 05.02 05.03 05.04")
    assert ends(game, "strategic", "a") == set()


@pytest.mark.rule(GAME, "5.4.1", "6.3", "R-08")
def test_a_headquarters_does_not_pass_another_one() -> None:
    units = {"h": "axis hq 0-6 05.01", "k": "axis hq 0-6 05.03", **FAR}
    game = stand(units, lines={"main-road": [ROAD]}, activated=["h"])
    assert ends(game, "strategic", "h") == {"05.02"}
    assert "05.04" in ends(game, "move", "h")


@pytest.mark.rule(GAME, "5.4.1", "5.3.2")
def test_pinned_friends_stop_it() -> None:
    units = {"a": "axis infantry 3-4-4 05.01", "p": "axis infantry 3-4-4 05.03 pinned", **FAR}
    game = stand(units, lines={"main-road": [ROAD]})
    assert ends(game, "strategic", "a") == {"05.02", "05.03"}
    play(game, "strategic a 05.02 05.03")
    assert marks(game, "a") == ("pinned",)


@pytest.mark.rule(GAME, "5.4.1", "5.2.8")
def test_a_road_does_not_take_germans_over_the_neva() -> None:
    board = {"lines": {"main-road": [ROAD]}, "hexsides": {"neva": "05.02/05.03"}}
    game = stand({"a": "axis infantry 3-4-4 05.01", **FAR}, **board)
    assert ends(game, "strategic", "a") == {"05.02"}


# Tigers


@pytest.mark.rule(GAME, "5.4.3", "R-44", "T-15")
@pytest.mark.parametrize("die", [1, 2])
def test_the_tigers_break_down_on_one_or_two(die: int) -> None:
    game = stand({TIGER: "05.01", **FAR}, lines={"main-road": [ROAD]}, dice=[die])
    events = play(game, f"strategic {TIGER} 05.02 05.03")
    assert event(events, "tigers-roll")["die"] == die
    assert "technical-problem" in marks(game, TIGER)
    assert where(game, TIGER) == "05.01"
    assert ends(game, "move", TIGER) == ends(game, "strategic", TIGER) == set()
    assert codes(game, f"move {TIGER} 05.02") == {"already-moved 5.1"}


@pytest.mark.rule(GAME, "5.4.3", "R-44", "T-15")
def test_the_tigers_move_on_three_or_more_and_roll_once() -> None:
    game = stand({TIGER: "05.01", **FAR}, lines={"main-road": [ROAD]}, dice=[3])
    play(game, f"strategic {TIGER} 05.02 05.03")
    assert where(game, TIGER) == "05.03"
    assert "tigers-roll" not in told(play(game, f"strategic {TIGER} 05.04"))


@pytest.mark.rule(GAME, "5.4.3", "19.1.15")
def test_with_the_marker_they_do_not_move_and_normal_moves_need_no_roll() -> None:
    game = stand({TIGER: "05.01 technical-problem", "b": "axis hq 0-6 03.03", **FAR})
    assert ends(game, "move", TIGER) == set()
    assert codes(game, f"move {TIGER} 05.02") == {"technical-problem-cannot-move 19.1.15"}
    free = stand({TIGER: "05.01", **FAR})
    assert "tigers-roll" not in told(play(free, f"move {TIGER} 05.02"))


# Once a turn for the Soviets


SOVIETS = {
    "a": "soviet infantry 3-4-4 05.01 formation:d268",
    "b": "soviet infantry 3-4-4 05.06 formation:d268",
    "c": "soviet infantry 3-4-4 05.11 formation:d45",
    "i": "soviet infantry 3-4-4 07.01 independent",
    "x": "axis infantry 2-2-4 12.12",
}
LINES = {"main-road": [ROAD, "07.01 07.02"]}


def movement(*units: str, **fields: object) -> dict[str, object]:
    """A Movement Segment of the Soviets."""
    return {"frame": "movement", "seat": "soviet", "units": list(units), **fields}


@pytest.mark.rule(GAME, "5.4.4", "13.3.4", "R-68", "D-20")
def test_a_division_uses_it_in_one_activation_of_a_turn() -> None:
    frames = [movement("a", "b", "c"), movement("a", "b")]
    game = stand(SOVIETS, seat=None, agenda=frames, lines=LINES)
    play(game, "strategic a 05.02")
    assert game.state.data.strategic == ("d268",)
    assert cost(game, "strategic b 05.07") == 0.5
    play(game, "done")
    assert ends(game, "strategic", "b") == ends(game, "strategic", "a") == set()
    assert codes(game, "strategic b 05.07") == {"strategic-once-a-turn 5.4.4"}
    assert cost(game, "move b 05.07") == 1
    assert cost(game, "strategic c 05.10") == 0.5


@pytest.mark.rule(GAME, "5.4.4", "R-68")
def test_an_independent_unit_is_marked_by_itself() -> None:
    game = stand(SOVIETS, seat=None, agenda=[movement("i"), movement("i")], lines=LINES)
    play(game, "strategic i 07.02", "done")
    assert game.state.data.strategic == ("i",)
    assert codes(game, "strategic i 07.01") == {"strategic-once-a-turn 5.4.4"}


@pytest.mark.rule(GAME, "5.4.4", "3.1.5", "R-68")
def test_a_unit_activated_singly_marks_only_itself() -> None:
    frames = [movement("a", "b", "i"), movement("a", singles=["a"])]
    game = stand(SOVIETS, seat=None, agenda=frames, lines=LINES)
    play(game, "strategic a 05.02", "done")
    assert game.state.data.strategic == ()
    assert marks(game, "a") == ("no-strategic-movement",)
    assert codes(game, "strategic a 05.01") == {"strategic-once-a-turn 5.4.4"}
    assert cost(game, "strategic b 05.07") == 0.5


@pytest.mark.rule(GAME, "5.4.4", "3.1.5", "R-68")
def test_a_unit_activated_singly_needs_its_division_unmarked() -> None:
    game = stand(
        SOVIETS,
        seat=None,
        agenda=[movement("a", singles=["a"])],
        lines=LINES,
        tracks={"strategic": ["d268"]},
    )
    assert ends(game, "strategic", "a") == set()
    assert codes(game, "strategic a 05.02") == {"strategic-once-a-turn 5.4.4"}


@pytest.mark.rule(GAME, "5.4.4")
def test_germans_use_it_in_every_activation() -> None:
    frames = [{"frame": "movement", "seat": "axis", "units": ["a"]}] * 2
    game = stand({"a": "axis infantry 3-4-4 05.01", **FAR}, seat=None, agenda=frames, lines=LINES)
    play(game, "strategic a 05.02", "done")
    assert cost(game, "strategic a 05.03") == 0.5
