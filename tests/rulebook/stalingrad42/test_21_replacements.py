"""Replacements (21) and reinforcements (22.1) in the Initial Phase."""

from __future__ import annotations

import pytest

from tests.rulebook.stalingrad42.s42_supply_kit import codes, legal, marks, stand

GAME = "stalingrad-42"

RAIL = {"lines": {"rail": "1010 1110 1210 1310"}, "places": {"major-city": "1310"}}
BASE = {"axis-start": "1010 1110 1210 1310"}
GONE = "box:eliminated since-1 left:1"


@pytest.mark.rule(GAME, "21.1.1", "21.1.2", "21.2")
def test_replacement_restores_a_step() -> None:
    game = stand({"a": "axis infantry 5-7-3 1210 left:1"}, phase="initial", turn=2)
    assert legal(game, "rebuild") == {"rebuild infantry a"}
    game.play("rebuild infantry a")
    assert game.state.units["a"].steps == 2
    assert marks(game, "a") == {"replacement"}
    assert codes(game, "rebuild infantry a") >= {"s42-no-such-replacement 21.1.3"}


@pytest.mark.rule(GAME, "21.2")
def test_who_may_take_replacements() -> None:
    units = {
        "far": "axis infantry 5-7-3 1910 left:1",
        "bad": "axis infantry 5-7-3 1211 left:1 disrupted",
        "full": "axis infantry 5-7-3 1212",
        "twice": "axis infantry 5-7-3 1213 left:1 replacement steps:3",
        "tank": "axis panzer 10-8-6 1214 left:1",
        "area": "axis infantry 5-7-3 box:ea-x left:1",
        "beside": "axis infantry 5-7-3 1108 left:1",
        "enemy": "soviet infantry 3-5-3 1107",
    }
    game = stand(units, phase="initial", turn=2)
    assert legal(game, "rebuild") == {"rebuild infantry area", "rebuild infantry beside"}
    assert codes(game, "rebuild infantry far") == {"s42-unit-out-of-supply 21.2"}
    assert codes(game, "rebuild infantry bad") == {"s42-not-in-good-order 21.2"}
    assert codes(game, "rebuild infantry full") == {"s42-full-strength 21.1.1"}
    assert codes(game, "rebuild infantry twice") == {"s42-replaced-already 21.2"}
    assert codes(game, "rebuild infantry tank") == {"s42-wrong-replacement 21.1.4"}
    assert codes(game, "rebuild infantry enemy") == {"not-your-unit"}


@pytest.mark.rule(GAME, "21.3.4")
def test_remnant_becomes_the_reduced_unit() -> None:
    game = stand({"a": "axis infantry 5-7-3 1210 steps:3 left:1"}, phase="initial", turn=2)
    game.play("rebuild infantry a")
    assert game.state.units["a"].steps == 2


@pytest.mark.rule(GAME, "21.3.1", "A-66")
def test_full_turn_in_the_eliminated_box() -> None:
    units = {"a": f"axis infantry 5-7-3 {GONE}"}
    assert not legal(stand(units, phase="initial", turn=2), "return")
    soon = stand(units, phase="initial", turn=2, options={"full-turn-in-eliminated-box": "off"})
    assert "return infantry a ea-x" in legal(soon)
    assert legal(stand(units, phase="initial", turn=3), "return")


@pytest.mark.rule(GAME, "21.3.1")
def test_places_of_return() -> None:
    units = {
        "a": f"axis infantry 5-7-3 {GONE}",
        "hq": "axis army-hq 0-1-5 1312",
        "off": "axis army-hq 0-1-5 1315",
        "rom": "axis army-hq 0-1-5 1212 nationality:romanian",
    }
    game = stand(units, phase="initial", parts=RAIL, areas=BASE, tracks={"control": ["1310"]})
    places = {text.split()[-1] for text in legal(game, "return")}
    assert places == {"ea-w", "ea-x", "ea-y", "ea-z", "1310", "1312"}
    game.play("return infantry a 1312")
    assert marks(game, "a") == {"replacement"}
    assert game.state.units["a"].steps == 1


