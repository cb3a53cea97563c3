"""The campaign of Stalingrad '42 at the table: calendar, withdrawals, the mini-turn, combats."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import expect

PANZERS = """
ger-gd = { hex = "1405" }
ger-pz-9 = { hex = "1406" }
ger-pz-11 = { hex = "1407" }
ger-pz-24 = { hex = "1408" }
"""


def moment(turn: int, phase: str, units: str, tracks: str = "") -> str:
    """A position of the campaign with a few units."""
    return (
        f'game = "stalingrad-42/campaign"\nturn = {turn}\nphase = "{phase}"\n'
        f"[tracks]\n{tracks}\n[units]\n{units}"
    )


def begin(table: Any, text: str) -> None:
    answer = table.api.post("games", json={"position": text, "seed": 7, "pace": 0})
    assert answer.status_code == 201, answer.text
    table.game = answer.json()["id"]
    table.open()
    table.sit()


def test_the_calendar_tells_what_the_next_turns_bring(table: Any) -> None:
    begin(table, moment(8, "movement", PANZERS + 'ger-id-323 = { box = "turn-12" }'))
    table.page.get_by_test_id("tab-tracks").click()
    calendar = table.page.get_by_test_id("calendar")
    expect(calendar.locator("details").first).to_contain_text("Turn 8, now")
    later = calendar.locator("[data-turn='10']")
    expect(later).not_to_contain_text("panzer")
    later.locator("summary").click()
    expect(later).to_contain_text("Withdraw 2 German panzer divisions of your choice.")
    arrival = calendar.locator("[data-turn='12']")
    expect(arrival.locator(".count")).to_have_text("1")
    arrival.locator("summary").click()
    expect(arrival.locator("button.counter")).to_have_count(1)


def test_withdrawals_are_in_the_prompt_and_asked_on_the_map(table: Any) -> None:
    begin(table, moment(10, "initial", PANZERS))
    expect(table.prompt()).to_contain_text("Units to withdraw: 2.")
    version = table.version()
    unit = table.unit("ger-pz-9")
    unit.dispatch_event("pointerdown", {"button": 0, "pointerId": 1, "clientX": 5, "clientY": 5})
    unit.dispatch_event("pointerup", {"button": 0, "pointerId": 1, "clientX": 5, "clientY": 5})
    # A click alone does not take the division out of the game.
    question = table.page.get_by_role("button", name=re.compile("Withdraw a unit from the game"))
    expect(question).to_be_visible()
    assert table.version() == version
    question.click()
    expect(table.prompt()).to_contain_text("Units to withdraw: 1.")


def test_the_mini_turn_says_what_it_is(table: Any) -> None:
    begin(table, moment(28, "mini-movement", PANZERS, "winter_offensive = 28"))
    expect(table.prompt()).to_contain_text("Mini-turn between two Soviet turns")
    expect(table.prompt()).to_contain_text("33.2.3")


def test_uranus_ends_with_turn_36_and_attacks_are_lit(table: Any) -> None:
    units = 'ger-pz-24 = { hex = "3010" }\nger-pz-3 = { hex = "3009" }\nsov-rd-1 = { hex = "3011" }'
    begin(table, moment(28, "combat", units).replace("/campaign", "/uranus"))
    expect(table.page.locator("header")).to_contain_text("Turn 28 of 36")
    # Disengagement is possible too, but the hexes to attack need no button.
    expect(table.page.locator("[data-hex='3011'].strike").first).to_be_attached()
    expect(table.page.locator("[data-kind='attack']")).to_have_count(0)
