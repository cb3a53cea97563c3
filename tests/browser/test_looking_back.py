"""Overlays, replay, statistics, warnings: what a player uses besides the game itself."""

from __future__ import annotations

import random
from typing import Any

import pytest
from playwright.sync_api import expect

import hexside


@pytest.fixture(scope="module")
def finished() -> bytes:
    """A complete short game as a file."""
    game = hexside.new("traces-of-war/race-to-the-dnieper", seed=7)
    chance = random.Random(3)
    while not game.over:
        decision = game.decision
        assert decision is not None
        actions = game.legal(decision.seat)
        fights = [
            move for move in actions if move.text().split()[0] in ("attack", "add", "resolve")
        ]
        game.play(chance.choice(fights or actions), decision.seat)
    return game.to_bytes()


def take_in(table: Any, content: bytes) -> None:
    """Import a game in the background and open it."""
    table.game = table.api.post("games/import", content=content).json()["id"]
    table.open()


def test_overlays_by_panel_and_by_key(table: Any) -> None:
    table.begin(seats={"soviet": "random"})
    page = table.page
    expect(page.locator("g.counter").first).to_be_attached()
    page.get_by_test_id("lay").click()
    panel = page.get_by_test_id("overlays")
    for id in ("zones", "supply", "command", "objectives", "front", "threat"):
        expect(panel.locator(f"[data-overlay={id}]")).to_be_visible()
    panel.locator("[data-overlay=zones]").check()
    expect(page.locator(".layer-areas .area.hatch")).to_have_count(2)
    expect(page.get_by_test_id("legend")).to_contain_text("Zone of control, Soviets")
    panel.get_by_role("button", name="Axis").click()
    expect(page.locator(".layer-areas .area.hatch")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(panel).to_have_count(0)
    page.keyboard.press("c")
    expect(page.locator(".layer-areas .area.outline")).to_have_count(4)
    page.keyboard.press("s")
    expect(page.locator(".layer-badges .badge").first).to_be_attached()
    page.keyboard.press("f")
    expect(page.locator(".layer-areas .area.line")).to_have_count(2)
    page.keyboard.press("x")
    expect(page.locator(".layer-areas .area.ring")).not_to_have_count(0)
    page.reload()
    expect(page.locator(".layer-areas .area.line")).to_have_count(2)


def test_numbers_and_bare_ground(table: Any) -> None:
    table.begin(seats={"soviet": "random"})
    page = table.page
    expect(page.locator("g.counter").first).to_be_visible()
    page.keyboard.press("n")
    expect(page.locator(".layer-numbers text")).to_have_count(1419)
    # Only the ground, as long as the key is held.
    page.keyboard.down("t")
    expect(page.locator("g.counter").first).to_be_hidden()
    page.keyboard.up("t")
    expect(page.locator("g.counter").first).to_be_visible()


def test_replay_forwards_and_backwards(table: Any) -> None:
    table.begin(seats={"soviet": "random"})
    page = table.page
    table.click_hex("0218")
    expect(table.unit("ger-213-sec")).to_be_attached()
    page.get_by_test_id("replay-open").click()
    told = page.get_by_test_id("replay-text")
    expect(told).to_contain_text("1 of 1")
    expect(told).to_contain_text("Odesa")
    page.get_by_test_id("step-back").click()
    expect(told).to_contain_text("0 of 1")
    expect(table.unit("ger-213-sec")).to_have_count(0)
    # The past can only be viewed.
    expect(page.locator("[data-hex]")).to_have_count(0)
    expect(page.get_by_test_id("undo")).to_be_disabled()
    page.get_by_test_id("replay-play").click()
    expect(table.unit("ger-213-sec")).to_be_attached()
    page.get_by_test_id("replay-close").click()
    expect(page.get_by_test_id("undo")).to_be_enabled()
    expect(page.locator("[data-hex]").first).to_be_attached()


def test_replay_of_a_complete_game_and_a_branch(table: Any, finished: bytes) -> None:
    take_in(table, finished)
    page = table.page
    expect(table.prompt()).to_contain_text("The game is over")
    page.get_by_test_id("replay-open").click()
    page.get_by_test_id("replay-slider").fill("40")
    expect(page.get_by_test_id("replay-text")).to_contain_text("40 of")
    expect(table.prompt()).to_contain_text("Replay")
    page.get_by_role("button", name="To the next turn").click()
    expect(page.get_by_test_id("replay-text")).not_to_contain_text("40 of")
    page.get_by_test_id("replay-slider").fill("40")
    expect(page.get_by_test_id("replay-text")).to_contain_text("40 of")
    old = page.url
    page.get_by_test_id("branch").click()
    page.wait_for_url(lambda address: address != old)
    expect(page.get_by_test_id("take-seat")).to_be_visible()
    table.game = page.url.rpartition("/")[2]
    table.sit()
    branch = table.api.get(f"games/{table.game}").json()
    assert branch["steps"] == 0
    # The earlier log can still be read.
    assert branch["log"]["count"] > 0
    expect(page.get_by_test_id("log")).to_contain_text(branch["log"]["entries"][-1]["text"])


def test_statistics_prove_the_dice(table: Any, finished: bytes) -> None:
    take_in(table, finished)
    page = table.page
    page.get_by_test_id("tab-statistics").click()
    panel = page.get_by_test_id("statistics")
    expect(panel.locator("figure")).to_have_count(2)
    page.get_by_test_id("prove").click()
    proved = page.get_by_test_id("proved")
    expect(proved).to_contain_text("dice match the seed")
    good, _, rest = proved.inner_text().partition(" of ")
    assert int(good) == int(rest.split(" ")[0]) > 0
    panel.locator("ol button").first.click()
    expect(page.get_by_test_id("replay")).to_be_visible()


def test_no_seed_while_the_game_goes_on(table: Any) -> None:
    table.begin(seats={"soviet": "random"})
    table.page.get_by_test_id("tab-statistics").click()
    expect(table.page.get_by_test_id("statistics")).to_contain_text("when the game is over")
    expect(table.page.get_by_test_id("server-seed")).to_have_count(0)


def test_the_end_of_a_phase_warns_of_good_attacks(table: Any) -> None:
    table.begin()
    table.act_until("choose-opening-headquarters")
    table.act("activate sov-south")
    table.sit()
    page = table.page
    done = page.locator("[data-action=done]")
    done.click()
    bubble = page.get_by_test_id("forgotten")
    expect(bubble).to_contain_text("good odds")
    page.get_by_test_id("go-back").click()
    expect(bubble).to_have_count(0)
    expect(table.prompt()).to_contain_text("Choose a hex to attack")
    done.click()
    page.get_by_test_id("no-warnings").check()
    page.get_by_test_id("end-anyway").click()
    expect(bubble).to_have_count(0)
    expect(table.prompt()).not_to_contain_text("Choose a hex to attack")
    assert page.evaluate("localStorage.getItem('hexside-warnings')") == "off"


def test_an_empty_cup_is_a_draw(table: Any) -> None:
    table.begin()
    table.act_until("add-chits", "done")
    table.sit()
    expect(table.page.get_by_test_id("pick")).to_have_text("Draw a chit")


@pytest.mark.parametrize("language", ["pl-PL", "ru-RU"])
@pytest.mark.parametrize(("width", "height"), [(1280, 720), (768, 1024)])
def test_nothing_overflows(
    table: Any, finished: bytes, language: str, width: int, height: int
) -> None:
    browser = table.page.context.browser
    context = browser.new_context(viewport={"width": width, "height": height}, locale=language)
    page = context.new_page()
    table.game = table.api.post("games/import", content=finished).json()["id"]
    page.goto(f"{table.address}/#/games/{table.game}")
    page.get_by_test_id("tab-statistics").click()
    page.get_by_test_id("replay-open").click()
    expect(page.get_by_test_id("replay")).to_be_visible()
    expect(page.get_by_test_id("statistics").locator("figure").first).to_be_visible()
    beyond = page.evaluate(
        """() => [...document.querySelectorAll("button, select, figure, header, footer, h3, p")]
            .filter((element) => !element.closest(".board"))
            .map((element) => [element.getBoundingClientRect(), element.outerHTML.slice(0, 80)])
            .filter(([box]) => box.width > 0 && (box.right > innerWidth + 1 || box.left < -1))
            .map(([, text]) => text)"""
    )
    assert beyond == []
    context.close()
