"""4.3: drawing chits, adding chits, Reaction Orders, the end of the phase."""

from __future__ import annotations

from typing import Any

import pytest

from hexside.api import Game
from tests.rulebook.traces_of_war.tow_kit import (
    argument,
    codes,
    event,
    kind,
    legal,
    play,
    stand,
    told,
    track,
    where,
)

GAME = "traces-of-war"
OKH = "axis-okh"
UNITS = {
    "ger-8a": "1731",
    "sov-south": "1835",
    "a": "axis infantry 3-4 1730",
    "b": "soviet infantry 4-4 1834",
}


def drawing(hand: list[str], cup: list[str], **more: Any) -> Game:
    """The Action Phase with these chits; the first in the alphabet is drawn first."""
    settings: dict[str, Any] = {"phase": "action", "seat": None, "dice": [1, 1, 1, 1, 1, 1]}
    chits = {"hand": hand, "cup": cup, **more.pop("chits", {})}
    return stand(UNITS, **{**settings, **more}, chits=chits)


# Drawing


@pytest.mark.rule(GAME, "4.3")
@pytest.mark.parametrize(
    ("chit", "owner"), [("axis-8a", "axis"), ("soviet-south", "soviet"), (OKH, "axis")]
)
def test_the_owner_of_the_drawn_chit_is_the_active_player(chit: str, owner: str) -> None:
    game = drawing([], [chit])
    assert track(game, "drawn") == chit
    assert game.waiting == (owner,)


@pytest.mark.rule(GAME, "4.3", "4.3.1")
def test_a_headquarters_chit_activates_the_headquarters_on_it() -> None:
    game = drawing([], ["soviet-south"])
    assert kind(game) == "choose-mode"
    assert set(argument(game, "units")) == {"sov-south", "b"}


@pytest.mark.rule(GAME, "4.3")
def test_chits_are_drawn_until_the_cup_is_empty() -> None:
    game = drawing([], ["axis-8a", "soviet-south"])
    assert (track(game, "drawn"), track(game, "cup")) == ("axis-8a", 1)
    play(game, "mode move-combat", "done")
    assert (track(game, "drawn"), track(game, "cup")) == ("soviet-south", 0)
    assert track(game, "resolved")[-1] == "axis-8a"
    events = play(game, "mode move-combat", "done")
    assert "turn-begins" in told(events)
    assert game.view("").turn == 3


@pytest.mark.rule(GAME, "4.3")
def test_the_draw_is_random_and_open() -> None:
    """Every chit of the cup can come; all see which."""
    drawn = set()
    for die in range(1, 4):
        game = drawing(["axis-6a"], ["axis-8a", "soviet-south", "supply"], dice=[die])
        events = play(game, "cup")
        drawn.add(event(events, "chit-drawn")["chit"])
        assert all(one.seen_by("soviet") for one in events if one.code == "chit-drawn")
    assert drawn == {"axis-8a", "soviet-south", "supply"}


# Adding chits


@pytest.mark.rule(GAME, "4.2", "4.3", "R4")
def test_the_axis_may_add_chits_before_every_draw() -> None:
    game = drawing(["axis-6a", OKH], ["axis-8a", "soviet-south"])
    assert (kind(game), game.waiting) == ("add-chits", ("axis",))
    assert legal(game) == {"cup", "cup axis-6a", "cup axis-okh", "cup axis-6a axis-okh"}
    play(game, "cup", "accept", "mode move-combat", "done")  # 8th Army
    assert (kind(game), game.waiting) == ("add-chits", ("axis",))
    play(game, "cup axis-6a")
    assert track(game, "hand") == 1
    # The 6th Army is not on this map: its chit is drawn first and does nothing.
    assert track(game, "drawn") == "axis-6a"
    events = play(game, "accept")
    assert "headquarters-absent" in told(events)
    assert kind(game) == "add-chits"


@pytest.mark.rule(GAME, "4.2", "4.3")
def test_without_chits_in_hand_the_axis_is_not_asked() -> None:
    game = drawing([], ["soviet-south"])
    assert game.waiting == ("soviet",)


@pytest.mark.rule(GAME, "4.3", "R5")
def test_with_an_empty_cup_the_axis_adds_a_chit_or_waives_the_rest() -> None:
    game = drawing(["axis-8a", OKH], [])
    assert kind(game) == "add-chits-or-waive"
    assert legal(game) == {"cup axis-8a", "cup axis-okh", "cup axis-8a axis-okh", "waive"}
    assert codes(game, "cup") == {"cup-is-empty 4.3"}
    play(game, "cup axis-8a", "accept", "mode move-combat", "done")
    assert kind(game) == "add-chits-or-waive"
    events = play(game, "waive")
    assert "turn-begins" in told(events)
    assert game.view("").turn == 3


@pytest.mark.rule(GAME, "4.3", "R5")
def test_the_hand_cannot_be_waived_while_the_cup_holds_chits() -> None:
    game = drawing(["axis-8a"], ["soviet-south"])
    assert "waive" not in legal(game)
    assert codes(game, "waive") == {"cup-not-empty 4.3"}


# Reaction Orders


