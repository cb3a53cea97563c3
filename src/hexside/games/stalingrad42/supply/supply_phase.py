"""3.0 The Supply Phase: railheads, supply status, isolation attrition, Supply Points; in order."""

from __future__ import annotations

from msgspec.structs import replace

from hexside.engine import Action, Decision, Reason, Wait
from hexside.engine.agenda import NotTaken
from hexside.games.stalingrad42.actions import DONE, Done
from hexside.games.stalingrad42.combat.losses import lose_step
from hexside.games.stalingrad42.rail.railroads import is_operative, move_railhead, railhead_moves
from hexside.games.stalingrad42.reading.printed import AXIS
from hexside.games.stalingrad42.seat_frames import SeatFrame
from hexside.games.stalingrad42.sequence.initial_reasons import expend_reasons
from hexside.games.stalingrad42.supply.attrition import check_supply, modifiers, suffering
from hexside.games.stalingrad42.supply.supply_actions import Expend, Railhead
from hexside.games.stalingrad42.supply.supply_points import expend, expend_options
from hexside.games.stalingrad42.work import S42Work

STEPS = ("railheads", "status", "attrition", "artillery")


class SupplyPhase(SeatFrame, frozen=True, tag="supply-phase"):
    """3.0 P5: four steps in a fixed order.

    ``hexes`` are railheads that have moved (17.2.1), ``pending`` the units that still roll for
    attrition with their modifiers, as ``unit:modifier``.
    """

    step: str = STEPS[0]
    hexes: tuple[int, ...] = ()
    pending: tuple[str, ...] = ()

    def run(self, work: S42Work) -> Wait:
        if self.step == "railheads":
            if self.side(work) == AXIS and railhead_moves(work, self.hexes):
                return Wait.DECISION
            self._next(work)
        elif self.step == "status":
            check_supply(work, self.side(work))
            units = suffering(work, self.side(work))
            found = modifiers(work, self.side(work), units)
            pending = tuple(f"{uid}:{found[uid]}" for uid in units)
            work.replace(replace(self, step="attrition", pending=pending))
        elif self.step == "attrition":
            if not self.pending:
                self._next(work)
            else:
                work.replace(replace(self, pending=self.pending[1:]))
                uid, _, modifier = self.pending[0].rpartition(":")
                _attrition(work, uid, int(modifier))
        elif expend_options(work, self.side(work)):
            return Wait.DECISION
        else:
            work.pop()
        return Wait.NOTHING

    def _next(self, work: S42Work) -> None:
        number = STEPS.index(self.step) + 1
        if number < len(STEPS):
            work.replace(replace(self, step=STEPS[number], hexes=()))
        else:
            work.pop()

    def decision(self, work: S42Work, seat: str) -> Decision:
        if self.step == "railheads":
            left = work.rules.numbers.railheads.moves - len(self.hexes)
            return Decision(
                seat, "s42-move-railheads", "17.2.1", {"count": left}, self.choices(work, seat)
            )
        return Decision(seat, "s42-expend-supply", "18.6.4", {}, self.choices(work, seat))

    def legal(self, work: S42Work, seat: str) -> list[Action]:
        found: list[Action] = [DONE]
        if self.step != "railheads":
            return [*found, *expend_options(work, self.side(work))]
        names = work.rules.names
        for start, goals in railhead_moves(work, self.hexes).items():
            found.extend(Railhead(names[start], names[goal]) for goal in goals)
        return found

    def reasons(self, work: S42Work, seat: str, action: Action) -> list[Reason]:
        if isinstance(action, Expend) and self.step == "artillery":
            return expend_reasons(work, self.side(work), action.supply_point, action.unit)
        if not isinstance(action, Railhead) or self.step != "railheads":
            return []
        grid = work.rules.grid
        for name in (action.start, action.to):
            if name not in grid:
                return [Reason("unknown-hex", "", {"hex": name})]
        start = grid.index(action.start)
        heads = [head for head in work.data.railheads if head.hex == start]
        if not heads:
            return [Reason("s42-no-railhead", "17.2.1", {"hex": action.start})]
        if not any(is_operative(work, head) for head in heads):
            return [Reason("s42-railhead-inoperative", "17.3.2", {"hex": action.start})]
        if start in self.hexes or all(head.since == work.turn for head in heads):
            return [Reason("s42-railhead-moved-already", "17.2.1", {"hex": action.start})]
        return [Reason("s42-railhead-cannot-reach", "17.2.1", {"hex": action.to})]

    def take(self, work: S42Work, seat: str, action: Action) -> None:
        index = work.rules.grid.index
        match action:
            case Done():
                self._next(work)
            case Expend():
                expend(work, action)
            case Railhead(start=start, to=to):
                goal = index(to)
                move_railhead(work, index(start), goal)
                work.replace(replace(self, hexes=(*self.hexes, goal)))
            case _:
                raise NotTaken(self, action)


def _attrition(work: S42Work, uid: str, modifier: int) -> None:
    """16.5.2-3: one roll; a loss may take the last step."""
    table = work.rules.numbers.isolation
    if not table.loses_step(1, modifier):
        work.tell("s42-attrition-immune", "16.5.4", unit=uid, modifier=modifier)
        return
    die = work.roll()
    lost = table.loses_step(die, modifier)
    work.tell(
        "s42-attrition-rolled",
        "16.5.2",
        unit=uid,
        die=die,
        modifier=modifier,
        result="loss" if lost else "none",
        draw=work.draw,
    )
    if lost:
        lose_step(work, uid, "16.5.2")
