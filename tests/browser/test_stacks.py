"""Stacks: fanned out, selected together, moved together, undone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

RIFLES = ("sov-32g-rc", "sov-33g-rc")


def begin(table: Any) -> None:
    """Two corps in one hex that may move."""
    body = {
        "shipped": "traces-of-war/first-steps",
        "seats": {"soviet": "human", "axis": "greedy"},
        "pace": 0,
    }
    table.game = table.api.post("games", json=body).json()["id"]
    table.act("mode move-combat")
    table.open()
    expect(table.page.locator("g.counter.lit")).to_have_count(5)


def hexes(table: Any) -> dict[str, str]:
    units = table.api.get(f"games/{table.game}").json()["view"]["units"]
    return {row["id"]: row.get("hex", "") for row in units}


def wait(table: Any, is_so: Callable[[], bool]) -> None:
    for _ in range(400):
        if is_so():
            return
        table.page.wait_for_timeout(50)
    raise AssertionError("it does not come about")


def test_a_stack_fans_out_around_what_was_clicked(table: Any) -> None:
    begin(table)
    page = table.page
    top, below = table.unit(RIFLES[1]), table.unit(RIFLES[0])

    def apart() -> float:
        boxes = [top.bounding_box(), below.bounding_box()]
        return abs(float(boxes[0]["x"]) - float(boxes[1]["x"])) / float(boxes[0]["width"])

    assert apart() < 0.5
    before = top.bounding_box()
    top.click()
    wait(table, lambda: apart() > 0.8)
    # What was clicked stays under the pointer; its halo grows.
    now = top.bounding_box()
    assert abs(now["x"] - before["x"]) < 4
    assert abs(now["y"] - before["y"]) < 4
    # The lower one can be clicked now.
    below.click()
    expect(page.locator("g.counter.selected")).to_have_attribute("data-unit", RIFLES[0])
    page.mouse.move(5, 5)
    wait(table, lambda: apart() < 0.5)


def test_a_full_stack_moves_together(table: Any) -> None:
    begin(table)
    page = table.page
    table.unit(RIFLES[1]).dblclick()
    expect(page.locator("g.counter.selected")).to_have_count(2)
    page.locator("[data-hex='2634']").hover()
    expect(page.locator(".layer-path .path").first).to_be_attached()
    table.click_hex("2634")
    wait(table, lambda: all(hexes(table)[unit] == "2634" for unit in RIFLES))
    expect(page.locator("g.counter.selected")).to_have_count(0)
    assert table.api.get(f"games/{table.game}").json()["steps"] == 3


def test_units_join_and_leave_a_group(table: Any) -> None:
    begin(table)
    page = table.page
    table.unit(RIFLES[1]).click()
    page.locator(f"[data-join={RIFLES[0]}]").check()
    expect(page.locator("g.counter.selected")).to_have_count(2)
    page.locator(f"[data-join={RIFLES[0]}]").uncheck()
    expect(page.locator("g.counter.selected")).to_have_count(1)
    # A unit in another hex starts a new group.
    table.unit("sov-18-tc").click(modifiers=["Shift"])
    expect(page.locator("g.counter.selected")).to_have_attribute("data-unit", "sov-18-tc")


def test_a_unit_that_cannot_follow_gets_a_reason(table: Any) -> None:
    begin(table)
    page = table.page
    # Another corps comes first: one of the two finds no room.
    table.act("move sov-29-tc 2534 2634")
    table.page.reload()
    table.unit(RIFLES[1]).click()
    page.keyboard.press("a")
    expect(page.locator("g.counter.selected")).to_have_count(2)
    table.click_hex("2634")
    expect(page.get_by_test_id("reasons")).to_contain_text("§ 5.0")
    wait(table, lambda: sum(hexes(table)[unit] == "2634" for unit in RIFLES) == 1)


def test_back_to_a_point(table: Any) -> None:
    begin(table)
    page = table.page
    for action in ("move sov-32g-rc 2533", "move sov-33g-rc 2533", "move sov-18-tc 2433"):
        table.act(action)
    page.reload()
    page.get_by_test_id("undo-open").click()
    rows = page.get_by_test_id("undo-list").locator("[data-step]")
    expect(rows).to_have_count(4)
    rows.filter(has_text="33G").get_by_test_id("undo-to").click()
    expect(rows).to_have_count(2)
    found = hexes(table)
    assert (found["sov-32g-rc"], found["sov-33g-rc"], found["sov-18-tc"]) == (
        "2533",
        "2534",
        "2434",
    )


def test_one_move_of_several_is_taken_back(table: Any) -> None:
    begin(table)
    page = table.page
    for action in ("move sov-32g-rc 2533", "move sov-33g-rc 2533", "move sov-18-tc 2433"):
        table.act(action)
    page.reload()
    page.get_by_test_id("undo-open").click()
    rows = page.get_by_test_id("undo-list").locator("[data-step]")
    rows.filter(has_text="33G").get_by_test_id("undo-one").click()
    expect(rows).to_have_count(3)
    found = hexes(table)
    assert (found["sov-32g-rc"], found["sov-33g-rc"], found["sov-18-tc"]) == (
        "2533",
        "2534",
        "2433",
    )


def test_a_move_that_others_need_stays(table: Any) -> None:
    begin(table)
    page = table.page
    # The second move needs the room that the first one made.
    for action in ("move sov-33g-rc 2533", "move sov-29-tc 2534", "move sov-18-tc 2433"):
        table.act(action)
    before = hexes(table)
    page.reload()
    page.get_by_test_id("undo-open").click()
    rows = page.get_by_test_id("undo-list").locator("[data-step]")
    rows.filter(has_text="33G").get_by_test_id("undo-one").click()
    expect(page.get_by_test_id("undo-needed")).to_contain_text("29Tk")
    assert hexes(table) == before
