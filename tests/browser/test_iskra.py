"""Iskra at the table: fog, the card of the event, three players at one screen and by link."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

USUAL = {"set-up-227": "usual"}


def test_the_event_has_a_card(table: Any) -> None:
    table.begin(scenario="iskra/campaign", options=USUAL)
    table.sit()
    labels = table.seat_and_table()["labels"]["card"]
    event = table.seat_and_table()["view"]["tracks"]["event"]
    card = table.page.get_by_test_id("event-card")
    expect(card).to_contain_text(labels[event])
    expect(card).to_contain_text(labels[f"{event}-text"])
    card.get_by_role("button").click()
    expect(card).to_have_count(0)


def test_enemy_stacks_may_hold_more(table: Any) -> None:
    table.begin(scenario="iskra/campaign", options=USUAL)
    table.sit()
    expect(table.page.locator("g.beneath.unknown").first).to_be_attached()


def test_three_players_hand_the_screen_over(table: Any) -> None:
    table.begin(scenario="iskra/campaign-3", options=USUAL)
    names = table.seat_and_table()["labels"]["seats"]
    seat = table.seat_and_table()["seat"]
    expect(table.page.get_by_role("dialog")).to_contain_text(names[seat])
    table.sit()
    expect(table.unit("sov-hq-67a")).to_be_attached()


def test_three_players_sit_down_by_link(table: Any) -> None:
    page = table.page
    page.goto(table.address)
    seats = {"axis": "human", "leningrad": "open", "volkhov": "open"}
    body = {"scenario": "iskra/campaign-3", "options": USUAL, "seats": seats, "pace": 0}
    # Sent by the browser, so that the seat of the Axis is its own.
    game = page.request.post(f"{table.address}/api/games", data=body).json()["id"]
    page.goto(f"{table.address}/#/games/{game}")
    expect(page.get_by_test_id("gathering")).to_contain_text("Leningrad Front: invited")
    expect(page.get_by_test_id("invitation-link")).to_have_count(2)
    links = [page.get_by_test_id("invitation-link").nth(n).input_value() for n in (0, 1)]
    friends = []
    for link in links:
        context = page.context.browser.new_context(viewport={"width": 1024, "height": 768})
        friend = context.new_page()
        friend.goto(link)
        friend.get_by_test_id("join").click()
        friends.append(friend)
    for browser in (page, *friends):
        expect(browser.get_by_test_id("gathering")).to_have_count(0)
        expect(browser.get_by_test_id("practice")).to_have_count(0)
        expect(browser.locator("[data-unit='sov-hq-67a']")).to_be_attached()
    # What lies below the tops is hidden from the Germans, and open to both Soviet players.
    seen, *of_friends = [soviets(browser) for browser in (page, *friends)]
    for friend, found in zip(friends, of_friends, strict=True):
        assert seen < found
        friend.context.close()


def soviets(browser: Any) -> set[str]:
    """The Soviet counters that a browser shows."""
    units = browser.locator("[data-unit^='sov-']")
    return {units.nth(place).get_attribute("data-unit") for place in range(units.count())}