@pytest.mark.rule(GAME, "4.3.7", "4.2.2")
def test_an_okh_from_hand_cancels_the_drawn_chit_which_returns_to_the_cup() -> None:
    game = drawing([OKH], ["soviet-south"])
    play(game, "cup")
    assert (kind(game), game.waiting) == ("react-or-accept", ("axis",))
    assert legal(game) == {"react", "accept"}
    events = play(game, "react")
    assert event(events, "reaction-order")["chit"] == "soviet-south"
    assert (track(game, "cup"), track(game, "hand"), track(game, "drawn")) == (1, 0, OKH)
    assert kind(game) == "use-okh"
    play(game, "activate ger-8a", "mode move-combat", "done")
    assert track(game, "drawn") == "soviet-south"  # it is drawn again and now takes effect
    assert kind(game) == "choose-mode"
    assert track(game, "resolved")[-1] == OKH


@pytest.mark.rule(GAME, "4.3.7", "4.2.2")
def test_an_okh_from_hand_activates_or_orders_but_does_not_negotiate() -> None:
    game = drawing([OKH], ["soviet-south"], tracks={"supreme_orders": "1535"})
    play(game, "cup", "react")
    assert legal(game) == {"activate ger-8a", "order"}
    assert codes(game, "negotiate") == {"no-negotiation-from-hand 4.2.2"}


@pytest.mark.rule(GAME, "4.3.7")
def test_supply_cannot_be_cancelled() -> None:
    game = drawing([OKH], ["soviet-south", "supply"], dice=[2])
    events = play(game, "cup")
    assert event(events, "chit-drawn")["chit"] == "supply"
    assert kind(game) != "react-or-accept"
    assert "supply" in track(game, "resolved")


@pytest.mark.rule(GAME, "4.3.7", "R38")
@pytest.mark.parametrize("chit", ["axis-8a", OKH])
def test_the_axis_may_cancel_his_own_chit(chit: str) -> None:
    game = drawing([OKH], [chit])
    play(game, "cup")
    assert codes(game, "react") == set()
    play(game, "react")
    assert (track(game, "cup"), track(game, "drawn")) == (1, OKH)


@pytest.mark.rule(GAME, "4.3.7")
def test_only_an_okh_cancels() -> None:
    game = drawing(["axis-6a"], ["soviet-south"])
    play(game, "cup")
    assert codes(game, "react") == {"no-okh-in-hand 4.3.7"}


@pytest.mark.rule(GAME, "4.3.7")
def test_an_okh_in_the_cup_is_no_longer_in_hand() -> None:
    game = drawing([OKH, "axis-6a"], ["soviet-south"], dice=[2, 1, 1])
    play(game, "cup axis-okh")
    assert track(game, "drawn") == "soviet-south"
    assert codes(game, "react") == {"no-okh-in-hand 4.3.7"}


@pytest.mark.rule(GAME, "4.3.7")
def test_one_reaction_to_one_draw() -> None:
    """With two OKH chits in hand the second waits for the next draw."""
    game = drawing([OKH, OKH], ["soviet-south"])
    play(game, "cup", "react")
    assert kind(game) == "use-okh"
    assert "react" not in legal(game)
    play(game, "activate ger-8a", "mode move-combat", "done")
    assert kind(game) == "add-chits"
    play(game, "cup")
    assert codes(game, "react") == set()


# Resolving the other chits


@pytest.mark.rule(GAME, "4.3.5")
def test_stavka_activates_any_soviet_headquarters() -> None:
    units = {**UNITS, "sov-steppe": "1528"}
    game = stand(units, phase="resolution", chit="soviet-stavka", turn=5)
    assert legal(game) == {"activate sov-south", "activate sov-steppe"}
    assert codes(game, "activate ger-8a") == {"not-your-unit"}
    assert codes(game, "activate b") == {"not-a-headquarters 4.3.5"}
    play(game, "activate sov-south")
    assert (kind(game), set(argument(game, "units"))) == (
        "choose-mode",
        {"sov-south", "b"},
    )


@pytest.mark.rule(GAME, "4.3.2")
def test_the_supply_chit_belongs_to_both() -> None:
    game = stand(
        {"a": "axis infantry 3-4 1731", "b": "soviet infantry 4-4 1735"},
        phase="action",
        seat="axis",
        chits={"hand": ["axis-8a"], "cup": ["supply"]},
    )
    events = play(game, "cup")
    assert sorted(one.arguments["unit"] for one in events if one.code == "unit-out-of-supply") == [
        "a",
        "b",
    ]


@pytest.mark.rule(GAME, "4.3.3", "11.1")
@pytest.mark.parametrize(("chit", "turn"), [("soviet-reinforcement", 2), ("soviet-airborne", 4)])
def test_reinforcement_and_airborne_chits_bring_the_next_soviet_group(chit: str, turn: int) -> None:
    """The board has no railway: the group cannot be placed, but it has been called."""
    game = stand(UNITS, phase="resolution", chit=chit, turn=turn, seat=None, tracks={"group": 3})
    assert track(game, "group") == 4


# The end of the phase


@pytest.mark.rule(GAME, "4.3", "7.0", "4.4")
def test_at_the_end_of_the_phase_all_luftwaffe_markers_return() -> None:
    tracks = {
        "luftwaffe": ["off-as"],
        "luftwaffe_used": ["def-as"],
        "luftwaffe_box": ["def-as", "off-as"],
    }
    game = drawing(["axis-8a"], [], tracks=tracks)
    play(game, "waive")
    assert track(game, "luftwaffe_box") == 4
    assert (track(game, "luftwaffe"), track(game, "luftwaffe_used")) == (0, [])


@pytest.mark.rule(GAME, "4.3", "2.3")
def test_units_stay_where_they_are_when_a_chit_is_not_used() -> None:
    game = drawing([], ["axis-8a"])
    play(game, "mode combat-move", "done")
    assert where(game, "a") == "1730"
