"""Who plays when in a game turn: an order that can reverse, and short turns in between.

Stalingrad '42 33.2.2, A-45: from the game turn after the Winter Offensive is declared the Soviet
player turn comes first; so that the Soviets do not play twice running, the Axis has a mini-turn
(33.2.3) at the end of the turn of the declaration. S3.4: turn 28 has no Axis player turn and a
mini-turn at its end. The order is data of the state, because a decision changes it.
"""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

FULL = "full"


class PlayerTurn(msgspec.Struct, frozen=True):
    """A side's turn within a game turn; the kind names the phases that it has."""

    side: str
    kind: str = FULL


class ExtraTurn(msgspec.Struct, frozen=True):
    """A player turn at the end of one game turn."""

    turn: int
    player_turn: PlayerTurn


class TurnOrder(msgspec.Struct, frozen=True):
    """The player turns of every game turn."""

    sides: tuple[str, ...]
    #: From this game turn on the order is the other way round; 0: never.
    reversed_from: int = 0
    extra: tuple[ExtraTurn, ...] = ()
    #: Game turns in which a side does not play.
    omitted: tuple[tuple[int, str], ...] = ()

    def of(self, turn: int) -> tuple[PlayerTurn, ...]:
        """The player turns of a game turn, in order."""
        is_reversed = bool(self.reversed_from) and turn >= self.reversed_from
        sides = self.sides[::-1] if is_reversed else self.sides
        played = [PlayerTurn(side) for side in sides if (turn, side) not in self.omitted]
        return (*played, *(extra.player_turn for extra in self.extra if extra.turn == turn))

    def at(self, turn: int, place: int) -> PlayerTurn | None:
        """The player turn at a place (from 0) of a game turn; none when the game turn is over."""
        played = self.of(turn)
        return played[place] if place < len(played) else None

    def with_extra(self, turn: int, player_turn: PlayerTurn) -> TurnOrder:
        """An extra player turn at the end of a game turn."""
        return replace(self, extra=(*self.extra, ExtraTurn(turn, player_turn)))

    def without(self, turn: int, side: str) -> TurnOrder:
        """S3.4: a side does not play in a game turn."""
        return replace(self, omitted=(*self.omitted, (turn, side)))

    def reversed_after(self, turn: int, last: int, short: str) -> TurnOrder:
        """33.2.2: the order turns round after this game turn, with a short turn in between.

        The side that played first so far gets a turn of the kind ``short`` at the end, between the
        two turns of the other; not in the last game turn (A-95), which no turn follows.
        """
        if self.reversed_from:
            raise ValueError("the order has been reversed already")
        if turn >= last:
            return self
        first = self.sides[0]
        return replace(self.with_extra(turn, PlayerTurn(first, short)), reversed_from=turn + 1)
