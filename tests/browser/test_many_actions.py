"""A decision with tens of thousands of actions: they come in bundles, which the page unpacks."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

FALL_BLAU = "stalingrad-42/fall-blau"
MANY = 5000

#: How a counter reaches its place.
TRANSITION = """document.querySelector("[data-unit='{unit}']").style.transition"""
CLICK = {"clientX": 5, "clientY": 5, "pointerId": 1, "button": 0, "bubbles": True}

#: The largest body that the page has fetched of a game.
LARGEST = """
() => Math.max(...performance.getEntriesByType("resource")
  .filter((one) => one.name.includes("form=compact")).map((one) => one.decodedBodySize))
"""


def to_the_moves(table: Any) -> dict[str, Any]:
    """Play on in the background until there are very many actions."""
    for _ in range(300):
        shown: dict[str, Any] = table.seat_and_table()
        actions = shown["decision"]["actions"]
        if len(actions) > MANY:
            return shown
        table.act(min(actions, key=lambda action: (action != "done", len(action.split()))))
    raise AssertionError("there are never many actions")


def goals(shown: dict[str, Any], verb: str, unit: str) -> dict[str, Any]:
    """The hexes that a unit may go to; Entry Areas are not on the map."""
    found = shown["decision"]["choices"][verb][unit]
    return {goal: row for goal, row in found.items() if goal.isdigit()}


def test_a_move_among_many_thousands(table: Any) -> None:
    page = table.page
    table.begin(scenario=FALL_BLAU)
    shown = to_the_moves(table)
    table.open()
    page.reload()
    table.sit()
    expect(page.get_by_test_id("all-actions")).to_contain_text(
        str(len(shown["decision"]["actions"]))
    )
    # Alone in its hex, so that nothing covers it.
    places = [unit.get("hex") for unit in shown["view"]["units"]]
    unit = next(
        seen["id"]
        for seen in shown["view"]["units"]
        if seen["id"] in shown["decision"]["choices"]["move"]
        and seen.get("hex")
        and places.count(seen["hex"]) == 1
    )
    table.unit(unit).focus()
    page.keyboard.press("Enter")
    expected = goals(shown, "move", unit)
    lit = page.locator("g.hex-lit.go")
    expect(lit).to_have_count(len(expected))
    assert set(lit.evaluate_all("all => all.map((one) => one.dataset.hex)")) == set(expected)
    goal = max(expected, key=lambda hex: (len(expected[hex]["path"]), hex))
    cost = str(expected[goal]["cost"]).replace(".0", "").replace(".5", "½")
    expect(page.locator(f"g.hex-lit[data-hex='{goal}'] text")).to_have_text(cost)
    page.locator(f"g.hex-lit[data-hex='{goal}']").focus()
    page.keyboard.press("Enter")
    page.wait_for_function("() => !document.querySelector('button[disabled][data-testid=undo]')")
    for _ in range(200):
        now = table.seat_and_table()
        if now["version"] > shown["version"]:
            break
        page.wait_for_timeout(50)
    moved = next(seen for seen in now["view"]["units"] if seen["id"] == unit)
    assert moved["hex"] == goal
    # A counter that moves to another hex glides; within a hex it moves at once.
    page.wait_for_function(f"() => {TRANSITION.format(unit=unit)} === ''")
    stacked = [seen for seen in now["view"]["units"] if places.count(seen.get("hex", "")) > 2]
    stack = stacked[0]
    other = next(seen for seen in stacked[1:] if seen["hex"] == stack["hex"])
    page.locator(f"[data-unit='{stack['id']}']").focus()
    page.locator(f"[data-unit='{stack['id']}']").dispatch_event("pointerdown", CLICK)
    page.locator(f"[data-unit='{stack['id']}']").dispatch_event("pointerup", CLICK)
    page.wait_for_function(f"() => {TRANSITION.format(unit=other['id'])} === 'none'")
    expect(page.get_by_test_id("all-actions")).to_contain_text(str(len(now["decision"]["actions"])))
    page.keyboard.press("u")
    expect(page.get_by_test_id("all-actions")).to_contain_text(
        str(len(shown["decision"]["actions"]))
    )
    # The page fetches only a small part of the whole.
    whole = len(table.api.get(f"games/{table.game}", params={"seat": shown["seat"]}).content)
    assert 0 < page.evaluate(LARGEST) < whole / 3
