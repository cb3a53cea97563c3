"""10 Pursuit: who, how far, and with which headquarters."""

from __future__ import annotations

import pytest

from hexside.api import Game
from tests.rulebook.iskra.iskra_battles import struck
from tests.rulebook.iskra.iskra_kit import (
    codes,
    kind,
    legal,
    legal_with,
    marks,
    play,
    told,
    where,
)

TANKS = "soviet armour 14-4-7 05.06 mechanised"
DOOMED = "axis infantry 2-2-5 05.05 one-step"


def won(units: dict[str, str], **more: object) -> Game:
    """The defender of 05.05 is eliminated by all Soviet units next to it."""
    near = ("05.06", "06.05", "06.04", "04.05", "04.04")
    attackers = [
        name
        for name, text in units.items()
        if name in ("s", "s1", "s2", "s3") and any(h in text for h in near)
    ]
    game = struck("D1", {"g": DOOMED, **units}, "05.05", *attackers, **more)
    play(game, "axis: suffer")
    return game


@pytest.mark.rule("iskra", "10.0", "10.4", "R-27")
def test_the_attackers_may_enter_the_hex_of_an_eliminated_defender() -> None:
    game = won({"s": "soviet infantry 14-4-5 05.06"})
    assert kind(game) == "pursue"
    assert legal(game) == {"pursue s 05.05", "done"}
    assert codes(game, "pursue s 05.05 05.04") == {"pursuit-too-far 10.4"}
    assert codes(game, "pursue s 05.07") == {"pursuit-first-hex 10.0"}
    assert codes(game, "pursue s 99.99") == {"unknown-hex"}
    assert codes(game, "pursue g 05.05") == {"did-not-attack 10.0"}
    play(game, "pursue s 05.05", "done")
    assert where(game, "s") == "05.05"


@pytest.mark.rule("iskra", "10.0")
def test_all_some_or_none_pursue_within_the_stacking_limit() -> None:
    units = {
        "s1": "soviet infantry 5-4-5 05.06",
        "s2": "soviet infantry 5-4-5 05.06",
        "s3": "soviet infantry 4-4-5 06.05",
    }
    game = won(units)
    play(game, "pursue s1 05.05", "pursue s3 05.05")
    assert codes(game, "pursue s2 05.05") == {"stacking-limit 6.0"}
    play(game, "done")
    assert [where(game, name) for name in units] == ["05.05", "05.06", "05.05"]
    idle = won(units)
    play(idle, "done")
    assert kind(idle) == "declare-attacks"


@pytest.mark.rule("iskra", "10.1")
def test_defenders_never_pursue() -> None:
    units = {"g": "axis infantry 4-2-5 05.04 one-step", "s": "soviet infantry 2-2-5 05.05"}
    game = struck("A1", units, "05.05", "g", seat="axis")
    play(game, "suffer")
    assert where(game, "g") == "eliminated"
    assert kind(game) != "pursue"


@pytest.mark.rule("iskra", "10.0", "8.3.3")
def test_a_unit_without_attack_strength_pursues_too() -> None:
    game = won({"s1": "soviet infantry 14-4-5 05.06", "s2": "soviet infantry 0-4-5 06.05"})
    assert "pursue s2 05.05" in legal(game)


@pytest.mark.rule("iskra", "10.3", "R-27")
def test_mechanised_units_pursue_two_hexes_to_different_ends() -> None:
    game = won(
        {"s1": "soviet armour 7-4-7 05.06 mechanised", "s2": "soviet armour 7-4-7 05.06 mechanised"}
    )
    assert {"pursue s1 05.05", "pursue s1 05.05 05.04", "pursue s1 05.05 04.04"} <= legal(game)
    play(game, "pursue s1 05.05 05.04", "pursue s2 05.05 04.04", "done")
    assert (where(game, "s1"), where(game, "s2")) == ("05.04", "04.04")


@pytest.mark.rule("iskra", "10.0", "4.6")
def test_pursuit_ignores_enemy_zones() -> None:
    game = won({"s": TANKS, "z": "axis infantry 3-3-5 05.03"})
    assert "pursue s 05.05 05.04" in legal(game)
    assert codes(game, "pursue s 05.05 05.03") == {"not-adjacent 10.3"}


@pytest.mark.rule("iskra", "10.5")
def test_no_pursuit_into_an_enemy() -> None:
    game = won({"s": TANKS, "z": "axis infantry 3-3-5 05.04"})
    assert codes(game, "pursue s 05.05 05.04") == {"enemy-occupied 10.5"}


@pytest.mark.rule("iskra", "10.3.1", "T-44")
@pytest.mark.parametrize("terrain", ["village", "city"])
def test_a_village_or_city_stops_a_mechanised_pursuer(terrain: str) -> None:
    units = {"g": DOOMED, "s": "soviet armour 18-4-7 05.06 mechanised"}
    game = struck("D1", units, "05.05", "s", terrain={terrain: "05.05"})
    while kind(game) != "pursue":
        play(game, "axis: suffer")
    assert codes(game, "pursue s 05.05 05.04") == {"pursuit-too-far 10.3.1"}
    assert codes(game, "pursue s 05.05") == set()


