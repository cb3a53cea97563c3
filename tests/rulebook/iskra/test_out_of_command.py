"""5.8, 2.7.1: units out of command move one hex towards their headquarters (R-18, R-59)."""

from __future__ import annotations

from typing import Any

import pytest

from hexside.api import Game
from tests.rulebook.iskra.iskra_kit import (
    codes,
    ends,
    kind,
    legal,
    legal_with,
    marks,
    play,
    seen,
    stack,
    stand,
    told,
    where,
)

GAME = "iskra"
OOC = "out-of-command"
ASIDE = {"z": "axis infantry 3-4-5 01.01"}


def creep(units: dict[str, Any], **more: Any) -> Game:
    """The End Phase from its beginning; the Soviet player is asked first."""
    return stand({**ASIDE, **units}, **{"phase": "end-phase", "seat": None, **more})


def creepers(units: dict[str, Any], **more: Any) -> set[str]:
    return legal_with(creep(units, **more), "creep")


H = {"h": "soviet hq 0-6 06.10 67a"}


@pytest.mark.rule(GAME, "5.8", "2.7.1", "R-59")
def test_a_unit_out_of_command_may_move_one_hex_nearer_to_its_headquarters() -> None:
    game = creep({**H, "a": f"soviet infantry 3-4-5 06.05 67a {OOC}"})
    assert game.decision is not None
    assert (game.decision.seat, kind(game)) == ("soviet", "creep")
    assert legal(game) == {"creep a 06.06", "done"}
    assert codes(game, "creep a 06.04") == {"creep-not-nearer 5.8"}
    assert codes(game, "creep a 06.07") == {"not-adjacent 5.8"}
    play(game, "creep a 06.06")
    assert where(game, "a") == "06.06"
    assert codes(game, "creep a 06.07") == {"crept-already 5.8"}


@pytest.mark.rule(GAME, "5.8", "R-59")
def test_several_hexes_may_be_nearer() -> None:
    # Off the straight line two neighbours are nearer.
    units = {**H, "a": f"soviet infantry 3-4-5 04.06 67a {OOC}"}
    found = ends(creep(units), "creep", "a")
    assert len(found) == 2


@pytest.mark.rule(GAME, "5.8", "R-18")
def test_a_unit_in_command_stays_and_a_headquarters_is_never_out_of_command() -> None:
    game = creep({**H, "a": "soviet infantry 3-4-5 06.05 67a"})
    assert legal(game) == {"done"}
    assert codes(game, "creep a 06.06") == {"not-out-of-command 5.8"}
    assert codes(game, "creep h 06.09") == {"not-out-of-command 5.8"}
    assert codes(game, "creep z 01.02") == {"not-your-unit"}


@pytest.mark.rule(GAME, "5.8", "R-59")
def test_no_headquarters_on_the_map_no_move() -> None:
    # The headquarters of another army does not help.
    units = {"h": "soviet hq 0-6 06.10 8a", "a": f"soviet infantry 3-4-5 06.05 67a {OOC}"}
    game = creep(units)
    assert legal(game) == {"done"}
    assert codes(game, "creep a 06.06") == {"no-headquarters-to-creep-to 5.8"}


@pytest.mark.rule(GAME, "5.8", "R-18", "R-59")
def test_an_independent_unit_out_of_every_range_moves_towards_the_nearest_headquarters() -> None:
    units = {
        "h": "soviet hq 0-6 12.12 67a range:2",
        "k": "soviet hq 0-6 06.11 2sha range:2",
        "a": "soviet armour 3-4-5 06.05 leningrad independent",
    }
    game = creep(units)
    assert OOC in marks(game, "a")
    assert ends(game, "creep", "a") == {"06.06"}


