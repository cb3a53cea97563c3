"""The guided first game: every step by clicking, and leaving the path."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from hexside.engine import registry
from hexside.server.lessons import lesson as written
from hexside.server.lessons import lesson_ids

#: The lessons of the other games; the first one is played by clicking, below.
OTHERS = [id for game in registry.game_ids() for id in lesson_ids(game)][1:]


def begin(table: Any) -> Any:
    """Start the lesson from the first page."""
    table.page.goto(table.address)
    table.page.get_by_test_id("learn").click()
    lesson = table.page.get_by_test_id("lesson")
    at(lesson, "welcome")
    return lesson


def at(lesson: Any, step: str) -> None:
    expect(lesson).to_have_attribute("data-step", step)


def read_on(lesson: Any) -> None:
    lesson.get_by_test_id("lesson-next").click()


def test_the_complete_lesson(table: Any) -> None:
    page = table.page
    lesson = begin(table)
    read_on(lesson)
    at(lesson, "counters")
    expect(page.locator(".hint")).to_have_count(2)
    read_on(lesson)
    at(lesson, "activation")
    page.locator("[data-action='mode move-combat']").click()
    at(lesson, "stack")
    table.unit("sov-33g-rc").click()
    page.get_by_test_id("whole-stack").click()
    expect(page.locator("g.counter.selected")).to_have_count(2)
    expect(page.locator(".hint")).to_have_count(1)
    table.click_hex("2533")
    at(lesson, "zones")
    page.keyboard.press("z")
    expect(page.locator(".layer-areas .area.hatch")).to_have_count(2)
    page.keyboard.press("z")
    read_on(lesson)
    at(lesson, "tanks")
    table.unit("sov-18-tc").click()
    table.click_hex("2433")
    at(lesson, "ring")
    table.unit("sov-29-tc").click()
    table.click_hex("2733")
    at(lesson, "moved")
    page.keyboard.press("e")
    at(lesson, "target")
    table.unit("ger-106-id").click()
    at(lesson, "odds")
    page.get_by_test_id("add-all").click()
    expect(page.get_by_test_id("odds")).to_contain_text("4:1")
    page.locator("[data-action=resolve]").click()
    at(lesson, "result")
    expect(page.get_by_test_id("log")).to_contain_text("die")
    read_on(lesson)
    at(lesson, "pursuit")
    page.locator("g.counter.lit").first.focus()
    page.keyboard.press("Enter")
    table.click_hex("2532")
    at(lesson, "supply")
    read_on(lesson)
    at(lesson, "alone")
    page.get_by_test_id("lesson-skip").click()
    at(lesson, "end")
    page.get_by_test_id("lesson-end").click()
    expect(lesson).to_have_count(0)
    expect(table.prompt()).to_be_visible()


def test_another_way_is_told_and_allowed(table: Any) -> None:
    page = table.page
    lesson = begin(table)
    read_on(lesson)
    read_on(lesson)
    page.locator("[data-action='mode combat-move']").click()
    expect(page.get_by_test_id("nudge")).to_be_visible()
    page.keyboard.press("u")
    expect(page.get_by_test_id("nudge")).to_have_count(0)
    page.locator("[data-action='mode move-combat']").click()
    at(lesson, "stack")
    # A player who ends the movement at once gets the explanations, then the attack if there is one.
    page.locator("[data-action=done]").click()
    at(lesson, "zones")


def test_the_lesson_goes_on_after_a_reload(table: Any) -> None:
    lesson = begin(table)
    read_on(lesson)
    at(lesson, "counters")
    table.page.reload()
    at(lesson, "counters")
    lesson.get_by_role("button", name="Leave the lesson").click()
    expect(lesson).to_have_count(0)
    table.page.reload()
    expect(table.prompt()).to_be_visible()
    expect(lesson).to_have_count(0)


def test_the_lesson_goes_on_in_another_browser(table: Any) -> None:
    lesson = begin(table)
    read_on(lesson)
    read_on(lesson)
    table.page.locator("[data-action='mode move-combat']").click()
    at(lesson, "stack")
    context = table.page.context.browser.new_context(viewport={"width": 1280, "height": 720})
    context.add_init_script("localStorage['hexside-speed'] ??= '0'")
    page = context.new_page()
    page.goto(table.page.url)
    page.get_by_test_id("lesson-resume").click()
    at(page.get_by_test_id("lesson"), "stack")
    # A player who leaves it is not asked again.
    page.get_by_test_id("lesson").locator("header button").last.click()
    page.reload()
    expect(page.get_by_test_id("prompt")).to_be_visible()
    expect(page.get_by_test_id("lesson-offer")).to_have_count(0)
    context.close()


@pytest.mark.parametrize(("language", "title"), [("pl", "Witaj"), ("ru", "Добро пожаловать")])
def test_the_lesson_speaks_other_languages(table: Any, language: str, title: str) -> None:
    table.page.goto(table.address)
    table.page.get_by_test_id("language").select_option(language)
    table.page.get_by_test_id("learn").click()
    expect(table.page.get_by_test_id("lesson")).to_contain_text(title)
    table.page.get_by_test_id("lesson").locator("[data-rule]").first.click()
    expect(table.page.get_by_test_id("rules").locator("[data-section='1.0']")).to_be_visible()


def act(table: Any, text: str) -> None:
    """Take an action of a lesson in the background; ``..`` is the path that is offered."""
    begin, dots, end = text.partition(" .. ")
    if dots:
        offered = table.seat_and_table()["decision"]["actions"]
        text = next(
            row for row in offered if row.startswith(f"{begin} ") and row.split()[-1] == end
        )
    table.act(text)


@pytest.mark.parametrize("id", OTHERS)
def test_every_lesson_leads_to_its_end(table: Any, id: str) -> None:
    page = table.page
    page.goto(table.address)
    page.get_by_test_id(f"learn-{id.replace('/', '-')}").click()
    shown = page.get_by_test_id("lesson")
    expect(shown).to_be_visible()
    table.game = page.url.rpartition("/")[2]
    steps = written(id).steps
    for place, step in enumerate(steps):
        # What the computer does can make a step pointless: nobody pursues who has not won.
        left = "|".join(one.id for one in steps[place:])
        expect(shown).to_have_attribute("data-step", re.compile(f"^({left})$"))
        if shown.get_attribute("data-step") != step.id:
            assert step.done, step.id
            continue
        if step.done:
            for action in step.play:
                act(table, action)
        elif place < len(steps) - 1:
            read_on(shown)
    shown.get_by_test_id("lesson-end").click()
    expect(shown).to_have_count(0)