@pytest.mark.rule(GAME, "21.3.1")
def test_not_beside_an_enemy() -> None:
    units = {
        "a": f"axis infantry 5-7-3 {GONE}",
        "hq": "axis army-hq 0-1-5 1312",
        "own": "axis infantry 5-7-3 1312",
        "enemy": "soviet infantry 3-5-3 1313",
    }
    game = stand(units, phase="initial", parts=RAIL, areas=BASE, tracks={"control": []})
    places = {text.split()[-1] for text in legal(game, "return")}
    assert places == {"ea-w", "ea-x", "ea-y", "ea-z"}


@pytest.mark.rule(GAME, "21.3.1")
def test_one_unit_for_each_headquarters_or_city() -> None:
    units = {f"u{n}": f"soviet infantry 3-5-3 {GONE}" for n in range(3)}
    units["hq"] = "soviet front-hq 0-1-5 2310"
    parts = {"lines": {"rail": "2410 2310"}, "places": {"major-city": "2310"}}
    game = stand(units, phase="initial", seat="soviet", parts=parts, tracks={"control": []})
    game.play("return infantry u0 2310")
    game.play("return infantry u1 2310")
    assert not [text for text in legal(game, "return") if text.endswith("2310")]
    single = stand(
        units | {"hq": "soviet front-hq 0-1-5 2311"},
        phase="initial",
        seat="soviet",
        parts={"lines": {"rail": "2410 2310"}},
        tracks={"control": []},
    )
    single.play("return infantry u0 2311")
    assert not [text for text in legal(single, "return") if text.endswith("2311")]


@pytest.mark.rule(GAME, "21.3.1")
def test_soviet_tank_corps_return_to_the_northern_areas() -> None:
    units = {"tc": f"soviet tank 7-5-5 {GONE}", "hq": "soviet front-hq 0-1-5 2311"}
    game = stand(units, phase="initial", seat="soviet", turn=3, tracks={"control": []})
    assert {text.split()[-1] for text in legal(game, "return")} == {"ea-a", "ea-b"}


@pytest.mark.rule(GAME, "21.3.3", "18.2.3")
def test_artillery_returns_used() -> None:
    units = {"hq": "axis army-hq 0-1-5 box:eliminated since-1"}
    game = stand(units, phase="initial", turn=4)
    assert legal(game, "return") == {f"return special hq ea-{letter}" for letter in "wxyz"}
    game.play("return special hq ea-x")
    assert marks(game, "hq") == {"replacement", "used"}


@pytest.mark.rule(GAME, "20.4", "21.3.1")
def test_garrisons_are_never_rebuilt() -> None:
    units = {"g": f"soviet infantry 3-5-3 {GONE} garrison"}
    assert not legal(stand(units, phase="initial", seat="soviet", turn=4), "return")


@pytest.mark.rule(GAME, "21.1.3")
def test_replacements_are_not_saved() -> None:
    game = stand({"a": "axis infantry 5-7-3 1210 left:1"}, phase="initial", turn=2)
    game.play("done")
    assert game.state.data.replacements == {}
    assert game.state.data.resource_points == 0


@pytest.mark.rule(GAME, "22.1.1", "22.1.2")
def test_reinforcements_are_placed_in_entry_areas() -> None:
    from hexside.games.stalingrad42.reading.loading import load

    rows = [
        row
        for row in load().arrivals
        if row.scenario == "fall-blau" and row.entry == "W-Z" and row.turn == 2
    ]
    uid = rows[0].unit
    game = stand({uid: "box:turn-2"}, phase="initial", turn=2)
    assert legal(game, "reinforce") == {f"reinforce {uid} {letter}" for letter in "wxyz"}
    assert codes(game, f"reinforce {uid} a") == {"s42-not-your-area 22.1.1"}
    game.play(f"reinforce {uid} x")
    assert game.state.units[uid].box == "ea-x"
    early = stand({uid: "box:turn-3"}, phase="initial", turn=2)
    assert not legal(early, "reinforce")