@pytest.mark.rule("iskra", "10.3.1")
def test_an_unbridged_small_river_stops_a_mechanised_pursuer_and_a_bridge_does_not() -> None:
    river = {"small-river": "05.05/05.06"}
    tanks = {"s": "soviet armour 28-4-7 05.06 mechanised"}
    game = won(tanks, hexsides=river)
    assert legal_with(game, "pursue") == {"pursue s 05.05"}
    bridged = won(tanks, hexsides={**river, "bridge": "05.05/05.06"})
    assert "pursue s 05.05 05.04" in legal(bridged)


@pytest.mark.rule("iskra", "11.3.3")
@pytest.mark.parametrize("mark", ["out-of-supply", "isolated"])
def test_tanks_without_supply_pursue_one_hex(mark: str) -> None:
    game = won({"s": f"soviet armour 28-4-7 05.06 mechanised {mark}"})
    assert legal_with(game, "pursue") == {"pursue s 05.05"}


@pytest.mark.rule("iskra", "10.5", "R-74")
def test_no_pursuit_into_closed_terrain_but_along_a_line() -> None:
    bog = {"peat-bog": "05.05 05.04"}
    game = won({"s": TANKS}, terrain=bog)
    assert kind(game) == "declare-attacks"
    along = won({"s": TANKS}, terrain=bog, lines={"trail": ["05.06 05.05 05.04"]})
    assert {"pursue s 05.05", "pursue s 05.05 05.04"} <= legal(along)


@pytest.mark.rule("iskra", "10.5.1", "R-06")
def test_nobody_pursues_across_the_neva_without_a_bridge() -> None:
    neva = {"neva": "05.05/05.06"}
    game = won({"s": "soviet infantry 28-4-5 05.06"}, hexsides=neva)
    assert kind(game) == "declare-attacks"
    both = {"s1": "soviet infantry 20-4-5 05.06", "s2": "soviet infantry 4-4-5 06.05"}
    other = won(both, hexsides=neva)
    assert legal_with(other, "pursue") == {"pursue s2 05.05"}
    assert codes(other, "pursue s1 05.05") == {"pursuit-closed 8.3.4"}


@pytest.mark.rule("iskra", "10.5.1", "13.3.1")
def test_a_pontoon_bridge_lets_them_pursue() -> None:
    game = won(
        {"s": "soviet infantry 28-4-5 05.06", "sov-pontoon-1": "05.06 bridge@1"},
        hexsides={"neva": "05.05/05.06", "pontoon-site": "05.05/05.06"},
        areas={"pontoon-site": "05.06"},
    )
    assert legal_with(game, "pursue") == {"pursue s 05.05"}


@pytest.mark.rule("iskra", "10.2", "13.4.4")
def test_headquarters_go_along_with_their_stack() -> None:
    game = won({"s": TANKS, "q": "soviet hq 0-6 05.06 67a range:8"})
    assert codes(game, "accompany q s") == {"headquarters-follows-only 10.2"}
    play(game, "pursue s 05.05 05.04")
    assert legal(game) == {"accompany q s", "done"}
    play(game, "accompany q s", "done")
    assert where(game, "q") == "05.04"


@pytest.mark.rule("iskra", "10.2", "R-64")
def test_whether_a_headquarters_could_follow_is_not_given_away() -> None:
    alone = won({"s": TANKS})
    with_hq = won({"s": TANKS, "q": "soviet hq 0-6 05.06 67a range:8"})
    for game in (alone, with_hq):
        play(game, "pursue s 05.05")
        assert kind(game) == "pursue"


@pytest.mark.rule("iskra", "13.4.6", "R-07", "R-64")
def test_a_pursuer_overruns_a_lone_headquarters_or_is_stopped_before_it() -> None:
    units = {"s": TANKS, "q": "axis hq 0-6 05.04 range:8"}
    game = won(units)
    events = play(game, "pursue s 05.05 05.04")
    assert "headquarters-overrun" in told(events)
    assert where(game, "s") == "05.04"
    guarded = won({**units, "h": "axis infantry 1-1-5 05.04"}, stacks={"05.04": "q h"})
    events = play(guarded, "pursue s 05.05 05.04")
    assert "overrun-fails" in told(events)
    assert where(guarded, "s") == "05.05"


@pytest.mark.rule("iskra", "8.5.3", "R-21")
def test_a_pursuer_that_ends_beside_a_pinned_unit_is_pinned() -> None:
    game = won({"s": TANKS, "p": "soviet infantry 1-1-5 05.04 pinned"})
    play(game, "pursue s 05.05 05.04")
    assert "pinned" in marks(game, "s")


@pytest.mark.rule("iskra", "19.1.15", "10.0")
def test_tigers_with_a_technical_problem_do_not_pursue() -> None:
    units = {"ger-1-s502": "05.04 technical-problem", "g": "axis infantry 8-2-5 04.04"}
    game = struck(
        "D1",
        {**units, "s": "soviet infantry 2-2-5 05.05 one-step"},
        "05.05",
        "ger-1-s502",
        "g",
        seat="axis",
    )
    assert legal_with(game, "pursue") == {"pursue g 05.05"}
