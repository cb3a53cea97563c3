"""8.5.3, R-19, R-21: what a Pinned marker does, and who gets one by joining."""

from __future__ import annotations

from typing import Any

import pytest

from hexside.games.iskra.odds import odds
from hexside.games.iskra.pinning import is_pinned_hex, pin, pin_all, pin_if_joined
from hexside.games.iskra.rules import IskraRules
from hexside.games.iskra.shapes import AXIS, SOVIET
from hexside.games.iskra.state import END_PHASE_MOMENT, MARKERS
from hexside.games.iskra.work import IskraWork
from tests.rulebook.iskra.iskra_kit import ends, event, marks, play, stand, told, where


def working(units: dict[str, Any], **more: Any) -> IskraWork:
    extra = {"x": "axis infantry 1-1-5 01.01"}
    game = stand({**extra, **units}, **{"activated": ["x"], **more})
    assert isinstance(game.rules, IskraRules)
    return IskraWork(game.rules, game.state)


def seen_by(work: IskraWork, seat: str) -> list[str]:
    return told(event for event in work.events if event.seen_by(seat))


@pytest.mark.rule("iskra", "8.5.3", "R-21")
def test_a_pinned_unit_has_no_zone_and_no_attack_but_defends_fully() -> None:
    work = working({"a": "axis infantry 3-4-5 05.05 pinned", "b": "axis infantry 3-4-5 08.08"})
    index = work.rules.grid.index
    assert not work.in_enemy_zone(SOVIET, index("05.06"))
    assert work.in_enemy_zone(SOVIET, index("08.09"))
    assert (work.attack("a"), work.printed_attack("a"), work.printed_defense("a")) == (0, 3, 4)
    pin(work, "b", "8.5.3")
    assert not work.in_enemy_zone(SOVIET, index("08.09"))


@pytest.mark.rule("iskra", "8.5.3", "8.4.1", "R-21", "T-28")
@pytest.mark.parametrize("both", ["", " pinned"])
def test_an_attack_on_a_pinned_stack_shifts_one_column(both: str) -> None:
    units = {
        "a": "axis infantry 8-4-5 05.05",
        "b": "soviet infantry 3-2-5 05.06 pinned",
        "c": f"soviet infantry 3-2-5 05.06{both}",
    }
    work = working(units)
    found = odds(work, work.rules.grid.index("05.06"), ("a",))
    assert found.column - found.ratio_column == 1
    assert found.defense == 4


@pytest.mark.rule("iskra", "8.5.3", "5.3.2")
def test_a_pinned_unit_does_not_move() -> None:
    units = {"a": "axis infantry 3-4-5 05.05 pinned", "b": "axis infantry 3-4-5 08.08"}
    game = stand(units)
    assert ends(game, "move", "a") == set()
    assert ends(game, "move", "b")


@pytest.mark.rule("iskra", "8.5.3", "5.3.2", "R-21")
def test_who_enters_a_hex_with_a_pinned_unit_stops_and_is_pinned() -> None:
    units = {
        "a": "axis infantry 3-4-5 05.05 pinned",
        "b": "axis infantry 2-4-5 05.08",
        "c": "axis infantry 3-4-5 09.09",
    }
    game = stand(units)
    events = play(game, "move b 05.07 05.06 05.05")
    assert (where(game, "b"), marks(game, "b")) == ("05.05", ("pinned",))
    assert event(events, "pinned-hex-joined") == {"unit": "b", "hex": "05.05"}
    assert ends(game, "move", "b") == set()
    assert not [e for e in events if e.code == "pinned-hex-joined" and e.seen_by("soviet")]


@pytest.mark.rule("iskra", "8.5.3", "R-21")
def test_only_friends_and_units_pin() -> None:
    units = {
        "enemy": "soviet infantry 3-4-5 05.05 pinned",
        "a": "axis infantry 3-4-5 05.06",
        "hq": "axis hq 0-6 07.07 pinned",
        "b": "axis infantry 3-4-5 07.07",
    }
    work = working(units)
    index = work.rules.grid.index
    assert not is_pinned_hex(work, AXIS, index("05.05"))
    assert is_pinned_hex(work, SOVIET, index("05.05"))
    pin_if_joined(work, "a")
    assert not work.units["a"].marks
    pin_if_joined(work, "b")
    assert work.units["b"].marks == ("pinned",)


@pytest.mark.rule("iskra", "8.5.3", "R-21")
def test_a_unit_keeps_its_marker_when_it_retreats() -> None:
    work = working({"a": "axis infantry 3-4-5 05.05 pinned"})
    work.go("a", (work.rules.grid.index("05.06"),))
    assert work.units["a"].marks == ("pinned",)


@pytest.mark.rule("iskra", "2.7.2", "8.5.3")
def test_the_markers_come_off_in_the_end_phase() -> None:
    work = working({"a": "axis infantry 3-4-5 05.05 pinned"})
    assert ("a", "pinned") in MARKERS.expire(work, END_PHASE_MOMENT)
    assert not work.units["a"].marks


@pytest.mark.rule("iskra", "8.5.3", "13.3.1", "R-19")
def test_a_bridge_is_not_pinned() -> None:
    units = {
        "bridge": "soviet bridging 0-0-4 05.05 bridge@1",
        "a": "soviet infantry 3-4-5 05.05",
        "hq": "soviet hq 0-6 05.05",
    }
    work = working(units)
    pin_all(work, work.rules.grid.index("05.05"), "8.5.3")
    assert work.units["bridge"].marks == ("bridge@1",)
    assert work.units["a"].marks == work.units["hq"].marks == ("pinned",)


@pytest.mark.rule("iskra", "8.5.3", "14.1.1", "R-21")
def test_a_pinned_unit_cannot_take_a_place() -> None:
    work = working({"a": "soviet infantry 3-4-5 05.05 pinned"})
    assert not work.can_hold("a")


@pytest.mark.rule("iskra", "1.1.4", "8.5.3", "R-64")
def test_the_marker_of_a_hidden_counter_is_told_to_its_side_only() -> None:
    units = {"top": "axis infantry 5-4-5 05.05", "below": "axis infantry 2-4-5 05.05"}
    work = working(units)
    pin(work, "below", "8.5.3")
    assert (seen_by(work, "axis"), seen_by(work, "soviet")) == (["unit-pinned"], [])
    pin(work, "top", "8.5.3")
    pin(work, "top", "8.5.3")
    assert seen_by(work, "soviet") == ["unit-pinned"]
