"""Secret bids for a side."""

from __future__ import annotations

from collections.abc import Mapping

from hexside.engine import redacted
from hexside.mechanics.actions import Bid
from hexside.mechanics.bidding import SecretBids
from tests.unit.mechanics.tiny import Bottom, TinyWork, codes, play, texts, tiny_work


class Bidding(SecretBids[TinyWork], frozen=True, tag="bidding"):
    """The higher bid plays the Axis."""

    first: int = -1
    second: int = -1

    def bids(self, work: TinyWork) -> Mapping[str, int]:
        return {"axis": self.first, "soviet": self.second}

    def with_bid(self, work: TinyWork, seat: str, points: int) -> Bidding:
        return Bidding(points, self.second) if seat == "axis" else Bidding(self.first, points)

    def again(self, work: TinyWork) -> Bidding:
        return Bidding()

    def revealed(self, work: TinyWork) -> None:
        work.data.revealed += 1

    def won(self, work: TinyWork, seat: str, points: int) -> None:
        work.data.winner = (seat, points)


def test_equal_bids_are_made_again() -> None:
    work = tiny_work(Bottom(), Bidding(), revealed=0, winner=None)
    assert len(texts(work, "axis")) == 200
    assert codes(work, Bid(0), "axis") == ["bid-out-of-range"]
    told = play(work, Bid(50), "soviet")
    assert [event.code for event in redacted(told, "axis")] == ["bid-made-hidden"]
    assert [event.code for event in redacted(told, "soviet")] == ["bid-made"]
    assert work.frame.seats(work) == ("axis",)
    play(work, Bid(50), "axis")
    assert work.frame == Bidding()
    play(work, Bid(60), "axis")
    play(work, Bid(50), "soviet")
    assert work.data.winner == ("axis", 60)
    assert work.data.revealed == 2
    assert work.binding
