"""3.1: drawing chits, the limits of the turn, and nobody twice in a row."""

from __future__ import annotations

from typing import Any

import pytest

from hexside.api import Game
from tests.rulebook.iskra.iskra_kit import codes, kind, legal, play, stand, told, track

GAME = "iskra"

#: Headquarters of both sides, and a unit of each.
UNITS = {
    "ger-hq-96": "02.02",
    "ger-hq-1": "02.04",
    "ger-i-283": "03.03",
    "sov-hq-67a": "11.11",
    "sov-hq-8a": "11.08",
    "sov-942": "11.10",
}


def command(cup: list[str], units: dict[str, str] | None = None, **more: Any) -> Game:
    """The Command Phase with these chits in the cup."""
    chits = {"cup": cup, **more.pop("chits", {})}
    return stand(
        UNITS if units is None else units,
        **{"phase": "command", "seat": None, "chits": chits, **more},
    )


def draws(game: Game, *events: Any) -> list[str]:
    """What was told about chits, from the opening of the position on."""
    return [
        f"{one.code} {one.arguments['chit']}"
        for one in (*game.opening_events(), *events)
        if "chit" in one.arguments and one.code.startswith("chit-")
    ]


def finish(game: Game, until: str = "") -> list[Any]:
    """Do as little as possible until a chit is used; all events."""
    events: list[Any] = []
    while "chit-used" not in told(events):
        actions = sorted(legal(game))
        events += game.play("done" if "done" in actions else until or actions[0])
    return events


# 3.1.1a The draw


@pytest.mark.rule(GAME, "1.4", "3.1.1a", "2.3.1", "1.2.4")
@pytest.mark.parametrize(("chit", "owner"), [("axis-96", "axis"), ("soviet-67a", "soviet")])
def test_the_owner_of_the_drawn_chit_is_active(chit: str, owner: str) -> None:
    game = command([chit])
    assert game.waiting == (owner,)
    assert track(game, "drawn") == chit
    assert track(game, "cup") == []
    finish(game)
    assert track(game, "used") == [chit]


@pytest.mark.rule(GAME, "1.4", "1.1.4")
def test_the_chits_in_the_cup_are_public_but_not_their_order() -> None:
    """Both sides see the same multiset; which chit comes next is nowhere."""
    cup = ["axis-1", "axis-96", "soviet-67a", "soviet-8a"]
    game = command(cup, dice=[2])
    for seat in ("axis", "soviet", ""):
        tracks = game.view(seat).tracks
        assert tracks["cup"] == ["axis-1", "soviet-67a", "soviet-8a"]
        assert tracks["drawn"] == "axis-96"


@pytest.mark.rule(GAME, "16.1", "R-63")
@pytest.mark.parametrize(
    ("chit", "seat"),
    [
        *(("soviet-67a", "leningrad"), ("soviet-leningrad-front", "leningrad")),
        *(("soviet-8a", "volkhov"), ("soviet-volkhov-front", "volkhov"), ("axis-1", "axis")),
    ],
)
def test_three_players_each_carry_out_the_chits_of_their_front(chit: str, seat: str) -> None:
    units = {**UNITS, "sov-77": "11.07"}
    game = command([chit], units, scenario="campaign-3")
    assert game.waiting == (seat,)


# 3.1.2 The limits of the turn


@pytest.mark.rule(GAME, "3.1.2", "3.1.1a", "1.2.2")
def test_above_the_limit_of_its_side_a_chit_is_set_aside_and_the_draw_goes_on() -> None:
    """Turn 2: three German chits. The fourth is drawn in vain, then a Soviet one is used."""
    used = ["axis-1", "axis-170", "axis-227"]
    game = command(["axis-96", "soviet-67a"], chits={"used": used}, dice=[1, 1])
    assert draws(game) == [
        "chit-drawn axis-96",
        "chit-above-limit axis-96",
        "chit-drawn soviet-67a",
    ]
    assert track(game, "set_aside") == ["axis-96"]
    assert track(game, "drawn") == "soviet-67a"


@pytest.mark.rule(GAME, "3.1.2", "2.3")
def test_the_phase_ends_when_no_chit_can_be_used() -> None:
    """Both sides are at their limits: what is left in the cup stays there."""
    used = ["axis-1", "axis-170", "axis-227", *["soviet-67a"] * 3, *["soviet-2sha"] * 3]
    game = command(["axis-96", "soviet-8a"], chits={"used": used})
    assert "chit-drawn" not in told(game.opening_events())
    assert game.view("").phase != "command"


@pytest.mark.rule(GAME, "3.1.1a", "1.2.2")
@pytest.mark.parametrize(("turn", "axis", "soviet"), [(1, 2, 6), (2, 3, 6), (4, 4, 5), (10, 6, 4)])
def test_the_limits_of_the_turn_track(turn: int, axis: int, soviet: int) -> None:
    game = command(["axis-96"], turn=turn)
    assert track(game, "chit_limits") == [axis, soviet]


# 3.1.3 Twice in a row


@pytest.mark.rule(GAME, "3.1.3", "R-12", "D-24")
def test_a_formation_that_18a_has_just_activated_is_put_back_and_redrawn() -> None:
    game = command(["axis-18a", "axis-96", "soviet-67a"], dice=[1, 1, 1, 2])
    play(game, "activate ger-hq-96")
    events = finish(game)
    assert draws(game, *events)[1:] == [
        "chit-used axis-18a",
        "chit-drawn axis-96",
        "chit-put-back axis-96",
        "chit-drawn axis-96",
        "chit-put-back axis-96",
        "chit-drawn soviet-67a",
    ]
    assert track(game, "cup") == ["axis-96"]
    # After a Soviet activation the same formation may act.
    events = finish(game)
    assert track(game, "drawn") == "axis-96"