@pytest.mark.rule(GAME, "5.8", "R-18")
@pytest.mark.parametrize(
    ("hq", "marked"), [("67a range:6", False), ("67a range:5", True), ("8a range:6", True)]
)
def test_an_independent_unit_is_out_of_command_beyond_the_ranges_of_its_own_front(
    hq: str, marked: bool
) -> None:
    units = {
        "h": f"soviet hq 0-6 06.11 {hq}",
        "a": "soviet armour 3-4-5 06.05 leningrad independent",
    }
    assert (OOC in marks(creep(units), "a")) == marked


@pytest.mark.rule(GAME, "5.8", "R-18")
def test_a_german_independent_looks_for_any_headquarters_of_its_side() -> None:
    units = {
        "h": "axis hq 0-6 06.11 formation:a-div range:5",
        "a": "axis armour 3-4-5 06.05 independent",
    }
    game = creep(units)
    play(game, "soviet: done")
    assert ends(game, "creep", "a") == {"06.06"}


@pytest.mark.rule(GAME, "13.3.1", "R-18", "R-36")
def test_a_pontoon_unit_is_an_independent_a_bridge_is_not() -> None:
    units = {
        "h": "soviet hq 0-6 06.11 67a range:2",
        "p": "soviet bridging 0-0-4 06.05",
        "q": "soviet bridging 0-0-4 08.05 bridge@1",
    }
    board = {"areas": {"pontoon-site": "08.05"}, "hexsides": {"pontoon-site": "08.05/08.06"}}
    game = creep(units, **board)
    assert OOC in marks(game, "p")
    assert OOC not in marks(game, "q")
    assert legal_with(game, "creep") == {"creep p 06.06"}


@pytest.mark.rule(GAME, "5.8", "4.0", "R-07")
def test_not_into_an_enemy_zone_nor_onto_an_enemy() -> None:
    units = {**H, "a": f"soviet infantry 3-4-5 06.05 67a {OOC}"}
    assert creepers({**units, "e": "axis infantry 3-4-5 06.08"}) == {"creep a 06.06"}
    near = creep({**units, "e": "axis infantry 3-4-5 06.07"})
    assert codes(near, "creep a 06.06") == {"in-enemy-zone 5.8"}
    lone = creep({**units, "e": "axis hq 0-6 06.06"})
    assert codes(lone, "creep a 06.06") == {"enemy-occupied 5.8"}


@pytest.mark.rule(GAME, "5.8", "5.1.1", "4.1", "R-59")
def test_the_step_must_be_payable_with_what_leaving_a_zone_costs() -> None:
    # Woods cost 2; leaving the zone of e 2 more.
    board = {"terrain": {"woods": "06.06"}}
    units = {**H, "e": "axis infantry 3-4-5 06.04"}
    assert creepers({**units, "a": f"soviet infantry 3-4-4 06.05 67a {OOC}"}, **board)
    game = creep({**units, "a": f"soviet infantry 3-4-3 06.05 67a {OOC}"}, **board)
    assert codes(game, "creep a 06.06") == {"creep-too-dear 5.1.1"}
    # Isolated units have half their points (11.3.2).
    game = creep({**units, "a": f"soviet infantry 3-4-7 06.05 67a {OOC} isolated"}, **board)
    assert codes(game, "creep a 06.06") == {"creep-too-dear 5.1.1"}


@pytest.mark.rule(GAME, "5.8", "5.2.8", "8.3.4")
def test_not_into_closed_terrain() -> None:
    units = {**H, "a": f"soviet armour 3-4-5 06.05 67a {OOC}"}
    game = creep(units, terrain={"swamp-woods": "06.06"})
    assert codes(game, "creep a 06.06") == {"creep-closed 5.8"}


@pytest.mark.rule(GAME, "5.8", "6.0", "6.1")
def test_the_stacking_limit_holds() -> None:
    units = {
        **H,
        "a": f"soviet infantry 3-4-5 06.05 67a {OOC}",
        "b": "soviet infantry 3-4-5 06.06 67a",
        "c": "soviet infantry 3-4-5 06.06 67a",
    }
    assert codes(creep(units), "creep a 06.06") == {"stacking-limit 6.0"}


