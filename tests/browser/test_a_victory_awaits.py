"""A Victory Awaits at the table: cards, the surprise attack, the campaign for several."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

LENINGRAD = "a-victory-awaits/leningrad"


def test_versions_of_a_battle_share_a_card(table: Any) -> None:
    page = table.page
    page.goto(table.address)
    page.locator("[data-scenario='a-victory-awaits/campaign']").click()
    version = page.get_by_test_id("version")
    expect(version.locator("option")).to_have_count(10)
    version.select_option("a-victory-awaits/campaign-8")
    expect(page.locator("[data-seat]")).to_have_count(8)
    expect(page.locator("[data-scenario='a-victory-awaits/campaign-8']")).to_be_visible()


def test_the_surprise_attack(table: Any) -> None:
    table.begin(scenario=LENINGRAD)
    table.sit()
    expect(table.prompt()).to_contain_text("Choose a hex to attack")
    expect(table.unit("ger-4pzg")).to_be_attached()
    target = table.page.locator(".hex-lit.strike").first
    target.focus()
    table.page.keyboard.press("Enter")
    add_all = table.page.get_by_test_id("add-all")
    if add_all.count():
        add_all.click()
    else:
        table.page.locator("g.counter.lit").first.click()
    expect(table.page.get_by_test_id("odds")).to_contain_text("Expected losses")


def test_a_campaign_for_four_hands_the_screen_over(table: Any) -> None:
    table.begin(scenario="a-victory-awaits/campaign-4")
    curtain = table.page.get_by_role("dialog")
    expect(curtain).to_contain_text("Army Group North")
    table.sit()
    expect(table.unit("sov-fort-s1")).to_be_attached()
    expect(table.unit("ger-2pzg")).to_be_attached()


def test_all_see_whose_activation_runs(table: Any) -> None:
    table.begin(scenario="a-victory-awaits/campaign-4")
    table.act_until("control-queue", "done")
    table.act("draw")
    running = table.api.get(f"games/{table.game}").json()["view"]["tracks"]["activations"][0]
    queue = table.page.get_by_test_id("activations")
    names = table.seat_and_table()["labels"]["seats"]
    expect(queue).to_contain_text(names[running["seat"]])
