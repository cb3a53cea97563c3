"""25.2.3 Reserves: activation in the Combat Phase, and their advance."""

from __future__ import annotations

from hexside.engine import Action, Decision, Reason
from hexside.games.stalingrad42.advance.advance import (
    AdvanceAfterCombat,
    may_advance,
    pace_of,
    weather_of,
)
from hexside.games.stalingrad42.advance.advance_search import advance_rate
from hexside.games.stalingrad42.combat.combat_actions import Advance
from hexside.games.stalingrad42.reading.printed import SIDES
from hexside.games.stalingrad42.state import ACTIVATED, RESERVE
from hexside.games.stalingrad42.units.reserves import RULE, marker_hexes, under_marker, vacated_hex
from hexside.games.stalingrad42.work import S42Work

#: The phase in which reserves are activated.
ACTIVATING = "combat"


class Activate(Action, frozen=True, tag="activate-reserve"):
    """25.2.3: remove the Reserve marker with this number from the stack in a hex."""

    hex: str
    marker: str


class ReserveAdvance(AdvanceAfterCombat, frozen=True, tag="reserve-advance"):
    """25.2.3: the advance of a stack that was in reserve.

    ``vacated`` is the hex of the last combat, if it was vacated. All units count as ``moved``
    from the beginning: none of them has attacked across a major river, so none may cross one
    without a bridge.
    """

    def decision(self, work: S42Work, seat: str) -> Decision:
        return Decision(seat, "s42-reserve-advance", "25.2.3", {}, self.choices(work, seat))

    def reasons(self, work: S42Work, seat: str, action: Action) -> list[Reason]:
        if isinstance(action, Advance) and action.unit not in self.units:
            return [Reason("s42-not-activated", "25.2.3", {"unit": action.unit})]
        return super().reasons(work, seat, action)


def _objections(work: S42Work, side: int, action: Activate) -> list[Reason]:
    """25.2.3: why there is nothing to activate."""
    if RULE not in work.rules.advanced:
        return [Reason("s42-no-reserves-in-play", "25.0", {})]
    if action.hex not in work.rules.grid:
        return [Reason("unknown-hex", "", {"hex": action.hex})]
    placed = marker_hexes(work, side).get(RESERVE + action.marker)
    if work.data.phase != ACTIVATING or placed != work.rules.grid.index(action.hex):
        name = {"hex": action.hex, "number": action.marker}
        return [Reason("s42-no-reserve-there", "25.2.3", {**name})]
    return []


class ReserveActivations:
    """25.2.3: what the Combat Phase offers: stacks in reserve, one after another (A-83)."""

    verbs: tuple[type[Action], ...] = (Activate,)

    def legal(self, work: S42Work, side: int) -> list[Action]:
        """The stacks that are still in reserve."""
        if RULE not in work.rules.advanced or work.data.phase != ACTIVATING:
            return []
        names = work.rules.names
        return [
            Activate(names[hex], mark.removeprefix(RESERVE))
            for mark, hex in marker_hexes(work, side).items()
        ]

    def due(self, work: S42Work, side: int) -> list[Reason]:
        """Nobody need be activated."""
        return []

    def reasons(self, work: S42Work, side: int, action: Activate) -> list[Reason]:
        """Why a stack cannot be activated."""
        return _objections(work, side, action)

    def take(self, work: S42Work, side: int, action: Activate) -> None:
        """The marker goes, and the stack advances."""
        mark = RESERVE + action.marker
        units = tuple(under_marker(work, side, mark))
        for uid in units:
            work.unmark(uid, mark)
            work.mark(uid, ACTIVATED)
        work.tell("s42-reserve-activated", "25.2.3", hex=action.hex, units=units)
        able = tuple(uid for uid in units if may_advance(work, uid))
        rate = advance_rate(work.rules.tables.reserves.advance, weather_of(work))
        left = tuple(min(rate, pace_of(work, uid)) for uid in able)
        work.push(ReserveAdvance(SIDES[side], vacated_hex(work), able, left, moved=able))