@pytest.mark.rule(GAME, "5.8", "8.5.3", "19.1.15", "R-59", "R-21")
def test_pinned_units_stay_and_who_joins_one_is_pinned() -> None:
    units = {
        **H,
        "a": f"soviet infantry 3-4-5 06.05 67a {OOC}",
        "b": f"soviet infantry 3-4-5 06.06 67a {OOC} pinned",
    }
    game = creep(units)
    assert codes(game, "creep b 06.07") == {"pinned-stays 8.5.3"}
    play(game, "creep a 06.06")
    assert "pinned" in marks(game, "a")
    tigers = {
        "h": "axis hq 0-6 06.11 formation:a-div range:2",
        "ger-1-s502": "06.05 technical-problem",
    }
    game = creep(tigers)
    play(game, "soviet: done")
    assert codes(game, "creep ger-1-s502 06.06") == {"tigers-stay 19.1.15"}


@pytest.mark.rule(GAME, "2.7.1", "5.8", "1.1.4")
def test_the_soviet_player_first_then_the_german_and_both_are_always_asked() -> None:
    game = creep(H)
    assert game.decision is not None
    assert (game.decision.seat, kind(game), legal(game)) == ("soviet", "creep", {"done"})
    play(game, "done")
    assert (game.decision.seat, kind(game), legal(game)) == ("axis", "creep", {"done"})


@pytest.mark.rule(GAME, "16.1", "R-63", "5.8")
def test_three_players_leningrad_volkhov_german_each_with_his_own_units() -> None:
    units = {
        "h": "soviet hq 0-6 06.10 67a",
        "k": "soviet hq 0-6 10.10 8a",
        "a": f"soviet infantry 3-4-5 06.05 67a {OOC}",
        "b": f"soviet infantry 3-4-5 10.05 8a {OOC}",
    }
    game = creep(units, scenario="campaign-3")
    assert game.decision is not None
    assert (game.decision.seat, legal(game)) == ("leningrad", {"creep a 06.06", "done"})
    assert codes(game, "creep b 10.06") == {"not-your-unit"}
    play(game, "done")
    assert (game.decision.seat, legal(game)) == ("volkhov", {"creep b 10.06", "done"})
    play(game, "done")
    assert game.decision.seat == "axis"


@pytest.mark.rule(GAME, "R-18", "3.3.3", "5.8")
def test_in_turn_one_nobody_is_out_of_command() -> None:
    units = {
        "h": "soviet hq 0-6 06.11 67a range:1",
        "a": "soviet armour 3-4-5 06.05 leningrad independent",
    }
    game = creep(units, turn=1)
    assert kind(game) != "creep"
    assert game.state.turn == 2
    assert OOC not in marks(game, "a")


@pytest.mark.rule(GAME, "1.1.4", "6.3.1", "R-46", "R-64")
def test_what_the_enemy_sees_of_it_and_the_order_of_the_stacks() -> None:
    units = {
        **H,
        "a": f"soviet infantry 3-4-5 06.05 67a {OOC}",
        "b": "soviet infantry 5-4-5 06.05 67a",
        "c": "soviet infantry 6-4-5 06.06 67a",
        "d": "soviet infantry 6-4-5 09.06 67a",
        "e": "soviet infantry 2-4-5 09.06 67a",
    }
    game = creep(units)
    assert codes(game, "top a") == {"stack-not-stirred 6.3.1"}
    events = play(game, "creep a 06.06")
    # a goes from below one top to below another: the enemy sees nothing at all.
    assert [e.code for e in events if not e.only] == []
    assert "a" not in seen(game, "axis")
    assert stack(game, "06.06") == ("c", "a")
    assert legal(game) == {"top a", "done"}
    assert codes(game, "top e") == {"stack-not-stirred 6.3.1"}
    assert "top-shown" in told(play(game, "top a"))
    assert stack(game, "06.06") == ("a", "c")
    assert legal(game) == {"done"}
