"""The map belongs to the player: it stays where it is, and counters are dragged over it."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from tests.browser.test_stacks import RIFLES, begin, hexes, wait

FALL_BLAU = "stalingrad-42/fall-blau"
#: Where the map lies: the numbers of its transform, once it rests.
VIEW = """async () => {
  const read = () => document.querySelector(".board .moved").style.transform;
  for (let before = "", now = read(); before !== now; now = read()) {
    before = now;
    await new Promise((done) => setTimeout(done, 120));
  }
  return read().match(/-?[\\d.]+(?=px|\\))/g).map(Number);
}"""


def middle(found: Any) -> tuple[float, float]:
    box = found.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(page: Any, start: tuple[float, float], end: tuple[float, float]) -> None:
    page.mouse.move(*start)
    page.mouse.down()
    page.mouse.move((start[0] + end[0]) / 2, (start[1] + end[1]) / 2, steps=3)
    page.mouse.move(*end, steps=3)
    page.mouse.up()


def test_choosing_and_cancelling_attacks_moves_nothing(table: Any) -> None:
    table.begin(scenario=FALL_BLAU, seats={"soviet": "random"})
    page = table.page
    table.act_until("s42-declare-attacks", "done")
    strikes = page.locator(".hex-lit.strike")
    expect(strikes).not_to_have_count(0)
    # It opens so that counters can be read.
    assert page.evaluate(VIEW)[2] >= 0.45
    page.get_by_role("button", name="Zoom in").click()
    before = page.evaluate(VIEW)
    bar = page.locator("header.bar").bounding_box()
    seen = page.locator(".board").bounding_box()
    inside = [
        strikes.nth(place)
        for place in range(strikes.count())
        for at in [middle(strikes.nth(place))]
        if seen["x"] + 330 < at[0] < seen["x"] + seen["width"] - 100
        and seen["y"] + 100 < at[1] < seen["y"] + seen["height"] - 100
    ]
    # Far from the panel that opens on the left, which covers what lies below it.
    target = max(inside, key=lambda found: middle(found)[0]).get_attribute("data-hex")
    table.click_hex(target)
    expect(table.prompt()).to_contain_text("Choose the units that attack")
    assert page.evaluate(VIEW) == before
    assert page.locator("header.bar").bounding_box() == bar
    page.locator("[data-action=cancel]").click()
    expect(table.prompt()).not_to_contain_text("Choose the units that attack")
    assert page.evaluate(VIEW) == before
    assert page.locator("header.bar").bounding_box() == bar


def test_a_phone_opens_close_enough_to_read(table: Any) -> None:
    table.begin(scenario=FALL_BLAU, seats={"soviet": "random"})
    table.act("done")
    context = table.page.context.browser.new_context(
        viewport={"width": 400, "height": 820}, has_touch=True
    )
    page = context.new_page()
    page.goto(f"{table.address}/#/games/{table.game}")
    expect(page.locator("g.counter.lit").first).to_be_attached()
    scale = page.evaluate(VIEW)[2]
    assert scale >= 0.6
    # Some of what can be done lies in sight; touching it lights its goals and moves nothing.
    lit = page.locator("g.counter.lit")
    in_sight = [
        lit.nth(place)
        for place in range(lit.count())
        for at in [middle(lit.nth(place))]
        if 40 < at[0] < 360 and 320 < at[1] < 640
    ]
    assert in_sight
    before = page.evaluate(VIEW)
    page.touchscreen.tap(*middle(in_sight[0]))
    expect(page.locator("g.counter.selected")).to_have_count(1)
    assert page.evaluate(VIEW) == before
    context.close()


def test_a_counter_is_dragged_to_its_goal(table: Any) -> None:
    begin(table)
    page = table.page
    unit = table.unit("sov-18-tc")
    before = page.evaluate(VIEW)
    start = middle(unit)
    # Where it cannot go, the drag tells why, and the unit stays.
    far = middle(table.unit("ger-320-id"))
    drag(page, start, far)
    expect(page.get_by_test_id("reasons")).to_contain_text("§")
    page.keyboard.press("Escape")
    unit.click()
    goal = page.locator("[data-hex='2433']")
    end = middle(goal)
    drag(page, start, end)
    wait(table, lambda: hexes(table)["sov-18-tc"] == "2433")
    # The map stayed where it was: only the counter was carried.
    assert page.evaluate(VIEW) == before


def test_a_stack_shows_its_number_and_is_dragged_by_it(table: Any) -> None:
    begin(table)
    page = table.page
    top, below = table.unit(RIFLES[1]), table.unit(RIFLES[0])
    number = page.locator("[data-pile='2534']")
    expect(number).to_have_text("2")
    places = [middle(unit) for unit in (top, below)]
    top.hover()
    page.wait_for_timeout(400)
    now = [middle(unit) for unit in (top, below)]
    assert all(
        abs(a - b) < 1
        for was, is_ in zip(places, now, strict=True)
        for a, b in zip(was, is_, strict=True)
    )
    number.click()
    expect(page.locator("g.counter.selected")).to_have_count(2)
    page.keyboard.press("Escape")
    table.unit("sov-18-tc").click()
    page.keyboard.press("Escape")
    expect(number).to_be_visible()
    start = middle(number)
    number.click()
    end = middle(page.locator("[data-hex='2533']"))
    page.keyboard.press("Escape")
    page.mouse.move(5, 5)
    table.unit("sov-18-tc").click()
    page.keyboard.press("Escape")
    drag(page, start, end)
    wait(table, lambda: all(hexes(table)[unit] == "2533" for unit in RIFLES))


def test_what_others_did_is_summed_up(table: Any) -> None:
    begin(table)
    page = table.page
    for _ in range(60):
        if page.get_by_test_id("account").count():
            break
        shown = table.seat_and_table()
        if shown.get("decision"):
            actions = shown["decision"]["actions"]
            table.act("done" if "done" in actions else actions[0])
        page.wait_for_timeout(150)
    account = page.get_by_test_id("account")
    expect(account.get_by_test_id("account-sum")).to_contain_text("move")
    lines = account.locator("li button")
    if lines.count():
        lines.first.click()
        expect(page.locator(".layer-path .focus")).to_be_attached()
    page.get_by_test_id("account-close").click()
    expect(account).to_have_count(0)
