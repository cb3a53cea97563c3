"""8.1, 9.3, 18.2 to 18.6: a refused attacker or support is told everything that is against it."""

from __future__ import annotations

import pytest

from hexside.api import Game
from tests.rulebook.stalingrad42.s42_battles import SPARE
from tests.rulebook.stalingrad42.s42_kit import codes, legal, play, stand

GAME = "stalingrad-42"
AIR = [
    {"unit": "lw-air-4", "status": "used"},
    {"unit": "lw-air-8", "status": "ready"},
    {"unit": "rom-air", "status": "ready"},
]
UNITS = {
    "a": "axis panzer 10-8-6 2012",
    "b": "axis infantry 5-5-3 2012 disrupted train",
    "c": "axis infantry 5-5-3 1809 disrupted",
    "h": "axis army-hq 0-1-5 1911 used disrupted",
    "far": "axis army-hq 0-1-5 2616 range:2",
    "rom": "axis army-hq 0-1-5 1911 romanian",
    "point": "axis supply-point 0-0-5 2015",
    "x": "soviet infantry 3-5-3 2011",
    "box": "soviet artillery 0-1-5 2013",
}


def declared(base: str = "") -> Game:
    """An attack of ``a`` on 2011; with a base in 2008 the air force reaches it."""
    places = {"minor-city": base} if base else {}
    game = stand(
        {**UNITS, **SPARE, **{one["unit"]: {"box": "air"} for one in AIR}},
        scenario="campaign",
        turn=12,
        phase="combat",
        places=places,
        areas={"entry-x": "2008", "axis-start": "2008 2009"},
        lines={"rail": ["2008 2009"]},
        tracks={"air": AIR, "control": base},
    )
    play(game, "attack 2011", "add a")
    return game


@pytest.mark.rule(GAME, "8.1", "13.2.1", "5.6.4")
def test_an_attacker_is_told_all_that_keeps_him() -> None:
    game = declared()
    assert codes(game, "add b") == {"s42-not-in-good-order 13.2.1", "s42-on-a-train 5.6.4"}
    assert codes(game, "add c") == {"s42-not-in-good-order 13.2.1", "not-next-to-target 8.1"}


@pytest.mark.rule(GAME, "18.2.3", "18.3.3", "18.4", "18.5", "18.6.5")
@pytest.mark.parametrize(
    ("items", "reasons"),
    [
        ("h", {"s42-not-in-good-order 18.2.3", "s42-artillery-has-fired 18.2.1"}),
        ("far", {"s42-headquarters-too-far 18.4"}),
        ("rom", {"s42-headquarters-of-others 18.3.3"}),
        ("point", {"s42-point-not-ready 18.6.5", "s42-point-serves-nobody 18.6.5"}),
        ("a", {"s42-no-artillery 18.2.1"}),
        ("x", {"not-your-unit"}),
        ("nobody", {"unknown-unit", "s42-no-such-barrage 18.5"}),
        ("", {"s42-no-artillery-chosen 18.3.1"}),
    ],
)
def test_artillery_is_told_why_it_does_not_support(items: str, reasons: set[str]) -> None:
    words = "nobody nobody" if items == "nobody" else items
    assert codes(declared(), f"support {words}".strip()) == reasons


@pytest.mark.rule(GAME, "18.5")
def test_two_items_are_a_barrage_or_nothing() -> None:
    assert "s42-no-such-barrage 18.5" in codes(declared(), "support h rom")


@pytest.mark.rule(GAME, "9.3.1", "9.3.5", "9.3.6", "9.3.8")
def test_air_units_are_told_why_they_do_not_fly() -> None:
    game = declared()
    assert codes(game, "air lw-air-8") == {"s42-no-air-base 9.3.5"}
    assert codes(game, "air lw-air-4") == {"s42-air-has-flown 9.3.6", "s42-no-air-base 9.3.5"}
    assert codes(game, "air a") == {"s42-not-an-air-unit 9.3.1"}
    game = declared("2008")
    assert "air lw-air-8" in legal(game)
    assert codes(game, "air rom-air") == {"s42-most-attackers-of-its-nation 9.3.8"}


@pytest.mark.rule(GAME, "8.6.1", "9.3.3")
def test_nobody_supports_an_automatic_ds_or_an_attack_without_attackers() -> None:
    game = declared("2008")
    play(game, "drop a")
    assert codes(game, "air lw-air-8") == {"no-attackers-named 8.1"}
    assert codes(game, "support h") == {"no-attackers-named 8.1"}
    strong = {f"a{n}": "axis panzer 10-8-6 2012" for n in range(3)}
    game = stand(
        {**strong, "h": "axis army-hq 0-1-5 2013", "x": "soviet infantry 1-1-3 2011", **SPARE}
    )
    play(game, "auto-ds 2011", "add a0")
    assert codes(game, "support h") == {"s42-no-support-in-auto-ds 8.6.1"}
