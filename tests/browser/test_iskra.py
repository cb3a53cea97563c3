"""Iskra at the table: fog, the card of the event, three players at one screen."""

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
