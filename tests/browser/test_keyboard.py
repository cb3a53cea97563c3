"""Everything by keyboard: the cursor, choosing, keys of the table, and the list of keys."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from tests.browser.test_stacks import begin, hexes, wait


def test_a_move_without_any_pointer(table: Any) -> None:
    begin(table)
    page = table.page
    spoken = page.get_by_test_id("spoken")
    # The next unit that can act is selected, and the cursor is on it.
    page.keyboard.press(".")
    expect(page.locator("g.counter.selected")).to_have_count(1)
    unit = page.locator("g.counter.selected").get_attribute("data-unit")
    start = hexes(table)[unit]
    expect(spoken).to_contain_text(start)
    page.keyboard.press("ArrowDown")
    expect(page.locator(".layer-cursor .cursor").first).to_be_attached()
    expect(spoken).not_to_contain_text(start)
    expect(spoken).to_contain_text("Can be reached for")
    expect(page.locator(".layer-path .path").first).to_be_attached()
    page.keyboard.press("Enter")
    wait(table, lambda: hexes(table)[unit] != start)


def test_a_stack_by_keyboard(table: Any) -> None:
    begin(table)
    page = table.page
    for _ in range(8):
        page.keyboard.press(".")
        if "33rd Guards" in page.get_by_test_id("spoken").inner_text():
            break
    page.keyboard.press("Escape")
    page.keyboard.press("Enter")
    first = page.locator("g.counter.selected").get_attribute("data-unit")
    page.keyboard.press("Enter")
    expect(page.locator("g.counter.selected")).not_to_have_attribute("data-unit", first)
    page.keyboard.press("Shift+Enter")
    expect(page.locator("g.counter.selected")).to_have_count(2)


def test_the_list_of_keys(table: Any) -> None:
    begin(table)
    page = table.page
    page.keyboard.press("?")
    keys = page.get_by_test_id("shortcuts")
    expect(keys).to_be_visible()
    expect(keys).to_contain_text("Select the whole stack")
    # The keys of the table rest meanwhile.
    before = table.seat_and_table()["version"]
    page.keyboard.press("u")
    page.keyboard.press("Escape")
    expect(keys).to_have_count(0)
    assert table.seat_and_table()["version"] == before


def test_counters_are_filtered(table: Any) -> None:
    begin(table)
    page = table.page
    mine, theirs = table.unit("sov-18-tc"), table.unit("ger-106-id")
    expect(theirs).to_be_visible()
    page.keyboard.press("v")
    expect(theirs).to_have_count(0)
    expect(mine).to_be_visible()
    page.keyboard.press("v")
    expect(mine).to_have_count(0)
    expect(theirs).to_be_visible()
    page.keyboard.press("v")
    expect(theirs).to_be_hidden()
    page.get_by_test_id("lay").click()
    page.locator("[data-filter=all]").click()
    expect(mine).to_be_visible()


def test_the_minimap(table: Any) -> None:
    table.begin(seats={"soviet": "random"})
    page = table.page
    small = page.get_by_test_id("minimap")
    expect(page.locator(".board[data-ready=yes]")).to_be_visible()
    # Where the entire map is visible, there is no minimap.
    page.get_by_role("button", name="Whole map").click()
    expect(small).to_have_count(0)
    for _ in range(4):
        page.get_by_role("button", name="Zoom in").click()
    expect(small).to_be_visible()
    moved = page.locator(".board .moved")
    before = moved.get_attribute("style")
    small.get_by_role("application").focus()
    page.keyboard.press("ArrowLeft")
    expect(moved).not_to_have_attribute("style", before)
    before = moved.get_attribute("style")
    box = small.get_by_role("application").bounding_box()
    page.mouse.click(box["x"] + 20, box["y"] + 20)
    expect(moved).not_to_have_attribute("style", before)
    page.keyboard.press("m")
    expect(small).to_have_count(0)
    page.keyboard.press("m")
    small.get_by_role("button").click()
    expect(small).to_have_count(0)


def test_a_hex_tells_its_terrain_and_effects(table: Any) -> None:
    begin(table)
    page = table.page
    page.keyboard.press(".")
    table.unit("ger-106-id").hover()
    info = page.get_by_test_id("hex-info")
    expect(info).to_contain_text("2532")
    expect(info).to_contain_text("town")
    expect(info).to_contain_text("Combat: 1 column left")
    expect(info).to_contain_text("minor river")
