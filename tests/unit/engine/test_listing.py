"""Legal lists on demand: counted at once, made when looked at, otherwise like any other list."""

from __future__ import annotations

import pytest

import hexside
from hexside.engine import Action
from hexside.engine.listing import Listing, Made
from hexside.mechanics.actions import DONE, Add


def numbered(count: int, asked: list[int]) -> Made:
    def make(index: int) -> Action:
        asked.append(index)
        return Add(f"u{index}")

    return Made(count, make)


def test_actions_are_made_once_when_they_are_looked_at() -> None:
    asked: list[int] = []
    made = numbered(1000, asked)
    listing = Listing([(DONE,), made, (), numbered(3, [])])
    assert len(listing) == 1004
    assert asked == []
    assert listing[500] == Add("u499")
    assert listing[500] is made[499]
    assert asked == [499]


def test_it_reads_like_a_list() -> None:
    listing = Listing([(DONE,), numbered(3, []), [Add("x")]])
    plain = [DONE, Add("u0"), Add("u1"), Add("u2"), Add("x")]
    assert list(listing) == plain == listing
    assert listing == Listing([plain])
    assert listing != plain[:-1]
    assert listing != 5
    assert [listing[place] for place in range(-5, 5)] == plain + plain
    assert listing[1:4] == plain[1:4]
    assert listing[::-2] == plain[::-2]
    assert Add("u2") in listing
    assert Add("y") not in listing
    assert listing.index(Add("u1")) == 2
    assert repr(listing) == f"Listing({plain!r})"
    assert not Listing([(), numbered(0, [])])


@pytest.mark.parametrize("place", [5, -6, 100])
def test_beyond_its_end_is_an_error(place: int) -> None:
    with pytest.raises(IndexError):
        Listing([numbered(5, [])])[place]


@pytest.mark.parametrize("scenario", hexside.scenarios())
def test_the_length_of_a_legal_list_is_that_of_its_actions(scenario: str) -> None:
    game = hexside.new(scenario, seed=3)
    for _ in range(40):
        seat = game.waiting[0]
        legal = game.legal(seat)
        assert len(legal) == len(list(legal)) == len(set(legal))
        game.play(legal[-1 if len(legal) < 50 else 25], seat)
