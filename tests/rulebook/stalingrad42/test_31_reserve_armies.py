"""31 The frozen Reserve Armies in play: what they may do, and what binds them once free."""

from __future__ import annotations

import pytest

from hexside.api import Game
from tests.rulebook.stalingrad42.s42_battles import declare, odds
from tests.rulebook.stalingrad42.s42_kit import (
    bonds,
    codes,
    kind,
    legal,
    legal_with,
    marks,
    neighbours,
    play,
    stand,
    where,
)

GAME = "stalingrad-42"
#: The 6th Reserve Army in its hex on the map of the campaign.
SIXTH = ("sov-rd-99", "sov-rd-141", "sov-rd-206", "sov-rd-219")
RIFLE = "soviet infantry 3-5-3"


def campaign(units: dict[str, str], turn: int, **more: object) -> Game:
    options = {"automatic-victory": "off"}
    more = {"scenario": "campaign", "hexes": "", "seat": "soviet", "options": options, **more}
    return stand(units, turn=turn, **more)


def armies(count: int = 4) -> dict[str, str]:
    """Frozen units in the hexes of the 5th to 8th Reserve Armies."""
    found: dict[str, str] = {}
    for hex in ("4408", "3806", "5421", "5902"):
        found |= {f"r{hex}-{n}": f"{RIFLE} {hex} frozen" for n in range(count)}
    return found


def releases(game: Game) -> set[str]:
    return {text.split()[1] for text in legal_with(game, "release-army")}


@pytest.mark.rule(GAME, "31", "D31")
def test_the_earliest_turns() -> None:
    units = armies(1)
    assert releases(campaign(units, 1, phase="initial")) == set()
    for turn in (2, 3, 4, 14):
        game = campaign(units, turn, phase="initial")
        assert releases(game) == {"4408", "3806", "5421"}
        assert codes(game, "release-army 5902") == {"s42-no-reserve-army 31"}
        # One a turn, and none at all if the player likes.
        play(game, "release-army 3806")
        assert releases(game) == set()
        assert codes(game, "release-army 4408") == {"s42-no-release-now 31"}
        assert marks(game, "r3806-0") == ()
    game = campaign(units, 15, phase="initial")
    assert marks(game, "r5902-0") == ()
    assert "frozen" in marks(game, "r3806-0")
    # The 8th is no choice of the player: another may go that turn.
    assert releases(game) == {"4408", "3806", "5421"}


@pytest.mark.rule(GAME, "31", "D31")
def test_six_units_may_wait_in_one_hex() -> None:
    game = campaign({**armies(6), "free": f"{RIFLE} 3907"}, 5)
    play(game, "done")
    assert kind(game) != "s42-give-up-units"
    assert all(where(game, f"r3806-{n}") == "3806" for n in range(6))


@pytest.mark.rule(GAME, "31", "20.4")
def test_garrisons_and_other_frozen_units_wait_within_the_limit() -> None:
    units = {
        "g": f"{RIFLE} 3806 frozen garrison",
        **dict.fromkeys(("one", "two"), f"{RIFLE} 3806"),
        "three": f"{RIFLE} 3907",
    }
    game = campaign(units, 5)
    assert codes(game, "done") == set()
    play(game, "done")
    assert kind(game) == "s42-give-up-units"


@pytest.mark.rule(GAME, "31", "A-90")
def test_only_the_army_itself_ignores_the_limit() -> None:
    """Others that stop in its hex count as if they stood there alone."""
    two = {f"o{n}": f"{RIFLE} 3806" for n in range(2)}
    game = campaign({**armies(), **two}, 5)
    play(game, "done")
    assert kind(game) != "s42-give-up-units"
    three = {f"o{n}": f"{RIFLE} 3806" for n in range(3)}
    game = campaign({**armies(), **three}, 5)
    play(game, "done")
    assert kind(game) == "s42-give-up-units"
    assert {text.split()[1] for text in legal_with(game, "eliminate")} == {*three}


@pytest.mark.rule(GAME, "31", "A-90")
def test_after_its_release_the_limit_binds_in_the_movement_phase() -> None:
    game = campaign({**armies(), "free": f"{RIFLE} 3907"}, 2, phase="initial")
    play(game, "release-army 3806", "done")
    assert legal_with(game, "move", "r3806-0")
    play(game, "done")
    assert kind(game) == "s42-give-up-units"


@pytest.mark.rule(GAME, "31", "A-90")
def test_no_movement_of_any_kind() -> None:
    game = campaign({**armies(), "free": f"{RIFLE} 3907"}, 5)
    words = [text.split() for text in legal(game)]
    assert {text[1] for text in words if text[0] in ("move", "rail", "tactical")} == {"free"}
    assert not [text for text in words if any(word.startswith("r3806") for word in text)]
    assert "s42-unit-frozen 31" in codes(game, "move r3806-0 3807")
    assert codes(game, "full-retreat r3806-0")
    assert "s42-unit-frozen 31" in codes(game, "rail r3806-0 ea-a")


@pytest.mark.rule(GAME, "31", "A-90")
def test_frozen_units_have_zones_and_bonds() -> None:
    frozen = {"a": f"{RIFLE} 2009 frozen", "b": f"{RIFLE} 2209 frozen"}
    game = stand({**frozen, "x": "axis infantry 5-7-3 2014"}, scenario="campaign", turn=5)
    assert bonds(game, "soviet")
    work = game.rules.work(game.state)
    zones = {work.rules.grid.index(name) for name in neighbours(game, "2009")}
    assert all(work.in_enemy_zone(0, hex) for hex in zones)  # type: ignore[attr-defined]


@pytest.mark.rule(GAME, "31", "A-90")
def test_they_may_attack_and_do_not_advance() -> None:
    units = {
        "a": "soviet infantry 9-5-3 2009 frozen",
        "b": "soviet infantry 9-5-3 2009 frozen",
        "c": "soviet infantry 9-5-3 2009 frozen",
        "d": "soviet infantry 9-5-3 2110",
        "x": "axis infantry 1-1-3 2010 one-step",
        "y": "axis infantry 5-7-3 2014",
    }
    game = stand(units, scenario="campaign", turn=5, seat="soviet", phase="combat")
    declare(game, "2010", "a", "b", "c", "d")
    play(game, "resolve")
    assert where(game, "x") != "2010"
    movers = {text.split()[1] for text in legal(game) if len(text.split()) > 1}
    assert "d" in movers
    assert not movers & {"a", "b", "c"}


@pytest.mark.rule(GAME, "31", "A-90")
def test_all_units_of_the_hex_defend_together() -> None:
    units = {f"f{n}": f"{RIFLE} 2009 frozen" for n in range(6)}
    game = stand(
        {**units, "a": "axis panzer 20-8-6 2010", "y": "axis infantry 5-7-3 2014"},
        scenario="campaign",
        turn=5,
        phase="combat",
    )
    declare(game, "2009", "a")
    assert odds(game)["defense"] == 20
    assert kind(game) != "s42-stand-aside"
