"""22.1, A-102 Counters with a condition, and second counters of units that left."""

from __future__ import annotations

import pytest

from hexside.games.stalingrad42.reading.loading import load
from tests.rulebook.stalingrad42.s42_kit import codes, legal_with, play, told, where
from tests.rulebook.stalingrad42.s42_withdrawal_kit import initial

GAME = "stalingrad-42"
PAIRS = [("sov-rd-63", "sov-nkvd-8", 25), ("sov-grd-50", "sov-rd-124", 26)]


@pytest.mark.rule(GAME, "A-102", "22.1", "C208")
@pytest.mark.parametrize(("new", "former", "turn"), PAIRS)
@pytest.mark.parametrize("place", ["2005", "ea-a", "1505 isolated"])
def test_a_renamed_division_waits_for_the_end_of_the_former(
    new: str, former: str, turn: int, place: str
) -> None:
    units = {new: f"turn-{turn}", former: place, "one": "soviet infantry 3-5-3 2206"}
    # Turn 27 asks for no tank corps.
    game = initial(units, turn=27, seat="soviet")
    assert legal_with(game, "reinforce", new) == set()
    assert codes(game, f"reinforce {new} a") == {"s42-former-in-play 22.1"}
    assert "s42-must-be-placed 22.1.2" not in codes(game, "done")
    # It comes later, when the former is out of play.
    units[former] = "eliminated since-26"
    game = initial(units, turn=28, seat="soviet")
    assert legal_with(game, "reinforce", new)
    assert "s42-must-be-placed 22.1.2" in codes(game, "done")
    events = play(game, f"reinforce {new} a")
    assert where(game, new) == "ea-a"
    # The former never comes back: no division is in play twice.
    assert where(game, former) == "removed"
    assert "s42-former-counter-leaves" in told(events)


@pytest.mark.rule(GAME, "A-102", "C208")
def test_the_mechanised_corps_comes_and_the_rifle_division_leaves() -> None:
    units = {"sov-gmc-1": "turn-28", "sov-grd-1": "2005", "one": "soviet infantry 3-5-3 2206"}
    game = initial(units, turn=28, seat="soviet")
    assert where(game, "sov-grd-1") == "2005"
    play(game, "reinforce sov-gmc-1 a")
    assert where(game, "sov-gmc-1") == "ea-a"
    assert where(game, "sov-grd-1") == "removed"


@pytest.mark.rule(GAME, "A-102", "30", "C208")
@pytest.mark.parametrize(("place", "comes"), [("2005", False), ("eliminated since-9", True)])
def test_242_mountain_waits_in_its_box_for_242_rifle(place: str, comes: bool) -> None:
    game = initial(
        {
            "sov-mtn-242": "trans-caucasus",
            "sov-rd-242": place,
            "one": "soviet infantry 3-5-3 2206",
            "two": "soviet infantry 3-5-3 2207 left:1",
        },
        turn=12,
        seat="soviet",
        tracks={"trans_caucasus": True},
    )
    assert bool(legal_with(game, "trans-caucasus", "sov-mtn-242")) is comes
    if comes:
        assert "s42-trans-caucasus-now 30" in codes(game, "done")
        play(game, "trans-caucasus sov-mtn-242 h")
        assert where(game, "sov-rd-242") == "removed"
    else:
        assert codes(game, "trans-caucasus sov-mtn-242 h") == {"s42-former-in-play 22.1"}
        assert "s42-trans-caucasus-now 30" not in codes(game, "done")


@pytest.mark.rule(GAME, "A-102", "32.1", "32.2", "C208")
def test_second_counters_arrive_whoever_was_withdrawn() -> None:
    rows = {row.unit: row.turn for row in load().arrivals if row.scenario == "campaign"}
    assert rows["ger-pz-11b"] == 31
    assert {uid for uid in rows if uid.startswith("sov-tc-") and uid.endswith("-r")} == {
        f"sov-tc-{number}-r" for number in (1, 2, 7, 17, 18, 23, 24, 25)
    }
    # The corps that history withdrew is still in play; so is the 11th Panzer Division.
    game = initial(
        {"sov-tc-17": "2005", "sov-tc-17-r": "turn-30", "one": "soviet infantry 3-5-3 2206"},
        turn=30,
        seat="soviet",
    )
    assert legal_with(game, "reinforce", "sov-tc-17-r")
    assert "s42-must-be-placed 22.1.2" in codes(game, "done")
    game = initial({"ger-pz-11": "1105", "ger-pz-11b": "turn-31"}, turn=31)
    assert legal_with(game, "reinforce", "ger-pz-11b")
