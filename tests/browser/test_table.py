"""The table: every step of a turn by clicking."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from playwright.sync_api import expect


def test_place_security_units_and_undo(table: Any) -> None:
    table.begin()
    table.sit()
    table.click_hex("0218")
    expect(table.unit("ger-213-sec")).to_be_attached()
    expect(table.page.get_by_test_id("log")).to_contain_text("Odesa")
    table.page.keyboard.press("u")
    expect(table.unit("ger-213-sec")).to_have_count(0)
    table.page.locator("[data-tray=ger-454-sec]").click()
    table.click_hex("2305")
    expect(table.unit("ger-454-sec")).to_be_attached()
    expect(table.page.get_by_test_id("tray").locator("button")).to_have_count(2)


def test_an_illegal_hex_tells_the_rule(table: Any) -> None:
    table.begin()
    table.sit()
    expect(table.page.locator("[data-hex]")).to_have_count(7)
    box = table.page.get_by_test_id("board").bounding_box()
    table.page.mouse.click(box["x"] + box["width"] * 0.55, box["y"] + box["height"] * 0.6)
    reasons = table.page.get_by_test_id("reasons")
    expect(reasons).to_contain_text("§ 3.0")
    table.page.keyboard.press("Escape")
    expect(reasons).to_have_count(0)


def test_the_opening_attack(table: Any) -> None:
    table.begin()
    decision = table.act_until("choose-opening-headquarters")
    assert decision["seat"] == "soviet"
    table.sit()
    table.unit("sov-south").click()
    expect(table.prompt()).to_contain_text("Choose a hex to attack")
    # Every hex that can be attacked carries the odds of all that can attack it.
    odds = table.seat_and_table()["decision"]["choices"]["attack"]
    best = [row["all"]["column"] if row["all"]["allowed"] else "–" for row in odds.values()]
    expect(table.page.locator(".strike-odds")).to_have_text(best)
    target = table.page.locator(".hex-lit.strike").first
    target.focus()
    table.page.keyboard.press("Enter")
    expect(table.prompt()).to_contain_text("Choose the units that attack")
    all_of_them = table.page.get_by_test_id("add-all")
    if all_of_them.count():
        all_of_them.click()
    else:
        table.page.locator("g.counter.lit").first.click()
    odds = table.page.get_by_test_id("odds")
    expect(odds).to_contain_text("Expected losses")
    expect(table.page.locator("g.counter.chosen").first).to_be_attached()
    # What goes on stands out, and E presses it.
    expect(table.page.locator("[data-action=resolve]")).to_contain_class("primary")
    expect(table.page.locator("[data-action=cancel]")).not_to_contain_class("primary")
    table.page.keyboard.press("e")
    expect(table.page.get_by_test_id("log")).to_contain_text("die")
    banner = table.page.get_by_test_id("banner")
    expect(banner).to_contain_text("die")
    banner.get_by_test_id("banner-close").click()
    expect(banner).to_have_count(0)
    expect(table.page.get_by_test_id("undo")).to_be_disabled()


def test_choose_chits(table: Any) -> None:
    table.begin()
    table.act_until("choose-chits", "done")
    table.sit()
    picker = table.page.get_by_test_id("picker")
    expect(picker).to_be_visible()
    picker.get_by_test_id("pick").click()
    expect(table.page.get_by_test_id("reasons")).to_be_visible()
    wanted = table.seat_and_table()["decision"]["actions"][0].split(" ")[1:]
    names = table.seat_and_table()["decision"]["words"]
    for word in wanted:
        unpicked = picker.locator(".chit[aria-pressed=false]")
        unpicked.get_by_text(names[word], exact=True).first.click()
    picker.get_by_test_id("pick").click()
    # The next choice belongs to the other player: the screen is passed on.
    expect(table.page.get_by_test_id("take-seat")).to_be_visible()
    table.sit()
    expect(table.page.get_by_test_id("log")).not_to_contain_text(names[wanted[0]])


#: Every answer to a question about the game takes half a second.
SLOW_ANSWERS = """() => {
  const answer = window.fetch;
  window.fetch = async (place, how) => {
    if ((how?.method ?? "GET") === "GET") await new Promise((done) => setTimeout(done, 500));
    return answer(place, how);
  };
}"""


def test_move_a_unit_and_undo(table: Any) -> None:
    """Nothing can be sent for a table that has changed, however late the new one arrives."""
    table.begin()
    body = table.act_until("move-units", "done", "mode move-combat")
    table.sit()
    moves = body["decision"]["choices"]["move"]
    unit = next(uid for uid in moves if len(moves[uid]) > 3)
    hex = max(moves[unit], key=lambda name: moves[unit][name]["cost"])
    table.unit(unit).focus()
    table.page.keyboard.press("Enter")
    expect(table.page.locator("g.counter.selected")).to_have_attribute("data-unit", unit)
    expect(table.page.locator(".hex-lit").first).to_be_attached()
    table.page.evaluate(SLOW_ANSWERS)
    table.click_hex(hex)
    _wait(table, lambda: _hex_of(table, unit) == hex)
    table.page.get_by_test_id("undo").click()
    _wait(table, lambda: _hex_of(table, unit) != hex)


def _wait(table: Any, is_so: Callable[[], bool]) -> None:
    for _ in range(400):
        if is_so():
            return
        table.page.wait_for_timeout(50)
    raise AssertionError("it does not come about")


def _hex_of(table: Any, unit: str) -> str:
    units = table.api.get(f"games/{table.game}").json()["view"]["units"]
    return next(str(row.get("hex", "")) for row in units if row["id"] == unit)


def test_every_action_is_in_the_list(table: Any) -> None:
    table.begin()
    table.act_until("choose-mode", "done")
    table.sit()
    table.page.get_by_test_id("all-actions").click()
    rows = table.page.get_by_test_id("action-list")
    rows.get_by_role("searchbox").fill("combat–move")
    rows.get_by_role("button").first.click()
    expect(table.page.get_by_test_id("log")).to_contain_text("Combat–Move")


def test_reload_and_language_in_the_middle_of_a_game(table: Any) -> None:
    table.begin(seats={"soviet": "random"})
    expect(table.prompt()).to_contain_text(table.seat_and_table()["decision"]["prompt"])
    table.click_hex("0218")
    expect(table.page.get_by_test_id("log")).to_contain_text("Odesa")
    table.page.reload()
    expect(table.page.get_by_test_id("log")).to_contain_text("Odesa")
    table.page.get_by_test_id("language").select_option("pl")
    expect(table.page.get_by_test_id("log")).to_contain_text("Odessa")
    expect(table.page.get_by_test_id("undo")).to_contain_text("Cofnij")
    table.page.get_by_test_id("tab-tracks").click()
    expect(table.page.get_by_test_id("tracks")).to_contain_text("Punkty zwycięstwa")


def test_the_units_of_a_hex(table: Any) -> None:
    table.begin(seats={"soviet": "random"})
    page = table.page
    expect(page.locator("g.counter").first).to_be_attached()
    page.get_by_test_id("tab-stack").click()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Whole map").click()
    table.unit("ger-7-pz").click()
    expect(page.get_by_test_id("stack")).to_contain_text("Panzer Army")


def test_the_computer_plays_against_itself(table: Any) -> None:
    table.begin(seats={"axis": "random", "soviet": "random"}, pace=20)
    entries = table.page.get_by_test_id("log").locator("li")
    expect(entries.nth(12)).to_be_attached()
    table.page.get_by_test_id("pause").click()
    expect(table.page.get_by_test_id("pause")).to_contain_text("Continue")


def test_two_pages_stay_in_step(table: Any) -> None:
    table.begin(seats={"soviet": "random"})
    other = table.page.context.new_page()
    other.goto(f"{table.address}/#/games/{table.game}")
    expect(other.locator("[data-hex]")).to_have_count(7)
    table.click_hex("0218")
    expect(other.get_by_test_id("log")).to_contain_text("Odesa")


def test_retreats_and_losses_by_clicking(table: Any) -> None:
    """Play on by clicking anything that is lit, like a person in a hurry."""
    table.begin()
    table.act_until("declare-attacks")
    table.sit()
    kinds = set()
    for _ in range(40):
        body = table.seat_and_table()
        table.follow(body["decision"]["prompt"])
        kinds.add(body["decision"]["kind"])
        if len(kinds & {"take-losses", "retreat-units", "pursue"}) == 3:
            break
        action = _lively(body["decision"])
        _click(table, body, action)
        _wait(table, partial(_is_past, table, body["version"]))
    assert kinds & {"take-losses", "retreat-units", "pursue"}


def _is_past(table: Any, version: int) -> bool:
    return bool(table.seat_and_table()["version"] > version)


def _lively(decision: dict[str, Any]) -> str:
    """An action that leads to fighting."""
    actions: list[str] = decision["actions"]
    for verb in ("add", "resolve", "attack", "pursue", "retreat", "lose"):
        for action in actions:
            if action.split(" ")[0] == verb:
                return action
    return actions[-1]


def _click(table: Any, body: dict[str, Any], action: str) -> None:
    page = table.page
    verb, *words = action.split(" ")
    units = {row["id"]: row.get("hex", "") for row in body["view"]["units"]}
    button = page.locator(f"[data-action='{action}']")
    if button.count():
        button.click()
        return
    for word in words:
        if word in units and "selected" not in (table.unit(word).get_attribute("class") or ""):
            table.unit(word).focus()
            page.keyboard.press("Enter")
    hexes = [word for word in words if word not in units and word.isdigit()]
    if hexes:
        table.click_hex(hexes[-1])
    page.wait_for_timeout(100)
    question = page.locator("aside .stacked button")
    if question.count():
        question.first.click()
    elif not words:
        raise AssertionError(f"nothing to click for {verb}")