@pytest.mark.rule(GAME, "3.1.3", "R-12", "D-24")
def test_option_only_german_activations_are_compared() -> None:
    """Then HQ 96 is barred after a Soviet chit too, and with nothing else left set aside."""
    game = command(
        ["axis-18a", "axis-96", "soviet-67a"],
        options={"twice-in-a-row": "german"},
        dice=[1, 2],
    )
    play(game, "activate ger-hq-96")
    finish(game)
    assert track(game, "drawn") == "soviet-67a"
    events = finish(game)
    assert [line for line in draws(game, *events) if "axis-96" in line] == [
        "chit-drawn axis-96",
        "chit-barred-for-good axis-96",
    ]


@pytest.mark.rule(GAME, "3.1.3", "R-12")
def test_no_endless_redraw_where_every_usable_chit_is_barred() -> None:
    """A Soviet chit above the limit does not count as one that could be drawn instead."""
    used = [*["soviet-67a"] * 3, *["soviet-2sha"] * 3]
    game = command(
        ["axis-96", "soviet-8a"],
        tracks={"last_formation": "96", "last_axis_formation": "96"},
        chits={"used": used},
        dice=[1],
    )
    assert draws(game) == ["chit-drawn axis-96", "chit-barred-for-good axis-96"]
    assert game.view("").phase != "command"


@pytest.mark.rule(GAME, "3.1.3", "R-12")
def test_the_last_activation_of_the_turn_before_counts_too() -> None:
    game = command(
        ["axis-1", "axis-96"],
        tracks={"last_formation": "96", "last_axis_formation": "96"},
        dice=[2, 1],
    )
    assert draws(game) == [
        "chit-drawn axis-96",
        "chit-put-back axis-96",
        "chit-drawn axis-1",
    ]


@pytest.mark.rule(GAME, "3.1.3", "3.1.6", "R-12")
def test_18a_may_not_choose_the_barred_formation() -> None:
    units = {**UNITS, "ger-hq-170": "04.04"}
    game = command(["axis-18a"], units, tracks={"last_formation": "96"})
    assert legal(game) == {"activate ger-hq-1", "activate ger-hq-170"}
    assert codes(game, "activate ger-hq-96") == {"twice-in-a-row 3.1.3"}
    assert codes(game, "activate ger-i-283") == {"not-a-headquarters 3.1.6"}
    assert codes(game, "activate ger-hq-227") == {"unit-not-on-map"}
    assert codes(game, "activate sov-hq-67a") == {"not-your-unit"}
    play(game, "activate ger-hq-1")
    assert game.state.data.last_formation == "1"


@pytest.mark.rule(GAME, "3.1.3", "3.1.6", "R-12")
def test_18a_is_put_back_when_only_the_barred_headquarters_is_on_the_map() -> None:
    units = {uid: hex for uid, hex in UNITS.items() if uid != "ger-hq-1"}
    game = command(["axis-18a", "soviet-67a"], units, tracks={"last_formation": "96"}, dice=[1, 2])
    assert draws(game)[:2] == ["chit-drawn axis-18a", "chit-put-back axis-18a"]


# R-66 Headquarters off the map


@pytest.mark.rule(GAME, "3.3", "R-66")
@pytest.mark.parametrize("chit", ["axis-170", "soviet-2sha"])
def test_a_chit_whose_headquarters_is_off_the_map_is_used_without_effect(chit: str) -> None:
    """It counts against the limit, and is no activation for 3.1.3."""
    units = {**UNITS, "ger-i-391": "04.04", "sov-374": "10.10"}
    game = command([chit], units, tracks={"last_formation": "96"})
    events = told(game.opening_events())
    assert "headquarters-absent" in events
    assert "chit-used" in events
    assert game.state.data.last_formation == "96"
    assert game.view("").phase != "command"


@pytest.mark.rule(GAME, "3.1.5", "R-66")
def test_a_front_chit_works_for_the_other_army() -> None:
    units = {**UNITS, "sov-77": "11.07", "sov-374": "10.10"}
    game = command(["soviet-volkhov-front"], units)
    assert kind(game) == "pick-formations-of-front"
    assert "pick 80-div" in legal(game)
    assert codes(game, "pick 128-div") == {"formation-out-of-range 3.3.3"}
    units = {uid: hex for uid, hex in units.items() if uid != "sov-hq-8a"}
    game = command(["soviet-volkhov-front"], units)
    assert "headquarters-absent" in told(game.opening_events())


# 19.1.11


@pytest.mark.rule(GAME, "19.1.11", "R-41")
def test_the_first_67a_chit_has_no_combat_segment_and_counts_as_played() -> None:
    units = {**UNITS, "ger-i-284": "11.09"}
    game = command(["soviet-67a"] * 2, units, tracks={"trotskyite": True})
    play(game, "pick 268-div")
    assert kind(game) == "move-units"
    events = play(game, "done")
    assert "chit-used" in told(events)
    # The second one attacks.
    play(game, "pick 268-div", "done")
    assert kind(game) == "declare-attacks"


@pytest.mark.rule(GAME, "19.1.11", "R-41")
def test_the_chit_of_the_front_is_not_affected() -> None:
    units = {**UNITS, "ger-i-284": "11.09"}
    game = command(["soviet-leningrad-front"], units, tracks={"trotskyite": True})
    play(game, "pick 268-div", "done")
    assert kind(game) == "declare-attacks"
    assert track(game, "trotskyite")
