"""14.1, 14.2: bidding for sides, and the Ukrainian Fronts."""

from __future__ import annotations

from typing import Any

import pytest

import hexside
from hexside.api import Game
from tests.rulebook.traces_of_war.tow_kit import (
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


def auction(scenario: str = "campaign") -> Game:
    """A new game with bidding."""
    return hexside.new(f"traces-of-war/{scenario}", seed=1, options={"bidding": "on"})


@pytest.mark.rule(GAME, "14.1")
def test_both_players_bid() -> None:
    game = auction()
    assert kind(game) == "bid"
    assert set(game.waiting) == {"axis", "soviet"}
    assert codes(game, "bid 0", "axis") == {"bid-out-of-range 14.1"}


@pytest.mark.rule(GAME, "14.1")
def test_a_bid_is_secret_until_both_are_made() -> None:
    low, high = auction(), auction()
    play(low, "axis: bid 60")
    play(high, "axis: bid 70")
    assert low.view("soviet") == high.view("soviet")
    assert low.events("soviet") == high.events("soviet")
    assert low.waiting == ("soviet",)
    shown = event(play(low, "soviet: bid 66"), "bids-revealed")
    assert shown == {"axis": 60, "soviet": 66}


@pytest.mark.rule(GAME, "14.1")
@pytest.mark.parametrize(("axis", "soviet", "exchanged"), [(60, 66, False), (71, 66, True)])
def test_the_higher_bid_plays_the_soviets_and_needs_his_bid(
    axis: int, soviet: int, exchanged: bool
) -> None:
    game = auction()
    play(game, f"axis: bid {axis}", f"soviet: bid {soviet}")
    assert track(game, "victory_need") == max(axis, soviet)
    assert track(game, "seats_exchanged") is exchanged


@pytest.mark.rule(GAME, "14.1", "R24")
def test_equal_bids_are_made_again() -> None:
    game = auction()
    events = play(game, "axis: bid 66", "soviet: bid 66")
    assert "bids-revealed" in told(events)
    assert kind(game) == "bid"
    assert set(game.waiting) == {"axis", "soviet"}
    play(game, "axis: bid 10", "soviet: bid 12")
    assert track(game, "victory_need") == 12


@pytest.mark.rule(GAME, "14.1", "R24", "13.2", "13.3")
@pytest.mark.parametrize(("scenario", "need"), [("campaign", 65), ("race-to-the-dnieper", 50)])
def test_the_bid_replaces_the_threshold_of_the_scenario_played(scenario: str, need: int) -> None:
    plain = hexside.new(f"traces-of-war/{scenario}", seed=1)
    assert kind(plain) != "bid"
    assert track(plain, "victory_need") == need
    game = auction(scenario)
    play(game, "axis: bid 30", "soviet: bid 33")
    assert track(game, "victory_need") == 33


# 14.2

FRONTS = {
    "sov-voronezh": "sov-1ukr",
    "sov-steppe": "sov-2ukr",
    "sov-swest": "sov-3ukr",
    "sov-south": "sov-4ukr",
}
PLACES = dict(zip(FRONTS, ("1530", "1532", "1534", "1834"), strict=True))


def turn_starts(turn: int, option: str = "on", **more: Any) -> Game:
    """The four Fronts on the map when a turn begins."""
    return stand(
        {**PLACES, **dict.fromkeys(FRONTS.values(), "pool")},
        phase="turn-start",
        seat=None,
        turn=turn,
        options={"ukrainian-fronts": option},
        areas={"soviet-source": "1535 1835", "axis-source": "1528"},
        **more,
    )


@pytest.mark.rule(GAME, "14.2")
def test_the_fronts_may_be_exchanged_at_the_start_of_turn_four() -> None:
    game = turn_starts(4)
    assert (kind(game), game.waiting) == ("exchange-fronts", ("soviet",))
    assert legal(game) == {"exchange-fronts", "keep-fronts"}
    play(game, "exchange-fronts")
    for old, new in FRONTS.items():
        assert (where(game, old), where(game, new)) == ("removed", PLACES[old])


@pytest.mark.rule(GAME, "14.2")
def test_the_exchange_is_voluntary() -> None:
    game = turn_starts(4)
    play(game, "keep-fronts")
    assert {where(game, old) for old in FRONTS} == set(PLACES.values())


@pytest.mark.rule(GAME, "14.2")
@pytest.mark.parametrize("turn", [2, 3, 5, 8])
def test_no_other_turn_offers_it(turn: int) -> None:
    assert kind(turn_starts(turn)) == "choose-chits"


@pytest.mark.rule(GAME, "14.2", "R37")
def test_without_the_option_the_fronts_stay() -> None:
    game = turn_starts(4, "off")
    assert kind(game) == "choose-chits"
    assert {where(game, new) for new in FRONTS.values()} == {"pool"}


@pytest.mark.rule(GAME, "14.2")
def test_the_ukrainian_versions_are_stronger_and_faster() -> None:
    roster: Any = turn_starts(4).rules
    for old, new in FRONTS.items():
        before, after = roster.roster[old], roster.roster[new]
        assert after.attack > before.attack
        assert after.defense > before.defense
        assert after.move > before.move


@pytest.mark.rule(GAME, "14.2", "2.3")
def test_an_exchange_is_no_relocation() -> None:
    game = turn_starts(4)
    play(game, "exchange-fronts")
    assert (track(game, "relocations"), track(game, "victory_points")) == ([0, 0], 0)


@pytest.mark.rule(GAME, "14.2", "4.3.1")
def test_the_chit_of_a_front_activates_its_ukrainian_version() -> None:
    game = stand(
        {"sov-1ukr": "1730", "sov-voronezh": "removed"},
        phase="resolution",
        chit="soviet-voronezh",
        chits={"drawn": "soviet-voronezh"},
        turn=5,
        options={"ukrainian-fronts": "on"},
        tracks={"fronts_exchanged": True},
    )
    assert kind(game) == "choose-mode"
    decision = game.decision
    assert decision is not None
    assert decision.arguments["units"] == ("sov-1ukr",)
