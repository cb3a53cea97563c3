"""Steps of the sequence of play in which one seat decides."""

from __future__ import annotations

from hexside.engine import Choice, Frame
from hexside.games.stalingrad42.work import S42Work


class SeatFrame(Frame[S42Work], frozen=True):
    """A step that belongs to one seat."""

    seat: str

    def side(self, work: S42Work) -> int:
        """The number of the side that the seat plays for."""
        return work.side_of(self.seat)

    def seats(self, work: S42Work) -> tuple[str, ...]:
        return (self.seat,)


class SeatChoice(SeatFrame, Choice[S42Work], frozen=True):
    """A step of one seat that states its rule once: candidates, and what speaks against them."""
