"""The home page: start, rename, delete, export and import games."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from playwright.sync_api import expect


def test_begin_a_game_against_the_computer(table: Any) -> None:
    page = table.page
    page.goto(table.address)
    page.locator("[data-scenario='traces-of-war/campaign']").click()
    expect(page.locator("[data-seat=axis]")).to_have_value("human")
    expect(page.locator("[data-seat=soviet]")).to_have_value("officer")
    page.get_by_test_id("start").click()
    expect(table.prompt()).to_contain_text("Place 213S")
    expect(page.get_by_test_id("tray").locator("button")).to_have_count(3)


def test_language_and_theme_are_kept(table: Any) -> None:
    page = table.page
    page.goto(table.address)
    page.get_by_test_id("language").select_option("ru")
    expect(page.get_by_test_id("start")).to_have_text("Начать партию")
    before = page.evaluate("document.documentElement.dataset.theme")
    page.get_by_test_id("theme").click()
    page.reload()
    expect(page.get_by_test_id("start")).to_have_text("Начать партию")
    assert page.evaluate("document.documentElement.dataset.theme") != before


def test_sound_is_off_by_default(table: Any) -> None:
    page = table.page
    page.goto(table.address)
    sound = page.get_by_test_id("sound")
    expect(sound).to_have_attribute("aria-pressed", "false")
    sound.click()
    page.reload()
    expect(sound).to_have_attribute("aria-pressed", "true")


def test_rename_export_import_delete(table: Any, tmp_path: Path) -> None:
    page = table.page
    table.begin(name="Before")
    page.goto(table.address)
    card = page.locator(f"[data-game='{table.game}']")
    card.get_by_role("button", name="Rename").click()
    card.get_by_test_id("new-name").fill("After")
    card.get_by_test_id("new-name").press("Enter")
    expect(card).to_contain_text("After")
    with page.expect_download() as download:
        card.get_by_role("link", name="Export").click()
    file = tmp_path / "After.hexside"
    download.value.save_as(file)
    count = page.locator("[data-game]").count()
    page.get_by_test_id("import").set_input_files(file)
    expect(page.locator("[data-game]")).to_have_count(count + 1)
    card.get_by_role("button", name="Delete").click()
    card.get_by_test_id("delete-sure").click()
    expect(card).to_have_count(0)


def test_a_file_that_is_not_a_game_is_reported(table: Any, tmp_path: Path) -> None:
    file = tmp_path / "x.hexside"
    file.write_bytes(b"nothing")
    table.page.goto(table.address)
    table.page.get_by_test_id("import").set_input_files(file)
    expect(table.page.get_by_role("alert")).to_be_visible()
