"""13.0: headquarters are units with a few special cases (V44)."""

from __future__ import annotations

import pytest

from tests.rulebook.a_victory_awaits.ava_kit import (
    argument,
    assault,
    cost,
    declare,
    ends,
    event,
    fight,
    kind,
    legal_with,
    odds,
    play,
    stand,
    steps,
    told,
    where,
)

GAME = "a-victory-awaits"


@pytest.mark.rule(GAME, "13.0")
def test_a_headquarters_has_a_zone_of_control() -> None:
    units = {"a": "axis infantry 3-8 L1406", "h": "soviet hq 1-4 L1507"}
    game = stand(units)
    # L1506 is next to the headquarters: two points more.
    assert cost(game, "move a L1506") == 3


@pytest.mark.rule(GAME, "13.0")
def test_a_headquarters_attacks_and_defends_with_its_strength() -> None:
    units = {"h": "axis hq 2-8 L1406", "e": "soviet hq 1-5 L1506"}
    game = fight(units)
    declare(game, "L1506", "h")
    assert (odds(game)["attack"], odds(game)["defense"], odds(game)["column"]) == (2, 1, "2-1")


@pytest.mark.rule(GAME, "13.0")
def test_a_headquarters_moves_by_its_points() -> None:
    game = stand({"h": "axis hq 2-2 L1406"}, activated=["h"])
    assert "L1606" in ends(game, "move", "h")
    assert "L1706" not in ends(game, "move", "h")


@pytest.mark.rule(GAME, "13.0")
def test_a_headquarters_takes_losses_like_a_unit() -> None:
    units = {"h": "axis hq 4-8 L1406 steps:2", "d": "soviet infantry 4-4 L1506"}
    game = fight(units, dice=[2])
    assert event(assault(game, "L1506", "h"), "combat-result")["result"] == "A1"
    assert (where(game, "h"), steps(game, "h")) == ("L1406", 1)


@pytest.mark.rule(GAME, "13.0")
def test_a_headquarters_is_never_activated_by_another() -> None:
    units = {
        "h": "axis hq 2-8 L1406",
        "other": "axis hq 2-8 L1407",
        "a": "axis infantry 3-5 L1405",
    }
    game = stand(units, phase="activation", headquarters="h")
    assert set(argument(game, "units")) == {"h", "a"}


@pytest.mark.rule(GAME, "13.0")
@pytest.mark.parametrize(("chit", "box"), [("soviet-8a", "available"), ("axis-18a", "eliminated")])
def test_the_chit_of_an_absent_headquarters_does_nothing(chit: str, box: str) -> None:
    hq = {"soviet-8a": "sov-8a", "axis-18a": "ger-18a"}[chit]
    units = {hq: box, "a": "axis infantry 3-5 L1406", "d": "soviet infantry 3-5 L1706"}
    game = stand(units, phase="resolution", chit=chit, chits={"drawn": chit}, seat=None)
    codes = told(game.opening_events())
    assert "headquarters-absent" in codes
    assert "headquarters-activated" not in codes


@pytest.mark.rule(GAME, "13.0", "12.3")
def test_a_soviet_headquarters_lost_in_combat_comes_back_as_a_reinforcement() -> None:
    units = {"a": "axis infantry 40-4 L1406", "sov-8a": "L1506"}
    game = fight(units, dice=[6])
    assault(game, "L1506", "a")
    assert where(game, "sov-8a") == "available"
    later = stand(
        {"sov-8a": "available"},
        phase="reinforcements",
        seat="soviet",
        turn=4,
        lines={"rail": ["L2006 L1906"]},
    )
    play(later, "name sov-8a")
    assert ends(later, "place", "sov-8a") == {"L1906", "L2006"}
    play(later, "place sov-8a L1906")
    assert where(later, "sov-8a") == "L1906"


@pytest.mark.rule(GAME, "13.0", "10.8", "V44")
@pytest.mark.parametrize("hq", ["ger-18a", "ger-4pzg"])
def test_an_axis_headquarters_lost_in_combat_is_gone_for_ever(hq: str) -> None:
    units = {"a": "soviet infantry 40-4 L1406", hq: "L1506"}
    game = fight(units, seat="soviet", dice=[6])
    assault(game, "L1506", "a")
    assert where(game, hq) == "eliminated"
    later = stand(
        {hq: "eliminated", "i": "axis infantry 2-4 available"},
        phase="reinforcements",
        seat="axis",
        turn=4,
        lines={"rail": ["L1006 L1106"]},
    )
    assert legal_with(later, "name") == {"name i"}


@pytest.mark.rule(GAME, "13.0")
def test_without_its_headquarters_an_army_still_defends() -> None:
    units = {
        "a": "axis infantry 6-4 L1406",
        "d": "soviet infantry 3-4 L1506",
        "sov-8a": "available",
    }
    game = fight(units)
    assert kind(game) == "declare-attacks"
    declare(game, "L1506", "a")
    assert odds(game)["defense"] == 3
