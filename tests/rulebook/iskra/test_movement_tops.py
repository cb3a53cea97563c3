"""6.3.1, R-46: the owner puts a counter on top of its stack."""

from __future__ import annotations

import pytest

from tests.rulebook.iskra.iskra_kit import codes, legal_with, play, seen, stack, stand, told

GAME = "iskra"
UNITS = {
    "a": "axis infantry 3-4-5 05.05",
    "b": "axis infantry 2-4-5 05.05",
    "h": "axis hq 0-6 05.05",
    "c": "axis infantry 2-4-5 05.06",
    "x": "soviet infantry 2-2-4 12.12",
    "y": "soviet infantry 1-2-4 12.12",
}


@pytest.mark.rule(GAME, "6.3.1", "R-46", "R-64")
def test_any_counter_of_any_own_stack_may_be_put_on_top() -> None:
    game = stand(UNITS, activated=["c"])
    assert stack(game, "05.05") == ("a", "b", "h")
    assert legal_with(game, "top") == {"top b", "top h"}
    assert "a" in seen(game, "soviet")
    events = play(game, "top h")
    assert told(events) == ["top-shown"]
    assert stack(game, "05.05") == ("h", "a", "b")
    assert seen(game, "soviet") & {"a", "b", "h"} == {"h"}


@pytest.mark.rule(GAME, "6.3.1", "R-46")
def test_the_owner_may_change_his_mind_at_any_time_once_for_each_counter() -> None:
    game = stand(UNITS)
    play(game, "top h")
    assert legal_with(game, "top") == {"top a", "top b"}
    assert codes(game, "top h") == {"already-on-top 6.3.1"}
    play(game, "top b", "top a")
    assert stack(game, "05.05") == ("a", "b", "h")
    assert legal_with(game, "top") == set()
    assert codes(game, "top b") == {"top-chosen 6.3.1"}
    # A counter that enters or leaves the hex opens it again.
    play(game, "move a 05.04")
    assert legal_with(game, "top") == {"top h"}


@pytest.mark.rule(GAME, "6.3.1", "R-46")
def test_who_may_not_be_put_on_top() -> None:
    game = stand(UNITS)
    assert codes(game, "top c") == {"already-on-top 6.3.1"}
    assert codes(game, "top x") == codes(game, "top y") == {"not-your-unit"}
    assert codes(game, "top ger-1-s502") == {"unit-not-on-map"}
    assert codes(game, "top nobody") == {"unknown-unit"}


@pytest.mark.rule(GAME, "6.3.1", "R-64")
def test_by_default_the_strongest_attack_is_on_top() -> None:
    game = stand(UNITS)
    play(game, "move c 05.07", "move a 05.06 05.07")
    assert stack(game, "05.07") == ("a", "c")
    assert stack(game, "05.05") == ("b", "h")
    play(game, "move h 05.06 05.07")
    assert stack(game, "05.07")[0] == "a"


@pytest.mark.rule(GAME, "16.1", "R-63")
def test_each_soviet_player_orders_his_own_counters() -> None:
    units = {
        "a": "soviet infantry 3-4-5 05.05 leningrad",
        "b": "soviet infantry 2-4-5 05.05 volkhov",
        "c": "soviet hq 0-6 05.05 67a",
        "x": "axis infantry 2-2-4 12.12",
    }
    game = stand(units, scenario="campaign-3", seat="leningrad", activated=["a"])
    assert legal_with(game, "top") == {"top c"}
    assert codes(game, "top b") == {"not-your-unit"}


@pytest.mark.rule(GAME, "6.3.1", "R-46", "7.1")
def test_a_reinforcement_opens_only_the_stacks_that_it_enters_or_leaves() -> None:
    """Its move is no activation: the other stacks keep their order."""
    units = {
        **UNITS,
        "n": "axis infantry 1-4-5 turn-10 entry:F",
        "f": "axis infantry 3-4-5 01.06",
        "g": "axis infantry 2-4-5 01.07",
    }
    areas = {"axis-source": "01.01", "soviet-source": "12.12", "entry-f": "01.06"}
    game = stand(units, phase="reinforcement-phase", seat=None, turn=10, areas=areas)
    play(game, "enter n 01.06")
    assert legal_with(game, "top") == {"top n"}
    assert codes(game, "top b") == {"stack-not-stirred 6.3.1"}
    play(game, "move n 01.07")
    assert stack(game, "01.07") == ("g", "n")
    play(game, "top n")
    assert stack(game, "01.07") == ("n", "g")
    assert codes(game, "top g") == {"stack-not-stirred 6.3.1"}
