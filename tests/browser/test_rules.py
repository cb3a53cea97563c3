"""The readable rules: opened by key, button and section chips, searched, closed."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect


def test_a_chip_opens_the_rules_at_its_section(table: Any) -> None:
    table.begin()
    table.sit()
    rules = table.page.get_by_test_id("rules")
    expect(rules).not_to_be_visible()
    table.page.locator(".prompt [data-rule='3.0']").click()
    expect(rules).to_be_visible()
    section = rules.locator("[data-section='3.0']")
    expect(section).to_be_in_viewport()
    expect(section.locator("h3")).to_contain_text("Set-up")
    section.get_by_role("button", name="14.1").click()
    expect(rules.locator("[data-section='14.1'] h3")).to_be_in_viewport()
    rules.get_by_role("button", name="Back").click()
    expect(section.locator("h3")).to_be_in_viewport()
    table.page.keyboard.press("Escape")
    expect(rules).not_to_be_visible()


def test_a_section_is_glimpsed_under_the_pointer_and_with_the_keyboard(table: Any) -> None:
    table.begin()
    table.sit()
    page = table.page
    chip = page.locator(".prompt [data-rule='3.0']")
    glimpse = page.get_by_test_id("glimpse")
    chip.hover()
    expect(glimpse).to_contain_text("3.0 Set-up")
    box = glimpse.bounding_box()
    size = page.viewport_size
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= size["width"]
    assert box["y"] >= 0
    assert box["y"] + box["height"] <= size["height"]
    page.mouse.move(600, 500)
    expect(glimpse).to_have_count(0)
    page.keyboard.press("Tab")
    chip.focus()
    expect(glimpse).to_be_visible()
    chip.press("Enter")
    expect(page.get_by_test_id("rules")).to_be_visible()
    expect(glimpse).to_have_count(0)


def test_the_rules_are_searched(table: Any) -> None:
    table.begin()
    table.sit()
    table.page.keyboard.press("r")
    rules = table.page.get_by_test_id("rules")
    search = rules.get_by_test_id("rules-search")
    expect(search).to_be_focused()
    search.fill("pursu")
    expect(rules.locator("[data-entry]").first).to_contain_text("Pursuit")
    search.press("Enter")
    expect(rules.locator("[data-section='10.5'] h3")).to_be_in_viewport()
    expect(rules.locator("[data-section='10.5'] mark").first).to_be_visible()
    search.fill("no such thing at all")
    expect(rules.locator("nav")).to_contain_text("Nothing found")


def test_keys_of_the_table_rest_while_the_rules_are_open(table: Any) -> None:
    table.begin()
    table.act("place ger-213-sec 0218")
    table.open()
    table.sit()
    before = table.seat_and_table()["version"]
    table.page.get_by_test_id("rules-open").click()
    rules = table.page.get_by_test_id("rules")
    rules.locator("[data-section='1.0'] p").first.click()
    table.page.keyboard.press("u")
    rules.get_by_test_id("rules-close").click()
    expect(rules).not_to_be_visible()
    assert table.seat_and_table()["version"] == before


def test_chips_of_the_log_and_of_refusals(table: Any) -> None:
    table.begin()
    table.act("place ger-213-sec 0218")
    table.open()
    table.sit()
    rules = table.page.get_by_test_id("rules")
    table.page.get_by_test_id("log").locator("[data-rule='3.0']").first.click()
    expect(rules.locator("[data-section='3.0'] h3")).to_be_in_viewport()
    table.page.keyboard.press("Escape")
    expect(table.page.locator("[data-hex]")).to_have_count(6)
    box = table.page.get_by_test_id("board").bounding_box()
    table.page.mouse.click(box["x"] + box["width"] * 0.55, box["y"] + box["height"] * 0.6)
    chip = table.page.get_by_test_id("reasons").locator("[data-rule]").first
    section = chip.get_attribute("data-rule")
    chip.click()
    expect(rules.locator(f"[data-section='{section}'] h3")).to_be_in_viewport()


def test_the_rules_follow_the_language(table: Any) -> None:
    table.begin()
    table.sit()
    table.page.get_by_label("Language").select_option("pl")
    table.page.get_by_test_id("rules-open").click()
    rules = table.page.get_by_test_id("rules")
    expect(rules.locator("[data-section='10.4'] h3")).to_contain_text("Odwrót")
