"""Pictures of every main screen in three languages; nothing sticks out of any of them.

The folder is given by the environment variable HEXSIDE_SCREENSHOTS, or is build/screenshots.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from hexside.conformance.soak import is_soak

FOLDER = Path(os.environ.get("HEXSIDE_SCREENSHOTS", "build/screenshots"))
LESSON = {
    "shipped": "traces-of-war/first-steps",
    "seats": {"soviet": "human", "axis": "greedy"},
    "pace": 0,
}
#: Language, width, height and theme of the pictures.
LOOKS = [
    ("en", 1280, 720, "light"),
    ("pl", 1280, 720, "light"),
    ("ru", 1280, 720, "light"),
    ("en", 1920, 1080, "dark"),
    ("pl", 1024, 768, "dark"),
    ("ru", 400, 820, "light"),
]
if not is_soak():
    # Every language, theme and size once; the rest in a long run.
    LOOKS = LOOKS[:1] + LOOKS[3:]
BEYOND = """() => [...document.querySelectorAll(
    "button, select, input, a, figure, header, footer, h1, h2, h3, p, li, kbd"
  )]
    .filter((element) => !element.closest(".board, details:not([open])"))
    .map((element) => [element.getBoundingClientRect(), element.outerHTML.slice(0, 90)])
    .filter(([box]) => box.width > 1 && (box.right > innerWidth + 1 || box.left < -1))
    .map(([, text]) => text)"""


class Camera:
    """Takes pictures of a page and checks for content beyond its edges."""

    def __init__(self, page: Page, look: tuple[str, int, int, str]) -> None:
        self.page = page
        self.look = look

    def take(self, name: str) -> None:
        language, width, height, theme = self.look
        self.page.wait_for_timeout(500)
        FOLDER.mkdir(parents=True, exist_ok=True)
        self.page.screenshot(path=FOLDER / f"{name}-{language}-{width}x{height}-{theme}.png")
        assert self.page.evaluate(BEYOND) == [], name


@pytest.fixture(params=LOOKS, ids=lambda look: "-".join(map(str, look)))
def camera(table: Any, request: pytest.FixtureRequest) -> Iterator[Camera]:
    language, width, height, theme = request.param
    context = table.page.context.browser.new_context(
        viewport={"width": width, "height": height}, locale=language, color_scheme=theme
    )
    context.add_init_script("localStorage['hexside-speed'] ??= '0'")
    page = context.new_page()
    page.set_default_timeout(20_000)
    yield Camera(page, request.param)
    context.close()


def test_the_first_page(table: Any, camera: Camera) -> None:
    table.game = table.api.post("games", json={**LESSON, "name": "Izium"}).json()["id"]
    camera.page.goto(table.address)
    expect(camera.page.get_by_test_id("start")).to_be_visible()
    camera.page.locator(f"[data-game='{table.game}']").wait_for()
    camera.take("home")
    camera.page.locator("details summary").first.click()
    camera.page.get_by_test_id("start").scroll_into_view_if_needed()
    camera.take("new-game")
    camera.page.goto(f"{table.address}/#/join/{table.game}/nothing")
    camera.page.get_by_test_id("join").click()
    expect(camera.page.get_by_role("alert")).to_be_visible()
    camera.take("join")


def test_the_table(table: Any, camera: Camera) -> None:
    page = camera.page
    table.game = table.api.post("games", json=LESSON).json()["id"]
    table.act("mode move-combat")
    page.goto(table.address)
    page.evaluate(f"localStorage.setItem('hexside-lesson-{table.game}', '3')")
    page.goto(f"{table.address}/#/games/{table.game}")
    expect(page.locator(".board[data-ready=yes]")).to_be_visible()
    camera.take("lesson")
    page.get_by_test_id("lesson").locator("header button").last.click()
    page.keyboard.press(".")
    page.keyboard.press(".")
    camera.take("movement")
    page.keyboard.press("Escape")
    page.get_by_test_id("undo-open").click()
    expect(page.get_by_test_id("undo-list").locator("[data-step]")).to_have_count(1)
    camera.take("undo")
    page.keyboard.press("Escape")
    for action in ("move sov-32g-rc 2533", "move sov-33g-rc 2533", "done", "attack 2532"):
        table.act(action)
    page.get_by_test_id("add-all").click()
    expect(page.get_by_test_id("odds")).to_be_visible()
    camera.take("attack")
    page.get_by_test_id("lay").click()
    page.locator("[data-overlay=zones]").check()
    camera.take("overlays")
    page.get_by_test_id("lay").click()
    page.get_by_test_id("help").click()
    camera.take("keys")
    page.keyboard.press("Escape")
    page.get_by_test_id("rules-open").click()
    expect(page.get_by_test_id("rules").locator("[data-section='10.4']")).to_be_attached()
    camera.take("rules")
    page.get_by_test_id("rules-close").click()
    page.get_by_test_id("replay-open").click()
    expect(page.get_by_test_id("replay")).to_be_visible()
    page.get_by_test_id("tab-statistics").click()
    camera.take("replay")


def test_a_large_map(table: Any, camera: Camera) -> None:
    page = camera.page
    body = {"scenario": "traces-of-war/campaign", "seats": {"soviet": "random"}, "seed": 7}
    table.game = table.api.post("games", json={**body, "pace": 0}).json()["id"]
    page.goto(f"{table.address}/#/games/{table.game}")
    expect(page.locator(".board[data-ready=yes]")).to_be_visible()
    camera.take("map")
    for _ in range(4):
        page.locator(".tools button").first.click()
    expect(page.get_by_test_id("minimap")).to_be_visible()
    camera.take("near")


def test_stalingrad_42(table: Any, camera: Camera) -> None:
    page = camera.page
    body = {"scenario": "stalingrad-42/fall-blau", "seats": {"soviet": "random"}, "seed": 7}
    table.game = table.api.post("games", json={**body, "pace": 0}).json()["id"]
    page.goto(f"{table.address}/#/games/{table.game}")
    expect(page.locator(".board[data-ready=yes]")).to_be_visible()
    camera.take("fall-blau")
    # Hexes light only once the kind of action is chosen.
    expect(page.locator("[data-hex]")).to_have_count(0)
    page.locator("[data-kind=fortify]").click()
    expect(page.locator("[data-hex]")).not_to_have_count(0)
    camera.take("fall-blau-fortify")
    page.keyboard.press("Escape")
    expect(page.locator("[data-hex]")).to_have_count(0)
    table.act("done")
    expect(page.locator("g.counter.lit")).not_to_have_count(0)
    page.keyboard.press(".")
    page.get_by_test_id("tab-stack").click()
    expect(page.get_by_test_id("stack").locator(".unit")).not_to_have_count(0)
    camera.take("fall-blau-movement")
    page.get_by_test_id("tab-tracks").click()
    camera.take("fall-blau-tracks")
    page.keyboard.press("Escape")
    table.act("done")
    target = next(
        action
        for action in table.seat_and_table()["decision"]["actions"]
        if action.startswith("attack")
    )
    table.act(target)
    table.act(next(a for a in table.seat_and_table()["decision"]["actions"] if a.startswith("add")))
    expect(page.get_by_test_id("odds")).to_be_visible()
    camera.take("fall-blau-attack")
    page.get_by_test_id("rules-open").click()
    expect(page.get_by_test_id("rules").locator("[data-section='9.0']")).to_be_attached()
    camera.take("fall-blau-rules")
    page.get_by_test_id("rules-close").click()
    page.get_by_test_id("replay-open").click()
    page.get_by_test_id("tab-statistics").click()
    expect(page.get_by_test_id("statistics").locator("figure").first).to_be_visible()
    camera.take("fall-blau-replay")
