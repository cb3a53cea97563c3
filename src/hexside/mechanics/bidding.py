"""Bidding for a side: both players name the points that they would need, at once and in secret."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, ClassVar, TypeVar

from msgspec.structs import replace

from hexside.engine import Action, Choice, Decision, Reason, Wait
from hexside.engine.agenda import MissingStep, W
from hexside.mechanics.actions import Bid
from hexside.mechanics.field_work import FieldWork

F = TypeVar("F", bound=FieldWork[Any])


class SecretBids(Choice[W], frozen=True):
    """Each seat bids once; equal highest bids are made again.

    A game keeps the bids in fields of its own and says what the highest one means.
    """

    takes: ClassVar[tuple[type[Action], ...]] = (Bid,)
    section: ClassVar[str] = ""
    least: ClassVar[int] = 1
    most: ClassVar[int] = 200

    # What a game says

    def bids(self, work: W) -> Mapping[str, int]:
        """The bid of each seat; below 0 it has not been made."""
        raise MissingStep(self, "bids")

    def with_bid(self, work: W, seat: str, points: int) -> SecretBids[W]:
        """This frame with one more bid."""
        raise MissingStep(self, "with_bid")

    def again(self, work: W) -> SecretBids[W]:
        """This frame before any bid."""
        raise MissingStep(self, "again")

    def revealed(self, work: W) -> None:
        """All bids have been made and are told."""
        raise MissingStep(self, "revealed")

    def won(self, work: W, seat: str, points: int) -> None:
        """The highest bid is settled; this frame is already gone."""
        raise MissingStep(self, "won")

    # The choice

    def run(self, work: W) -> Wait:
        bids = self.bids(work)
        if min(bids.values()) < 0:
            return Wait.DECISION
        work.binding = True
        self.revealed(work)
        highest = max(bids.values())
        winners = [seat for seat, points in bids.items() if points == highest]
        if len(winners) > 1:
            work.replace(self.again(work))
        else:
            work.pop()
            self.won(work, winners[0], highest)
        return Wait.NOTHING

    def seats(self, work: W) -> tuple[str, ...]:
        return tuple(seat for seat, points in self.bids(work).items() if points < 0)

    def decision(self, work: W, seat: str) -> Decision:
        limits = {"least": self.least, "most": self.most}
        return Decision(seat, "bid", self.section, {}, {"bid": limits})

    def candidates(self, work: W, seat: str) -> Iterable[Action]:
        return [Bid(points) for points in range(self.least, self.most + 1)]

    def objections(self, work: W, seat: str, action: Action) -> Iterable[Reason]:
        if isinstance(action, Bid) and not self.least <= action.points <= self.most:
            limits: dict[str, str | int | float | tuple[str, ...]]
            limits = {"least": self.least, "most": self.most}
            yield Reason("bid-out-of-range", self.section, limits)

    def take(self, work: W, seat: str, action: Action) -> None:
        if isinstance(action, Bid):
            work.tell_only((seat,), "bid-made", self.section, seat=seat, points=action.points)
            work.tell_others((seat,), "bid-made-hidden", self.section, seat=seat)
            work.replace(self.with_bid(work, seat, action.points))


class BidsOfTwo(SecretBids[F], frozen=True):
    """Two sides bid for one of them, ``wanted``: the higher bid plays it and needs the points.

    The players exchange their seats where the one of the other side bid more.
    """

    axis: int = -1
    soviet: int = -1
    #: The number of the side that is bid for.
    wanted: ClassVar[int] = 0

    def bids(self, work: F) -> Mapping[str, int]:
        return dict(zip(work.rules.player, (self.axis, self.soviet), strict=True))

    def with_bid(self, work: F, seat: str, points: int) -> BidsOfTwo[F]:
        if work.rules.number_of[seat] == 0:
            return replace(self, axis=points)
        return replace(self, soviet=points)

    def again(self, work: F) -> BidsOfTwo[F]:
        return type(self)()

    def revealed(self, work: F) -> None:
        work.tell("bids-revealed", self.section, axis=self.axis, soviet=self.soviet)

    def won(self, work: F, seat: str, points: int) -> None:
        exchanged = work.rules.number_of[seat] != self.wanted
        work.change(bid=points, seats_exchanged=exchanged)
        work.tell("seats-exchanged" if exchanged else "seats-kept", self.section, bid=points)
