"""Actions of others are shown one by one; friends are invited with a link."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import expect


def test_moves_of_the_computer_one_by_one(table: Any) -> None:
    page = table.page
    page.goto(table.address)
    page.evaluate("localStorage.setItem('hexside-speed', '3000')")
    table.begin(seats={"soviet": "random"})
    page.reload()
    expect(page.locator("[data-hex]")).to_have_count(7)
    # Three placements, then the computer attacks and both choose chits.
    for unit, hex in (("213", "0218"), ("444", "2305"), ("454", "2918")):
        table.act(f"place ger-{unit}-sec {hex}")
    watching = page.get_by_test_id("following")
    expect(watching).to_contain_text("Soviets")
    expect(page.locator("[data-hex]")).to_have_count(0)
    # The number of remaining moves is shown beside the button, not over the text.
    boxes = {name: page.get_by_test_id(name).bounding_box() for name in ("following-left", "skip")}
    text = watching.locator("p").bounding_box()
    assert boxes["following-left"]["y"] >= text["y"] + text["height"]
    assert boxes["following-left"]["x"] + boxes["following-left"]["width"] <= boxes["skip"]["x"]
    page.get_by_test_id("skip").click()
    expect(watching).to_have_count(0)
    expect(table.prompt()).to_contain_text("Axis")


def test_skipping_lasts_until_we_must_decide(table: Any) -> None:
    page = table.page
    page.goto(table.address)
    page.evaluate("localStorage.setItem('hexside-speed', '3000')")
    # The computer takes its time: when it is skipped, most of its moves are still to come.
    table.begin(seats={"soviet": "random"}, pace=500)
    page.reload()
    expect(page.locator("[data-hex]")).to_have_count(7)
    for unit, hex in (("213", "0218"), ("444", "2305"), ("454", "2918")):
        table.act(f"place ger-{unit}-sec {hex}")
    page.get_by_test_id("skip").click()
    expect(page.get_by_test_id("following")).to_have_count(0)
    watched = []
    page.expose_function("watched", lambda: watched.append(1))
    page.evaluate(
        """() => {
            const observer = new MutationObserver(() => {
                const prompt = document.querySelector('[data-testid=prompt]');
                if (prompt?.textContent.includes('Axis')) observer.disconnect();
                else if (document.querySelector('[data-testid=following]')) window.watched();
            });
            observer.observe(document.body, { childList: true, subtree: true });
        }"""
    )
    # The number of its moves is random: wait for some, and play the rest at once.
    skipped = table.version()
    page.wait_for_function(
        "([address, last]) => fetch(address).then((answer) => answer.json())"
        ".then((table) => table.version >= last || table.view.waiting.includes('axis'))",
        arg=[f"{table.address}/api/games/{table.game}", skipped + 3],
        polling=200,
    )
    table.set_pace(0)
    expect(table.prompt()).to_contain_text("Axis")
    assert not watched


def test_why_the_computer_did_it_is_told_where_hints_are_allowed(table: Any) -> None:
    page = table.page
    page.goto(table.address)
    page.evaluate("localStorage.setItem('hexside-speed', '3000')")
    table.begin(seats={"soviet": "greedy"}, hints=True)
    page.reload()
    expect(page.locator("[data-hex]")).to_have_count(7)
    for unit, hex in (("213", "0218"), ("444", "2305"), ("454", "2918")):
        table.act(f"place ger-{unit}-sec {hex}")
    expect(page.get_by_test_id("why")).to_contain_text("has the most to do")
    page.get_by_test_id("skip").click()
    page.get_by_test_id("replay-open").click()
    page.get_by_test_id("replay").get_by_role("slider").fill("5")
    why = page.get_by_test_id("why")
    expect(why).to_be_visible()
    # The reason is shown with what it explains, not over the buttons.
    box, text = why.bounding_box(), page.get_by_test_id("replay-text").bounding_box()
    for start, length in (("x", "width"), ("y", "height")):
        assert text[start] <= box[start]
        assert box[start] + box[length] <= text[start] + text[length]


def test_the_speed_is_kept(table: Any) -> None:
    table.begin(seats={"soviet": "random"})
    page = table.page
    page.get_by_test_id("speed").select_option("1500")
    page.reload()
    expect(page.get_by_test_id("speed")).to_have_value("1500")


def test_a_friend_takes_an_open_seat(table: Any) -> None:
    page = table.page
    page.goto(table.address)
    page.locator("[data-seat=soviet]").select_option("open")
    page.get_by_test_id("start").click()
    expect(table.prompt()).to_contain_text("The game begins when everybody has sat down")
    expect(page.get_by_test_id("gathering")).to_contain_text("Axis: share sealed")
    expect(page.get_by_test_id("gathering")).to_contain_text("Soviets: invited")
    link = page.get_by_test_id("invitation-link").input_value()
    friend = page.context.browser.new_context(viewport={"width": 1024, "height": 768})
    other = friend.new_page()
    other.goto(link)
    invited = other.get_by_test_id("invited")
    expect(invited).to_contain_text("Race to the Dnieper")
    expect(invited).to_contain_text("Soviets: you")
    expect(invited).to_contain_text("Axis: a person")
    other.get_by_test_id("join").click()
    expect(other.get_by_test_id("prompt")).to_contain_text("Waiting for Axis")
    # Both browsers have added their shares, and the game is a fair one.
    expect(table.prompt()).to_contain_text("Place 213S")
    expect(page.get_by_test_id("practice")).to_have_count(0)
    expect(page.get_by_test_id("invitation-link")).to_have_count(0)
    # The tab tells whose turn it is.
    expect(page).to_have_title(re.compile("Your turn"))
    expect(other).not_to_have_title(re.compile("Your turn"))
    for hex in ("0218", "2305", "2918"):
        count = page.locator("[data-hex]").count()
        table.click_hex(hex)
        expect(page.locator("[data-hex]")).not_to_have_count(count)
    expect(other.get_by_test_id("prompt")).to_contain_text("Soviets")
    # The link has been used.
    third = page.context.browser.new_context().new_page()
    third.goto(link)
    third.get_by_test_id("join").click()
    expect(third.get_by_role("alert")).to_be_visible()
    third.context.close()
    friend.close()


def test_the_computer_is_made_to_decide(table: Any) -> None:
    table.begin(seats={"axis": "random", "soviet": "random"}, pace=60_000)
    page = table.page
    expect(page.locator(".prompt progress")).to_be_visible()
    with page.expect_response(lambda answer: answer.url.split("?")[0].endswith("/stop")) as stopped:
        page.get_by_test_id("stop").click()
    assert stopped.value.ok


def test_a_hint_is_shown_and_taken(table: Any) -> None:
    table.begin(seats={"soviet": "random"})
    page = table.page
    page.get_by_test_id("hint").click()
    expect(page.get_by_test_id("hint-bubble")).to_be_visible()
    # It is about the present, and waits until the player has finished looking back.
    page.get_by_test_id("replay-open").click()
    expect(page.get_by_test_id("hint-bubble")).to_have_count(0)
    page.get_by_test_id("replay-close").click()
    page.get_by_test_id("hint-do").click()
    expect(page.get_by_test_id("hint-bubble")).to_have_count(0)
    expect(page.get_by_test_id("undo")).to_be_enabled()
