"""8.6 Step losses: who takes them, and headquarters that are left alone (13.4.1)."""

from __future__ import annotations

import pytest

from tests.rulebook.iskra.iskra_battles import force, struck, struck_with_events
from tests.rulebook.iskra.iskra_kit import codes, kind, legal, play, steps, told, where

ATTACK = f"soviet infantry {force('D2r', 6)}-4-5 05.06"


@pytest.mark.rule("iskra", "8.6", "8.6.1", "8.6.2", "R-67")
def test_the_first_loss_of_the_defender_falls_on_the_strongest_in_defence() -> None:
    units = {
        "s": f"soviet infantry {force('D2r', 6)}-4-5 05.06",
        "g": "axis infantry 5-2-5 05.05",
        "h": "axis infantry 1-4-5 05.05",
    }
    game = struck("D2r", units, "05.05", "s")
    play(game, "axis: suffer")
    # The first loss was no choice: the second one is.
    assert (steps(game, "h"), steps(game, "g")) == (1, 2)
    assert (kind(game), legal(game)) == ("take-losses", {"lose g", "lose h"})


@pytest.mark.rule("iskra", "8.6.1", "R-67")
def test_equally_strong_units_are_the_owners_choice() -> None:
    units = {
        "s": f"soviet infantry {force('D2r', 6)}-4-5 05.06",
        "g": "axis infantry 5-3-5 05.05",
        "h": "axis infantry 1-3-5 05.05",
    }
    game = struck("D2r", units, "05.05", "s")
    play(game, "axis: suffer")
    assert legal(game) == {"lose g", "lose h"}
    assert codes(game, "lose s", "axis") == {"not-in-this-combat 8.6.1"}
    play(game, "axis: lose g")
    assert legal(game) == {"lose g", "lose h"}


@pytest.mark.rule("iskra", "8.6.1", "8.3.3", "R-67")
def test_the_first_loss_of_the_attacker_falls_on_the_strongest_in_attack() -> None:
    units = {
        "s": "soviet infantry 3-1-5 05.06",
        "t": "soviet infantry 1-9-5 05.06",
        "u": "soviet infantry 0-9-5 06.05",
        "g": "axis infantry 2-2-5 05.05",
    }
    game = struck("A1", units, "05.05", "s", "t", "u")
    assert [steps(game, name) for name in "stu"] == [1, 2, 2]


@pytest.mark.rule("iskra", "8.6.1", "R-67")
def test_strength_is_the_printed_one_of_the_face_that_shows() -> None:
    units = {
        "s": f"soviet infantry {force('D1', 5)}-4-5 05.06",
        "g": "axis infantry 5-4-5 05.05 isolated",
        "h": "axis infantry 1-3-5 05.05",
    }
    game = struck("D1", units, "05.05", "s")
    play(game, "axis: suffer")
    assert (steps(game, "g"), steps(game, "h")) == (1, 2)


@pytest.mark.rule("iskra", "8.6.3")
def test_a_one_step_unit_dies_of_any_loss() -> None:
    units = {"s": "soviet infantry 14-4-5 05.06", "g": "axis infantry 2-2-5 05.05 one-step"}
    game = struck("D1", units, "05.05", "s")
    events = play(game, "axis: suffer")
    assert "unit-eliminated" in told(events)
    assert where(game, "g") == "eliminated"


@pytest.mark.rule("iskra", "13.4.1", "13.4.5")
def test_a_headquarters_relocates_when_all_its_company_is_eliminated() -> None:
    units = {
        "s": "soviet infantry 14-4-5 05.06",
        "g": "axis infantry 2-2-5 05.05 one-step",
        "q": "axis hq 0-6 05.05 range:8",
    }
    game, _ = struck_with_events(
        "D1", units, "05.05", "s", lines={"trail": ["05.05 05.04 05.03 05.02 05.01"]}
    )
    events = play(game, "axis: suffer")
    assert "headquarters-leaves" in told(events)
    assert where(game, "q") != "05.05"


@pytest.mark.rule("iskra", "13.4.1")
def test_a_headquarters_of_the_attacker_stays_with_those_who_did_not_attack() -> None:
    units = {
        "s": "soviet infantry 4-4-5 05.06 one-step",
        "t": "soviet infantry 1-4-5 05.06",
        "q": "soviet hq 0-6 05.06 67a range:8",
        "g": "axis infantry 2-2-5 05.05",
    }
    game, events = struck_with_events("A1", units, "05.05", "s")
    assert "headquarters-leaves" not in told(events)
    assert (where(game, "s"), where(game, "q")) == ("eliminated", "05.06")
    del units["t"]
    _, events = struck_with_events("A1", units, "05.05", "s")
    assert "headquarters-leaves" in told(events)


@pytest.mark.rule("iskra", "16.1", "R-63")
def test_with_three_players_the_owner_of_the_units_decides() -> None:
    units = {
        "g": "axis infantry 14-4-5 05.04",
        "s": "soviet infantry 1-1-5 05.05 volkhov",
        "t": "soviet infantry 1-1-5 05.05 volkhov",
    }
    game = struck("D1", units, "05.05", "g", seat="axis", scenario="campaign-3")
    assert game.decision is not None
    assert (game.decision.seat, game.decision.kind) == ("volkhov", "take-losses")
